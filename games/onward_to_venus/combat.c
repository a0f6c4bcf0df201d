/* combat.c - claiming a defended tile: target, roll, payment, casualties: OTV-61 to OTV-74, OTV-77 to OTV-87, OTV-A12
 * to OTV-A20, OTV-A49, OTV-A53, OTV-A54, OTV-A57, OTV-A58, OTV-A80. */
#include "otv_state.h"

#include <string.h>

enum { L_UNIT = 2 };                                     /* local: the kind of unit whose landing is asked for */
/* OTV-67, OTV-68 */
static const uint8_t worth[OTV_UNITS] = { [OTV_INFANTRY] = 1, [OTV_SPACESHIP] = 1, [OTV_TANK] = 2 };
static const uint8_t verb_of[OTV_UNITS] = { [OTV_INFANTRY] = OTV_V_INFANTRY, [OTV_SPACESHIP] = OTV_V_SHIPS,
                                            [OTV_TANK] = OTV_V_TANKS };

/* ---- cost ------------------------------------------------------------------------------------------------------- */

static unsigned defence(const orr_ctx *t, const otv_claim *c)
{
    const otv_state *p = otv(t);
    if (c->tile == OTV_ALIEN) return OTV_ALIEN_DEFENCE;  /* OTV-79 */
    unsigned sum = otv_tile(t, c->tile)->defence;
    if (otv_tile(t, c->tile)->kind != OTV_TENSION) return sum;
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)    /* OTV-78, OTV-A20; no cards of the defender (OTV-A19) */
        sum += worth[unit] * (p->piece[OTV_ORBIT + unit][c->planet][c->target] + 0u +
                              p->piece[OTV_SURFACE + unit][c->planet][c->target]);
    return sum;
}

/* OTV-63 to OTV-65: the difference of the highest and the lowest die, whatever the middle one shows (OTV-A16). */
static void roll(orr_ctx *t, otv_claim *c)
{
    uint8_t low = UINT8_MAX, high = 0;
    otv_roll(t, c->die, OTV_63);
    for (unsigned i = 0; i < 3; i++) {
        if (c->die[i] < low) low = c->die[i];
        if (c->die[i] > high) high = c->die[i];
    }
    c->cost = (uint8_t)(defence(t, c) + high - low);
    orr_tell(t, OTV_65, OTV_TOLD_COST, ORR_EVERYBODY, c->cost, 0);
}

static unsigned skulls(const otv_claim *c)               /* OTV-85: all three dice */
{
    return !c->die[0] + 0u + !c->die[1] + !c->die[2];
}

/* ---- payment ---------------------------------------------------------------------------------------------------- */

typedef struct { unsigned sum[OTV_N_EFFECTS]; } arms;    /* what the cards of a hand add up to, by effect */
static const uint8_t improves[OTV_UNITS] = { OTV_UNIT_INFANTRY, OTV_UNIT_SPACESHIP, OTV_UNIT_TANK };

static arms arms_of(const orr_ctx *t, orr_seat s)
{
    const otv_state *p = otv(t);
    arms a = { { 0 } };
    for (unsigned i = 0, n = p->hand[s].z.n; i < n; i++) {
        const otv_card_row *card = otv_card(t, p->hand[s].card[i].kind);
        a.sum[card->effect] += card->n;
    }
    return a;
}

/* Combat points if n[] units land and every card in hand is spent. */
static unsigned reach(const arms *a, const unsigned n[OTV_UNITS])
{
    unsigned sum = a->sum[OTV_CP];
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) sum += n[unit] * (worth[unit] + a->sum[improves[unit]]);
    return sum;
}

static void all_in_orbit(const otv_state *p, orr_seat s, unsigned n[OTV_UNITS])
{
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) n[unit] = p->piece[OTV_ORBIT + unit][p->claim.planet][s];
}

static orr_rule pay_bar(const orr_ctx *t, orr_seat s)    /* OTV-A80; a unit is there since the claim began (OTV-A11) */
{
    const arms a = arms_of(t, s);
    unsigned n[OTV_UNITS];
    all_in_orbit(otv(t), s, n);
    return reach(&a, n) < otv(t)->claim.cost ? OTV_66 : 0;
}

