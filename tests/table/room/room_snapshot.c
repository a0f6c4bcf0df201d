/* Snapshots: the same room to the last byte, also with a set of one's own and one that goes on from another match;
 * whatever is damaged is refused; and what people can repeat without end does not make a room grow without end. */
#include "tests/support/room_table.h"

#include "base/hex.h"

/* The lived room and the one from its snapshot. */
static void same_when_restored(void)
{
    text_buf lived = { .text = NULL }, built = { .text = NULL }, again = { .text = NULL };
    if (!CHECK(web_snapshot(&w))) return;
    room *r = web_restore(&w);
    if (CHECK(r)) {
        all_words(w.r, w.now, &lived);
        all_words(r, w.now, &built);
        CHECK_TEXT(built.text, lived.text);
        CHECK(room_write_snapshot(r, &again));
        CHECK_TEXT(again.text, w.snapshot.text);
        CHECK_NUMBER(room_entries(r), room_entries(w.r));
        CHECK_NUMBER(room_next_time(r), room_next_time(w.r));
    }
    room_close(r);
    text_free(&lived);
    text_free(&built);
    text_free(&again);
}

static void play_to_the_end(void)
{
    for (unsigned i = 0; i < 4; i++) {
        answers(0, TOY_SAY, 1);
        answers(1, TOY_SAY, 2);
        answers(0, TOY_ROLL, 0);
    }
}

static void at_every_age(void)
{
    if (!CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":3,\"name\":\"A b\",\"seat\":2,\"public\":true,\"clock\":30}")))
        return;
    same_when_restored();                            /* nobody but the maker */
    CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1) && web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"Hello, \\u00e8 bello\"}"), ROOM_STORE);
    same_when_restored();
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"start\"}"), ROOM_STORE);
    same_when_restored();
    web_close(&w);
    if (!begin_toy("")) return;
    CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE);
    same_when_restored();                            /* with a line that was taken back */
    CHECK(strstr(w.snapshot.text, "\nx 1 ") && strstr(w.snapshot.text, "\nundo 0 0\n"));
    play_to_the_end();
    CHECK_NUMBER(room_state_of(w.r), ROOM_OVER);
    same_when_restored();
    web_close(&w);
}

/* A finished match from its snapshot: record, replay, check and figures are the same bytes. */
static void everything_after_the_end(void)
{
    text_buf a = { .text = NULL }, b = { .text = NULL };
    if (!begin_toy("")) return;
    play_to_the_end();
    CHECK(web_snapshot(&w));
    room *r = web_restore(&w);
    if (!CHECK(r)) return;
    CHECK(room_write_record(w.r, &a, &w.why) && room_write_record(r, &b, &w.why));
    CHECK(room_write_check(w.r, &a, &w.why) && room_write_check(r, &b, &w.why));
    CHECK(room_write_stats(w.r, &a, &w.why) && room_write_stats(r, &b, &w.why));
    for (orr_seat eyes = 0; eyes < 2; eyes++)
        CHECK(room_write_replay(w.r, eyes, &a, &w.why) && room_write_replay(r, eyes, &b, &w.why));
    CHECK(room_write_replay_at(w.r, 7, ROOM_EYES_ALL, &a, &w.why) &&
          room_write_replay_at(r, 7, ROOM_EYES_ALL, &b, &w.why));
    CHECK_TEXT(b.text, a.text);
    room_close(r);
    text_free(&a);
    text_free(&b);
    web_close(&w);
}

static void put_file(text_buf *body, const char *file, bool last)
{
    char path[100], text[1 << 14];
    snprintf(path, sizeof path, "tests/sets/earth_gambit/twins/%s", file);
    FILE *in = fopen(path, "r");
    if (!CHECK(in)) return;
    text[fread(text, 1, sizeof text - 1, in)] = 0;
    fclose(in);
    text_format(body, "\"%s\":\"", file);
    for (const char *s = text; *s; s++) {
        if (*s == '"' || *s == '\\') text_add(body, "\\");
        if (*s == '\n') text_add(body, "\\n");
        else if (*s != '\r') text_put(body, s, 1);
    }
    text_add(body, last ? "\"" : "\",");
}

