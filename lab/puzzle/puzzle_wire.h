/* puzzle_wire.h - puzzles as JSON, in the shape of lessons (table/lesson/lesson_wire.h), so that a page walks through
 * both in the same way: docs/develop/protocol.md, "Puzzles". */
#ifndef LAB_PUZZLE_WIRE_H
#define LAB_PUZZLE_WIRE_H
#include "base/json.h"
#include "lab/puzzle/puzzle_walk.h"

void puzzle_wire_head(json *, const orr_box *, const puzzle *);
typedef enum { PUZZLE_NOT_TRIED, PUZZLE_TRY_MISSED, PUZZLE_TRY_SOLVED } puzzle_tried;   /* somebody's first try */
/* A request and what comes of it. False: the error says why. */
bool puzzle_wire_walk(const orr_box *, const puzzle *, const char *request, size_t n, text_buf *out, puzzle_tried *,
                      error *);
#endif
