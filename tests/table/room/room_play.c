/* At a table of the web: answers and their questions, refusals, chat. */
#include "tests/support/room_table.h"

static void answers_carry_their_question(void)
{
    if (!begin_toy("")) return;
    CHECK(tells(0, "\"t\":\"view\"") && tells(0, "\"prompt\":null"));
    CHECK(tells(
        0, "\"locked\":[{\"a\":[0,3,0,0],\"label\":\"Say 3\",\"rule\":\"TOY-1\",\"why\":\"a number is below 3\"}"));
    refused(0, "{\"t\":\"answer\",\"id\":4,\"question\":99,\"a\":[0,1,0,0]}",
            "\"id\":4,\"why\":\"That question is not open any more.\"");
    refused(0, "{\"t\":\"answer\",\"question\":null,\"a\":[0,1,0,0]}", "not open");
    refused(0, "{\"t\":\"answer\",\"a\":[0,1,0]}", "4 numbers");
    refused(0, "{\"t\":\"answer\",\"a\":[0,1,0,256]}", "4 numbers");
    refused(0, "{\"t\":\"answer\",\"question\":1,\"a\":[77,1,0,0]}", "no such action");
    CHECK_NUMBER(answers(0, TOY_SAY, 4), ROOM_REFUSED);
    CHECK(replies("\"rule\":\"TOY-1\""));
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_STORE);
    CHECK(replies("{\"t\":\"ok\",\"id\":9}"));
    CHECK(tells(0, "says 1") && tells(1, "says a number") && !tells(1, "says 1"));
    CHECK(tells(1, "\"priv\":null") && tells(0, "\"priv\":[1]"));
    CHECK(tells(1, "\"asked\":[1]"));
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_REFUSED);          /* not asked any more */
    CHECK_NUMBER(answers(1, TOY_SAY, 2), ROOM_STORE);
    same_when_rebuilt();
    web_close(&w);
}

static void strangers_and_nonsense_are_refused(void)
{
    static const char *const nonsense[] = {
        "",
        "{",
        "null",
        "[]",
        "{\"t\":7}",
        "{\"t\":\"dance\"}",
        "{\"id\":1}",
        "{\"t\":\"undo\",\"id\":1,\"id\":2}",
        "{\"t\":\"undo\",\"more\":1}",
        "{\"t\":\"vote\"}",
        "{\"t\":\"vote\",\"yes\":1}",
        "{\"t\":\"chat\",\"text\":\"a\\nb\"}",
        "{\"t\":\"chat\",\"text\":\"   \"}",
        "{\"t\":\"chat\",\"text\":\"\\ud800\"}",
        "{\"t\":\"chat\",\"text\":[[[[[[1]]]]]]}",
        "{\"t\":\"pass\",\"verb\":9,\"on\":true}",
        "{\"t\":\"mute\",\"seat\":0,\"on\":true}",
        "{\"t\":\"away\",\"seat\":1,\"do\":\"kick\"}",
        "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\"}",
        "{\"t\":\"back\"}",
        "{\"t\":\"resume\"}",
        "{\"t\":\"undo\"}",
        "{\"t\":\"why\"}",
        "{\"t\":\"undo\",\"id\":99999999999999999999}",
    };
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < sizeof nonsense / sizeof *nonsense; i++) refused(0, nonsense[i], "\"why\":\"");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"text\":\"hello\"}", "You are watching");
    refused(ORR_PUBLIC, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "You are watching");
    refused(7, "{\"t\":\"undo\"}", "You are watching");
    char *big = calloc(1, ROOM_MESSAGE + 2);
    memset(big, ' ', ROOM_MESSAGE + 1);
    refused(0, big, "at most 4096 bytes");
    free(big);
    web_close(&w);
}

static void why_says_the_rule(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"why\",\"id\":3,\"a\":[0,5,0,0]}"), ROOM_REFUSED);
    CHECK(replies("\"rule\":\"TOY-A1\"") && replies("\"id\":3"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"why\",\"a\":[0,1,0,0]}"), ROOM_ANSWERED);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"why\",\"text\":\"say 4\"}"), ROOM_REFUSED);
    CHECK(replies("TOY-1"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"hint\",\"id\":5}"), ROOM_THINK);
    room_job *job = room_hint_job(w.r, 0);
    CHECK(job && job->n_legal == 3 && job->asked);
    room_job_free(job);
    web_close(&w);
}

static void chat_reaches_whoever_wants_it(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\" Gr\xc3\xbc\xc3\x9f \\\"dich\\\"\"}"), ROOM_STORE);
    CHECK(tells(1, "\"t\":\"chat\",\"n\":1,\"seat\":0,\"name\":\"Ada\",\"text\":\"Gr\xc3\xbc\xc3\x9f \\\"dich\\\"\""));
    CHECK(tells(ORR_PUBLIC, "\"t\":\"chat\""));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"mute\",\"seat\":0,\"on\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"mutes\":[0]"));
    CHECK(!tells(0, "\"t\":") && !tells(ORR_PUBLIC, "\"t\":"));     /* nobody else hears of it */
    web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"hello?\"}");
    CHECK(!tells(1, "hello?") && tells(ORR_PUBLIC, "hello?"));
    for (unsigned i = 0; i < 2 * ROOM_CHATS; i++) web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"again\"}");
    same_when_rebuilt();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(answers_carry_their_question);
    TEST_CASE(strangers_and_nonsense_are_refused);
    TEST_CASE(why_says_the_rule);
    TEST_CASE(chat_reaches_whoever_wants_it);
    return test_end();
}
