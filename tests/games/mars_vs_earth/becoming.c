/* What a scenario cannot show of ousting and reinstatement: the order of events (MVE-216), an Agent deck that is nearly
 * empty (MVE-A87), and a card stronger than any of the house set (MVE-A78). The rest is told by ousting and
 * promotion.scenario. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "table/match/heard.h"
#include "tests/support/check.h"

enum { SEAT = 1, PROMOTIONS = 9, REVEALS = 11 };   /* the seat it happens to; places in the list of steps */

static orr_box box;
static mve_state state;
static mve_set set;
static heard told;
static orr_news news = { .hear = heard_hear, .to = &told };

/* A match in its first round, nobody asked: the round is to go on with that step. */
static orr_ctx start(const orr_game *g, unsigned seats, uint8_t step)
{
    const uint8_t key[32] = { 7 };
    orr_ctx t = { .game = g, .box = &box, .state = &state, .news = &news };
    box_open(&box, g);
    box_use_set(&box, &set);
    CHECK(orr_start(&t, (uint8_t)seats, key) == ORR_OK);
    for (unsigned s = 0; s < seats; s++) state.dna[s].card[0].kind = MVE_HUMAN;
    state.core.depth = 1;
    state.core.frame[0] = (orr_frame){ .proc = P_ROUND, .step = step };
    told.n = 0;
    return t;
}

static void make_civilian(orr_ctx *t, orr_seat s)
{
    state.agents &= (orr_seats)~orr_one(s);
    state.civilians |= orr_one(s);
    if (t->game == &orr_mars_vs_earth_1e) state.agent[s].z.n = 0;
}

static int first_of(unsigned kind)                 /* its place among the events, or -1 */
{
    for (uint32_t i = 0; i < told.n; i++)
        if (told.event[i].kind == kind) return (int)i;
    return -1;
}

static void oust(const orr_game *g, unsigned dna)
{
    orr_ctx t = start(g, 3, REVEALS);
    state.dna[SEAT].card[0].kind = (uint8_t)dna;
    mve_oust(&t, &state.core.frame[0], REVEALS, SEAT);
    orr_again(&t);
}

static void first_edition_hand_agent_dna(void)     /* MVE-216 */
{
    set = mve_house_set;
    for (unsigned dna = MVE_HUMAN; dna <= MVE_CLONE; dna++) {
        oust(&orr_mars_vs_earth_1e, dna);
        CHECK_NUMBER(first_of(MVE_TOLD_DISCARD), 0);
        CHECK_NUMBER(first_of(MVE_TOLD_AGENT_GONE), 5);      /* after five cards */
        CHECK_NUMBER(first_of(MVE_TOLD_DNA), 6);
        CHECK_NUMBER(first_of(dna == MVE_HUMAN ? MVE_TOLD_CIVILIAN : MVE_TOLD_MARTIAN), 7);
        CHECK_NUMBER(first_of(MVE_TOLD_LOSES), -1);          /* asked for last */
    }
}

static void second_edition_dna_agent(void)         /* MVE-216, MVE-138, MVE-144, MVE-145 */
{
    set = mve_house_set;
    oust(&orr_mars_vs_earth_2e, MVE_CLONE);
    CHECK_NUMBER(first_of(MVE_TOLD_DNA), 0);
    CHECK_NUMBER(first_of(MVE_TOLD_MARTIAN), 1);
    CHECK_NUMBER(first_of(MVE_TOLD_AGENT_GONE), 2);
    CHECK_NUMBER(first_of(MVE_TOLD_DISCARD), -1);
    oust(&orr_mars_vs_earth_2e, MVE_HUMAN);
    CHECK_NUMBER(first_of(MVE_TOLD_DNA), 0);
    CHECK_NUMBER(first_of(MVE_TOLD_CIVILIAN), 1);
    CHECK_NUMBER(first_of(MVE_TOLD_AGENT_GONE), -1);
    CHECK_NUMBER(first_of(MVE_TOLD_DISCARD), -1);
}

static void the_only_agent_is_taken(void)          /* MVE-A87 */
{
    orr_action legal[ORR_MAX_LEGAL];
    set = mve_house_set;
    orr_ctx t = start(&orr_mars_vs_earth_1e, 3, REVEALS);
    make_civilian(&t, SEAT);
    state.agent_deck.z.n = 1;
    const uint8_t only = state.agent_deck.card[0].kind;
    mve_reinstate(&t, &state.core.frame[0], REVEALS, SEAT);
    orr_again(&t);
    CHECK_NUMBER(orr_asked(&t), orr_one(SEAT));
    if (!CHECK_NUMBER(orr_legal(&t, SEAT, legal), 1)) return;
    CHECK(legal[0].verb == MVE_V_KEEP && legal[0].a == only);
    CHECK(orr_apply(&t, SEAT, legal[0]) == ORR_OK);
    CHECK_NUMBER(state.agent[SEAT].card[0].kind, only);
    CHECK_NUMBER(state.agent_deck.z.n, 0);
    CHECK(state.agents & orr_one(SEAT));
}

static void a_card_of_strength_four_is_no_price(void)        /* MVE-A78 */
{
    orr_action legal[ORR_MAX_LEGAL];
    set = mve_house_set;
    set.cards[0].strength = 4;
    orr_ctx t = start(&orr_mars_vs_earth_2e, 3, PROMOTIONS);
    make_civilian(&t, SEAT);
    state.initiative = 0;
    for (unsigned i = 0; i < state.hand[0].z.n; i++) state.hand[0].card[i].kind = 0;
    orr_again(&t);
    CHECK_NUMBER(orr_asked(&t), orr_one(0));
    CHECK_NUMBER(orr_legal(&t, 0, legal), 1);
    CHECK_NUMBER(orr_why_not(&t, 0, (orr_action){ .verb = MVE_V_PAY, .a = 0 }), MVE_155);
    set.cards[0].strength = 3;
    CHECK_NUMBER(orr_why_not(&t, 0, (orr_action){ .verb = MVE_V_PAY, .a = 0 }), 0);
}

int main(void)
{
    TEST_CASE(first_edition_hand_agent_dna);
    TEST_CASE(second_edition_dna_agent);
    TEST_CASE(the_only_agent_is_taken);
    TEST_CASE(a_card_of_strength_four_is_no_price);
    return test_end();
}
