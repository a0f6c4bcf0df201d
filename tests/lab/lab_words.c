/* What the lab says in two languages: numbers as each writes them, and a table whose sentences take the same values. */
#include "tests/support/check.h"
#include "lab/words.h"

#include <string.h>

static char said[400];
static bool is(const char *text) { return !strcmp(said, text); }

static void numbers_are_written_as_a_language_writes_them(void)
{
    lab_say(LAB_ENGLISH, said, sizeof said, "%.1f%% (%.1f to %.1f)", 12.34, -5.0, 99.99);
    CHECK(is("12.3% (-5.0 to 100.0)"));
    lab_say(LAB_ITALIAN, said, sizeof said, "%.1f%% (%.1f to %.1f)", 12.34, -5.0, 99.99);
    CHECK(is("12,3% (da -5,0 a 100,0)"));
    lab_say(LAB_ITALIAN, said, sizeof said, "%+.1f %5.1f %g %.0f", 0.25, 1.5, 2.5, 3.0);
    CHECK(is("+0,2   1,5 2,5 3"));
    lab_say(LAB_ITALIAN, said, sizeof said, "%u %d %zu %llu %c", 1u, -2, (size_t)3, 4ull, 'x');
    CHECK(is("1 -2 3 4 x"));
    lab_say(LAB_ITALIAN, said, sizeof said, "%s", "v1.2");       /* what people typed stays */
    CHECK(is("v1.2"));
}

static void texts_are_padded_and_cut_by_letters(void)
{
    lab_say(LAB_ENGLISH, said, sizeof said, "%-6s|%6s|%.3s|%.*s", "metà", "metà", "pièce", 4, "metà e");
    CHECK(is("metà  |  metà|piè|metà"));
    lab_say(LAB_ENGLISH, said, sizeof said, "%-*s|%.0s|%-2s", 5, "è", "nothing", "long");
    CHECK(is("è    ||long"));
    char small[6];
    lab_say(LAB_ENGLISH, small, sizeof small, "%s and more", "abc");
    CHECK(strlen(small) < sizeof small);
}

/* "%s: %u" is "su"; "a risk of 5% for" is said as it is, and has none. */
static void conversions(const char *text, char *out)
{
    for (; *text; text++) {
        if (*text != '%' || strchr(" )", text[1]) || (text[1] == '.' && strchr(" ", text[2]))) continue;
        text += 1 + strcspn(text + 1, "scdufg%");
        if (*text != '%') *out++ = *text;
    }
    *out = 0;
}

static void every_sentence_takes_the_same_values_and_stands_once(void)
{
    char a[40], b[40];
    for (const lab_sentence *s = lab_sentences; s->english; s++) {
        conversions(s->english, a);
        conversions(s->italian, b);
        if (strcmp(a, b)) printf("differ: %s\n", s->english);
        CHECK(!strcmp(a, b) && *s->italian);
        const size_t n = strlen(s->english), m = strlen(s->italian);
        CHECK((s->english[n - 1] == '\n') == (s->italian[m - 1] == '\n'));
        CHECK((s->english[n - 1] == ' ') == (s->italian[m - 1] == ' ') && (*s->english == ' ') == (*s->italian == ' '));
        CHECK(strcmp(lab_words(LAB_ITALIAN, s->english), s->italian) == 0);
        CHECK(strcmp(lab_words(LAB_ENGLISH, s->english), s->english) == 0);
    }
}

static void languages_have_codes(void)
{
    lab_language l = LAB_ENGLISH;
    CHECK(lab_language_read("it", &l) && l == LAB_ITALIAN && !lab_language_read("fr", &l) && l == LAB_ITALIAN);
    CHECK(!strcmp(lab_language_code(LAB_ENGLISH), "en"));
}

int main(void)
{
    TEST_CASE(numbers_are_written_as_a_language_writes_them);
    TEST_CASE(texts_are_padded_and_cut_by_letters);
    TEST_CASE(every_sentence_takes_the_same_values_and_stands_once);
    TEST_CASE(languages_have_codes);
    return test_end();
}
