/* store_postgres_fleet.c - fleet.h on PostgreSQL: the row of this server with the moment until which it lives, the
 * advisory lock of its id, LISTEN and NOTIFY. */
#include "apps/server/limits.h"
#include "apps/server/store/fleet.h"
#include "apps/server/store/store_postgres.h"
#include "base/blake2b.h"
#include "base/text.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct news {                    /* one thing heard, or to be said */
    struct news *next;
    fleet_word word;
    size_t n;
    char text[];
} news;

struct fleet {
    store_pg *pg;                        /* of the thread */
    uv_thread_t thread;
    uv_mutex_t lock;                     /* over heard, say, lobby, alone, ending */
    uv_async_t wake;
    int bell[2];                         /* a byte in this pipe: there is something to say, or it ends */
    news *heard, **heard_end, *say, **say_end;
    text_buf lobby;                      /* this server's; changed: not told yet */
    bool changed, ending;
    bool alone;                          /* under the lock, too: no other server lives */
    uint64_t lived;                      /* under the lock, too: when it last said that it lives, and was heard */
    text_buf others;                     /* of the thread: what it told last */
    uint64_t beat;                       /* of the thread: when it last tried to say that it lives */
    uint64_t looked;                     /* of the thread: when it last looked for servers that stand still */
    fleet_heard *tell;
    void *mine;
};

static void add(news ***end, fleet_word word, const char *text, size_t n)
{
    news *x = malloc(sizeof *x + n + 1);
    if (!x) return;
    x->next = NULL;
    x->word = word;
    x->n = n;
    memcpy(x->text, text, n);
    x->text[n] = 0;
    **end = x;
    *end = &x->next;
}

static void free_all(news *x)
{
    for (news *next; x; x = next) {
        next = x->next;
        free(x);
    }
}

/* ---- the thread: hearing ----------------------------------------------------------------------------------------- */

static void hear(fleet *f, fleet_word word, const char *text, size_t n)
{
    uv_mutex_lock(&f->lock);
    add(&f->heard_end, word, text, n);
    uv_mutex_unlock(&f->lock);
    uv_async_send(&f->wake);
}

/* A number of a server, a blank, and what it is about. */
static void hear_notice(fleet *f, const PGnotify *x)
{
    char *rest;
    const long long id = strtoll(x->extra, &rest, 10);
    const bool mine = id == f->pg->id;
    if (*rest++ != ' ') return;
    if (!strcmp(x->relname, "orrery_give") && mine) hear(f, FLEET_GIVE, rest, strlen(rest));
    if (!strcmp(x->relname, "orrery_ended") && !mine) hear(f, FLEET_ENDED, rest, strlen(rest));
    if (!strcmp(x->relname, "orrery_told") && !mine) hear(f, FLEET_TOLD, rest, strlen(rest));
}

static void hear_notices(fleet *f)
{
    if (!f->pg->conn || !PQconsumeInput(f->pg->conn)) return;
    for (PGnotify *x; (x = PQnotifies(f->pg->conn)); PQfreemem(x)) hear_notice(f, x);
}

/* ---- the thread: living ------------------------------------------------------------------------------------------ */

static PGresult *ask(fleet *f, const char *query, int n, const char *first, const char *second)
{
    const char *const values[] = { first, second };
    const int lengths[] = { 0, 0 }, formats[] = { 0, 0 };
    return store_pg_ask(f->pg, query, n, values, lengths, formats);
}

static bool did(fleet *f, const char *query, int n, const char *first, const char *second)
{
    PGresult *r = ask(f, query, n, first, second);
    const ExecStatusType status = PQresultStatus(r);
    PQclear(r);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

/* Tables as text, one each row. */
static void hear_rows(fleet *f, fleet_word word, const char *query)
{
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)f->pg->id);
    PGresult *r = ask(f, query, 1, id, NULL);
    for (int i = 0; PQresultStatus(r) == PGRES_TUPLES_OK && i < PQntuples(r); i++)
        hear(f, word, PQgetvalue(r, i, 0), (size_t)PQgetlength(r, i, 0));
    PQclear(r);
}

/* After every connection: only then has the server its lock, and it may have lost tables meanwhile. */
static bool begin(fleet *f)
{
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)f->pg->id);
    return did(f, "SELECT pg_advisory_lock(" PG_LOCK ", $1::integer)", 1, id, NULL) &&
           did(f, "INSERT INTO server(id, until, puts) VALUES($1::bigint, clock_timestamp(), 0) ON CONFLICT (id) DO"
                  " NOTHING", 1, id, NULL) &&
           did(f, "LISTEN orrery_give", 0, NULL, NULL) && did(f, "LISTEN orrery_ended", 0, NULL, NULL) &&
           did(f, "LISTEN orrery_told", 0, NULL, NULL);
}

static const char others_text[] =
    "SELECT coalesce(string_agg(lobby, '' ORDER BY id), ''), count(*) FROM server WHERE id <> $1::bigint AND until >"
    " clock_timestamp()";

