/* compare.h - two studies of the same seeds, match by match: what changed, and how sure that is. */
#ifndef LAB_COMPARE_H
#define LAB_COMPARE_H
#include "lab/study/study.h"

enum { COMPARE_MOST = 48 };
typedef struct {
    char name[80];          /* "Humans win", "decisions" */
    bool share;             /* a share of matches; else a mean number */
    bool ending;            /* how matches end */
    double before, after;   /* means over the matches that were compared */
    lab_share change;       /* after less before, with its 95% interval from the pairs */
    uint64_t pairs, differ; /* matches compared; in which the two differ */
} compare_row;

/* Matches are paired by seed and number of players. Endings and clocks are matched by their names; what only one of the
 * two games has counts as 0 in the other. Gives the number of rows. */
unsigned compare_studies(const study *before, const study *after, compare_row out[COMPARE_MOST]);
static inline bool compare_is_sure(const compare_row *r) { return r->change.low > 0 || r->change.high < 0; }
#endif
