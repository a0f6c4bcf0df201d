/* Card sets of Earth Gambit: the house set is what data/earth_gambit says, and a set that could not be played is
 * refused with file, line and reason (ledger sections 7.2 to 7.4, EG-A41, EG-A64). */
#include "games/earth_gambit/eg_view.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/house.h"

static eg_set set;
static const orr_game *game;

static const char *parse(unsigned sheet, const char *from, const char *to)
{
    return parse_house(game, sheet, from, to, &set);
}
static const char *cards(const char *from, const char *to) { return parse(EG_SHEET_CARDS, from, to); }
static const char *setup(const char *from, const char *to) { return parse(EG_SHEET_SETUP, from, to); }
static const char *roles(const char *from, const char *to) { return parse(EG_SHEET_ROLES, from, to); }
static const char *abilities(const char *from, const char *to) { return parse(EG_SHEET_ABILITIES, from, to); }

static void the_house_set_is_the_data(void)
{
    CHECK_TEXT(parse(0, NULL, NULL), "good");
    CHECK(!memcmp(&set, game->house_set, sizeof set));
    CHECK_NUMBER(set_hash(game, &set), set_hash(game, game->house_set));
    orr_box b;
    box_open(&b, game);
    CHECK(b.hash == 0x64fc56b2808a77fbu);                /* as in matches from before sets had goals (EG-A77) */
}

static void other_copies_are_welcome(void)          /* EG-A41, EG-A77 */
{
    CHECK_TEXT(cards("steal-card,,1,all", "steal-card,,3,all"),
               "setup.csv:2: this deck has more than 40 cards, and there is room for 40 (EG-A77)");
    CHECK_TEXT(cards("damage-or-heal,,2,all", "damage-or-heal,,1,all"), "good");
    CHECK_TEXT(cards("yellow red,1,all", "yellow red,2,all"),
               "setup.csv:10: this deck has more than 18 Science cards, and there is room for 18 (EG-A77)");
    CHECK_TEXT(cards("yellow blue,3,all", "yellow blue,2,all"), "good");
    CHECK_TEXT(cards("psych-defence,,1,all", "psych-defence,,2,all"), "good");
    CHECK_TEXT(cards("Heal All,heal-all,", "Heal All,steal-card,"), "good");
    CHECK(set_hash(game, &set) != set_hash(game, game->house_set));
}

static void cards_are_what_they_say(void)
{
    CHECK_TEXT(cards("science,blue,6", "science,,6"),
               "cards.csv:2: a Science card is blue, red, yellow blue or yellow red");
    CHECK_TEXT(cards("science,blue,6", "science,red blue,6"),
               "cards.csv:2: a Science card is blue, red, yellow blue or yellow red");
    CHECK_TEXT(cards("science,blue,6", "science,blue,5"),
               "setup.csv:2: a card is needed more often than cards.csv has copies of it");
    CHECK_TEXT(cards("peek,,2", "peek,red,2"), "cards.csv:24: an Action card has no colours");
    CHECK_TEXT(cards("psych-weapon,,2,psych-weapon", "psych-weapon,,2,all"),
               "cards.csv:6: deck_rule is red for pure red Science, blue for pure blue Science, psych-weapon for Psych "
               "Weapon, else all");
    CHECK_TEXT(cards("blue-science,Blue Science,science,blue,6",
                     "more-blue,B,science,blue,3,blue,\nblue-science,Blue Science,science,blue,3"),
               "cards.csv:1: pure red Science, pure blue Science and Psych Weapon need one row each");
    CHECK_TEXT(cards("Heal All", ""), "cards.csv:9: a card needs a name");
    CHECK_TEXT(cards("heal-all,,1", "heal-everything,,1"),
               "cards.csv:9: effect is 'heal-everything', should be one of science, damage-or-heal, heal-all, "
               "stray-damage, force-to-play, psych-weapon, psych-defence, cancel-science, move-cancel, rearrange, "
               "protect-player, "
               "shuffle-hands, reset-hands, replace-card, take-from-discard, skip-turn, trade-cards, steal-card, "
               "play-top-card, peek");
}

