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
    CHECK(tells(0, "\"clock\":20"));                 /* the clock stood still */
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
    CHECK(tells(1, "{\"t\":\"recap\",\"lines\":[\"While you were away: 2 answers.\",\"A bot answered for you: Say "
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

/* There is one vote at a time: nobody fills that place again and again, neither after a no nor by withdrawing. */
static void what_was_refused_is_not_asked_again_at_once(void)
{
    static const char pause[] = "{\"t\":\"away\",\"seat\":0,\"do\":\"pause\"}";
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, pause), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":false}"), ROOM_STORE);
    refused(0, pause, "you can ask again in 60 seconds");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"away\",\"seat\":1,\"do\":\"pause\"}"), ROOM_STORE);     /* others can */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":false}"), ROOM_STORE);
    refused(1, "{\"t\":\"away\",\"seat\":1,\"do\":\"pause\"}", "you can ask again in 60 seconds");
    w.now += ROOM_ASK_AGAIN - 1;
    refused(0, pause, "in 1 second.");
    same_when_rebuilt();
    w.now += 1;
    CHECK_NUMBER(web_say(&w, 0, pause), ROOM_STORE);
    w.now += ROOM_VOTE;
    CHECK_NUMBER(web_tick(&w), 1);                   /* silence is a no */
    refused(0, pause, "you can ask again");
    same_when_rebuilt();
    web_close(&w);
}

static bool enters(const char *entry)
{
    text_buf e = { .text = NULL };
    text_format(&e, "%llu %s", (unsigned long long)w.now, entry);
    const bool good = web_apply(&w, &e);
    text_free(&e);
    return good;
}

/* An older store has votes that came sooner. */
static void older_votes_still_apply(void)
{
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < 3; i++) CHECK(enters("vote 0 3 0 -") && enters("say 1 0"));
    same_when_rebuilt();
    web_close(&w);
}

static void whoever_leaves_is_replaced_for_good(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":1") && tells(1, "Ada has left"));
    CHECK_NUMBER(seat_of(w.r, 0), ORR_PUBLIC);
    refused(0, "{\"t\":\"chat\",\"text\":\"still here\"}", "You are watching");
    room_job *job = room_bot_job(w.r);
    CHECK(job && job->seat == 0);
    room_job_free(job);
    same_when_rebuilt();
    web_close(&w);
}

static void a_restart_finds_nobody_connected(void)
{
    text_buf e = { .text = NULL };
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
    text_free(&e);
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
    CHECK_NUMBER(web_tick(&w), 0);                   /* and nothing is decided for Ben */
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"away\",\"seat\":1,\"do\":\"wait\"}"), ROOM_STORE);
    CHECK(tells(0, "\"clock\":30"));
    CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);
    same_when_rebuilt();
    web_close(&w);
    if (!begin_toy(",\"pace\":\"days\"")) return;
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);   /* over days nobody is hurried, unless they want it */
    web_here(&w, 1, false);
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(somebody_gone_is_counted_down_and_replaced);
    TEST_CASE(whoever_has_not_come_is_waited_for);
    TEST_CASE(a_pause_stops_everything);
    TEST_CASE(what_was_refused_is_not_asked_again_at_once);
    TEST_CASE(older_votes_still_apply);
    TEST_CASE(whoever_leaves_is_replaced_for_good);
    TEST_CASE(a_restart_finds_nobody_connected);
    TEST_CASE(clocks_ask_the_table);
    return test_end();
}
