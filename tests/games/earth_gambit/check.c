/* What always holds in Earth Gambit is missed when it is broken: the checker that every scenario and every simulated
 * match relies on can fail. */
#include "games/earth_gambit/eg_state.h"
#include "tests/support/check.h"

#define STATE eg_state
#define CHECKER eg_check
#include "tests/support/broken.h"

static unsigned kind_of(unsigned effect)
{
    unsigned k = 0;
    while (eg_house_set.cards[k].effect != effect) k++;
    return k;
}
static orr_card card_of(unsigned effect) { return (orr_card){ (uint8_t)kind_of(effect), 0, ORR_EVERYBODY }; }
static orr_card cover_on(unsigned position)
{
    orr_card c = card_of(EG_CANCEL_SCIENCE);
    c.tag = (uint8_t)position;
    return c;
}

static void masks_agree_with_the_places(void)            /* redundant members */
{
    MISSED("masks of cards before players", state.protected ^= 1);
    MISSED("masks of cards before players", state.skipped ^= 1);
    MISSED("masks of cards before players", state.forced ^= 1);
    MISSED("masks of cards before players", state.owners ^= 1);
    MISSED("EG-A39", state.psych ^= 1);
    MISSED("EG-A39", state.banned ^= 1);
    MISSED("EG-79", state.red++);
    MISSED("EG-79", state.blue++);
    MISSED("EG-79", state.yellow++);
}

static void places(void)                                 /* EG-17, EG-A38, EG-A62, EG-77, EG-A64 */
{
    const unsigned deepest = 1u + 2u * EG_STACK;         /* more than any set allows */
    MISSED("EG-17", state.role[1].z.n = 0);
    MISSED("EG-A64", state.stack.z.n = (uint8_t)deepest);
    MISSED("EG-A38", orr_put(ORR_AT(state.front[0]), card_of(EG_PSYCH_WEAPON));
           orr_put(ORR_AT(state.front[1]), card_of(EG_PSYCH_WEAPON)));
    MISSED("EG-77", orr_put(ORR_AT(state.cover), cover_on(1)));          /* the row is empty */
    orr_put(ORR_AT(state.row), card_of(EG_SCIENCE));
    orr_put(ORR_AT(state.row), card_of(EG_SCIENCE));
    orr_put(ORR_AT(state.cover), cover_on(1));
    orr_put(ORR_AT(state.cover), cover_on(2));
    eg_derive(&table);
    const eg_state covered = state;
    FINE((void)0);
    MISSED("EG-A62", state = covered; state.cover.card[1].tag = 1);
}

static void between_the_steps(void)                      /* EG-40, EG-34, EG-106, EG-A25 */
{
    MISSED("EG-40", orr_put(ORR_AT(state.stack), card_of(EG_HEAL_ALL)));
    MISSED("EG-106", orr_put(ORR_AT(state.offer[0]), card_of(EG_HEAL_ALL)));
    MISSED("EG-A25", state.hand[1].card[0].tag = EG_DRAWN);
    FINE(orr_put(ORR_AT(state.stack), card_of(EG_HEAL_ALL));
         orr_call(&table, &state.core.frame[1], PL_DONE, P_HEAL_ALL, 0, 0, 0));
    FINE(orr_put(ORR_AT(state.offer[0]), card_of(EG_HEAL_ALL)); state.core.frame[1].proc = P_ABILITY);  /* Blind Swap */
}

static void hands(void)                                  /* EG-27, EG-28, EG-34 */
{
    MISSED("EG-27", orr_drop_in(ORR_AT(state.hand[1]), card_of(EG_HEAL_ALL)));
    MISSED("EG-27", orr_take(&table, ORR_AT(state.hand[0]), 0, ORR_EVERYBODY));
    MISSED("EG-27", state.damaged = 1);
}

static void a_goal_ends_the_game(void)                   /* EG-4 */
{
    for (unsigned i = 0; i < EG_ROW; i++) orr_put(ORR_AT(state.row), card_of(EG_SCIENCE));
    eg_derive(&table);
    const eg_state reached = state;
    MISSED("EG-4", (void)0);
    FINE(state = reached; state.core.over = 1);
}

int main(void)
{
    if (!open_table("earth-gambit", 4, 0, 0)) return 1;
    TEST_CASE(masks_agree_with_the_places);
    TEST_CASE(places);
    TEST_CASE(between_the_steps);
    TEST_CASE(hands);
    TEST_CASE(a_goal_ends_the_game);
    return test_end();
}
