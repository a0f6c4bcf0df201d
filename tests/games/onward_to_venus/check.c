/* What always holds (OTV-A76) holds of a fresh table, and each part of it is missed when it is broken: the checker that
 * every scenario and every simulated match relies on can fail. */
#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static orr_box box;
static otv_state fresh, state;
static orr_ctx table = { .box = &box, .state = &state };

enum { FACTORY_TILE = 0, SEATS = 3 };                    /* factory is the first kind of tile of the house set */

static unsigned tile_of(unsigned kind)
{
    unsigned k = 0;
    while (otv_house_set.tiles[k].kind != kind) k++;
    return k;
}

static void clear_tiles(unsigned planet)                 /* into the bag again */
{
    for (unsigned k = 0; k < OTV_MAX_TILES; k++) {
        state.bag[k] = (uint8_t)(state.bag[k] + state.tiles[planet][k]);
        state.tiles[planet][k] = 0;
    }
}

static void is_whole(void)
{
    CHECK(!otv_check(&table));
    state = fresh;
}

static void is_broken(const char *what)
{
    const char *said = otv_check(&table);
    if (CHECK(said) && !strstr(said, what)) CHECK_TEXT(said, what);
    state = fresh;
}

static void a_fresh_table(void)
{
    is_whole();
}

static void counters_of_an_empire(void)                  /* orbit + surface + stock, plants + stock */
{
    state.piece[OTV_ORBIT + OTV_INFANTRY][OTV_EARTH][1]--;
    is_broken("as many counters");
    state.piece[OTV_SURFACE + OTV_TANK][OTV_MARS][1]++;
    is_broken("as many counters");
    state.piece[OTV_PLANT + OTV_MINE][OTV_MARS][2]++;
    is_broken("as many counters");
    state.stock[OTV_STOCK_PLANT + OTV_FACTORY][0]++;
    is_broken("as many counters");
    state.piece[OTV_SURFACE + OTV_TANK][OTV_MARS][1]++;
    state.stock[OTV_TANK][1]--;
    state.stall = 1;                                     /* somebody has had a turn */
    is_whole();
}

static void where_units_are_in_orbit(void)               /* redundant members */
{
    state.orbits[1] ^= 1;
    is_broken("units in orbit");
    state.ports[2] ^= 1;
    is_broken("units in orbit");
}

static void surfaces_when_a_period_begins(void)          /* phases 1 and 2 are over, nobody has had a turn */
{
    state.piece[OTV_SURFACE + OTV_INFANTRY][OTV_MARS][2]++;
    state.stock[OTV_INFANTRY][2]--;
    const otv_state landed = state;
    is_broken("no unit is on a surface when a period begins");
    state = landed;
    state.stall = 1;
    is_whole();
    state = landed;
    state.cubes--;
    state.taken[0]++;
    is_whole();
}

static void committed_by_a_payer_only(void)              /* OTV-A53 */
{
    state.hand[1].card[2].tag = OTV_COMMITTED;
    is_broken("only a payer has committed cards");
    state.claim.committed[OTV_INFANTRY] = 1;
    is_broken("only a payer has committed units");
    state.claim.planet = OTV_EARTH;
    orr_call(&table, &state.core.frame[0], T_NEXT, P_CLAIM, 1, OTV_EARTH, FACTORY_TILE);
    state.core.frame[1].step = C_PAY_ANSWER;
    const otv_state paying = state;
    is_whole();
    state = paying;
    state.hand[1].card[2].tag = OTV_COMMITTED;
    is_broken("only a payer has committed cards");
    state = paying;
    state.hand[1].card[2].tag = OTV_COMMITTED;
    state.claim.cards = 1;
    state.claim.committed[OTV_SPACESHIP] = 2;
    is_whole();
    state = paying;
    state.claim.committed[OTV_SPACESHIP] = 3;
    is_broken("they are in orbit");
}

