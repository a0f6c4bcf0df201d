/* Making a table of the web, sitting down, tokens, a second device, the host's say, randomness for the deal. */
#include "tests/support/room_table.h"

static void tables_are_made_as_asked(void)
{
    if (!CHECK(web_open(
            &w, "{\"game\":\"toy\",\"seats\":3,\"options\":{\"pace\":\"brisk\"},\"set\":null,\"bots\":{\"2\":\"hard\"},"
                "\"public\":true,\"pace\":\"live\",\"clock\":30,\"name\":\"Ada\",\"seat\":1}")))
        return;
    text_buf s = { .text = NULL };
    room_write_table(w.r, 1, w.now, &s);
    CHECK(strstr(s.text, "\"state\":\"gathering\",\"host\":1,\"you\":1"));
    CHECK(strstr(s.text, "{\"name\":\"Vega\",\"person\":false,\"level\":\"hard\""));
    CHECK(strstr(s.text, "\"secret\":null") && strstr(s.text, "\"clock\":30"));
    CHECK(!strstr(s.text, "0707070707"));            /* the secret of the deal is not open */
    text_clear(&s);
    json j = json_on_text(&s);
    room_write_line(w.r, &j);
    CHECK_TEXT(s.text,
               "{\"link\":\"abc234pqrstuvwxyz234567\",\"game\":\"toy\",\"title\":\"Toy\",\"seats\":3,\"free\":1,"
               "\"options\":{\"pace\":\"brisk\",\"hurry\":\"no\"},\"state\":\"gathering\",\"made_by\":\"Ada\","
               "\"pace\":\"live\",\"watchers\":0}");
    text_free(&s);
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
    CHECK_NUMBER(seat_of(w.r, 0), 1);
    CHECK_NUMBER(seat_of(w.r, 5), ORR_PUBLIC);
    CHECK(!web_sit(&w, "{\"name\":\"Ben\",\"seat\":1}", 5));
    CHECK_TEXT(w.why.text, "That seat is taken.");
    CHECK(!web_sit(&w, "{\"name\":\"Ada\"}", 5));
    CHECK(!web_sit(&w, "{\"seat\":0}", 5));
    CHECK(!web_sit(&w, "{\"name\":\" \"}", 5));
    CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 5));
    CHECK_NUMBER(seat_of(w.r, 5), 0);
    CHECK(tells(ORR_PUBLIC, "\"Ben\""));
    CHECK(web_sit(&w, "{\"name\":\"C\xc3\xa9" "cile\",\"seat\":2}", 6));
    CHECK(!web_sit(&w, "{\"name\":\"Dan\"}", 7));
    CHECK_TEXT(w.why.text, "All seats are taken; you can watch.");
    for (unsigned i = 0; i < w.n_entries; i++) {     /* tokens are never stored */
        CHECK(!strstr(w.entry[i].text, "0101010101"));
        CHECK(!strstr(w.entry[i].text, "0606060606"));
    }
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(seat_of(w.r, 5), ORR_PUBLIC);
    same_when_rebuilt();
    web_close(&w);
}

static void a_word_moves_a_seat_once(void)
{
    char word[ROOM_PASS_CODE_LENGTH + 1], body[60];
    text_buf e = { .text = NULL };
    if (!begin_toy("")) return;
    const uint8_t noise[ROOM_NOISE] = { 1, 2, 3, 200, 5, 6, 7, 8, 9, 10 };
    if (CHECK(room_move(w.r, 1, noise, w.now, &e, word, &w.why))) web_apply(&w, &e);
    CHECK(!strstr(e.text, word));
    snprintf(body, sizeof body, "{\"word\":\"%s\"}", word);
    w.now += ROOM_PASS_CODE + 1;
    CHECK(!web_sit(&w, body, 8));                    /* too late */
    w.now -= ROOM_PASS_CODE;
    CHECK(!web_sit(&w, "{\"word\":\"aaaaaaaaaa\"}", 8));
    CHECK(web_sit(&w, body, 8));
    CHECK_NUMBER(seat_of(w.r, 8), 1);
    CHECK_NUMBER(seat_of(w.r, 1), ORR_PUBLIC);      /* the old one ends */
    CHECK(!web_sit(&w, body, 9));                    /* once */
    CHECK(!room_move(w.r, ORR_PUBLIC, noise, w.now, &e, word, &w.why));
    text_free(&e);
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
    refused(0, "{\"t\":\"seat\",\"seat\":2,\"level\":null}", "Nobody sits there");
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

int main(void)
{
    TEST_CASE(tables_are_made_as_asked);
    TEST_CASE(wrong_requests_are_refused);
    TEST_CASE(people_sit_down_with_tokens);
    TEST_CASE(a_word_moves_a_seat_once);
    TEST_CASE(the_host_lays_the_table);
    return test_end();
}
