/* search.c - the frame of a search: budgets, the loop, and what comes out of it. */
#include "bots/search/search.h"

#include "engine/game.h"

#include <string.h>
#include <time.h>

enum { LOOK_AT_CLOCK = 16 };             /* iterations between two looks at the clock */
enum { WHIM_ONE_IN = 10 };
static const double patience = 0.25, too_slow = 1.5;     /* parts of at_most; times what the budget allows for */

void search_open(const orr_box *box, const bot_budget *budget, void *memory)
{
    search_memory *m = memory;
    const bot *script = bot_script(box->game);
    m->budget = *budget;
    if (script && script->memory <= sizeof m->script) bot_open(script, box, NULL, m->script);
}

void search_hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    search_memory *m = memory;
    const bot *script = bot_script(box->game);
    if (script && script->memory <= sizeof m->script) bot_hear(script, box, me, e, m->script);
}

void search_begin(search *s, const orr_box *box, const void *view, const orr_action *legal, int n, search_memory *m,
                  orr_rng *r, orr_action *act)
{
    const bot *script = bot_script(box->game);
    memcpy(act, legal, (size_t)n * sizeof *act);
    if (!is_asked(view)) act[n++] = keep_silent();
    s->box = box;
    s->view = view;
    s->me = look_of(view)->seat;
    s->script = script && script->memory <= sizeof m->script ? script : NULL;
    s->m = m;
    s->rng = r;
    s->rounds = SEARCH_NEAR;
    s->ahead = s->script ? s->script->ahead : 0;
    s->whim = WHIM_ONE_IN;
    s->in_heats = false;
    s->mind = NULL;
    s->notes = NULL;
    s->act = act;
    s->n = n;
    world_open(&s->world, box);
}

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* Milliseconds rule where they are given; else iterations. Neither goes on for longer than at_most. Where that comes
 * too early for the iterations, the clock rules until then: the last heats are run, only shorter. */
void search_until_done(search *s, search_iteration once)
{
    const bot_budget b = s->m->budget;
    const uint32_t ms = !b.at_most || (b.milliseconds && b.milliseconds < b.at_most) ? b.milliseconds : b.at_most;
    const double begun = ms ? now_ms() : 0;
    bool by_clock = b.milliseconds;
    uint32_t look = LOOK_AT_CLOCK;
    s->spent = 0;
    for (uint32_t i = 0; by_clock || i < b.iterations; i += once(s)) {
        if (!by_clock) s->spent = (float)i / (float)b.iterations;
        if (ms && i >= look) {
            const double gone = (now_ms() - begun) / ms;
            if (gone >= 1) return;
            by_clock |= s->in_heats && gone > patience && gone > too_slow * s->spent;
            if (by_clock) s->spent = (float)gone;
            look = i + LOOK_AT_CLOCK;
        }
        tree_begin(&s->m->tree);
    }
}

void search_read_tree(search *s)
{
    s->by_worth = s->m->tree.trust > 0;
    for (int i = 0; i < s->n; i++) {
        const tree_node *c = tree_child(&s->m->tree, 0, s->act[i]);
        s->worth[i] = c ? tree_worth(&s->m->tree, 0, c) : 0;
        s->tries[i] = c ? c->visits : 0;
    }
}

/* Visits follow priors, so with priors the worth decides; without, the visits, which are steadier. */
static float merit(const search *s, int i) { return s->by_worth ? s->worth[i] : (float)s->tries[i]; }

/* An index; with `other`, of the best beside that one. */
static int find_best(const search *s, int other)
{
    int best = other ? 0 : s->n > 1;
    float most = -1;
    for (int i = 0; i < s->n; i++) {
        if (i == other || !s->tries[i] || merit(s, i) <= most) continue;
        most = merit(s, i);
        best = i;
    }
    return best;
}

orr_action search_best(const search *s) { return s->act[find_best(s, -1)]; }
orr_action search_next(const search *s)
{
    return s->act[s->in_heats ? s->heats.order[1] : find_best(s, find_best(s, -1))];
}

orr_action search_choose(const orr_box *box, const void *view, const orr_action *legal, int n, search_memory *m,
                         orr_rng *r, search_thinking *think)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    search s;
    search_begin(&s, box, view, legal, n, m, r, act);
    if (s.n == 1) return act[0];
    think(&s);
    return search_best(&s);
}

static float from_0_to_1(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }   /* a prior may reach beyond what can be won */

float search_worth(const search *s, orr_action a)
{
    int i = 0;
    while (i < s->n && !orr_same_action(s->act[i], a)) i++;
    return i < s->n ? from_0_to_1(s->worth[i]) : 0;
}

/* Best first; silence has no label and is left out. */
int search_opinions(const search *s, bot_opinion *out)
{
    int n = 0;
    float rank[ORR_MAX_LEGAL];
    for (int i = 0; i < s->n; i++) {
        const float m = s->tries[i] || s->in_heats ? merit(s, i) : -1;
        if (s->act[i].verb == BOT_SILENT) continue;
        int k = n++;
        for (; k && rank[k - 1] < m; k--) out[k] = out[k - 1], rank[k] = rank[k - 1];
        rank[k] = m;
        out[k] = (bot_opinion){ s->act[i], from_0_to_1(s->worth[i]), s->tries[i] };
    }
    return n;
}

void search_say(search *s, orr_seat who, orr_action a)
{
    if (a.verb != BOT_SILENT) orr_say(&s->world.t, who, a);
}

void search_rewards(const search *s, float reward[ORR_MAX_SEATS])
{
    orr_result result = { 0 };
    if (orr_core_of(&s->world.t)->over) s->box->game->result(&s->world.t, &result);
    for (unsigned k = 0; k < ORR_MAX_SEATS; k++) reward[k] = (float)(result.winners >> k & 1);
}

orr_action search_seen(const search *s, orr_seat who, orr_action a)
{
    if (who == s->me || a.verb == BOT_SILENT) return a;
    const uint8_t sealed = s->box->game->verbs[a.verb].flags;
    if (sealed & ORR_SEALED_A) a.a = 0;
    if (sealed & ORR_SEALED_B) a.b = 0;
    if (sealed & ORR_SEALED_C) a.c = 0;
    return a;
}
