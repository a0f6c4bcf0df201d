/* beliefs.c - search with beliefs. Worlds are imagined as often as the script of the game believes in them; everybody
 * plays on by that script, each from its own view of the world, so that nobody acts on what only the searching seat
 * knows; a few rounds later the match is valued at a glance. The script's own opinion counts like so many matches,
 * which the search outvotes only where it has seen more. A script that listens goes on listening in the imagined
 * world, on a copy of what it remembers. A script that only chooses is believed to doubt all else a little, and the
 * match is played to its end at random; a game without a script is searched as ismcts.c does. */
#include "bots/search/search.h"
#include "engine/zone.h"

#include <string.h>

static const float explore = 0.25f;      /* values at a glance are steadier than wins and defeats */
static const float trust = 200;          /* matches that the script's opinion counts for */
static const float trust_in_heats = 100; /* worlds that it counts for there */
static const float e_fold = 0.01f, least_prior = -0.08f;  /* of a network's opinion, in chances of winning */
static const float second_best = -0.05f; /* what a script that only chooses is said to think of all other actions */

static _Thread_local alignas(16) unsigned char eyes[BOT_ROOM];   /* a view of the imagined world */
static _Thread_local alignas(16) unsigned char start[BOT_ROOM];  /* that world before anybody answers */

/* What the script remembers in the imagined world. */
static bool listens(const search *s) { return s->script->listens || s->mind; }
void *beliefs_past(search *s) { return listens(s) ? s->past : s->m->script; }

/* What I believe: what the script remembers, or more. */
static const void *insight(const search *s)
{
    return s->notes && s->script->insight ? s->script->insight(s->notes) : s->m->script;
}

static void hear_there(void *to, const orr_event *e)
{
    search *s = to;
    bot_hear(s->script, s->box, s->me, e, s->past);
    if (s->mind) net_mind_hear(&s->there, e);
}

void beliefs_listen(search *s)
{
    s->news = (orr_news){ .hear = hear_there, .to = s };
    s->world.t.news = listens(s) ? &s->news : NULL;
}

/* One answer by the script, from the view of whoever is asked; now and then a whim. */
static void scripted_answer(search *s)
{
    orr_ctx *w = &s->world.t;
    orr_action act[ORR_MAX_LEGAL];
    const orr_seat who = orr_speaker(w, s->rng);
    const int n = orr_legal(w, who, act);
    if (n == 1 || (s->whim && !orr_rng_below(s->rng, s->whim))) {
        search_say(s, who, act[n > 1 ? orr_rng_below(s->rng, (uint32_t)n) : 0]);
        return;
    }
    orr_observe(w, who, eyes);
    search_say(s, who, s->script->choose(s->box, eyes, act, n, beliefs_past(s), s->rng));
}

/* Far enough to value the position at a glance? */
static bool is_far(const search *s, unsigned clock)
{
    const orr_ctx *w = &s->world.t;
    if (s->ahead && clock) return bot_clock(s->box->game, w->state) >= clock + s->ahead;
    return orr_core_of(w)->answers >= look_of(s->view)->answers + s->rounds * look_of(s->view)->seats;
}

/* How the network sees the imagined world from my seat. */
static float judge(search *s)
{
    learn_thought t;
    net_mind_think(&s->there, s->script, s->box, eyes, beliefs_past(s), &t);
    return net_mind_wins(&t);
}

/* How the script sees it with every card open: nobody plays on from here. */
static float outlook(search *s)
{
    const orr_game *g = s->box->game;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, look_of(s->view)->seats); i++)
            orr_blur(orr_place_at(p, s->world.bytes, i), ORR_EVERYBODY);
    orr_observe(&s->world.t, s->me, eyes);
    return s->script->outlook(s->box, eyes, beliefs_past(s));
}

/* What the rest is worth to me. `clock`: what it was before my action. */
static float play_on(search *s, unsigned clock)
{
    orr_ctx *w = &s->world.t;
    float reward[ORR_MAX_SEATS];
    while (orr_asked(w) && !is_far(s, clock)) scripted_answer(s);
    if (orr_asked(w) && s->notes) return outlook(s);
    if (orr_asked(w) && (s->script->standing || s->mind)) {
        orr_observe(w, s->me, eyes);
        return s->mind ? judge(s) : s->script->standing(s->box, eyes, beliefs_past(s));
    }
    orr_playout(w, s->rng, s->box->game->longest);
    search_rewards(s, reward);
    return reward[s->me];
}

/* What was only supposed I do not know in the imagined world either. */
static void unlearn(search *s)
{
    const orr_game *g = s->box->game;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, look_of(s->view)->seats); i++) {
            const orr_seen_at seen = orr_place_seen(p, s->view, i), supposed = orr_place_seen(p, s->supposed, i);
            const orr_at there = orr_place_at(p, s->world.bytes, i);
            for (unsigned k = 0; k < seen.z->n; k++)
                if (seen.f[k].kind == ORR_UNKNOWN && supposed.f[k].kind != ORR_UNKNOWN)
                    there.c[k].know &= (orr_seats)~orr_one(s->me);
        }
}

