/* Every sentence that refuses a set of Martians!!!, by the smallest change to the house set that deserves it. */
#include "games/martians/mar_set.h"
#include "games/martians/mar_view.h"
#include "tests/support/check.h"

#define SET mar_set
#define HOUSE mar_house_set
#define CHECK_SET mar_check_set
#include "tests/support/refused_set.h"

enum { HOUSE_TILE, STATION = 1, ROUTE_9 = 1, CROSSROADS = 12 };
static mar_tile_row *tile(unsigned i) { return &set.tiles[i]; }
static unsigned first_of(unsigned deck)
{
    unsigned i = 0;
    while (set.cards[i].deck != deck) i++;
    return i;
}
static void drop_cards(unsigned deck, unsigned n)
{
    for (unsigned i = 0; i < set.cards_n && n; i++)
        if (set.cards[i].deck == deck && set.cards[i].copies) set.cards[i].copies = 0, n--;
}

static void cards(void)
{
    WELCOME((void)0);
    REFUSED("a card needs a name", set.cards[3].name[0] = 0);
    REFUSED("20 to 40 Event cards", drop_cards(MAR_DECK_EVENT, 11));
    WELCOME(drop_cards(MAR_DECK_EVENT, 10));
    REFUSED("20 to 40 Event cards", set.cards[first_of(MAR_DECK_EVENT)].copies = 3);
    REFUSED("30 Martian cards at most", set.cards[first_of(MAR_DECK_MARTIAN)].copies = 3);
    WELCOME(drop_cards(MAR_DECK_MARTIAN, 15));
    REFUSED("needs tiles", set.tiles_n = 0);
}

static void grids(void)
{
    REFUSED("a grid has the letters", tile(STATION)->grid[8] = 0);      /* eight letters */
    REFUSED("nine letters", tile(STATION)->grid[9] = 'R');
    REFUSED("centre of the House", memcpy(tile(HOUSE_TILE)->grid, ".RHRRR.R.", 9));
    REFUSED("centre of the House", memcpy(tile(HOUSE_TILE)->grid, ".RHRHR.R.", 9));
    REFUSED("needs a building square", memcpy(tile(ROUTE_9)->grid, "...RRR.R.", 9));
    REFUSED("a tile needs an exit", tile(STATION)->exits = 0);
    REFUSED("on a road square", tile(STATION)->icon = 1);
    REFUSED("Gas Station is a named tile", tile(CROSSROADS)->gas = 1);
}

static void pave(void)                                   /* every generic tile is a square of roads */
{
    for (unsigned i = 0; i < set.tiles_n; i++)
        if (set.tiles[i].kind == MAR_GENERIC) memcpy(set.tiles[i].grid, "RRRRRRRRR", 9);
}

static void too_many_ways(void)
{
    REFUSED("too many Martian moves", pave());
}

static const char *doors(const char *text)
{
    uint8_t sheet, row;
    set = HOUSE;
    strcpy(tile(STATION)->doors, text);
    const char *said = mar_check_set(&set, &sheet, &row);
    return said ? said : "good";
}

static void doors_are_pairs(void)                        /* the Gas Station (Route 9): BBBRRR.R. */
{
    static const char *const odd[] = { "0-5", ":-5", "2+5", "2-0", "2-:", "2-5,", "2-5 ", "2-54-5" };
    CHECK_TEXT(doors("2-5"), "good");
    CHECK_TEXT(doors("2-5 3-6"), "good");
    for (unsigned i = 0; i < sizeof odd / sizeof *odd; i++)
        CHECK_TEXT(doors(odd[i]), "doors are pairs of squares separated by a blank: 2-5 4-5");
    CHECK_TEXT(doors("1-5"), "a door joins a square and the one to the right of it or below it, smaller number first");
    CHECK_TEXT(doors("3-4"), "a door joins a square and the one to the right of it or below it, smaller number first");
    CHECK_TEXT(doors("2-5 7-8"), "a door joins two squares that can be entered");
    CHECK_TEXT(doors("2-5 4-7"), "a door joins two squares that can be entered");
    CHECK_TEXT(doors("2-5 1-2"), "good");
}

static void the_town(void)
{
    REFUSED("named tiles follow the House", const mar_tile_row last = set.tiles[CROSSROADS];
            set.tiles[CROSSROADS] = set.tiles[1]; set.tiles[1] = last);
    REFUSED("too many ends", for (unsigned i = 1; i < set.tiles_n; i++) if (tile(i)->kind == MAR_GENERIC) {
            memcpy(tile(i)->grid, ".R.RRR.R.", 9); tile(i)->exits = 15; });
}

int main(void)
{
    TEST_CASE(cards);
    TEST_CASE(grids);
    TEST_CASE(too_many_ways);
    TEST_CASE(doors_are_pairs);
    TEST_CASE(the_town);
    return test_end();
}
