/* bench.h - how fast a game is here. All figures are taken by turns in one run, so that their ratios mean something
 * even on a busy machine. Time is the processor's, except where threads are compared: that goes by the clock. */
#ifndef LAB_BENCH_H
#define LAB_BENCH_H
#include "table/match/box.h"

typedef uint64_t (*bench_work)(void *subject, uint64_t rounds); /* works; gives how many operations that were */

typedef enum {
    BENCH_PLAYOUT,            /* random games from the deal to the end; an operation is a decision */
    BENCH_REFERENCE,          /* the same of the reference engine */
    BENCH_SETUP,              /* orr_start */
    BENCH_LEGAL,              /* orr_legal for an asked seat */
    BENCH_COPY,               /* memcpy of a state */
    BENCH_VIEW,               /* orr_observe */
    BENCH_IMAGINE,            /* orr_imagine */
    BENCH_IMAGINE_PLAYOUT,    /* orr_imagine, then a random game to its end */
    BENCH_APPLY,              /* copy a state, orr_apply: checked */
    BENCH_WHY_NOT,            /* orr_why_not for something that is not legal */
    BENCH_RECORD,             /* read and verify the record of a whole match */
    BENCH_ISMCTS,             /* one try of the plain search: a world, the tree, a random game to its end */
    BENCH_BELIEFS,            /* one try of the search with beliefs: a world, the script for everybody, a glance */
    BENCH_ONE_THREAD, BENCH_TWO_THREADS, /* playouts, the same number for each thread */
    BENCH_FIGURES
} bench_figure;

typedef struct {
    double ns[BENCH_FIGURES];            /* nanoseconds per operation, median; not a number: it was never measured */
    unsigned runs, wanted;               /* how often every figure was measured; fewer than wanted: it was enough */
    double ratio;                        /* a decision of the reference engine against one of ours, median of pairs */
    double threads_gain;                 /* throughput of two threads against one, median of pairs */
    double decisions_a_game;
    unsigned state_bytes, view_bytes;
    unsigned record_bytes;               /* mean */
} bench_result;

/* enough: asked before a figure is measured; true: no more. Or NULL. */
bool bench_run(const orr_box *, uint8_t seats, double seconds, bench_work reference, bool (*enough)(void),
               bench_result *, error *);

/* The behaviour of a game as one number: fixed random matches over all seat counts and a spread of options. */
enum { BENCH_SIGNATURE_MATCHES = 10000 };
bool bench_signature(const orr_game *, unsigned matches, uint64_t *out, error *);
#endif
