/* opinions.c - what the hard bot thinks of every choice a person has, and one plain reason: for hints, and for those
 * who look for a better answer than one that was given. */
#include "bots/search/search.h"

#include <stdlib.h>

search *opinions_think(const orr_box *box, const void *view, const orr_action *legal, int n, const orr_event *heard,
                       uint32_t n_heard, const bot_budget *budget, orr_rng *r, orr_action *act)
{
    const bot *b = bot_find("hard", box->game);
    search_memory *m = malloc(sizeof *m);
    search *s = malloc(sizeof *s);
    if (!m || !s) {
        free(m);
        free(s);
        return NULL;
    }
    bot_open(b, box, budget, m);
    for (uint32_t i = 0; i < n_heard; i++) bot_hear(b, box, look_of(view)->seat, &heard[i], m);
    search_begin(s, box, view, legal, n, m, r, act);
    if (beliefs_can_think(s)) beliefs_think(s);
    else ismcts_think(s);
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

int bot_opinions(const orr_box *box, const void *view, const orr_action *legal, int n, const orr_event *heard,
                 uint32_t n_heard, orr_rng *r, bot_opinion *out, const char **reason)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    search *s = opinions_think(box, view, legal, n, heard, n_heard, NULL, r, act);
    const int given = s ? search_opinions(s, out) : 0;
    *reason = given ? opinions_reason(s, out[0].act) : NULL;
    opinions_forget(s);
    return given;
}
