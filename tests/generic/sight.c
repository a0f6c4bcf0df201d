/* sight.c - views and imagined worlds: what a seat sees of a world imagined from its view is that view again. */
#include "tests/generic/suite.h"

#include <string.h>

enum { PLAY_ON = 8 };             /* answers played in an imagined world */

static world dream;

static void play_on(table *r, orr_seat s)
{
    orr_action list[ORR_MAX_LEGAL];
    for (unsigned k = 0; k < PLAY_ON && orr_asked(&dream.t); k++) {
        const orr_seat q = orr_speaker(&dream.t, &r->rng);
        const int n = orr_legal(&dream.t, q, list);
        if (!expect(r, C_IMAGINED_PLAY, s, n > 0,
                    "%u answers into an imagined world seat %u is asked but has no answer", k, q + 1u))
            return;
        world_say(&dream, q, list[orr_rng_below(&r->rng, (uint32_t)n)]);
        const char *wrong = r->game->check ? r->game->check(&dream.t) : NULL;
        if (!expect(r, C_IMAGINED_PLAY, s, !wrong, "%u answers into an imagined world: %s", k + 1, wrong ? wrong : ""))
            return;
    }
}

static void check_seat(table *r, orr_seat s)
{
    static _Alignas(16) uint8_t view[MAX_VIEW], again[MAX_VIEW], bytes[MAX_STATE];
    view_of(&r->now, s, view);
    const orr_rng start = r->rng;
    imagine_other(&r->now, s, &r->rng, &dream);
    if (!expect_same(r, C_ROUND_TRIP, s, OF_VIEW, view_of(&dream, s, again), view, "in an imagined world")) return;
    expect(r, C_IMAGINED_ASKED, s, world_can_answer(&dream), "an asked seat of an imagined world has no legal answer");
    const char *wrong = r->game->check ? r->game->check(&dream.t) : NULL;
    expect(r, C_IMAGINED, s, !wrong, "an imagined world breaks: %s", wrong ? wrong : "");
    memcpy(bytes, dream.t.state, r->game->state_size);
    orr_again(&dream.t);
    expect_same(r, C_IMAGINED, s, OF_STATE, dream.t.state, bytes, "the asking step of an imagined world ran again");
    orr_rng same = start;
    imagine_other(&r->now, s, &same, &dream);
    expect_same(r, C_IMAGINED, s, OF_STATE, dream.t.state, bytes, "the same view and generator imagined once more");
    if (!r->broken && !orr_rng_below(&r->rng, r->seats + 1)) play_on(r, s);
}

void check_sight(table *r)
{
    world_for(&dream, r);
    for (unsigned s = 0; s < r->seats && !r->broken; s++) check_seat(r, (orr_seat)s);
    if (!r->broken) check_seat(r, ORR_PUBLIC);
}
