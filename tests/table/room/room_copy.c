/* A copy of a room says after the match what the room says, owns what it needs, and outlives it. */
#include "tests/support/room_table.h"

static void chat(orr_seat s, const char *text)
{
    char message[100];
    snprintf(message, sizeof message, "{\"t\":\"chat\",\"id\":1,\"text\":\"%s\"}", text);
    CHECK_NUMBER(web_say(&w, s, message), ROOM_STORE);
}

/* Everything that another thread writes, one after the other. */
static void all_pages(const room *r, text_buf *out)
{
    static const orr_seat eyes[] = { 0, 1, ORR_PUBLIC, ROOM_EYES_ALL };
    const room_grant g = grant_of(3);
    const char *body = "{\"at\":4,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    text_buf on = { .text = NULL };
    error why;
    room_write_book(r, out);
    CHECK(room_write_record(r, out, &why) && room_write_check(r, out, &why) && room_write_stats(r, out, &why));
    for (unsigned i = 0; i < 4; i++)
        CHECK(room_write_replay(r, eyes[i], out, &why) && room_write_replay_at(r, 5, eyes[i], out, &why));
    CHECK(room_play_on(r, body, strlen(body), &g, 1000, &on, &why));
    text_put(out, on.text, on.n);
    text_free(&on);
}

static void a_copy_says_the_same(void)
{
    text_buf room_said = { .text = NULL }, copy_said = { .text = NULL };
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < 4; i++) {
        answers(0, TOY_SAY, 1);
        answers(1, TOY_SAY, 2);
        answers(0, TOY_ROLL, 0);
    }
    chat(0, "well played");
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    all_pages(w.r, &room_said);
    const uint64_t mark = room_mark(w.r);
    room *copy = room_copy(w.r);
    if (CHECK(copy)) {
        chat(1, "again?");                           /* the room goes on, */
        CHECK_NUMBER(room_mark(w.r) == mark, 1);
        web_close(&w);                               /* and goes to rest */
        all_pages(copy, &copy_said);
        CHECK_TEXT(copy_said.text, room_said.text);
        CHECK(room_mark(copy) == mark);
        CHECK(room_seats(copy) == 2 && !strcmp(room_names(copy)[1], "Ben"));
    }
    room_close(copy);
    text_free(&room_said);
    text_free(&copy_said);
}

/* Before the deal, in play, and with a set of its own: the book at any time, nothing else before the end. */
static void at_any_time(void)
{
    text_buf s = { .text = NULL }, t = { .text = NULL };
    error why;
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":4,\"name\":\"Ada\",\"seat\":0}"))) return;
    room *copy = room_copy(w.r);
    CHECK(copy && !room_write_record(copy, &s, &why) && room_has_people(copy));
    room_write_book(w.r, &s);
    web_close(&w);
    if (copy) room_write_book(copy, &t);
    CHECK_TEXT(t.text, s.text);
    room_close(copy);
    if (begin_toy("")) {
        answers(0, TOY_SAY, 1);
        copy = room_copy(w.r);
        CHECK(copy && !room_write_replay(copy, 0, &s, &why));
        room_close(copy);
        CHECK_NUMBER(answers(1, TOY_SAY, 2), ROOM_STORE);
        same_when_rebuilt();
        web_close(&w);
    }
    text_free(&s);
    text_free(&t);
}

int main(void)
{
    TEST_CASE(a_copy_says_the_same);
    TEST_CASE(at_any_time);
    return test_end();
}
