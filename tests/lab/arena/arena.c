/* The arena: the same result on any number of threads, the deal as the unit, figures that are known for planted
 * results. test_unit_arena [TIMES]: so many times as many deals for what copies win, and then
 * in all games; `make check` does it. */
#include "tests/support/check.h"
#include "games/games.h"
#include "lab/arena/arena.h"
#include "lab/play/stats.h"
#include "table/match/box.h"

#include <math.h>
#include <stdlib.h>

static orr_box box;
static uint32_t times = 1;              /* of the deals below */

static arena_order order(const char *hero, const char *field, uint8_t seats, uint32_t deals)
{
    arena_order o = { .box = &box, .seats = seats, .n_bots = 2, .seed = "arena", .deals = deals, .threads = 1 };
    o.bots[0] = bot_find(hero, box.game);
    o.bots[1] = bot_find(field, box.game);
    return o;
}

static void the_result_does_not_depend_on_the_threads(void)
{
    arena_result r[2];
    for (unsigned i = 0; i < 2; i++) {
        arena_order o = order("greedy", "random", 4, 30);
        o.threads = 1 + 2 * i;
        o.crosstable = o.mixed = true;
        CHECK(arena_open(&r[i], &o, NULL));
        CHECK(arena_run(&r[i], &o, 0, 30, NULL));
        CHECK(!r[i].failed);
    }
    for (unsigned t = 0; t <= ARENA_MIXED; t++) {
        CHECK(!r[0].deal[t] == !r[1].deal[t]);
        if (r[0].deal[t]) CHECK(!memcmp(r[0].deal[t], r[1].deal[t], 30 * sizeof *r[0].deal[t]));
    }
    arena_close(&r[0]);
    arena_close(&r[1]);
}

/* Thinking until the clock says stop would not be repeatable; so many iterations are. */
static void a_search_with_iterations_is_repeatable(void)
{
    arena_result r[2];
    arena_order o = order("ismcts", "random", 3, 4);
    o.budget.iterations = 40;
    for (unsigned i = 0; i < 2; i++) {
        o.threads = 1 + i;
        CHECK(arena_open(&r[i], &o, NULL) && arena_run(&r[i], &o, 0, 4, NULL));
    }
    CHECK(!memcmp(r[0].deal[arena_table(0, 1)], r[1].deal[arena_table(0, 1)], 4 * sizeof(arena_deal)));
    arena_close(&r[0]);
    arena_close(&r[1]);
}

static void every_seat_gets_the_hero_and_every_rotation_everybody(void)
{
    const arena_order o = order("greedy", "random", 4, 1);
    for (unsigned k = 0; k < 4; k++)
        for (unsigned s = 0; s < 4; s++) CHECK_NUMBER(arena_sitter(&o, arena_table(0, 1), 7, k, s), s == k ? 0 : 1);
    unsigned sum[4] = { 0 };
    for (unsigned k = 0; k < 4; k++)
        for (unsigned s = 0; s < 4; s++) sum[s] += arena_sitter(&o, ARENA_MIXED, 7, k, s);
    for (unsigned s = 0; s < 4; s++) CHECK_NUMBER(sum[s], 2);      /* of two bots each sits there half the time */
}

/* Planted: the hero wins from the first `wins` seats in every deal; the field wins from one seat in four. */
static void plant(arena_result *r, const arena_order *o, unsigned (*wins)(uint32_t deal))
{
    CHECK(arena_open(r, o, NULL));
    for (uint32_t d = 0; d < o->deals; d++)
        for (unsigned k = 0; k < o->seats; k++) {
            r->deal[arena_table(0, 1)][d].winners[k] = k < wins(d) ? orr_one(k) : 0;
            r->deal[arena_table(1, 1)][d].winners[k] = orr_one(d % o->seats);
            r->deal[arena_table(0, 1)][d].side[k] = r->deal[arena_table(1, 1)][d].side[k] = (uint8_t)(k % 2);
        }
}
static unsigned always_two(uint32_t deal) { return deal < 100000 ? 2 : 0; }
static unsigned four_or_none(uint32_t deal) { return deal % 2 ? 4 : 0; }

