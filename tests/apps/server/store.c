/* store.c - the store alone: what was put is there after opening again, in order; all or nothing; what is wrong is
 * said. Built twice: for a file, and with ON_POSTGRES for the database that ORRERY_TEST_DATABASE names. */
#include "apps/server/store/store.h"

#include "apps/server/limits.h"
#include "tests/support/check.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef ON_POSTGRES
#include <libpq-fe.h>

static const char *path;
#define BYTES(hex) "'\\x" hex "'"

static void run_sql(const char *sql)
{
    PGconn *c = PQconnectdb(path);
    PQclear(PQexec(c, "SET search_path = orrery; SET client_min_messages = error"));
    PGresult *r = PQexec(c, sql);
    if (!CHECK(PQresultStatus(r) == PGRES_COMMAND_OK)) printf("  %s", PQresultErrorMessage(r));
    PQclear(r);
    PQfinish(c);
}

static bool is_unchanged(const char *query, int count)
{
    PGconn *c = PQconnectdb(path);
    PQclear(PQexec(c, "SET search_path = orrery"));
    PGresult *r = PQexec(c, query);
    const bool same = PQntuples(r) == 1 && atoi(PQgetvalue(r, 0, 0)) == count;
    PQclear(r);
    PQfinish(c);
    return same;
}

static void fresh(void) { run_sql("DROP SCHEMA IF EXISTS orrery CASCADE"); }
#else
static char path[64];
#define BYTES(hex) "x'" hex "'"

static void run_sql(const char *sql)
{
    sqlite3 *db;
    if (!CHECK(!sqlite3_open(path, &db))) return;
    CHECK(!sqlite3_exec(db, sql, NULL, NULL, NULL));
    sqlite3_close(db);
}

static bool is_unchanged(const char *query, int count)
{
    sqlite3 *db;
    sqlite3_stmt *ask;
    if (!CHECK(!sqlite3_open(path, &db)) || !CHECK(!sqlite3_prepare_v2(db, query, -1, &ask, NULL))) return false;
    const bool same = sqlite3_step(ask) == SQLITE_ROW && sqlite3_column_int(ask, 0) == count;
    sqlite3_finalize(ask);
    sqlite3_close(db);
    return same;
}

static void fresh(void)
{
    char other[80];
    snprintf(path, sizeof path, "/tmp/orrery-store-%ld", (long)getpid());
    static const char *const ends[] = { "", "-wal", "-shm", "-lock" };
    for (unsigned i = 0; i < 4; i++) {
        snprintf(other, sizeof other, "%s%s", path, ends[i]);
        unlink(other);
    }
}
#endif

static store *open_store(error *why) { return store_open(path, SYNC_FULL, NULL, NULL, why); }

static store_entry entry(const char *table, uint32_t sequence, const char *text)
{
    store_entry e = { .sequence = sequence, .bytes = text, .n = strlen(text) };
    snprintf(e.table, sizeof e.table, "%s", table);
    return e;
}

static char heard[400];                  /* what a reading told, one word each */

static void add_entry(void *mine, const store_entry *e)
{
    const size_t n = strlen(heard);
    (void)mine;
    snprintf(heard + n, sizeof heard - n, "%s%s/%s%u=%.*s", n ? " " : "", e->table, e->act == STORE_KEEP ? "to" : "",
             e->sequence, (int)e->n, (const char *)e->bytes);
}

static void add_table(void *mine, const store_table *t)
{
    const size_t n = strlen(heard);
    *(int *)mine += t->last > 1000000000000;
    snprintf(heard + n, sizeof heard - n, "%s%s", n ? " " : "", t->table);
    if (t->state != STORE_UNKNOWN) snprintf(heard + strlen(heard), sizeof heard - strlen(heard), ":%u", t->state);
}

