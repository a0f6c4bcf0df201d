/* greedy.c - looks one step ahead: tries every action in a few worlds that fit its view and takes the one after which
 * it stands best by the game's own score. Questions that an action puts to the bot itself are answered at random. */
#include "bots/bots.h"
#include "engine/game.h"

#include <string.h>

enum { WORLDS = 12, OWN_QUESTIONS = 6, CARELESS_PERCENT = 20 };
enum { LEAD = 1024 };         /* a lead counts more than any score */

/* How the seat stands: its score against the mean of the others, times their number to stay whole; then the score
 * itself, for those who play together and so stand alike. */
static int32_t standing(const orr_ctx *t, orr_seat s)
{
    int16_t score[ORR_MAX_SEATS];
    const int32_t seats = orr_core_of(t)->seats;
    int32_t others = 0;
    t->game->score(t, score);
    for (orr_seat i = 0; i < seats; i++)
        if (i != s) others += score[i];
    return (score[s] * (seats - 1) - others) * LEAD + score[s];
}

static int32_t try_action(bot_world *trial, const bot_world *world, orr_seat s, orr_action a, orr_rng *r)
{
    memcpy(trial->bytes, world->bytes, world->t.game->state_size);
    if (a.verb != BOT_SILENT) orr_say(&trial->t, s, a);
    for (int i = 0; i < OWN_QUESTIONS && orr_asked(&trial->t) == orr_one(s); i++) orr_playout(&trial->t, r, 1);
    return standing(&trial->t, s);
}

/* Equal actions are told apart at random, so that the first of the list has no advantage. */
static orr_action best_of(const orr_action *act, const int32_t *sum, int n, orr_rng *r)
{
    int best = 0, equals = 1;
    for (int i = 1; i < n; i++) {
        if (sum[i] > sum[best]) {
            best = i;
            equals = 1;
        } else if (sum[i] == sum[best] && !orr_rng_below(r, (uint32_t)++equals)) {
            best = i;
        }
    }
    return act[best];
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    bot_world world, trial;
    orr_action act[ORR_MAX_LEGAL + 1];
    int32_t sum[ORR_MAX_LEGAL + 1] = { 0 };
    const orr_seat me = look_of(view)->seat;
    (void)memory;
    memcpy(act, legal, (size_t)n * sizeof *act);
    if (!is_asked(view)) act[n++] = keep_silent();
    if (n == 1) return act[0];
    world_open(&world, box);
    world_open(&trial, box);
    for (int w = 0; w < WORLDS; w++) {
        orr_imagine(box, view, r, world.bytes);
        for (int i = 0; i < n; i++) sum[i] += try_action(&trial, &world, me, act[i], r);
    }
    return best_of(act, sum, n, r);
}

static orr_action choose_carelessly(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                                    orr_rng *r)
{
    if (orr_rng_below(r, 100) < CARELESS_PERCENT) return bot_random.choose(box, view, legal, n, memory, r);
    return choose(box, view, legal, n, memory, r);
}

const bot bot_greedy = { .name = "greedy", .text = "takes what looks best one step ahead", .choose = choose };
const bot bot_careless = { .name = "careless", .text = "greedy, but one move in five is a whim",
                           .choose = choose_carelessly };
