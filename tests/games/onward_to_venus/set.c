/* Sets of Onward to Venus: the house set is what data/onward_to_venus says, it holds what section 8 of the ledger
 * lists, and a set that could not be played is refused with file, line and reason (OTV-A77, OTV-1, OTV-10, OTV-49,
 * OTV-104, OTV-A1). */
#include "games/games.h"
#include "games/onward_to_venus/otv_view.h"
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/house.h"

static otv_set set;
static const orr_game *game;

static const char *parse(unsigned sheet, const char *from, const char *to)
{
    return parse_house(game, sheet, from, to, &set);
}

static void the_house_set_is_the_data(void)
{
    CHECK_TEXT(parse(0, NULL, NULL), "good");
    CHECK(!memcmp(&set, game->house_set, sizeof set));
    CHECK_NUMBER(set_hash(game, &set), set_hash(game, game->house_set));
}

static void the_house_set_holds_what_the_ledger_lists(void)   /* sections 8.1 to 8.5 */
{
    unsigned tiles[OTV_N_TILE_KINDS] = { 0 }, marked = 0, all = 0, common = 0, own = 0, vps = 0;
    for (unsigned k = 0; k < otv_house_set.tiles_n; k++) {
        tiles[otv_house_set.tiles[k].kind] += otv_house_set.tiles[k].copies;
        all += otv_house_set.tiles[k].copies;
        if (otv_house_set.tiles[k].marked) marked += otv_house_set.tiles[k].copies;
    }
    CHECK_NUMBER(all, 84);
    CHECK_NUMBER(tiles[OTV_FACTORY_TILE] + tiles[OTV_CARDS_TILE] + tiles[OTV_WINDFALL] + tiles[OTV_BIG_GAME], 42);
    CHECK_NUMBER(tiles[OTV_MINE_TILE], 20);
    CHECK_NUMBER(tiles[OTV_TENSION], 8);
    CHECK_NUMBER(tiles[OTV_CRISIS], 14);
    CHECK_NUMBER(marked, 8);
    for (unsigned k = 0; k < otv_house_set.cards_n; k++)
        *(otv_house_set.cards[k].owner == OTV_COMMON ? &common : &own) += otv_house_set.cards[k].copies;
    CHECK_NUMBER(common, 48);
    CHECK_NUMBER(own, 20);
    for (unsigned i = 0; i < OTV_PLANETS; i++) {
        const otv_planet_row *row = &otv_house_set.planets[i];
        vps += row->first + 0u + row->second + row->third;
    }
    CHECK_NUMBER(vps, 113);
}

static void tiles_of_a_period_add_up_to_table_1_2(void)      /* OTV-A2 */
{
    unsigned sum[4] = { 0, 0, 0, 0 };
    for (unsigned i = 0; i < OTV_PLANETS; i++) {
        const otv_planet_row *row = &otv_house_set.planets[i];
        sum[0] += row->tiles_2, sum[1] += row->tiles_3, sum[2] += row->tiles_4, sum[3] += row->tiles_5;
    }
    CHECK_NUMBER(sum[0], 20);
    CHECK_NUMBER(sum[1], 21);
    CHECK_NUMBER(sum[2], 24);
    CHECK_NUMBER(sum[3], 27);
}

static void planets_stand_in_their_line(void)                /* OTV-1 */
{
    CHECK_TEXT(parse(OTV_SHEET_PLANETS, "venus,Venus", "vulcan,Vulcan"),
               "planets.csv:3: the planets must be mercury, venus, earth, moon, mars, ganymede, titan and kuiper-belt, "
               "in this "
               "order (OTV-1)");
    CHECK_TEXT(parse(OTV_SHEET_PLANETS, ",6,3,0,", ",6,0,2,"),
               "planets.csv:2: a planet with a third place needs a second one");
}

static void tiles_are_of_their_kind(void)
{
    CHECK_TEXT(parse(OTV_SHEET_TILES, "windfall,0,0", "windfall,2,0"),
               "tiles.csv:4: factory, cards, windfall and big-game tiles have no defence (OTV-49)");
    CHECK_TEXT(parse(OTV_SHEET_TILES, "mine,3,0", "mine,3,1"),
               "tiles.csv:9: only crisis tiles can be marked (OTV-104)");
    CHECK_TEXT(parse(OTV_SHEET_TILES, "tension,0,0", "tension,2,0"), "good");          /* OTV-A17 */
}

/* A match at random, the invariants after every answer; false if one broke. */
static bool plays_well(const orr_box *box, uint8_t seats)
{
    static _Alignas(16) uint8_t state[2048];
    const uint8_t key[32] = { seats };
    orr_rng rng = { seats };
    orr_ctx t = { .game = game, .box = box, .state = state };
    if (!CHECK(orr_start(&t, seats, key) == ORR_OK)) return false;
    while (orr_asked(&t) && !game->check(&t)) orr_playout(&t, &rng, 1);
    return !game->check(&t);
}

