/* period.c - the period and its phases: OTV-18 to OTV-32, OTV-101 to OTV-103, OTV-155 to OTV-157, OTV-A60; and what all
 * chapters do with dice, tiles, counters and money. */
#include "games/onward_to_venus/otv_state.h"

#include <string.h>

/* ---- dice, tiles, counters, money --------------------------------------------------------------------------- */

void otv_roll(orr_ctx *t, uint8_t die[3], orr_rule why)
{
    const otv_set *set = otv_set_of(t->box);
    for (unsigned i = 0; i < 3; i++) die[i] = set->dice[orr_below(t, OTV_FACES)].face;
    orr_tell(t, why, OTV_TOLD_DICE, ORR_EVERYBODY, ORR_ARGS(die[0], die[1], die[2]), 0);
}

void otv_discard_tile(orr_ctx *t, unsigned planet, unsigned tile)      /* OTV-25 */
{
    otv(t)->tiles[planet][tile]--;
    otv(t)->tile_discard[tile]++;
}

void otv_remove_piece(orr_ctx *t, orr_seat s, unsigned planet, unsigned piece, orr_rule why)
{
    otv_state *p = otv(t);
    p->piece[piece][planet][s]--;
    p->stock[otv_stock_of(piece)][s]++;
    otv_note_orbit(p, planet, s);
    orr_tell(t, why, OTV_TOLD_LOSES, ORR_EVERYBODY, ORR_ARGS(s, piece, planet), 0);
}

void otv_pay(orr_ctx *t, orr_seat s, unsigned pounds, orr_rule why)
{
    otv(t)->money[s] = (uint16_t)(otv(t)->money[s] - pounds);
    orr_tell(t, why, OTV_TOLD_PAYS, ORR_EVERYBODY, ORR_ARGS(s, pounds, 0), 0);
}

void otv_gain(orr_ctx *t, orr_seat s, unsigned pounds, orr_rule why)   /* OTV-A36: the bank never runs out */
{
    const unsigned have = otv(t)->money[s] + pounds;
    otv(t)->money[s] = (uint16_t)(have < UINT16_MAX ? have : UINT16_MAX);
    orr_tell(t, why, OTV_TOLD_GAINS, ORR_EVERYBODY, ORR_ARGS(s, pounds, 0), 0);
}

/* ---- phases 1 and 2 ------------------------------------------------------------------------------------------- */

static unsigned count_bag(const otv_state *p)
{
    unsigned n = 0;
    for (unsigned k = 0; k < OTV_MAX_TILES; k++) n += p->bag[k];
    return n;
}

static unsigned refill_bag(orr_ctx *t)                   /* OTV-A35 */
{
    otv_state *p = otv(t);
    memcpy(p->bag, p->tile_discard, sizeof p->bag);
    memset(p->tile_discard, 0, sizeof p->tile_discard);
    const unsigned n = count_bag(p);
    if (n) orr_tell(t, OTV_A35, OTV_TOLD_BAG, ORR_EVERYBODY, n, 0);
    return n;
}

static void lay_tile(orr_ctx *t, unsigned planet, unsigned left)
{
    otv_state *p = otv(t);
    unsigned k = 0;
    for (unsigned i = orr_below(t, left); i >= p->bag[k]; k++) i -= p->bag[k];
    p->bag[k]--;
    p->tiles[planet][k]++;
    orr_tell(t, OTV_22, OTV_TOLD_LAID, ORR_EVERYBODY, ORR_ARGS(k, planet, 0), 0);
}

static void clear_ganymede(orr_ctx *t)                   /* OTV-24, OTV-A40 */
{
    otv_state *p = otv(t);
    const otv_set *set = otv_set_of(t->box);
    for (unsigned k = 0; k < set->tiles_n; k++)
        while (set->tiles[k].kind == OTV_CRISIS && p->tiles[OTV_GANYMEDE][k]) {
            otv_discard_tile(t, OTV_GANYMEDE, k);
            orr_tell(t, OTV_24, OTV_TOLD_REMOVED, ORR_EVERYBODY, ORR_ARGS(k, OTV_GANYMEDE, 0), 0);
        }
}

