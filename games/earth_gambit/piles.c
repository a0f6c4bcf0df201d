/* piles.c - drawing, discarding and renewing the Draw pile: EG-12, EG-13, EG-27, EG-37, EG-38, EG-A8 to EG-A11, EG-A58;
 * cards coming to and leaving hands and places before players. */
#include "eg_state.h"

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

/* Copies are interchangeable (EG-A73); which one goes must not depend on its slot, so the lowest tag does. */
orr_card eg_take(orr_ctx *t, orr_seat s, unsigned kind, orr_seats see)
{
    eg_state *p = eg(t);
    const orr_at hand = ORR_AT(p->hand[s]);
    const unsigned n = hand.z->n;
    unsigned best = 0;
    while (hand.c[best].kind != kind) best++;
    for (unsigned i = best + 1; i < n; i++)
        if (hand.c[i].kind == kind && hand.c[i].tag < hand.c[best].tag) best = i;
    if (s == p->active) p->stray++;
    orr_card c = orr_take(t, hand, best, see);
    c.tag = 0;
    return c;
}

void eg_discard_from_hand(orr_ctx *t, orr_seat s, unsigned kind, orr_rule why)
{
    orr_put(ORR_AT(eg(t)->discard), eg_take(t, s, kind, orr_one(s)));
    orr_tell(t, why, EG_TOLD_DISCARD, orr_one(s), s, kind);
}

void eg_gain(orr_ctx *t, orr_seat s, orr_card c)
{
    c.tag = EG_KEPT;
    orr_drop_in(ORR_AT(eg(t)->hand[s]), c);
}

/* ---- cards before players ----------------------------------------------------------------------------------- */

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

void eg_options_target(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    for (unsigned k = 0; k < eg(t)->core.seats; k++) orr_offer(l, EG_V_TARGET, k, 0, 0, 0);
}
