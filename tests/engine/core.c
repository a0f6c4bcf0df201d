/* The loop of asking and answering at its corners: open questions and interjections, refusals that know nothing
 * better, an answer that opens something else while others still owe theirs. */
#include "engine/rules.h"
#include "table/match/box.h"
#include "tests/support/check.h"

/* All seats say yes or no; whoever says no is asked why, at once. Once all have spoken the game is over. Whoever stands
 * may interject as long as the question is open. */
enum { YES, NO, SORRY, SHOUT, N_VERBS };
enum { R_LOUD = ORR_R_FIRST_OWN, R_FLOW, R_WHEN, N_RULES };
enum { P_ALL, P_WHY, P_SHOUT, N_PROCS };
typedef struct {
    orr_core core;
    orr_seats said, standing, hoarse;     /* have answered; may shout; may, but have nothing to shout */
    uint8_t shouts, open;
} play;
static play *of(const orr_ctx *t) { return t->state; }

enum { ASK, ANSWER };
static orr_next run_all(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == ASK) {
        const orr_seats owe = (orr_seats)(3u & ~(unsigned)of(t)->said);
        if (!owe) return orr_over(t);
        return of(t)->open ? orr_ask_open(f, owe, ANSWER) : orr_ask(f, owe, ANSWER);
    }
    of(t)->said |= orr_one(in->seat);
    return in->act.verb == NO ? orr_call(t, f, ASK, P_WHY, in->seat, 0, 0) : orr_goto(f, ASK);
}
static orr_next run_why(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)in;
    return f->step == ASK ? orr_ask(f, orr_one(f->who), ANSWER) : orr_return(t, 0);
}
static orr_next run_shout(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)f, (void)in;
    of(t)->shouts++;
    return orr_return(t, 0);
}
static void list_all(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f, (void)s;
    orr_offer(l, YES, 0, 0, 0, 0);
    orr_offer(l, NO, 0, 0, 0, 0);
    if (orr_wants(l, NO)) orr_bar_wanted(l, l->want.a ? R_LOUD : 0);
}
static void list_why(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f, (void)s;
    orr_offer(l, SORRY, 0, 0, 0, 0);
}
static void list_shout(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    if (!(of(t)->hoarse >> s & 1)) orr_offer(l, SHOUT, 0, 0, 0, 0);
    orr_offer(l, SHOUT, 1, 0, 0, R_LOUD);
}
static orr_seats may(const orr_ctx *t) { return of(t)->standing; }
static orr_rule when(const orr_box *b, orr_action a) { (void)b; return a.verb == SHOUT && a.a < 2 ? R_WHEN : 0; }
static void setup(orr_ctx *t) { of(t)->open = 1, of(t)->standing = 2; }

static const orr_verb verbs[] = { { "yes", { 0 }, 0, "" }, { "no", { ORR_N_NUMBER }, 0, "" }, { "sorry", { 0 }, 0, "" },
                                  { "shout", { ORR_N_NUMBER }, ORR_INTERJECT, "" } };
static orr_proc procs[] = { { "all", R_FLOW, 0, run_all, list_all }, { "why", 0, 0, run_why, list_why },
                            { "shout", R_FLOW, 0, run_shout, list_shout } };
static orr_game game = { .id = "corners", .min_seats = 2, .max_seats = 2, .state_size = sizeof(play), .verbs = verbs,
                         .n_verbs = N_VERBS, .procs = procs, .n_procs = N_PROCS, .n_rules = N_RULES, .first = P_ALL,
                         .interject = P_SHOUT, .setup = setup };
static play state;
static orr_box box = { .game = &game };
static orr_ctx t = { .game = &game, .box = &box, .state = &state };

static const orr_action yes = { YES, 0, 0, 0 }, no = { NO, 0, 0, 0 }, sorry = { SORRY, 0, 0, 0 }, shout = { SHOUT, 0, 0,
                                0 };

static void start(void)
{
    const uint8_t key[32] = { 1 };
    game.may = may;
    game.when = when;
    procs[P_SHOUT].rule = R_FLOW;
    CHECK_NUMBER(orr_start(&t, 2, key), ORR_OK);
}

static void wrong_numbers_of_seats(void)
{
    const uint8_t key[32] = { 1 };
    CHECK_NUMBER(orr_start(&t, 1, key), ORR_BAD_SEATS);
    CHECK_NUMBER(orr_start(&t, 3, key), ORR_BAD_SEATS);
}

