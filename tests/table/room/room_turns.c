/* What tells a turn from the next, for replays and for passing until the turn ends: no two neighbours look alike. */
#include "games/games.h"
#include "table/room/room_parts.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { SEATS = 10, TURNS = 64 };

static const orr_field *clock_of(const orr_game *g)
{
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CLOCK) return f;
    return NULL;
}

/* Every seat in every turn: who plays and how many turns there have been must not cancel each other out. */
static void no_two_turns_have_one_mark(void)
{
    static uint64_t mark[SEATS * TURNS];
    for (const orr_game *const *g = orr_games; *g; g++) {
        const orr_field *clock = clock_of(*g);
        if (!clock) continue;
        unsigned n = 0, twins = 0;
        orr_ctx t = { .game = *g, .state = calloc(1, (*g)->state_size) };
        if (!CHECK(t.state)) return;
        for (uint8_t who = 0; who < SEATS; who++)
            for (uint16_t turn = 0; turn < TURNS; turn++) {
                orr_core_of(&t)->frame[0].who = who;
                memcpy((char *)t.state + clock->at, &turn, sizeof turn);
                mark[n++] = turn_mark(&t);
            }
        for (unsigned i = 0; i < n; i++)
            for (unsigned k = 0; k < i; k++) twins += mark[i] == mark[k];
        CHECK_NUMBER(twins, 0);
        free(t.state);
    }
}

int main(void)
{
    TEST_CASE(no_two_turns_have_one_mark);
    return test_end();
}
