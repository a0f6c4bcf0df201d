/* A match at the table: deals, answers, refusals, question numbers, undo, the log; and text for people. */
#include "table/match/match.h"

#include "base/blake2b.h"
#include "games/games.h"
#include "table/match/phrases.h"
#include "tests/support/check.h"
#include "tests/support/toy.h"

static bool open_toy(match *m, unsigned seats)
{
    orr_box b;
    match_deal d;
    error why;
    box_open(&b, &toy_game);
    deal_from_seed(&d, "a seed");
    return CHECK(match_open(m, &b, seats, &d, &why));
}
static bool say(match *m, orr_seat s, uint8_t n) { return match_answer(m, s, (orr_action){ TOY_SAY, n, 0, 0 }, NULL); }

/* ---- the deal --------------------------------------------------------------------------------------------------- */

static void deals_come_from_the_seed(void)
{
    match_deal a, b, c;
    uint8_t ka[32], kb[32], kc[32], commitment[32];
    deal_from_seed(&a, "one");
    deal_from_seed(&b, "one");
    deal_from_seed(&c, "two");
    deal_key(&a, ka), deal_key(&b, kb), deal_key(&c, kc);
    CHECK(!memcmp(ka, kb, 32));
    CHECK(memcmp(ka, kc, 32));
    deal_commitment(&a, commitment);
    CHECK(memcmp(commitment, ka, 32));       /* the commitment is public before the deal: it must not be the key */
    CHECK(memcmp(commitment, a.secret, 32));
    uint8_t direct[32];
    blake2b_256(direct, a.secret, 32);
    CHECK(!memcmp(commitment, direct, 32));
}

static void every_salt_changes_the_key(void)
{
    match_deal a, b;
    uint8_t ka[32], kb[32], kc[32];
    deal_from_seed(&a, "one");
    b = a;
    deal_key(&a, ka);
    b.salted = orr_one(2);
    deal_key(&b, kb);
    CHECK(memcmp(ka, kb, 32));
    b.salt[2][15] = 1;
    deal_key(&b, kc);
    CHECK(memcmp(kb, kc, 32));
    b.salt[3][0] = 1;                        /* seat 4 added nothing: what lies there is not part of the deal */
    deal_key(&b, kb);
    CHECK(!memcmp(kb, kc, 32));
}

