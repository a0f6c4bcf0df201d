/* Corners of Martians!!! that a match reaches once in a lifetime: empty piles, five Farms, equal cards of which one is
 * covered, how a group stands, dead ends, towns larger than the window. */
#include "engine/canvas.h"
#include "engine/rules.h"
#include "games/games.h"
#include "games/martians/mar_state.h"
#include "games/martians/rules/card.h"
#include "games/martians/rules/turn.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static orr_box box;
static mar_state state;
static orr_ctx table = { .box = &box, .state = &state };

static void start(unsigned coop)
{
    const uint8_t key[32] = { 3 };
    table.game = orr_find_game("martians");
    box_open(&box, table.game);
    box.opt[MAR_O_MODE] = (uint8_t)coop;
    CHECK_NUMBER(orr_start(&table, 3, key), ORR_OK);
}

static void five_farms_need_a_fifth_marker(void)         /* MAR-A3 */
{
    static mar_set set;
    start(0);
    set = *mar_set_of(&box);
    for (unsigned k = 0; k < set.tiles_n; k++)
        if (set.tiles[k].kind == MAR_FARM) set.tiles[k].copies = 5;
    box.set = &set;
    CHECK_TEXT(mar_check_box(&box, 3), "a set with five Farms needs marker_mix=4+1 (MAR-A3)");
    box.opt[MAR_O_MARKER_MIX] = 1;
    CHECK(!mar_check_box(&box, 3));
}

static void nothing_is_drawn_from_empty_piles(void)      /* MAR-A81 */
{
    start(0);
    const unsigned before = state.hand[1].z.n;
    state.discard.z.n = state.discard.z.loose = 0;
    state.draw.z.n = state.draw.z.loose = 0;
    CHECK(!mar_draw(&table, 1, MAR_25));
    CHECK_NUMBER(state.hand[1].z.n, before);
    start(1);
    state.martian_discard.z.n = state.martian_draw.z.n = 0;
    mar_renew_martians(&table);
    CHECK_NUMBER(state.martian_draw.z.n, 0);
}

static void the_covered_one_of_two_equal_cards_goes_first(void)      /* MAR-A68 */
{
    for (unsigned covered = 0; covered < 2; covered++) {
        start(0);
        const unsigned kind = state.hand[0].card[0].kind;
        for (unsigned i = 0; i < 2; i++) state.hand[0].card[i].kind = (uint8_t)kind;
        state.hand[0].card[covered].tag = 1;
        CHECK_NUMBER(mar_take_card(&table, 0, kind).tag, 1);
    }
}

static void a_group_stands_as_one(void)                  /* MAR-4 */
{
    int16_t score[ORR_MAX_SEATS] = { 0 }, won[ORR_MAX_SEATS] = { 0 };
    start(1);
    state.life[0]--;
    mar_score(&table, score);
    CHECK(score[0] == score[1] && score[1] == score[2]);
    state.outcome = MAR_WON_TOGETHER;
    mar_score(&table, won);
    CHECK(won[0] > score[0] && won[0] == won[2]);
    start(0);
    state.life[0]--;
    mar_score(&table, score);
    CHECK(score[0] < score[1]);
}

static orr_frame *top(void) { return &state.core.frame[state.core.depth - 1]; }

static void empty_the_piles(void)
{
    state.draw.z.n = state.draw.z.loose = state.discard.z.n = state.discard.z.loose = 0;
    state.martian_draw.z.n = state.martian_discard.z.n = 0;
}

static void nothing_is_revealed_from_empty_piles(void)   /* MAR-A81 */
{
    start(1);
    const unsigned depth = state.core.depth;
    empty_the_piles();
    orr_call(&table, top(), top()->step, P_CARD, 0, MAR_NONE, 0);
    mar_reveal(&table, top());
    CHECK(state.core.depth == depth && !state.revealed.z.n);
}

static void give(orr_seat s, const char *text)           /* an answer in words */
{
    orr_action a;
    if (CHECK(orr_read(&box, text, &a))) CHECK_NUMBER(orr_apply(&table, s, a), ORR_OK);
}

