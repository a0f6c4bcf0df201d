/* Clocks of a web table: steps, banks, days; what happens when they run out; undo, pauses, restarts, moments
 * that meet. */
#include "tests/support/room_table.h"

static const char *const third = "{\"name\":\"Cleo\",\"seat\":2}";

/* Three people at the toy game. */
static bool begin_three(const char *more)
{
    char body[300];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0%s}", more);
    return CHECK(web_open(&w, body)) && CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1)) && CHECK(web_sit(&w, third, 2)) &&
           CHECK(web_here(&w, 0, true)) && CHECK(web_here(&w, 1, true)) && CHECK(web_here(&w, 2, true)) &&
           CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
}

static void refused_table(const char *more, const char *why)
{
    char body[200];
    const room_grant g = grant_of(0);
    text_buf e = { .text = NULL };
    error said;
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0,%s}", more);
    CHECK(!room_plan(&house, body, strlen(body), &g, 1000000, &e, &said));
    if (!CHECK(strstr(said.text, why))) printf("  %s: %s\n", more, said.text);
    text_free(&e);
}

static void clocks_that_make_no_sense_are_refused(void)
{
    refused_table("\"clock\":30,\"bank\":600", "not both");
    refused_table("\"increment\":5", "needs a 'bank'");
    refused_table("\"clock\":30,\"out\":\"cry\"", "ask, bot, skip or pause");
    refused_table("\"clock\":30,\"pace\":\"days\"", "3600 and more");
    refused_table("\"bank\":600,\"pace\":\"days\"", "no 'bank'");
    refused_table("\"clock\":86401", "at most 86400");
    refused_table("\"clock\":2592001,\"pace\":\"days\"", "clock");
}

/* All bots that have to think do, and what is due happens; how many entries. */
static unsigned goes_on(void)
{
    unsigned n = 0;
    for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) web_thought(&w, j, j->legal[0], w.now);
    if (room_next_time(w.r) != ROOM_NEVER && room_next_time(w.r) > w.now) w.now = room_next_time(w.r);
    n = web_tick(&w);
    return n;
}

static void a_bot_plays_on(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"bot\"")) return;
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    CHECK(tells(0, "\"out\":\"bot\"") && tells(0, "\"clock\":30,\"ticks\":true"));
    w.now += 29999;
    CHECK_NUMBER(web_tick(&w), 0);
    w.now += 1;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "Ben ran out of time") && tells(0, "A bot plays for Ben") && tells(0, "\"substitute\":\"normal\""));
    refused(1, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "A bot plays for you");
    /* Taking the seat back at the very question brings no time: it is answered first. */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"back\"}"), ROOM_STORE);
    CHECK(tells(1, "\"late\":true"));
    refused(1, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "Your time ran out");
    same_when_rebuilt();
    CHECK_NUMBER(goes_on(), 1);
    CHECK(tells(1, "\"late\":false"));
    answers(0, TOY_ROLL, 0);
    CHECK(tells(1, "\"clock\":30,\"ticks\":true"));
    CHECK_NUMBER(answers(1, TOY_SAY, 2), ROOM_STORE);
    same_when_rebuilt();
    web_close(&w);
}

static void one_question_is_answered(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"skip\"")) return;
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    w.now += 30000;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "Ben ran out of time") && tells(0, "\"late\":true") && tells(0, "\"substitute\":null"));
    refused(1, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "Your time ran out");
    refused(1, "{\"t\":\"undo\"}", "Your time ran out");
    CHECK_NUMBER(web_tick(&w), 0);                   /* a bot thinks first, and speaks at a moment that tells nothing */
    CHECK(web_snapshot(&w));
    same_when_rebuilt();
    const uint64_t out = w.now;
    CHECK_NUMBER(goes_on(), 1);
    CHECK(w.now - out >= ROOM_WINDOW);
    CHECK(tells(1, "\"asked\":[0]") && tells(0, "\"late\":false"));
    CHECK_NUMBER(w.r->how[2], HOW_BOT);
    answers(0, TOY_WAIT, 0);
    CHECK_NUMBER(answers(1, TOY_SAY, 2), ROOM_STORE); /* and the next one is Ben's again */
    same_when_rebuilt();
    web_close(&w);
}

