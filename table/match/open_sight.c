/* open_sight.c - what a seat would see if it knew every card. */
#include "table/match/open_sight.h"

#include "engine/zone.h"

#include <string.h>

void open_sight_observe(const orr_ctx *t, orr_seat s, void *scratch, void *view)
{
    const orr_game *g = t->game;
    orr_ctx open = *t;
    open.state = scratch;
    memcpy(scratch, t->state, g->state_size);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(t)->seats); i++) {
            const orr_at at = orr_place_at(p, scratch, i);
            for (unsigned k = 0; k < at.z->n; k++) at.c[k].know = ORR_EVERYBODY;
            if (at.z->loose) at.z->any = ORR_EVERYBODY;
        }
    orr_observe(&open, s, view);
}