static void comes_back(void)
{
    fresh();
    error why;
    store *s = open_store(&why);
    if (!CHECK(s)) return;
    const store_entry some[] = { entry("BBBBBB", 0, "made"), entry("AAAAAA", 0, "made"), entry("BBBBBB", 1, "sat") };
    CHECK_NUMBER(store_put(s, some, 3), STORE_OK);
    for (uint32_t i = 2; i < 12; i++) {
        const store_entry more = entry("BBBBBB", i, "x");
        CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    }
    store_close(s);
    s = open_store(&why);
    if (!CHECK(s)) return;
    heard[0] = 0;
    CHECK(store_read(s, "BBBBBB", STORE_SHORT, add_entry, NULL) == STORE_OK);
    CHECK_TEXT(
        heard,
        "BBBBBB/0=made BBBBBB/1=sat BBBBBB/2=x BBBBBB/3=x BBBBBB/4=x BBBBBB/5=x BBBBBB/6=x BBBBBB/7=x BBBBBB/8=x "
        "BBBBBB/9=x BBBBBB/10=x BBBBBB/11=x");
    int dated = 0;
    heard[0] = 0;
    CHECK(store_tables(s, add_table, &dated));
    CHECK_TEXT(heard, "AAAAAA BBBBBB");
    CHECK_NUMBER(dated, 2);
    store_owner owner;
    CHECK(store_take(s, "AAAAAA", STORE_FREE, &owner) == STORE_OK && owner == STORE_MINE);
    store_entry gone = entry("AAAAAA", 0, "");
    gone.act = STORE_DROP;
    CHECK_NUMBER(store_put(s, &gone, 1), STORE_OK);
    heard[0] = 0;
    CHECK(store_tables(s, add_table, &dated));
    CHECK_TEXT(heard, "BBBBBB");
    store_close(s);
}

static store_entry kept(const char *table, uint32_t sequence, const char *text, uint8_t state, bool alone)
{
    store_entry e = entry(table, sequence, text);
    e.act = STORE_KEEP;
    e.state = state;
    e.alone = alone;
    return e;
}

static void reads(store *s, const char *table, store_reading how, const char *expected)
{
    heard[0] = 0;
    CHECK_NUMBER(store_read(s, table, how, add_entry, NULL), STORE_OK);
    CHECK_TEXT(heard, expected);
}

static void lists(store *s, const char *expected)
{
    int dated = 0;
    heard[0] = 0;
    CHECK(store_tables(s, add_table, &dated));
    CHECK_TEXT(heard, expected);
}

/* A snapshot stands for entries; alone it takes their place. The state is known as long as it is the last of its
 * table. */
static void snapshots(void)
{
    fresh();
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    for (uint32_t i = 0; i < 4; i++) {
        const store_entry e = entry("AAAAAA", i, "x");
        CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
    }
    lists(s, "AAAAAA");
    const store_entry at_2 = kept("AAAAAA", 2, "two", 1, false), at_4 = kept("AAAAAA", 4, "four", 1, false);
    CHECK_NUMBER(store_put(s, &at_2, 1), STORE_OK);
    reads(s, "AAAAAA", STORE_SHORT, "AAAAAA/to2=two AAAAAA/2=x AAAAAA/3=x");
    reads(s, "AAAAAA", STORE_WHOLE, "AAAAAA/0=x AAAAAA/1=x AAAAAA/2=x AAAAAA/3=x");
    lists(s, "AAAAAA");                                  /* entries have come since: nobody knows */
    CHECK_NUMBER(store_put(s, &at_4, 1), STORE_OK);
    reads(s, "AAAAAA", STORE_SHORT, "AAAAAA/to4=four");
    lists(s, "AAAAAA:1");
    store_entry more = entry("AAAAAA", 4, "y");
    more.stirs = true;
    CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    lists(s, "AAAAAA");
    const store_entry end[] = { kept("AAAAAA", 5, "over", 3, true), entry("endings", 0, "line") };
    CHECK_NUMBER(store_put(s, end, 2), STORE_OK);
    reads(s, "AAAAAA", STORE_SHORT, "AAAAAA/to5=over");
    reads(s, "AAAAAA", STORE_WHOLE, "");
    reads(s, "endings", STORE_SHORT, "endings/0=line");
    lists(s, "AAAAAA:3 endings");
    more.sequence = 5;
    CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    reads(s, "AAAAAA", STORE_SHORT, "AAAAAA/to5=over AAAAAA/5=y");
    store_entry gone = entry("AAAAAA", 0, "");
    gone.act = STORE_DROP;
    CHECK_NUMBER(store_put(s, &gone, 1), STORE_OK);
    reads(s, "AAAAAA", STORE_SHORT, "");
    lists(s, "endings");
    store_close(s);
}

