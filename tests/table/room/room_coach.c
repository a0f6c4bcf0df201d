/* The coach at a table: for whoever plays with bots alone, among people only if the host allows it, and nobody else
 * hears of it. What it says is tested where it thinks: tests/apps/server/coach.py. */
#include "tests/support/room_table.h"

#define COACH "{\"t\":\"coach\",\"on\":true}"
#define NO_COACH "{\"t\":\"coach\",\"on\":false}"
#define ALLOW "{\"t\":\"coach\",\"on\":true,\"all\":true}"
#define FORBID "{\"t\":\"coach\",\"on\":false,\"all\":true}"

static bool alone(void)
{
    return CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,"
                              "\"bots\":{\"1\":\"easy\",\"2\":\"easy\"}}")) &&
           CHECK(web_here(&w, 0, true));
}

static void with_bots_it_is_anybodys(void)
{
    if (!alone()) return;
    CHECK(!room_has_coach(w.r, 0));
    CHECK_NUMBER(web_say(&w, 0, COACH), ROOM_STORE);
    CHECK(room_has_coach(w.r, 0) && !room_has_coach(w.r, 1));
    CHECK(tells(0, "\"coach\":true") && !tells(ORR_PUBLIC, "\"t\":"));
    same_when_rebuilt();
    refused(ORR_PUBLIC, COACH, "You are watching");
    CHECK_NUMBER(web_say(&w, 0, NO_COACH), ROOM_STORE);
    CHECK(!room_has_coach(w.r, 0));
    web_close(&w);
}

static void among_people_the_host_decides_for_all(void)
{
    if (!begin_toy("")) return;
    refused(0, COACH, "only if the host allows it");
    refused(1, ALLOW, "Only the host");
    CHECK_NUMBER(web_say(&w, 0, ALLOW), ROOM_STORE);
    CHECK(tells(0, "\"coaching\":true") && tells(1, "\"coaching\":true") && tells(ORR_PUBLIC, "\"coaching\":true"));
    CHECK(!room_has_coach(w.r, 0) && !room_has_coach(w.r, 1));
    CHECK_NUMBER(web_say(&w, 1, COACH), ROOM_STORE);
    CHECK(tells(1, "\"coach\":true") && !tells(0, "\"t\":") && !tells(ORR_PUBLIC, "\"t\":"));
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 0, FORBID), ROOM_STORE);        /* gone at once */
    CHECK(!room_has_coach(w.r, 1) && tells(1, "\"coach\":false"));
    refused(1, COACH, "only if the host allows it");
    web_close(&w);
}

/* Somebody sits down: whoever had a coach has none any more. */
static void company_ends_it(void)
{
    CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}") && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, COACH), ROOM_STORE);
    CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":null}", 1));
    CHECK(!room_has_coach(w.r, 0) && tells(0, "\"coach\":false"));
    web_close(&w);
}

/* What it looks at is the position before the answer, and an answer that was taken back is not talked about. */
static void it_looks_at_what_was_known(void)
{
    room_coached c = { 0 };
    if (!begin_toy("")) return;
    CHECK(!room_coach_begins(w.r, 0, (orr_action){ 0 }, &c));
    web_say(&w, 0, ALLOW);
    web_say(&w, 0, COACH);
    const orr_action did = { .verb = TOY_SAY, .a = 2 };
    if (!CHECK(room_coach_begins(w.r, 0, did, &c))) return;
    CHECK(c.job->seat == 0 && c.job->asked && c.job->n_legal == 3 && c.answer == 0);
    CHECK(!room_coach_speaks(w.r, &c));                      /* it is not given yet */
    CHECK_NUMBER(answers(0, TOY_SAY, 2), ROOM_STORE);
    CHECK(w.heard.answers && orr_same_action(w.heard.act, did));
    CHECK(room_coach_speaks(w.r, &c));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK(!w.heard.answers && !room_coach_speaks(w.r, &c));
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_STORE);
    CHECK(!room_coach_speaks(w.r, &c));                      /* another answer stands there now */
    room_job_free(c.job);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(with_bots_it_is_anybodys);
    TEST_CASE(among_people_the_host_decides_for_all);
    TEST_CASE(company_ends_it);
    TEST_CASE(it_looks_at_what_was_known);
    return test_end();
}
