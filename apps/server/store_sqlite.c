/* store_sqlite.c - store.h in one SQLite file: WAL, so that readers and the writer do not wait for each other;
 * synchronous=FULL, so that a commit is on the disk before the answer is acknowledged. */
#define _XOPEN_SOURCE 700                        /* realpath */
#include "limits.h"
#include "store.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SCHEMA = 1 };                     /* of the file; a newer one is refused, an older one would be brought up to date */
enum { FILE_NAME = 4096 };
enum { ENTRY = 1 };                      /* how an entry is written; a newer one is not read */

struct store {
    sqlite3 *db;
    sqlite3_stmt *put;                   /* prepared once */
};

static const char schema_text[] =
    "CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS entry(tab TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL,"
    " at INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY(tab, seq)) STRICT, WITHOUT ROWID;"
    "INSERT OR IGNORE INTO meta VALUES('schema', '1');";

/* What the system said when the log could not be written: SQLite has one code for all of it. */
static int errno_of(const store *s)
{
    sqlite3_file *log = NULL;
    int said = 0;
    if (!sqlite3_file_control(s->db, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &log) && log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &said);
    return said;
}

static store_verdict verdict_of_trouble(const store *s)
{
    switch (errno_of(s)) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return STORE_FULL;
    case EPERM:
    case EACCES:
    case EROFS: return STORE_READ_ONLY;
    default: return STORE_BROKEN;
    }
}

static store_verdict verdict_of(const store *s, int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_DONE: return STORE_OK;
    case SQLITE_FULL: return STORE_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return STORE_LOCKED;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return STORE_READ_ONLY;
    case SQLITE_IOERR: return code == SQLITE_IOERR_SHMSIZE ? STORE_FULL : verdict_of_trouble(s);
    default: return STORE_BROKEN;
    }
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
    default: return "The server could not store this; everything before it is kept. Try again later.";
    }
}

/* ---- opening ----------------------------------------------------------------------------------------------------- */

static int run(store *s, const char *sql) { return sqlite3_exec(s->db, sql, NULL, NULL, NULL); }

