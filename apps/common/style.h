/* style.h - colours on a terminal: never through a pipe or with NO_COLOR set, unless somebody asks for them. The styles
 * are those of canvas.h. */
#ifndef STYLE_H
#define STYLE_H
#include "engine/canvas.h"

#include <stdio.h>

/* auto: a terminal has them, unless NO_COLOR is set; always; never. False: it is none of these. */
bool style_choose(const char *when);
enum { STYLE_CHOICES = 3 };
extern const char *const style_choices[STYLE_CHOICES];
void style_settle(void);                                    /* as standard output is now, whatever becomes of it */
bool style_wanted(FILE *);                                  /* is it a terminal that should have colours? */
const char *style_on(bool wanted, orr_style);               /* the escape sequence, or "" */
const char *style_off(bool wanted);
#endif
