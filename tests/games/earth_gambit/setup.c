/* The Setup Table, column by column, and what chance decides: EG-1, EG-10, EG-11, EG-15, EG-16, EG-18 to EG-23, EG-A52,
 * EG-A53. What each seat sees of the deal is told by setup.scenario. */
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static const struct { uint8_t aliens, scientists, extinctionists, red, psych_weapons, deck, draw_pile; } columns[] = {
    [2] = { 1, 1, 1, 7, 2, 39, 36 }, [3] = { 1, 1, 1, 7, 2, 39, 35 }, [4] = { 2, 1, 1, 6, 2, 38, 33 },
    [5] = { 2, 2, 1, 7, 2, 39, 33 }, [6] = { 3, 2, 1, 6, 1, 37, 30 }, [7] = { 3, 3, 1, 7, 2, 39, 31 },
    [8] = { 4, 3, 1, 6, 2, 38, 29 }, [9] = { 4, 4, 1, 7, 1, 38, 28 }, [10] = { 4, 4, 2, 8, 1, 39, 28 },
};
enum { DECK_PLAY, DECK_ROLE };

static orr_box box;
static eg_state state;

static orr_ctx start(unsigned seats, uint8_t key, orr_tape *tape)
{
    const uint8_t keys[32] = { key };
    orr_ctx t = { .game = box.game, .box = &box, .state = &state, .tape = tape };
    CHECK(orr_start(&t, (uint8_t)seats, keys) == ORR_OK);
    return t;
}

static unsigned copies_of(const char *word, unsigned seats)
{
    uint8_t count[256] = { 0 };
    const unsigned kinds = eg_stock(&box, (uint8_t)seats, DECK_PLAY, count);
    for (unsigned k = 0; k < kinds; k++)
        if (!strcmp(eg_word(&box, EG_N_KIND, (uint8_t)k, ORR_WORD), word)) return count[k];
    return 0;
}

/* EG-18, EG-20; EG-19: whatever the table does not name is in the deck with all its copies. */
static void the_play_deck_of_each_column(void)
{
    for (unsigned seats = 2; seats <= 10; seats++) {
        CHECK_NUMBER(copies_of("red-science", seats), columns[seats].red);
        CHECK_NUMBER(copies_of("blue-science", seats), 6);
        CHECK_NUMBER(copies_of("psych-weapon", seats), columns[seats].psych_weapons);
        CHECK_NUMBER(copies_of("yellow-blue-science", seats), 3);
        CHECK_NUMBER(copies_of("yellow-red-science", seats), 1);
        CHECK_NUMBER(copies_of("psych-defence", seats), 1);
        unsigned others = 0;
        for (unsigned k = 0; k < eg_house_set.cards_n; k++) {
            const unsigned effect = eg_house_set.cards[k].effect;
            if (effect == EG_SCIENCE || effect == EG_PSYCH_WEAPON || effect == EG_PSYCH_DEFENCE) continue;
            others += copies_of(eg_word(&box, EG_N_KIND, (uint8_t)k, ORR_WORD), seats);
        }
        CHECK_NUMBER(others, 19);
    }
}

static int cards_on_the_table(const eg_state *p)
{
    int n = p->draw.z.n + p->discard.z.n + p->row.z.n + p->cover.z.n + p->stack.z.n;
    for (unsigned s = 0; s < EG_MAX_SEATS; s++) n += p->hand[s].z.n + p->front[s].z.n + p->offer[s].z.n;
    return n;
}

/* EG-11: nothing but Play cards is in the piles. EG-21, EG-22: one card each, two for the starting player, who has
 * drawn another one when the first question is asked. EG-23: the rest is the Draw pile. */
static void the_deal_of_each_column(void)
{
    for (unsigned seats = 2; seats <= 10; seats++) {
        start(seats, (uint8_t)seats, NULL);
        CHECK_NUMBER(cards_on_the_table(&state), columns[seats].deck);
        CHECK_NUMBER(state.draw.z.n + 1, columns[seats].draw_pile);
        CHECK_NUMBER(state.discard.z.n, 0);
        for (unsigned s = 0; s < seats; s++) CHECK_NUMBER(state.hand[s].z.n, s == state.active ? 3 : 1);
    }
}

