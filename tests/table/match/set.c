/* Card sets from CSV: a small game of two sheets, read in every accepted spelling, refused for every kind of fault. */
#include "base/csv.h"
#include "engine/game.h"
#include "table/match/box.h"
#include "tests/support/check.h"

typedef struct { char id[8], name[12]; uint8_t copies, mood, colours; } card_row;
typedef struct { char name[12], note[16]; } manifest_row;
typedef struct {
    uint8_t cards_n, manifest_n;
    card_row cards[3];
    manifest_row manifest[1];
} small_set;

static const char *const moods[] = { "good", "bad", NULL }, *const colours[] = { "red", "blue", "green", NULL };
static const orr_col manifest_cols[] = { { "name", ORR_COL_STRING, offsetof(manifest_row, name), 12, 0, 0, NULL },
                                         { "note", ORR_COL_STRING, offsetof(manifest_row, note), 16, 0, 0, NULL } };
static const orr_col card_cols[] = {
    { "id", ORR_COL_ID, offsetof(card_row, id), 8, 0, 0, NULL },
    { "name", ORR_COL_STRING, offsetof(card_row, name), 12, 0, 0, NULL },
    { "copies", ORR_COL_NUMBER, offsetof(card_row, copies), 1, 1, 40, NULL },
    { "mood", ORR_COL_WORD, offsetof(card_row, mood), 1, 0, 0, moods },
    { "colours", ORR_COL_WORDS, offsetof(card_row, colours), 1, 0, 0, colours },
};
static const orr_sheet sheets[] = {
    { "manifest.csv", "manifest", offsetof(small_set, manifest), offsetof(small_set, manifest_n), sizeof(manifest_row),
      1, 2, manifest_cols },
    { "cards.csv", "cards", offsetof(small_set, cards), offsetof(small_set, cards_n), sizeof(card_row), 3, 5,
      card_cols },
};
static const char *check_set(const void *bytes, uint8_t *sheet, uint8_t *row)
{
    const small_set *s = bytes;
    *sheet = 1;
    for (*row = 0; *row < s->cards_n; ++*row)
        if (s->cards[*row].copies == 13) return "thirteen is unlucky";
    *row = 0xff;
    return s->cards_n ? NULL : "there must be a card";
}
static const orr_game small = { .id = "small",
                                .title = "Small",
                                .sheets = sheets,
                                .n_sheets = 2,
                                .set_size = sizeof(small_set),
                                .check_set = check_set };

#define HEAD "id,name,copies,mood,colours\n"
static small_set set;

static const char *parse(const char *cards)
{
    static error why;
    const char *const texts[] = { "name,note\ntest,a note\n", cards };
    why.text[0] = 0;
    return set_parse(&small, texts, &set, &why) ? "good" : why.text;
}

static void a_plain_set(void)
{
    CHECK_TEXT(parse(HEAD "a,Apple,2,bad,red green\nb-2,Bee,40,good,\n"), "good");
    CHECK_NUMBER(set.cards_n, 2);
    CHECK_TEXT(set.cards[0].name, "Apple");
    CHECK_NUMBER(set.cards[0].copies, 2);
    CHECK_NUMBER(set.cards[0].mood, 1);
    CHECK_NUMBER(set.cards[0].colours, 5);
    CHECK_NUMBER(set.cards[1].colours, 0);
    orr_box b = { .game = &small, .set = &set };
    CHECK_TEXT(box_set_name(&b), "test");
    CHECK_TEXT(box_set_note(&b), "a note");
}

static void the_same_set_in_other_clothes(void)
{
    const char *plain = HEAD "a,\"A, \"\"b\"\"\",2,bad,red\n",
               *other = "\xef\xbb\xbf"
                        "\r\ncolours,mood,\"copies\",name,id\r\n\r\n\r\nred,bad,2,\"A, \"\"b\"\"\",a";
    CHECK_TEXT(parse(plain), "good");
    CHECK_TEXT(set.cards[0].name, "A, \"b\"");
    const uint64_t hash = set_hash(&small, &set);
    CHECK_TEXT(parse(HEAD "a,\"A, \"\"c\"\"\",2,bad,red\n"), "good");
    CHECK(set_hash(&small, &set) != hash);
    memset(&set, 0xee, sizeof set);                              /* what was there before must not show through */
    CHECK_TEXT(parse(other), "good");
    CHECK_NUMBER(set_hash(&small, &set), hash);
}

