/* sockets.c - the sockets of a table: whose eyes they have, what they send, what they are told.
 *
 * A SOCKET HAS NO SEAT OF ITS OWN. It keeps what its browser brought (a pass) and the eyes it was greeted with.
 * Whatever is told to it or heard from it goes by the seat its pass has in the room at that moment. After every entry
 * all sockets are looked at: one whose pass has other eyes than it was greeted with is closed with WS_SEAT_CHANGED, or
 * with WS_SEAT_MOVED if another device of the same person has the seat now; a client that comes back is greeted as what
 * it is now. Until it is closed it is told nothing, and what it said is not heard. */
#include "apps/server/house/tables.h"
#include "base/grow.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void socket_send(void *to, const char *frame, size_t n)
{
    conn *c = to;
    if (c->closing || c->phase != CONN_LIVE) return;
    server_of(c)->counts.messages_out++;
    if (!ws_send(c->ws, frame, n)) conn_drop(c);
}

room_pass socket_pass_of(const char *code, const http_request *q)
{
    char name[sizeof "orrery-" + ROOM_CODE];
    uint8_t token[ROOM_TOKEN];
    size_t n;
    snprintf(name, sizeof name, "orrery-%s", code);
    const span said = span_cookie(q->header[HEADER_COOKIE], name);
    if (said.n != 2 * ROOM_TOKEN || sodium_hex2bin(token, sizeof token, said.at, said.n, NULL, &n, NULL) ||
        n != ROOM_TOKEN)
        return (room_pass){ .has = false };
    const room_pass pass = room_pass_of(token);
    sodium_memzero(token, sizeof token);
    return pass;
}

/* ---- whose eyes -------------------------------------------------------------------------------------------------- */

static uint8_t eyes_of(const table *t, const socket_at *at) { return room_eyes(t->room, &at->pass); }

/* How many sockets have these eyes and were greeted with them. */
static unsigned sockets_of(const table *t, uint8_t eyes)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < t->n_sockets; i++)
        n += t->sockets[i].greeted == eyes && eyes_of(t, &t->sockets[i]) == eyes;
    return n;
}

bool socket_is_here(const table *t, unsigned seat) { return sockets_of(t, (uint8_t)seat); }

static const socket_at *socket_of(const table *t, const conn *c)
{
    for (uint32_t i = 0; i < t->n_sockets; i++)
        if (t->sockets[i].conn == c->id) return &t->sockets[i];
    return NULL;
}

bool socket_heard(const table *t, const conn *c, uint8_t *eyes)
{
    const socket_at *at = c->at == t ? socket_of(t, c) : NULL;
    if (!at) return false;
    *eyes = eyes_of(t, at);
    return *eyes == at->greeted;
}

static void remove_socket(table *t, uint32_t i) { t->sockets[i] = t->sockets[--t->n_sockets]; }

void sockets_review(table *t, bool moved)
{
    for (uint32_t i = t->n_sockets; i-- > 0;) {
        const socket_at at = t->sockets[i];
        conn *c = conn_find(&t->server->net, at.conn);
        if (!c || eyes_of(t, &at) == at.greeted) continue;            /* not found: it is closing already */
        remove_socket(t, i);
        c->at = NULL;
        c->behind = false;
        if (at.greeted != ORR_PUBLIC) t->stirred |= orr_one(at.greeted);
        ws_close(c->ws, moved ? WS_SEAT_MOVED : WS_SEAT_CHANGED,
                 moved ? "this seat is on another device now" : "this seat is no longer yours; connect again");
        conn_leave(c);
    }
}

/* ---- coming and going -------------------------------------------------------------------------------------------- */

static bool add_socket(table *t, const conn *c, const room_pass *pass, uint8_t eyes)
{
    if (!grow_array(&t->sockets, sizeof *t->sockets, &t->cap_sockets, (size_t)t->n_sockets + 1, 4)) return false;
    t->sockets[t->n_sockets++] = (socket_at){ .conn = c->id, .pass = *pass, .greeted = eyes };
    return true;
}

