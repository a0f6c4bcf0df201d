/* solo_tables.c - the tables that are awake and the way of an entry: consider, keep, apply, tell (table/room/room.h).
 * */
#include "apps/solo/solo_parts.h"

#include <stdlib.h>
#include <string.h>

enum { AWAKE = 8, RETRY_MS = 1000 };

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* Table time goes on from the last entry and counts how long the table has been awake. */
static void time_goes_on(solo_table *t)
{
    t->woke_at = room_used(t->room);
    t->woke = host_steady();
}

uint64_t solo_table_time(const solo_table *t)
{
    const uint64_t now = t->woke_at + (uint64_t)(host_steady() - t->woke);
    room_wall(t->room, now, (uint64_t)host_wall());
    return now;
}

solo_table *solo_new(const char *link)
{
    solo_table *t = calloc(1, sizeof *t);
    if (!t || !hall_hold(solo.hall, link, t)) {
        free(t);
        return NULL;
    }
    memcpy(t->link, link, sizeof t->link);
    return t;
}

solo_table *solo_find(span said)
{
    char link[ROOM_LINK + 1];
    if (said.n != ROOM_LINK || !span_copy(said, link, sizeof link) || !hall_has(solo.hall, link)) return NULL;
    solo_table *t = hall_held(solo.hall, link);
    return t && t->room ? t : NULL;
}

/* Drops the hall's line, too: whether the host keeps the table is the host's to know. */
void solo_rest(solo_table *t)
{
    char link[ROOM_LINK + 1];
    memcpy(link, t->link, sizeof link);
    while (t->n_coached) room_job_free(t->coached[--t->n_coached].job);
    hall_let_go(solo.hall, link);
    if (t->room) {
        hall_rest(solo.hall, link);
        hall_drop(solo.hall, link);
    }
    free(t);
}

static bool is_used(const solo_table *t)
{
    if (solo.flight.table == t || solo.flight.fresh == t) return true;
    for (uint32_t i = 0; i < solo.n_sockets; i++)
        if (solo.sockets[i].at == t) return true;
    return false;
}

static void make_room(void)
{
    const char *after = NULL;
    for (room *r; hall_awake(solo.hall) > AWAKE && (r = hall_next(solo.hall, after)); ) {
        solo_table *t = hall_held(solo.hall, room_code(r));
        after = room_code(r);
        if (!t || is_used(t) || t->held) continue;
        solo_rest(t);
        after = NULL;
    }
}

static bool open_room(solo_table *t, room *r)
{
    if (!r) return false;
    if (!hall_add(solo.hall, r)) {
        room_close(r);
        return false;
    }
    t->room = r;
    time_goes_on(t);
    return true;
}

orr_seats solo_people(const solo_table *t)
{
    orr_seats all = 0;
    for (unsigned i = 0; i < t->n_passes; i++) {
        const orr_seat seat = room_eyes(t->room, &t->pass[i]);
        if (seat != ORR_PUBLIC) all |= orr_one(seat);
    }
    return all;
}

orr_seat solo_eyes(const solo_table *t)
{
    const orr_seats people = solo_people(t);
    return people ? (orr_seat)__builtin_ctz(people) : ORR_PUBLIC;
}

/* Passes that are worth nothing any more make room for new ones. */
static void add_pass(solo_table *t, const uint8_t token[ROOM_TOKEN])
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->n_passes; i++)
        if (!t->room || room_eyes(t->room, &t->pass[i]) != ORR_PUBLIC) t->pass[n++] = t->pass[i];
    t->n_passes = n;
    if (n < ORR_MAX_SEATS) t->pass[t->n_passes++] = room_pass_of(token);
}

bool solo_make_link(room_grant *g)
{
    uint8_t noise[ROOM_LINK];
    for (unsigned tries = 0; tries < 100; tries++) {
        host_random(noise, sizeof noise);
        if (hall_link(solo.hall, noise, g->link)) return true;
    }
    return false;
}

/* ---- woken by the host ------------------------------------------------------------------------------------------- */

static span link_in_buffer(void) { return (span){ solo.buffer, ROOM_LINK }; }

bool solo_has(void) { return solo_find(link_in_buffer()) != NULL; }

bool solo_wake(size_t n)
{
    room_changes changes;
    error why;
    char link[ROOM_LINK + 1];
    const char *entry = solo.buffer + ROOM_LINK;
    if (!span_copy(link_in_buffer(), link, sizeof link) || !hall_is_link(link)) return false;
    solo_table *t = hall_held(solo.hall, link);
    if (t && t->room) {
        if (room_apply(t->room, entry, n, &changes, &why)) {
            time_goes_on(t);
            return true;
        }
    } else if (!t && (make_room(), t = solo_new(link))) {
        t->woken = true;
        if (open_room(t, room_open(&solo.rules, entry, n, &why))) return true;
    }
    if (t) solo_rest(t);
    return false;
}

bool solo_token(void)
{
    solo_table *t = solo_find(link_in_buffer());
    if (t) add_pass(t, (const uint8_t *)solo.buffer + ROOM_LINK);
    return t != NULL;
}

bool solo_hold(void)
{
    solo_table *t = solo_find(link_in_buffer());
    return t && (t->held = true);
}

void solo_sleep(void)
{
    solo_table *t = solo_find(link_in_buffer());
    if (t && !is_used(t)) solo_rest(t);
}

bool solo_again(void)
{
    const solo_table *t = solo_find(link_in_buffer());
    const char *link = t ? room_again(t->room) : NULL;
    if (link) memcpy(solo.buffer, link, ROOM_LINK);
    return link != NULL;
}

/* ---- keep -------------------------------------------------------------------------------------------------------- */

