/* bots.c - the list of bots, weakest first, and the levels people choose from. */
#include "bots/bots.h"

#include "engine/game.h"

#include <string.h>

/* the scripts, one per game */
extern const bot bot_earth_gambit, bot_mars_vs_earth_1e, bot_mars_vs_earth_2e, bot_onward_to_venus, bot_martians;

const bot *const bots[] = { &bot_random, &bot_careless, &bot_greedy, &bot_montecarlo, &bot_earth_gambit,
                            &bot_mars_vs_earth_1e, &bot_mars_vs_earth_2e, &bot_onward_to_venus, &bot_martians,
                            &bot_net, &bot_ismcts, &bot_beliefs, &bot_sage, &bot_far, &bot_deep, &bot_reader,
                            &bot_cheat, NULL };
const char *const bot_levels[] = { "easy", "normal", "hard", "expert", NULL };

const bot *bot_script(const orr_game *game)
{
    for (const bot *const *b = bots; *b; b++)
        if ((*b)->game && (*b)->game == game) return *b;
    return NULL;
}

static const bot *expert_of(const bot *script) { return script->expert ? script->expert : &bot_deep; }

static const bot *at_level(const char *level, const orr_game *game)
{
    if (!strcmp(level, "easy")) return &bot_careless;
    if (!strcmp(level, "normal")) return bot_script(game) ? bot_script(game) : &bot_greedy;
    if (!strcmp(level, "hard")) return &bot_beliefs;
    if (!strcmp(level, "expert")) return bot_script(game) ? expert_of(bot_script(game)) : &bot_deep;
    return !strcmp(level, "script") ? bot_script(game) : NULL;
}

const bot *bot_find(const char *name, const orr_game *game)
{
    for (const bot *const *b = bots; *b; b++)
        if (!strcmp((*b)->name, name) && (!(*b)->game || (*b)->game == game)) return *b;
    return at_level(name, game);
}

void bot_open(const bot *b, const orr_box *box, const bot_budget *budget, void *memory)
{
    bot_budget own = b->budget;
    own.iterations = bot_tries(b, box->game);
    if (b->memory) memset(memory, 0, b->memory);
    if (b->outside) memcpy(memory, &b->outside, sizeof b->outside);
    if (budget && (budget->iterations || budget->milliseconds)) own = *budget;
    if (budget) own.at_most = budget->at_most;
    if (b->open) b->open(box, &own, memory);
}

uint32_t bot_tries(const bot *b, const orr_game *game)
{
    const bot *script = bot_script(game);
    return b->budget.iterations * (script && script->effort ? script->effort : 1);
}

uint32_t bot_try_us(const bot *b, const orr_game *game)
{
    enum { SLOW = 500, NETWORK = 150, FAR = 12 };
    const bot *script = bot_script(game);
    return ((script && script->slow ? script->slow : SLOW) + (b == &bot_sage ? NETWORK : 0)) *
           (b == &bot_far ? FAR : 1);
}

/* Twice what it takes where it was measured (docs/measured/bots.md): the rest is for a machine that is slower, or
 * busy. */
uint32_t bot_pace(const char *level, const orr_game *game)
{
    enum { QUICK = 3, TWICE = 2 };
    const bot *b = bot_find(level, game);
    const uint64_t ms = b ? TWICE * (uint64_t)bot_tries(b, game) * bot_try_us(b, game) / 1000 : 0;
    return ms > QUICK ? (uint32_t)ms : QUICK;
}

void bot_hear(const bot *b, const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    if (!b->hear) return;
    orr_event heard = *e;
    if (!(e->sees >> me & 1)) memset(heard.priv, 0, sizeof heard.priv);
    b->hear(box, me, &heard, memory);
}

void bot_hear_all(const bot *b, const orr_box *box, unsigned seats, const orr_event *e, void *memories, size_t each)
{
    if (b->hear_all) b->hear_all(box, seats, e, memories, each);
    else
        for (unsigned s = 0; s < seats; s++) bot_hear(b, box, (orr_seat)s, e, (char *)memories + s * each);
}

void bot_leave(const bot *b, const orr_box *box, const void *view, const orr_result *r, const int16_t *scores,
               void *memory)
{
    if (b->leave) b->leave(box, view, r, scores, memory);
}

unsigned bot_clock(const orr_game *g, const void *state)
{
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        uint16_t now;
        if (!(f->flags & ORR_CLOCK)) continue;
        if (f->type == ORR_BYTE) return ((const uint8_t *)state)[f->at];
        memcpy(&now, (const char *)state + f->at, sizeof now);
        return now;
    }
    return 0;
}
