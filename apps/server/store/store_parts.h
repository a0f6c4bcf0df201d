/* store_parts.h - private to store_*.c: one store in one SQLite file.
 *
 *   meta    name, value: `schema` is the version of all this
 *   tab     every table by name: how many entries its snapshot stands for, and its state then; STORE_UNKNOWN as soon as
 *           another entry has come
 *   entry   tab and seq are the key
 *   kept    the snapshot of a table
 *   call    who wants to be called to a table; not mended when the file is damaged, browsers ask again
 *
 * Rows have a sum of their own content, so that a byte that has changed on the disk is noticed. Entries and snapshots
 * lie in two trees: a damaged page in one of them costs a running table nothing. */
#ifndef STORE_PARTS_H
#define STORE_PARTS_H
#include "apps/server/store/store.h"

#include <sqlite3.h>

enum { SCHEMA = 2 };                     /* a newer one is refused, an older one brought up to date */
enum { ROW = 1 };                        /* how entries and snapshots are written; a newer one is not read */
enum { FILE_NAME = 4096 };

enum { PUT_ENTRY, PUT_TABLE, PUT_KEPT, STIR, CUT_ENTRIES, N_PUTS };
struct store {
    sqlite3 *db;
    sqlite3_stmt *put[N_PUTS];           /* prepared once */
    char file[FILE_NAME];
    sync_mode sync;
    int lock, itself;                    /* the lock file and the store's own, both locked; -1: a second connection */
};

int store_run(store *, const char *sql);                           /* an SQLite code */
store_verdict store_verdict_of(const store *, int code);
store_verdict store_verdict_of_errno(int said);
bool store_refuse_code(const store *, const char *path, int code, error *); /* the sentence of an SQLite code; false */
extern const char store_call_schema[];                             /* of `call`, which older stores lack */
bool store_prepare_puts(store *);                                  /* store_sqlite.c */
bool store_connect(store *, const char *path, error *);            /* store_open.c: without looking what is in it */
int store_make_schema(store *);                                    /* store_open.c: in an empty file */

/* The number that a row keeps of itself. */
int64_t store_row_sum(const char *table, uint64_t sequence, uint64_t version, uint64_t at, uint64_t state,
                      const void *bytes,
                      size_t n);
uint64_t store_now(void);                                          /* ms since 1970 */

/* store_salvage.c: what can still be read of a damaged file goes into a new one beside it, which then takes its place;
 * the damaged one is kept under another name. False: why not; if there was nothing to save, `why` stays as it is. */
typedef void store_lost(void *mine, const char *table, const char *what);
bool store_salvage(const char *path, const char *file, store_lost *, void *mine, error *);
#endif