bool solo_launch(solo_table *t, const text_buf *entry)
{
    solo_flight *f = &solo.flight;
    if (f->table || entry->torn) return false;
    f->table = t;
    text_clear(&f->entry);
    text_put(&f->entry, entry->text, entry->n);
    host_store(t->link, t->room ? room_entries(t->room) : 0, f->entry.text, f->entry.n);
    if (f->fresh) host_store(f->fresh->link, 0, f->birth.text, f->birth.n);
    if (f->seats) host_keep_token(t->link, f->grant.token);
    return true;
}

/* The buffers stay for the next one. */
static void land(void)
{
    solo_flight *f = &solo.flight;
    const text_buf entry = f->entry, reply = f->reply, birth = f->birth;
    *f = (solo_flight){ .entry = entry, .reply = reply, .birth = birth };
    text_clear(&f->entry);
    text_clear(&f->reply);
    text_clear(&f->birth);
}

static void not_kept(const char *why)
{
    const solo_flight f = solo.flight;
    solo_socket *s = f.socket ? solo_socket_of(f.socket) : NULL;
    text_buf no = { 0 };
    if (f.request) solo_refuse(f.request, 503, why);
    wire_no(&no, f.id, why, NULL);
    if (s) solo_send(s, no.text, no.n);
    text_free(&no);
    room_job_free(f.coached.job);
    land();
    if (f.fresh) solo_rest(f.fresh);
    if (f.table->room) f.table->retry = host_steady() + RETRY_MS;
    else solo_rest(f.table);
}

/* ---- apply and tell ---------------------------------------------------------------------------------------------- */

static bool apply(solo_flight *f, room_changes *changes, error *why)
{
    solo_table *t = f->table;
    if (t->room) return room_apply(t->room, f->entry.text, f->entry.n, changes, why);
    return open_room(t, room_open(&solo.rules, f->entry.text, f->entry.n, why));
}

/* What the entry of a finished table has brought with it. */
static bool bear(const solo_flight *f)
{
    error why;
    return !f->fresh || open_room(f->fresh, room_open(&solo.rules, f->birth.text, f->birth.n, &why));
}

static void reply_to(const solo_flight *f)
{
    solo_socket *s = f->socket ? solo_socket_of(f->socket) : NULL;
    if (s) solo_send(s, f->reply.text, f->reply.n);
    if (f->request && f->seats) solo_reply_seat(f);
    else if (f->request && f->status) host_reply(f->request, f->status, f->reply.text, f->reply.n);
}

static void closed(void)
{
    const solo_flight *f = &solo.flight;
    solo_table *t = f->table;
    text_buf why = { 0 }, bye = { 0 };
    room_farewell(t->room, f->by, &why);
    wire_bye(&bye, why.text);
    reply_to(f);
    solo_hang_up_all(t, bye.text, bye.n, 4003);
    text_free(&why);
    text_free(&bye);
    land();
    solo_rest(t);
}

static void applied(const room_changes *changes)
{
    solo_flight *f = &solo.flight;
    solo_table *t = f->table, *fresh = f->fresh;
    const solo_table *from = f->from;
    const unsigned along = f->along;
    const uint32_t request = f->request;
    if (f->seats) add_pass(t, f->grant.token);
    solo_tell(t, changes);
    reply_to(f);
    if (f->coached.job) solo_coach(t, &f->coached);
    solo_review_sockets(t);
    land();
    if (fresh) solo_come(t, fresh, request, 0);
    else if (from) solo_come(from, t, 0, along);
}

void solo_stored(bool kept)
{
    solo_flight *f = &solo.flight;
    room_changes changes = { 0 };
    error why;
    if (!f->table) return;
    if (!kept) {
        not_kept("Your browser could not keep this, so nothing has changed; try again.");
    } else if (f->closes) {
        closed();
    } else if (!apply(f, &changes, &why) || !bear(f)) {
        solo_table *t = f->table;
        not_kept("The table could not go on with this; reload the page.");
        if (t->room) solo_hang_up_all(t, NULL, 0, 1013);
    } else {
        applied(&changes);
    }
}

/* ---- what a table wants unasked ---------------------------------------------------------------------------------- */

static bool consider(solo_table *t, text_buf *entry)
{
    const uint64_t now = solo_table_time(t);
    if (host_steady() < t->retry) return false;
    if (t->woken && room_restart(t->room, now, entry)) return true;
    t->woken = false;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++) {
        if (!(t->stirred >> s & 1)) continue;
        if (room_presence(t->room, (orr_seat)s, solo_is_here(t, (orr_seat)s), now, entry)) return true;
        t->stirred &= (uint16_t)~orr_one(s);
    }
    return room_tick(t->room, now, entry);
}

static double wait_of(const solo_table *t)
{
    const uint64_t at = room_next_time(t->room), now = solo_table_time(t);
    if (host_steady() < t->retry) return t->retry - host_steady();
    if (at == ROOM_NEVER) return -1;
    return at > now ? (double)(at - now) : 1;
}

/* One entry or one thought of one table; else how long until the next. */
double solo_step(void)
{
    double least = -1;
    text_buf entry = { 0 };
    if (solo.flight.table) return -1;
    for (room *r = NULL; (r = hall_next(solo.hall, r ? room_code(r) : NULL)); ) {
        solo_table *t = hall_held(solo.hall, room_code(r));
        if (!t->held) continue;
        const bool wants = consider(t, &entry);
        if (wants) solo_launch(t, &entry);
        text_free(&entry);
        if (wants || solo_think(t)) return 0;
        const double wait = wait_of(t);
        if (wait >= 0 && (least < 0 || wait < least)) least = wait;
    }
    return least;
}
