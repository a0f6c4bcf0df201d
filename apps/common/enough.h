/* enough.h - Ctrl+C in work that takes long: it is heard at once, no new part is begun, and what is known is told. A
 * second Ctrl+C ends the program at once. */
#ifndef ENOUGH_H
#define ENOUGH_H
#include <stdbool.h>

void enough_listen(const char *unit);    /* from now on Ctrl+C is a wish: units ("matches") in progress are ended */
bool enough_said(void);                  /* by any thread, as often as you like */
#endif
