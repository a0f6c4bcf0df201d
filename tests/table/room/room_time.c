/* Table time: durations count how long the table was awake; what the wall clock says is information and decides
 * nothing. */
#include "tests/support/room_table.h"

enum { DAY = 86400000, HOUR = 3600000 };

static bool enters(const char *entry)
{
    text_buf e = { .text = NULL };
    text_add(&e, entry);
    const bool good = web_apply(&w, &e);
    text_free(&e);
    return good;
}

static void the_wall_clock_decides_nothing(void)
{
    static const int64_t jumps[] = { 0, -HOUR, DAY, 500, -500 };
    for (unsigned i = 0; i < sizeof jumps / sizeof *jumps; i++) {
        char text[80];
        if (!begin_toy(",\"clock\":30")) return;
        answers(0, TOY_SAY, 1);
        web_here(&w, 0, false);
        CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"away\",\"seat\":1,\"do\":\"pause\"}"), ROOM_STORE);   /* alone: it is */
        CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"resume\"}"), ROOM_STORE);
        w.now += 700;
        const uint64_t next = room_next_time(w.r);
        room_wall(w.r, w.now, w.now + 100 * (uint64_t)DAY + (uint64_t)jumps[i]);
        CHECK_NUMBER(room_next_time(w.r), next);
        CHECK_NUMBER(web_tick(&w), 0);
        CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"chat\",\"text\":\"hello\"}"), ROOM_STORE);
        snprintf(text, sizeof text, "\"text\":\"hello\",\"at\":%llu",
                 (unsigned long long)(w.now + 100 * (uint64_t)DAY + (uint64_t)jumps[i]));
        CHECK(tells(1, text));                           /* but people read it */
        CHECK_NUMBER(room_used(w.r), w.now);
        CHECK_NUMBER(room_next_time(w.r), next);
        room *r = web_rebuild(&w);
        if (CHECK(r)) {
            CHECK_NUMBER(room_used(r), w.now);
            CHECK_NUMBER(room_next_time(r), next);
        }
        room_close(r);
        web_close(&w);
    }
}

/* Below a second clocks differ anyway: then the entry is as short as ever. */
static void entries_name_the_wall_clock_where_it_differs(void)
{
    static const struct { int64_t ahead; const char *begins; } clocks[] = {
        { 0, "1000000 chat" }, { 999, "1000000 chat" }, { -999, "1000000 chat" }, { 1000, "1000000@1001000 chat" },
        { -5000, "1000000@995000 chat" },
    };
    for (unsigned i = 0; i < sizeof clocks / sizeof *clocks; i++) {
        if (!begin_toy("")) return;
        room_wall(w.r, w.now, w.now + (uint64_t)clocks[i].ahead);
        web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"x\"}");
        CHECK(!strncmp(w.heard.entry.text, clocks[i].begins, strlen(clocks[i].begins)));
        room_wall(w.r, w.now, w.now);                    /* what a room built anew says is the same */
        same_when_rebuilt();
        web_close(&w);
    }
}

static void spoilt_times_are_refused(void)
{
    static const char *const spoilt[] = {
        "@5 chat 0 x",    "5@ chat 0 x",   "5@x chat 0 x",
        "5@-3 chat 0 x",  "5@5@5 chat 0 x", "5@99999999999999999999 chat 0 x",
        "5@ 5 chat 0 x",
    };
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < sizeof spoilt / sizeof *spoilt; i++) {
        room_changes ch;
        if (!CHECK(!room_apply(w.r, spoilt[i], strlen(spoilt[i]), &ch, &w.why))) printf("  %s\n", spoilt[i]);
    }
    web_close(&w);
}

/* Older stores kept the wall clock: it may have gone back or far ahead between two entries. Time goes on from the
 * last. */
static void older_stores_go_on(void)
{
    if (!begin_toy("")) return;
    CHECK(enters("86400000 chat 0 a day ahead") && enters("400 chat 0 and back"));
    CHECK_NUMBER(room_used(w.r), 86400000);
    w.now = room_used(w.r) + 10;
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_STORE);
    same_when_rebuilt();
    web_close(&w);
}

/* The server was down for a week: clocks, countdowns and votes go on where they stood. Only a pass code does
 * not stay good: it opens a seat. */
static void nothing_runs_out_while_the_server_is_down(void)
{
    char word[ROOM_PASS_CODE_LENGTH + 1];
    const uint8_t noise[ROOM_NOISE] = { 1, 2, 3 };
    text_buf e = { .text = NULL };
    if (!begin_toy(",\"clock\":30")) return;
    web_here(&w, 1, false);
    CHECK(room_move(w.r, 0, noise, w.now, &e, word, &w.why) && web_apply(&w, &e));
    room *r = web_rebuild(&w);
    if (CHECK(r)) {
        room_close(w.r);
        w.r = r;
        w.now = room_used(r);                            /* a week later by the wall */
        room_wall(r, w.now, w.now + 7 * (uint64_t)DAY);
        CHECK(room_restart(r, w.now, &e) && web_apply(&w, &e));
        CHECK_NUMBER(web_tick(&w), 0);
        CHECK(tells(0, "\"away\":60") && tells(0, "\"clock\":30"));
        char body[60];
        snprintf(body, sizeof body, "{\"word\":\"%s\"}", word);
        CHECK(!web_sit(&w, body, 7));
        room_wall(r, w.now, w.now + ROOM_PASS_CODE);
        CHECK(web_sit(&w, body, 7));
    }
    text_free(&e);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(the_wall_clock_decides_nothing);
    TEST_CASE(entries_name_the_wall_clock_where_it_differs);
    TEST_CASE(spoilt_times_are_refused);
    TEST_CASE(older_stores_go_on);
    TEST_CASE(nothing_runs_out_while_the_server_is_down);
    return test_end();
}
