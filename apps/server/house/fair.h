/* fair.h - whose job is next. No threads, no clock, no measured time: the same jobs put and taken in the same order
 * always come out in the same order, and nothing that only the cards could tell decides it.
 *
 * Jobs wait in lanes, by how long their kind takes; a thread takes from some lanes only, so that long jobs never hold
 * up all threads. Within a lane jobs have ranks, by who waits for them: a better rank goes first, but a rank that was
 * passed over FAIR_PATIENCE times goes next, so that nobody waits for ever. Within a rank the addresses take turns, and
 * the tables of an address take turns among themselves: thirty tables of one address wait for each other, not for
 * everybody else. */
#ifndef FAIR_H
#define FAIR_H
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    LANE_SHORT,                          /* thoughts of light bots */
    LANE_LONG,                           /* thoughts of searching bots, and hints */
    LANE_DEEP,                           /* thoughts of experts */
    LANE_OUTSIDE,                        /* answers of programs, which are waited for */
    LANE_DESK,                           /* pages that must be worked out, tables that must be woken */
    LANE_STUDY,                          /* games are imagined, for a page or for the coach: up to seconds */
    FAIR_LANES
} fair_lane;
typedef enum {
    RANK_HERE,                           /* somebody is there and waits */
    RANK_AWAY,                           /* people play there, but nobody looks now */
    RANK_ALONE,                          /* bots only, and nobody watches: no more than so many at once */
    FAIR_RANKS
} fair_rank;
enum { FAIR_ADDRESS = 16, FAIR_PATIENCE = 8 };

typedef struct fair_job {                /* stands at the beginning of the caller's own struct; the caller sets: */
    fair_lane lane;
    fair_rank rank;
    uint8_t address[FAIR_ADDRESS];       /* whose turn it is */
    uint64_t table;                      /* which one of theirs */
    struct fair_job *next;               /* of the queue: behind it at the same table */
    bool alone;                          /* of the queue: taken as RANK_ALONE */
} fair_job;

typedef struct fair fair;
fair *fair_open(unsigned alone);                         /* how many of RANK_ALONE run at once; NULL: no memory */
void fair_close(fair *);                                 /* empty by now: fair_take until NULL */
bool fair_put(fair *, fair_job *);                       /* false: no memory, it is not in */
fair_job *fair_take(fair *, unsigned lanes);             /* a bit for each lane; NULL: nothing may be begun now */
void fair_done(fair *, const fair_job *);                /* what was taken has ended */
void fair_rank_table(fair *, uint64_t table, fair_rank, const uint8_t address[FAIR_ADDRESS]);    /* what waits, too */
unsigned fair_waiting(const fair *, fair_lane);
unsigned fair_alone(const fair *);                       /* of RANK_ALONE, running now */
unsigned fair_waiting_of(const fair *, fair_lane, const uint8_t address[FAIR_ADDRESS]);
static inline unsigned fair_bit(fair_lane lane) { return 1u << lane; }
#endif