static void with_a_set_of_ones_own(void)
{
    static const char *const files[] = { "abilities.csv", "cards.csv", "manifest.csv", "roles.csv", "setup.csv" };
    text_buf body = { .text = NULL };
    text_add(&body, "{\"game\":\"earth-gambit\",\"seats\":4,\"name\":\"Ada\",\"seat\":0,\"set\":{");
    for (unsigned i = 0; i < 5; i++) put_file(&body, files[i], i == 4);
    text_add(&body, "}}");
    if (CHECK(web_open(&w, body.text))) {
        CHECK(web_here(&w, 0, true));
        CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE);
        same_when_restored();
        CHECK(w.r->set);
    } else {
        puts(w.why.text);
    }
    text_free(&body);
    web_close(&w);
}

static void one_that_goes_on_from_another(void)
{
    text_buf e = { .text = NULL };
    const room_grant g = grant_of(3);
    const char *body = "{\"at\":4,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    if (!begin_toy("")) return;
    play_to_the_end();
    if (CHECK(room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why))) {
        room_close(w.r);
        w.r = room_open(&house, e.text, e.n, &w.why);
        CHECK_NUMBER(w.r->past, 4);
        same_when_restored();
    }
    text_free(&e);
    web_close(&w);
}

/* ---- damage ----------------------------------------------------------------------------------------------------- */

static void any_damage_is_refused(void)
{
    if (!begin_toy(",\"clock\":20")) return;
    answers(0, TOY_SAY, 1);
    CHECK(web_snapshot(&w));
    for (size_t i = 0; i < w.snapshot.n; i++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            w.snapshot.text[i] ^= (char)(1 << bit);
            w.why.text[0] = 0;
            CHECK(!room_restore(&house, w.snapshot.text, w.snapshot.n, &w.why) && strlen(w.why.text) > 20);
            w.snapshot.text[i] ^= (char)(1 << bit);
        }
        CHECK(!room_restore(&house, w.snapshot.text, i, &w.why));
        if (test_failures_here) break;
    }
    room *r = room_restore(&house, w.snapshot.text, w.snapshot.n, &w.why);
    CHECK(r);
    room_close(r);
    web_close(&w);
}

/* The text with one piece exchanged and a sum that fits: whoever can write to the store could do that. */
static bool restores_with(const char *from, const char *to)
{
    text_buf text = { .text = NULL };
    const char *at = strstr(w.snapshot.text, from), *sum = strstr(w.snapshot.text, "\nsum ") + 1;
    uint8_t hash[HASH];
    char hex[2 * HASH + 1];
    if (!CHECK(at)) return false;
    text_put(&text, w.snapshot.text, (size_t)(at - w.snapshot.text));
    text_add(&text, to);
    text_put(&text, at + strlen(from), (size_t)(sum - at) - strlen(from));
    room_hash_of(text.text, text.n, hash);
    hex_write(hash, HASH, hex);
    text_format(&text, "sum %s\n", hex);
    room *r = room_restore(&house, text.text, text.n, &w.why);
    room_close(r);
    text_free(&text);
    return r;
}