/* Who watches is a number everybody sees; it is not stored. */
static void watchers_changed(table *t)
{
    room_watchers(t->room, sockets_of(t, ORR_PUBLIC));
    sockets_tell(t, &(room_changes){ .table = true, .news = UINT32_MAX });
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

void socket_connect(conn *c, const http_request *q, span link)
{
    table *t = table_or_refuse(c, q, link);
    if (!t) return;
    const room_pass pass = socket_pass_of(t->code, q);
    const uint8_t eyes = room_eyes(t->room, &pass);
    if (sockets_of(t, eyes) >= (eyes == ORR_PUBLIC ? LIMIT_WATCHERS : LIMIT_SEAT_SOCKETS)) {
        response_refuse(c, 503, eyes == ORR_PUBLIC ? "Too many people watch this table."
                                                   : "This seat is open in too many windows.");
        return;
    }
    if (!upgrade(c, q, "orrery.1")) return;
    if (!add_socket(t, c, &pass, eyes)) {
        conn_drop(c);
        return;
    }
    c->at = t;
    if (!conn_upgrade(c)) {
        conn_drop(c);
        return;
    }
    room_greet(t->room, eyes, table_time(t), socket_send, c);
    c->behind = true;
    stir(t, eyes);
}

/* A long match has a log of more than a megabyte: it goes out a page at a time, so that no queue holds it. */
void socket_more(conn *c)
{
    const table *t = c->at;
    uint8_t eyes;
    if (!t || c->closing || !socket_heard(t, c, &eyes)) return;
    const uint32_t next = room_tell_log(t->room, c->next, eyes, socket_send, c);
    c->behind = next > c->next;
    c->next = next;
}

void socket_message(conn *c, const char *text, size_t n)
{
    if (server_of(c)->set.echo && !c->at) socket_send(c, text, n);
    else if (c->at) table_want(c->at, want_new(WANT_MESSAGE, c->id, text, n));
}

void socket_gone(conn *c)
{
    table *t = c->at;
    c->at = NULL;
    if (!t) return;
    for (uint32_t i = 0; i < t->n_sockets; i++) {
        if (t->sockets[i].conn != c->id) continue;
        const uint8_t greeted = t->sockets[i].greeted;
        remove_socket(t, i);
        if (!server_of(c)->net.stopping && !t->closing) stir(t, greeted);
        return;
    }
}

/* ---- telling ----------------------------------------------------------------------------------------------------- */

typedef struct {                         /* sockets with these eyes now that have the log so far, or have not */
    const table *table;
    uint8_t eyes;
    bool behind;
} audience;

static conn *listener(const audience *a, uint32_t i)
{
    const socket_at *at = &a->table->sockets[i];
    conn *c = at->now == a->eyes && at->greeted == a->eyes ? conn_find(&a->table->server->net, at->conn) : NULL;
    return c && c->behind == a->behind ? c : NULL;
}

static void send_to_eyes(void *to, const char *frame, size_t n)
{
    const audience *a = to;
    for (uint32_t i = 0; i < a->table->n_sockets; i++) {
        conn *c = listener(a, i);
        if (c) socket_send(c, frame, n);
    }
}

static bool is_anybody(const audience *a)
{
    for (uint32_t i = 0; i < a->table->n_sockets; i++)
        if (listener(a, i)) return true;
    return false;
}

/* Whoever still gets the log will find the new lines in it. */
void sockets_tell(table *t, const room_changes *changes)
{
    room_changes no_news = *changes;
    no_news.news = UINT32_MAX;
    for (uint32_t i = 0; i < t->n_sockets; i++) t->sockets[i].now = eyes_of(t, &t->sockets[i]);
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        audience up = { t, (uint8_t)eyes, false }, behind = { t, (uint8_t)eyes, true };
        if (is_anybody(&up)) room_tell(t->room, changes, (orr_seat)eyes, table_time(t), send_to_eyes, &up);
        if (is_anybody(&behind)) room_tell(t->room, &no_news, (orr_seat)eyes, table_time(t), send_to_eyes, &behind);
    }
}
