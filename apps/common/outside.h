/* outside.h - bots that are programs of their own: "exec:COMMAND". They are spoken to in lines of JSON
 * (docs/develop/external-bots.md) and get what the wire gives their seat, nothing else. */
#ifndef OUTSIDE_H
#define OUTSIDE_H
#include "bots/bot.h"

enum { OUTSIDE_NAME = 200, OUTSIDE_PATIENCE = 10000 };

#define OUTSIDE_OPTION(to) \
    OPTION_NUMBER("patience", to, "MS", "how long an exec: bot may take for an answer (10000)", 1, 3600000)

/* "exec:./mybot.py --deep"; the same name is the same bot. NULL: it is not such a name, or there is no memory. */
const bot *outside_find(const char *name);
void outside_wait(uint64_t milliseconds);            /* for an answer, from now on */
/* One sentence on standard error for each of the first forfeits, and then that the rest is only counted. */
void outside_forfeited(const char *seed, orr_seat, const bot *, const char *why);
void outside_hurry(void);                            /* nobody waits any more: programs that are asked have failed */
void outside_end(void);                              /* all programs end; call it once nobody plays */
#endif
