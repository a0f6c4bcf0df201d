/* store_salvage.c - a damaged store is mended: every row that can still be read and whose sum fits goes into a new
 * file, which takes the place of the damaged one; that one is kept beside it. A table is lost only if its own rows are,
 * and each that is not whole is told. */
#include "apps/server/store/store_pages.h"
#include "apps/server/store/store_parts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef enum { ROW_STRANGE, ROW_ENTRY, ROW_KEPT, ROW_TABLE } row_kind;

enum { SEEN_ENTRIES = 1, SEEN_SNAPSHOTS = 2,     /* sound rows are on it */
       SEEN_DAMAGE = 4,                          /* and a row that is none of them */
       SEEN_CHILD = 8 };                         /* a whole inner page knows it */
typedef struct {
    store_pages *from;
    store_file to;                       /* the new file */
    sqlite3_stmt *entry, *kept, *name, *listed, *doubt;
    uint8_t *seen;                       /* of each page, from 1: */
    unsigned rows;
} mending;

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static bool is_name(const column *c, char out[STORE_CODE])
{
    if (c->type != COLUMN_TEXT || !c->n || c->n >= STORE_CODE) return false;
    for (size_t i = 0; i < c->n; i++)
        if (c->bytes[i] <= ' ' || c->bytes[i] > '~') return false;
    memcpy(out, c->bytes, c->n);
    out[c->n] = 0;
    return true;
}

static bool are_numbers(const page_row *r, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++)
        if (r->column[i].type != COLUMN_NUMBER || (r->column[i].number < 0 && i + 1 < r->n)) return false;
    return true;
}

static uint64_t number(const page_row *r, unsigned i) { return (uint64_t)r->column[i].number; }

/* What it looks like; sound: its sum fits. Columns as store_open.c makes them; entries of version 1 had no sum. */
static row_kind kind_of(page_row *r, char name[STORE_CODE], bool *sound)
{
    *sound = false;
    if (!r->n || !is_name(&r->column[0], name)) return ROW_STRANGE;
    if (r->n == 5 && are_numbers(r, 1, 4) && r->column[4].type == COLUMN_BYTES)
        r->column[r->n++] = (column){ COLUMN_NUMBER, store_row_sum(name, number(r, 1), number(r, 2), number(r, 3), 0,
                                                                   r->column[4].bytes, r->column[4].n), NULL, 0 };
    if (r->n == 6 && are_numbers(r, 1, 4) && r->column[4].type == COLUMN_BYTES && are_numbers(r, 5, 6)) {
        *sound = store_row_sum(name, number(r, 1), number(r, 2), number(r, 3), 0, r->column[4].bytes, r->column[4].n) ==
                 r->column[5].number;
        return ROW_ENTRY;
    }
    if (r->n == 7 && are_numbers(r, 1, 5) && r->column[5].type == COLUMN_BYTES && are_numbers(r, 6, 7)) {
        *sound = store_row_sum(name, number(r, 1), number(r, 2), number(r, 3), number(r, 4), r->column[5].bytes,
                               r->column[5].n) == r->column[6].number;
        return ROW_KEPT;
    }
    *sound = r->n == 4 && are_numbers(r, 1, 4);
    return *sound ? ROW_TABLE : ROW_STRANGE;
}

static bool put(sqlite3_stmt *q, const page_row *r)
{
    int code = SQLITE_OK;
    for (unsigned i = 0; i < r->n && !code; i++) {
        const column *c = &r->column[i];
        const int at = (int)i + 1;
        if (c->type == COLUMN_TEXT) code = sqlite3_bind_text(q, at, (const char *)c->bytes, (int)c->n, SQLITE_STATIC);
        else if (c->type == COLUMN_BYTES) code = sqlite3_bind_blob64(q, at, c->bytes, c->n, SQLITE_STATIC);
        else code = sqlite3_bind_int64(q, at, c->number);
    }
    if (!code) code = sqlite3_step(q);
    sqlite3_reset(q);
    return code == SQLITE_DONE;
}

static bool put_name(sqlite3_stmt *q, const char *name)
{
    const page_row row = { .n = 1, .column = { { COLUMN_TEXT, 0, (const uint8_t *)name, strlen(name) } } };
    return put(q, &row);
}

/* ---- pages ------------------------------------------------------------------------------------------------------- */

