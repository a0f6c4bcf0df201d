/* leaders.c - choosing Leaders: MVE-37 to MVE-47, MVE-A2, MVE-A7, MVE-A9, MVE-A13, MVE-A28, MVE-A73, MVE-A89. */
#include "games/mars_vs_earth/mve_state.h"

enum { LD_ASK, LD_ANSWER };
enum { L_FROM = MVE_LD_FROM, L_OFFSET = MVE_LD_OFFSET, L_DECLINED = MVE_LD_DECLINED };

/* A level an option may set (MVE-A82): value 0 leaves it to the set, value n means level n + 1 or more. */
static bool leads_at(const orr_ctx *t, orr_seat s)
{
    const unsigned option = mve_option(t, MVE_O_LEAD_MIN);
    return option ? mve_level(mve(t), s) >= option + 1 : mve_martian(t, s)->may_lead;
}

/* MVE-38, MVE-40, MVE-41, MVE-149: who could lead one more Threat, by public facts; MVE-47: hidden Martians, too.
 * Nobody if every Threat has a Leader. */
static orr_seats eligible(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    orr_seats can = p->agents;
    for (orr_seats m = mve_martians(p); m; m &= (orr_seats)(m - 1)) {
        const orr_seat s = (orr_seat)__builtin_ctz(m);
        if (leads_at(t, s)) can |= orr_one(s);
    }
    bool left = false;                             /* a Threat nobody leads yet */
    for (const uint8_t *slot = p->by_kind; slot < p->by_kind + MVE_SLOTS && p->active[*slot].z.n; slot++)
        if (mve_is_led(p, *slot)) can &= (orr_seats)~orr_one(mve_leader(p, *slot));
        else left = true;
    return left ? can : 0;
}

static bool laps_forever(const orr_ctx *t) /* MVE-42, MVE-43, MVE-A28: the option's default is the edition's way */
{
    return mve_ed(t)->laps_forever != mve_option(t, MVE_O_LAPS);
}

/* The seat that has the offer, or ORR_PUBLIC: nobody can or wants to lead what is left. */
static orr_seat whose_offer(const orr_ctx *t, const orr_frame *f)
{
    const mve_state *p = mve(t);
    const orr_seats can = eligible(t);
    const bool forever = laps_forever(t);
    if (!can) return ORR_PUBLIC;                                         /* MVE-A73, MVE-A89 */
    if (forever && f->local[L_DECLINED] >= orr_size(can)) return ORR_PUBLIC;
    const unsigned seats = p->core.seats, offset = f->local[L_OFFSET];
    orr_seat s = mve_after(p, f->local[L_FROM], offset == seats ? 0 : offset);
    for (unsigned k = offset; forever || k < seats; k++, s = mve_next(p, s))
        if (mve_in(can, s)) return s;
    return ORR_PUBLIC;
}

/* MVE-45: their slots are the order in which they are resolved, so the Threats change places at random. */
__attribute__((noinline)) static void lay_out(orr_ctx *t)
{
    mve_state *p = mve(t);
    uint8_t unled[MVE_SLOTS] = { 0 };
    unsigned n = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (p->active[slot].z.n && !mve_is_led(p, slot)) unled[n++] = (uint8_t)slot;
    const bool by_chance = n > 1 && !mve_ed(t)->unled_fail;
    for (unsigned i = n; by_chance && i > 1; i--) {
        const unsigned j = orr_below(t, i);
        const orr_card x = p->active[unled[j]].card[0];
        p->active[unled[j]].card[0] = p->active[unled[i - 1]].card[0];
        p->active[unled[i - 1]].card[0] = x;
    }
    for (unsigned i = 0; i < n; i++)               /* MVE-44, MVE-46, MVE-A9 */
        orr_tell(t, mve_ed(t)->unled, MVE_TOLD_UNLED, ORR_EVERYBODY, mve_threat_in(p, unled[i]), 0);
    if (by_chance) mve_sort_slots(p);
}

orr_next mve_leaders_step(orr_ctx *t, orr_frame *f)
{
    return orr_call(t, f, (uint8_t)(f->step + 1), P_LEADERS, mve(t)->initiative, mve(t)->initiative, 0);
}

static void answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mve_state *p = mve(t);
    const unsigned from = f->local[L_FROM];
    f->local[L_OFFSET] = (uint8_t)(in->seat + 1u - from + (in->seat < from ? p->core.seats : 0u));
    if (in->act.verb == MVE_V_DECLINE) {           /* MVE-39; MVE-A28: with one lap it is final */
        f->local[L_DECLINED]++;
        orr_tell(t, MVE_39, MVE_TOLD_DECLINES, ORR_EVERYBODY, in->seat, 0);
        return;
    }
    f->local[L_DECLINED] = 0;                      /* MVE-A89 */
    p->active[mve_slot_of(p, in->act.a)].card[0].tag = (uint8_t)(in->seat + 1u);
    orr_tell(t, MVE_37, MVE_TOLD_LEADS, ORR_EVERYBODY, ORR_ARGS(in->seat, in->act.a, 0), 0);
}

orr_next mve_run_leaders(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == LD_ANSWER) {
        answer(t, f, in);
        f->step = LD_ASK;
    }
    const orr_seat s = whose_offer(t, f);
    if (s != ORR_PUBLIC) return orr_ask(f, orr_one(s), LD_ANSWER);
    lay_out(t);
    return orr_return(t, 0);
}

void mve_options_leaders(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    (void)f, (void)s;
    if (orr_wants(l, MVE_V_LEAD)) orr_bar_wanted(l, MVE_35);
    for (unsigned i = 0; i < MVE_SLOTS; i++) {
        const unsigned slot = p->by_kind[i];
        if (p->active[slot].z.n)
            orr_offer(l, MVE_V_LEAD, mve_threat_in(p, slot), 0, 0, mve_is_led(p, slot) ? MVE_37 : 0);
    }
    orr_offer(l, MVE_V_DECLINE, 0, 0, 0, 0);
}
