/* pool.h - many matches of one box, stepped together by their legal lists: for callers who want decisions, fast. What
 * is not asked for is not made; a step allocates nothing. batch.h is for training networks of ours.
 *
 * Some seats can be played by bots; the caller never sees their decisions. A match that ends is dealt anew at once. The
 * matches depend on the order and on the choices, not on the number of threads. */
#ifndef LEARN_POOL_H
#define LEARN_POOL_H
#include "bots/bot.h"
#include "learn/layout.h"

enum { LEARN_POOL_LIST = ORR_MAX_LEGAL + 1, LEARN_POOL_LIT = 1024 }; /* places of a row: ids; columns that are lit */

typedef struct {              /* what is wanted */
    orr_box box;
    uint32_t n, threads;      /* matches; threads: the caller is one of them */
    uint64_t seed;
    uint8_t seats;
    const bot *plays[ORR_MAX_SEATS];     /* NULL: the caller decides for this seat; one of them at least */
    bot_budget budget;        /* of bots that search; zeros: their own */
} learn_pool_order;

typedef struct {              /* the caller's arrays, a row per match; NULL: not wanted */
    uint16_t *legal;          /* n x LEARN_POOL_LIST: ids of what can be said, as learn_id has them */
    uint16_t *count;          /* n: how many */
    uint8_t *actor;           /* n: the seat that is to decide */
    uint8_t *done;            /* n: 1 if a match has ended since the last row; 2 if it was broken off as too long */
    uint16_t *won;            /* n: then who won it, a set of seats */
    int16_t *scores;          /* n x seats: then how the seats stood at its end */
    uint8_t *views;           /* n x view_size */
    uint8_t *features;        /* n x n_whole; the caller reads them only: a step clears no more than it wrote */
    uint8_t *mask;            /* n x n_ids: 1 where it can be said */
    uint16_t *lit;            /* n x LEARN_POOL_LIT: the columns of the features that are more than 0, in no order */
    uint8_t *light;           /* n x LEARN_POOL_LIT: their values */
    uint16_t *n_lit;          /* n: how many; those three come together */
} learn_pool_rows;

typedef struct learn_pool learn_pool;
learn_pool *learn_pool_open(const learn_pool_order *, const learn_pool_rows *);  /* deals; NULL: not enough memory */
void learn_pool_close(learn_pool *);
const learn_layout *learn_pool_layout(const learn_pool *);
/* One decision of every match: an index into its list. False: one is out of range, `bad` says in which row, and
 * nothing has changed. */
bool learn_pool_step(learn_pool *, const int32_t *choice, uint32_t *bad);
uint64_t learn_pool_answers(const learn_pool *);         /* given so far, those of bots too */
uint64_t learn_pool_matches(const learn_pool *);         /* that have ended */
#endif
