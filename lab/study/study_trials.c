/* study_trials.c - experiments: the same position goes on with and without a use. Which moments are tried follows from
 * the study alone, and every moment has a place for its result, so that the number of threads does not matter. */
#include "lab/study/study.h"

#include "lab/play/crew.h"
#include "lab/play/round.h"
#include "lab/play/sim.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef struct { /* one moment */
    size_t match;
    uint16_t use;
    uint8_t done, with, without; /* done: tried to the end; did the user win? */
} trial;

typedef struct { /* shared by the threads */
    const study *s;
    trial *task;
    size_t n;
    _Atomic size_t next;
} run;

typedef struct { /* what may not be done at one moment */
    const study *s;
    unsigned use;
    orr_action act;      /* of a verb that uses nothing: this very answer */
} barred;

typedef struct { /* one thread */
    run *all;
    bool reports;
    barred what;
    lab_round here, twin;
} worker;

/* ---- which moments ----------------------------------------------------------------------------------------------- */

static size_t matches_with(const study *s, unsigned use)
{
    size_t n = 0;
    for (size_t i = 0; i < study_matches(s); i++) n += s->used[i * s->n_uses + use].at != 0;
    return n;
}

/* At most per_use matches for a use, spread evenly over those that have it: every number of players gets its part. */
static size_t list_tasks(const study *s, uint32_t per_use, trial *out)
{
    size_t n = 0;
    for (unsigned use = 0; use < s->n_uses; use++) {
        const size_t all = matches_with(s, use), want = all < per_use ? all : per_use;
        size_t seen = 0, taken = 0;
        for (size_t i = 0; i < study_matches(s) && taken < want; i++) {
            if (!s->used[i * s->n_uses + use].at) continue;
            if (seen++ < taken * all / want) continue;
            taken++;
            if (out) out[n] = (trial){ .match = i, .use = (uint16_t)use };
            n++;
        }
    }
    return n;
}

/* ---- one moment -------------------------------------------------------------------------------------------------- */

static bool play_to_the_end(lab_round *r, orr_seat user, uint8_t *won)
{
    orr_result result = { 0 };
    while (!round_is_over(r))
        if (!round_answer(r)) return false;
    if (orr_core_of(&r->t)->over) r->t.game->result(&r->t, &result);
    *won = result.winners >> user & 1;
    return true;
}

static bool bars(const void *what, orr_action a)
{
    const barred *b = what;
    if (study_is_thing(b->s, b->use)) return study_use_of(b->s, a) == b->use;
    return a.verb == b->act.verb && a.a == b->act.a && a.b == b->act.b && a.c == b->act.c;
}

/* Up to the moment, which is copied; then the use itself says who the user is. */
static void try_moment(worker *w, trial *task)
{
    const study *s = w->all->s;
    const uint32_t at = s->used[task->match * s->n_uses + task->use].at - 1;
    const bot *plays[ORR_MAX_SEATS];
    char seed[128];
    lab_round *r = &w->here;
    const unsigned seats = study_seats(s, task->match);
    sim_game_seed(s->order.seed, task->match % s->order.games, seed, sizeof seed);
    for (unsigned i = 0; i < seats; i++) plays[i] = s->order.plays;
    if (!round_deal(r, seed, (uint8_t)seats, plays, NULL)) return;
    while (orr_core_of(&r->t)->answers < at)
        if (!round_answer(r)) return;
    round_copy(&w->twin, r);
    if (!round_answer(r)) return;
    const orr_seat user = r->last.seat;
    if (study_use_of(s, r->last.act) != task->use) return;
    w->what = (barred){ s, task->use, r->last.act };
    w->twin.veto = (round_veto){ true, at, user, bars, &w->what };
    task->done = play_to_the_end(r, user, &task->with) && play_to_the_end(&w->twin, user, &task->without);
}

