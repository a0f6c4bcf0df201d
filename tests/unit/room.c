/* One table of the web: every message, entries and their replay, refusals, seats and tokens, votes, clocks, bots. */
#include "check.h"
#include "room_parts.h"
#include "tables.h"

static web w;

/* Two people at the toy game; both are here and it has begun. */
static bool begin_toy(const char *more)
{
    char body[300];
    snprintf(body, sizeof body, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0%s}", more);
    return CHECK(web_open(&w, body)) && CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":null}", 1)) &&
           CHECK(web_here(&w, 0, true)) && CHECK(web_here(&w, 1, true)) &&
           CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\",\"id\":1}"), ROOM_STORE);
}

static bool tells(orr_seat s, const char *words) { return w.told[s].text && strstr(w.told[s].text, words); }
static bool replies(const char *words) { return w.answer.reply.text && strstr(w.answer.reply.text, words); }

/* The seat answers its open question. */
static room_verdict answers(orr_seat s, unsigned verb, unsigned a)
{
    scroll view = { .text = NULL };
    char text[120];
    room_write_view(w.r, s, &view);
    const char *q = view.text ? strstr(view.text, "\"question\":") : NULL;
    const unsigned number = q ? (unsigned)strtoul(q + 11, NULL, 10) : 0;
    scroll_free(&view);
    snprintf(text, sizeof text, "{\"t\":\"answer\",\"id\":9,\"question\":%u,\"a\":[%u,%u,0,0]}", number, verb, a);
    return web_say(&w, s, text);
}

/* A room built from the store says the same as the one that lived, byte by byte, to everybody. */
static void same_when_rebuilt(void)
{
    scroll lived = { .text = NULL }, built = { .text = NULL };
    room *r = web_rebuild(&w);
    if (CHECK(r)) {
        all_words(w.r, w.now, &lived);
        all_words(r, w.now, &built);
        CHECK_TEXT(built.text, lived.text);
        CHECK_NUMBER(room_entries(r), room_entries(w.r));
        CHECK_NUMBER(room_next_time(r), room_next_time(w.r));
    }
    room_close(r);
    scroll_free(&lived);
    scroll_free(&built);
}

/* Whatever a message does to a room that refuses it: nothing. */
static void refused(orr_seat s, const char *message, const char *why)
{
    scroll before = { .text = NULL }, after = { .text = NULL };
    const unsigned entries = w.n_entries;
    all_words(w.r, w.now, &before);
    if (CHECK_NUMBER(web_say(&w, s, message), ROOM_REFUSED) && !CHECK(replies(why)))
        printf("  %s: %s\n", message, w.answer.reply.text);
    all_words(w.r, w.now, &after);
    CHECK_TEXT(after.text, before.text);
    CHECK_NUMBER(w.n_entries, entries);
    scroll_free(&before);
    scroll_free(&after);
}

/* ---- making and joining ----------------------------------------------------------------------------------------- */

static void tables_are_made_as_asked(void)
{
    if (!CHECK(web_open(
            &w, "{\"game\":\"toy\",\"seats\":3,\"options\":{\"pace\":\"brisk\"},\"set\":null,\"bots\":{\"2\":\"hard\"},"
                "\"public\":true,\"pace\":\"live\",\"clock\":30,\"name\":\"Ada\",\"seat\":1}")))
        return;
    scroll s = { .text = NULL };
    room_write_table(w.r, 1, w.now, &s);
    CHECK(strstr(s.text, "\"state\":\"gathering\",\"host\":1,\"you\":1"));
    CHECK(strstr(s.text, "{\"name\":\"Vega\",\"person\":false,\"level\":\"hard\""));
    CHECK(strstr(s.text, "\"secret\":null") && strstr(s.text, "\"clock\":30"));
    CHECK(!strstr(s.text, "0707070707"));            /* the secret of the deal is not open */
    scroll_clear(&s);
    json j = json_on_scroll(&s);
    room_write_line(w.r, &j);
    CHECK_TEXT(s.text, "{\"code\":\"abc234\",\"game\":\"toy\",\"title\":\"Toy\",\"seats\":3,\"free\":1,"
                       "\"options\":{\"pace\":\"brisk\",\"hurry\":\"no\"},\"state\":\"gathering\",\"made_by\":\"Ada\","
                       "\"pace\":\"live\",\"watchers\":0}");
    scroll_free(&s);
    same_when_rebuilt();
    web_close(&w);
}

