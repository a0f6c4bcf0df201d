/* total.c - what a Threat comes to: good and bad symbols, the Leader's skill, the difficulty: MVE-57, MVE-84, MVE-85,
 * MVE-87 to MVE-89, MVE-92 to MVE-96, MVE-A3, MVE-A18, MVE-A20, MVE-A56, MVE-A68. */
#include "games/mars_vs_earth/mve_state.h"

bool mve_agent_leads(const mve_state *p)
{
    return mve_is_led(p, p->current) && mve_in(p->agents, mve_leader(p, p->current));
}
bool mve_wild_leader(const orr_ctx *t) /* MVE-88, MVE-89, MVE-A18: is there a Leader who decides about Wild cards? */
{
    const mve_state *p = mve(t);
    return mve_decides_wilds(t->game, p->core.seats, p->agents, p->active[p->current].card[0].tag);
}

/* ---- the cards --------------------------------------------------------------------------------------------------- */

static bool is_good(const orr_ctx *t, unsigned skill)                    /* MVE-84, MVE-85 */
{
    return mve_good_skills(mve_threat(t, mve_threat_in(mve(t), mve(t)->current))) >> skill & 1;
}

void mve_count(orr_ctx *t, unsigned symbols, bool good)               /* MVE-87 */
{
    mve(t)->total = (int16_t)(mve(t)->total + (good ? (int)symbols : -(int)symbols));
}

bool mve_total_cards(orr_ctx *t, unsigned first)
{
    mve_state *p = mve(t);
    const bool asks = mve_wild_leader(t);
    const unsigned good = mve_good_skills(mve_threat(t, mve_threat_in(p, p->current)));
    const mve_card_row *const rows = mve_set_of(t->box)->cards;
    int total = 0;
    bool left = false;
    for (unsigned i = first, n = p->laid.z.n; i < n; i++) {
        if (!mve_on_threat(p->laid.card[i].tag)) continue; /* MVE-A20: what was taken off does not count */
        const mve_card_row *const c = &rows[p->laid.card[i].kind];
        if (asks && c->skill == MVE_WILD) left = true;
        else total += good >> c->skill & 1 ? (int)c->strength : -(int)c->strength;
    }
    p->total = (int16_t)total;
    return left;
}

/* ---- the Leader's skill ------------------------------------------------------------------------------------------ */

unsigned mve_group_value(const mve_agent_row *a, unsigned skill)
{
    return a->skill1 == skill ? a->value1 : a->skill2 == skill ? a->value2 : a->skill3 == skill ? a->value3 : 0u;
}
const mve_agent_row *mve_leading_agent(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    return &mve_set_of(t->box)->agents[p->agent[mve_leader(p, p->current)].card[0].kind];
}

int mve_best_group(const mve_agent_row *a, const mve_threat_row *row)
{
    int best = -9;
    for (unsigned skill = 1; skill <= MVE_MAX_SKILLS; skill++) {
        const int value = (int)mve_group_value(a, skill), worth = mve_good_skills(row) >> skill & 1 ? value : -value;
        if (value && worth > best) best = worth;
    }
    return best;
}

void mve_add_skill(orr_ctx *t, unsigned skill)                        /* MVE-92, MVE-93 */
{
    const unsigned value = mve_group_value(mve_leading_agent(t), skill);
    mve_count(t, value, is_good(t, skill));
    orr_tell(t, MVE_92, MVE_TOLD_SKILL, ORR_EVERYBODY, ORR_ARGS(mve_leader(mve(t), mve(t)->current), skill, value), 0);
}

/* ---- the difficulty ---------------------------------------------------------------------------------------------- */

static const int8_t small_tables[] = { 0, -3, -2, -1, 0, 1 };            /* words in edition_1e.c; 0: the set's */

int mve_base_difficulty(const orr_box *b, unsigned seats, unsigned threat)       /* MVE-A3, MVE-A56 */
{
    int base = mve_set_of(b)->threats[threat].difficulty;
    if (mve_edition_of(b->game, seats)->small_card && mve_is_small(seats)) { /* MVE-17; MVE-208: not in the co-op
                                                                              * game */
        const unsigned option = b->opt[MVE_O_SMALL];
        base += option ? small_tables[option] : (int)mve_set_of(b)->manifest[0].small_table - 3;          /* MVE-A82 */
        if (base < 1) base = 1;
    }
    return base;
}

int mve_difficulty(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    return mve_difficulty_with(mve_base_difficulty(t->box, p->core.seats, mve_threat_in(p, p->current)),
                               p->counters[p->current], p->modifier);
}
