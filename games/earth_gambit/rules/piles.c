/* piles.c - drawing, discarding and renewing the Draw pile: EG-12, EG-13, EG-27, EG-37, EG-38, EG-A8 to EG-A11, EG-A58;
 * cards coming to and leaving hands and places in front of players. */
#include "games/earth_gambit/eg_state.h"

orr_seat eg_first(const eg_state *p, orr_seats set)
{
    const orr_seats later = (orr_seats)(set & ~((1u << p->active) - 1u));
    const orr_seats from = later ? later : set;
    orr_seat s = 0;
    while (!eg_in(from, s)) s++;
    return s;
}

/* EG-37. What is on the stack, revealed or on the table is not in the Discard pile, so it stays out (EG-38, EG-A10). */
void eg_renew(orr_ctx *t)
{
    eg_state *p = eg(t);
    if (p->draw.z.n || !p->discard.z.n) return;
    p->draw.z = p->discard.z;
    for (unsigned i = 0; i < p->discard.z.n; i++) {
        p->draw.card[i] = p->discard.card[i];
        p->discard.card[i] = (orr_card){ 0, 0, 0 };
    }
    p->discard.z = (orr_zone){ 0, 0, 0 };
    orr_mix(t, ORR_AT(p->draw));
    orr_tell(t, EG_37, EG_TOLD_RENEWED, ORR_EVERYBODY, p->draw.z.n, 0);
}

void eg_draw_left(orr_ctx *t)
{
    if (!eg(t)->draw.z.n && !eg_option(t, EG_O_RESHUFFLE)) eg_renew(t);   /* EG-A9 */
}

bool eg_draw(orr_ctx *t, orr_seat s, uint8_t tag, orr_rule why)
{
    eg_state *p = eg(t);
    if (!p->draw.z.n) eg_renew(t);
    if (!p->draw.z.n) {
        orr_by(t, EG_A11);
        return false;
    }
    orr_card c = orr_take_top(t, ORR_AT(p->draw), orr_one(s));
    c.tag = tag;
    orr_drop_in(ORR_AT(p->hand[s]), c);
    orr_tell(t, why, EG_TOLD_DRAW, orr_one(s), s, c.kind);
    eg_draw_left(t);
    return true;
}

/* Copies are interchangeable (EG-A73); which one goes must not depend on its slot, so the lowest tag does, unless the
 * copy of another place was chosen. */
static inline unsigned find(orr_at hand, unsigned kind, unsigned copy)
{
    const unsigned n = hand.z->n;
    unsigned best = 0;
    while (hand.c[best].kind != kind || (copy != EG_ANY_COPY && hand.c[best].tag != copy - EG_FIRST_COPY)) best++;
    for (unsigned i = best + 1; i < n; i++)
        if (hand.c[i].kind == kind && hand.c[i].tag < hand.c[best].tag && copy == EG_ANY_COPY) best = i;
    return best;
}

