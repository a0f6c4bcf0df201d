/* lessons.h - the lessons that are inside the program. The table is made at build time by tools/lessons from
 * data/GAME/lessons. */
#ifndef LESSONS_H
#define LESSONS_H
#include "table/lesson/lesson.h"

typedef struct { const char *text, *end, *name; } lessons_file;
extern const lessons_file *lessons_files;                  /* ends with NULL */

enum { LESSONS_MOST = 128 };
typedef struct lessons {      /* all of them, read; by game, then by number */
    lesson *one[LESSONS_MOST];
    unsigned n;
} lessons;

void lessons_open(lessons *);                               /* what cannot be read is left out; the check says why */
void lessons_close(lessons *);
/* Editions share their lessons: those of a game are the ones whose rules have the same letters before the number. */
bool lessons_fit(const lesson *, const orr_game *);
const lesson *lessons_find(const lessons *, const orr_game *, unsigned number);   /* NULL: there is none */
#endif
