/* Table 1 of the ledger row by row, both editions, and what a box must hold: MVE-4, MVE-5, MVE-8, MVE-10, MVE-11,
 * MVE-18, MVE-34, MVE-A64, MVE-A86. What each seat sees of the deal is told by setup.scenario. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static const struct {
    uint8_t start_1e, start_2e, human, clone, active, to_win;
} rows[] = {
    [2] = { 6,  0,  0,  0, 1, 3  },
      [3] = { 6,  6,  8,  1, 2, 6  },
      [4] = { 9,  8,  10, 2, 2, 6  },
    [5] = { 9,  8,  13, 2, 3, 9  },
      [6] = { 12, 11, 15, 3, 3, 9  },
      [7] = { 12, 11, 18, 3, 4, 12 },
    [8] = { 15, 13, 20, 4, 4, 12 },
      [9] = { 15, 13, 23, 4, 5, 15 },
      [10] = { 18, 15, 25, 5, 5, 15 },
};

static orr_box box;
static mve_state state;
static mve_set set;

static orr_ctx start(const orr_game *g, unsigned seats, uint8_t key, orr_tape *tape)
{
    const uint8_t keys[32] = { key };
    orr_ctx t = { .game = g, .box = &box, .state = &state, .tape = tape };
    box_open(&box, g);
    CHECK(orr_start(&t, (uint8_t)seats, keys) == ORR_OK);
    return t;
}

static const orr_game *edition(unsigned n) { return n == 1 ? &orr_mars_vs_earth_1e : &orr_mars_vs_earth_2e; }
static unsigned fewest(unsigned n) { return n == 1 ? 2 : 3; }

static unsigned active_threats(void)
{
    unsigned n = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) n += state.active[slot].z.n;
    return n;
}

/* MVE-4, MVE-34: the starting value of all four Resources, the active Threats of a round. */
static void resources_and_threats_of_each_row(void)
{
    for (unsigned n = 1; n <= 2; n++)
        for (unsigned seats = fewest(n); seats <= 10; seats++) {
            start(edition(n), seats, (uint8_t)seats, NULL);
            for (unsigned r = 0; r < MVE_RESOURCES; r++)
                CHECK_NUMBER(state.resource[r], n == 1 ? rows[seats].start_1e : rows[seats].start_2e);
            CHECK_NUMBER(active_threats(), rows[seats].active);
            CHECK_NUMBER(state.threat.z.n + active_threats(), 20);
        }
}

/* MVE-5: the DNA deck; one card is dealt to each (MVE-9), two more for each stay for the waves. */
static void dna_of_each_row(void)
{
    for (unsigned n = 1; n <= 2; n++)
        for (unsigned seats = fewest(n); seats <= 10; seats++) {
            unsigned count[2] = { 0 };
            start(edition(n), seats, (uint8_t)(20 + seats), NULL);
            for (unsigned s = 0; s < seats; s++) {
                CHECK_NUMBER(state.dna[s].z.n, seats > 2);
                if (seats > 2) count[state.dna[s].card[0].kind]++;
            }
            CHECK_NUMBER(state.dna_deck.z.n, seats > 2 ? 2 * seats : 0);
            for (unsigned i = 0; i < state.dna_deck.z.n; i++) count[state.dna_deck.card[i].kind]++;
            CHECK_NUMBER(count[MVE_HUMAN], rows[seats].human);
            CHECK_NUMBER(count[MVE_CLONE], rows[seats].clone);
        }
}

/* MVE-8, MVE-10, MVE-11, MVE-211: Agents in the game, and Skill cards in each hand. */
static void agents_and_hands_of_each_row(void)
{
    for (unsigned n = 1; n <= 2; n++)
        for (unsigned seats = fewest(n); seats <= 10; seats++) {
            const bool small = seats == 3 || seats == 4;
            start(edition(n), seats, (uint8_t)(40 + seats), NULL);
            CHECK_NUMBER(state.agent_deck.z.n + seats, n == 2 && small ? 9 : 12);
            for (unsigned s = 0; s < seats; s++) CHECK_NUMBER(state.hand[s].z.n, n == 1 ? 5 : small ? 4 : 3);
        }
}

