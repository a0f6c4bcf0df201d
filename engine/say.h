/* say.h - one answer and what follows from it: the innermost step of a match. Inline, for core.c and playout.c only;
 * everybody else calls orr_say. */
#ifndef ORR_SAY_H
#define ORR_SAY_H
#include "engine/game.h"

/* Run procedures until one asks or the match is over. */
static inline void settle(orr_ctx *t, orr_core *c, orr_next r)
{
    const orr_proc *procs = t->game->procs;
    while (r == ORR_NEXT) {
        orr_frame *f = &c->frame[c->depth - 1];
        r = procs[f->proc].run(t, f, NULL);
    }
}

static inline void say(orr_ctx *t, orr_core *c, orr_frame *f, const orr_answer *in)       /* f: the one that asks */
{
    const uint8_t depth = c->depth, again = f->again;
    orr_seats rest = (orr_seats)(f->asked & (f->asked - 1));     /* others still owe an answer to this question */
    const bool interjects = f->open && (t->game->verbs[in->act.verb].flags & ORR_INTERJECT);
    c->answers++;
    f->asked = 0;
    f->open = 0;
    if (interjects) {
        f->step = again;
        f = &c->frame[c->depth++];
        f->proc = t->game->interject;
        f->who = in->seat;
        rest = 0;
    }
    settle(t, c, t->game->procs[f->proc].run(t, f, in));
    if (!(rest && c->depth == depth && f->again == again)) c->opened++;
}
#endif
