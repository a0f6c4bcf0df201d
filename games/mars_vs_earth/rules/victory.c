/* victory.c - Resources, scoring a Threat, winning: MVE-98, MVE-100, MVE-108 to MVE-112, MVE-189 to MVE-192, MVE-210,
 * MVE-A5, MVE-A6, MVE-A23, MVE-A24, MVE-A62, MVE-A67, MVE-A72, MVE-A80. */
#include "games/mars_vs_earth/mve_state.h"

const uint8_t mve_caps[] = { 0, 6, 8, 9, 11, 12, 13, 15, 18, 20, 25, 30, 50, 99 };   /* words in options.h; 0: none */
extern const uint8_t mve_caps[];

static bool is_clone(const mve_state *p, orr_seat s) { return mve_level(p, s) != 0; }

static void end(orr_ctx *t, unsigned outcome, orr_rule why)
{
    mve_state *p = mve(t);
    p->outcome = (uint8_t)outcome;
    orr_tell(t, why, MVE_TOLD_WON, ORR_EVERYBODY, outcome, 0);
    for (unsigned s = 0; s < p->core.seats; s++)                         /* MVE-A80 */
        for (unsigned i = 0; i < p->dna[s].z.n; i++) {
            orr_show(t, ORR_AT(p->dna[s]), i, ORR_EVERYBODY);
            orr_tell(t, MVE_A80, MVE_TOLD_WAS, ORR_EVERYBODY, ORR_ARGS(s, i, p->dna[s].card[i].kind), 0);
        }
    orr_over(t);
}

bool mve_lose(orr_ctx *t, unsigned resource, unsigned n, orr_rule why)
{
    mve_state *p = mve(t);
    p->resource[resource] = (int16_t)(p->resource[resource] - (int)n);   /* MVE-A69: not clamped */
    orr_tell(t, why, MVE_TOLD_LOSES, ORR_EVERYBODY, ORR_ARGS(resource, n, 0), 0);
    if (p->resource[resource] > 0) return false;   /* MVE-A6: before the Threat is scored */
    end(t, MVE_MARTIANS_WIN, p->core.seats == 2 ? MVE_210 : MVE_189);    /* MVE-A23: at once */
    return true;
}

int mve_raised(const orr_box *b, int now, unsigned n)
{
    const int cap = mve_caps[b->opt[MVE_O_CAP]], then = now + (int)n;
    return cap && then > cap ? cap : then;
}

void mve_gain(orr_ctx *t, unsigned resource, unsigned n, orr_rule why)
{
    mve_state *p = mve(t);
    const int now = p->resource[resource], then = mve_raised(t->box, now, n);
    p->resource[resource] = (int16_t)then;
    if (then > now) orr_tell(t, why, MVE_TOLD_GAINS, ORR_EVERYBODY, ORR_ARGS(resource, then - now, 0), 0);
    if (then < now + (int)n) orr_tell(t, MVE_A24, MVE_TOLD_FULL, ORR_EVERYBODY, ORR_ARGS(resource, then, 0), 0);
}

/* ---- scoring ----------------------------------------------------------------------------------------------------- */

static bool wave_three_filled(const mve_state *p) { return p->piles[MVE_WAVES - 1] >= mve_quota(p->core.seats); }

static void pile_up(orr_ctx *t, orr_card c)
{
    mve_state *p = mve(t);
    unsigned pile = p->wave - 1u;
    while (pile + 1 < MVE_WAVES && p->piles[pile] >= mve_quota(p->core.seats)) pile++;    /* MVE-111, MVE-A67 */
    p->piles[pile]++;
    c.tag = (uint8_t)pile;
    orr_put(ORR_AT(p->defeated), c);
    orr_tell(t, pile + 1u > p->wave ? MVE_111 : MVE_109, MVE_TOLD_DEFEATED, ORR_EVERYBODY, ORR_ARGS(c.kind, pile, 0),
             0);
}

bool mve_score_threat(orr_ctx *t, bool success, unsigned first)
{
    mve_state *p = mve(t);
    const unsigned slot = p->current;
    mve_put_away(t, first);                                              /* MVE-108 */
    orr_by(t, MVE_108);
    const orr_card c = orr_take_top(t, ORR_AT(p->active[slot]), ORR_EVERYBODY);
    if (success) pile_up(t, c);
    else mve_bury(ORR_AT(p->threat), c.kind);                            /* MVE-109 */
    p->counters[slot] = 0;                                               /* MVE-110 */
    p->current = MVE_SLOTS;
    p->modifier = p->total = 0;
    mve_empty_slot(p, slot);
    if (mve_option(t, MVE_O_WIN_CHECK) || !wave_three_filled(p)) return false;
    end(t, MVE_HUMANS_WIN, MVE_112);                                     /* MVE-190 */
    return true;
}

