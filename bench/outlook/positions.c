/* positions.c - what the outlook.c of a game is fitted to: open positions of matches, and which side won. positions
 * GAME FROM MATCHES [BOT ITERATIONS]: every seat is that bot, the script if none is given. To the standard output,
 * first how many numbers describe a position and how many sides there are, one byte each, then for each position its
 * numbers and the side. Half of the matches have five seats, the others all numbers of seats. */
#include "bots/bots.h"
#include "bots/earth_gambit/script.h"
#include "bots/mars_vs_earth/script.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/match/open_sight.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ONE_IN = 6, MOST = 4000, WIDEST = 128 };

typedef struct {                         /* a game that has an outlook */
    const char *id;
    unsigned in, sides;
    void (*see)(const orr_box *, const void *open, const void *memory, uint8_t *out);
    int (*side)(const void *open, orr_seats winners);    /* that won; -1: none */
} study;

static const study *of;
static orr_box box;
static const bot *script, *player;
static alignas(16) unsigned char state[BOT_ROOM], scratch[BOT_ROOM], memory[ORR_MAX_SEATS][BOT_ROOM];
static alignas(16) unsigned char view[BOT_ROOM], open_view[BOT_ROOM];
static void *mind[ORR_MAX_SEATS];
static uint8_t kept[MOST][WIDEST];
static unsigned seats;

static void eg_see(const orr_box *b, const void *open, const void *heard, uint8_t *out)
{
    (void)heard;
    eg_outlook_see(b, open, out);
}

static int eg_side(const void *open, orr_seats winners)
{
    return winners ? ((const eg_view *)open)->role[__builtin_ctz(winners)].face[0].kind : -1;
}

static void mve_see(const orr_box *b, const void *open, const void *heard, uint8_t *out)
{
    mve_outlook_see(b, open, heard, out);
}

static int mve_side(const void *open, orr_seats winners)     /* two seats alone against Mars may have no winner */
{
    const mve_view *v = open;
    const unsigned s = winners ? (unsigned)__builtin_ctz(winners) : 0;
    for (unsigned i = 0; winners && i < v->dna[s].z.n; i++)
        if (v->dna[s].face[i].kind == MVE_CLONE) return 1;
    return !winners;
}

static const study studies[] = {
    { "earth-gambit", EG_OUTLOOK_IN, EG_N_TEAMS, eg_see, eg_side },
    { "mars-vs-earth-1e", MVE_OUTLOOK_IN, 2, mve_see, mve_side },
    { "mars-vs-earth-2e", MVE_OUTLOOK_IN, 2, mve_see, mve_side },
};

static void tell(void *to, const orr_event *e)
{
    (void)to;
    for (orr_seat s = 0; s < seats; s++) {
        bot_hear(script, &box, s, e, memory[s]);
        bot_hear(player, &box, s, e, mind[s]);
    }
}

/* A search asks at the beginning of a round, or anywhere in a game that counts none. */
static bool is_due(unsigned *clock, orr_rng *r)
{
    const unsigned now = bot_clock(box.game, state);
    if (!script->ahead) return !orr_rng_below(r, ONE_IN);
    const bool begins = now != *clock;
    *clock = now;
    return begins;
}

static unsigned play(orr_ctx *t, orr_rng *r)
{
    unsigned n = 0, clock = 0;
    while (orr_asked(t)) {
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = orr_speaker(t, r);
        const int choices = orr_legal(t, s, legal);
        if (n < MOST && is_due(&clock, r)) {
            open_sight_observe(t, 0, scratch, open_view);
            of->see(&box, open_view, memory[orr_rng_below(r, seats)], kept[n++]);
        }
        orr_observe(t, s, view);
        orr_say(t, s, player->choose(&box, view, legal, choices, mind[s], r));
    }
    return n;
}

static void keep(const orr_ctx *t, unsigned n)
{
    orr_result result = { 0 };
    box.game->result(t, &result);
    open_sight_observe(t, 0, scratch, open_view);
    const int side = of->side(open_view, result.winners);
    for (unsigned i = 0; side >= 0 && i < n; i++) {
        kept[i][of->in] = (uint8_t)side;
        fwrite(kept[i], of->in + 1, 1, stdout);
    }
}

int main(int argc, char **argv)
{
    for (unsigned i = 0; (argc == 4 || argc == 6) && i < sizeof studies / sizeof *studies; i++)
        if (!strcmp(argv[1], studies[i].id)) of = &studies[i];
    if (!of) return 2;
    const unsigned from = (unsigned)strtoul(argv[2], NULL, 10), matches = (unsigned)strtoul(argv[3], NULL, 10);
    orr_news news = { .hear = tell };
    orr_ctx t = { .game = orr_find_game(of->id), .box = &box, .state = state, .news = &news };
    const unsigned fewest = t.game->min_seats, numbers = t.game->max_seats - fewest + 1u;
    orr_rng r = { 7 + from };
    box_open(&box, t.game);
    script = bot_find("script", t.game);
    player = argc == 6 ? bot_find(argv[4], t.game) : script;
    if (!player) return 2;
    const bot_budget budget = { .iterations = argc == 6 ? (uint32_t)strtoul(argv[5], NULL, 10) : 0 };
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) mind[s] = malloc(player->memory);
    printf("%c%c", of->in, of->sides);
    for (unsigned match = from; match < from + matches; match++) {
        const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), (uint8_t)(match >> 16), 9 };
        seats = match % 2 ? 5 : fewest + match / 2 % numbers;
        for (unsigned s = 0; s < seats; s++) {
            bot_open(script, &box, NULL, memory[s]);
            bot_open(player, &box, argc == 6 ? &budget : NULL, mind[s]);
        }
        if (orr_start(&t, (uint8_t)seats, key) == ORR_OK) keep(&t, play(&t, &r));
    }
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) free(mind[s]);
    return fflush(stdout) ? 1 : 0;
}
