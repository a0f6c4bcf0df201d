/* signature.c - fixed random matches, folded into one number. With n seat counts, match i has min + i mod n seats and
 * the box i / n mod BOXES: the first with every option at its default, the others with options at random. Key and
 * answers come from orr_rng, so that any host that has the engine can compute the same number. */
#include "engine/game.h"
#include "lab/bench/bench.h"

#include <stdlib.h>

enum { BOXES = 16 };

static void fill_box(orr_box *b, const orr_game *g, orr_rng *r)
{
    box_open(b, g);
    for (const orr_option *o = g->options; o < g->options + g->n_options; o++)
        box_option(b, o->name, o->word[orr_rng_below(r, o->values)], NULL);
}

static uint64_t play(orr_ctx *t, uint8_t seats, unsigned match, uint64_t sum)
{
    uint8_t key[32];
    orr_rng r = { match };
    for (unsigned i = 0; i < sizeof key; i++) key[i] = (uint8_t)orr_rng_below(&r, 256);
    orr_start(t, seats, key);
    orr_playout(t, &r, t->game->longest);
    const uint64_t print = orr_fingerprint(t);
    return orr_hash(&print, sizeof print, sum);
}

bool bench_signature(const orr_game *g, unsigned matches, uint64_t *out, error *why)
{
    orr_box boxes[BOXES], plain;
    orr_rng r = { g->rules_version };
    orr_ctx t = { .game = g, .state = malloc(g->state_size) };
    const unsigned counts = g->max_seats - g->min_seats + 1u;
    if (!t.state) return error_refuse(why, "There is not enough memory for a match.");
    box_open(&plain, g);
    boxes[0] = plain;
    for (unsigned i = 1; i < BOXES; i++) fill_box(&boxes[i], g, &r);
    *out = 0;
    for (unsigned i = 0; i < matches; i++) {
        const uint8_t seats = (uint8_t)(g->min_seats + i % counts);
        t.box = &boxes[i / counts % BOXES];
        if (!box_check(t.box, seats, NULL)) t.box = &plain;
        if (!box_check(t.box, seats, NULL)) continue;    /* a number of seats that only some options admit */
        *out = play(&t, seats, i, *out);
    }
    free(t.state);
    return true;
}
