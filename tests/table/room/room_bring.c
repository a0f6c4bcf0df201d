/* A match that somebody began alone goes on at another table: by its record, checked to the last byte. Everybody is
 * told what its maker may know, and the bots' seats can be taken. */
#include "tests/support/room_table.h"

#include "base/json.h"

static text_buf carried;

/* Two answers of the toy; then it is written down. */
static bool carry(void)
{
    text_clear(&carried);
    if (!begin_toy("")) return false;
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);
    const bool good = CHECK(room_write_carried(w.r, &carried, &w.why));
    web_close(&w);
    return good;
}

static bool bring(const char *record, const char *rest, text_buf *entry)
{
    const room_grant g = grant_of(3);
    text_buf body = { .text = NULL };
    json j = json_on_text(&body);
    json_open_object(&j, NULL);
    json_text(&j, "record", record);
    json_end(&j);
    body.n--;                                    /* its last bracket comes with the rest */
    text_add(&body, rest);
    const bool good = room_bring(&house, body.text, body.n, &g, 1000, entry, &w.why);
    text_free(&body);
    return good;
}
#define AS_EVE ",\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}"

static void it_goes_on_where_it_was(void)
{
    text_buf e = { .text = NULL }, s = { .text = NULL };
    if (!carry()) return;
    if (!CHECK(bring(carried.text, AS_EVE, &e))) return;
    room *on = room_open(&house, e.text, e.n, &w.why);
    CHECK_NUMBER(seat_of(on, 3), 1);
    CHECK(on->brought && on->m->n_answers == 2 && on->seat[0].who == BOT && on->seat[0].offered);
    room_write_table(on, ORR_PUBLIC, 1000, &s);
    CHECK(strstr(s.text, "\"brought\":true") && strstr(s.text, "\"state\":\"playing\""));
    bool told = false;
    for (uint32_t i = 0; i < on->n_lines; i++) told |= on->line[i].kind == LINE_BROUGHT && on->line[i].e.pub[0] == 1;
    CHECK(told);
    text_clear(&s);
    CHECK(room_write_snapshot(on, &s));
    room *again = room_restore(&house, s.text, s.n, &w.why);
    if (CHECK(again)) CHECK(again->brought && again->seat[0].offered && again->n_lines == on->n_lines);
    room_close(again);
    const room_grant friend = grant_of(4);
    const char *sits = "{\"name\":\"Fay\",\"seat\":0}";
    CHECK(room_sit(on, sits, strlen(sits), &friend, 2000, &e, &w.why));
    room_close(on);
    text_free(&e);
    text_free(&s);
}

static void never(const char *record, const char *rest, const char *why)
{
    text_buf e = { .text = NULL };
    CHECK(!bring(record, rest, &e));
    if (!CHECK(strstr(w.why.text, why))) printf("  %s\n", w.why.text);
    text_free(&e);
}

static void what_was_changed_is_refused(void)
{
    if (!carry()) return;
    char *said = strstr(carried.text, ": say 2");
    if (!CHECK(said)) return;
    never("orrery-record 2\n", AS_EVE, "");
    never(carried.text, ",\"seat\":2,\"level\":\"hard\",\"name\":\"Eve\"}", "no such seat");
    never(carried.text, ",\"seat\":1,\"level\":\"best\",\"name\":\"Eve\"}", "no such level");
    never(carried.text, ",\"seat\":1,\"level\":\"hard\"}", "name");
    said[6] = '3';                               /* another answer, as legal as the first */
    never(carried.text, AS_EVE, "");
    said[6] = '2';
    char *secret = strstr(carried.text, "\nsecret ");
    if (!CHECK(secret)) return;
    secret[10] = secret[10] == '0' ? '1' : '0';  /* another deal */
    never(carried.text, AS_EVE, "");
}

static void a_match_that_is_over_stays_where_it_is(void)
{
    text_buf s = { .text = NULL };
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < 4; i++) {
        answers(0, TOY_SAY, 1);
        answers(1, TOY_SAY, 2);
        answers(0, TOY_ROLL, 0);
    }
    CHECK(!room_write_carried(w.r, &s, &w.why) && strstr(w.why.text, "No match is running"));
    CHECK(room_write_record(w.r, &s, &w.why));
    web_close(&w);
    never(s.text, AS_EVE, "is over");
    text_free(&s);
}

int main(void)
{
    TEST_CASE(it_goes_on_where_it_was);
    TEST_CASE(what_was_changed_is_refused);
    TEST_CASE(a_match_that_is_over_stays_where_it_is);
    text_free(&carried);
    return test_end();
}
