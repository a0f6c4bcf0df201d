/* pager.h - long texts on a terminal go through a pager: $ORRERY_PAGER, the setting `pager`, $PAGER, or less -FRX.
 * Never through a pipe or into a file. */
#ifndef PAGER_H
#define PAGER_H
#include <stdbool.h>

void pager_begin(void);          /* standard output goes there from now on; where there is none, nothing changes */
bool pager_runs(void);
bool pager_end(void);            /* waits until it is left; true: there was one, and what it did not take is no loss */
#endif
