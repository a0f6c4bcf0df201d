/* total.c - what a Threat comes to: good and bad symbols, the Leader's skill, the difficulty: MVE-57, MVE-84, MVE-85,
 * MVE-87 to MVE-89, MVE-92 to MVE-96, MVE-A3, MVE-A18, MVE-A20, MVE-A56, MVE-A68. */
#include "mve_state.h"

bool mve_agent_leads(const mve_state *p)
{
    return mve_is_led(p, p->current) && mve_in(p->agents, mve_leader(p, p->current));
}
bool mve_wild_leader(const orr_ctx *t) /* MVE-88, MVE-89, MVE-A18: is there a Leader who decides about Wild cards? */
{
    const mve_state *p = mve(t);
    return mve_agent_leads(p) || (mve_is_led(p, p->current) && mve_ed(t)->martian_wilds);
}

/* ---- the cards --------------------------------------------------------------------------------------------------- */

static bool is_good(const orr_ctx *t, unsigned skill)                    /* MVE-84, MVE-85 */
{
    return mve_threat(t, mve_threat_in(mve(t), mve(t)->current))->skills >> (skill - 1) & 1;
}

void mve_count(orr_ctx *t, unsigned symbols, bool good)               /* MVE-87 */
{
    mve(t)->total = (int16_t)(mve(t)->total + (good ? (int)symbols : -(int)symbols));
}

bool mve_total_cards(orr_ctx *t, unsigned first)
{
    mve_state *p = mve(t);
    const bool asks = mve_wild_leader(t);
    const unsigned skills = mve_threat(t, mve_threat_in(p, p->current))->skills;
    const unsigned good = skills << 1 | 1u << MVE_WILD; /* MVE-89: Wild ones that nobody is asked for */
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

void mve_add_skill(orr_ctx *t, unsigned skill)                        /* MVE-92, MVE-93 */
{
    const unsigned value = mve_group_value(mve_leading_agent(t), skill);
    mve_count(t, value, is_good(t, skill));
    orr_tell(t, MVE_92, MVE_TOLD_SKILL, ORR_EVERYBODY, ORR_ARGS(mve_leader(mve(t), mve(t)->current), skill, value), 0);
}

/* ---- the difficulty ---------------------------------------------------------------------------------------------- */

static const int8_t small_tables[] = { 0, -3, -2, -1, 0, 1 };            /* words in tables.c; value 0: the set's */

int mve_difficulty(const orr_ctx *t)            /* MVE-57, MVE-A3, MVE-A56, MVE-A68 */
{
    const mve_state *p = mve(t);
    int base = mve_threat(t, mve_threat_in(p, p->current))->difficulty;
    if (mve_ed(t)->small_card && mve_small(p)) {   /* MVE-17; MVE-208: not in the co-op game */
        const unsigned option = mve_option(t, MVE_O_SMALL);
        base += option ? small_tables[option] : (int)mve_set_of(t->box)->manifest[0].small_table - 3;     /* MVE-A82 */
        if (base < 1) base = 1;
    }
    const int now = base + p->counters[p->current] + p->modifier;
    return now < 0 ? 0 : now;
}
