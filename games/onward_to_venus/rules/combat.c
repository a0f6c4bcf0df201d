/* combat.c - claiming a defended tile: target, roll, the decision to pay, casualties: OTV-61 to OTV-65, OTV-73, OTV-74,
 * OTV-77 to OTV-87, OTV-A12 to OTV-A20, OTV-A49, OTV-A54, OTV-A58. The payment itself is payment.c. */
#include "games/onward_to_venus/otv_state.h"

#include <string.h>

/* ---- cost ------------------------------------------------------------------------------------------------------- */

unsigned otv_defence(const orr_box *b, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS], const otv_claim *c)
{
    if (c->tile == OTV_ALIEN) return OTV_ALIEN_DEFENCE;  /* OTV-79 */
    const otv_tile_row *row = &otv_set_of(b)->tiles[c->tile];
    unsigned sum = row->defence;
    if (row->kind != OTV_TENSION) return sum;
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)    /* OTV-78, OTV-A20; no cards of the defender (OTV-A19) */
        sum += otv_worth(unit) * (piece[OTV_ORBIT + unit][c->planet][c->target] + 0u +
                                  piece[OTV_SURFACE + unit][c->planet][c->target]);
    return sum;
}

/* OTV-63 to OTV-65: the difference of the highest and the lowest die, whatever the middle one shows (OTV-A16). */
static void roll(orr_ctx *t, otv_claim *c)
{
    const otv_state *p = otv(t);
    uint8_t low = UINT8_MAX, high = 0;
    otv_roll(t, c->die, OTV_63);
    for (unsigned i = 0; i < 3; i++) {
        if (c->die[i] < low) low = c->die[i];
        if (c->die[i] > high) high = c->die[i];
    }
    c->cost = (uint8_t)(otv_defence(t->box, p->piece, c) + high - low);
    orr_tell(t, OTV_65, OTV_TOLD_COST, ORR_EVERYBODY, c->cost, 0);
}

/* ---- casualties ------------------------------------------------------------------------------------------------- */

/* OTV-84, OTV-87: after the payment, which stands (OTV-A49), or after the failure (OTV-74). Then the claim is over. */
orr_next otv_casualties(orr_ctx *t, orr_frame *f)
{
    otv_claim *c = &otv(t)->claim;
    const unsigned n = otv_skulls(c), planet = c->planet;
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

static orr_next decide(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (in->act.verb) {
    case OTV_V_PAY: return otv_ask_payment(t, f);
    case OTV_V_DECLINE: return fail(t, f);
    case OTV_V_USE:                                      /* OTV-A58 */
        otv_spend(t, f->who, in->act.a, OTV_A58);
        return orr_goto(f, C_ROLL);
    }
    orr_impossible();
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
    case C_PAY: return otv_ask_payment(t, f);
    case C_PAY_ANSWER: return otv_take_payment(t, f, in->act);
    }
    orr_impossible();
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

void otv_options_combat(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    switch (f->step) {
    case C_TARGET_ANSWER: offer_targets(t, s, l); break;
    case C_DECIDE_ANSWER: otv_offer_decision(t, s, l); break;
    case C_PAY_ANSWER: otv_offer_payment(t, s, l);
    }
}
