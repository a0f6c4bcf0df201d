/* enough.h - Ctrl+C in work that takes long: it is heard at once, no new part is begun, and what is known is told. A
 * second Ctrl+C ends the program at once. */
#ifndef ENOUGH_H
#define ENOUGH_H
#include <stdbool.h>

#define ENOUGH_MATCHES "Stopping after the matches in progress; Ctrl+C again stops now."
#define ENOUGH_MATCH "Stopping after the match in progress; Ctrl+C again stops now."
void enough_listen(const char *sentence);/* from now on Ctrl+C is a wish, answered with this; what is begun is ended */
bool enough_said(void);                  /* by any thread, as often as you like */
#endif
