/* store_postgres.c - a store in a PostgreSQL database. A group of entries is one transaction and one way there and back
 * (libpq's pipeline). When the connection is lost on that way, nobody knows whether the commit was made: after the next
 * connection the number of commits tells. */
#include "apps/server/store/store_postgres.h"

#include "apps/server/limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The name of a table, locked until the commit, if it is this server's. If it is another's, there is none, and no row
 * is without one: a server that has lost a table stores nothing there, however late it notices. */
#define MINE(id, lock) "(SELECT tab FROM tab WHERE tab = $1 AND owner = " id " FOR " lock ")"
#define TAKEN_1 "23502"                  /* a row without a name */
#define TAKEN_2 "22012"                  /* a drop of nothing: 1 / 0 */

/* PG_TABLE: entries that the snapshot does not stand for: then nobody knows the state. */
const char *const store_pg_statement[PG_STATEMENTS] = {
    [PG_BEGIN] = "BEGIN",
    [PG_COMMIT] = "COMMIT",
    [PG_COUNT] = "UPDATE server SET puts = $2 WHERE id = $1",
    [PG_MAKE] = "INSERT INTO tab(tab, seq, at, state, owner) VALUES($1, 0, $2, 255, $3) ON CONFLICT (tab) DO NOTHING",
    [PG_ENTRY] = "INSERT INTO entry(tab, seq, version, at, bytes, sum) VALUES(" MINE("$7", "SHARE") ", $2, $3::bigint,"
                 " $4, $5, $6)",
    [PG_TABLE] = "UPDATE tab SET seq = $2, at = $3, state = CASE WHEN EXISTS (SELECT 1 FROM entry WHERE tab = $1 AND"
                 " seq >= $2) THEN 255 ELSE $4::bigint END WHERE tab = $1",
    [PG_KEPT] = "INSERT INTO kept(tab, seq, version, at, bytes, sum, state) VALUES(" MINE("$7", "NO KEY UPDATE") ", $2,"
                " $3::bigint, $4, $5, $6, $8::bigint) ON CONFLICT (tab) DO UPDATE SET seq = excluded.seq,"
                " version = excluded.version, at = excluded.at, bytes = excluded.bytes, sum = excluded.sum,"
                " state = excluded.state",
    [PG_STIR] = "UPDATE tab SET state = 255 WHERE tab = $1 AND seq = $2",
    [PG_CUT] = "DELETE FROM entry WHERE tab = $1 AND seq < $2",
    [PG_DROP] = "WITH gone AS (DELETE FROM tab WHERE tab = $1 AND CASE WHEN $3::bigint = 0 THEN coalesce(owner, $2) IN"
                " (0, $2) ELSE owner IS NULL AND at <= $3 END RETURNING tab), a AS (DELETE FROM entry WHERE tab IN"
                " (SELECT tab FROM gone)), b AS (DELETE FROM kept WHERE tab IN (SELECT tab FROM gone)), c AS (DELETE"
                " FROM call WHERE tab IN (SELECT tab FROM gone)) SELECT 1 / count(*) FROM gone",
    [PG_CALL] = "INSERT INTO call(tab, token, bytes) VALUES($1, $2, $3) ON CONFLICT (tab, token) DO UPDATE SET"
                " bytes = excluded.bytes",
    [PG_UNCALL] = "DELETE FROM call WHERE tab = $1 AND token = $2",
    [PG_GIVE] = "UPDATE tab SET owner = NULL WHERE tab = $1 AND owner = $2",
    [PG_LEAVE] = "UPDATE tab SET owner = 0 WHERE owner = $1",
    [PG_TELL] = "SELECT pg_notify('orrery_ended', $1 || ' ' || convert_from($2, 'UTF8'))",
};

/* ---- verdicts ---------------------------------------------------------------------------------------------------- */

