/* wake.c - tables out of the store: when somebody looks at one, and after a start those that were in use. A table with
 * a long history takes a while, so another thread reads and rebuilds it; whoever asked waits, the loop does not. */
#include "apps/server/house/errand.h"
#include "apps/server/house/tables.h"
#include "apps/server/net/log.h"
#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

typedef struct { room *room; uint32_t kept; bool recorded; } woken_room;      /* as in table */

typedef struct {                         /* one room being rebuilt */
    const room_house *house;
    woken_room out;
    bool failed;
    bool by_entries;                     /* it began with the first entry, not with a snapshot */
    bool bad_snapshot;                   /* it was the snapshot that failed */
    error *why;
} rebuild;

static void begin_with(rebuild *x, const store_entry *e)
{
    if (e->act == STORE_KEEP) {
        x->out.room = room_restore(x->house, e->bytes, e->n, x->why);
        x->out.kept = e->sequence;
        x->out.recorded = e->state == ROOM_OVER;         /* it came with the line of its ending */
        if (x->out.room && room_entries(x->out.room) != e->sequence) x->failed = true;
    } else if (e->sequence == 0) {
        x->out.room = room_open(x->house, e->bytes, e->n, x->why);
    }
    x->failed = x->failed || !x->out.room;
    x->by_entries = e->act == STORE_ADD;
    x->bad_snapshot = x->failed && !x->by_entries;
}

static void add_entry(void *mine, const store_entry *e)
{
    rebuild *x = mine;
    room_changes changes;
    if (x->failed) return;
    if (!x->out.room) {
        begin_with(x, e);
        return;
    }
    if (e->sequence == room_entries(x->out.room) && room_apply(x->out.room, e->bytes, e->n, &changes, x->why)) return;
    x->failed = true;
}

static bool read_room(server *s, const char *link, store_reading how, rebuild *x)
{
    error_refuse(x->why, "An entry is missing.");
    uv_mutex_lock(&s->tables->reading);
    const store_verdict verdict = store_read(s->reading, link, how, add_entry, x);
    uv_mutex_unlock(&s->tables->reading);
    if (verdict == STORE_DAMAGED) error_refuse(x->why, "Part of the server's store is damaged.");
    else if (verdict != STORE_OK) error_refuse(x->why, "The store cannot be read.");
    else if (x->out.room && !x->failed && strcmp(room_link(x->out.room), link))
        x->failed = !error_refuse(x->why, "Its first entry is another table's.");
    if (verdict == STORE_OK && !x->failed && x->out.room) return true;
    room_close(x->out.room);
    x->out.room = NULL;
    return false;
}

/* On any thread: one at a time reads the store. From the snapshot and what came after it; if that cannot be read, from
 * all entries, if they are all there. A table whose last entries cannot be read is not opened: what was acknowledged is
 * not forgotten in silence. */
static bool wake_room(server *s, const char *link, woken_room *out, error *why)
{
    char code[ROOM_CODE + 1];
    rebuild x = { .house = &s->tables->house, .why = why };
    bool good = read_room(s, link, STORE_SHORT, &x);
    if (!good && !x.by_entries && (x.bad_snapshot || !x.out.kept)) {
        error whole;
        rebuild again = { .house = &s->tables->house, .why = &whole };
        log_line(LOG_WARNING, "snapshot-unreadable", "table", table_code_in(link, code), "why", why->text, LOG_END);
        good = read_room(s, link, STORE_WHOLE, &again);
        if (good && room_entries(again.out.room) < x.out.kept) {     /* the snapshot knew of more */
            room_close(again.out.room);
            good = false;
        }
        x = again;
    }
    *out = x.out;
    return good;
}

/* ---- one table --------------------------------------------------------------------------------------------------- */

struct waking {
    errand errand;                       /* first */
    struct waking *next;
    char link[ROOM_LINK + 1];
    bool if_free;                        /* another server that has it keeps it */
    bool listed;                         /* one of those of the start: then comes the next */
    store_owner owner;
    bool later;                          /* another server has it: it is asked for again at the next sweep ... */
    uint64_t until;                      /* ... before this loop time */
    woken_room is;                       /* its room is NULL: */
    error why;
};