/* Only those whose time is over: a database that comes back finds all servers without their locks for a moment. */
static const char orphans_text[] =
    "SELECT tab FROM tab WHERE owner IS NOT NULL AND owner <> $1::bigint AND tab !~ '^endings' AND NOT EXISTS"
    " (SELECT 1 FROM server WHERE id = owner AND until > clock_timestamp()) LIMIT 32";

static const char mine_text[] =
    "SELECT coalesce(string_agg(tab, E'\\n'), '') || E'\\n' FROM tab WHERE owner = $1::bigint";

/* A process that stands still keeps its connection and reads nothing. PostgreSQL keeps all notices for it, and once its
 * queue is full (8 GB) nobody can say anything. A server that is only slow connects again. */
static const char frozen_text[] =
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN server ON objid = id WHERE locktype = 'advisory' AND classid ="
    " " PG_LOCK " AND objsubid = 2 AND granted AND database = (SELECT oid FROM pg_database WHERE datname ="
    " current_database()) AND id <> $1::bigint AND until < clock_timestamp() - interval '1 ms' * $2::integer";

static void end_frozen(fleet *f, const char *id)
{
    char ms[24];
    if (store_pg_clock() - f->looked < FLEET_FROZEN_MS / 2) return;
    f->looked = store_pg_clock();
    snprintf(ms, sizeof ms, "%u", (unsigned)FLEET_FROZEN_MS);
    did(f, frozen_text, 2, id, ms);
}

static void hear_lobby(fleet *f)
{
    char id[24];
    snprintf(id, sizeof id, "%lld", (long long)f->pg->id);
    PGresult *r = ask(f, others_text, 1, id, NULL);
    if (PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1) {
        const char *text = PQgetvalue(r, 0, 0);
        uv_mutex_lock(&f->lock);
        f->alone = !store_pg_number(r, 0, 1);
        uv_mutex_unlock(&f->lock);
        const size_t n = (size_t)PQgetlength(r, 0, 0);
        if (n != f->others.n || (n && memcmp(text, f->others.text, n))) {
            text_clear(&f->others);
            text_put(&f->others, text, n);
            hear(f, FLEET_LOBBY, text, n);
        }
    }
    PQclear(r);
}

static bool beat(fleet *f)
{
    char query[320], id[24];
    const uint64_t began = store_pg_clock();
    uv_mutex_lock(&f->lock);
    const bool changed = f->changed;
    char *lobby = changed ? strndup(f->lobby.text ? f->lobby.text : "", f->lobby.n) : NULL;
    f->changed = false;
    uv_mutex_unlock(&f->lock);
    snprintf(id, sizeof id, "%lld", (long long)f->pg->id);
    snprintf(query, sizeof query, "INSERT INTO server(id, until, puts) VALUES($1::bigint, clock_timestamp() +"
                                  " interval '%u ms', 0) ON CONFLICT (id) DO UPDATE SET until = excluded.until%s",
             (unsigned)FLEET_LEASE_MS, lobby ? ", lobby = $2" : "");
    const bool fine = did(f, query, lobby ? 2 : 1, id, lobby);
    free(lobby);
    if (!fine) return false;
    uv_mutex_lock(&f->lock);
    f->lived = began;
    uv_mutex_unlock(&f->lock);
    hear_lobby(f);
    hear_rows(f, FLEET_ORPHAN, orphans_text);
    end_frozen(f, id);
    return f->pg->conn != NULL;
}

/* What could not be said comes before what is new: wrong codes count, whatever becomes of the database. */
static void say_later(fleet *f, news *all)
{
    news **end = &all;
    while (*end) end = &(*end)->next;
    uv_mutex_lock(&f->lock);
    *end = f->say;
    if (!f->say) f->say_end = end;
    f->say = all;
    uv_mutex_unlock(&f->lock);
}

static void say_all(fleet *f)
{
    char id[24];
    uv_mutex_lock(&f->lock);
    news *all = f->say;
    f->say = NULL;
    f->say_end = &f->say;
    uv_mutex_unlock(&f->lock);
    snprintf(id, sizeof id, "%lld", (long long)f->pg->id);
    while (all && f->pg->conn) {
        news *x = all;
        if (!did(f, "SELECT pg_notify('orrery_told', $1 || ' ' || $2)", 2, id, x->text) && !f->pg->conn) break;
        all = x->next;
        free(x);
    }
    if (all) say_later(f, all);
}

/* Until the next beat, or until something happens. */
static void wait_a_while(fleet *f, uint64_t until)
{
    const uint64_t now = store_pg_clock();
    struct pollfd two[2] = { { .fd = f->bell[0], .events = POLLIN }, { .fd = -1, .events = POLLIN } };
    char bytes[64];
    if (f->pg->conn) two[1].fd = PQsocket(f->pg->conn);
    poll(two, 2, now < until ? (int)(until - now) : 0);
    if (two[0].revents & POLLIN && read(f->bell[0], bytes, sizeof bytes) < 0) return;
}

