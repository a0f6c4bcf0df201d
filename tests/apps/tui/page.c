/* The full screen without a terminal: keys from bytes, panes in every window, what a page shows, what keys do to it. */
#include "apps/common/letters.h"
#include "apps/tui/full/page.h"
#include "tests/support/check.h"

#include <stdio.h>
#include <string.h>

static page p;
static sheet s;

/* ---- keys ------------------------------------------------------------------------------------------------------- */

static key read_key(const char *bytes, int n, bool last, int takes)
{
    key k;
    CHECK_NUMBER(keys_read(bytes, n, last, &k), takes);
    return k;
}

static void keys_are_read(void)
{
    CHECK_NUMBER(read_key("\033[A", 3, false, 3).kind, KEY_UP);
    CHECK_NUMBER(read_key("\033OB", 3, false, 3).kind, KEY_DOWN);
    CHECK_NUMBER(read_key("\033[6~x", 5, false, 4).kind, KEY_PAGE_DOWN);
    CHECK(read_key("\033[1;2C", 6, false, 6).shifted);
    CHECK(!read_key("\033[C", 3, false, 3).shifted);
    CHECK_NUMBER(read_key("\r", 1, false, 1).kind, KEY_ENTER);
    CHECK_NUMBER(read_key("\xc3\xa8", 2, false, 2).letter, 0xe8);
    read_key("\xc3", 1, false, 0);                               /* half a letter: more must come */
    read_key("\033[1;", 4, false, 0);
    read_key("\033", 1, false, 0);
    CHECK_NUMBER(read_key("\033", 1, true, 1).kind, KEY_ESCAPE);
    CHECK_NUMBER(read_key("\033x", 2, false, 1).kind, KEY_ESCAPE);
    CHECK_NUMBER(read_key("\033[99;99;99;99;99;99z", 20, false, 20).kind, KEY_NONE);
}

static void the_mouse_is_read(void)
{
    const key k = read_key("\033[<0;12;7M", 10, false, 10);
    CHECK_NUMBER(k.kind, KEY_CLICK);
    CHECK_NUMBER(k.x, 11);
    CHECK_NUMBER(k.y, 6);
    CHECK_NUMBER(read_key("\033[<0;12;7m", 10, false, 10).kind, KEY_NONE);   /* released */
    CHECK_NUMBER(read_key("\033[<65;1;1M", 10, false, 10).kind, KEY_WHEEL_DOWN);
    CHECK_NUMBER(read_key("\033[<2;1;1M", 9, false, 9).kind, KEY_NONE);      /* another button */
}

/* ---- panes ------------------------------------------------------------------------------------------------------ */

static bool is_within(sheet_box b, const layout_wish *w)
{
    if (b.height <= 0) return !b.height;
    return b.x >= 0 && b.y >= 0 && b.x + b.width <= w->width && b.y + b.height <= w->height;
}

static bool lie_apart(sheet_box a, sheet_box b)
{
    return !a.height || !b.height || a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y ||
           b.y + b.height <= a.y;
}

static void check_panes(const layout_wish *w)
{
    const layout l = layout_of(w);
    const sheet_box box[] = { l.board, l.hand, l.story, l.note, l.ask, l.choices, l.detail, l.keys };
    for (unsigned i = 0; i < 8; i++) {
        CHECK(is_within(box[i], w));
        for (unsigned k = 0; k < i; k++) CHECK(lie_apart(box[i], box[k]));
    }
    CHECK(l.keys.height == 1 && l.ask.height == w->ask);
    CHECK(l.choices.height >= (w->choices < 4 ? w->choices : 4));
    CHECK(l.board.height > 0);
}

static void panes_fit_every_window(void)
{
    for (int width = LAYOUT_LEAST_WIDTH; width <= 200; width += 7)
        for (int height = LAYOUT_LEAST_HEIGHT; height <= 60; height++)
            for (int choices = 0; choices < 60; choices += 9)
                check_panes(&(layout_wish){ .width = width, .height = height, .board = 5 + choices, .hand = choices / 2,
                                            .note = choices / 8, .ask = 1, .choices = choices, .detail = 2 });
}

