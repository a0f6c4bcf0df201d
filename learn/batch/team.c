/* team.c - chunks are taken without a lock; who has nothing to do looks out for a moment, then sleeps.
 *
 * To sleep and to be woken costs as much as stepping hundreds of matches: so nobody sleeps at once, unless there are
 * more threads than processors. Then whoever looked out would keep others from working. And what a processor worked on
 * last time is near to it: every worker has a share of the chunks that is its own each time, and takes from others'
 * when that is done. */
#define _GNU_SOURCE                      /* sched_getaffinity */
#include "learn/batch/team.h"

#include <pthread.h>
#include <sched.h>
#include <stdalign.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LOOK_OUT_NS = 100000, LOOKS = 32 };       /* for so long, by the clock; it is asked once in so many looks */

typedef struct { learn_team *team; unsigned number; } member;
typedef struct { pthread_cond_t woken; atomic_uint asleep; } bench;
typedef struct { alignas(64) atomic_uint next; unsigned from, end; } share;      /* in a line of the cache each */
struct learn_team {
    team_work work;
    share share[TEAM_MOST + 1];                  /* by worker */
    unsigned shares;
    atomic_uint left, ready;                     /* of the phase being worked on: chunks to be taken, chunks finished */
    atomic_bool busy[TEAM_JOBS], closing;
    unsigned phase;                              /* changes only while no chunk can be taken */
    bool looks_out;
    bench go, done;                              /* where those sleep who want chunks; who wait for the end of a job */
    pthread_mutex_t lock;                        /* of what follows, and of those who sleep */
    unsigned queue[TEAM_JOBS], queued;           /* the first is the one being worked on */
    unsigned members;
    member member[TEAM_MOST];
    pthread_t thread[TEAM_MOST];
};

/* ---- waiting ---------------------------------------------------------------------------------------------------- */

typedef bool condition(const learn_team *, unsigned job);
static bool has_chunk(const learn_team *t) { return atomic_load(&t->left) != 0; }
static bool is_wanted(const learn_team *t, unsigned job) { return (void)job, has_chunk(t) || atomic_load(&t->closing); }
static bool has_ended(const learn_team *t, unsigned job) { return !atomic_load(&t->busy[job]); }

static int64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void breathe(void)                        /* lets the other half of a processor work */
{
#if defined __x86_64__ || defined __i386__
    __builtin_ia32_pause();
#elif defined __aarch64__
    __asm__ volatile("isb");
#endif
}

static bool look_out(const learn_team *t, condition *is_so, unsigned job)
{
    for (const int64_t until = now() + LOOK_OUT_NS; now() < until;)
        for (unsigned i = 0; i < LOOKS; i++) {
            if (is_so(t, job)) return true;
            breathe();
        }
    return false;
}

static void sleep_until(learn_team *t, bench *b, condition *is_so, unsigned job)
{
    pthread_mutex_lock(&t->lock);
    atomic_fetch_add(&b->asleep, 1);             /* before the condition is looked at: wake looks the other way round */
    while (!is_so(t, job)) pthread_cond_wait(&b->woken, &t->lock);
    atomic_fetch_sub(&b->asleep, 1);
    pthread_mutex_unlock(&t->lock);
}

static void wake(learn_team *t, bench *b)        /* the condition holds by now */
{
    if (!atomic_load(&b->asleep)) return;
    pthread_mutex_lock(&t->lock);
    pthread_cond_broadcast(&b->woken);
    pthread_mutex_unlock(&t->lock);
}

/* ---- working ---------------------------------------------------------------------------------------------------- */

static void begin_phase(learn_team *t, unsigned phase)
{
    t->phase = phase;
    for (unsigned i = 0; i < t->shares; i++) atomic_store(&t->share[i].next, t->share[i].from);
    atomic_store(&t->ready, 0);
    atomic_store(&t->left, t->work.chunks);
    wake(t, &t->go);
}

/* The last chunk of a phase is finished. */
static void end_phase(learn_team *t)
{
    const unsigned job = t->queue[0];
    if (!t->phase && t->work.second) {
        t->work.between(t->work.on, job);
        begin_phase(t, 1);
        return;
    }
    pthread_mutex_lock(&t->lock);
    for (unsigned i = 1; i < t->queued; i++) t->queue[i - 1] = t->queue[i];
    const bool more = --t->queued != 0;
    atomic_store(&t->busy[job], false);
    pthread_mutex_unlock(&t->lock);
    wake(t, &t->done);
    if (more) begin_phase(t, 0);
}

