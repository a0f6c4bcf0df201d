/* playout.c - random play, for simulation, search and tests. */
#include "orrery.h"

enum { INTERJECT_ONE_IN = 8 };   /* how often a seat that may interject is given the word at an open question */

static inline orr_seat lowest(orr_seats set) { return (orr_seat)__builtin_ctz(set); }

static orr_seat pick_seat(orr_seats set, orr_rng *r)
{
    if (!(set & (set - 1))) return lowest(set);
    unsigned n = 0;
    for (orr_seats x = set; x; x &= (orr_seats)(x - 1)) n++;
    for (unsigned k = orr_rng_below(r, n); k; k--) set &= (orr_seats)(set - 1);
    return lowest(set);
}

orr_seat orr_speaker(const orr_ctx *t, orr_rng *r) { return pick_seat(orr_asked(t), r); }

/* The usual question: one seat is asked and nobody may interject. */
static inline int only_list(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_action *out)
{
    orr_list l = { .end = out };
    t->game->procs[f->proc].options(t, f, s, &l);
    return (int)(l.end - out);
}

/* Several are asked, or some may interject: somebody speaks. */
static int some_list(const orr_ctx *t, const orr_frame *f, orr_rng *r, orr_seat *s, orr_action *out)
{
    if (f->open && !orr_rng_below(r, INTERJECT_ONE_IN)) {
        const orr_seats may = orr_may(t);
        if (may) {
            *s = pick_seat(may, r);
            const int n = orr_legal(t, *s, out);
            if (n) return n;
        }
    }
    *s = pick_seat(f->asked, r);
    return orr_legal(t, *s, out);
}

uint32_t orr_playout(orr_ctx *t, orr_rng *r, uint32_t most)
{
    const orr_core *c = orr_core_of(t);
    orr_action out[ORR_MAX_LEGAL];
    uint32_t given = 0;
    for (; !c->over && given < most; given++) {
        const orr_frame *f = &c->frame[c->depth - 1];
        const orr_seats asked = f->asked;
        const bool alone = !f->open && !(asked & (asked - 1));
        orr_seat s = lowest(asked);
        const int n = alone ? only_list(t, f, s, out) : some_list(t, f, r, &s, out);
        orr_say(t, s, out[n > 1 ? orr_rng_below(r, (uint32_t)n) : 0]);
    }
    return given;
}