/* EG-15, EG-16: the Roles of the column, one for each player; only two players leave one over (EG-A1). */
static void the_roles_of_each_column(void)
{
    for (unsigned seats = 2; seats <= 10; seats++) {
        unsigned dealt[EG_N_TEAMS] = { 0 };
        start(seats, (uint8_t)(20 + seats), NULL);
        for (unsigned s = 0; s < seats; s++) {
            CHECK_NUMBER(state.role[s].z.n, 1);
            dealt[state.role[s].card[0].kind]++;
        }
        CHECK_NUMBER(state.spare.z.n, seats == 2);
        if (state.spare.z.n) dealt[state.spare.card[0].kind]++;
        CHECK_NUMBER(dealt[EG_ALIEN], columns[seats].aliens);
        CHECK_NUMBER(dealt[EG_SCIENTIST], columns[seats].scientists);
        CHECK_NUMBER(dealt[EG_EXTINCTIONIST], columns[seats].extinctionists);
    }
}

/* EG-16, EG-21, EG-A1: any Role can come to any seat or stay undealt, any card can come to any hand. */
static void the_deal_is_shuffled(void)
{
    bool role[3][EG_N_TEAMS] = { { false } }, card[EG_MAX_KINDS] = { false };
    for (unsigned key = 0; key < 255; key++) {
        start(2, (uint8_t)key, NULL);
        role[0][state.role[0].card[0].kind] = role[1][state.role[1].card[0].kind] = true;
        role[2][state.spare.card[0].kind] = true;
        card[state.hand[0].card[0].kind] = true;
    }
    for (unsigned i = 0; i < 3; i++)
        for (unsigned team = 0; team < EG_N_TEAMS; team++) CHECK(role[i][team]);
    for (unsigned k = 0; k < eg_house_set.cards_n; k++) CHECK(card[k]);
}

static void two_to_ten_players(void)                     /* EG-1 */
{
    static const unsigned wrong[] = { 0, 1, 11, 16 };
    error why;
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        orr_ctx t = { .game = box.game, .box = &box, .state = &state };
        CHECK(orr_start(&t, (uint8_t)wrong[i], (const uint8_t[32]){ 0 }) == ORR_BAD_SEATS);
        CHECK(!box_check(&box, wrong[i], &why));
    }
    for (unsigned seats = 2; seats <= 10; seats++) CHECK(box_check(&box, seats, &why));
}

/* EG-10, EG-A53: each seat alike, before anything is dealt (EG-A59) */
static void anybody_may_start(void)
{
    for (unsigned seats = 2; seats <= 10; seats++) {
        orr_tape untouched = { 0 };
        start(seats, 1, &untouched);
        CHECK_NUMBER(untouched.sides, seats);
        for (uint16_t s = 0; s < seats; s++) {
            orr_tape tape = { .next = &s, .n = 1 };
            start(seats, 1, &tape);
            CHECK_NUMBER(state.active, s);
        }
    }
}

static void the_named_seat_starts(void)                  /* EG-A53 */
{
    error why;
    char seat[4];
    for (unsigned s = 1; s <= 10; s++) {
        snprintf(seat, sizeof seat, "%u", s);
        CHECK(box_option(&box, "start", seat, &why));
        start(10, (uint8_t)s, NULL);
        CHECK_NUMBER(state.active, s - 1);
    }
    CHECK(!box_check(&box, 9, &why));
    CHECK(strstr(why.text, "EG-A53") != NULL);
    CHECK(box_option(&box, "start", "random", &why));
}

/* EG-A52, EG-54: the die has six faces at any table, so of ten players the last four cannot be hit by the first. */
static void the_die_has_six_faces(void)
{
    static const uint8_t stray_damage = 8;
    error why;
    CHECK_TEXT(eg_word(&box, EG_N_KIND, stray_damage, ORR_WORD), "stray-damage");
    CHECK(box_option(&box, "start", "1", &why));
    for (unsigned seats = 2; seats <= 10; seats++) {
        orr_tape deal = { .top = (const uint8_t[]){ 0xff, stray_damage }, .n_top = 2 };
        orr_ctx t = start(seats, 1, &deal);
        orr_tape die = { 0 };
        t.tape = &die;
        CHECK(orr_apply(&t, 0, (orr_action){ .verb = EG_V_PLAY, .a = stray_damage }) == ORR_OK);
        CHECK_NUMBER(die.sides, 6);
    }
    CHECK(box_option(&box, "start", "random", &why));
}

int main(void)
{
    box_open(&box, orr_find_game("earth-gambit"));
    TEST_CASE(the_play_deck_of_each_column);
    TEST_CASE(the_deal_of_each_column);
    TEST_CASE(the_roles_of_each_column);
    TEST_CASE(the_deal_is_shuffled);
    TEST_CASE(two_to_ten_players);
    TEST_CASE(anybody_may_start);
    TEST_CASE(the_named_seat_starts);
    TEST_CASE(the_die_has_six_faces);
    return test_end();
}
