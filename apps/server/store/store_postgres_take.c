/* store_postgres_take.c - whose a table is: taking it, or asking the server that has it (docs/adr/0042-fleet.md). */
#include "apps/server/store/store_postgres.h"

#include "apps/server/limits.h"

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

static store_verdict count_rows(store_pg *s, const char *query, const store_pg_values *v, int *n)
{
    store_verdict verdict;
    PGresult *r = store_pg_rows(s, query, v, &verdict);
    *n = PQntuples(r);
    PQclear(r);
    return verdict;
}

store_verdict store_pg_take(store *base, const char *table, store_taking how, store_owner *owner)
{
    store_pg *s = (store_pg *)base;
    store_pg_values v = { .n = 0 }, name;
    int n = 0;
    store_pg_add_text(&v, table);
    name = v;
    store_pg_add_number(&v, s->id);
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
