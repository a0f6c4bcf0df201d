/* cards.c - drawing, discarding, the hand limit (OTV-56 to OTV-58, OTV-A33, OTV-A50) and card actions (OTV-98 to
 * OTV-100, OTV-A55, OTV-A56; section 8.4 of the ledger). */
#include "games/onward_to_venus/otv_state.h"

/* ---- hands and piles ------------------------------------------------------------------------------------------ */

static void renew_deck(orr_ctx *t)                       /* OTV-58 */
{
    otv_state *p = otv(t);
    if (!p->discard.z.n) return;
    p->deck = p->discard;
    for (unsigned i = 0, n = p->discard.z.n; i < n; i++) p->discard.card[i] = (orr_card){ 0, 0, 0 };
    p->discard.z = (orr_zone){ 0, 0, 0 };
    orr_mix(t, ORR_AT(p->deck));
    orr_tell(t, OTV_58, OTV_TOLD_RENEWED, ORR_EVERYBODY, p->deck.z.n, 0);
}

void otv_draw(orr_ctx *t, orr_seat s, unsigned n, orr_rule why)
{
    otv_state *p = otv(t);
    for (; n; n--) {
        if (!p->deck.z.n) renew_deck(t);
        if (!p->deck.z.n) return;                        /* OTV-A33 */
        const orr_card c = orr_take_top(t, ORR_AT(p->deck), orr_one(s));
        orr_drop_in(ORR_AT(p->hand[s]), c);
        orr_tell(t, why, OTV_TOLD_DRAWS, orr_one(s), s, c.kind);
    }
}

static unsigned slot_of(const otv_state *p, orr_seat s, unsigned kind)
{
    unsigned i = 0;
    while (p->hand[s].card[i].kind != kind) i++;
    return i;
}

orr_card otv_take_card(orr_ctx *t, orr_seat s, unsigned kind, orr_seats see)
{
    return orr_take(t, ORR_AT(otv(t)->hand[s]), slot_of(otv(t), s, kind), see);
}

static void discard(orr_ctx *t, orr_seat s, unsigned slot)
{
    orr_card c = orr_take(t, ORR_AT(otv(t)->hand[s]), slot, ORR_EVERYBODY);
    c.tag = OTV_HELD;
    orr_put(ORR_AT(otv(t)->discard), c);
}

void otv_spend_at(orr_ctx *t, orr_seat s, unsigned slot, orr_rule why)  /* OTV-A55 */
{
    orr_tell(t, why, OTV_TOLD_USES, ORR_EVERYBODY, ORR_ARGS(s, otv(t)->hand[s].card[slot].kind, 0), 0);
    discard(t, s, slot);
}

void otv_spend(orr_ctx *t, orr_seat s, unsigned kind, orr_rule why)
{
    otv_spend_at(t, s, slot_of(otv(t), s, kind), why);
}

static otv_kinds hand_kinds(const orr_ctx *t, orr_seat s, unsigned effects)
{
    const otv_state *p = otv(t);
    otv_kinds set = 0;
    for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++) {
        const unsigned kind = p->hand[s].card[i].kind;
        if (effects >> otv_card(t, kind)->effect & 1) set |= (otv_kinds)1 << kind;
    }
    return set;
}

void otv_offer_effects(const orr_ctx *t, orr_seat s, unsigned verb, unsigned effects, orr_list *l)
{
    for (otv_kinds left = hand_kinds(t, s, effects); left; left &= left - 1)
        orr_offer(l, verb, (unsigned)__builtin_ctzll(left), 0, 0, 0);
}

/* ---- the hand limit: OTV-57 ----------------------------------------------------------------------------------- */

static const uint8_t limits[] = { 9, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 };   /* words in game.c */
unsigned otv_hand_limit(const orr_box *b) { return limits[b->opt[OTV_O_HAND_LIMIT]]; }

orr_next otv_keep_limit(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s)   /* after the whole draw (OTV-A50) */
{
    if (otv(t)->hand[s].z.n <= otv_hand_limit(t->box)) return orr_goto(f, then);
    return orr_call(t, f, then, P_LIMIT, s, 0, 0);
}

enum { H_ASK, H_ANSWER };

orr_next otv_run_limit(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == H_ASK) {
        if (otv(t)->hand[f->who].z.n <= otv_hand_limit(t->box)) return orr_return(t, 0);
        return orr_ask(f, orr_one(f->who), H_ANSWER);
    }
    orr_tell(t, OTV_57, OTV_TOLD_DISCARDS, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
    discard(t, f->who, slot_of(otv(t), f->who, in->act.a));
    return orr_goto(f, H_ASK);
}

void otv_options_limit(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    if (l->asking_why) otv_why_no_card(t, s, l, OTV_V_DISCARD);
    otv_offer_effects(t, s, OTV_V_DISCARD, ~0u, l);
}

/* ---- Action cards --------------------------------------------------------------------------------------------- */

enum { L_KIND, L_PLANET, L_LEFT };                       /* locals; L_PLANET, L_LEFT: of a rally */

