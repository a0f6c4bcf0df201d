/* solo_figures.c - is this the same engine as the native one, and how fast is it here? For tests and bench/web. */
#include "apps/solo/solo.h"

#include "bots/bot.h"
#include "bots/net/net.h"
#include "engine/game.h"
#include "games/games.h"
#include "lab/bench/bench.h"
#include "table/match/box.h"

#include <stdalign.h>

static const orr_game *game_at(uint32_t i)
{
    uint32_t n = 0;
    while (orr_games[n] && n < i) n++;
    return orr_games[n];
}

uint64_t solo_signature(uint32_t game, uint32_t matches)
{
    const orr_game *g = game_at(game);
    uint64_t signature = 0;
    error why;
    return g && bench_signature(g, matches, &signature, &why) ? signature : 0;
}

uint32_t solo_playouts(uint32_t game, uint32_t first, uint32_t n)
{
    static alignas(16) unsigned char state[UINT16_MAX + 1];
    const orr_game *g = game_at(game);
    orr_box box;
    uint32_t answers = 0;
    if (!g) return 0;
    box_open(&box, g);
    orr_ctx t = { .game = g, .box = &box, .state = state };
    for (uint32_t i = first; i < first + n; i++) {
        uint8_t key[32];
        orr_rng r = { i };
        for (unsigned k = 0; k < sizeof key; k++) key[k] = (uint8_t)orr_rng_below(&r, 256);
        orr_start(&t, g->max_seats < 5 ? g->max_seats : 5, key);
        answers += (uint32_t)orr_playout(&t, &r, g->longest);
    }
    return answers;
}

uint32_t solo_looks(uint32_t game, uint32_t n)
{
    static alignas(16) unsigned char state[UINT16_MAX + 1], view[UINT16_MAX + 1], memory[8192];
    static net_mind mind;
    const orr_game *g = game_at(game);
    const uint8_t key[32] = { 0 };
    orr_box box;
    learn_thought thought;
    const bot *script = g ? bot_find("script", g) : NULL;
    if (!script || script->memory > sizeof memory) return 0;
    box_open(&box, g);
    orr_ctx t = { .game = g, .box = &box, .state = state };
    orr_start(&t, g->max_seats < 5 ? g->max_seats : 5, key);
    orr_observe(&t, 0, view);
    bot_open(script, &box, NULL, memory);
    mind = (net_mind){ .ready = false };
    net_mind_open(&mind, &box);
    if (!mind.ready) return 0;
    for (uint32_t i = 0; i < n; i++) net_mind_think(&mind, script, &box, view, memory, &thought);
    return n;
}
