/* Chairs that change hands while the table is waiting for players: what stays with the person, what goes with the
 * chair, who is host. */
#include "tests/support/room_table.h"

static bool three(void)
{
    return CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"Ada\",\"seat\":0}")) &&
           CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":2}", 1)) &&
           CHECK(web_sit(&w, "{\"name\":\"Cecilia\",\"seat\":1}", 2));
}

static void the_host_is_a_person_and_no_chair(void)
{
    if (!three()) return;
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":2"));                   /* Ben has been here longest, though Cecilia's chair comes first */
    CHECK(web_sit(&w, "{\"name\":\"Eve\",\"seat\":0}", 3));
    CHECK(tells(1, "\"host\":2"));                   /* the maker's chair makes nobody host */
    refused(0, "{\"t\":\"start\"}", "Only the host");
    refused(0, "{\"t\":\"host\",\"seat\":0}", "Only the host");
    refused(0, "{\"t\":\"seat\",\"seat\":1,\"level\":null}", "Only the host");
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":1"));                   /* then Cecilia, who was here before Eve */
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(1, "\"host\":null"));
    CHECK(web_sit(&w, "{\"name\":\"Fritz\",\"seat\":1}", 4));
    CHECK(tells(1, "\"host\":1"));                   /* an empty table is the next one's */
    same_when_rebuilt();
    web_close(&w);
}

static void the_host_hands_over(void)
{
    if (!three()) return;
    refused(0, "{\"t\":\"host\",\"seat\":0}", "You are the host");
    refused(0, "{\"t\":\"host\",\"seat\":9}", "Nobody sits there");
    refused(0, "{\"t\":\"host\"}", "'seat' is missing");
    refused(ORR_PUBLIC, "{\"t\":\"host\",\"seat\":1}", "You are watching");
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"host\",\"seat\":1}"), ROOM_STORE);
    CHECK(tells(0, "\"host\":1"));
    refused(0, "{\"t\":\"start\"}", "Only the host");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"seat\",\"seat\":0,\"level\":null}"), ROOM_STORE);
    CHECK_NUMBER(seat_of(w.r, 0), ORR_PUBLIC);       /* the maker may be asked to go, too */
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"start\"}"), ROOM_STORE);
    refused(1, "{\"t\":\"seat\",\"seat\":2,\"level\":null}", "The match has begun");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(tells(0, "\"host\":2"));
    same_when_rebuilt();
    web_close(&w);
}

/* A second device is the same person. */
static void the_host_may_move(void)
{
    char pass_code[ROOM_PASS_CODE_LENGTH + 1], body[60];
    const uint8_t noise[ROOM_NOISE] = { 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 };
    text_buf e = { .text = NULL };
    if (!three()) return;
    if (CHECK(room_move(w.r, 0, noise, w.now, &e, pass_code, &w.why))) web_apply(&w, &e);
    text_free(&e);
    snprintf(body, sizeof body, "{\"word\":\"%s\"}", pass_code);
    CHECK(web_sit(&w, body, 8));
    CHECK_NUMBER(seat_of(w.r, 8), 0);
    CHECK_NUMBER(seat_of(w.r, 0), ORR_PUBLIC);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
    web_close(&w);
}

/* Five minutes, once, and only the last one that was asked for. */
static void a_pass_code_is_good_for_a_while(void)
{
    char code[3][ROOM_PASS_CODE_LENGTH + 1], body[60];
    uint8_t noise[ROOM_NOISE] = { 3 };
    if (!three()) return;
    for (unsigned i = 0; i < 3; i++) {
        text_buf e = { .text = NULL };
        noise[1] = (uint8_t)i;
        if (i == 2) w.now += ROOM_PASS_CODE + 1;             /* the second one has had its time */
        if (i == 2) CHECK(!room_has_pass_code(w.r, code[1], w.now));
        if (CHECK(room_move(w.r, 1, noise, w.now, &e, code[i], &w.why))) web_apply(&w, &e);
        text_free(&e);
        CHECK(room_has_pass_code(w.r, code[i], w.now) && (!i || !room_has_pass_code(w.r, code[i - 1], w.now)));
        snprintf(body, sizeof body, "{\"word\":\"%s\"}", code[i ? i - 1 : 0]);
        if (i) CHECK(!web_sit(&w, body, 7));
    }
    CHECK_NUMBER(strlen(code[2]), 8);
    CHECK(!room_sit_guesses("{\"name\":\"Ada\"}", 14) && room_sit_guesses("{\"word\":\"aaaaaaaa\"}", 19));
    w.now += ROOM_PASS_CODE;
    snprintf(body, sizeof body, "{\"word\":\"%s\"}", code[2]);
    CHECK(web_sit(&w, body, 7));                             /* at the last moment */
    CHECK_NUMBER(seat_of(w.r, 7), 1);
    CHECK_NUMBER(seat_of(w.r, 2), ORR_PUBLIC);
    CHECK(!web_sit(&w, body, 8) && !room_has_pass_code(w.r, code[2], w.now));
    same_when_rebuilt();
    web_close(&w);
}

#define PLEDGE \
    "{\"t\":\"pledge\",\"pledge\":\"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff\"}"

