/* talk.c - table talk, as far as the secrecy rules allow it: MVE-54, MVE-61, MVE-63, MVE-74 to MVE-79, MVE-A51,
 * MVE-A95. Ready phrases, so what must not be said cannot be said. They change nothing. */
#include "games/mars_vs_earth/mve_state.h"

enum { HELPS = 4, CASES = 2 };

orr_seats mve_may(const orr_ctx *t)                /* MVE-A95: one phrase per seat in each open step */
{
    return (orr_seats)(mve_all(mve(t)) & ~mve(t)->spoke);
}

orr_next mve_run_talk(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const uint32_t what = ORR_ARGS(f->who, in->act.a, in->act.b);
    mve(t)->spoke |= orr_one(f->who);
    switch (in->act.verb) {
    case MVE_V_SAY_HELP: orr_tell(t, MVE_75, MVE_TOLD_HELP, ORR_EVERYBODY, what, 0); break;
    case MVE_V_SAY_CASE: orr_tell(t, MVE_78, MVE_TOLD_CASE, ORR_EVERYBODY, what, 0); break;
    case MVE_V_CLAIM: orr_tell(t, MVE_79, MVE_TOLD_CLAIM, ORR_EVERYBODY, what, 0);
    }
    return orr_return(t, 0);
}

/* Called with the frame of the open question. Before the resolution one speaks of Threats; after it of cases, and of
 * numbers, true or not (MVE-63, MVE-79). No phrase names a card, a strength, a skill or an effect (MVE-74, MVE-76,
 * MVE-77). */
void mve_options_talk(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    if (l->asking_why && l->want.verb < MVE_N_VERBS) orr_bar_wanted(l, MVE_A95);
    if (mve_in(p->spoke, s)) return;                     /* only somebody who asks why gets here then */
    if (f->proc == P_INFLUENCE) {
        for (unsigned i = 0; i < MVE_SLOTS; i++)
            for (unsigned k = 0; k < HELPS && p->active[p->by_kind[i]].z.n; k++)
                orr_offer(l, MVE_V_SAY_HELP, mve_threat_in(p, p->by_kind[i]), k, 0, 0);
        return;
    }
    for (unsigned x = 0; x < p->core.seats; x++)
        for (unsigned k = 0; k < CASES; k++)
            if (x != s && mve_in(p->agents, x)) orr_offer(l, MVE_V_SAY_CASE, x, k, 0, 0);
    for (unsigned n = 0; n <= MVE_MOST_CLAIMED; n++) orr_offer(l, MVE_V_CLAIM, n, 0, 0, 0);
}
