/* turn.c - the turn, its eight steps and its questions: MAR-22 to MAR-34, MAR-53 to MAR-67, MAR-A25, MAR-A27 to
 * MAR-A33, MAR-A42, MAR-A43, MAR-A65, MAR-A71, MAR-A72, MAR-A83, MAR-A113. Step 1 is in tile.c, step 7 in spawn.c. */
#include "games/martians/mar_state.h"
#include "games/martians/rules/turn.h"

#include <string.h>

/* ---- beginning and end ----------------------------------------------------------------------------------------- */

static const uint16_t caps[] = { 600, 0, 20, 50, 100, 200, 400, 1000, 10 };      /* words in game.c; 0: none */

static void renew_plays(mar_state *p, orr_seat s)        /* MAR-A65, MAR-A111 */
{
    if (!mar_in(p->normal, s)) p->plays[s]++;
    p->normal |= orr_one(s);
    mar_note_ready(p, s);
    for (unsigned k = 0, n = p->core.seats; k < n; k++) {
        if (!p->extra[s][k]) continue;
        p->plays[k] = (uint8_t)(p->plays[k] - p->extra[s][k]);
        p->extra[s][k] = 0;
        mar_note_ready(p, k);
    }
}

static orr_next begin(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const unsigned cap = caps[t->box->opt[MAR_O_TURN_CAP]];
    if (cap && p->turns >= cap) {                        /* MAR-A83 */
        mar_end(t, mar_together(t) ? MAR_LOST_TIME : MAR_DRAW, MAR_NONE, MAR_A83);
        return orr_over(t);
    }
    p->turns++;
    p->active = f->who;
    p->dead = p->rolled = p->roll_plus = p->roll_minus = p->steps = 0;
    if (mar_in(p->diced, f->who)) {                      /* MAR-137 */
        p->diced ^= orr_one(f->who);
        mar_note_open(p);
    }
    mar_end_effects(t, MAR_UNTIL_START + f->who);
    renew_plays(p, f->who);
    orr_tell(t, MAR_22, MAR_TOLD_TURN, ORR_EVERYBODY, f->who, 0);
    return orr_goto(f, T_BEGIN);
}

orr_next mar_finish_turn(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    orr_seat next = mar_next(p, f->who);
    mar_end_effects(t, MAR_UNTIL_END + f->who);
    mar_end_effects(t, MAR_UNTIL_NOW);                   /* MAR-A38 */
    p->jammed = 0;
    if (p->extra_turns) {                                /* MAR-140, MAR-A72 */
        p->extra_turns--;
        next = f->who;
        orr_tell(t, MAR_140, MAR_TOLD_EXTRA_TURN, ORR_EVERYBODY, next, 0);
    }
    *f = (orr_frame){ .proc = P_TURN, .who = next };
    return ORR_NEXT;
}

/* ---- steps 2 to 5 ---------------------------------------------------------------------------------------------- */

static bool must_fight(const mar_state *p)               /* MAR-68, MAR-A52 */
{
    return mar_attacked(p, p->active) && !mar_in(p->jammed, p->active);
}

static void refill(orr_ctx *t, orr_seat s)               /* MAR-25, MAR-A82 */
{
    while (mar(t)->hand[s].z.n < MAR_HAND && mar_draw(t, s, MAR_25)) {}
}

/* MAR-26 to MAR-28, MAR-A32: what is fixed here is the sum; doubling and modifiers come on top. */
static void roll_movement(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    p->die = (uint8_t)orr_roll(t, 6);
    p->rolled = (uint8_t)(p->die + p->life[s]);
    p->roll_plus = p->plus;
    p->roll_minus = p->minus;
    orr_tell(t, MAR_26, mar_points(p) == p->rolled ? MAR_TOLD_ROLL_STEPS : MAR_TOLD_ROLL_CHANGED, ORR_EVERYBODY,
             ORR_ARGS(s, p->die, mar_points(p)), p->life[s]);
}

unsigned mar_points(const mar_state *p)
{
    return mar_points_of(p->rolled, p->doubled, p->roll_plus, p->roll_minus, p->steps);
}

/* Every asking step begins with what an interjection may have changed (MAR-A106). */
static orr_next move(orr_ctx *t, orr_frame *f)           /* D5 */
{
    const mar_state *p = mar(t);
    f->step = T_MOVE;
    if (p->dead) return orr_goto(f, T_MARTIANS);         /* MAR-76, MAR-79, MAR-A42, MAR-A43 */
    /* MAR-29, MAR-61, MAR-65, MAR-A29, MAR-A31 */
    if (must_fight(p)) return orr_call(t, f, T_MOVE, P_COMBAT, f->who, 0, 0);
    return orr_ask_open(f, orr_one(f->who), T_MOVE_ANSWER);
}

/* MAR-A113: the point, the card of the icon, the fight (T_MOVE), the ship, the next question. Other pawns are no
 * hindrance (MAR-55). */