/* A byte that has changed on the disk is no entry. */
static void changed_bytes(void)
{
    fresh();
    store *s = open_store(NULL);
    const store_entry some[] = { entry("AAAAAA", 0, "made"), entry("AAAAAA", 1, "sat"),
                                 kept("AAAAAA", 1, "one", 0, false),
                                 entry("BBBBBB", 0, "made") };
    if (!CHECK(s)) return;
    CHECK_NUMBER(store_put(s, some, 4), STORE_OK);
    store_close(s);
    run_sql("UPDATE entry SET bytes = " BYTES("736175") " WHERE tab = 'AAAAAA' AND seq = 1");
    s = open_store(NULL);
    heard[0] = 0;
    CHECK_NUMBER(store_read(s, "AAAAAA", STORE_SHORT, add_entry, NULL), STORE_DAMAGED);
    CHECK_TEXT(heard, "AAAAAA/to1=one");
    reads(s, "BBBBBB", STORE_SHORT, "BBBBBB/0=made");
    store_close(s);
    run_sql("UPDATE kept SET state = 3");                /* nobody makes a match look finished */
    s = open_store(NULL);
    CHECK_NUMBER(store_read(s, "AAAAAA", STORE_SHORT, add_entry, NULL), STORE_DAMAGED);
    store_close(s);
    run_sql("UPDATE entry SET seq = 7 WHERE tab = 'BBBBBB'");
    s = open_store(NULL);
    CHECK_NUMBER(store_read(s, "BBBBBB", STORE_SHORT, add_entry, NULL), STORE_DAMAGED);
    store_close(s);
}

#ifndef ON_POSTGRES
static void one_server_at_a_time(void)
{
    error why = { "" };
    fresh();
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    CHECK(!open_store(&why) &&
          strstr(why.text, "is in use by another Orrery server; stop that one or choose another store."));
    store *reader = store_again(s, &why);
    const store_entry e = entry("AAAAAA", 0, "made");
    CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
    if (CHECK(reader)) reads(reader, "AAAAAA", STORE_SHORT, "AAAAAA/0=made");
    CHECK_NUMBER(store_put(reader, &e, 1), STORE_READ_ONLY);
    store_close(reader);
    CHECK(!open_store(&why));
    store_close(s);
    s = open_store(&why);
    CHECK(s);
    store_close(s);
}

static void for_its_owner_alone(void)
{
    static const char *const ends[] = { "", "-wal", "-shm", "-lock" };
    const mode_t was = umask(0);
    struct stat about;
    char name[80];
    fresh();
    store *s = open_store(NULL);
    const store_entry e = entry("AAAAAA", 0, "made");
    CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
    for (unsigned i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        CHECK(!stat(name, &about));
        CHECK_NUMBER(about.st_mode & 0777, 0600);
    }
    store_close(s);
    umask(was);
}

#endif

static void all_or_nothing(void)
{
    fresh();
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    const store_entry first = entry("AAAAAA", 0, "made"),
                      two[] = { entry("AAAAAA", 1, "new"), entry("AAAAAA", 0, "again") };
    CHECK_NUMBER(store_put(s, &first, 1), STORE_OK);
    CHECK_NUMBER(store_put(s, two, 2), STORE_BROKEN);
    heard[0] = 0;
    CHECK(store_read(s, "AAAAAA", STORE_SHORT, add_entry, NULL) == STORE_OK);
    CHECK_TEXT(heard, "AAAAAA/0=made");
    CHECK_NUMBER(store_put(s, two, 1), STORE_OK);
    store_close(s);
}

#ifndef ON_POSTGRES
static void locked(void)
{
    fresh();
    store *s = open_store(NULL);
    sqlite3 *other;
    if (!CHECK(s) || !CHECK(!sqlite3_open(path, &other))) return;
    const store_entry e = entry("AAAAAA", 0, "made");
    CHECK(!sqlite3_exec(other, "BEGIN EXCLUSIVE", NULL, NULL, NULL));
    CHECK_NUMBER(store_put(s, &e, 1), STORE_LOCKED);
    CHECK(!sqlite3_exec(other, "COMMIT", NULL, NULL, NULL));
    CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
    sqlite3_close(other);
    store_close(s);
}

