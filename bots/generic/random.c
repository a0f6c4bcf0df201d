/* random.c - any legal action, each with equal chance; a chance to interject is taken. */
#include "bots/bots.h"

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    (void)box, (void)view, (void)memory;
    return legal[n > 1 ? orr_rng_below(r, (uint32_t)n) : 0];
}

const bot bot_random = { .name = "random", .text = "any legal action, each as likely; alike cards are one action",
                         .choose = choose };
