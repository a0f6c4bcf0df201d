/* api.c - the requests under /api/: docs/protocol.md has the table of them. Pages are written at once; what changes a
 * table becomes a want and is answered when its entry is stored. */
#include "beliefs.h"
#include "bot.h"
#include "games.h"
#include "tables.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static span rest_after(span path, const char *start)
{
    const size_t n = strlen(start);
    if (path.n < n || memcmp(path.at, start, n)) return (span){ NULL, 0 };
    return (span){ path.at + n, path.n - n };
}

static void send_page(conn *c, scroll *page)
{
    if (page->torn || !page->n) answer_refuse(c, 503, "The server is out of memory.");
    else answer_json(c, 200, page->text, page->n, NULL);
    if (page->cap > LIMIT_QUEUE) scroll_free(page);
}

/* ---- pages of the house ------------------------------------------------------------------------------------------ */

static void write_games(scroll *page)
{
    static const char *const texts[] = { "Plays without much thought.", "Knows the game.",
                                         "Thinks ahead and guesses who is who.", "Thinks longer." };
    wire_level level[8];
    unsigned n = 0;
    for (; n < 4 && bot_levels[n]; n++) level[n] = (wire_level){ bot_levels[n], texts[n] };
    json j = json_on_scroll(page);
    wire_games(&j, level, n);
}

static bool house_page(conn *c, const http_request *q, scroll *page)
{
    char game[64] = "";
    const span id = span_query(q->query, "game");
    if (span_is(q->path, "/api/games")) {
        write_games(page);
    } else if (span_is(q->path, "/api/tables")) {
        json j = json_on_scroll(page);
        hall_write(c->server->tables->hall, &j);
    } else if (span_is(q->path, "/api/stats")) {
        if (id.at && !span_copy(id, game, sizeof game)) return false;
        endings_write(c->server->tables->endings, game, page);
    } else {
        return false;
    }
    return true;
}

/* ---- pages of a table -------------------------------------------------------------------------------------------- */

static bool number_in(span s, uint32_t most, uint32_t *out)
{
    uint32_t n = 0;
    if (!s.n || s.n > 9) return false;
    for (size_t i = 0; i < s.n; i++) {
        if (s.at[i] < '0' || s.at[i] > '9') return false;
        n = n * 10 + (uint32_t)(s.at[i] - '0');
    }
    *out = n;
    return n <= most;
}

/* Whose eyes a replay is seen with: a seat counted from 0, a watcher's, or all. */
static bool eyes_of(const http_request *q, const room *r, orr_seat *out)
{
    const span said = span_query(q->query, "eyes");
    uint32_t seat;
    unsigned seats = 0;
    while (seats < ORR_MAX_SEATS && room_names(r)[seats]) seats++;
    *out = ORR_PUBLIC;
    if (!said.at || span_is(said, "watcher")) return true;
    *out = ROOM_EYES_ALL;
    if (span_is(said, "all")) return true;
    if (!number_in(said, seats - 1, &seat)) return false;
    *out = (orr_seat)seat;
    return true;
}

static void replay_page(conn *c, const http_request *q, const room *r, span at, scroll *page)
{
    orr_seat eyes;
    uint32_t answers = 0;
    note why;
    if (!eyes_of(q, r, &eyes)) answer_refuse(c, 400, "eyes is all, watcher or the number of a seat.");
    else if (at.at && !number_in(at, UINT32_MAX, &answers)) answer_refuse(c, 404, NULL);
    else if (at.at ? room_write_replay_at(r, answers, eyes, page, &why) : room_write_replay(r, eyes, page, &why))
        send_page(c, page);
    else answer_refuse(c, 409, why.text);
}

static void beliefs_page(conn *c, const http_request *q, const room *r, scroll *page)
{
    orr_seat eyes;
    note why;
    if (!eyes_of(q, r, &eyes) || eyes >= ORR_MAX_SEATS) answer_refuse(c, 400, "eyes is the number of a seat.");
    else if (beliefs_write(r, eyes, page, &why)) send_page(c, page);
    else answer_refuse(c, 409, why.text);
}

static void send_record(conn *c, const room *r, scroll *page)
{
    note why;
    if (!room_write_record(r, page, &why)) answer_refuse(c, 409, why.text);
    else
        answer_send(c,
                    &(answer){ .status = 200, .type = "text/plain; charset=utf-8", .body = page->text, .n = page->n });
}

static void table_page(conn *c, const http_request *q, table *t, span what, scroll *page)
{
    note why;
    const span at = rest_after(what, "/replay/");
    if (!what.n) {
        const room_pass pass = pass_of(t->code, q);
        room_write_table(t->room, room_eyes(t->room, &pass), wall_clock(), page);
        send_page(c, page);
    } else if (span_is(what, "/book")) {
        room_write_book(t->room, page);
        send_page(c, page);
    } else if (span_is(what, "/record")) {
        send_record(c, t->room, page);
    } else if (span_is(what, "/replay") || at.at) {
        replay_page(c, q, t->room, at, page);
    } else if (span_is(what, "/check")) {
        if (room_write_check(t->room, page, &why)) send_page(c, page);
        else answer_refuse(c, 409, why.text);
    } else if (span_is(what, "/beliefs")) {
        beliefs_page(c, q, t->room, page);
    } else if (span_is(what, "/stats")) {
        if (room_write_stats(t->room, page, &why)) send_page(c, page);
        else answer_refuse(c, 409, why.text);
    } else {
        answer_refuse(c, 404, NULL);
    }
}

