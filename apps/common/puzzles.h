/* puzzles.h - the puzzles that are inside the program. The table is made at build time by tools/lessons from
 * data/GAME/puzzles. */
#ifndef PUZZLES_H
#define PUZZLES_H
#include "lab/puzzle/puzzle.h"

typedef struct { const char *text, *end, *name; } puzzles_file;
extern const puzzles_file *puzzles_files;                  /* ends with NULL */

enum { PUZZLES_MOST = 16 };
typedef struct puzzles {      /* one book per game, in the order of the games */
    puzzle_book book[PUZZLES_MOST];
    unsigned n;
} puzzles;

void puzzles_open(puzzles *);                               /* what cannot be read is left out; the check says why */
void puzzles_close(puzzles *);
const puzzle_book *puzzles_of(const puzzles *, const orr_game *);   /* NULL: there are none */
bool puzzles_day(const char *date, uint32_t *day);          /* "2026-11-16": days since 1970; false: no such date */
#endif
