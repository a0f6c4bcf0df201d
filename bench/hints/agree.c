/* agree.c - how often a hint is what the expert of the game would do, thinking as long as at a table, with luck of its
 * own. agree GAME FROM POSITIONS: plays matches of normal bots, one seat of them easy, and looks at some of the
 * positions in which a seat has a choice. One line for each, as bench/hints/write wants it: game, match, answers so
 * far, choices; whether the expert with other luck, the hint as it was before (the hard bot, and the next best answer
 * where imagined games surely preferred it) and the hint of today agree with the expert; whether imagined games surely
 * prefer the next best to today's; milliseconds of the two hints. */
#include "bots/search/judge.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/match.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { APART = 12, MOST = 12 };          /* choices between two that are looked at, on average; looks per match */
static alignas(16) unsigned char view[UINT16_MAX + 1];

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static orr_action says(const char *level, const bot_moment *at, uint64_t luck)
{
    orr_rng r = { luck };
    orr_action want = { .verb = BOT_SILENT };
    bot_wants(bot_find(level, at->box->game), at->box, at->view, at->legal, at->n, at->heard, at->n_heard, NULL, &r,
              &want, 1);
    return want;
}

static orr_action hint_before(const bot_moment *at, uint64_t luck)
{
    static bot_opinion of[ORR_MAX_LEGAL + 1];
    orr_rng r = { luck };
    const char *reason;
    const int n = bot_opinions(bot_find("hard", at->box->game), at, &r, of, &reason);
    const bot_comparison c =
        bot_compare(at->box, at->view, of[0].act, of[n > 1].act, at->heard, at->n_heard, 0, &r);
    return of[-c.mean > c.give].act;
}

static void look(const bot_moment *at, unsigned number, uint32_t answers)
{
    const uint64_t luck = orr_hash(at->view, at->box->game->view_size, 7);
    const orr_action expert = says("expert", at, luck), again = says("expert", at, luck + 1);
    orr_rng r = { luck + 2 };
    bot_advice now;
    const double begun = now_ms();
    const orr_action before = hint_before(at, luck + 2);
    const double between = now_ms();
    if (!bot_advise(at, &r, &now)) abort();
    const double end = now_ms();
    printf("%s\t%u\t%u\t%d\t%d\t%d\t%d\t%d\t%.0f\t%.0f\n", at->box->game->id, number, answers, at->n,
           orr_same_action(expert, again), orr_same_action(expert, before), orr_same_action(expert, now.best),
           -now.by.mean > now.by.give, between - begun, end - between);
    fflush(stdout);
}

/* How many of its positions were looked at, at most so many: some of those in which the speaker has a choice. */
static unsigned play(const orr_game *g, unsigned number, unsigned most)
{
    char seed[24];
    orr_box box;
    match_deal deal;
    match m;
    error why;
    orr_rng r = { orr_hash(&number, sizeof number, 3) };
    const unsigned seats = g->min_seats + orr_rng_below(&r, g->max_seats - g->min_seats + 1u);
    const orr_seat easy = (orr_seat)orr_rng_below(&r, seats);
    unsigned wait = orr_rng_below(&r, APART), done = 0;
    box_open(&box, g);
    snprintf(seed, sizeof seed, "hints-%u", number);
    deal_from_seed(&deal, seed);
    if (!match_open(&m, &box, seats, &deal, &why)) return 0;
    while (!match_over(&m) && done < most) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(&m.t, &r);
        const bot_moment at = { &m.box, view, legal, orr_legal(&m.t, s, legal), m.event, m.n_events };
        orr_observe(&m.t, s, view);
        if (at.n > 1 && !wait--) {
            look(&at, number, m.n_answers);
            wait = orr_rng_below(&r, 2 * APART);
            done++;
        }
        const orr_action does = says(s == easy ? "easy" : "normal", &at, orr_rng_below(&r, UINT32_MAX));
        if (does.verb != BOT_SILENT && !match_answer(&m, s, does, &why)) abort();
    }
    match_close(&m);
    return done;
}

int main(int argc, char **argv)
{
    const orr_game *g = argc == 4 ? orr_find_game(argv[1]) : NULL;
    if (!g) return fprintf(stderr, "usage: agree GAME FROM POSITIONS\n"), 2;
    unsigned number = (unsigned)strtoul(argv[2], NULL, 10), left = (unsigned)strtoul(argv[3], NULL, 10);
    while (left) left -= play(g, number++, left < MOST ? left : MOST);
    return 0;
}
