/* promote.c - Field Promotions and voluntary reveals, which go round the table: MVE-153 to MVE-159, MVE-175 to MVE-177,
 * MVE-183, MVE-194, MVE-217, MVE-218, MVE-A13 to MVE-A15, MVE-A38 to MVE-A40, MVE-A78, MVE-A83, MVE-A88, MVE-A92. */
#include "games/mars_vs_earth/rules/hands.h"

enum { L_FROM, L_OFFSET };                         /* order of the step, fixed when it starts (MVE-A13, MVE-A14) */
enum { GO_NEXT, GO_ASK, GO_ANSWER };

/* ---- the price --------------------------------------------------------------------------------------------------- */

static orr_seats candidates(const mve_state *p)
{
    return (orr_seats)(p->civilians & ~p->ousted);
} /* MVE-156, MVE-A38 */

static unsigned symbols(const orr_ctx *t, orr_seat s, bool chosen_only)
{
    const mve_state *p = mve(t);
    unsigned n = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (!chosen_only || p->hand[s].card[i].tag == MVE_CHOSEN) n += mve_card(t, p->hand[s].card[i].kind)->strength;
    return n;
}

static bool price_paid(const orr_ctx *t, orr_seat s)                     /* MVE-154, MVE-155, MVE-A40 */
{
    const mve_edition *e = mve_ed(t);
    return e->price_total ? symbols(t, s, true) >= e->price_total : mve_marked(mve(t), s) == 1;
}

/* MVE-A92: begun only with the price in hand; MVE-A78: exactly that strength. */
static mve_kinds payable(const orr_ctx *t, orr_seat s)
{
    const mve_edition *e = mve_ed(t);
    const mve_kinds hand = mve_hand_kinds(mve(t), s);
    mve_kinds set = 0;
    if (e->price_total) return symbols(t, s, false) >= e->price_total ? hand : 0;
    if (mve_marked(mve(t), s)) return 0;
    for (mve_kinds left = hand; left; left &= left - 1)
        if (mve_card(t, mve_lowest(left))->strength == e->price_strength) set |= left & (~left + 1);
    return set;
}

static unsigned lowest_chosen(const mve_state *p, orr_seat s)            /* its place in the hand, or MVE_HAND */
{
    unsigned best = MVE_HAND;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].tag == MVE_CHOSEN &&
            (best == MVE_HAND || p->hand[s].card[i].kind < p->hand[s].card[best].kind))
            best = i;
    return best;
}

/* Revealed; the cards lie face up until the discards of this round, when they go to the discard pile with them. */
static void pay(orr_ctx *t, orr_seat s)
{
    mve_state *p = mve(t);
    for (unsigned i; (i = lowest_chosen(p, s)) < MVE_HAND;) {
        orr_card c = orr_take(t, ORR_AT(p->hand[s]), i, ORR_EVERYBODY);
        c.tag = MVE_RESOLVED;
        mve_lay(p, c);
        orr_tell(t, mve_ed(t)->pays, MVE_TOLD_PAYS, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
    }
}

/* ---- Field Promotions ---------------------------------------------------------------------------------------------
 */

orr_next mve_promotions_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    if (!candidates(p)) return orr_goto(f, (uint8_t)(f->step + 1));
    return orr_call(t, f, (uint8_t)(f->step + 1), P_PROMOTE, p->initiative, p->initiative, 0);
}

static orr_next promote_next(orr_ctx *t, orr_frame *f)                   /* MVE-157, MVE-A39: one pass */
{
    const mve_state *p = mve(t);
    while (f->local[L_OFFSET] < p->core.seats && candidates(p)) {
        const orr_seat s = mve_after(p, f->local[L_FROM], f->local[L_OFFSET]);
        if (mve_in(p->agents, s) && p->hand[s].z.n) {                    /* MVE-153, MVE-A83: by public facts */
            f->who = s;
            return orr_goto(f, GO_ASK);
        }
        f->local[L_OFFSET]++;
    }
    return orr_return(t, 0);
}

static orr_next promote_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in->act.verb == MVE_V_PAY) {
        mve_mark(t, f->who, in->act.a, MVE_CHOSEN);
        return orr_goto(f, GO_ASK);
    }
    if (in->act.verb == MVE_V_PASS) {
        mve_unmark(t, f->who);
        f->local[L_OFFSET]++;
        return orr_goto(f, GO_NEXT);
    }
    pay(t, f->who);
    if (mve_ed(t)->promotions) f->local[L_OFFSET]++;                     /* MVE-158; else asked again (MVE-A39) */
    orr_tell(t, MVE_153, MVE_TOLD_PROMOTES, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
    return mve_reinstate(t, f, GO_NEXT, in->act.a);
}

orr_next mve_run_promote(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in) return promote_answer(t, f, in);
    return f->step == GO_NEXT ? promote_next(t, f) : orr_ask(f, orr_one(f->who), GO_ANSWER);
}

void mve_options_promote(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    const orr_rule unpaid = price_paid(t, s) ? 0 : mve_ed(t)->pays;
    const mve_kinds can = payable(t, s);
    (void)f;
    if (l->asking_why) mve_why_no_card(l, mve_hand_kinds(p, s), MVE_V_PAY);
    mve_offer_kinds(l, MVE_V_PAY, can, 0);
    if (l->asking_why) mve_offer_kinds(l, MVE_V_PAY, mve_hand_kinds(p, s) & ~can, mve_ed(t)->pays);
    for (unsigned x = 0; x < p->core.seats; x++)
        if (!mve_in(candidates(p), x))
            orr_offer(l, MVE_V_PROMOTE, x, 0, 0, mve_in(p->ousted & p->civilians, x) ? MVE_156 : MVE_153);
        else orr_offer(l, MVE_V_PROMOTE, x, 0, 0, unpaid);
    orr_offer(l, MVE_V_PASS, 0, 0, 0, 0);          /* MVE-217 */
}

/* ---- Martians reveal -----------------------------------------------------------------------------------------------
 */

/* MVE-13: the first chance is at the end of round 1. */
orr_next mve_reveals_step(orr_ctx *t, orr_frame *f)
{
    return orr_call(t, f, (uint8_t)(f->step + 1), P_REVEAL, mve(t)->initiative, mve(t)->initiative, 0);
}

static orr_next reveal_next(orr_ctx *t, orr_frame *f) /* MVE-177, MVE-A15, MVE-A88: every Agent is asked */
{
    const mve_state *p = mve(t);
    while (f->local[L_OFFSET] < p->core.seats) {
        const orr_seat s = mve_after(p, f->local[L_FROM], f->local[L_OFFSET]++);
        if (!mve_in(p->agents, s)) continue;
        f->who = s;
        f->step = GO_ASK;
        return orr_ask(f, orr_one(s), GO_ANSWER);
    }
    return orr_return(t, 0);
}

orr_next mve_run_reveal(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in && in->act.verb == MVE_V_REVEAL) return mve_reveal_self(t, f, GO_NEXT, f->who);   /* MVE-176 */
    if (in) orr_by(t, MVE_218);
    return f->step == GO_ASK ? orr_ask(f, orr_one(f->who), GO_ANSWER) : reveal_next(t, f);
}

void mve_options_reveal(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    orr_offer(l, MVE_V_REVEAL, 0, 0, 0, mve_level(mve(t), s) ? 0 : MVE_175);         /* MVE-183, MVE-A83 */
    orr_offer(l, MVE_V_STAY, 0, 0, 0, 0);
}
