/* A bot that is a program and fails: the table is told when the seat answers next, in the same moment as ever, and the
 * usual bot plays on. A stored table may name a program that is not here any more; a new one may not. */
#include "tests/support/room_table.h"

#include "bots/bot.h"

static const char *const levels[] = { "easy", "normal", "hard", "deep", NULL };

static uint32_t pace(const char *level, const orr_game *g)
{
    (void)g;
    return strcmp(level, "deep") ? 5 : 1000;
}

static bool open_with(const char *level)
{
    static room_house own;
    char body[200];
    const room_grant g = grant_of(0);
    own = house;
    own.levels = levels;
    own.pace = pace;
    snprintf(body, sizeof body, "{\"game\":\"earth-gambit\",\"seats\":2,\"name\":\"Ada\",\"bots\":{\"0\":\"%s\",\"1\":"
             "\"%s\"}}", level, level);
    w = (web){ .now = 1000000, .n_entries = 1 };
    if (!room_plan(&own, body, strlen(body), &g, w.now, &w.entry[0], &w.why)) return false;
    w.r = room_open(&own, w.entry[0].text, w.entry[0].n, &w.why);
    return w.r;
}

static void all_think(room_fault fault)
{
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) {
        room_thought x = { .began = w.now, .fault = strcmp(j->level, "deep") ? ROOM_NO_FAULT : fault };
        orr_rng dice = j->rng;
        x.n = bot_wants(bot_find("normal", j->box.game), &j->box, j->view, j->legal, j->n_legal, j->heard, j->n_heard,
                        NULL, &dice, x.want, ROOM_WANTS);
        room_bot_done(w.r, j, &x, w.now);
    }
}

/* The moment of the next entry, what it is, and what it says; it is applied. */
static uint64_t next(char said[40])
{
    text_buf e = { 0 };
    room_changes ch = { 0 };
    w.now = room_next_time(w.r);
    if (!CHECK(room_tick(w.r, w.now, &e)) || !CHECK(room_apply(w.r, e.text, e.n, &ch, &w.why))) return 0;
    snprintf(said, 40, "%s", strchr(e.text, ' ') + 1);
    text_free(&e);
    return w.now;
}

static void a_fault_is_told_with_the_answer(void)
{
    static const line_kind told[] = { [ROOM_LATE] = LINE_LATE, [ROOM_CRASHED] = LINE_CRASHED,
                                      [ROOM_ILLEGAL] = LINE_ILLEGAL };
    char said[40], fail[40];
    if (!CHECK(open_with("deep"))) return;
    all_think(ROOM_NO_FAULT);
    const uint64_t usual = next(said);
    web_close(&w);
    for (room_fault f = ROOM_LATE; f < ROOM_FAULTS; f++) {
        if (!CHECK(open_with("deep"))) return;
        all_think(f);
        CHECK_NUMBER(next(said), usual);
        const orr_seat s = (orr_seat)(said[5] - '0');
        snprintf(fail, sizeof fail, "fail %u %u", s, (unsigned)f);
        CHECK_TEXT(said, fail);
        CHECK_TEXT(w.r->seat[s].level, "normal");
        CHECK_TEXT(w.r->seat[!s].level, "deep");
        CHECK_NUMBER(w.r->line[w.r->n_lines - 1].kind, told[f]);
        CHECK_NUMBER(next(said), usual);
        CHECK(!strncmp(said, "answer ", 7));
        web_close(&w);
    }
}

/* Until it is told, nothing shows: the seat keeps the pace of its program, though the usual bot thinks. */
static void a_fault_shows_nothing_before(void)
{
    if (!CHECK(open_with("deep"))) return;
    all_think(ROOM_NO_FAULT);
    const uint64_t time = room_time_for_thoughts(w.r);
    const orr_seat s = (orr_seat)(orr_asked(&w.r->m->t) >> 1 & 1);
    w.r->seat[s].failed = ROOM_LATE;
    CHECK_NUMBER(room_time_for_thoughts(w.r), time);
    w.r->seat[s].thought = 0;
    room_job *j = room_bot_job(w.r);
    if (CHECK(j)) CHECK_TEXT(j->level, "normal");
    room_job_free(j);
    web_close(&w);
}

static void stored_tables_may_name_others(void)
{
    char text[2000];
    CHECK(!open_with("shallow"));
    if (!CHECK(open_with("deep"))) return;
    room_close(w.r);
    snprintf(text, sizeof text, "%s", w.entry[0].text);
    for (char *at = text; (at = strstr(at, " deep\n")); at++) memcpy(at, " peed\n", 6);
    w.r = room_open(&house, text, strlen(text), &w.why);
    if (!CHECK(w.r)) return;
    room_job *j = room_bot_job(w.r);
    if (CHECK(j)) CHECK(room_is_level(&house, j->level));
    room_job_free(j);
    for (char *at = text; (at = strstr(at, " peed\n")); at++) memcpy(at, " p/ed\n", 6);
    room *no = room_open(&house, text, strlen(text), &w.why);
    CHECK(!no);
    CHECK_TEXT(w.why.text, "There is no such level of bots.");
    web_close(&w);
}

static void only_a_bot_fails(void)
{
    room_changes ch = { 0 };
    if (!begin_toy("")) return;
    CHECK(!room_apply(w.r, "2000000 fail 0 1", 16, &ch, &w.why));
    CHECK_TEXT(w.why.text, "No bot plays there.");
    web_close(&w);
    if (!CHECK(open_with("deep"))) return;
    CHECK(!room_apply(w.r, "2000000 fail 0 4", 16, &ch, &w.why));
    CHECK_TEXT(w.why.text, "There is no such fault.");
    web_close(&w);
}

int main(void)
{
    TEST_CASE(a_fault_is_told_with_the_answer);
    TEST_CASE(a_fault_shows_nothing_before);
    TEST_CASE(stored_tables_may_name_others);
    TEST_CASE(only_a_bot_fails);
    return test_end();
}
