/* playon.c - POST /api/tables/CODE/on: a new table that goes on from a position of a finished match; POST /api/records:
 * one that goes on with a match somebody began alone. All answers up to there are given again, so another thread
 * prepares it; then it is stored like any new table. */
#include "apps/server/house/errand.h"
#include "apps/server/house/tables.h"

#include <stdlib.h>

typedef struct {
    errand errand;                       /* first */
    want *want;
    room *from;                          /* a copy; NULL: the request brings a record */
    uint64_t now;
    text_buf entry;
    room *ready;                         /* what the entry makes; NULL: refused */
    error why;
} going_on;

static void going_free(going_on *g)
{
    if (!g) return;
    room_close(g->from);
    room_close(g->ready);
    text_free(&g->entry);
    want_free(g->want);
    free(g);
}

static void prepare(task *t)
{
    going_on *g = (going_on *)t;
    want *w = g->want;
    const room_house *house = &g->errand.server->tables->house;
    if (g->from ? room_play_on(g->from, w->text, w->n, &w->grant, g->now, &g->entry, &g->why)
                : room_bring(house, w->text, w->n, &w->grant, g->now, &g->entry, &g->why))
        g->ready = room_open(house, g->entry.text, g->entry.n, &g->why);
}

/* The code was free when this began; a table that took it meanwhile keeps it. */
static table *table_for(server *s, going_on *g)
{
    const char *link = g->want->grant.link;
    if (hall_find(s->tables->hall, link) || table_awake(s->tables, link)) return NULL;
    table *t = table_new(s, link);
    if (!t) return NULL;
    t->ready = g->ready;
    g->ready = NULL;
    return t;
}

static void prepared(task *ended, bool worked)
{
    going_on *g = (going_on *)ended;
    server *s = g->errand.server;
    conn *c = conn_of_errand(&s->net, g->errand.id);           /* gone: no table for nobody */
    if (c && worked && g->ready) {
        table *t = table_for(s, g);
        if (t) {
            table_launch_first(t, g->want, &g->entry);
            g->want = NULL;
        } else {
            response_refuse(c, 503, "The server is out of memory.");
        }
    } else if (c) {
        response_refuse(c, worked ? 422 : 503, worked ? g->why.text : "The server is stopping.");
    }
    going_free(g);
}

void playon_begin(conn *c, want *w, const room *from)
{
    going_on *g = calloc(1, sizeof *g);
    if (!g) want_free(w);
    else *g = (going_on){ .want = w, .from = from ? room_copy(from) : NULL, .now = tables_wall_clock() };
    if (!g || (from && !g->from)) {
        going_free(g);
        response_refuse(c, 503, "The server is out of memory.");
        return;
    }
    g->errand.task.work = prepare;
    g->errand.task.done = prepared;
    if (!errand_begin(&g->errand, server_of(c), c, from ? room_code(from) : "")) going_free(g);
}
