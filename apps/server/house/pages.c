/* pages.c - see pages.h. */
#include "apps/server/house/pages.h"

#include "apps/server/house/errand.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME = 160, BUCKETS_OF_PAGES = 1024 };

typedef struct kept {                    /* a page that may be sent again */
    struct kept *before, *after;         /* the one used last stands last */
    struct kept *chain;                  /* in the same bucket */
    parcel *parcel;
    uint64_t until;                      /* uv_hrtime; UINT64_MAX: for ever */
    char name[NAME];
} kept;

typedef struct writing {                 /* a page that is being written */
    errand errand;                       /* first */
    struct writing *next;
    page_order order;
    room *copy;
    text_buf text;
    bool good;
    error why;                           /* not good: what to say */
    char name[NAME];
} writing;

struct pages {
    kept ring;                           /* where the ring begins */
    kept *bucket[BUCKETS_OF_PAGES];
    size_t bytes;
    writing *writing;
};

/* ---- what is kept ------------------------------------------------------------------------------------------------ */

static kept **place_of(struct pages *all, const char *name)
{
    kept **k = &all->bucket[orr_hash(name, strlen(name), 0) % BUCKETS_OF_PAGES];
    while (*k && strcmp((*k)->name, name)) k = &(*k)->chain;
    return k;
}

static size_t size_of(const kept *k) { return sizeof *k + k->parcel->n; }

static void take_out(kept *k)
{
    k->before->after = k->after;
    k->after->before = k->before;
}

static void put_last(struct pages *all, kept *k)
{
    k->before = all->ring.before;
    k->after = &all->ring;
    k->before->after = k->after->before = k;
}

static void forget(struct pages *all, kept *k)
{
    *place_of(all, k->name) = k->chain;
    take_out(k);
    all->bytes -= size_of(k);
    parcel_drop(k->parcel);
    free(k);
}

parcel *pages_find(struct pages *all, const char *name)
{
    kept *k = *place_of(all, name);
    if (!k) return NULL;
    if (k->until != UINT64_MAX && uv_hrtime() >= k->until) {
        forget(all, k);
        return NULL;
    }
    take_out(k);
    put_last(all, k);
    return k->parcel;
}

void pages_keep(struct pages *all, const char *name, parcel *p, uint64_t ns)
{
    if (*place_of(all, name)) forget(all, *place_of(all, name));
    kept *k = p->n > LIMIT_PAGES / 4 ? NULL : calloc(1, sizeof *k);      /* one page may not push out all others */
    if (!k) return;
    snprintf(k->name, sizeof k->name, "%s", name);
    k->parcel = parcel_hold(p);
    k->until = ns == UINT64_MAX ? ns : uv_hrtime() + ns;
    *place_of(all, name) = k;
    put_last(all, k);
    all->bytes += size_of(k);
    while (all->bytes > LIMIT_PAGES) forget(all, all->ring.after);
}

size_t pages_kept(const struct pages *all) { return all->bytes; }

/* ---- what a page is called --------------------------------------------------------------------------------------- */

/* The book follows from the box and the number of seats; a card set of the table's own belongs to this table alone. */
static void name_book(const table *t, char out[NAME])
{
    const orr_box *b = room_box(t->room);
    char options[2 * sizeof b->opt + 1];
    for (size_t i = 0; i < sizeof b->opt; i++) snprintf(options + 2 * i, 3, "%02x", b->opt[i]);
    if (b->set == b->game->house_set)
        snprintf(out, NAME, "book %.40s %s %u", b->game->id, options, room_seats(t->room));
    else snprintf(out, NAME, "book of %s %" PRIu64 " %" PRIu32, t->code, t->birth, room_revision(t->room));
}

static void name_page(const table *t, const page_order *o, char out[NAME])
{
    if (o->kind == PAGE_BOOK) name_book(t, out);
    else snprintf(out, NAME, "%s %016" PRIx64 " %u %u %" PRIu32, t->code, room_mark(t->room), o->kind, o->eyes, o->at);
}

/* ---- on another thread ------------------------------------------------------------------------------------------- */

static void write_it(task *t)
{
    writing *w = (writing *)t;
    w->good = table_page_write(&w->order, w->copy, &w->text, &w->why);
    if (w->good && w->text.n > LIMIT_PAGE) w->good = error_refuse(&w->why, "This page is too long to be sent.");
    room_close(w->copy);
    w->copy = NULL;
}

/* ---- on the loop ------------------------------------------------------------------------------------------------- */

static void send_page(conn *c, page_kind kind, parcel *p)
{
    if (!p) response_refuse(c, 503, "The server is out of memory.");
    else
        response_send(c, &(response){ .status = 200,
                                      .type = kind == PAGE_RECORD ? "text/plain; charset=utf-8"
                                                                  : "application/json; charset=utf-8",
                                      .parcel = p });
}

void page_send(conn *c, parcel *p) { send_page(c, PAGE_BOOK, p); }

static void writing_free(writing *w)
{
    if (!w) return;
    room_close(w->copy);
    text_free(&w->text);
    free(w);
}

static void written_out(task *t, bool worked)
{
    writing *w = (writing *)t, **at;
    server *s = w->errand.server;
    for (at = &s->pages->writing; *at != w; at = &(*at)->next) continue;
    *at = w->next;
    s->counts.pages += worked;
    parcel *p = worked && w->good ? parcel_of(&w->text) : NULL;
    if (p) pages_keep(s->pages, w->name, p, UINT64_MAX);
    for (conn *c; (c = conn_of_errand(&s->net, w->errand.id)); ) {
        if (worked && !w->good) response_refuse(c, 409, w->why.text);
        else send_page(c, w->order.kind, p);
    }
    parcel_drop(p);
    writing_free(w);
}

static void begin(conn *c, const table *t, const page_order *o, const char *name)
{
    struct pages *all = server_of(c)->pages;
    writing *w = calloc(1, sizeof *w);
    if (w) w->copy = room_copy(t->room);
    if (!w || !w->copy) {
        writing_free(w);
        response_refuse(c, 503, "The server is out of memory.");
        return;
    }
    w->order = *o;
    snprintf(w->name, sizeof w->name, "%s", name);
    w->errand.task.work = write_it;
    w->errand.task.done = written_out;
    w->errand.study = table_page_imagines(o);
    if (!errand_begin(&w->errand, server_of(c), c, t->code)) {
        writing_free(w);
        return;
    }
    w->next = all->writing;
    all->writing = w;
}

void pages_ask(conn *c, const table *t, const page_order *o)
{
    struct pages *all = server_of(c)->pages;
    char name[NAME];
    name_page(t, o, name);
    parcel *p = pages_find(all, name);
    if (p) {
        send_page(c, o->kind, p);
        return;
    }
    for (const writing *w = all->writing; w; w = w->next) {
        if (strcmp(w->name, name)) continue;
        errand_join(&w->errand, c);
        return;
    }
    begin(c, t, o, name);
}

struct pages *pages_open(void)
{
    struct pages *all = calloc(1, sizeof *all);
    if (!all) return NULL;
    all->ring.before = all->ring.after = &all->ring;
    return all;
}

void pages_close(struct pages *all)
{
    if (!all) return;
    while (all->ring.after != &all->ring) forget(all, all->ring.after);
    free(all);
}
