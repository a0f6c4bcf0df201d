/* room_sight.c - who can tell that the match has changed. Not everybody can, every time: a payer of Onward to Venus
 * gives answer after answer that nobody else may even know of (OTV-A80). So every pair of eyes has a count of its own,
 * which moves only when its view does; and whoever sees nothing new is sent nothing. */
#include "table/room/room_parts.h"

#include <stdlib.h>
#include <string.h>

static bool is_pair_of_eyes(const room *r, unsigned eyes) { return eyes < r->seats || eyes == ORR_PUBLIC; }

/* No memory: everybody is told, as if something had changed. */
orr_seats room_look_again(room *r)
{
    const orr_game *g = r->box.game;
    void *view = malloc(g->view_size);
    orr_seats set = 0;
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (!is_pair_of_eyes(r, eyes)) continue;
        if (view) orr_observe(&r->m->t, (orr_seat)eyes, view);
        const uint64_t now = view ? orr_hash(view, g->view_size, 0) : r->sight[eyes] + 1;
        if (now != r->sight[eyes]) set |= orr_one(eyes);
        r->sight[eyes] = now;
    }
    free(view);
    return set;
}

void room_sight_differs(room *r, const uint64_t before[ORR_PUBLIC + 1])
{
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        if (r->sight[eyes] == before[eyes]) continue;
        r->sights[eyes]++;
        r->changed |= orr_one(eyes);
    }
}

void room_sight_has_changed(room *r)
{
    uint64_t before[ORR_PUBLIC + 1];
    memcpy(before, r->sight, sizeof before);
    room_look_again(r);
    room_sight_differs(r, before);
}

bool room_nobody_would_see(const room *r, orr_seat s, orr_action a)
{
    const orr_game *g = r->box.game;
    if (!(g->verbs[a.verb].flags & (ORR_SEALED_A | ORR_SEALED_B | ORR_SEALED_C))) return false;
    uint8_t *copy = malloc(g->state_size + g->view_size);
    if (!copy) return false;
    orr_ctx then = r->m->t;
    void *view = copy + g->state_size;
    bool hidden = true;
    then.news = NULL;
    then.state = memcpy(copy, r->m->t.state, g->state_size);
    orr_say(&then, s, a);
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC && hidden; eyes++) {
        if (eyes == s || !is_pair_of_eyes(r, eyes)) continue;
        orr_observe(&then, (orr_seat)eyes, view);
        hidden = orr_hash(view, g->view_size, 0) == r->sight[eyes];
    }
    free(copy);
    return hidden;
}

bool room_only_one_sees(const room *r) { return !(r->changed & (r->changed - 1u)); }

uint32_t room_answers_seen(const room *r, orr_seat eyes) { return r->m ? match_answers_seen(r->m, eyes) : 0; }

/* A view says how many answers it knows of. Those it does not know of are the last ones that showed these eyes nothing
 * when they were given: as soon as a hidden step is over all its answers are known. */
uint32_t room_answers_known(const room *r, orr_seat eyes, uint32_t upto)
{
    uint32_t hidden = r->m->n_answers - room_answers_seen(r, eyes), known = upto;
    for (uint32_t i = r->m->n_answers; hidden && i-- > 0;) {
        if (r->seen[i] >> eyes & 1) continue;
        hidden--;
        known -= i < upto;
    }
    return known;
}

bool room_knows_of(const room *r, orr_seat eyes, uint32_t answer)
{
    return room_answers_known(r, eyes, answer + 1) > room_answers_known(r, eyes, answer);
}
