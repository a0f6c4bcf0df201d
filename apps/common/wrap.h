/* wrap.h - long lines on a terminal break between words, not where the window ends. */
#ifndef WRAP_H
#define WRAP_H

/* How many columns lines may have: those of the terminal, at most 100. 0: nobody reads this on one, and lines stay as
 * they are. */
int wrap_width(void);
/* Prints lines. What does not fit goes on in the next line, under the text of a list ("  --name  text") or as far in
 * as its line began. */
void wrap_print(const char *text);
#endif