static void shares_are_counted_by_deals(void)
{
    arena_result r;
    const arena_order o = order("greedy", "random", 4, 400);
    plant(&r, &o, always_two);
    const arena_figure sure = arena_share(&r, &o, 0, 1);
    CHECK(sure.value == 0.5 && sure.low > 0.495 && sure.low < 0.497 && sure.high > 0.503 && sure.high < 0.505);
    const arena_figure lift = arena_lift(&r, &o, 0, 1), gain = arena_gain(&r, &o, 0, 1, ARENA_NO_SIDE);
    CHECK(lift.value == 2 && gain.value == 0.25);
    CHECK(arena_side_share(&r, &o, 0, 1, 0).value == 0.5);
    r.deals = 9;                                 /* so few say nothing, however much alike they are */
    const arena_figure few = arena_share(&r, &o, 0, 1), times_fair = arena_lift(&r, &o, 0, 1);
    CHECK(few.value == 0.5 && few.low == 0 && few.high == 1 && times_fair.low == 0 && times_fair.high == 4);
    r.deals = 400;
    arena_close(&r);

    /* The same share, but deals are all or nothing: 400 deals, not 1600 matches, so the half-width is 4.9 points. */
    plant(&r, &o, four_or_none);
    const arena_figure f = arena_share(&r, &o, 0, 1);
    CHECK(f.value == 0.5);
    CHECK(f.low > 0.44 && f.low < 0.465 && f.high > 0.535 && f.high < 0.56);
    arena_close(&r);
}

/* The field wins nothing: no number of times. It wins one deal in ten: drawn at random, that deal may be missing. */
static void nothing_has_no_multiples(void)
{
    arena_result r;
    const arena_order o = order("greedy", "random", 4, 10);
    plant(&r, &o, always_two);
    arena_deal *fair = r.deal[arena_table(1, 1)];
    for (uint32_t d = 1; d < o.deals; d++) memset(fair[d].winners, 0, sizeof fair[d].winners);
    const arena_figure rare = arena_lift(&r, &o, 0, 1);
    CHECK(rare.value == 20 && rare.low >= 5 && rare.low <= 10 && isinf(rare.high));
    memset(fair[0].winners, 0, sizeof fair[0].winners);
    const arena_figure none = arena_lift(&r, &o, 0, 1);
    CHECK(isnan(none.value) && isnan(none.low) && isnan(none.high));
    CHECK(arena_gain(&r, &o, 0, 1, ARENA_NO_SIDE).value == 0.5);
    arena_close(&r);
}

static void the_sequential_test_says_what_was_planted(void)
{
    arena_result r;
    double ratio;
    const arena_order o = order("greedy", "random", 4, 400);
    plant(&r, &o, four_or_none);                                   /* gains 25 points, with much noise */
    CHECK_NUMBER(arena_sprt(&r, &o, 0, 1, 400, 3, &ratio), SPRT_GAIN);
    CHECK(ratio > 0);
    CHECK_NUMBER(arena_sprt(&r, &o, 0, 1, 2, 3, &ratio), SPRT_GO_ON);
    CHECK_NUMBER(arena_sprt(&r, &o, 0, 1, 400, 50, &ratio), SPRT_GO_ON);  /* exactly between nothing and 50 points */
    arena_close(&r);
}

/* Everybody wins as often as everybody else: no rating. One wins two matches of three in which they meet: log10(2) *
 * 400. */
static void ratings_follow_the_wins(void)
{
    arena_result r;
    arena_figure rating[ARENA_MOST_BOTS];
    arena_order o = order("greedy", "random", 2, 300);
    o.mixed = true;
    CHECK(arena_open(&r, &o, NULL));
    for (uint32_t d = 0; d < o.deals; d++)
        for (unsigned k = 0; k < 2; k++) {
            const unsigned second = arena_sitter(&o, ARENA_MIXED, d, k, 0) == 1 ? 0 : 1;
            r.deal[ARENA_MIXED][d].winners[k] = orr_one(d % 3 ? second : 1 - second);
        }
    arena_ratings(&r, &o, rating);
    CHECK(rating[0].value == 0);
    CHECK(rating[1].value > 110 && rating[1].value < 130);
    CHECK(rating[1].low < 115 && rating[1].low > 60 && rating[1].high > 125 && rating[1].high < 180);
    arena_close(&r);
}

static orr_action illegal(const orr_box *b, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    (void)b, (void)view, (void)legal, (void)n, (void)memory, (void)r;
    return (orr_action){ .verb = 200 };
}
static void an_illegal_move_breaks_it_off(void)
{
    static const bot cheat = { .name = "outlaw", .choose = illegal };
    arena_result r;
    arena_order o = order("random", "random", 3, 3);
    o.bots[0] = &cheat;
    CHECK(arena_open(&r, &o, NULL));
    arena_run(&r, &o, 0, 3, NULL);
    CHECK(r.failed);
    CHECK(strstr(r.failure, "not legal") != NULL);
    arena_close(&r);
}

/* ---- copies ------------------------------------------------------------------------------------------------------ */

static double share_at_mixed_tables(const arena_result *r, const arena_order *o, unsigned whose)
{
    double won = 0, of = 0;
    for (uint32_t d = 0; d < o->deals; d++)
        for (unsigned k = 0; k < o->seats; k++)
            for (unsigned s = 0; s < o->seats; s++) {
                if (arena_sitter(o, ARENA_MIXED, d, k, s) != whose) continue;
                won += r->deal[ARENA_MIXED][d].winners[k] >> s & 1;
                of += 1;
            }
    return won / of;
}

