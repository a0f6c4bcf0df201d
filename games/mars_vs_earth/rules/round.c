/* round.c - the frame of a round and its steps that ask nothing: MVE-19 to MVE-36, MVE-48 to MVE-51, MVE-113 to
 * MVE-116, MVE-166 to MVE-174, MVE-188, MVE-212, MVE-A13, MVE-A16, MVE-A27, MVE-A65, MVE-A66, MVE-A72. */
#include "games/mars_vs_earth/rules/hands.h"

/* The round runs the match; its step is the position in the edition's list (MVE-19, MVE-20). */
orr_next mve_run_round(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const mve_edition *e = mve_ed(t);
    (void)in;
    return (mve_option(t, MVE_O_PROMOTION) ? e->variant_steps : e->steps)[f->step](t, f);
}
void mve_options_round(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f, (void)s, (void)l;            /* the round itself never asks */
}
static orr_next step_done(orr_frame *f) { return orr_goto(f, (uint8_t)(f->step + 1)); }
orr_next mve_no_step(orr_ctx *t, orr_frame *f) { return (void)t, step_done(f); }

/* ---- levels and hand sizes --------------------------------------------------------------------------------------- */

unsigned mve_level(const mve_state *p, orr_seat s)
{
    unsigned level = 0;
    for (unsigned i = 0; i < p->dna[s].z.n; i++)
        if (p->dna[s].card[i].kind == MVE_CLONE) level += i + 1;        /* MVE-172 */
    return level;
}
const mve_martian_row *mve_martian(const orr_ctx *t, orr_seat s)
{
    const unsigned level = mve_level(mve(t), s);
    return &mve_set_of(t->box)->martians[level ? level - 1 : 0];
}

unsigned mve_hand_size(const orr_ctx *t, orr_seat s)
{
    const mve_state *p = mve(t);
    const mve_edition *e = mve_ed(t);
    if (!mve_in(mve_humans(p), s)) return mve_martian(t, s)->hand;      /* MVE-27, MVE-30 */
    return e->hand[p->wave] + (mve_small(p) ? e->small_hand : 0u);      /* MVE-28, MVE-29, MVE-31 */
}

/* ---- Initiative -------------------------------------------------------------------------------------------------- */

void mve_take_initiative(orr_ctx *t, orr_seat s, orr_rule why)
{
    mve_state *p = mve(t);
    orr_by(t, p->overridden ? MVE_114 : MVE_113);
    p->initiative = s;
    p->overridden = 1;
    orr_tell(t, why, MVE_TOLD_INITIATIVE, ORR_EVERYBODY, s, 0);
}

/* MVE-80: the slot led by the first seat at or after `offset` places from `from`; offset moves past it. */
unsigned mve_led_in_order(const mve_state *p, unsigned from, unsigned *offset)
{
    while (*offset < p->core.seats) {
        const unsigned tag = mve_after(p, from, (*offset)++) + 1u;       /* empty slots have none */
        for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
            if (p->active[slot].card[0].tag == tag) return slot;
    }
    return MVE_SLOTS;
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static void tell_round(orr_ctx *t, unsigned n)     /* numbers of events end at 255, so later ones come digit by digit */
{
    if (n <= UINT8_MAX) orr_tell(t, MVE_212, MVE_TOLD_ROUND, ORR_EVERYBODY, n, 0);
    else orr_tell(t, MVE_212, MVE_TOLD_LATE_ROUND, ORR_EVERYBODY, ORR_ARGS(n / 100, n / 10 % 10, n % 10), 0);
}

orr_next mve_draw_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    const orr_rule why = mve_ed(t)->draws;
    tell_round(t, p->round);
    for (unsigned k = 0, seats = p->core.seats; k < seats; k++) {       /* MVE-21, MVE-A27 */
        const orr_seat s = mve_after(p, p->initiative, k);
        const unsigned size = mve_hand_size(t, s);
        if (p->hand[s].z.n < size) mve_draw(t, s, size - p->hand[s].z.n, why);
        else orr_by(t, MVE_32);
    }
    return step_done(f);
}

orr_next mve_threats_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    orr_card c;
    const unsigned most = mve_quota(p->core.seats);
    for (unsigned slot = 0; slot < most && mve_draw_threat(t, &c); slot++) {                       /* MVE-34 */
        orr_put(ORR_AT(p->active[slot]), c);
        orr_tell(t, MVE_34, MVE_TOLD_THREAT, ORR_EVERYBODY, ORR_ARGS(p->initiative, c.kind, 0), 0);
    }
    mve_sort_slots(p);
    return step_done(f);
}

