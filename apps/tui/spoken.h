/* spoken.h - the board in sentences, for whoever listens instead of looking. */
#ifndef SPOKEN_H
#define SPOKEN_H
#include "apps/tui/tui.h"

/* Everything this seat may know, line by line, in the words of data/GAME/help/board.csv. */
void spoken_board(const table *, const void *view);
#endif
