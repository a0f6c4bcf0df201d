/* verify.c - invariants that every position of every game has. */
#include "lab/play/verify.h"

#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

bool lab_verifier_open(lab_verifier *v, const orr_game *g)
{
    *v = (lab_verifier){ malloc(g->view_size), malloc(g->view_size), malloc(g->state_size) };
    return v->view && v->again && v->world;
}

void lab_verifier_close(lab_verifier *v)
{
    free(v->view);
    free(v->again);
    free(v->world);
}

static const char *verify_questions(const orr_ctx *t)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(t);
    const orr_core *c = orr_core_of(t);
    if (!asked && !c->over) return "nobody is asked, but the match is not over";
    if (asked && c->over) return "somebody is asked although the match is over";
    if (asked >> c->seats) return "somebody is asked who does not sit at the table";
    for (orr_seat s = 0; s < c->seats; s++)
        if ((asked >> s & 1) && orr_legal(t, s, legal) < 1) return "a seat is asked that has no legal answer";
    return NULL;
}

/* A world imagined from a view must look the same to whoever imagined it. */
static const char *verify_sight(lab_verifier *v, const orr_ctx *t, orr_rng *r)
{
    const orr_game *g = t->game;
    const orr_seat seats = orr_core_of(t)->seats;
    orr_ctx world = { .game = g, .box = t->box, .state = v->world };
    for (orr_seat i = 0; i <= seats; i++) {
        const orr_seat s = i < seats ? i : ORR_PUBLIC;
        orr_observe(t, s, v->view);
        orr_imagine(t->box, v->view, r, v->world);
        orr_observe(&world, s, v->again);
        if (memcmp(v->view, v->again, g->view_size)) return "an imagined world does not look like its view";
    }
    return NULL;
}

const char *lab_verify(lab_verifier *v, const orr_ctx *t, orr_rng *r)
{
    const char *wrong = t->game->check ? t->game->check(t) : NULL;
    if (!wrong) wrong = verify_questions(t);
    if (!wrong) wrong = verify_sight(v, t, r);
    return wrong;
}
