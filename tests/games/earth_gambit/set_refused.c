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
    REFUSED("cards.csv has copies", set.cards[BLUE].copies--);
    REFUSED("cards.csv has copies", set.cards[RED].copies--);
    REFUSED("cards.csv has copies", set.cards[WEAPON].copies--);
    WELCOME(set.cards[YELLOW_BLUE].copies++; set.setup[EG_MAX_COLUMNS - 1].red--);   /* 18 Science in the deck of ten */
    REFUSED("more than 18 Science", set.cards[YELLOW_BLUE].copies++);
    WELCOME(set.cards[DEFENCE].copies++);
    REFUSED("more than 40 cards", set.cards[DEFENCE].copies += 2);
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

/* EG-A77: exactly as many as there are is enough. */
static void goals(void)
{
    WELCOME(set.roles[EG_ALIEN].goal = 7);
    REFUSED("the Aliens cannot reach", set.roles[EG_ALIEN].goal = 8);
    REFUSED("the Aliens cannot reach", three()->red = 4);
    WELCOME(three()->red = 5);
    WELCOME(set.roles[EG_SCIENTIST].goal = 8);
    REFUSED("the Scientists cannot reach", set.roles[EG_SCIENTIST].goal = 9);        /* the third yellow comes first */
    REFUSED("the Scientists cannot reach", three()->blue = 3);
    WELCOME(three()->blue = 4);
    WELCOME(set.roles[EG_EXTINCTIONIST].goal = 4);
    REFUSED("the Extinctionists cannot reach", set.roles[EG_EXTINCTIONIST].goal = 5);
    WELCOME(set.roles[EG_EXTINCTIONIST].goal = 4; set.roles[EG_SCIENTIST].goal = 3); /* the last one may tie: EG-8 */
    REFUSED("the Extinctionists cannot reach", set.roles[EG_EXTINCTIONIST].goal = 4; set.roles[EG_SCIENTIST].goal = 2);
    WELCOME(three()->scientists = 0; three()->aliens = 2; three()->blue = 0);        /* nobody plays for it */
    WELCOME(three()->aliens = 0; three()->scientists = 2; three()->red = 0);
    WELCOME(three()->extinctionists = 0; three()->aliens = 2);
}

static void deck_of(unsigned cards)      /* for ten, with nothing but Science that is needed and Peek at Any Card */
{
    for (unsigned k = 0; k < set.cards_n; k++)
        if (k > YELLOW_RED || k == YELLOW_BLUE || k == YELLOW_RED) set.cards[k].copies = 0;
    for (unsigned i = 0; i < set.setup_n; i++)
        set.setup[i].red = set.setup[i].blue = 2, set.setup[i].psych_weapon = 0;
    set.cards[YELLOW_BLUE].copies = 2;
    for (unsigned i = 0; i < EG_MAX_ROLES; i++) set.roles[i].goal = 2;
    set.cards[set.cards_n - 1].copies = (uint8_t)(cards - 6);
}

static void decks_can_be_dealt(void)
{
    WELCOME(deck_of(12));
    REFUSED("two cards more than there are players", deck_of(11));
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
    TEST_CASE(goals);
    TEST_CASE(decks_can_be_dealt);
    TEST_CASE(names);
    return test_end();
}
