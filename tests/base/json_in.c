/* One JSON text, strictly: what RFC 8259 allows is read, all else is refused with its own fault. */
#include "base/json_in.h"

#include "tests/support/check.h"

#include <stdlib.h>

enum { DEPTH = 4 };

static json_in_fault fault_of(const char *text, size_t n, unsigned *line)
{
    json_in in;
    char *exact = malloc(n ? n : 1);     /* so that a sanitizer sees a byte read beyond the end */
    memcpy(exact, text, n);
    const json_in_fault fault = json_in_read(&in, exact, n, DEPTH, false, line);
    json_in_free(&in);
    free(exact);
    return fault;
}

static void each_fault_has_its_name(void)
{
    static const struct { json_in_fault fault; unsigned line; const char *text; } all[] = {
        { JSON_IN_FINE, 1, "7" }, { JSON_IN_FINE, 1, "-0" }, { JSON_IN_FINE, 1, "[1.5e+3,1E-2,0.0]" },
        { JSON_IN_FINE, 1, "\"\\u00E9\\ud83d\\uDE80\\/\\b\\f\"" }, { JSON_IN_FINE, 1, "[[[[]]]]" },
        { JSON_IN_FINE, 3, "{\n\"a\" : [ ] ,\n\"b\":{}}" }, { JSON_IN_FINE, 1, "{\"a\":1,\"b\":{\"a\":1}}" },
        { JSON_IN_FINE, 1, "\"\xf4\x8f\xbf\xbf \xed\x9f\xbf \x7f\"" }, { JSON_IN_FINE, 1, "[null,true,false,\"\"]" },
        { JSON_IN_CUT, 1, "" }, { JSON_IN_CUT, 2, " \n" }, { JSON_IN_CUT, 1, "[1," }, { JSON_IN_CUT, 1, "{\"a\"" },
        { JSON_IN_CUT, 1, "{\"a\":" }, { JSON_IN_CUT, 1, "\"abc" }, { JSON_IN_CUT, 1, "\"\\" },
        { JSON_IN_CUT, 1, "\"\\u00" }, { JSON_IN_CUT, 1, "-" }, { JSON_IN_CUT, 1, "1." }, { JSON_IN_CUT, 1, "1e" },
        { JSON_IN_MORE, 1, "1 2" }, { JSON_IN_MORE, 2, "{}\n]" }, { JSON_IN_MORE, 1, "nulls" },
        { JSON_IN_BROKEN, 1, "\"\x80\"" }, { JSON_IN_BROKEN, 1, "\"\xc0\xaf\"" },
        { JSON_IN_BROKEN, 1, "\"\xe0\x9f\xbf\"" }, { JSON_IN_BROKEN, 1, "\"\xed\xa0\x80\"" },
        { JSON_IN_BROKEN, 1, "\"\xf0\x8f\xbf\xbf\"" }, { JSON_IN_BROKEN, 1, "\"\xf4\x90\x80\x80\"" },
        { JSON_IN_BROKEN, 1, "\"\xf5\x80\x80\x80\"" }, { JSON_IN_BROKEN, 1, "\"\xe2\x82\"" },
        { JSON_IN_BROKEN, 1, "\"\xe2\x82" }, { JSON_IN_BROKEN, 1, "\xff" },
        { JSON_IN_NUL, 1, "\"\\u0000\"" }, { JSON_IN_NUL, 1, "{\"\\u0000\":1}" },
        { JSON_IN_TWICE, 1, "{\"a\":1,\"b\":2,\"\\u0061\":3}" }, { JSON_IN_TWICE, 1, "[{\"\":1,\"\":1}]" },
        { JSON_IN_LARGE, 1, "9223372036854775808" }, { JSON_IN_LARGE, 1, "-9223372036854775809" },
        { JSON_IN_LARGE, 1, "99999999999999999999999" }, { JSON_IN_DEEP, 1, "[[[[[" },
        { JSON_IN_DEEP, 1, "{\"a\":[[[{" },
        { JSON_IN_WRONG, 1, "01" }, { JSON_IN_WRONG, 1, "+1" }, { JSON_IN_WRONG, 1, ".5" }, { JSON_IN_WRONG, 1, "-x" },
        { JSON_IN_WRONG, 1, "[1.x]" }, { JSON_IN_WRONG, 1, "[1ex]" }, { JSON_IN_WRONG, 1, "[1,]" },
        { JSON_IN_WRONG, 1, "[,1]" }, { JSON_IN_WRONG, 1, "[1 2]" }, { JSON_IN_WRONG, 1, "{1:2}" },
        { JSON_IN_WRONG, 1, "{\"a\" 1}" }, { JSON_IN_WRONG, 1, "{\"a\":1,}" }, { JSON_IN_WRONG, 1, "{\"a\":1]" },
        { JSON_IN_WRONG, 1, "[1}" }, { JSON_IN_WRONG, 1, "nul" }, { JSON_IN_WRONG, 1, "True" },
        { JSON_IN_WRONG, 1, "NaN" }, { JSON_IN_WRONG, 1, "\"\t\"" }, { JSON_IN_WRONG, 1, "\"\\x\"" },
        { JSON_IN_WRONG, 1, "\"\\u12g4\"" }, { JSON_IN_WRONG, 1, "\"\\ud800\"" },
        { JSON_IN_WRONG, 1, "\"\\ud800\\u0061\"" }, { JSON_IN_WRONG, 1, "\"\\udc00\\ud800\"" },
        { JSON_IN_WRONG, 1, "'a'" }, { JSON_IN_WRONG, 1, "\xef\xbb\xbf{}" }, { JSON_IN_WRONG, 1, "\f1" },
        { JSON_IN_WRONG, 1, "/**/1" },
    };
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        unsigned line;
        const json_in_fault found = fault_of(all[i].text, strlen(all[i].text), &line);
        if (!CHECK_NUMBER(found, all[i].fault) || !CHECK_NUMBER(line, all[i].line)) printf("  %s\n", all[i].text);
    }
}