void beliefs_imagine(search *s)
{
    memcpy(s->supposed, s->view, s->box->game->view_size);
    if (s->script->suppose) s->script->suppose(s->box, insight(s), s->rng, s->supposed);
    if (s->notes && s->script->suppose_hands) s->script->suppose_hands(s->box, s->notes, s->rng, s->supposed);
    orr_imagine(s->box, s->supposed, s->rng, s->world.bytes);
    unlearn(s);
    if (listens(s)) memcpy(s->past, s->m->script, s->script->memory);
}

/* One of my actions in the imagined world, and what came of it. */
static float try_action(search *s, int i)
{
    const unsigned clock = bot_clock(s->box->game, s->world.bytes);
    if (s->mind) memcpy(s->there.heard, s->mind->heard, s->mind->layout.n_heard);
    search_say(s, s->me, s->act[i]);
    return play_on(s, clock);
}

/* The n-th try of every action is made in the same world with the same luck: then actions differ, and not worlds. */
static uint32_t iterate(search *s)
{
    float reward[ORR_MAX_SEATS] = { 0 };
    uint32_t to;
    bool is_new;
    orr_rng *own = s->rng;
    const int i = tree_take(&s->m->tree, 0, s->me, s->act, s->n, s->prior, own, &to, &is_new);
    const uint32_t tries = s->m->tree.node[to].visits;
    orr_rng luck = { orr_hash(&tries, sizeof tries, s->luck) };
    s->rng = &luck;
    beliefs_imagine(s);
    reward[s->me] = try_action(s, i);
    tree_back_up(&s->m->tree, reward);
    s->rng = own;
    return 1;
}

/* One world for all actions that are still in. */
static uint32_t run_lap(search *s)
{
    heats *h = &s->heats;
    orr_rng *own = s->rng;
    const int in = heats_call(h, s->spent);
    orr_rng world = { orr_hash(&h->laps, sizeof h->laps, s->luck) };
    s->rng = &world;
    beliefs_imagine(s);
    memcpy(start, s->world.bytes, s->box->game->state_size);
    for (int k = 0; k < in; k++) {
        orr_rng luck = world;
        s->rng = &luck;
        if (k) {
            memcpy(s->world.bytes, start, s->box->game->state_size);
            if (listens(s)) memcpy(s->past, s->m->script, s->script->memory);
        }
        heats_score(h, k, try_action(s, h->order[k]));
    }
    heats_end_lap(h);
    s->rng = own;
    return (uint32_t)in;
}

/* The script's opinion of my actions, against the best of them; silence is worth nothing. */
static void ask_script(const search *s, float prior[ORR_MAX_LEGAL + 1])
{
    const int n = is_asked(s->view) ? s->n : s->n - 1;
    float most = n < s->n ? 0 : -1e9f;
    if (!s->script->rate) {
        const orr_action a = s->script->choose(s->box, s->view, s->act, n, s->m->script, s->rng);
        for (int i = 0; i < s->n; i++) prior[i] = orr_same_action(s->act[i], a) ? 0 : second_best;
        return;
    }
    s->script->rate(s->box, s->view, s->act, n, insight(s), prior);
    prior[n] = 0;
    for (int i = 0; i < n; i++)
        if (prior[i] > most) most = prior[i];
    for (int i = 0; i < s->n; i++) prior[i] -= most;
}

/* The network's opinion: a chance that is e times smaller is worth a little less, down to a limit. */
static void ask_net(const search *s, float prior[ORR_MAX_LEGAL + 1])
{
    int32_t score[ORR_MAX_LEGAL + 1], most = INT32_MIN;
    learn_thought t;
    net_mind_think(s->mind, s->script, s->box, s->view, s->m->script, &t);
    net_mind_score(s->mind, &t, s->script, s->box, s->view, s->m->script, s->act, s->n, score);
    for (int i = 0; i < s->n; i++)
        if (score[i] > most) most = score[i];
    for (int i = 0; i < s->n; i++) {
        prior[i] = e_fold * ((float)score[i] - (float)most) / LEARN_ONE;
        if (prior[i] < least_prior) prior[i] = least_prior;
    }
}

static void think_in_tree(search *s)
{
    tree_clear(&s->m->tree, explore, trust);
    search_until_done(s, iterate);
    search_read_tree(s);
}

static void think_in_heats(search *s)
{
    const bot_budget b = s->m->budget;
    const uint64_t in_time = 1000ull * b.milliseconds / bot_try_us(&bot_reader, s->box->game);
    const uint32_t most = !b.milliseconds ? b.iterations : in_time < UINT32_MAX ? (uint32_t)in_time + 1 : UINT32_MAX;
    heats_begin(&s->heats, s->n, s->prior, trust_in_heats, most);
    search_until_done(s, run_lap);
    heats_sum_up(&s->heats, s->worth);
    memcpy(s->tries, s->heats.tries, sizeof s->tries);
    s->heats.prior = NULL;               /* it is the caller's */
    s->by_worth = true;
}

bool beliefs_can_think(const search *s) { return s->script; }

