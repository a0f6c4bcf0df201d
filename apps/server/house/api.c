/* api.c - the requests under /api/: docs/develop/protocol.md has the table of them. Short pages are written at once,
 * others by pages.c; what changes a table becomes a want and is answered when its entry is stored. */
#include "apps/common/help.h"
#include "apps/server/house/learning.h"
#include "apps/server/house/pages.h"
#include "apps/server/house/tables.h"
#include "base/decimal.h"
#include "bots/bot.h"
#include "games/games.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

static span rest_after(span path, const char *start)
{
    const size_t n = strlen(start);
    if (path.n < n || memcmp(path.at, start, n)) return (span){ NULL, 0 };
    return (span){ path.at + n, path.n - n };
}

/* ---- pages of the house ------------------------------------------------------------------------------------------ */

static void write_games(const server *s, const char *game, text_buf *page)
{
    static const char *const texts[] = { "Plays without much thought.", "Knows the game.",
                                         "Thinks ahead and guesses who is who.", "Thinks longer." };
    wire_level level[8];
    unsigned n = 0;
    for (; n < 4 && bot_levels[n]; n++) level[n] = (wire_level){ bot_levels[n], texts[n] };
    json j = json_on_text(page);
    wire_games(&j, level, n);
    (void)s, (void)game;
}

static void write_lessons(const server *s, const char *game, text_buf *page)
{
    learning_write_list(s->lessons, page);
    (void)game;
}

static void write_rules(const char *game, const char *language, text_buf *page)
{
    json j = json_on_text(page);
    wire_rules(&j, orr_find_game(game), language);
}

static void write_rules_en(const server *s, const char *game, text_buf *page)
{
    write_rules(game, "en", page);
    (void)s;
}

static void write_rules_it(const server *s, const char *game, text_buf *page)
{
    write_rules(game, "it", page);
    (void)s;
}

static void write_help(const server *s, const char *game, text_buf *page)
{
    json j = json_on_text(page);
    help_write(&j, orr_find_game(game), s->lessons);
}

static void write_lobby(const server *s, const char *game, text_buf *page)
{
    json j = json_on_text(page);
    hall_write(s->tables->hall, &j);
    (void)game;
}

static void write_stats(const server *s, const char *game, text_buf *page)
{
    endings_write(s->tables->endings, game, page);
}

typedef void page_writer(const server *, const char *game, text_buf *);

static bool never_changes(page_writer *write)
{
    return write == write_games || write == write_lessons || write == write_rules_en || write == write_rules_it ||
           write == write_help;
}

/* The more tables there are, the longer a page about all of them takes. It is kept for a while that grows with that, so
 * that however often it is asked for, the loop spends no more than a twentieth of its time on it. */
static void send_house_page(conn *c, const char *name, const char *game, page_writer *write)
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
    const uint64_t took = uv_hrtime() - began;
    p = parcel_of(&page);
    page_send(c, p);
    if (p) pages_keep(server_of(c)->pages, name, p, never_changes(write) ? UINT64_MAX : PART * took);
    parcel_drop(p);
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
    send_house_page(c, name, game, write_stats);
}

/* GET /api/games/GAME/rules?lang=it; rest: what follows /api/games/. */
static void send_rules(conn *c, const http_request *q, span rest)
{
    char game[64], name[80];
    const char *slash = memchr(rest.at, '/', rest.n);
    const span id = { rest.at, slash ? (size_t)(slash - rest.at) : 0 }, lang = span_query(q->query, "lang");
    const bool italian = lang.at && span_is(lang, "it");
    if (!slash || !span_is((span){ slash, rest.n - id.n }, "/rules") || !span_copy(id, game, sizeof game) ||
        !orr_find_game(game)) {
        response_refuse(c, 404, NULL);
    } else if (lang.at && !italian && !span_is(lang, "en")) {
        response_refuse(c, 400, "'lang' should be en or it.");
    } else {
        snprintf(name, sizeof name, "rules %s %s", italian ? "it" : "en", game);
        send_house_page(c, name, game, italian ? write_rules_it : write_rules_en);
    }
}

/* GET /api/help/GAME; id: what follows /api/help/. */
static void send_help(conn *c, span id)
{
    char game[64], name[80];
    if (!span_copy(id, game, sizeof game) || !orr_find_game(game)) {
        response_refuse(c, 404, NULL);
        return;
    }
    snprintf(name, sizeof name, "help %s", game);
    send_house_page(c, name, game, write_help);
}

static bool house_page(conn *c, const http_request *q)
{
    const span game = rest_after(q->path, "/api/games/"), help = rest_after(q->path, "/api/help/");
    if (game.at) send_rules(c, q, game);
    else if (help.at) send_help(c, help);
    else if (span_is(q->path, "/api/games")) send_house_page(c, "games", "", write_games);
    else if (span_is(q->path, "/api/tables")) send_house_page(c, "lobby", "", write_lobby);
    else if (span_is(q->path, "/api/lessons")) send_house_page(c, "lessons", "", write_lessons);
    else if (span_is(q->path, "/api/stats")) send_stats(c, q);
    else if (span_is(q->path, "/api/push")) calls_page(c);
    else return false;
    return true;
}

