/* hands.c - the cards that change hands: Shuffle Hands (EG-91, EG-92), Reset Hands (EG-93 to EG-95), Replace Card
 * (EG-96, EG-97), Take from Discard (EG-98 to EG-101), Trade Cards (EG-105 to EG-107); EG-A6, EG-A16 to EG-A18, EG-A47,
 * EG-A54, EG-A55. */
#include "games/earth_gambit/eg_state.h"

/* Every card of the active hand is KEPT from now on, and the table knows it (EG-A54). */
static void places_gone(eg_state *p, orr_seats whose)
{
    if (!eg_in(whose, p->active)) return;
    p->passed = p->drawn = p->stray = 0;
}

/* ---- Shuffle Hands ----------------------------------------------------------------------------------------------- */

enum { SH_BEGIN, SH_AIMED };

__attribute__((cold, noinline)) static void tell_hands(orr_ctx *t, orr_seats whose)
{
    const eg_state *p = eg(t);
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned i = 0; eg_in(whose, s) && i < p->hand[s].z.n; i++)
            orr_tell(t, EG_92, EG_TOLD_GETS, orr_one(s), s, p->hand[s].card[i].kind);
}

static void shuffle_hands(orr_ctx *t, orr_seats whose)
{
    eg_state *p = eg(t);
    ORR_ZONE(EG_MAX_SEATS * EG_HAND) all = { { 0, 0, 0 }, { { 0, 0, 0 } } };
    uint8_t size[EG_MAX_SEATS] = { 0 };
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (!eg_in(whose, s)) continue;
        size[s] = p->hand[s].z.n;
        for (unsigned i = 0; i < size[s]; i++) {
            orr_put(ORR_AT(all), (orr_card){ p->hand[s].card[i].kind, EG_KEPT, 0 });
            p->hand[s].card[i] = (orr_card){ 0, 0, 0 };
        }
        p->hand[s].z = (orr_zone){ 0, 0, 0 };
    }
    orr_mix(t, ORR_AT(all));
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned i = 0; i < size[s]; i++) {                                 /* EG-92 */
            const orr_card c = orr_take_top(t, ORR_AT(all), orr_one(s));
            eg_gain(t, (orr_seat)s, c);
        }
    places_gone(p, whose);
    if (t->news) tell_hands(t, whose);
}

orr_next eg_run_shuffle_hands(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)in;
    if (f->step == SH_BEGIN) return eg_aim(t, f, SH_AIMED, eg_all(eg(t)), 0);
    const int ignoring = orr_core_of(t)->ret;
    if (ignoring < 0) return eg_put_away(t, EG_41);
    orr_tell(t, EG_91, EG_TOLD_SHUFFLED_HANDS, ORR_EVERYBODY, f->who, 0);
    shuffle_hands(t, (orr_seats)(eg_all(eg(t)) & ~ignoring));
    return eg_put_away(t, EG_91);
}

/* ---- Reset Hands ------------------------------------------------------------------------------------------------- */

enum { R_BEGIN, R_AIMED };

