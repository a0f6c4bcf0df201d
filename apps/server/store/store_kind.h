/* store_kind.h - private to store_*.c: what a kind of store must be able to do, and what all kinds share. store.h says
 * what each function promises. */
#ifndef STORE_KIND_H
#define STORE_KIND_H
#include "apps/server/store/store.h"

typedef void store_lost(void *mine, const char *table, const char *what);
typedef void store_call_each(void *mine, const char *table, const uint8_t *bytes, size_t n);
typedef void store_table_each(void *mine, const store_table *);

typedef struct {
    store *(*again)(const store *, error *);
    store_verdict (*put)(store *, const store_entry *, size_t n);
    store_verdict (*read)(store *, const char *table, store_reading, store_each *, void *mine);
    bool (*calls)(store *, store_call_each *, void *mine);
    bool (*tables)(store *, store_table_each *, void *mine);
    store_verdict (*take)(store *, const char *table, store_taking, store_owner *);        /* NULL: it has one server */
    store_verdict (*find)(store *, const char *code, store_table_each *, void *mine);
    bool (*ready)(const store *);
    void (*close)(store *);
} store_kind;

struct store { const store_kind *kind; };        /* stands at the beginning of each kind's own struct */

store *store_sqlite_open(const char *path, sync_mode, store_lost *, void *mine, error *);
store *store_postgres_open(const char *address, sync_mode, error *);
void store_postgres_name(const char *address, char *out, size_t cap);      /* without the password */

enum { ROW = 1 };                        /* how entries and snapshots are written; a newer one is not read */
/* The number that a row keeps of itself. */
int64_t store_row_sum(const char *table, uint64_t sequence, uint64_t version, uint64_t at, uint64_t state,
                      const void *bytes,
                      size_t n);
uint64_t store_now(void);                                          /* ms since 1970 */

typedef struct { store_each *each; void *mine; bool sound_only; uint32_t next; } store_listener; /* next: after a
                                                                                                  * snapshot */
typedef struct { int64_t sequence, version, at, state, sum; } store_row;   /* what comes with an entry's bytes */
/* Tells a row whose table, act and bytes are in the entry already. False: it ends the reading, as it is damaged. */
bool store_tell_row(const store_row *, store_entry *, store_listener *);
#endif