/* Root may write anywhere, so the one who tries is nobody. */
static int try_as_nobody(void)
{
    error why = { "" };
    if (!geteuid() && setuid(65534)) return 3;
    store *s = open_store(&why);
    return s ? 1 : strstr(why.text, "may not write to it") ? 0 : 2;
}

static void read_only(void)
{
    fresh();
    store *s = open_store(NULL);
    const store_entry e = entry("AAAAAA", 0, "made");
    int status = -1;
    if (!CHECK(s)) return;
    CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
    store_close(s);
    CHECK(!chmod(path, 0444));
    const pid_t child = fork();
    if (!child) _exit(try_as_nobody());
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK_NUMBER(WEXITSTATUS(status), 0);
    CHECK(!chmod(path, 0600));
    s = open_store(NULL);
    heard[0] = 0;
    CHECK(s && store_read(s, "AAAAAA", STORE_SHORT, add_entry, NULL) == STORE_OK);
    CHECK_TEXT(heard, "AAAAAA/0=made");
    store_close(s);
}

static void full(void)
{
    fresh();
    store *s = open_store(NULL);
    struct rlimit was, now;
    char *big = calloc(1, 1 << 20);
    if (!CHECK(s && big && !getrlimit(RLIMIT_FSIZE, &was))) return;
    memset(big, 'a', (1 << 20) - 1);
    const store_entry small = entry("AAAAAA", 0, "made"), large = entry("AAAAAA", 1, big);
    CHECK_NUMBER(store_put(s, &small, 1), STORE_OK);
    signal(SIGXFSZ, SIG_IGN);
    now = was;
    now.rlim_cur = 256 * 1024;
    CHECK(!setrlimit(RLIMIT_FSIZE, &now));
    CHECK_NUMBER(store_put(s, &large, 1), STORE_FULL);
    CHECK(!setrlimit(RLIMIT_FSIZE, &was));
    heard[0] = 0;
    CHECK(store_read(s, "AAAAAA", STORE_SHORT, add_entry, NULL) == STORE_OK);
    CHECK_TEXT(heard, "AAAAAA/0=made");
    CHECK_NUMBER(store_put(s, &large, 1), STORE_OK);
    store_close(s);
    free(big);
}

/* systemd gives a service its folder behind a symbolic link; a file that is one itself might lead anywhere. */
static void behind_links(void)
{
    char folder[80], inside[100], link[100];
    error why = { "" };
    fresh();
    snprintf(folder, sizeof folder, "%s.folder", path);
    snprintf(inside, sizeof inside, "%s/store", folder);
    snprintf(link, sizeof link, "%s/link", folder);
    if (!CHECK(!mkdir(folder, 0700)) || !CHECK(!symlink(folder, path))) return;
    char by_link[100];
    snprintf(by_link, sizeof by_link, "%s/store", path);
    store *s = store_open(by_link, SYNC_FULL, NULL, NULL, &why);
    if (!CHECK(s)) printf("  %s\n", why.text);
    store_close(s);
    CHECK(!access(inside, F_OK));
    CHECK(!symlink(inside, link));
    CHECK(!store_open(link, SYNC_FULL, NULL, NULL, &why) && strstr(why.text, "cannot be opened"));
    unlink(link);
    unlink(inside);
    strcat(inside, "-lock");
    unlink(inside);
    strcat(link, "-lock");
    unlink(link);
    rmdir(folder);
}

/* A later version may keep entries otherwise: the file is refused as a whole and not touched. */
static void newer_store(void)
{
    error why = { "" };
    fresh();
    run_sql("CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT); INSERT INTO meta VALUES('schema', '3')");
    CHECK(!open_store(&why) && strstr(why.text, "newer version of Orrery"));
    CHECK(is_unchanged("SELECT count(*) FROM sqlite_schema WHERE name = 'entry'", 0));
}

