/* layout.h - where the panes of the table stand in a window. Pure: sizes in, boxes out. */
#ifndef LAYOUT_H
#define LAYOUT_H
#include "apps/tui/full/sheet.h"

enum { LAYOUT_LEAST_WIDTH = 60, LAYOUT_LEAST_HEIGHT = 16 };      /* below that nothing can be shown */

typedef struct {              /* how many lines each pane would like to have */
    int width, height;        /* of the window */
    int board, hand, note, ask, choices, detail;
    int hold;                 /* lines that the hand gets before the board: it is asked about */
    bool no_story;            /* nothing is told: the question moves up */
} layout_wish;
typedef struct {              /* a pane without a place has height 0 */
    sheet_box board, hand, story, note, ask, choices, detail, keys;
    bool wide;                /* hand and story stand right of the board */
} layout;

bool layout_is_wide(int width, int height);
int layout_main_width(int width, int height);               /* of the board */
int layout_side_width(int width, int height);               /* of the hand */
int layout_board_room(const layout_wish *);                 /* lines for the board; wish->board is not read */
layout layout_of(const layout_wish *);
#endif