/* ---- what changes something -------------------------------------------------------------------------------------- */

static want *new_want(conn *c, const http_request *q, want_kind kind)
{
    want *w = want_new(kind, c->id, q->body.at, q->body.n);
    if (!w) {
        answer_refuse(c, 503, "The server is out of memory.");
        return NULL;
    }
    w->secure = c->server->set.proxy && span_like(span_last(q->header[HEADER_FORWARDED_PROTO]), "https");
    randombytes_buf(w->grant.token, sizeof w->grant.token);
    randombytes_buf(w->grant.secret, sizeof w->grant.secret);
    return w;
}

/* A new table; from: the one it goes on from, or NULL. */
static void make_table(conn *c, const http_request *q, const room *from)
{
    tables *all = c->server->tables;
    uint8_t noise[ROOM_LINK];
    scroll entry = { 0 };
    note why;
    if (hall_awake(all->hall) + hall_resting(all->hall) >= LIMIT_TABLES) {
        answer_refuse(c, 503, "This server has no room for another table.");
        return;
    }
    want *w = new_want(c, q, WANT_MAKE);
    if (!w) return;
    do randombytes_buf(noise, sizeof noise);
    while (!hall_link(all->hall, noise, w->grant.link) || table_awake(all, w->grant.link));
    const bool fine = from ? room_play_on(from, w->text, w->n, &w->grant, wall_clock(), &entry, &why)
                           : room_plan(&all->house, w->text, w->n, &w->grant, wall_clock(), &entry, &why);
    table *t = fine ? table_new(c->server, w->grant.link) : NULL;
    if (t) {
        table_launch_first(t, w, &entry);
        return;
    }
    scroll_free(&entry);
    want_free(w);
    if (fine) answer_refuse(c, 503, "The server is out of memory.");
    else answer_refuse(c, 422, why.text);
}

static void post_to_table(conn *c, const http_request *q, table *t, span what)
{
    const bool sits = span_is(what, "/seats"), moves = span_is(what, "/move");
    want *w = sits || moves ? new_want(c, q, sits ? WANT_SIT : WANT_MOVE) : NULL;
    if (w) {
        w->pass = pass_of(t->code, q);   /* what it is worth is looked at when its turn comes */
        table_want(t, w);
    } else if (span_is(what, "/on")) {
        make_table(c, q, t->room);
    } else if (!sits && !moves) {
        answer_refuse(c, 404, NULL);
    }
}

/* A form of another page can send neither an Origin of ours nor JSON. */
static bool may_post(conn *c, const http_request *q)
{
    server *s = c->server;
    const span type = q->header[HEADER_CONTENT_TYPE];
    bucket *b = &s->posts[address_bucket(c)];
    if (q->header[HEADER_ORIGIN].at && !origin_fine(s, q)) {
        answer_refuse(c, 403, "This page belongs to another server.");
    } else if (!span_like(type, "application/json") && !span_like(type, "application/json; charset=utf-8") &&
               !span_like(type, "application/json;charset=utf-8")) {
        answer_refuse(c, 415, "Send JSON and say so: Content-Type: application/json.");
    } else if (!bucket_take(b, uv_now(&s->loop), s->set.posts, 4 * s->set.posts)) {
        s->counts.too_fast++;
        answer_refuse(c, 429, "That was too fast; wait a moment.");
    } else {
        return true;
    }
    return false;
}

void api(conn *c, const http_request *q)
{
    scroll *page = &c->server->tables->page;
    const span rest = rest_after(q->path, "/api/tables/");
    scroll_clear(page);
    if (q->method == METHOD_POST && !may_post(c, q)) return;
    if (!rest.at) {
        if (q->method == METHOD_POST && span_is(q->path, "/api/tables")) make_table(c, q, NULL);
        else if (q->method == METHOD_POST && span_is(q->path, "/api/codes")) code_page(c, q);
        else if (q->method != METHOD_POST && house_page(c, q, page)) send_page(c, page);
        else answer_refuse(c, 404, NULL);
        return;
    }
    const char *slash = memchr(rest.at, '/', rest.n);
    const size_t n = slash ? (size_t)(slash - rest.at) : rest.n;
    table *t = table_or_refuse(c, q, (span){ rest.at, n });
    if (!t) return;
    const span what = { rest.at + n, rest.n - n };
    if (q->method == METHOD_POST) post_to_table(c, q, t, what);
    else table_page(c, q, t, what, page);
}