/* The database is data, never code: no schema of somebody else's file may run functions or write to itself. */
static int harden(store *s)
{
    int code = sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    if (!code) code = sqlite3_db_config(s->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    if (!code) code = sqlite3_busy_timeout(s->db, STORE_BUSY_MS);
    sqlite3_extended_result_codes(s->db, 1);
    return code;
}

/* The one number that a query gives; -1: it cannot be asked. */
static int number_of(store *s, const char *query)
{
    sqlite3_stmt *ask;
    int n = -1;
    if (sqlite3_prepare_v2(s->db, query, -1, &ask, NULL)) return -1;
    if (sqlite3_step(ask) == SQLITE_ROW) n = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return n;
}

/* Before anything is written: a new file, or one of ours that this version can read. */
static bool may_use(store *s, const char *path, note *why)
{
    const int tables = number_of(s, "SELECT count(*) FROM sqlite_schema");
    const int schema = tables > 0 ? number_of(s, "SELECT value FROM meta WHERE name = 'schema'") : 0;
    if (tables < 0) return note_refuse(why, "The store %.200s cannot be used: %s.", path, sqlite3_errmsg(s->db));
    if (tables > 0 && schema <= 0)
        return note_refuse(why, "The file %.200s is a database of another program; choose another store.", path);
    return schema <= SCHEMA ||
           note_refuse(why, "The store %.200s was written by a newer version of Orrery; use that or another store.",
                       path);
}

static bool set_up(store *s, const char *path, sync_mode sync, note *why)
{
    int code = harden(s);
    if (!code && !may_use(s, path, why)) return false;
    if (!code) code = run(s, "PRAGMA journal_mode=WAL; PRAGMA foreign_keys=ON;"
                             "PRAGMA journal_size_limit=4194304; PRAGMA cell_size_check=ON;");
    if (!code) code = run(s, sync == SYNC_FULL ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL");
    if (!code) code = run(s, "BEGIN IMMEDIATE");
    if (!code) code = run(s, schema_text);
    if (!code) code = run(s, "COMMIT");
    if (!code)
        code = sqlite3_prepare_v3(s->db, "INSERT INTO entry VALUES(?, ?, ?, ?, ?)", -1, SQLITE_PREPARE_PERSISTENT,
                                  &s->put, NULL);
    return !code || note_refuse(why, "The store %.200s cannot be used: %s.", path, sqlite3_errmsg(s->db));
}

/* The file itself may be no symbolic link, but its folder may be reached by one: systemd keeps it like that. */
static bool true_path(const char *path, char out[FILE_NAME])
{
    char folder[FILE_NAME] = "./";
    const char *slash = strrchr(path, '/');
    if (slash) snprintf(folder, sizeof folder, "%.*s/", (int)(slash - path), path);
    char *real = realpath(folder, NULL);
    const int n = real ? snprintf(out, FILE_NAME, "%s/%s", real, slash ? slash + 1 : path) : -1;
    free(real);
    return n >= 0 && n < FILE_NAME;
}

store *store_open(const char *path, sync_mode sync, note *why)
{
    store *s = calloc(1, sizeof *s);
    char file[FILE_NAME];
    if (!s) {
        note_refuse(why, "There is no memory for the store.");
        return NULL;
    }
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW;
    if (!true_path(path, file))
        note_refuse(why, "The store %.200s cannot be opened: there is no such folder.", path);
    else if (sqlite3_open_v2(file, &s->db, flags, NULL))
        note_refuse(why, "The store %.200s cannot be opened: %s.", path, s->db ? sqlite3_errmsg(s->db) : "no memory");
    else if (set_up(s, path, sync, why))
        return s;
    store_close(s);
    return NULL;
}

void store_close(store *s)
{
    if (!s) return;
    sqlite3_finalize(s->put);
    sqlite3_close(s->db);
    free(s);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static uint64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static int put_one(store *s, const store_entry *e)
{
    int code = sqlite3_bind_text(s->put, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(s->put, 2, e->sequence);
    if (!code) code = sqlite3_bind_int(s->put, 3, ENTRY);
    if (!code) code = sqlite3_bind_int64(s->put, 4, (sqlite3_int64)now_ms());
    if (!code) code = sqlite3_bind_blob64(s->put, 5, e->bytes, e->n, SQLITE_STATIC);
    if (!code) code = sqlite3_step(s->put);
    const int after = sqlite3_reset(s->put);
    return code == SQLITE_DONE ? after : code;
}

store_verdict store_put(store *s, const store_entry *e, size_t n)
{
    int code = run(s, "BEGIN IMMEDIATE");
    for (size_t i = 0; i < n && !code; i++) code = put_one(s, &e[i]);
    if (!code) code = run(s, "COMMIT");
    const store_verdict verdict = verdict_of(s, code);
    if (code && !sqlite3_get_autocommit(s->db)) run(s, "ROLLBACK");
    return verdict;
}

store_verdict store_drop(store *s, const char *table)
{
    sqlite3_stmt *drop;
    int code = sqlite3_prepare_v2(s->db, "DELETE FROM entry WHERE tab = ?", -1, &drop, NULL);
    if (!code) code = sqlite3_bind_text(drop, 1, table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_step(drop);
    sqlite3_finalize(drop);
    return verdict_of(s, code);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

bool store_read(store *s, const char *table, void (*each)(void *, const store_entry *), void *mine)
{
    sqlite3_stmt *ask;
    store_entry e;
    const size_t n = strlen(table);
    if (n >= STORE_CODE) return false;
    memcpy(e.table, table, n + 1);
    int code = sqlite3_prepare_v2(s->db, "SELECT seq, version, bytes FROM entry WHERE tab = ? ORDER BY seq", -1, &ask, NULL);
    if (!code) code = sqlite3_bind_text(ask, 1, table, -1, SQLITE_STATIC);
    while (!code && (code = sqlite3_step(ask)) == SQLITE_ROW) {
        e.sequence = (uint32_t)sqlite3_column_int64(ask, 0);
        e.bytes = sqlite3_column_blob(ask, 2);
        e.n = (size_t)sqlite3_column_bytes(ask, 2);
        code = sqlite3_column_int(ask, 1) == ENTRY ? SQLITE_OK : SQLITE_MISMATCH;
        if (!code) each(mine, &e);
    }
    sqlite3_finalize(ask);
    return code == SQLITE_DONE;
}

/* From one table to the next by the key, so that the entries between are not read. */
bool store_tables(store *s, void (*each)(void *, const char *, uint64_t), void *mine)
{
    static const char text[] =
        "WITH RECURSIVE t(c) AS (SELECT min(tab) FROM entry UNION ALL SELECT (SELECT min(tab) FROM entry WHERE tab > c)"
        " FROM t WHERE c IS NOT NULL)"
        " SELECT c, (SELECT at FROM entry WHERE tab = c ORDER BY seq DESC LIMIT 1) FROM t WHERE c IS NOT NULL";
    sqlite3_stmt *ask;
    int code = sqlite3_prepare_v2(s->db, text, -1, &ask, NULL);
    while (!code && (code = sqlite3_step(ask)) == SQLITE_ROW) {
        const char *table = (const char *)sqlite3_column_text(ask, 0);
        if (table && strlen(table) < STORE_CODE) each(mine, table, (uint64_t)sqlite3_column_int64(ask, 1));
        code = SQLITE_OK;
    }
    sqlite3_finalize(ask);
    return code == SQLITE_DONE;
}
