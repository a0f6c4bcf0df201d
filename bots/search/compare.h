/* compare.h - is one answer better than another? A fair comparison, for hints, remarks and reviews.
 *
 * A search tries the answer it likes again and again and all others hardly ever, so its list cannot say how much worse
 * one of them is. Here both answers go into the same imagined worlds with the same luck, everybody plays on by the
 * script of the game until the end, and the results are compared world by world.
 *
 * All of it follows from the view, from what the seat was told and from the generator: two positions that look alike to
 * the seat give the same numbers. */
#ifndef BOTS_COMPARE_H
#define BOTS_COMPARE_H
#include "bots/bot.h"

#include <math.h>

typedef struct {
    uint32_t worlds;              /* imagined; 0: there was not enough memory */
    uint32_t won[2];              /* so many of them by the seat: with the first answer, with the second */
    float mean;                   /* what the first gains over the second, as a share of wins: -1..1 */
    float give;                   /* give or take: half of the 95% interval of the mean */
} bot_comparison;

enum { BOT_COMPARE_FEWEST = 100, BOT_COMPARE_MOST = 400 };

/* One of the two answers may be silence (BOT_SILENT) if the seat is not asked. most: worlds at most, 0 for
 * BOT_COMPARE_MOST; where matches are long there are fewer, but at least BOT_COMPARE_FEWEST unless most is less. heard:
 * events as they were told; the seat's own part of them is all that counts. */
bot_comparison bot_compare(const orr_box *, const void *view, orr_action first, orr_action second,
                           const orr_event *heard, uint32_t n_heard, uint32_t most, orr_rng *);

/* Is the first surely better, by so large a share of wins at least? */
static inline bool bot_compare_sure(const bot_comparison *c, float least)
{
    return c->mean >= least && c->mean > c->give;
}
static inline unsigned bot_compare_rate(const bot_comparison *c, unsigned which)    /* of 100 imagined games */
{
    return c->worlds ? (200 * c->won[which] + c->worlds) / (2 * c->worlds) : 0;
}

/* What the second answer costs of 100 games: the difference of what is told, so that people can subtract. */
static inline unsigned bot_compare_loss(const bot_comparison *c)
{
    const unsigned could = bot_compare_rate(c, 0), won = bot_compare_rate(c, 1);
    return could > won ? could - won : 0;
}
static inline unsigned bot_compare_give(const bot_comparison *c) { return (unsigned)lroundf(100 * c->give); }
#endif
