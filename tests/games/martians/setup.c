/* How many may play Martians!!! (MAR-A2): two to six, one alone only in co-operative play and if the table says so.
 * What the deal looks like is told by setup.scenario. */
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static bool fits(const char *mode, const char *fewest, unsigned seats)
{
    orr_box box;
    error why;
    box_open(&box, orr_find_game("martians"));
    CHECK(box_option(&box, "mode", mode, &why));
    CHECK(box_option(&box, "min_players", fewest, &why));
    return box_check(&box, seats, &why);
}

/* MAR-A2: whatever the mode. */
static void two_to_six(void)
{
    for (unsigned seats = 2; seats <= 6; seats++) {
        CHECK(fits("competitive", "2", seats));
        CHECK(fits("coop", "2", seats));
    }
    CHECK(!fits("competitive", "2", 7));
    CHECK(!fits("coop", "1", 0));
}

/* MAR-A2: one alone. */
static void one_alone(void)
{
    CHECK(fits("coop", "1", 1));
    CHECK(!fits("coop", "2", 1));
    CHECK(!fits("competitive", "1", 1));
    CHECK(!fits("competitive", "2", 1));
}

int main(void)
{
    TEST_CASE(two_to_six);
    TEST_CASE(one_alone);
    return test_end();
}
