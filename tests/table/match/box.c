/* Sentences, boxes and options. */
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/toy.h"

static void a_note_is_cut_not_overrun(void)
{
    error n;
    char big[1000];
    memset(big, 'a', sizeof big);
    big[999] = 0;
    CHECK(!error_refuse(&n, "%s", big));
    CHECK_NUMBER(strlen(n.text), sizeof n.text - 1);
    CHECK(!error_refuse(NULL, "nobody listens to %d", 1));
}

static void options_by_name(void)
{
    orr_box b, calm;
    error why;
    box_open(&b, &toy_game);
    calm = b;
    CHECK(box_option(&b, "pace", "brisk", &why));
    CHECK_NUMBER(b.opt[0], 1);
    CHECK(b.hash != calm.hash);
    CHECK(box_option(&b, "pace", "calm", &why));
    CHECK(b.hash == calm.hash);
}

static void wrong_options_name_the_right_ones(void)
{
    orr_box b;
    error why;
    box_open(&b, &toy_game);
    CHECK(!box_option(&b, "speed", "brisk", &why));
    CHECK_TEXT(why.text, "toy has no option 'speed'; its options are pace, hurry.");
    CHECK(!box_option(&b, "pace", "wild", &why));
    CHECK_TEXT(why.text, "The option pace cannot be 'wild'; it can be calm or brisk.");
    CHECK_NUMBER(b.opt[0], 0);
}

static void seats_and_the_games_own_check(void)
{
    orr_box b;
    error why;
    box_open(&b, &toy_game);
    CHECK(box_check(&b, 4, &why));
    CHECK(!box_check(&b, 5, &why));
    CHECK_TEXT(why.text, "Toy seats 2 to 4 players, not 5.");
    CHECK(!box_check(&b, 0, &why));
    CHECK(box_option(&b, "hurry", "yes", &why));
    CHECK(box_check(&b, 2, &why));
    CHECK(!box_check(&b, 3, &why));
    CHECK_TEXT(why.text, "a hurry is for two seats only");
}

static void the_sets_name(void)
{
    orr_box b;
    box_open(&b, &toy_game);
    CHECK_TEXT(box_set_name(&b), "none");
    CHECK_TEXT(box_set_note(&b), "");
}

int main(void)
{
    TEST_CASE(a_note_is_cut_not_overrun);
    TEST_CASE(options_by_name);
    TEST_CASE(wrong_options_name_the_right_ones);
    TEST_CASE(seats_and_the_games_own_check);
    TEST_CASE(the_sets_name);
    return test_end();
}
