/* tables.h - a web table for tests: its store, a clock that stands still, and everything that was sent to everybody.
 * Include it in one file of a program, after check.h. */
#ifndef TEST_TABLES_H
#define TEST_TABLES_H
#include "games/games.h"
#include "table/room/room.h"
#include "tests/support/toy.h"

#include <stdlib.h>

enum { MAX_ENTRIES = 20000 };
static const char *const table_levels[] = { "easy", "normal", "hard", "expert", NULL };
static inline const orr_game *table_find(const char *id) { return strcmp(id, "toy") ? orr_find_game(id) : &toy_game; }
static room_house house = { table_levels, table_find };      /* a test may set more */

typedef struct {
    room *r;
    uint64_t now;
    text_buf entry[MAX_ENTRIES + 1];  /* the store */
    unsigned n_entries;
    text_buf snapshot;            /* web_snapshot: of the room after so many entries */
    unsigned snapshot_at;
    room_reply heard;             /* the last reply */
    text_buf told[ORR_PUBLIC +
                  1]; /* frames to every seat and to watchers, a line each; cleared before an entry is applied */
    error why;
} web;

static inline void keep_frame(void *to, const char *frame, size_t n)
{
    text_put(to, frame, n);
    text_put(to, "\n", 1);
}

static inline void web_close(web *w)
{
    room_close(w->r);
    for (unsigned i = 0; i <= w->n_entries; i++) text_free(&w->entry[i]);
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) text_free(&w->told[s]);
    room_reply_free(&w->heard);
    text_free(&w->snapshot);
    *w = (web){ .r = NULL };
}

static inline room_grant grant_of(unsigned n)
{
    room_grant g = { .link = "abc234pqrstuvwxyz234567" };
    memset(g.secret, 7, sizeof g.secret);
    memset(g.token, (int)n + 1, sizeof g.token);
    return g;
}

/* The seat that the browser with this token has now. */
static inline orr_seat seat_of(const room *r, unsigned token)
{
    const room_grant g = grant_of(token);
    const room_pass pass = room_pass_of(g.token);
    return room_eyes(r, &pass);
}

static inline bool web_open(web *w, const char *body)
{
    const room_grant g = grant_of(0);
    *w = (web){ .now = 1000000 };
    if (!room_plan(&house, body, strlen(body), &g, w->now, &w->entry[0], &w->why)) return false;
    w->n_entries = 1;
    w->r = room_open(&house, w->entry[0].text, w->entry[0].n, &w->why);
    return w->r;
}

/* Stored, applied, told. */
static inline bool web_apply(web *w, const text_buf *entry)
{
    room_changes ch;
    if (w->n_entries == MAX_ENTRIES) return false;
    text_buf *kept = &w->entry[w->n_entries++];
    text_put(kept, entry->text, entry->n);
    if (!room_apply(w->r, kept->text, kept->n, &ch, &w->why)) return false;
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) {
        text_clear(&w->told[s]);
        room_tell(w->r, &ch, (orr_seat)s, w->now, keep_frame, &w->told[s]);
    }
    return true;
}

/* A message from a seat; what it asked for is stored and applied. */
static inline room_verdict web_say(web *w, orr_seat s, const char *message)
{
    const room_verdict v = room_hear(w->r, s, message, strlen(message), w->now, &w->heard);
    return v == ROOM_STORE && !web_apply(w, &w->heard.entry) ? ROOM_REFUSED : v;
}

static inline bool web_sit(web *w, const char *body, unsigned token)
{
    const room_grant g = grant_of(token);
    text_buf e = { .text = NULL };
    const bool good = room_sit(w->r, body, strlen(body), &g, w->now, &e, &w->why) && web_apply(w, &e);
    text_free(&e);
    return good;
}

static inline bool web_here(web *w, orr_seat s, bool here)
{
    text_buf e = { .text = NULL };
    const bool good = room_presence(w->r, s, here, w->now, &e) && web_apply(w, &e);
    text_free(&e);
    return good;
}

/* Everything that is due at this moment; how many entries. */
static inline unsigned web_tick(web *w)
{
    text_buf e = { .text = NULL };
    unsigned n = 0;
    while (room_tick(w->r, w->now, &e) && web_apply(w, &e)) n++;
    text_free(&e);
    return n;
}

/* A bot has thought about it, from `began` till now. */
static inline void web_thought(web *w, const room_job *j, orr_action a, uint64_t began)
{
    room_bot_done(w->r, j, &(room_thought){ .want = { a }, .n = 1, .began = began }, w->now);
}

/* A room built from the store alone. */
static inline room *web_rebuild(const web *w)
{
    room_changes ch;
    error why;
    room *r = room_open(&house, w->entry[0].text, w->entry[0].n, &why);
    for (unsigned i = 1; r && i < w->n_entries; i++)
        if (!room_apply(r, w->entry[i].text, w->entry[i].n, &ch, &why)) {
            printf("entry %u: %s\n", i, why.text);
            room_close(r);
            return NULL;
        }
    return r;
}

/* Its snapshot as of now takes the place of all entries before. */
static inline bool web_snapshot(web *w)
{
    text_clear(&w->snapshot);
    w->snapshot_at = w->n_entries;
    return room_write_snapshot(w->r, &w->snapshot);
}

/* A room built from the last snapshot and the entries after it. */
static inline room *web_restore(const web *w)
{
    room_changes ch;
    error why = { "" };
    room *r = room_restore(&house, w->snapshot.text, w->snapshot.n, &why);
    if (!r) printf("snapshot: %s\n", why.text);
    for (unsigned i = w->snapshot_at; r && i < w->n_entries; i++)
        if (!room_apply(r, w->entry[i].text, w->entry[i].n, &ch, &why)) {
            printf("entry %u after the snapshot: %s\n", i, why.text);
            room_close(r);
            return NULL;
        }
    return r;
}

/* All that a new socket gets, the log to its end. */
static inline void greet_whole(const room *r, orr_seat eyes, uint64_t now, text_buf *out)
{
    room_greet(r, eyes, now, keep_frame, out);
    for (uint32_t from = 0, next; (next = room_tell_log(r, from, eyes, keep_frame, out)) > from;) from = next;
}

/* All that anybody can be told about a room, in one text. */
static inline void all_words(const room *r, uint64_t now, text_buf *out)
{
    text_clear(out);
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) greet_whole(r, (orr_seat)s, now, out);
}
#endif
