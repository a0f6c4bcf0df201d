/* lesson_wire.h - lessons as JSON, for a page that walks through them: docs/develop/protocol.md, "Lessons". A walk is
 * what the page says it has answered so far; nothing is kept here. */
#ifndef LESSON_WIRE_H
#define LESSON_WIRE_H
#include "base/json.h"
#include "table/lesson/lesson.h"

/* An answer as a short word: "3.0.1.0" (verb and arguments), "g1" (a guess), "w" (wait). */
enum { LESSON_WORD = 20 };
bool lesson_answer_read(const char *word, lesson_answer *);
void lesson_answer_write(lesson_answer, char out[LESSON_WORD]);

void lesson_wire_head(json *, const lesson *);             /* what a list of lessons says of it */
/* A request and what comes of it. False: the error says why; nothing was written. */
bool lesson_wire_walk(const lesson *, const char *request, size_t n, text_buf *out, error *);
#endif
