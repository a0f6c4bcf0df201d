/* The canvas: letters into cells, cut and wrapped; the plain board painted from the template game's tables. */
#include "engine/canvas.h"
#include "games/games.h"
#include "games/template/tpl_view.h"
#include "tests/support/check.h"

#include <string.h>

enum { WIDTH = 40, HEIGHT = 12 };
static orr_cell cells[WIDTH * HEIGHT];

static orr_canvas blank(void)
{
    orr_canvas c = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    orr_canvas_clear(&c);
    return c;
}

/* A line as text, without the blanks at its end; letters beyond ASCII as '#'. */
static const char *line(const orr_canvas *c, int y)
{
    static char text[WIDTH + 1];
    int end = 0;
    for (int x = 0; x < c->width; x++) {
        const uint32_t ch = c->cell[y * c->width + x].ch;
        text[x] = ch < 128 ? (char)ch : '#';
        if (ch != ' ') end = x + 1;
    }
    text[end] = 0;
    return text;
}

static void clearing_makes_blanks(void)
{
    orr_canvas c = blank();
    CHECK_NUMBER(c.used, 0);
    CHECK_TEXT(line(&c, 0), "");
    CHECK_NUMBER(c.cell[0].ch, ' ');
}

static void text_is_cut_at_the_edge(void)
{
    orr_canvas c = blank();
    CHECK_NUMBER(orr_paint_text(&c, 36, 2, ORR_RED, "planet"), WIDTH);
    CHECK_TEXT(line(&c, 2), "                                    plan");
    CHECK_TEXT(line(&c, 3), "");
    CHECK_NUMBER(c.cell[2 * WIDTH + 36].style, ORR_RED);
    CHECK_NUMBER(c.used, 3);
    orr_paint_text(&c, 0, HEIGHT, ORR_INK, "below");
    orr_paint_text(&c, 0, -1, ORR_INK, "above");
    CHECK_NUMBER(c.used, 3);
    CHECK_NUMBER(orr_paint_text(&c, -3, 4, ORR_INK, "orrery"), 3);
    CHECK_TEXT(line(&c, 4), "ery");
}

static const char *louder(const char *text) { return !strcmp(text, "Ada") ? "ADA!" : text; }

/* What a painter says can be said in other words; what people are called cannot. */
static void a_reader_has_words_of_their_own(void)
{
    static const char *const names[ORR_MAX_SEATS] = { "Ada" };
    orr_canvas c = blank();
    CHECK_NUMBER(orr_paint_width(&c, "Ada"), 3);
    c.said = louder;
    c.names = names;
    CHECK_NUMBER(orr_paint_width(&c, "Ada"), 4);
    CHECK_NUMBER(orr_paint_width(&c, "\u00e9"), 1);
    CHECK_NUMBER(orr_paint_text(&c, 0, 0, ORR_INK, "Ada"), 4);
    CHECK_TEXT(line(&c, 0), "ADA!");
    CHECK_NUMBER(orr_paint_wrap(&c, 0, 1, 3, ORR_INK, "Ada"), 3);
    CHECK_TEXT(line(&c, 2), "!");
    CHECK_NUMBER(orr_paint_seat(&c, 0, 3, ORR_INK, 0), 3);
    CHECK_TEXT(line(&c, 3), "Ada");
}

static void utf8_fills_one_cell_a_letter(void)
{
    orr_canvas c = blank();
    CHECK_NUMBER(orr_paint_text(&c, 0, 0, ORR_INK, "a\u00e9\u2642\U0001f680z"), 5);
    CHECK_NUMBER(c.cell[1].ch, 0xe9);
    CHECK_NUMBER(c.cell[2].ch, 0x2642);
    CHECK_NUMBER(c.cell[3].ch, 0x1f680);
    CHECK_NUMBER(c.cell[4].ch, 'z');
}

static void wrong_bytes_become_the_replacement(void)
{
    static const char *const wrong[] = { "\x80", "\xc0\x80", "\xe2\x82", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                         "\xff", "\xe0\x80\x80" };
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        orr_canvas c = blank();
        orr_paint_text(&c, 0, 0, ORR_INK, wrong[i]);
        CHECK_NUMBER(c.cell[0].ch, 0xfffd);
    }
    orr_canvas c = blank();
    orr_paint_text(&c, 0, 0, ORR_INK, "\x1b[2J\x7f\n.");
    CHECK_TEXT(line(&c, 0), " [2J  .");
}

