/* Two goals met by one card: EG-A4, and EG-8 on top of it. The rules never come to this, and a scenario refuses a match
 * that goes on although a goal is reached; so the row is simply written here. */
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

static void lay(const char *word, unsigned copies)
{
    while (copies--) state.row.card[state.row.z.n++] = (orr_card){ card(word), 0, ORR_EVERYBODY };
}

/* Seat 1 is asked what to play and has `played`. The row has five red cards and six blue ones. */
static void about_to_play(const char *played)
{
    const uint8_t top[] = { 0xff, card(played), card("trade-cards"), card("steal-card"), card("psych-defence"),
                            card("heal-all") };
    static const uint8_t roles[] = { EG_ALIEN, EG_SCIENTIST, EG_EXTINCTIONIST };
    orr_tape tape = { .top = top, .n_top = sizeof top };
    error why;
    CHECK(box_option(&box, "start", "1", &why));
    t.game = box.game;
    t.tape = &tape;
    CHECK(orr_start(&t, 3, (const uint8_t[32]){ 7 }) == ORR_OK);
    t.tape = NULL;
    for (unsigned s = 0; s < 3; s++) state.role[s].card[0].kind = roles[s];
    lay("red-science", EG_GOAL_RED - 1);
    lay("blue-science", EG_GOAL_BLUE);
}

static void play(const char *text, orr_result *r)
{
    orr_action act;
    eg_count_science(&t);
    if (CHECK(orr_read(&box, text, &act))) CHECK(orr_apply(&t, 0, act) == ORR_OK);
    CHECK(state.core.over);
    eg_result(&t, r);
}

static void red_and_blue_together_both_win(void)         /* EG-A4 */
{
    orr_result r;
    about_to_play("red-science");
    play("play red-science", &r);
    CHECK_NUMBER(r.winners, 1 | 2);
    CHECK_TEXT(box.game->outcomes[r.outcome], "Aliens and Scientists");
    CHECK_NUMBER(r.rule, EG_A4);
}

static void with_the_third_yellow_the_extinctionists_win_alone(void)     /* EG-8 */
{
    orr_result r;
    about_to_play("yellow-red-science");
    lay("yellow-blue-science", EG_GOAL_YELLOW - 1);
    play("play yellow-red-science", &r);
    CHECK_NUMBER(r.winners, 4);
    CHECK_NUMBER(r.rule, EG_8);
}

int main(void)
{
    box_open(&box, &orr_earth_gambit);
    TEST_CASE(red_and_blue_together_both_win);
    TEST_CASE(with_the_third_yellow_the_extinctionists_win_alone);
    return test_end();
}
