/* Section 1.4 of the ledger: every one of the 216 rolls of a combat, played: the cost (OTV-63 to OTV-65, OTV-A16), the
 * skulls and the units lost (OTV-85, OTV-A14), and the sums of a first roll (OTV-16, OTV-A42). */
#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { ROLLS = 216, SIDES = 6, DEFENCE = 4, UNITS = 6 };
static orr_box box;
static otv_state begun, state;
static orr_ctx table = { .box = &box, .state = &state };

/* Seat 0 has all its units at Earth, where a mine with defence 4 lies, and no card. */
static void prepare(void)
{
    const uint8_t key[32] = { 1 };
    table.game = orr_find_game("onward-to-venus");
    box_open(&box, table.game);
    CHECK(orr_start(&table, 2, key) == ORR_OK);
    while (state.hand[0].z.n)
        orr_put(ORR_AT(state.discard), otv_take_card(&table, 0, state.hand[0].card[0].kind, ORR_EVERYBODY));
    memset(state.tiles, 0, sizeof state.tiles);
    for (unsigned k = 0; k < otv_house_set.tiles_n; k++)
        state.tiles[OTV_EARTH][k] =
            otv_house_set.tiles[k].kind == OTV_MINE_TILE && otv_house_set.tiles[k].defence == DEFENCE;
    state.core.frame[0].who = 0;
    state.core.frame[0].step = T_ASK;
    state.core.frame[0].asked = 0;
    orr_again(&table);
    begun = state;
}

static orr_action claim(void)
{
    orr_action list[ORR_MAX_LEGAL];
    const int n = orr_legal(&table, 0, list);
    for (int i = 0; i < n; i++)
        if (list[i].verb == OTV_V_CLAIM) return list[i];
    CHECK(!"there is something to claim");
    return list[0];
}

typedef struct { unsigned difference[7], skulls[4], lost[4], sum[19]; } counts;

/* Faces by the number rolled: 1 is the skull. */
static unsigned face(unsigned n) { return n ? n + 1 : 0; }

static void count_roll(unsigned roll, counts *c)
{
    const uint16_t die[3] = { (uint16_t)(roll % SIDES), (uint16_t)(roll / SIDES % SIDES),
                              (uint16_t)(roll / SIDES / SIDES) };
    orr_tape tape = { .next = die, .n = 3 };
    state = begun;
    table.tape = &tape;
    orr_say(&table, 0, claim());
    const otv_claim rolled = state.claim;
    unsigned skulls = 0;
    for (unsigned i = 0; i < 3; i++) {
        CHECK_NUMBER(rolled.die[i], face(die[i]));
        skulls += !rolled.die[i];
    }
    c->difference[rolled.cost - DEFENCE]++;
    c->skulls[skulls]++;
    c->sum[rolled.die[0] + rolled.die[1] + rolled.die[2]]++;
    orr_say(&table, 0, (orr_action){ .verb = OTV_V_DECLINE });
    while (orr_asked(&table) == orr_one(0))
        orr_say(&table, 0, (orr_action){ .verb = OTV_V_LOSE, .a = OTV_ORBIT + OTV_INFANTRY });
    c->lost[UNITS - state.piece[0][OTV_EARTH][0] - state.piece[1][OTV_EARTH][0]]++;
    table.tape = NULL;
}

static void all_rolls_are_those_of_the_ledger(void)
{
    static const unsigned difference[7] = { 6, 24, 42, 48, 42, 24, 30 }, skulls[4] = { 125, 75, 15, 1 };
    counts c = { { 0 }, { 0 }, { 0 }, { 0 } };
    unsigned cost = 0, sum = 0;
    for (unsigned roll = 0; roll < ROLLS; roll++) count_roll(roll, &c);
    for (unsigned d = 0; d < 7; d++) {
        CHECK_NUMBER(c.difference[d], difference[d]);
        cost += d * c.difference[d];
    }
    for (unsigned k = 0; k < 4; k++) {
        CHECK_NUMBER(c.skulls[k], skulls[k]);
        CHECK_NUMBER(c.lost[k], skulls[k]);
    }
    CHECK_NUMBER(3 * cost, 10 * ROLLS);                  /* the mean is 10/3 */
    for (unsigned n = 0; n < 19; n++) sum += n * c.sum[n];
    CHECK_NUMBER(sum, 10 * ROLLS);
    CHECK_NUMBER(c.sum[1], 0);
    CHECK_NUMBER(c.sum[0], 1);
    CHECK_NUMBER(c.sum[18], 1);
}

int main(void)
{
    TEST_CASE(prepare);
    TEST_CASE(all_rolls_are_those_of_the_ledger);
    return test_end();
}