static unsigned on_surface(const otv_state *p, unsigned planet, orr_seat s)
{
    return p->piece[OTV_SURFACE][planet][s] + 0u + p->piece[OTV_SURFACE + 1][planet][s] +
           p->piece[OTV_SURFACE + 2][planet][s];
}

static unsigned surfaces(const otv_state *p, orr_seat s)       /* planets with units of the seat on them, a bit each */
{
    unsigned set = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) set |= (on_surface(p, planet, s) ? 1u : 0u) << planet;
    return set;
}

orr_rule otv_card_bar(const orr_ctx *t, orr_seat s, unsigned kind)      /* OTV-98, OTV-A56 */
{
    switch (otv_card(t, kind)->effect) {
    case OTV_A_MONEY:
    case OTV_A_DRAW: return 0;
    case OTV_A_YARD: return otv_may_buy(t, s, 1) ? 0 : OTV_A56;
    case OTV_A_RALLY: return surfaces(otv(t), s) ? 0 : OTV_A56;
    default: return OTV_100;
    }
}

void otv_offer_actions(const orr_ctx *t, orr_seat s, orr_list *l)
{
    for (otv_kinds left = hand_kinds(t, s, ~0u << OTV_FIRST_ACTION); left; left &= left - 1) {
        const unsigned kind = (unsigned)__builtin_ctzll(left);
        if (!otv_card_bar(t, s, kind)) orr_offer(l, OTV_V_PLAY, kind, 0, 0, 0);
    }
}

static orr_next put_away(orr_ctx *t)                     /* OTV-99 */
{
    orr_put(ORR_AT(otv(t)->discard), orr_take_top(t, ORR_AT(otv(t)->table), ORR_EVERYBODY));
    return orr_return(t, 0);
}

static orr_next play(orr_ctx *t, orr_frame *f)
{
    const otv_card_row *card = otv_card(t, f->local[L_KIND]);
    orr_tell(t, OTV_98, OTV_TOLD_PLAYS, ORR_EVERYBODY, ORR_ARGS(f->who, f->local[L_KIND], 0), 0);
    orr_put(ORR_AT(otv(t)->table), otv_take_card(t, f->who, f->local[L_KIND], ORR_EVERYBODY));
    switch (card->effect) {
    case OTV_A_MONEY:
        otv_gain(t, f->who, card->n, OTV_98);
        return put_away(t);
    case OTV_A_DRAW:
        otv_draw(t, f->who, card->n, OTV_98);
        return otv_keep_limit(t, f, A_DONE, f->who);
    case OTV_A_YARD: return orr_call(t, f, A_DONE, P_BUY, f->who, card->n, 1);
    case OTV_A_RALLY:
        f->local[L_LEFT] = card->n;
        return orr_goto(f, A_PLANET);
    }
    orr_impossible();
}

static void raise_unit(orr_ctx *t, orr_frame *f, unsigned unit)
{
    otv_state *p = otv(t);
    p->piece[OTV_SURFACE + unit][f->local[L_PLANET]][f->who]--;
    p->piece[OTV_ORBIT + unit][f->local[L_PLANET]][f->who]++;
    otv_note_orbit(p, f->local[L_PLANET], f->who);
    f->local[L_LEFT]--;
    orr_tell(t, OTV_A56, OTV_TOLD_RAISES, ORR_EVERYBODY, ORR_ARGS(f->who, unit, f->local[L_PLANET]), 0);
}

orr_next otv_run_card(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const otv_state *p = otv(t);
    switch (f->step) {
    case A_START: return play(t, f);
    case A_PLANET: {
        const unsigned set = surfaces(p, f->who);
        if (set & (set - 1)) return orr_ask(f, orr_one(f->who), A_PLANET_ANSWER);
        f->local[L_PLANET] = (uint8_t)__builtin_ctz(set);
        return orr_goto(f, A_RAISE);
    }
    case A_PLANET_ANSWER:
        f->local[L_PLANET] = in->act.a;
        f->step = A_RAISE;                               /* fall through */
    case A_RAISE:
        if (!f->local[L_LEFT] || !on_surface(p, f->local[L_PLANET], f->who)) return orr_goto(f, A_DONE);
        return orr_ask(f, orr_one(f->who), A_RAISE_ANSWER);
    case A_RAISE_ANSWER:
        if (in->act.verb == OTV_V_DONE) return orr_goto(f, A_DONE);
        raise_unit(t, f, in->act.a);
        return orr_goto(f, A_RAISE);
    case A_DONE: return put_away(t);
    }
    orr_impossible();
}

void otv_options_card(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    if (f->step == A_PLANET_ANSWER) {
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            orr_offer(l, OTV_V_RALLY, planet, 0, 0, on_surface(p, planet, s) ? 0 : OTV_A56);
        return;
    }
    const bool none_yet = f->local[L_LEFT] == otv_card(t, f->local[L_KIND])->n;
    orr_offer(l, OTV_V_DONE, 0, 0, 0, none_yet ? OTV_A56 : 0);
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        orr_offer(l, OTV_V_RAISE, unit, 0, 0, p->piece[OTV_SURFACE + unit][f->local[L_PLANET]][s] ? 0 : OTV_A56);
}
