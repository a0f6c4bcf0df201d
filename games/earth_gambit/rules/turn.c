/* turn.c - the turn: EG-25 to EG-27, EG-34 to EG-36; the pass and its redirection: EG-102 to EG-104, EG-A25 to EG-A30,
 * EG-A46, EG-A63, EG-A65; the end of a match that nobody wins: EG-A56. */
#include "games/earth_gambit/eg_state.h"

/* The turn runs the match: when a pass has arrived, the same procedure goes on for the receiver (EG-35). */
enum { L_DRAWS = 0, L_TO = 0, L_TAKES_HOLD = 1 };    /* locals: cards to draw; receiver so far, late Protect declined */

static orr_next draw_step(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    p->drawn = eg_draw(t, f->who, EG_DRAWN, EG_27);
    if (f->local[L_DRAWS] == 1) return orr_call(t, f, T_PASS, P_PLAY, f->who, 0, 0);
    p->drawn = (uint8_t)(p->drawn + eg_draw(t, f->who, EG_DRAWN, EG_27));
    return orr_goto(f, T_SIFT);
}

/* EG-A30: the card has arrived; the player's Psych card goes; then the abilities' START; then the draw. */
static void begin(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    p->active = f->who;
    if (eg_in(p->psych, f->who))
        eg_end_psych(t, f->who, p->banned == EG_BLUE ? EG_65 : EG_73);
    orr_tell(t, EG_25, EG_TOLD_TURN, ORR_EVERYBODY, f->who, 0);
    f->local[L_DRAWS] = 1;
    f->step = T_WINDOW;
}

/* START of the module: while anybody has an unused ability the draw is asked for, so that the moment exists
 * (EG-A74). */
static orr_next window(orr_ctx *t, orr_frame *f)
{
    return eg(t)->owners ? orr_ask_open(f, orr_one(f->who), T_WINDOW_ANSWER) : draw_step(t, f);
}

/* EG-34: the chosen card is face down in front of the passer until it is settled who gets it (EG-A29). */
static void lay_pass(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    eg_lay_down(t, f->who, in->act.a, EG_ANY_COPY);      /* its place no longer matters */
    f->local[L_TO] = eg_next(p, f->who);
    if (in->act.verb == EG_V_REDIRECT) {                 /* EG-A65: seats jumped over keep what they have */
        eg_spend(t, f->who);
        f->local[L_TO] = in->act.b;
    }
}

static const uint16_t turn_limits[] = { 1000, 0, 20, 50, 100, 200, 500, 2000, 5000 };   /* words in game.c; 0: none */

static orr_next next_turn(orr_ctx *t, orr_frame *f, orr_seat who)
{
    eg_state *p = eg(t);
    const unsigned limit = turn_limits[t->box->opt[EG_O_TURN_LIMIT]];
    p->turns++;
    if (limit && p->turns >= limit) return eg_end_unfinished(t);
    *f = (orr_frame){ .proc = P_TURN, .who = who };
    begin(t, f);
    return window(t, f);
}

/* The passer's cards become KEPT, the card that comes is PASSED, also when it comes back (EG-A25). */
static orr_next arrive(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    const orr_seat to = f->local[L_TO];
    for (unsigned i = 0, n = p->hand[f->who].z.n; i < n; i++) p->hand[f->who].card[i].tag = EG_KEPT;
    p->passed = p->offer[f->who].z.n;
    p->drawn = 0;
    p->stray = 0;
    if (p->passed) {
        orr_card c = orr_take_top(t, ORR_AT(p->offer[f->who]), (orr_seats)(orr_one(f->who) | orr_one(to)));
        c.tag = EG_PASSED;
        orr_drop_in(ORR_AT(p->hand[to]), c);
        orr_tell(t, EG_34, EG_TOLD_PASS, (orr_seats)(orr_one(f->who) | orr_one(to)), ORR_ARGS(f->who, to, 0), c.kind);
    }
    return next_turn(t, f, to);
}

/* EG-103, EG-104, EG-A26: one Skip Turn per redirect; EG-70, EG-A28, EG-A63: the skipped player's Psych card goes. */
static orr_next skip_step(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    const orr_seat to = f->local[L_TO];
    if (!eg_in(p->skipped, to)) return arrive(t, f);
    if (eg_option(t, EG_O_PROTECT_LATE) && eg_in(p->protected, to) && !f->local[L_TAKES_HOLD])
        return orr_goto(f, T_LATE);
    f->local[L_TAKES_HOLD] = 0;
    eg_discard_front(t, to, EG_SKIP_TURN, EG_104);
    eg_end_psych(t, to, EG_70);
    orr_tell(t, EG_103, EG_TOLD_SKIPPED, ORR_EVERYBODY, to, 0);
    f->local[L_TO] = eg_next(p, to);
    return orr_goto(f, T_SKIP);
}

