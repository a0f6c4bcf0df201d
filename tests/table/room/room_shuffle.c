/* Helping to shuffle: pledges while the table is waiting for players, salts after the start, the deal; who keeps a salt
 * back, who is away, and what everybody can see of it when. */
#include "tests/support/room_table.h"

#include "base/hex.h"
#include "table/match/record.h"

static char salt_hex[3][2 * SALT + 1];

static void salt_of(unsigned s, uint8_t salt[SALT])
{
    memset(salt, (int)(0x50 + s), SALT);
    hex_write(salt, SALT, salt_hex[s]);
}

static room_verdict pledges(orr_seat s)
{
    uint8_t commitment[MATCH_KEY], salt[SALT], pledge[HASH];
    char hex[2 * HASH + 1], text[120];
    salt_of(s, salt);
    deal_commitment(&w.r->deal, commitment);
    deal_pledge(commitment, s, salt, pledge);
    hex_write(pledge, HASH, hex);
    snprintf(text, sizeof text, "{\"t\":\"pledge\",\"pledge\":\"%s\"}", hex);
    return web_say(&w, s, text);
}

static const char *salt_message(unsigned of)
{
    static char text[160];
    uint8_t salt[SALT];
    salt_of(of, salt);
    snprintf(text, sizeof text, "{\"t\":\"salt\",\"salt\":\"%s\"}", salt_hex[of]);
    return text;
}

/* Three people who are here, at a table that waits for players. */
static bool gather(void)
{
    return CHECK(web_open(&w, "{\"game\":\"toy\",\"seats\":4,\"name\":\"Ada\",\"seat\":0}")) &&
           CHECK(web_sit(&w, "{\"name\":\"Ben\"}", 1)) && CHECK(web_sit(&w, "{\"name\":\"Cid\"}", 2)) &&
           CHECK(web_here(&w, 0, true)) && CHECK(web_here(&w, 1, true)) && CHECK(web_here(&w, 2, true));
}

static bool start(void) { return CHECK_NUMBER(web_say(&w, 0, "{\"t\":\"start\"}"), ROOM_STORE); }

static bool anybody_reads(const char *words)
{
    text_buf all = { .text = NULL };
    all_words(w.r, w.now, &all);
    const bool found = strstr(all.text, words);
    text_free(&all);
    return found;
}

static void play_out(void)
{
    orr_rng rng = { 3 };
    orr_action legal[ORR_MAX_LEGAL];
    while (room_state_of(w.r) == ROOM_PLAYING) {
        const orr_seat s = orr_speaker(&w.r->m->t, &rng);
        text_buf e = { .text = NULL };
        char words[100];
        orr_legal(&w.r->m->t, s, legal);
        orr_write(&w.r->box, legal[0], words, sizeof words);
        text_format(&e, "%llu answer %u 0 %s", (unsigned long long)w.now, s, words);
        if (!CHECK(web_apply(&w, &e))) return;
        text_free(&e);
    }
}

/* The record of the finished match verifies and tells this about the shuffle; so does the check. */
static void proves(const char *told, const char *verdict)
{
    text_buf text = { .text = NULL }, check = { .text = NULL };
    record r;
    char said[500];
    play_out();
    if (!CHECK(room_write_record(w.r, &text, &w.why)) || !CHECK(room_write_check(w.r, &check, &w.why)) ||
        !CHECK(record_read(&r, text.text, text.n, table_find, &w.why)))
        return;
    CHECK(record_verify(&r, &w.why));
    CHECK(deal_told(&r.deal, w.r->names, said, sizeof said) > 0);
    CHECK_TEXT(said, told);
    CHECK(strstr(check.text, "{\"ok\":true,") && strstr(check.text, told) && strstr(check.text, verdict));
    record_free(&r);
    text_free(&text);
    text_free(&check);
}

/* ---- cases ------------------------------------------------------------------------------------------------------ */

static void all_help(void)
{
    if (!gather()) return;
    for (orr_seat s = 0; s < 3; s++) CHECK_NUMBER(pledges(s), ROOM_STORE);
    CHECK(tells(1, "\"helps\":true") && tells(1, "\"t\":\"shuffle\""));
    refused(0, salt_message(0), "once the match is started");        /* not before the last pledge is fixed */
    same_when_rebuilt();
    if (!start()) return;
    CHECK_NUMBER(room_state_of(w.r), ROOM_SHUFFLING);
    CHECK(tells(2, "\"state\":\"shuffling\"") && tells(2, "\"opening\":true"));
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 1, salt_message(1)), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    for (unsigned s = 0; s < 3; s++) CHECK(!anybody_reads(salt_hex[s]));
    same_when_rebuilt();
    CHECK_NUMBER(web_say(&w, 2, salt_message(2)), ROOM_STORE);
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK(tells(3, "\"dealt\":true"));
    for (unsigned s = 0; s < 3; s++) CHECK(anybody_reads(salt_hex[s]));
    CHECK_NUMBER(w.r->deal.salted, 7);
    same_when_rebuilt();
    proves("Shuffled by the dealer together with Ada, Ben and Cid.", "The shuffle was fair and untouched.");
    CHECK(anybody_reads("\"secret\":\"0707"));
    web_close(&w);
}

