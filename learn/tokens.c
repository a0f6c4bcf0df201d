/* tokens.c - an action as a few numbers: its verb, each argument within the verb, and the whole. */
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
        const unsigned most = v->noun[k] == ORR_N_NUMBER ? v->most[k] : l->noun[v->noun[k]] - 1u;
        out[k + 1] = (uint16_t)(l->argument[a.verb][k] + (x < most ? x : most));
        whole = whole * 257 + x + 1;
    }
    if (n > 1) out[LEARN_TOKENS - 1] = (uint16_t)(l->wholes + (whole * 2654435761u >> 20) % LEARN_WHOLES);
}