/* Freed by the host or left: the token ends, and nothing of it waits in the chair for the next one. */
static void a_chair_keeps_nothing(void)
{
    char pass_code[ROOM_PASS_CODE_LENGTH + 1], body[60];
    const uint8_t noise[ROOM_NOISE] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };
    for (unsigned freed = 0; freed < 2; freed++) {
        text_buf e = { .text = NULL };
        if (!three()) return;
        CHECK_NUMBER(web_say(&w, 2, PLEDGE), ROOM_STORE);
        CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"mute\",\"seat\":0,\"on\":true}"), ROOM_STORE);
        CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"mute\",\"seat\":2,\"on\":true}"), ROOM_STORE);
        if (CHECK(room_move(w.r, 2, noise, w.now, &e, pass_code, &w.why))) web_apply(&w, &e);
        text_free(&e);
        CHECK(web_here(&w, 2, true));
        if (freed) {
            refused(0, "{\"t\":\"seat\",\"seat\":0,\"level\":null}", "the host's own");
            refused(0, "{\"t\":\"seat\",\"seat\":2,\"level\":\"easy\"}", "Somebody sits there");
        }
        CHECK_NUMBER(freed ? web_say(&w, 0, "{\"t\":\"seat\",\"seat\":2,\"level\":null}")
                           : web_say(&w, 2, "{\"t\":\"leave\"}"),
                     ROOM_STORE);
        CHECK_NUMBER(seat_of(w.r, 1), ORR_PUBLIC);
        CHECK(tells(0, "\"mutes\":[]"));             /* whoever comes is heard */
        snprintf(body, sizeof body, "{\"word\":\"%s\"}", pass_code);
        CHECK(!web_sit(&w, body, 7));                /* the pass code for a second device went with the person */
        CHECK(web_sit(&w, "{\"name\":\"Ben\",\"seat\":2}", 5));
        CHECK(!web_sit(&w, body, 7));
        CHECK_NUMBER(seat_of(w.r, 5), 2);
        CHECK_NUMBER(seat_of(w.r, 1), ORR_PUBLIC);
        CHECK(tells(2, "\"helps\":false") && !tells(2, "\"helps\":true") && tells(2, "\"mutes\":[]"));
        CHECK(!w.r->seat[2].here);
        same_when_rebuilt();
        web_close(&w);
    }
}

static void names_can_be_seen(void)
{
    if (!three()) return;
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(!web_sit(&w, "{\"name\":\"\\u200b\\u202e\"}", 5));
    CHECK_TEXT(w.why.text, "A name needs a character that can be seen.");
    CHECK(!web_sit(&w, "{\"name\":\"\\u00a0\\u3000\"}", 5));
    CHECK(!web_sit(&w, "{\"name\":\"\\u202eAda\\u200b\"}", 5));
    CHECK_TEXT(w.why.text, "Somebody at this table has that name already.");
    CHECK(web_sit(&w, "{\"name\":\"\\u202eevE\\u0085\"}", 5));
    CHECK(tells(0, "\"name\":\"evE\""));
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"chat\",\"text\":\"one\\u202e two\"}"), ROOM_STORE);
    CHECK(tells(0, "\"text\":\"one two\""));
    refused(2, "{\"t\":\"chat\",\"text\":\"\\u200b \\u2060\"}", "message is empty");
    same_when_rebuilt();
    web_close(&w);
    CHECK(!web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"\\u200b\",\"seat\":0}"));
    web_close(&w);
}

/* A store from before: names and lines as they came, and a code for a link. */
static void older_stores_open(void)
{
    static const char first[] = "1000 open abc234\ngame toy 3\nseats 2\npace live 0\nlevel easy\n"
                                "secret 0707070707070707070707070707070707070707070707070707070707070707\n"
                                "made A\xe2\x80\xae" "da\n"
                                "person 0 0101010101010101010101010101010101010101010101010101010101010101\n";
    static const char *const later[] = {
        "1001 sit 1 0202020202020202020202020202020202020202020202020202020202020202 \xe2\x80\x8b",
        "1002 chat 1 \xe2\x80\xaehello", "1003 leave 0", "1004 start",
    };
    error why = { "" };
    room_changes ch;
    text_buf s = { .text = NULL };
    room *r = room_open(&house, first, sizeof first - 1, &why);
    if (!CHECK(r)) return;
    for (unsigned i = 0; i < sizeof later / sizeof *later; i++)
        CHECK(room_apply(r, later[i], strlen(later[i]), &ch, &why));
    all_words(r, 2000, &s);
    CHECK(strstr(s.text, "\"code\":\"abc234\"") && strstr(s.text, "\"link\":\"abc234\""));
    CHECK(strstr(s.text, "\"name\":\"Somebody\"") && strstr(s.text, "\"text\":\"hello\""));
    CHECK(!strstr(s.text, "\xe2\x80"));
    CHECK(strstr(s.text, "\"host\":1"));
    text_free(&s);
    room_close(r);
}

int main(void)
{
    TEST_CASE(the_host_is_a_person_and_no_chair);
    TEST_CASE(the_host_hands_over);
    TEST_CASE(the_host_may_move);
    TEST_CASE(a_pass_code_is_good_for_a_while);
    TEST_CASE(a_chair_keeps_nothing);
    TEST_CASE(names_can_be_seen);
    TEST_CASE(older_stores_open);
    return test_end();
}
