/* What the rules considered and barred: everything in the list is refused by the rule it names, and nothing in it is
 * legal. */
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"
#include "tests/support/toy.h"

#include <stdlib.h>

enum { POSITIONS = 400, MOST = 255 };

static void barred_numbers_come_with_their_rules(void)
{
    toy_state state;
    orr_box box;
    orr_barred out[MOST];
    box_open(&box, &toy_game);
    orr_ctx t = { .game = &toy_game, .box = &box, .state = &state };
    orr_start(&t, 2, (const uint8_t[32]){ 0 });
    if (!CHECK_NUMBER(orr_locked(&t, 0, out, MOST), 3)) return;
    CHECK(out[0].act.a == 3 && out[0].rule == TOY_R_SMALL);
    CHECK(out[2].act.a == 5 && out[2].rule == TOY_R_RULING);
    CHECK_NUMBER(orr_locked(&t, 0, out, 2), 2);          /* no more than there is room for */
    orr_say(&t, 0, (orr_action){ TOY_SAY, 1, 0, 0 });
    CHECK_NUMBER(orr_locked(&t, 0, out, MOST), 0);       /* not asked any more */
    CHECK_NUMBER(orr_locked(&t, 1, out, MOST), 3);
}

static bool check_position(const orr_ctx *t, orr_seat s)
{
    orr_barred out[MOST];
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_locked(t, s, out, MOST), m = orr_legal(t, s, legal);
    bool good = true;
    for (int i = 0; i < n; i++) {
        good = CHECK_NUMBER(orr_why_not(t, s, out[i].act), out[i].rule) && CHECK(out[i].rule) && good;
        for (int k = 0; k < m; k++) good = CHECK(memcmp(&legal[k], &out[i].act, sizeof legal[k])) && good;
        if (i)
            good = CHECK(memcmp(&out[i - 1].act, &out[i].act, sizeof legal[0]) < 0) && good; /* sorted, no duplicates */
    }
    return good;
}

static void check_match(const orr_box *box, uint8_t seats)
{
    orr_rng rng = { 7 };
    orr_ctx t = { .game = box->game, .box = box, .state = malloc(box->game->state_size) };
    const bool begins = orr_start(&t, seats, (const uint8_t[32]){ 9 }) == ORR_OK;      /* not every option goes with the
                                                                                        * others */
    for (unsigned i = 0; begins && i < POSITIONS && orr_asked(&t); i++) {
        for (orr_seat s = 0; s < seats; s++)
            if (!check_position(&t, s)) i = POSITIONS;
        orr_playout(&t, &rng, 1);
    }
    free(t.state);
}

static void the_list_agrees_with_why_not(void)           /* as it comes out of the box, and with every option in turn */
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        orr_box box;
        box_open(&box, *g);
        check_match(&box, (*g)->min_seats);
        for (unsigned o = 0; o < (*g)->n_options; o++) {
            box_open(&box, *g);
            box.opt[o] = 1;
            check_match(&box, (uint8_t)((*g)->min_seats + 1));
        }
    }
}

int main(void)
{
    TEST_CASE(barred_numbers_come_with_their_rules);
    TEST_CASE(the_list_agrees_with_why_not);
    return test_end();
}
