/* fair.c - the order in which jobs are taken: by turns of addresses and tables, better ranks first, nobody last for
 * ever. */
#include "apps/server/house/fair.h"

#include "tests/support/check.h"

#include <string.h>

enum { MOST = 4000, ALL = (1 << FAIR_LANES) - 1 };

typedef struct { fair_job place; unsigned number, put_at, taken_at; } job;      /* times in turns */
static job jobs[MOST];

static job *put(fair *f, unsigned number, fair_lane lane, fair_rank rank, uint8_t address, uint64_t table)
{
    job *j = &jobs[number];
    *j = (job){ .place = { .lane = lane, .rank = rank, .table = table }, .number = number };
    memset(j->place.address, address, FAIR_ADDRESS);
    CHECK(fair_put(f, &j->place));
    return j;
}

static int take(fair *f, unsigned lanes)                 /* its number; -1: none */
{
    job *j = (job *)fair_take(f, lanes);
    if (!j) return -1;
    fair_done(f, &j->place);
    return (int)j->number;
}

static void end(fair *f)
{
    for (fair_lane lane = 0; lane < FAIR_LANES; lane++) CHECK(fair_waiting(f, lane) == 0);
    CHECK(!fair_take(f, ALL));
    fair_close(f);
}

/* Thirty tables of one address have a job each, then another address comes: it is second, not thirty-first. */
static void addresses_take_turns(void)
{
    fair *f = fair_open(1);
    for (unsigned i = 0; i < 30; i++) put(f, i, LANE_LONG, RANK_HERE, 1, i);
    put(f, 30, LANE_LONG, RANK_HERE, 2, 100);
    put(f, 31, LANE_LONG, RANK_HERE, 2, 100);
    CHECK(fair_waiting(f, LANE_LONG) == 32);
    CHECK(fair_waiting_of(f, LANE_LONG, jobs[0].place.address) == 30);
    CHECK(fair_waiting_of(f, LANE_SHORT, jobs[0].place.address) == 0);
    const int want[] = { 0, 30, 1, 31, 2, 3, 4 };
    for (unsigned i = 0; i < sizeof want / sizeof *want; i++) CHECK(take(f, ALL) == want[i]);
    for (int i = 5; i < 30; i++) CHECK(take(f, ALL) == i);
    end(f);
}

/* A table with ten jobs and one with a single job, of the same address. */
static void tables_take_turns(void)
{
    fair *f = fair_open(1);
    for (unsigned i = 0; i < 10; i++) put(f, i, LANE_SHORT, RANK_HERE, 1, 7);
    put(f, 10, LANE_SHORT, RANK_HERE, 1, 8);
    CHECK(take(f, ALL) == 0);
    CHECK(take(f, ALL) == 10);
    for (int i = 1; i < 10; i++) CHECK(take(f, ALL) == i);
    end(f);
}

static void people_first(void)
{
    fair *f = fair_open(1);
    put(f, 0, LANE_LONG, RANK_ALONE, 1, 1);
    put(f, 1, LANE_LONG, RANK_AWAY, 2, 2);
    put(f, 2, LANE_LONG, RANK_HERE, 3, 3);
    CHECK(take(f, ALL) == 2);
    CHECK(take(f, ALL) == 1);
    CHECK(take(f, ALL) == 0);
    end(f);
}

/* However many of a better rank there are, the others get a turn after FAIR_PATIENCE. */
static void patience(void)
{
    fair *f = fair_open(1);
    put(f, 0, LANE_LONG, RANK_ALONE, 9, 1);
    put(f, 1, LANE_LONG, RANK_AWAY, 9, 2);
    int away = -1, alone = -1;
    for (int turn = 0; turn < 3 * FAIR_PATIENCE; turn++) {
        put(f, 10 + (unsigned)turn, LANE_LONG, RANK_HERE, (uint8_t)(turn % 5), 100 + (uint64_t)turn % 3);
        const int got = take(f, ALL);
        if (got == 0) alone = turn;
        if (got == 1) away = turn;
    }
    CHECK(away == FAIR_PATIENCE);
    CHECK(alone == FAIR_PATIENCE + 1);
    while (take(f, ALL) >= 0) continue;
    end(f);
}

/* No more than so many tables that nobody watches at once, in all lanes together. */
static void alone_is_capped(void)
{
    fair *f = fair_open(2);
    for (unsigned i = 0; i < 5; i++) put(f, i, i % 2 ? LANE_LONG : LANE_SHORT, RANK_ALONE, (uint8_t)i, i);
    fair_job *a = fair_take(f, ALL), *b = fair_take(f, ALL);
    CHECK(a && b && !fair_take(f, ALL));
    put(f, 5, LANE_LONG, RANK_HERE, 1, 5);
    CHECK(take(f, ALL) == 5);            /* others are not held up */
    CHECK(!fair_take(f, ALL));
    fair_done(f, a);
    fair_job *c = fair_take(f, ALL);
    CHECK(c && !fair_take(f, ALL));
    fair_done(f, b);
    fair_done(f, c);
    CHECK(take(f, ALL) >= 0);
    CHECK(take(f, ALL) >= 0);
    end(f);
}

