/* hidden_sides.h - seats of Mars vs Earth whose side somebody cannot see, and the log loss of what they believe of
 * them: for what deeds are fitted to (deeds.c) and for its test. */
#ifndef HIDDEN_SIDES_H
#define HIDDEN_SIDES_H
#include "bots/maths.h"
#include "games/mars_vs_earth/mve_view.h"

static inline bool side_has(const mve_view *v, unsigned s, unsigned kind)
{
    for (unsigned i = 0; i < v->dna[s].z.n; i++)
        if (v->dna[s].face[i].kind == kind) return true;
    return false;
}

static inline bool side_is_hidden(const mve_view *v, unsigned s)
{
    return side_has(v, s, ORR_UNKNOWN) && !side_has(v, s, MVE_CLONE);
}

/* Adds the loss of `doubt` about every such seat but one's own; returns how many there are. */
static inline unsigned side_losses(const mve_view *v, const mve_view *open, orr_seat me, const float *doubt,
                                   double *loss)
{
    unsigned asked = 0;
    for (unsigned s = 0; s < v->look.seats; s++) {
        if (s == me || !side_is_hidden(v, s)) continue;
        const float p = side_has(open, s, MVE_CLONE) ? doubt[s] : 1 - doubt[s];
        *loss += -bot_log(p < 1e-4f ? 1e-4f : p);
        asked++;
    }
    return asked;
}
#endif
