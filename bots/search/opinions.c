/* opinions.c - what the hard bot thinks of every choice a person has, and one plain reason: for hints. */
#include "bots/search/search.h"

#include <stdlib.h>

int bot_opinions(const orr_box *box, const void *view, const orr_action *legal, int n, const orr_event *heard,
                 uint32_t n_heard, orr_rng *r, bot_opinion *out, const char **reason)
{
    const bot *b = bot_find("hard", box->game);
    search_memory *m = malloc(sizeof *m);
    search *s = malloc(sizeof *s);
    orr_action act[ORR_MAX_LEGAL + 1];
    int given = 0;
    *reason = NULL;
    if (m && s) {
        bot_open(b, box, NULL, m);
        for (uint32_t i = 0; i < n_heard; i++) bot_hear(b, box, look_of(view)->seat, &heard[i], m);
        search_begin(s, box, view, legal, n, m, r, act);
        if (beliefs_can_think(s)) beliefs_think(s);
        else ismcts_think(s);
        given = search_opinions(s, out);
        if (given && s->script && s->script->reason) *reason = s->script->reason(box, view, out[0].act, m->script);
    }
    free(m);
    free(s);
    return given;
}
