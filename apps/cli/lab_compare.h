/* lab_compare.h - `orrery lab compare`: two games, or a game and what one changes in it, on the same deals. */
#ifndef CLI_LAB_COMPARE_H
#define CLI_LAB_COMPARE_H
#include "apps/cli/lab_run.h"

int lab_compare(const lab_args *, char *const *names, unsigned n);
#endif
