/* discard.c - discards at the end of the round: MVE-184 to MVE-187, MVE-A59, MVE-A90, MVE-A92. */
#include "games/mars_vs_earth/mve_state.h"

enum { DI_BEGIN, DI_ASK, DI_ANSWER };

/* Everybody with cards is asked at the same time and in secret; chosen cards stay in hand until all have chosen. */
orr_seats mve_discarders(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    const orr_seats who = mve_ed(t)->martians_discard_all ? mve_humans(p) : mve_all(p);
    orr_seats set = 0;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mve_in(who, s) && p->hand[s].z.n) set |= orr_one(s);
    return set;
}

unsigned mve_must_discard(const orr_ctx *t, orr_seat s) /* MVE-187; MVE-A59: no maximum in the first edition */
{
    const unsigned size = mve_hand_size(t, s), n = mve(t)->hand[s].z.n;
    return mve_ed(t)->cut_to_size && n > size ? n - size : 0;
}

static void discard_chosen(orr_ctx *t, orr_seat s)
{
    mve_state *p = mve(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    unsigned gone = 0;
    for (unsigned i = 0; i < hand.z->n;) {
        if (hand.c[i].tag != MVE_CHOSEN) {
            i++;
            continue;
        }
        const orr_card c = orr_take_loose(t, hand, i, orr_one(s));
        mve_bury(ORR_AT(p->skill), c.kind);
        gone++;
    }
    orr_tell(t, mve_ed(t)->discards, MVE_TOLD_DISCARDS, ORR_EVERYBODY, ORR_ARGS(s, gone, 0), 0);
}

orr_next mve_discards_step(orr_ctx *t, orr_frame *f)
{
    mve_put_away(t, 0);                     /* prices of Field Promotions */
    return orr_call(t, f, (uint8_t)(f->step + 1), P_DISCARD, mve(t)->initiative, 0, 0);
}

static orr_next finish(orr_ctx *t)                 /* MVE-A90: all at the same time */
{
    mve_state *p = mve(t);
    p->done = p->able = 0;
    orr_learned(t);                                /* how many each of them chose */
    const orr_seats all = mve_ed(t)->martians_discard_all ? mve_martians(p) : 0;     /* who discards all cards */
    for (unsigned k = 0, seats = p->core.seats; k < seats; k++) {
        const orr_seat s = mve_after(p, p->initiative, k);
        if (mve_in(all, s)) mve_discard_hand(t, s, MVE_185);
        else discard_chosen(t, s);
    }
    return orr_return(t, 0);
}

orr_next mve_run_discard(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mve_state *p = mve(t);
    if (f->step == DI_BEGIN) p->able = mve_discarders(t);
    if (in && in->act.verb == MVE_V_DISCARD) mve_mark(t, in->seat, in->act.a, MVE_CHOSEN);
    if (in && in->act.verb == MVE_V_DONE) p->done |= orr_one(in->seat);
    f->step = DI_ASK;
    const orr_seats owe = (orr_seats)(p->able & ~p->done);
    return owe ? orr_ask(f, owe, DI_ANSWER) : finish(t);
}

void mve_options_discard(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    if (l->asking_why) mve_why_no_card(l, mve_hand_kinds(mve(t), s), MVE_V_DISCARD);
    mve_offer_kinds(l, MVE_V_DISCARD, mve_hand_kinds(mve(t), s), 0);     /* MVE-184, MVE-186 */
    orr_offer(l, MVE_V_DONE, 0, 0, 0, mve_marked(mve(t), s) >= mve_must_discard(t, s) ? 0 : MVE_187);
}