/* STORE_AWAY: the connection is of no use any more. */
static store_verdict verdict_of(const PGresult *r)
{
    const char *state = PQresultErrorField(r, PG_DIAG_SQLSTATE);
    static const struct { const char *begins; store_verdict is; } known[] = {
        { "53100", STORE_FULL }, { "53", STORE_LOCKED }, { "25006", STORE_READ_ONLY }, { "42501", STORE_READ_ONLY },
        { "40", STORE_LOCKED }, { "55P03", STORE_LOCKED }, { "57014", STORE_LOCKED }, { "57P", STORE_AWAY },
        { "08", STORE_AWAY }, { "25P03", STORE_AWAY }, { "XX001", STORE_DAMAGED }, { "XX002", STORE_DAMAGED },
        { TAKEN_1, STORE_TAKEN }, { TAKEN_2, STORE_TAKEN }
    };
    for (size_t i = 0; state && i < sizeof known / sizeof *known; i++)
        if (!strncmp(state, known[i].begins, strlen(known[i].begins))) return known[i].is;
    return state ? STORE_BROKEN : STORE_AWAY;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

enum { MOST_VALUES = 8 };
typedef struct {                         /* of one statement, in binary form */
    const char *value[MOST_VALUES];
    int length[MOST_VALUES], format[MOST_VALUES];
    char number[MOST_VALUES][8];
    int n;
} values;

static void add_bytes(values *v, const void *bytes, size_t n)
{
    v->value[v->n] = n ? bytes : "";
    v->length[v->n] = (int)n;
    v->format[v->n++] = 1;
}

static void add_number(values *v, int64_t number)
{
    char *at = v->number[v->n];
    for (unsigned i = 0; i < 8; i++) at[i] = (char)((uint64_t)number >> (56 - 8 * i));
    add_bytes(v, at, 8);
}

static void add_text(values *v, const char *text) { add_bytes(v, text, strlen(text)); }

/* A column of eight bytes. */
int64_t store_pg_number(const PGresult *r, int row, int column)
{
    uint64_t n = 0;
    const unsigned char *at = (const unsigned char *)PQgetvalue(r, row, column);
    for (int i = 0; i < PQgetlength(r, row, column) && i < 8; i++) n = n << 8 | at[i];
    return (int64_t)n;
}

static bool send(store_pg *s, unsigned which, const values *v)
{
    char name[8];
    snprintf(name, sizeof name, "p%u", which);
    return PQsendQueryPrepared(s->conn, name, v->n, v->value, v->length, v->format, 1);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static bool send_key(store_pg *s, unsigned which, const char *table, int64_t number)
{
    values v = { .n = 0 };
    add_text(&v, table);
    add_number(&v, number);
    return send(s, which, &v);
}

static bool send_row(store_pg *s, unsigned which, const store_entry *e, uint64_t at)
{
    values v = { .n = 0 };
    const unsigned state = which == PG_KEPT ? e->state : 0;
    add_text(&v, e->table);
    add_number(&v, e->sequence);
    add_number(&v, ROW);
    add_number(&v, (int64_t)at);
    add_bytes(&v, e->bytes, e->n);
    add_number(&v, store_row_sum(e->table, e->sequence, ROW, at, state, e->bytes, e->n));
    add_number(&v, s->id);
    if (which == PG_KEPT) add_number(&v, state);
    return send(s, which, &v);
}

static bool send_make(store_pg *s, const char *table, uint64_t at)
{
    values v = { .n = 0 };
    add_text(&v, table);
    add_number(&v, (int64_t)at);
    add_number(&v, s->id);
    return send(s, PG_MAKE, &v);
}

static bool send_drop(store_pg *s, const store_entry *e)
{
    values v = { .n = 0 };
    add_text(&v, e->table);
    add_number(&v, s->id);
    add_number(&v, (int64_t)e->since);
    return send(s, PG_DROP, &v);
}

static bool send_give(store_pg *s, const store_entry *e)
{
    values all = { .n = 0 };
    if (*e->table) return send_key(s, PG_GIVE, e->table, s->id);
    add_number(&all, s->id);
    return send(s, PG_LEAVE, &all);
}

static bool send_tell(store_pg *s, const store_entry *e)
{
    values v = { .n = 0 };
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)s->id);
    add_text(&v, id);
    add_bytes(&v, e->bytes, e->n);
    return send(s, PG_TELL, &v);
}