/* MVE-18: the game is won by the last of `to_win` defeated Threats and not before, a third of them in each wave. */
static void quotas_of_each_row(void)
{
    for (unsigned n = 1; n <= 2; n++)
        for (unsigned seats = fewest(n); seats <= 10; seats++) {
            orr_ctx t = start(edition(n), seats, 1, NULL);
            for (unsigned won = 1; won <= rows[seats].to_win; won++) {
                state.current = 0;
                if (!state.active[0].z.n)
                    orr_put(ORR_AT(state.active[0]), orr_take_top(&t, ORR_AT(state.threat), ORR_EVERYBODY));
                CHECK_NUMBER(mve_score_threat(&t, true, 0), won == rows[seats].to_win);
                CHECK_NUMBER(state.piles[0] + state.piles[1] + state.piles[2], won);
                CHECK(state.piles[0] <= rows[seats].to_win / 3 && state.piles[1] <= rows[seats].to_win / 3);
            }
            CHECK_NUMBER(state.piles[2], rows[seats].to_win / 3);
        }
}

static void anybody_may_have_the_initiative(void) /* MVE-A64: each seat alike, after the deal (MVE-A63) */
{
    for (unsigned n = 1; n <= 2; n++)
        for (unsigned seats = fewest(n); seats <= 10; seats++)
            for (uint16_t s = 0; s < seats; s++) {
                orr_tape tape = { .next = &s, .n = 1 };
                start(edition(n), seats, 1, &tape);
                CHECK_NUMBER(state.initiative, s);
                CHECK_NUMBER(state.overridden, 0);
            }
}

/* MVE-A69: a box that takes more than there is leaves a value below 0. */
static void values_are_not_clamped(void)
{
    orr_ctx t = start(edition(2), 3, 1, NULL);
    state.resource[MVE_FOOD] = 1;
    CHECK(mve_lose(&t, MVE_FOOD, 3, MVE_100));
    CHECK_NUMBER(state.resource[MVE_FOOD], -2);
    CHECK(state.core.over);
}

/* ---- MVE-A86 ------------------------------------------------------------------------------------------------------
 */

static const char *verdict(unsigned n, unsigned seats, const char *option, const char *value)
{
    static error why;
    box_open(&box, edition(n));
    box_use_set(&box, &set);
    if (option && !box_option(&box, option, value, &why)) return "no such value";
    return box_check(&box, seats, &why) ? "good" : why.text;
}

static void what_does_not_go_together(void)
{
    set = mve_house_set;
    CHECK_TEXT(verdict(1, 2, NULL, NULL), "good");
    CHECK(strcmp(verdict(2, 2, NULL, NULL), "good"));
    CHECK(strcmp(verdict(1, 1, NULL, NULL), "good") && strcmp(verdict(2, 11, NULL, NULL), "good"));
    CHECK_TEXT(verdict(1, 3, "field_promotion_variant", "on"), "good");
    CHECK_TEXT(verdict(1, 2, "field_promotion_variant", "on"), "two players have no Field Promotion variant (MVE-A86)");
    CHECK_TEXT(verdict(2, 3, "field_promotion_variant", "on"), "no such value");
    CHECK_TEXT(verdict(2, 3, "influence", "cv1"), "no such value");
    CHECK_TEXT(verdict(2, 3, "influence", "cv2"), "no such value");
    CHECK_TEXT(verdict(2, 3, "human_win_check", "after_resolution"), "no such value");
    CHECK_TEXT(verdict(2, 3, "small_table_difficulty", "-1"), "no such value");
    CHECK_TEXT(verdict(1, 3, "start", "4"),
               "the seat with the Initiative must be one of the seats at the table (MVE-A64)");
    CHECK_TEXT(verdict(1, 3, "start", "3"), "good");
    CHECK_TEXT(verdict(1, 5, "resource_cap", "8"),
               "resource_cap must not be below the number the Resources start with (MVE-A24)");
    CHECK_TEXT(verdict(1, 5, "resource_cap", "9"), "good");
}

