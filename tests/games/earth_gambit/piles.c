/* Both piles empty when a card is needed: EG-A11, and the second try of EG-A9. The printed deck cannot come to this,
 * nor can a scenario, which never loses a card; so the piles are simply taken off the table here. */
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

static orr_box box;
static eg_state state;
static orr_ctx t = { .box = &box, .state = &state };

static uint8_t card(const char *word)
{
    for (uint8_t k = 0; k < eg_house_set.cards_n; k++)
        if (!strcmp(eg_word(&box, EG_N_KIND, k, ORR_WORD), word)) return k;
    CHECK_TEXT(word, "a card of the house set");
    return 0;
}

static void say(unsigned seat, const char *text)
{
    orr_action act;
    if (!CHECK(orr_read(&box, text, &act))) return;
    CHECK(orr_apply(&t, (orr_seat)(seat - 1), act) == ORR_OK);
}

/* Three players; the first is asked what to play and has `played`, a Psych Defence and Heal All, the second Trade
 * Cards, the third Steal Card. Of the Draw pile `left` cards are left over, and there is no Discard pile. */
static void with_cards_left(const char *played, uint8_t left)
{
    const uint8_t top[] = { 0xff, card(played), card("trade-cards"), card("steal-card"), card("psych-defence"),
                            card("heal-all") };
    orr_tape tape = { .top = top, .n_top = sizeof top };
    error why;
    CHECK(box_option(&box, "start", "1", &why));
    t.game = box.game;
    t.tape = &tape;
    CHECK(orr_start(&t, 3, (const uint8_t[32]){ 7 }) == ORR_OK);
    t.tape = NULL;
    CHECK_NUMBER(tape.misfits, 0);
    state.draw.z.n = state.draw.z.loose = left;
}

static bool holds(unsigned seat, const char *word)
{
    const uint8_t kind = card(word);
    for (unsigned i = 0; i < state.hand[seat - 1].z.n; i++)
        if (state.hand[seat - 1].card[i].kind == kind) return true;
    return false;
}
static unsigned cards_of(unsigned seat) { return state.hand[seat - 1].z.n; }
static bool on_discard(const char *word)
{
    return state.discard.z.n && state.discard.card[state.discard.z.n - 1].kind == card(word);
}

static void the_draw_step_draws_nothing(void)            /* EG-A11 */
{
    with_cards_left("red-science", 0);
    say(1, "play red-science");
    say(1, "pass heal-all");
    CHECK_NUMBER(state.active, 1);
    CHECK_NUMBER(cards_of(2), 2);
    say(2, "play heal-all");
    CHECK_NUMBER(state.discard.z.n, 1);
}

static void tried_again_when_a_card_is_needed(void)      /* EG-A9, eager: nothing to shuffle when the last card left */
{
    with_cards_left("psych-weapon", 0);
    say(1, "play heal-all");
    CHECK_NUMBER(state.draw.z.n, 0);
    say(1, "pass psych-defence");
    CHECK(holds(2, "heal-all"));
    CHECK_NUMBER(state.draw.z.n + state.discard.z.n, 0);
}

static void who_cannot_draw_stays_damaged(void)          /* EG-A11 */
{
    with_cards_left("damage-or-heal", 0);
    state.damaged = 1 << 1;
    state.hand[1].z = (orr_zone){ 0, 0, 0 };
    say(1, "play damage-or-heal");
    say(1, "heal 2");
    CHECK_NUMBER(state.damaged, 1 << 1);
    CHECK_NUMBER(cards_of(2), 0);
    CHECK(on_discard("damage-or-heal"));
}

static void heal_all_heals_as_far_as_the_cards_go(void)  /* EG-A11, EG-53 */
{
    with_cards_left("red-science", 1);
    state.damaged = 1 << 1 | 1 << 2;
    state.hand[1].z = state.hand[2].z = (orr_zone){ 0, 0, 0 };
    say(1, "play heal-all");
    CHECK_NUMBER(state.damaged, 1 << 2);
    CHECK_NUMBER(cards_of(2), 1);
    CHECK_NUMBER(cards_of(3), 0);
}

static void play_top_card_does_nothing(void)             /* EG-A11 */
{
    with_cards_left("play-top-card", 0);
    say(1, "play play-top-card");
    CHECK(on_discard("play-top-card"));
    say(1, "pass heal-all");
}

static void rearrange_does_nothing(void)                 /* EG-A11 */
{
    with_cards_left("rearrange-top-3", 0);
    say(1, "play rearrange-top-3");
    CHECK(on_discard("rearrange-top-3"));
    say(1, "pass heal-all");
}

/* EG-A11: the discard is the Discard pile, shuffled and drawn */
static void replace_gives_the_card_back(void)
{
    with_cards_left("replace-card", 0);
    say(1, "play replace-card");
    say(1, "target 2");
    say(2, "discard trade-cards");
    CHECK_NUMBER(cards_of(2), 1);
    CHECK(holds(2, "trade-cards"));
    CHECK_NUMBER(state.draw.z.n, 0);
    CHECK_NUMBER(state.discard.z.n, 1);
    CHECK(on_discard("replace-card"));
}

int main(void)
{
    box_open(&box, orr_find_game("earth-gambit"));
    TEST_CASE(the_draw_step_draws_nothing);
    TEST_CASE(tried_again_when_a_card_is_needed);
    TEST_CASE(who_cannot_draw_stays_damaged);
    TEST_CASE(heal_all_heals_as_far_as_the_cards_go);
    TEST_CASE(play_top_card_does_nothing);
    TEST_CASE(rearrange_does_nothing);
    TEST_CASE(replace_gives_the_card_back);
    return test_end();
}
