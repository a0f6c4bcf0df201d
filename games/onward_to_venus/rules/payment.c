/* payment.c - paying for a defended tile: OTV-66 to OTV-72, OTV-A46, OTV-A53, OTV-A57, OTV-A78, OTV-A80. The payer
 * commits units of one kind after the other, then cards. Units stay in orbit and cards in hand, so that nobody else can
 * tell what has been committed; view.c hides the rest. Each answer leaves the cost within reach, so every payment that
 * was begun can be completed; then all of it happens at once. The roll and the decision to pay are combat.c. */
#include "games/onward_to_venus/otv_state.h"

/* ---- what can be reached ---------------------------------------------------------------------------------------- */

static inline otv_arms arms_of(const orr_ctx *t, orr_seat s)
{
    const otv_state *p = otv(t);
    otv_arms a = { .rerolls = 0 };
    for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++) {
        const unsigned kind = p->hand[s].card[i].kind;
        const otv_card_row *card = otv_card(t, kind);
        otv_add_arms(&a, card);
        if (card->effect == OTV_REROLL) a.rerolls |= (otv_kinds)1 << kind;
    }
    return a;
}

/* Pay if the cost is within reach (OTV-A80; a unit is there since the claim began, OTV-A11), decline, or roll again. */
void otv_offer_decision(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const otv_arms a = arms_of(t, s);
    const unsigned sum = otv_reach(&a, p->piece, p->claim.planet, s);
    if (l->asking_why) otv_why_no_card(t, s, l, OTV_V_USE);
    for (otv_kinds left = a.rerolls; left; left &= left - 1)             /* OTV-A58 */
        orr_offer(l, OTV_V_USE, (unsigned)__builtin_ctzll(left), 0, 0, 0);
    orr_offer(l, OTV_V_PAY, 0, 0, 0, sum < p->claim.cost ? OTV_66 : 0);
    orr_offer(l, OTV_V_DECLINE, 0, 0, 0, 0);
}

/* ---- committing ------------------------------------------------------------------------------------------------- */

static void add_points(otv_claim *c, unsigned n)         /* an excess is lost (OTV-66), so a byte is enough */
{
    const unsigned sum = c->points + n;
    c->points = (uint8_t)(sum < UINT8_MAX ? sum : UINT8_MAX);
}

static void commit_card(orr_ctx *t, orr_seat s, unsigned kind)            /* a card has one use (OTV-A46) */
{
    otv_claim *c = &otv(t)->claim;
    orr_card *card = otv(t)->hand[s].card;
    while (card->kind != kind || card->tag == OTV_COMMITTED) card++;
    card->tag = OTV_COMMITTED;
    c->cards++;
    add_points(c, otv_points_of(c, otv_card(t, kind)));
}

static void commit(orr_ctx *t, orr_seat s, orr_action a)
{
    otv_claim *c = &otv(t)->claim;
    if (a.verb == OTV_V_SPEND) {
        commit_card(t, s, a.a);
        return;
    }
    c->committed[a.a] = a.b;                             /* OTV-67, OTV-68, OTV-71 */
    c->kinds++;
    add_points(c, a.b * otv_worth(a.a));
}

/* ---- all at once ------------------------------------------------------------------------------------------------ */

/* The committed cards go to the discard pile by kind: a payment has no order, and slots of a hand tell nothing. */
static void spend_cards(orr_ctx *t, orr_seat s)
{
    const otv_state *p = otv(t);
    for (unsigned left = p->claim.cards; left; left--) {
        unsigned first = ORR_UNKNOWN;
        for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++) {
            const orr_card *c = p->hand[s].card;
            if (c[i].tag == OTV_COMMITTED && (first == ORR_UNKNOWN || c[i].kind < c[first].kind)) first = i;
        }
        /* cppcheck-suppress arrayIndexOutOfBounds ; as many are committed as are left */
        const unsigned effect = otv_card(t, p->hand[s].card[first].kind)->effect;
        otv_spend_at(t, s, first, effect == OTV_CP ? OTV_69 : OTV_70);
    }
}

