/* first.c - the prepared deals of first games (data/GAME/help/first.csv): ten for a game; if scripts play them, seat 1
 * wins, and sooner than matches usually end. With `choose GAME SEATS` it looks for ten among 400. */
#include "tests/support/check.h"

#include "base/csv.h"
#include "engine/game.h"
#include "games/games.h"
#include "lab/play/round.h"

#include <stdlib.h>

enum { DEALS = 10, ORDINARY = 40, TRIED = 400 };

static const struct { const char *folder, *game; unsigned seats; } families[] = {
    { "earth_gambit", "earth-gambit", 4 },
    { "mars_vs_earth", "mars-vs-earth-2e", 5 },
    { "martians", "martians", 2 },
    { "onward_to_venus", "onward-to-venus", 3 },
};

typedef struct { lab_round r; orr_box box; const bot *plays[ORR_MAX_SEATS]; uint8_t seats; } players;

static bool sit_down(players *p, const char *game, unsigned seats)
{
    const orr_game *g = orr_find_game(game);
    *p = (players){ .seats = (uint8_t)seats };
    if (!CHECK(g)) return false;
    box_open(&p->box, g);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) p->plays[s] = bot_find("script", g);
    return CHECK(round_open(&p->r, &p->box, p->plays, ORR_MAX_SEATS));
}

/* How many answers it takes; 0: seat 1 does not win. */
static unsigned answers_until_won(players *p, const char *seed, unsigned *all)
{
    orr_result end = { 0 };
    *all = 0;
    if (!CHECK(round_deal(&p->r, seed, p->seats, p->plays, NULL))) return 0;
    for (; !round_is_over(&p->r); ++*all)
        if (!CHECK(round_answer(&p->r))) return 0;
    p->r.t.game->result(&p->r.t, &end);
    return end.winners & 1 ? *all : 0;
}

static unsigned usual_length(players *p)
{
    unsigned sum = 0, all;
    for (unsigned i = 0; i < ORDINARY; i++) {
        char seed[32];
        snprintf(seed, sizeof seed, "ordinary-%u", i);
        answers_until_won(p, seed, &all);
        sum += all;
    }
    return sum / ORDINARY;
}

static unsigned family;

static void ten_deals_end_early(void)
{
    players p;
    csv c;
    char path[200], seen[DEALS][32];
    unsigned rows = 0, all;
    static char text[4096];
    snprintf(path, sizeof path, "data/%s/help/first.csv", families[family].folder);
    FILE *in = fopen(path, "rb");
    if (!CHECK(in) || !sit_down(&p, families[family].game, families[family].seats)) return;
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    fclose(in);
    const unsigned usual = usual_length(&p);
    csv_open(&c, text);
    for (csv_row(&c); csv_row(&c) && CHECK(c.n == 3 && rows < DEALS); rows++) {
        CHECK_TEXT(c.field[0], families[family].game);
        CHECK_NUMBER(atoi(c.field[1]), (int)families[family].seats);
        const unsigned n = answers_until_won(&p, c.field[2], &all);
        if (!CHECK(n && n < usual)) printf("%s: %u answers, usually %u\n", c.field[2], n, usual);
        for (unsigned i = 0; i < rows; i++) CHECK(strcmp(seen[i], c.field[2]));
        snprintf(seen[rows], sizeof seen[rows], "%s", c.field[2]);
    }
    CHECK(!c.wrong && rows == DEALS);
    round_close(&p.r);
}

/* ---- choosing ---------------------------------------------------------------------------------------------------- */

typedef struct { unsigned answers, seed; } found;

static int shorter_first(const void *a, const void *b)
{
    const found *x = a, *y = b;
    return x->answers != y->answers ? (x->answers < y->answers ? -1 : 1) : x->seed < y->seed ? -1 : 1;
}

/* The shortest, but at least half as long as usual: nobody has understood anything sooner. */
static int choose(const char *game, unsigned seats)
{
    players p;
    found f[TRIED];
    unsigned n = 0, all;
    if (!sit_down(&p, game, seats)) return 1;
    const unsigned usual = usual_length(&p);
    for (unsigned i = 1; i <= TRIED; i++) {
        char seed[32];
        snprintf(seed, sizeof seed, "first-%u", i);
        const unsigned answers = answers_until_won(&p, seed, &all);
        if (answers && answers < usual && answers * 2 > usual) f[n++] = (found){ answers, i };
    }
    qsort(f, n, sizeof *f, shorter_first);
    puts("game,seats,seed");
    for (unsigned i = 0; i < n && i < DEALS; i++) printf("%s,%u,first-%u\n", game, seats, f[i].seed);
    fprintf(stderr, "%u to %u answers, usually %u\n", f[0].answers, f[n < DEALS ? n - 1 : DEALS - 1].answers, usual);
    round_close(&p.r);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 4 && !strcmp(argv[1], "choose")) return choose(argv[2], (unsigned)atoi(argv[3]));
    for (family = 0; family < sizeof families / sizeof *families; family++) TEST_CASE(ten_deals_end_early);
    return test_end();
}
