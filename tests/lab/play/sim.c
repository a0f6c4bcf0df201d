/* Simulation: the same result on any number of threads, honest intervals, and failures found and named. */
#include "games/games.h"
#include "lab/play/sim.h"
#include "lab/play/stats.h"
#include "tests/support/check.h"

#include <stdlib.h>

static sim_order random_order(const orr_box *box, uint8_t seats, uint64_t games, unsigned threads)
{
    sim_order o = { .box = box, .seats = seats, .seed = "unit", .games = games, .threads = threads };
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) o.plays[s] = bot_find("random", NULL);
    return o;
}

static void check_same(const sim_result *a, const sim_result *b)
{
    CHECK_NUMBER(a->games, b->games);
    CHECK_NUMBER(a->signature, b->signature);
    CHECK(!memcmp(a->outcome, b->outcome, sizeof a->outcome));
    CHECK(!memcmp(a->seat, b->seat, sizeof a->seat));
    CHECK(!memcmp(a->bot, b->bot, sizeof a->bot));
    CHECK(!memcmp(&a->answers, &b->answers, sizeof a->answers));
    CHECK(!memcmp(&a->turns, &b->turns, sizeof a->turns));
}

static void the_result_does_not_depend_on_the_threads(void)
{
    orr_box box;
    box_open(&box, &orr_template);
    const size_t bytes = orr_template.n_rules * sizeof(uint64_t);
    uint64_t *fired[3];
    sim_result r[3];
    for (unsigned i = 0; i < 3; i++) {
        sim_order o = random_order(&box, 3, 1001, 1 + i);
        fired[i] = o.fired = calloc(orr_template.n_rules, sizeof(uint64_t));
        CHECK(sim_run(&o, &r[i], NULL));
        CHECK_NUMBER(r[i].games, 1001);
    }
    check_same(&r[0], &r[1]);
    check_same(&r[0], &r[2]);
    CHECK(!memcmp(fired[0], fired[1], bytes));
    CHECK(!memcmp(fired[0], fired[2], bytes));
    CHECK(fired[0][ORR_R_FIRST_OWN + 1] > 0);
    for (unsigned i = 0; i < 3; i++) free(fired[i]);
}

static void bots_give_the_same_result_on_any_number_of_threads(void)
{
    orr_box box;
    sim_result r[2];
    box_open(&box, &orr_template);
    for (unsigned i = 0; i < 2; i++) {
        sim_order o = random_order(&box, 4, 40, 1 + i);
        o.plays[0] = bot_find("hard", NULL);
        o.plays[1] = bot_find("easy", NULL);
        o.rotate = true;
        CHECK(sim_run(&o, &r[i], NULL));
    }
    check_same(&r[0], &r[1]);
}

static void another_seed_gives_other_games(void)
{
    orr_box box;
    sim_result a, b;
    box_open(&box, &orr_template);
    sim_order o = random_order(&box, 3, 100, 1);
    CHECK(sim_run(&o, &a, NULL));
    o.seed = "other";
    CHECK(sim_run(&o, &b, NULL));
    CHECK(a.signature != b.signature);
}

static void rotation_moves_the_wins_with_the_bots(void)
{
    orr_box box;
    sim_result r;
    box_open(&box, &orr_template);
    sim_order o = random_order(&box, 4, 400, 1);
    o.plays[0] = bot_find("greedy", NULL);
    o.rotate = true;
    CHECK(sim_run(&o, &r, NULL));
    for (unsigned s = 1; s < 4; s++) CHECK(r.bot[0] > r.bot[s] + 100);   /* one bot is clearly best */
    for (unsigned s = 0; s < 4; s++) CHECK(r.seat[s] < r.bot[0]);        /* no seat is */
}

static void a_healthy_game_passes_the_checks(void)
{
    orr_box box;
    sim_result r;
    box_open(&box, &orr_template);
    for (uint8_t seats = 2; seats <= 4; seats++) {
        sim_order o = random_order(&box, seats, 100, 2);
        o.check = true;
        CHECK(sim_run(&o, &r, NULL));
        CHECK(!r.failed);
    }
}

/* A game that breaks an invariant at its fifth answer in some deals. */
static const char *breaks(const orr_ctx *t)
{
    const orr_core *c = orr_core_of(t);
    return c->answers >= 5 && c->chance.key[0] % 8 == 0 ? "planted" : NULL;
}

static void the_first_failure_is_named_whatever_the_threads(void)
{
    orr_game broken = orr_template;
    broken.check = breaks;
    orr_box box;
    sim_result one, three;
    box_open(&box, &broken);
    sim_order o = random_order(&box, 3, 500, 1);
    o.check = true;
    CHECK(sim_run(&o, &one, NULL));
    o.threads = 3;
    CHECK(sim_run(&o, &three, NULL));
    CHECK(one.failed && three.failed);
    CHECK_NUMBER(one.failed_answer, 5);
    CHECK_NUMBER(three.failed_game, one.failed_game);
    CHECK_NUMBER(three.failed_answer, one.failed_answer);
    CHECK_TEXT(one.failure, "planted");
}

static orr_action illegal(const orr_box *b, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    (void)b, (void)view, (void)legal, (void)n, (void)memory, (void)r;
    return (orr_action){ .verb = 200 };
}

static void a_bot_that_breaks_the_rules_is_a_failure(void)
{
    static const bot cheat = { .name = "cheat", .choose = illegal };
    orr_box box;
    sim_result r;
    box_open(&box, &orr_template);
    sim_order o = random_order(&box, 3, 10, 1);
    o.plays[2] = &cheat;
    CHECK(sim_run(&o, &r, NULL));
    CHECK(r.failed);
    CHECK_TEXT(r.failure, "a bot chose an action that is not legal");
    CHECK_NUMBER(r.failed_answer, 2);
}

static void intervals_are_those_of_wilson(void)
{
    const lab_share half = lab_wilson(5, 10), none = lab_wilson(0, 10), all = lab_wilson(10, 10);
    CHECK(half.low > 0.2365 && half.low < 0.2367);
    CHECK(half.high > 0.7633 && half.high < 0.7635);
    CHECK(none.low == 0.0 && none.high > 0.2774 && none.high < 0.2776);
    CHECK(all.high == 1.0 && all.low > 0.7224 && all.low < 0.7226);
}

int main(void)
{
    TEST_CASE(the_result_does_not_depend_on_the_threads);
    TEST_CASE(bots_give_the_same_result_on_any_number_of_threads);
    TEST_CASE(another_seed_gives_other_games);
    TEST_CASE(rotation_moves_the_wins_with_the_bots);
    TEST_CASE(a_healthy_game_passes_the_checks);
    TEST_CASE(the_first_failure_is_named_whatever_the_threads);
    TEST_CASE(a_bot_that_breaks_the_rules_is_a_failure);
    TEST_CASE(intervals_are_those_of_wilson);
    return test_end();
}