void beliefs_think(search *s)
{
    float prior[ORR_MAX_LEGAL + 1];
    if (s->mind) ask_net(s, prior);
    else ask_script(s, prior);
    s->prior = prior;
    beliefs_listen(s);
    s->luck = (uint64_t)orr_rng_below(s->rng, UINT32_MAX) << 32 | orr_rng_below(s->rng, UINT32_MAX);
    if (s->in_heats) think_in_heats(s);
    else think_in_tree(s);
    s->prior = NULL;
}

static void think(search *s)
{
    if (beliefs_can_think(s)) beliefs_think(s);
    else ismcts_think(s);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    return search_choose(box, view, legal, n, memory, r, think);
}

/* ---- looking far ------------------------------------------------------------------------------------------------ */

/* So many random answers would add up: there are none. */
static void think_far(search *s)
{
    s->rounds = SEARCH_FAR;
    s->ahead = 0;
    s->whim = 0;
    think(s);
}

static orr_action far_choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                             orr_rng *r)
{
    return search_choose(box, view, legal, n, memory, r, think_far);
}

/* ---- reading hands ---------------------------------------------------------------------------------------------- */

typedef struct { search_memory search; alignas(16) unsigned char notes[SEARCH_SCRIPT]; } reader_memory;

static const bot *script_that_reads(const orr_box *box)
{
    const bot *script = bot_script(box->game);
    const bool fits = script && script->memory <= SEARCH_SCRIPT && script->notes <= SEARCH_SCRIPT;
    return fits && script->outlook ? script : NULL;
}

static void reader_hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    reader_memory *m = memory;
    const bot *script = script_that_reads(box);
    if (script && script->note) script->note(box, me, e, m->search.script, m->notes);
    search_hear(box, me, e, &m->search);
}

/* It sees more in a position, so it need not look far. */
static void think_reading(search *s)
{
    if (script_that_reads(s->box)) {
        s->rounds = SEARCH_READER;
        if (s->ahead) s->ahead = 1;
        s->whim = 0;
        s->in_heats = true;
        s->notes = ((const reader_memory *)s->m)->notes;
    }
    think(s);
}

static orr_action reader_choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                                orr_rng *r)
{
    return search_choose(box, view, legal, n, memory, r, think_reading);
}

/* ---- with a network --------------------------------------------------------------------------------------------- */

typedef struct { search_memory search; net_mind mind; } sage_memory;

static void sage_open(const orr_box *box, const bot_budget *budget, void *memory)
{
    sage_memory *m = memory;
    const bot *script = bot_script(box->game);
    const uint32_t effort = script && script->effort ? script->effort : 1;
    search_open(box, budget, &m->search);
    net_mind_open(&m->mind, box);
    if (!m->mind.ready && budget->iterations == bot_sage.budget.iterations * effort)     /* nobody said otherwise */
        m->search.budget.iterations = bot_deep.budget.iterations * effort;
}

static void sage_hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    sage_memory *m = memory;
    search_hear(box, me, e, &m->search);
    net_mind_hear(&m->mind, e);
}

static void think_with_net(search *s)
{
    const sage_memory *m = (const sage_memory *)s->m;
    if (m->mind.ready && beliefs_can_think(s)) {
        s->mind = &m->mind;
        s->there = m->mind;
    }
    think(s);
}

static orr_action sage_choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                              orr_rng *r)
{
    return search_choose(box, view, legal, n, memory, r, think_with_net);
}

search_thinking *beliefs_thinking(const bot *b)
{
    return b == &bot_sage ? think_with_net : b == &bot_reader ? think_reading : b == &bot_far ? think_far : think;
}

const bot bot_sage = { .name = "sage", .text = "searches with what it has learned: as prior, and as judge of positions",
                       .memory = sizeof(sage_memory), .choose = sage_choose, .budget = { .iterations = 800 },
                       .open = sage_open, .hear = sage_hear };
const bot bot_beliefs = { .name = "beliefs", .text = "searches imagined games; believes what the others' moves tell",
                          .memory = sizeof(search_memory), .choose = choose, .budget = { .iterations = 400 },
                          .open = search_open, .hear = search_hear };
const bot bot_deep = { .name = "deep", .text = "as beliefs, and takes its time", .memory = sizeof(search_memory),
                       .choose = choose, .budget = { .iterations = 2500 }, .open = search_open, .hear = search_hear };
const bot bot_far = { .name = "far", .text = "as beliefs, but looks much further ahead",
                      .memory = sizeof(search_memory), .choose = far_choose, .budget = { .iterations = 400 },
                      .open = search_open, .hear = search_hear };
const bot bot_reader = { .name = "reader",
                         .text = "as beliefs, but compares in heats, guesses hands, and judges with every card open",
                         .memory = sizeof(reader_memory), .choose = reader_choose, .budget = { .iterations = 1000 },
                         .open = search_open, .hear = reader_hear };
const bot bot_cheat = { .name = "cheat", .text = "as beliefs, but sees every card: a yardstick, not a player",
                        .sees_all = true, .memory = sizeof(search_memory), .choose = choose,
                        .budget = { .iterations = 400 }, .open = search_open, .hear = search_hear };
