/* What watchers say among themselves: who hears it and when, by which name, how fast and how much. */
#include "tests/support/room_table.h"

#define OLGA "{\"t\":\"chat\",\"name\":\"Olga\",\"text\":\"What a move\"}"

static void play_to_the_end(void)
{
    for (unsigned i = 0; i < 4; i++) {
        answers(0, TOY_SAY, 1);
        answers(1, TOY_SAY, 2);
        answers(0, TOY_ROLL, 0);
    }
}

static void same_when_restored(void)
{
    text_buf lived = { .text = NULL }, built = { .text = NULL };
    CHECK(web_snapshot(&w));
    room *r = web_restore(&w);
    if (!CHECK(r)) return;
    all_words(w.r, w.now, &lived);
    all_words(r, w.now, &built);
    CHECK_TEXT(built.text, lived.text);
    room_close(r);
    text_free(&lived);
    text_free(&built);
}

/* Whoever connects now: does the greeting of these eyes have that? */
static void keep(void *to, const char *frame, size_t n) { text_put(to, frame, n); }
static bool greeted_with(orr_seat eyes, const char *words)
{
    text_buf all = { .text = NULL };
    room_greet(w.r, eyes, w.now, keep, &all);
    text_put(&all, "", 1);
    const bool has = strstr(all.text, words);
    text_free(&all);
    return has;
}

static void players_hear_nothing_before_the_end(void)
{
    if (!begin_toy("")) return;
    CHECK_NUMBER(web_say(&w, ORR_PUBLIC, OLGA), ROOM_STORE);
    CHECK(tells(ORR_PUBLIC, "\"t\":\"chat\",\"n\":1,\"seat\":null,\"name\":\"Olga\",\"text\":\"What a move\""));
    CHECK(!tells(0, "\"t\":") && !tells(1, "\"t\":"));              /* not a byte */
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"mine\"}"), ROOM_STORE);
    CHECK(tells(1, "\"n\":1,\"seat\":0") &&
          tells(ORR_PUBLIC, "\"n\":1,\"seat\":0"));    /* nor by the numbers of their own */
    CHECK(greeted_with(ORR_PUBLIC, "What a move") && !greeted_with(0, "Olga") && !greeted_with(1, "move"));
    same_when_rebuilt();
    same_when_restored();
    play_to_the_end();
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    CHECK(tells(0, "What a move") && tells(1, "What a move") && !tells(ORR_PUBLIC, "What a move"));   /* once each */
    CHECK(greeted_with(0, "What a move"));
    CHECK_NUMBER(web_say(&w, ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"Otto\",\"text\":\"Well played\"}"), ROOM_STORE);
    CHECK(tells(0, "\"n\":2,\"seat\":null,\"name\":\"Otto\"") && tells(ORR_PUBLIC, "Well played"));
    same_when_rebuilt();
    same_when_restored();
    web_close(&w);
}

static void a_watcher_needs_a_name_of_their_own(void)
{
    if (!begin_toy("")) return;
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"text\":\"x\"}", "to chat, give a name");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"\\u200b\",\"text\":\"x\"}", "to chat, give a name");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"Ada\",\"text\":\"x\"}", "has that name already");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\" A\\u200bda \",\"text\":\"x\"}", "has that name already");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"\\u0410d\\u0430\",\"text\":\"x\"}",
            "has that name already");                    /* in Cyrillic letters */
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"id\":5,\"name\":\"Eve\",\"text\":\"\\u0000\"}", "\"id\":5");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"Olga\",\"text\":\"\\u200b\"}", "message is empty");
    refused(ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"abcdefghijklmnopqrstu\",\"text\":\"x\"}", "name");
    refused(ORR_PUBLIC, "{\"t\":\"mute\",\"seat\":0,\"on\":true}", "You are watching");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"name\":\"Olga\",\"text\":\"I am Ada\"}"), ROOM_STORE);
    CHECK(tells(1, "\"seat\":0,\"name\":\"Ada\",\"text\":\"I am Ada\""));      /* whoever sits speaks from the seat */
    CHECK(web_say(&w, ORR_PUBLIC, "{\"t\":\"chat\",\"name\":\"Ol\\tga\",\"text\":\"a\\u202eb\"}") == ROOM_STORE ||
          replies("name"));
    web_close(&w);
}

static void not_too_fast_and_not_too_much(void)
{
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < ROOM_ASIDES_AT_ONCE; i++) CHECK_NUMBER(web_say(&w, ORR_PUBLIC, OLGA), ROOM_STORE);
    refused(ORR_PUBLIC, OLGA, "write too fast");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"I may\"}"), ROOM_STORE); /* players do not wait for them */
    w.now += ROOM_ASIDE_MS;
    CHECK_NUMBER(web_say(&w, ORR_PUBLIC, OLGA), ROOM_STORE);
    refused(ORR_PUBLIC, OLGA, "write too fast");
    same_when_restored();
    for (unsigned i = ROOM_ASIDES_AT_ONCE + 1; i < ROOM_ASIDES_ALL; i++) {
        w.now += ROOM_ASIDE_MS;
        if (!CHECK_NUMBER(web_say(&w, ORR_PUBLIC, OLGA), ROOM_STORE)) return;
    }
    w.now += 3600 * 1000;
    refused(ORR_PUBLIC, OLGA, "have written 1000 lines");
    same_when_restored();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(players_hear_nothing_before_the_end);
    TEST_CASE(a_watcher_needs_a_name_of_their_own);
    TEST_CASE(not_too_fast_and_not_too_much);
    return test_end();
}
