/* The plain board where no game of ours goes: tags that are seats and numbers, values without a name, sets, rows. */
#include "engine/canvas.h"
#include "engine/zone.h"
#include "tests/support/check.h"

#include <stddef.h>

enum { N_COLOUR = ORR_N_FIRST_OWN };
typedef struct {
    orr_look look;
    ORR_SEEN(4) owned, counted, silent;
    uint8_t plain, colour, leader;
    uint16_t far, crew;
} view;

static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const colours[] = { "Red", "Blue" };
    (void)b, (void)form;
    return noun == N_COLOUR && value < 2 ? colours[value] : NULL;
}
static const orr_deck decks[] = { { "card", N_COLOUR, 0 } };
static const orr_place places[] = {
    { "owned", 0, ORR_TAG_SEEN, 4, ORR_N_SEAT, 0, 0, offsetof(view, owned), 0 },
    { "counted", 0, ORR_TAG_SEEN, 4, ORR_N_NUMBER, 0, 0, offsetof(view, counted), 0 },
    { "silent", 0, 0, 4, ORR_N_NUMBER, 0, 0, offsetof(view, silent), 0 },
};
static const orr_field fields[] = {
    { "plain", ORR_BYTE, 0, ORR_N_NONE, 0, offsetof(view, plain) },
    { "colour", ORR_BYTE, 0, N_COLOUR, 0, offsetof(view, colour) },
    { "leader", ORR_BYTE, 0, ORR_N_SEAT, 0, offsetof(view, leader) },
    { "far", ORR_SHORT, 0, N_COLOUR, 0, offsetof(view, far) },
    { "crew", ORR_SET, 0, ORR_N_SEAT, 0, offsetof(view, crew) },
};
static const orr_game game = { .title = "Board", .max_seats = 2, .decks = decks, .n_decks = 1, .places = places,
                               .n_places = 3,
                               .fields = fields, .n_fields = 5, .word = word };
static const orr_box box = { .game = &game };

enum { WIDTH = 60, HEIGHT = 20 };
static orr_cell cells[WIDTH * HEIGHT];
static orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };

static const char *line(int y)
{
    static char text[WIDTH + 1];
    int end = 0;
    for (int x = 0; x < WIDTH; x++) {
        const uint32_t ch = cells[y * WIDTH + x].ch;
        text[x] = ch < 128 ? (char)ch : '#';
        if (ch != ' ') end = x + 1;
    }
    text[end] = 0;
    return text;
}

static void paint(const view *v)
{
    orr_canvas_clear(&canvas);
    orr_paint_tables(&box, v, &canvas);
}

static void tags_are_seats_and_numbers(void)
{
    view v = { .look = { .seats = 2 }, .owned = { { 2, 2 }, { { 0, 1 }, { 1, ORR_UNKNOWN } } },
               .counted = { { 3, 3 }, { { 0, 7 }, { 0, 7 }, { 0, 8 } } },
               .silent = { { 2, 2 }, { { 1, 7 }, { 5, 0 } } } };
    paint(&v);
    CHECK_TEXT(line(1), " owned            Red (Seat 2), Blue");
    CHECK_TEXT(line(2), " counted          Red #2 (7), Red (8)");
    CHECK_TEXT(line(3), " silent           Blue, ?");              /* its tags are nobody's business; 5 has no name */
}

static void values_of_fields(void)
{
    view v = { .look = { .seats = 2 }, .plain = 200, .colour = 1, .leader = 0xff, .far = 256, .crew = 3 };
    paint(&v);
    CHECK_TEXT(line(4), " plain            200");
    CHECK_TEXT(line(5), " colour           Blue");
    CHECK_TEXT(line(6), " leader           nobody");
    CHECK_TEXT(line(7), " far              ?");                    /* not the colour 0 */
    CHECK_TEXT(line(8), " crew             Seat 1, Seat 2");
    v.crew = 0;
    v.leader = 1;
    paint(&v);
    CHECK_TEXT(line(6), " leader           Seat 2");
    CHECK_TEXT(line(8), " crew             nobody");
}

int main(void)
{
    TEST_CASE(tags_are_seats_and_numbers);
    TEST_CASE(values_of_fields);
    return test_end();
}