static void nobody_can_choose_late(void)
{
    if (!gather()) return;
    CHECK_NUMBER(pledges(0), ROOM_STORE);
    CHECK_NUMBER(pledges(1), ROOM_STORE);
    refused(0, "{\"t\":\"pledge\",\"pledge\":\"00\"}", "64 to 64");
    refused(0, "{\"t\":\"pledge\",\"pledge\":\"zz00000000000000000000000000000000000000000000000000000000000000\"}",
            "hex digits");
    refused(ORR_PUBLIC,
            "{\"t\":\"pledge\",\"pledge\":\"0000000000000000000000000000000000000000000000000000000000000000\"}",
            "watch");
    if (!start()) return;
    CHECK_NUMBER(pledges(2), ROOM_REFUSED);                          /* too late: others may have opened */
    CHECK(replies("The cards are being shuffled; it is too late"));
    refused(0, "{\"t\":\"pledge\",\"pledge\":\"0000000000000000000000000000000000000000000000000000000000000000\"}",
            "too late");
    refused(0, salt_message(1), "not the salt you pledged");
    refused(2, salt_message(2), "pledged no salt");
    refused(0, "{\"t\":\"salt\",\"salt\":\"00\"}", "32 to 32");
    refused(1, "{\"t\":\"leave\"}", "being shuffled");
    refused(0, "{\"t\":\"start\"}", "has begun");
    refused(0, "{\"t\":\"seat\",\"seat\":3,\"level\":\"easy\"}", "has begun");
    CHECK(!web_sit(&w, "{\"name\":\"Eve\"}", 3));
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    refused(0, salt_message(0), "open already");
    CHECK_NUMBER(web_say(&w, 1, salt_message(1)), ROOM_STORE);
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    refused(1, salt_message(1), "not now");
    proves("Shuffled by the dealer together with Ada and Ben.", "The shuffle was fair and untouched.");
    web_close(&w);
}

static void whoever_keeps_a_salt_back_is_left_out_and_named(void)
{
    if (!gather()) return;
    for (orr_seat s = 0; s < 3; s++) CHECK_NUMBER(pledges(s), ROOM_STORE);
    if (!start()) return;
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 2, salt_message(2)), ROOM_STORE);
    CHECK_NUMBER(room_next_time(w.r), w.now + ROOM_SHUFFLE);
    w.now += ROOM_SHUFFLE - 1;
    CHECK_NUMBER(web_tick(&w), 0);
    w.now += 1;
    CHECK_NUMBER(web_tick(&w), 1);
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK_NUMBER(w.r->deal.pledged, 7);
    CHECK_NUMBER(w.r->deal.salted, 5);
    refused(1, salt_message(1), "not now");
    same_when_rebuilt();
    proves("Shuffled by the dealer together with Ada and Cid. Not opened in time, so left out: the part of Ben.",
           "The shuffle was untouched, but a player kept their part back.");
    web_close(&w);
}

/* Before any salt is open, leaving somebody out chooses nothing: it is no withholding. */
static void whoever_is_away_at_the_start_takes_no_part(void)
{
    if (!gather()) return;
    for (orr_seat s = 0; s < 3; s++) CHECK_NUMBER(pledges(s), ROOM_STORE);
    CHECK(web_here(&w, 1, false));
    if (!start()) return;
    refused(1, salt_message(1), "pledged no salt");
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    CHECK_NUMBER(web_say(&w, 2, salt_message(2)), ROOM_STORE);
    CHECK_NUMBER(w.r->deal.pledged, 5);
    same_when_rebuilt();
    proves("Shuffled by the dealer together with Ada and Cid.", "The shuffle was fair and untouched.");
    web_close(&w);
}

static void a_deal_without_help_says_so(void)
{
    if (!gather()) return;
    CHECK_NUMBER(pledges(1), ROOM_STORE);
    CHECK(web_here(&w, 1, false));
    if (!start()) return;                                            /* nobody is left who could open anything */
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK_NUMBER(w.r->deal.pledged, 0);
    same_when_rebuilt();
    proves("Shuffled by the dealer alone; no player helped.", "only the server shuffled");
    web_close(&w);
}