static void a_wide_window_has_two_columns(void)
{
    const layout_wish small = { .width = 80, .height = 24, .board = 12, .hand = 8, .ask = 1, .choices = 6 },
                      large = { .width = 160, .height = 50, .board = 12, .hand = 8, .ask = 1, .choices = 6 };
    CHECK(!layout_of(&small).wide);
    CHECK(layout_of(&large).wide);
    CHECK_NUMBER(layout_of(&large).hand.height, 8);
    CHECK(layout_of(&large).hand.x > layout_of(&large).board.width);
}

/* ---- a page ----------------------------------------------------------------------------------------------------- */

static const char *seats[ORR_MAX_SEATS] = { "Ada", "Vega" };
static const char *news = "calm";
static uint8_t pans;

static void paint(void *who, orr_canvas *c)
{
    CHECK(who == &news);
    c->names = seats;
    orr_paint_rule(c, 0, "A board");
    orr_paint_seat(c, 1, 1, ORR_INK, 0);
    orr_paint_seat(c, 1, 2, ORR_INK, 1);
    orr_paint_text(c, 20, 2, ORR_INK, news);
    c->pans = pans;
    if (c->pan_y > 2) c->pan_y = 2;                              /* its edge */
    orr_paint_mark(c, 20, 2, 4, ORR_N_SEAT, 1);
    orr_paint_mark(c, 20, 2, 4, ORR_N_FIRST_OWN, 7);
    orr_paint_mark(c, 0, 3, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, 3, "Your hand");
    orr_paint_text(c, 1, 4, ORR_INK, "Secret card");
    orr_paint_rule(c, 5, NULL);
}

static const char *row(int y)
{
    static char text[1024];
    int n = 0;
    for (int x = 0; x < s.width; x++) n += letters_write(sheet_at(&s, x, y)->letter, text + n);
    text[n] = 0;
    return text;
}

static int find(const char *words)                               /* the line, or -1 */
{
    for (int y = 0; y < s.height; y++)
        if (strstr(row(y), words)) return y;
    return -1;
}

static void draw(int width, int height)
{
    sheet_size(&s, width, height);
    page_draw(&p, &s);
}

static void ask_two(void)
{
    static const page_item items[] = {
        { .number = 1, .text = "Look at Ada", .about = { { ORR_N_SEAT, 0 } }, .detail = "Ada is first." },
        { .number = 2, .text = "Hit Vega's thing", .about = { { ORR_N_SEAT, 1 }, { ORR_N_FIRST_OWN, 7 } } },
    };
    memset(&p, 0, sizeof p);
    page_show_board(&p, paint, &news);
    page_tell(&p, "Something happened", "EG-1");
    page_ask(&p, ORR_ASKED, "Ada: what now?");
    page_offer(&p, items, 2);
    page_begin(&p, "> ");
    draw(80, 24);
}

static bool press(key_kind kind, uint32_t letter, char line[PAGE_LINE])
{
    line[0] = 0;
    const bool done = page_press(&p, (key){ .kind = kind, .letter = letter }, line);
    draw(s.width, s.height);
    return done;
}

static void everything_is_on_the_page(void)
{
    ask_two();
    CHECK(find("A board") == 0);
    CHECK(find("Secret card") > 0 && find("Something happened") > 0 && find("EG-1") > 0);
    CHECK(find("Ada: what now?") > 0 && find("2 Hit Vega's thing") > 0 && find("Ada is first.") > 0);
    draw(160, 50);
    CHECK(find("Secret card") >= 0 && find("2 Hit Vega's thing") > 0);
    draw(40, 10);
    CHECK(find("This window is 40 by 10") == 0);
    draw(60, 16);
    CHECK(find("Ada: what now?") > 0 && find("2 Hit Vega's thing") > 0);
}

static const char *line_end;

static void paint_long(void *who, orr_canvas *c)
{
    (void)who;
    for (int y = 0; y < 40; y++) orr_paint_text(c, c->width - 20, y, ORR_INK, line_end);
}

