/* bot_args.h - what commands with bots share: reading their names, and how many threads to use. */
#ifndef BOT_ARGS_H
#define BOT_ARGS_H
#include "bots/bot.h"

/* "a,b,c" to bots; how many, or 0: the sentence has been said. */
int bot_args_read(const orr_game *, const char *names, const bot **out, int most);
/* The same; each may also be a program, as in exec:./mybot.py (outside.h). */
int bot_args_read_any(const orr_game *, const char *names, const bot **out, int most);
enum { BOT_ARGS_LABEL = 44 };
/* A bot's name for a table: a long command keeps its beginning and its end. Gives `out`. */
const char *bot_args_label(const char *name, char out[BOT_ARGS_LABEL]);
uint64_t bot_args_cores(unsigned most);  /* of this machine */
#endif
