/* thinks.c - how long a bot thinks about one decision. thinks GAME BOT SEATS MATCHES: it sits among scripts, in another
 * seat each match. Says median and most of the processor time of its decisions that had a choice, and the limit of its
 * level at a table. */
#include "bots/bots.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 100000 };

static orr_box box;
static const bot *plays[ORR_MAX_SEATS];
static void *mind[ORR_MAX_SEATS];
static alignas(16) unsigned char state[BOT_ROOM], view[BOT_ROOM];
static unsigned seats, decisions;
static double took[MOST];
static orr_ctx t;

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) bot_hear(plays[s], &box, s, e, mind[s]);
}

static void play(unsigned match, unsigned hero, orr_rng *r)
{
    const uint8_t key[32] = { (uint8_t)match, 77 };
    for (unsigned s = 0; s < seats; s++) bot_open(plays[s], &box, NULL, mind[s]);
    if (orr_start(&t, (uint8_t)seats, key) != ORR_OK) return;
    while (orr_asked(&t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(&t, r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, view);
        const double begun = now_ms();
        const orr_action a = plays[s]->choose(&box, view, legal, n, mind[s], r);
        if (s == hero && n > 1 && decisions < MOST) took[decisions++] = now_ms() - begun;
        orr_say(&t, s, a);
    }
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    const orr_game *g = argc == 5 ? orr_find_game(argv[1]) : NULL;
    const bot *hero = g ? bot_find(argv[2], g) : NULL, *script = g ? bot_find("normal", g) : NULL;
    orr_news news = { .hear = tell };
    orr_rng r = { 3 };
    if (!hero) return 2;
    seats = (unsigned)strtoul(argv[3], NULL, 10);
    if (seats < g->min_seats || seats > g->max_seats) return 2;
    box_open(&box, g);
    t = (orr_ctx){ .game = g, .box = &box, .state = state, .news = &news };
    for (unsigned s = 0; s < seats; s++) mind[s] = malloc(hero->memory + script->memory);
    for (unsigned match = 0; match < strtoul(argv[4], NULL, 10); match++) {
        for (unsigned s = 0; s < seats; s++) plays[s] = s == match % seats ? hero : script;
        play(match, match % seats, &r);
    }
    for (unsigned s = 0; s < seats; s++) free(mind[s]);
    if (!decisions) return 1;
    qsort(took, decisions, sizeof *took, by_size);
    printf("%s, %s, %u seats, %u decisions: median %.1f ms, most %.1f, limit %u\n", argv[1], argv[2], seats, decisions,
           took[decisions / 2], took[decisions - 1], bot_pace(argv[2], g));
    return 0;
}