/* How to see the rest of a board is said in words where a line leaves room, and never over what stands there. */
static void marks_cover_nothing(void)
{
    ask_two();
    page_show_board(&p, paint_long, NULL);
    line_end = "short";
    draw(80, 24);
    CHECK(find("PgDn") > 0);
    line_end = "up to the edge here";
    draw(80, 24);
    const int y = find("\xe2\x96\xbc");
    CHECK(y > 0 && strstr(row(y), "up to the edge here") && !strstr(row(y), "PgDn"));
}

/* A key whose name does not fit is left out: nothing is cut, and the last cell of a window is never sent. */
static void keys_are_whole(void)
{
    static const page_key_line keys[] = { { 's', "show", "show me what to do here", false },
                                          { 'q', "leave", "leave", false } };
    ask_two();
    p.keys = keys, p.n_keys = 2;
    for (int width = 60; width < 100; width++) {
        draw(width, 24);
        const char *last = row(23), *cursor = strstr(last, "Enter ch");
        CHECK_NUMBER(sheet_at(&s, width - 1, 23)->letter, ' ');
        CHECK(!cursor || strstr(last, "Enter choose"));
    }
}

static void the_cursor_lights_the_board(void)
{
    char line[PAGE_LINE];
    ask_two();
    CHECK_NUMBER(sheet_at(&s, 1, 1)->light, LIGHT_CURSOR);       /* Ada */
    CHECK_NUMBER(sheet_at(&s, 20, 2)->light, LIGHT_CAN);
    CHECK(!press(KEY_DOWN, 0, line));
    CHECK_NUMBER(sheet_at(&s, 20, 2)->light, LIGHT_CURSOR);      /* where both things meet */
    CHECK_NUMBER(sheet_at(&s, 1, 2)->light, LIGHT_NONE);         /* not everything of Vega's */
    CHECK_NUMBER(sheet_at(&s, 1, 1)->light, LIGHT_CAN);
}

static void keys_answer(void)
{
    char line[PAGE_LINE];
    static const page_key_line keys[] = { { 'u', "undo", "undo", false }, { 'r', "rule", "rule", true } };
    ask_two();
    CHECK(press(KEY_ENTER, 0, line));
    CHECK_TEXT(line, "1");
    CHECK(press(KEY_LETTER, '2', line));
    CHECK_TEXT(line, "2");
    CHECK(!press(KEY_LETTER, '7', line));                        /* no such choice */
    p.keys = keys;
    p.n_keys = 2;
    CHECK(press(KEY_LETTER, 'u', line));
    CHECK_TEXT(line, "undo");
    CHECK(!press(KEY_LETTER, 'r', line));                        /* more is to be typed */
    for (const char *c = "EG-37"; *c; c++) CHECK(!press(KEY_LETTER, (uint32_t)*c, line));
    CHECK(!press(KEY_ERASE, 0, line));
    CHECK(press(KEY_ENTER, 0, line));
    CHECK_TEXT(line, "rule EG-3");
    CHECK(!press(KEY_LETTER, 'x', line));                        /* a letter begins words */
    CHECK(!press(KEY_ESCAPE, 0, line));
    CHECK(press(KEY_ENTER, 0, line));
    CHECK_TEXT(line, "2");
}

static void long_numbers_wait(void)
{
    char line[PAGE_LINE];
    page_item many[12];
    memset(&p, 0, sizeof p);
    memset(many, 0, sizeof many);
    for (int i = 0; i < 12; i++) {
        many[i].number = i + 1;
        strcpy(many[i].text, "Choice");
    }
    page_ask(&p, ORR_ASKED, "Which?");
    page_offer(&p, many, 12);
    page_begin(&p, "> ");
    draw(80, 24);
    CHECK(!press(KEY_LETTER, '1', line));                        /* 10, 11 and 12 begin with it */
    CHECK(press(KEY_LETTER, '2', line));
    CHECK_TEXT(line, "12");
    CHECK(!press(KEY_LETTER, '1', line));
    CHECK(press(KEY_ENTER, 0, line));
    CHECK_TEXT(line, "1");
    CHECK(press(KEY_LETTER, '3', line));
    CHECK_TEXT(line, "3");
}