static void wrong_requests_are_refused(void)
{
    static const char *const bad[] = {
        "",
        "[]",
        "{",
        "{\"game\":\"toy\"}",
        "{\"game\":\"chess\",\"seats\":2,\"name\":\"A\"}",
        "{\"game\":\"toy\",\"seats\":9,\"name\":\"A\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"seat\":2}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"level\":\"godlike\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"bots\":{\"x\":\"hard\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"bots\":{\"0\":\"x y\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"seat\":0,\"bots\":{\"0\":\"hard\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"options\":{\"pace\":\"slow\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"options\":{\"pace\\nmade Eve\":\"calm\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"pace\":\"fast\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"clock\":-1}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"extra\":1}",
        "{\"game\":\"toy\",\"game\":\"toy\",\"seats\":2,\"name\":\"A\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"A\",\"set\":{\"cards.csv\":\"id\"}}",
        "{\"game\":\"toy\",\"seats\":2.5,\"name\":\"A\"}",
        "{\"game\":\"toy\",\"seats\":3,\"name\":\"A\",\"options\":{\"hurry\":\"yes\"}}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"a\\nb\"}",
        "{\"game\":\"toy\",\"seats\":2,\"name\":\"123456789012345678901\"}",
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        w.why.text[0] = 0;
        if (!CHECK(!web_open(&w, bad[i])) || !CHECK(strlen(w.why.text) > 10)) printf("  accepted: %s\n", bad[i]);
        web_close(&w);
    }
}

static void people_sit_down_with_tokens(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":1}"))) return;
    CHECK_NUMBER(room_seat_of(w.r, grant_of(0).token), 1);
    CHECK_NUMBER(room_seat_of(w.r, grant_of(5).token), ORR_PUBLIC);
    CHECK(!web_sit(&w, "{\"name\":\"Ben\",\"seat\":1}", 5));
    CHECK_TEXT(w.why.text, "That seat is taken.");
    CHECK(!web_sit(&w, "{\"name\":\"Ada\"}", 5));
    CHECK(!web_sit(&w, "{\"seat\":0}", 5));
    CHECK(!web_sit(&w, "{\"name\":\" \"}", 5));
    CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 5));
    CHECK_NUMBER(room_seat_of(w.r, grant_of(5).token), 0);
    CHECK(tells(ORR_PUBLIC, "\"Ben\""));
    CHECK(web_sit(&w, "{\"name\":\"C\xc3\xa9" "cile\",\"seat\":2}", 6));
    CHECK(!web_sit(&w, "{\"name\":\"Dan\"}", 7));
    CHECK_TEXT(w.why.text, "All seats are taken; you can watch.");
    for (unsigned i = 0; i < w.n_entries; i++) {     /* tokens are never stored */
        CHECK(!strstr(w.entry[i].text, "0101010101"));
        CHECK(!strstr(w.entry[i].text, "0606060606"));
    }
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(room_seat_of(w.r, grant_of(5).token), ORR_PUBLIC);
    same_when_rebuilt();
    web_close(&w);
}

static void a_word_moves_a_seat_once(void)
{
    char word[ROOM_WORD_LENGTH + 1], body[60];
    scroll e = { .text = NULL };
    if (!begin_toy("")) return;
    const uint8_t noise[ROOM_NOISE] = { 1, 2, 3, 200, 5, 6, 7, 8, 9, 10 };
    if (CHECK(room_move(w.r, 1, noise, w.now, &e, word, &w.why))) web_apply(&w, &e);
    CHECK(!strstr(e.text, word));
    snprintf(body, sizeof body, "{\"word\":\"%s\"}", word);
    w.now += ROOM_WORD + 1;
    CHECK(!web_sit(&w, body, 8));                    /* too late */
    w.now -= ROOM_WORD;
    CHECK(!web_sit(&w, "{\"word\":\"aaaaaaaaaa\"}", 8));
    CHECK(web_sit(&w, body, 8));
    CHECK_NUMBER(room_seat_of(w.r, grant_of(8).token), 1);
    CHECK_NUMBER(room_seat_of(w.r, grant_of(1).token), ORR_PUBLIC);      /* the old one ends */
    CHECK(!web_sit(&w, body, 9));                    /* once */
    CHECK(!room_move(w.r, ORR_PUBLIC, noise, w.now, &e, word, &w.why));
    scroll_free(&e);
    same_when_rebuilt();
    web_close(&w);
}

