/* scoring.c - victory points and the winner: OTV-157 to OTV-168, OTV-A37, OTV-A38, OTV-A41, OTV-A67. */
#include "games/onward_to_venus/otv_state.h"

static unsigned planet_points(const orr_ctx *t, unsigned planet, orr_seat s)
{
    const otv_state *p = otv(t);
    unsigned income[OTV_MAX_SEATS] = { 0 };
    for (unsigned k = 0; k < p->core.seats; k++) income[k] = otv_income_at(p, planet, k);   /* OTV-160 */
    return otv_points_for(t->box, planet, income, p->core.seats, s);     /* OTV-158, OTV-159 */
}

static unsigned tile_points(const otv_state *p, unsigned s)             /* OTV-161, OTV-162 */
{
    return p->big_game[s] + 0u + p->crises[s] + 2u * p->trophies[s];
}

static unsigned plants(const otv_state *p, unsigned s)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        n += p->piece[OTV_PLANT + OTV_FACTORY][planet][s] + 0u + p->piece[OTV_PLANT + OTV_MINE][planet][s];
    return n;
}

/* As if the game ended now; all lose: nothing for anybody (OTV-A67). Units and money are worth nothing (OTV-163). */
void otv_score(const orr_ctx *t, int16_t score[ORR_MAX_SEATS])
{
    const otv_state *p = otv(t);
    for (orr_seat s = 0; s < p->core.seats; s++) {
        unsigned sum = tile_points(p, s);
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) sum += planet_points(t, planet, s);
        score[s] = (int16_t)(p->ended > OTV_SCORED ? 0 : sum);
    }
}

/* Those of `tied` for whom `value` is highest. */
static orr_seats highest(const otv_state *p, orr_seats tied, unsigned (*value)(const otv_state *, unsigned))
{
    unsigned best = 0;
    orr_seats top = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (!(tied >> s & 1)) continue;
        const unsigned v = value(p, s);
        if (v > best) top = 0, best = v;
        if (v == best) top |= orr_one(s);
    }
    return top;
}

static bool is_one(orr_seats set) { return !(set & (set - 1)); }

/* OTV-164 to OTV-168, OTV-A41: each tie-break narrows the set. */
static void find_winners(const orr_ctx *t, orr_result *r)
{
    const otv_state *p = otv(t);
    int16_t score[ORR_MAX_SEATS], best = 0;
    orr_seats tied = 0;
    otv_score(t, score);
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (score[s] > best) tied = 0, best = score[s];
        if (score[s] == best) tied |= orr_one(s);
    }
    *r = (orr_result){ .winners = tied, .outcome = OTV_WON, .rule = OTV_164 };
    if (is_one(tied)) return;
    if (tied >> p->holder & 1) {
        r->winners = orr_one(p->holder);
        r->rule = OTV_165;
        return;
    }
    r->winners = highest(p, tied, plants);
    r->rule = OTV_166;
    if (is_one(r->winners)) return;
    r->winners = highest(p, r->winners, tile_points);
    r->rule = OTV_167;
    if (is_one(r->winners)) return;
    r->outcome = OTV_SHARED;
    r->rule = OTV_168;
}

void otv_result(const orr_ctx *t, orr_result *r)
{
    const unsigned ended = otv(t)->ended;
    if (ended <= OTV_SCORED) find_winners(t, r);
    else *r = (orr_result){ .outcome = OTV_ALL_LOSE, .rule = ended == OTV_EARTH_FELL ? OTV_128 : OTV_154 };
}

void otv_tell_scores(orr_ctx *t)
{
    const otv_state *p = otv(t);
    int16_t score[ORR_MAX_SEATS];
    orr_result r;
    if (!t->news) return;
    otv_score(t, score);
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (orr_seat s = 0; s < p->core.seats; s++) {
            const unsigned points = planet_points(t, planet, s);
            if (points) orr_tell(t, OTV_158, OTV_TOLD_SCORES, ORR_EVERYBODY, ORR_ARGS(s, points, planet), 0);
        }
    for (orr_seat s = 0; s < p->core.seats; s++)
        orr_tell(t, OTV_161, OTV_TOLD_TOTAL, ORR_EVERYBODY, ORR_ARGS(s, score[s], 0), 0);
    otv_result(t, &r);
    for (unsigned s = 0; s < p->core.seats; s++)
        if (r.winners >> s & 1) orr_tell(t, r.rule, OTV_TOLD_WINS, ORR_EVERYBODY, s, 0);
}
