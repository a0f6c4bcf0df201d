/* store_damage.c - every page of a store is damaged in turn, in several ways. A table that has nothing on that page
 * must come back whole. One that has may be lost, but the store says which; what it gives is never wrong, and never cut
 * in silence. store_damage [ONE PAGE IN [SEED]]: in the test suite one page in 25, in `make check` all. */
#include "apps/server/store/store.h"

#include "tests/support/check.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TABLES = 260, MOST = 70, PAGE = 4096, ROOM = 1 << 16 };
static char path[64], copy[80];
static unsigned seed = 1, one_in = 25;

static unsigned any(unsigned n)
{
    seed = seed * 1103515245u + 12345u;
    return (seed >> 12) % n;
}

/* ---- what is in it ----------------------------------------------------------------------------------------------- */

static struct { unsigned entries, kept; bool alone; char state; } plan[TABLES];     /* kept 0: no snapshot */

static void name_of(unsigned t, char out[STORE_CODE]) { snprintf(out, STORE_CODE, "t%05u", t * 37 % 1000 * 100 + t); }

/* The text of an entry or a snapshot: its name again and again, so that one sees on which pages it lies. */
static size_t text_of(unsigned t, unsigned sequence, bool snapshot, char *out)
{
    char name[STORE_CODE];
    name_of(t, name);
    const unsigned length = snapshot      ? 300 + (t * 977) % 9000
                          : sequence == 0 ? 200 + (t % 9 ? 0 : 6000)
                                          : 20 + (sequence * 31 + t) % 60;
    size_t n = (size_t)snprintf(out, ROOM, "%s %u %d", name, sequence, snapshot);
    while (n < length) n += (size_t)snprintf(out + n, ROOM - n, " %s", name);
    return n;
}

static store_entry make(unsigned t, unsigned sequence, store_act act, char *text)
{
    store_entry e = { .act = act, .sequence = sequence, .bytes = text };
    name_of(t, e.table);
    e.n = text_of(t, sequence, act == STORE_KEEP, text);
    return e;
}

static void remove_all(const char *base)
{
    static const char *const ends[] = { "", "-wal", "-shm", "-lock", ".new", ".damaged-1", ".damaged-1-wal" };
    char name[120];
    for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", base, ends[i]);
        unlink(name);
    }
}