static void tiles_of_the_set(void)                       /* bag + planets + discard + kept */
{
    const unsigned big = tile_of(OTV_BIG_GAME), crisis = tile_of(OTV_CRISIS);
    state.bag[FACTORY_TILE]--;
    is_broken("every tile that nobody keeps");
    state.tile_discard[FACTORY_TILE]++;
    is_broken("every tile that nobody keeps");
    state.tiles[OTV_MARS][FACTORY_TILE]++;
    is_broken("every tile that nobody keeps");
    state.bag[FACTORY_TILE]--;
    state.tile_discard[FACTORY_TILE]++;
    is_whole();
    state.bag[big]--;
    is_broken("every big game and crisis tile lies somewhere");
    state.crises[1]++;
    is_broken("every big game and crisis tile lies somewhere");
    state.bag[big]--;
    state.big_game[2]++;
    is_whole();
    state.bag[crisis]--;
    state.tiles[OTV_GANYMEDE][crisis]++;
    is_broken("no crisis tile lies on Ganymede");
}

static void three_aliens(void)
{
    state.supply--;
    is_broken("three alien tiles");
    state.trophies[1]++;
    is_broken("three alien tiles");
    state.supply -= 2;
    state.trophies[1]++;
    state.alien[OTV_TITAN]++;
    is_whole();
}

static void flipped_planets(void)
{
    clear_tiles(OTV_VENUS);
    state.flipped[OTV_VENUS] = 1;
    const otv_state flipped = state;
    is_whole();
    state.flipped[OTV_VENUS] = 1;                        /* its tiles still lie there */
    is_broken("no tile, no plant and no unit");
    state = flipped;
    state.piece[OTV_PLANT + OTV_MINE][OTV_VENUS][0]++;
    state.stock[OTV_STOCK_PLANT + OTV_MINE][0]--;
    is_broken("no tile, no plant and no unit");
    state = flipped;
    state.piece[OTV_SURFACE + OTV_TANK][OTV_VENUS][0]++;
    state.stock[OTV_TANK][0]--;
    state.stall = 1;
    const otv_state landed = state;
    is_broken("no tile, no plant and no unit");
    box.opt[OTV_O_DEAD_PLANET] = OTV_ATTACKABLE;         /* then units may land there (OTV-A69) */
    state = landed;
    is_whole();
    box.opt[OTV_O_DEAD_PLANET] = OTV_SEALED;
    clear_tiles(OTV_TITAN);
    state.flipped[OTV_TITAN] = 1;
    is_broken("only Venus, Moon and Mars");
}

static void cubes_hands_and_the_marker(void)
{
    state.cubes--;
    is_broken("players + 2 pass cubes");
    state.taken[1]++;
    is_broken("players + 2 pass cubes");
    state.cubes--;
    state.taken[1]++;
    is_whole();
    state.holder = SEATS;
    is_broken("first player marker");
    state.period = OTV_PERIODS + 1;
    is_broken("three periods");
    state.period = 0;
    is_broken("three periods");
    otv_draw(&table, 2, 4, OTV_101);                     /* six cards and four */
    is_broken("within its limit");
    otv_draw(&table, 2, 4, OTV_101);
    orr_call(&table, &state.core.frame[0], T_NEXT, P_LIMIT, 1, 0, 0);            /* somebody else is discarding */
    is_broken("within its limit");
    otv_draw(&table, 2, 4, OTV_101);
    orr_call(&table, &state.core.frame[0], T_NEXT, P_LIMIT, 2, 0, 0);
    is_whole();
    otv_draw(&table, 2, 3, OTV_101);
    is_whole();
}

int main(void)
{
    const uint8_t key[32] = { 3 };
    table.game = orr_find_game("onward-to-venus");
    box_open(&box, table.game);
    if (orr_start(&table, SEATS, key) != ORR_OK) return 1;
    fresh = state;
    TEST_CASE(a_fresh_table);
    TEST_CASE(counters_of_an_empire);
    TEST_CASE(where_units_are_in_orbit);
    TEST_CASE(surfaces_when_a_period_begins);
    TEST_CASE(committed_by_a_payer_only);
    TEST_CASE(tiles_of_the_set);
    TEST_CASE(three_aliens);
    TEST_CASE(flipped_planets);
    TEST_CASE(cubes_hands_and_the_marker);
    return test_end();
}
