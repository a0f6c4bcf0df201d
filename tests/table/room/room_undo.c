/* Taking answers back at a table of the web: alone, together, and what goes on while the table votes about it. */
#include "tests/support/room_table.h"

/* People in the first seats of the toy game, all here; bots in the others. */
static bool begin(unsigned people, unsigned seats, const char *more)
{
    static const char *const names[] = { "Ada", "Ben", "Cy", "Di" };
    char body[300];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":%u,\"name\":\"Ada\",\"seat\":0%s}", seats, more);
    if (!CHECK(web_open(&w, body))) return false;
    for (unsigned s = 1; s < people; s++) {
        snprintf(body, sizeof body, "{\"name\":\"%s\",\"seat\":%u}", names[s], s);
        if (!CHECK(web_sit(&w, body, s))) return false;
    }
    for (unsigned s = 0; s < people; s++) web_here(&w, (orr_seat)s, true);
    return CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
}

static bool sees(orr_seat s, const char *words)
{
    text_buf all = { .text = NULL };
    greet_whole(w.r, s, w.now, &all);
    const bool found = strstr(all.text, words);
    text_free(&all);
    return found;
}

static bool enters(const char *entry);

/* Bots think, and when their time comes they speak; how many entries came of it. */
static unsigned bots_go_on(void)
{
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) web_thought(&w, j, j->legal[0], w.now);
    w.now += 2 * ROOM_WINDOW;
    return web_tick(&w);
}

static bool stores(orr_seat s, const char *message) { return CHECK_NUMBER(web_say(&w, s, message), ROOM_STORE); }

static void alone_where_nobody_has_answered_or_learned(void)
{
    if (!begin(2, 2, "")) return;
    refused(0, "{\"t\":\"undo\"}", "no move to undo");
    CHECK(sees(0, "\"undo\":null"));
    answers(0, TOY_SAY, 1);
    CHECK(tells(0, "\"undo\":{\"back\":1,\"whose\":[0],\"learned\":false,\"free\":true}") && tells(1, "\"undo\":null"));
    stores(0, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"asked\":[0,1]") && tells(0, "\"vote\":null"));
    CHECK(tells(1, "\"kind\":\"undo\",\"pub\":[0,0]") && tells(1, "Ada undid a move"));
    same_when_rebuilt();
    web_close(&w);
}

static void others_have_answered(void)
{
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);
    CHECK(sees(0, "\"undo\":{\"back\":2,\"whose\":[0,1],\"learned\":false,\"free\":false}"));
    CHECK(sees(1, "\"undo\":{\"back\":1,\"whose\":[1],\"learned\":false,\"free\":true}"));
    CHECK(sees(0, "\"agree\":[1]") && sees(1, "\"agree\":[0]") && sees(ORR_PUBLIC, "\"agree\":[]"));
    stores(0, "{\"t\":\"undo\"}");
    CHECK(tells(1, "\"vote\":{\"what\":\"undo\",\"by\":0,\"about\":0,\"yes\":[0],\"of\":[0,1],\"missing\":[1],"
                   "\"left\":60,\"back\":2}"));
    w.now += 20500;
    CHECK(sees(1, "\"missing\":[1],\"left\":40"));
    refused(0, "{\"t\":\"undo\"}", "voting already");
    stores(1, "{\"t\":\"vote\",\"yes\":true}");
    CHECK(tells(1, "\"asked\":[0,1]") && tells(1, "\"vote\":null") && tells(1, "\"answers\":0"));
    same_when_rebuilt();
    web_close(&w);
}

static void something_came_to_light(void)
{
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2), answers(0, TOY_ROLL, 0);
    CHECK(tells(0, "\"undo\":{\"back\":1,\"whose\":[0],\"learned\":true,\"free\":false}"));
    stores(0, "{\"t\":\"undo\"}");
    stores(1, "{\"t\":\"vote\",\"yes\":true}");
    CHECK(tells(1, "\"asked\":[0]") && tells(1, "\"answers\":2"));
    CHECK(tells(1, "\"kind\":\"undo\""));                         /* and it stays in the log */
    same_when_rebuilt();
    web_close(&w);
}

