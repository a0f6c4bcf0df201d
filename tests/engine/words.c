/* Actions as text: written and read back, cut off where there is no room, refused where a word is wrong. */
#include "engine/game.h"
#include "tests/support/check.h"

enum { GIVE, COUNT, SIT, N_VERBS };
enum { N_PLANET = ORR_N_FIRST_OWN, N_EXTRA, N_MANY };
static const orr_verb verbs[] = { [GIVE] = { "give", { N_PLANET, ORR_N_SEAT, N_EXTRA }, 0, "" },
                                  [COUNT] = { "count", { ORR_N_NUMBER, N_MANY }, 0, "" },
                                  [SIT] = { "sit", { 0 }, 0, "" } };

static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const planets[] = { "mars", "venus" }, *const extras[] = { "", "twice" };
    (void)b, (void)form;
    if (noun == N_MANY) return "same";                   /* a noun with words for all 256 values */
    if (value > 1) return NULL;
    return noun == N_PLANET ? planets[value] : extras[value];
}
static const orr_game game = { .verbs = verbs, .n_verbs = N_VERBS, .word = word };
static const orr_box box = { .game = &game };

static const char *written(orr_action x, int cap)
{
    static char text[80];
    return orr_write(&box, x, text, cap) < 0 ? "does not fit" : text;
}

static void actions_are_written(void)
{
    CHECK_TEXT(written((orr_action){ GIVE, 1, 0, 1 }, 80), "give venus 1 twice");
    CHECK_TEXT(written((orr_action){ GIVE, 0, 9, 0 }, 80), "give mars 10");        /* the empty word is left out */
    CHECK_TEXT(written((orr_action){ COUNT, 0, 0, 0 }, 80), "count 0 same");
    CHECK_TEXT(written((orr_action){ COUNT, 255, 0, 0 }, 80), "count 255 same");
    CHECK_TEXT(written((orr_action){ COUNT, 40, 0, 0 }, 80), "count 40 same");
    CHECK_TEXT(written((orr_action){ SIT, 0, 0, 0 }, 80), "sit");
}

static void what_has_no_word_or_no_room_is_refused(void)
{
    const orr_action x = { GIVE, 1, 0, 1 };              /* 18 letters */
    CHECK_TEXT(written(x, 19), "give venus 1 twice");
    for (int cap = 0; cap < 19; cap++) CHECK_TEXT(written(x, cap), "does not fit");
    CHECK_TEXT(written((orr_action){ N_VERBS, 0, 0, 0 }, 80), "does not fit");
    CHECK_TEXT(written((orr_action){ GIVE, 2, 0, 0 }, 80), "does not fit");
}

static bool reads(const char *text, orr_action wanted)
{
    orr_action x;
    return orr_read(&box, text, &x) && !memcmp(&x, &wanted, sizeof x);
}

static void actions_are_read(void)
{
    CHECK(reads("give venus 1 twice", (orr_action){ GIVE, 1, 0, 1 }));
    CHECK(reads(" \tgive\tmars  10 ", (orr_action){ GIVE, 0, 9, 0 }));
    CHECK(reads("count 255 same", (orr_action){ COUNT, 255, 0, 0 }));
    CHECK(reads("sit", (orr_action){ SIT, 0, 0, 0 }));
}

static void wrong_words_are_refused(void)
{
    static const char *const wrong[] = {
        "", "  ", "gives mars 1", "giv mars 1", "give", "give mars", "give marsh 1", "give mar 1", "give pluto 1",
        "give mars 0", "give mars 16", "give mars 999", "give mars 1000", "give mars x", "give mars 1x",
        "give mars 1 thrice", "give mars 1 twice more", "count 256 same", "count 1000 same", "count -1 same",
        "count 1/ same", "count 1: same", "count 1 other", "count", "sit down"
    };
    orr_action x;
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (!CHECK(!orr_read(&box, wrong[i], &x))) printf("  it reads: %s\n", wrong[i]);
}

int main(void)
{
    TEST_CASE(actions_are_written);
    TEST_CASE(what_has_no_word_or_no_room_is_refused);
    TEST_CASE(actions_are_read);
    TEST_CASE(wrong_words_are_refused);
    return test_end();
}
