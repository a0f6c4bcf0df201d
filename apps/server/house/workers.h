/* workers.h - the threads that work beside the loop: they think for bots, work out pages and wake tables. Which job is
 * next is the business of fair.h. A task needs nothing of the loop's while it works; its end is told on the loop. */
#ifndef WORKERS_H
#define WORKERS_H
#include "apps/server/house/fair.h"

#include <uv.h>

typedef struct task {                    /* stands at the beginning of the caller's own struct */
    fair_job place;                      /* first; lane, rank, address, table and weight are the caller's */
    void (*work)(struct task *);         /* on a thread */
    void (*done)(struct task *, bool worked);            /* on the loop; frees it. Not worked: the server ends */
    struct task *next;                   /* of the workers */
} task;

typedef struct workers workers;
workers *workers_open(uv_loop_t *, unsigned thinkers);   /* 0: as many as there are cores; NULL: no memory */
bool workers_put(workers *, task *);                     /* false: no memory, or the server ends; it is not taken
                                                          * over */
void workers_rank_table(workers *, uint64_t table, fair_rank, const uint8_t address[FAIR_ADDRESS]);
unsigned workers_waiting(workers *, fair_lane);
unsigned workers_waiting_of(workers *, fair_lane, const uint8_t address[FAIR_ADDRESS]);
unsigned workers_alone(workers *);                       /* jobs for tables that nobody watches, at work now */
unsigned workers_most_alone(const workers *);            /* and how many there may be */
void workers_close(workers *);           /* what has not begun is not begun; every task comes back. The loop must run
                                          * once more afterwards */
#endif
