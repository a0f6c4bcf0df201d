/* judge.h - what to do, and what would have been better: the hard bot's opinion, checked by fair comparisons
 * (compare.h). All of it follows from what the seat knew when it was asked; the luck of the imagined worlds, too. */
#ifndef BOTS_JUDGE_H
#define BOTS_JUDGE_H
#include "bots/search/compare.h"

typedef struct {                  /* what a seat knew when it was asked */
    const orr_box *box;
    const void *view;
    const orr_action *legal;
    int n;
    const orr_event *heard;       /* as they were told */
    uint32_t n_heard;
} bot_moment;

typedef struct {
    orr_action best, next;        /* what the hard bot would do, and the next best; the same if there is no choice */
    bot_comparison by;            /* the one against the other */
    const char *reason;           /* one plain sentence for the best, or NULL */
} bot_advice;
bool bot_advise(const bot_moment *, orr_rng *, bot_advice *);    /* false: nothing can be done, or no memory */

typedef struct {
    orr_action better;            /* BOT_SILENT: to say nothing */
    float chance;                 /* of winning with it, as the hard bot saw it */
    float loss;                   /* by which the answer given fell behind, likewise; not yet a judgement */
    const char *reason;           /* as above */
} bot_doubt;
/* The first look, quick and often wrong: might something else have been better? False: hardly. Either way `chance` is
 * how the hard bot saw the position; 0 if there was no memory. looks: so many such looks have to share a second or two,
 * so that a long match takes no longer than a short one; 1: it may think as long as the hard bot does. */
bool bot_doubts(const bot_moment *, orr_action given, uint32_t looks, bot_doubt *);

/* The second look: two comparisons in worlds of their own, and only if both are sure the answer was a mistake. The
 * numbers are those of the second, which nobody chose for being striking. False: there is nothing to say. */
extern const float bot_mistake;   /* a loss of so many wins is one */
bool bot_confirms(const bot_moment *, orr_action better, orr_action given, bot_comparison *);
#endif