static bool send_table(store_pg *s, const store_entry *e, unsigned state, uint64_t at)
{
    values v = { .n = 0 };
    add_text(&v, e->table);
    add_number(&v, e->sequence);
    add_number(&v, (int64_t)at);
    add_number(&v, state);
    return send(s, PG_TABLE, &v);
}

static bool send_call(store_pg *s, const store_entry *e)
{
    values v = { .n = 0 };
    const bool adds = e->act == STORE_CALL;
    add_text(&v, e->table);
    add_bytes(&v, e->bytes, STORE_TOKEN);
    if (adds) add_bytes(&v, e->bytes, e->n);
    return send(s, adds ? PG_CALL : PG_UNCALL, &v);
}

static bool send_one(store_pg *s, const store_entry *e, uint64_t at)
{
    switch (e->act) {
    case STORE_ADD:
        return (e->sequence || send_make(s, e->table, at)) && send_row(s, PG_ENTRY, e, at) &&
               (!e->stirs || send_key(s, PG_STIR, e->table, e->sequence)) && (!e->tells || send_tell(s, e));
    case STORE_KEEP:
        return send_row(s, PG_KEPT, e, at) && send_table(s, e, e->state, at) &&
               (!e->alone || send_key(s, PG_CUT, e->table, e->sequence));
    case STORE_CALL:
    case STORE_UNCALL: return send_call(s, e);
    case STORE_GIVE: return send_give(s, e);
    default: return send_drop(s, e);
    }
}

/* The whole group, without waiting for anything. */
static bool send_group(store_pg *s, const store_entry *e, size_t n, uint64_t at)
{
    values none = { .n = 0 }, count = { .n = 0 };
    add_number(&count, s->id);
    add_number(&count, s->puts);
    bool fine = PQenterPipelineMode(s->conn) && send(s, PG_BEGIN, &none) && send(s, PG_COUNT, &count);
    for (size_t i = 0; i < n && fine; i++) fine = send_one(s, &e[i], at);
    return fine && send(s, PG_COMMIT, &none) && PQpipelineSync(s->conn);
}

/* What became of it: the first complaint counts. STORE_AWAY: the end was not heard. */
static store_verdict hear_group(store_pg *s)
{
    store_verdict verdict = STORE_OK;
    for (bool synced = false; !synced;) {
        PGresult *r = store_pg_next(s);
        if (!s->conn) return STORE_AWAY;
        const ExecStatusType status = PQresultStatus(r);
        synced = r && status == PGRES_PIPELINE_SYNC;
        if (status == PGRES_FATAL_ERROR && r && verdict == STORE_OK) verdict = verdict_of(r);
        PQclear(r);
        if (PQstatus(s->conn) == CONNECTION_BAD) return STORE_AWAY;
    }
    if (!PQexitPipelineMode(s->conn)) return STORE_AWAY;
    if (verdict != STORE_OK && verdict != STORE_AWAY && !store_pg_run(s, "ROLLBACK")) store_pg_drop(s);
    return verdict;
}

/* Was the last commit made? The row is locked as long as nobody knows. */
static store_verdict find_out(store_pg *s, bool *made)
{
    values v = { .n = 0 };
    add_number(&v, s->id);
    PGresult *r = store_pg_ask(s, "SELECT puts FROM server WHERE id = $1 FOR UPDATE", v.n, v.value, v.length, v.format);
    const bool asked = PQresultStatus(r) == PGRES_TUPLES_OK;
    if (asked) *made = PQntuples(r) == 1 && store_pg_number(r, 0, 0) == s->puts;
    const store_verdict verdict = asked ? STORE_OK : r ? verdict_of(r) : STORE_AWAY;
    PQclear(r);
    return verdict;
}

static bool is_call(const store_entry *e) { return e->act == STORE_CALL || e->act == STORE_UNCALL; }

