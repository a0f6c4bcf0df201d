/* remarks.c - what an answer would bring in Onward to Venus, from the asked seat's view alone: points if the game ended
 * then, what a claim may cost against what is within reach, a payment so far, money afterwards, losses. */
#include "games/onward_to_venus/otv_state.h"

enum {
    POINTS, FEWER_POINTS, NEEDS, COSTS_POINTS, COSTS_AND_LOSES, LOSES_UNITS, PAYS, MONEY, COSTS, DRAWS, LAST_CUBE,
    MOVEMENT, MORE_MOVEMENT, SAVES, LOSES_PLANTS, TO_DISCARD, BUYS
};

const orr_remark_kind otv_remark_kinds[] = {
    [POINTS] = { "points", "+{1} VP" },
    [FEWER_POINTS] = { "fewer-points", "-{1} VP" },
    [NEEDS] = { "needs", "Needs {1} to {2}, you have {3}: +{4} VP" },
    [COSTS_POINTS] = { "costs-points", "Costs {1} of {2}: +{3} VP" },
    [COSTS_AND_LOSES] = { "costs-and-loses", "Costs {1} of {2}, then lose {4}: +{3} VP" },
    [LOSES_UNITS] = { "loses-units", "Loses units: {1}" },
    [PAYS] = { "pays", "Adds {1}: {2} of {3}" },
    [MONEY] = { "money", "Money {1} to {2}" },
    [COSTS] = { "costs", "Costs \xc2\xa3{1}, leaves \xc2\xa3{2}" },
    [DRAWS] = { "draws", "Draws {1}" },
    [LAST_CUBE] = { "last-cube", "The last cube: the period ends" },
    [MOVEMENT] = { "movement", "Movement {1} of {2}" },
    [MORE_MOVEMENT] = { "more-movement", "Movement {1}" },
    [SAVES] = { "saves", "Saves {1} of {2}" },
    [LOSES_PLANTS] = { "loses-plants", "Loses factories and mines: {1}" },
    [TO_DISCARD] = { "to-discard", "{1} more to discard" },
    [BUYS] = { "buys", "Costs \xc2\xa3{1}, leaves \xc2\xa3{2}: combat points there {3}, then {4}" },
};
_Static_assert(ORR_COUNT(otv_remark_kinds) == OTV_N_REMARKS, "all are there");

typedef struct {                                         /* what a remark is made from */
    const orr_box *b;
    const otv_view *v;
    const orr_frame *f;                                  /* the question */
    orr_seat me;
} sight;

static bool says(orr_remark *r, unsigned kind, unsigned one, unsigned two, unsigned three, unsigned four)
{
    *r = (orr_remark){ (uint8_t)kind, { (int16_t)one, (int16_t)two, (int16_t)three, (int16_t)four } };
    return true;
}

static const otv_card_row *card(const sight *k, unsigned kind) { return &otv_set_of(k->b)->cards[kind]; }

/* ---- points ------------------------------------------------------------------------------------------------------ */

/* How many points more this seat would have with what the claim gives. */
static unsigned gain(const sight *k, const otv_claim *c)
{
    otv_view then = *k->v;
    const unsigned kind = c->tile == OTV_ALIEN ? (unsigned)OTV_N_TILE_KINDS : otv_set_of(k->b)->tiles[c->tile].kind;
    switch (kind) {
    case OTV_FACTORY_TILE: then.piece[OTV_PLANT + OTV_FACTORY][c->planet][k->me]++; break;      /* OTV-55 */
    case OTV_MINE_TILE: then.piece[OTV_PLANT + OTV_MINE][c->planet][k->me]++; break;            /* OTV-75 */
    case OTV_TENSION:                                                                            /* OTV-81 */
        then.piece[OTV_PLANT + c->plant][c->planet][c->target]--;
        then.piece[OTV_PLANT + c->plant][c->planet][k->me]++;
        break;
    case OTV_BIG_GAME: then.big_game[k->me]++; break;                                            /* OTV-60 */
    case OTV_CRISIS: then.crises[k->me]++; break;                                                /* OTV-76 */
    case OTV_N_TILE_KINDS: then.trophies[k->me]++; break;                                        /* OTV-80 */
    default:;
    }
    return otv_total_seen(k->b, &then, k->me) - otv_total_seen(k->b, k->v, k->me);
}

