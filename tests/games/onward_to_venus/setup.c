/* What chance and the box decide at the set-up: OTV-16, OTV-17, OTV-169, OTV-A39, OTV-A60, OTV-A66, OTV-A77.
 * The set-up that players see is told by setup.scenario; what a set must hold, and empires chosen twice: set.c. */
#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

static orr_box box;
static otv_state state;
static error why;

static orr_ctx start(unsigned seats, orr_tape *tape)
{
    const uint8_t key[32] = { 7 };
    orr_ctx t = { .game = box.game, .box = &box, .state = &state, .tape = tape };
    CHECK(orr_start(&t, (uint8_t)seats, key) == ORR_OK);
    return t;
}

static void two_to_five_players(void)                    /* OTV-A77 */
{
    static const unsigned wrong[] = { 0, 1, 6, 16 };
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        orr_ctx t = { .game = box.game, .box = &box, .state = &state };
        CHECK(orr_start(&t, (uint8_t)wrong[i], (const uint8_t[32]){ 0 }) == ORR_BAD_SEATS);
        CHECK(!box_check(&box, wrong[i], &why));
    }
    for (unsigned seats = 2; seats <= 5; seats++) CHECK(box_check(&box, seats, &why));
}

/* OTV-169, OTV-10: the 48 common cards and the four of each empire that plays, none of the others'. */
static void cards_of_empires_that_play(void)
{
    for (unsigned seats = 2; seats <= 5; seats++) {
        uint8_t count[256] = { 0 };
        unsigned of_owner[1 + OTV_EMPIRES] = { 0 };
        const unsigned kinds = otv_stock(&box, (uint8_t)seats, 0, count);
        for (unsigned k = 0; k < kinds; k++) of_owner[otv_house_set.cards[k].owner] += count[k];
        CHECK_NUMBER(of_owner[OTV_COMMON], 48);
        for (unsigned e = 0; e < OTV_EMPIRES; e++) CHECK_NUMBER(of_owner[1 + e], e < seats ? 4 : 0);
    }
}

/* OTV-16: three six-sided dice for every seat, and no number before them. */
static void the_first_roll(void)
{
    for (unsigned seats = 2; seats <= 5; seats++) {
        uint16_t dice[15] = { 0 };
        dice[3 * (seats - 1)] = 1;                       /* the last seat rolls 2, all others nothing */
        orr_tape tape = { .next = dice, .n = 3 * seats };
        start(seats, &tape);
        CHECK_NUMBER(tape.at, 3 * seats);
        CHECK_NUMBER(tape.sides, 84);                    /* what comes next is a tile */
        CHECK_NUMBER(state.holder, seats - 1);
        CHECK_NUMBER(state.core.frame[0].who, seats - 1);
        orr_tape none = { 0 };
        start(seats, &none);
        CHECK_NUMBER(none.sides, 6);
    }
}

/* OTV-17, OTV-A66: after 20 rounds the lowest of those still tied takes the marker. Here seat 0 drops out at once. */
static void twenty_rounds_of_ties(void)
{
    enum { ROUNDS = 20, N = 9 + 6 * (ROUNDS - 1) };
    uint16_t dice[N];
    for (unsigned i = 0; i < N; i++) dice[i] = 3;
    dice[0] = 2;
    orr_tape tape = { .next = dice, .n = N };
    start(3, &tape);
    CHECK_NUMBER(tape.sides, 84);                        /* no roll more than that */
    CHECK_NUMBER(state.holder, 1);
    dice[N - 6] = 2;                                     /* but the twentieth roll can still decide it */
    tape = (orr_tape){ .next = dice, .n = N };
    start(3, &tape);
    CHECK_NUMBER(state.holder, 2);
}

/* OTV-A77, OTV-A39: from 6 to 20, and the number that is chosen is the one that holds. */
static void hand_limits(void)
{
    char word[8];
    for (unsigned limit = 0; limit <= 25; limit++) {
        snprintf(word, sizeof word, "%u", limit);
        const bool offered = box_option(&box, "hand_limit", word, &why);
        CHECK(offered == (limit >= 6 && limit <= 20));
        if (offered) CHECK_NUMBER(otv_hand_limit(&box), limit);
    }
    box_open(&box, box.game);
    CHECK_NUMBER(otv_hand_limit(&box), 9);
}

/* OTV-A77, OTV-A60: 0 or from 5 to 250; with each value PASS is the only action from that many rounds on. */
static void stall_rounds(void)
{
    const orr_option *o = &box.game->options[OTV_O_STALL];
    CHECK_TEXT(o->name, "stall_rounds");
    CHECK_TEXT(o->word[0], "40");
    for (unsigned v = 0; v < o->values; v++) {
        const unsigned rounds = (unsigned)atoi(o->word[v]);
        CHECK(rounds == 0 || (rounds >= 5 && rounds <= 250));
        CHECK(box_option(&box, "stall_rounds", o->word[v], &why));
        orr_ctx t = start(3, NULL);
        orr_action legal[ORR_MAX_LEGAL];
        state.stall = (uint16_t)(rounds ? 3 * rounds - 1 : 60000);
        CHECK(orr_legal(&t, state.holder, legal) > 1);
        state.stall = (uint16_t)(3 * rounds);
        if (rounds) CHECK_NUMBER(orr_legal(&t, state.holder, legal), 1);
        if (rounds) CHECK_NUMBER(legal[0].verb, OTV_V_PASS);
    }
    CHECK(!box_option(&box, "stall_rounds", "4", &why) && !box_option(&box, "stall_rounds", "251", &why));
    box_open(&box, box.game);
}

/* OTV-A77: two common cards for every player; a smaller deck is no box for that many. */
static void common_cards_for_everybody(void)
{
    static otv_set set;
    set = otv_house_set;
    for (unsigned k = 0; k < set.cards_n; k++)
        if (set.cards[k].owner == OTV_COMMON) set.cards[k].copies = k == 0 ? 7 : 0;
    box_use_set(&box, &set);
    CHECK(box_check(&box, 3, &why));
    CHECK(!box_check(&box, 4, &why));
    CHECK_TEXT(why.text, "the common deck needs two cards for every player (OTV-A77)");
    box_open(&box, box.game);
}

int main(void)
{
    box_open(&box, orr_find_game("onward-to-venus"));
    TEST_CASE(two_to_five_players);
    TEST_CASE(cards_of_empires_that_play);
    TEST_CASE(the_first_roll);
    TEST_CASE(twenty_rounds_of_ties);
    TEST_CASE(hand_limits);
    TEST_CASE(stall_rounds);
    TEST_CASE(common_cards_for_everybody);
    return test_end();
}
