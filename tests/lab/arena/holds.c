/* Do intervals hold the truth as often as they say? Matches are drawn by lot from chances that are known, in the shapes
 * that the lab and the arena count, and their own functions make the intervals. test_unit_holds [REPEATS]: `make check`
 * takes 150 of everything, as the published figures have; here fewer. */
#include "tests/support/check.h"
#include "games/games.h"
#include "lab/arena/arena.h"
#include "lab/study/compare.h"
#include "lab/study/verdict.h"
#include "table/match/box.h"

#include <math.h>
#include <stdlib.h>

static orr_box box;
static unsigned repeats = 60;

typedef struct { unsigned held, of; } tally;
static void look(tally *t, double low, double high, double truth)
{
    t->held += low <= truth && truth <= high;
    t->of++;
}

/* 95%, less three and a half times the scatter of so many tries. */
static void enough(const char *what, tally t)
{
    const double share = (double)t.held / t.of, least = 0.95 - 3.5 * sqrt(0.95 * 0.05 / t.of);
    if (!CHECK(share >= least)) fprintf(stderr, "%s: %u of %u intervals hold the truth\n", what, t.held, t.of);
}

static bool chance(orr_rng *r, double p) { return orr_rng_below(r, 1000000) < p * 1000000; }

/* ---- the arena: three seats; deals are good for somebody or not, and the hero has a better chance ---------------- */

enum { DEALS = 150, SEATS = 3 };
static void deal_once(arena_result *a, orr_rng *r, double fair, double gain)
{
    for (uint32_t d = 0; d < DEALS; d++) {
        const double luck = chance(r, 0.5) ? 0.15 : -0.15; /* of all matches of this deal */
        for (unsigned k = 0; k < SEATS; k++) {
            a->deal[arena_table(0, 1)][d].winners[k] = chance(r, fair + luck + gain) ? orr_one((orr_seat)k) : 0;
            a->deal[arena_table(1, 1)][d].winners[k] = chance(r, fair + luck) ? orr_one((orr_seat)k) : 0;
        }
    }
}

static void the_arena_holds_what_it_says(void)
{
    const double fair = 0.33, gain = 0.06;
    arena_order o = { .box = &box, .seats = SEATS, .n_bots = 2, .seed = "holds", .deals = DEALS, .threads = 1 };
    tally share = { 0, 0 }, more = { 0, 0 }, lift = { 0, 0 };
    orr_rng r = { 11 };
    arena_result a;
    box_open(&box, orr_find_game("onward-to-venus"));
    o.bots[0] = o.bots[1] = bot_find("random", box.game);
    if (!CHECK(arena_open(&a, &o, NULL))) return;
    for (unsigned i = 0; i < repeats; i++) {
        deal_once(&a, &r, fair, gain);
        const arena_figure s = arena_share(&a, &o, 0, 1), g = arena_gain(&a, &o, 0, 1, ARENA_NO_SIDE);
        const arena_figure l = arena_lift(&a, &o, 0, 1);
        look(&share, s.low, s.high, fair + gain);
        look(&more, g.low, g.high, gain);
        look(&lift, l.low, l.high, (fair + gain) / fair);
    }
    enough("the hero's share", share);
    enough("the gain", more);
    enough("times the fair share", lift);
    arena_close(&a);
}

/* ---- the lab: four seats, of which the first wins more often ----------------------------------------------------- */

enum { MATCHES = 200, PLAYERS = 4 };
static const double wins[PLAYERS] = { 0.4, 0.3, 0.2, 0.05 }; /* nobody wins the rest */

static void draw(study_match *m, orr_rng *r)
{
    double left = orr_rng_below(r, 1000000) / 1e6;
    *m = (study_match){ .started = (uint8_t)orr_rng_below(r, PLAYERS), .answers = 40 + orr_rng_below(r, 41) };
    memset(m->side, STUDY_NOBODY, sizeof m->side);
    for (unsigned s = 0; s < PLAYERS && left >= 0; s++) {
        if (left < wins[s]) m->winners = orr_one((orr_seat)s);
        left -= wins[s];
    }
    m->outcome = m->winners ? 0 : 2; /* won; all lose */
}