static void what_makes_no_sense_is_refused(void)
{
    static const struct { const char *from, *to, *why; } bad[] = {
        { "orrery-snapshot 1", "orrery-snapshot 2", "another version" },
        { "orrery-snapshot 1", "orrery-snapshot 01", "another version" },
        { "opening ", "opening 9", "its beginning" },
        { "\nentries ", "\nentries x", "a number" },
        { "\nentries ", "\nentrees ", "an unknown line" },
        { "\nstate 1", "\nstate 0", "its state" },
        { "\nstate 1", "\nstate 9", "its state" },
        { "\nlast ", "\nhost 99\nlast ", "its state" },
        { "\nseat 0", "\nseat 7", "a seat" },
        { "\nwho 1", "\nwho 7", "who sits" },
        { "\nname Ada",
          "\nname AdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAdaAda", "a name" },
        { "\ntoken ", "\ntoken g", "a number" },
        { "say 1", "say 2", "another position" },
        { "\n0 0 say", "\n1 0 fly", "answer 1" },
        { "\nanswers 1\n", "\nanswers 2\n", "answer 2" },
        { "\nposition ", "\nposition 0", "another position" },
        { "\nlog ", "\nlog 9", "its log" },
        { "\n= ", "\n= 9", "its log" },
        { "\nquestions ", "\nquestions x", "its questions" },
        { "\nchat 1 0 ", "\nchat 9 0 ", "its chat" },
        { "game toy 3", "game toy 4", "version 4 of the rules" },
    };
    if (!begin_toy("")) return;
    answers(0, TOY_SAY, 1);
    CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"hello\"}"), ROOM_STORE);
    CHECK(web_snapshot(&w));
    CHECK(restores_with("say 1", "say 1"));
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!CHECK(!restores_with(bad[i].from, bad[i].to)) || !CHECK(strstr(w.why.text, bad[i].why)))
            printf("  %s for %s: %s\n", bad[i].to, bad[i].from, w.why.text);
    web_close(&w);
}

/* ---- bounds ----------------------------------------------------------------------------------------------------- */

static void speech_has_an_end(void)
{
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < ROOM_CHATS_EACH; i++)
        if (!CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"chat\",\"text\":\"again\"}"), ROOM_STORE)) return;
    refused(0, "{\"t\":\"chat\",\"text\":\"again\"}", "You have written 1000 lines at this table; that is the limit.");
    CHECK_NUMBER(web_say(&w, 1, "{\"t\":\"chat\",\"text\":\"but I have not\"}"), ROOM_STORE);
    CHECK(web_snapshot(&w) && w.snapshot.n < 8192);  /* the last lines are kept, the others go */
    web_close(&w);
}

static void undo_has_an_end(void)
{
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < ROOM_UNDOS_EACH; i++) {
        if (!CHECK_NUMBER(answers(0, TOY_SAY, 1), ROOM_STORE)) return;
        if (!CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"undo\"}"), ROOM_STORE)) return;
    }
    answers(0, TOY_SAY, 1);
    refused(0, "{\"t\":\"undo\"}", "You have undone 100 moves in this match; that is the limit.");
    same_when_restored();
    web_close(&w);
}

/* What can be said again and again leaves no trace that grows. */
static void repetition_leaves_no_trace(void)
{
    static const char *const said[] = { "{\"t\":\"mute\",\"seat\":1,\"on\":true}",
                                        "{\"t\":\"mute\",\"seat\":1,\"on\":false}",
                                        "{\"t\":\"away\",\"seat\":0,\"do\":\"pause\"}", "{\"t\":\"vote\",\"yes\":true}",
                                        "{\"t\":\"resume\"}", "{\"t\":\"pass\",\"verb\":0,\"on\":false}" };
    enum { ROUNDS = 2500 };
    size_t before = 0;
    if (!begin_toy("")) return;
    for (unsigned i = 0; i < ROUNDS; i++) {
        for (unsigned k = 0; k < sizeof said / sizeof *said; k++) web_say(&w, k == 3 ? 1 : 0, said[k]);
        web_here(&w, 1, false);
        web_here(&w, 1, true);
        if (i == ROUNDS / 2) before = CHECK(web_snapshot(&w)) ? w.snapshot.n : 0;
    }
    CHECK(w.n_entries > 5 * ROUNDS);
    CHECK(web_snapshot(&w) && w.snapshot.n < before + 100);
    CHECK(w.r->n_lines < ROOM_OWN_LINES + 100);
    same_when_restored();
    web_close(&w);
}

int main(void)
{
    TEST_CASE(at_every_age);
    TEST_CASE(everything_after_the_end);
    TEST_CASE(with_a_set_of_ones_own);
    TEST_CASE(one_that_goes_on_from_another);
    TEST_CASE(any_damage_is_refused);
    TEST_CASE(what_makes_no_sense_is_refused);
    TEST_CASE(speech_has_an_end);
    TEST_CASE(undo_has_an_end);
    TEST_CASE(repetition_leaves_no_trace);
    return test_end();
}
