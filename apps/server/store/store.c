/* store.c - store.h: which kind of store an address means, and what all kinds share. */
#include "apps/server/store/store_kind.h"

#include "base/blake2b.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- by kind ----------------------------------------------------------------------------------------------------- */

bool store_is_database(const char *path)
{
    return !strncmp(path, "postgres://", 11) || !strncmp(path, "postgresql://", 13);
}

store *store_open(const char *path, sync_mode sync, store_lost *lost, void *mine, error *why)
{
    return store_is_database(path) ? store_postgres_open(path, sync, why)
                                   : store_sqlite_open(path, sync, lost, mine, why);
}

store *store_again(const store *s, error *why) { return s->kind->again(s, why); }

store_verdict store_put(store *s, const store_entry *e, size_t n) { return s->kind->put(s, e, n); }

store_verdict store_read(store *s, const char *table, store_reading how, store_each *each, void *mine)
{
    return s->kind->read(s, table, how, each, mine);
}

bool store_calls(store *s, store_call_each *each, void *mine) { return s->kind->calls(s, each, mine); }

bool store_tables(store *s, store_table_each *each, void *mine) { return s->kind->tables(s, each, mine); }

bool store_is_shared(const store *s) { return s->kind->take; }

store_verdict store_take(store *s, const char *table, store_taking how, store_owner *owner)
{
    *owner = STORE_MINE;
    return store_is_shared(s) ? s->kind->take(s, table, how, owner) : STORE_OK;
}

store_verdict store_find(store *s, const char *code, store_table_each *each, void *mine)
{
    return s->kind->find(s, code, each, mine);
}

bool store_ready(const store *s) { return s->kind->ready(s); }

void store_close(store *s)
{
    if (s) s->kind->close(s);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

void store_name(const char *path, char out[STORE_NAME])
{
    if (store_is_database(path)) store_postgres_name(path, out, STORE_NAME);
    else snprintf(out, STORE_NAME, "%.*s", STORE_NAME - 1, path);
}

const char *store_sentence(store_verdict v)
{
    switch (v) {
    case STORE_OK: return "Stored.";
    case STORE_FULL:
        return "The server's disk is full, so this was not stored; everything before it is. Try again later.";
    case STORE_LOCKED:
        return "The server's store is in use by another program, so this was not stored; everything before it is. Try "
               "again.";
    case STORE_READ_ONLY:
        return "The server may not write to its store, so this was not stored; everything before it is. Try again "
               "later.";
    case STORE_DAMAGED: return "Part of the server's store is damaged.";
    case STORE_TAKEN: return "Another server has this table now; connect again.";
    case STORE_AWAY:
        return "The server's database does not answer, so nobody knows yet whether this was stored; everything before "
               "it is. Try again in a moment.";
    default: return "The server could not store this; everything before it is kept. Try again later.";
    }
}

/* ---- sums -------------------------------------------------------------------------------------------------------- */

static size_t put_number(uint8_t *at, uint64_t v)
{
    for (unsigned i = 0; i < 8; i++) at[i] = (uint8_t)(v >> (8 * i));
    return 8;
}

/* Two hashes, so that the bytes need no copy. */
int64_t store_row_sum(const char *table, uint64_t sequence, uint64_t version, uint64_t at, uint64_t state,
                      const void *bytes,
                      size_t n)
{
    uint8_t all[STORE_CODE + 4 * 8 + 32] = { 0 }, sum[32];
    size_t length = strlen(table) < STORE_CODE ? strlen(table) : STORE_CODE - 1;
    int64_t out;
    memcpy(all, table, length++);
    length += put_number(all + length, sequence);
    length += put_number(all + length, version);
    length += put_number(all + length, at);
    length += put_number(all + length, state);
    blake2b_256(all + length, bytes, n);
    blake2b_256(sum, all, length + 32);
    memcpy(&out, sum, sizeof out);
    return out;
}

uint64_t store_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

/* False: this is not what was written. */
static bool is_sound(const store_row *row, const store_entry *e)
{
    return row->version == ROW && row->sequence >= 0 && row->sequence <= UINT32_MAX &&
           row->sum == store_row_sum(e->table, e->sequence, ROW, (uint64_t)row->at, (uint64_t)row->state, e->bytes,
                                     e->n);
}

bool store_tell_row(const store_row *row, store_entry *e, store_listener *x)
{
    e->sequence = (uint32_t)row->sequence;
    e->state = (uint8_t)row->state;
    e->damaged = !is_sound(row, e);
    if (e->damaged && !x->sound_only) return false;
    if (e->damaged) e->bytes = NULL, e->n = 0;
    else if (e->act == STORE_KEEP) x->next = e->sequence;
    x->each(x->mine, e);
    return true;
}