static void add_points(otv_claim *c, unsigned n)         /* an excess is lost (OTV-66), so a byte is enough */
{
    const unsigned sum = c->points + n;
    c->points = (uint8_t)(sum < UINT8_MAX ? sum : UINT8_MAX);
}

static void land(orr_ctx *t, orr_frame *f, unsigned n)
{
    otv_claim *c = &otv(t)->claim;
    const unsigned unit = f->local[L_UNIT];
    otv_land(t, f->who, c->planet, unit, n);
    c->landed[unit] = (uint8_t)n;
    add_points(c, n * worth[unit]);
    f->local[L_UNIT]++;
}

static void spend(orr_ctx *t, orr_frame *f, unsigned kind) /* OTV-69, OTV-70; a card has one use (OTV-A46) */
{
    otv_claim *c = &otv(t)->claim;
    const otv_card_row *card = otv_card(t, kind);
    const unsigned times = card->effect == OTV_CP ? 1 : c->landed[card->effect - OTV_UNIT_INFANTRY];   /* OTV-A57 */
    add_points(c, card->n * times);
    otv_spend(t, f->who, kind, card->effect == OTV_CP ? OTV_69 : OTV_70);
}

static orr_next paid(orr_ctx *t, orr_frame *f)           /* who can pay takes it (OTV-A6) */
{
    const otv_claim *c = &otv(t)->claim;
    orr_tell(t, OTV_66, OTV_TOLD_PAID, ORR_EVERYBODY, ORR_ARGS(f->who, c->points, 0), 0);
    return otv_success(t, f);
}

/* ---- casualties ------------------------------------------------------------------------------------------------- */

/* OTV-84, OTV-87: after the payment, which stands (OTV-A49), or after the failure (OTV-74). Then the claim is over. */
orr_next otv_casualties(orr_ctx *t, orr_frame *f)
{
    otv_claim *c = &otv(t)->claim;
    const unsigned n = skulls(c), planet = c->planet;
    memset(c, 0, sizeof *c);
    return n ? otv_lose_instead(t, f, planet, n) : orr_return(t, 0);
}

static orr_next fail(orr_ctx *t, orr_frame *f)           /* OTV-73, OTV-83, OTV-A13 */
{
    orr_tell(t, OTV_73, OTV_TOLD_FAILS, ORR_EVERYBODY, f->who, 0);
    return otv_casualties(t, f);                         /* OTV-74 */
}

/* ---- the procedure ---------------------------------------------------------------------------------------------- */

static void aim(orr_ctx *t, const orr_frame *f, unsigned owner, unsigned plant)
{
    otv(t)->claim.target = (uint8_t)owner;
    otv(t)->claim.plant = (uint8_t)plant;
    orr_tell(t, OTV_77, OTV_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, owner, plant), 0);
}

static orr_next target_step(orr_ctx *t, orr_frame *f)    /* OTV-77; asked if there are several */
{
    otv_claim *c = &otv(t)->claim;
    unsigned n = 0, first = 0;
    for (unsigned i = 0; i < (unsigned)otv(t)->core.seats * OTV_PLANTS; i++)
        if (otv_is_target(t, f->who, c->planet, i / OTV_PLANTS, i % OTV_PLANTS) && !n++) first = i;
    if (n > 1) return orr_ask(f, orr_one(f->who), C_TARGET_ANSWER);
    aim(t, f, first / OTV_PLANTS, first % OTV_PLANTS);
    return orr_goto(f, C_ROLL);
}

static orr_next cards_step(orr_ctx *t, orr_frame *f) /* the whole payment is certain now, so it is shown (OTV-A53) */
{
    f->step = C_CARDS;
    return otv(t)->hand[f->who].z.n ? orr_ask(f, orr_one(f->who), C_CARDS_ANSWER) : paid(t, f);
}

static orr_next units_step(orr_ctx *t, orr_frame *f)     /* OTV-71, OTV-A80 */
{
    const otv_state *p = otv(t);
    f->step = C_UNITS;
    for (; f->local[L_UNIT] < OTV_UNITS; f->local[L_UNIT]++)
        if (p->piece[OTV_ORBIT + f->local[L_UNIT]][p->claim.planet][f->who])
            return orr_ask(f, orr_one(f->who), C_UNITS_ANSWER);
    return cards_step(t, f);
}

