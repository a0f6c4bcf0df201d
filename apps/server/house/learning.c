/* learning.c - see learning.h. Another thread goes through the walk: the loop only finds the lesson or the puzzle. */
#include "apps/server/house/learning.h"

#include "apps/common/walk_page.h"
#include "apps/server/house/errand.h"
#include "apps/server/house/pages.h"
#include "apps/server/house/tries.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    errand errand;                       /* first */
    walk_page page;                      /* what it points to lives as long as the server */
    char *request;                       /* NULL: the book is wanted */
    size_t n;
    text_buf text;
    bool good;
    puzzle_tried tried;
    uint64_t mark;                       /* of a puzzle: for tries_count */
    error why;
} walking;

/* ---- on another thread ------------------------------------------------------------------------------------------- */

static void walk(task *t)
{
    walking *w = (walking *)t;
    w->good = walk_page_write(&w->page, w->request, w->n, &w->text, &w->tried, &w->why);
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void walking_free(walking *w)
{
    if (!w) return;
    free(w->request);
    text_free(&w->text);
    free(w);
}

static void walked(task *t, bool worked)
{
    walking *w = (walking *)t;
    server *s = w->errand.server;
    parcel *p = worked && w->good ? parcel_of(&w->text) : NULL;
    conn *c = conn_of_errand(&s->net, w->errand.id);
    char name[80];
    if (worked && w->page.puzzle) tries_count(s, w->page.puzzle, w->tried, w->mark);
    if (p && !w->request) walk_page_name(&w->page, name), pages_keep(s->pages, name, p, UINT64_MAX);
    if (c && worked && !w->good) response_refuse(c, 409, w->why.text);
    else if (c) page_send(c, p);
    parcel_drop(p);
    walking_free(w);
}

static void begin(conn *c, const walk_page *page, const http_request *q)
{
    walking *w = calloc(1, sizeof *w);
    const bool book = page->kind == WALK_BOOK;
    char name[80];
    if (w) w->page = *page;
    if (w && !book) w->request = malloc(q->body.n + 1);
    if (!w || (!book && !w->request)) {
        walking_free(w);
        response_refuse(c, 503, "The server is out of memory.");
        return;
    }
    if (page->puzzle) w->mark = tries_mark(server_of(c), c, page->puzzle);
    w->errand.study = page->puzzle && !book;         /* a wrong answer is looked into */
    w->n = book ? 0 : q->body.n;
    if (w->n) memcpy(w->request, q->body.at, w->n);
    w->errand.task.work = walk;
    w->errand.task.done = walked;
    walk_page_name(page, name);
    if (!errand_begin(&w->errand, server_of(c), c, name)) walking_free(w);
}

/* What is short. */
static void send_now(conn *c, const walk_page *page)
{
    text_buf text = { .text = NULL };
    puzzle_tried tried;
    error why;
    walk_page_write(page, NULL, 0, &text, &tried, &why);
    parcel *p = parcel_of(&text);
    page_send(c, p);
    parcel_drop(p);
}

static void send_book(conn *c, const walk_page *page, const http_request *q)
{
    char name[80];
    walk_page_name(page, name);
    parcel *p = pages_find(server_of(c)->pages, name);
    if (p) page_send(c, p);
    else begin(c, page, q);
}

bool learning_page(conn *c, const http_request *q)
{
    walk_page page;
    page_refusal no;
    const server *s = server_of(c);
    if (!walk_page_find(q->path, q->method == METHOD_POST, s->lessons, s->puzzles, &page, &no)) {
        if (no.status) response_refuse(c, no.status, no.why);
        return no.status;
    }
    if (page.kind == WALK_BOOK) send_book(c, &page, q);
    else if (page.kind == WALK_STEP) begin(c, &page, q);
    else send_now(c, &page);
    return true;
}

/* ---- what the server has ----------------------------------------------------------------------------------------- */

lessons *learning_open(void)
{
    lessons *all = calloc(1, sizeof *all);
    if (all) lessons_open(all);
    return all;
}

void learning_close(lessons *all)
{
    if (all) lessons_close(all);
    free(all);
}

puzzles *learning_puzzles_open(void)
{
    puzzles *all = calloc(1, sizeof *all);
    if (all) puzzles_open(all);
    return all;
}

void learning_puzzles_close(puzzles *all)
{
    if (all) puzzles_close(all);
    free(all);
}
