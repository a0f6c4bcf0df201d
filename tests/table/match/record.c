/* Records: written, read, replayed, verified; and every alteration and every cut found. */
#include "table/match/record.h"

#include "base/blake2b.h"
#include "base/hex.h"
#include "games/games.h"
#include "tests/support/check.h"
#include "tests/support/toy.h"

#include <stdlib.h>

static const orr_game *find(const char *id) { return strcmp(id, "toy") ? orr_find_game(id) : &toy_game; }

enum { ROOM = 1 << 14 };
static char text[ROOM];

/* Seat 2 has opened what it pledged, seat 1 has kept its part back. */
static void shuffle(match_deal *d)
{
    uint8_t commitment[MATCH_KEY];
    deal_from_seed(d, "record");
    deal_commitment(d, commitment);
    memset(d->salt[1], 0xa5, sizeof d->salt[1]);
    d->salted = orr_one(1);
    d->pledged = orr_one(0) | orr_one(1);
    for (unsigned s = 0; s < 2; s++) deal_pledge(commitment, s, d->salt[s], d->pledge[s]);
}

/* Plays a match with such a deal to its end, or for `most` answers, and writes its record into text. */
static int play_deal(const orr_game *g, unsigned seats, uint32_t most, bool open_secret, const match_deal *d)
{
    match m;
    orr_box b;
    orr_action legal[ORR_MAX_LEGAL];
    orr_rng rng = { 5 };
    box_open(&b, g);
    if (g->n_options) box_option(&b, "pace", "brisk", NULL);
    if (!CHECK(match_open(&m, &b, seats, d, NULL))) return -1;
    while (!match_over(&m) && m.n_answers < most) {
        const orr_seat s = orr_speaker(&m.t, &rng);
        const int n = orr_legal(&m.t, s, legal);
        match_answer(&m, s, legal[orr_rng_below(&rng, (uint32_t)n)], NULL);
    }
    const int n = record_write(&m, open_secret, text, ROOM);
    match_close(&m);
    return n;
}

static int play(const orr_game *g, unsigned seats, uint32_t most, bool open_secret)
{
    match_deal d;
    shuffle(&d);
    return play_deal(g, seats, most, open_secret, &d);
}

static bool verify(const char *record_text, size_t n, error *why)
{
    record r;
    if (!record_read(&r, record_text, n, find, why)) return false;
    const bool good = record_verify(&r, why);
    record_free(&r);
    return good;
}

static void written_and_verified(void)
{
    error why;
    const int n = play(&orr_template, 3, 1000, true);
    CHECK(n > 0 && n < 4096);
    if (!CHECK(verify(text, (size_t)n, &why))) puts(why.text);
    CHECK(strstr(text, "orrery-record 2\ngame template 1\nseats 3\nset built in ") == text);
    CHECK(strstr(text, "\nsalt 2 a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5\n"));
    CHECK(strstr(text, "\npledge 1 ") && strstr(text, "\npledge 2 ") && !strstr(text, "\nsalt 1 "));
    CHECK(strstr(text, "\nresult most-stars "));
    CHECK(strstr(text, "\nfingerprint ") > strstr(text, "\nresult "));
}

static void replay_leads_to_the_same_bytes(void)
{
    record r;
    match m;
    error why;
    const int n = play(&toy_game, 4, 9, true);
    CHECK(strstr(text, "\noption pace brisk\n"));
    CHECK(!strstr(text, "\nresult "));
    if (!CHECK(record_read(&r, text, (size_t)n, find, &why)) || !CHECK(record_replay(&r, &m, &why))) return;
    CHECK_NUMBER(m.n_answers, 9);
    CHECK_NUMBER(orr_fingerprint(&m.t), r.position);
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
    error why;
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
    error why;
    for (int i = 0; i < n; i++) {
        memcpy(altered, text, (size_t)n);
        altered[i] = altered[i] == 'x' ? 'y' : 'x';
        if (CHECK(!verify(altered, (size_t)n, &why)) && CHECK(!strncmp(why.text, "line ", 5))) continue;
        printf("letter %d of:\n%s", i, text);
        return;
    }
    for (int cut = 0; cut < n; cut++)
        if (!CHECK(!verify(text, (size_t)cut, &why)) || !CHECK(!strncmp(why.text, "line ", 5))) return;
}
static void every_alteration_of_the_template_is_found(void) { every_alteration_is_found(&orr_template); }
static void every_alteration_of_the_toy_is_found(void) { every_alteration_is_found(&toy_game); }

