/* tokens.c - an action as a few numbers: its verb, each argument within the verb, and the whole; or as one number. */
#include "learn/layout.h"

#include <string.h>

void learn_tokens(const learn_layout *l, uint8_t seats, orr_seat me, orr_action a, uint16_t *out)
{
    const orr_game *g = l->game;
    const uint8_t arg[3] = { a.a, a.b, a.c };
    memset(out, 0, LEARN_TOKENS * sizeof *out);
    if (a.verb >= g->n_verbs) {
        out[0] = l->verb[g->n_verbs];
        return;
    }
    const orr_verb *v = &g->verbs[a.verb];
    uint32_t whole = a.verb;
    unsigned n = 0;
    out[0] = l->verb[a.verb];
    for (unsigned k = 0; k < 3 && v->noun[k]; k++, n++) {
        const uint8_t x = learn_turned(l, v->noun[k], arg[k], seats, me);
        const unsigned most = learn_values(l, v, k) - 1u;
        out[k + 1] = (uint16_t)(l->argument[a.verb][k] + (x < most ? x : most));
        whole = whole * 257 + x + 1;
    }
    if (n > 1) out[LEARN_TOKENS - 1] = (uint16_t)(l->wholes + (whole * 2654435761u >> 20) % LEARN_WHOLES);
}

/* ---- as one number --------------------------------------------------------------------------------------------- */

static inline uint8_t turned(const learn_layout *l, uint8_t noun, uint8_t v, uint8_t seats, orr_seat me)
{
    return noun == ORR_N_SEAT ? learn_turned_seat(v, seats, me) : learn_turned(l, noun, v, seats, me);
}

uint32_t learn_id(const learn_layout *l, uint8_t seats, orr_seat me, orr_action a)
{
    if (a.verb >= l->game->n_verbs) return l->id[l->game->n_verbs];
    const unsigned turns = l->turns[a.verb];
    if (turns) {
        const uint8_t *noun = l->game->verbs[a.verb].noun;
        if (turns & 1) a.a = turned(l, noun[0], a.a, seats, me);
        if (turns & 2) a.b = turned(l, noun[1], a.b, seats, me);
        if (turns & 4) a.c = turned(l, noun[2], a.c, seats, me);
    }
    const uint16_t *by = l->stride[a.verb];
    return l->id[a.verb] + (uint32_t)a.a * by[0] + (uint32_t)a.b * by[1] + (uint32_t)a.c * by[2];
}

bool learn_action(const learn_layout *l, uint8_t seats, orr_seat me, uint32_t id, orr_action *out)
{
    const orr_game *g = l->game;
    const orr_seat back = (orr_seat)((seats - me) % seats);
    unsigned verb = g->n_verbs;
    uint8_t arg[3] = { 0 };
    if (id >= l->n_ids) return false;
    if (id == l->id[verb]) {
        *out = (orr_action){ .verb = 0xff };
        return true;
    }
    while (l->id[--verb] > id) {}
    const orr_verb *v = &g->verbs[verb];
    id -= l->id[verb];
    for (unsigned k = 3; k--;) {
        if (!v->noun[k]) continue;
        arg[k] = learn_turned(l, v->noun[k], (uint8_t)(id % learn_values(l, v, k)), seats, back);
        id /= learn_values(l, v, k);
    }
    *out = (orr_action){ (uint8_t)verb, arg[0], arg[1], arg[2] };
    return true;
}
