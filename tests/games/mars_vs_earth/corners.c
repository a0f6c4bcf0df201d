/* Corners of Mars vs Earth that a match reaches once in a lifetime: empty piles, effects that come to nothing, totals
 * beyond what an event can say, worlds imagined while others choose what to discard. */
#include "engine/canvas.h"
#include "engine/rules.h"
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { SEATS = 5, WIDTH = 100, HEIGHT = 60 };
static orr_box box;
static mve_state state;
static mve_view view;
static mve_set set;
static unsigned heard[MVE_N_EVENTS];
static unsigned threat, total;                           /* looked at; as an outcome of it was told */

static void hear(void *to, const orr_event *e)
{
    (void)to;
    heard[e->kind]++;
    if ((e->kind == MVE_TOLD_SUCCESS || e->kind == MVE_TOLD_FAILED) && e->pub[0] == threat) total = e->pub[1];
}
static orr_news news = { .hear = hear };
static orr_ctx t = { .box = &box, .state = &state, .news = &news };

static void start(const char *game)
{
    box_open(&box, orr_find_game(game));
    t.game = box.game;
    set = *mve_set_of(&box);
    box.set = &set;
    CHECK_NUMBER(orr_start(&t, SEATS, (const uint8_t[32]){ 3 }), ORR_OK);
    memset(heard, 0, sizeof heard);
}

static orr_frame *top(void) { return &state.core.frame[state.core.depth - 1]; }

static void no_threat_is_left(void)                      /* MVE-34 */
{
    orr_card c;
    start("mars-vs-earth-1e");
    state.threat.z.n = state.threat.z.loose = 0;
    CHECK(!mve_draw_threat(&t, &c));
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) state.active[slot].z.n = 0;
    mve_threats_step(&t, &state.core.frame[0]);
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) CHECK_NUMBER(state.active[slot].z.n, 0);
    CHECK_NUMBER(heard[MVE_TOLD_THREAT], 0);
}

static void comes_to_nothing(unsigned effect, unsigned amount)
{
    const mve_state before = state;
    heard[MVE_TOLD_IDLE] = 0;
    mve_do_effect(&t, top(), top()->step, effect, amount, MVE_LAID);
    CHECK_NUMBER(heard[MVE_TOLD_IDLE], 1);
    CHECK(!memcmp(state.resource, before.resource, sizeof state.resource) && state.next == before.next);
    for (unsigned s = 0; s < SEATS; s++) CHECK_NUMBER(state.hand[s].z.n, before.hand[s].z.n);
}

static void effects_that_come_to_nothing(void)           /* MVE-A58 */
{
    static const uint8_t none[] = { MVE_NEXT_EASIER, MVE_NEXT_HARDER, MVE_DRAW,
                                    MVE_EXTRA_LOSS,  MVE_GAIN_FOOD,   MVE_LOSE_TECH };
    start("mars-vs-earth-1e");
    state.current = 0;
    for (unsigned i = 0; i < sizeof none; i++) comes_to_nothing(none[i], 0);     /* a set may say 0 */
    state.skill.z.n = state.skill.z.loose = 0;
    comes_to_nothing(MVE_DRAW, 2);
    comes_to_nothing(MVE_NEW_INFO, 1);
}

/* What the cards at the first Threat come to, each with so many symbols of its skill or of another, as it is told. */
static unsigned told_total(bool good, unsigned strength)
{
    orr_action legal[ORR_MAX_LEGAL];
    start("mars-vs-earth-1e");
    while (top()->proc != P_INFLUENCE) {
        const orr_seat s = (orr_seat)__builtin_ctz(orr_asked(&t));
        orr_legal(&t, s, legal);
        orr_apply(&t, s, legal[0]);
    }
    threat = mve_threat_in(&state, 0);
    total = 0;
    const unsigned wanted = mve_good_skills(mve_threat(&t, mve_threat_in(&state, 0)));
    uint8_t k = 0;
    while (!set.cards[k].skill || (wanted >> set.cards[k].skill & 1) != good || set.cards[k].when1 != MVE_NEVER) k++;
    set.cards[k].strength = (uint8_t)strength;
    for (state.laid.z.n = 0; state.laid.z.n < 40;)
        orr_put(ORR_AT(state.laid), (orr_card){ k, mve_at(0, MVE_MAX_SEATS), 0 });
    mve_derive(&t);
    for (unsigned i = 0; i < 60 && !total && orr_asked(&t); i++) {
        const orr_seat s = (orr_seat)__builtin_ctz(orr_asked(&t));
        const int n = orr_legal(&t, s, legal);
        orr_apply(&t, s, legal[n - 1]);                  /* done, or whatever comes last */
    }
    return total;
}

static void totals_as_far_as_a_byte_goes(void)           /* MVE-87 */
{
    CHECK_NUMBER(told_total(true, 9), UINT8_MAX);
    CHECK_NUMBER(told_total(false, 9), 256 + INT8_MIN);
}

