/* levels.c - a duel of the arena for each level. */
#include "lab/study/levels.h"

bool levels_play(const study *s, const bot *plays, uint8_t seats, uint32_t deals, levels_row *out, error *why)
{
    arena_order o = { .box = s->order.box, .seats = seats, .n_bots = 2, .seed = s->order.seed, .deals = deals,
                      .threads = s->order.threads, .enough = s->order.enough };
    arena_result r;
    o.bots[0] = plays;
    o.bots[1] = s->order.plays;
    if (!arena_open(&r, &o, why)) return false;
    const bool good = arena_run(&r, &o, 0, deals, why) && (!r.failed || error_refuse(why, "%s.", r.failure));
    if (good)
        *out = (levels_row){ plays, seats, deals, arena_share(&r, &o, 0, 1), arena_gain(&r, &o, 0, 1, ARENA_NO_SIDE) };
    arena_close(&r);
    return good;
}