static void line_breaks_in_quotes(void)
{
    CHECK_TEXT(parse(HEAD "a,\"one\r\ntwo\",2,bad,\nb,\"three\nx\",2,worse,\n"),
               "cards.csv:4: mood is 'worse', should be one of good, bad");
    CHECK_TEXT(parse(HEAD "a,\"one\r\ntwo\",2,bad,\n"), "good");
    CHECK_TEXT(set.cards[0].name, "one two");
}

static void values_that_do_not_fit(void)
{
    CHECK_TEXT(parse(HEAD "a,A,x,bad,\n"), "cards.csv:2: copies is 'x', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A,41,bad,\n"), "cards.csv:2: copies is '41', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A,0,bad,\n"), "cards.csv:2: copies is '0', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A,,bad,\n"), "cards.csv:2: copies is '', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A, 2,bad,\n"), "cards.csv:2: copies is ' 2', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A,4294967298,bad,\n"),
               "cards.csv:2: copies is '4294967298', should be a number from 1 to 40");
    CHECK_TEXT(parse(HEAD "a,A,2,bad,red pink\n"), "cards.csv:2: colours is 'red pink', should be nothing or some of, "
                                                   "each once and with blanks between: red, blue, green");
    CHECK_TEXT(parse(HEAD "a,A,2,bad,red red\n"), "cards.csv:2: colours is 'red red', should be nothing or some of, "
                                                  "each once and with blanks between: red, blue, green");
    CHECK_TEXT(parse(HEAD "A,A,2,bad,\n"),
               "cards.csv:2: id is 'A', should be a word of small letters, digits and hyphens");
    CHECK_TEXT(parse(HEAD ",A,2,bad,\n"),
               "cards.csv:2: id is '', should be a word of small letters, digits and hyphens");
    CHECK_TEXT(parse(HEAD "\na,A,2,bad,\n\na,B,2,bad,\n"),
               "cards.csv:5: id is 'a' as on line 3, should be different in every row");
    CHECK_TEXT(parse(HEAD "abcdefgh,A,2,bad,\n"), "cards.csv:2: id is 8 bytes long, should be at most 7");
    CHECK_TEXT(parse(HEAD "abcdefg,abcdefghijk,2,bad,\n"), "good");
    CHECK_TEXT(parse(HEAD "a,abcdefghijkl,2,bad,\n"), "cards.csv:2: name is 12 bytes long, should be at most 11");
}

static void text_is_utf8(void)
{
    static const char bad[] = "cards.csv:2: name is '', should be text in UTF-8 without control characters";
    CHECK_TEXT(parse(HEAD "a,Caf\xc3\xa9 \xe2\x98\x85,2,bad,\n"), "good");
    CHECK_TEXT(parse(HEAD "a,Caf\xe9,2,bad,\n"), bad);
    CHECK_TEXT(parse(HEAD "a,\xc0\xaf,2,bad,\n"), bad);          /* longer than needed */
    CHECK_TEXT(parse(HEAD "a,\xed\xa0\x80,2,bad,\n"), bad);      /* half of a surrogate pair */
    CHECK_TEXT(parse(HEAD "a,\xf4\x90\x80\x80,2,bad,\n"), bad);  /* beyond the last character */
    CHECK_TEXT(parse(HEAD "a,\xe2\x98,2,bad,\n"), bad);          /* cut off */
    CHECK_TEXT(parse(HEAD "a,\x1b[31m,2,bad,\n"), bad);
}

