/* view.c - redundant members, after a scenario moved pieces and in imagined worlds. */
#include "games/mars_vs_earth/mve_state.h"

static void reckon(orr_ctx *t)
{
    mve_state *p = mve(t);
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    mve_sort_slots(p);
    p->able = 0;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) p->can[s] = 0;
    if (p->core.over) return;
    if (f->proc == P_INFLUENCE && f->local[MVE_INF_BEGUN]) mve_reckon_influence(t, f);
    if (f->proc == P_ACCUSE) mve_reckon_accusations(t);
    if (f->proc == P_DISCARD) p->able = mve_discarders(t);
}

/* DNA that lies face up or down as its holder's status says (MVE-146, MVE-163). */
static void show_dna(orr_ctx *t)
{
    mve_state *p = mve(t);
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned i = 0; i < p->dna[s].z.n; i++)
            orr_show(t, ORR_AT(p->dna[s]), i, mve_in(p->agents, s) ? orr_one(s) : ORR_EVERYBODY);
}

static bool resolving(const orr_core *c)
{
    for (unsigned i = 0; i < c->depth; i++)
        if (c->frame[i].proc == P_RESOLVE) return true;
    return false;
}

void mve_derive(orr_ctx *t)
{
    mve_state *p = mve(t);
    if (!resolving(&p->core)) p->current = MVE_SLOTS;
    if (p->skill.z.loose > p->skill.z.n) p->skill.z.loose = p->skill.z.n;
    if (p->threat.z.loose > p->threat.z.n) p->threat.z.loose = p->threat.z.n;
    for (unsigned w = 0; w < MVE_WAVES; w++) p->piles[w] = 0;
    for (unsigned i = 0; i < p->defeated.z.n; i++) p->piles[p->defeated.card[i].tag]++;
    show_dna(t);
    reckon(t);
}

/* MVE-A96: answers by which others chose cards for the open Threat are not counted. */
void mve_observe(const orr_ctx *t, orr_seat s, void *view)
{
    const mve_state *p = mve(t);
    mve_view *v = view;
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    if (p->core.over || !mve_counts_hidden(t, f)) return;
    for (unsigned x = 0; x < p->core.seats; x++)
        if (x != s) v->look.answers -= mve_marked(p, (orr_seat)x);
    v->look.opened = (uint16_t)(v->look.opened - f->local[MVE_INF_ALONE]);
    v->look.frame[v->look.depth - 1].local[MVE_INF_ALONE] = 0;
}

/* Somebody who is done with the discards of MVE-187 has chosen enough of them, whichever they are. */
static void choose_discards(orr_ctx *t)
{
    mve_state *p = mve(t);
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (!mve_in(p->done, s)) continue;
        for (unsigned i = 0, want = mve_must_discard(t, (orr_seat)s);
             i < p->hand[s].z.n && mve_marked(p, (orr_seat)s) < want; i++)
            p->hand[s].card[i].tag = MVE_CHOSEN;
    }
}

void mve_imagine(const orr_box *b, const void *view, orr_rng *r, void *state)
{
    orr_ctx t = { .game = b->game, .box = b, .state = state };
    mve_state *p = state;
    (void)view, (void)r;
    for (unsigned s = 0; s < p->core.seats; s++)            /* MVE-12: a holder knows their DNA, in every world */
        for (unsigned i = 0; i < p->dna[s].z.n; i++) p->dna[s].card[i].know |= orr_one(s);
    reckon(&t);
    if (!p->core.over && p->core.frame[p->core.depth - 1].proc == P_DISCARD) choose_discards(&t);
}
