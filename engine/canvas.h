/* canvas.h - a grid of characters that a ruleset paints its board on and a client shows. Freestanding: no terminal. */
#ifndef ORR_CANVAS_H
#define ORR_CANVAS_H
#include "engine/game.h"

typedef enum { ORR_INK, ORR_SOFT, ORR_STRONG, ORR_RED, ORR_BLUE, ORR_YELLOW, ORR_GREEN, ORR_CYAN, ORR_VIOLET,
               ORR_ASKED,                            /* the one thing that is asked of you */
               ORR_MAY,                              /* what you may do, and nobody waits for it */
               ORR_RED_CARD, ORR_BLUE_CARD, ORR_YELLOW_CARD, /* a filled block; its letters must say the colour too */
               ORR_STYLES } orr_style;
typedef struct { uint32_t ch; uint8_t style, zero[3]; } orr_cell;
enum { ORR_PART_RULE, ORR_PART_HAND };               /* marks of ORR_N_NONE: a line across; the viewer's hand begins */
typedef struct {              /* where a thing of the game stands on a canvas: what an action names can be lit there */
    uint8_t noun, value;      /* as in an action; ORR_N_NONE: a part of the board, see above */
    int16_t x, y, width;      /* one line of cells */
} orr_mark;
struct orr_canvas {
    orr_cell *cell;                                  /* width * height cells, blank at first */
    int width, height;
    int used;                                        /* lines painted so far: the painter's last row plus one */
    const char *const *names;                        /* what people call the seats; NULL or a NULL entry: "Seat n" */
    orr_mark *mark;                                  /* NULL: nobody asks where things stand */
    int n_marks, most_marks;
    int room;                                        /* lines the client can show; 0: as many as the painter likes */
    int pan_x, pan_y;                                /* how far somebody moved what is larger than its window */
    uint8_t pans;                                    /* out: there is more than the window shows; 1 across, 2 down */
    const char *(*said)(const char *);               /* a text of the painter in the reader's words; NULL: as it is */
    uint8_t focus[3][2];                             /* noun, value: what such a picture should show; noun 0: nothing */
};

void orr_canvas_clear(orr_canvas *);
int orr_paint_text(orr_canvas *, int x, int y, orr_style, const char *utf8);        /* column after it; cut at edges */
const char *orr_paint_said(const orr_canvas *, const char *utf8);                   /* what would be painted */
int orr_paint_width(const orr_canvas *, const char *utf8);                          /* how many columns of it */
int orr_paint_number(orr_canvas *, int x, int y, orr_style, unsigned v);
int orr_paint_seat(orr_canvas *, int x, int y, orr_style, orr_seat);                /* the name of a seat */
void orr_paint_mark(orr_canvas *, int x, int y, int width, unsigned noun, unsigned value);  /* paints nothing */
int orr_paint_wrap(orr_canvas *, int x, int y, int width, orr_style, const char *); /* line after it; wraps at blanks */
typedef struct {              /* of a list: a card with its text */
    const char *name, *text;
    const char *note;         /* a few words under the name, or NULL */
    orr_style name_style, note_style;
    int left, at;             /* columns of the name and of the text */
} orr_entry;
int orr_paint_entry(orr_canvas *, int y, const orr_entry *);    /* a narrow canvas has the text below; line after it */
void orr_paint_rule(orr_canvas *, int y, const char *title);                        /* a line across, with a title */
int orr_paint_tables(const orr_box *, const void *view, orr_canvas *);              /* the plain board; line after it */
#endif