static void wake_next(server *s);

enum { GIVEN_MS = 40 };                  /* a server that is asked has given it by then, if nothing is under way */

static store_verdict take(server *s, struct waking *w)
{
    uv_mutex_lock(&s->tables->reading);
    const store_verdict verdict = store_take(s->reading, w->link, w->if_free ? STORE_FREE : STORE_ASK, &w->owner);
    uv_mutex_unlock(&s->tables->reading);
    return verdict;
}

static void wake_it(task *t)
{
    struct waking *w = (struct waking *)t;
    server *s = w->errand.server;
    store_verdict verdict = take(s, w);
    if (verdict == STORE_OK && w->owner == STORE_THEIRS && !w->if_free) {
        uv_sleep(GIVEN_MS);
        verdict = take(s, w);
    }
    if (verdict != STORE_OK) error_refuse(&w->why, "%s", store_sentence(verdict));
    else if (w->owner == STORE_THEIRS) error_refuse(&w->why, "Another server has it; try again in a moment.");
    if (verdict != STORE_OK || w->owner != STORE_MINE) return;
    if (!wake_room(w->errand.server, w->link, &w->is, &w->why)) w->is.room = NULL;
}

/* The room becomes the room of a table; NULL: no memory. */
static table *sit_down(server *s, const woken_room *x)
{
    hall *h = s->tables->hall;
    table *t = table_new(s, room_link(x->room));
    const uint64_t used = hall_used(h, room_code(x->room));
    const bool recorded = x->recorded || hall_state(h, room_code(x->room)) == ROOM_OVER;
    if (!t || !hall_add(h, x->room)) {
        room_close(x->room);
        if (t) table_free(t);
        return NULL;
    }
    t->room = x->room;
    t->kept = x->kept;
    t->used = used;
    t->ended = t->recorded = recorded;
    t->woken = true;
    table_time_goes_on(t);
    ending_note(t);
    keep_look(t);
    table_consider(t);
    think_bots(t);                       /* what they had thought is not stored */
    return t;
}

static table *end_of_waking(server *s, struct waking *w, bool worked)
{
    table *t = worked && w->is.room ? sit_down(s, &w->is) : NULL;
    if (!worked) {
        error_refuse(&w->why, "The server is stopping.");
        room_close(w->is.room);
    } else if (w->is.room && !t) {
        error_refuse(&w->why, "The server is out of memory.");
    } else if (!t && w->owner == STORE_MINE) {
        char code[ROOM_CODE + 1];
        log_line(LOG_ERROR, "table-unreadable", "table", table_code_in(w->link, code), "why", w->why.text, LOG_END);
    }
    return t;
}

static void woken(task *task_done, bool worked)
{
    struct waking *w = (struct waking *)task_done, **at;
    server *s = w->errand.server;
    w->later = worked && !w->if_free && w->owner == STORE_THEIRS && uv_now(&s->loop) < w->until;
    if (w->later) return;
    for (at = &s->tables->being_woken; *at != w; at = &(*at)->next) continue;
    *at = w->next;
    s->counts.wakes += worked;
    const table *t = end_of_waking(s, w, worked);
    const bool gone = worked && w->owner == STORE_NOBODYS;
    if (gone) hall_drop(s->tables->hall, w->link);
    for (conn *c; (c = conn_of_errand(&s->net, w->errand.id)); ) {
        if (t || gone) route_again(c);
        else table_refuse_kept(c, w->link, &w->why);
    }
    if (w->listed && worked) wake_next(s);
    free(w);
}

