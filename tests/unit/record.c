/* Records: written, read, replayed, verified; and every alteration and every cut found. */
#include "record.h"

#include "check.h"
#include "games.h"
#include "toy.h"

#include <stdlib.h>

static const orr_game *find(const char *id) { return strcmp(id, "toy") ? orr_find_game(id) : &toy_game; }

enum { ROOM = 1 << 14 };
static char text[ROOM];

/* Plays a match with a salted deal to its end, or for `most` answers, and writes its record into text. */
static int play(const orr_game *g, unsigned seats, uint32_t most, bool open_secret)
{
    match m;
    orr_box b;
    match_deal d;
    orr_action legal[ORR_MAX_LEGAL];
    orr_rng rng = { 5 };
    box_open(&b, g);
    if (g->n_options) box_option(&b, "pace", "brisk", NULL);
    deal_from_seed(&d, "record");
    d.salted = orr_one(1);
    memset(d.salt[1], 0xa5, sizeof d.salt[1]);
    if (!CHECK(match_open(&m, &b, seats, &d, NULL))) return -1;
    while (!match_over(&m) && m.n_answers < most) {
        const orr_seat s = orr_speaker(&m.t, &rng);
        const int n = orr_legal(&m.t, s, legal);
        match_answer(&m, s, legal[orr_rng_below(&rng, (uint32_t)n)], NULL);
    }
    const int n = record_write(&m, open_secret, text, ROOM);
    match_close(&m);
    return n;
}

static bool verify(const char *record_text, size_t n, note *why)
{
    record r;
    if (!record_read(&r, record_text, n, find, why)) return false;
    const bool good = record_verify(&r, why);
    record_free(&r);
    return good;
}

static void written_and_verified(void)
{
    note why;
    const int n = play(&orr_template, 3, 1000, true);
    CHECK(n > 0 && n < 4096);
    if (!CHECK(verify(text, (size_t)n, &why))) puts(why.text);
    CHECK(strstr(text, "orrery-record 1\ngame template 1\nseats 3\nset built in ") == text);
    CHECK(strstr(text, "\nsalt 2 a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5\n"));
    CHECK(strstr(text, "\nresult most-stars "));
}

static void replay_leads_to_the_same_bytes(void)
{
    record r;
    match m;
    note why;
    const int n = play(&toy_game, 4, 9, true);
    CHECK(strstr(text, "\noption pace brisk\n"));
    CHECK(!strstr(text, "\nresult "));
    if (!CHECK(record_read(&r, text, (size_t)n, find, &why)) || !CHECK(record_replay(&r, &m, &why))) return;
    CHECK_NUMBER(m.n_answers, 9);
    CHECK_NUMBER(orr_fingerprint(&m.t), r.fingerprint);
    CHECK_NUMBER(m.box.opt[0], 1);
    char again[ROOM];
    CHECK_NUMBER(record_write(&m, true, again, ROOM), n);
    CHECK_TEXT(again, text);
    match_close(&m);
    record_free(&r);
}

static void it_says_if_it_does_not_fit(void)
{
    const int n = play(&toy_game, 2, 9, true);
    match m;
    record r;
    char again[ROOM];
    if (!CHECK(record_read(&r, text, (size_t)n, find, NULL)) || !CHECK(record_replay(&r, &m, NULL))) return;
    CHECK_NUMBER(record_write(&m, true, again, n + 1), n);
    for (int cap = 0; cap <= n; cap++)
        if (!CHECK_NUMBER(record_write(&m, true, again, cap), -1)) break;
    match_close(&m);
    record_free(&r);
}

static void a_closed_deal_can_be_read_but_not_dealt(void)
{
    record r;
    note why;
    const int n = play(&toy_game, 2, 5, false);
    CHECK(!strstr(text, "\nsecret "));
    if (!CHECK(record_read(&r, text, (size_t)n, find, &why))) return;
    CHECK(!r.opened);
    CHECK_NUMBER(r.n_answers, 5);
    CHECK(!record_verify(&r, &why));
    CHECK_TEXT(why.text, "line 6: the secret of the deal is not in the file yet, so it cannot be dealt again.");
    record_free(&r);
}

/* Another letter anywhere, or the file cut anywhere: it must not verify, and the sentence must name a line. */
static void every_alteration_is_found(const orr_game *g)
{
    const int n = play(g, 3, 1000, true);
    char altered[ROOM];
    note why;
    for (int i = 0; i < n; i++) {
        memcpy(altered, text, (size_t)n);
        altered[i] = altered[i] == 'x' ? 'y' : 'x';
        if (i == n - 1 || (CHECK(!verify(altered, (size_t)n, &why)) && CHECK(!strncmp(why.text, "line ", 5)))) continue;
        printf("letter %d of:\n%s", i, text);
        return;
    }
    for (int cut = 0; cut < n - 1; cut++)                        /* without its last line break it is still whole */
        if (!CHECK(!verify(text, (size_t)cut, &why)) || !CHECK(!strncmp(why.text, "line ", 5))) return;
    CHECK(verify(text, (size_t)n - 1, &why));
}
static void every_alteration_of_the_template_is_found(void) { every_alteration_is_found(&orr_template); }
static void every_alteration_of_the_toy_is_found(void) { every_alteration_is_found(&toy_game); }