static void a_question_keeps_its_number_until_all_have_answered(void)
{
    start();
    const unsigned opened = state.core.opened;
    CHECK_NUMBER(orr_apply(&t, 0, yes), ORR_OK);
    CHECK_NUMBER(state.core.opened, opened);
    CHECK_NUMBER(orr_asked(&t), 2);
    CHECK_NUMBER(orr_apply(&t, 1, yes), ORR_OK);
    CHECK_NUMBER(orr_why_not(&t, 1, yes), ORR_R_OVER);
    CHECK_NUMBER(orr_may(&t), 0);
    const play before = state;
    orr_again(&t);                                       /* nothing is left to do again */
    CHECK(!memcmp(&before, &state, sizeof state));
}

static void an_answer_that_opens_another_question(void)
{
    start();
    const unsigned opened = state.core.opened;
    CHECK_NUMBER(orr_apply(&t, 0, no), ORR_OK);          /* seat 2 still owes an answer */
    CHECK(state.core.opened != opened);
    CHECK_NUMBER(orr_asked(&t), 1);
    CHECK_NUMBER(orr_why_not(&t, 1, yes), ORR_R_NOT_ASKED);
    CHECK_NUMBER(orr_why_not(&t, 0, yes), ORR_R_NOT_AN_ANSWER);   /* the procedure names no rule */
    CHECK_NUMBER(orr_apply(&t, 0, sorry), ORR_OK);
    CHECK_NUMBER(orr_asked(&t), 2);
}

static void interjections(void)
{
    start();
    CHECK_NUMBER(orr_may(&t), 2);
    CHECK_NUMBER(orr_apply(&t, 1, shout), ORR_OK);
    CHECK_NUMBER(state.shouts, 1);
    CHECK_NUMBER(orr_asked(&t), 3);                      /* the question stands as before */
    CHECK_NUMBER(orr_why_not(&t, 0, shout), ORR_R_NOT_ASKED);            /* it could, were it standing */
    CHECK_NUMBER(orr_why_not(&t, 1, (orr_action){ SHOUT, 1, 0, 0 }), R_LOUD);
    CHECK_NUMBER(orr_why_not(&t, 1, (orr_action){ SHOUT, 2, 0, 0 }), R_FLOW);
    procs[P_SHOUT].rule = 0;
    CHECK_NUMBER(orr_why_not(&t, 1, (orr_action){ SHOUT, 2, 0, 0 }), ORR_R_NOT_AN_ANSWER);
    CHECK_NUMBER(orr_apply(&t, 0, no), ORR_OK);          /* now the question is not open */
    CHECK_NUMBER(orr_may(&t), 0);
    CHECK_NUMBER(orr_why_not(&t, 1, shout), R_WHEN);
    CHECK_NUMBER(orr_why_not(&t, 1, (orr_action){ SHOUT, 2, 0, 0 }), ORR_R_NOT_ASKED);
    game.when = NULL;
    CHECK_NUMBER(orr_why_not(&t, 1, shout), ORR_R_NOT_ASKED);
}

static void an_open_question_in_a_game_where_nobody_may_interject(void)
{
    orr_rng rng = { 3 };
    start();
    game.may = NULL;
    CHECK_NUMBER(orr_may(&t), 0);
    CHECK_NUMBER(orr_why_not(&t, 1, shout), R_WHEN);
    CHECK(orr_playout(&t, &rng, 100) < 100);
    CHECK(state.core.over && !state.shouts);
}

static void who_has_nothing_to_shout_leaves_the_word(void)
{
    orr_rng rng = { 3 };
    for (unsigned i = 0; i < 50; i++) {
        start();
        state.hoarse = 2;
        CHECK(orr_playout(&t, &rng, 100) < 100);
        CHECK(state.core.over && !state.shouts);
    }
}

static void bars_for_the_very_action(void)
{
    start();
    CHECK_NUMBER(orr_why_not(&t, 0, (orr_action){ NO, 7, 0, 0 }), R_LOUD);
    CHECK_NUMBER(orr_why_not(&t, 0, no), 0);
    CHECK_NUMBER(orr_why_not(&t, 2, yes), ORR_R_NOT_AN_ANSWER);          /* no such seat */
    CHECK_NUMBER(orr_why_not(&t, 0, (orr_action){ N_VERBS, 0, 0, 0 }), ORR_R_NOT_AN_ANSWER);
    CHECK_NUMBER(orr_apply(&t, 0, (orr_action){ NO, 7, 0, 0 }), ORR_REFUSED);
}

int main(void)
{
    TEST_CASE(wrong_numbers_of_seats);
    TEST_CASE(a_question_keeps_its_number_until_all_have_answered);
    TEST_CASE(an_answer_that_opens_another_question);
    TEST_CASE(interjections);
    TEST_CASE(an_open_question_in_a_game_where_nobody_may_interject);
    TEST_CASE(who_has_nothing_to_shout_leaves_the_word);
    TEST_CASE(bars_for_the_very_action);
    return test_end();
}
