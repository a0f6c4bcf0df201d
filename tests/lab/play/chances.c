/* Chances by imagined play: the same every time, true at the end, and better the later one looks. */
#include "engine/game.h"
#include "games/games.h"
#include "lab/play/chances.h"
#include "lab/play/round.h"
#include "tests/support/check.h"

#include <stdio.h>

enum { SEATS = 4, MATCHES = 3 };

typedef struct {
    chances_at at[CHANCES_POSITIONS + 1];
    unsigned n;
} film;

static void note(void *to, const chances_at *at)
{
    film *f = to;
    if (f->n <= CHANCES_POSITIONS) f->at[f->n++] = *at;
}

/* A whole match of scripts, as the table keeps it. */
static void play(match *m, const orr_box *box, const char *seed)
{
    const bot *script = bot_find("script", box->game), *plays[ORR_MAX_SEATS];
    lab_round r;
    match_deal deal;
    error why;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) plays[s] = script;
    deal_from_seed(&deal, seed);
    CHECK(round_open(&r, box, &script, 1) && round_deal(&r, seed, SEATS, plays, NULL));
    CHECK(match_open(m, box, SEATS, &deal, &why));
    while (!match_over(m)) CHECK(round_answer(&r) && match_answer(m, r.last.seat, r.last.act, &why));
    round_close(&r);
}

static unsigned lines_of(const orr_box *b) { return box_sides(b) ? box_sides(b) : SEATS; }

/* How far the chances of one position are from what came out: 0 is a prophet. */
static double miss(const orr_box *b, const chances_at *at, const chances_at *end)
{
    double sum = 0;
    for (unsigned i = 0; i < lines_of(b); i++) {
        const double d = (double)at->won[i] / at->games - end->won[i];
        sum += d * d;
    }
    return sum;
}

static void check_end(const match *m, const chances_at *end)
{
    orr_result result;
    m->t.game->result(&m->t, &result);
    CHECK_NUMBER(end->games, 1);
    CHECK_NUMBER(end->answers, m->n_answers);
    for (orr_seat s = 0; s < SEATS; s++)
        if (result.winners >> s & 1) CHECK_NUMBER(end->won[m->t.game->side ? m->t.game->side(&m->t, s) : s], 1);
}

static void check_game(const orr_game *g)
{
    double early = 0, late = 0;
    orr_box box;
    box_open(&box, g);
    for (unsigned i = 0; i < MATCHES; i++) {
        static film f, again;
        char seed[16];
        match m;
        error why;
        snprintf(seed, sizeof seed, "chance-%u", i);
        play(&m, &box, seed);
        f.n = again.n = 0;
        const uint64_t before = orr_fingerprint(&m.t);
        CHECK(chances_of(&m, note, &f, &why));
        CHECK(orr_fingerprint(&m.t) == before);
        if (!i) {
            CHECK(chances_of(&m, note, &again, &why));
            CHECK(f.n == again.n && !memcmp(f.at, again.at, f.n * sizeof f.at[0]));
        }
        CHECK(f.n > 1 && f.n <= CHANCES_POSITIONS && !f.at[0].answers && f.at[0].games >= 10);
        for (unsigned k = 1; k < f.n; k++) CHECK(f.at[k].answers > f.at[k - 1].answers);
        check_end(&m, &f.at[f.n - 1]);
        early += miss(&box, &f.at[0], &f.at[f.n - 1]);
        late += miss(&box, &f.at[f.n - 2], &f.at[f.n - 1]);
        match_close(&m);
    }
    CHECK(late < early);
}

static void earth_gambit(void) { check_game(orr_find_game("earth-gambit")); }
static void mars_vs_earth(void) { check_game(orr_find_game("mars-vs-earth-2e")); }
static void onward_to_venus(void) { check_game(orr_find_game("onward-to-venus")); }
static void martians(void) { check_game(orr_find_game("martians")); }

int main(void)
{
    TEST_CASE(earth_gambit);
    TEST_CASE(mars_vs_earth);
    TEST_CASE(onward_to_venus);
    TEST_CASE(martians);
    return test_end();
}
