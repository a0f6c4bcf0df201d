/* learning.h - private to this folder: the lessons and puzzles that the server offers. A walk is kept by the page, not
 * here. */
#ifndef LEARNING_H
#define LEARNING_H
#include "apps/common/lessons.h"
#include "apps/common/puzzles.h"
#include "apps/server/house/house.h"

lessons *learning_open(void);                               /* NULL: no memory */
void learning_close(lessons *);                             /* the workers have ended */
void learning_write_list(const lessons *, text_buf *);      /* GET /api/lessons */
/* GET /api/lessons/GAME/N/book and POST /api/lessons/GAME/N; rest: what follows /api/lessons/. Answers now or later. */
void learning_page(conn *, const http_request *, span rest);

puzzles *learning_puzzles_open(void);                       /* NULL: no memory */
void learning_puzzles_close(puzzles *);
/* GET /api/puzzles/DATE, one per game; GET /api/puzzles/GAME/ID and its /book; POST /api/puzzles/GAME/ID. */
void learning_puzzle_page(conn *, const http_request *, span rest);
#endif
