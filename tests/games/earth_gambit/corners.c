/* Corners of Earth Gambit that hardly any match comes to: a board on which two teams have won or a track is full,
 * worlds imagined by somebody who knows the Role nobody has, more hidden moves of cards than a hand has. */
#include "engine/canvas.h"
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { WIDTH = 100, HEIGHT = 60 };
static orr_cell cells[WIDTH * HEIGHT];
static orr_box box;
static eg_state state;
static eg_view view;
static orr_ctx t = { .box = &box, .state = &state };

static void start(unsigned seats)
{
    box_open(&box, &orr_earth_gambit);
    t.game = box.game;
    CHECK_NUMBER(orr_start(&t, (uint8_t)seats, (const uint8_t[32]){ 7 }), ORR_OK);
}

/* A Science card of these colours goes from the Draw pile to the row; false: there is none. */
static bool play_one(unsigned colours)
{
    for (unsigned i = 0; i < state.draw.z.n; i++) {
        if (eg_house_set.cards[state.draw.card[i].kind].colours != colours) continue;
        orr_put(ORR_AT(state.row), orr_take(&t, ORR_AT(state.draw), i, ORR_EVERYBODY));
        eg_count_science(&t);
        return true;
    }
    return false;
}

static void lay(unsigned colours, unsigned copies)
{
    uint8_t k = 0;
    while (eg_house_set.cards[k].colours != colours) k++;
    while (copies--) state.row.card[state.row.z.n++] = (orr_card){ k, 0, ORR_EVERYBODY };
    eg_count_science(&t);
}

/* The row of the painted board in which these words stand, or an empty one. */
static const char *painted(const char *words)
{
    static char row[WIDTH + 1];
    orr_canvas canvas = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    orr_observe(&t, ORR_PUBLIC, &view);
    orr_canvas_clear(&canvas);
    box.game->paint(&box, &view, &canvas);
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) row[x] = (char)(cells[y * WIDTH + x].ch < 128 ? cells[y * WIDTH + x].ch : '#');
        if (strstr(row, words)) return row;
    }
    return "";
}

static void two_teams_have_won_and_the_board_says_so(void)       /* EG-9, EG-A4 */
{
    static const char *const rows[] = { " 1 ", " 2 ", " 3 " };
    static const uint8_t roles[] = { EG_ALIEN, EG_SCIENTIST, EG_EXTINCTIONIST };
    start(3);
    state.core.over = 1;
    state.outcome = EG_WON_BOTH;
    for (unsigned s = 0; s < 3; s++) state.role[s].card[0] = (orr_card){ roles[s], 0, ORR_EVERYBODY };
    for (unsigned s = 0; s < 3; s++) CHECK_NUMBER(strstr(painted(rows[s]), "wins") != NULL, s != 2);
}

/* EG-A71: a goal of the Role nobody has may be passed, so a track can be longer than it is. */
static void a_track_has_a_square_for_every_science(void)
{
    start(2);
    lay(EG_RED, EG_GOAL_RED + 2);
    const char *row = painted("Aliens");
    unsigned squares = 0;
    for (const char *c = row; *c; c++) squares += *c == '#';
    CHECK_NUMBER(squares, EG_GOAL_RED + 2);
    CHECK(strstr(row, "8/6"));
    state.row.z.n = 0;
    lay(EG_BLUE, 11);                                    /* reaches beyond the column of the numbers */
    CHECK(strstr(painted("Scientists"), " 11/"));
}

/* EG-A77: a goal of the set that has no room for squares is told in numbers, and never runs into the piles. */
static void other_goals_are_painted(void)
{
    static eg_set set;
    set = eg_house_set;
    set.roles[EG_ALIEN].goal = 4, set.roles[EG_SCIENTIST].goal = 18, set.roles[EG_EXTINCTIONIST].goal = 9;
    start(3);
    box_use_set(&box, &set);
    lay(EG_BLUE, 6);
    CHECK(strstr(painted("Aliens"), " ####   0/4 "));
    CHECK(strstr(painted("Scientists"), "blue          6/18 "));
    CHECK(strstr(painted("Extinctionists"), " ######### 0/9 "));
    state.role[0].card[0] = (orr_card){ EG_SCIENTIST, 0, ORR_EVERYBODY };
    CHECK_TEXT(eg_word(&box, EG_N_ROLE, EG_SCIENTIST, ORR_TEXT), "Your team wins when 18 blue Science count.");
    CHECK_TEXT(eg_word(&box, EG_N_ROLE, EG_ALIEN, ORR_TEXT), "Your team wins when 4 red Science count.");
    CHECK_TEXT(eg_word(&box, EG_N_ROLE, EG_EXTINCTIONIST, ORR_TEXT), "Your team wins when 9 yellow Science count.");
    box_open(&box, &orr_earth_gambit);
}

/* EG-A71: the match goes on, so the goal that is reached is that of the Role nobody has; whoever has seen that Role
 * has nothing to guess there. */
static void who_knows_the_spare_role_imagines_it(void)
{
    static eg_state world;
    orr_rng chance = { 5 };
    start(2);
    box.opt[EG_O_UNCLAIMED] = 1;
    const unsigned team = state.spare.card[0].kind;
    CHECK_NUMBER(team, EG_EXTINCTIONIST);                /* as this key deals them */
    while (state.yellow < EG_GOAL_YELLOW && play_one(EG_RED | EG_YELLOW)) {}
    while (state.yellow < EG_GOAL_YELLOW && CHECK(play_one(EG_BLUE | EG_YELLOW))) {}
    if (!CHECK(!eg_check(&t))) return;
    for (unsigned known = 0; known < 2; known++) {
        state.spare.card[0].know = known ? 1 : 0;
        orr_observe(&t, 0, &view);
        for (unsigned i = 0; i < 20; i++) {
            orr_imagine(&box, &view, &chance, &world);
            CHECK_NUMBER(world.spare.card[0].kind, team);
        }
    }
}

/* However many cards have left the active hand unseen, there is room to imagine where the others came from. */
static void many_cards_left_unseen(void)
{
    static eg_state world;
    orr_rng chance = { 5 };
    start(3);
    state.active = 0;
    for (unsigned stray = 0; stray <= UINT8_MAX; stray += 51) {
        state.stray = (uint8_t)stray;
        orr_observe(&t, 1, &view);
        orr_imagine(&box, &view, &chance, &world);
        CHECK_NUMBER(world.hand[0].z.n, state.hand[0].z.n);
        for (unsigned i = 0; i < world.hand[0].z.n; i++) CHECK(world.hand[0].card[i].tag <= EG_DRAWN);
    }
}

int main(void)
{
    TEST_CASE(two_teams_have_won_and_the_board_says_so);
    TEST_CASE(a_track_has_a_square_for_every_science);
    TEST_CASE(other_goals_are_painted);
    TEST_CASE(who_knows_the_spare_role_imagines_it);
    TEST_CASE(many_cards_left_unseen);
    return test_end();
}