store_verdict store_pg_put(store *base, const store_entry *e, size_t n)
{
    store_pg *s = (store_pg *)base;
    const uint64_t until = store_pg_clock() + STORE_AWAY_MS, at = store_now();
    bool sent = false, made = false;
    if (s->reads) return STORE_READ_ONLY;
    for (size_t i = 0; i < n; i++)
        if (is_call(&e[i]) && e[i].n < STORE_TOKEN) return STORE_BROKEN;
    while (store_pg_back(s, until)) {
        if (sent && find_out(s, &made) != STORE_OK) {
            store_pg_drop(s);
            continue;
        }
        if (made) return STORE_OK;
        s->puts++;
        sent = true;
        const store_verdict verdict = send_group(s, e, n, at) ? hear_group(s) : STORE_AWAY;
        if (verdict != STORE_AWAY) return verdict;
        store_pg_drop(s);
    }
    return STORE_AWAY;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* An answer with rows, after one more attempt if the connection was lost; NULL: in vain. */
static PGresult *rows_of(store_pg *s, const char *query, const values *v, store_verdict *verdict)
{
    PGresult *r = NULL;
    *verdict = STORE_AWAY;
    for (unsigned i = 0; i < 2 && !r && store_pg_back(s, store_pg_clock() + STORE_AWAY_MS); i++)
        r = store_pg_ask(s, query, v->n, v->value, v->length, v->format);
    if (!r) return NULL;
    *verdict = PQresultStatus(r) == PGRES_TUPLES_OK ? STORE_OK : verdict_of(r);
    if (*verdict == STORE_OK) return r;
    PQclear(r);
    return NULL;
}

/* Columns of both queries: seq, version, at, state, sum, bytes. */
static store_verdict read_rows(store_pg *s, const char *query, store_entry *e, store_listener *x)
{
    store_verdict verdict;
    values v = { .n = 0 };
    add_text(&v, e->table);
    add_number(&v, x->next);
    PGresult *r = rows_of(s, query, &v, &verdict);
    for (int i = 0; i < PQntuples(r) && verdict == STORE_OK; i++) {
        const store_row row = { .sequence = store_pg_number(r, i, 0), .version = store_pg_number(r, i, 1),
                                .at = store_pg_number(r, i, 2), .state = store_pg_number(r, i, 3),
                                .sum = store_pg_number(r, i, 4) };
        e->bytes = PQgetvalue(r, i, 5);
        e->n = (size_t)PQgetlength(r, i, 5);
        if (!store_tell_row(&row, e, x)) verdict = STORE_DAMAGED;
    }
    PQclear(r);
    return verdict;
}

store_verdict store_pg_read(store *base, const char *table, store_reading how, store_each *each, void *mine)
{
    store_pg *s = (store_pg *)base;
    store_listener x = { each, mine, how == STORE_SOUND, 0 };
    store_entry e = { .act = STORE_KEEP };
    store_verdict verdict = STORE_OK;
    const size_t n = strlen(table);
    if (n >= STORE_CODE) return STORE_BROKEN;
    memcpy(e.table, table, n + 1);
    if (how != STORE_WHOLE)
        verdict = read_rows(s, "SELECT seq, version::bigint, at, state::bigint, sum, bytes FROM kept WHERE tab = $1"
                               " AND seq >= $2", &e, &x);
    if (verdict != STORE_OK) return verdict;
    e.act = STORE_ADD;
    return read_rows(s, "SELECT seq, version::bigint, at, 0::bigint, sum, bytes FROM entry WHERE tab = $1 AND seq >= $2"
                        " ORDER BY seq", &e, &x);
}

bool store_pg_calls(store *base, store_call_each *each, void *mine)
{
    store_verdict verdict;
    PGresult *r = rows_of((store_pg *)base, "SELECT tab, bytes FROM call", &(values){ .n = 0 }, &verdict);
    for (int i = 0; i < PQntuples(r); i++)
        each(mine, PQgetvalue(r, i, 0), (const uint8_t *)PQgetvalue(r, i, 1), (size_t)PQgetlength(r, i, 1));
    PQclear(r);
    return verdict == STORE_OK;
}

/* Every table with its last entry, by the key. */
static const char tables_text[] =
    "SELECT tab, seq, state::bigint, at, coalesce(e.last, -1), coalesce(e.entered, 0) FROM tab LEFT JOIN LATERAL"
    " (SELECT seq AS last, at AS entered FROM entry WHERE entry.tab = tab.tab ORDER BY seq DESC LIMIT 1) e ON true"
    " ORDER BY tab";

static void tell_tables(const PGresult *r, store_table_each *each, void *mine)
{
    for (int i = 0; i < PQntuples(r); i++) {
        store_table t = { .table = PQgetvalue(r, i, 0), .state = (uint8_t)store_pg_number(r, i, 2),
                          .last = (uint64_t)store_pg_number(r, i, 3) };
        if (strlen(t.table) >= STORE_CODE) continue;
        if (store_pg_number(r, i, 4) >= store_pg_number(r, i, 1)) {
            t.state = STORE_UNKNOWN;                     /* something has happened since */
            t.last = (uint64_t)store_pg_number(r, i, 5);
        }
        each(mine, &t);
    }
}

bool store_pg_tables(store *base, store_table_each *each, void *mine)
{
    store_verdict verdict;
    PGresult *r = rows_of((store_pg *)base, tables_text, &(values){ .n = 0 }, &verdict);
    tell_tables(r, each, mine);
    PQclear(r);
    return verdict == STORE_OK;
}

/* ---- whose it is ------------------------------------------------------------------------------------------------- */

/* A server lives as long as it says so, and holds its lock: that goes at once with a process that is killed. */
#define ALIVE(id)                                                                                                      \
    "EXISTS (SELECT 1 FROM server WHERE id = " id " AND until > clock_timestamp()) AND EXISTS (SELECT 1 FROM pg_locks" \
    " WHERE locktype = 'advisory' AND classid = " PG_LOCK " AND objid = " id " AND objsubid = 2 AND granted AND"       \
    " database = (SELECT oid FROM pg_database WHERE datname = current_database()))"

/* A row that another server changes at this moment is waited for, and then looked at again. */
static const char take_text[] =
    "UPDATE tab SET owner = $2 WHERE tab = $1 AND (owner IS NULL OR owner = $2 OR NOT (" ALIVE("owner") "))"
    " RETURNING owner";

static const char whose_text[] = "SELECT owner FROM tab WHERE tab = $1";

static const char ask_text[] = "SELECT pg_notify('orrery_give', owner || ' ' || tab) FROM tab WHERE tab = $1";

static const char make_text[] =
    "INSERT INTO tab(tab, seq, at, state, owner) VALUES($1, 0, 0, 255, $2) ON CONFLICT (tab) DO NOTHING";

static store_verdict count_rows(store_pg *s, const char *query, const values *v, int *n)
{
    store_verdict verdict;
    PGresult *r = rows_of(s, query, v, &verdict);
    *n = PQntuples(r);
    PQclear(r);
    return verdict;
}

store_verdict store_pg_take(store *base, const char *table, store_taking how, store_owner *owner)
{
    store_pg *s = (store_pg *)base;
    values v = { .n = 0 }, name;
    int n = 0;
    add_text(&v, table);
    name = v;
    add_number(&v, s->id);
    if (how == STORE_LOG) {
        PGresult *made = store_pg_back(s, store_pg_clock() + STORE_AWAY_MS)
                             ? store_pg_ask(s, make_text, v.n, v.value, v.length, v.format)
                             : NULL;
        PQclear(made);
    }
    store_verdict verdict = count_rows(s, take_text, &v, &n);
    *owner = n ? STORE_MINE : STORE_NOBODYS;
    if (verdict == STORE_OK && !n) {
        verdict = count_rows(s, how == STORE_ASK ? ask_text : whose_text, &name, &n);
        if (n) *owner = STORE_THEIRS;
    }
    return verdict;
}

static const char find_text[] =
    "SELECT tab, seq, state::bigint, at, -1::bigint, 0::bigint FROM tab WHERE left(tab, 6) = $1 AND tab !~"
    " '^(endings|tries)'";

store_verdict store_pg_find(store *base, const char *code, store_table_each *each, void *mine)
{
    store_verdict verdict;
    values v = { .n = 0 };
    add_text(&v, code);
    PGresult *r = rows_of((store_pg *)base, find_text, &v, &verdict);
    tell_tables(r, each, mine);
    PQclear(r);
    return verdict;
}