/* A NUL byte is no blank and no part of a text. */
static void a_bare_nul_is_wrong(void)
{
    unsigned line;
    CHECK_NUMBER(fault_of("\0", 1, &line), JSON_IN_WRONG);
    CHECK_NUMBER(fault_of("\"a\0b\"", 5, &line), JSON_IN_WRONG);
    CHECK_NUMBER(fault_of("\"\\\0\"", 4, &line), JSON_IN_WRONG);
    CHECK_NUMBER(fault_of("{}\0", 3, &line), JSON_IN_MORE);
}

static void the_tree_is_flat(void)
{
    static const char text[] = "{\"a\":[1,[-9223372036854775808,\"x\\ny\"],{}],\"b\":true}";
    json_in in;
    unsigned line;
    if (!CHECK(!json_in_read(&in, text, sizeof text - 1, DEPTH, false, &line))) return;
    CHECK_NUMBER(in.n, 8);
    const json_in_value *a = json_in_member(&in, in.value, "a"), *b = json_in_member(&in, in.value, "b");
    CHECK(a == in.value + 1 && a->kind == JSON_IN_ARRAY && a->n == 3 && b == in.value + a->after);
    CHECK(b->kind == JSON_IN_TRUE && !json_in_member(&in, in.value, "c") && !json_in_member(&in, a, "a"));
    CHECK(a[3].whole == INT64_MIN && a[4].n == 3 && !a[4].key);
    CHECK_TEXT(a[4].text, "x\ny");
    json_in_free(&in);
}

/* Every beginning of a text that is fine is cut, and nothing else. */
static void beginnings_are_cut(void)
{
    static const char text[] = "{\"a\":[\"\\u00e9\xc3\xa9\",{\"b\":[]}],\"c\":\"\\ud83d\\ude80\"}";
    for (size_t n = 0; n < sizeof text - 1; n++) {
        unsigned line;
        const json_in_fault fault = fault_of(text, n, &line);
        const bool inside = n && (unsigned char)text[n - 1] == 0xc3;         /* half a character */
        const bool half = n > 36 && fault == JSON_IN_WRONG;                  /* half a pair */
        if (!CHECK(fault == JSON_IN_CUT || (inside && fault == JSON_IN_BROKEN) || half)) printf("  %zu\n", n);
    }
}

static void many_members_are_too_long(void)
{
    static char text[16 * (JSON_IN_MEMBERS + 2)];
    for (unsigned most = JSON_IN_MEMBERS; most <= JSON_IN_MEMBERS + 1; most++) {
        size_t n = 0;
        unsigned line;
        for (unsigned i = 0; i < most; i++)
            n += (size_t)snprintf(text + n, sizeof text - n, "%c\"%u\":0", i ? ',' : '{', i);
        text[n++] = '}';
        CHECK_NUMBER(fault_of(text, n, &line), most > JSON_IN_MEMBERS ? JSON_IN_LONG : JSON_IN_FINE);
    }
}

int main(void)
{
    TEST_CASE(each_fault_has_its_name);
    TEST_CASE(a_bare_nul_is_wrong);
    TEST_CASE(the_tree_is_flat);
    TEST_CASE(beginnings_are_cut);
    TEST_CASE(many_members_are_too_long);
    return test_end();
}
