/* Corners of Onward to Venus that a match reaches once in a lifetime: money and points that fill their numbers, a word
 * for what is not there. */
#include "engine/canvas.h"
#include "engine/rules.h"
#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static orr_box box;
static otv_state state;
static orr_ctx table = { .box = &box, .state = &state };

static void start(void)
{
    const uint8_t key[32] = { 3 };
    table.game = orr_find_game("onward-to-venus");
    box_open(&box, table.game);
    CHECK_NUMBER(orr_start(&table, 3, key), ORR_OK);
}

static void the_richest_stay_rich(void)                  /* OTV-A36 */
{
    start();
    state.money[1] = UINT16_MAX - 2;
    otv_gain(&table, 1, 2, OTV_A36);
    CHECK_NUMBER(state.money[1], UINT16_MAX);
    otv_gain(&table, 1, 5, OTV_A36);
    CHECK_NUMBER(state.money[1], UINT16_MAX);
}

static void a_card_that_no_set_has(void)                 /* OTV-A85 */
{
    start();
    CHECK_NUMBER(otv_when(&box, (orr_action){ OTV_V_USE, 255, 0, 0 }), OTV_A85);
    CHECK(otv_when(&box, (orr_action){ OTV_V_USE, 0, 0, 0 }) != OTV_A85);
}

static void a_tile_that_a_smaller_set_lacks(void)         /* OTV-A85 */
{
    static otv_set set;
    const uint8_t last = OTV_MAX_TILES - 1;
    start();
    set = *otv_set_of(&box);
    set.tiles_n = last;
    box.set = &set;
    CHECK_TEXT(otv_word(&box, OTV_N_TILE, last, ORR_WORD), "blank-20");
    CHECK(!otv_word(&box, OTV_N_TILE, last, ORR_TEXT));
}

/* OTV-66: an excess is lost, so a payment of any number of cards fits into a byte. */
static void a_payment_beyond_a_byte(void)
{
    static otv_set set;
    start();
    set = *otv_set_of(&box);
    for (unsigned k = 0; k < set.cards_n; k++) set.cards[k].effect = OTV_CP, set.cards[k].n = 100;
    box.set = &set;
    state.claim = (otv_claim){ .planet = OTV_EARTH, .tile = 0, .cost = 250, .points = 200 };
    orr_call(&table, &state.core.frame[0], T_NEXT, P_CLAIM, 0, OTV_EARTH, 0);
    state.core.frame[1].step = C_PAY_ANSWER;
    otv_take_payment(&table, &state.core.frame[1], (orr_action){ OTV_V_SPEND, state.hand[0].card[0].kind, 0, 0 });
    CHECK_NUMBER(state.claim.points, UINT8_MAX);
}

static void a_planet_with_one_place(void)                /* of another set */
{
    enum { WIDTH = 110, HEIGHT = 60 };
    static orr_cell cells[WIDTH * HEIGHT];
    static otv_set set;
    static otv_view view;
    orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    unsigned slashes[2] = { 0, 0 };
    start();
    set = *otv_set_of(&box);
    box.set = &set;
    for (unsigned bare = 0; bare < 2; bare++) {
        if (bare) set.planets[OTV_MARS].second = set.planets[OTV_MARS].third = 0;
        orr_observe(&table, ORR_PUBLIC, &view);
        orr_canvas_clear(&canvas);
        box.game->paint(&box, &view, &canvas);
        for (unsigned i = 0; i < WIDTH * HEIGHT; i++) slashes[bare] += cells[i].ch == '/';
    }
    CHECK(slashes[1] < slashes[0]);
}

int main(void)
{
    TEST_CASE(a_tile_that_a_smaller_set_lacks);
    TEST_CASE(a_payment_beyond_a_byte);
    TEST_CASE(a_planet_with_one_place);
    TEST_CASE(the_richest_stay_rich);
    TEST_CASE(a_card_that_no_set_has);
    return test_end();
}
