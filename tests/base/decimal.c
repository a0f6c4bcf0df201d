/* Digits to numbers: nothing but digits, never beyond the limit, never around the end of 64 bits. */
#include "base/decimal.h"

#include "tests/support/check.h"

static const struct { const char *text; uint64_t most; bool good; uint64_t value; } texts[] = {
    { "0", 0, true, 0 },
    { "7", 9, true, 7 },
    { "007", 9, true, 7 },
    { "10", 9, false, 0 },
    { "", 9, false, 0 },
    { "-1", 9, false, 0 },
    { "+1", 9, false, 0 },
    { " 1", 9, false, 0 },
    { "1 ", 9, false, 0 },
    { "1x", 9, false, 0 },
    { "0x1", 99, false, 0 },
    { "\xd9\xa1", 9, false, 0 },                             /* another script's digit */
    { "18446744073709551615", UINT64_MAX, true, UINT64_MAX },
    { "18446744073709551616", UINT64_MAX, false, 0 },        /* one more would begin again at 0 */
    { "18446744073709551620", UINT64_MAX, false, 0 },
    { "99999999999999999999999999", UINT64_MAX, false, 0 },
};

static void whole_texts(void)
{
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        uint64_t v = 42;
        if (!CHECK(decimal_read(texts[i].text, texts[i].most, &v) == texts[i].good)) printf("  '%s'\n", texts[i].text);
        CHECK_NUMBER(v, texts[i].good ? texts[i].value : 42);
    }
}

static void beginnings(void)
{
    uint64_t v = 42;
    CHECK_NUMBER(decimal_take("12,3", 4, 99, &v), 2);
    CHECK_NUMBER(v, 12);
    CHECK_NUMBER(decimal_take("1234", 2, 99, &v), 2);        /* not beyond the end of what is given */
    CHECK_NUMBER(v, 12);
    v = 42;
    CHECK(!decimal_take("", 0, 99, &v) && !decimal_take("x", 1, 99, &v) && !decimal_take("100", 3, 99, &v));
    CHECK_NUMBER(v, 42);
}

static void unsigned_ones(void)
{
    unsigned v = 42;
    CHECK(decimal_read_unsigned("4294967295", 4294967295u, &v));
    CHECK_NUMBER(v, 4294967295u);
    CHECK(!decimal_read_unsigned("4294967296", 4294967295u, &v));
    CHECK_NUMBER(v, 4294967295u);
}

int main(void)
{
    TEST_CASE(whole_texts);
    TEST_CASE(beginnings);
    TEST_CASE(unsigned_ones);
    return test_end();
}
