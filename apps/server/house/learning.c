/* learning.c - see learning.h. Another thread goes through the walk: the loop only finds the lesson or the puzzle. */
#include "apps/server/house/learning.h"

#include "apps/server/house/errand.h"
#include "apps/server/house/pages.h"
#include "base/decimal.h"
#include "games/games.h"
#include "lab/puzzle/puzzle_wire.h"
#include "table/lesson/lesson_wire.h"
#include "table/wire/wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    errand errand;                       /* first */
    const lesson *lesson;                /* lives as long as the server, as does ... */
    const puzzle *puzzle;                /* ... one of these, if there is no lesson */
    const orr_box *box;                  /* of its table */
    char *request;                       /* NULL: the book is wanted */
    size_t n;
    text_buf text;
    bool good;
    error why;
} walking;

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

void learning_write_list(const lessons *all, text_buf *page)
{
    json j = json_on_text(page);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++) lesson_wire_head(&j, all->one[i]);
    json_end(&j);
}

/* ---- on another thread ------------------------------------------------------------------------------------------- */

static void walk(task *t)
{
    walking *w = (walking *)t;
    if (w->request) {
        w->good = w->lesson ? lesson_wire_walk(w->lesson, w->request, w->n, &w->text, &w->why)
                            : puzzle_wire_walk(w->box, w->puzzle, w->request, w->n, &w->text, &w->why);
        return;
    }
    json j = json_on_text(&w->text);
    wire_book(&j, w->box, w->lesson ? lesson_about(w->lesson)->seats : w->puzzle->seats);
    w->good = true;
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void walking_free(walking *w)
{
    if (!w) return;
    free(w->request);
    text_free(&w->text);
    free(w);
}

static void name_book(const walking *w, char out[80])
{
    if (w->lesson) snprintf(out, 80, "lesson %.40s %u", w->box->game->id, lesson_about(w->lesson)->number);
    else snprintf(out, 80, "puzzle %.40s %u", w->box->game->id, w->puzzle->seats);
}

static void walked(task *t, bool worked)
{
    walking *w = (walking *)t;
    server *s = w->errand.server;
    parcel *p = worked && w->good ? parcel_of(&w->text) : NULL;
    conn *c = conn_of_errand(&s->net, w->errand.id);
    char name[80];
    if (p && !w->request) name_book(w, name), pages_keep(s->pages, name, p, UINT64_MAX);
    if (c && worked && !w->good) response_refuse(c, 409, w->why.text);
    else if (c) page_send(c, p);
    parcel_drop(p);
    walking_free(w);
}

static void begin(conn *c, const walking *what, const http_request *q, bool book)
{
    walking *w = calloc(1, sizeof *w);
    char name[80];
    if (w) *w = *what;
    if (w && !book) w->request = malloc(q->body.n + 1);
    if (!w || (!book && !w->request)) {
        walking_free(w);
        response_refuse(c, 503, "The server is out of memory.");
        return;
    }
    w->errand.study = w->puzzle && !book;            /* a wrong answer is looked into */
    w->n = book ? 0 : q->body.n;
    if (w->n) memcpy(w->request, q->body.at, w->n);
    w->errand.task.work = walk;
    w->errand.task.done = walked;
    name_book(w, name);
    if (!errand_begin(&w->errand, server_of(c), c, name)) walking_free(w);
}

static void begin_or_send(conn *c, const walking *what, const http_request *q, bool book)
{
    char name[80];
    name_book(what, name);
    parcel *p = book ? pages_find(server_of(c)->pages, name) : NULL;
    if (p) page_send(c, p);
    else begin(c, what, q, book);
}

/* ---- lessons ----------------------------------------------------------------------------------------------------- */

/* "GAME/N" or "GAME/N/book" */
static const lesson *find_lesson(const lessons *all, span rest, bool *book)
{
    char path[80], *slash, *more;
    uint32_t number;
    if (!span_copy(rest, path, sizeof path) || !(slash = strchr(path, '/'))) return NULL;
    *slash++ = 0;
    more = strchr(slash, '/');
    if (more) *more++ = 0;
    *book = more != NULL;
    if (more && strcmp(more, "book")) return NULL;
    const orr_game *g = orr_find_game(path);
    return g && *slash != '0' && decimal_read_unsigned(slash, 31, &number) ? lessons_find(all, g, number) : NULL;
}

void learning_page(conn *c, const http_request *q, span rest)
{
    bool book = false;
    const lesson *l = find_lesson(server_of(c)->lessons, rest, &book);
    if (!l || book != (q->method != METHOD_POST)) {
        response_refuse(c, 404, NULL);
        return;
    }
    begin_or_send(c, &(walking){ .lesson = l, .box = &lesson_about(l)->box }, q, book);
}

/* ---- puzzles ----------------------------------------------------------------------------------------------------- */

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

static void send_text(conn *c, text_buf *page)
{
    parcel *p = parcel_of(page);
    page_send(c, p);
    parcel_drop(p);
}

static void send_day(conn *c, uint32_t day)
{
    const puzzles *all = server_of(c)->puzzles;
    text_buf page = { .text = NULL };
    json j = json_on_text(&page);
    json_open_array(&j, NULL);
    for (unsigned i = 0; i < all->n; i++) {
        const puzzle *p = puzzle_of_day(&all->book[i], day);
        if (p) puzzle_wire_head(&j, &all->book[i].box, p);
    }
    json_end(&j);
    send_text(c, &page);
}

static void send_head(conn *c, const orr_box *box, const puzzle *p)
{
    text_buf page = { .text = NULL };
    json j = json_on_text(&page);
    puzzle_wire_head(&j, box, p);
    send_text(c, &page);
}

/* "GAME/ID" or "GAME/ID/book" */
static bool find_puzzle(const puzzles *all, char *path, walking *found, bool *book)
{
    char *id = strchr(path, '/'), *more = id ? strchr(id + 1, '/') : NULL;
    if (!id) return false;
    *id++ = 0;
    if (more) *more++ = 0;
    if (more && strcmp(more, "book")) return false;
    const orr_game *g = orr_find_game(path);
    const puzzle_book *b = g ? puzzles_of(all, g) : NULL;
    const puzzle *p = b ? puzzle_find(b, id) : NULL;
    if (!p) return false;
    *book = more != NULL;
    *found = (walking){ .puzzle = p, .box = &b->box };
    return true;
}

void learning_puzzle_page(conn *c, const http_request *q, span rest)
{
    char path[100];
    walking found;
    uint32_t day;
    bool book = false;
    const bool post = q->method == METHOD_POST, fits = span_copy(rest, path, sizeof path);
    if (fits && !post && puzzles_day(path, &day)) send_day(c, day);
    else if (!fits || !find_puzzle(server_of(c)->puzzles, path, &found, &book) || (book && post))
        response_refuse(c, 404, NULL);
    else if (!post && !book) send_head(c, found.box, found.puzzle);
    else begin_or_send(c, &found, q, book);
}