/* ---- pages of a table -------------------------------------------------------------------------------------------- */

/* Written in one way, so that a page has one address. */
static bool number_in(span s, uint32_t most, uint32_t *out)
{
    uint64_t n;
    if (!s.n || (s.n > 1 && *s.at == '0') || decimal_take(s.at, s.n, most, &n) != s.n) return false;
    *out = (uint32_t)n;
    return true;
}

/* Whose eyes a replay is seen with: a seat counted from 0, a watcher's, or all. */
static bool eyes_of(const http_request *q, const room *r, orr_seat *out)
{
    const span said = span_query(q->query, "eyes");
    uint32_t seat;
    *out = ORR_PUBLIC;
    if (!said.at || span_is(said, "watcher")) return true;
    *out = ROOM_EYES_ALL;
    if (span_is(said, "all")) return true;
    if (!number_in(said, room_seats(r) - 1, &seat)) return false;
    *out = (orr_seat)seat;
    return true;
}

static void replay_page(conn *c, const http_request *q, const table *t, span at)
{
    page_order o = { .kind = at.at ? PAGE_POSITION : PAGE_REPLAY };
    if (!eyes_of(q, t->room, &o.eyes))
        response_refuse(c, 400, "'eyes' should be all, watcher or the number of a seat.");
    else if (at.at && !number_in(at, UINT32_MAX, &o.at)) response_refuse(c, 404, NULL);
    else pages_ask(c, t, &o);
}

/* How it looked from one seat. */
static void seat_page(conn *c, const http_request *q, const table *t, page_kind kind)
{
    page_order o = { .kind = kind };
    if (!eyes_of(q, t->room, &o.eyes) || o.eyes >= ORR_MAX_SEATS)
        response_refuse(c, 400, "'eyes' should be the number of a seat.");
    else pages_ask(c, t, &o);
}

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
    const span at = rest_after(what, "/replay/");
    if (!what.n) send_table(c, q, t);
    else if (span_is(what, "/book")) pages_ask(c, t, &(page_order){ .kind = PAGE_BOOK });
    else if (span_is(what, "/record")) pages_ask(c, t, &(page_order){ .kind = PAGE_RECORD });
    else if (span_is(what, "/replay") || at.at) replay_page(c, q, t, at);
    else if (span_is(what, "/check")) pages_ask(c, t, &(page_order){ .kind = PAGE_CHECK });
    else if (span_is(what, "/beliefs")) seat_page(c, q, t, PAGE_BELIEFS);
    else if (span_is(what, "/review")) seat_page(c, q, t, PAGE_REVIEW);
    else if (span_is(what, "/chances")) pages_ask(c, t, &(page_order){ .kind = PAGE_CHANCES });
    else if (span_is(what, "/stats")) pages_ask(c, t, &(page_order){ .kind = PAGE_STATS });
    else response_refuse(c, 404, NULL);
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

/* A new table; from: the one it goes on from, or NULL. */
static void make_table(conn *c, const http_request *q, const room *from)
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
    if (from) {
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
    if (guesses && !code_may_guess(c)) return;
    want *w = sits || moves || again || back ? new_want(c, q, kind) : NULL;
    if (w && again) {
        w->pass = socket_pass_of(t->code, q);
        rematch_ask(c, t, w);
    } else if (w) {
        w->guesses = guesses;
        w->pass = socket_pass_of(t->code, q); /* what it is worth is looked at when its turn comes */
        table_want(t, w);
    } else if (span_is(what, "/on")) {
        make_table(c, q, t->room);
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
        return reads ? route_may(c, s->net.gets, s->set.net.gets) : route_may(c, s->net.posts, s->set.net.posts);
    }
    return false;
}

void api(conn *c, const http_request *q)
{
    const span rest = rest_after(q->path, "/api/tables/"), learn = rest_after(q->path, "/api/lessons/");
    const span solve = rest_after(q->path, "/api/puzzles/");
    if (q->method == METHOD_POST && !may_post(c, q, learn.at || solve.at)) return;
    if (learn.at || solve.at) {
        if (learn.at) learning_page(c, q, learn);
        else learning_puzzle_page(c, q, solve);
        return;
    }
    if (!rest.at) {
        if (q->method == METHOD_POST && span_is(q->path, "/api/tables")) make_table(c, q, NULL);
        else if (q->method == METHOD_POST && span_is(q->path, "/api/codes")) code_page(c, q);
        else if (q->method == METHOD_POST || !house_page(c, q)) response_refuse(c, 404, NULL);
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
