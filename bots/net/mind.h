/* mind.h - what the script of a game tells a network: beliefs, standing, and what it thinks of each action. */
#ifndef BOT_NET_MIND_H
#define BOT_NET_MIND_H
#include "bots/bot.h"
#include "learn/layout.h"

enum { NET_SAYS = 2 }; /* numbers per action: thousandths below the best, down to -127; 1 if it is best */

/* script: NULL, or the bot written for this game with its memory of this seat. */
void net_opinion(const bot *script, const orr_box *, const void *view, const void *memory, learn_opinion *out);
/* act: n actions, the last of them silence if the seat is not asked. says: n times NET_SAYS. */
void net_says(const bot *script, const orr_box *, const void *view, const void *memory, const orr_action *act, int n,
              int8_t *says);
/* Both at once, which is faster where the script can do it. */
void net_judge(const bot *script, const orr_box *, const void *view, const void *memory, const orr_action *act, int n,
               learn_opinion *out, int8_t *says);
#endif