/* A thread for short jobs never takes a long one; one with a choice takes both in turns. */
static void lanes(void)
{
    fair *f = fair_open(1);
    const unsigned both = fair_bit(LANE_SHORT) | fair_bit(LANE_LONG);
    for (unsigned i = 0; i < 4; i++) put(f, i, LANE_LONG, RANK_HERE, 1, i);
    CHECK(take(f, fair_bit(LANE_SHORT)) == -1);
    CHECK(take(f, fair_bit(LANE_DESK)) == -1);
    for (unsigned i = 4; i < 8; i++) put(f, i, LANE_SHORT, RANK_HERE, 1, i);
    put(f, 8, LANE_DESK, RANK_HERE, 1, 8);
    CHECK(take(f, fair_bit(LANE_SHORT)) == 4);
    const int want[] = { 0, 5, 1, 6, 2, 7, 3 };
    for (unsigned i = 0; i < 7; i++) CHECK(take(f, both) == want[i]);
    CHECK(take(f, both) == -1);
    CHECK(take(f, fair_bit(LANE_DESK)) == 8);
    end(f);
}

/* Somebody comes to a table that was alone: what waits there goes first now, in every lane of thinking. */
static void somebody_comes(void)
{
    uint8_t five[FAIR_ADDRESS];
    memset(five, 5, sizeof five);
    fair *f = fair_open(1);
    for (unsigned i = 0; i < 6; i++) put(f, i, LANE_LONG, RANK_ALONE, 1, i / 2);
    put(f, 6, LANE_SHORT, RANK_ALONE, 1, 2);
    fair_rank_table(f, 2, RANK_HERE, five);
    fair_rank_table(f, 77, RANK_HERE, five);             /* nothing waits there */
    CHECK(fair_waiting_of(f, LANE_LONG, five) == 2);
    CHECK(take(f, fair_bit(LANE_SHORT)) == 6);
    CHECK(take(f, ALL) == 4);
    put(f, 7, LANE_LONG, RANK_ALONE, 1, 2);              /* put with yesterday's rank: the table's own counts */
    CHECK(take(f, ALL) == 5);
    CHECK(take(f, ALL) == 7);
    fair_rank_table(f, 1, RANK_ALONE, five);
    CHECK(take(f, ALL) == 0);
    CHECK(take(f, ALL) == 2);
    CHECK(take(f, ALL) == 1);
    CHECK(take(f, ALL) == 3);
    end(f);
}

/* Anything at all, for a long time: everything that is put comes out once, in order at its table, and no job waits
 * longer than what stands before it by the rules: a turn of each address for each turn of its own, times the
 * patience. */
static void at_random(void)
{
    enum { ADDRESSES = 5, TABLES = 20, ROUNDS = 3600, PER_TABLE = 4 };
    static unsigned waits[TABLES], last[TABLES];
    fair *f = fair_open(2);
    unsigned n = 0, turns = 0, longest = 0, out = 0;
    uint64_t rng = 1;
    fair_job *running[2] = { NULL, NULL };
    memset(last, 0, sizeof last);
    memset(waits, 0, sizeof waits);
    for (unsigned round = 0; round < ROUNDS || out < n; round++) {
        rng = rng * 6364136223846793005u + 1442695040888963407u;
        const unsigned table = (unsigned)(rng >> 33) % TABLES;
        if (round < ROUNDS && waits[table] < PER_TABLE) {
            const fair_rank rank = (fair_rank)(table % FAIR_RANKS);
            job *j = put(f, n, LANE_LONG, rank, (uint8_t)(table % ADDRESSES), table);
            j->put_at = turns;
            n++;
            waits[table]++;
        }
        fair_job **slot = &running[round % 2];           /* each runs for two rounds */
        if (*slot) fair_done(f, *slot);
        *slot = fair_take(f, ALL);
        if (!*slot) continue;
        job *j = (job *)*slot;
        const uint64_t t = j->place.table;
        turns++;
        out++;
        waits[t]--;
        CHECK(j->number + 1 > last[t]);
        last[t] = j->number + 1;
        if (turns - j->put_at > longest) longest = turns - j->put_at;
    }
    CHECK(out == n && n > 3000);
    CHECK(longest <= TABLES * PER_TABLE * (FAIR_PATIENCE + 2));
    for (unsigned i = 0; i < 2; i++)
        if (running[i]) fair_done(f, running[i]);
    end(f);
}

int main(void)
{
    TEST_CASE(addresses_take_turns);
    TEST_CASE(tables_take_turns);
    TEST_CASE(people_first);
    TEST_CASE(patience);
    TEST_CASE(alone_is_capped);
    TEST_CASE(lanes);
    TEST_CASE(somebody_comes);
    TEST_CASE(at_random);
    return test_end();
}