bool mve_won_after_resolution(orr_ctx *t)
{
    if (!mve_option(t, MVE_O_WIN_CHECK) || !wave_three_filled(mve(t))) return false;
    end(t, MVE_HUMANS_WIN, MVE_A5);
    return true;
}

orr_next mve_end_undecided(orr_ctx *t)
{
    end(t, MVE_UNDECIDED, MVE_A72);
    return ORR_OVER;
}

/* ---- who has won ------------------------------------------------------------------------------------------------- */

static bool wins(const mve_state *p, orr_seat s)                         /* MVE-192, MVE-A62, MVE-A80 */
{
    if (p->outcome == MVE_UNDECIDED) return false;
    return is_clone(p, s) == (p->outcome == MVE_MARTIANS_WIN);
}

void mve_result(const orr_ctx *t, orr_result *r)
{
    static const orr_rule rules[MVE_N_OUTCOMES] = { MVE_112, MVE_189, MVE_A72 };
    const mve_state *p = mve(t);
    *r = (orr_result){ .outcome = p->outcome, .rule = rules[p->outcome] };
    if (p->outcome == MVE_MARTIANS_WIN && mve_ed(t)->no_martians) r->rule = MVE_210;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (wins(p, (orr_seat)s)) r->winners |= orr_one(s);
}

/* The best that the Leader's Agent can add. */
static int led_by(const orr_ctx *t, unsigned slot)
{
    const mve_state *p = mve(t);
    if (!mve_is_led(p, slot) || !mve_in(p->agents, mve_leader(p, slot))) return 0;
    return mve_best_group(&mve_set_of(t->box)->agents[p->agent[mve_leader(p, slot)].card[0].kind],
                          mve_threat(t, mve_threat_in(p, slot)));
}

/* How far the cards and the Leader at a Threat reach, in per cent of its difficulty. */
static int way_of(const orr_ctx *t, unsigned slot)
{
    const mve_state *p = mve(t);
    const mve_threat_row *row = mve_threat(t, mve_threat_in(p, slot));
    int sum = led_by(t, slot);
    for (unsigned i = 0; i < p->laid.z.n; i++) {
        if (!mve_is_at(p->laid.card[i].tag, slot)) continue;
        const mve_card_row *c = mve_card(t, p->laid.card[i].kind);
        sum += mve_good_skills(row) >> c->skill & 1 ? c->strength : -(int)c->strength;
    }
    const int way = 100 * sum / (row->difficulty + p->counters[slot]);
    return way < -60 ? -60 : way > 120 ? 120 : way;
}

/* How the Humans stand: defeated Threats of those needed, and half of what lies at those on the table, against the
 * weakest Resource's losses, in per cent. */
static int human_standing(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    const int start = mve_ed(t)->start[p->core.seats], to_win = (int)(3 * mve_quota(p->core.seats));
    int weakest = p->resource[0], all = 0;
    for (unsigned r = 0; r < MVE_RESOURCES; r++) {
        all += p->resource[r];
        if (p->resource[r] < weakest) weakest = p->resource[r];
    }
    int way = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (p->active[slot].z.n) way += way_of(t, slot);
    return (300 * p->defeated.z.n + 3 * way / 2) / to_win + 100 * weakest / start + 50 * all / (4 * start);
}

void mve_score(const orr_ctx *t, int16_t score[ORR_MAX_SEATS])
{
    const mve_state *p = mve(t);
    const int humans = p->core.over ? p->outcome == MVE_UNDECIDED ? 0 : p->outcome == MVE_HUMANS_WIN ? 1000 : -1000
                                    : human_standing(t) - 150;
    for (unsigned s = 0; s < p->core.seats; s++) score[s] = (int16_t)(is_clone(p, (orr_seat)s) ? -humans : humans);
}

uint8_t mve_side(const orr_ctx *t, orr_seat s) { return is_clone(mve(t), s) ? MVE_CLONE : MVE_HUMAN; }
