/* learning.c - see learning.h. Another thread goes through the walk: the loop only finds the lesson. */
#include "apps/server/house/learning.h"

#include "apps/server/house/errand.h"
#include "apps/server/house/pages.h"
#include "base/decimal.h"
#include "games/games.h"
#include "table/lesson/lesson_wire.h"
#include "table/wire/wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    errand errand;                       /* first */
    const lesson *lesson;                /* lives as long as the server */
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
        w->good = lesson_wire_walk(w->lesson, w->request, w->n, &w->text, &w->why);
        return;
    }
    json j = json_on_text(&w->text);
    wire_book(&j, &lesson_about(w->lesson)->box, lesson_about(w->lesson)->seats);
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

static void name_book(const lesson *l, char out[80])
{
    snprintf(out, 80, "lesson %.40s %u", lesson_about(l)->box.game->id, lesson_about(l)->number);
}

static void walked(task *t, bool worked)
{
    walking *w = (walking *)t;
    server *s = w->errand.server;
    parcel *p = worked && w->good ? parcel_of(&w->text) : NULL;
    conn *c = conn_of_errand(&s->net, w->errand.id);
    char name[80];
    if (p && !w->request) name_book(w->lesson, name), pages_keep(s->pages, name, p, UINT64_MAX);
    if (c && worked && !w->good) response_refuse(c, 409, w->why.text);
    else if (c) page_send(c, p);
    parcel_drop(p);
    walking_free(w);
}

static void begin(conn *c, const lesson *l, const http_request *q, bool book)
{
    walking *w = calloc(1, sizeof *w);
    char name[80];
    if (w && !book) w->request = malloc(q->body.n + 1);
    if (!w || (!book && !w->request)) {
        walking_free(w);
        response_refuse(c, 503, "The server is out of memory.");
        return;
    }
    w->lesson = l;
    w->n = book ? 0 : q->body.n;
    if (w->n) memcpy(w->request, q->body.at, w->n);
    w->errand.task.work = walk;
    w->errand.task.done = walked;
    name_book(l, name);
    if (!errand_begin(&w->errand, server_of(c), c, name)) walking_free(w);
}

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
    server *s = server_of(c);
    bool book = false;
    const lesson *l = find_lesson(s->lessons, rest, &book);
    char name[80];
    if (!l || book != (q->method != METHOD_POST)) {
        response_refuse(c, 404, NULL);
        return;
    }
    name_book(l, name);
    parcel *p = book ? pages_find(s->pages, name) : NULL;
    if (p) page_send(c, p);
    else begin(c, l, q, book);
}
