/* move.c - moving a group: OTV-33 to OTV-48, OTV-170, OTV-171, OTV-A7 to OTV-A10, OTV-A44, OTV-A57, OTV-A81. */
#include "games/onward_to_venus/otv_state.h"

enum { L_FROM = OTV_M_FROM, L_SHIPS, L_INFANTRY, L_TANKS, L_ALLOWANCE = OTV_M_ALLOWANCE, L_TO };    /* locals */

static unsigned in_orbit(const orr_ctx *t, const orr_frame *f, unsigned unit)   /* OTV-35: not what is on the surface */
{
    return otv(t)->piece[OTV_ORBIT + unit][f->local[L_FROM]][f->who];
}

static void shift(otv_state *p, const orr_frame *f, unsigned unit, unsigned n)
{
    uint8_t (*orbit)[OTV_MAX_SEATS] = p->piece[OTV_ORBIT + unit];
    orbit[f->local[L_FROM]][f->who] = (uint8_t)(orbit[f->local[L_FROM]][f->who] - n);
    orbit[f->local[L_TO]][f->who] = (uint8_t)(orbit[f->local[L_TO]][f->who] + n);
}

/* OTV-38, OTV-39: the group starts and ends together. */
static void travel(orr_ctx *t, orr_frame *f, unsigned to)
{
    otv_state *p = otv(t);
    static const uint8_t group[OTV_UNITS] = {
        [OTV_INFANTRY] = L_INFANTRY, [OTV_SPACESHIP] = L_SHIPS, [OTV_TANK] = L_TANKS
    };
    f->local[L_TO] = (uint8_t)to;
    orr_tell(t, OTV_33, OTV_TOLD_MOVES, ORR_EVERYBODY, ORR_ARGS(f->who, f->local[L_FROM], to), 0);
    for (unsigned unit = 0; unit < OTV_UNITS; unit++) {
        const unsigned n = f->local[group[unit]];
        shift(p, f, unit, n);
        if (n)
            orr_tell(t, unit == OTV_TANK ? OTV_37 : OTV_36, OTV_TOLD_GROUP, ORR_EVERYBODY, ORR_ARGS(f->who, n, unit),
                     0);
    }
    otv_note_orbit(p, f->local[L_FROM], f->who);
    otv_note_orbit(p, to, f->who);
}

/* OTV-43, OTV-44: movement is left and something can be claimed where the group arrived (OTV-A44: never on a flipped
 * one). */
static orr_next arrived(orr_ctx *t, orr_frame *f)
{
    const unsigned used = otv_distance(f->local[L_FROM], f->local[L_TO]);
    if (used >= f->local[L_ALLOWANCE] || !otv_can_claim(t, f->who, f->local[L_TO])) return orr_return(t, 0);
    return orr_ask(f, orr_one(f->who), M_ARRIVED_ANSWER);
}

static orr_next to_step(orr_frame *f)
{
    f->step = M_TO;
    return orr_ask(f, orr_one(f->who), M_TO_ANSWER);
}

static orr_next infantry_step(orr_ctx *t, orr_frame *f)
{
    f->step = M_INFANTRY;
    return in_orbit(t, f, OTV_INFANTRY) ? orr_ask(f, orr_one(f->who), M_INFANTRY_ANSWER) : to_step(f);
}

static orr_next ships_step(orr_ctx *t, orr_frame *f)     /* OTV-34, OTV-47 */
{
    f->local[L_ALLOWANCE] = OTV_MOVEMENT;
    if (in_orbit(t, f, OTV_SPACESHIP) > 1) return orr_ask(f, orr_one(f->who), M_SHIPS_ANSWER);
    f->local[L_SHIPS] = 1;
    return infantry_step(t, f);
}

static orr_next tanks_step(orr_ctx *t, orr_frame *f)
{
    f->step = M_TANKS;
    if (in_orbit(t, f, OTV_TANK) > 1) return orr_ask(f, orr_one(f->who), M_TANKS_ANSWER);
    f->local[L_TANKS] = 1;
    return to_step(f);
}

static orr_next use_card(orr_ctx *t, orr_frame *f, unsigned kind)      /* OTV-A8: named with the move */
{
    const otv_card_row *card = otv_card(t, kind);
    otv_spend(t, f->who, kind, OTV_100);
    if (card->effect == OTV_HAUL) return tanks_step(t, f);
    f->local[L_ALLOWANCE] = (uint8_t)(f->local[L_ALLOWANCE] + card->n);  /* OTV-46 */
    return to_step(f);
}