static void the_host_lays_the_table(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0}"))) return;
    web_sit(&w, "{\"name\":\"Ben\",\"seat\":1}", 1);
    refused(1, "{\"t\":\"start\"}", "Only the host");
    refused(1, "{\"t\":\"seat\",\"seat\":2,\"level\":\"hard\"}", "Only the host");
    refused(0, "{\"t\":\"seat\",\"seat\":1,\"level\":\"hard\"}", "Somebody sits there");
    refused(0, "{\"t\":\"seat\",\"seat\":2,\"level\":\"godlike\"}", "no such level");
    refused(0, "{\"t\":\"seat\",\"seat\":2,\"level\":null}", "No bot");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"seat\",\"seat\":2,\"level\":\"hard\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"seat\",\"seat\":2,\"level\":null}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":1"));                   /* the next person is host */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"start\"}"), ROOM_STORE);
    CHECK(tells(1, "\"state\":\"playing\""));
    CHECK(tells(1, "\"level\":\"normal\""));         /* free seats got bots */
    refused(1, "{\"t\":\"start\"}", "has begun");
    CHECK(!web_sit(&w, "{\"name\":\"Eve\"}", 3));
    same_when_rebuilt();
    web_close(&w);
}

static void everybody_may_salt_the_deal(void)
{
    scroll s = { .text = NULL };
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0,\"bots\":{\"1\":\"easy\"}}")))
        return;
    refused(0, "{\"t\":\"salt\",\"salt\":\"xx112233445566778899aabbccddeeff\"}", "hex digits");
    refused(0, "{\"t\":\"salt\",\"salt\":\"00\"}", "32 to 32");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"salt\",\"salt\":\"00112233445566778899aabbccddeeff\"}"), ROOM_STORE);
    CHECK(tells(0, "\"salted\":true"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    refused(0, "{\"t\":\"salt\",\"salt\":\"00112233445566778899aabbccddeeff\"}", "too late");
    scroll_free(&s);
    same_when_rebuilt();
    web_close(&w);
}

/* ---- playing ---------------------------------------------------------------------------------------------------- */

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
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_REFUSED);          /* he is not asked any more */
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
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"text\":\"hello\"}", "You watch");
    refused(ORR_PUBLIC, "{\"t\":\"answer\",\"question\":1,\"a\":[0,1,0,0]}", "You watch");
    refused(7, "{\"t\":\"undo\"}", "You watch");
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

static void undo_goes_as_far_as_nothing_came_to_light(void)
{
    if (!begin_toy("")) return;
    refused(0, "{\"t\":\"undo\"}", "no answer to take back");
    answers(0, TOY_SAY, 1);
    CHECK(tells(0, "\"undo\":true") && tells(1, "\"undo\":false"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK(tells(0, "\"asked\":[0,1]"));
    CHECK(tells(1, "\"kind\":\"undo\",\"pub\":[0,0]") && tells(1, "Ada takes an answer back"));
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);                          /* another person has spoken since: only together */
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK(tells(1, "\"vote\":{\"what\":\"undo\",\"by\":0,\"about\":0,\"yes\":[0],\"of\":[0,1]}"));
    refused(0, "{\"t\":\"undo\"}", "voting already");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":false}"), ROOM_STORE);
    CHECK(tells(0, "\"vote\":null"));
    refused(1, "{\"t\":\"vote\",\"yes\":true}", "no vote now");
    answers(0, TOY_ROLL, 0);                         /* chance: nobody takes that back alone */
    CHECK(tells(0, "\"undo\":false"));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"vote\",\"yes\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"asked\":[0]") && tells(1, "\"answers\":2"));
    CHECK(tells(1, "\"kind\":\"undo\""));            /* and it stays in the log */
    same_when_rebuilt();
    web_close(&w);
}

static void a_vote_runs_out(void)
{
    if (!begin_toy("")) return;
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);
    web_say(&w, 0, "{\"t\":\"undo\"}");
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_VOTE);
    w.now += ROOM_VOTE;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK(tells(0, "\"vote\":null"));
    same_when_rebuilt();
    web_close(&w);
}

