/* trace.h - what a seat could have believed about the others' sides, answer by answer: from what it saw and was told,
 * as the script of the game reads it, and as the network that has learned the game does. */
#ifndef LAB_TRACE_H
#define LAB_TRACE_H
#include "bots/bot.h"
#include "table/match/match.h"

_Static_assert((int)BOX_MOST_SIDES == (int)BOT_MOST_SIDES, "what a bot believes has room for every side");
typedef float trace_belief[ORR_MAX_SEATS][BOT_MOST_SIDES];
/* answers: so many had been given. net: NULL where no network has learned this game with these cards. Not called for
 * the end of a match, where the sides are open. */
typedef void (*trace_step)(void *to, uint32_t answers, trace_belief script, trace_belief net);

/* False and a sentence: the game has no hidden sides, or there is not enough memory. */
bool trace_beliefs(const match *, orr_seat, trace_step, void *to, error *);
#endif
