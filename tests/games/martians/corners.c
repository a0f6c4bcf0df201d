/* Corners of Martians!!! that a match reaches once in a lifetime: empty piles, five Farms, equal cards of which one is
 * covered, how a group stands. */
#include "games/martians/mar_state.h"
#include "games/games.h"
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

int main(void)
{
    TEST_CASE(five_farms_need_a_fifth_marker);
    TEST_CASE(nothing_is_drawn_from_empty_piles);
    TEST_CASE(the_covered_one_of_two_equal_cards_goes_first);
    TEST_CASE(a_group_stands_as_one);
    return test_end();
}
