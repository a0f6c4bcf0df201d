/* walk_page.h - lessons and puzzles over the wire: the puzzles of a day, one puzzle, the book of its table, and a walk
 * through one of either, which is kept by the page and not here. */
#ifndef WALK_PAGE_H
#define WALK_PAGE_H
#include "apps/common/lessons.h"
#include "apps/common/page.h"
#include "apps/common/puzzles.h"
#include "base/span.h"
#include "base/text.h"
#include "lab/puzzle/puzzle_wire.h"

typedef enum { WALK_DAY, WALK_HEAD, WALK_BOOK, WALK_STEP } walk_kind;
typedef struct {
    walk_kind kind;
    uint32_t day;                        /* WALK_DAY */
    const puzzles *puzzles;              /* likewise */
    const lesson *lesson;                /* this one, or ... */
    const puzzle *puzzle;                /* ... this one */
    const orr_box *box;                  /* of its table */
} walk_page;

/* post: a step was sent. False: it is none of these; with a status in no: it would be, but nothing is there. */
bool walk_page_find(span path, bool post, const lessons *, const puzzles *, walk_page *, page_refusal *no);
/* request: of a step; tried: what it was if it was a first try. False: the error is the `why` of a 409. */
bool walk_page_write(const walk_page *, const char *request, size_t n, text_buf *, puzzle_tried *, error *);
void walk_page_name(const walk_page *, char out[80]);    /* of its book: tables that look alike share one */
#endif