/* What strangers write is shown to others: nothing in it hides letters or reverses text. */
static void text_is_plain(void)
{
    static const char marks[] = "cards.csv:2: direction marks and characters without a shape are not allowed in name",
                      unseen[] = "cards.csv:2: a name needs a character that can be seen";
    CHECK_TEXT(parse(HEAD "a,A\xe2\x80\xae" "B,2,bad,\n"), marks);       /* U+202E */
    CHECK_TEXT(parse(HEAD "a,A\xe2\x81\xa6" "B,2,bad,\n"), marks);       /* U+2066 */
    CHECK_TEXT(parse(HEAD "a,\xe2\x80\x8b,2,bad,\n"), marks);            /* U+200B, no width */
    CHECK_TEXT(parse(HEAD "a,\xe3\x80\x80,2,bad,\n"), unseen);           /* a wide blank */
    CHECK_TEXT(parse(HEAD "a, ,2,bad,\n"), unseen);
    CHECK_TEXT(parse(HEAD "a,A,\xe2\x80\xaex,bad,\n"), "cards.csv:2: copies is 'x', should be a number from 1 to 40");
    CHECK_TEXT(parse("id,name,copies,mood,\x1b[31mc\n"),
               "cards.csv:1: there is no column '[31mc'; the columns are id, name, copies, mood, colours");
    const char *texts[] = { "name,note\ntest,a note\n", HEAD "a,A\xe2\x80\xae" "B,2,bad,\n" };
    error why;
    CHECK(set_parse_stored(&small, texts, &set, &why));          /* a table of an older store goes on */
}

static void headers_and_rows(void)
{
    CHECK_TEXT(parse(""), "cards.csv:1: the file is empty");
    CHECK_TEXT(parse("id,name,copies,mood\n"), "cards.csv:1: the column 'colours' is missing");
    CHECK_TEXT(parse("id,name,copies,mood,color\n"),
               "cards.csv:1: there is no column 'color'; the columns are id, name, copies, mood, colours");
    CHECK_TEXT(parse("id,name,copies,mood,id\n"), "cards.csv:1: the column 'id' is there twice");
    CHECK_TEXT(parse(HEAD "a,A,2,bad\n"), "cards.csv:2: the row has 4 fields, should have 5");
    CHECK_TEXT(parse(HEAD "a,A,2,bad,,\n"), "cards.csv:2: the row has 6 fields, should have 5");
    CHECK_TEXT(parse(HEAD "a,A,2,bad,\nb,A,2,bad,\nc,A,2,bad,\nd,A,2,bad,\n"),
               "cards.csv:5: there are too many rows, the most is 3");
}

static void not_csv_at_all(void)
{
    CHECK_TEXT(parse(HEAD "# a comment\na,A,2,bad,\n"), "cards.csv:2: comments are not allowed");
    CHECK_TEXT(parse(HEAD "a,\"A,2,bad,\n"), "cards.csv:2: a quote is opened here and never closed");
    CHECK_TEXT(parse(HEAD "a,\"A\"B,2,bad,\n"),
               "cards.csv:2: after a closing quote only a comma or the end of the line may follow");
    CHECK_TEXT(parse(HEAD "a,A\"B,2,bad,\n"),
               "cards.csv:2: a field with a quote in it must be quoted, and the quote doubled");
    CHECK_TEXT(parse(HEAD "a,A,2,bad,\rb,A,2,bad,\r"), "cards.csv:2: a line must end with LF or CR LF");
    char big[3 * CSV_MAX_LINE] = HEAD;
    memset(big + strlen(HEAD), 'a', 2 * CSV_MAX_LINE);
    CHECK_TEXT(parse(big), "cards.csv:2: the row is too long");
    memset(big + strlen(HEAD), ',', 2 * CSV_MAX_LINE);
    CHECK_TEXT(parse(big), "cards.csv:2: the row has too many fields");
}

static void the_games_own_check_names_the_line(void)
{
    CHECK_TEXT(parse(HEAD "a,A,2,bad,\n\n\nb,B,13,bad,\n"), "cards.csv:5: thirteen is unlucky");
    CHECK_TEXT(parse(HEAD), "cards.csv:1: there must be a card");
}