/* Replaces the first `from` in the record by `to` and expects the complaint. */
static void altered(const char *from, const char *to, const char *complaint)
{
    static char changed[ROOM];
    error why = { "" };
    play(&toy_game, 2, 1000, true);
    const char *at = strstr(text, from);
    if (!CHECK(at)) return;
    const int n = snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    CHECK(!verify(changed, (size_t)n, &why));
    CHECK_TEXT(why.text, complaint);
}

static void complaints_name_line_and_reason(void)
{
    altered("orrery-record 2", "orrery-record 3",
            "line 1: this is a record of version 3; this build reads versions 1 to 2.");
    altered("orrery-record 2", "orrery-record 02",
            "line 1: this is not a record; a record starts with 'orrery-record 2'.");
    altered("orrery-record 2", "orrery-record 1", "line 7: 'pledge' is not a word of a record's header.");
    altered("game toy 3", "game chess 3", "line 2: there is no game 'chess' here.");
    altered("game toy 3", "game toy 2", "line 2: played by version 2 of the rules of toy; this build has version 3.");
    altered("seats 2", "seats two", "line 3: seats is 'two', should be a number from 1 to 15.");
    altered("seats 2", "seats 9", "line 3: Toy seats 2 to 4 players, not 9.");
    altered("seats 2\n", "", "line 10: the header ends without 'seats'.");
    altered("option pace brisk", "option pace wild",
            "line 4: The option pace cannot be 'wild'; it can be calm or brisk.");
    altered("set none ", "colour blue\nset none ", "line 5: 'colour' is not a word of a record's header.");
    altered("set none 181f40328610f1fc", "set some 181f40328610f1fc",
            "line 5: played with the set 'some' 181f40328610f1fc; this table has 'none' 181f40328610f1fc.");
}

static void the_answers_are_replayed(void)
{
    altered("answers\n", "answers\n3: say 1\n", "line 12: an answer should be 'SEAT: WORDS' with a seat from 1 to 2.");
    altered("answers\n", "answers\n1: sing\n", "line 12: 'sing' is not an action of Toy.");
    altered("answers\n", "answers\n1: say 4\n",
            "line 12: seat 1 cannot 'say 4' here, because a number is below 3 (TOY-1).");
    altered("answers\n", "answers\n1: say 1\n1: say 1\n", "line 13: seat 1 is not asked here; asked: Seat 2 (ORR-1).");
    altered("\nposition", "\n1: wait\nposition",
            "line 24: seat 1 cannot 'wait' here, because the game is over (ORR-3).");
    altered("\nresult", "\nhello\nresult", "line 25: only the result and the fingerprint may follow the position.");
    altered("\nresult all-square", "\nresult all-round",
            "line 25: the result is 'all-round -', but the match ended 'all-square -'.");
    altered("all-square -", "all-square 1",
            "line 25: the result is 'all-square 1', but the match ended 'all-square -'.");
    altered("\nresult all-square -", "", "line 25: the match is over, but the result is missing.");
    altered("\nfingerprint ", "\nfinger ", "line 26: only the result and the fingerprint may follow the position.");
}

static void the_shuffle_is_checked(void)
{
    altered("salt 2 a5", "salt 2 a6", "line 9: the salt of seat 2 is not the one it pledged.");
    altered("secret ", "secret 0", "line 10: the secret should be 64 hex digits.");
    altered("pledge 2", "pledge 1", "line 8: seat 1 has two pledges.");
    altered("salt 2 a5", "salt 1 a5", "line 9: the salt of seat 1 is not the one it pledged.");
}

/* Everything in it is true, but it is not how a record says it. */
/* Puts `to` in the place of the line that begins with `from`, and makes the fingerprint anew. */
static bool verifies_with(const char *from, const char *to, error *why)
{
    static char changed[ROOM];
    uint8_t fingerprint[MATCH_KEY];
    char digits[2 * MATCH_KEY + 1];
    const char *at = strstr(text, from), *rest = at ? strchr(at, '\n') + 1 : NULL, *end = strstr(text, "fingerprint ");
    if (!CHECK(at && end)) return true;
    const int n = snprintf(changed, sizeof changed, "%.*s%s%.*s", (int)(at - text), text, to, (int)(end - rest), rest);
    blake2b_256(fingerprint, changed, (size_t)n);
    hex_write(fingerprint, sizeof fingerprint, digits);
    const int all = n + snprintf(changed + n, sizeof changed - (size_t)n, "fingerprint %s\n", digits);
    return verify(changed, (size_t)all, why);
}