static study room(void)
{
    box_open(&box, orr_find_game("onward-to-venus"));
    study s = { .order = { .box = &box, .games = MATCHES }, .count = { PLAYERS }, .n_counts = 1 };
    s.match = calloc(MATCHES, sizeof *s.match);
    return s;
}

static void look_at_seats(const study *s, tally *alone, tally *off, tally *all)
{
    verdict_row row[VERDICT_MOST];
    const unsigned n = verdict_rows(s, VERDICT_SEATS, row);
    bool every = true;
    for (unsigned i = 0; i < n; i++) {
        const lab_share v = study_seat(s, 0, i);
        const double truth = wins[i] - 0.95 / PLAYERS;
        look(alone, v.low, v.high, wins[i]);
        look(off, row[i].off.low, row[i].off.high, truth);
        every = every && row[i].wide.low <= truth && truth <= row[i].wide.high;
    }
    look(all, 0, 0, every ? 0 : 1);
}

static void a_report_holds_what_it_says(void)
{
    tally alone = { 0, 0 }, off = { 0, 0 }, all = { 0, 0 };
    study s = room();
    orr_rng r = { 12 };
    for (unsigned i = 0; i < repeats; i++) {
        for (size_t m = 0; m < MATCHES; m++) draw(&s.match[m], &r);
        look_at_seats(&s, &alone, &off, &all);
    }
    enough("a seat's share", alone);
    enough("a seat against an even share", off);
    enough("all seats at once", all);
    study_close(&s);
}

/* Of two studies the second repeats the first but in a few matches, which are drawn anew: pairs are alike. */
static void a_comparison_holds_what_it_says(void)
{
    tally ending = { 0, 0 }, length = { 0, 0 }, all = { 0, 0 };
    study a = room(), b = room();
    orr_rng r = { 13 };
    for (unsigned i = 0; i < repeats; i++) {
        compare_row row[COMPARE_MOST], *list[COMPARE_MOST];
        for (size_t m = 0; m < MATCHES; m++) {
            draw(&a.match[m], &r);
            b.match[m] = a.match[m];
            if (!chance(&r, 0.1)) continue;
            draw(&b.match[m], &r);
            if (chance(&r, 0.3)) b.match[m].winners = 0, b.match[m].outcome = 2; /* 0.1 * 0.3 * 0.95 lose more */
            b.match[m].answers += 5;                                              /* 0.1 * 5 decisions more */
        }
        const unsigned n = compare_studies(&a, &b, row);
        bool every = true;
        for (unsigned k = 0; k < n; k++) list[k] = &row[k];
        CHECK(compare_correct(list, n));
        for (unsigned k = 0; k < n; k++) {
            const bool lose = !strcmp(row[k].name, "nobody wins"), long_ = !strcmp(row[k].name, "decisions in a match");
            const double truth = lose ? 0.1 * 0.3 * 0.95 : 0.5;
            if (!lose && !long_) continue;
            look(lose ? &ending : &length, row[k].change.low, row[k].change.high, truth);
            every = every && row[k].wide.low <= truth && truth <= row[k].wide.high;
        }
        look(&all, 0, 0, every ? 0 : 1);
    }
    enough("a share that changes", ending);
    enough("a length that changes", length);
    enough("the changes at once", all);
    study_close(&a);
    study_close(&b);
}

/* Trials of a card: few of the pairs differ. */
static void the_worth_of_a_card_holds(void)
{
    tally few = { 0, 0 };
    orr_rng r = { 14 };
    for (unsigned i = 0; i < repeats * 4; i++) {
        unsigned gained = 0, lost = 0;
        for (unsigned k = 0; k < 60; k++) {
            const uint32_t x = orr_rng_below(&r, 100);
            gained += x < 6;
            lost += x >= 6 && x < 8;
        }
        const lab_share v = lab_paired_share(gained, lost, 60);
        look(&few, v.low, v.high, 0.04);
    }
    enough("what a card is worth", few);
}

int main(int argc, char **argv)
{
    if (argc > 1) repeats = (unsigned)atoi(argv[1]);
    TEST_CASE(the_arena_holds_what_it_says);
    TEST_CASE(a_report_holds_what_it_says);
    TEST_CASE(a_comparison_holds_what_it_says);
    TEST_CASE(the_worth_of_a_card_holds);
    return test_end();
}
