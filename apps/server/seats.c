/* seats.c - the sockets of a table: whose eyes they are, what they send, what they are told. */
#include "tables.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void seat_send(void *to, const char *frame, size_t n)
{
    conn *c = to;
    if (c->closing || c->phase != CONN_LIVE) return;
    c->server->counts.messages_out++;
    if (!ws_send(c->ws, frame, n)) conn_drop(c);
}

uint8_t seat_of(const room *r, const http_request *q)
{
    char name[sizeof "orrery-" + ROOM_CODE];
    uint8_t token[ROOM_TOKEN];
    size_t n;
    snprintf(name, sizeof name, "orrery-%s", room_code(r));
    const span said = span_cookie(q->header[HEADER_COOKIE], name);
    if (said.n != 2 * ROOM_TOKEN || sodium_hex2bin(token, sizeof token, said.at, said.n, NULL, &n, NULL) ||
        n != ROOM_TOKEN)
        return ORR_PUBLIC;
    return room_seat_of(r, token);
}

bool seat_is_here(const table *t, unsigned seat)
{
    for (uint32_t i = 0; i < t->n_sockets; i++)
        if (t->sockets[i].eyes == seat) return true;
    return false;
}

static unsigned watchers(const table *t)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < t->n_sockets; i++) n += t->sockets[i].eyes == ORR_PUBLIC;
    return n;
}

static unsigned sockets_of(const table *t, uint8_t eyes)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < t->n_sockets; i++) n += t->sockets[i].eyes == eyes;
    return n;
}

static bool add_socket(table *t, conn *c)
{
    if (t->n_sockets == t->cap_sockets) {
        const uint32_t cap = t->cap_sockets ? t->cap_sockets * 2 : 4;
        socket_at *more = realloc(t->sockets, cap * sizeof *more);
        if (!more) return false;
        t->sockets = more;
        t->cap_sockets = cap;
    }
    t->sockets[t->n_sockets++] = (socket_at){ c->id, c->eyes };
    return true;
}

/* Who watches is a number everybody sees; it is not stored. */
static void watchers_changed(table *t)
{
    room_watchers(t->room, watchers(t));
    seats_tell(t, &(room_changes){ .table = true, .news = UINT32_MAX });
}

static void stir(table *t, uint8_t eyes)
{
    t->quiet = uv_now(&t->server->loop);
    t->visited = true;
    think_company(t);
    if (eyes == ORR_PUBLIC) watchers_changed(t);
    else t->stirred |= orr_one(eyes);
    table_consider(t);
}

void seat_connect(conn *c, const http_request *q, span code)
{
    char name[ROOM_CODE + 1] = "";
    span_copy(code, name, sizeof name);  /* too long: none has that name */
    table *t = table_or_refuse(c, name);
    if (!t) return;
    c->eyes = seat_of(t->room, q);
    if (sockets_of(t, c->eyes) >= (c->eyes == ORR_PUBLIC ? LIMIT_WATCHERS : LIMIT_SEAT_SOCKETS)) {
        answer_refuse(c, 503,
                      c->eyes == ORR_PUBLIC ? "Too many people watch this table."
                                            : "This seat is open in too many windows.");
        return;
    }
    if (!upgrade(c, q, "orrery.1")) return;
    if (!add_socket(t, c)) {
        conn_drop(c);
        return;
    }
    c->table = t;
    if (!conn_upgrade(c)) {
        conn_drop(c);
        return;
    }
    room_greet(t->room, c->eyes, table_time(t), seat_send, c);
    c->behind = true;
    stir(t, c->eyes);
}

/* A long match has a log of more than a megabyte: it goes out a page at a time, so that no queue holds it. */
void seat_more(conn *c)
{
    if (!c->table || c->closing) return;
    const uint32_t next = room_tell_log(c->table->room, c->log_next, c->eyes, seat_send, c);
    c->behind = next > c->log_next;
    c->log_next = next;
}

void seat_message(conn *c, const char *text, size_t n)
{
    if (c->server->set.echo && !c->table) seat_send(c, text, n);
    else if (c->table) table_want(c->table, want_new(WANT_MESSAGE, c->id, c->eyes, text, n));
}

void seat_gone(conn *c)
{
    table *t = c->table;
    c->table = NULL;
    if (!t) return;
    for (uint32_t i = 0; i < t->n_sockets; i++)
        if (t->sockets[i].conn == c->id) t->sockets[i--] = t->sockets[--t->n_sockets];
    if (!c->server->stopping && !t->closing) stir(t, c->eyes);
}

/* ---- telling ----------------------------------------------------------------------------------------------------- */

typedef struct {                         /* sockets with these eyes that have the log so far, or have not */
    const table *table;
    uint8_t eyes;
    bool behind;
} audience;

static conn *listener(const audience *a, uint32_t i)
{
    const socket_at *at = &a->table->sockets[i];
    conn *c = at->eyes == a->eyes ? conn_find(a->table->server, at->conn) : NULL;
    return c && c->behind == a->behind ? c : NULL;
}

static void send_to_eyes(void *to, const char *frame, size_t n)
{
    const audience *a = to;
    for (uint32_t i = 0; i < a->table->n_sockets; i++) {
        conn *c = listener(a, i);
        if (c) seat_send(c, frame, n);
    }
}

static bool is_anybody(const audience *a)
{
    for (uint32_t i = 0; i < a->table->n_sockets; i++)
        if (listener(a, i)) return true;
    return false;
}

/* Whoever still gets the log will find the new lines in it. */
void seats_tell(table *t, const room_changes *changes)
{
    room_changes no_news = *changes;
    no_news.news = UINT32_MAX;
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (!seat_is_here(t, eyes)) continue;
        audience up = { t, (uint8_t)eyes, false }, behind = { t, (uint8_t)eyes, true };
        if (is_anybody(&up)) room_tell(t->room, changes, (orr_seat)eyes, table_time(t), send_to_eyes, &up);
        if (is_anybody(&behind)) room_tell(t->room, &no_news, (orr_seat)eyes, table_time(t), send_to_eyes, &behind);
    }
}