static unsigned loss(const sight *k, unsigned planet, unsigned piece)    /* the same for a piece that goes */
{
    otv_view then = *k->v;
    then.piece[piece][planet][k->me]--;
    return otv_total_seen(k->b, k->v, k->me) - otv_total_seen(k->b, &then, k->me);
}

/* ---- claims ------------------------------------------------------------------------------------------------------ */

static unsigned reach(const sight *k, unsigned planet)   /* combat points, if everything were spent */
{
    otv_arms a = { .rerolls = 0 };
    for (unsigned i = 0; i < k->v->hand[k->me].z.n; i++) otv_add_arms(&a, card(k, k->v->hand[k->me].face[i].kind));
    return otv_reach(&a, k->v->piece, planet, k->me);
}

/* OTV-65: the defence, and from nothing to the widest difference the dice can show. */
static bool on_defended(const sight *k, const otv_claim *c, orr_remark *r)
{
    const unsigned least = otv_defence(k->b, k->v->piece, c);
    unsigned low = UINT8_MAX, high = 0;
    for (unsigned i = 0; i < otv_set_of(k->b)->dice_n; i++) {
        const unsigned face = otv_set_of(k->b)->dice[i].face;
        if (face < low) low = face;
        if (face > high) high = face;
    }
    return says(r, NEEDS, least, least + high - low, reach(k, c->planet), gain(k, c));
}

/* Whose plant a tension claim takes over, if there is no choice; false: it will be asked (OTV-77). */
static bool only_target(const sight *k, otv_claim *c)
{
    unsigned n = 0;
    for (unsigned owner = 0; owner < k->v->look.seats; owner++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++) {
            if (!otv_takes_over(k->v->piece, k->v->stock, k->me, c->planet, owner, plant) || n++) continue;
            c->target = (uint8_t)owner;
            c->plant = (uint8_t)plant;
        }
    return n == 1;
}

static bool on_claim(const sight *k, unsigned planet, unsigned tile, orr_remark *r)
{
    otv_claim c = { .planet = (uint8_t)planet, .tile = (uint8_t)tile };
    if (tile == OTV_ALIEN) return on_defended(k, &c, r);
    const unsigned kind = otv_set_of(k->b)->tiles[tile].kind, money = k->v->money[k->me];
    if (kind == OTV_TENSION) return only_target(k, &c) && on_defended(k, &c, r);
    if (otv_is_defended(k->b, tile)) return on_defended(k, &c, r);
    if (kind == OTV_WINDFALL) return says(r, MONEY, money, money + OTV_WINDFALL_POUNDS, 0, 0);
    return kind != OTV_CARDS_TILE && says(r, POINTS, gain(k, &c), 0, 0, 0);
}

static bool on_target(const sight *k, unsigned owner, unsigned plant, orr_remark *r)
{
    otv_claim c = k->v->claim;
    c.target = (uint8_t)owner;
    c.plant = (uint8_t)plant;
    return on_defended(k, &c, r);
}

/* OTV-85, OTV-A14: as many units as skulls, of those there. Paying lands units and takes none away. */
static unsigned casualties(const sight *k)
{
    const unsigned planet = k->v->claim.planet, skulls = otv_skulls(&k->v->claim);
    unsigned there = 0;
    for (unsigned piece = OTV_ORBIT; piece < OTV_PLANT; piece++) there += k->v->piece[piece][planet][k->me];
    return skulls < there ? skulls : there;
}

static bool on_pay(const sight *k, orr_remark *r)
{
    const otv_claim *c = &k->v->claim;
    const unsigned lost = casualties(k);
    return says(r, lost ? COSTS_AND_LOSES : COSTS_POINTS, c->cost, reach(k, c->planet), gain(k, c), lost);
}

static bool on_decline(const sight *k, orr_remark *r)    /* OTV-74 */
{
    const unsigned lost = k->f->proc == P_CLAIM ? casualties(k) : 0;
    return lost && says(r, LOSES_UNITS, lost, 0, 0, 0);
}

static bool on_payment(const sight *k, unsigned points, orr_remark *r)   /* OTV-66 to OTV-70 */
{
    return says(r, PAYS, points, k->v->claim.points + points, k->v->claim.cost, 0);
}

/* ---- money, cards, losses ---------------------------------------------------------------------------------------- */