static void piles_that_a_scenario_has_emptied(void)      /* MVE-A94: the discard pile is the lower part */
{
    start("mars-vs-earth-1e");
    state.skill.z.loose = state.skill.z.n;
    state.threat.z.loose = state.threat.z.n;
    state.skill.z.n = 3;
    state.threat.z.n = 2;
    mve_derive(&t);
    CHECK(state.skill.z.loose == 3 && state.threat.z.loose == 2);
}

/* MVE-187: whoever is done has chosen enough cards, also where others can only imagine which. */
static void who_is_done_has_chosen_enough(void)
{
    static mve_state world;
    orr_rng chance = { 5 };
    start("mars-vs-earth-2e");
    const unsigned size = mve_hand_size(&t, 1);
    while (state.hand[1].z.n < size + 2) orr_put(ORR_AT(state.hand[1]), orr_take_top(&t, ORR_AT(state.skill), 2));
    mve_discards_step(&t, top());
    mve_run_discard(&t, top(), NULL);
    for (unsigned i = 0; i < 2; i++)
        orr_apply(&t, 1, (orr_action){ MVE_V_DISCARD, state.hand[1].card[i].kind, 0, 0 });
    CHECK_NUMBER(mve_marked(&state, 1), 2);
    CHECK_NUMBER(orr_apply(&t, 1, (orr_action){ MVE_V_DONE, 0, 0, 0 }), ORR_OK);
    orr_observe(&t, 0, &view);
    orr_imagine(&box, &view, &chance, &world);
    CHECK_NUMBER(world.hand[1].z.n, size + 2);
    CHECK_NUMBER(mve_marked(&world, 1), 2);
}

static unsigned cyan_cells(void)
{
    static orr_cell cells[WIDTH * HEIGHT];
    orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    orr_observe(&t, ORR_PUBLIC, &view);
    orr_canvas_clear(&canvas);
    box.game->paint(&box, &view, &canvas);
    unsigned cyan = 0;
    for (unsigned i = 0; i < WIDTH * HEIGHT; i++) cyan += cells[i].style == ORR_CYAN;
    return cyan;
}

static void an_agent_without_a_card_has_no_skill_to_show(void)   /* MVE-7 */
{
    start("mars-vs-earth-1e");
    const unsigned with = cyan_cells();
    for (unsigned s = 0; s < SEATS; s++) state.agent[s].z.n = 0;
    CHECK(cyan_cells() < with);
}

/* The score before the end: what lies at the first Threat counts for it, for or against, and no further than it helps;
 * the weakest Resource counts more than the others. */
static int standing(unsigned slot, bool good, unsigned strength)
{
    int16_t score[ORR_MAX_SEATS];
    start("mars-vs-earth-1e");
    const unsigned wanted = mve_good_skills(mve_threat(&t, mve_threat_in(&state, 0)));
    uint8_t k = 0;
    while (!set.cards[k].skill || (wanted >> set.cards[k].skill & 1) != good) k++;
    set.cards[k].strength = (uint8_t)strength;
    state.laid.z.n = 0;
    orr_put(ORR_AT(state.laid), (orr_card){ k, mve_at(slot, MVE_MAX_SEATS), 0 });
    state.active[1].z.n = state.active[2].z.n = 0;
    box.game->score(&t, score);
    unsigned s = 0;
    while (box.game->side(&t, (orr_seat)s) != MVE_HUMAN) s++;
    return score[s];
}

static void how_the_humans_stand(void)
{
    int16_t score[ORR_MAX_SEATS], weaker[ORR_MAX_SEATS];
    const int none = standing(1, true, 9);               /* it lies elsewhere */
    CHECK(standing(0, true, 1) > none && standing(0, false, 1) < none);
    CHECK(standing(0, true, 200) > standing(0, true, 1) && standing(0, false, 200) < standing(0, false, 1));
    CHECK_NUMBER(standing(0, true, 200), standing(0, true, 250));
    CHECK_NUMBER(standing(0, false, 200), standing(0, false, 250));
    start("mars-vs-earth-1e");
    box.game->score(&t, score);
    state.resource[2]--;
    box.game->score(&t, weaker);
    for (unsigned s = 0; s < SEATS; s++)
        CHECK(box.game->side(&t, (orr_seat)s) == MVE_HUMAN ? weaker[s] < score[s] : weaker[s] > score[s]);
}

int main(void)
{
    TEST_CASE(no_threat_is_left);
    TEST_CASE(effects_that_come_to_nothing);
    TEST_CASE(totals_as_far_as_a_byte_goes);
    TEST_CASE(piles_that_a_scenario_has_emptied);
    TEST_CASE(who_is_done_has_chosen_enough);
    TEST_CASE(an_agent_without_a_card_has_no_skill_to_show);
    TEST_CASE(how_the_humans_stand);
    return test_end();
}
