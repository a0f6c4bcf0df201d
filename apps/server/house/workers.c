/* workers.c - workers.h: a queue under a mutex, threads of six kinds, and a list of ended tasks for the loop.
 *
 *   thinkers   as many as cores: thoughts of every length
 *   quick      one more, for short thoughts alone: however many others think, a light bot finds a thread
 *   steady     one more, for long thoughts alone: however many experts think, a searching bot or a hint finds one
 *   listeners  some, for answers of programs: they wait and do not think, and nobody else waits for them
 *   desks      pages and sleeping tables
 *   study      one, for pages that take seconds: nobody's replay waits for them
 *
 * There are more threads than cores, and all of them yield to the loop (nice): it is the loop that people wait
 * for. */
#define _GNU_SOURCE                      /* gettid */
#include "apps/server/house/workers.h"

#include "apps/server/limits.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

typedef enum { THINKER, QUICK, STEADY, LISTENER, DESK, STUDY, KINDS } kind;
static const struct { unsigned lanes; int nice; } kinds[KINDS] = {
    [THINKER] = { 1 << LANE_SHORT | 1 << LANE_LONG | 1 << LANE_DEEP, 10 },
    [QUICK] = { 1 << LANE_SHORT, 5 },
    [STEADY] = { 1 << LANE_LONG, 5 },
    [LISTENER] = { 1 << LANE_OUTSIDE, 5 },
    [DESK] = { 1 << LANE_DESK, 10 },
    [STUDY] = { 1 << LANE_STUDY, 15 },
};

typedef struct { struct workers *all; kind kind; uv_thread_t thread; } worker;

struct workers {
    uv_mutex_t lock;                     /* over queue, done, ending */
    uv_cond_t more[KINDS];
    uv_async_t wake;                     /* tells the loop that done has some */
    fair *queue;
    task *done, **done_end;
    task *ready, **ready_end;            /* of the loop: come back, but not told yet */
    bool ending;
    unsigned n, most_alone;
    worker *worker;
};

/* ---- on the threads ---------------------------------------------------------------------------------------------- */

static void step_behind(int nice)
{
#ifdef __linux__
    setpriority(PRIO_PROCESS, (id_t)gettid(), nice);     /* of this thread; refused: it works all the same */
#else
    (void)nice;
#endif
}

static void hand_back(workers *w, task *t)
{
    t->next = NULL;
    *w->done_end = t;
    w->done_end = &t->next;
    uv_async_send(&w->wake);
}