/* Entries of all tables arrive in any order; some tables get snapshots, some are over, some are dropped again. */
static store *fill_store(void)
{
    static char text[ROOM];
    unsigned at[TABLES] = { 0 };
    store *s = store_open(path, SYNC_NORMAL, NULL, NULL, NULL);
    if (!CHECK(s)) return NULL;
    for (unsigned t = 0; t < TABLES; t++) {
        plan[t].entries = 1 + any(MOST);
        plan[t].kept = any(3) ? 1 + any(plan[t].entries) : 0;
        plan[t].alone = plan[t].kept && !any(3);
        plan[t].state = plan[t].alone ? 3 : 1;
        if (!any(3) && plan[t].kept) plan[t].kept = plan[t].entries;
    }
    for (bool more = true; more;) {
        more = false;
        for (unsigned t = 0; t < TABLES; t++) {
            if (at[t] == plan[t].entries || !any(2)) {
                more = more || at[t] < plan[t].entries;
                continue;
            }
            store_entry e = make(t, at[t], STORE_ADD, text);
            e.stirs = at[t] && at[t] == plan[t].kept;
            at[t]++;
            CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
            if (at[t] == plan[t].kept) {
                e = make(t, at[t], STORE_KEEP, text);
                e.alone = plan[t].alone;
                e.state = (uint8_t)plan[t].state;
                CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
            }
            more = true;
        }
    }
    for (unsigned t = 0; t < TABLES; t += 20) {          /* so that there are free pages */
        store_entry e = make(t, 0, STORE_DROP, text);
        CHECK_NUMBER(store_put(s, &e, 1), STORE_OK);
        plan[t].entries = 0;
    }
    return s;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

typedef struct { unsigned char *bytes; size_t n; } file;

static file read_file(const char *name)
{
    file f = { NULL, 0 };
    FILE *in = fopen(name, "rb");
    if (!in) return f;
    fseek(in, 0, SEEK_END);
    f.n = (size_t)ftell(in);
    rewind(in);
    f.bytes = malloc(f.n + 1);
    f.n = fread(f.bytes, 1, f.n, in);
    fclose(in);
    return f;
}

static void write_file(const char *name, const file *f)
{
    FILE *out = fopen(name, "wb");
    if (!CHECK(out)) return;
    CHECK(fwrite(f->bytes, 1, f->n, out) == f->n);
    fclose(out);
}

static bool is_on(const unsigned char *page, unsigned t)
{
    char name[STORE_CODE];
    name_of(t, name);
    for (size_t i = 0; i + 6 <= PAGE; i++)
        if (!memcmp(page + i, name, 6)) return true;
    return false;
}

/* ---- what comes back --------------------------------------------------------------------------------------------- */

static bool told[TABLES];                                /* the store has named it */

static void hear_lost(void *mine, const char *table, const char *what)
{
    (void)mine, (void)what;
    char name[STORE_CODE];
    for (unsigned t = 0; t < TABLES; t++) {
        name_of(t, name);
        if (!strcmp(name, table)) told[t] = true;
    }
}

typedef struct { unsigned t, next; bool begun, wrong, gap; } reading;

static void hear_row(void *mine, const store_entry *e)
{
    static char text[ROOM];
    reading *x = mine;
    const size_t n = text_of(x->t, e->sequence, e->act == STORE_KEEP, text);
    if (e->n != n || memcmp(e->bytes, text, n)) x->wrong = true;
    if (e->act == STORE_KEEP) x->next = e->sequence;
    else if (e->sequence != x->next++) x->gap = true;
    x->begun = true;
}

static unsigned lost, told_of, mended, way;

/* One table of the mended store against the plan. */
static void look_at(store *s, unsigned t, bool touched, unsigned page)
{
    reading x = { .t = t };
    char name[STORE_CODE];
    name_of(t, name);
    const store_verdict first = store_read(s, name, STORE_SHORT, hear_row, &x);
    store_verdict v = first;
    if (v != STORE_OK || x.gap || !x.begun) {            /* as the server does: then from the entries alone */
        const bool wrong = x.wrong;
        x = (reading){ .t = t, .wrong = wrong };
        v = store_read(s, name, STORE_WHOLE, hear_row, &x);
    }
    const bool opens = v == STORE_OK && x.begun && !x.gap, whole = opens && x.next == plan[t].entries;
    CHECK(!x.wrong);
    if (whole) return;
    lost++;
    if (!CHECK(touched)) printf("  %s has nothing on page %u and is lost (told %d)\n", name, page, told[t]);
    if (opens && !CHECK(told[t]))
        printf("  %s: %u entries of %u, and nobody says so (page %u)\n", name, x.next, plan[t].entries, page);
    if (v == STORE_OK && first == STORE_OK && !told[t] && !CHECK(x.gap))
        printf("  %s is gone, and nobody says so (page %u, way %u, %u of %u, verdict %d)\n", name, page, way, x.next,
               plan[t].entries, v);
}

static void damage_page(const file *db, const file *log, unsigned page, unsigned how)
{
    char name[100];
    file f = { malloc(db->n), db->n };
    unsigned char *at = f.bytes + (size_t)page * PAGE;
    memcpy(f.bytes, db->bytes, db->n);
    for (unsigned i = 0; how == 0 && i < PAGE; i++) at[i] = (unsigned char)any(256);
    if (how == 1) memset(at, 0, PAGE);
    if (how == 2) at[any(PAGE)] ^= (unsigned char)(1 << any(8));
    if (how == 3) memset(at + any(PAGE - 64), 0xff, 64);
    remove_all(copy);
    write_file(copy, &f);
    snprintf(name, sizeof name, "%s-wal", copy);
    if (log) write_file(name, log);
    memset(told, 0, sizeof told);
    error why = { "" };
    store *s = store_open(copy, SYNC_NORMAL, hear_lost, NULL, &why);
    if (!CHECK(s)) printf("  page %u, way %u: %s\n", page + 1, how, why.text);
    way = how;
    snprintf(name, sizeof name, "%s.damaged-1", copy);
    mended += !access(name, F_OK);
    for (unsigned t = 0; t < TABLES && s; t++) {
        if (!plan[t].entries) continue;
        told_of += told[t];
        look_at(s, t, is_on(db->bytes + (size_t)page * PAGE, t), page + 1);
    }
    store_close(s);
    free(f.bytes);
}

/* closed: the server had stopped; else the files are as a kill leaves them, with the log beside. */
static void damage_every_page(bool closed)
{
    char name[100];
    snprintf(path, sizeof path, "/tmp/orrery-damage-%ld", (long)getpid());
    snprintf(copy, sizeof copy, "%s.copy", path);
    remove_all(path);
    store *s = fill_store();
    if (!s) return;
    if (closed) store_close(s);
    snprintf(name, sizeof name, "%s-wal", path);
    const file db = read_file(path), log = read_file(name);
    if (!closed) store_close(s);
    lost = told_of = mended = 0;
    for (unsigned page = 0; page < db.n / PAGE && !test_failures_here; page += 1 + any(2 * one_in - 1))
        for (unsigned how = 0; how < 4 && !test_failures_here; how++) damage_page(&db, closed ? NULL : &log, page, how);
    printf("%zu pages%s, each damaged in 4 ways: %u times mended, %u tables lost or cut, %u told of\n", db.n / PAGE,
           closed ? "" : " and a log", mended, lost, told_of);
    CHECK(db.n / PAGE > 100 && mended && lost);
    free(db.bytes);
    free(log.bytes);
    remove_all(copy);
    remove_all(path);
}

static void after_a_stop(void) { damage_every_page(true); }
static void after_a_kill(void) { damage_every_page(false); }

int main(int argc, char **argv)
{
    if (argc > 1) one_in = (unsigned)strtoul(argv[1], NULL, 10);
    if (argc > 2) seed = (unsigned)strtoul(argv[2], NULL, 10);
    TEST_CASE(after_a_stop);
    TEST_CASE(after_a_kill);
    return test_end();
}
