/* lesson_wire.h - lessons as JSON, for a page that walks through them: docs/develop/protocol.md, "Lessons". A walk is
 * what the page says it has answered so far; nothing is kept here. */
#ifndef LESSON_WIRE_H
#define LESSON_WIRE_H
#include "base/json.h"
#include "table/lesson/lesson.h"

#include "base/form.h"        /* after the engine, which calls a parameter so */

/* An answer as a short word: "3.0.1.0" (verb and arguments), "g1" (a guess), "w" (wait). */
enum { LESSON_WORD = 20 };
bool lesson_answer_read(const char *word, lesson_answer *);
void lesson_answer_write(lesson_answer, char out[LESSON_WORD]);

void lesson_wire_head(json *, const lesson *);             /* what a list of lessons says of it */
/* ---- for whatever is walked through like a lesson (lab/puzzle/) -------------------------------------------------- */

typedef struct {              /* {"hash", "done": "3.0.1.0 g0", "try": "4.2.0.0" or null, and these three} */
    const char *hash, *done, *attempt;
    bool why;                 /* only ask whether the rules allow it */
    bool show;                /* tell an answer that goes on; a lesson always does */
    bool first;               /* of a puzzle: nothing was missed or shown before; for its rating */
} lesson_order;
bool lesson_order_read(const form *, lesson_order *, error *);
typedef struct { const orr_box *box; orr_seat you; const char *const *names; } lesson_eyes;
void lesson_wire_view(json *, const lesson_eyes *, const orr_ctx *);       /* "view": all that these eyes see */
void lesson_wire_news(json *, const lesson_eyes *, const orr_event *, uint32_t n);
void lesson_wire_refusal(json *, const orr_game *, orr_rule);              /* "rule" and "why"; 0: both null */

/* ---- lessons ----------------------------------------------------------------------------------------------------- */

/* A request and what comes of it. False: the error says why; nothing was written. */
bool lesson_wire_walk(const lesson *, const char *request, size_t n, text_buf *out, error *);
#endif