static void discard_hand(orr_ctx *t, orr_seat s)         /* EG-93; within a hand at random (EG-A55) */
{
    eg_state *p = eg(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    while (hand.z->n) {
        orr_card c = orr_take_loose(t, hand, orr_below(t, hand.z->n), orr_one(s));
        c.tag = 0;
        orr_put(ORR_AT(p->discard), c);
        orr_tell(t, EG_93, EG_TOLD_DISCARD, orr_one(s), s, c.kind);
    }
}

static void new_hand(orr_ctx *t, orr_seat s)             /* EG-94 */
{
    eg_state *p = eg(t);
    bool dealt = eg_draw(t, s, EG_KEPT, EG_94);
    if (s == p->active) dealt |= eg_draw(t, s, EG_KEPT, EG_94);
    if (!dealt || eg_option(t, EG_O_RESET_CLEARS) || !eg_in(p->damaged, s)) return;
    p->damaged &= (orr_seats)~orr_one(s);                /* EG-A6 */
    orr_tell(t, EG_A6, EG_TOLD_HEALED, ORR_EVERYBODY, s, 0);
}

orr_next eg_run_reset_hands(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    (void)in;
    if (f->step == R_BEGIN) return eg_aim(t, f, R_AIMED, eg_all(p), 0);
    if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
    const orr_seats whose = (orr_seats)(eg_all(p) & ~orr_core_of(t)->ret);
    orr_seat s = p->active;                              /* EG-95 */
    do {
        if (eg_in(whose, s)) discard_hand(t, s);
        s = eg_next(p, s);
    } while (s != p->active);
    do {
        if (eg_in(whose, s)) new_hand(t, s);
        s = eg_next(p, s);
    } while (s != p->active);
    places_gone(p, whose);
    orr_by(t, EG_95);
    return eg_put_away(t, EG_A55);
}

/* ---- Replace Card ------------------------------------------------------------------------------------------------ */

enum { L_TARGET };

orr_next eg_run_replace_card(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const orr_seat target = f->local[L_TARGET];
    switch (f->step) {
    case RC_ASK:
        return orr_ask(f, orr_one(f->who), RC_ANSWER);
    case RC_ANSWER:
        f->local[L_TARGET] = in->act.a;
        orr_tell(t, EG_96, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return eg_aim(t, f, RC_AIMED, orr_one(in->act.a), 0);
    case RC_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        if (eg(t)->hand[target].z.n) return orr_goto(f, RC_DISCARD);
        if (eg_option(t, EG_O_REPLACE_EMPTY)) eg_draw(t, target, EG_KEPT, EG_A16);
        else orr_tell(t, EG_A16, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
        return eg_put_away(t, EG_A16);
    case RC_DISCARD:
        return orr_ask(f, orr_one(target), RC_DISCARD_ANSWER);
    case RC_DISCARD_ANSWER:
        eg_discard_from_hand(t, target, in->act.a, in->act.b, EG_96);
        eg_draw(t, target, EG_KEPT, EG_97);
        return eg_put_away(t, EG_97);
    }
    orr_impossible();
}
void eg_options_replace_card(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (f->step == RC_ANSWER) eg_options_target(t, f, s, l);
    else eg_offer_hand(t, s, EG_V_DISCARD, l);
}

/* ---- Take from Discard ------------------------------------------------------------------------------------------- */


/* EG-98, EG-A18: the target sees a set, not an order. */
static void look_through(orr_ctx *t, orr_seat target)
{
    const orr_at pile = ORR_AT(eg(t)->discard);
    uint8_t count[EG_MAX_KINDS] = { 0 };
    orr_mix(t, pile);
    for (unsigned i = 0; i < pile.z->n; i++) {
        orr_show(t, pile, i, orr_one(target));
        count[pile.c[i].kind]++;
    }
    for (unsigned kind = 0; kind < EG_MAX_KINDS; kind++)       /* an event per card: how many kinds is hidden too */
        for (; count[kind]; count[kind]--) orr_tell(t, EG_98, EG_TOLD_LOOKS_THROUGH, orr_one(target), target, kind);
}

static void take_card(orr_ctx *t, orr_seat target, unsigned kind)   /* EG-99 */
{
    const orr_at pile = ORR_AT(eg(t)->discard);
    unsigned i = 0;
    while (pile.c[i].kind != kind) i++;
    eg_gain(t, target, orr_take(t, pile, i, orr_one(target)));
    orr_tell(t, EG_99, EG_TOLD_TAKES, orr_one(target), target, kind);
}

orr_next eg_run_take_from_discard(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const orr_seat target = f->local[L_TARGET];
    switch (f->step) {
    case TD_ASK:
        return orr_ask(f, orr_one(f->who), TD_ANSWER);
    case TD_ANSWER:
        f->local[L_TARGET] = in->act.a;
        orr_tell(t, EG_98, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return eg_aim(t, f, TD_AIMED, orr_one(in->act.a), 0);
    case TD_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        if (!eg(t)->discard.z.n) {                       /* EG-A17 */
            orr_tell(t, EG_A17, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
            return eg_put_away(t, EG_A17);
        }
        look_through(t, target);
        f->step = TD_TAKE;                               /* fall through */
    case TD_TAKE:
        return orr_ask(f, orr_one(target), TD_TAKE_ANSWER);
    case TD_TAKE_ANSWER:
        take_card(t, target, in->act.a);
        f->step = TD_DISCARD;                            /* fall through */
    case TD_DISCARD:
        return orr_ask(f, orr_one(target), TD_DISCARD_ANSWER);
    case TD_DISCARD_ANSWER:
        eg_discard_from_hand(t, target, in->act.a, in->act.b, EG_100);
        return eg_put_away(t, EG_101);                   /* only now, so it could not be the card taken */
    }
    orr_impossible();
}
void eg_options_take_from_discard(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    if (f->step == TD_ANSWER) {
        eg_options_target(t, f, s, l);
    } else if (f->step == TD_DISCARD_ANSWER) {
        eg_offer_hand(t, s, EG_V_DISCARD, l);
    } else {
        if (orr_wants(l, EG_V_TAKE)) orr_bar_wanted(l, EG_98);
        eg_offer_kinds(l, EG_V_TAKE, eg_kinds_of(p->discard.card, p->discard.z.n));
    }
}

/* ---- Trade Cards ------------------------------------------------------------------------------------------------- */

enum { L_ONE, L_OTHER, L_PAIR };

static unsigned holders(const eg_state *p)
{
    unsigned n = 0;
    for (unsigned s = 0; s < p->core.seats; s++) n += p->hand[s].z.n > 0;
    return n;
}

static void hand_over(orr_ctx *t, orr_seat from, orr_seat to)     /* EG-106 */
{
    eg_state *p = eg(t);
    const orr_seats both = (orr_seats)(orr_one(from) | orr_one(to));
    const orr_card c = orr_take_top(t, ORR_AT(p->offer[from]), both);
    eg_gain(t, to, c);
    orr_tell(t, EG_106, EG_TOLD_TRADE, both, ORR_ARGS(from, to, 0), c.kind);
}

static orr_seats owe_offer(const eg_state *p, const orr_frame *f)
{
    orr_seats owe = 0;
    if (!p->offer[f->local[L_ONE]].z.n) owe |= orr_one(f->local[L_ONE]);
    if (!p->offer[f->local[L_OTHER]].z.n) owe |= orr_one(f->local[L_OTHER]);
    return owe;
}

orr_next eg_run_trade_cards(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    switch (f->step) {
    case TR_BEGIN:                                       /* EG-A47 */
        if (holders(p) < 2) return eg_aim(t, f, TR_AIMED, 0, 0);
        f->step = TR_ASK;                                /* fall through */
    case TR_ASK:
        return orr_ask(f, orr_one(f->who), TR_ANSWER);
    case TR_ANSWER:                                      /* EG-105 */
        f->local[L_ONE] = in->act.a;
        f->local[L_OTHER] = in->act.b;
        f->local[L_PAIR] = 1;
        orr_tell(t, EG_105, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        orr_tell(t, EG_105, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.b, 0), 0);
        return eg_aim(t, f, TR_AIMED, (orr_seats)(orr_one(in->act.a) | orr_one(in->act.b)), AIM_TOGETHER);
    case TR_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_A33);
        if (!f->local[L_PAIR]) {
            orr_tell(t, EG_A47, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
            return eg_put_away(t, EG_A47);
        }
        f->step = TR_OFFER;                              /* fall through */
    case TR_OFFER: {                                     /* EG-107: both at once, face down */
        const orr_seats owe = owe_offer(p, f);
        if (owe) return orr_ask(f, owe, TR_OFFER_ANSWER);
        hand_over(t, f->local[L_ONE], f->local[L_OTHER]);
        hand_over(t, f->local[L_OTHER], f->local[L_ONE]);
        return eg_put_away(t, EG_106);
    }
    case TR_OFFER_ANSWER:
        eg_lay_down(t, in->seat, in->act.a, in->act.b);
        return orr_goto(f, TR_OFFER);
    }
    orr_impossible();
}
void eg_options_trade_cards(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    if (f->step == TR_OFFER_ANSWER) {
        eg_offer_hand(t, s, EG_V_OFFER, l);
        return;
    }
    for (unsigned a = 0; a < p->core.seats; a++)
        for (unsigned b = a + 1; b < p->core.seats; b++)
            orr_offer(l, EG_V_TRADE, a, b, 0, p->hand[a].z.n && p->hand[b].z.n ? 0 : EG_105);
}