static void *work(void *arg)
{
    worker *w = arg;
    run *all = w->all;
    const study_order *o = &all->s->order;
    for (;;) {
        const size_t i = atomic_fetch_add(&all->next, 1);
        if (i >= all->n || (o->enough && o->enough())) return NULL;
        try_moment(w, &all->task[i]);
        if (w->reports && o->report) o->report(o->report_to, i + 1, all->n);
    }
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

enum { DONE = 1, WITH = 2, WITHOUT = 4 }; /* of a mark */

size_t study_moments(const study *s, uint32_t per_use) { return list_tasks(s, per_use, NULL); }

static trial *all_tasks(const study *s, uint32_t per_use, error *why)
{
    trial *task = calloc(study_moments(s, per_use) + 1, sizeof *task);
    if (task) list_tasks(s, per_use, task);
    else error_refuse(why, "There is not enough memory for the trials.");
    return task;
}

bool study_try(const study *s, uint32_t per_use, size_t from, size_t to, char *marks, error *why)
{
    const unsigned threads = crew_size(s->order.threads);
    trial *task = all_tasks(s, per_use, why);
    run all = { .s = s, .task = task ? task + from : NULL, .n = to - from };
    worker *w = calloc(threads, sizeof *w);
    bool ready = w && task;
    for (unsigned i = 0; i < threads && w; i++) {
        w[i] = (worker){ .all = &all, .reports = i == 0 };
        ready = round_open(&w[i].here, s->order.box, &s->order.plays, 1) && ready;
        ready = round_open(&w[i].twin, s->order.box, &s->order.plays, 1) && ready;
    }
    if (ready) crew_run(work, w, sizeof *w, threads);
    for (size_t i = 0; ready && i < all.n; i++) {
        const trial *t = &all.task[i];
        marks[i] = (char)('0' + (t->done ? DONE : 0) + (t->with ? WITH : 0) + (t->without ? WITHOUT : 0));
    }
    for (unsigned i = 0; i < threads && w; i++) {
        round_close(&w[i].here);
        round_close(&w[i].twin);
    }
    free(w);
    free(task);
    return ready || error_refuse(why, "There is not enough memory for the trials.");
}

/* How sure each effect is, and how sure beside all the others. What an answer is worth that uses nothing is no figure
 * of anything: there only counts how often it matters. */
static bool weigh(const study *s, study_effect *e)
{
    const unsigned n = s->n_uses;
    double *p = calloc(2 * (size_t)n + 1, sizeof *p), *holm = p ? p + n : NULL;
    unsigned tested = 0, at = 0;
    if (!p) return false;
    for (unsigned u = 0; u < n; u++) {
        const bool counts = e[u].pairs >= STUDY_FEWEST_PAIRS && study_is_thing(s, u);
        e[u].p = counts ? lab_p_signs(e[u].gained, e[u].lost) : 1;
        if (counts) p[tested++] = e[u].p;
    }
    lab_holm(p, tested, holm);
    for (unsigned u = 0; u < n; u++) {
        e[u].shift = lab_paired_share(e[u].gained, e[u].lost, e[u].pairs);
        e[u].wide = lab_paired_share_at(e[u].gained, e[u].lost, e[u].pairs, lab_z_of_all(tested));
        e[u].holm = e[u].pairs >= STUDY_FEWEST_PAIRS && study_is_thing(s, u) ? holm[at++] : 1;
    }
    free(p);
    return true;
}

bool study_sum(const study *s, uint32_t per_use, const char *marks, study_effect *out, error *why)
{
    const size_t n = study_moments(s, per_use);
    trial *task = all_tasks(s, per_use, why);
    if (!task) return false;
    for (unsigned u = 0; u < s->n_uses; u++) out[u] = (study_effect){ 0 };
    for (size_t i = 0; i < n; i++) {
        const unsigned mark = (unsigned)(marks[i] - '0'), with = (mark & WITH) != 0, without = (mark & WITHOUT) != 0;
        study_effect *e = &out[task[i].use];
        if (!(mark & DONE)) continue;
        e->pairs++;
        e->with += with;
        e->without += without;
        e->gained += with > without;
        e->lost += with < without;
    }
    free(task);
    return weigh(s, out) || error_refuse(why, "There is not enough memory for the trials.");
}

bool study_trials(const study *s, uint32_t per_use, study_effect *out, error *why)
{
    const size_t n = study_moments(s, per_use);
    char *marks = calloc(n + 1, 1);
    if (!marks) return error_refuse(why, "There is not enough memory for the trials.");
    const bool good = study_try(s, per_use, 0, n, marks, why) && study_sum(s, per_use, marks, out, why);
    free(marks);
    return good;
}

const char *study_use_name(const study *s, unsigned use)
{
    const orr_game *g = s->order.box->game;
    const study_use *u = &s->use[use];
    if (!study_is_thing(s, use)) return "";
    const char *name = g->word(s->order.box, g->verbs[u->verb].noun[u->arg], u->value, ORR_NAME);
    return name ? name : "";
}

size_t study_thing_length(const char *name)
{
    const char *end = strstr(name, ": ");
    return end ? (size_t)(end - name) : strlen(name);
}

/* ---- what they say of verbs and of dead cards -------------------------------------------------------------------- */

lab_share study_importance(const study *s, const study_effect *e, unsigned verb)
{
    uint64_t changed = 0, pairs = 0;
    for (unsigned u = 0; u < s->n_uses; u++) {
        if (s->use[u].verb != verb) continue;
        changed += e[u].gained + e[u].lost;
        pairs += e[u].pairs;
    }
    return lab_wilson(changed, pairs);
}

/* "Take Her Instead!", which is played, and "Take Her Instead!: seat 2", with which somebody reacts, are one card. */
static bool is_same_thing(const study *s, unsigned a, unsigned b)
{
    const char *one = study_use_name(s, a), *other = study_use_name(s, b);
    const size_t n = study_thing_length(one);
    return n == study_thing_length(other) && !strncmp(one, other, n);
}

/* It was used, or only could have been. */
static size_t matches_of_thing(const study *s, unsigned use, bool used)
{
    size_t n = 0;
    for (size_t i = 0; i < study_matches(s); i++) {
        const study_used *x = s->used + i * s->n_uses;
        unsigned u = 0;
        while (u < s->n_uses && !((used ? x[u].at != 0 : x[u].could) && is_same_thing(s, u, use))) u++;
        n += u < s->n_uses;
    }
    return n;
}

size_t study_could(const study *s, unsigned use) { return matches_of_thing(s, use, false); }

/* Is there another use of the same thing, more often or equally often and before this one? */
static bool has_better(const study *s, unsigned use, size_t n)
{
    for (unsigned u = 0; u < s->n_uses; u++) {
        if (u == use || !is_same_thing(s, u, use)) continue;
        const size_t m = matches_with(s, u);
        if (m > n || (m == n && u < use)) return true;
    }
    return false;
}

/* A verb that belongs to an option which is off says nothing about cards. */
static bool verb_occurs(const study *s, unsigned verb)
{
    for (unsigned u = 0; u < s->n_uses; u++)
        if (s->use[u].verb == verb && matches_with(s, u)) return true;
    return false;
}

study_life study_life_of(const study *s, const study_effect *e, unsigned use, double within)
{
    enum { RARE = 100 };
    const size_t n = matches_with(s, use);
    if (!study_is_thing(s, use)) return STUDY_ALIVE;
    if (!n && !verb_occurs(s, s->use[use].verb)) return STUDY_ALIVE;
    if (n * RARE < study_matches(s)) {
        const size_t all = matches_of_thing(s, use, true);
        if (all * RARE < study_matches(s)) return has_better(s, use, n) ? STUDY_ALIVE : all ? STUDY_RARE : STUDY_NEVER;
    }
    const bool idle = e[use].pairs >= STUDY_FEWEST_PAIRS && e[use].wide.low >= -within && e[use].wide.high <= within;
    return idle ? STUDY_IDLE : STUDY_ALIVE;
}
