/* learning.h - private to this folder: the lessons and puzzles that the server offers. A walk is kept by the page, not
 * here. */
#ifndef LEARNING_H
#define LEARNING_H
#include "apps/common/lessons.h"
#include "apps/common/puzzles.h"
#include "apps/server/house/house.h"

lessons *learning_open(void);                               /* NULL: no memory */
void learning_close(lessons *);                             /* the workers have ended */
puzzles *learning_puzzles_open(void);                       /* NULL: no memory */
void learning_puzzles_close(puzzles *);
/* Everything under /api/lessons/ and /api/puzzles/. Answers now or later; false: it is another address. */
bool learning_page(conn *, const http_request *);
#endif
