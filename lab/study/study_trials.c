/* study_trials.c - experiments: the same position goes on with and without a use. Which moments are tried follows from
 * the study alone, and every moment has a place for its result, so that the number of threads does not matter. */
#include "lab/study/study.h"

#include "lab/play/crew.h"
#include "lab/play/round.h"
#include "lab/play/sim.h"

#include <stdatomic.h>
#include <stdlib.h>

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

typedef struct { /* one thread */
    run *all;
    bool reports;
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

/* Up to the moment, which is copied; then the use itself says who the user is. */
static void try_moment(worker *w, trial *task)
{
    const study *s = w->all->s;
    const study_use *u = &s->use[task->use];
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
    if (r->last.act.verb != u->verb || round_arg(r->last.act, u->arg) != u->value) return;
    w->twin.veto = (round_veto){ true, at, user, u->verb, u->arg, u->value };
    task->done = play_to_the_end(r, user, &task->with) && play_to_the_end(&w->twin, user, &task->without);
}

static void *work(void *arg)
{
    worker *w = arg;
    run *all = w->all;
    const study_order *o = &all->s->order;
    for (;;) {
        const size_t i = atomic_fetch_add(&all->next, 1);
        if (i >= all->n) return NULL;
        try_moment(w, &all->task[i]);
        if (w->reports && o->report) o->report(o->report_to, i + 1, all->n);
    }
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static void sum_up(const run *all, study_effect *out)
{
    const study *s = all->s;
    for (unsigned u = 0; u < s->n_uses; u++) out[u] = (study_effect){ 0 };
    for (const trial *t = all->task; t < all->task + all->n; t++) {
        if (!t->done) continue;
        out[t->use].pairs++;
        out[t->use].with += t->with;
        out[t->use].without += t->without;
        out[t->use].shift.high += t->with != t->without; /* sum of squares, for the moment */
    }
    for (unsigned u = 0; u < s->n_uses; u++) {
        study_effect *e = &out[u];
        e->shift = lab_paired((double)e->with - (double)e->without, e->shift.high, e->pairs);
    }
}

bool study_trials(const study *s, uint32_t per_use, study_effect *out, error *why)
{
    const unsigned threads = crew_size(s->order.threads);
    run all = { .s = s, .n = list_tasks(s, per_use, NULL) };
    worker *w = calloc(threads, sizeof *w);
    bool ready = w && (all.task = malloc((all.n + 1) * sizeof *all.task));
    for (unsigned i = 0; i < threads && w; i++) {
        w[i] = (worker){ .all = &all, .reports = i == 0 };
        ready = round_open(&w[i].here, s->order.box, &s->order.plays, 1) && ready;
        ready = round_open(&w[i].twin, s->order.box, &s->order.plays, 1) && ready;
    }
    if (ready) {
        list_tasks(s, per_use, all.task);
        crew_run(work, w, sizeof *w, threads);
        sum_up(&all, out);
    }
    for (unsigned i = 0; i < threads && w; i++) {
        round_close(&w[i].here);
        round_close(&w[i].twin);
    }
    free(w);
    free(all.task);
    return ready || error_refuse(why, "There is not enough memory for the trials.");
}
