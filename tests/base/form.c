/* JSON both ways: what a client sends is read strictly, and what is written is read back whole. */
#include "base/form.h"

#include "base/json.h"
#include "tests/support/check.h"

typedef struct { int64_t n, list[2]; bool yes; const char *text; form_pairs pairs; } filled;
enum { M_N, M_YES, M_TEXT, M_LIST, M_PAIRS, N_MEMBERS };
static const form_member members[N_MEMBERS] = {
    [M_N] = { "n", FORM_NUMBER, FORM_NEEDED, 0, -5, INT64_MAX, offsetof(filled, n) },
    [M_YES] = { "yes", FORM_BOOL, FORM_NULL, 0, 0, 0, offsetof(filled, yes) },
    [M_TEXT] = { "text", FORM_TEXT, 0, 0, 2, 4, offsetof(filled, text) },
    [M_LIST] = { "list", FORM_NUMBERS, 0, 2, 0, 9, offsetof(filled, list) },
    [M_PAIRS] = { "pairs", FORM_PAIRS, 0, 2, 0, 5, offsetof(filled, pairs) },
};

static bool reads(const char *text, filled *out, uint32_t *has)
{
    form f;
    error why = { "" };
    if (!form_open(&f, text, strlen(text), &why)) return CHECK(*why.text) && false;
    const bool good = form_read(&f, members, N_MEMBERS, out, has, &why);
    CHECK(good || *why.text);
    form_close(&f);
    return good;
}

static void what_fits_is_read(void)
{
    filled x = { .yes = true };
    uint32_t has;
    CHECK(reads("{\"n\":9223372036854775807,\"yes\":null,\"list\":[9,0]}", &x, &has));
    CHECK_NUMBER(x.n, INT64_MAX);                    /* 64 bits, no float in between */
    CHECK(x.yes && x.list[0] == 9 && x.list[1] == 0);
    CHECK_NUMBER(has, 1 << M_N | 1 << M_LIST);
    CHECK(reads(" {\"n\" : -5 , \"yes\":false, \"pairs\":{\"a\":\"b\",\"c\":\"\"} } ", &x, &has));
    CHECK(!x.yes && x.pairs.n == 2 && x.n == -5);
    CHECK(reads("{\"n\":0,\"text\":\"\\u00e9\xe2\x82\xac\"}", &x, &has));        /* two characters */
}

static void everything_else_is_refused(void)
{
    static const char *const bad[] = {
        "",
        " ",
        "7",
        "[]",
        "\"n\"",
        "{",
        "{}",
        "{\"n\":1}x",
        "{\"n\":1,}",
        "{\"n\":1,\"n\":1}",
        "{\"n\":1.0}",
        "{\"n\":1e3}",
        "{\"n\":\"1\"}",
        "{\"n\":-6}",
        "{\"n\":9223372036854775808}",
        "{\"n\":null}",
        "{\"n\":1,\"other\":2}",
        "{\"n\":1,\"yes\":0}",
        "{\"n\":1,\"text\":\"a\"}",
        "{\"n\":1,\"text\":\"abcde\"}",
        "{\"n\":1,\"text\":\"a\\tb\"}",
        "{\"n\":1,\"text\":\"a\\u0000b\"}",
        "{\"n\":1,\"text\":\"\xff\xfe\"}",
        "{\"n\":1,\"text\":\"\\ud800x\"}",
        "{\"n\":1,\"text\":null}",
        "{\"n\":1,\"list\":[1]}",
        "{\"n\":1,\"list\":[1,10]}",
        "{\"n\":1,\"list\":[1,2,3]}",
        "{\"n\":1,\"pairs\":{\"a\":1}}",
        "{\"n\":1,\"pairs\":{\"a\":\"123456\"}}",
        "{\"n\":1,\"pairs\":{\"a\":\"\",\"b\":\"\",\"c\":\"\"}}",
        "{\"n\":1,\"pairs\":[]}",
        "{'n':1}",
        "{n:1}",
        "{\"n\":01}",
        "{\"n\":[[[[[[1]]]]]]}",
        "{\"n\":1/* no */}",
        "\xef\xbb\xbf{\"n\":1}",
    };
    filled x;
    uint32_t has;
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!CHECK(!reads(bad[i], &x, &has))) printf("  accepted: %s\n", bad[i]);
}