static void numbers_and_seats(void)
{
    const char *const names[ORR_MAX_SEATS] = { "Ada" };
    orr_canvas c = blank();
    CHECK_NUMBER(orr_paint_number(&c, 0, 0, ORR_INK, 0), 1);
    CHECK_NUMBER(orr_paint_number(&c, 2, 0, ORR_INK, 4294967295u), 12);
    CHECK_TEXT(line(&c, 0), "0 4294967295");
    CHECK_NUMBER(orr_paint_seat(&c, 0, 1, ORR_INK, 10), 7);
    CHECK_TEXT(line(&c, 1), "Seat 11");
    c.names = names;
    orr_paint_seat(&c, orr_paint_seat(&c, 0, 2, ORR_INK, 0), 2, ORR_INK, 1);
    CHECK_TEXT(line(&c, 2), "AdaSeat 2");
    orr_paint_seat(&c, 0, 3, ORR_INK, ORR_PUBLIC);
    CHECK_TEXT(line(&c, 3), "nobody");
}

static void wrapping_breaks_at_blanks(void)
{
    orr_canvas c = blank();
    CHECK_NUMBER(orr_paint_wrap(&c, 2, 1, 10, ORR_INK, "  one two  three four"), 3);
    CHECK_TEXT(line(&c, 1), "  one two");
    CHECK_TEXT(line(&c, 2), "  three four");
    CHECK_NUMBER(orr_paint_wrap(&c, 0, 4, 5, ORR_INK, "ab extraterrestrial"), 9);
    CHECK_TEXT(line(&c, 4), "ab");
    CHECK_TEXT(line(&c, 5), "extra");
    CHECK_TEXT(line(&c, 8), "l");
    CHECK_NUMBER(orr_paint_wrap(&c, 0, 10, 5, ORR_INK, ""), 10);
}

static void a_rule_carries_its_title(void)
{
    orr_canvas c = blank();
    orr_paint_rule(&c, 0, "Mars");
    CHECK_TEXT(line(&c, 0), "## Mars ################################");
}

static void the_board_of_any_game(void)
{
    static unsigned char state[4096], view[4096];
    const uint8_t key[32] = { 7 };
    const orr_box box = { .game = &orr_template };
    orr_ctx t = { .game = &orr_template, .box = &box, .state = state };
    orr_canvas c = blank();
    CHECK_NUMBER(orr_start(&t, 2, key), ORR_OK);
    orr_observe(&t, 1, view);
    CHECK_NUMBER(orr_paint_tables(&box, view, &c), 8);
    CHECK_TEXT(line(&c, 0), "## The template game ###################");
    CHECK_TEXT(line(&c, 1), " pile             15 unknown");
    CHECK_TEXT(line(&c, 2), " discard          none");
    CHECK_TEXT(line(&c, 3), " turns            0");
    CHECK_TEXT(line(&c, 4), "## Seat 1 is asked #####################");
    CHECK_TEXT(line(&c, 5), " hand             3 unknown");
    CHECK_TEXT(line(&c, 6), "## Seat 2 (you) ########################");
    orr_observe(&t, ORR_PUBLIC, view);
    orr_canvas_clear(&c);
    orr_paint_tables(&box, view, &c);
    CHECK_TEXT(line(&c, 6), "## Seat 2 ##############################");
    CHECK_TEXT(line(&c, 7), " hand             2 unknown");
}

static void known_cards_are_named_with_their_copies(void)
{
    static unsigned char state[4096], view[4096];
    const uint8_t key[32] = { 7 }, top[] = { 1, 1, 0, 0, 1, 0 };   /* stars for seat 1, stones for seat 2, then a star,
                                                                    * a stone */
    const orr_box box = { .game = &orr_template };
    orr_tape tape = { .top = top, .n_top = sizeof top };
    orr_ctx t = { .game = &orr_template, .box = &box, .state = state, .tape = &tape };
    orr_canvas c = blank();
    CHECK_NUMBER(orr_start(&t, 2, key), ORR_OK);
    CHECK_NUMBER(orr_apply(&t, 0, (orr_action){ .a = 1 }), ORR_OK);
    orr_observe(&t, 0, view);
    orr_paint_tables(&box, view, &c);
    CHECK_TEXT(line(&c, 2), " discard          Star");
    CHECK_TEXT(line(&c, 5), " hand             Star #2");
    orr_observe(&t, 1, view);
    orr_canvas_clear(&c);
    orr_paint_tables(&box, view, &c);
    CHECK_TEXT(line(&c, 7), " hand             Stone #3");
}

