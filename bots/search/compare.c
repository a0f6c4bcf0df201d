/* compare.c - see compare.h. */
#include "bots/search/compare.h"

#include "bots/search/search.h"
#include "engine/game.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Imagined matches cost what their answers cost: about so many answers for one comparison, however long the game. */
enum { ANSWERS = 60000 };

typedef struct {                  /* two answers in one world */
    search s;
    search_memory m;              /* of the script; the tree is not used */
    uint32_t answers;             /* imagined so far */
    alignas(16) unsigned char start[BOT_ROOM];      /* the world before either of them */
    alignas(16) unsigned char past[SEARCH_SCRIPT];  /* what the script remembers there */
    alignas(16) unsigned char eyes[BOT_ROOM];       /* the view of whoever is asked */
} duel;

static bool keeps_past(const search *s) { return s->script && s->script->listens; }

static void scripted_answer(duel *d)
{
    search *s = &d->s;
    orr_ctx *w = &s->world.t;
    orr_action act[ORR_MAX_LEGAL];
    const orr_seat who = orr_speaker(w, s->rng);
    const int n = orr_legal(w, who, act);
    if (n > 1) {
        orr_observe(w, who, d->eyes);
        act[0] = s->script->choose(s->box, d->eyes, act, n, beliefs_past(s), s->rng);
    }
    search_say(s, who, act[0]);
}

/* From the start by one answer to the end. */
static bool play_out(duel *d, orr_action a, orr_rng luck)
{
    search *s = &d->s;
    orr_ctx *w = &s->world.t;
    float reward[ORR_MAX_SEATS];
    const uint32_t longest = s->box->game->longest;
    memcpy(s->world.bytes, d->start, s->box->game->state_size);
    if (keeps_past(s)) memcpy(s->past, d->past, s->script->memory);
    s->rng = &luck;
    const uint32_t before = orr_core_of(w)->answers;
    search_say(s, s->me, a);
    while (s->script && orr_asked(w) && orr_core_of(w)->answers < longest) scripted_answer(d);
    orr_playout(w, s->rng, longest);     /* a game without a script */
    d->answers += orr_core_of(w)->answers - before;
    search_rewards(s, reward);
    return reward[s->me] > 0;
}

static void imagine(duel *d, orr_rng *luck)
{
    search *s = &d->s;
    s->rng = luck;
    if (s->script) beliefs_imagine(s);
    else orr_imagine(s->box, s->view, luck, s->world.bytes);
    memcpy(d->start, s->world.bytes, s->box->game->state_size);
    if (keeps_past(s)) memcpy(d->past, s->past, s->script->memory);
}

/* The paired difference as Agresti and Min (2005) estimate it: as if two more worlds had been seen that disagree. A few
 * worlds that all say the same are then no proof. */
static void sum_up(bot_comparison *c, uint32_t better, uint32_t worse)
{
    const double n = (double)c->worlds + 2, mean = ((double)better - (double)worse) / n;
    const double variance = ((double)better + (double)worse + 1) / n - mean * mean;
    c->mean = (float)mean;
    c->give = (float)(1.96 * sqrt(variance / n));
}

static bot_comparison compare(duel *d, const orr_action act[2], uint32_t most, orr_rng *r)
{
    bot_comparison c = { 0 };
    uint32_t better = 0, worse = 0;
    const uint64_t seed = (uint64_t)orr_rng_below(r, UINT32_MAX) << 32 | orr_rng_below(r, UINT32_MAX);
    while (c.worlds < most && (c.worlds < BOT_COMPARE_FEWEST || d->answers < ANSWERS)) {
        orr_rng luck = { orr_hash(&c.worlds, sizeof c.worlds, seed) };
        imagine(d, &luck);
        const bool first = play_out(d, act[0], luck), second = play_out(d, act[1], luck);
        c.won[0] += first;
        c.won[1] += second;
        better += first && !second;
        worse += second && !first;
        c.worlds++;
    }
    sum_up(&c, better, worse);
    return c;
}

bot_comparison bot_compare(const orr_box *box, const void *view, orr_action first, orr_action second,
                           const orr_event *heard, uint32_t n_heard, uint32_t most, orr_rng *r)
{
    duel *d = malloc(sizeof *d);
    orr_action act[ORR_MAX_LEGAL + 1];
    const orr_action both[2] = { first, second };
    if (!d) return (bot_comparison){ 0 };
    d->answers = 0;
    search_open(box, &(bot_budget){ 0 }, &d->m);
    for (uint32_t i = 0; i < n_heard; i++) search_hear(box, look_of(view)->seat, &heard[i], &d->m);
    search_begin(&d->s, box, view, both, 2, &d->m, r, act);
    if (d->s.script) beliefs_listen(&d->s);
    const bot_comparison c = compare(d, both, most ? most : BOT_COMPARE_MOST, r);
    free(d);
    return c;
}
