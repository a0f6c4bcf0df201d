/* Text of strangers, before others see it. */
#include "base/plain.h"

#include "tests/support/check.h"

#include <stdint.h>

static const struct { const char *in, *out; unsigned seen; } texts[] = {
    { "", "", 0 },
    { "Ada", "Ada", 3 },
    { "Ada \x1b[31mred\x07", "Ada [31mred", 10 },                      /* what would move a terminal */
    { "C\xc2\x9b" "31m", "C31m", 4 },                                  /* the same with one C1 character */
    { "gpj.\xe2\x80\xae" "exe", "gpj.exe", 7 },                        /* U+202E reverses what follows */
    { "a\xe2\x81\xa6" "b\xe2\x81\xa9" "c", "abc", 3 },                /* isolates */
    { "a\xd8\x9c" "b\xe2\x80\x8e" "c\xe2\x80\x8f", "abc", 3 },        /* marks of direction */
    { "\xe2\x80\x8b\xe2\x80\x8c\xe2\x80\x8d\xef\xbb\xbf", "", 0 },  /* zero width */
    { "\xe3\x85\xa4\xef\xbe\xa0\xe1\x85\x9f\xc2\xad\xcd\x8f", "", 0 },  /* fillers, soft hyphen, joiner of graphemes */
    { "\xf3\xa0\x81\xa1\xf3\xa0\x80\x81", "", 0 },                    /* tags */
    { "a\xe2\x80\xa8" "b", "ab", 2 },                                  /* U+2028 is a line end */
    { "\xc2\xa0 \xe2\xa0\x80", "\xc2\xa0 \xe2\xa0\x80", 0 },         /* blanks of every kind stay, and are not seen */
    { "\xcc\x81\xcc\x82", "\xcc\x81\xcc\x82", 0 },                    /* accents on nothing */
    { "C\xc3\xa9" "cile e\xcc\x81", "C\xc3\xa9" "cile e\xcc\x81", 7 },
    { "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xe6\x98\x9f", "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xe6\x98\x9f", 5 },
    { "\xe2\x9d\xa4\xef\xb8\x8f", "\xe2\x9d\xa4\xef\xb8\x8f", 1 }, /* a heart keeps its colour in a text */
    { "cut \xe2\x82", "cut ", 3 },                                    /* half a character */
    { "\xff\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80z", "z", 1 },          /* no UTF-8 */
};

static const struct { const char *in, *out; unsigned seen; } names[] = {
    { "  Ada   Byron ", "Ada Byron", 8 },
    { "Ada\xc2\xa0\xe3\x80\x80" "Byron\xe2\x80\x8b ", "Ada Byron", 8 },
    { "Ada\xef\xb8\x8f", "Ada", 3 },
    { " \xc2\xa0\xe2\xa0\x80", "", 0 },
    { "\xe2\x80\xae\xcc\x81", "\xcc\x81", 0 },
};

static void what_hides_or_turns_letters_goes(void)
{
    char text[80];
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        snprintf(text, sizeof text, "%s", texts[i].in);
        CHECK_NUMBER(plain_text(text), texts[i].seen);
        CHECK_TEXT(text, texts[i].out);
    }
}

static void names_are_trimmed(void)
{
    char text[80];
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(text, sizeof text, "%s", names[i].in);
        CHECK_NUMBER(plain_name(text), names[i].seen);
        CHECK_TEXT(text, names[i].out);
    }
}

/* Whatever bytes come: it ends, it is never longer, and doing it again changes nothing. */
static void any_bytes_will_do(void)
{
    uint32_t rng = 7;
    for (unsigned round = 0; round < 20000; round++) {
        char text[40], again[40];
        for (unsigned i = 0; i < sizeof text - 1; i++) {
            rng = rng * 1664525u + 1013904223u;
            const uint32_t v = rng >> 16;
            text[i] = (char)(v & 1 ? 0x80u | (v >> 2 & 0x3fu) : v & 2 ? 0xe0u | (v >> 2 & 0x1fu) : v >> 4);
        }
        text[sizeof text - 1] = 0;
        const size_t before = strlen(text);
        const unsigned seen = round & 1 ? plain_name(text) : plain_text(text);
        CHECK(strlen(text) <= before);
        strcpy(again, text);
        CHECK_NUMBER(round & 1 ? plain_name(again) : plain_text(again), seen);
        if (!CHECK_TEXT(again, text)) return;
    }
}

/* Letters of other scripts, sizes and styles, accents, blanks and marks. */
static void names_that_look_alike(void)
{
    static const char *const alike[][2] = {
        { "Ada", "ada" },
        { "Ada", "\xd0\x90" "da" },
        { "Ada", "\xce\x91" "d\xd0\xb0" },
        { "Ada", "Ada." },
        { "Ada", " A d a" },
        { "Ada", "\xef\xbc\xa1\xef\xbd\x84\xef\xbd\x81" },
        { "Ada", "\xf0\x9d\x90\x80\xf0\x9d\x92\x85\xf0\x9d\x96\xba" },
        { "Ada", "\xe2\x92\xb6\xe2\x93\x93\xe2\x93\x90" },
        { "Ada", "\xc3\x84" "d\xc3\xa4" },
        { "Ada", "Ada\xcc\xa3" },
        { "Bob", "B0b" },
        { "Ilse", "llse" },
        { "Ilse", "1lse" },
        { "Zoo", "\xc5\xbd\xd0\xbe\xce\x9f" },
        { "Ros", "R\xd0\xbe\xc5\xbf" },
        { "Ann", "A\xd5\xb8\xc5\x8b" },
        { "\xe6\x98\x9f", "\xe6\x98\x9f!" },
    };
    static const char *const unlike[][2] = {
        { "Ada", "Adam" },
        { "Adam", "Ada" },
        { "Ada", "Eda" },
        { "\xe6\x98\x9f", "\xe6\x9c\x88" },
        { "...", "--" },
        { "Anna", "Ana" },
        { "\xd0\x96\xd0\xb0\xd0\xbd", "\xd0\x96\xd0\xbe\xd0\xbd" },
        { "\xce\xa9mega", "Omega2" },
    };
    for (unsigned i = 0; i < sizeof alike / sizeof *alike; i++)
        if (!CHECK(plain_alike(alike[i][0], alike[i][1]) && plain_alike(alike[i][1], alike[i][0])))
            printf("  %s and %s\n", alike[i][0], alike[i][1]);
    for (unsigned i = 0; i < sizeof unlike / sizeof *unlike; i++)
        if (!CHECK(!plain_alike(unlike[i][0], unlike[i][1]))) printf("  %s and %s\n", unlike[i][0], unlike[i][1]);
    CHECK(plain_alike("...", "...") && plain_alike("Ada\xff", "Ada") && !plain_alike("", "Ada"));
}

int main(void)
{
    TEST_CASE(what_hides_or_turns_letters_goes);
    TEST_CASE(names_are_trimmed);
    TEST_CASE(any_bytes_will_do);
    TEST_CASE(names_that_look_alike);
    return test_end();
}
