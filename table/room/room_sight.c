/* room_sight.c - who can tell that the match has changed. Not everybody can, every time: a payer of Onward to Venus
 * gives answer after answer that nobody else may even know of (OTV-A80). So every pair of eyes has a count of its own,
 * which moves only when its view does; and whoever sees nothing new is sent nothing. */
#include "table/room/room_parts.h"

#include <stdlib.h>

static bool is_pair_of_eyes(const room *r, unsigned eyes) { return eyes < r->seats || eyes == ORR_PUBLIC; }

/* No memory: everybody is told, as if something had changed. */
void sight_has_changed(room *r)
{
    const orr_game *g = r->box.game;
    void *view = malloc(g->view_size);
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (!is_pair_of_eyes(r, eyes)) continue;
        if (view) orr_observe(&r->m->t, (orr_seat)eyes, view);
        const uint64_t now = view ? orr_hash(view, g->view_size, 0) : r->sight[eyes] + 1;
        if (now == r->sight[eyes]) continue;
        r->sight[eyes] = now;
        r->sights[eyes]++;
        r->changed |= orr_one(eyes);
    }
    free(view);
}

bool see_again(room *r)
{
    const orr_game *g = r->box.game;
    void *view = malloc(g->view_size);
    for (unsigned eyes = 0; view && eyes <= ORR_PUBLIC; eyes++) {
        if (!is_pair_of_eyes(r, eyes)) continue;
        orr_observe(&r->m->t, (orr_seat)eyes, view);
        r->sight[eyes] = orr_hash(view, g->view_size, 0);
    }
    free(view);
    return view;
}

bool only_one_sees(const room *r) { return !(r->changed & (r->changed - 1u)); }

uint32_t answers_seen(const room *r, orr_seat eyes) { return r->m ? match_answers_seen(r->m, eyes) : 0; }
