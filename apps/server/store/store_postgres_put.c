/* store_postgres_put.c - writing to a store in a PostgreSQL database. A group of entries is one transaction and one way
 * there and back (libpq's pipeline). When the connection is lost on that way, nobody knows whether the commit was made:
 * after the next connection the number of commits tells. A group that was given up may still arrive (a network that
 * has swallowed it lets it go): its number is too low by then, and nothing of it counts. */
#include "apps/server/store/store_postgres.h"

#include "apps/server/limits.h"

#include <stdio.h>
#include <string.h>

/* The name of a table, locked until the commit, if it is this server's. If it is another's, there is none, and no row
 * is without one: a server that has lost a table stores nothing there, however late it notices. */
#define MINE(id, lock) "(SELECT tab FROM tab WHERE tab = $1 AND owner = " id " FOR " lock ")"

/* A lock alone does not say that a server lives: a database that comes back finds all of them without for a moment. */
#define ENDED(id) "NOT EXISTS (SELECT 1 FROM server WHERE id = " id " AND until > clock_timestamp())"

/* PG_TABLE: entries that the snapshot does not stand for: then nobody knows the state. PG_DROP: and such a table is in
 * use, also if its server counts as dead. */
const char *const store_pg_statement[PG_STATEMENTS] = {
    [PG_BEGIN] = "BEGIN",
    [PG_COMMIT] = "COMMIT",
    [PG_COUNT] = "WITH is_next AS (UPDATE server SET puts = $2 WHERE id = $1 AND puts < $2 RETURNING id)"
                 " SELECT 1 / count(*) FROM is_next",
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
                " (0, $2) ELSE at <= $3 AND state <> 255 AND (owner IS NULL OR owner = $2 OR " ENDED("owner") ") END"
                " RETURNING tab), a AS (DELETE FROM entry WHERE tab IN (SELECT tab FROM gone)), b AS (DELETE FROM kept"
                " WHERE tab IN (SELECT tab FROM gone)), c AS (DELETE FROM call WHERE tab IN (SELECT tab FROM gone))"
                " SELECT 1 / count(*) FROM gone",
    [PG_CALL] = "INSERT INTO call(tab, token, bytes) VALUES($1, $2, $3) ON CONFLICT (tab, token) DO UPDATE SET"
                " bytes = excluded.bytes",
    [PG_UNCALL] = "DELETE FROM call WHERE tab = $1 AND token = $2",
    [PG_GIVE] = "UPDATE tab SET owner = NULL WHERE tab = $1 AND owner = $2",
    [PG_LEAVE] = "UPDATE tab SET owner = 0 WHERE owner = $1",
    [PG_TELL] = "SELECT pg_notify('orrery_ended', $1 || ' ' || convert_from($2, 'UTF8'))",
};

static bool send(store_pg *s, unsigned which, const store_pg_values *v)
{
    char name[8];
    snprintf(name, sizeof name, "p%u", which);
    return PQsendQueryPrepared(s->conn, name, v->n, v->value, v->length, v->format, 1);
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

static bool send_key(store_pg *s, unsigned which, const char *table, int64_t number)
{
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, table);
    store_pg_add_number(&v, number);
    return send(s, which, &v);
}

static bool send_row(store_pg *s, unsigned which, const store_entry *e, uint64_t at)
{
    store_pg_values v = { .n = 0 };
    const unsigned state = which == PG_KEPT ? e->state : 0;
    store_pg_add_text(&v, e->table);
    store_pg_add_number(&v, e->sequence);
    store_pg_add_number(&v, ROW);
    store_pg_add_number(&v, (int64_t)at);
    store_pg_add_bytes(&v, e->bytes, e->n);
    store_pg_add_number(&v, store_row_sum(e->table, e->sequence, ROW, at, state, e->bytes, e->n));
    store_pg_add_number(&v, s->id);
    if (which == PG_KEPT) store_pg_add_number(&v, state);
    return send(s, which, &v);
}