/* MAR-A86, MAR-A81: nine cards are wanted and eight are there. */
static void green_slime_takes_what_there_is(void)
{
    unsigned n = 0;
    uint8_t slime = 0;
    start(0);
    while (mar_effect_of(&table, slime) != MAR_GREEN_SLIME) slime++;
    empty_the_piles();
    for (unsigned s = 0; s < 3; s++) state.hand[s].card[0].kind = state.hand[0].card[1].kind;
    state.hand[0].card[0].kind = slime;
    mar_derive(&table);
    give(0, "play green-slime");
    for (unsigned s = 0; s < 3; s++) n += state.hand[s].z.n;
    CHECK_NUMBER(n, 8);
}

static void a_refill_takes_what_there_is(void)           /* MAR-25, MAR-A81 */
{
    orr_action legal[ORR_MAX_LEGAL];
    start(0);
    mar_add_martian(&table, 0, 4, MAR_44);               /* a fight in step 2, and a question after it */
    for (unsigned i = 0; i < 40 && top()->step != T_CLEARED_ANSWER; i++) {
        const orr_seat s = (orr_seat)__builtin_ctz(orr_asked(&table));
        orr_legal(&table, s, legal);
        orr_apply(&table, s, legal[0]);
    }
    CHECK_NUMBER(top()->step, T_CLEARED_ANSWER);
    empty_the_piles();
    state.hand[0].z.n = 1;
    mar_derive(&table);
    give(0, "go-on");
    CHECK_NUMBER(state.hand[0].z.n, 1);
}

/* A tile of the set in the place where the map grows; then everything that follows from it. */
static void lay_tile(unsigned kind, int east, int south)
{
    const unsigned spot = state.letters++;
    orr_put(ORR_AT(state.map[spot]), (orr_card){ (uint8_t)kind, 0, ORR_EVERYBODY });
    state.column[spot] = (uint8_t)(MAR_CENTRE + east);
    state.row[spot] = (uint8_t)(MAR_CENTRE + south);
}

static unsigned tile_of(unsigned kind)
{
    unsigned k = 0;
    while (mar_set_of(&box)->tiles[k].kind != kind) k++;
    return k;
}

/* The tiles to which a Tractor Beam may bring the first pawn. */
static int destinations(orr_action *legal)
{
    orr_call(&table, top(), top()->step, P_DESTINATION, 0, 0, 0);
    mar_run_destination(&table, top(), NULL);
    return orr_legal(&table, 0, legal);
}

static void five_farms_are_barred(void)                  /* MAR-A79 */
{
    static const int8_t cells[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 }, { 2, 0 } };
    orr_action legal[ORR_MAX_LEGAL];
    start(0);
    for (unsigned i = 0; i < 5; i++) lay_tile(tile_of(MAR_FARM), cells[i][0], cells[i][1]);
    lay_tile(tile_of(MAR_GENERIC), -2, 0);
    mar_derive(&table);
    CHECK_NUMBER(destinations(legal), 2);
    CHECK(legal[0].a == 0 && legal[1].a == 6);
    state.core.depth = 1;                                /* and without markers no Martian comes to them */
    state.core.frame[0].step = T_SPAWN;
    mar_run_turn(&table, top(), NULL);
    for (unsigned spot = 1; spot < 6; spot++) CHECK(!state.martian[spot]);
}

static void a_tile_of_one_square_has_no_other(void)      /* MAR-A130: nobody is moved to where they stand */
{
    static mar_set set;
    orr_action legal[ORR_MAX_LEGAL];
    uint8_t sheet, row;
    start(0);
    set = *mar_set_of(&box);
    const unsigned end = tile_of(MAR_GENERIC);
    memcpy(set.tiles[end].grid, ".R.......", 9);
    set.tiles[end].exits = 1;
    set.tiles[end].icon = 0;
    set.tiles[end].doors[0] = 0;
    CHECK(!mar_check_set(&set, &sheet, &row));
    box.set = &set;
    lay_tile(end, 0, 1);
    lay_tile(tile_of(MAR_FARM) - 1, 0, -1);
    state.at_tile[0] = 1;
    state.at_square[0] = 1;
    mar_derive(&table);
    const int n = destinations(legal);
    CHECK(n == 2 && legal[0].a == 0 && legal[1].a == 2);
}