/* The house set with the first n of these single cards doing something else. */
static const char *turned_into(const char *effect, unsigned n)
{
    static const char *const single[] = { ",heal-all,,", ",stray-damage,,", ",shuffle-hands,,", ",reset-hands,,",
                                          ",rearrange,," };
    char keep[ROOM], to[40];
    strcpy(keep, house[EG_SHEET_CARDS]);
    snprintf(to, sizeof to, ",%s,,", effect);
    const char *verdict = "";
    for (unsigned i = 0; i < n; i++) {
        verdict = cards(single[i], to);
        strcpy(house[EG_SHEET_CARDS], changed);
    }
    strcpy(house[EG_SHEET_CARDS], keep);
    return verdict;
}

/* Cards that nest, lie in front of players or cover Science are bounded by the room in the state (EG-A64). */
static void copies_are_bounded(void)
{
    CHECK_TEXT(turned_into("steal-card", 3), "good");
    CHECK_TEXT(turned_into("play-top-card", 4),
               "cards.csv:1: Steal Card and Play Top Card may have 5 copies together at most (EG-A64)");
    CHECK_TEXT(turned_into("skip-turn", 2), "good");
    CHECK_TEXT(turned_into("force-to-play", 3),
               "cards.csv:1: Force to Play, Protect Player and Skip Turn may have 5 copies together at most (EG-A64)");
    CHECK_TEXT(turned_into("cancel-science", 4), "good");
    CHECK_TEXT(turned_into("cancel-science", 5), "cards.csv:1: Cancel Science may have 5 copies at most (EG-A64)");
}

static void a_setup_row_for_every_number_of_players(void)
{
    CHECK_TEXT(setup("10,4,4,2,8,6,1\n", ""),
               "setup.csv:1: there must be a row for each number of players from 2 to 10");
    CHECK_TEXT(setup("10,4,4,2,8,6,1\n", "9,4,4,1,7,6,1\n"), "setup.csv:10: this number of players has a row already");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,1,1,0,7,6,2"), "setup.csv:3: there must be a role for every player");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,1,1,2,7,6,2"), "good");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,2,2,1,7,6,2"),
               "setup.csv:3: at most one role may be left over, and 10 are all there are (EG-A1)");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,0,0,3,7,6,2"),
               "setup.csv:3: a role is needed more often than roles.csv has copies of it");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,1,1,1,9,6,2"),
               "setup.csv:3: a card is needed more often than cards.csv has copies of it");
    CHECK_TEXT(setup("3,1,1,1,7,6,2", "3,1,1,1,7,6,3"),
               "setup.csv:3: a card is needed more often than cards.csv has copies of it");
    CHECK_TEXT(setup("3,1,1,1", "11,1,1,1"), "setup.csv:3: players is '11', should be a number from 2 to 10");
}

static void three_roles_in_order(void)
{
    CHECK_TEXT(roles("extinctionist,Extinctionist,extinctionist,2,3\n", ""),
               "roles.csv:1: the rows must be alien, scientist and extinctionist, in this order");
    CHECK_TEXT(roles("Scientist,scientist", "Scientist,alien"),
               "roles.csv:3: the rows must be alien, scientist and extinctionist, in this order");
}

/* EG-A77. Without the column a set has the goals of the rulebook, as all sets had. */
static void goals_can_be_reached(void)
{
    CHECK_TEXT(roles("alien,4,6", "alien,4,5"), "good");
    CHECK_NUMBER(set.roles[EG_ALIEN].goal, 5);
    CHECK(set_hash(game, &set) != set_hash(game, game->house_set));
    CHECK_TEXT(roles("alien,4,6", "alien,4,1"), "roles.csv:2: goal is '1', should be a number from 2 to 18");
    CHECK_TEXT(roles("alien,4,6", "alien,4,19"), "roles.csv:2: goal is '19', should be a number from 2 to 18");
    CHECK_TEXT(roles("alien,4,6", "alien,4,six"), "roles.csv:2: goal is 'six', should be a number from 2 to 18");
    CHECK_TEXT(roles("alien,4,6", "alien,4,7"), "good");
    CHECK_TEXT(roles("alien,4,6", "alien,4,8"),
               "setup.csv:4: with the Science of this deck the Aliens cannot reach their goal in roles.csv (EG-A77)");
    CHECK_TEXT(roles("extinctionist,2,3", "extinctionist,2,5"),
               "setup.csv:2: with the Science of this deck the Extinctionists cannot reach their goal in roles.csv "
               "(EG-A77)");
    char keep[ROOM];
    strcpy(keep, house[EG_SHEET_ROLES]);
    strcpy(house[EG_SHEET_ROLES], "id,name,team,copies\nalien,Alien,alien,4\nscientist,Scientist,scientist,4\n"
                                  "extinctionist,Extinctionist,extinctionist,2\n");
    CHECK_TEXT(roles(NULL, NULL), "good");
    CHECK(!memcmp(&set, game->house_set, sizeof set));
    strcpy(house[EG_SHEET_ROLES], keep);
}

