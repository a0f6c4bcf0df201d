/* beliefs.c - search with beliefs: worlds are imagined as often as the script of the game believes in them; the others
 * play by the script, each from its own view of that world, so that nobody acts on what only the searching seat knows;
 * the rest of the match is cut short and valued at a glance. The tree holds the searching seat's own choices up to the
 * first answer of somebody else. Without a script it is a plain search over all worlds alike. */
#include "search.h"

#include <math.h>
#include <string.h>

static const float explore = 0.25f;      /* values at a glance are steadier than wins and defeats */
static const float temperature = 0.03f;  /* of the softened script, in chances of winning */
enum { WHIM_ONE_IN = 10, ROUNDS_AHEAD = 8 };

static _Thread_local alignas(16) unsigned char eyes[BOT_ROOM];   /* a view being looked at; state and view sizes are 16 bits */

/* One answer by the script, from the view of whoever is asked; now and then a whim. */
static void scripted_answer(search *s)
{
    orr_ctx *w = &s->world.t;
    orr_action act[ORR_MAX_LEGAL];
    const orr_seat who = orr_speaker(w, s->rng);
    const int n = orr_legal(w, who, act);
    if (n == 1 || !orr_rng_below(s->rng, WHIM_ONE_IN)) {
        orr_say(w, who, act[n > 1 ? orr_rng_below(s->rng, (uint32_t)n) : 0]);
        return;
    }
    orr_observe(w, who, eyes);
    orr_say(w, who, s->script->choose(s->box, eyes, act, n, s->m->script, s->rng));
}

/* How gladly the script would do each of these, as parts of 1. */
static void softened(const search *s, const void *view, const orr_action *act, int n, float *part)
{
    float most = -1e9f, sum = 0;
    s->script->rate(s->box, view, act, n, s->m->script, part);
    for (int i = 0; i < n; i++)
        if (part[i] > most) most = part[i];
    for (int i = 0; i < n; i++) sum += part[i] = expf((part[i] - most) / temperature);
    for (int i = 0; i < n; i++) part[i] = 0.9f * part[i] / sum + 0.1f / (float)n;
}

/* My own choices, as long as I am the one who is asked. */
static void own_choices(search *s, const float *prior)
{
    orr_action act[ORR_MAX_LEGAL];
    orr_ctx *w = &s->world.t;
    uint32_t at = 0;
    bool is_new = false;
    int i = tree_take(&s->m->tree, 0, s->me, s->act, s->n, prior, s->rng, &at, &is_new);
    search_say(s, s->me, s->act[i]);
    while (at && !is_new && orr_asked(w) == orr_one(s->me)) {
        const int n = orr_legal(w, s->me, act);
        i = n > 1 ? tree_take(&s->m->tree, at, s->me, act, n, NULL, s->rng, &at, &is_new) : 0;
        search_say(s, s->me, act[i]);
    }
}

static float play_on(search *s)
{
    orr_ctx *w = &s->world.t;
    float reward[ORR_MAX_SEATS];
    const uint32_t end = look_of(s->view)->answers + ROUNDS_AHEAD * look_of(s->view)->seats;
    while (orr_asked(w) && orr_core_of(w)->answers < end) scripted_answer(s);
    if (orr_asked(w)) {
        orr_observe(w, s->me, eyes);
        return s->script->standing(s->box, eyes);
    }
    search_rewards(s, reward);
    return reward[s->me];
}

static void iterate(search *s)
{
    float reward[ORR_MAX_SEATS] = { 0 };
    const float *prior = s->prior;
    memcpy(s->supposed, s->view, s->box->game->view_size);
    if (s->script->suppose) s->script->suppose(s->box, s->m->script, s->rng, s->supposed);
    orr_imagine(s->box, s->supposed, s->rng, s->world.bytes);
    own_choices(s, prior);
    reward[s->me] = play_on(s);
    tree_back_up(&s->m->tree, reward);
}

static void think(search *s)
{
    float prior[ORR_MAX_LEGAL + 1] = { 0 };
    const int answers = is_asked(s->view) ? s->n : s->n - 1;
    softened(s, s->view, s->act, answers, prior);
    if (answers < s->n) prior[answers] = 1.0f / (float)s->n;
    s->prior = prior;
    tree_clear(&s->m->tree, explore);
    search_until_done(s, iterate);
    s->prior = NULL;
}

static bool can_think(const search *s) { return s->script && s->script->rate && s->script->standing; }

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    orr_action act[ORR_MAX_LEGAL + 1];
    search s;
    search_begin(&s, box, view, legal, n, memory, r, act);
    if (s.n == 1) return act[0];
    if (!can_think(&s)) return bot_ismcts.choose(box, view, legal, n, memory, r);
    think(&s);
    return search_best(&s);
}

const bot bot_beliefs = { .name = "beliefs", .text = "searches imagined games; believes what the others' moves tell",
                          .memory = sizeof(search_memory), .choose = choose, .budget = { .iterations = 300 },
                          .open = search_open, .hear = search_hear };
