/* store_postgres_read.c - what is in a store on PostgreSQL: a table's entries, all tables or one by its code,
 * who wants to be called. */
#include "apps/server/store/store_postgres.h"

#include <string.h>

/* Columns of both queries: seq, version, at, state, sum, bytes. */
static store_verdict read_rows(store_pg *s, const char *query, store_entry *e, store_listener *x)
{
    store_verdict verdict;
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, e->table);
    store_pg_add_number(&v, x->next);
    PGresult *r = store_pg_rows(s, query, &v, &verdict);
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
    const store_pg_values none = { .n = 0 };
    PGresult *r = store_pg_rows((store_pg *)base, "SELECT tab, bytes FROM call", &none, &verdict);
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
    PGresult *r = store_pg_rows((store_pg *)base, tables_text, &(store_pg_values){ .n = 0 }, &verdict);
    tell_tables(r, each, mine);
    PQclear(r);
    return verdict == STORE_OK;
}

static const char find_text[] =
    "SELECT tab, seq, state::bigint, at, -1::bigint, 0::bigint FROM tab WHERE left(tab, 6) = $1 AND tab !~"
    " '^(endings|tries)'";

store_verdict store_pg_find(store *base, const char *code, store_table_each *each, void *mine)
{
    store_verdict verdict;
    store_pg_values v = { .n = 0 };
    store_pg_add_text(&v, code);
    PGresult *r = store_pg_rows((store_pg *)base, find_text, &v, &verdict);
    tell_tables(r, each, mine);
    PQclear(r);
    return verdict;
}
