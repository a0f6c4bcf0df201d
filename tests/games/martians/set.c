/* Sets of Martians!!!: the house set is what data/martians says, and a set that could not be played is refused with
 * file, line and reason (MAR-A127, MAR-A6, and the bounds the state relies on). */
#include "games/games.h"
#include "games/martians/mar_set.h"
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/house.h"

static mar_set set;
static const orr_game *game;

static const char *parse(unsigned sheet, const char *from, const char *to)
{
    return parse_house(game, sheet, from, to, &set);
}
static const char *cards(const char *from, const char *to) { return parse(MAR_SHEET_CARDS, from, to); }
static const char *tiles(const char *from, const char *to) { return parse(MAR_SHEET_TILES, from, to); }

static void the_house_set_is_the_data(void)
{
    CHECK_TEXT(parse(0, NULL, NULL), "good");
    CHECK(!memcmp(&set, game->house_set, sizeof set));
    CHECK_NUMBER(set_hash(game, &set), set_hash(game, game->house_set));
}

static void two_copies_of_every_card(void)               /* MAR-A6 */
{
    const mar_set *s = game->house_set;
    unsigned n[2] = { 0, 0 };
    CHECK_NUMBER(s->cards_n, 35);
    for (unsigned i = 0; i < s->cards_n; i++) {
        CHECK_NUMBER(s->cards[i].copies, 2);
        n[s->cards[i].deck] += s->cards[i].copies;
    }
    CHECK_NUMBER(n[MAR_DECK_MARTIAN], 30);
    CHECK_NUMBER(n[MAR_DECK_EVENT], 40);
}

static void named_tiles_have_one_copy(void)              /* MAR-A127 */
{
    CHECK_TEXT(tiles("named,1,BBBRRR.R.", "named,2,BBBRRR.R."), "tiles.csv:3: a named tile has one copy (MAR-A127)");
    CHECK_TEXT(tiles("House,start,1", "House,start,2"), "tiles.csv:2: a named tile has one copy (MAR-A127)");
    CHECK_TEXT(tiles("Straight A,generic,2", "Straight A,generic,4"), "good");
}

enum { SHOP_ROOM = 400 };
static const char *with_shops(unsigned n)                /* the house set has ten named tiles */
{
    char text[SHOP_ROOM] = "";
    for (unsigned i = 0; i < n; i++) {
        const size_t used = strlen(text);
        snprintf(text + used, sizeof text - used, "shop-%u,Shop,named,1,BBBRRR...,east west,2-5,0,1,1,0,0\n", i + 1);
    }
    const size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, "farm,Farm");
    return tiles("farm,Farm", text);
}

static void twelve_named_tiles(void)                     /* MAR-A127 */
{
    CHECK_TEXT(with_shops(2), "good");
    CHECK_TEXT(with_shops(3), "tiles.csv:15: there may be 12 named tiles at most (MAR-A127)");
}

static void tiles_and_farms_are_bounded(void)            /* MAR-A127 */
{
    CHECK_TEXT(tiles("Bend A,generic,2", "Bend A,generic,4"), "good");
    CHECK_TEXT(tiles("Bend A,generic,2", "Bend A,generic,5"), "tiles.csv:1: there may be 32 tiles at most");
    const char *const farms = "farm,4,FFFFFFFFF,north east south west,,0,0,0,0,0\ncrossroads,Crossroads,generic,3";
    CHECK_TEXT(tiles(farms, "farm,5,FFFFFFFFF,north east south west,,0,0,0,0,0\ncrossroads,Crossroads,generic,2"),
               "good");
    CHECK_TEXT(tiles("Farm,farm,4", "Farm,farm,6"), "tiles.csv:1: there may be five Farms at most");
}

static void tiles_are_what_they_say(void)
{
    CHECK_TEXT(tiles("house,House,start", "house,House,generic"),
               "tiles.csv:2: the House is the first tile, and the only one of kind start");
    CHECK_TEXT(tiles("Straight A,generic,2,.R..R..R.", "Straight A,generic,2,.R..B..R."),
               "tiles.csv:17: a grid has the letters . R B on named tiles, . R on generic ones, F on a Farm, . R H on "
                   "the House");
    CHECK_TEXT(tiles("Straight A,generic,2,.R..R..R.,north south", "Straight A,generic,2,.R..R..R.,north east"),
               "tiles.csv:17: an exit needs a road on the middle of that side (MAR-59)");
    CHECK_TEXT(tiles("east south west,2-5,1,1,1", "east south west,2-5,2,1,1"),
               "tiles.csv:3: a tile may have as many tokens as building squares (MAR-41, MAR-42)");
    CHECK_TEXT(tiles("east south west,2-5,1,1,1", "east south west,,1,1,1"),
               "tiles.csv:3: every square of a tile that can be entered must be reachable from the others");
}

static void cards_are_what_they_say(void)
{
    CHECK_TEXT(cards("martian,green-slime,2", "event,green-slime,2"),
               "cards.csv:5: this effect belongs to the other deck: the first fifteen are Martian cards, the others "
                   "Event cards");
    CHECK_TEXT(cards("martian,green-slime,2,0", "martian,green-slime,2,3"),
               "cards.csv:5: only Four-sided Dice and Shotgun come with Bullets");
    CHECK_TEXT(cards("martian,green-slime,2", "martian,bright-lights,2"),
               "cards.csv:5: this effect has a row already; one card of each kind");
    CHECK_TEXT(cards("martian,green-slime,2", "martian,green-slime,1"), "good");
}

int main(void)
{
    game = orr_find_game("martians");
    if (!CHECK(game) || !read_house(game, "data/martians")) return 1;
    TEST_CASE(the_house_set_is_the_data);
    TEST_CASE(two_copies_of_every_card);
    TEST_CASE(named_tiles_have_one_copy);
    TEST_CASE(twelve_named_tiles);
    TEST_CASE(tiles_and_farms_are_bounded);
    TEST_CASE(tiles_are_what_they_say);
    TEST_CASE(cards_are_what_they_say);
    return test_end();
}