static void chat_reaches_whoever_wants_it(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\" Gr\xc3\xbc\xc3\x9f \\\"dich\\\"\"}"), ROOM_STORE);
    CHECK(tells(1, "\"t\":\"chat\",\"n\":1,\"seat\":0,\"name\":\"Ada\",\"text\":\"Gr\xc3\xbc\xc3\x9f \\\"dich\\\"\""));
    CHECK(tells(ORR_PUBLIC, "\"t\":\"chat\""));
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"mute\",\"seat\":0,\"on\":true}"), ROOM_STORE);
    CHECK(tells(1, "\"mutes\":[0]") && tells(0, "\"mutes\":[]"));
    web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"hello?\"}");
    CHECK(!tells(1, "hello?") && tells(ORR_PUBLIC, "hello?"));
    for (unsigned i = 0; i < 2 * ROOM_CHATS; i++) web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"again\"}");
    same_when_rebuilt();
    web_close(&w);
}

/* ---- gone and back ---------------------------------------------------------------------------------------------- */

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
        room_bot_done(w.r, job, job->legal[2], w.now);
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
    CHECK_NUMBER(room_seat_of(w.r, grant_of(0).token), ORR_PUBLIC);
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

/* ---- bots ------------------------------------------------------------------------------------------------------- */

/* Two bots against one person: in a window both answer at the same time, whatever they had to think about. */
static void bots_answer_in_windows_after_the_same_delay(void)
{
    if (!CHECK(web_open(
            &w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0,\"bots\":{\"1\":\"easy\",\"2\":\"hard\"}}")))
        return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    const uint64_t opened = w.now;
    room_job *one = room_bot_job(w.r), *other = room_bot_job(w.r);
    if (CHECK(one && other && one->seat == 1 && other->seat == 2) && CHECK(!room_bot_job(w.r))) {
        room_bot_done(w.r, one, one->legal[0], w.now);           /* at once */
        CHECK_NUMBER(room_next_time(w.r), opened + ROOM_WINDOW);
        w.now += ROOM_WINDOW / 2;
        room_bot_done(w.r, other, other->legal[0], w.now);       /* after a while */
        CHECK_NUMBER(web_tick(&w), 0);
        w.now = opened + ROOM_WINDOW;
        CHECK_NUMBER(web_tick(&w), 2);
        room_bot_done(w.r, other, other->legal[0], w.now);       /* stale by now */
        CHECK_NUMBER(web_tick(&w), 0);
    }
    room_job_free(one);
    room_job_free(other);
    same_when_rebuilt();
    web_close(&w);
}

static void a_slow_bot_waits_for_the_next_window(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"seat\":0}"))) return;
    web_here(&w, 0, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    const uint64_t opened = w.now;
    room_job *job = room_bot_job(w.r);
    w.now += ROOM_WINDOW + ROOM_WINDOW / 3;
    if (CHECK(job)) {
        room_bot_done(w.r, job, (orr_action){ 9, 9, 9, 9 },
                      w.now); /* a bot that breaks the rules plays on all the same */
        CHECK_NUMBER(room_next_time(w.r), opened + 2 * ROOM_WINDOW);
        w.now = opened + 2 * ROOM_WINDOW;
        CHECK_NUMBER(web_tick(&w), 1);
        CHECK(tells(0, "\"asked\":[0]"));
    }
    room_job_free(job);
    web_close(&w);
}

static void bots_alone_begin_at_once(void)
{
    if (!CHECK(
            web_open(&w, "{\"game\":\"toy\",\"seats\":2,\"name\":\"Ada\",\"bots\":{\"0\":\"easy\",\"1\":\"hard\"}}")))
        return;
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK_NUMBER(room_seat_of(w.r, grant_of(0).token), ORR_PUBLIC);
    while (room_state_of(w.r) == ROOM_PLAYING) {
        for (room_job *j; (j = room_bot_job(w.r)); room_job_free(j)) room_bot_done(w.r, j, j->legal[0], w.now);
        if (room_next_time(w.r) == ROOM_NEVER) break;
        w.now = room_next_time(w.r);
        web_tick(&w);
    }
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    CHECK(tells(ORR_PUBLIC, "\"secret\":\"07070707"));
    CHECK(room_can_rest(w.r));
    same_when_rebuilt();
    web_close(&w);
}

/* A reaction window of a real game: everybody who could hold the card is asked, and whoever passes by himself does so
 * after the same time, whatever he holds. */
