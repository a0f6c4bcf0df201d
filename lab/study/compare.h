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
    lab_share wide;         /* with an interval so wide that all rows of the comparison hold at once, with 95% */
    uint64_t pairs, differ; /* matches compared; in which the two differ */
    uint64_t gained, lost;  /* in which there is more after it; less */
    double sum, squares;    /* of the differences */
    double p, holm;         /* how likely luck alone would do as much; corrected for all rows of the comparison */
} compare_row;

/* Matches are paired by seed and number of players. Endings and clocks are matched by their names; what only one of the
 * two games has counts as 0 in the other. Gives the number of rows. */
unsigned compare_studies(const study *before, const study *after, compare_row out[COMPARE_MOST]);
/* Of all rows of a comparison, which are more than luck: fills wide and holm. Rows without a match that differs are
 * not asked. False: there is not enough memory. */
bool compare_correct(compare_row *const *rows, unsigned n);
static inline bool compare_is_sure(const compare_row *r) { return r->differ && r->holm < 0.05; }
#endif