static void clicks_answer(void)
{
    char line[PAGE_LINE] = "";
    ask_two();
    const key on_second = { .kind = KEY_CLICK, .x = 6, .y = find("2 Hit") };
    const key on_ada = { .kind = KEY_CLICK, .x = 2, .y = 1 };
    CHECK(!page_press(&p, on_second, line));                     /* moves the cursor */
    CHECK_NUMBER(p.cursor, 1);
    CHECK(page_press(&p, on_second, line));
    CHECK_TEXT(line, "2");
    CHECK(!page_press(&p, on_ada, line));                        /* on the board: the choice about it */
    CHECK_NUMBER(p.cursor, 0);
}

static void shifted_arrows_move_the_picture(void)
{
    char line[PAGE_LINE];
    const key down = { .kind = KEY_DOWN, .shifted = true };
    ask_two();
    for (int i = 0; i < 5; i++) page_press(&p, down, line), draw(80, 24);
    CHECK_NUMBER(p.pan_y, 0);                                    /* nothing to move: the board would scroll */
    pans = 2;
    draw(80, 24);
    for (int i = 0; i < 5; i++) page_press(&p, down, line), draw(80, 24);
    CHECK_NUMBER(p.pan_y, 2);
    pans = 0;
}

static void long_notes_are_read_first(void)
{
    char line[PAGE_LINE];
    ask_two();
    for (int i = 0; i < 30; i++) page_note(&p, ORR_INK, i ? "A line." : "The first line.");
    draw(80, 24);
    page_begin(&p, "> ");
    draw(80, 24);
    CHECK(find("The first line.") >= 0 && find("Secret card") < 0);
    CHECK(!press(KEY_PAGE_DOWN, 0, line));
    CHECK(find("The first line.") < 0);
    CHECK(!press(KEY_ESCAPE, 0, line));
    CHECK(find("Secret card") >= 0 && find("A line.") < 0);
}

static bool stiff;

static void paint_town(void *who, orr_canvas *c)                 /* as high as there is room, unless it is stiff */
{
    (void)who;
    const int end = stiff ? 30 : c->room;
    orr_paint_text(c, 1, 0, ORR_INK, "Ada: 3 Life");
    for (int y = 1; y < end; y++) orr_paint_text(c, 1, y, ORR_INK, "houses");
    orr_paint_mark(c, 0, end, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, end, "Your hand");
    orr_paint_text(c, 1, end + 1, ORR_INK, "Secret card");
    orr_paint_mark(c, 1, end + 1, 11, ORR_N_FIRST_OWN, 9);
    orr_paint_text(c, 1, end + 2, ORR_INK, "Second card");
}

/* Where the question is about cards, a board that can be lower leaves lines to the hand; no other board does. */
static void a_town_makes_room_for_the_hand(void)
{
    static const page_item items[] = { { .number = 1, .text = "Keep it" },
                                       { .number = 2, .text = "Discard it", .about = { { ORR_N_FIRST_OWN, 9 } } } };
    ask_two();
    page_show_board(&p, paint_town, NULL);
    draw(80, 24);
    CHECK(find("Secret card") < 0);                              /* about seats: the town has all there is */
    page_ask(&p, ORR_ASKED, "Discard?");
    page_offer(&p, items, 2);
    draw(80, 24);
    CHECK(find("Ada: 3 Life") == 0 && find("Secret card") > 0 && find("Second card") > 0 && find("houses") == 1);
    stiff = true;
    draw(80, 24);
    CHECK(find("Secret card") < 0 && find("PgDn") > 0);
    stiff = false;
}

/* A choice about a moment: the story goes as far as that, even when its first lines have been lost. */
static void the_story_is_that_of_the_moment(void)
{
    static page_item moments[] = { { .number = 1, .text = "Then", .story = 40 }, { .number = 2, .text = "Now" } };
    char line[PAGE_LINE], text[40];
    ask_two();
    for (int i = 2; i <= PAGE_STORY + 30; i++) snprintf(text, sizeof text, "Line %d.", i), page_tell(&p, text, "");
    page_ask(&p, ORR_ASKED, "When?");
    page_offer(&p, moments, 2);
    draw(80, 24);
    CHECK(find("Line 40.") > 0 && find("Line 41.") < 0 && find("Line 2030.") < 0);
    CHECK(!press(KEY_DOWN, 0, line));
    CHECK(find("Line 2030.") > 0 && find("Line 40.") < 0);
}

