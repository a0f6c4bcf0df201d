/* A search that listens in the worlds it imagines (Mars vs Earth): what it hears there changes nothing it remembers of
 * the real match, and a Martian stands the worse the more it is suspected. */
#include "bots/mars_vs_earth/script.h"
#include "bots/search/search.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

static orr_box box;
static char *state, *view;

/* Somewhere in a random match; gives somebody who is asked. */
static orr_seat position(orr_rng *r, uint8_t seats)
{
    orr_ctx t = { .game = box.game, .box = &box, .state = state };
    do {
        const uint8_t key[32] = { (uint8_t)orr_rng_below(r, 256), (uint8_t)orr_rng_below(r, 256) };
        orr_start(&t, seats, key);
        orr_playout(&t, r, orr_rng_below(r, 60));
    } while (!orr_asked(&t));
    const orr_seat s = orr_speaker(&t, r);
    orr_observe(&t, s, view);
    return s;
}

static void what_is_imagined_is_not_remembered(void)
{
    const bot_budget little = { .iterations = 40 };
    const bot *b = bot_find("hard", box.game), *script = bot_find("script", box.game);
    search_memory *m = malloc(b->memory);
    char *before = malloc(script->memory);
    orr_rng r = { 5 };
    for (int i = 0; i < 20; i++) {
        orr_ctx t = { .game = box.game, .box = &box, .state = state };
        orr_action legal[ORR_MAX_LEGAL];
        const orr_seat s = position(&r, 5);
        const int n = orr_legal(&t, s, legal);
        bot_open(b, &box, &little, m);
        memcpy(before, m->script, script->memory);
        b->choose(&box, view, legal, n, m, &r);
        CHECK(!memcmp(before, m->script, script->memory));
    }
    free(m), free(before);
}

static mve_memory suspected(unsigned seat, float human)      /* how well what it did fits a Human */
{
    mve_memory m = { .wave = 1 };
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++)
        for (unsigned w = 0; w < MVE_FIRSTS; w++) m.like[s][w] = s == seat && !w ? human : 1;
    return m;
}

static void a_suspected_martian_stands_worse(void)
{
    const bot *script = bot_find("script", box.game);
    unsigned martians = 0, worse = 0;
    orr_rng r = { 6 };
    for (int i = 0; i < 400; i++) {
        const orr_seat s = position(&r, 5);
        const mve_view *v = (const void *)view;
        const mve_memory trusted = suspected(s, 1), doubted = suspected(s, 0.001f);
        const float x = script->standing(&box, view, &trusted), y = script->standing(&box, view, &doubted);
        const bool martian = v->dna[s].z.n && v->dna[s].face[0].kind == MVE_CLONE;
        if (!martian || !(v->agents >> s & 1)) continue;
        martians++;
        worse += y < x;
        CHECK(y <= x);                   /* alike where the match is as good as over */
    }
    CHECK(martians >= 20 && worse * 2 > martians);
}

int main(void)
{
    static const orr_game *const games[] = { &orr_mars_vs_earth_1e, &orr_mars_vs_earth_2e };
    for (unsigned i = 0; i < sizeof games / sizeof *games; i++) {
        box_open(&box, games[i]);
        state = malloc(games[i]->state_size), view = malloc(games[i]->view_size);
        TEST_CASE(what_is_imagined_is_not_remembered);
        TEST_CASE(a_suspected_martian_stands_worse);
        free(state), free(view);
    }
    return test_end();
}