/* The answer that comes in the last moment counts; the one after it is refused, and nothing changes. */
static void the_last_moment(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"skip\"")) return;
    w.now += 30000;
    CHECK_NUMBER(answers(1, TOY_SAY, 2), ROOM_STORE);        /* nobody has looked at the clock yet */
    CHECK_NUMBER(web_tick(&w), 2);                           /* Ada and Cleo are late */
    refused(0, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "Your time ran out");
    same_when_rebuilt();
    goes_on();
    CHECK_NUMBER(w.r->m->n_answers, 3);
    CHECK_NUMBER(w.r->how[0], HOW_PERSON);
    web_close(&w);
}

static void the_match_waits_for_the_others(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"pause\"")) return;
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    w.now += 30000;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "\"state\":\"paused\"") && tells(0, "\"paused_for\":1") && tells(1, "\"clock\":0,\"ticks\":false"));
    CHECK_NUMBER(room_next_time(w.r), ROOM_NEVER);
    w.now += 500000;                                         /* a paused table does not count */
    CHECK_NUMBER(web_tick(&w), 0);
    refused(1, "{\"t\":\"resume\"}", "the others decide");
    refused(0, "{\"t\":\"away\",\"seat\":0,\"do\":\"pause\"}", "No match is running");
    refused(0, "{\"t\":\"away\",\"seat\":2,\"do\":\"bot\"}", "No match is running");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"resume\"}"), ROOM_STORE);
    CHECK(tells(2, "\"what\":\"resume\",\"by\":0,\"about\":1,\"yes\":[0],\"of\":[0,2]"));
    refused(1, "{\"t\":\"vote\",\"yes\":true}", "no vote in this");
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"vote\",\"yes\":false}"), ROOM_STORE);
    CHECK(tells(2, "\"state\":\"paused\"") && tells(2, "\"vote\":null"));
    refused(0, "{\"t\":\"resume\"}", "you can ask again in 60 seconds");
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"resume\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"vote\",\"yes\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"state\":\"playing\"") && tells(1, "\"clock\":30,\"ticks\":true") && tells(1, "Cleo resumed"));
    w.now += 30000;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"away\",\"seat\":1,\"do\":\"bot\",\"level\":\"hard\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"vote\",\"yes\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"state\":\"playing\"") && tells(1, "\"substitute\":\"hard\""));
    same_when_rebuilt();
    web_close(&w);
}

/* Alone among bots there are no others; and whoever leaves is waited for no longer. */
static void nobody_else_decides(void)
{
    if (!CHECK(web_open(&w,
                        "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0,\"clock\":30,\"out\":\"pause\"}")) ||
        !CHECK(web_here(&w, 0, true)))
        return;
    web_say(&w, 0, "{\"t\":\"start\"}");
    w.now += 30000;
    web_tick(&w);
    CHECK(tells(0, "\"paused_for\":0"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"resume\"}"), ROOM_STORE);
    CHECK(tells(0, "\"state\":\"playing\""));
    same_when_rebuilt();
    web_close(&w);
    if (!begin_three(",\"clock\":30,\"out\":\"pause\"")) return;
    w.now += 30000;
    web_tick(&w);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"state\":\"playing\"") && tells(1, "\"paused_for\":null"));
    same_when_rebuilt();
    web_close(&w);
}

