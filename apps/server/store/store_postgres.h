/* store_postgres.h - private to store_postgres*.c: one store in a PostgreSQL database, in its schema `orrery`.
 *
 *   meta    name, value: `schema` is the version of all this
 *   server  those that live: `until` is when one counts as dead unless it has said something by then; as long as it
 *           lives, it also holds an advisory lock of its id. `puts` counts its commits, so that it knows after a lost
 *           connection whether the last one was made, and none comes late. `lobby` is its part of that page
 *   tab, entry, kept, call    as in store_parts.h; `owner` of tab is the server that has the table; null: it rests;
 *           0: its server has ended, and another one should go on with it */
#ifndef STORE_POSTGRES_H
#define STORE_POSTGRES_H
#include "apps/server/store/store_kind.h"

#include <libpq-fe.h>

enum { PG_SCHEMA = 2 };                  /* a newer one is refused, an older one brought up to date */

enum { PG_BEGIN, PG_COMMIT, PG_COUNT, PG_MAKE, PG_ENTRY, PG_TABLE, PG_KEPT, PG_STIR, PG_CUT, PG_DROP, PG_CALL,
       PG_UNCALL, PG_GIVE, PG_LEAVE, PG_TELL, PG_STATEMENTS };
enum { PG_PUT = 4 };                     /* from the number of a group to the next one's; see find_out */
#define PG_LOCK "1330795077"             /* the class of all our advisory locks */
typedef struct {
    store base;                          /* first */
    char address[STORE_NAME], name[STORE_NAME];
    char said[200];                      /* the last complaint */
    sync_mode sync;
    bool reads;                          /* a second connection: for reading only */
    bool away;                           /* the log says so already */
    PGconn *conn;                        /* NULL: lost */
    int64_t id;                          /* of this server */
    int64_t puts;                        /* the last commit that was begun; no other server has this number */
    unsigned failures;                   /* connections in a row that could not be made */
    char process[12], born[48];          /* of the database, at the other end of the last connection; "": none yet */
} store_pg;

/* store_postgres_talk.c: asking, and no waiting for ever. */
bool store_pg_reach(store_pg *, error *);                /* a connection; false: why not */
bool store_pg_connect(store_pg *, error *);              /* the same, ready for what a store does */
bool store_pg_refuse(store_pg *, error *);               /* the sentence of what was said last; false */
bool store_pg_run(store_pg *, const char *query);        /* a command without values */
void store_pg_drop(store_pg *);                          /* the connection is no good any more */
bool store_pg_back(store_pg *, uint64_t until);          /* reconnects if it is lost; false: in vain until then */
PGresult *store_pg_next(store_pg *);                     /* the next result; NULL: no more, or the connection is lost */
PGresult *store_pg_ask(store_pg *, const char *query, int n, const char *const *values, const int *lengths,
                       const int *formats);              /* one answer in binary form; NULL: the connection is lost */
uint64_t store_pg_clock(void);                           /* ms, never back */

/* store_postgres_values.c */
enum { PG_VALUES = 8 };
typedef struct {                         /* of one statement, in binary form */
    const char *value[PG_VALUES];
    int length[PG_VALUES], format[PG_VALUES];
    char number[PG_VALUES][8];
    int n;
} store_pg_values;
void store_pg_add_bytes(store_pg_values *, const void *, size_t n);        /* stays the caller's */
void store_pg_add_text(store_pg_values *, const char *);
void store_pg_add_number(store_pg_values *, int64_t);
int64_t store_pg_number(const PGresult *, int row, int column);   /* of a column of eight bytes */
store_verdict store_pg_verdict_of(const PGresult *);     /* STORE_AWAY: the connection is of no use any more */
/* An answer with rows, after one more attempt if the connection was lost; NULL: in vain, and why. */
PGresult *store_pg_rows(store_pg *, const char *query, const store_pg_values *, store_verdict *);

/* store_postgres_put.c, _read.c and _take.c */
extern const char *const store_pg_statement[PG_STATEMENTS];
store_verdict store_pg_put(store *, const store_entry *, size_t n);
store_verdict store_pg_read(store *, const char *table, store_reading, store_each *, void *mine);
bool store_pg_calls(store *, store_call_each *, void *mine);
bool store_pg_tables(store *, store_table_each *, void *mine);
store_verdict store_pg_take(store *, const char *table, store_taking, store_owner *);
store_verdict store_pg_find(store *, const char *code, store_table_each *, void *mine);
#endif
