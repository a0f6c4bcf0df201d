/* judge.h - what to do, and what would have been better: the opinion of the game's expert, the best player of it that
 * was measured (docs/measured/hints.md), and fair comparisons (compare.h). All of it follows from what the seat knew
 * when it was asked; the luck of the imagined worlds, too. */
#ifndef BOTS_JUDGE_H
#define BOTS_JUDGE_H
#include "bots/search/compare.h"

typedef struct {
    orr_action best, next;        /* what the expert would do, and the next best; the same if there is no choice. Where
                                   * the seat is not asked either may be BOT_SILENT: to say nothing */
    bot_comparison by;            /* the one against the other */
    const char *reason;           /* one plain sentence for the best, or NULL */
} bot_advice;
bool bot_advise(const bot_moment *, orr_rng *, bot_advice *);    /* false: no memory */

typedef struct {
    orr_action better;            /* BOT_SILENT: to say nothing */
    float chance;                 /* of winning with it, as it looked */
    float loss;                   /* by which the answer given fell behind, likewise; not yet a judgement */
    const char *reason;           /* as above */
} bot_doubt;
/* Might something else have been better? Often wrong, so not yet a judgement. False: hardly. Either way `chance` is how
 * the position looked; 0 if there was no memory. looks: so many such looks have to share a few seconds, so that a long
 * match takes no longer than a short one; if they are too many for the expert, the hard bot looks. 1: the expert thinks
 * as long as at a table. */
bool bot_doubts(const bot_moment *, orr_action given, uint32_t looks, bot_doubt *);

/* The last look: two comparisons in worlds of their own, and only if both are sure the answer was a mistake. The
 * numbers are those of the second, which nobody chose for being striking. False: there is nothing to say. */
extern const float bot_mistake;   /* a loss of so many wins is one */
bool bot_confirms(const bot_moment *, orr_action better, orr_action given, bot_comparison *);
#endif