static const char *few_threats = "the set has too few Threats for so many players (MVE-A86)";
static const char *few_agents = "the set has too few Agents for so many players (MVE-A86)";
static const char *few_cards = "the set has too few Skill cards for so many players (MVE-A86)";

static void a_set_with_too_few_threats(void) /* to win - 1 + active of a round */
{
    set = mve_house_set;
    set.threats_n = 19;
    CHECK_TEXT(verdict(1, 10, NULL, NULL), "good");
    set.threats_n = 18;
    CHECK_TEXT(verdict(1, 10, NULL, NULL), few_threats);
    CHECK_TEXT(verdict(2, 8, NULL, NULL), "good");
    set.threats_n = 6;
    CHECK_TEXT(verdict(2, 3, NULL, NULL), few_threats);
    set.threats_n = 7;
    CHECK_TEXT(verdict(2, 3, NULL, NULL), "good");
}

static void a_set_with_too_few_agents(void)
{
    set = mve_house_set;
    set.agents_n = 10;
    CHECK_TEXT(verdict(2, 10, NULL, NULL), "good");
    CHECK_TEXT(verdict(1, 10, NULL, NULL), few_agents); /* 1e: one more than players */
    CHECK_TEXT(verdict(1, 9, NULL, NULL), "good");
    set.agents_n = 3;
    CHECK_TEXT(verdict(2, 3, NULL, NULL), "good");
    CHECK_TEXT(verdict(1, 3, NULL, NULL), few_agents);
    memmove(set.agents, &mve_house_set.agents[9], 3 * sizeof *set.agents);
    CHECK_TEXT(verdict(2, 3, NULL, NULL), few_agents); /* all three have a single Skill group */
}

static unsigned cards_up_to(unsigned most) /* copies are taken away from the last row on */
{
    unsigned n = 0;
    set = mve_house_set;
    for (unsigned k = 0; k < set.cards_n; k++) {
        if (n + set.cards[k].copies > most) set.cards[k].copies = (uint8_t)(most - n);
        n += set.cards[k].copies;
    }
    return n;
}

static void a_set_with_too_few_cards(void) /* players x largest hand + Fate of a round */
{
    CHECK_NUMBER(cards_up_to(55), 55);
    CHECK_TEXT(verdict(1, 10, NULL, NULL), "good");
    cards_up_to(54);
    CHECK_TEXT(verdict(1, 10, NULL, NULL), few_cards);
    cards_up_to(74);
    CHECK_TEXT(verdict(2, 10, NULL, NULL), few_cards);
    cards_up_to(75);
    CHECK_TEXT(verdict(2, 10, NULL, NULL), "good");
    cards_up_to(26);
    CHECK_TEXT(verdict(2, 3, NULL, NULL), "good");
    cards_up_to(25);
    CHECK_TEXT(verdict(2, 3, NULL, NULL), few_cards);
}

int main(void)
{
    TEST_CASE(resources_and_threats_of_each_row);
    TEST_CASE(dna_of_each_row);
    TEST_CASE(agents_and_hands_of_each_row);
    TEST_CASE(quotas_of_each_row);
    TEST_CASE(anybody_may_have_the_initiative);
    TEST_CASE(values_are_not_clamped);
    TEST_CASE(what_does_not_go_together);
    TEST_CASE(a_set_with_too_few_threats);
    TEST_CASE(a_set_with_too_few_agents);
    TEST_CASE(a_set_with_too_few_cards);
    return test_end();
}