static void lay_tiles(orr_ctx *t)                        /* OTV-22, OTV-23; in crisis order (OTV-A35) */
{
    otv_state *p = otv(t);
    unsigned left = count_bag(p);
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        const otv_planet_row *row = &otv_set_of(t->box)->planets[planet];
        const uint8_t by_players[] = { row->tiles_2, row->tiles_3, row->tiles_4, row->tiles_5 };
        unsigned n = by_players[p->core.seats - OTV_MIN_SEATS];          /* OTV-A2 */
        if (p->flipped[planet]) orr_by(t, OTV_26), n = 0;     /* OTV-123 */
        if (p->alien[planet]) orr_by(t, OTV_27), n = 0;
        for (; n; n--) {
            if (!left) left = refill_bag(t);
            if (!left) break;
            lay_tile(t, planet, left--);
        }
    }
    clear_ganymede(t);
}

static void begin_period(orr_ctx *t, orr_frame *f)
{
    otv_state *p = otv(t);
    p->period++;
    orr_tell(t, OTV_18, OTV_TOLD_PERIOD, ORR_EVERYBODY, p->period, 0);
    p->cubes = (uint8_t)(p->core.seats + 2u);            /* OTV-13, OTV-21 */
    memset(p->taken, 0, sizeof p->taken);
    lay_tiles(t);
    p->stall = 0;
    f->who = p->holder;                                  /* OTV-28 */
}

/* ---- phase 3 -------------------------------------------------------------------------------------------------- */

static const uint8_t stall_rounds[] = { 40, 0, 5, 10, 20, 60, 100, 150, 200, 250 };   /* words in game.c; 0: no bound */

static bool must_pass(const orr_ctx *t)                  /* OTV-A60 */
{
    const unsigned rounds = stall_rounds[t->box->opt[OTV_O_STALL]];
    return rounds && otv(t)->stall >= rounds * otv(t)->core.seats;
}

static orr_next take_cube(orr_ctx *t, orr_frame *f) /* OTV-101; the card comes before the phase can end (OTV-A43) */
{
    otv_state *p = otv(t);
    p->cubes--;
    p->taken[f->who]++;
    p->stall = 0;
    orr_tell(t, OTV_101, OTV_TOLD_CUBE, ORR_EVERYBODY, ORR_ARGS(f->who, p->cubes, 0), 0);
    otv_draw(t, f->who, 1, OTV_101);
    return otv_keep_limit(t, f, T_PASSED, f->who);
}

static orr_next end_of_turn(orr_ctx *t, orr_frame *f)
{
    otv_state *p = otv(t);
    if (!p->cubes) {                                     /* OTV-103 */
        p->holder = f->who;
        orr_tell(t, OTV_102, OTV_TOLD_HOLDER, ORR_EVERYBODY, f->who, 0);
        return orr_call(t, f, T_INCOME, P_CRISIS, f->who, 0, 0);
    }
    f->who = otv_next(p, f->who);                        /* OTV-30, OTV-32: cubes put nobody out */
    f->step = T_ASK;
    return orr_ask(f, orr_one(f->who), T_ANSWER);
}

static orr_next act(orr_ctx *t, orr_frame *f, const orr_answer *in)    /* OTV-29 */
{
    const orr_action a = in->act;
    switch (a.verb) {
    case OTV_V_MOVE: return orr_call(t, f, T_NEXT, P_MOVE, f->who, a.a, 0);
    case OTV_V_CLAIM: return orr_call(t, f, T_NEXT, P_CLAIM, f->who, a.a, a.b);
    case OTV_V_BUY:
        otv_buy(t, f->who, a.a, a.b, 0);
        return otv_buy_more(t, f, T_NEXT, f->who, OTV_TO_BUY - 1, 0); /* OTV-89; no claim follows (OTV-A48) */
    case OTV_V_PLAY: return orr_call(t, f, T_NEXT, P_CARD, f->who, a.a, 0);
    case OTV_V_PASS: return take_cube(t, f);
    }
    orr_impossible();
}