/* A large window has the texts of all choices and whole paragraphs of the game in short; a small one has neither. */
static void room_to_spare_is_used(void)
{
    static page_item items[] = { { .number = 1, .text = "Play Hope (2 of 6)", .detail = "Everybody hopes." },
                                 { .number = 2, .text = "Play Fear", .detail = "Everybody fears." },
                                 { .number = 3, .text = "Play nothing", .detail = "" } };
    char primer[2000] = "The idea. Hope wins.\n\nYour turn\n1. Hope.\n\n";
    for (int i = 0; i < 30; i++) strcat(primer, "- One of too many lines.\n");
    ask_two();
    page_ask(&p, ORR_ASKED, "Which?");
    page_offer(&p, items, 3);
    p.primer = primer;
    draw(200, 60);
    CHECK(find("Play Hope: Everybody hopes.") > 0 && find("Play Fear: Everybody fears.") > 0);
    CHECK(find("In short") > find("Play Fear: Everybody fears.") && find("1. Hope.") == 58);
    CHECK(find("too many") < 0 && find("Play nothing:") < 0);
    const int before = find("In short");
    page_done(&p);
    p.watching = true;
    draw(200, 60);
    CHECK_NUMBER(find("In short"), before);
    ask_two();
    CHECK(find("In short") < 0 && find("Everybody fears.") < 0);
}

/* Esc puts an answer to a command away, but not the text of a lesson; then it takes the choice that stays. */
static void escape_leaves(void)
{
    static const page_item ways[] = { { .number = 1, .text = "Leave", .line = "n" },
                                      { .number = 2, .text = "Stay", .line = "", .escape = true } };
    char line[PAGE_LINE];
    ask_two();
    page_note(&p, ORR_INK, "A lesson.");
    CHECK(!press(KEY_ESCAPE, 0, line));
    CHECK(find("A lesson.") > 0 && find("Esc") < 0);
    p.notes_aside = true;
    draw(80, 24);
    CHECK(find("Esc close") == 23);
    CHECK(!press(KEY_ESCAPE, 0, line));
    CHECK(find("A lesson.") < 0 && find("Esc") < 0 && find("Ada: what now?") > 0);
    page_ask(&p, ORR_ASKED, "Save?");
    page_offer(&p, ways, 2);
    page_begin(&p, "> ");
    CHECK(!press(KEY_LETTER, 'x', line));                        /* the name of a file begins */
    CHECK(!press(KEY_ESCAPE, 0, line));
    CHECK(press(KEY_ESCAPE, 0, line));
    CHECK_TEXT(line, "");
}

/* A long answer to a command covers the table rather than the choices. */
static void help_hides_no_choice(void)
{
    static page_item many[7];
    for (int i = 0; i < 7; i++) many[i].number = i + 1, memset(many[i].text, 'x', 60);
    for (int aside = 0; aside < 2; aside++) {
        ask_two();
        page_ask(&p, ORR_ASKED, "Which?");
        page_offer(&p, many, 7);
        page_show_board(&p, paint_long, NULL);
        for (int i = 0; i < 7; i++) page_note(&p, ORR_INK, "A line.");
        p.notes_aside = aside;
        draw(80, 24);
        page_begin(&p, "> ");
        CHECK_NUMBER(p.over, aside ? PAGE_READING : PAGE_TABLE);
    }
}

static void changes_are_lit(void)
{
    ask_two();
    page_settle(&p);
    p.flash = true;
    draw(80, 24);
    CHECK(!p.changed);
    news = "wild";
    p.turning = true;
    draw(80, 24);
    CHECK(p.changed);
    CHECK_NUMBER(sheet_at(&s, 20, 2)->light, LIGHT_NEW);
    CHECK_NUMBER(sheet_at(&s, 20, 2)->letter, 0x2592);           /* its back */
    p.turning = false;
    draw(80, 24);
    CHECK_NUMBER(sheet_at(&s, 20, 2)->letter, 'w');
    page_settle(&p);
    p.flash = true;
    draw(80, 24);
    CHECK(!p.changed);
    news = "calm";
}