static bool send_make(store_pg *s, const char *table, uint64_t at)
{
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, table);
    store_pg_add_number(&v, (int64_t)at);
    store_pg_add_number(&v, s->id);
    return send(s, PG_MAKE, &v);
}

static bool send_drop(store_pg *s, const store_entry *e)
{
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, e->table);
    store_pg_add_number(&v, s->id);
    store_pg_add_number(&v, (int64_t)e->since);
    return send(s, PG_DROP, &v);
}

static bool send_give(store_pg *s, const store_entry *e)
{
    store_pg_values all = { .n = 0 };
    if (*e->table) return send_key(s, PG_GIVE, e->table, s->id);
    store_pg_add_number(&all, s->id);
    return send(s, PG_LEAVE, &all);
}

static bool send_tell(store_pg *s, const store_entry *e)
{
    store_pg_values v = { .n = 0 };
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)s->id);
    store_pg_add_text(&v, id);
    store_pg_add_bytes(&v, e->bytes, e->n);
    return send(s, PG_TELL, &v);
}

static bool send_table(store_pg *s, const store_entry *e, unsigned state, uint64_t at)
{
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, e->table);
    store_pg_add_number(&v, e->sequence);
    store_pg_add_number(&v, (int64_t)at);
    store_pg_add_number(&v, state);
    return send(s, PG_TABLE, &v);
}

static bool send_call(store_pg *s, const store_entry *e)
{
    store_pg_values v = { .n = 0 };
    const bool adds = e->act == STORE_CALL;
    store_pg_add_text(&v, e->table);
    store_pg_add_bytes(&v, e->bytes, STORE_TOKEN);
    if (adds) store_pg_add_bytes(&v, e->bytes, e->n);
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
    store_pg_values none = { .n = 0 }, count = { .n = 0 };
    store_pg_add_number(&count, s->id);
    store_pg_add_number(&count, s->puts);
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
        if (status == PGRES_FATAL_ERROR && r && verdict == STORE_OK) verdict = store_pg_verdict_of(r);
        PQclear(r);
        if (PQstatus(s->conn) == CONNECTION_BAD) return STORE_AWAY;
    }
    if (!PQexitPipelineMode(s->conn)) return STORE_AWAY;
    if (verdict != STORE_OK && verdict != STORE_AWAY && !store_pg_run(s, "ROLLBACK")) store_pg_drop(s);
    return verdict;
}

/* Was the last commit made? The row is locked as long as nobody knows; from now on that group comes too late. Asked
 * again, it says the same: one more than the number of a group is `made`, two more is `not made`. */
static const char made_text[] =
    "UPDATE server SET puts = $2::bigint + CASE WHEN puts IN ($2::bigint, $2::bigint + 1) THEN 1 ELSE 2 END"
    " WHERE id = $1 RETURNING puts";

static store_verdict find_out(store_pg *s, bool *made)
{
    store_pg_values v = { .n = 0 };
    store_pg_add_number(&v, s->id);
    store_pg_add_number(&v, s->puts);
    PGresult *r = store_pg_ask(s, made_text, v.n, v.value, v.length, v.format);
    const bool asked = PQresultStatus(r) == PGRES_TUPLES_OK;
    if (asked) *made = PQntuples(r) == 1 && store_pg_number(r, 0, 0) == s->puts + 1;
    const store_verdict verdict = asked ? STORE_OK : r ? store_pg_verdict_of(r) : STORE_AWAY;
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
            if (store_pg_clock() >= until) break;
            continue;
        }
        if (made) return STORE_OK;
        s->puts += PG_PUT;
        sent = true;
        const store_verdict verdict = send_group(s, e, n, at) ? hear_group(s) : STORE_AWAY;
        if (verdict != STORE_AWAY) return verdict;
        store_pg_drop(s);
    }
    return STORE_AWAY;
}
