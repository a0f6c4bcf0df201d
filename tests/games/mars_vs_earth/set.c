/* Card sets of Mars vs Earth: the house set is what data/mars_vs_earth says, and a set that could not be played is
 * refused with file, line and reason (ledger section 7, MVE-A1, MVE-A4, MVE-A98). What a number of players needs is in
 * setup.c. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/house.h"

static mve_set set;
static const orr_game *const game = &orr_mars_vs_earth_1e;

static const char *parse(unsigned sheet, const char *from, const char *to)
{
    return parse_house(game, sheet, from, to, &set);
}
static const char *cards(const char *from, const char *to) { return parse(MVE_SHEET_CARDS, from, to); }
static const char *agents(const char *from, const char *to) { return parse(MVE_SHEET_AGENTS, from, to); }
static const char *threats(const char *from, const char *to) { return parse(MVE_SHEET_THREATS, from, to); }

static void the_house_set_is_the_data(void)
{
    CHECK_TEXT(parse(0, NULL, NULL), "good");
    CHECK(!memcmp(&set, game->house_set, sizeof set));
}

static void the_checks_of_section_7(void) /* sums that the ledger gives for the house set */
{
    unsigned skill[4] = { 0 }, strength[4] = { 0 }, groups[4] = { 0 }, two = 0, boxes = 0, lost[MVE_RESOURCES] = { 0 };
    for (unsigned k = 0; k < mve_house_set.cards_n; k++) {
        const mve_card_row *c = &mve_house_set.cards[k];
        skill[c->skill] += c->copies;
        strength[c->strength] += c->copies;
    }
    for (unsigned k = 0; k < mve_house_set.agents_n; k++) {
        const mve_agent_row *a = &mve_house_set.agents[k];
        groups[!!a->skill1 + !!a->skill2 + !!a->skill3]++;
    }
    for (unsigned k = 0; k < mve_house_set.threats_n; k++) {
        const mve_threat_row *r = &mve_house_set.threats[k];
        two += (r->skills & (r->skills - 1)) != 0;
        boxes += r->gain_defense || r->gain_tech || r->gain_people || r->gain_food || r->success;
        lost[MVE_DEFENSE] += r->lose_defense, lost[MVE_TECH] += r->lose_tech;
        lost[MVE_PEOPLE] += r->lose_people, lost[MVE_FOOD] += r->lose_food;
    }
    CHECK(skill[MVE_WILD] == 8 && skill[1] == 26 && skill[2] == 26 && skill[3] == 26);
    CHECK(strength[1] == 40 && strength[2] == 30 && strength[3] == 16);
    CHECK(groups[1] == 3 && groups[2] == 6 && groups[3] == 3);
    CHECK(mve_house_set.threats_n == 20 && two == 8 && boxes == 6);
    CHECK(lost[MVE_DEFENSE] == 15 && lost[MVE_TECH] == 13 && lost[MVE_PEOPLE] == 15 && lost[MVE_FOOD] == 16);
}

static void effects_have_a_trigger_of_their_own(void) /* MVE-A98 */
{
    CHECK_TEXT(
        cards("success,next-easier,2,0,0,never,none,0,0,0", "success,next-easier,2,0,0,failure,extra-loss,1,0,0"),
        "good");
    CHECK_TEXT(cards("success,next-easier,2,0,0,never,none,0,0,0", "success,next-easier,2,0,0,success,draw,1,0,0"),
               "cards.csv:6: the two effects of a card have different triggers (MVE-A98)");
    CHECK_TEXT(cards("success,next-easier,2", "never,next-easier,2"),
               "cards.csv:6: an effect needs a trigger, and a trigger an effect");
    CHECK_TEXT(
        cards("success,next-easier,2", "trial,next-easier,2"),
        "cards.csv:6: defendant-plus, accuser-plus and defendant-initiative go with trial, and nothing else does");
    CHECK_TEXT(threats("none,0,0,0,1,2,none,0", "none,0,0,0,1,2,defendant-plus,1"),
               "threats.csv:2: effects of Trials do not stand in a box");
}

static void no_effect_of_a_trial_asks_anybody(void) /* MVE-A37 */
{
    static const char *const choices[] = { "remove-card", "give-initiative", "peek-dna", "reinstate" };
    static const char *const plain[] = { "defendant-plus", "accuser-plus", "defendant-initiative" };
    char row[100];
    for (unsigned i = 0; i < sizeof choices / sizeof *choices; i++) {
        snprintf(row, sizeof row, "trial,%s,2", choices[i]);
        CHECK_TEXT(
            cards("success,next-easier,2", row),
            "cards.csv:6: defendant-plus, accuser-plus and defendant-initiative go with trial, and nothing else does");
    }
    for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++) {
        snprintf(row, sizeof row, "trial,%s,2", plain[i]);
        CHECK_TEXT(cards("success,next-easier,2", row), "good");
    }
}

static void skills_are_data(void) /* MVE-A4 */
{
    CHECK_TEXT(cards("slide-rule,Slide Rule,science", "slide-rule,Slide Rule,fourth"),
               "cards.csv:2: its skill has no row in skills.csv");
    CHECK_TEXT(agents("isotope,Codename Isotope,science", "isotope,Codename Isotope,fourth"),
               "agents.csv:11: its skill has no row in skills.csv");
    CHECK_TEXT(threats("Poisoned Reservoir,science", "Poisoned Reservoir,science fourth"),
               "threats.csv:2: its skill has no row in skills.csv");
    CHECK_TEXT(parse(MVE_SHEET_SKILLS, "military,Military", "military,Military\nespionage,Espionage"), "good");
}

static void a_level_has_its_row(void) /* MVE-A1 */
{
    CHECK_TEXT(parse(MVE_SHEET_MARTIANS, "6,6,5,1,1\n", ""),
               "martians.csv:1: the rows must be the levels 1 to 6, in this order");
    CHECK_TEXT(parse(MVE_SHEET_MARTIANS, "3,2,1,0,0", "4,2,1,0,0"),
               "martians.csv:4: the rows must be the levels 1 to 6, in this order");
    CHECK_TEXT(parse(MVE_SHEET_MARTIANS, "3,2,1,0,0", "3,5,2,1,0"), "good");
}

static void no_more_cards_than_the_box_holds(void)
{
    CHECK_TEXT(cards("slide-rule,Slide Rule,science,1,3", "slide-rule,Slide Rule,science,1,4"),
               "cards.csv:1: there may be 86 Skill cards at most, as in the box");
    CHECK_TEXT(cards("slide-rule,Slide Rule,science,1,3", "slide-rule,Slide Rule,science,1,2"), "good");
}

int main(void)
{
    if (!read_house(game, "data/mars_vs_earth")) return 1;
    TEST_CASE(the_house_set_is_the_data);
    TEST_CASE(the_checks_of_section_7);
    TEST_CASE(effects_have_a_trigger_of_their_own);
    TEST_CASE(no_effect_of_a_trial_asks_anybody);
    TEST_CASE(skills_are_data);
    TEST_CASE(a_level_has_its_row);
    TEST_CASE(no_more_cards_than_the_box_holds);
    return test_end();
}
