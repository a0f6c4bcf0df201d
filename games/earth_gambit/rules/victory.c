/* victory.c - the Victory Conditions: EG-2, EG-4 to EG-9, EG-A2 to EG-A4, EG-A56, EG-A71, EG-A72,
 * EG-A77. */
#include "games/earth_gambit/eg_state.h"

/* EG-A2, EG-A71: with unclaimed_win=ignored only a team with a member can win. */
static bool counts(const orr_ctx *t, unsigned team)
{
    const eg_state *p = eg(t);
    if (!eg_option(t, EG_O_UNCLAIMED)) return true;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (p->role[s].card[0].kind == team) return true;
    return false;
}

static void show_roles(orr_ctx *t)                       /* EG-A72 */
{
    eg_state *p = eg(t);
    for (unsigned s = 0; s < p->core.seats; s++) {
        orr_show(t, ORR_AT(p->role[s]), 0, ORR_EVERYBODY);
        orr_tell(t, EG_A72, EG_TOLD_ROLE, ORR_EVERYBODY, ORR_ARGS(s, p->role[s].card[0].kind, 0), 0);
    }
    if (!p->spare.z.n) return;
    orr_show(t, ORR_AT(p->spare), 0, ORR_EVERYBODY);
    orr_tell(t, EG_A72, EG_TOLD_SPARE, ORR_EVERYBODY, p->spare.card[0].kind, 0);
}

static bool reached(const orr_ctx *t, unsigned team)
{
    const eg_state *p = eg(t);
    const unsigned have = team == EG_ALIEN ? p->red : team == EG_SCIENTIST ? p->blue : p->yellow;
    return have >= eg_goal(t->box, team) && counts(t, team);
}

bool eg_goal_reached(const orr_ctx *t)
{
    return reached(t, EG_ALIEN) || reached(t, EG_SCIENTIST) || reached(t, EG_EXTINCTIONIST);
}

static orr_rule rule_that_decided(const orr_ctx *t)      /* EG-A72 */
{
    static const orr_rule rules[EG_N_OUTCOMES] = { EG_4, EG_5, EG_6, EG_A4, EG_A56 };
    const unsigned outcome = eg(t)->outcome;
    const bool ranked = outcome == EG_WON_EXTINCTIONISTS && (reached(t, EG_ALIEN) || reached(t, EG_SCIENTIST));
    return ranked ? EG_8 : rules[outcome];
}

bool eg_check_victory(orr_ctx *t)
{
    eg_state *p = eg(t);
    const eg_role_row *role = eg_set_of(t->box)->roles;
    if (p->red < role[EG_ALIEN].goal && p->blue < role[EG_SCIENTIST].goal && p->yellow < role[EG_EXTINCTIONIST].goal)
        return false;
    const bool red = reached(t, EG_ALIEN), blue = reached(t, EG_SCIENTIST), yellow = reached(t, EG_EXTINCTIONIST);
    if (!red && !blue && !yellow) {
        orr_by(t, EG_A71);
        return false;
    }
    p->outcome = (uint8_t)eg_winner(red, blue, yellow);
    p->turns++;                                          /* the turn in which it ended counts (EG-A56) */
    orr_tell(t, rule_that_decided(t), EG_TOLD_WON, ORR_EVERYBODY, p->outcome, 0);
    show_roles(t);
    return true;
}

orr_next eg_end_unfinished(orr_ctx *t)                   /* EG-A56 */
{
    eg(t)->outcome = EG_UNFINISHED;
    orr_tell(t, EG_A56, EG_TOLD_UNFINISHED, ORR_EVERYBODY, 0, 0);
    show_roles(t);
    return orr_over(t);
}

static bool wins(unsigned outcome, unsigned team)        /* EG-9 */
{
    return outcome == team || (outcome == EG_WON_BOTH && team != EG_EXTINCTIONIST);
}

void eg_result(const orr_ctx *t, orr_result *r)
{
    const eg_state *p = eg(t);
    *r = (orr_result){ .outcome = p->outcome, .rule = rule_that_decided(t) };
    for (unsigned s = 0; s < p->core.seats; s++)
        if (wins(p->outcome, p->role[s].card[0].kind)) r->winners |= orr_one(s);
}

/* How a seat stands: its team's way to the goal against that of the best other team, in per cent; won 1000, lost
 * -1000. */
void eg_score(const orr_ctx *t, int16_t score[ORR_MAX_SEATS])
{
    const eg_state *p = eg(t);
    const eg_role_row *role = eg_set_of(t->box)->roles;
    const int way[EG_N_TEAMS] = { p->red * 100 / role[EG_ALIEN].goal, p->blue * 100 / role[EG_SCIENTIST].goal,
                                  p->yellow * 100 / role[EG_EXTINCTIONIST].goal };
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned team = p->role[s].card[0].kind;
        int other = 0;
        for (unsigned k = 0; k < EG_N_TEAMS; k++)
            if (k != team && way[k] > other) other = way[k];
        score[s] = (int16_t)(p->core.over ? wins(p->outcome, team) ? 1000 : -1000 : way[team] - other);
    }
}

uint8_t eg_side(const orr_ctx *t, orr_seat s) { return eg(t)->role[s].card[0].kind; }
