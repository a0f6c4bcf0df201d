/* wants.c - one decision for a guest that keeps no memory between decisions: opened, told everything, asked. */
#include "bots/bots.h"
#include "engine/game.h"

#include <stdlib.h>

static const orr_verb *verb_of(const orr_box *box, orr_action a) { return &box->game->verbs[a.verb]; }

static bool is_answer(const orr_box *box, orr_action a)
{
    return a.verb < box->game->n_verbs && !(verb_of(box, a)->flags & ORR_INTERJECT);
}

/* From all that the seat has heard. Without memory the first of the list will do. */
static orr_action decide(const bot *b, const orr_box *box, const void *view, const orr_action *legal, int n,
                         const orr_event *heard, uint32_t n_heard, const bot_budget *budget, orr_rng *r)
{
    void *memory = malloc(b->memory ? b->memory : 1);
    if (!memory) return is_asked(view) ? legal[0] : keep_silent();
    bot_open(b, box, budget, memory);
    for (uint32_t i = 0; i < n_heard; i++) bot_hear(b, box, look_of(view)->seat, &heard[i], memory);
    const orr_action a = b->choose(box, view, legal, n, memory, r);
    free(memory);
    return a;
}

/* Answers of the list that are not wanted yet. */
static int what_is_left(const orr_box *box, const orr_action *legal, int n, const orr_action *want, int wanted,
                        orr_action *left)
{
    int kept = 0;
    for (int i = 0; i < n; i++) {
        int k = 0;
        while (k < wanted && !orr_same_action(want[k], legal[i])) k++;
        if (k == wanted && is_answer(box, legal[i])) left[kept++] = legal[i];
    }
    return kept;
}

/* Others can bar a choice only where they answer the same question. */
static bool is_asked_with_others(const void *view)
{
    const orr_look *l = look_of(view);
    return is_asked(view) && (l->asked & (orr_seats)~orr_one(l->seat));
}

int bot_wants(const bot *b, const orr_box *box, const void *view, const orr_action *legal, int n,
              const orr_event *heard, uint32_t n_heard, const bot_budget *budget, orr_rng *r, orr_action *want,
              int most)
{
    const bot *simple = bot_script(box->game) ? bot_script(box->game) : &bot_greedy;
    orr_action left[ORR_MAX_LEGAL];
    int wanted = 1, more;
    want[0] = n ? decide(b, box, view, legal, n, heard, n_heard, budget, r) : keep_silent();
    while (wanted < most && is_asked_with_others(view) &&
           (more = what_is_left(box, legal, n, want, wanted, left)) > 0) {
        want[wanted] = decide(simple, box, view, left, more, heard, n_heard, NULL, r);
        wanted++;
    }
    return wanted;
}