/* ---- phases 5 and 6, the end ---------------------------------------------------------------------------------- */

static void collect_income(orr_ctx *t)                   /* OTV-155 */
{
    otv_state *p = otv(t);
    for (orr_seat s = 0; s < p->core.seats; s++) {
        unsigned sum = 0;
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++) sum += otv_income_at(p, planet, s);
        if (sum) otv_gain(t, s, sum, OTV_155);
    }
}

static void reset_units(orr_ctx *t)                      /* OTV-156 */
{
    otv_state *p = otv(t);
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned s = 0; s < OTV_MAX_SEATS; s++) {
                uint8_t *orbit = &p->piece[OTV_ORBIT + unit][planet][s],
                        *surface = &p->piece[OTV_SURFACE + unit][planet][s];
                if (!*surface) continue;
                *orbit = (uint8_t)(*orbit + *surface);
                *surface = 0;
                otv_note_orbit(p, planet, s);
            }
    orr_tell(t, OTV_156, OTV_TOLD_RESET, ORR_EVERYBODY, p->period, 0);
}

static orr_next end_period(orr_ctx *t, orr_frame *f)
{
    otv_state *p = otv(t);
    memset(p->level, 0, sizeof p->level);                /* OTV-111; the tiles stay (OTV-110) */
    collect_income(t);
    reset_units(t);
    if (p->period < OTV_PERIODS) return orr_goto(f, T_PERIOD);
    p->ended = OTV_SCORED;                               /* OTV-157 */
    otv_tell_scores(t);
    return orr_over(t);
}

/* OTV-19, OTV-20: the phases in their order, each to its end. */
orr_next otv_run_period(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case T_PERIOD:
        begin_period(t, f);
        f->step = T_ASK;                                 /* fall through */
    case T_ASK: return orr_ask(f, orr_one(f->who), T_ANSWER);
    case T_ANSWER: return act(t, f, in);
    case T_NEXT: otv(t)->stall++;                        /* fall through */
    case T_PASSED: return end_of_turn(t, f);
    case T_CRISIS: return orr_call(t, f, T_INCOME, P_CRISIS, f->who, 0, 0);
    case T_INCOME: return end_period(t, f);
    }
    orr_impossible();
}

/* What cannot be done now, and why; only for those who ask. */
static void offer_barred(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const orr_action want = l->want;
    orr_rule bar = 0;
    if (want.verb == OTV_V_MOVE && want.a < OTV_PLANETS && !p->piece[OTV_ORBIT + OTV_SPACESHIP][want.a][s])
        bar = OTV_170;
    else if (want.verb == OTV_V_CLAIM && want.a < OTV_PLANETS) bar = otv_claim_bar(t, s, want.a, want.b);
    else if (want.verb == OTV_V_PLAY && want.a < otv_set_of(t->box)->cards_n) bar = otv_card_bar(t, s, want.a);
    else if (want.verb == OTV_V_STAY || want.verb == OTV_V_DONE || want.verb == OTV_V_DECLINE) bar = OTV_31;
    if (bar) orr_bar_wanted(l, bar);
    else otv_why_no_card(t, s, l, OTV_V_PLAY);
    if (must_pass(t) && want.verb < OTV_V_PASS) orr_bar_wanted(l, OTV_A60);
}

void otv_options_period(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    (void)f;
    if (l->asking_why) offer_barred(t, s, l);
    if (!must_pass(t)) {
        for (unsigned left = p->ports[s]; left; left &= left - 1)
            orr_offer(l, OTV_V_MOVE, (unsigned)__builtin_ctz(left), 0, 0, 0);
        otv_offer_claims(t, s, p->orbits[s], l);
        otv_offer_buys(t, s, 0, l);
        otv_offer_actions(t, s, l);
    }
    orr_offer(l, OTV_V_PASS, 0, 0, 0, 0);                /* OTV-31, OTV-173 */
}
