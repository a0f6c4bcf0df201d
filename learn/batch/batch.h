/* batch.h - thousands of matches of one game, stepped together on threads for a learner. All that a step fills are the
 * caller's arrays; it allocates nothing. The matches come in groups: while one group is being stepped, the caller works
 * on another, so that processors and graphics card are busy at the same time.
 *
 * The functions are a plain C interface for other languages (learn/train/orrery.py); nothing here is secret from the
 * caller, who trains: `truth` must never reach what plays. */
#ifndef LEARN_BATCH_H
#define LEARN_BATCH_H
#include "learn/layout.h"

typedef enum {                /* who decides for a seat */
    LEARN_LEARNER,            /* the caller, with what is being trained */
    LEARN_SCRIPT,             /* the bot written for the game, or greedy; the caller never sees its decisions */
    LEARN_PAST                /* the caller, with something that was trained before */
} learn_driver;

typedef struct {              /* what is wanted */
    uint32_t n, groups, threads; /* matches per group */
    uint64_t seed;
    uint32_t ahead;           /* the first match of a row begins up to so many answers late, given by scripts: rows that
                               * all begin together are all about beginnings */
    /* Of a hundred new matches: all seats learn; some are the script's; some are the past's. The rest has one learner
     * among scripts, whose wins are counted. */
    uint8_t all_learn, with_script, with_past;
    uint8_t options;          /* of a hundred new matches so many have options at random, the others the defaults */
    uint8_t least_seats, most_seats;     /* 0: as few and as many as the game allows; each number as often */
    uint8_t zero;
} learn_order;

typedef struct {              /* the caller's arrays for one group, a row per match */
    uint8_t *features;        /* n x n_columns, or NULL: then only what is more than 0, below */
    uint8_t *truth;           /* n x n_truths, or NULL */
    int32_t *first, *count;   /* n: where the row's actions begin; how many there are */
    uint16_t *tokens;         /* n x (ORR_MAX_LEGAL + 1) x LEARN_TOKENS at most; as many as `actions` says are filled */
    int8_t *says;             /* as many x 2: what the script thinks of them (bots/net/mind.h) */
    uint8_t *seat, *driver;   /* n: who is to decide */
    uint8_t *done;            /* n: 1 if a match has ended since the last row */
    uint16_t *won;            /* n: then who won it, a set of seats */
    int32_t *actions;         /* 1: actions of all rows */
    int32_t *choice;          /* n: in: which action, from 0 */
    /* The features that are more than 0, or all NULL: a tenth of the bytes. */
    int32_t *lit_first, *lit_count;      /* n: where the row's begin; how many there are */
    uint16_t *lit;            /* n x LEARN_LIT at most: columns, in no order; as many as `lits` says */
    uint8_t *light;           /* as many: their values */
    int32_t *lits;            /* 1: of all rows */
    /* The truth as a list of columns, or all NULL: a fifteenth of the bytes. */
    int32_t *true_count;      /* n: how many the row has */
    uint16_t *true_at;        /* n x LEARN_TRUE at most: each as often as the truth says; as many as `trues` says */
    int32_t *trues;           /* 1: of all rows */
} learn_rows;
enum { LEARN_LIT = 2048 };    /* a row has no more; what is beyond is dropped */

typedef struct learn_batch learn_batch;
learn_batch *learn_batch_open(const char *game, const learn_order *);    /* NULL: no such game, or no memory */
void learn_batch_close(learn_batch *);
const learn_layout *learn_batch_layout(const learn_batch *);
/* 0 columns, 1 truths, 2 tokens, 3 seats, 4 sides, 5 the column of the script's beliefs */
uint32_t learn_batch_size(const learn_batch *, uint32_t what);
uint64_t learn_batch_hash(const learn_batch *);                          /* of the layout */
void learn_batch_name(const learn_batch *, uint32_t what, uint32_t i, char *text, size_t cap);      /* what: 0, 1, 2 */
void learn_batch_rows(learn_batch *, uint32_t group, const learn_rows *);
void learn_batch_start(learn_batch *, uint32_t group);   /* the first time: deals; then: the choices are made */
void learn_batch_wait(learn_batch *, uint32_t group);    /* until the rows are filled */
/* Since the last call, by number of seats (0 to 15): matches, wins of the one learner among scripts, winners. Only
 * while nothing is being stepped. */
void learn_batch_totals(learn_batch *, uint64_t totals[16][3]);
#endif
