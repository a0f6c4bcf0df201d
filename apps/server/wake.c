/* wake.c - tables out of the store: when somebody looks at one, and after a start those that were in use. */
#include "log.h"
#include "tables.h"

#include <stdlib.h>
#include <string.h>

typedef struct {                         /* one room being rebuilt */
    const room_house *house;
    woken_room out;
    bool failed;
    bool by_entries;                     /* it began with the first entry, not with a snapshot */
    bool bad_snapshot;                   /* it was the snapshot that failed */
    note *why;
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

static bool read_room(server *s, const char *code, store_reading how, rebuild *x)
{
    note_refuse(x->why, "An entry is missing.");
    const store_verdict verdict = store_read(s->reading, code, how, add_entry, x);
    if (verdict == STORE_DAMAGED) note_refuse(x->why, "A part of the server's store is damaged.");
    else if (verdict != STORE_OK) note_refuse(x->why, "The store cannot be read.");
    if (verdict == STORE_OK && !x->failed && x->out.room) return true;
    room_close(x->out.room);
    x->out.room = NULL;
    return false;
}

/* From the snapshot and what came after it. If that cannot be read, from all entries, if they are all there. A table
 * whose last entries cannot be read is not opened: what was acknowledged is not forgotten in silence. */
bool wake_room(server *s, const char *code, woken_room *out, note *why)
{
    rebuild x = { .house = &s->tables->house, .why = why };
    bool good = read_room(s, code, STORE_SHORT, &x);
    if (!good && !x.by_entries && (x.bad_snapshot || !x.out.kept)) {
        note whole;
        rebuild again = { .house = &s->tables->house, .why = &whole };
        log_line(LOG_WARNING, "snapshot-unreadable", "table", code, "why", why->text, LOG_END);
        good = read_room(s, code, STORE_WHOLE, &again);
        if (good && room_entries(again.out.room) < x.out.kept) {     /* the snapshot knew of more */
            room_close(again.out.room);
            good = false;
        }
        x = again;
    }
    *out = x.out;
    return good;
}

/* ---- after a start ----------------------------------------------------------------------------------------------- */

struct sleeper { char code[ROOM_CODE + 1]; uint64_t last; };

static void wake_next(uv_idle_t *idle)
{
    server *s = idle->data;
    tables *all = s->tables;
    note why;                            /* in the log already */
    if (s->stopping || !all->n_asleep) uv_idle_stop(idle);
    else table_find(s, all->asleep[--all->n_asleep].code, &why);
}

static void add_sleeper(void *mine, const store_table *t)
{
    tables *all = mine;
    const char *code = t->table;
    if (!hall_is_code(code) || !hall_note(all->hall, code)) return;
    hall_told(all->hall, code, t->state, t->last);
    if (t->damaged) log_line(LOG_ERROR, "table-damaged", "table", code, LOG_END);
    if (t->state == ROOM_OVER || t->damaged) return;     /* nothing will happen there by itself */
    if (all->n_asleep == all->cap_asleep) {
        const uint32_t cap = all->cap_asleep ? all->cap_asleep * 2 : 64;
        struct sleeper *more = realloc(all->asleep, cap * sizeof *more);
        if (!more) return;
        all->asleep = more;
        all->cap_asleep = cap;
    }
    struct sleeper *x = &all->asleep[all->n_asleep++];
    x->last = t->last;
    memcpy(x->code, code, ROOM_CODE + 1);
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
