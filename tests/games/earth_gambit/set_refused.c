/* Every sentence that refuses a set of Earth Gambit, by the smallest change to the house set that deserves it. */
#include "games/earth_gambit/eg_set.h"
#include "games/earth_gambit/eg_view.h"
#include "tests/support/check.h"

#define SET eg_set
#define HOUSE eg_house_set
#define CHECK_SET eg_check_set
#include "tests/support/refused_set.h"

enum { BLUE, YELLOW_BLUE, RED, YELLOW_RED, WEAPON, DEFENCE };        /* the first cards of the house set */
static eg_setup_row *three(void) { return &set.setup[1]; }

static void copies(void)                                 /* EG-A41 */
{
    WELCOME((void)0);
    REFUSED("Science must add up", set.cards[BLUE].copies--);
    REFUSED("Science must add up", set.cards[RED].copies--);
    REFUSED("Science must add up", set.cards[YELLOW_BLUE].copies--);
    REFUSED("Science must add up", set.cards[YELLOW_RED].copies++);
    REFUSED("2 Psych Weapon cards", set.cards[WEAPON].copies--);
    REFUSED("2 Psych Weapon cards", set.cards[DEFENCE].copies++);
    REFUSED("need one row each", set.cards[RED] = set.cards[YELLOW_RED]);
    REFUSED("need one row each", set.cards[BLUE] = set.cards[YELLOW_BLUE]);
    REFUSED("need one row each", set.cards[WEAPON] = set.cards[DEFENCE]);
}

static void the_setup_table(void)                        /* EG-A1 */
{
    REFUSED("a role for every player", three()->aliens = 0);
    REFUSED("10 are all there are", set.setup[EG_MAX_COLUMNS - 1].extinctionists++);
    REFUSED("copies of it", three()->scientists = 0; three()->extinctionists = 0; three()->aliens = 5;
            three()->players = 4; set.setup[2].players = 3);
    REFUSED("roles.csv has copies", set.roles[EG_ALIEN].copies = 0);
    REFUSED("roles.csv has copies", set.roles[EG_SCIENTIST].copies = 0);
    REFUSED("roles.csv has copies", set.roles[EG_EXTINCTIONIST].copies = 0);
    REFUSED("cards.csv has copies", three()->red = 9);
    REFUSED("cards.csv has copies", three()->blue = 7);
    REFUSED("cards.csv has copies", three()->psych_weapon = 3);
}

static void names(void)
{
    REFUSED("there must be one row", set.manifest_n = 0);
    REFUSED("the set needs a name", set.manifest[0].name[0] = 0);
    REFUSED("a role needs a name", set.roles[1].name[0] = 0);
    REFUSED("a Special Ability needs a name", set.abilities[1].name[0] = 0);
    REFUSED("10 Special Abilities at least", set.abilities_n = 9);
}

int main(void)
{
    TEST_CASE(copies);
    TEST_CASE(the_setup_table);
    TEST_CASE(names);
    return test_end();
}
