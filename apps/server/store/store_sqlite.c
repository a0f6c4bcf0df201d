/* store_sqlite.c - a store in one SQLite file: WAL, so that readers and the writer do not wait for each other;
 * synchronous=FULL, so that a commit is on the disk before the answer is acknowledged. Opening it is store_open.c. */
#include "apps/server/store/store_parts.h"

#include <errno.h>
#include <string.h>

/* ---- verdicts ---------------------------------------------------------------------------------------------------- */

/* What the system said when the log could not be written: SQLite has one code for all of it. */
static int errno_of(const store_file *s)
{
    sqlite3_file *log = NULL;
    int said = 0;
    if (!sqlite3_file_control(s->db, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &log) && log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &said);
    return said ? said : sqlite3_system_errno(s->db);
}

store_verdict store_verdict_of_errno(int said)
{
    switch (said) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return STORE_FULL;
    case EPERM:
    case EACCES:
    case EROFS: return STORE_READ_ONLY;
    default: return STORE_BROKEN;
    }
}

store_verdict store_verdict_of(const store_file *s, int code)
{
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_DONE: return STORE_OK;
    case SQLITE_FULL: return STORE_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return STORE_LOCKED;
    case SQLITE_READONLY:
    case SQLITE_PERM: return STORE_READ_ONLY;
    case SQLITE_CANTOPEN: return store_verdict_of_errno(errno_of(s)) == STORE_FULL ? STORE_FULL : STORE_READ_ONLY;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return STORE_DAMAGED;
    case SQLITE_IOERR: return code == SQLITE_IOERR_SHMSIZE ? STORE_FULL : store_verdict_of_errno(errno_of(s));
    default: return STORE_BROKEN;
    }
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

int store_run(store_file *s, const char *sql) { return sqlite3_exec(s->db, sql, NULL, NULL, NULL); }

/* Entries that the snapshot does not stand for: then nobody knows the state. */
static const char put_table_text[] =
    "INSERT OR REPLACE INTO tab(tab, seq, at, state) VALUES(?1, ?2, ?3,"
    " CASE WHEN EXISTS (SELECT 1 FROM entry WHERE tab = ?1 AND seq >= ?2) THEN 255 ELSE ?4 END)";

bool store_prepare_puts(store_file *s)
{
    static const char *const text[N_PUTS] = {
        [PUT_ENTRY] = "INSERT INTO entry(tab, seq, version, at, bytes, sum) VALUES(?, ?, ?, ?, ?, ?)",
        [PUT_TABLE] = put_table_text,
        [PUT_KEPT] = "INSERT OR REPLACE INTO kept(tab, seq, version, at, bytes, sum, state) VALUES(?,?,?,?,?,?,?)",
        [STIR] = "UPDATE tab SET state = 255 WHERE tab = ?1 AND seq = ?2",
        [CUT_ENTRIES] = "DELETE FROM entry WHERE tab = ? AND seq < ?",
    };
    for (unsigned i = 0; i < N_PUTS; i++)
        if (sqlite3_prepare_v3(s->db, text[i], -1, SQLITE_PREPARE_PERSISTENT, &s->put[i], NULL)) return false;
    return true;
}

static int finish(sqlite3_stmt *q, int code)
{
    if (!code) code = sqlite3_step(q);
    const int after = sqlite3_reset(q);
    return code == SQLITE_DONE ? after : code;
}

