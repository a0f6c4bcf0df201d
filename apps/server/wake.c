/* wake.c - tables out of the store: when somebody looks at one, and after a start those that were in use. */
#include "log.h"
#include "tables.h"

#include <stdlib.h>
#include <string.h>

typedef struct {                         /* one room being rebuilt */
    const room_house *house;
    room *room;
    bool failed;
    note *why;
} rebuild;

static void add_entry(void *mine, const store_entry *e)
{
    rebuild *x = mine;
    if (x->failed) return;
    if (!x->room) {
        x->room = room_open(x->house, e->bytes, e->n, x->why);
        x->failed = !x->room;
        return;
    }
    room_changes changes;
    if (e->sequence == room_entries(x->room) && room_apply(x->room, e->bytes, e->n, &changes, x->why)) return;
    x->failed = true;
}

bool wake_room(server *s, const char *link, room **out, note *why)
{
    rebuild x = { .house = &s->tables->house, .why = why };
    note_refuse(why, "An entry is missing.");
    if (!store_read(s->reading, link, add_entry, &x)) x.failed = !note_refuse(why, "The store cannot be read.");
    if (x.room && !x.failed && strcmp(room_link(x.room), link))
        x.failed = !note_refuse(why, "Its first entry is another table's.");
    if (x.failed && x.room) room_close(x.room);
    *out = x.failed ? NULL : x.room;
    return *out != NULL;
}

/* ---- after a start ----------------------------------------------------------------------------------------------- */

struct sleeper { char link[ROOM_LINK + 1]; uint64_t last; };

static void wake_next(uv_idle_t *idle)
{
    server *s = idle->data;
    tables *all = s->tables;
    note why;                            /* in the log already */
    if (s->stopping || !all->n_asleep) uv_idle_stop(idle);
    else table_find(s, all->asleep[--all->n_asleep].link, &why);
}

static void add_sleeper(void *mine, const char *link, uint64_t last)
{
    tables *all = mine;
    if (!hall_note(all->hall, link)) return;
    if (all->n_asleep == all->cap_asleep) {
        const uint32_t cap = all->cap_asleep ? all->cap_asleep * 2 : 64;
        struct sleeper *more = realloc(all->asleep, cap * sizeof *more);
        if (!more) return;
        all->asleep = more;
        all->cap_asleep = cap;
    }
    struct sleeper *x = &all->asleep[all->n_asleep++];
    x->last = last;
    memcpy(x->link, link, strlen(link) + 1);
}

static int by_last(const void *a, const void *b)     /* the one used last stands last */
{
    const uint64_t x = ((const struct sleeper *)a)->last, y = ((const struct sleeper *)b)->last;
    return (x > y) - (x < y);
}

bool wake_list(server *s, note *why)
{
    tables *all = s->tables;
    if (!store_tables(s->reading, add_sleeper, all))
        return note_refuse(why, "The store %.200s cannot be read to its end.", s->set.store);
    if (all->n_asleep) qsort(all->asleep, all->n_asleep, sizeof *all->asleep, by_last);
    if (all->n_asleep > LIMIT_WAKE) {
        memmove(all->asleep, all->asleep + all->n_asleep - LIMIT_WAKE, LIMIT_WAKE * sizeof *all->asleep);
        all->n_asleep = LIMIT_WAKE;
    }
    uv_idle_init(&s->loop, &all->waking);
    all->waking.data = s;
    all->waking_open = true;
    if (all->n_asleep) uv_idle_start(&all->waking, wake_next);
    return true;
}

void wake_end(server *s)
{
    tables *all = s->tables;
    if (all->waking_open) uv_close((uv_handle_t *)&all->waking, NULL);
    free(all->asleep);
    all->asleep = NULL;
    all->n_asleep = 0;
}
