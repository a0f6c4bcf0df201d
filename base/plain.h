/* plain.h - text of strangers made fit to be shown to others, in UTF-8: no control characters, and none of the marks
 * that reverse text, join or hide letters, or take up no space. */
#ifndef PLAIN_H
#define PLAIN_H
#include <stdbool.h>

unsigned plain_text(char *text);     /* in place; how many characters of it can be seen */
unsigned plain_name(char *text);     /* the same; blanks of any kind become one ' ', none at the ends */
bool plain_alike(const char *a, const char *b);  /* one name could be taken for the other: letters of other scripts,
                                                  * styles and sizes, accents, blanks and marks change nothing */
#endif