static bool on_price(const sight *k, unsigned price, orr_remark *r)
{
    return says(r, COSTS, price, k->v->money[k->me] - price, 0, 0);
}

/* OTV-90; what could be raised in a combat there, before and after. */
static bool on_buy(const sight *k, unsigned unit, unsigned planet, orr_remark *r)
{
    const unsigned price = otv_price(unit) - (k->f->proc == P_BUY ? k->f->local[OTV_B_CHEAPER] : 0u);
    otv_view then = *k->v;
    then.piece[OTV_ORBIT + unit][planet][k->me]++;
    const sight with = { k->b, &then, k->f, k->me };
    return says(r, BUYS, price, k->v->money[k->me] - price, reach(k, planet), reach(&with, planet));
}

static bool on_play(const sight *k, unsigned kind, orr_remark *r)
{
    const unsigned money = k->v->money[k->me], n = card(k, kind)->n, cards = k->v->deck.z.n + 0u + k->v->discard.z.n;
    if (card(k, kind)->effect == OTV_A_MONEY) return says(r, MONEY, money, money + n, 0, 0);
    return card(k, kind)->effect == OTV_A_DRAW && says(r, DRAWS, n < cards ? n : cards, 0, 0, 0);   /* OTV-A33 */
}

static bool on_use(const sight *k, unsigned kind, orr_remark *r)
{
    const unsigned n = card(k, kind)->n, left = k->f->local[OTV_L_LEFT];
    switch (card(k, kind)->effect) {
    case OTV_MOVE_MORE: return says(r, MORE_MOVEMENT, k->f->local[OTV_M_ALLOWANCE] + n, 0, 0, 0);
    case OTV_MEDIC: return says(r, SAVES, n < left ? n : left, left, 0, 0);                     /* OTV-A59 */
    default: return false;
    }
}

static bool on_refuse(const sight *k, orr_remark *r)     /* OTV-144, OTV-145 */
{
    unsigned n = 0;
    for (unsigned planet = OTV_GANYMEDE; planet < OTV_PLANETS; planet++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++) n += otv_unpaid(k->f, k->v->piece, planet, plant);
    return says(r, LOSES_PLANTS, n, 0, 0, 0);
}

static bool on_discard(const sight *k, orr_remark *r)    /* OTV-57 */
{
    const unsigned n = k->v->hand[k->me].z.n - 1u, limit = otv_hand_limit(k->b);
    return n > limit && says(r, TO_DISCARD, n - limit, 0, 0, 0);
}

bool otv_remark(const orr_box *b, const void *view, orr_action a, orr_remark *r)
{
    const otv_view *v = view;
    const sight k = { b, v, &v->look.frame[v->look.depth - 1], v->look.seat };
    switch (a.verb) {
    case OTV_V_CLAIM: return on_claim(&k, a.a, a.b, r);
    case OTV_V_TARGET: return on_target(&k, a.a, a.b, r);
    case OTV_V_PAY: return on_pay(&k, r);
    case OTV_V_DECLINE: return on_decline(&k, r);
    case OTV_V_COMMIT: return on_payment(&k, a.b * otv_worth(a.a), r);
    case OTV_V_SPEND: return on_payment(&k, otv_points_of(&v->claim, card(&k, a.a)), r);
    case OTV_V_BUY: return on_buy(&k, a.a, a.b, r);
    case OTV_V_ROB:
    case OTV_V_DESTROY: return on_price(&k, otv_mercury_price(k.f->local[0]), r);
    case OTV_V_RANSOM: return on_price(&k, 1, r);        /* OTV-144 */
    case OTV_V_REFUSE: return on_refuse(&k, r);
    case OTV_V_PLAY: return on_play(&k, a.a, r);
    case OTV_V_PASS: return v->cubes == 1 && says(r, LAST_CUBE, 0, 0, 0, 0);     /* OTV-103 */
    case OTV_V_TO:
        return says(r, MOVEMENT, otv_distance(k.f->local[OTV_M_FROM], a.a), k.f->local[OTV_M_ALLOWANCE], 0, 0);
    case OTV_V_USE: return on_use(&k, a.a, r);
    case OTV_V_LOSE:
        return a.a >= OTV_PLANT && says(r, FEWER_POINTS, loss(&k, k.f->local[OTV_L_PLANET], a.a), 0, 0, 0);
    case OTV_V_DISCARD: return on_discard(&k, r);
    default: return false;
    }
}