/* This is what version 1 wrote, as text: every later version must read it. */
static void store_of_version_1(void)
{
    fresh();
    run_sql("PRAGMA journal_mode=WAL;"
            "CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;"
            "CREATE TABLE entry(tab TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL,"
            " at INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY(tab, seq)) STRICT, WITHOUT ROWID;"
            "INSERT INTO meta VALUES('schema', '1');"
            "INSERT INTO entry VALUES('abc234', 0, 1, 1763190000000, x'6d616465'),"
            " ('abc234', 1, 1, 1763190000001, x'736174'), ('def567', 0, 2, 1763190000002, x'00'),"
            " ('endings', 0, 1, 1763190000003, CAST('def567 earth-gambit 5 1 40 60 Aliens' AS BLOB))");
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    heard[0] = 0;
    CHECK(store_read(s, "abc234", STORE_SHORT, add_entry, NULL) == STORE_OK);
    CHECK_TEXT(heard, "abc234/0=made abc234/1=sat");
    lists(s, "abc234 def567:3 endings");                 /* one of them is in the list of endings */
    const store_entry more = entry("abc234", 2, "new");
    CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    reads(s, "abc234", STORE_SHORT, "abc234/0=made abc234/1=sat abc234/2=new");
    heard[0] = 0;
    CHECK_NUMBER(store_read(s, "def567", STORE_SHORT, add_entry, NULL), STORE_DAMAGED);   /* of a version to come */
    CHECK_TEXT(heard, "");
    store_close(s);
}

static void other_files(void)
{
    error why = { "" };
    fresh();
    store_close(open_store(NULL));
    run_sql("UPDATE meta SET value = '99' WHERE name = 'schema'");
    CHECK(!open_store(&why) && strstr(why.text, "newer version"));
    fresh();
    run_sql("CREATE TABLE entry(x)");
    CHECK(!open_store(&why) && strstr(why.text, path) && strstr(why.text, "another program"));
    CHECK(is_unchanged("SELECT count(*) FROM sqlite_schema", 1));
    fresh();
    FILE *f = fopen(path, "wb");
    if (!CHECK(f)) return;
    for (unsigned i = 0; i < 2000; i++) fputs("this is not a database\n", f);
    fclose(f);
    CHECK(!open_store(&why) && strstr(why.text, "not a database"));
    CHECK(!store_open("/nonexistent/folder/store", SYNC_FULL, NULL, NULL, &why) && strstr(why.text, "no such folder"));
}

#else
/* A later version may keep entries otherwise, and a schema of that name may be somebody else's: both stay as they
 * are. */
static void other_databases(void)
{
    error why = { "" };
    fresh();
    run_sql("CREATE SCHEMA orrery; CREATE TABLE orrery.entry(x int)");
    CHECK(!open_store(&why) && strstr(why.text, "of another program; choose another store."));
    CHECK(is_unchanged("SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace"
                       " WHERE nspname = 'orrery'", 1));
    fresh();
    store_close(open_store(NULL));
    run_sql("UPDATE meta SET value = '99' WHERE name = 'schema'");
    CHECK(!open_store(&why) && strstr(why.text, "was written by a newer version of Orrery"));
    CHECK(!store_open("postgres://nobody:secret@127.0.0.1:1/x", SYNC_FULL, NULL, NULL, &why) &&
          strstr(why.text, "The store postgres://127.0.0.1:1/x cannot be used: ") && !strstr(why.text, "secret"));
    CHECK(!store_open("postgres://127.0.0.1:x/y", SYNC_FULL, NULL, NULL, &why) && strstr(why.text, "cannot be used"));
}

static store_owner taken(store *s, const char *table, store_taking how)
{
    store_owner owner = STORE_NOBODYS;
    CHECK_NUMBER(store_take(s, table, how, &owner), STORE_OK);
    return owner;
}

static store_verdict put_one(store *s, store_entry e) { return store_put(s, &e, 1); }

static store_entry act(store_act what, const char *table)
{
    store_entry e = entry(table, 0, "");
    e.act = what;
    return e;
}

/* Two servers. Neither holds its lock here, so each counts as dead for the other: what one takes, the other has lost,
 * whatever it still tries to store there. */
