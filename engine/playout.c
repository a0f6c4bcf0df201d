/* playout.c - random play, for simulation, search and tests. */
#include "orrery.h"

enum { INTERJECT_ONE_IN = 8 };   /* how often a seat that may interject is given the word at an open question */

static orr_seat pick_seat(orr_seats set, orr_rng *r)
{
    unsigned n = 0;
    for (orr_seats x = set; x; x &= (orr_seats)(x - 1)) n++;
    for (unsigned k = n > 1 ? orr_rng_below(r, n) : 0; k; k--) set &= (orr_seats)(set - 1);
    orr_seat s = 0;
    while (!(set >> s & 1)) s++;
    return s;
}

orr_seat orr_speaker(const orr_ctx *t, orr_rng *r) { return pick_seat(orr_asked(t), r); }

uint32_t orr_playout(orr_ctx *t, orr_rng *r, uint32_t most)
{
    const orr_core *c = orr_core_of(t);
    orr_action out[ORR_MAX_LEGAL];
    uint32_t given = 0;
    for (; !c->over && given < most; given++) {
        orr_seat s = 0;
        int n = 0;
        if (c->frame[c->depth - 1].open && !orr_rng_below(r, INTERJECT_ONE_IN)) {
            const orr_seats may = orr_may(t);
            if (may) {
                s = pick_seat(may, r);
                n = orr_legal(t, s, out);
            }
        }
        if (!n) {
            s = orr_speaker(t, r);
            n = orr_legal(t, s, out);
        }
        orr_say(t, s, out[n > 1 ? orr_rng_below(r, (uint32_t)n) : 0]);
    }
    return given;
}
