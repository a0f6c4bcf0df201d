/* learning.h - private to this folder: the lessons that the server offers. A walk is kept by the page, not here. */
#ifndef LEARNING_H
#define LEARNING_H
#include "apps/common/lessons.h"
#include "apps/server/house/house.h"

lessons *learning_open(void);                               /* NULL: no memory */
void learning_close(lessons *);                             /* the workers have ended */
void learning_write_list(const lessons *, text_buf *);      /* GET /api/lessons */
/* GET /api/lessons/GAME/N/book and POST /api/lessons/GAME/N; rest: what follows /api/lessons/. Answers now or later. */
void learning_page(conn *, const http_request *, span rest);
#endif
