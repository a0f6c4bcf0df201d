/* full.h - the page on the terminal: drawing, waiting for keys, pausing while others play. There is one for the whole
 * program, because there is one terminal. */
#ifndef FULL_H
#define FULL_H
#include "apps/tui/full/page.h"

typedef enum { FULL_LINE, FULL_END, FULL_STOP } full_end;   /* a line; the input ended; Ctrl-C */

bool full_open(bool colours, bool ascii);                   /* false: this terminal cannot */
void full_close(void);
page *full_page(void);
full_end full_read(const char *ask, char line[PAGE_LINE]);  /* a line, chosen or typed */
void full_wait(void);                                       /* draws while somebody thinks */
bool full_pause(unsigned milliseconds);                     /* shows what changed; true: somebody is in a hurry */
#endif