static void automatic_passes_take_the_same_time_for_all(void)
{
    orr_rng rng = { 2 };
    orr_action legal[ORR_MAX_LEGAL];
    unsigned seen = 0;
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":4,\"name\":\"Ada\",\"seat\":0,\"options\":{\"special_"
                            "abilities\":\"on\"}}")))
        return;
    web_sit(&w, "{\"name\":\"Ben\"}", 1), web_sit(&w, "{\"name\":\"Cy\"}", 2), web_sit(&w, "{\"name\":\"Di\"}", 3);
    for (orr_seat s = 0; s < 4; s++) web_here(&w, s, true);
    web_say(&w, 0, "{\"t\":\"start\"}");
    unsigned decline = 0;
    while (strcmp(w.r->box.game->verbs[decline].word, "decline")) decline++;
    for (unsigned i = 0; i < 3000 && seen < 40 && room_state_of(w.r) == ROOM_PLAYING; i++) {
        const orr_ctx *t = &w.r->m->t;
        const orr_seat s = orr_speaker(t, &rng);
        const orr_action pass = { .verb = (uint8_t)decline };
        char text[80];
        w.now += 10;
        if (orr_why_not(t, s, pass)) {
            const orr_action a = legal[orr_rng_below(&rng, (uint32_t)orr_legal(t, s, legal))];
            snprintf(text, sizeof text, "{\"t\":\"answer\",\"question\":%u,\"a\":[%u,%u,%u,%u]}", w.r->m->question[s],
                     a.verb, a.a, a.b, a.c);
            CHECK_NUMBER(web_say(&w, s, text), ROOM_STORE);
            continue;
        }
        const uint64_t since = w.r->seat[s].since;
        const uint32_t answers = w.r->m->n_answers;
        snprintf(text, sizeof text, "{\"t\":\"pass\",\"verb\":%u,\"on\":true}", decline);
        CHECK_NUMBER(web_say(&w, s, text), ROOM_STORE);
        snprintf(text, sizeof text, "\"pass\":%u", decline);
        CHECK(tells(s, text) && !tells(ORR_PUBLIC, text) && tells(ORR_PUBLIC, "\"pass\":null"));
        w.now = since + ROOM_WINDOW - 1;
        CHECK_NUMBER(web_tick(&w), 0);
        w.now = since + ROOM_WINDOW;
        CHECK(web_tick(&w) >= 1);
        CHECK(w.r->m->answer[answers].seat == s && w.r->m->answer[answers].act.verb == decline);
        seen++;
    }
    CHECK(seen >= 10);
    same_when_rebuilt();
    web_close(&w);
}

/* ---- afterwards ------------------------------------------------------------------------------------------------- */

static void play_to_the_end(void)
{
    for (unsigned i = 0; i < 4; i++) {
        answers(0, TOY_SAY, 1);
        answers(1, TOY_SAY, 2);
        answers(0, TOY_ROLL, 0);
    }
}

static void a_finished_match_can_be_seen_again(void)
{
    scroll s = { .text = NULL };
    room_ending end;
    if (!begin_toy("")) return;
    CHECK(!room_write_replay(w.r, ORR_PUBLIC, &s, &w.why) && !room_write_record(w.r, &s, &w.why) &&
          !room_ended(w.r, &end));
    play_to_the_end();
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    CHECK(room_ended(w.r, &end) && end.answers == 12 && end.seats == 2);
    CHECK(room_write_check(w.r, &s, &w.why) && strstr(s.text, "{\"ok\":true,") && strstr(s.text, "Everything fits."));
    scroll_clear(&s);
    CHECK(room_write_replay(w.r, 1, &s, &w.why) && strstr(s.text, "{\"n\":12,\"turns\":[0") &&
          strstr(s.text, "\"answers\":[[0,0,-1,0,0],"));            /* a sealed number of somebody else */
    scroll_clear(&s);
    CHECK(room_write_replay(w.r, ROOM_EYES_ALL, &s, &w.why) && strstr(s.text, "\"answers\":[[0,0,1,0,0],"));
    scroll_clear(&s);
    CHECK(room_write_replay_at(w.r, 1, 1, &s, &w.why) && strstr(s.text, "says a number") &&
          strstr(s.text, "\"text\":\"say ?\""));
    scroll_clear(&s);
    CHECK(room_write_replay_at(w.r, 1, ROOM_EYES_ALL, &s, &w.why) && strstr(s.text, "says 1") &&
          strstr(s.text, "\"text\":\"say 1\""));
    CHECK(!room_write_replay_at(w.r, 13, 1, &s, &w.why) && !room_write_replay_at(w.r, 1, 9, &s, &w.why));
    scroll_clear(&s);
    CHECK(room_write_stats(w.r, &s, &w.why) && strstr(s.text, "\"answers\":12"));
    scroll_clear(&s);
    CHECK(room_write_record(w.r, &s, &w.why) && !strncmp(s.text, "orrery-record 1\n", 16));
    refused(0, "{\"t\":\"undo\"}", "The match is over");
    scroll_free(&s);
    same_when_rebuilt();
    web_close(&w);
}