static void lay_fate(orr_ctx *t, unsigned slot)
{
    mve_state *p = mve(t);
    orr_card c;
    for (unsigned k = mve_ed(t)->fate[p->wave]; k; k--) {               /* MVE-48, MVE-209, Table 5 */
        if (!mve_draw_card(t, &c, 0)) return;                           /* MVE-50: nobody looks; MVE-A65 */
        c.tag = mve_at(slot, MVE_MAX_SEATS);                            /* MVE-51: it is nobody's */
        mve_lay(p, c);
        orr_tell(t, MVE_48, MVE_TOLD_FATE, 0, mve_threat_in(p, slot), 0);
    }
}

orr_next mve_fate_step(orr_ctx *t, orr_frame *f)
{
    const mve_state *p = mve(t);
    unsigned offset = 0, slot;
    while ((slot = mve_led_in_order(p, p->initiative, &offset)) < MVE_SLOTS) lay_fate(t, slot);    /* MVE-A65 */
    if (mve_ed(t)->unled_fail && !mve_option(t, MVE_O_FATE_UNLED)) {    /* MVE-A8 */
        orr_by(t, MVE_A8);
        return step_done(f);
    }
    for (slot = 0; slot < MVE_SLOTS; slot++)                            /* MVE-49 */
        if (p->active[slot].z.n && !mve_is_led(p, slot)) {
            orr_by(t, MVE_49);
            lay_fate(t, slot);
        }
    return step_done(f);
}

/* ---- a new wave -------------------------------------------------------------------------------------------------- */

static void deal_wave(orr_ctx *t)
{
    mve_state *p = mve(t);
    for (unsigned k = 0; k < p->core.seats && p->dna_deck.z.n; k++) {   /* MVE-A66; MVE-207: none in the co-op game */
        const orr_seat s = mve_after(p, p->initiative, k);
        const orr_seats sees = mve_in(p->agents, s) ? orr_one(s) : ORR_EVERYBODY; /* MVE-167, MVE-146, MVE-151 */
        const orr_card c = orr_take_top(t, ORR_AT(p->dna_deck), sees);
        orr_put(ORR_AT(p->dna[s]), c);                                  /* MVE-168 */
        orr_tell(t, MVE_167, MVE_TOLD_NEW_DNA, sees, ORR_ARGS(s, p->wave, 0), c.kind);
    }
}

static void change_sides(orr_ctx *t)               /* MVE-A16, MVE-A66 */
{
    mve_state *p = mve(t);
    for (unsigned k = 0; k < p->core.seats; k++) {
        const orr_seat s = mve_after(p, p->initiative, k);
        if (mve_in(p->civilians, s) && mve_level(p, s)) mve_become_martian(t, s, MVE_A16);
        else if (mve_in(mve_martians(p), s)) orr_by(t, MVE_173);
    }
}

orr_next mve_wave_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    if (p->wave == MVE_WAVES) orr_by(t, MVE_170);
    if (p->wave == MVE_WAVES || p->piles[p->wave - 1] < mve_quota(p->core.seats)) return step_done(f);
    p->wave++;                                                          /* MVE-18, MVE-166, MVE-169, MVE-171 */
    orr_tell(t, MVE_166, MVE_TOLD_WAVE, ORR_EVERYBODY, p->wave, 0);
    deal_wave(t);
    change_sides(t);
    return step_done(f);
}

/* ---- the end of the round ---------------------------------------------------------------------------------------- */

static const uint16_t round_limits[] = { 100, 1, 2, 3, 5, 10, 20, 50, 200, 500, 1000 };  /* words in options.h */

orr_next mve_end_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    if (p->overridden) {                                                /* MVE-115, MVE-188 */
        p->overridden = 0;
        orr_tell(t, MVE_115, MVE_TOLD_NORMAL, ORR_EVERYBODY, p->initiative, 0);
    } else {
        p->initiative = mve_next(p, p->initiative);                     /* MVE-116 */
        orr_tell(t, MVE_116, MVE_TOLD_PASSES_ON, ORR_EVERYBODY, p->initiative, 0);
    }
    p->ousted = 0;
    if (p->round >= round_limits[mve_option(t, MVE_O_ROUNDS)]) return mve_end_undecided(t);
    p->round++;
    return orr_goto(f, 0);
}