/* Begins it for somebody, or for nobody. */
static void wake(server *s, const char *link, conn *asks)
{
    tables *all = s->tables;
    for (const struct waking *w = all->being_woken; w; w = w->next) {
        if (strcmp(w->link, link)) continue;
        if (asks) errand_join(&w->errand, asks);
        return;
    }
    struct waking *w = calloc(1, sizeof *w);
    if (!w) {
        if (asks) response_refuse(asks, 503, "The server is out of memory.");
        return;
    }
    strcpy(w->link, link);
    w->listed = !asks;
    w->if_free = !asks || asks->marked;  /* a code alone moves no table */
    w->until = uv_now(&s->loop) + FLEET_WAIT_MS;
    w->errand.task.work = wake_it;
    w->errand.task.done = woken;
    if (!errand_begin(&w->errand, s, asks, link)) {
        free(w);
        return;
    }
    w->next = all->being_woken;
    all->being_woken = w;
}

void wake_for(conn *c, const char *link) { wake(server_of(c), link, c); }

/* ---- after a start ----------------------------------------------------------------------------------------------- */

struct sleeper { char link[ROOM_LINK + 1]; uint64_t last; };

/* One after the other, behind everybody who asks for something. */
static void wake_next(server *s)
{
    tables *all = s->tables;
    while (!s->net.stopping && all->n_asleep) {
        const char *link = all->asleep[--all->n_asleep].link;
        if (table_awake(all, link)) continue;
        wake(s, link, NULL);
        return;
    }
}

static void add_sleeper(tables *all, const char *link, uint64_t last)
{
    if (!grow_array(&all->asleep, sizeof *all->asleep, &all->cap_asleep, (size_t)all->n_asleep + 1, 64)) return;
    struct sleeper *x = &all->asleep[all->n_asleep++];
    x->last = last;
    memcpy(x->link, link, strlen(link) + 1);
}

static void note_sleeper(void *mine, const store_table *t)
{
    tables *all = mine;
    char code[ROOM_CODE + 1];
    if (!hall_note(all->hall, t->table)) return;
    hall_told(all->hall, t->table, t->state, t->last);
    if (t->damaged) log_line(LOG_ERROR, "table-damaged", "table", table_code_in(t->table, code), LOG_END);
    if (all->shared) return;             /* who goes on with it is found out with the others */
    if (t->state != ROOM_OVER && !t->damaged) add_sleeper(all, t->table, t->last);  /* else nothing will happen there */
}

void wake_again(server *s, const char *link)
{
    if (!s->net.stopping) add_sleeper(s->tables, link, 0);
}

void wake_sweep(server *s)
{
    for (struct waking *w = s->tables->being_woken; w; w = w->next)
        if (w->later && workers_put(s->workers, &w->errand.task)) w->later = false;
    wake_next(s);
}

static int by_last(const void *a, const void *b)     /* the one used last stands last */
{
    const uint64_t x = ((const struct sleeper *)a)->last, y = ((const struct sleeper *)b)->last;
    return (x > y) - (x < y);
}

/* How many to wake: those used last; in any case all that were in use when the server ended, so that their bots go on
 * without anybody's visit. A table that waits for bots never rests, so it was in use. */
static uint32_t how_many(const tables *all)
{
    uint32_t n = 0;
    while (n < all->n_asleep &&
           all->asleep[all->n_asleep - 1 - n].last + IN_USE_MS >= all->asleep[all->n_asleep - 1].last)
        n++;
    return n > LIMIT_WAKE ? n : all->n_asleep < LIMIT_WAKE ? all->n_asleep : LIMIT_WAKE;
}

bool wake_list(server *s, error *why)
{
    tables *all = s->tables;
    all->shared = store_is_shared(s->store);
    if (!store_tables(s->reading, note_sleeper, all))
        return server_refuse_store(s, why);
    if (all->n_asleep) {
        qsort(all->asleep, all->n_asleep, sizeof *all->asleep, by_last);
        const uint32_t n = how_many(all);
        memmove(all->asleep, all->asleep + all->n_asleep - n, n * sizeof *all->asleep);
        all->n_asleep = n;
    }
    wake_next(s);
    return true;
}

void wake_end(server *s)
{
    tables *all = s->tables;
    for (struct waking *w = all->being_woken, *next; w; w = next) {     /* only those that wait for another server */
        next = w->next;
        free(w);
    }
    all->being_woken = NULL;
    free(all->asleep);
    all->asleep = NULL;
    all->n_asleep = 0;
}
