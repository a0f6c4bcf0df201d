/* After a match of the web: replay, record, playing on; and entries that are spoilt or of another version. */
#include "tests/support/room_table.h"

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
    text_buf s = { .text = NULL };
    room_ending end;
    if (!begin_toy("")) return;
    CHECK(!room_write_replay(w.r, ORR_PUBLIC, &s, &w.why) && !room_write_record(w.r, &s, &w.why) &&
          !room_ended(w.r, &end));
    play_to_the_end();
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    CHECK(room_ended(w.r, &end) && end.answers == 12 && end.seats == 2);
    CHECK(room_write_check(w.r, &s, &w.why) && strstr(s.text, "{\"ok\":true,") &&
          strstr(s.text, "but only the server shuffled"));
    text_clear(&s);
    CHECK(room_write_replay(w.r, 1, &s, &w.why) && strstr(s.text, "{\"n\":12,\"turns\":[0") &&
          strstr(s.text, "\"answers\":[[0,0,-1,0,0],"));            /* a sealed number of somebody else */
    text_clear(&s);
    CHECK(room_write_replay(w.r, ROOM_EYES_ALL, &s, &w.why) && strstr(s.text, "\"answers\":[[0,0,1,0,0],"));
    text_clear(&s);
    CHECK(room_write_replay_at(w.r, 1, 1, &s, &w.why) && strstr(s.text, "says a number") &&
          strstr(s.text, "\"text\":\"say ?\""));
    text_clear(&s);
    CHECK(room_write_replay_at(w.r, 1, ROOM_EYES_ALL, &s, &w.why) && strstr(s.text, "says 1") &&
          strstr(s.text, "\"text\":\"say 1\""));
    CHECK(!room_write_replay_at(w.r, 13, 1, &s, &w.why) && !room_write_replay_at(w.r, 1, 9, &s, &w.why));
    text_clear(&s);
    CHECK(room_write_replay_told(w.r, 1, &s, &w.why) && strstr(s.text, "{\"news\":[{\"at\":") &&
          strstr(s.text, "says a number") && strstr(s.text, "\"at\":12,"));
    text_clear(&s);
    CHECK(room_write_replay_told(w.r, ROOM_EYES_ALL, &s, &w.why) && strstr(s.text, "says 1") &&
          !strstr(s.text, "says a number"));
    CHECK(!room_write_replay_told(w.r, 9, &s, &w.why));
    text_clear(&s);
    CHECK(room_write_stats(w.r, &s, &w.why) && strstr(s.text, "\"answers\":12"));
    text_clear(&s);
    CHECK(room_write_record(w.r, &s, &w.why) && !strncmp(s.text, "orrery-record 2\n", 16));
    refused(0, "{\"t\":\"undo\"}", "The match is over");
    text_free(&s);
    same_when_rebuilt();
    web_close(&w);
}

static void play_goes_on_from_a_replay(void)
{
    text_buf e = { .text = NULL };
    const room_grant g = grant_of(3);
    const char *body = "{\"at\":4,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    if (!begin_toy("")) return;
    CHECK(!room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why));
    play_to_the_end();
    if (CHECK(room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why))) {
        room *on = room_open(&house, e.text, e.n, &w.why);
        text_buf view = { .text = NULL };
        CHECK_NUMBER(seat_of(on, 3), 1);
        room_write_view(on, 1, &view);
        CHECK(strstr(view.text, "\"answers\":4") && strstr(view.text, "\"asked\":[1]"));
        room_close(w.r);
        w.r = on;
        CHECK_NUMBER(answers(1, TOY_SAY, 1), ROOM_STORE);
        text_free(&view);
    }
    const char *late = "{\"at\":12,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    CHECK(!room_play_on(w.r, late, strlen(late), &g, w.now, &e, &w.why));
    text_free(&e);
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
    CHECK(!room_apply(w.r, "1000000 hush 0123456789", 23, &ch, &w.why));
    CHECK_TEXT(w.why.text, "Entry 5 of this table makes no sense.");      /* it is not quoted */
    CHECK(!room_apply(w.r, "1000000 answer 0 0 hush", 23, &ch, &w.why) && !strstr(w.why.text, "hush"));
    same_when_rebuilt();
    for (size_t n = 0; n < w.entry[0].n; n += 7) {
        room *r = room_open(&house, w.entry[0].text, n, &w.why);
        room_close(r);                               /* a torn first entry is refused or lacks only what it may lack */
    }
    web_close(&w);
}

/* A copy of the first entry with one line changed; it opens or says why not. */
static bool opens_with(const char *line, const char *instead)
{
    char text[4000];
    const char *at = strstr(w.entry[0].text, line);
    if (!CHECK(at && w.entry[0].n + strlen(instead) < sizeof text)) return false;
    const size_t before = (size_t)(at - w.entry[0].text), gone = strcspn(at, "\n") + 1;
    snprintf(text, sizeof text, "%.*s%s%.*s", (int)before, w.entry[0].text, instead,
             (int)(w.entry[0].n - before - gone), at + gone);
    room *r = room_open(&house, text, strlen(text), &w.why);
    room_close(r);
    return r;
}

/* A table belongs to the rules and the cards it was dealt with; an upgrade that changes them says so. */
static void tables_of_other_versions_are_refused_with_a_sentence(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"earth-gambit\",\"seats\":4,\"name\":\"Ada\",\"seat\":0}"))) return;
    CHECK(!opens_with("game earth-gambit", "game earth-gambit 60000\n"));
    CHECK(strstr(w.why.text, "This table plays version 60000 of the rules of Earth Gambit: Light; this server has"));
    CHECK(!opens_with("set ", "set 0123456789abcdef\n"));
    CHECK_TEXT(w.why.text,
               "This table plays with another set of Earth Gambit: Light than the one this server has now.");
    CHECK(!opens_with("game earth-gambit", "game earth-ransom 1\n"));
    CHECK_TEXT(w.why.text, "This server does not have the game of this table.");
    CHECK(!opens_with("made ", "hush 0123456789\n"));
    CHECK_TEXT(w.why.text, "The first entry of this table makes no sense: a line.");      /* it is not quoted */
    CHECK(!opens_with("made ", "option hush 0123456789\n"));
    CHECK_TEXT(w.why.text, "The first entry of this table makes no sense: an option.");
    CHECK(opens_with("set ", ""));                   /* as tables were written before they named their set */
    web_close(&w);
}

int main(void)
{
    TEST_CASE(a_finished_match_can_be_seen_again);
    TEST_CASE(play_goes_on_from_a_replay);
    TEST_CASE(spoilt_entries_are_refused);
    TEST_CASE(tables_of_other_versions_are_refused_with_a_sentence);
    return test_end();
}