static void every_pledge_changes_the_key(void)
{
    match_deal a, b;
    uint8_t ka[32], kb[32];
    deal_from_seed(&a, "one");
    b = a;
    b.pledged = orr_one(2);
    deal_key(&a, ka), deal_key(&b, kb);
    CHECK(memcmp(ka, kb, 32));
    a = b;
    b.pledge[2][31] = 1;
    deal_key(&a, ka), deal_key(&b, kb);
    CHECK(memcmp(ka, kb, 32));
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

static void opening_refuses_a_bad_box(void)
{
    match m;
    orr_box b;
    match_deal d;
    error why;
    box_open(&b, &toy_game);
    deal_from_seed(&d, "x");
    CHECK(!match_open(&m, &b, 9, &d, &why));
    CHECK_TEXT(why.text, "Toy seats 2 to 4 players, not 9.");
    CHECK(!m.t.state);
}

static void a_refusal_is_a_sentence_and_changes_nothing(void)
{
    match m;
    error why;
    if (!open_toy(&m, 2)) return;
    const uint64_t before = orr_fingerprint(&m.t);
    CHECK(!match_answer(&m, 0, (orr_action){ TOY_SAY, 4, 0, 0 }, &why));
    CHECK_TEXT(why.text, "Say 4: not now, because a number is below 3 (TOY-1).");
    CHECK(!match_answer(&m, 0, (orr_action){ TOY_SAY, 5, 0, 0 }, &why));
    CHECK_TEXT(why.text, "Say 5: not now, because no, five is large (TOY-A1).");
    CHECK(!match_answer(&m, 0, (orr_action){ TOY_ROLL, 0, 0, 0 }, &why));
    CHECK_TEXT(why.text,
               "Roll the die: not now, because all say a number, then the first seat rolls or waits (TOY-2).");
    CHECK(!match_answer(&m, 0, (orr_action){ 77, 0, 0, 0 }, &why));
    CHECK_TEXT(why.text, "That: not now, because that does not answer the question now open (ORR-2).");
    CHECK(!match_answer(&m, 3, (orr_action){ TOY_SAY, 1, 0, 0 }, &why));
    CHECK_TEXT(why.text, "You are not asked now; asked: Seat 1 and Seat 2 (ORR-1).");
    CHECK_NUMBER(orr_fingerprint(&m.t), before);
    CHECK_NUMBER(m.n_answers, 0);
    CHECK(say(&m, 0, 1));
    CHECK(!match_answer(&m, 0, (orr_action){ TOY_SAY, 1, 0, 0 }, &why));
    CHECK_TEXT(why.text, "You are not asked now; asked: Seat 2 (ORR-1).");
    match_close(&m);
}

static void an_answer_makes_only_ones_own_question_stale(void)
{
    match m;
    if (!open_toy(&m, 3)) return;
    const uint32_t q0 = m.question[0], q1 = m.question[1], q2 = m.question[2];
    CHECK(say(&m, 1, 0));
    CHECK_NUMBER(m.question[0], q0);
    CHECK(m.question[1] > q1);
    CHECK_NUMBER(m.question[2], q2);
    CHECK(say(&m, 0, 0) && say(&m, 2, 0));                       /* now the die is asked for: a new question */
    CHECK(m.question[0] > q0 + 1);
    CHECK(m.question[2] > q2);
    match_close(&m);
}

static void typed_answers(void)
{
    match m;
    error why;
    orr_action a = { 0, 0, 0, 0 };
    if (!open_toy(&m, 2)) return;
    CHECK(match_read_answer(&m, 0, "  SAY   2 ", &a, &why));
    CHECK_NUMBER(a.a, 2);
    CHECK(match_read_answer(&m, 0, "Say 1", &a, &why));
    CHECK_NUMBER(a.a, 1);
    CHECK(!match_read_answer(&m, 0, "say 4", &a, &why));
    CHECK_TEXT(why.text, "Say 4: not now, because a number is below 3 (TOY-1).");
    CHECK(!match_read_answer(&m, 0, "sing", &a, &why));
    CHECK_TEXT(why.text, "'sing' is not an action of Toy; one you could give now is 'say 0'.");
    CHECK(!match_read_answer(&m, 0, "say", &a, &why));
    CHECK_TEXT(why.text, "'say' could be several actions; say more, for example 'say 0'.");
    CHECK(!match_read_answer(&m, 0, "", &a, &why));
    CHECK_NUMBER(m.n_answers, 0);
    CHECK(say(&m, 0, 0) && say(&m, 1, 0));
    CHECK(match_read_answer(&m, 0, "w", &a, &why));              /* the only one that begins like this */
    CHECK_NUMBER(a.verb, TOY_WAIT);
    CHECK(match_read_answer(&m, 0, "roll the die", &a, &why));   /* as its label says */
    CHECK_NUMBER(a.verb, TOY_ROLL);
    CHECK(!match_read_answer(&m, 1, "sing", &a, &why));
    char big[400];
    memset(big, 'a', sizeof big);
    big[399] = 0;
    CHECK(!match_read_answer(&m, 0, big, &a, &why));
    match_close(&m);
}

/* ---- going back ------------------------------------------------------------------------------------------------- */

static void undo_stops_where_chance_fell(void)
{
    match m;
    error why;
    if (!open_toy(&m, 2)) return;
    CHECK(!match_undo(&m, &why));
    CHECK_TEXT(why.text, "There is no move to undo yet.");
    CHECK(say(&m, 0, 1));
    const uint64_t one = orr_fingerprint(&m.t);
    const uint32_t events = m.n_events, asked = m.question[1];
    CHECK(say(&m, 1, 2));
    const uint32_t later = m.question[1];
    CHECK(match_can_undo(&m) && match_undo(&m, &why));
    CHECK_NUMBER(orr_fingerprint(&m.t), one);
    CHECK_NUMBER(m.n_answers, 1);
    CHECK_NUMBER(m.n_events, events);
    CHECK(m.question[1] > later && later > asked); /* an answer to the taken-back question comes too late */
    CHECK(say(&m, 1, 0) && match_answer(&m, 0, (orr_action){ TOY_ROLL, 0, 0, 0 }, &why));
    CHECK(!match_can_undo(&m) && !match_undo(&m, &why));
    CHECK_TEXT(why.text, "The last move revealed something hidden, so it stands.");
    CHECK_NUMBER(m.n_answers, 3);
    match_close(&m);
}

/* A copy has the same past and a future of its own; without the log it has heard nothing yet. */
static void a_copy_goes_its_own_way(void)
{
    match m, twin, deaf;
    if (!open_toy(&m, 2)) return;
    CHECK(say(&m, 0, 1) && say(&m, 1, 2));
    const uint64_t here = orr_fingerprint(&m.t);
    const uint32_t events = m.n_events, question = m.question[0];
    if (!CHECK(match_copy(&twin, &m, &m.box, true)) || !CHECK(match_copy(&deaf, &m, &m.box, false))) return;
    CHECK_NUMBER(orr_fingerprint(&twin.t), here);
    CHECK_NUMBER(twin.n_events, events);
    CHECK(!memcmp(twin.event, m.event, events * sizeof *m.event));
    CHECK_NUMBER(deaf.n_events, 0);
    CHECK_NUMBER(deaf.n_answers, 2);
    CHECK(match_answer(&twin, 0, (orr_action){ .verb = TOY_ROLL }, NULL));
    CHECK(orr_fingerprint(&twin.t) != here);
    CHECK(twin.n_events > events);
    CHECK_NUMBER(orr_fingerprint(&m.t), here);           /* the first one has heard and done nothing */
    CHECK_NUMBER(m.n_events, events);
    CHECK_NUMBER(m.question[0], question);
    match_close(&m);                                     /* a copy outlives it */
    CHECK(match_answer(&deaf, 0, (orr_action){ .verb = TOY_ROLL }, NULL));
    CHECK_NUMBER(orr_fingerprint(&deaf.t), orr_fingerprint(&twin.t));
    CHECK_NUMBER(deaf.n_events, twin.n_events - events);
    CHECK(match_back_to(&twin, 2));
    CHECK_NUMBER(orr_fingerprint(&twin.t), here);
    match_close(&twin);
    match_close(&deaf);
}

static void seeking_replays_from_the_deal(void)
{
    match m;
    uint64_t print[64];
    orr_action legal[ORR_MAX_LEGAL];
    orr_box b;
    match_deal d;
    box_open(&b, &orr_template);
    deal_from_seed(&d, "seek");
    if (!CHECK(match_open(&m, &b, 3, &d, NULL))) return;
    for (print[0] = orr_fingerprint(&m.t); !match_over(&m); print[m.n_answers] = orr_fingerprint(&m.t)) {
        orr_seat s = 0;
        while (!(orr_asked(&m.t) >> s & 1)) s++;
        orr_legal(&m.t, s, legal);
        if (!CHECK(match_answer(&m, s, legal[0], NULL))) break;
    }
    const uint32_t all = m.n_answers;
    CHECK(all > 5);
    CHECK(!match_back_to(&m, all + 1));
    for (uint32_t k = all; k > 0; k -= k > 3 ? 3 : k) {
        CHECK(match_back_to(&m, k));
        CHECK_NUMBER(orr_fingerprint(&m.t), print[k]);
        CHECK_NUMBER(orr_core_of(&m.t)->answers, k);
    }
    match_close(&m);
}

/* ---- text for people -------------------------------------------------------------------------------------------- */

static void events_for_one_seats_eyes(void)
{
    match m;
    char text[80];
    const char *const names[] = { "Ada", NULL, NULL, NULL };
    if (!open_toy(&m, 2)) return;
    CHECK(say(&m, 0, 2) && say(&m, 1, 1));
    CHECK_NUMBER(m.n_events, 2);
    CHECK_NUMBER(phrase_event(&m.box, &m.event[0], 0, names, text, sizeof text), 10);
    CHECK_TEXT(text, "Ada says 2");
    phrase_event(&m.box, &m.event[0], 1, names, text, sizeof text);
    CHECK_TEXT(text, "Ada says a number");
    phrase_event(&m.box, &m.event[1], ORR_PUBLIC, names, text, sizeof text);
    CHECK_TEXT(text, "Seat 2 says a number");
    CHECK_NUMBER(phrase_event(&m.box, &m.event[0], 0, names, text, 10), -1);
    const orr_event unknown = { .kind = 99 };
    CHECK_NUMBER(phrase_event(&m.box, &unknown, 0, names, text, sizeof text), -1);
    match_close(&m);
}

static void actions_and_seats(void)
{
    orr_box b;
    char text[80];
    const orr_action two = { TOY_SAY, 2, 0, 0 };
    box_open(&b, &toy_game);
    CHECK_NUMBER(phrase_action(&b, two, false, text, sizeof text), 5);
    CHECK_TEXT(text, "say 2");
    CHECK_NUMBER(phrase_action(&b, two, true, text, sizeof text), 5);
    CHECK_TEXT(text, "say ?");
    CHECK_NUMBER(phrase_action(&b, two, true, text, 5), -1);
    CHECK_NUMBER(phrase_label(&b, two, NULL, text, sizeof text), 5);
    CHECK_TEXT(text, "Say 2");
    phrase_seats(orr_one(0) | orr_one(2) | orr_one(3) | orr_one(ORR_PUBLIC), NULL, text, sizeof text);
    CHECK_TEXT(text, "Seat 1, Seat 3 and Seat 4");
    phrase_seats(0, NULL, text, sizeof text);
    CHECK_TEXT(text, "nobody");
    CHECK_TEXT(phrase_rule(&toy_game, 0)->id, "-");
    CHECK_TEXT(phrase_rule(&toy_game, 9999)->id, "-");
    CHECK_TEXT(phrase_rule(&toy_game, TOY_R_FLOW)->id, "TOY-2");
}

int main(void)
{
    TEST_CASE(deals_come_from_the_seed);
    TEST_CASE(every_salt_changes_the_key);
    TEST_CASE(every_pledge_changes_the_key);
    TEST_CASE(opening_refuses_a_bad_box);
    TEST_CASE(a_refusal_is_a_sentence_and_changes_nothing);
    TEST_CASE(an_answer_makes_only_ones_own_question_stale);
    TEST_CASE(typed_answers);
    TEST_CASE(undo_stops_where_chance_fell);
    TEST_CASE(a_copy_goes_its_own_way);
    TEST_CASE(seeking_replays_from_the_deal);
    TEST_CASE(events_for_one_seats_eyes);
    TEST_CASE(actions_and_seats);
    return test_end();
}