/* A right to one chunk: as many are given out as there are chunks. */
static bool take_right(learn_team *t)
{
    unsigned left = atomic_load(&t->left);
    while (left && !atomic_compare_exchange_weak(&t->left, &left, left - 1)) {}
    return left != 0;
}

/* Whoever has a right finds a chunk: a share that was found empty stays so until the phase ends. */
static unsigned take_chunk(learn_team *t, unsigned worker)
{
    for (unsigned i = worker;; i = (i + 1) % t->shares) {
        share *s = &t->share[i];
        if (atomic_load(&s->next) >= s->end) continue;
        const unsigned chunk = atomic_fetch_add(&s->next, 1);
        if (chunk < s->end) return chunk;
    }
}

static void work(learn_team *t, unsigned worker)
{
    while (take_right(t)) {
        const unsigned chunk = take_chunk(t, worker);
        (t->phase ? t->work.second : t->work.first)(t->work.on, t->queue[0], chunk, worker);
        if (atomic_fetch_add(&t->ready, 1) + 1 == t->work.chunks) end_phase(t);
    }
}

static void *serve(void *arg)
{
    const member *me = arg;
    learn_team *t = me->team;
    while (!atomic_load(&t->closing)) {
        work(t, me->number);
        if (!t->looks_out || !look_out(t, is_wanted, 0)) sleep_until(t, &t->go, is_wanted, 0);
    }
    return NULL;
}

/* ---- for callers ------------------------------------------------------------------------------------------------ */

static unsigned processors(void)                 /* that this process may use */
{
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) ? 1 : (unsigned)CPU_COUNT(&set);
}

static void share_out(learn_team *t, unsigned workers)
{
    t->shares = workers;
    for (unsigned i = 0; i < workers; i++) {
        t->share[i].from = (unsigned)((uint64_t)t->work.chunks * i / workers);
        t->share[i].end = (unsigned)((uint64_t)t->work.chunks * (i + 1) / workers);
    }
}

learn_team *team_open(unsigned threads, const team_work *work)
{
    learn_team *t = aligned_alloc(alignof(learn_team), sizeof *t);
    if (!t) return NULL;
    if (threads > TEAM_MOST) threads = TEAM_MOST;
    memset(t, 0, sizeof *t);
    t->work = *work;
    share_out(t, threads + work->joins);
    t->looks_out = threads < processors();       /* whoever calls needs one, too */
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->go.woken, NULL);
    pthread_cond_init(&t->done.woken, NULL);
    for (; t->members < threads; t->members++) {
        member *m = &t->member[t->members];
        *m = (member){ t, t->members };
        if (pthread_create(&t->thread[t->members], NULL, serve, m)) break;
    }
    if (t->members) return t;
    team_close(t);
    return NULL;
}

void team_close(learn_team *t)
{
    if (!t) return;
    for (unsigned job = 0; job < TEAM_JOBS; job++) team_wait(t, job);
    atomic_store(&t->closing, true);
    wake(t, &t->go);
    for (unsigned i = 0; i < t->members; i++) pthread_join(t->thread[i], NULL);
    pthread_cond_destroy(&t->go.woken);
    pthread_cond_destroy(&t->done.woken);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

void team_start(learn_team *t, unsigned job)
{
    if (job >= TEAM_JOBS || atomic_load(&t->busy[job])) return;
    pthread_mutex_lock(&t->lock);
    atomic_store(&t->busy[job], true);
    t->queue[t->queued++] = job;
    const bool first = t->queued == 1;
    pthread_mutex_unlock(&t->lock);
    if (first) begin_phase(t, 0);
}

void team_wait(learn_team *t, unsigned job)
{
    if (job >= TEAM_JOBS) return;
    if (t->work.joins && !has_ended(t, job)) {
        work(t, t->shares - 1);
        if (t->looks_out && look_out(t, has_ended, job)) return;
    }
    sleep_until(t, &t->done, has_ended, job);
}