static void late_protect(orr_ctx *t, orr_frame *f, const orr_answer *in)   /* EG-A31, protect_late=yes */
{
    if (in->act.verb == EG_V_SUFFER) {
        f->local[L_TAKES_HOLD] = 1;
        return;
    }
    eg_discard_front(t, in->seat, EG_PROTECT_PLAYER, EG_A31);
    orr_tell(t, EG_A31, EG_TOLD_PROTECTED, ORR_EVERYBODY, in->seat, 0);
    eg_discard_front(t, in->seat, EG_SKIP_TURN, EG_A31);
}

orr_next eg_run_turn(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    switch (f->step) {
    case T_START: begin(t, f);                           /* fall through */
    case T_WINDOW: return window(t, f);
    case T_WINDOW_ANSWER:
        if (in->act.verb == EG_V_DRAW_TWO) {             /* EG-26, EG-A68 */
            eg_spend(t, f->who);
            f->local[L_DRAWS] = 2;
        }
        return draw_step(t, f);
    case T_SIFT:
        return orr_ask(f, orr_one(f->who), T_SIFT_ANSWER);
    case T_SIFT_ANSWER:
        eg_discard_from_hand(t, f->who, in->act.a, in->act.b, EG_A68);
        return orr_call(t, f, T_PASS, P_PLAY, f->who, 0, 0);
    case T_PASS:
        if (!p->hand[f->who].z.n) {                      /* EG-A46 */
            orr_by(t, EG_A46);
            f->local[L_TO] = eg_next(p, f->who);
            return orr_goto(f, T_SKIP);
        }
        f->open = p->owners != 0;                        /* AFTER (EG-A74) */
        return orr_ask(f, orr_one(f->who), T_PASS_ANSWER);
    case T_PASS_ANSWER:
        lay_pass(t, f, in);
        f->step = T_SKIP;                                /* fall through */
    case T_SKIP:
        return skip_step(t, f);
    case T_LATE:
        return orr_ask(f, orr_one(f->local[L_TO]), T_LATE_ANSWER);
    case T_LATE_ANSWER:
        late_protect(t, f, in);
        return orr_goto(f, T_SKIP);
    }
    orr_impossible();
}

/* A card that is not there, or an ability. */
__attribute__((cold, noinline)) static void bar_pass(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const bool redirects = eg_has(t, s, EG_REDIRECT_PASS, EG_AT_PASS);
    if (orr_wants(l, EG_V_PASS)) orr_bar_wanted(l, EG_34);
    if (orr_wants(l, EG_V_REDIRECT)) orr_bar_wanted(l, redirects ? EG_34 : EG_118);
}

static void pass_options(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    const eg_kinds hand = eg_kinds_of(p->hand[s].card, p->hand[s].z.n);
    if (l->asking_why) bar_pass(t, s, l);
    eg_offer_kinds(l, EG_V_PASS, hand);
    if (!p->owners || !eg_has(t, s, EG_REDIRECT_PASS, EG_AT_PASS)) return;
    for (eg_kinds left = hand; left; left &= left - 1)
        for (unsigned to = 0; to < p->core.seats; to++)
            if (to != s) orr_offer(l, EG_V_REDIRECT, eg_lowest(left), to, 0, 0);
}

void eg_options_turn(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    switch (f->step) {
    case T_WINDOW_ANSWER:
        orr_offer(l, EG_V_DRAW, 0, 0, 0, 0);
        if (orr_wants(l, EG_V_DRAW_TWO)) orr_bar_wanted(l, EG_118);
        if (eg_has(t, s, EG_DRAW_TWO, EG_AT_START))      /* two cards instead of one, then a discard */
            orr_offer(l, EG_V_DRAW_TWO, 0, 0, 0,
                      eg_leaves_no_pass(t, (eg_course){ .draws = 2, .discards = 1, .plays = 1 }));
        break;
    case T_SIFT_ANSWER:
        eg_offer_hand(t, s, EG_V_DISCARD, l);
        break;
    case T_PASS_ANSWER:
        pass_options(t, s, l);
        break;
    case T_LATE_ANSWER:
        orr_offer(l, EG_V_PROTECT, 0, 0, 0, 0);
        orr_offer(l, EG_V_SUFFER, 0, 0, 0, 0);
    }
}
