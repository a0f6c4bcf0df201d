/* accuse.c - accusations: MVE-117 to MVE-128, MVE-A29, MVE-A31 to MVE-A33, MVE-A35, MVE-A75, MVE-A85. */
#include "games/mars_vs_earth/rules/hands.h"

enum { AC_BEGIN, AC_ASK, AC_ANSWER };

/* Who laid a card in front of an Agent; public (MVE-119). */
static orr_seats accusers(const mve_state *p, unsigned accused)
{
    orr_seats by = 0;
    for (unsigned i = 0; i < p->laid.z.n; i++)
        if (mve_is_before(p->laid.card[i].tag, accused)) by |= orr_one(p->laid.card[i].tag - mve_before(accused, 0));
    return by;
}

static bool is_able(const mve_state *p, unsigned s) { return p->hand[s].z.n && p->can[s] && p->laid.z.n < MVE_LAID; }

/* MVE-117, MVE-118, MVE-150, MVE-A33: other Agents; MVE-121: not the same one twice; MVE-122, MVE-123: as many cards as
 * the edition says. */
void mve_reckon_accusations(orr_ctx *t)
{
    mve_state *p = mve(t);
    const unsigned most = mve_ed(t)->accusers;
    orr_seats open = p->agents, able = 0, accused[MVE_MAX_SEATS] = { 0 };   /* by whom */
    for (unsigned x = 0; p->laid.z.n && x < p->core.seats; x++) {
        const orr_seats by = accusers(p, x);
        if (orr_size(by) >= most) open &= (orr_seats)~orr_one(x);
        for (orr_seats left = by; left; left &= (orr_seats)(left - 1)) accused[__builtin_ctz(left)] |= orr_one(x);
    }
    for (unsigned s = 0, seats = p->core.seats; s < seats; s++) {
        p->can[s] = mve_in(p->agents, s) ? (orr_seats)(open & ~orr_one(s) & ~accused[s]) : 0;
        if (is_able(p, s)) able |= orr_one(s);
    }
    p->able = able;
}

orr_next mve_accusations_step(orr_ctx *t, orr_frame *f)
{
    return orr_call(t, f, (uint8_t)(f->step + 1), P_ACCUSE, mve(t)->initiative, 0, 0);
}

/* MVE-123, MVE-125, MVE-A35: for the whole round. */
__attribute__((noinline)) static void close_against(mve_state *p, unsigned accused)
{
    for (unsigned s = 0; s < p->core.seats; s++) {
        p->can[s] &= (uint16_t)~orr_one(accused);
        if (!is_able(p, s)) p->able &= (orr_seats)~orr_one(s);
    }
}

static void accuse(orr_ctx *t, const orr_answer *in)                     /* MVE-119, MVE-124, MVE-126 */
{
    mve_state *p = mve(t);
    const orr_seat s = in->seat, accused = in->act.a;
    mve_lay_from_hand(t, ORR_AT(p->hand[s]), s, in->act.b, mve_before(accused, s));
    p->can[s] &= (uint16_t)~orr_one(accused);
    if (!is_able(p, s)) p->able &= (orr_seats)~orr_one(s);
    if (mve_cards_before(p, accused) >= mve_ed(t)->accusers) close_against(p, accused);
    if (p->laid.z.n == MVE_LAID) p->able = 0;
    p->done = 0;                                                         /* MVE-A29, MVE-A32 */
    orr_tell(t, MVE_119, MVE_TOLD_ACCUSES, orr_one(s), ORR_ARGS(s, accused, 0), in->act.b);
}

static orr_next finish(orr_ctx *t)
{
    mve_state *p = mve(t);
    p->done = p->spoke = p->able = 0;
    for (unsigned s = 0; s < p->core.seats; s++) p->can[s] = 0;
    return orr_return(t, 0);                                             /* MVE-127 */
}

orr_next mve_run_accuse(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mve_state *p = mve(t);
    if (f->step == AC_BEGIN) {
        mve_reckon_accusations(t);
    } else if (in && in->act.verb == MVE_V_DONE) {
        p->done |= orr_one(in->seat);
        orr_tell(t, MVE_A32, MVE_TOLD_DONE, ORR_EVERYBODY, in->seat, 0);
    } else if (in) {
        accuse(t, in);
    }
    f->step = AC_ASK;
    const orr_seats owe = (orr_seats)(p->able & ~p->done);
    if (!owe) return finish(t);                                          /* MVE-A75: fewer than two Agents */
    f->open = (uint8_t)mve_option(t, MVE_O_TALK);
    return orr_ask(f, owe, AC_ANSWER);
}

/* Why a seat cannot be accused by this one. */
static orr_rule bar_on(const mve_state *p, orr_seat s, unsigned x)
{
    if (x == s) return MVE_A33;
    if (!mve_in(p->agents, x)) return MVE_118;
    return mve_in(accusers(p, x), s) ? MVE_121 : MVE_123;
}

__attribute__((cold)) static void bar_others(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    mve_why_no_card(l, mve_hand_kinds(p, s), MVE_V_ACCUSE);
    for (unsigned x = 0; x < p->core.seats; x++)
        for (mve_kinds left = mve_in(p->can[s], x) ? 0 : mve_hand_kinds(p, s); left; left &= left - 1)
            orr_offer(l, MVE_V_ACCUSE, x, mve_lowest(left), 0, bar_on(p, s, x));
}

void mve_options_accuse(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    const mve_kinds hand = mve_hand_kinds(p, s);
    (void)f;
    for (orr_seats can = p->can[s]; can; can &= (orr_seats)(can - 1))
        mve_list_kinds(l, MVE_V_ACCUSE, (unsigned)__builtin_ctz(can), hand);
    if (l->asking_why) bar_others(t, s, l);
    orr_offer(l, MVE_V_DONE, 0, 0, 0, 0);
}
