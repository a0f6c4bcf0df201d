/* style.h - colours on a terminal: never through a pipe, never with NO_COLOR set. The styles are those of canvas.h. */
#ifndef STYLE_H
#define STYLE_H
#include "engine/canvas.h"

#include <stdio.h>

bool style_wanted(FILE *);                                  /* is it a terminal that should have colours? */
const char *style_on(bool wanted, orr_style);               /* the escape sequence, or "" */
const char *style_off(bool wanted);
#endif
