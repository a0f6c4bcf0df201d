/* store_parts.h - private to what keeps a store in one SQLite file.
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
#include "apps/server/store/store_kind.h"

#include <sqlite3.h>

enum { SCHEMA = 2 };                     /* a newer one is refused, an older one brought up to date */
enum { FILE_NAME = 4096 };

enum { PUT_ENTRY, PUT_TABLE, PUT_KEPT, STIR, CUT_ENTRIES, N_PUTS };
typedef struct {
    store base;                          /* first */
    sqlite3 *db;
    sqlite3_stmt *put[N_PUTS];           /* prepared once */
    char file[FILE_NAME];
    sync_mode sync;
    int lock, itself;                    /* the lock file and the store's own, both locked; -1: a second connection */
} store_file;

int store_run(store_file *, const char *sql);                      /* an SQLite code */
store_verdict store_verdict_of(const store_file *, int code);
store_verdict store_verdict_of_errno(int said);
bool store_refuse_code(const store_file *, const char *path, int code, error *); /* the sentence of an SQLite code;
                                                                                  * false */
extern const char store_call_schema[];                             /* of `call`, which older stores lack */
bool store_prepare_puts(store_file *);                             /* store_sqlite.c */
bool store_connect(store_file *, const char *path, error *);       /* store_open.c: without looking what is in it */
int store_make_schema(store_file *);                               /* store_open.c: in an empty file */

/* store_sqlite.c: of the kind. */
store_verdict store_sqlite_put(store *, const store_entry *, size_t n);
store_verdict store_sqlite_read(store *, const char *table, store_reading, store_each *, void *mine);
bool store_sqlite_calls(store *, store_call_each *, void *mine);
bool store_sqlite_tables(store *, store_table_each *, void *mine);

/* store_salvage.c: what can still be read of a damaged file goes into a new one beside it, which then takes its place;
 * the damaged one is kept under another name. False: why not; if there was nothing to save, `why` stays as it is. */
bool store_salvage(const char *path, const char *file, store_lost *, void *mine, error *);
#endif
