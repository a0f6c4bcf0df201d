/* All tables of a server: codes, finding, resting, waking, the list; and what a table costs. */
#include "table/room/hall.h"

#include "tests/support/check.h"
#include "tests/support/tables.h"

static const char secret[] = "pqrstuvwxyz234567";

static room *open_with(const char *code, bool is_public)
{
    char body[200];
    text_buf e = { .text = NULL };
    error why = { "" };
    room_grant g = grant_of(0);
    snprintf(g.link, sizeof g.link, "%s%s", code, strlen(code) == ROOM_CODE ? secret : "");
    snprintf(body, sizeof body, "{\"game\":\"earth-gambit\",\"seats\":6,\"name\":\"Ada\",\"seat\":0,\"public\":%s}",
             is_public ? "true" : "false");
    CHECK(room_plan(&house, body, strlen(body), &g, 1000, &e, &why));
    room *r = room_open(&house, e.text, e.n, &why);
    text_free(&e);
    return r;
}

/* A code is a table's name; only whoever knows the whole link finds the table. */
static void links_are_a_code_and_a_secret(void)
{
    hall *h = hall_open();
    char link[ROOM_LINK + 1], wrong[ROOM_LINK + 1], code[ROOM_CODE + 1];
    orr_rng rng = { 3 };
    for (unsigned i = 0; i < 1000; i++) {
        uint8_t noise[ROOM_LINK];
        for (unsigned k = 0; k < ROOM_LINK; k++) noise[k] = (uint8_t)orr_rng_below(&rng, 256);
        if (hall_link(h, noise, link)) CHECK(hall_is_link(link) && hall_note(h, link));
        for (unsigned k = ROOM_CODE; k < ROOM_LINK; k++) noise[k]++;
        CHECK(!hall_link(h, noise, wrong));          /* its code is taken, whatever the secret */
        snprintf(code, sizeof code, "%.6s", link);
        CHECK(hall_has(h, link) && !hall_has(h, wrong) && !hall_has(h, code));
        CHECK_TEXT(hall_find(h, code), link);
        CHECK(!hall_note(h, wrong));
        for (unsigned k = ROOM_CODE; k < ROOM_LINK; k++) {           /* one letter is enough */
            strcpy(wrong, link);
            wrong[k] = wrong[k] == 'a' ? 'b' : 'a';
            CHECK(!hall_has(h, wrong));
        }
    }
    CHECK_NUMBER(hall_resting(h), 1000);
    CHECK(!hall_has(h, "") && !hall_has(h, "abc") && !hall_has(h, "ABC234pqrstuvwxyz234567"));
    CHECK(!hall_is_code("abc23") && !hall_is_code("abc2345") && !hall_is_code("abc1l0") && !hall_is_code("../../") &&
          !hall_is_code("ABC234"));
    CHECK(!hall_note(h, "no code") && !hall_note(h, "abc234pqrstuvwxyz23456"));
    CHECK(hall_note(h, "abc234") && hall_has(h, "abc234"));          /* a table of an older store */
    hall_close(h);
}

/* Whoever makes a table holds its code before there is a room: nobody gets the same code or finds the table. */
static void what_is_held_is_nobody_elses(void)
{
    hall *h = hall_open();
    int one, two;
    hall_line x;
    const char link[] = "ddd222pqrstuvwxyz234567";
    char made[ROOM_LINK + 1];
    uint8_t noise[ROOM_LINK];
    for (unsigned i = 0; i < ROOM_LINK; i++) noise[i] = (uint8_t)(strchr(room_letters, link[i]) - room_letters);
    CHECK(hall_link(h, noise, made));
    CHECK_TEXT(made, link);
    CHECK(hall_hold(h, link, &one) && hall_held(h, "ddd222") == &one);
    CHECK(!hall_link(h, noise, made) && !hall_hold(h, link, &two));
    CHECK(!hall_has(h, link) && !hall_find(h, "ddd222") && hall_is_shut(h, "ddd222") && !hall_room(h, "ddd222"));
    CHECK(!hall_resting(h) && !hall_awake(h) && !hall_resting_after(h, NULL, &x) && !hall_oldest(h, &x));
    CHECK(hall_add(h, open_with("ddd222", false)) && hall_has(h, link) && hall_held(h, link) == &one);
    hall_let_go(h, "ddd222");                        /* the table rests: its line stays */
    hall_rest(h, "ddd222");
    CHECK(hall_has(h, link) && !hall_held(h, link) && hall_resting(h) == 1);
    CHECK(hall_hold(h, link, &two));
    hall_drop(h, "ddd222");                          /* gone for good, but still held */
    CHECK(!hall_has(h, link) && hall_held(h, link) == &two && !hall_link(h, noise, made) && !hall_resting(h));
    hall_let_go(h, link);
    CHECK(!hall_held(h, link) && hall_link(h, noise, made));
    hall_let_go(h, link);
    hall_close(h);
}

