/* Every sentence that refuses a set of Onward to Venus, by the smallest change to the house set that deserves it. */
#include "games/onward_to_venus/otv_set.h"
#include "games/onward_to_venus/otv_view.h"
#include "tests/support/check.h"

#define SET otv_set
#define HOUSE otv_house_set
#define CHECK_SET otv_check_set
#include "tests/support/refused_set.h"

static void names_and_rows(void)
{
    WELCOME((void)0);
    REFUSED("the set needs a name", set.manifest[0].name[0] = 0);
    REFUSED("a planet needs a name", set.planets[1].name[0] = 0);
    REFUSED("a tile needs a name", set.tiles[1].name[0] = 0);
    REFUSED("a card needs a name", set.cards[1].name[0] = 0);
    REFUSED("the name of the set and a note", set.manifest_n = 0);
    REFUSED("each of the eight planets", set.planets_n--);
    REFUSED("the counters of an empire", set.counters_n = 0);
}

static void tiles_cards_and_dice(void)                   /* OTV-A77, OTV-A1 */
{
    REFUSED("255 tiles at most", set.tiles[0].copies = 255);
    REFUSED("the bag needs a tile", for (unsigned k = 0; k < set.tiles_n; k++) set.tiles[k].copies = 0);
    REFUSED("two cards for every player",
            for (unsigned k = 0; k < set.cards_n; k++) if (set.cards[k].owner == OTV_COMMON) set.cards[k].copies = 0);
    REFUSED("no skull", for (unsigned i = 0; i < OTV_FACES; i++) set.dice[i].face = 0);
    REFUSED("six faces", set.dice_n--);
}

int main(void)
{
    TEST_CASE(names_and_rows);
    TEST_CASE(tiles_cards_and_dice);
    return test_end();
}