static void a_forgotten_page_shows_nothing(void)
{
    ask_two();
    page_note(&p, ORR_INK, "You hold the Alien.");
    page_forget(&p);
    draw(80, 24);
    CHECK(find("Secret") < 0 && find("Alien") < 0 && find("happened") < 0 && find("Ada") < 0);
}

/* ---- letters and sending ---------------------------------------------------------------------------------------- */

static char sent[20000];
static size_t n_sent;
static void collect(const char *bytes, size_t n)
{
    if (n_sent + n < sizeof sent) memcpy(sent + n_sent, bytes, n), n_sent += n;
    sent[n_sent] = 0;
}

static void only_changes_are_sent(void)
{
    ask_two();
    n_sent = 0;
    sheet_send(&s, collect);
    CHECK(strstr(sent, "Secret card"));
    n_sent = 0;
    sent[0] = 0;
    sheet_send(&s, collect);
    CHECK_TEXT(sent, "");
    p.cursor = 1;
    draw(80, 24);
    sheet_send(&s, collect);
    CHECK(n_sent > 0 && !strstr(sent, "Secret card"));
}

/* The last cell of a window is never sent, so whatever a larger window left there must be wiped. */
static void another_size_begins_with_an_empty_window(void)
{
    ask_two();
    sheet_send(&s, collect);
    draw(100, 30);
    n_sent = 0;
    sheet_send(&s, collect);
    CHECK(!strncmp(sent, "\033[0m\033[2J", 8) && strstr(sent, "Secret card"));
    n_sent = 0;
    sent[0] = 0;
    draw(100, 30);
    sheet_send(&s, collect);
    CHECK_TEXT(sent, "");
}

static void ascii_has_no_question_marks(void)
{
    CHECK_NUMBER(letters_plain(0xa3), 'L');
    CHECK_NUMBER(letters_plain(0x2591), '%');
    CHECK_NUMBER(letters_plain(0x2502), '|');
    CHECK_NUMBER(letters_plain(0x250c), '+');
    CHECK_NUMBER(letters_plain(0xe8), 'e');
    CHECK_NUMBER(letters_plain(0x1f680), '?');
    ask_two();
    s.ascii = s.nothing_shown = true;
    n_sent = 0;
    sheet_send(&s, collect);
    s.ascii = false;
    for (size_t i = 0; i < n_sent; i++) CHECK((unsigned char)sent[i] < 0x80);
    CHECK(!strchr(sent, '?') || strstr(sent, "what now?"));
}

int main(void)
{
    TEST_CASE(keys_are_read);
    TEST_CASE(the_mouse_is_read);
    TEST_CASE(panes_fit_every_window);
    TEST_CASE(a_wide_window_has_two_columns);
    TEST_CASE(everything_is_on_the_page);
    TEST_CASE(marks_cover_nothing);
    TEST_CASE(keys_are_whole);
    TEST_CASE(the_cursor_lights_the_board);
    TEST_CASE(keys_answer);
    TEST_CASE(long_numbers_wait);
    TEST_CASE(clicks_answer);
    TEST_CASE(shifted_arrows_move_the_picture);
    TEST_CASE(long_notes_are_read_first);
    TEST_CASE(a_town_makes_room_for_the_hand);
    TEST_CASE(the_story_is_that_of_the_moment);
    TEST_CASE(room_to_spare_is_used);
    TEST_CASE(escape_leaves);
    TEST_CASE(help_hides_no_choice);
    TEST_CASE(changes_are_lit);
    TEST_CASE(a_forgotten_page_shows_nothing);
    TEST_CASE(only_changes_are_sent);
    TEST_CASE(another_size_begins_with_an_empty_window);
    TEST_CASE(ascii_has_no_question_marks);
    sheet_free(&s);
    return test_end();
}