static orr_next complete(orr_ctx *t, orr_frame *f)       /* OTV-A53; whoever can pay takes it (OTV-A6) */
{
    const otv_claim *c = &otv(t)->claim;
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        if (c->committed[unit])
            otv_land(t, f->who, c->planet, unit, c->committed[unit], unit == OTV_TANK ? OTV_68 : OTV_67);
    spend_cards(t, f->who);
    orr_learned(t);                                      /* what was committed comes to light */
    orr_tell(t, OTV_66, OTV_TOLD_PAID, ORR_EVERYBODY, ORR_ARGS(f->who, c->points, 0), 0);
    return otv_success(t, f);
}

static bool is_complete(const otv_state *p, orr_seat s)  /* nothing is left that could be committed */
{
    return p->claim.cards == p->hand[s].z.n && otv_unit_asked(&p->claim, p->piece, s) == OTV_UNITS;
}

orr_next otv_ask_payment(orr_ctx *t, orr_frame *f)
{
    f->step = C_PAY;
    return is_complete(otv(t), f->who) ? complete(t, f) : orr_ask(f, orr_one(f->who), C_PAY_ANSWER);
}

orr_next otv_take_payment(orr_ctx *t, orr_frame *f, orr_action a)
{
    if (a.verb == OTV_V_DONE) return complete(t, f);
    commit(t, f->who, a);
    return otv_ask_payment(t, f);
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

/* Of the kinds before this one so many are committed; all of the kinds after it still could be. */
static void offer_units(const orr_ctx *t, orr_seat s, unsigned unit, orr_list *l)
{
    const otv_state *p = otv(t);
    const otv_arms a = arms_of(t, s);
    unsigned others = 0, points = a.sum[OTV_CP];
    for (unsigned k = 0; k < OTV_UNITS; k++) {
        const unsigned n = k < unit   ? p->claim.committed[k]
                           : k > unit ? p->piece[OTV_ORBIT + k][p->claim.planet][s]
                                      : 0;
        others += n;
        points += n * otv_worth_with(&a, k);
    }
    const unsigned most = p->piece[OTV_ORBIT + unit][p->claim.planet][s], each = otv_worth_with(&a, unit);
    for (unsigned n = 0; n <= most; n++, points += each)
        orr_offer(l, OTV_V_COMMIT, unit, n, 0, points < p->claim.cost ? OTV_66 : n + others ? 0 : OTV_72);
}

/* Whoever pays can pay: a hand that cannot has no answer, so nobody imagines it (docs/adr/0005-imagine.md). */
static void offer_cards(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const otv_claim *c = &p->claim;
    unsigned most = c->points;
    otv_kinds kinds = 0, others = 0;                     /* others: without combat points, for other moments */
    for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++) {
        const orr_card held = p->hand[s].card[i];
        const otv_card_row *card = otv_card(t, held.kind);
        if (held.tag == OTV_COMMITTED) continue;
        if (card->effect > OTV_UNIT_TANK) {
            others |= (otv_kinds)1 << held.kind;
            continue;
        }
        most += otv_points_of(c, card);
        kinds |= (otv_kinds)1 << held.kind;
    }
    for (otv_kinds left = most < c->cost ? 0 : kinds; left; left &= left - 1)
        orr_offer(l, OTV_V_SPEND, (unsigned)__builtin_ctzll(left), 0, 0, 0);
    for (otv_kinds left = l->asking_why ? others : 0; left; left &= left - 1)
        orr_offer(l, OTV_V_SPEND, (unsigned)__builtin_ctzll(left), 0, 0, OTV_69);
    orr_offer(l, OTV_V_DONE, 0, 0, 0, c->points < c->cost ? OTV_66 : 0);
}

void otv_offer_payment(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const unsigned unit = otv_unit_asked(&p->claim, p->piece, s);
    if (l->asking_why) otv_why_no_payment(t, s, l);
    if (unit < OTV_UNITS) offer_units(t, s, unit, l);
    else offer_cards(t, s, l);
    if (l->asking_why) orr_offer(l, OTV_V_DECLINE, 0, 0, 0, OTV_A53);
}