static void a_bank_runs_through_the_match(void)
{
    if (!begin_three(",\"bank\":60,\"increment\":5,\"out\":\"skip\"")) return;
    CHECK(tells(0, "\"bank\":60,\"increment\":5"));
    w.now += 20000;
    answers(1, TOY_SAY, 1);
    CHECK(tells(0, "\"clock\":45,\"ticks\":false"));         /* 60 - 20 + 5, and it stands while Ben is not asked */
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    w.now += 3000;
    answers(0, TOY_ROLL, 0);
    CHECK(tells(0, "\"clock\":47"));                         /* Ada: 45 - 3 + 5 */
    w.now += 1000;
    answers(0, TOY_SAY, 1);
    answers(0, TOY_SAY, 1);
    w.now += 43000;
    CHECK_NUMBER(web_tick(&w), 0);
    w.now += 1000;
    CHECK_NUMBER(web_tick(&w), 2);
    goes_on();
    CHECK(tells(1, "\"clock\":5,\"ticks\":false"));          /* out, and the answer that was given for Ben adds, too */
    answers(0, TOY_WAIT, 0);
    CHECK(tells(1, "\"clock\":10,\"ticks\":true"));          /* a step has ten seconds in any case */
    same_when_rebuilt();
    web_close(&w);
}

/* Nobody gets more time by answering and taking it back. */
static void undo_gives_no_time(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"skip\"")) return;
    w.now += 12000;
    answers(0, TOY_SAY, 1);
    w.now += 6000;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK(tells(0, "\"clock\":18,\"ticks\":true"));
    CHECK(tells(0, "\"clock\":12,\"ticks\":true"));          /* the others' go on */
    w.now += 8900;
    answers(0, TOY_SAY, 1);
    same_when_rebuilt();
    web_close(&w);
    if (!begin_three(",\"bank\":60,\"increment\":5,\"out\":\"skip\"")) return;
    w.now += 12000;
    answers(0, TOY_SAY, 1);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK(tells(0, "\"clock\":48,\"ticks\":true"));          /* without the five seconds */
    same_when_rebuilt();
    web_close(&w);
}

/* Going away stops no clock, unless everybody has gone: then the table waits. */
static void nobody_stops_a_clock_by_going(void)
{
    if (!begin_three(",\"clock\":30,\"out\":\"skip\"")) return;
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    web_here(&w, 1, false);
    w.now += 10000;
    web_here(&w, 0, false);
    web_here(&w, 2, false);
    CHECK(tells(0, "\"clock\":20,\"ticks\":false"));
    w.now += 1000;
    web_here(&w, 2, true);
    CHECK(tells(0, "\"clock\":20,\"ticks\":true"));
    w.now += 20000;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "Ben ran out of time"));
    same_when_rebuilt();
    web_close(&w);
}

enum { DAY = 86400000 };

/* A server that is killed every night does not give anybody a day more. */
static void days_survive_restarts(void)
{
    text_buf e = { .text = NULL };
    if (!begin_three(",\"pace\":\"days\",\"clock\":259200,\"out\":\"bot\"")) return;
    answers(0, TOY_SAY, 1);
    answers(2, TOY_SAY, 1);
    const uint64_t from = w.now;
    for (unsigned s = 0; s < 3; s++) web_here(&w, (orr_seat)s, false);
    CHECK(!room_can_rest(w.r));                              /* a clock runs, so the table stays awake */
    uint64_t lost = 0;
    for (unsigned night = 0; night < 2; night++) {
        for (uint64_t t = 0; t < DAY; t += 60000) {
            w.now += 60000;
            web_tick(&w);
        }
        const uint64_t slept = w.now - room_used(w.r);       /* what nobody stored is lost */
        CHECK(slept < ROOM_BEAT);
        lost += slept;
        room *r = web_rebuild(&w);
        if (!CHECK(r)) return;
        room_close(w.r);
        w.r = r;
        w.now = room_used(r);
        if (room_restart(r, w.now, &e)) CHECK(web_apply(&w, &e));
    }
    text_clear(&w.told[0]);
    room_write_table(w.r, 0, w.now, &w.told[0]);
    CHECK(tells(0, "\"clock\":86400,\"ticks\":true") || lost);
    CHECK_NUMBER(w.now, from + 2ull * DAY - lost);
    w.now = from + 3ull * DAY - lost - 1;
    while (web_tick(&w)) continue;
    CHECK(room_people(w.r) >> 1 & 1);
    w.now += 1;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "Ben ran out of time") && !(room_people(w.r) >> 1 & 1));
    same_when_rebuilt();
    text_free(&e);
    web_close(&w);
}