static int put_row(store_file *s, unsigned which, const store_entry *e, uint64_t at)
{
    sqlite3_stmt *q = s->put[which];
    const unsigned state = which == PUT_KEPT ? e->state : 0;
    int code = sqlite3_bind_text(q, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(q, 2, e->sequence);
    if (!code) code = sqlite3_bind_int(q, 3, ROW);
    if (!code) code = sqlite3_bind_int64(q, 4, (sqlite3_int64)at);
    if (!code) code = sqlite3_bind_blob64(q, 5, e->bytes, e->n, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(q, 6, store_row_sum(e->table, e->sequence, ROW, at, state, e->bytes, e->n));
    if (!code && which == PUT_KEPT) code = sqlite3_bind_int(q, 7, (int)state);
    return finish(q, code);
}

static int put_table(store_file *s, const store_entry *e, uint8_t state, uint64_t at)
{
    sqlite3_stmt *q = s->put[PUT_TABLE];
    int code = sqlite3_bind_text(q, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(q, 2, e->sequence);
    if (!code) code = sqlite3_bind_int64(q, 3, (sqlite3_int64)at);
    if (!code) code = sqlite3_bind_int(q, 4, state);
    return finish(q, code);
}

static int put_key(store_file *s, unsigned which, const store_entry *e)
{
    sqlite3_stmt *q = s->put[which];
    int code = sqlite3_bind_text(q, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(q, 2, e->sequence);
    return finish(q, code);
}

static int drop(store_file *s, const char *table)
{
    static const char *const text[] = { "DELETE FROM entry WHERE tab = ?", "DELETE FROM kept WHERE tab = ?",
                                        "DELETE FROM tab WHERE tab = ?", "DELETE FROM call WHERE tab = ?" };
    int code = SQLITE_OK;
    for (unsigned i = 0; i < sizeof text / sizeof *text && !code; i++) {
        sqlite3_stmt *q = NULL;
        code = sqlite3_prepare_v2(s->db, text[i], -1, &q, NULL);
        if (!code) code = sqlite3_bind_text(q, 1, table, -1, SQLITE_STATIC);
        if (!code && (code = sqlite3_step(q)) == SQLITE_DONE) code = SQLITE_OK;
        sqlite3_finalize(q);
    }
    return code;
}

/* Seldom, so nothing is prepared for it. */
static int put_call(store_file *s, const store_entry *e)
{
    sqlite3_stmt *q = NULL;
    const bool adds = e->act == STORE_CALL;
    if (e->n < STORE_TOKEN) return SQLITE_MISUSE;
    int code = sqlite3_prepare_v2(s->db, adds ? "INSERT OR REPLACE INTO call(tab, token, bytes) VALUES(?, ?, ?)"
                                              : "DELETE FROM call WHERE tab = ? AND token = ?", -1, &q, NULL);
    if (!code) code = sqlite3_bind_text(q, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_blob64(q, 2, e->bytes, STORE_TOKEN, SQLITE_STATIC);
    if (!code && adds) code = sqlite3_bind_blob64(q, 3, e->bytes, e->n, SQLITE_STATIC);
    if (!code && (code = sqlite3_step(q)) == SQLITE_DONE) code = SQLITE_OK;
    sqlite3_finalize(q);
    return code;
}

static int put_one(store_file *s, const store_entry *e)
{
    const uint64_t at = store_now();
    int code;
    switch (e->act) {
    case STORE_ADD:
        code = put_row(s, PUT_ENTRY, e, at);
        if (!code && e->sequence == 0) code = put_table(s, e, STORE_UNKNOWN, at);
        return code || !e->stirs ? code : put_key(s, STIR, e);
    case STORE_KEEP:
        code = put_row(s, PUT_KEPT, e, at);
        if (!code) code = put_table(s, e, e->state, at);
        return code || !e->alone ? code : put_key(s, CUT_ENTRIES, e);
    case STORE_CALL:
    case STORE_UNCALL: return put_call(s, e);
    case STORE_GIVE: return SQLITE_OK;   /* nobody else could have it */
    default: return drop(s, e->table);
    }
}

store_verdict store_sqlite_put(store *base, const store_entry *e, size_t n)
{
    store_file *s = (store_file *)base;
    int code = store_run(s, "BEGIN IMMEDIATE");
    for (size_t i = 0; i < n && !code; i++) code = put_one(s, &e[i]);
    if (!code) code = store_run(s, "COMMIT");
    const store_verdict verdict = store_verdict_of(s, code);
    if (code && !sqlite3_get_autocommit(s->db)) store_run(s, "ROLLBACK");
    return verdict;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* Columns of both queries: seq, version, at, state, sum, bytes. False: this row ends the reading. */
static bool tell_row(sqlite3_stmt *q, store_entry *e, store_listener *x)
{
    const store_row row = { .sequence = sqlite3_column_int64(q, 0), .version = sqlite3_column_int64(q, 1),
                            .at = sqlite3_column_int64(q, 2), .state = sqlite3_column_int64(q, 3),
                            .sum = sqlite3_column_int64(q, 4) };
    e->bytes = sqlite3_column_blob(q, 5);
    e->n = (size_t)sqlite3_column_bytes(q, 5);
    return store_tell_row(&row, e, x);
}

/* All rows of a query for a table from an entry on. */
static int read_rows(store_file *s, const char *query, store_entry *e, store_listener *x)
{
    sqlite3_stmt *q = NULL;
    int code = sqlite3_prepare_v2(s->db, query, -1, &q, NULL);
    if (!code) code = sqlite3_bind_text(q, 1, e->table, -1, SQLITE_STATIC);
    if (!code) code = sqlite3_bind_int64(q, 2, x->next);
    while (!code && (code = sqlite3_step(q)) == SQLITE_ROW) code = tell_row(q, e, x) ? SQLITE_OK : SQLITE_CORRUPT;
    sqlite3_finalize(q);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

store_verdict store_sqlite_read(store *base, const char *table, store_reading how, store_each *each, void *mine)
{
    store_file *s = (store_file *)base;
    store_listener x = { each, mine, how == STORE_SOUND, 0 };
    store_entry e = { .act = STORE_KEEP };
    const size_t n = strlen(table);
    int code = SQLITE_OK;
    if (n >= STORE_CODE) return STORE_BROKEN;
    memcpy(e.table, table, n + 1);
    if (how != STORE_WHOLE)
        code = read_rows(s, "SELECT seq, version, at, state, sum, bytes FROM kept WHERE tab = ? AND seq >= ?", &e, &x);
    if (code) return store_verdict_of(s, code);
    e.act = STORE_ADD;
    code = read_rows(s, "SELECT seq, version, at, 0, sum, bytes FROM entry WHERE tab = ? AND seq >= ? ORDER BY seq", &e,
                     &x);
    return store_verdict_of(s, code);
}

/* The last entry of a table, by the key. */
static void look_at_end(sqlite3_stmt *last, store_table *t, uint64_t kept)
{
    sqlite3_bind_text(last, 1, t->table, -1, SQLITE_STATIC);
    const int code = sqlite3_step(last);
    t->damaged = code != SQLITE_ROW && code != SQLITE_DONE;
    if (code == SQLITE_ROW && (uint64_t)sqlite3_column_int64(last, 0) >= kept) {
        t->state = STORE_UNKNOWN;                        /* something has happened since */
        t->last = (uint64_t)sqlite3_column_int64(last, 1);
    }
    sqlite3_reset(last);
}

const char store_call_schema[] = "CREATE TABLE IF NOT EXISTS call(tab TEXT NOT NULL, token BLOB NOT NULL,"
                                 " bytes BLOB NOT NULL, PRIMARY KEY(tab, token)) STRICT, WITHOUT ROWID";

bool store_sqlite_calls(store *base, store_call_each *each, void *mine)
{
    const store_file *s = (store_file *)base;
    sqlite3_stmt *q = NULL;
    int code = sqlite3_prepare_v2(s->db, "SELECT tab, bytes FROM call", -1, &q, NULL);
    while (!code && (code = sqlite3_step(q)) == SQLITE_ROW) {
        const char *table = (const char *)sqlite3_column_text(q, 0);
        const uint8_t *bytes = sqlite3_column_blob(q, 1);
        code = SQLITE_OK;
        if (table && bytes) each(mine, table, bytes, (size_t)sqlite3_column_bytes(q, 1));
    }
    sqlite3_finalize(q);
    return code == SQLITE_DONE;
}

bool store_sqlite_tables(store *base, store_table_each *each, void *mine)
{
    const store_file *s = (store_file *)base;
    sqlite3_stmt *q = NULL, *last = NULL;
    int code = sqlite3_prepare_v2(s->db, "SELECT tab, seq, state, at FROM tab", -1, &q, NULL);
    if (!code)
        code = sqlite3_prepare_v2(s->db, "SELECT seq, at FROM entry WHERE tab = ? ORDER BY seq DESC LIMIT 1", -1, &last,
                                  NULL);
    while (!code && (code = sqlite3_step(q)) == SQLITE_ROW) {
        store_table t = { .table = (const char *)sqlite3_column_text(q, 0),
                          .state = (uint8_t)sqlite3_column_int(q, 2),
                          .last = (uint64_t)sqlite3_column_int64(q, 3) };
        code = SQLITE_OK;
        if (!t.table || strlen(t.table) >= STORE_CODE) continue;
        look_at_end(last, &t, (uint64_t)sqlite3_column_int64(q, 1));
        each(mine, &t);
    }
    sqlite3_finalize(q);
    sqlite3_finalize(last);
    return code == SQLITE_DONE;
}