static void abilities_fit_their_windows(void)
{
    CHECK_TEXT(abilities("shield,hit,", "shield,after,"),
               "abilities.csv:6: this effect cannot be used in one of these windows");
    CHECK_TEXT(abilities("shield,hit,", "shield,,"),
               "abilities.csv:6: a Special Ability needs a window in which it can be used");
    CHECK_TEXT(abilities("shield,hit,anyone", "shield,hit,own-turn"),
               "abilities.csv:6: this effect must be usable by anyone, not only in one's own turn");
    CHECK_TEXT(abilities("draw-two,start,own-turn", "draw-two,start,anyone"),
               "abilities.csv:4: this effect works only in one's own turn");
    CHECK_TEXT(abilities("redirect-pass,pass,own-turn,3,10", "redirect-pass,pass,own-turn,10,3"),
               "abilities.csv:5: min_players is above max_players");
    CHECK_TEXT(abilities("start,own-turn,2,10,0,0", "start,own-turn,2,10,0,1"),
               "abilities.csv:4: draw_first belongs to extra-play only (EG-A67)");
    CHECK_TEXT(abilities("heal-self,start drawn after,anyone,2,10,0", "heal-self,start drawn after,anyone,2,10,1"),
               "abilities.csv:7: counts_as_action belongs to damage, peek-role and swap-random, which are aimed at a "
               "player (EG-A36)");
    CHECK_TEXT(abilities("damage,start drawn after,anyone,2,10,0", "damage,start drawn after,anyone,2,10,1"), "good");
    CHECK_TEXT(abilities("extra-play,after,own-turn,2,10,0,1", "extra-play,after,own-turn,2,10,0,0"), "good");
    char *last = strstr(house[EG_SHEET_ABILITIES], "peer-review");
    *last = 0;
    CHECK_TEXT(abilities(NULL, NULL),
               "abilities.csv:1: there must be 10 Special Abilities at least, one for every seat");
    *last = 'p';
}

static void the_manifest_names_the_set(void)
{
    CHECK_TEXT(parse(EG_SHEET_MANIFEST, "house,", ","), "manifest.csv:2: the set needs a name");
    CHECK_TEXT(parse(EG_SHEET_MANIFEST, "house,", "mine,a\nhouse,"),
               "manifest.csv:3: there are too many rows, the most is 1");
    CHECK_TEXT(parse(EG_SHEET_MANIFEST, "house,", "mine,"), "good");
    orr_box b;
    box_open(&b, game);
    CHECK_TEXT(box_set_name(&b), "house");
    box_use_set(&b, &set);
    CHECK_TEXT(box_set_name(&b), "mine");
}

int main(void)
{
    game = orr_find_game("earth-gambit");
    if (!CHECK(game) || !read_house(game, "data/earth_gambit")) return 1;
    TEST_CASE(the_house_set_is_the_data);
    TEST_CASE(other_copies_are_welcome);
    TEST_CASE(cards_are_what_they_say);
    TEST_CASE(copies_are_bounded);
    TEST_CASE(a_setup_row_for_every_number_of_players);
    TEST_CASE(three_roles_in_order);
    TEST_CASE(goals_can_be_reached);
    TEST_CASE(abilities_fit_their_windows);
    TEST_CASE(the_manifest_names_the_set);
    return test_end();
}
