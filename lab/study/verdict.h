/* verdict.h - is the game balanced? For every number of players: do the sides, the seats and the places in the turn
 * order win alike, and how sure is that. Matches that all win or lose together are read as co-operative. */
#ifndef LAB_VERDICT_H
#define LAB_VERDICT_H
#include "lab/study/study.h"

typedef enum { VERDICT_SIDES, VERDICT_SEATS, VERDICT_ORDER, VERDICT_QUESTIONS } verdict_question;

typedef struct {              /* how often somebody wins, less an even share of the same matches */
    uint8_t count, who;       /* index into study.count; side, seat, or place after who started */
    uint64_t matches;         /* in which they took part */
    double sum, squares;      /* of the differences, match by match */
    double even;              /* the even share: what all of them win on average */
    lab_share off;            /* the mean difference, with its own 95% interval */
    lab_share wide;           /* with an interval so wide that all rows of the question hold at once, with 95% */
    double p, holm;           /* how likely luck alone would do as much; corrected for all rows of the question */
} verdict_row;

typedef enum {
    VERDICT_EVEN,             /* surely nobody is further off than the limit */
    VERDICT_UNEVEN,           /* surely somebody is off, and the limit may be passed */
    VERDICT_OPEN,             /* too few matches to tell */
    VERDICT_TOGETHER,         /* everybody wins together, or nobody does */
    VERDICT_NOBODY            /* nobody ever won */
} verdict_kind;
typedef struct {              /* about one number of players */
    verdict_kind kind;
    verdict_row worst;        /* UNEVEN: whose difference from zero is surest to be large */
    double reach;             /* the furthest end of any interval: no more than this can hide */
    lab_share together;       /* TOGETHER: how often they win; all such intervals hold at once */
} verdict_line;

enum { VERDICT_MOST = ORR_MAX_SEATS * STUDY_MOST_SIDES }; /* no more seats than sides */
unsigned verdict_rows(const study *, verdict_question, verdict_row out[VERDICT_MOST]); /* 0: it makes no sense here */
/* A line for every number of players. within: how far off is still balanced, 0..1. False: the question makes no
 * sense. */
bool verdict_lines(const study *, verdict_question, double within, verdict_line out[ORR_MAX_SEATS]);
/* How many matches for each number of players would tell, as far as these can say. */
uint64_t verdict_enough(const study *, const verdict_line *, double within);
#endif
