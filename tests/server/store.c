/* store.c - the store by itself: what was put is there after opening anew, in order; all or nothing; what is wrong is
 * said. */
#include "store.h"

#include "check.h"
#include "limits.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char path[64];

static void fresh(void)
{
    char other[80];
    snprintf(path, sizeof path, "/tmp/orrery-store-%ld", (long)getpid());
    static const char *const ends[] = { "", "-wal", "-shm" };
    for (unsigned i = 0; i < 3; i++) {
        snprintf(other, sizeof other, "%s%s", path, ends[i]);
        unlink(other);
    }
}

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
    snprintf(heard + n, sizeof heard - n, "%s%s/%u=%.*s", n ? " " : "", e->table, e->sequence, (int)e->n,
             (const char *)e->bytes);
}

static void add_table(void *mine, const char *table, uint64_t last)
{
    const size_t n = strlen(heard);
    *(int *)mine += last > 1000000000000;
    snprintf(heard + n, sizeof heard - n, "%s%s", n ? " " : "", table);
}

static void comes_back(void)
{
    fresh();
    note why;
    store *s = store_open(path, SYNC_FULL, &why);
    if (!CHECK(s)) return;
    const store_entry some[] = { entry("BBBBBB", 0, "made"), entry("AAAAAA", 0, "made"), entry("BBBBBB", 1, "sat") };
    CHECK_NUMBER(store_put(s, some, 3), STORE_OK);
    for (uint32_t i = 2; i < 12; i++) {
        const store_entry more = entry("BBBBBB", i, "x");
        CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    }
    store_close(s);
    s = store_open(path, SYNC_FULL, &why);
    if (!CHECK(s)) return;
    heard[0] = 0;
    CHECK(store_read(s, "BBBBBB", add_entry, NULL));
    CHECK_TEXT(
        heard,
        "BBBBBB/0=made BBBBBB/1=sat BBBBBB/2=x BBBBBB/3=x BBBBBB/4=x BBBBBB/5=x BBBBBB/6=x BBBBBB/7=x BBBBBB/8=x "
        "BBBBBB/9=x BBBBBB/10=x BBBBBB/11=x");
    int dated = 0;
    heard[0] = 0;
    CHECK(store_tables(s, add_table, &dated));
    CHECK_TEXT(heard, "AAAAAA BBBBBB");
    CHECK_NUMBER(dated, 2);
    CHECK_NUMBER(store_drop(s, "AAAAAA"), STORE_OK);
    heard[0] = 0;
    CHECK(store_tables(s, add_table, &dated));
    CHECK_TEXT(heard, "BBBBBB");
    store_close(s);
}

static void all_or_nothing(void)
{
    fresh();
    store *s = store_open(path, SYNC_FULL, NULL);
    if (!CHECK(s)) return;
    const store_entry first = entry("AAAAAA", 0, "made"),
                      two[] = { entry("AAAAAA", 1, "new"), entry("AAAAAA", 0, "again") };
    CHECK_NUMBER(store_put(s, &first, 1), STORE_OK);
    CHECK_NUMBER(store_put(s, two, 2), STORE_BROKEN);
    heard[0] = 0;
    CHECK(store_read(s, "AAAAAA", add_entry, NULL));
    CHECK_TEXT(heard, "AAAAAA/0=made");
    CHECK_NUMBER(store_put(s, two, 1), STORE_OK);
    store_close(s);
}

static void locked(void)
{
    fresh();
    store *s = store_open(path, SYNC_FULL, NULL);
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
    note why = { "" };
    if (!geteuid() && setuid(65534)) return 3;
    store *s = store_open(path, SYNC_FULL, &why);
    return s ? 1 : strstr(why.text, "readonly") ? 0 : 2;
}

static void read_only(void)
{
    fresh();
    store *s = store_open(path, SYNC_FULL, NULL);
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
    s = store_open(path, SYNC_FULL, NULL);
    heard[0] = 0;
    CHECK(s && store_read(s, "AAAAAA", add_entry, NULL));
    CHECK_TEXT(heard, "AAAAAA/0=made");
    store_close(s);
}

