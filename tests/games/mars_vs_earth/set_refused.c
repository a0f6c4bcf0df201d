/* Every sentence that refuses a set of Mars vs Earth, by the smallest change to the house set that deserves it. */
#include "games/mars_vs_earth/mve_set.h"
#include "games/mars_vs_earth/mve_view.h"
#include "tests/support/check.h"

#define SET mve_set
#define HOUSE mve_house_set
#define CHECK_SET mve_check_set
#include "tests/support/refused_set.h"

enum { UNDERHILL };                                      /* science, diplomacy, military: the first Agent */
static mve_agent_row *agent(void) { return &set.agents[UNDERHILL]; }

static void names_and_rows(void)
{
    WELCOME((void)0);
    REFUSED("the set needs a name", set.manifest[0].name[0] = 0);
    REFUSED("a skill needs a name", set.skills[1].name[0] = 0);
    REFUSED("a card needs a name", set.cards[1].name[0] = 0);
    REFUSED("an Agent needs a name", agent()->name[0] = 0);
    REFUSED("a Threat needs a name", set.threats[1].name[0] = 0);
    REFUSED("there must be one row", set.manifest_n = 0);
    REFUSED("there must be a skill", set.skills_n = 0);
    REFUSED("there must be Agents", set.agents_n = 0);
    REFUSED("there must be Threats", set.threats_n = 0);
}

static void agents(void)
{
    REFUSED("needs a Skill group", agent()->skill1 = 0);
    REFUSED("without gaps", agent()->skill2 = 0);
    WELCOME(agent()->skill3 = agent()->value3 = 0);
    WELCOME(agent()->skill2 = agent()->value2 = agent()->skill3 = agent()->value3 = 0);
    REFUSED("no row in skills.csv", agent()->skill1 = 4);
    REFUSED("no row in skills.csv", agent()->skill2 = 4);
    REFUSED("no row in skills.csv", agent()->skill3 = 4);
    REFUSED("in the order of skills.csv", agent()->skill1 = 2);
    REFUSED("in the order of skills.csv", agent()->skill3 = 2);
    REFUSED("a group has a value", agent()->value1 = 0);
    REFUSED("a group has a value", agent()->value2 = 0);
    REFUSED("a group has a value", agent()->value3 = 0);
    REFUSED("a group has a value", agent()->skill3 = 0);
}

static void threats(void)
{
    REFUSED("a Threat needs a skill", set.threats[0].skills = 0);
    REFUSED("do not stand in a box", set.threats[0].success = MVE_DEF_PLUS);
    REFUSED("do not stand in a box", set.threats[0].failure = MVE_DEF_PLUS);
}

int main(void)
{
    TEST_CASE(names_and_rows);
    TEST_CASE(agents);
    TEST_CASE(threats);
    return test_end();
}
