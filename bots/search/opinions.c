/* opinions.c - what a searching bot thinks of every choice a person has, and one plain reason: for hints, and for those
 * who look for a better answer than one that was given. */
#include "bots/search/search.h"

#include <stdlib.h>

search *opinions_think(const bot *b, const bot_moment *at, const bot_budget *budget, orr_rng *r, orr_action *act)
{
    search_memory *m = malloc(b->memory);
    search *s = malloc(sizeof *s);
    if (!m || !s) {
        free(m);
        free(s);
        return NULL;
    }
    bot_open(b, at->box, budget, m);
    for (uint32_t i = 0; i < at->n_heard; i++) bot_hear(b, at->box, look_of(at->view)->seat, &at->heard[i], m);
    search_begin(s, at->box, at->view, at->legal, at->n, m, r, act);
    beliefs_thinking(b)(s);
    return s;
}

void opinions_forget(search *s)
{
    if (!s) return;
    free(s->m);
    free(s);
}

const char *opinions_reason(const search *s, orr_action a)
{
    if (a.verb == BOT_SILENT || !s->script || !s->script->reason) return NULL;
    return s->script->reason(s->box, s->view, a, s->m->script);
}

int bot_opinions(const bot *b, const bot_moment *at, orr_rng *r, bot_opinion *out, const char **reason)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    search *s = opinions_think(b, at, NULL, r, act);
    const int given = s ? search_opinions(s, out) : 0;
    *reason = given ? opinions_reason(s, out[0].act) : NULL;
    opinions_forget(s);
    return given;
}
