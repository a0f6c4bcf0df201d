/* playout.c - random play, for simulation, search and tests. */
#include "engine/say.h"

enum { INTERJECT_ONE_IN = 8 };   /* how often a seat that may interject gets to speak at an open question */

static inline orr_seat lowest(orr_seats set) { return (orr_seat)__builtin_ctz(set); }

static orr_seat pick_seat(orr_seats set, orr_rng *r)
{
    if (!(set & (set - 1))) return lowest(set);
    for (unsigned k = orr_rng_below(r, orr_size(set)); k; k--) set &= (orr_seats)(set - 1);
    return lowest(set);
}

orr_seat orr_speaker(const orr_ctx *t, orr_rng *r) { return pick_seat(orr_asked(t), r); }

/* The usual question: nobody may interject. */
static inline int only_list(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_action *out)
{
    orr_list l = { .end = out };
    t->game->procs[f->proc].options(t, f, s, &l);
    return (int)(l.end - out);
}

/* Some may interject: somebody speaks. If they have nothing to interject, those asked go on. */
static inline int open_list(const orr_ctx *t, const orr_frame *f, orr_rng *r, orr_seat *s, orr_action *out)
{
    const orr_game *g = t->game;
    const orr_seats asked = f->asked, may = g->may ? g->may(t) : 0;
    orr_seats from = !orr_rng_below(r, INTERJECT_ONE_IN) && may ? may : asked;
    for (;; from = asked) {
        orr_list l = { .end = out };
        const orr_seat who = *s = pick_seat(from, r);
        if (asked >> who & 1) g->procs[f->proc].options(t, f, who, &l);
        if (may >> who & 1) g->procs[g->interject].options(t, f, who, &l);
        if (l.end != out) return (int)(l.end - out);
    }
}

uint32_t orr_playout(orr_ctx *t, orr_rng *r, uint32_t most)
{
    orr_core *const c = orr_core_of(t);
    orr_action out[ORR_MAX_LEGAL];
    orr_answer in = { .seat = 0 };
    uint32_t given = 0;
    for (; !c->over && given < most; given++) {
        orr_frame *const f = &c->frame[c->depth - 1];
        orr_seat s;
        int n;
        if (f->open) n = open_list(t, f, r, &s, out);
        else s = pick_seat(f->asked, r), n = only_list(t, f, s, out);
        in.seat = s;
        in.act = out[n > 1 ? orr_rng_below(r, (uint32_t)n) : 0];
        say(t, c, f, &in);
    }
    return given;
}