static orr_next step(orr_ctx *t, orr_frame *f, unsigned side)
{
    mar_state *p = mar(t);
    const orr_seat s = f->who;
    const unsigned from = p->at_square[s];
    if (mar_crosses(from, side)) p->at_tile[s] = p->town.next[p->at_tile[s]][side];
    p->at_square[s] = mar_beyond[from][side];
    p->steps++;
    orr_tell(t, MAR_53, MAR_TOLD_STEP, ORR_EVERYBODY, ORR_ARGS(s, p->at_tile[s], p->at_square[s]), 0);
    if (mar_together(t) && p->town.icon[p->at_tile[s]] == p->at_square[s])   /* MAR-83, MAR-A33 */
        return orr_call(t, f, T_MOVE, P_CARD, s, MAR_NONE, MAR_NONE);
    if (p->loaded) mar_ship_test(t);
    return mar_ended(t) ? orr_over(t) : move(t, f);
}

static orr_next move_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in->act.verb == MAR_V_STEP) return step(t, f, in->act.a);
    if (in->act.verb == MAR_V_STOP) return orr_goto(f, T_MARTIANS);          /* MAR-56 */
    mar_take_or_deposit(t, f->who, &in->act);
    return mar_ended(t) ? orr_over(t) : orr_goto(f, T_MOVE);
}

static void move_options(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    const orr_rule bar = p->no_move ? MAR_122 : mar_points(p) ? 0 : MAR_53;
    if (l->asking_why) mar_why_no_step(t, s, l);
    if (!bar || l->asking_why)
        for (unsigned ways = mar_ways(&p->town, p->at_tile[s], p->at_square[s]); ways; ways &= ways - 1)
            orr_offer(l, MAR_V_STEP, mar_lowest(ways), 0, 0, bar);
    if (mar_on_building(p, s) || mar_together(t) || l->asking_why) mar_options_take(t, s, l);
    orr_offer(l, MAR_V_STOP, 0, 0, 0, 0);
}

/* ---- step 6 ---------------------------------------------------------------------------------------------------- */

static orr_next wander(orr_ctx *t, orr_frame *f)         /* D6; as long as one can move (MAR-A54) */
{
    mar_state *p = mar(t);
    f->step = T_WANDER;
    if (p->to_move && !p->frozen && mar_can_wander(p)) return orr_ask_open(f, orr_one(f->who), T_WANDER_ANSWER);
    memset(p->moved, 0, sizeof p->moved);
    p->to_move = 0;
    return orr_goto(f, T_SPAWN);
}

static orr_next roll_martians(orr_ctx *t, orr_frame *f)  /* MAR-30 */
{
    mar_state *p = mar(t);
    p->die = (uint8_t)orr_roll(t, 6);
    p->to_move = (uint8_t)mar_martians_rolled(p->die, p->plus, p->minus);
    orr_tell(t, MAR_96, MAR_TOLD_ROLL_MARTIANS, ORR_EVERYBODY, ORR_ARGS(f->who, p->die, p->to_move), 0);
    return wander(t, f);
}

static orr_next wander_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    const unsigned spot = in->act.a, square = in->act.b, side = in->act.c;
    const unsigned to_spot = mar_crosses(square, side) ? p->town.next[spot][side] : spot, to = mar_beyond[square][side];
    mar_shift_martian(t, spot, square, to_spot, to, MAR_96);
    p->moved[to_spot] |= mar_sq(to);                     /* MAR-A55 */
    p->to_move--;
    if (p->loaded) mar_ship_test(t);
    return mar_ended(t) ? orr_over(t) : wander(t, f);
}

/* ---- the turn -------------------------------------------------------------------------------------------------- */

static orr_next answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case T_BEGIN_ANSWER: return mar_draw_tile(t, f);
    case T_PLACE_ANSWER: return mar_place_tile(t, f, in);
    case T_SHORT_ANSWER: return mar_short_answer(t, f, in);
    case T_TOKENS_ANSWER: return mar_tokens_answer(t, f, in);
    case T_CALM_ANSWER: return orr_goto(f, T_FIGHT);
    case T_CLEARED_ANSWER:
        if (in->act.verb == MAR_V_GO_ON) {
            refill(t, f->who);                           /* step 3 */
            return orr_goto(f, T_ROLL);
        }
        mar_take_or_deposit(t, f->who, &in->act);        /* MAR-A112 */
        return mar_ended(t) ? orr_over(t) : orr_goto(f, T_CLEARED);
    case T_ROLL_ANSWER:
        roll_movement(t, f->who);
        return move(t, f);
    case T_MOVE_ANSWER: return move_answer(t, f, in);
    case T_MARTIANS_ANSWER: return roll_martians(t, f);
    case T_WANDER_ANSWER: return wander_answer(t, f, in);
    case T_SPAWN_FARM: return mar_spawn_farm_answer(t, f, in);
    case T_SPAWN_SQUARE: return mar_spawn_square_answer(t, f, in);
    case T_END_ANSWER:
        if (in->act.verb == MAR_V_DISCARD) {             /* MAR-33, MAR-34, MAR-92 */
            mar_discard(t, mar_take_card(t, f->who, in->act.a));
            orr_tell(t, MAR_33, MAR_TOLD_DISCARD, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        }
        return mar_finish_turn(t, f);
    }
    orr_impossible();
}