static orr_next claim_or_stay(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in->act.verb == OTV_V_STAY) return orr_return(t, 0);
    orr_by(t, OTV_45);
    *f = (orr_frame){ .proc = P_CLAIM, .who = f->who, .local = { in->act.a, in->act.b } };
    return ORR_NEXT;
}

orr_next otv_run_move(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case M_SHIPS: return ships_step(t, f);
    case M_SHIPS_ANSWER:
        f->local[L_SHIPS] = in->act.a;                   /* fall through */
    case M_INFANTRY: return infantry_step(t, f);
    case M_INFANTRY_ANSWER:
        f->local[L_INFANTRY] = in->act.a;                /* fall through */
    case M_TO: return to_step(f);
    case M_TO_ANSWER:
        if (in->act.verb == OTV_V_USE) return use_card(t, f, in->act.a);
        travel(t, f, in->act.a);
        f->step = M_ARRIVED;                             /* fall through */
    case M_ARRIVED: return arrived(t, f);
    case M_TANKS: return tanks_step(t, f);
    case M_TANKS_ANSWER:
        f->local[L_TANKS] = in->act.a;
        return to_step(f);
    case M_ARRIVED_ANSWER: return claim_or_stay(t, f, in);
    }
    orr_impossible();
}

static void offer_counts(orr_list *l, unsigned verb, unsigned low, unsigned high)
{
    for (unsigned n = low; n <= high; n++) orr_offer(l, verb, n, 0, 0, 0);
    if (!orr_wants(l, verb)) return;
    if (l->want.a < low) orr_bar_wanted(l, OTV_A57);
    if (l->want.a > high) orr_bar_wanted(l, OTV_35);
}

/* Flipped planets and aliens are no hindrance (OTV-48, OTV-171); a move ends elsewhere (OTV-A9, OTV-A10). */
static orr_rule destination_bar(const orr_frame *f, unsigned to)
{
    const unsigned far = otv_distance(f->local[L_FROM], to);
    return !far ? OTV_A9 : far > f->local[L_ALLOWANCE] ? OTV_33 : 0;
}

static void offer_destinations(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const bool tanks = in_orbit(t, f, OTV_TANK) && !f->local[L_TANKS];   /* OTV-A57, OTV-A81 */
    if (l->asking_why) {
        otv_why_no_card(t, s, l, OTV_V_USE);
        if (f->local[L_TANKS] && l->why == OTV_A57) orr_bar_wanted(l, OTV_A81);  /* one more in hand */
    }
    otv_offer_effects(t, s, OTV_V_USE, 1u << OTV_MOVE_MORE | (tanks ? 1u << OTV_HAUL : 0u), l);
    for (unsigned to = 0; to < OTV_PLANETS; to++) orr_offer(l, OTV_V_TO, to, 0, 0, destination_bar(f, to));
}

void otv_options_move(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    switch (f->step) {
    case M_SHIPS_ANSWER:
        offer_counts(l, OTV_V_SHIPS, 1, in_orbit(t, f, OTV_SPACESHIP));
        orr_offer(l, OTV_V_SHIPS, 0, 0, 0, OTV_34);
        break;
    case M_INFANTRY_ANSWER: offer_counts(l, OTV_V_INFANTRY, 0, in_orbit(t, f, OTV_INFANTRY)); break;
    case M_TANKS_ANSWER: offer_counts(l, OTV_V_TANKS, 1, in_orbit(t, f, OTV_TANK)); break;
    case M_TO_ANSWER: offer_destinations(t, f, s, l); break;
    case M_ARRIVED_ANSWER:
        if (l->asking_why && l->want.verb == OTV_V_CLAIM && l->want.a < OTV_PLANETS) {
            const orr_rule bar = l->want.a != f->local[L_TO] ? OTV_44 : otv_claim_bar(t, s, l->want.a, l->want.b);
            if (bar) orr_offer(l, OTV_V_CLAIM, l->want.a, l->want.b, 0, bar);
        }
        otv_offer_claims(t, s, 1u << f->local[L_TO], l);
        orr_offer(l, OTV_V_STAY, 0, 0, 0, 0);
    }
}