static void fenced(void)
{
    fresh();
    store *a = open_store(NULL), *b = open_store(NULL);
    if (!CHECK(a && b)) return;
    CHECK(store_is_shared(a));
    CHECK_NUMBER(put_one(a, entry("AAAAAA", 0, "a")), STORE_OK);
    CHECK_NUMBER(put_one(a, kept("AAAAAA", 1, "one", 1, false)), STORE_OK);
    CHECK_NUMBER(put_one(b, entry("AAAAAA", 1, "b")), STORE_TAKEN);
    CHECK_NUMBER(put_one(b, entry("AAAAAAB", 0, "b")), STORE_BROKEN);      /* another table of the same code */
    CHECK_NUMBER(taken(b, "AAAAAA", STORE_FREE), STORE_MINE);
    CHECK_NUMBER(put_one(b, entry("AAAAAA", 1, "b")), STORE_OK);
    CHECK_NUMBER(put_one(a, entry("AAAAAA", 2, "late")), STORE_TAKEN);
    CHECK_NUMBER(put_one(a, kept("AAAAAA", 1, "late", 3, true)), STORE_TAKEN);
    CHECK_NUMBER(put_one(a, act(STORE_DROP, "AAAAAA")), STORE_TAKEN);
    CHECK_NUMBER(put_one(a, act(STORE_GIVE, "AAAAAA")), STORE_OK);           /* not a's to give */
    CHECK_NUMBER(put_one(a, act(STORE_GIVE, "")), STORE_OK);
    reads(a, "AAAAAA", STORE_SHORT, "AAAAAA/to1=one AAAAAA/1=b");
    const store_entry two[] = { entry("BBBBBB", 0, "new"), entry("AAAAAA", 2, "late") };
    CHECK_NUMBER(store_put(a, two, 2), STORE_TAKEN);
    reads(a, "BBBBBB", STORE_SHORT, "");                                 /* all or nothing */
    CHECK_NUMBER(put_one(b, entry("AAAAAA", 2, "b")), STORE_OK);
    CHECK(is_unchanged("SELECT count(*) FROM tab WHERE owner IS NOT NULL", 1));
    CHECK_NUMBER(put_one(b, act(STORE_GIVE, "AAAAAA")), STORE_OK);
    CHECK(is_unchanged("SELECT count(*) FROM tab WHERE owner IS NULL", 1));
    store_entry old = act(STORE_DROP, "AAAAAA");
    old.since = 1000;                                                    /* used since 1970 */
    CHECK_NUMBER(put_one(a, old), STORE_TAKEN);
    CHECK_NUMBER(put_one(a, act(STORE_DROP, "AAAAAA")), STORE_OK);
    CHECK_NUMBER(taken(a, "AAAAAA", STORE_ASK), STORE_NOBODYS);
    CHECK_NUMBER(taken(a, "endings", STORE_LOG), STORE_MINE);
    store_close(a);
    store_close(b);
}

/* What nobody needs any more goes: if it is nobody's, this server's, or one's that has ended; not if that one lives, or
 * if something has come since. */
static void goes_when_it_rests(void)
{
    fresh();
    store *a = open_store(NULL), *b = open_store(NULL);
    if (!CHECK(a && b)) return;
    store_entry old = act(STORE_DROP, "AAAAAA"), more = entry("AAAAAA", 1, "b");
    old.since = UINT64_MAX / 4;
    CHECK_NUMBER(put_one(a, entry("AAAAAA", 0, "a")), STORE_OK);
    CHECK_NUMBER(put_one(a, old), STORE_TAKEN);                            /* nobody knows what it is */
    CHECK_NUMBER(put_one(a, kept("AAAAAA", 1, "one", 3, false)), STORE_OK);
    run_sql("UPDATE server SET until = clock_timestamp() + interval '1 hour'");
    CHECK_NUMBER(put_one(b, old), STORE_TAKEN);
    run_sql("UPDATE server SET until = clock_timestamp() - interval '1 s'");
    more.stirs = true;
    CHECK_NUMBER(put_one(a, more), STORE_OK);                              /* it lives, nobody has heard it */
    CHECK_NUMBER(put_one(b, old), STORE_TAKEN);
    CHECK_NUMBER(put_one(a, kept("AAAAAA", 2, "two", 3, false)), STORE_OK);
    old.since = 1000;
    CHECK_NUMBER(put_one(b, old), STORE_TAKEN);
    old.since = UINT64_MAX / 4;
    CHECK_NUMBER(put_one(b, old), STORE_OK);
    reads(a, "AAAAAA", STORE_SHORT, "");
    const store_entry mine[] = { entry("AAAAAA", 0, "a"), kept("AAAAAA", 1, "one", 3, false), old };
    run_sql("UPDATE server SET until = clock_timestamp() + interval '1 hour'");
    CHECK_NUMBER(store_put(a, mine, 3), STORE_OK);
    const store_entry given[] = { mine[0], mine[1], act(STORE_GIVE, "AAAAAA") };
    CHECK_NUMBER(store_put(a, given, 3), STORE_OK);
    CHECK_NUMBER(put_one(b, old), STORE_OK);
    CHECK(is_unchanged("SELECT count(*) FROM tab", 0));
    store_close(a);
    store_close(b);
}