orr_card eg_take(orr_ctx *t, orr_seat s, unsigned kind, unsigned copy, orr_seats see)
{
    eg_state *p = eg(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    if (s == p->active) p->stray++;
    return orr_take_loose(t, hand, find(hand, kind, copy), see);
}

void eg_discard_from_hand(orr_ctx *t, orr_seat s, unsigned kind, unsigned copy, orr_rule why)
{
    orr_card c = eg_take(t, s, kind, copy, orr_one(s));
    c.tag = 0;
    orr_put(ORR_AT(eg(t)->discard), c);
    orr_tell(t, why, EG_TOLD_DISCARD, orr_one(s), s, kind);
}

void eg_lay_down(orr_ctx *t, orr_seat s, unsigned kind, unsigned copy)
{
    orr_put(ORR_AT(eg(t)->offer[s]), eg_take(t, s, kind, copy, orr_one(s)));
}

void eg_gain(orr_ctx *t, orr_seat s, orr_card c)
{
    c.tag = EG_KEPT;
    orr_drop_in(ORR_AT(eg(t)->hand[s]), c);
}

/* ---- cards in front of players ------------------------------------------------------------------------------- */

static bool has_before(const orr_ctx *t, orr_seat s, unsigned effect)
{
    const eg_state *p = eg(t);
    for (unsigned i = 0; i < p->front[s].z.n; i++)
        if (eg_effect_of(t, p->front[s].card[i].kind) == effect) return true;
    return false;
}

static void keep_masks(orr_ctx *t, orr_seat s, unsigned effect)
{
    eg_state *p = eg(t);
    const orr_seats bit = orr_one(s);
    orr_seats *mask = effect == EG_PROTECT_PLAYER ? &p->protected : effect == EG_SKIP_TURN ? &p->skipped
                    : effect == EG_FORCE_TO_PLAY ? &p->forced : &p->psych;
    *mask = (orr_seats)(has_before(t, s, effect) ? *mask | bit : *mask & ~bit);
}

orr_card eg_pick_up(orr_ctx *t, orr_seat s, unsigned i)
{
    eg_state *p = eg(t);
    orr_card c = orr_take(t, ORR_AT(p->front[s]), i, ORR_EVERYBODY);
    keep_masks(t, s, eg_effect_of(t, c.kind));
    c.tag = 0;
    return c;
}

void eg_discard_front(orr_ctx *t, orr_seat s, unsigned effect, orr_rule why)
{
    eg_state *p = eg(t);
    unsigned i = 0;
    while (eg_effect_of(t, p->front[s].card[i].kind) != effect) i++;
    const orr_card c = eg_pick_up(t, s, i);
    orr_put(ORR_AT(p->discard), c);                              /* EG-A58 */
    orr_tell(t, why, EG_TOLD_DISCARD_SHOWN, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
}

void eg_lay_before(orr_ctx *t, orr_seat s, orr_card c, orr_rule why)
{
    orr_put(ORR_AT(eg(t)->front[s]), c);
    keep_masks(t, s, eg_effect_of(t, c.kind));
    orr_tell(t, why, EG_TOLD_PLACED, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
}

/* ---- lists --------------------------------------------------------------------------------------------------- */

/* EG-A73: copies are one choice, unless a Force to Play that is still to be obeyed names the place of one and not of
 * another (EG-A76). */
unsigned eg_copies(const orr_ctx *t, orr_seat s, unsigned kind)
{
    const eg_state *p = eg(t);
    const unsigned waiting = eg_in(p->forced, s) ? eg_waiting(t, s) : 0;
    unsigned places = 0;
    for (unsigned i = 0; waiting && i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].kind == kind) places |= 1u << p->hand[s].card[i].tag;
    return places & waiting && places & (places - 1) ? places << EG_FIRST_COPY : 1u << EG_ANY_COPY;
}

__attribute__((noinline)) static void offer_copies(const orr_ctx *t, orr_seat s, unsigned verb, orr_list *l)
{
    const eg_state *p = eg(t);
    for (eg_kinds left = eg_kinds_of(p->hand[s].card, p->hand[s].z.n); left; left &= left - 1) {
        const unsigned kind = eg_lowest(left), can = eg_copies(t, s, kind), asked = l->want.b;
        for (unsigned copy = EG_ANY_COPY; copy <= EG_FIRST_COPY + EG_DRAWN; copy++)
            if (can >> copy & 1) orr_offer(l, verb, kind, copy, 0, 0);
        if (asked <= EG_FIRST_COPY + EG_DRAWN && !(can >> asked & 1))
            orr_offer(l, verb, kind, asked, 0, asked ? EG_A73 : EG_A76);
    }
}

void eg_offer_hand(const orr_ctx *t, orr_seat s, unsigned verb, orr_list *l)
{
    const eg_state *p = eg(t);
    if (orr_wants(l, verb)) orr_bar_wanted(l, EG_29);
    if (eg_in(p->forced, s) || l->asking_why) offer_copies(t, s, verb, l);
    else eg_offer_kinds(l, verb, eg_kinds_of(p->hand[s].card, p->hand[s].z.n));      /* the usual case */
}

void eg_options_target(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    for (unsigned k = 0; k < eg(t)->core.seats; k++) orr_offer(l, EG_V_TARGET, k, 0, 0, 0);
}
