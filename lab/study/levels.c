/* levels.c - a duel of the arena for each level. */
#include "lab/study/levels.h"

#include <stdlib.h>

void levels_free(levels_row *row)
{
    free(row->won);
    free(row->fair);
}

static bool keep_deals(const arena_result *r, const arena_order *o, levels_row *out)
{
    const arena_deal *hero = r->deal[arena_table(0, 1)], *fair = r->deal[arena_table(1, 1)];
    out->won = calloc(r->deals + 1u, 1);
    out->fair = calloc(r->deals + 1u, 1);
    for (uint32_t i = 0; out->won && out->fair && i < r->deals; i++)
        for (unsigned k = 0; k < o->seats; k++) {
            out->won[i] += hero[i].winners[k] >> k & 1;
            out->fair[i] += fair[i].winners[k] >> k & 1;
        }
    return out->won && out->fair;
}

bool levels_play(const study *s, const bot *plays, uint8_t seats, uint32_t deals, levels_row *out, error *why)
{
    arena_order o = { .box = s->order.box, .seats = seats, .n_bots = 2, .seed = s->order.seed, .deals = deals,
                      .threads = s->order.threads, .enough = s->order.enough };
    arena_result r;
    o.bots[0] = plays;
    o.bots[1] = s->order.plays;
    if (!arena_open(&r, &o, why)) return false;
    *out = (levels_row){ .plays = plays, .seats = seats, .deals = deals };
    bool good = arena_run(&r, &o, 0, deals, why) && (!r.failed || error_refuse(why, "%s.", r.failure));
    good = good && (keep_deals(&r, &o, out) || error_refuse(why, "There is not enough memory for the levels."));
    if (good) {
        out->share = arena_share(&r, &o, 0, 1);
        out->gain = arena_gain(&r, &o, 0, 1, ARENA_NO_SIDE);
    } else {
        levels_free(out);
    }
    arena_close(&r);
    return good;
}