static bool is_ending(fleet *f)
{
    uv_mutex_lock(&f->lock);
    const bool ending = f->ending;
    uv_mutex_unlock(&f->lock);
    return ending;
}

static void live(void *mine)
{
    fleet *f = mine;
    while (!is_ending(f)) {
        const bool lost = !f->pg->conn || PQstatus(f->pg->conn) == CONNECTION_BAD;
        const uint64_t now = store_pg_clock();
        if (lost && store_pg_back(f->pg, now + FLEET_BEAT_MS)) {
            if (!begin(f)) store_pg_drop(f->pg);
            f->beat = 0;
        }
        if (!f->pg->conn) continue;
        if (store_pg_clock() - f->beat >= FLEET_BEAT_MS) {
            const uint64_t before = f->beat;
            if (!beat(f)) store_pg_drop(f->pg);
            f->beat = store_pg_clock();
            if (f->pg->conn && f->beat - before >= FLEET_LEASE_MS) hear_rows(f, FLEET_MINE, mine_text); /* cut off */
        }
        say_all(f);
        hear_notices(f);
        wait_a_while(f, f->beat + FLEET_BEAT_MS);
    }
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

static void on_wake(uv_async_t *wake)
{
    fleet *f = wake->data;
    uv_mutex_lock(&f->lock);
    news *all = f->heard;
    f->heard = NULL;
    f->heard_end = &f->heard;
    uv_mutex_unlock(&f->lock);
    for (const news *x = all; x; x = x->next) f->tell(f->mine, x->word, x->text, x->n);
    free_all(all);
}

static void ring(fleet *f)
{
    if (write(f->bell[1], "!", 1) < 0) return;           /* full: it has enough to wake up for */
}

bool fleet_is_alone(fleet *f)
{
    uv_mutex_lock(&f->lock);
    const bool alone = f->alone;
    uv_mutex_unlock(&f->lock);
    return alone;
}

unsigned fleet_quiet_ms(fleet *f)
{
    uv_mutex_lock(&f->lock);
    const uint64_t since = store_pg_clock() - f->lived;
    uv_mutex_unlock(&f->lock);
    return since > 1000000 ? 1000000 : (unsigned)since;
}

void fleet_tell(fleet *f, const char *text)
{
    uv_mutex_lock(&f->lock);
    add(&f->say_end, FLEET_TOLD, text, strlen(text));
    uv_mutex_unlock(&f->lock);
    ring(f);
}

void fleet_lobby(fleet *f, const char *text, size_t n)
{
    uv_mutex_lock(&f->lock);
    if (n != f->lobby.n || (n && memcmp(text, f->lobby.text, n))) {
        text_clear(&f->lobby);
        text_put(&f->lobby, text, n);
        f->changed = true;
    }
    uv_mutex_unlock(&f->lock);
}

static bool read_key(fleet *f, uint8_t key[FLEET_KEY])
{
    uint8_t sum[32];
    PGresult *r = ask(f, "SELECT value FROM meta WHERE name = 'key'", 0, NULL, NULL);
    const bool fine = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1;
    if (fine) blake2b_256(sum, PQgetvalue(r, 0, 0), (size_t)PQgetlength(r, 0, 0));
    if (fine) memcpy(key, sum, FLEET_KEY);
    PQclear(r);
    return fine;
}

fleet *fleet_open(store *s, uv_loop_t *loop, fleet_heard *heard, void *mine, uint8_t key[FLEET_KEY], error *why)
{
    store *pg = store_again(s, why);
    fleet *f = pg ? calloc(1, sizeof *f) : NULL;
    if (pg && (!f || pipe(f->bell))) {
        error_refuse(why, "There is not enough memory for the store.");
        store_close(pg);
        free(f);
        return NULL;
    }
    if (!f) return NULL;
    f->pg = (store_pg *)pg;
    f->tell = heard;
    f->mine = mine;
    f->heard_end = &f->heard;
    f->say_end = &f->say;
    if (uv_mutex_init(&f->lock) || uv_async_init(loop, &f->wake, on_wake)) abort();
    f->wake.data = f;
    if (!begin(f) || !read_key(f, key) || !beat(f)) {
        store_pg_refuse(f->pg, why);
        f->ending = true;
    }
    f->beat = store_pg_clock();
    if (uv_thread_create(&f->thread, live, f)) abort();
    if (!f->ending) return f;
    fleet_close(f);
    return NULL;
}

static void freed(uv_handle_t *wake)
{
    fleet *f = wake->data;
    uv_mutex_destroy(&f->lock);
    text_free(&f->lobby);
    text_free(&f->others);
    free_all(f->heard);
    free_all(f->say);
    close(f->bell[0]);
    close(f->bell[1]);
    store_close(&f->pg->base);
    free(f);
}

void fleet_close(fleet *f)
{
    if (!f) return;
    uv_mutex_lock(&f->lock);
    f->ending = true;
    uv_mutex_unlock(&f->lock);
    ring(f);
    uv_thread_join(&f->thread);
    uv_close((uv_handle_t *)&f->wake, freed);
}
