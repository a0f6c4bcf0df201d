/* rematch.c - POST /api/tables/LINK/rematch: once more with the same people. The first of them makes the new table: its
 * first entry and the word of it at the finished one are stored together, or neither is. Then, and for everybody who
 * comes later, a second step at the new table: whoever has a seat at the finished one at that moment gets the token of
 * the same seat there. After a crash between the two the same request goes on where it was. */
#include "apps/server/house/tables.h"

#include <sodium.h>
#include <string.h>

static void refuse(server *s, const want *w, int status, const char *why)
{
    conn *c = conn_find(&s->net, w->conn);
    if (c) response_refuse(c, status, why);
}

/* The new table as long as it is there; NULL: nobody has made one, or it is gone. */
static const char *next_of(const table *t)
{
    const char *link = room_again(t->room);
    const char *kept = link ? hall_find(t->server->tables->hall, link) : NULL;
    return kept && !strcmp(kept, link) ? link : NULL;
}

void rematch_ask(conn *c, table *t, want *w)
{
    const char *link = next_of(t);
    if (link && !table_awake(t->server->tables, link)) {
        want_free(w);
        wake_for(c, link);               /* then this request is routed again */
        return;
    }
    table_want(t, w);
}

/* ---- the new table ---------------------------------------------------------------------------------------------- */

static bool bear(table *t, want *w, error *why)
{
    server *s = t->server;
    text_buf entry = { 0 };
    uint8_t noise[ROOM_LINK];
    if (!keep_make_room(s)) return error_refuse(why, "This server has no room for another table.");
    do randombytes_buf(noise, sizeof noise);
    while (!hall_link(s->tables->hall, noise, w->grant.link));
    room *ready = room_rematch(t->room, w->seat, &w->grant, tables_wall_clock(), &entry, why)
                      ? room_open(&s->tables->house, entry.text, entry.n, why) : NULL;
    table *fresh = ready ? table_new(s, w->grant.link) : NULL;
    if (!fresh) {
        if (ready) error_refuse(why, "The server is out of memory.");
        room_close(ready);
        text_free(&entry);
        return false;
    }
    fresh->ready = ready;
    fresh->entry = entry;
    fresh->flight = want_new(WANT_ITSELF, 0, NULL, 0);   /* nobody is heard there before it is stored */
    memcpy(fresh->maker, t->maker, sizeof fresh->maker);
    return w->bears = true;
}

store_entry rematch_birth(const table *t, const want *w)
{
    const table *fresh = table_awake(t->server->tables, w->grant.link);
    store_entry e = { .bytes = fresh->entry.text, .n = fresh->entry.n };
    memcpy(e.table, fresh->link, sizeof fresh->link);
    return e;
}

void rematch_failed(server *s, const want *w)
{
    table *fresh = table_awake(s->tables, w->grant.link);
    if (fresh && !fresh->room) table_free(fresh);
}

/* ---- going there ------------------------------------------------------------------------------------------------ */

/* What the browser brought goes along: its right is asked for again when its turn comes there. */
static void go_over(table *t, const want *w, const char *link)
{
    table *fresh = table_awake(t->server->tables, link);
    want *comes = fresh ? want_new(WANT_COME, w->conn, NULL, 0) : NULL;
    if (!comes) {
        refuse(t->server, w, 503, "The new table is not ready; try again.");
        return;
    }
    comes->pass = w->pass;
    comes->secure = w->secure;
    memcpy(comes->grant.token, w->grant.token, sizeof comes->grant.token);
    memcpy(comes->from, t->link, sizeof comes->from);
    table_want(fresh, comes);
}

bool rematch_consider(table *t, want *w)
{
    error why;
    const char *link = next_of(t);
    w->seat = room_eyes(t->room, &w->pass);
    if (w->seat == ORR_PUBLIC) {
        refuse(t->server, w, 403, "You have no seat at this table.");
        return false;
    }
    if (link && room_agreed(t->room, w->seat)) {
        go_over(t, w, link);
        return false;
    }
    if (room_state_of(t->room) != ROOM_OVER) {
        refuse(t->server, w, 409, "The match is not over yet.");
        return false;
    }
    if (link) memcpy(w->grant.link, link, sizeof w->grant.link);
    if ((link || bear(t, w, &why)) && room_agree(t->room, w->seat, w->grant.link, table_time(t), &t->entry, &why))
        return true;
    if (w->bears) rematch_failed(t->server, w);
    refuse(t->server, w, link ? 409 : 503, why.text);
    return false;
}

bool rematch_come(table *fresh, want *w, error *why)
{
    const table *from = table_awake(fresh->server->tables, w->from);
    w->seat = from && from->room ? room_eyes(from->room, &w->pass) : ORR_PUBLIC;
    if (w->seat == ORR_PUBLIC) return error_refuse(why, "Your seat at the finished table is no longer yours.");
    return room_come(fresh->room, w->seat, &w->grant, table_time(fresh), &fresh->entry, why);
}

void rematch_stored(table *t, want *w)
{
    table *fresh = table_awake(t->server->tables, w->grant.link);
    if (w->bears && fresh) table_is_born(fresh);
    w->bears = false;
    go_over(t, w, w->grant.link);
}