/* The list of pledges is part of the deal: nobody puts an unopened one in, takes one out or changes one to blame a
 * seat, not even with a new fingerprint. */
static void pledges_are_part_of_the_deal(void)
{
    static const char zeros[] = "0000000000000000000000000000000000000000000000000000000000000000";
    char line[200];
    error why;
    match_deal d;
    play(&toy_game, 3, 1000, true);
    snprintf(line, sizeof line, "%.*s", (int)(strchr(strstr(text, "pledge 1"), '\n') + 1 - strstr(text, "pledge 1")),
             strstr(text, "pledge 1"));
    CHECK(verifies_with("pledge 1", line, &why));
    CHECK(!verifies_with("pledge 1", "", &why));
    snprintf(line, sizeof line, "pledge 1 %s\n", zeros);
    CHECK(!verifies_with("pledge 1", line, &why));
    CHECK(!verifies_with("pledge 2", "", &why));                 /* nor looks an opened one as if it had come late */
    shuffle(&d);
    d.pledged = orr_one(1);
    play_deal(&toy_game, 3, 1000, true, &d);
    const char *salt = strstr(text, "salt 2 ");
    if (!CHECK(salt)) return;
    snprintf(line, sizeof line, "pledge 3 %s\n%.*s", zeros, (int)(strchr(salt, '\n') + 1 - salt), salt);
    CHECK(!verifies_with("salt 2 ", line, &why));
}

static void there_is_one_way_to_write_it(void)
{
    altered("seats 2", "seats 02", "line 3: a record says this in one way only: 'seats 2'.");
    altered("seats 2", "seats 2 ", "line 3: a record says this in one way only: 'seats 2'.");
    altered("seats 2\n", "seats 2\n\n", "line 4: a record says this in one way only: 'option pace brisk'.");
    altered("seats 2\n", "seats 2\r\n", "line 3: this line ends in CR LF; lines of a record end in LF alone.");
    altered("answers\n1: say", "answers\n1:  say", "line 12: a record says this in one way only: '1: say 2'.");
    altered("answers\n1: say", "answers\n01: say", "line 12: a record says this in one way only: '1: say 2'.");
}

/* The end of the record, exchanged. */
static void ends_with(const char *tail, int cut, const char *complaint)
{
    static char changed[ROOM];
    error why = { "" };
    const int n = play(&toy_game, 2, 1000, true);
    const int length = snprintf(changed, sizeof changed, "%.*s%s", n - cut, text, tail);
    CHECK(!verify(changed, (size_t)length, &why));
    CHECK_TEXT(why.text, complaint);
}

static void nothing_goes_at_the_end_or_comes_to_it(void)
{
    ends_with("", 1, "line 26: the record was cut: its last line has no end.");
    ends_with("\n", 0, "line 27: nothing may follow the fingerprint, not even a blank.");
    ends_with(" ", 0, "line 27: nothing may follow the fingerprint, not even a blank.");
    ends_with("answers\n", 0, "line 27: nothing may follow the fingerprint.");
    ends_with("\n", 2, "line 26: the fingerprint should be 64 hex digits.");
}

/* Two answers change places and lead to the same position: the fingerprint tells. */
static void answers_that_lead_to_the_same_position_are_told_apart(void)
{
    static char changed[ROOM];
    error why = { "" };
    const int n = play(&toy_game, 2, 1000, true);
    char *first = strstr(text, "\nanswers\n") + 9, *second = strchr(first, '\n') + 1, *third = strchr(second, '\n') + 1;
    const int length = snprintf(changed, sizeof changed, "%.*s%.*s%.*s%s", (int)(first - text), text,
                                (int)(third - second), second, (int)(second - first), first, third);
    CHECK_NUMBER(length, n);
    CHECK(!verify(changed, (size_t)length, &why));
    CHECK_TEXT(why.text, "line 26: the fingerprint does not fit; something in this record was changed.");
}

