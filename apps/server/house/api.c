/* api.c - the requests under /api/: docs/develop/protocol.md has the table of them. Short pages are written at once,
 * others by pages.c; what changes a table becomes a want and is answered when its entry is stored. */
#include "apps/common/house_page.h"
#include "apps/server/house/learning.h"
#include "apps/server/house/pages.h"
#include "apps/server/house/tables.h"
#include "games/games.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* ---- pages of the house ------------------------------------------------------------------------------------------ */

static void write_lobby(const server *s, const char *game, text_buf *page)
{
    sharing_write_lobby(s, page);
    (void)game;
}

static void write_stats(const server *s, const char *game, text_buf *page)
{
    endings_write(s->tables->endings, game, page);
}

/* Kept for so many nanoseconds. */
static void keep_and_send(conn *c, const char *name, text_buf *page, uint64_t ns)
{
    parcel *p = parcel_of(page);
    page_send(c, p);
    if (p) pages_keep(server_of(c)->pages, name, p, ns);
    parcel_drop(p);
}

typedef void page_writer(const server *, const char *game, text_buf *);

/* The more tables there are, the longer a page about all of them takes. It is kept for a while that grows with that, so
 * that however often it is asked for, the loop spends no more than a twentieth of its time on it. */
static void send_page_of_all(conn *c, const char *name, const char *game, page_writer *write)
{
    enum { PART = 20 };
    parcel *p = pages_find(server_of(c)->pages, name);
    if (p) {
        page_send(c, p);
        return;
    }
    text_buf page = { .text = NULL };
    const uint64_t began = uv_hrtime();
    write(server_of(c), game, &page);
    keep_and_send(c, name, &page, PART * (uv_hrtime() - began));
}

/* One that never changes. */
static void send_house_page(conn *c, const house_page *page)
{
    parcel *p = pages_find(server_of(c)->pages, page->name);
    if (p) {
        page_send(c, p);
        return;
    }
    text_buf text = { .text = NULL };
    house_page_write(page, server_of(c)->lessons, &text);
    keep_and_send(c, page->name, &text, UINT64_MAX);
}

static void send_stats(conn *c, const http_request *q)
{
    char game[64] = "", name[80];
    const span id = span_query(q->query, "game");
    if (id.at && (!span_copy(id, game, sizeof game) || !orr_find_game(game))) {
        static const char none[] = "[]";
        response_json(c, 200, none, sizeof none - 1, NULL);
        return;
    }
    snprintf(name, sizeof name, "stats %s", game);
    send_page_of_all(c, name, game, write_stats);
}

static bool send_if_house_page(conn *c, const http_request *q)
{
    house_page page;
    page_refusal no;
    if (house_page_find(q->path, q->query, &page, &no)) send_house_page(c, &page);
    else if (no.status) response_refuse(c, no.status, no.why);
    else if (span_is(q->path, "/api/tables")) send_page_of_all(c, "lobby", "", write_lobby);
    else if (span_is(q->path, "/api/stats")) send_stats(c, q);
    else if (span_is(q->path, "/api/push")) calls_page(c);
    else return false;
    return true;
}

/* ---- pages of a table -------------------------------------------------------------------------------------------- */

static void send_table(conn *c, const http_request *q, const table *t)
{
    text_buf *page = &server_of(c)->tables->page;
    const room_pass pass = socket_pass_of(t->code, q);
    text_clear(page);
    room_write_table(t->room, room_eyes(t->room, &pass), table_time(t), page);
    if (page->torn) response_refuse(c, 503, "The server is out of memory.");
    else response_json(c, 200, page->text, page->n, NULL);
}

static void table_page(conn *c, const http_request *q, const table *t, span what)
{
    page_order order;
    page_refusal no;
    if (!what.n) send_table(c, q, t);
    else if (table_page_find(what, q->query, t->room, &order, &no)) pages_ask(c, t, &order);
    else response_refuse(c, no.status, no.why);
}

/* ---- what changes something -------------------------------------------------------------------------------------- */

static want *new_want(conn *c, const http_request *q, want_kind kind)
{
    want *w = want_new(kind, c->id, q->body.at, q->body.n);
    if (!w) {
        response_refuse(c, 503, "The server is out of memory.");
        return NULL;
    }
    w->secure = server_of(c)->set.net.proxy && span_like(span_last(q->header[HEADER_FORWARDED_PROTO]), "https");
    randombytes_buf(w->grant.token, sizeof w->grant.token);
    randombytes_buf(w->grant.secret, sizeof w->grant.secret);
    return w;
}