static void full(void)
{
    fresh();
    store *s = store_open(path, SYNC_FULL, NULL);
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
    CHECK(store_read(s, "AAAAAA", add_entry, NULL));
    CHECK_TEXT(heard, "AAAAAA/0=made");
    CHECK_NUMBER(store_put(s, &large, 1), STORE_OK);
    store_close(s);
    free(big);
}

static void run_sql(const char *sql)
{
    sqlite3 *db;
    if (!CHECK(!sqlite3_open(path, &db))) return;
    CHECK(!sqlite3_exec(db, sql, NULL, NULL, NULL));
    sqlite3_close(db);
}

/* systemd gives a service its folder behind a symbolic link; a file that is one itself might lead anywhere. */
static void behind_links(void)
{
    char folder[80], inside[100], link[100];
    note why = { "" };
    fresh();
    snprintf(folder, sizeof folder, "%s.folder", path);
    snprintf(inside, sizeof inside, "%s/store", folder);
    snprintf(link, sizeof link, "%s/link", folder);
    if (!CHECK(!mkdir(folder, 0700)) || !CHECK(!symlink(folder, path))) return;
    char by_link[100];
    snprintf(by_link, sizeof by_link, "%s/store", path);
    store *s = store_open(by_link, SYNC_FULL, &why);
    if (!CHECK(s)) printf("  %s\n", why.text);
    store_close(s);
    CHECK(!access(inside, F_OK));
    CHECK(!symlink(inside, link));
    CHECK(!store_open(link, SYNC_FULL, &why) && strstr(why.text, "cannot be opened"));
    unlink(link);
    unlink(inside);
    rmdir(folder);
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

/* A later version may keep entries otherwise: the file is refused as a whole and not touched. */
static void newer_store(void)
{
    note why = { "" };
    fresh();
    run_sql("CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT); INSERT INTO meta VALUES('schema', '2')");
    CHECK(!store_open(path, SYNC_FULL, &why) && strstr(why.text, "newer version of Orrery"));
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
            "INSERT INTO entry VALUES('abc234', 0, 1, 1763190000000, x'6d616465'), ('abc234', 1, 1, 1763190000001, x'736174'),"
            " ('def567', 0, 2, 1763190000002, x'00')");
    store *s = store_open(path, SYNC_FULL, NULL);
    if (!CHECK(s)) return;
    heard[0] = 0;
    CHECK(store_read(s, "abc234", add_entry, NULL));
    CHECK_TEXT(heard, "abc234/0=made abc234/1=sat");
    const store_entry more = entry("abc234", 2, "new");
    CHECK_NUMBER(store_put(s, &more, 1), STORE_OK);
    heard[0] = 0;
    CHECK(!store_read(s, "def567", add_entry, NULL));        /* an entry of a version to come */
    CHECK_TEXT(heard, "");
    store_close(s);
}

static void other_files(void)
{
    note why = { "" };
    fresh();
    store_close(store_open(path, SYNC_FULL, NULL));
    run_sql("UPDATE meta SET value = '99' WHERE name = 'schema'");
    CHECK(!store_open(path, SYNC_FULL, &why) && strstr(why.text, "newer version"));
    fresh();
    run_sql("CREATE TABLE entry(x)");
    CHECK(!store_open(path, SYNC_FULL, &why) && strstr(why.text, path) && strstr(why.text, "another program"));
    CHECK(is_unchanged("SELECT count(*) FROM sqlite_schema", 1));
    fresh();
    FILE *f = fopen(path, "wb");
    if (!CHECK(f)) return;
    for (unsigned i = 0; i < 2000; i++) fputs("this is not a database\n", f);
    fclose(f);
    CHECK(!store_open(path, SYNC_FULL, &why) && strstr(why.text, "not a database"));
    CHECK(!store_open("/nonexistent/folder/store", SYNC_FULL, &why) && strstr(why.text, "no such folder"));
}

int main(void)
{
    TEST_CASE(comes_back);
    TEST_CASE(all_or_nothing);
    TEST_CASE(locked);
    TEST_CASE(read_only);
    TEST_CASE(full);
    TEST_CASE(behind_links);
    TEST_CASE(newer_store);
    TEST_CASE(store_of_version_1);
    TEST_CASE(other_files);
    fresh();
    return test_end();
}
