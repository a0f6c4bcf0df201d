/* store_postgres_open.c - opening a store in a PostgreSQL database: older versions brought up to date, somebody
 * else's things left alone, and this server's name put on the list. */
#include "apps/server/limits.h"
#include "apps/server/store/store_postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ------------------------------------------------------------------------------------------------------- */

void store_postgres_name(const char *address, char *out, size_t cap)
{
    PQconninfoOption *all = PQconninfoParse(address, NULL);
    const char *host = "", *port = "", *name = "";
    for (const PQconninfoOption *o = all; o && o->keyword; o++) {
        if (!o->val) continue;
        if (!strcmp(o->keyword, "host")) host = o->val;
        if (!strcmp(o->keyword, "port")) port = o->val;
        if (!strcmp(o->keyword, "dbname")) name = o->val;
    }
    snprintf(out, cap, "postgres://%s%s%s/%s", host, *port ? ":" : "", port, name);
    PQconninfoFree(all);
}

/* ---- versions ---------------------------------------------------------------------------------------------------- */

/* A step brings the version before it up to date; the first one makes it from nothing. Old steps never change. Sequence
 * numbers, times and sums are 64 bits wide, as in the file; `C` compares bytes, whatever the database's language is. */
static const char *const steps[PG_SCHEMA][12] = {
    {
        "CREATE TABLE meta(name text PRIMARY KEY, value text NOT NULL)",
        "CREATE TABLE server(id bigint PRIMARY KEY, puts bigint NOT NULL) WITH (fillfactor = 20)",
        "CREATE TABLE tab(tab text COLLATE \"C\" PRIMARY KEY, seq bigint NOT NULL, state smallint NOT NULL,"
        " at bigint NOT NULL)",
        "CREATE TABLE entry(tab text COLLATE \"C\" NOT NULL, seq bigint NOT NULL, version smallint NOT NULL,"
        " at bigint NOT NULL, bytes bytea NOT NULL, sum bigint NOT NULL, PRIMARY KEY(tab, seq))",
        "CREATE TABLE kept(tab text COLLATE \"C\" PRIMARY KEY, seq bigint NOT NULL, version smallint NOT NULL,"
        " at bigint NOT NULL, state smallint NOT NULL, bytes bytea NOT NULL, sum bigint NOT NULL)",
        "CREATE TABLE call(tab text COLLATE \"C\" NOT NULL, token bytea NOT NULL, bytes bytea NOT NULL,"
        " PRIMARY KEY(tab, token))",
        "INSERT INTO meta VALUES('schema', '1')",
    },
    {
        "CREATE SEQUENCE server_id AS integer",
        "DROP TABLE server",
        "CREATE TABLE server(id bigint PRIMARY KEY DEFAULT nextval('server_id'), until timestamptz NOT NULL,"
        " puts bigint NOT NULL, lobby text NOT NULL DEFAULT '') WITH (fillfactor = 20)",
        "ALTER TABLE tab ADD COLUMN owner bigint",
        "CREATE INDEX tab_owner ON tab(owner) WHERE owner IS NOT NULL",
        "CREATE UNIQUE INDEX tab_code ON tab(left(tab, 6)) WHERE tab !~ '^(endings|tries)'",
        "INSERT INTO meta VALUES('key', gen_random_uuid()::text || gen_random_uuid()::text)",
        "UPDATE meta SET value = '2' WHERE name = 'schema'",
    },
};

/* The one number that a query gives as text; -1: it cannot be asked, or there is none. */
static int number_of(store_pg *s, const char *query)
{
    PGresult *r = store_pg_ask(s, query, 0, NULL, NULL, NULL);
    const int n = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1 ? atoi(PQgetvalue(r, 0, 0)) : -1;
    PQclear(r);
    return n;
}

/* False: it is not ours, or of a version to come. */
static bool find_version(store_pg *s, int *version, error *why)
{
    *version = 0;
    const int things = number_of(s, "SELECT count(*)::text FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace"
                                    " WHERE nspname = 'orrery'");
    if (things < 0) return store_pg_refuse(s, why);
    if (things == 0) return true;
    *version = number_of(s, "SELECT value FROM orrery.meta WHERE name = 'schema'");
    if (*version > PG_SCHEMA)
        return error_refuse(why,
                            "The store %.200s was written by a newer version of Orrery; use that or another store.",
                            s->name);
    return *version > 0 ||
           error_refuse(why, "The store %.200s has a schema `orrery` of another program; choose another store.",
                        s->name);
}

