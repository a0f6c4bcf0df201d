/* store_open.c - opening a store in a file: one server at a time, a file for nobody else's eyes, a look at its health,
 * older versions brought up to date. Every trouble is one sentence, and then nothing has changed. */
#define _XOPEN_SOURCE 700                        /* realpath */
#include "apps/server/limits.h"
#include "apps/server/store/store_parts.h"
#include "table/room/room.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* ---- sentences --------------------------------------------------------------------------------------------------- */

static bool refuse_verdict(const char *path, store_verdict v, const char *otherwise, error *why)
{
    const char *what = v == STORE_FULL        ? "the disk is full"
                       : v == STORE_READ_ONLY ? "this server may not write to it"
                       : v == STORE_LOCKED    ? "another program holds it"
                                              : otherwise;
    return error_refuse(why, "The store %.200s cannot be used: %s.", path, what);
}

bool store_refuse_code(const store_file *s, const char *path, int code, error *why)
{
    return refuse_verdict(path, store_verdict_of(s, code), sqlite3_errmsg(s->db), why);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

/* The file itself may be no symbolic link, but its folder may be reached by one: systemd keeps it like that. */
static bool true_path(const char *path, char out[FILE_NAME])
{
    char folder[FILE_NAME] = "./";
    const char *slash = strrchr(path, '/');
    if (slash) snprintf(folder, sizeof folder, "%.*s/", (int)(slash - path), path);
    char *real = realpath(folder, NULL);
    const int n = real ? snprintf(out, FILE_NAME, "%s/%s", real, slash ? slash + 1 : path) : -1;
    free(real);
    return n >= 0 && n + (int)sizeof ".damaged-9999" < FILE_NAME;
}

static bool lock_alone(int file, const char *path, error *why)
{
    return !flock(file, LOCK_EX | LOCK_NB) || errno != EWOULDBLOCK ||
           error_refuse(why,
                        "The store %.200s is in use by another Orrery server; stop that one or choose another store.",
                        path);
}

/* SQLite lets several processes write by turns; two servers would each have tables that the other one changes. The lock
 * goes with the process, however it ends. */
static bool take_lock(store_file *s, const char *path, error *why)
{
    char name[FILE_NAME + 8];
    snprintf(name, sizeof name, "%s-lock", s->file);
    s->lock = open(name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (s->lock < 0) return refuse_verdict(path, store_verdict_of_errno(errno), strerror(errno), why);
    return lock_alone(s->lock, path, why);
}

/* The same file under another name (a hard link) has another lock file, so the file itself is locked too. Linux keeps
 * this apart from SQLite's own locks; but closing the file would drop those, so it stays open until SQLite has gone.
 * What cannot be opened here SQLite refuses, and says why. */
static bool lock_itself(store_file *s, const char *path, error *why)
{
    if (s->itself >= 0) close(s->itself);
    s->itself = open(s->file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    return s->itself < 0 || lock_alone(s->itself, path, why);
}

/* A new store is for its owner alone; so are the files that SQLite puts beside it. */
static bool make_file(const store_file *s, const char *path, error *why)
{
    const int made = open(s->file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (made >= 0) close(made);
    return made >= 0 || errno == EEXIST || refuse_verdict(path, store_verdict_of_errno(errno), strerror(errno), why);
}

/* ---- connecting -------------------------------------------------------------------------------------------------- */

/* The sum of a row, for bringing older ones up to date. */
static void sum_in_sql(sqlite3_context *to, int n, sqlite3_value **v)
{
    (void)n;
    sqlite3_result_int64(to, store_row_sum((const char *)sqlite3_value_text(v[0]), (uint64_t)sqlite3_value_int64(v[1]),
                                           (uint64_t)sqlite3_value_int64(v[2]), (uint64_t)sqlite3_value_int64(v[3]), 0,
                                           sqlite3_value_blob(v[4]), (size_t)sqlite3_value_bytes(v[4])));
}

/* The database is data, never code: no schema of somebody else's file may run functions or write to itself. */
static int harden(store_file *s)
{
    int code = sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    if (!code) code = sqlite3_db_config(s->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    if (!code) code = sqlite3_busy_timeout(s->db, STORE_BUSY_MS);
    if (!code)
        code = sqlite3_create_function_v2(s->db, "row_sum", 5, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                                          NULL, sum_in_sql, NULL, NULL, NULL);
    return code;
}

bool store_connect(store_file *s, const char *path, error *why)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW;
    if (sqlite3_open_v2(s->file, &s->db, flags, NULL))
        return error_refuse(why, "The store %.200s cannot be opened: %s.", path,
                            s->db ? sqlite3_errmsg(s->db) : "no memory");
    sqlite3_extended_result_codes(s->db, 1);
    const int code = harden(s);
    return !code || store_refuse_code(s, path, code, why);
}

static void disconnect(store_file *s)
{
    for (unsigned i = 0; i < N_PUTS; i++) sqlite3_finalize(s->put[i]);
    memset(s->put, 0, sizeof s->put);
    sqlite3_close(s->db);
    s->db = NULL;
}

static void close_file(store *base)
{
    store_file *s = (store_file *)base;
    disconnect(s);
    if (s->itself >= 0) close(s->itself);
    if (s->lock >= 0) close(s->lock);
    free(s);
}

/* ---- versions ---------------------------------------------------------------------------------------------------- */

static const char schema_new[] =
    "CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE entry(tab TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,"
    " bytes BLOB NOT NULL, sum INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(tab, seq)) STRICT, WITHOUT ROWID;"
    "INSERT INTO meta VALUES('schema', '2');";

/* Snapshots are long, so they lie in a tree with row numbers; everything else is short. */
static const char schema_2[] =
    "CREATE TABLE tab(tab TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, state INTEGER NOT NULL, at INTEGER NOT NULL)"
    " STRICT, WITHOUT ROWID;"
    "CREATE TABLE kept(tab TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, version INTEGER NOT NULL,"
    " at INTEGER NOT NULL, state INTEGER NOT NULL, bytes BLOB NOT NULL, sum INTEGER NOT NULL) STRICT;";

/* Version 1 had entries only. Whatever stands in its list of endings is over, and counted. */
static int from_1_to_2(store_file *s)
{
    char text[400];
    int code = store_run(s, "ALTER TABLE entry ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;"
                            "UPDATE entry SET sum = row_sum(tab, seq, version, at, bytes);");
    if (!code) code = store_run(s, schema_2);
    snprintf(text, sizeof text,
             "INSERT INTO tab SELECT tab, 0, %d, max(at) FROM entry GROUP BY tab;"
             "UPDATE tab SET state = %d, seq = 1 + (SELECT max(seq) FROM entry e WHERE e.tab = tab.tab) WHERE tab IN"
             " (SELECT CAST(substr(bytes, 1, instr(bytes, x'20') - 1) AS TEXT) FROM entry WHERE tab = 'endings');"
             "UPDATE meta SET value = '2' WHERE name = 'schema';",
             STORE_UNKNOWN, ROOM_OVER);
    return code ? code : store_run(s, text);
}

int store_make_schema(store_file *s)
{
    const int code = store_run(s, schema_new);
    return code ? code : store_run(s, schema_2);
}

static int bring_up_to_date(store_file *s, int schema)
{
    int code = store_run(s, "BEGIN IMMEDIATE");
    if (!code && schema == 0) code = store_make_schema(s);
    if (!code && schema == 1) code = from_1_to_2(s);
    if (!code) code = store_run(s, "COMMIT");
    if (code && !sqlite3_get_autocommit(s->db)) store_run(s, "ROLLBACK");
    return code;
}

/* The one number that a query gives; -1: it cannot be asked. */
static int number_of(store_file *s, const char *query, int *code)
{
    sqlite3_stmt *ask = NULL;
    int n = -1;
    *code = sqlite3_prepare_v2(s->db, query, -1, &ask, NULL);
    if (!*code && (*code = sqlite3_step(ask)) == SQLITE_ROW) n = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return n;
}

/* ---- health ------------------------------------------------------------------------------------------------------ */

typedef enum { HEALTHY, DAMAGED, NOT_OURS } health;

/* Entries of a table that is not in the list: its name has changed on the disk, or the list has. By the key from one
 * name to the next, so that the entries between are not read. */
static const char strangers[] =
    "WITH RECURSIVE t(c) AS (SELECT min(tab) FROM entry UNION ALL SELECT (SELECT min(tab) FROM entry WHERE tab > c)"
    " FROM t WHERE c IS NOT NULL) SELECT count(*) FROM t WHERE c IS NOT NULL AND c NOT IN (SELECT tab FROM tab)";

static bool is_whole(store_file *s, int schema)
{
    sqlite3_stmt *ask = NULL;
    int code;
    const bool fine = !sqlite3_prepare_v2(s->db, "PRAGMA integrity_check(1)", -1, &ask, NULL) &&
                      sqlite3_step(ask) == SQLITE_ROW && !strcmp((const char *)sqlite3_column_text(ask, 0), "ok");
    sqlite3_finalize(ask);
    return fine && (schema < 2 || number_of(s, strangers, &code) == 0);
}

/* Before anything is written: a new file, or one of ours that this version can read; and is it whole? */
static health look(store_file *s, const char *path, int *schema, error *why)
{
    int code;
    const int things = number_of(s, "SELECT count(*) FROM sqlite_schema", &code);
    *schema = 0;
    if (things < 0) {
        store_refuse_code(s, path, code, why);
        return store_verdict_of(s, code) == STORE_DAMAGED ? DAMAGED : NOT_OURS;
    }
    if (things == 0) return HEALTHY;
    *schema = number_of(s, "SELECT value FROM meta WHERE name = 'schema'", &code);
    if (*schema > SCHEMA) {
        error_refuse(why, "The store %.200s was written by a newer version of Orrery; use that or another store.",
                     path);
        return NOT_OURS;
    }
    if (*schema <= 0 && store_verdict_of(s, code) != STORE_DAMAGED) {
        error_refuse(why, "The file %.200s is a database of another program; choose another store.", path);
        return NOT_OURS;
    }
    if (*schema > 0 && is_whole(s, *schema)) return HEALTHY;
    error_refuse(why, "The store %.200s is damaged.", path);
    return DAMAGED;
}

static bool look_and_mend(store_file *s, const char *path, int *schema, store_lost *lost, void *mine, error *why)
{
    switch (look(s, path, schema, why)) {
    case HEALTHY: return true;
    case NOT_OURS: return false;
    case DAMAGED: break;
    }
    disconnect(s);
    if (!store_salvage(path, s->file, lost, mine, why) || !lock_itself(s, path, why) || !store_connect(s, path, why))
        return false;
    return look(s, path, schema, why) == HEALTHY;
}

/* ---- opening ----------------------------------------------------------------------------------------------------- */

static int set_modes(store_file *s)
{
    int code = store_run(s, "PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON;"
                            "PRAGMA journal_size_limit=4194304; PRAGMA cell_size_check=ON;");
    return code ? code : store_run(s, s->sync == SYNC_FULL ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL");
}

static bool set_up(store_file *s, const char *path, store_lost *lost, void *mine, error *why)
{
    int schema = 0;
    if (!store_connect(s, path, why) || !look_and_mend(s, path, &schema, lost, mine, why)) return false;
    int code = set_modes(s);
    if (!code && schema < SCHEMA) code = bring_up_to_date(s, schema);
    if (!code) code = store_run(s, store_call_schema);
    if (!code && !store_prepare_puts(s)) code = sqlite3_extended_errcode(s->db);
    return !code || store_refuse_code(s, path, code, why);
}

static store *open_again(const store *, error *);
static bool is_ready(const store *s) { return (void)s, true; }

static const store_kind kind = { .again = open_again, .put = store_sqlite_put, .read = store_sqlite_read,
                                 .calls = store_sqlite_calls, .tables = store_sqlite_tables, .ready = is_ready,
                                 .close = close_file };

static store_file *new_file(sync_mode sync, error *why)
{
    store_file *s = calloc(1, sizeof *s);
    if (!s) return error_refuse(why, "There is not enough memory for the store."), NULL;
    s->base.kind = &kind;
    s->lock = s->itself = -1;
    s->sync = sync;
    return s;
}

store *store_sqlite_open(const char *path, sync_mode sync, store_lost *lost, void *mine, error *why)
{
    store_file *s = new_file(sync, why);
    if (!s) return NULL;
    if (!true_path(path, s->file))
        error_refuse(why, "The store %.200s cannot be opened: there is no such folder.", path);
    else if (take_lock(s, path, why) && make_file(s, path, why) && lock_itself(s, path, why) &&
             set_up(s, path, lost, mine, why))
        return &s->base;
    close_file(&s->base);
    return NULL;
}

static store *open_again(const store *base, error *why)
{
    const store_file *first = (const store_file *)base;
    store_file *s = new_file(first->sync, why);
    if (!s) return NULL;
    memcpy(s->file, first->file, sizeof s->file);
    if (store_connect(s, s->file, why)) {
        const int code = store_run(s, "PRAGMA query_only=ON; PRAGMA cell_size_check=ON;");
        if (!code || store_refuse_code(s, s->file, code, why)) return &s->base;
    }
    close_file(&s->base);
    return NULL;
}
