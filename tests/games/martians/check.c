/* What always holds in Martians!!! is missed when it is broken: the checker that every scenario and every simulated
 * match relies on can fail. */
#include "games/martians/mar_state.h"
#include "tests/support/check.h"

#define STATE mar_state
#define CHECKER mar_check
#include "tests/support/broken.h"

static void counts(void)                                 /* MAR-99, MAR-A9, MAR-57, MAR-A55 */
{
    MISSED("100 Martian figures", state.supply--);
    MISSED("100 Martian figures", state.collected[1]++);
    FINE(state.supply--; state.boxed++);
    MISSED("30 Life tokens", state.life_supply--);
    MISSED("60 Bullet tokens", state.bullet_supply--);
    FINE(state.life_proxies++; state.life_supply++);
    MISSED("MAR-98", state.martian[MAR_SPOTS - 1] = 1; state.supply--);
    MISSED("MAR-A55", state.moved[0] = 1);
}

static void tiles(void)                                  /* MAR-9, MAR-A124, MAR-38 */
{
    MISSED("MAR-9", state.map[0].z.n = 0);
    MISSED("MAR-9", state.map[0].card[0].kind = 1);
    MISSED("MAR-9", state.column[0]++);
    MISSED("MAR-9", state.row[0]--);
    MISSED("MAR-A124", state.letters = MAR_SPOTS);
    orr_put(ORR_AT(state.map[1]), orr_take(&table, ORR_AT(state.tile_pile), 0, 0));
    state.letters = 2;
    state.column[1] = MAR_CENTRE, state.row[1] = MAR_CENTRE - 1;
    mar_derive(&table);
    const mar_state two = state;
    FINE((void)0);
    MISSED("of its own (MAR-38)", state = two; state.row[1]++);
    MISSED("than the tiles reach", state = two; state.row[1]--);
    MISSED("than the tiles reach", state = two; state.row[1] += 3);
    MISSED("than the tiles reach", state = two; state.column[1]++);
    MISSED("than the tiles reach", state = two; state.column[1]--);
}

static void tokens(void)                                 /* MAR-41, MAR-42, MAR-48 */
{
    MISSED("MAR-42", state.life_at[1] = state.bullets_at[1] = 1; state.life_supply--; state.bullet_supply--);
    MISSED("MAR-41", state.life_at[1] = 1; state.life_supply--);
    MISSED("MAR-41", orr_put(ORR_AT(state.lying[1]), (orr_card){ 0, 2, 0 }));
    MISSED("MAR-48", orr_put(ORR_AT(state.marker[0]), orr_take(&table, ORR_AT(state.marker_pile), 0, 0)));
}

static void seats(void)                                  /* MAR-8, MAR-91, MAR-A68, MAR-64, MAR-57, MAR-63 */
{
    MISSED("MAR-8)", state.dealer = state.core.seats);
    MISSED("MAR-91", state.hand[1].z.n = MAR_HAND + 1);
    MISSED("MAR-A68", state.hand[1].card[0].tag = 1);
    FINE(state.hand[1].card[0].tag = 1; state.angry = 1);
    MISSED("MAR-64", state.life_supply = (uint8_t)(state.life_supply - 6 + state.life[0]); state.life[0] = 6);
    MISSED("MAR-64", state.bullet_supply = (uint8_t)(state.bullet_supply - 6 + state.bullets[0]); state.bullets[0] = 6);
    MISSED("MAR-57", state.at_tile[0] = MAR_SPOTS - 1);
    MISSED("MAR-57", while (mar_enter(&state.town, 0) >> state.at_square[0] & 1) state.at_square[0]++);
    MISSED("MAR-63", orr_put(ORR_AT(state.held[1]), (orr_card){ 1, 0, 0 });
           orr_put(ORR_AT(state.held[1]), (orr_card){ 1, 0, 0 }));
    FINE(orr_put(ORR_AT(state.held[1]), (orr_card){ 1, 0, 0 }); orr_put(ORR_AT(state.held[1]), (orr_card){ 2, 0, 0 }));
}

static void what_is_noted(void)                          /* redundant members */
{
    MISSED("the town follows", state.town.farm_at[0] ^= 1);
    MISSED("MAR-60)", state.crowded ^= 1);
    MISSED("MAR-60)", state.behind[0] ^= 1);
    MISSED("MAR-137", ((uint8_t *)state.open)[0] ^= 1);
    MISSED("MAR-A111", state.plays[0]++);
    MISSED("MAR-A110", state.minus++);
    MISSED("MAR-A110", state.plus++);
    MISSED("MAR-A110", state.frozen++);
    MISSED("MAR-A110", state.no_move++);
    MISSED("MAR-A110", state.no_tiles++);
    MISSED("MAR-A110", state.doubled++);
    MISSED("are noted right", state.ship_at ^= 1);
    MISSED("ship, Items", state.loaded ^= 1);
    MISSED("ship, Items", state.armed ^= 1);
    MISSED("ship, Items", state.ready ^= 1);
}

static void in_the_middle_of_something(void)             /* MAR-A108, MAR-23, MAR-A107 */
{
    MISSED("MAR-A108", orr_put(ORR_AT(state.played), (orr_card){ 0, 0, 0 }));
    MISSED("MAR-A108", orr_put(ORR_AT(state.revealed), (orr_card){ 0, 0, 0 }));
    FINE(orr_put(ORR_AT(state.played), (orr_card){ 0, 0, 0 });
         orr_call(&table, state.core.frame, T_MOVE, P_CARD, 0, 0, 0));
    state.core.frame->step = T_MOVE_ANSWER;
    MISSED("MAR-23", orr_put(ORR_AT(state.tile_drawn), orr_take(&table, ORR_AT(state.tile_pile), 0, 0)));
    state.core.frame->step = T_PLACE;
    FINE(orr_put(ORR_AT(state.tile_drawn), orr_take(&table, ORR_AT(state.tile_pile), 0, 0)));
    MISSED("MAR-A107", state.fighting = 1);
    FINE(state.fighting = 1; state.core.over = 1);
}

int main(void)
{
    if (!open_table("martians", 3, 0, 0)) return 1;
    TEST_CASE(counts);
    TEST_CASE(tiles);
    TEST_CASE(tokens);
    TEST_CASE(seats);
    TEST_CASE(what_is_noted);
    TEST_CASE(in_the_middle_of_something);
    return test_end();
}