/* Between the children of a damaged page rows may be missing, so they count as if nobody knew them. */
static void see_children(mending *m, uint32_t page)
{
    if (store_pages_kind(m->from, page) != PAGE_INNER || m->seen[page] & SEEN_DAMAGE) return;
    for (unsigned i = 0; i <= store_pages_cells(m->from, page); i++) {
        const uint32_t child = store_pages_child(m->from, page, i);
        if (child && child <= store_pages_count(m->from)) m->seen[child] |= SEEN_CHILD;
    }
}

/* A page holds rows of one kind: one that is none of ours is no damage on a page of the schema or of an index. False:
 * it cannot be written. */
static bool take_page(mending *m, uint32_t page)
{
    const unsigned cells = store_pages_cells(m->from, page);
    page_row r;
    char name[STORE_CODE];
    bool sound, fine = true, strange = false;
    for (unsigned i = 0; i < cells && fine; i++) {
        const row_kind kind = store_pages_row(m->from, page, i, &r) ? kind_of(&r, name, &sound) : ROW_STRANGE;
        strange = strange || kind == ROW_STRANGE || !sound;
        if (kind == ROW_STRANGE) continue;
        fine = put_name(m->name, name);
        if (!sound || !fine) continue;
        fine = put(kind == ROW_ENTRY ? m->entry : kind == ROW_KEPT ? m->kept : m->listed, &r);
        if (kind != ROW_TABLE) m->seen[page] |= kind == ROW_ENTRY ? SEEN_ENTRIES : SEEN_SNAPSHOTS, m->rows++;
    }
    if (strange && m->seen[page] & (SEEN_ENTRIES | SEEN_SNAPSHOTS)) m->seen[page] |= SEEN_DAMAGE;
    see_children(m, page);
    return fine;
}

/* ---- doubts ------------------------------------------------------------------------------------------------------ */

/* Somewhere behind this row and before the next one that was found, rows may be missing: its table may lack its end. */
static bool doubt_after(mending *m, const page_row *r)
{
    const page_row key = { .n = 2, .column = { r->column[0], r->column[1] } };
    return put(m->doubt, &key);
}

/* The row before this one, as it was found. */
static bool doubt_before(mending *m, const page_row *r)
{
    static const char text[] = "INSERT INTO doubt SELECT tab, seq FROM entry WHERE (tab, seq) < (?, ?)"
                               " ORDER BY tab DESC, seq DESC LIMIT 1";
    const page_row key = { .n = 2, .column = { r->column[0], r->column[1] } };
    sqlite3_stmt *q = NULL;
    const bool fine = !sqlite3_prepare_v2(m->to.db, text, -1, &q, NULL) && put(q, &key);
    sqlite3_finalize(q);
    return fine;
}

static bool is_entry(const mending *m, uint32_t page, unsigned cell, page_row *r)
{
    char name[STORE_CODE];
    bool sound;
    return store_pages_row(m->from, page, cell, r) && kind_of(r, name, &sound) == ROW_ENTRY && sound;
}

/* A child of a page of entries that is not one itself, or not a whole one. */
static bool is_bad(const mending *m, uint32_t page)
{
    const uint8_t seen = page && page <= store_pages_count(m->from) ? m->seen[page] : 0;
    return !(seen & SEEN_ENTRIES) || seen & SEEN_DAMAGE;
}

/* Every row of a damaged page of entries, and the one before it. */
static bool doubt_rows(mending *m, uint32_t page)
{
    page_row r;
    bool fine = true;
    for (unsigned i = 0; i < store_pages_cells(m->from, page) && fine; i++)
        if (is_entry(m, page, i, &r)) fine = doubt_before(m, &r) && doubt_after(m, &r);
    return fine;
}

/* The first row below a page. */
static bool first_row(const mending *m, uint32_t page, page_row *r)
{
    for (unsigned depth = 0; depth < 20 && store_pages_kind(m->from, page) == PAGE_INNER; depth++)
        page = store_pages_child(m->from, page, 0);
    return is_entry(m, page, 0, r);
}

/* A page of entries whose child is bad, one that is damaged itself, or one that no page knows any more. */
static bool doubt_page(mending *m, uint32_t page)
{
    const unsigned cells = store_pages_cells(m->from, page);
    page_row r;
    bool fine = true;
    if (!(m->seen[page] & SEEN_ENTRIES)) return true;
    if (m->seen[page] & SEEN_DAMAGE) fine = doubt_rows(m, page);
    if (fine && !(m->seen[page] & SEEN_CHILD) && first_row(m, page, &r)) fine = doubt_before(m, &r);
    for (unsigned i = 0; store_pages_kind(m->from, page) == PAGE_INNER && i <= cells && fine; i++) {
        if (!is_bad(m, store_pages_child(m->from, page, i))) continue;
        if (i && is_entry(m, page, i - 1, &r)) fine = doubt_after(m, &r);
        else if (i < cells && is_entry(m, page, i, &r)) fine = doubt_before(m, &r);
    }
    return fine;
}