/* While a clock over days runs an entry comes every hour, and nobody is told anything by it. */
static void beats_say_nothing(void)
{
    if (!begin_three(",\"pace\":\"days\",\"clock\":86400,\"out\":\"bot\"")) return;
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_BEAT);
    w.now += ROOM_BEAT;
    CHECK_NUMBER(web_tick(&w), 1);
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) CHECK(!w.told[s].n);
    same_when_rebuilt();
    web_close(&w);
}

/* Where a seat may decline or do nothing, that is the answer, one window later. */
static void nothing_is_done_for_them(const char *game, unsigned wanted)
{
    const orr_game *g = orr_find_game(game);
    orr_rng dice = { 3 };
    unsigned declined = 0;
    char table[120];
    snprintf(table, sizeof table,
             "{\"game\":\"%s\",\"seats\":4,\"name\":\"Ada\",\"seat\":0,\"clock\":30,\"out\":\"skip\"}", game);
    if (!CHECK(web_open(&w, table))) return;
    for (unsigned s = 1; s < 4; s++) {
        char body[60];
        snprintf(body, sizeof body, "{\"name\":\"P%u\"}", s);
        CHECK(web_sit(&w, body, s));
    }
    for (unsigned s = 0; s < 4; s++) web_here(&w, (orr_seat)s, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    for (unsigned i = 0; i < 400 && room_state_of(w.r) == ROOM_PLAYING && declined < wanted; i++) {
        const orr_seat s = orr_speaker(&w.r->m->t, &dice);
        orr_action a, legal[ORR_MAX_LEGAL];
        if (orr_asked(&w.r->m->t) >> s & 1 && room_idles(w.r, s, &a)) {
            w.now += 30000;
            while (web_tick(&w)) continue;
            const uint64_t out = w.now;
            w.now += ROOM_WINDOW;
            CHECK(web_tick(&w) >= 1);
            bool found = false;
            for (uint32_t n = w.r->m->n_answers; n-- > 0 && !found;)
                found = w.r->m->answer[n].seat == s && w.r->how[n] == HOW_AUTO && w.r->m->answer[n].act.verb == a.verb;
            CHECK(found && g && w.r->last == out + ROOM_WINDOW);
            declined++;
            continue;
        }
        const int n = orr_legal(&w.r->m->t, s, legal);
        if (!n) continue;
        a = legal[orr_rng_below(&dice, (uint32_t)n)];
        char text[120];
        const bool interjects = g->verbs[a.verb].flags & ORR_INTERJECT;
        if (interjects) snprintf(text, sizeof text, "{\"t\":\"answer\",\"a\":[%u,%u,%u,%u]}", a.verb, a.a, a.b, a.c);
        else
            snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", w.r->m->question[s],
                     a.verb, a.a, a.b, a.c);
        web_say(&w, s, text);
    }
    CHECK(declined);
    same_when_rebuilt();
    web_close(&w);
}
static void whoever_may_decline_declines(void)
{
    nothing_is_done_for_them("earth-gambit", 5);
    nothing_is_done_for_them("mars-vs-earth-1e", 12);        /* nobody leads, adds or accuses for them */
    nothing_is_done_for_them("mars-vs-earth-2e", 12);
    nothing_is_done_for_them("onward-to-venus", 5);
}

int main(void)
{
    TEST_CASE(clocks_that_make_no_sense_are_refused);
    TEST_CASE(a_bot_plays_on);
    TEST_CASE(one_question_is_answered);
    TEST_CASE(the_last_moment);
    TEST_CASE(the_match_waits_for_the_others);
    TEST_CASE(nobody_else_decides);
    TEST_CASE(a_bank_runs_through_the_match);
    TEST_CASE(undo_gives_no_time);
    TEST_CASE(nobody_stops_a_clock_by_going);
    TEST_CASE(days_survive_restarts);
    TEST_CASE(beats_say_nothing);
    TEST_CASE(whoever_may_decline_declines);
    return test_end();
}