static orr_next fight(orr_ctx *t, orr_frame *f)          /* step 2 */
{
    if (must_fight(mar(t))) return orr_call(t, f, T_FOUGHT, P_COMBAT, f->who, 0, 0);     /* MAR-24, MAR-A30 */
    refill(t, f->who);
    return orr_goto(f, T_ROLL);
}

static orr_next go_on(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const orr_seats me = orr_one(f->who);
    switch (f->step) {
    case T_START: return begin(t, f);
    case T_BEGIN: return orr_ask_open(f, me, T_BEGIN_ANSWER);                /* D20 */
    case T_PLACE: return mar_ask_place(t, f);
    case T_SHORT: return mar_ask_short(t, f);
    case T_TOKENS: return mar_ask_tokens(t, f);
    case T_MARKER: return mar_tile_done(t, f);
    case T_CALM: return orr_ask_open(f, me, T_CALM_ANSWER);                  /* D21a */
    case T_FIGHT: return fight(t, f);
    case T_FOUGHT:                                                           /* a fight called off is not won */
        f->local[MAR_T_WON] = p->core.ret != 0;
        return orr_goto(f, T_CLEARED);
    case T_CLEARED: return orr_ask_open(f, me, T_CLEARED_ANSWER);            /* D21b */
    case T_ROLL:                                                             /* D22b */
        if (p->dead) return orr_goto(f, T_MARTIANS);
        return p->no_move ? orr_goto(f, T_MOVE) : orr_ask_open(f, me, T_ROLL_ANSWER);    /* MAR-A25 */
    case T_MOVE: return move(t, f);
    case T_MARTIANS:                                                         /* D22c */
        if (mar_in(p->diced, f->who)) mar_note_open(p);                    /* they stand still from now on */
        if (!p->frozen) return orr_ask_open(f, me, T_MARTIANS_ANSWER);
        orr_by(t, MAR_A100);
        return orr_goto(f, T_SPAWN);
    case T_WANDER: return wander(t, f);
    case T_SPAWN: return mar_spawn(t, f);
    case T_SPAWN_PICK: return mar_spawn_pick(t, f);
    case T_END: return orr_ask_open(f, me, T_END_ANSWER);                    /* D8, MAR-A122 */
    }
    orr_impossible();
}

/* The turn goes on from step to step until it asks or calls another procedure. */
orr_next mar_run_turn(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const orr_core *c = &mar(t)->core;
    const unsigned depth = c->depth;
    orr_next r = in ? answer(t, f, in) : ORR_NEXT;
    while (r == ORR_NEXT && c->depth == depth) r = go_on(t, f);
    return r;
}

static void discard_options(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mar_kinds hand = mar_hand_kinds(mar(t), s);
    if (l->asking_why) mar_why_no_card(l, hand, MAR_V_DISCARD);
    orr_offer(l, MAR_V_END, 0, 0, 0, 0);
    for (mar_kinds set = hand; set; set &= set - 1)
        orr_offer(l, MAR_V_DISCARD, (unsigned)__builtin_ctzll(set), 0, 0, 0);
}

void mar_options_turn(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    switch (f->step) {
    case T_BEGIN_ANSWER: orr_offer(l, MAR_V_BEGIN, 0, 0, 0, 0); break;
    case T_PLACE_ANSWER: mar_options_place(t, l); break;
    case T_SHORT_ANSWER: mar_options_short(t, f, l); break;
    case T_TOKENS_ANSWER: mar_options_tokens(t, f, l); break;
    case T_CALM_ANSWER: orr_offer(l, MAR_V_GO_ON, 0, 0, 0, 0); break;
    case T_CLEARED_ANSWER:
        orr_offer(l, MAR_V_GO_ON, 0, 0, 0, 0);
        if (f->local[MAR_T_WON]) mar_options_take(t, s, l);
        break;
    case T_ROLL_ANSWER:
    case T_MARTIANS_ANSWER: orr_offer(l, MAR_V_ROLL, 0, 0, 0, 0); break;
    case T_MOVE_ANSWER: move_options(t, s, l); break;
    case T_WANDER_ANSWER: mar_options_wander(mar(t), l); break;
    case T_SPAWN_FARM: mar_options_spawn_farm(t, f, l); break;
    case T_SPAWN_SQUARE: mar_options_spawn_square(t, f, l); break;
    case T_END_ANSWER: discard_options(t, s, l);
    }
}