static void work_on(void *mine)
{
    const worker *me = mine;
    workers *w = me->all;
    step_behind(kinds[me->kind].nice);
    uv_mutex_lock(&w->lock);
    while (!w->ending) {
        task *t = (task *)fair_take(w->queue, kinds[me->kind].lanes);
        if (!t) {
            uv_cond_wait(&w->more[me->kind], &w->lock);
            continue;
        }
        uv_mutex_unlock(&w->lock);
        t->work(t);
        uv_mutex_lock(&w->lock);
        fair_done(w->queue, &t->place);
        if (t->place.alone)              /* another of those may begin now, on whatever thread */
            for (kind k = 0; k < KINDS; k++) uv_cond_signal(&w->more[k]);
        hand_back(w, t);
    }
    uv_mutex_unlock(&w->lock);
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

/* In slices, as the writer does. */
static void report(workers *w, uint64_t until)
{
    uv_mutex_lock(&w->lock);
    if (w->done) {
        *w->ready_end = w->done;
        w->ready_end = w->done_end;
        w->done = NULL;
        w->done_end = &w->done;
    }
    uv_mutex_unlock(&w->lock);
    while (w->ready) {
        task *t = w->ready;
        w->ready = t->next;
        if (!t->next) w->ready_end = &w->ready;
        t->done(t, true);
        if (uv_hrtime() >= until) break;
    }
    if (w->ready) uv_async_send(&w->wake);
}

static void report_done(uv_async_t *wake) { report(wake->data, uv_hrtime() + REPORT_US * UINT64_C(1000)); }

bool workers_put(workers *w, task *t)
{
    uv_mutex_lock(&w->lock);
    const bool in = !w->ending && fair_put(w->queue, &t->place);
    for (kind k = 0; k < KINDS && in; k++)
        if (kinds[k].lanes & fair_bit(t->place.lane)) uv_cond_signal(&w->more[k]);
    uv_mutex_unlock(&w->lock);
    return in;
}

void workers_rank_table(workers *w, uint64_t table, fair_rank rank, const uint8_t address[FAIR_ADDRESS])
{
    uv_mutex_lock(&w->lock);
    fair_rank_table(w->queue, table, rank, address);
    for (kind k = 0; k < KINDS; k++) uv_cond_signal(&w->more[k]);
    uv_mutex_unlock(&w->lock);
}

unsigned workers_waiting(workers *w, fair_lane lane)
{
    uv_mutex_lock(&w->lock);
    const unsigned n = fair_waiting(w->queue, lane);
    uv_mutex_unlock(&w->lock);
    return n;
}

unsigned workers_waiting_of(workers *w, fair_lane lane, const uint8_t address[FAIR_ADDRESS])
{
    uv_mutex_lock(&w->lock);
    const unsigned n = fair_waiting_of(w->queue, lane, address);
    uv_mutex_unlock(&w->lock);
    return n;
}

unsigned workers_alone(workers *w)
{
    uv_mutex_lock(&w->lock);
    const unsigned n = fair_alone(w->queue);
    uv_mutex_unlock(&w->lock);
    return n;
}

unsigned workers_most_alone(const workers *w) { return w->most_alone; }

/* ---- from birth to death ----------------------------------------------------------------------------------------- */

static void start(workers *w, kind k, unsigned n)
{
    while (n--) {
        worker *me = &w->worker[w->n++];
        *me = (worker){ .all = w, .kind = k };
        if (uv_thread_create(&me->thread, work_on, me)) abort();
    }
}

workers *workers_open(uv_loop_t *loop, unsigned thinkers)
{
    const unsigned cores = uv_available_parallelism();
    if (!thinkers) thinkers = cores < LIMIT_THINKERS ? cores : LIMIT_THINKERS;
    const unsigned desks = 1 + thinkers / 4;
    workers *w = calloc(1, sizeof *w);
    worker *all = w ? calloc(thinkers + 3 + LIMIT_LISTENERS + desks, sizeof *all) : NULL;
    const unsigned alone = thinkers > 1 ? thinkers / 2 : 1;
    fair *queue = all ? fair_open(alone) : NULL;
    if (!queue) {
        free(all);
        free(w);
        return NULL;
    }
    *w = (workers){ .queue = queue, .worker = all, .most_alone = alone };
    w->done_end = &w->done;
    w->ready_end = &w->ready;
    if (uv_mutex_init(&w->lock) || uv_async_init(loop, &w->wake, report_done)) abort();
    for (kind k = 0; k < KINDS; k++)
        if (uv_cond_init(&w->more[k])) abort();
    w->wake.data = w;
    start(w, THINKER, thinkers);
    start(w, QUICK, 1);
    start(w, STEADY, 1);
    start(w, LISTENER, LIMIT_LISTENERS);
    start(w, DESK, desks);
    start(w, STUDY, 1);
    return w;
}

static void freed(uv_handle_t *wake)
{
    workers *w = wake->data;
    for (kind k = 0; k < KINDS; k++) uv_cond_destroy(&w->more[k]);
    uv_mutex_destroy(&w->lock);
    fair_close(w->queue);
    free(w->worker);
    free(w);
}

void workers_close(workers *w)
{
    enum { EVERY_LANE = (1 << FAIR_LANES) - 1 };
    uv_mutex_lock(&w->lock);
    w->ending = true;
    for (kind k = 0; k < KINDS; k++) uv_cond_broadcast(&w->more[k]);
    uv_mutex_unlock(&w->lock);
    for (unsigned i = 0; i < w->n; i++) uv_thread_join(&w->worker[i].thread);
    report(w, UINT64_MAX);
    for (task *t; (t = (task *)fair_take(w->queue, EVERY_LANE)); ) {
        fair_done(w->queue, &t->place);
        t->done(t, false);
    }
    uv_close((uv_handle_t *)&w->wake, freed);
}