/* A new table; from: the one it goes on from, or NULL; brings: the request has a record to go on from. */
static void make_table(conn *c, const http_request *q, const room *from, bool brings)
{
    tables *all = server_of(c)->tables;
    uint8_t noise[ROOM_LINK];
    text_buf entry = { 0 };
    error why;
    if (!keep_make_room(server_of(c))) {
        response_refuse(c, 503, "This server has no room for another table.");
        return;
    }
    want *w = new_want(c, q, WANT_MAKE);
    if (!w) return;
    do randombytes_buf(noise, sizeof noise);
    while (!hall_link(all->hall, noise, w->grant.link));
    if (from || brings) {
        playon_begin(c, w, from);
        return;
    }
    const bool fine = room_plan(&all->house, w->text, w->n, &w->grant, tables_wall_clock(), &entry, &why);
    table *t = fine ? table_new(server_of(c), w->grant.link) : NULL;
    if (t) {
        table_launch_first(t, w, &entry);
        return;
    }
    text_free(&entry);
    want_free(w);
    if (fine) response_refuse(c, 503, "The server is out of memory.");
    else response_refuse(c, 422, why.text);
}

static void post_to_table(conn *c, const http_request *q, table *t, span what)
{
    const bool sits = span_is(what, "/seats"), moves = span_is(what, "/move"), again = span_is(what, "/rematch"),
               back = span_is(what, "/back");
    const want_kind kind = sits ? WANT_SIT : moves ? WANT_MOVE : back ? WANT_BACK : WANT_AGAIN;
    const bool guesses = sits && q->body.at && room_sit_guesses(q->body.at, q->body.n);
    if (guesses && !code_may_try(c)) return;
    want *w = sits || moves || again || back ? new_want(c, q, kind) : NULL;
    if (w && again) {
        w->pass = socket_pass_of(t->code, q);
        rematch_ask(c, t, w);
    } else if (w) {
        w->guesses = guesses;
        w->pass = socket_pass_of(t->code, q); /* what it is worth is looked at when its turn comes */
        table_want(t, w);
    } else if (span_is(what, "/on")) {
        make_table(c, q, t->room, false);
    } else if (span_is(what, "/push")) {
        calls_post(c, q, t);
    } else if (!sits && !moves && !again && !back) {
        response_refuse(c, 404, NULL);
    }
}

/* A form of another page can send neither an Origin of ours nor JSON. What changes nothing counts as a request that
 * reads. */
static bool may_post(conn *c, const http_request *q, bool reads)
{
    server *s = server_of(c);
    const span type = q->header[HEADER_CONTENT_TYPE];
    if (q->header[HEADER_ORIGIN].at && !net_origin_fine(&s->net, q)) {
        response_refuse(c, 403, "This page belongs to another server.");
    } else if (!span_like(type, "application/json") && !span_like(type, "application/json; charset=utf-8") &&
               !span_like(type, "application/json;charset=utf-8")) {
        response_refuse(c, 415, "Send JSON and say so: Content-Type: application/json.");
    } else {
        if (c->counted) return true;
        return route_may(c, reads ? ADDRESS_GETS : ADDRESS_POSTS);
    }
    return false;
}

void api(conn *c, const http_request *q)
{
    const span rest = span_after(q->path, "/api/tables/");
    const bool learns = span_after(q->path, "/api/lessons/").at || span_after(q->path, "/api/puzzles/").at;
    if (q->method == METHOD_POST && !may_post(c, q, learns)) return;
    if (learning_page(c, q)) return;
    if (!rest.at) {
        if (q->method == METHOD_POST && span_is(q->path, "/api/tables")) make_table(c, q, NULL, false);
        else if (q->method == METHOD_POST && span_is(q->path, "/api/records")) make_table(c, q, NULL, true);
        else if (q->method == METHOD_POST && span_is(q->path, "/api/codes")) code_page(c, q);
        else if (q->method == METHOD_POST || !send_if_house_page(c, q)) response_refuse(c, 404, NULL);
        return;
    }
    const char *slash = memchr(rest.at, '/', rest.n);
    const size_t n = slash ? (size_t)(slash - rest.at) : rest.n;
    table *t = table_or_refuse(c, q, (span){ rest.at, n });
    if (!t) return;
    const span what = { rest.at + n, rest.n - n };
    if (q->method == METHOD_POST) post_to_table(c, q, t, what);
    else table_page(c, q, t, what);
}