static orr_next decide(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (in->act.verb) {
    case OTV_V_PAY: return units_step(t, f);
    case OTV_V_DECLINE: return fail(t, f);
    default:                                             /* OTV_V_USE: OTV-A58 */
        otv_spend(t, f->who, in->act.a, OTV_A58);
        return orr_goto(f, C_ROLL);
    }
}

/* OTV-61, OTV-62: the same for every tile, in this order; first the roll, then what is spent (OTV-A12). */
orr_next otv_run_combat(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    otv_state *p = otv(t);
    switch (f->step) {
    case C_TARGET: return target_step(t, f);
    case C_TARGET_ANSWER:
        aim(t, f, in->act.a, in->act.b);
        f->step = C_ROLL;                                /* fall through */
    case C_ROLL:
        roll(t, &p->claim);
        f->step = C_DECIDE;                              /* fall through */
    case C_DECIDE: return orr_ask(f, orr_one(f->who), C_DECIDE_ANSWER);      /* OTV-A54: always */
    case C_DECIDE_ANSWER: return decide(t, f, in);
    case C_UNITS: return units_step(t, f);
    case C_UNITS_ANSWER:
        land(t, f, in->act.a);
        return units_step(t, f);
    case C_CARDS: return cards_step(t, f);
    default:                                             /* C_CARDS_ANSWER */
        if (in->act.verb == OTV_V_DONE) return paid(t, f);
        spend(t, f, in->act.a);
        return cards_step(t, f);
    }
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

static void offer_targets(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    for (unsigned owner = 0; owner < p->core.seats; owner++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++)
            orr_offer(l, OTV_V_TARGET, owner, plant, 0,
                      otv_is_target(t, s, p->claim.planet, owner, plant) ? 0
                      : p->stock[OTV_STOCK_PLANT + plant][s] ? OTV_77 : OTV_51);
}

/* Of the kinds before this one so many have landed; all of the kinds after it still could. */
static void offer_landings(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const arms a = arms_of(t, s);
    const unsigned unit = f->local[L_UNIT];
    unsigned n[OTV_UNITS], others = 0;
    all_in_orbit(p, s, n);
    const unsigned most = n[unit];
    n[unit] = 0;
    for (unsigned k = 0; k < OTV_UNITS; k++) {
        if (k < unit) n[k] = p->claim.landed[k];
        others += n[k];
    }
    unsigned points = reach(&a, n);
    for (unsigned k = 0; k <= most; k++, points += worth[unit] + a.sum[improves[unit]])
        orr_offer(l, verb_of[unit], k, 0, 0, points < p->claim.cost ? OTV_66 : k + others ? 0 : OTV_72);
}

/* Who pays can pay: a hand that cannot has no answer, so nobody imagines it (docs/adr/0005-imagine.md). */
static void offer_cards(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_claim *c = &otv(t)->claim;
    const arms a = arms_of(t, s);
    unsigned most = c->points + a.sum[OTV_CP];
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) most += c->landed[unit] * a.sum[improves[unit]];
    if (most >= c->cost) otv_offer_effects(t, s, OTV_V_USE, OTV_BIT_CP | OTV_BIT_UNITS, l);
    orr_offer(l, OTV_V_DONE, 0, 0, 0, c->points < c->cost ? OTV_66 : 0);
}

void otv_options_combat(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    switch (f->step) {
    case C_TARGET_ANSWER: offer_targets(t, s, l); break;
    case C_DECIDE_ANSWER:
        otv_offer_effects(t, s, OTV_V_USE, 1u << OTV_REROLL, l);
        orr_offer(l, OTV_V_PAY, 0, 0, 0, pay_bar(t, s));
        orr_offer(l, OTV_V_DECLINE, 0, 0, 0, 0);
        break;
    case C_UNITS_ANSWER: offer_landings(t, f, s, l); break;
    default: offer_cards(t, s, l);                       /* C_CARDS_ANSWER */
    }
}