/* ---- what is told ------------------------------------------------------------------------------------------------ */

/* need: the first entry that the snapshot does not stand for; k: is there one; n: how many of the needed ones were
 * found; top: one more than the last that was found; ended: the list says that the snapshot is the end; open: that it
 * is not. */
#define FOUND                                                                                                          \
    "WITH t AS (SELECT tab, coalesce((SELECT seq FROM kept k WHERE k.tab = tab.tab), 0) AS need,"                      \
    " (SELECT count(*) FROM kept k WHERE k.tab = tab.tab) AS k FROM tab WHERE tab <> 'endings'),"                      \
    " u AS (SELECT tab, need, k, (SELECT count(*) FROM entry e WHERE e.tab = t.tab AND seq >= need) AS n,"             \
    " (SELECT max(seq) + 1 FROM entry e WHERE e.tab = t.tab) AS top,"                                                  \
    " EXISTS (SELECT 1 FROM listed l WHERE l.tab = t.tab AND l.seq = need AND l.state <> 255) AS ended,"               \
    " EXISTS (SELECT 1 FROM listed l WHERE l.tab = t.tab AND l.state = 255) AS open FROM t) SELECT tab FROM u WHERE "

static const struct { const char *query, *what; } findings[] = {
    { FOUND "n = 0 AND NOT k", "all of it is gone" },
    { FOUND "n > 0 AND n <> top - need", "a part of it is gone, so it cannot be opened" },
    /* It can be opened, but nothing shows that what was found last was the last. */
    { FOUND "((n > 0 AND n = top - need) OR (n = 0 AND k)) AND NOT (k AND ended) AND"
            " (EXISTS (SELECT 1 FROM doubt d WHERE d.tab = u.tab AND d.seq + 1 = top) OR (top IS NULL AND open))",
      "its last moves may be missing" },
    /* Lines of endings may have gaps, so only the places where something may be missing can be told. */
    { "SELECT 'endings' WHERE EXISTS (SELECT 1 FROM doubt WHERE tab = 'endings') OR (EXISTS (SELECT 1 FROM listed WHERE"
      " tab = 'endings' AND seq > 0) AND NOT EXISTS (SELECT 1 FROM kept WHERE tab = 'endings'))",
      "some of it may be missing" },
};

static bool tell(mending *m, store_lost *lost, void *mine)
{
    bool fine = true;
    for (size_t i = 0; i < sizeof findings / sizeof *findings && fine; i++) {
        sqlite3_stmt *q = NULL;
        int code = sqlite3_prepare_v2(m->to.db, findings[i].query, -1, &q, NULL);
        while (!code && (code = sqlite3_step(q)) == SQLITE_ROW) {
            if (lost) lost(mine, (const char *)sqlite3_column_text(q, 0), findings[i].what);
            code = SQLITE_OK;
        }
        sqlite3_finalize(q);
        fine = code == SQLITE_DONE;
    }
    return fine;
}

/* ---- the new file ------------------------------------------------------------------------------------------------ */

static const char finish_text[] =
    "DELETE FROM tab WHERE tab NOT IN (SELECT tab FROM entry) AND tab NOT IN (SELECT tab FROM kept);"
    "UPDATE tab SET seq = (SELECT seq FROM kept k WHERE k.tab = tab.tab), at = (SELECT at FROM kept k WHERE"
    " k.tab = tab.tab) WHERE tab IN (SELECT tab FROM kept);"
    "UPDATE tab SET state = (SELECT state FROM kept k WHERE k.tab = tab.tab) WHERE tab IN (SELECT tab FROM kept) AND"
    " NOT EXISTS (SELECT 1 FROM entry e WHERE e.tab = tab.tab AND e.seq >= tab.seq);"
    "UPDATE tab SET at = (SELECT max(at) FROM entry e WHERE e.tab = tab.tab) WHERE tab NOT IN (SELECT tab FROM kept);"
    "DROP TABLE doubt; DROP TABLE listed; COMMIT";

