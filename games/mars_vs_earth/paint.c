/* paint.c - the board of Mars vs Earth for a terminal of 80 columns, from one seat's view alone. */
#include "canvas.h"
#include "mve_state.h"

void mve_paint(const orr_box *b, const void *view, orr_canvas *c)
{
    c->used = orr_paint_tables(b, view, c);
}