/* A second copy at the table must not lift the first one's share: they do not know each other, and do not favour.
 * Gives the most that one alone may be said to win: where there is one winner, two copies have a half each at most. */
static double two_copies(const char *hero, const char *field, uint32_t deals, uint32_t iterations)
{
    arena_result alone, mixed;
    deals *= times;
    arena_order o = order(hero, field, 4, deals);
    o.budget.iterations = iterations;
    CHECK(arena_open(&alone, &o, NULL) && arena_run(&alone, &o, 0, deals, NULL));
    const arena_figure single = arena_share(&alone, &o, 0, 1);
    o.mixed = true;                                                /* two of each */
    CHECK(arena_open(&mixed, &o, NULL) && arena_run(&mixed, &o, 0, deals, NULL));
    CHECK(share_at_mixed_tables(&mixed, &o, 0) <= single.high);
    arena_close(&alone);
    arena_close(&mixed);
    return single.high;
}
static void two_greedy_ones_do_not_favour_one_another(void) { two_copies("greedy", "random", 125, 0); }
static void two_scripts_do_not_favour_one_another(void) { two_copies("script", "greedy", 60, 0); }
static void two_searches_do_not_favour_one_another(void) { two_copies("beliefs", "greedy", 30, 12); }
static void two_searches_among_scripts_do_not_favour_one_another(void)
{
    CHECK(two_copies("beliefs", "script", 15, 4) < 0.45);
}

/* Where most players are on one side, a second copy may lift the first one's share, fairly. Then copies in all seats
 * must win alike from each: no farther from the mean than twice the half-width of a seat's interval. */
static bool all_seats_win_alike(const arena_deal *deal, uint32_t deals, unsigned seats)
{
    uint64_t won[ORR_MAX_SEATS] = { 0 }, all = 0;
    for (uint32_t d = 0; d < deals; d++)
        for (unsigned s = 0; s < seats; s++) won[s] += deal[d].winners[0] >> s & 1, all += deal[d].winners[0] >> s & 1;
    const double mean = (double)all / (deals * seats);
    CHECK(mean > 0.2 && mean < 0.8);
    for (unsigned s = 0; s < seats; s++) {
        const lab_share w = lab_wilson(won[s], deals);
        if (fabs(w.share - mean) > w.high - w.low) return false;
    }
    return true;
}

static void copies_in_all_seats_win_alike(void)
{
    enum { SEATS = 5 };
    const uint32_t deals = 120 * times;
    arena_result r;
    arena_order o = order("script", "beliefs", SEATS, deals);
    o.budget.iterations = 4;
    CHECK(arena_open(&r, &o, NULL));
    for (uint32_t d = 0; d < deals; d++) r.deal[arena_table(0, 1)][d].done = true;     /* only the field is wanted */
    CHECK(arena_run(&r, &o, 0, deals, NULL));
    arena_deal *equals = r.deal[arena_table(1, 1)];
    CHECK(all_seats_win_alike(equals, deals, SEATS));
    for (uint32_t d = 0; d < deals; d += 2) equals[d].winners[0] |= orr_one(2);        /* planted: seat 3 is favoured */
    CHECK(!all_seats_win_alike(equals, deals, SEATS));
    arena_close(&r);
}

int main(int argc, char **argv)
{
    if (argc > 1) times = (uint32_t)strtoul(argv[1], NULL, 10);
    box_open(&box, &orr_template);
    TEST_CASE(the_result_does_not_depend_on_the_threads);
    TEST_CASE(a_search_with_iterations_is_repeatable);
    TEST_CASE(every_seat_gets_the_hero_and_every_rotation_everybody);
    TEST_CASE(shares_are_counted_by_deals);
    TEST_CASE(nothing_has_no_multiples);
    TEST_CASE(the_sequential_test_says_what_was_planted);
    TEST_CASE(ratings_follow_the_wins);
    TEST_CASE(an_illegal_move_breaks_it_off);
    TEST_CASE(two_greedy_ones_do_not_favour_one_another);
    box_open(&box, &orr_earth_gambit);                             /* teams: a copy may be an ally without knowing it */
    TEST_CASE(two_greedy_ones_do_not_favour_one_another);
    TEST_CASE(two_scripts_do_not_favour_one_another);
    TEST_CASE(two_searches_do_not_favour_one_another);
    box_open(&box, &orr_onward_to_venus);
    TEST_CASE(two_searches_among_scripts_do_not_favour_one_another);
    box_open(&box, &orr_mars_vs_earth_2e);
    TEST_CASE(copies_in_all_seats_win_alike);
    if (times > 1) {
        box_open(&box, &orr_martians);
        TEST_CASE(two_searches_among_scripts_do_not_favour_one_another);
        box_open(&box, &orr_mars_vs_earth_1e);
        TEST_CASE(copies_in_all_seats_win_alike);
    }
    return test_end();
}
