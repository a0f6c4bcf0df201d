/* team.c - one queue, one lock; chunks are large enough that it does not matter. */
#include "learn/batch/team.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct { learn_team *team; unsigned number; } member;
struct learn_team {
    team_work work;
    pthread_mutex_t lock;
    pthread_cond_t go, done;
    unsigned queue[TEAM_JOBS], queued;           /* the first is the one being worked on */
    unsigned phase, next, ready;                 /* of that: chunks taken, chunks finished */
    bool busy[TEAM_JOBS], closing;
    unsigned members;
    member member[TEAM_MOST];
    pthread_t thread[TEAM_MOST];
};

/* The last chunk of a phase is finished; the lock is held. */
static void advance(learn_team *t)
{
    const unsigned job = t->queue[0];
    t->next = t->ready = 0;
    if (!t->phase++) {
        t->work.between(t->work.on, job);
    } else {
        t->phase = 0;
        t->busy[job] = false;
        for (unsigned i = 1; i < t->queued; i++) t->queue[i - 1] = t->queue[i];
        t->queued--;
        pthread_cond_broadcast(&t->done);
    }
    pthread_cond_broadcast(&t->go);
}

static void *serve(void *arg)
{
    const member *me = arg;
    learn_team *t = me->team;
    pthread_mutex_lock(&t->lock);
    for (;;) {
        while (!t->closing && (!t->queued || t->next == t->work.chunks)) pthread_cond_wait(&t->go, &t->lock);
        if (t->closing) break;
        const unsigned job = t->queue[0], chunk = t->next++, phase = t->phase;
        pthread_mutex_unlock(&t->lock);
        (phase ? t->work.second : t->work.first)(t->work.on, job, chunk, me->number);
        pthread_mutex_lock(&t->lock);
        if (++t->ready == t->work.chunks) advance(t);
    }
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

learn_team *team_open(unsigned threads, const team_work *work)
{
    learn_team *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->work = *work;
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->go, NULL);
    pthread_cond_init(&t->done, NULL);
    for (; t->members < threads && t->members < TEAM_MOST; t->members++) {
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
    pthread_mutex_lock(&t->lock);
    while (t->queued) pthread_cond_wait(&t->done, &t->lock);
    t->closing = true;
    pthread_cond_broadcast(&t->go);
    pthread_mutex_unlock(&t->lock);
    for (unsigned i = 0; i < t->members; i++) pthread_join(t->thread[i], NULL);
    pthread_cond_destroy(&t->go);
    pthread_cond_destroy(&t->done);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

void team_start(learn_team *t, unsigned job)
{
    pthread_mutex_lock(&t->lock);
    if (job < TEAM_JOBS && !t->busy[job]) {
        t->busy[job] = true;
        t->queue[t->queued++] = job;
        pthread_cond_broadcast(&t->go);
    }
    pthread_mutex_unlock(&t->lock);
}

void team_wait(learn_team *t, unsigned job)
{
    pthread_mutex_lock(&t->lock);
    while (job < TEAM_JOBS && t->busy[job]) pthread_cond_wait(&t->done, &t->lock);
    pthread_mutex_unlock(&t->lock);
}