/* A pile of three loose cards with three ordered ones on top, one of the loose ones known. */
static void a_pile_has_a_top_and_a_mixed_rest(void)
{
    const orr_box box = { .game = &orr_template };
    orr_canvas c = blank();
    tpl_view view = { .look = { .seats = 2, .seat = 0 },
                      .pile = { { 6, 3 }, { { TPL_STAR, 0 }, { ORR_UNKNOWN, 0 }, { ORR_UNKNOWN, 0 },
                      { TPL_STONE, 0 }, { ORR_UNKNOWN, 0 }, { TPL_STAR, 0 } } } };
    orr_paint_tables(&box, &view, &c);
    CHECK_TEXT(line(&c, 1), " pile             top: Star, 1 unknown,");
    CHECK_TEXT(line(&c, 2), "                  Stone");
    CHECK_TEXT(line(&c, 3), "                  below, mixed: Star,");
    CHECK_TEXT(line(&c, 4), "                  2 unknown");
    CHECK_TEXT(line(&c, 5), " discard          none");
}

/* Things say where they stand, as long as there is room to write it down. */
static void marks_say_where_things_stand(void)
{
    orr_mark marks[3];
    orr_canvas c = blank();
    orr_paint_seat(&c, 2, 1, ORR_INK, 4);                        /* nobody asks */
    CHECK_NUMBER(c.n_marks, 0);
    c.mark = marks;
    c.most_marks = 3;
    orr_paint_seat(&c, 2, 1, ORR_INK, 4);
    CHECK(marks[0].noun == ORR_N_SEAT && marks[0].value == 4 && marks[0].width == 6);
    CHECK(marks[0].x == 2 && marks[0].y == 1);
    orr_paint_rule(&c, 2, "Title");
    CHECK(marks[1].noun == ORR_N_NONE && marks[1].value == ORR_PART_RULE && marks[1].y == 2);
    orr_paint_mark(&c, 0, 0, 1, 7, 8);
    orr_paint_mark(&c, 0, 0, 1, 7, 9);                           /* no room */
    CHECK_NUMBER(c.n_marks, 3);
    CHECK_NUMBER(marks[2].value, 8);
    orr_canvas_clear(&c);
    CHECK_NUMBER(c.n_marks, 0);
}

/* A card's text stands beside its name, or below it where there is no room. */
static void entries_fit_the_width(void)
{
    static orr_cell wide[80 * HEIGHT];
    const orr_entry e = { .name = "Red", .text = "It is red.", .note = "new", .left = 1, .at = 12 },
                    tall = { .name = "Red", .text = "It is red.", .left = 1, .at = 73 };
    orr_canvas c = blank(), w = { .cell = wide, .width = 80, .height = HEIGHT };
    CHECK_NUMBER(orr_paint_entry(&c, 0, &e), 3);
    CHECK_TEXT(line(&c, 0), " Red");
    CHECK_TEXT(line(&c, 1), "   new");
    CHECK_TEXT(line(&c, 2), "   It is red.");
    orr_canvas_clear(&w);
    CHECK_NUMBER(orr_paint_entry(&w, 0, &e), 2);
    CHECK_NUMBER(w.cell[12].ch, 'I');
    orr_canvas_clear(&w);
    CHECK_NUMBER(orr_paint_entry(&w, 0, &tall), 2);              /* its text is longer than its name */
}

int main(void)
{
    TEST_CASE(clearing_makes_blanks);
    TEST_CASE(text_is_cut_at_the_edge);
    TEST_CASE(a_reader_has_words_of_their_own);
    TEST_CASE(utf8_fills_one_cell_a_letter);
    TEST_CASE(wrong_bytes_become_the_replacement);
    TEST_CASE(numbers_and_seats);
    TEST_CASE(wrapping_breaks_at_blanks);
    TEST_CASE(a_rule_carries_its_title);
    TEST_CASE(the_board_of_any_game);
    TEST_CASE(a_pile_has_a_top_and_a_mixed_rest);
    TEST_CASE(known_cards_are_named_with_their_copies);
    TEST_CASE(marks_say_where_things_stand);
    TEST_CASE(entries_fit_the_width);
    return test_end();
}
