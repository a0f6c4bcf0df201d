/* solo_sockets.c - what pages are connected by. As at the server (apps/server/house/sockets.c) a socket has no seat of
 * its own: whatever is told to it or heard from it goes by the seat its pass has in the room at that moment. */
#include "apps/solo/solo_parts.h"

#include "base/grow.h"

#include <string.h>

enum { SEAT_CHANGED = 4001, NO_TABLE = 1011 };

static orr_seat eyes_of(const solo_socket *s) { return room_eyes(s->at->room, &s->pass); }

solo_socket *solo_socket_of(uint32_t id)
{
    for (uint32_t i = 0; i < solo.n_sockets; i++)
        if (solo.sockets[i].id == id) return &solo.sockets[i];
    return NULL;
}

void solo_send(void *to, const char *frame, size_t n) { host_send(((const solo_socket *)to)->id, frame, n); }

bool solo_hears(const solo_socket *s, orr_seat *eyes)
{
    *eyes = eyes_of(s);
    return *eyes == s->greeted;
}

static unsigned count(const solo_table *t, orr_seat eyes)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < solo.n_sockets; i++)
        n += solo.sockets[i].at == t && solo.sockets[i].greeted == eyes && eyes_of(&solo.sockets[i]) == eyes;
    return n;
}

/* People who share this device are here as long as it shows the table, also while it lies face down. */
bool solo_is_here(const solo_table *t, orr_seat seat)
{
    bool shown = false;
    for (uint32_t i = 0; i < solo.n_sockets; i++) shown |= solo.sockets[i].at == t;
    return shown && solo_people(t) >> seat & 1;
}

/* ---- telling ----------------------------------------------------------------------------------------------------- */

typedef struct { const solo_table *table; orr_seat eyes; } audience;

static void send_to_eyes(void *to, const char *frame, size_t n)
{
    const audience *a = to;
    for (uint32_t i = 0; i < solo.n_sockets; i++) {
        solo_socket *s = &solo.sockets[i];
        if (s->at == a->table && s->greeted == a->eyes && eyes_of(s) == a->eyes) solo_send(s, frame, n);
    }
}

void solo_tell(const solo_table *t, const room_changes *changes)
{
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        audience a = { t, (orr_seat)eyes };
        if (count(t, (orr_seat)eyes))
            room_tell(t->room, changes, (orr_seat)eyes, solo_table_time(t), send_to_eyes, &a);
    }
}

/* ---- coming and going -------------------------------------------------------------------------------------------- */

/* Everybody who shares the device comes and goes together. */
static void stir(solo_table *t, orr_seat eyes)
{
    const orr_seats people = solo_people(t);
    t->stirred |= people;
    if (eyes != ORR_PUBLIC) {
        t->stirred |= orr_one(eyes);
    } else if (!people) {
        room_watchers(t->room, count(t, ORR_PUBLIC));
        solo_tell(t, &(room_changes){ .table = true, .news = UINT32_MAX });
    }
}

/* Whose seat it is when nobody says so: of several people in the middle of a match, nobody's. */
static orr_seat usual_eyes(const solo_table *t)
{
    const orr_seats people = solo_people(t);
    const room_state state = room_state_of(t->room);
    const bool open = state == ROOM_GATHERING || state == ROOM_OVER;
    return open || !(people & (people - 1)) ? solo_eyes(t) : ORR_PUBLIC;
}

static const room_pass *pass_of(const solo_table *t, uint32_t seat)
{
    static const room_pass none;
    const orr_seat wanted = seat < ORR_MAX_SEATS ? (orr_seat)seat : seat == SOLO_ANY ? usual_eyes(t) : ORR_PUBLIC;
    for (unsigned i = 0; wanted != ORR_PUBLIC && i < t->n_passes; i++)
        if (room_eyes(t->room, &t->pass[i]) == wanted) return &t->pass[i];
    return &none;
}

void solo_connect(uint32_t id, uint32_t seat)
{
    solo_table *t = solo_find((span){ solo.buffer, ROOM_LINK });
    if (!t || !grow_array(&solo.sockets, sizeof *solo.sockets, &solo.cap_sockets, (size_t)solo.n_sockets + 1, 4)) {
        host_hang_up(id, NO_TABLE);
        return;
    }
    solo_socket *s = &solo.sockets[solo.n_sockets++];
    *s = (solo_socket){ .id = id, .at = t, .pass = *pass_of(t, seat) };
    s->greeted = eyes_of(s);
    room_greet(t->room, s->greeted, solo_table_time(t), solo_send, s);
    for (uint32_t at = 0, next; (next = room_tell_log(t->room, at, s->greeted, solo_send, s)) > at; at = next) {}
    stir(t, s->greeted);
}

static solo_socket removed(uint32_t i)
{
    const solo_socket s = solo.sockets[i];
    solo.sockets[i] = solo.sockets[--solo.n_sockets];
    return s;
}

void solo_leave(uint32_t id)
{
    for (uint32_t i = 0; i < solo.n_sockets; i++) {
        if (solo.sockets[i].id != id) continue;
        const solo_socket s = removed(i);
        stir(s.at, s.greeted);
        return;
    }
}

void solo_review_sockets(solo_table *t)
{
    for (uint32_t i = solo.n_sockets; i-- > 0;) {
        if (solo.sockets[i].at != t || eyes_of(&solo.sockets[i]) == solo.sockets[i].greeted) continue;
        const solo_socket s = removed(i);
        stir(t, s.greeted);
        host_hang_up(s.id, SEAT_CHANGED);
    }
}

void solo_hang_up_all(solo_table *t, const char *frame, size_t n, unsigned code)
{
    for (uint32_t i = solo.n_sockets; i-- > 0;) {
        if (solo.sockets[i].at != t) continue;
        const solo_socket s = removed(i);
        if (frame) host_send(s.id, frame, n);
        host_hang_up(s.id, code);
    }
}

/* ---- hearing ----------------------------------------------------------------------------------------------------- */

static void launch_heard(solo_socket *s, orr_seat by, bool closes)
{
    solo_flight *f = &solo.flight;
    room_reply *heard = &solo.heard;
    f->socket = s->id;
    f->by = by;
    f->id = heard->id;
    text_clear(&f->reply);
    text_put(&f->reply, heard->reply.text, heard->reply.n);
    if (heard->answers) room_coach_begins(s->at->room, by, heard->act, &f->coached);
    if (!closes) {
        solo_launch(s->at, &heard->entry);
        return;
    }
    f->closes = true;
    f->table = s->at;
    host_forget(s->at->link);
}

void solo_say(uint32_t id, size_t n)
{
    solo_socket *s = solo_socket_of(id);
    room_reply *heard = &solo.heard;
    orr_seat by;
    if (!s || !solo_hears(s, &by)) return;
    text_clear(&heard->entry);
    text_clear(&heard->reply);
    const room_verdict v = room_hear(s->at->room, by, solo.buffer, n, solo_table_time(s->at), heard);
    switch (v) {
    case ROOM_REFUSED:
    case ROOM_ANSWERED: solo_send(s, heard->reply.text, heard->reply.n); return;
    case ROOM_THINK: solo_hint(s->at, s, by, heard->id); return;
    case ROOM_CLOSES:
    case ROOM_STORE: launch_heard(s, by, v == ROOM_CLOSES); return;
    }
}
