/* store_postgres_talk.c - the connection to PostgreSQL: nothing here waits longer than it says, whatever becomes of the
 * network; a connection that was lost is made again, later and later. */
#include "apps/server/limits.h"
#include "apps/server/net/log.h"
#include "apps/server/store/store_postgres.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

uint64_t store_pg_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

/* ---- connecting -------------------------------------------------------------------------------------------------- */

/* The first line of what libpq says, without its full stop. */
static void note_said(store_pg *s)
{
    const char *said = s->conn ? PQerrorMessage(s->conn) : "";
    if (!*said) return;
    snprintf(s->said, sizeof s->said, "%.*s", (int)strcspn(said, "\n"), said);
    const size_t n = strlen(s->said);
    if (n && s->said[n - 1] == '.') s->said[n - 1] = 0;
}

bool store_pg_refuse(store_pg *s, error *why)
{
    note_said(s);
    return error_refuse(why, "The store %.200s cannot be used: %s.", s->name,
                        *s->said ? s->said : "it does not answer");
}

void store_pg_drop(store_pg *s)
{
    note_said(s);
    PQfinish(s->conn);
    s->conn = NULL;
}

/* Waits for the socket; false: nothing came in time. */
static bool wait_for(PGconn *conn, short events, uint64_t until)
{
    const uint64_t now = store_pg_clock();
    struct pollfd one = { .fd = PQsocket(conn), .events = events };
    return now < until && one.fd >= 0 && poll(&one, 1, (int)(until - now)) > 0;
}

static bool reach(store_pg *s)
{
    static const char *const keys[] = { "fallback_application_name", "keepalives_idle", "keepalives_interval",
                                        "keepalives_count", "tcp_user_timeout", "dbname", "client_encoding", NULL };
    const char *const values[] = { "orrery", "5", "2", "3", "10000", s->address, "UTF8", NULL };
    const uint64_t until = store_pg_clock() + STORE_CONNECT_MS;
    s->said[0] = 0;
    s->conn = PQconnectStartParams(keys, values, 1);         /* what the address says counts more than the first five */
    if (!s->conn || PQstatus(s->conn) == CONNECTION_BAD) return false;
    PostgresPollingStatusType state = PGRES_POLLING_WRITING;
    while (state != PGRES_POLLING_OK && state != PGRES_POLLING_FAILED) {
        if (!wait_for(s->conn, state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until)) return false;
        state = PQconnectPoll(s->conn);
    }
    return state == PGRES_POLLING_OK && !PQsetnonblocking(s->conn, 1);
}

/* A stranger's objects are never called by the names of ours. A transaction whose server has gone ends soon. Where the
 * database is set to lose the last commits in a crash, an acknowledged answer needs more than that. */
static const char *const modes[] = {
    "SET search_path = orrery, pg_temp", "SET idle_in_transaction_session_timeout = '5s'",
    "SET statement_timeout = '30s'",
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
};

bool store_pg_run(store_pg *s, const char *query)
{
    PGresult *r = store_pg_ask(s, query, 0, NULL, NULL, NULL);
    const ExecStatusType status = PQresultStatus(r);
    PQclear(r);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

static bool set_modes(store_pg *s)
{
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (!store_pg_run(s, modes[i])) return false;
    return s->sync == SYNC_FULL || store_pg_run(s, "SET synchronous_commit = off");
}

/* Where a network has swallowed the end of the last connection, the database still has it, with all its locks. */
static bool end_last(store_pg *s)
{
    const char *const values[] = { s->process, s->born };
    const int lengths[] = { 0, 0 }, formats[] = { 0, 0 };
    if (*s->process)
        PQclear(store_pg_ask(s, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1::integer AND"
                                " backend_start = $2::timestamptz", 2, values, lengths, formats));
    PGresult *r = store_pg_ask(s, "SELECT pid::text, backend_start::text FROM pg_stat_activity WHERE pid ="
                                  " pg_backend_pid()", 0, NULL, NULL, NULL);
    const bool fine = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1;
    if (fine) {
        snprintf(s->process, sizeof s->process, "%s", PQgetvalue(r, 0, 0));
        snprintf(s->born, sizeof s->born, "%s", PQgetvalue(r, 0, 1));
    }
    PQclear(r);
    return fine;
}

/* A table that somebody else has locked is waited for no longer than a file. */
static bool limit_locks(store_pg *s)
{
    char query[48];
    snprintf(query, sizeof query, "SET lock_timeout = %u", (unsigned)STORE_BUSY_MS);
    return s->reads || store_pg_run(s, query);
}

static bool prepare(store_pg *s)
{
    char name[8];
    for (unsigned i = 0; i < PG_STATEMENTS && !s->reads; i++) {
        snprintf(name, sizeof name, "p%u", i);
        if (!PQsendPrepare(s->conn, name, store_pg_statement[i], 0, NULL)) return false;
        bool fine = true;
        for (PGresult *r; (r = store_pg_next(s)); PQclear(r)) fine = fine && PQresultStatus(r) == PGRES_COMMAND_OK;
        if (!fine || !s->conn) return false;
    }
    return true;
}

bool store_pg_reach(store_pg *s, error *why)
{
    return (reach(s) && set_modes(s)) || store_pg_refuse(s, why);
}

bool store_pg_connect(store_pg *s, error *why)
{
    if (!store_pg_reach(s, why)) return false;
    return (end_last(s) && limit_locks(s) && prepare(s)) || store_pg_refuse(s, why);
}

bool store_pg_back(store_pg *s, uint64_t until)
{
    error why;
    while (!s->conn || PQstatus(s->conn) == CONNECTION_BAD) {
        store_pg_drop(s);
        if (s->failures || s->away) {
            const uint64_t wait = (uint64_t)STORE_FIRST_TRY_MS << (s->failures < 5 ? s->failures : 5);
            const uint64_t now = store_pg_clock();
            if (now >= until) return false;
            poll(NULL, 0, (int)(until - now < wait ? until - now : wait));
        }
        s->failures++;
        if (store_pg_connect(s, &why)) break;
        store_pg_drop(s);
        if (!s->away)
            log_line(LOG_WARNING, "store-away", "store", s->name, "why", why.text, "what",
                     "nothing is acknowledged until the database answers again", LOG_END);
        s->away = true;
    }
    if (s->away) log_line(LOG_NOTICE, "store-back", "store", s->name, LOG_END);
    s->away = false;
    s->failures = 0;
    return true;
}

/* ---- asking ------------------------------------------------------------------------------------------------------ */

PGresult *store_pg_next(store_pg *s)
{
    uint64_t until = store_pg_clock() + STORE_ANSWER_MS;
    for (int left; s->conn; until = store_pg_clock() + STORE_ANSWER_MS) {
        if ((left = PQflush(s->conn)) < 0) break;
        if (!left && !PQisBusy(s->conn)) return PQgetResult(s->conn);
        if (!wait_for(s->conn, left ? POLLIN | POLLOUT : POLLIN, until) || !PQconsumeInput(s->conn)) break;
    }
    if (s->conn) store_pg_drop(s);
    return NULL;
}

PGresult *store_pg_ask(store_pg *s, const char *query, int n, const char *const *values, const int *lengths,
                       const int *formats)
{
    PGresult *last = NULL;
    if (!s->conn || !PQsendQueryParams(s->conn, query, n, NULL, values, lengths, formats, 1)) return NULL;
    for (PGresult *r; (r = store_pg_next(s)); last = r) PQclear(last);
    if (s->conn && PQstatus(s->conn) != CONNECTION_BAD) return last;
    PQclear(last);
    store_pg_drop(s);
    return NULL;
}
