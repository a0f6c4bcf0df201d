/* montecarlo.c - plays every action to the end many times, at random, in worlds that fit the view, and takes the action
 * with the largest share of wins. The budget is a number of playouts, not a time: the same seed gives the same move. */
#include "bots/bots.h"
#include "engine/game.h"

#include <string.h>

enum { PLAYOUTS = 600, LEAST_WORLDS = 8 };

/* 1 if the seat wins after this action and a random rest of the match. */
static bool wins_after(bot_world *trial, const bot_world *world, orr_seat s, orr_action a, orr_rng *r)
{
    orr_result result = { 0 };
    const orr_game *g = world->t.game;
    memcpy(trial->bytes, world->bytes, g->state_size);
    if (a.verb != BOT_SILENT) orr_say(&trial->t, s, a);
    orr_playout(&trial->t, r, g->longest);
    if (!orr_core_of(&trial->t)->over) return false;
    g->result(&trial->t, &result);
    return result.winners >> s & 1;
}

/* Every action is tried in the same worlds, so that a lucky deal favours none. */
static void count_wins(const orr_box *box, const void *view, const orr_action *act, int n, unsigned worlds, orr_rng *r,
                       uint32_t *wins)
{
    bot_world world, trial;
    const orr_seat me = look_of(view)->seat;
    memset(wins, 0, (size_t)n * sizeof *wins);
    world_open(&world, box);
    world_open(&trial, box);
    for (unsigned w = 0; w < worlds; w++) {
        orr_imagine(box, view, r, world.bytes);
        for (int i = 0; i < n; i++) wins[i] += wins_after(&trial, &world, me, act[i], r);
    }
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    uint32_t wins[ORR_MAX_LEGAL + 1];
    int best = 0;
    const bot_budget *budget = memory;
    memcpy(act, legal, (size_t)n * sizeof *act);
    if (!is_asked(view)) act[n++] = keep_silent();
    if (n == 1) return act[0];
    const unsigned worlds = (budget->iterations ? budget->iterations : PLAYOUTS) / (unsigned)n;
    count_wins(box, view, act, n, worlds > LEAST_WORLDS ? worlds : LEAST_WORLDS, r, wins);
    for (int i = 1; i < n; i++)
        if (wins[i] > wins[best]) best = i;
    return act[best];
}

static void open_budget(const orr_box *box, const bot_budget *budget, void *memory)
{
    (void)box;
    *(bot_budget *)memory = *budget;
}

const bot bot_montecarlo = { .name = "montecarlo", .text = "plays every action to the end many times",
                             .memory = sizeof(bot_budget), .choose = choose, .budget = { .iterations = PLAYOUTS },
                             .open = open_budget };