static void is_refused(const char *text, const char *sentence)
{
    form f;
    error why = { "" };
    CHECK(!form_open(&f, text, strlen(text), &why));
    CHECK_TEXT(why.text, sentence);
}

/* In our words, without a word of the library and without what came. */
static void the_sentence_is_plain(void)
{
    is_refused("{\"n\":\"a\\u0000b\"}", "That is not one JSON object: a text in it has a NUL character, in line 1.");
    is_refused("{\"a\\u0000\":1}", "That is not one JSON object: a text in it has a NUL character, in line 1.");
    is_refused("{\"n\":\"\xff\"}", "That is not one JSON object: it is not text in UTF-8, in line 1.");
    is_refused("{\n\"n\":1", "That is not one JSON object: its end is missing, in line 2.");
    is_refused("{\"n\":1}x", "That is not one JSON object: something follows it, in line 1.");
    is_refused("{\"n\":1,\"n\":2}", "That is not one JSON object: it says something twice, in line 1.");
    is_refused("{\"n\":9223372036854775808}", "That is not one JSON object: a number in it is too large, in line 1.");
    is_refused("{n:1}", "That is not one JSON object: there is a mistake in it, in line 1.");
    is_refused("", "That is not one JSON object: its end is missing, in line 1.");
}

/* Whoever sent it learns which one was refused. */
static void a_refused_one_has_its_number(void)
{
    static const char nul[] = "{\"t\":\"chat\",\"id\":7,\"text\":\"a\\u0000b\"}", key[] = "{\"a\\u0000\":1,\"id\":7}",
                      list[] = "[7]", none[] = "{\"text\":\"\\u0000\",\"id\":\"7\"}";
    int64_t n = 0;
    CHECK(form_number_of(nul, sizeof nul - 1, "id", &n));
    CHECK_NUMBER(n, 7);
    CHECK(!form_number_of(key, sizeof key - 1, "id", &n) && !form_number_of(list, sizeof list - 1, "id", &n));
    CHECK(!form_number_of(none, sizeof none - 1, "id", &n) && !form_number_of(nul, 20, "id", &n));
}

static void deep_nests_stop_early(void)
{
    enum { DEEP = 100000 };
    static char text[DEEP];
    form f;
    error why;
    memset(text, '[', sizeof text);
    CHECK(!form_open(&f, text, sizeof text, &why));
    memset(text, '{', sizeof text);
    CHECK(!form_open(&f, text, sizeof text, &why));
}

static void what_is_written_is_read_back(void)
{
    text_buf s = { .text = NULL };
    json j = json_on_text(&s);
    json_open_object(&j, NULL);
    json_text(&j, "all", "quote \" slash \\ bell \a e \xc3\xa9 rocket \xf0\x9f\x9a\x80");
    json_signed(&j, "least", INT64_MIN);
    json_key(&j, "list");
    json_open_array(&j, NULL);
    json_nothing(&j, NULL);
    json_hex(&j, NULL, (const uint8_t[]){ 0, 255, 16 }, 3);
    json_end(&j);
    json_end(&j);
    json_in in;
    unsigned line;
    if (CHECK(!json_in_read(&in, s.text, s.n, JSON_DEPTH, false, &line))) {
        CHECK_TEXT(json_in_member(&in, in.value, "all")->text,
                   "quote \" slash \\ bell \a e \xc3\xa9 rocket \xf0\x9f\x9a\x80");
        CHECK(json_in_member(&in, in.value, "least")->whole == INT64_MIN);
        CHECK_TEXT(json_in_member(&in, in.value, "list")[2].text, "00ff10");
    }
    json_in_free(&in);
    text_free(&s);
}

int main(void)
{
    TEST_CASE(what_fits_is_read);
    TEST_CASE(everything_else_is_refused);
    TEST_CASE(the_sentence_is_plain);
    TEST_CASE(a_refused_one_has_its_number);
    TEST_CASE(deep_nests_stop_early);
    TEST_CASE(what_is_written_is_read_back);
    return test_end();
}
