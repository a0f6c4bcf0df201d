/* The lab: the same study on any number of threads, shares that add up, trials that know what they forbid, differences
 * that are known for planted results. */
#include "tests/support/check.h"
#include "games/games.h"
#include "lab/play/round.h"
#include "lab/study/compare.h"
#include "table/match/box.h"

#include <math.h>
#include <stdlib.h>

static orr_box box;

static study_order order(const char *game, unsigned threads)
{
    box_open(&box, orr_find_game(game));
    return (study_order){ .box = &box,
                          .plays = bot_find("normal", box.game),   /* the script, if there is one */
                          .first = 3,
                          .last = 4,
                          .games = 30,
                          .seed = "lab",
                          .threads = threads };
}

static void the_study_does_not_depend_on_the_threads(void)
{
    study s[2];
    for (unsigned i = 0; i < 2; i++) {
        const study_order o = order("earth-gambit", 1 + 2 * i);
        CHECK(study_run(&s[i], &o, NULL) && !s[i].failed);
    }
    CHECK_NUMBER(study_matches(&s[0]), 60);
    CHECK(!memcmp(s[0].match, s[1].match, study_matches(&s[0]) * sizeof *s[0].match));
    CHECK(!memcmp(s[0].used, s[1].used, study_matches(&s[0]) * s[0].n_uses * sizeof *s[0].used));
    CHECK(!memcmp(s[0].spread, s[1].spread, s[0].n_curves * sizeof *s[0].spread));
    CHECK(!memcmp(s[0].fired, s[1].fired, box.game->n_rules * sizeof *s[0].fired));
    study_effect *e[2];
    for (unsigned i = 0; i < 2; i++) {
        e[i] = calloc(s[i].n_uses, sizeof *e[i]);
        CHECK(e[i] && study_trials(&s[i], 5, e[i], NULL));
    }
    CHECK(!memcmp(e[0], e[1], s[0].n_uses * sizeof *e[0]));
    for (unsigned i = 0; i < 2; i++) {
        free(e[i]);
        study_close(&s[i]);
    }
}

static void shares_add_up(const char *game)
{
    const study_order o = order(game, 1);
    study s;
    if (!CHECK(study_run(&s, &o, NULL) && !s.failed)) return;
    for (unsigned c = 0; c < s.n_counts; c++) {
        double endings = 0, seats = 0;
        for (unsigned i = 0; i <= box.game->n_outcomes; i++) endings += study_outcome(&s, c, i).share;
        for (unsigned k = 0; k < s.count[c]; k++) seats += study_seat(&s, c, k).share;
        CHECK(fabs(endings - 1) < 1e-9);
        CHECK(fabs(seats / s.count[c] - study_per_seat(&s, c)) < 1e-9);
    }
    for (unsigned u = 0; u < s.n_uses; u++) {
        const study_usage x = study_usage_of(&s, u);
        CHECK(x.matches <= x.times && x.matches <= study_matches(&s) && x.users_won <= x.users && x.users >= x.matches);
    }
    for (unsigned c = 0; c < s.n_curves; c++)
        for (unsigned p = 0; p < STUDY_POINTS; p++) {
            const study_quartiles a = study_at(&s, c, false, p), b = study_at(&s, c, true, p);
            CHECK_NUMBER(a.n + b.n, s.curve[c].each ? 30 * (3 + 4) : 60);
            CHECK(a.low <= a.median && a.median <= a.high && b.low <= b.median && b.median <= b.high);
        }
    study_close(&s);
}
static void shares_add_up_in_every_game(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) shares_add_up((*g)->id);
}

typedef struct { const study *s; unsigned use; } asked_use;
static bool is_use(const void *what, orr_action a)
{
    const asked_use *w = what;
    return study_use_of(w->s, a) == w->use;
}

static void a_trial_forbids_the_use_and_nothing_else(void)
{
    const study_order o = order("earth-gambit", 1);
    study s;
    lab_round r;
    const bot *plays[4] = { o.plays, o.plays, o.plays, o.plays };
    if (!CHECK(study_run(&s, &o, NULL) && round_open(&r, &box, &o.plays, 1))) return;
    unsigned tried = 0;
    for (unsigned u = 0; u < s.n_uses; u++) {
        const study_used *x = &s.used[u]; /* match 0: seed lab#0, three seats */
        if (!x->at || !study_is_thing(&s, u)) continue;
        CHECK(x->could);
        for (unsigned forbidden = 0; forbidden < 2; forbidden++) {
            CHECK(round_deal(&r, "lab#0", 3, plays, NULL));
            while (orr_core_of(&r.t)->answers + 1 < x->at) CHECK(round_answer(&r));
            unsigned user = 0;
            while (!(x->by >> user & 1)) user++;
            if (x->by != orr_one(user)) break;
            const asked_use what = { &s, u };
            r.veto = (round_veto){ forbidden, x->at - 1, (orr_seat)user, is_use, &what };
            if (!round_answer(&r)) break; /* there was nothing else to do */
            CHECK(is_use(&what, r.last.act) == !forbidden);
            tried++;
        }
    }
    CHECK(tried > 4);
    round_close(&r);
    study_close(&s);
}

static void paired_intervals_are_known(void)
{
    const lab_share none = lab_paired(0, 0, 300), some = lab_paired(10, 30, 100);
    CHECK(fabs(none.share) < 1e-12 && fabs(none.high - 0.01) < 1e-12 && fabs(none.low + 0.01) < 1e-12);
    CHECK(fabs(some.share - 0.1) < 1e-12);
    CHECK(fabs(some.high - 0.1 - 1.959963984540054 * sqrt((30 - 1) / 99.0 / 100)) < 1e-9);
}

static void a_game_does_not_differ_from_itself(void)
{
    study_order o = order("earth-gambit", 2);
    study a, b;
    compare_row row[COMPARE_MOST];
    o.plain = true;
    if (!CHECK(study_run(&a, &o, NULL) && study_run(&b, &o, NULL))) return;
    const unsigned n = compare_studies(&a, &b, row);
    CHECK(n >= box.game->n_outcomes);
    for (unsigned i = 0; i < n; i++) CHECK(!row[i].differ && row[i].pairs == 60 && !compare_is_sure(&row[i]));
    for (size_t i = 0; i < 60; i++) b.match[i].answers += i % 2 ? 10 : 12; /* planted: 11 decisions more */
    compare_studies(&a, &b, row);
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(row[i].name, "decisions in a match")) {
            CHECK(fabs(row[i].change.share - 11) < 1e-9 && compare_is_sure(&row[i]) && row[i].differ == 60);
        }
    study_close(&a);
    study_close(&b);
}

int main(void)
{
    TEST_CASE(the_study_does_not_depend_on_the_threads);
    TEST_CASE(shares_add_up_in_every_game);
    TEST_CASE(a_trial_forbids_the_use_and_nothing_else);
    TEST_CASE(paired_intervals_are_known);
    TEST_CASE(a_game_does_not_differ_from_itself);
    return test_end();
}
