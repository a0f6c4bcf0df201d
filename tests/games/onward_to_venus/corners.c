/* Corners of Onward to Venus that a match reaches once in a lifetime: money and points that fill their numbers, a word
 * for what is not there. */
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

int main(void)
{
    TEST_CASE(the_richest_stay_rich);
    TEST_CASE(a_card_that_no_set_has);
    return test_end();
}
