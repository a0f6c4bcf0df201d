/* check.c - what holds at every question: section 1 of the ledger ("derived facts worth asserting"), and that redundant
 * members agree with the places. That every card lies somewhere is the generic suite's to check. */
#include "games/mars_vs_earth/mve_state.h"

#include <string.h>

static const char *check_status(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    if (p->agents & p->civilians || (p->agents | p->civilians) & ~mve_all(p)) return "a seat has one status";
    for (unsigned s = 0; s < p->core.seats; s++) {
        const bool clone = mve_level(p, (orr_seat)s) != 0;
        if (mve_in(p->civilians, s) && clone) return "a Civilian has no Martian card (MVE-141, MVE-A16)";
        if (mve_in(mve_martians(p), s) && !clone) return "a revealed Martian has a Martian card (MVE-142)";
        if (mve_in(mve_martians(p), s) && p->agent[s].z.n) return "a revealed Martian has no Agent card (MVE-95)";
        if (mve_in(p->agents, s) && !p->agent[s].z.n) return "an Agent has an Agent card (MVE-7, MVE-165)";
        if (!mve_ed(t)->no_martians && p->dna[s].z.n != p->wave && !p->core.over) {
            const orr_frame *f = &p->core.frame[p->core.depth - 1];
            if (f->proc != P_BECOME) return "everybody has one DNA card for each wave (MVE-167)";
        }
    }
    return NULL;
}

static const char *check_threats(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    const unsigned quota = mve_quota(p->core.seats);
    orr_seats leads = 0;
    unsigned counters = 0;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        counters += p->counters[slot];
        if (p->active[slot].z.n && slot >= quota) return "so many Threats are not turned up (MVE-34)";
        if (p->counters[slot] && !p->active[slot].z.n) return "a counter lies on a Threat (MVE-57)";
        if (!p->active[slot].z.n || !mve_is_led(p, slot)) continue;
        if (mve_in(leads, mve_leader(p, slot))) return "nobody leads two Threats (MVE-38)";
        leads |= orr_one(mve_leader(p, slot));
    }
    if (p->current > MVE_SLOTS || (p->current < MVE_SLOTS && !p->active[p->current].z.n))
        return "the Threat being resolved is there (MVE-80)";
    if (!mve_option(t, MVE_O_COUNTERS) && counters > MVE_COUNTERS) return "there are 7 counters (MVE-A11)";
    if (p->piles[0] + p->piles[1] + p->piles[2] != p->defeated.z.n)
        return "the piles hold the defeated Threats (MVE-191)";
    if (p->piles[0] > quota || p->piles[1] > quota) return "what is more than a quota goes to the next pile (MVE-111)";
    return NULL;
}

static bool runs(const mve_state *p, unsigned proc)
{
    for (unsigned i = 0; i < p->core.depth; i++)
        if (p->core.frame[i].proc == proc) return true;
    return false;
}

/* What lies only in some steps of a round. The round itself never asks: where it is the innermost frame, a scenario has
 * just gone to a step. */
static const char *check_steps(const mve_state *p)
{
    enum { THREATS = 1, RESOLVE = 6, TRIALS = 8 };        /* the steps of all editions: edition_1e.c, edition_2e.c */
    const orr_frame *f = p->core.frame;
    const bool begins = p->core.depth == 1;
    const unsigned proc = begins ? P_ROUND : f[1].proc;
    const bool cleared = begins ? f->step <= THREATS || f->step > RESOLVE
                                : proc == P_ACCUSE || proc == P_TRIALS || proc == P_PROMOTE || proc == P_REVEAL ||
                                      proc == P_DISCARD;
    for (unsigned slot = 0; slot < MVE_SLOTS && cleared; slot++)
        if (p->active[slot].z.n) return "Threats lie on the table until they are resolved (MVE-34, MVE-109)";
    for (unsigned i = 0; i < p->laid.z.n; i++) {
        const unsigned tag = p->laid.card[i].tag;
        if (tag >= MVE_AT && tag < MVE_BEFORE && !p->active[(tag - MVE_AT) / MVE_OWNERS].z.n)
            return "cards lie at a Threat that is there (MVE-60)";
        if (begins && (tag < MVE_AT || (tag >= MVE_BEFORE && f->step != TRIALS)))
            return "cards lie on the table only while they are needed (MVE-108)";
    }
    const bool marks = runs(p, P_INFLUENCE) || runs(p, P_DISCARD) || runs(p, P_PROMOTE);
    for (unsigned s = 0; s < p->core.seats && !marks; s++)
        for (unsigned i = 0; i < p->hand[s].z.n; i++)
            if (p->hand[s].card[i].tag != MVE_HELD) return "cards are chosen only where it is asked for them (MVE-A92)";
    return NULL;
}

static const char *check_redundant(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    mve_state q = *p;
    orr_ctx u = { .game = t->game, .box = t->box, .state = &q };
    mve_derive(&u);
    if (q.able != p->able || memcmp(q.can, p->can, sizeof p->can))
        return "who can do what in an open step is reckoned right";
    if (memcmp(q.by_kind, p->by_kind, sizeof p->by_kind)) return "the slots stand in the order of their Threats";
    return NULL;
}

const char *mve_check(const orr_ctx *t)
{
    const mve_state *p = mve(t);
    for (unsigned r = 0; r < MVE_RESOURCES && !p->core.over; r++)
        if (p->resource[r] <= 0) return "a Resource at 0 has ended the game (MVE-189)";
    if (p->initiative >= p->core.seats) return "somebody has the Initiative (MVE-21)";
    if (p->wave < 1 || p->wave > MVE_WAVES) return "there are three waves (MVE-166)";
    const char *broken = check_status(t);
    if (!broken) broken = check_threats(t);
    if (!broken && !p->core.over) broken = check_steps(p);
    return broken ? broken : check_redundant(t);
}