static void play_goes_on_from_a_replay(void)
{
    scroll e = { .text = NULL };
    const room_grant g = grant_of(3);
    const char *body = "{\"at\":4,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    if (!begin_toy("")) return;
    CHECK(!room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why));
    play_to_the_end();
    if (CHECK(room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why))) {
        room *on = room_open(&house, e.text, e.n, &w.why);
        scroll view = { .text = NULL };
        CHECK_NUMBER(room_seat_of(on, g.token), 1);
        room_write_view(on, 1, &view);
        CHECK(strstr(view.text, "\"answers\":4") && strstr(view.text, "\"asked\":[1]"));
        room_close(w.r);
        w.r = on;
        CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);
        scroll_free(&view);
    }
    const char *late = "{\"at\":12,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    CHECK(!room_play_on(w.r, late, strlen(late), &g, w.now, &e, &w.why));
    scroll_free(&e);
    web_close(&w);
}

static void spoilt_entries_are_refused(void)
{
    static const char *const bad[] = { "",
                                       "x",
                                       "5",
                                       "5 dance",
                                       "5 sit",
                                       "5 sit 99",
                                       "5 answer 0 0",
                                       "5 answer 0 0 fly 1",
                                       "5 answer 0 9 say 1",
                                       "5 answer 1 0 say 7",
                                       "-1 gone 0",
                                       "5 gone 0 0",
                                       "5 undo 0 3",
                                       "5 vote 0 9 0 -",
                                       "5 bot 1 hard",
                                       "5 due 0",
                                       "99999999999999999999 gone 0",
                                       "5 pass 0 999 1",
                                       "5 mute 0 0 1",
                                       "5 lapse",
                                       "5 claim 0 00",
                                       "5 chat 0",
                                       "5 wait 0 77",
                                       "5 salt 0 00112233445566778899aabbccddeeff",
                                       "5 start",
                                       "5 start 0" };
    room_changes ch;
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!CHECK(!room_apply(w.r, bad[i], strlen(bad[i]), &ch, &w.why))) printf("  accepted: %s\n", bad[i]);
    same_when_rebuilt();
    for (size_t n = 0; n < w.entry[0].n; n += 7) {
        room *r = room_open(&house, w.entry[0].text, n, &w.why);
        room_close(r);                               /* a torn first entry is refused or lacks only what it may lack */
    }
    web_close(&w);
}

int main(void)
{
    TEST_CASE(tables_are_made_as_asked);
    TEST_CASE(wrong_requests_are_refused);
    TEST_CASE(people_sit_down_with_tokens);
    TEST_CASE(a_word_moves_a_seat_once);
    TEST_CASE(the_host_lays_the_table);
    TEST_CASE(everybody_may_salt_the_deal);
    TEST_CASE(answers_carry_their_question);
    TEST_CASE(strangers_and_nonsense_are_refused);
    TEST_CASE(why_says_the_rule);
    TEST_CASE(undo_goes_as_far_as_nothing_came_to_light);
    TEST_CASE(a_vote_runs_out);
    TEST_CASE(chat_reaches_whoever_wants_it);
    TEST_CASE(somebody_gone_is_counted_down_and_replaced);
    TEST_CASE(a_pause_stops_everything);
    TEST_CASE(whoever_leaves_is_replaced_for_good);
    TEST_CASE(a_restart_finds_nobody_connected);
    TEST_CASE(clocks_ask_the_table);
    TEST_CASE(bots_answer_in_windows_after_the_same_delay);
    TEST_CASE(a_slow_bot_waits_for_the_next_window);
    TEST_CASE(bots_alone_begin_at_once);
    TEST_CASE(automatic_passes_take_the_same_time_for_all);
    TEST_CASE(a_finished_match_can_be_seen_again);
    TEST_CASE(play_goes_on_from_a_replay);
    TEST_CASE(spoilt_entries_are_refused);
    return test_end();
}