static bool prepare(mending *m)
{
    sqlite3 *db = m->to.db;
    return !sqlite3_prepare_v2(db, "INSERT OR IGNORE INTO entry(tab, seq, version, at, bytes, sum) VALUES(?,?,?,?,?,?)",
                               -1, &m->entry, NULL) &&
           !sqlite3_prepare_v2(db,
                               "INSERT INTO kept(tab, seq, version, at, state, bytes, sum) VALUES(?,?,?,?,?,?,?)"
                               " ON CONFLICT(tab) DO UPDATE SET seq = excluded.seq, version = excluded.version,"
                               " at = excluded.at, state = excluded.state, bytes = excluded.bytes, sum = excluded.sum"
                               " WHERE excluded.seq > seq",
                               -1, &m->kept, NULL) &&
           !sqlite3_prepare_v2(db, "INSERT OR IGNORE INTO tab VALUES(?, 0, 255, 0)", -1, &m->name, NULL) &&
           !sqlite3_prepare_v2(db, "INSERT OR REPLACE INTO listed VALUES(?, ?, ?, ?)", -1, &m->listed, NULL) &&
           !sqlite3_prepare_v2(db, "INSERT INTO doubt VALUES(?, ?)", -1, &m->doubt, NULL);
}

static const char helpers[] =
    "BEGIN; CREATE TABLE doubt(tab TEXT, seq INTEGER) STRICT;"
    "CREATE TABLE listed(tab TEXT PRIMARY KEY, seq INTEGER, state INTEGER, at INTEGER) STRICT, WITHOUT ROWID";

static bool fill(mending *m, store_lost *lost, void *mine)
{
    const uint32_t n = store_pages_count(m->from);
    bool fine = !store_make_schema(&m->to) && !store_run(&m->to, helpers) && prepare(m);
    for (uint32_t i = 1; i <= n && fine; i++) fine = take_page(m, i);
    for (uint32_t i = 1; i <= n && fine && m->rows; i++) fine = doubt_page(m, i);
    fine = fine && m->rows && tell(m, lost, mine);
    sqlite3_finalize(m->entry);
    sqlite3_finalize(m->kept);
    sqlite3_finalize(m->name);
    sqlite3_finalize(m->listed);
    sqlite3_finalize(m->doubt);
    return fine && !store_run(&m->to, finish_text);
}

/* ---- changing places --------------------------------------------------------------------------------------------- */

/* The damaged file and its log get another name; the new one takes its place. */
static bool change_places(const char *file, const char *fresh)
{
    char log[FILE_NAME + 8], aside[FILE_NAME + 40];
    struct stat about;
    unsigned k = 1;
    do snprintf(aside, sizeof aside, "%s.damaged-%u", file, k++);
    while (!lstat(aside, &about) && k < 10000);
    if (link(file, aside) && rename(file, aside)) return false;  /* where there are no links, for a moment without */
    strcat(aside, "-wal");
    snprintf(log, sizeof log, "%s-wal", file);
    if (rename(log, aside) && errno != ENOENT) return false;         /* it would be played into the new file */
    snprintf(log, sizeof log, "%s-shm", file);
    unlink(log);
    return !rename(fresh, file);
}

static bool refuse_mending(const char *path, const store_file *to, error *why)
{
    const bool full = to->db && store_verdict_of(to, sqlite3_extended_errcode(to->db)) == STORE_FULL;
    return error_refuse(why, "The store %.200s is damaged, and it could not be mended%s.", path,
                        full ? ": the disk is full" : "");
}

bool store_salvage(const char *path, const char *file, store_lost *lost, void *mine, error *why)
{
    mending m = { .from = store_pages_open(file), .to = { .lock = -1, .itself = -1 } };
    const uint32_t n = m.from ? store_pages_count(m.from) : 0;
    bool fine = false;
    snprintf(m.to.file, sizeof m.to.file, "%.*s.new", FILE_NAME - 20, file);
    unlink(m.to.file);
    const int made = open(m.to.file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (made >= 0) close(made);
    m.seen = calloc(n + 1u, sizeof *m.seen);
    if (n && m.seen && store_connect(&m.to, path, why)) {
        fine = fill(&m, lost, mine);
        if (!fine && m.rows) refuse_mending(path, &m.to, why);
    }
    sqlite3_close(m.to.db);
    if (fine && !change_places(file, m.to.file)) fine = refuse_mending(path, &(store_file){ .db = NULL }, why);
    if (!fine) unlink(m.to.file);
    store_pages_close(m.from);
    free(m.seen);
    return fine;
}