static void what_stands_beside_the_die_moves_nobody_without_it(void)     /* MAR-A34 */
{
    CHECK_NUMBER(mar_points_of(0, 0, 3, 0, 0), 0);
    CHECK_NUMBER(mar_points_of(2, 0, 3, 0, 0), 5);
    CHECK_NUMBER(mar_points_of(2, 0, 0, 3, 0), 0);
}

static void the_first_thing_that_ends_it_counts(void)    /* MAR-A63 */
{
    start(0);
    mar_end(&table, MAR_WON_SHIP, 1, MAR_1);
    mar_end(&table, MAR_WON_MARTIANS, 2, MAR_2);
    CHECK(state.outcome == MAR_WON_SHIP && state.winner == 1);
}

/* How many notes "beyond ..." stand on the picture of the town. */
static unsigned notes_of_tiles_beyond(void)
{
    enum { WIDTH = 100, HEIGHT = 60 };
    static orr_cell cells[WIDTH * HEIGHT];
    static mar_view view;
    orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    unsigned notes = 0;
    orr_observe(&table, ORR_PUBLIC, &view);
    orr_canvas_clear(&canvas);
    box.game->paint(&box, &view, &canvas);
    for (unsigned i = 0; i + 5 < WIDTH * HEIGHT; i++)
        notes += cells[i].ch == 'b' && cells[i + 1].ch == 'e' && cells[i + 2].ch == 'y' && cells[i + 5].ch == 'd';
    return notes;
}

/* A street of twelve tiles northward, of which one is gone again; the window follows the pawn: in the House, then at
 * the street's northern end, where the window stops at the last tile. */
static void tiles_beyond_the_window_are_counted(void)
{
    start(0);
    for (int i = 1; i <= 12; i++) lay_tile(tile_of(MAR_GENERIC), 0, -i);
    state.map[5].z.n = 0;
    mar_derive(&table);
    for (unsigned spot = 13, beside = 4; spot < 15; beside = spot++) {   /* past the gap: nothing lies to the east
                                                                          * there */
        orr_put(ORR_AT(state.map[spot]), (orr_card){ (uint8_t)tile_of(MAR_GENERIC), 0, ORR_EVERYBODY });
        state.letters++;
        mar_lay_tile(&table, spot, beside, spot == 13 ? 3 : 0);
    }
    CHECK(state.town.next[4][0] == MAR_NONE && state.town.next[6][2] == MAR_NONE);
    CHECK(state.town.next[14][1] == MAR_NONE);
    CHECK_NUMBER(notes_of_tiles_beyond(), 1);
    state.at_tile[state.active] = 12;
    CHECK_NUMBER(notes_of_tiles_beyond(), 1);
}

int main(void)
{
    TEST_CASE(nothing_is_revealed_from_empty_piles);
    TEST_CASE(green_slime_takes_what_there_is);
    TEST_CASE(a_refill_takes_what_there_is);
    TEST_CASE(five_farms_are_barred);
    TEST_CASE(a_tile_of_one_square_has_no_other);
    TEST_CASE(what_stands_beside_the_die_moves_nobody_without_it);
    TEST_CASE(the_first_thing_that_ends_it_counts);
    TEST_CASE(tiles_beyond_the_window_are_counted);
    TEST_CASE(five_farms_need_a_fifth_marker);
    TEST_CASE(nothing_is_drawn_from_empty_piles);
    TEST_CASE(the_covered_one_of_two_equal_cards_goes_first);
    TEST_CASE(a_group_stands_as_one);
    return test_end();
}
