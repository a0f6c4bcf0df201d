/* offers.h - what a shell may complete a command line with, from the tables of options, games and bots. */
#ifndef OFFERS_H
#define OFFERS_H
#include "apps/common/args.h"

/* words: behind the command, the last of them being typed. Prints what it can become, one on each line. False: nothing
 * is known about it; it may be a file. */
bool offers_print(const arg_spec *, int n, char **words);
void offers_of(const char *const *names, int n, const char *begun);    /* those that begin so */
#endif
