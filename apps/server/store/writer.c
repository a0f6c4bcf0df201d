/* writer.c - see writer.h. The queue is a list under a mutex; the loop puts, the thread takes all it finds at once. */
#include "apps/server/store/writer.h"

#include "apps/server/limits.h"

#include <stdlib.h>
#include <string.h>

typedef struct job {
    struct job *next;
    written outcome;                     /* what the loop will be told */
    uint64_t asked;                      /* uv_hrtime of writer_put */
    store_entry entry[WRITER_TOGETHER];  /* their bytes lie behind */
    unsigned n_entries;
    size_t n;
    unsigned char bytes[];
} job;

typedef struct { job *first, **end; } job_list;

struct writer {
    store *store;
    uv_thread_t thread;
    uv_mutex_t lock;                     /* over todo, done, ending */
    uv_cond_t more;
    uv_async_t wake;                     /* tells the loop that done has some */
    job_list todo, done;
    job_list ready;                      /* of the loop: come back, but not reported yet */
    bool ending;
    size_t waiting, bytes;               /* of the loop: entries and bytes not come back yet */
    void (*report)(void *, const written *);
    void *mine;
};

static void list_open(job_list *l)
{
    l->first = NULL;
    l->end = &l->first;
}

static void list_add(job_list *l, job *j)
{
    j->next = NULL;
    *l->end = j;
    l->end = &j->next;
}

static job *list_take(job_list *l)
{
    job *all = l->first;
    list_open(l);
    return all;
}

/* ---- the thread -------------------------------------------------------------------------------------------------- */

/* One commit for up to LIMIT_GROUP entries; gives the first job that is not in it. */
static job *commit_group(writer *w, job *first)
{
    static store_entry entry[LIMIT_GROUP + WRITER_TOGETHER];     /* only this thread is here */
    size_t n = 0;
    job *end = first;
    for (; end && n < LIMIT_GROUP; end = end->next)
        for (unsigned i = 0; i < end->n_entries; i++) entry[n++] = end->entry[i];
    const store_verdict all = store_put(w->store, entry, n);
    const bool one_by_one = (all == STORE_BROKEN || all == STORE_DAMAGED || all == STORE_TAKEN) && first->next != end;
    for (job *j = first; j != end; j = j->next)          /* what is bad must not spoil other tables' */
        j->outcome.verdict = one_by_one ? store_put(w->store, j->entry, j->n_entries) : all;
    const uint64_t now = uv_hrtime();
    for (job *j = first; j != end; j = j->next) j->outcome.took_us = (now - j->asked) / 1000;
    return end;
}

static void hand_back(writer *w, job *first, const job *end)
{
    uv_mutex_lock(&w->lock);
    for (job *j = first, *next; j != end; j = next) {
        next = j->next;
        list_add(&w->done, j);
    }
    uv_mutex_unlock(&w->lock);
    uv_async_send(&w->wake);
}

static void write_on(void *mine)
{
    writer *w = mine;
    for (;;) {
        uv_mutex_lock(&w->lock);
        while (!w->todo.first && !w->ending) uv_cond_wait(&w->more, &w->lock);
        job *all = list_take(&w->todo);
        uv_mutex_unlock(&w->lock);
        if (!all) return;
        while (all) {
            job *rest = commit_group(w, all);
            hand_back(w, all, rest);
            all = rest;
        }
    }
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

/* A commit may hold entries of many tables, and each is told to many people: in slices, so that others are heard. */
static void report(writer *w, uint64_t until)
{
    uv_mutex_lock(&w->lock);
    if (w->done.first) {
        *w->ready.end = w->done.first;
        w->ready.end = w->done.end;
        list_open(&w->done);
    }
    uv_mutex_unlock(&w->lock);
    while (w->ready.first) {
        job *j = w->ready.first;
        w->ready.first = j->next;
        if (!j->next) list_open(&w->ready);
        w->waiting--;
        w->bytes -= j->n;
        w->report(w->mine, &j->outcome);
        free(j);
        if (uv_hrtime() >= until) break;
    }
    if (w->ready.first) uv_async_send(&w->wake);
}

static void report_done(uv_async_t *wake) { report(wake->data, uv_hrtime() + REPORT_US * UINT64_C(1000)); }

writer *writer_open(store *s, uv_loop_t *loop, void (*done)(void *, const written *), void *mine)
{
    writer *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    *w = (writer){ .store = s, .report = done, .mine = mine };
    list_open(&w->todo);
    list_open(&w->done);
    list_open(&w->ready);
    if (uv_mutex_init(&w->lock) || uv_cond_init(&w->more) || uv_async_init(loop, &w->wake, report_done)) abort();
    w->wake.data = w;
    if (uv_thread_create(&w->thread, write_on, w)) abort();
    return w;
}

bool writer_put(writer *w, const store_entry *e, unsigned n)
{
    const size_t bytes = e->n + (n > 1 ? e[1].n : 0);
    job *j = n > WRITER_TOGETHER || w->bytes + bytes > LIMIT_UNSTORED ? NULL : malloc(sizeof *j + bytes);
    if (!j) return false;
    *j = (job){ .outcome = { .act = e->act, .sequence = e->sequence }, .asked = uv_hrtime(), .n_entries = n,
                .n = bytes };
    memcpy(j->outcome.table, e->table, STORE_CODE);
    for (unsigned i = 0, at = 0; i < n; at += (unsigned)e[i].n, i++) {
        j->entry[i] = e[i];
        j->entry[i].bytes = j->bytes + at;
        if (e[i].n) memcpy(j->bytes + at, e[i].bytes, e[i].n);
    }
    w->waiting++;
    w->bytes += bytes;
    uv_mutex_lock(&w->lock);
    list_add(&w->todo, j);
    uv_cond_signal(&w->more);
    uv_mutex_unlock(&w->lock);
    return true;
}

size_t writer_waiting(const writer *w) { return w->waiting; }

static void freed(uv_handle_t *wake)
{
    writer *w = wake->data;
    uv_cond_destroy(&w->more);
    uv_mutex_destroy(&w->lock);
    free(w);
}

void writer_close(writer *w)
{
    uv_mutex_lock(&w->lock);
    w->ending = true;
    uv_cond_signal(&w->more);
    uv_mutex_unlock(&w->lock);
    uv_thread_join(&w->thread);
    report(w, UINT64_MAX);
    uv_close((uv_handle_t *)&w->wake, freed);
}
