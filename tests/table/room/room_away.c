/* Gone from a table of the web and back, pauses, leaving for good, restarts, clocks. */
#include "tests/support/room_table.h"

static void somebody_gone_is_counted_down_and_replaced(void)
{
    if (!begin_toy(",\"clock\":30")) return;
    w.now += 10000;
    CHECK(web_here(&w, 1, false));
    CHECK(!web_here(&w, 1, false));
    CHECK(tells(0, "\"here\":false,\"away\":60") && tells(0, "\"clock\":20"));
    refused(0, "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\"}", "still has time");
    w.now += ROOM_COUNTDOWN - 1;
    CHECK_NUMBER(web_tick(&w), 1); /* the other one's clock has run out meanwhile: the table is asked, no move */
    CHECK(tells(1, "\"asked\"") == false);
    w.now += 1;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "\"away\":0"));
    CHECK(tells(0, "\"clock\":20"));                 /* his clock stood still */
    refused(0, "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\",\"level\":\"godlike\"}", "no such level");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"away\",\"seat\":1,\"do\":\"wait\"}"), ROOM_STORE);
    CHECK(tells(0, "\"away\":60"));
    w.now += ROOM_COUNTDOWN;
    web_tick(&w);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\",\"level\":\"hard\"}"), ROOM_STORE);
    CHECK(tells(0, "\"substitute\":\"hard\"") && tells(0, "A bot plays for Ben"));

    room_job *job = room_bot_job(w.r);
    if (CHECK(job)) {
        CHECK_NUMBER(job->seat, 1);
        CHECK_TEXT(job->level, "hard");
        web_thought(&w, job, job->legal[2], w.now);
        CHECK(!room_bot_job(w.r));
        CHECK_NUMBER(web_tick(&w), 0);               /* a window: not before its time */
        w.now = room_next_time(w.r);
        CHECK_NUMBER(web_tick(&w), 1);
        CHECK(tells(0, "\"asked\":[0]"));
    }
    room_job_free(job);
    answers(0, TOY_SAY, 1);
    CHECK(web_here(&w, 1, true));
    refused(1, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "A bot plays for you");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"back\"}"), ROOM_STORE);
    CHECK(tells(1, "{\"t\":\"recap\",\"lines\":[\"While you were away: 2 answers.\",\"For you a bot said: Say "
                   "2.\",\"Ada says a number\"]}"));
    CHECK(tells(0, "Ben is back") && !tells(0, "recap"));
    same_when_rebuilt();
    web_close(&w);
}

/* Somebody who sat down but has not come by the deal gets a minute like everybody. */
static void whoever_has_not_come_is_waited_for(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}")) ||
        !CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1)))
        return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    CHECK_NUMBER(web_tick(&w), 0);
    CHECK(tells(0, "\"here\":false,\"away\":60"));
    w.now += ROOM_COUNTDOWN;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "\"away\":0"));
    same_when_rebuilt();
    web_close(&w);
}

static void a_pause_stops_everything(void)
{
    if (!begin_toy(",\"clock\":30")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"away\",\"seat\":0,\"do\":\"pause\"}"), ROOM_STORE);
    CHECK(tells(1, "\"what\":\"pause\""));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"state\":\"paused\""));
    refused(0, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "paused");
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    w.now += 1000000;
    CHECK_NUMBER(web_tick(&w), 0);
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"resume\"}"), ROOM_STORE);
    CHECK(tells(1, "\"clock\":30"));
    same_when_rebuilt();
    web_close(&w);
}

static void whoever_leaves_is_replaced_for_good(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":1") && tells(1, "Ada has left"));
    CHECK_NUMBER(seat_of(w.r, 0), ORR_PUBLIC);
    refused(0, "{\"t\":\"chat\",\"text\":\"still here\"}", "You watch");
    room_job *job = room_bot_job(w.r);
    CHECK(job && job->seat == 0);
    room_job_free(job);
    same_when_rebuilt();
    web_close(&w);
}

static void a_restart_finds_nobody_connected(void)
{
    scroll e = { .text = NULL };
    if (!begin_toy(",\"clock\":30")) return;
    CHECK(!room_can_rest(w.r));
    room *r = web_rebuild(&w);
    if (CHECK(r) && CHECK(room_restart(r, w.now + 5000, &e))) {
        room_close(w.r);
        w.r = r;
        CHECK(web_apply(&w, &e));
        CHECK(!room_restart(r, w.now, &e));
        CHECK(web_here(&w, 0, true));
        CHECK_NUMBER(answers(0, TOY_SAY, 2), ROOM_STORE);
    }
    scroll_free(&e);
    web_close(&w);
}

static void clocks_ask_the_table(void)
{
    if (!begin_toy(",\"clock\":30")) return;
    answers(0, TOY_SAY, 1);
    CHECK_NUMBER(room_next_time(w.r), w.now + 30000);
    w.now += 30000;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "\"clock\":0"));
    CHECK_NUMBER(web_tick(&w), 0);                   /* and nothing is decided for him */
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"away\",\"seat\":1,\"do\":\"wait\"}"), ROOM_STORE);
    CHECK(tells(0, "\"clock\":30"));
    CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);
    same_when_rebuilt();
    web_close(&w);
    if (!begin_toy(",\"clock\":30,\"pace\":\"days\"")) return;
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);   /* over days nobody is hurried */
    web_here(&w, 1, false);
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(somebody_gone_is_counted_down_and_replaced);
    TEST_CASE(whoever_has_not_come_is_waited_for);
    TEST_CASE(a_pause_stops_everything);
    TEST_CASE(whoever_leaves_is_replaced_for_good);
    TEST_CASE(a_restart_finds_nobody_connected);
    TEST_CASE(clocks_ask_the_table);
    return test_end();
}
