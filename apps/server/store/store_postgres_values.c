/* store_postgres_values.c - what goes to PostgreSQL and comes back: values in binary form, rows, and what a refusal
 * means. */
#include "apps/server/store/store_postgres.h"

#include "apps/server/limits.h"

#include <string.h>

/* ---- verdicts ---------------------------------------------------------------------------------------------------- */

#define TAKEN_1 "23502"                  /* a row without a name */
#define TAKEN_2 "22012"                  /* a drop of nothing: 1 / 0 */

store_verdict store_pg_verdict_of(const PGresult *r)
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

void store_pg_add_bytes(store_pg_values *v, const void *bytes, size_t n)
{
    v->value[v->n] = n ? bytes : "";
    v->length[v->n] = (int)n;
    v->format[v->n++] = 1;
}

void store_pg_add_number(store_pg_values *v, int64_t number)
{
    char *at = v->number[v->n];
    for (unsigned i = 0; i < 8; i++) at[i] = (char)((uint64_t)number >> (56 - 8 * i));
    store_pg_add_bytes(v, at, 8);
}

void store_pg_add_text(store_pg_values *v, const char *text) { store_pg_add_bytes(v, text, strlen(text)); }

int64_t store_pg_number(const PGresult *r, int row, int column)
{
    uint64_t n = 0;
    const unsigned char *at = (const unsigned char *)PQgetvalue(r, row, column);
    for (int i = 0; i < PQgetlength(r, row, column) && i < 8; i++) n = n << 8 | at[i];
    return (int64_t)n;
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

PGresult *store_pg_rows(store_pg *s, const char *query, const store_pg_values *v, store_verdict *verdict)
{
    PGresult *r = NULL;
    *verdict = STORE_AWAY;
    for (unsigned i = 0; i < 2 && !r && store_pg_back(s, store_pg_clock() + STORE_AWAY_MS); i++)
        r = store_pg_ask(s, query, v->n, v->value, v->length, v->format);
    if (!r) return NULL;
    *verdict = PQresultStatus(r) == PGRES_TUPLES_OK ? STORE_OK : store_pg_verdict_of(r);
    if (*verdict == STORE_OK) return r;
    PQclear(r);
    return NULL;
}
