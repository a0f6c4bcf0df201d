/* bots.c - the list of bots, weakest first, and the levels people choose from. */
#include "bots.h"

#include <string.h>

const bot *const bots[] = { &bot_random, &bot_careless, &bot_greedy, &bot_montecarlo, NULL };

static const struct {
    const char *level;
    const bot *plays;
} levels[] = { { "easy", &bot_careless }, { "normal", &bot_greedy }, { "hard", &bot_montecarlo } };

const bot *bot_find(const char *name, const orr_game *game)
{
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (!strcmp(levels[i].level, name)) return levels[i].plays;
    for (const bot *const *b = bots; *b; b++)
        if (!strcmp((*b)->name, name) && (!(*b)->game || (*b)->game == game)) return *b;
    return NULL;
}
