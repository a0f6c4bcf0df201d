/* term.h - the terminal taken over for a full screen, and given back as it was: at the end, after a crash, at Ctrl-C
 * and while the program is stopped with Ctrl-Z. */
#ifndef TERM_H
#define TERM_H
#include "apps/tui/full/keys.h"

#include <stddef.h>

bool term_open(void);                         /* the other screen, keys one by one, the mouse; false: not possible */
void term_close(void);                        /* everything as it was; calling it twice does no harm */
bool term_is_open(void);
void term_measure(int *width, int *height);
void term_write(const char *bytes, size_t n);
void term_catch_stops(void);                  /* Ctrl-C, and signals that ask us to leave, set a flag from now on */
bool term_stopped(void);                      /* one came */
key term_key(int milliseconds);               /* waits so long for one; below 0: as long as it takes */
#endif
