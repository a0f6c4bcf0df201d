/* hints.c - what bots give as reasons of a hint, and which rules refuse, in matches of scripts and random bots.
 *
 *   hints [--game ID] [--matches N] [--seed S]        N matches of each game
 *
 * Prints each once, with the game in front: "hint martians A Bullet saves a Life." and "rule martians MAR-58".
 * tests/web/hints.mjs looks whether they are said in Italian. */
#include "engine/game.h"
#include "games/games.h"
#include "lab/play/round.h"
#include "table/match/box.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_HINTS = 1000, LOCKED = 64, PART = 4 };      /* one position of PART is looked at */

typedef struct {
    const orr_game *game;
    const bot *script, *fool;
    const char *hint[MOST_HINTS];                       /* the bots' own strings: the same text may be there twice */
    int n_hints;
    bool *refuses;                                      /* by rule */
    uint64_t answers;
} study;

static void note_hint(study *x, const char *text)
{
    if (!text) return;
    for (int i = 0; i < x->n_hints; i++)
        if (x->hint[i] == text) return;
    if (x->n_hints == MOST_HINTS) abort();
    x->hint[x->n_hints++] = text;
    printf("hint %s %s\n", x->game->id, text);
}

static void note_rule(study *x, orr_rule rule)
{
    if (x->refuses[rule]) return;
    x->refuses[rule] = true;
    printf("rule %s %s\n", x->game->id, x->game->rules[rule].id);
}

/* A hint may be asked for by every seat that has a choice, and name any of its answers. */
static void at_position(study *x, lab_round *r, orr_seat s, orr_rng *rng)
{
    orr_action legal[ORR_MAX_LEGAL];
    orr_barred locked[LOCKED];
    const int n = orr_legal(&r->t, s, legal), n_locked = orr_locked(&r->t, s, locked, LOCKED);
    orr_observe(&r->t, s, r->view);
    for (int i = 0; i < n && r->plays[s] == x->script; i++)
        note_hint(x, x->script->reason(r->t.box, r->view, legal[i], r->memory[s]));
    for (int i = 0; i < n_locked; i++) note_rule(x, locked[i].rule);
    const orr_action odd = { .verb = (uint8_t)orr_rng_below(rng, x->game->n_verbs),
                             .a = (uint8_t)orr_rng_below(rng, 12), .b = (uint8_t)orr_rng_below(rng, 12),
                             .c = (uint8_t)orr_rng_below(rng, 6) };
    const orr_rule why = orr_why_not(&r->t, s, odd);
    if (why) note_rule(x, why);
}

/* Every other match with the usual options, the others with any; seats as they come, and now and then a fool. */
static void play(study *x, uint64_t seed)
{
    const orr_game *g = x->game;
    const bot *const both[] = { x->script, x->fool }, *sits[ORR_MAX_SEATS];
    orr_rng rng = { seed * 0x9e3779b97f4a7c15u };
    lab_round r;
    orr_box box;
    uint8_t key[MATCH_KEY];
    box_open(&box, g);
    for (unsigned o = 0; seed % 2 && o < g->n_options; o++)
        if (!orr_rng_below(&rng, 4)) box.opt[o] = (uint8_t)orr_rng_below(&rng, g->options[o].values);
    const unsigned seats = g->min_seats + orr_rng_below(&rng, g->max_seats - g->min_seats + 1u);
    if (!box_check(&box, seats, NULL)) return;
    for (unsigned s = 0; s < seats; s++) sits[s] = orr_rng_below(&rng, 5) ? x->script : x->fool;
    for (unsigned i = 0; i < sizeof key; i++) key[i] = (uint8_t)orr_rng_below(&rng, 256);
    if (!round_open(&r, &box, both, 2) || !round_deal_key(&r, key, (uint8_t)seats, sits, NULL)) abort();
    while (!round_is_over(&r)) {
        for (orr_seat s = 0; s < seats; s++)
            if ((orr_asked(&r.t) | orr_may(&r.t)) >> s & 1 && !orr_rng_below(&rng, PART)) at_position(x, &r, s, &rng);
        if (!round_answer(&r)) abort();
        x->answers++;
    }
    round_close(&r);
}

static void study_game(const orr_game *g, uint64_t matches, uint64_t seed)
{
    study x = { .game = g, .script = bot_find("script", g), .fool = bot_find("random", g),
                .refuses = calloc(g->n_rules, sizeof *x.refuses) };
    if (!x.refuses) abort();
    if (x.script && x.script->reason && x.fool)
        for (uint64_t m = 0; m < matches; m++) play(&x, seed + m);
    fprintf(stderr, "%s: %" PRIu64 " matches, %" PRIu64 " answers, %d hints\n", g->id, matches, x.answers, x.n_hints);
    free(x.refuses);
}

int main(int argc, char **argv)
{
    const char *game = NULL;
    uint64_t matches = 10, seed = 1;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "--game")) game = argv[i + 1];
        else if (!strcmp(argv[i], "--matches")) matches = strtoull(argv[i + 1], NULL, 10);
        else if (!strcmp(argv[i], "--seed")) seed = strtoull(argv[i + 1], NULL, 10);
        else return fprintf(stderr, "usage: hints [--game ID] [--matches N] [--seed S]\n"), 2;
    }
    for (const orr_game *const *g = orr_games; *g; g++)
        if (!game || !strcmp(game, (*g)->id)) study_game(*g, matches, seed);
    return 0;
}