static void a_game_without_sheets(void)
{
    static const orr_game bare = { .id = "bare", .title = "Bare" };
    error why;
    CHECK(!set_parse(&bare, NULL, &set, &why));
    CHECK_TEXT(why.text, "Bare has no card sets to load.");
}

/* ---- a number that came later ------------------------------------------------------------------------------------ */

typedef struct { char id[8], name[12]; uint8_t copies, worth, mood, colours; } later_row;
typedef struct {
    uint8_t cards_n, manifest_n;
    later_row cards[3];
    manifest_row manifest[1];
} later_set;
static const uint8_t usual_worth[3] = { 5, 4, 3 };
static const orr_col later_cols[] = {
    ORR_ID_COL(later_row, id), ORR_STRING_COL(later_row, name), ORR_NUMBER_COL(later_row, copies, 1, 40),
    ORR_LATE_COL(later_row, worth, 2, 9, usual_worth), ORR_WORD_COL(later_row, mood, moods),
    ORR_WORDS_COL(later_row, colours, colours),
};
static const orr_sheet later_sheets[] = { ORR_SHEET(later, manifest, manifest_row, 1, manifest_cols),
                                          ORR_SHEET(later, cards, later_row, 3, later_cols) };
static const orr_game later = { .id = "small", .title = "Small", .sheets = later_sheets, .n_sheets = 2,
                                .set_size = sizeof(later_set) };
static later_set newer;

static const char *parse_later(const char *cards)
{
    static error why;
    const char *const texts[] = { "name,note\ntest,a note\n", cards };
    return set_parse(&later, texts, &newer, &why) ? "good" : why.text;
}

#define WORTH "id,name,copies,worth,mood,colours\n"
static void a_set_without_a_later_column_is_as_it_was(void)
{
    CHECK_TEXT(parse(HEAD "a,A,2,bad,red\nb,B,3,good,\n"), "good");
    CHECK_TEXT(parse_later(HEAD "a,A,2,bad,red\nb,B,3,good,\n"), "good");
    CHECK_NUMBER(newer.cards[0].worth, 5);
    CHECK_NUMBER(newer.cards[1].worth, 4);
    CHECK(set_hash(&later, &newer) == set_hash(&small, &set));
    CHECK_TEXT(parse_later(WORTH "a,A,2,5,bad,red\nb,B,3,4,good,\n"), "good");      /* and so is one that says it */
    CHECK(set_hash(&later, &newer) == set_hash(&small, &set));
}

static void another_number_is_another_set(void)
{
    CHECK_TEXT(parse_later(WORTH "a,A,2,6,bad,red\nb,B,3,4,good,\n"), "good");
    const uint64_t six = set_hash(&later, &newer);
    CHECK_NUMBER(newer.cards[0].worth, 6);
    CHECK_TEXT(parse_later(WORTH "a,A,2,5,bad,red\nb,B,3,6,good,\n"), "good");
    CHECK(set_hash(&later, &newer) != six);
    CHECK_TEXT(parse_later(HEAD "a,A,2,bad,red\nb,B,3,good,\n"), "good");
    CHECK(set_hash(&later, &newer) != six);
    CHECK_TEXT(parse_later(WORTH "a,A,2,1,bad,red\n"), "cards.csv:2: worth is '1', should be a number from 2 to 9");
    CHECK_TEXT(parse_later(WORTH "a,A,2,bad,red\n"), "cards.csv:2: the row has 5 fields, should have 6");
}

int main(void)
{
    TEST_CASE(a_plain_set);
    TEST_CASE(the_same_set_in_other_clothes);
    TEST_CASE(line_breaks_in_quotes);
    TEST_CASE(values_that_do_not_fit);
    TEST_CASE(text_is_utf8);
    TEST_CASE(text_is_plain);
    TEST_CASE(headers_and_rows);
    TEST_CASE(not_csv_at_all);
    TEST_CASE(the_games_own_check_names_the_line);
    TEST_CASE(a_game_without_sheets);
    TEST_CASE(a_set_without_a_later_column_is_as_it_was);
    TEST_CASE(another_number_is_another_set);
    return test_end();
}