/* As version 1 wrote it: the hash of the last position, then the result. */
static void version_1_verifies_by_its_own_rule(void)
{
    static char old[ROOM];
    record r;
    error why = { "" };
    match_deal d;
    shuffle(&d);
    d.pledged = 0;
    play_deal(&toy_game, 2, 1000, true, &d);
    const char *salt = strstr(text, "salt "), *position = strstr(text, "position "),
               *result = strstr(text, "result "), *end = strstr(text, "fingerprint ");
    const int n = snprintf(old, sizeof old, "orrery-record 1%.*s%.*sfingerprint %.*s%.*s",
                           (int)(salt - text) - 15, text + 15, (int)(position - salt), salt,
                           (int)(result - position) - 9, position + 9, (int)(end - result), result);
    if (!CHECK(record_read(&r, old, (size_t)n, find, &why))) puts(why.text);
    CHECK(record_verify(&r, &why));
    CHECK_TEXT(record_rule(&r), "verified by the rule of record version 1: answers are not chained");
    char told[300];
    CHECK(deal_told(&r.deal, NULL, told, sizeof told) > 0);
    CHECK_TEXT(told,
               "Shuffled by the dealer together with Seat 2, whose part was not fixed before others were opened.");
    record_free(&r);
    strstr(old, "fingerprint ")[12] = 'x';
    CHECK(!verify(old, (size_t)n, &why));
    CHECK_TEXT(why.text, "line 22: the fingerprint should be 16 hex digits.");
}

static void it_says_who_shuffled(void)
{
    match_deal d;
    char told[300];
    static const char *const names[ORR_MAX_SEATS] = { "Ada", "Ben" };
    shuffle(&d);
    CHECK(deal_told(&d, names, told, sizeof told) > 0);
    CHECK_TEXT(told, "Shuffled by the dealer together with Ben. Not opened in time, so left out: the part of Ada.");
    d.salted = d.pledged = 0;
    CHECK(deal_told(&d, names, told, sizeof told) > 0);
    CHECK_TEXT(told, "Shuffled by the dealer alone; no player helped.");
}

static void strange_files(void)
{
    record r;
    error why;
    CHECK(!record_read(&r, "", 0, find, &why));
    CHECK_TEXT(why.text, "line 1: this is not a record; a record starts with 'orrery-record 2'.");
    CHECK(!record_read(&r, "orrery-record 1\n\0\n", 18, find, &why));
    CHECK_TEXT(why.text, "line 1: this is not a record but a file of bytes.");
    CHECK(!record_read(&r, "orrery-record 1\nseats 2\n", 24, find, &why));
    CHECK_TEXT(why.text, "line 2: the game must be named first.");
    CHECK(!record_read(&r, "orrery-record 1\r\ngame toy 3\r\n", 29, find, &why));
    CHECK_TEXT(why.text, "line 2: the record ends before its answers.");
}

/* Whoever sends a record by mail may get it back with other line ends: it can still be shown and gone on with. */
static void windows_line_ends(void)
{
    char crlf[ROOM];
    size_t n = 0;
    error why;
    record r;
    match m;
    play(&toy_game, 2, 1000, true);
    for (const char *s = text; *s; s++) {
        if (*s == '\n') crlf[n++] = '\r';
        crlf[n++] = *s;
    }
    CHECK(!verify(crlf, n, &why));
    CHECK_TEXT(why.text, "line 1: this line ends in CR LF; lines of a record end in LF alone.");
    if (!CHECK(record_read(&r, crlf, n, find, &why)) || !CHECK(record_replay(&r, &m, &why))) return;
    match_close(&m);
    record_free(&r);
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
    TEST_CASE(the_shuffle_is_checked);
    TEST_CASE(pledges_are_part_of_the_deal);
    TEST_CASE(there_is_one_way_to_write_it);
    TEST_CASE(nothing_goes_at_the_end_or_comes_to_it);
    TEST_CASE(answers_that_lead_to_the_same_position_are_told_apart);
    TEST_CASE(version_1_verifies_by_its_own_rule);
    TEST_CASE(it_says_who_shuffled);
    TEST_CASE(strange_files);
    TEST_CASE(windows_line_ends);
    return test_end();
}