/* A pledge is worth nothing to somebody who does not have the salt. */
static void a_pledge_goes_with_its_person(void)
{
    text_buf e = { .text = NULL };
    char word[ROOM_PASS_CODE_LENGTH + 1], body[60];
    const uint8_t noise[ROOM_NOISE] = { 1, 2, 3 };
    if (!gather()) return;
    for (orr_seat s = 0; s < 3; s++) CHECK_NUMBER(pledges(s), ROOM_STORE);
    CHECK_NUMBER(pledges(1), ROOM_REFUSED);                          /* said already */
    CHECK_NUMBER(web_say(&w, 2, "{\"t\":\"leave\"}"), ROOM_STORE);
    CHECK(web_sit(&w, "{\"name\":\"Eve\",\"seat\":2}", 5));
    CHECK(!w.r->seat[2].pledged);
    CHECK(room_move(w.r, 1, noise, w.now, &e, word, &w.why) && web_apply(&w, &e));
    snprintf(body, sizeof body, "{\"word\":\"%s\"}", word);
    CHECK(web_sit(&w, body, 6));
    CHECK(!w.r->seat[1].pledged && tells(0, "\"pledge\":null"));
    CHECK_NUMBER(pledges(1), ROOM_STORE);
    same_when_rebuilt();
    text_free(&e);
    web_close(&w);
}

/* After a restart nobody is connected: there is time to come back and open. */
static void a_restart_in_the_middle(void)
{
    text_buf e = { .text = NULL };
    if (!gather()) return;
    CHECK_NUMBER(pledges(0), ROOM_STORE);
    CHECK_NUMBER(pledges(1), ROOM_STORE);
    if (!start()) return;
    CHECK_NUMBER(web_say(&w, 1, salt_message(1)), ROOM_STORE);
    w.now += 5 * ROOM_SHUFFLE;
    CHECK(room_restart(w.r, w.now, &e) && web_apply(&w, &e));
    CHECK_NUMBER(web_tick(&w), 0);
    same_when_rebuilt();
    CHECK(web_here(&w, 0, true));
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    CHECK_NUMBER(room_state_of(w.r), ROOM_PLAYING);
    CHECK_NUMBER(w.r->deal.salted, 3);
    text_free(&e);
    web_close(&w);
}

/* Tables that were made before there were pledges go on with the salts they have. */
static void salts_of_older_stores(void)
{
    text_buf e = { .text = NULL };
    if (!gather()) return;
    text_format(&e, "%llu salt 1 00112233445566778899aabbccddeeff", (unsigned long long)w.now);
    CHECK(web_apply(&w, &e));
    CHECK_NUMBER(pledges(0), ROOM_STORE);
    if (!start()) return;
    CHECK_NUMBER(web_say(&w, 0, salt_message(0)), ROOM_STORE);
    CHECK_NUMBER(w.r->deal.salted, 3);
    same_when_rebuilt();
    proves("Shuffled by the dealer together with Ada. Also by Ben, whose part was not fixed before others were opened.",
           "The shuffle was fair and untouched.");
    text_free(&e);
    web_close(&w);
}

static void playing_on_has_the_same_deal(void)
{
    text_buf e = { .text = NULL };
    const room_grant g = grant_of(3);
    const char *body = "{\"at\":2,\"seat\":1,\"level\":\"hard\",\"name\":\"Eve\"}";
    if (!gather()) return;
    for (orr_seat s = 0; s < 3; s++) CHECK_NUMBER(pledges(s), ROOM_STORE);
    if (!start()) return;
    for (orr_seat s = 0; s < 2; s++) CHECK_NUMBER(web_say(&w, s, salt_message(s)), ROOM_STORE);
    w.now += ROOM_SHUFFLE;
    web_tick(&w);
    play_out();
    if (!CHECK(room_play_on(w.r, body, strlen(body), &g, w.now, &e, &w.why))) return;
    room *on = room_open(&house, e.text, e.n, &w.why);
    if (CHECK(on)) CHECK(!memcmp(&on->deal, &w.r->deal, sizeof on->deal));
    room_close(on);
    text_free(&e);
    web_close(&w);
}

int main(void)
{
    TEST_CASE(all_help);
    TEST_CASE(nobody_can_choose_late);
    TEST_CASE(whoever_keeps_a_salt_back_is_left_out_and_named);
    TEST_CASE(whoever_is_away_at_the_start_takes_no_part);
    TEST_CASE(a_deal_without_help_says_so);
    TEST_CASE(a_pledge_goes_with_its_person);
    TEST_CASE(a_restart_in_the_middle);
    TEST_CASE(salts_of_older_stores);
    TEST_CASE(playing_on_has_the_same_deal);
    return test_end();
}