/* Replaces the first `from` in the record by `to` and expects the complaint. */
static void altered(const char *from, const char *to, const char *complaint)
{
    static char changed[ROOM];
    note why = { "" };
    play(&toy_game, 2, 1000, true);
    const char *at = strstr(text, from);
    if (!CHECK(at)) return;
    const int n = snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    CHECK(!verify(changed, (size_t)n, &why));
    CHECK_TEXT(why.text, complaint);
}

static void complaints_name_line_and_reason(void)
{
    altered("orrery-record 1", "orrery-record 2",
            "line 1: this is not a record; a record starts with 'orrery-record 1'.");
    altered("game toy 3", "game chess 3", "line 2: there is no game 'chess' here.");
    altered("game toy 3", "game toy 2", "line 2: played by version 2 of the rules of toy; this build has version 3.");
    altered("seats 2", "seats two", "line 3: seats is 'two', should be a number from 1 to 15.");
    altered("seats 2", "seats 9", "line 3: Toy seats 2 to 4 players, not 9.");
    altered("seats 2\n", "", "line 8: the header ends without 'seats'.");
    altered("option pace brisk", "option pace wild",
            "line 4: The option pace cannot be 'wild'; it can be calm or brisk.");
    altered("set none ", "colour blue\nset none ", "line 5: 'colour' is not a word of a record's header.");
    altered("set none 181f40328610f1fc", "set some 181f40328610f1fc",
            "line 5: played with the set 'some' 181f40328610f1fc; this table has 'none' 181f40328610f1fc.");
}

static void the_answers_are_replayed(void)
{
    altered("answers\n", "answers\n3: say 1\n", "line 10: an answer should be 'SEAT: WORDS' with a seat from 1 to 2.");
    altered("answers\n", "answers\n1: sing\n", "line 10: 'sing' is not an action of Toy.");
    altered("answers\n", "answers\n1: say 4\n", "line 10: seat 1 cannot 'say 4' here, because a number is below 3 (TOY-1).");
    altered("answers\n", "answers\n1: say 1\n1: say 1\n", "line 11: seat 1 is not asked here; asked: Seat 2 (ORR-1).");
    altered("\nfingerprint", "\n1: wait\nfingerprint", "line 22: seat 1 cannot 'wait' here, because the game is over (ORR-3).");
    altered("\nresult", "\nhello\nresult", "line 23: only the result may follow the fingerprint.");
    altered("\nresult all-square", "\nresult all-round",
            "line 23: the result is 'all-round 1,2', but the match ended 'all-square 1,2'.");
    altered("all-square 1,2", "all-square 1",
            "line 23: the result is 'all-square 1', but the match ended 'all-square 1,2'.");
}

static void strange_files(void)
{
    record r;
    note why;
    CHECK(!record_read(&r, "", 0, find, &why));
    CHECK_TEXT(why.text, "line 1: this is not a record; a record starts with 'orrery-record 1'.");
    CHECK(!record_read(&r, "orrery-record 1\n\0\n", 18, find, &why));
    CHECK_TEXT(why.text, "line 1: this is not a record but a file of bytes.");
    CHECK(!record_read(&r, "orrery-record 1\nseats 2\n", 24, find, &why));
    CHECK_TEXT(why.text, "line 2: the game must be named first.");
    CHECK(!record_read(&r, "orrery-record 1\r\ngame toy 3\r\n", 29, find, &why));
    CHECK_TEXT(why.text, "line 2: the record ends before its answers.");
}

static void windows_line_ends(void)
{
    char crlf[ROOM];
    size_t n = 0;
    note why;
    play(&toy_game, 2, 1000, true);
    for (const char *s = text; *s; s++) {
        if (*s == '\n') crlf[n++] = '\r';
        crlf[n++] = *s;
    }
    CHECK(verify(crlf, n, &why));
}

int main(void)
{
    TEST_CASE(written_and_verified);
    TEST_CASE(replay_leads_to_the_same_bytes);
    TEST_CASE(it_says_if_it_does_not_fit);
    TEST_CASE(a_closed_deal_can_be_read_but_not_dealt);
    TEST_CASE(every_alteration_of_the_template_is_found);
    TEST_CASE(every_alteration_of_the_toy_is_found);
    TEST_CASE(complaints_name_line_and_reason);
    TEST_CASE(the_answers_are_replayed);
    TEST_CASE(strange_files);
    TEST_CASE(windows_line_ends);
    return test_end();
}