/* This is what version 1 was: every later version must read it. */
static void older_database(void)
{
    fresh();
    run_sql("CREATE SCHEMA orrery; CREATE TABLE meta(name text PRIMARY KEY, value text NOT NULL);"
            "CREATE TABLE server(id bigint PRIMARY KEY, puts bigint NOT NULL) WITH (fillfactor = 20);"
            "CREATE TABLE tab(tab text COLLATE \"C\" PRIMARY KEY, seq bigint NOT NULL, state smallint NOT NULL,"
            " at bigint NOT NULL);"
            "CREATE TABLE entry(tab text COLLATE \"C\" NOT NULL, seq bigint NOT NULL, version smallint NOT NULL,"
            " at bigint NOT NULL, bytes bytea NOT NULL, sum bigint NOT NULL, PRIMARY KEY(tab, seq));"
            "CREATE TABLE kept(tab text COLLATE \"C\" PRIMARY KEY, seq bigint NOT NULL, version smallint NOT NULL,"
            " at bigint NOT NULL, state smallint NOT NULL, bytes bytea NOT NULL, sum bigint NOT NULL);"
            "CREATE TABLE call(tab text COLLATE \"C\" NOT NULL, token bytea NOT NULL, bytes bytea NOT NULL,"
            " PRIMARY KEY(tab, token));"
            "INSERT INTO meta VALUES('schema', '1'); INSERT INTO server VALUES(1, 7);"
            "INSERT INTO tab VALUES('AAAAAA', 0, 3, 1763190000000)");
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    lists(s, "AAAAAA:3");
    CHECK(is_unchanged("SELECT value FROM meta WHERE name = 'schema'", 2));
    CHECK_NUMBER(taken(s, "AAAAAA", STORE_FREE), STORE_MINE);
    CHECK_NUMBER(put_one(s, entry("AAAAAA", 0, "x")), STORE_OK);
    store_close(s);
}

/* A connection that the database has cut is made again, and nothing is stored twice. */
static void cut_off(void)
{
    fresh();
    store *s = open_store(NULL);
    if (!CHECK(s)) return;
    for (uint32_t i = 0; i < 4; i++) {
        CHECK_NUMBER(put_one(s, entry("AAAAAA", i, "x")), STORE_OK);
        PGconn *c = PQconnectdb(path);
        PQclear(PQexec(c, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND"
                          " datname = current_database() AND backend_type = 'client backend'"));
        PQfinish(c);
    }
    reads(s, "AAAAAA", STORE_SHORT, "AAAAAA/0=x AAAAAA/1=x AAAAAA/2=x AAAAAA/3=x");
    store_close(s);
}
#endif

int main(void)
{
#ifdef ON_POSTGRES
    path = getenv("ORRERY_TEST_DATABASE");
    if (!path) {
        puts("ORRERY_TEST_DATABASE names no database.");
        return 2;
    }
#endif
    TEST_CASE(comes_back);
    TEST_CASE(snapshots);
    TEST_CASE(changed_bytes);
    TEST_CASE(all_or_nothing);
#ifdef ON_POSTGRES
    TEST_CASE(other_databases);
    TEST_CASE(cut_off);
    TEST_CASE(fenced);
    TEST_CASE(goes_when_it_rests);
    TEST_CASE(older_database);
#else
    TEST_CASE(one_server_at_a_time);
    TEST_CASE(for_its_owner_alone);
    TEST_CASE(locked);
    TEST_CASE(read_only);
    TEST_CASE(full);
    TEST_CASE(behind_links);
    TEST_CASE(newer_store);
    TEST_CASE(store_of_version_1);
    TEST_CASE(other_files);
#endif
    fresh();
    return test_end();
}