/* A code lets people in while the table is waiting for players; what rests is as shut as it was. */
static void a_code_is_shut_once_the_match_has_begun(void)
{
    hall *h = hall_open();
    room *r = open_with("ccc222", false);
    room_changes ch;
    error why;
    CHECK(hall_is_shut(h, "ccc222"));                /* nobody has it */
    CHECK(hall_add(h, r) && !hall_is_shut(h, "ccc222"));
    hall_rest(h, "ccc222");
    CHECK(!hall_is_shut(h, "ccc222"));
    r = open_with("ccc222", false);
    CHECK(hall_add(h, r) && room_apply(r, "2000 start", 10, &ch, &why) && hall_is_shut(h, "ccc222"));
    hall_rest(h, "ccc222");
    CHECK(hall_is_shut(h, "ccc222"));
    CHECK(hall_note(h, "ddd222pqrstuvwxyz234567") && !hall_is_shut(h, "ddd222"));        /* nobody knows yet */
    hall_close(h);
}

static void rooms_come_rest_and_go(void)
{
    hall *h = hall_open();
    text_buf s = { .text = NULL };
    CHECK(hall_add(h, open_with("ccc222", true)));
    CHECK(hall_add(h, open_with("aaa222", true)));
    CHECK(hall_add(h, open_with("bbb222", false)));
    room *again = open_with("aaa222", true);
    CHECK(!hall_add(h, again));
    room_close(again);
    CHECK_NUMBER(hall_awake(h), 3);
    CHECK_TEXT(room_code(hall_next(h, NULL)), "aaa222");
    CHECK_TEXT(room_code(hall_next(h, "aaa222")), "bbb222");
    CHECK(!hall_next(h, "ccc222"));
    json j = json_on_text(&s);
    hall_write(h, &j);
    CHECK(strstr(s.text, "\"aaa222pqr") && strstr(s.text, "\"ccc222pqr") &&
          !strstr(s.text, "\"bbb222")); /* private ones are not listed */

    CHECK(room_can_rest(hall_room(h, "aaa222")));
    hall_rest(h, "aaa222");
    CHECK(hall_find(h, "aaa222") && !hall_room(h, "aaa222"));
    CHECK_NUMBER(hall_awake(h), 2);
    CHECK_TEXT(room_code(hall_next(h, NULL)), "bbb222");
    CHECK(hall_add(h, open_with("aaa222", true)));
    CHECK(hall_room(h, "aaa222"));
    hall_drop(h, "aaa222");
    CHECK(!hall_find(h, "aaa222"));
    CHECK_NUMBER(hall_awake(h) + hall_resting(h), 2);
    hall_rest(h, "nobody");
    text_free(&s);
    hall_close(h);
}

/* What the hall knows of tables at rest, so that the oldest idle one can give way without being woken. */
static void the_oldest_at_rest(void)
{
    static const char *const codes[] = { "aaa222", "bbb222", "ccc222", "ddd222", "eee222" };
    static const uint8_t states[] = { ROOM_PLAYING, ROOM_OVER, ROOM_GATHERING, HALL_UNREADABLE, HALL_UNKNOWN };
    hall *h = hall_open();
    hall_line x;
    CHECK(!hall_oldest(h, &x) && !hall_resting_after(h, NULL, &x));
    for (unsigned i = 0; i < 5; i++) {
        CHECK(hall_note(h, codes[i]));
        CHECK_NUMBER(hall_state(h, codes[i]), HALL_UNKNOWN);
        hall_told(h, codes[i], states[i], 100 + i);
    }
    unsigned n = 0;
    for (const char *after = NULL; hall_resting_after(h, after, &x); after = codes[n++]) CHECK_TEXT(x.link, codes[n]);
    CHECK_NUMBER(n, 5);
    for (unsigned i = 1; i < 5; i++) {
        if (i == 3) continue;                        /* what cannot be read is left alone, as is the match that runs */
        CHECK(hall_oldest(h, &x) && x.state == states[i] && x.used == 100 + i);
        CHECK_TEXT(x.link, codes[i]);
        hall_drop(h, codes[i]);
    }
    CHECK(!hall_oldest(h, &x));
    CHECK(hall_add(h, open_with("fff222", true)));
    CHECK(!hall_oldest(h, &x));                      /* awake */
    hall_rest(h, "fff222");
    CHECK(hall_oldest(h, &x) && x.state == ROOM_GATHERING && x.used == 1000);
    hall_close(h);
}

static web w;
static void a_table_is_small(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":6,\"name\":\"Ada\",\"seat\":0}"))) return;
    printf("a table that waits for players takes %zu bytes", room_size(w.r));
    CHECK(room_size(w.r) <= 16384);
    web_say(&w, 0, "{\"t\":\"start\"}");
    printf(", with its cards dealt %zu; at rest a line\n", room_size(w.r));
    web_close(&w);
}

int main(void)
{
    TEST_CASE(links_are_a_code_and_a_secret);
    TEST_CASE(what_is_held_is_nobody_elses);
    TEST_CASE(a_code_is_shut_once_the_match_has_begun);
    TEST_CASE(rooms_come_rest_and_go);
    TEST_CASE(the_oldest_at_rest);
    TEST_CASE(a_table_is_small);
    return test_end();
}