/* A table that did not agree is not asked again for the same, and the view says so. */
static void a_no_is_a_no(void)
{
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    stores(0, "{\"t\":\"undo\"}");
    stores(1, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(tells(0, "\"vote\":null") && tells(0, "\"undo\":null"));
    refused(0, "{\"t\":\"undo\"}", "did not agree");
    refused(1, "{\"t\":\"vote\",\"yes\":true}", "no vote now");
    answers(0, TOY_ROLL, 0);
    stores(0, "{\"t\":\"undo\"}");                                /* another answer is another matter */
    w.now += ROOM_VOTE;
    CHECK_NUMBER(web_tick(&w), 1);                                /* silence is a no */
    CHECK(tells(0, "\"vote\":null"));
    refused(0, "{\"t\":\"undo\"}", "did not agree");
    same_when_rebuilt();
    web_close(&w);
}

static void who_asked_can_withdraw(void)
{
    if (!begin(3, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    stores(0, "{\"t\":\"undo\"}");
    stores(0, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(tells(2, "\"vote\":null") && sees(0, "\"undo\":{\"back\""));
    stores(0, "{\"t\":\"undo\"}");                                /* nobody has said no */
    stores(0, "{\"t\":\"vote\",\"yes\":false}");
    stores(1, "{\"t\":\"away\",\"seat\":1,\"do\":\"pause\"}");   /* other votes can be withdrawn too */
    stores(1, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(tells(2, "\"vote\":null"));
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    same_when_rebuilt();
    web_close(&w);
}

/* A slip may be mended, but nobody holds the table up by asking and withdrawing without end. */
static void withdrawn_twice_is_enough(void)
{
    if (!begin(3, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    stores(0, "{\"t\":\"undo\"}"), stores(0, "{\"t\":\"vote\",\"yes\":false}");
    stores(1, "{\"t\":\"away\",\"seat\":1,\"do\":\"pause\"}"), stores(1, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(sees(0, "\"undo\":{\"back\""));                         /* what others withdraw does not count */
    stores(0, "{\"t\":\"undo\"}"), stores(0, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(tells(0, "\"undo\":null") && tells(2, "\"vote\":null"));
    refused(0, "{\"t\":\"undo\"}", "You have withdrawn that twice, so the move stands.");
    same_when_rebuilt();
    stores(1, "{\"t\":\"undo\"}");                                /* free; then nobody has answered since Ada */
    CHECK(tells(0, "\"undo\":{\"back\":1,\"whose\":[0],\"learned\":false,\"free\":true}"));
    answers(1, TOY_SAY, 2), answers(2, TOY_SAY, 2), answers(0, TOY_ROLL, 0);
    stores(0, "{\"t\":\"undo\"}"), stores(0, "{\"t\":\"vote\",\"yes\":false}");   /* another answer is another matter */
    CHECK(sees(0, "\"undo\":{\"back\""));
    stores(0, "{\"t\":\"undo\"}"), stores(1, "{\"t\":\"vote\",\"yes\":true}"),
        stores(2, "{\"t\":\"vote\",\"yes\":true}");
    answers(0, TOY_ROLL, 0);                                      /* gone with the answer: a new one, a new count */
    stores(0, "{\"t\":\"undo\"}"), stores(0, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(sees(0, "\"undo\":{\"back\""));
    same_when_rebuilt();
    web_close(&w);
}

/* An older store may have more withdrawals than that. */
static void older_withdrawals_still_apply(void)
{
    if (!begin(3, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    for (int i = 0; i < 4; i++) CHECK(enters("vote 0 4 0 lately") && enters("withdraw 0"));
    same_when_rebuilt();
    web_close(&w);
}

/* Those who still owe an answer to the same question give it meanwhile, bots too, and whatever was answered to it
 * stays. */
static void an_open_question_goes_on(void)
{
    if (!begin(3, 4, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);               /* Cy and a bot owe theirs */
    CHECK(sees(0, "\"undo\":{\"back\":1,\"whose\":[0],\"learned\":false,\"free\":false}"));
    stores(0, "{\"t\":\"undo\"}");
    CHECK_NUMBER(bots_go_on(), 1);
    CHECK(tells(1, "\"asked\":[2]") && tells(1, "\"what\":\"undo\"") && tells(1, "\"back\":1}"));
    stores(1, "{\"t\":\"vote\",\"yes\":true}"), stores(2, "{\"t\":\"vote\",\"yes\":true}");
    CHECK(tells(0, "\"asked\":[0,2]") && tells(0, "\"answers\":2") && tells(0, "\"vote\":null"));
    CHECK(w.r->m->answer[0].seat == 1 && w.r->m->answer[0].act.a == 2 && w.r->m->answer[1].seat == 3);
    CHECK_NUMBER(w.r->how[1], HOW_BOT);
    CHECK_NUMBER(answers(0, TOY_SAY, 0), ROOM_STORE);
    CHECK(tells(0, "\"undo\":{\"back\":1,\"whose\":[0],\"learned\":false,\"free\":true}"));
    same_when_rebuilt();
    web_close(&w);
}

/* The answer that would end the question, and show what was said, is not given by a bot before the vote is over. */
static void the_last_answer_waits(void)
{
    if (!begin(2, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    stores(0, "{\"t\":\"undo\"}");
    CHECK_NUMBER(bots_go_on(), 0);
    CHECK_NUMBER(room_next_time(w.r), w.r->vote.until);
    stores(1, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(web_tick(&w) == 1 && tells(0, "\"asked\":[0]"));
    same_when_rebuilt();
    web_close(&w);
}

/* A question that rests on the answer: bots wait, and clocks (below); a person who answers it says no. */
static void a_touched_question_waits(void)
{
    if (!begin(2, 2, ",\"clock\":30")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);               /* Ada is asked to roll */
    w.now += 10000;
    stores(1, "{\"t\":\"undo\"}");                                /* free: nobody has answered since */
    answers(1, TOY_SAY, 2), answers(0, TOY_WAIT, 0), answers(0, TOY_SAY, 2);
    stores(1, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"vote\":{\"what\":\"undo\",\"by\":1,\"about\":1"));
    w.now += 20000;
    CHECK_NUMBER(web_tick(&w), 0);
    CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);            /* the next round: whoever asked goes on */
    CHECK(tells(0, "\"vote\":null"));
    same_when_rebuilt();
    web_close(&w);
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2), answers(0, TOY_ROLL, 0);
    stores(0, "{\"t\":\"undo\"}");
    CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);
    CHECK(tells(0, "\"vote\":null") && tells(0, "\"undo\":null"));
    refused(0, "{\"t\":\"undo\"}", "did not agree");
    same_when_rebuilt();
    web_close(&w);
}

/* Whoever wants an answer back does not get time to think by that: their clock runs on, and when it ends so does the
 * vote. */
static void asking_stops_nobodys_own_clock(void)
{
    static const char *const outs[] = { "bot", "skip", "pause" };
    for (unsigned i = 0; i < 3; i++) {
        char more[60];
        snprintf(more, sizeof more, ",\"clock\":30,\"out\":\"%s\"", outs[i]);
        if (!begin(2, 2, more)) return;
        answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2), answers(0, TOY_ROLL, 0);   /* the next round: both are asked */
        stores(0, "{\"t\":\"undo\"}");
        CHECK(sees(0, "\"clock\":30,\"ticks\":true") && sees(0, "\"clock\":30,\"ticks\":false"));
        w.now += 20000;
        CHECK(sees(0, "\"clock\":10,\"ticks\":true") && sees(0, "\"clock\":30,\"ticks\":false"));
        CHECK_NUMBER(room_next_time(w.r), w.now + 10000);
        w.now += 10000;
        CHECK_NUMBER(web_tick(&w), 1);
        CHECK(tells(1, "Ada ran out of time") && tells(1, "\"vote\":null"));
        same_when_rebuilt();
        web_close(&w);
    }
}

static void bots_wait_at_a_touched_question(void)
{
    if (!begin(2, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    bots_go_on();
    answers(0, TOY_ROLL, 0);                                      /* a new round: all three are asked */
    stores(0, "{\"t\":\"undo\"}");
    CHECK_NUMBER(bots_go_on(), 0);
    stores(0, "{\"t\":\"vote\",\"yes\":false}");
    CHECK_NUMBER(web_tick(&w), 1);                                /* its time has come long ago */
    same_when_rebuilt();
    web_close(&w);
}

/* Bots agree, and whoever is not there cannot be asked. */
static void only_people_who_are_there_are_asked(void)
{
    if (!begin(1, 2, "")) return;
    answers(0, TOY_SAY, 1), bots_go_on(), answers(0, TOY_ROLL, 0), bots_go_on();
    CHECK(sees(0, "\"undo\":{\"back\":2,\"whose\":[0,1],\"learned\":true,\"free\":false}") && sees(0, "\"agree\":[]"));
    stores(0, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"answers\":2") && tells(0, "\"vote\":null"));
    same_when_rebuilt();
    web_close(&w);
    if (!begin(3, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2), answers(2, TOY_SAY, 2);
    web_here(&w, 2, false);
    CHECK(tells(0, "\"agree\":[1,2]"));
    w.now += ROOM_LATELY;
    CHECK(sees(0, "\"agree\":[1]"));
    stores(0, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"missing\":[1]"));
    stores(1, "{\"t\":\"vote\",\"yes\":true}");
    CHECK(tells(0, "\"answers\":0"));
    same_when_rebuilt();
    web_close(&w);
}

/* A page that is loaded anew is gone for a moment: no answer is taken back behind its back. An older store has a vote
 * that did not wait for it. */
static void who_was_there_lately_is_asked(void)
{
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    web_here(&w, 1, false);
    CHECK(tells(0, "\"agree\":[1]"));
    w.now += ROOM_LATELY - 1;
    CHECK(sees(0, "\"agree\":[1]"));                              /* the table says who the vote will ask */
    stores(0, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"what\":\"undo\""));
    CHECK(tells(0, "\"missing\":[1]"));
    CHECK(sees(0, "\"answers\":2"));
    same_when_rebuilt();
    web_here(&w, 1, true);
    stores(1, "{\"t\":\"vote\",\"yes\":false}");
    CHECK(tells(0, "\"vote\":null") && sees(0, "\"answers\":2"));
    same_when_rebuilt();
    web_close(&w);
    if (!begin(2, 2, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    web_here(&w, 1, false);
    CHECK(enters("vote 0 4 0 -") && tells(0, "\"answers\":0"));
    same_when_rebuilt();
    web_close(&w);
}

/* An undo of somebody else ends the vote: what it was about may be gone. */
static void another_undo_ends_the_vote(void)
{
    if (!begin(3, 3, "")) return;
    answers(0, TOY_SAY, 1), answers(1, TOY_SAY, 2);
    stores(0, "{\"t\":\"undo\"}");
    stores(1, "{\"t\":\"undo\"}");
    CHECK(tells(0, "\"vote\":null") && tells(0, "\"asked\":[1,2]"));
    same_when_rebuilt();
    web_close(&w);
}

static bool enters(const char *entry)
{
    char text[100];
    text_buf e = { .text = NULL };
    snprintf(text, sizeof text, "%llu %s", (unsigned long long)w.now, entry);
    text_add(&e, text);
    const bool good = web_apply(&w, &e);
    text_free(&e);
    return good;
}

/* Stores of earlier versions: everybody who sits votes, the next answer ends it, and bots' answers did not count. */
static void older_entries_still_apply(void)
{
    if (!begin(3, 3, "")) return;
    CHECK(enters("answer 0 0 say 1") && enters("answer 1 0 say 2") && enters("gone 2"));
    CHECK(enters("vote 0 1 0 -") && enters("say 1 1"));
    CHECK(tells(0, "\"of\":[0,1,2],\"missing\":[2]"));
    CHECK(enters("answer 2 0 say 0") && tells(0, "\"vote\":null"));
    CHECK(enters("vote 1 1 1 -") && enters("say 1 0") && tells(0, "\"vote\":null"));
    same_when_rebuilt();
    web_close(&w);
    if (!begin(1, 2, "")) return;
    CHECK(enters("answer 0 0 say 1") && enters("answer 1 1 say 2") && enters("undo 0 0") && tells(0, "\"answers\":0"));
    same_when_rebuilt();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(alone_where_nobody_has_answered_or_learned);
    TEST_CASE(others_have_answered);
    TEST_CASE(something_came_to_light);
    TEST_CASE(a_no_is_a_no);
    TEST_CASE(who_asked_can_withdraw);
    TEST_CASE(withdrawn_twice_is_enough);
    TEST_CASE(older_withdrawals_still_apply);
    TEST_CASE(an_open_question_goes_on);
    TEST_CASE(the_last_answer_waits);
    TEST_CASE(a_touched_question_waits);
    TEST_CASE(asking_stops_nobodys_own_clock);
    TEST_CASE(bots_wait_at_a_touched_question);
    TEST_CASE(only_people_who_are_there_are_asked);
    TEST_CASE(who_was_there_lately_is_asked);
    TEST_CASE(another_undo_ends_the_vote);
    TEST_CASE(older_entries_still_apply);
    return test_end();
}
