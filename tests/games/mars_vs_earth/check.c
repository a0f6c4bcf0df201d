/* What always holds in Mars vs Earth is missed when it is broken: the checker that every scenario and every simulated
 * match relies on can fail. */
#include "games/mars_vs_earth/mve_state.h"
#include "tests/support/check.h"

#define STATE mve_state
#define CHECKER mve_check
#include "tests/support/broken.h"

static void the_table(void)                              /* MVE-189, MVE-21, MVE-166 */
{
    for (unsigned r = 0; r < MVE_RESOURCES; r++) MISSED("MVE-189", state.resource[r] = 0);
    MISSED("MVE-21", state.initiative = state.core.seats);
    MISSED("MVE-166", state.wave = 0);
    MISSED("MVE-166", state.wave = MVE_WAVES + 1);
}

static void status(void)                                 /* MVE-141, MVE-142, MVE-95, MVE-7, MVE-167 */
{
    MISSED("one status", state.civilians |= 1);
    MISSED("one status", state.agents |= orr_one(state.core.seats));
    MISSED("MVE-141", state.dna[0].card[0].kind = MVE_CLONE; state.agents ^= 1; state.civilians |= 1);
    MISSED("MVE-142", state.dna[0].card[0].kind = MVE_HUMAN; state.agents ^= 1; state.agent[0].z.n = 0);
    MISSED("MVE-95", state.dna[0].card[0].kind = MVE_CLONE; state.agents ^= 1);
    MISSED("MVE-7,", state.agent[0].z.n = 0);
    MISSED("MVE-167", state.dna[0].z.n = 0);
    FINE(state.dna[0].z.n = 0; state.core.over = 1);
    FINE(state.dna[0].z.n = 0; orr_call(&table, state.core.frame, 0, P_BECOME, 0, 0, 0));
}

static void threats(void)                                /* MVE-34, MVE-57, MVE-38, MVE-80, MVE-A11, MVE-191, MVE-111 */
{
    const unsigned quota = mve_quota(state.core.seats);
    const orr_card threat = state.active[0].card[0];
    CHECK(quota < MVE_SLOTS && state.active[0].z.n && state.active[1].z.n);
    MISSED("so many Threats", orr_put(ORR_AT(state.active[quota]), threat));
    MISSED("MVE-57", state.counters[MVE_SLOTS - 1] = 1);
    MISSED("MVE-38", state.active[0].card[0].tag = state.active[1].card[0].tag = 2);
    FINE(state.active[0].card[0].tag = 1; state.active[1].card[0].tag = 2);
    MISSED("MVE-80", state.current = MVE_SLOTS + 1);
    MISSED("MVE-80", state.current = MVE_SLOTS - 1);
    FINE(state.current = 0);
    MISSED("MVE-A11", state.counters[0] = MVE_COUNTERS + 1);
    MISSED("MVE-191", state.piles[0]++);
    MISSED("MVE-111", state.piles[0] = (uint8_t)(quota + 1); state.defeated.z.n = (uint8_t)(quota + 1));
    MISSED("MVE-111", state.piles[1] = (uint8_t)(quota + 1); state.defeated.z.n = (uint8_t)(quota + 1));
}

static void steps_of_a_round(void)                       /* MVE-109, MVE-60, MVE-108, MVE-A92 */
{
    MISSED("MVE-60", orr_put(ORR_AT(state.laid), (orr_card){ 0, MVE_AT + (MVE_SLOTS - 1) * MVE_OWNERS, 0 }));
    FINE(orr_put(ORR_AT(state.laid), (orr_card){ 0, MVE_AT, 0 }));
    state.core.depth = 1;
    state.core.frame[0].step = 2;
    const mve_state begins = state;
    MISSED("MVE-108", state = begins; orr_put(ORR_AT(state.laid), (orr_card){ 0, MVE_BEFORE, 0 }));
    MISSED("MVE-108", state = begins; orr_put(ORR_AT(state.laid), (orr_card){ 0, MVE_AT - 1, 0 }));
    MISSED("MVE-109", state = begins; state.core.frame[0].step = 7);
    MISSED("MVE-109", state = begins; state.core.frame[0].step = 1);
    MISSED("MVE-A92", state.hand[0].card[0].tag = MVE_HELD + 1);
    FINE(state.hand[0].card[0].tag = MVE_HELD + 1; orr_call(&table, state.core.frame, 0, P_DISCARD, 0, 0, 0);
         mve_derive(&table));
}

static void what_is_reckoned(void)                       /* redundant members */
{
    MISSED("in an open step", state.able ^= 1);
    MISSED("in an open step", state.can[0] ^= 1);
    MISSED("order of their Threats", state.by_kind[0] ^= 1);
}

int main(void)
{
    if (!open_table("mars-vs-earth-2e", 4, 0, 0)) return 1;
    TEST_CASE(the_table);
    TEST_CASE(status);
    TEST_CASE(threats);
    TEST_CASE(steps_of_a_round);
    TEST_CASE(what_is_reckoned);
    return test_end();
}