static void fewer_kinds_of_tile_will_do(void)                /* OTV-A77 */
{
    static const char *const sheets[] = {
        "factory,Factory,factory,0,0,9\n",                                                        /* one kind */
        "mine-1,Mine,mine,1,0,9\ncrisis-2,Crisis,crisis,2,1,9\ntension,Tension,tension,0,0,9\n",   /* all defended */
    };
    orr_box box;
    const char *rows = strchr(house[OTV_SHEET_TILES], '\n') + 1;
    for (unsigned i = 0; i < sizeof sheets / sizeof *sheets; i++) {
        CHECK_TEXT(parse(OTV_SHEET_TILES, rows, sheets[i]), "good");
        box_open(&box, game);
        box.set = &set;
        CHECK_TEXT(game->word(&box, OTV_N_TILE, set.tiles_n, ORR_WORD), i ? "blank-4" : "blank-2");
        CHECK_TEXT(game->word(&box, OTV_N_TILE, OTV_ALIEN, ORR_WORD), "alien");
        for (uint8_t seats = OTV_MIN_SEATS; seats <= OTV_MAX_SEATS; seats++) CHECK(plays_well(&box, seats));
    }
    CHECK_TEXT(parse(OTV_SHEET_TILES, rows, ""), "tiles.csv:1: the bag needs a tile at least");
    CHECK_TEXT(parse(OTV_SHEET_TILES, "mine-1,Mine 1", "alien,Alien"),
               "tiles.csv:7: no tile can be called alien or blank-...: these words are taken (OTV-A77)");
    CHECK_TEXT(parse(OTV_SHEET_TILES, "mine-1,Mine 1", "blank-1,Mine 1"),
               "tiles.csv:7: no tile can be called alien or blank-...: these words are taken (OTV-A77)");
}

static void cards_make_sense(void)
{
    CHECK_TEXT(parse(OTV_SHEET_CARDS, "crown-subsidy,Crown Subsidy,british", "crown-subsidy,Crown Subsidy,french"),
               "cards.csv:1: each of the five empires needs 4 cards of its own (OTV-10)");
    CHECK_TEXT(parse(OTV_SHEET_CARDS, "haul,0,3", "haul,1,3"), "cards.csv:11: haul and reroll have no n; write 0");
    CHECK_TEXT(parse(OTV_SHEET_CARDS, "cp,1,7", "cp,0,7"), "cards.csv:2: this effect needs n of 1 or more");
    CHECK_TEXT(parse(OTV_SHEET_CARDS, "draw,3,2", "draw,4,2"),
               "cards.csv:15: draw can be 3 at most, so that a hand has room (OTV-A77)");
    CHECK_TEXT(parse(OTV_SHEET_CARDS, "cp,1,7", "cp,1,8"),
               "cards.csv:1: there can be 68 cards at most, all empires together");
}

static void counters_and_dice(void)                          /* OTV-A77, OTV-A1 */
{
    CHECK_TEXT(parse(OTV_SHEET_COUNTERS, "10,5,5", "3,5,5"),
               "counters.csv:2: infantry is '3', should be a number from 4 to 20");
    CHECK_TEXT(parse(OTV_SHEET_DICE, "6\n", ""),
               "dice.csv:1: a die has six faces, a row each; 0 is the skull (OTV-A1)");
}

static void boxes_are_checked(void)                          /* OTV-3, OTV-A82 */
{
    orr_box box;
    error why;
    box_open(&box, game);
    CHECK(box_option(&box, "empire_1", "usa", NULL) && box_option(&box, "empire_2", "usa", NULL));
    CHECK(!box_check(&box, 3, &why));
    CHECK(strstr(why.text, "two seats cannot have the same empire (OTV-3)"));
    box_open(&box, game);
    CHECK(box_option(&box, "empire_4", "usa", NULL));
    CHECK(!box_check(&box, 3, &why));
    CHECK(box_check(&box, 4, &why));
    CHECK_NUMBER(otv_empire(&box, 0), OTV_BRITISH);
    CHECK_NUMBER(otv_empire(&box, 2), OTV_RUSSIAN);
    CHECK_NUMBER(otv_empire(&box, 3), OTV_USA);
    CHECK_NUMBER(otv_empire(&box, 4), OTV_GERMAN);
}

int main(void)
{
    game = orr_find_game("onward-to-venus");
    if (!CHECK(game) || !read_house(game, "data/onward_to_venus")) return 1;
    TEST_CASE(the_house_set_is_the_data);
    TEST_CASE(the_house_set_holds_what_the_ledger_lists);
    TEST_CASE(tiles_of_a_period_add_up_to_table_1_2);
    TEST_CASE(planets_stand_in_their_line);
    TEST_CASE(tiles_are_of_their_kind);
    TEST_CASE(fewer_kinds_of_tile_will_do);
    TEST_CASE(cards_make_sense);
    TEST_CASE(counters_and_dice);
    TEST_CASE(boxes_are_checked);
    return test_end();
}