static bool bring_up_to_date(store_pg *s, int from, error *why)
{
    bool fine = from || store_pg_run(s, "CREATE SCHEMA IF NOT EXISTS orrery");
    for (int step = from; step < PG_SCHEMA; step++)
        for (unsigned i = 0; fine && i < sizeof *steps / sizeof **steps && steps[step][i]; i++)
            fine = store_pg_run(s, steps[step][i]);
    if (!fine) store_pg_refuse(s, why);
    return fine;
}

/* All or nothing, and one server after the other: DDL of PostgreSQL is part of a transaction. */
static bool make_ready(store_pg *s, error *why)
{
    int version;
    if (!store_pg_run(s, "BEGIN") || !store_pg_run(s, "SELECT pg_advisory_xact_lock(" PG_LOCK ", 0)"))
        return store_pg_refuse(s, why);
    if (find_version(s, &version, why) && bring_up_to_date(s, version, why))
        return store_pg_run(s, "COMMIT") || store_pg_refuse(s, why);
    store_pg_run(s, "ROLLBACK");
    return false;
}

/* ---- this server ------------------------------------------------------------------------------------------------- */

/* It lives from the moment its fleet (fleet.h) holds the lock of its id. Rows of servers that ended long ago go. */
static bool enlist(store_pg *s, error *why)
{
    PGresult *r = store_pg_ask(s, "INSERT INTO server(until, puts) VALUES(clock_timestamp(), 0) RETURNING id", 0, NULL,
                               NULL, NULL);
    const bool fine = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1;
    if (fine) s->id = store_pg_number(r, 0, 0);
    PQclear(r);
    return (fine && store_pg_run(s, "DELETE FROM server WHERE until < clock_timestamp() - interval '1 day'")) ||
           store_pg_refuse(s, why);
}

/* ---- opening ----------------------------------------------------------------------------------------------------- */

static store *open_again(const store *, error *);

static bool is_ready(const store *base)
{
    const store_pg *s = (const store_pg *)base;
    return s->conn && !s->away && PQstatus(s->conn) == CONNECTION_OK;
}

static void close_it(store *base)
{
    store_pg *s = (store_pg *)base;
    store_pg_drop(s);
    free(s);
}

static const store_kind kind = { .again = open_again, .put = store_pg_put, .read = store_pg_read,
                                 .calls = store_pg_calls, .tables = store_pg_tables, .take = store_pg_take,
                                 .find = store_pg_find, .ready = is_ready, .close = close_it };

static store_pg *new_store(const char *address, sync_mode sync, error *why)
{
    store_pg *s = calloc(1, sizeof *s);
    if (!s) return error_refuse(why, "There is not enough memory for the store."), NULL;
    s->base.kind = &kind;
    s->sync = sync;
    s->puts = (int64_t)(store_now() << 16);
    snprintf(s->address, sizeof s->address, "%s", address);
    store_postgres_name(address, s->name, sizeof s->name);
    return s;
}

store *store_postgres_open(const char *address, sync_mode sync, error *why)
{
    store_pg *s = new_store(address, sync, why);
    if (!s) return NULL;
    if (strlen(address) >= sizeof s->address)
        error_refuse(why, "The address of the store needs 1 to %zu characters.", sizeof s->address - 1);
    else if (store_pg_reach(s, why) && make_ready(s, why)) {
        store_pg_drop(s);                /* what is prepared needs tables that are there */
        if (store_pg_connect(s, why) && enlist(s, why)) return &s->base;
    }
    close_it(&s->base);
    return NULL;
}

static store *open_again(const store *base, error *why)
{
    const store_pg *first = (const store_pg *)base;
    store_pg *s = new_store(first->address, first->sync, why);
    if (!s) return NULL;
    s->reads = true;
    s->id = first->id;
    if (store_pg_connect(s, why)) return &s->base;
    close_it(&s->base);
    return NULL;
}
