/* view.c - what the tables of places and fields cannot tell: the town, sealed answers in a reaction window,
 * redundant members. */
#include "games/martians/mar_state.h"

static void derive_rest(orr_ctx *t)
{
    mar_state *p = mar(t);
    p->loaded = 0;
    for (unsigned s = 0; s < p->core.seats; s++) mar_items_changed(t, (orr_seat)s);
    mar_find_ship(t);
    mar_count_plays(t);
    mar_count_effects(t);
    mar_count_armed(t);
    mar_note_martians(p);
    mar_note_open(p);
}

void mar_derive(orr_ctx *t)                              /* after a scenario moved things */
{
    mar_state *p = mar(t);
    for (unsigned i = 0; i < p->core.depth; i++)
        if (p->core.frame[i].proc == P_TURN) p->active = p->core.frame[i].who;
    for (unsigned s = 0; s < MAR_SPOTS; s++) {
        if (mar_lies(p, s) && s >= p->letters) p->letters = (uint8_t)(s + 1);
        if (!mar_lies(p, s)) p->column[s] = p->row[s] = 0;       /* no tile, no cell */
    }
    p->covered = 0;
    for (unsigned i = 0; p->angry < p->core.seats && i < p->hand[p->angry].z.n; i++)
        p->covered = (uint8_t)(p->covered + p->hand[p->angry].card[i].tag);
    mar_build_town(t);
    derive_rest(t);
}

void mar_observe(const orr_ctx *t, orr_seat s, void *view)
{
    const mar_state *p = mar(t);
    mar_view *v = view;
    v->town = p->town;
    if (s < MAR_SEATS) v->my_reaction = p->reaction[s];
}

/* Others' sealed answers: any that the imagined hand allows. */
static void imagine_reactions(const orr_ctx *t, const mar_view *v, orr_rng *r)
{
    mar_state *p = mar(t);
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (!mar_in(p->answered, s)) continue;
        orr_action out[ORR_MAX_LEGAL];
        orr_list l = { .end = out };
        mar_options_card(t, f, (orr_seat)s, &l);
        /* cppcheck-suppress uninitvar ; there is always an answer */
        p->reaction[s] = (uint8_t)(out[orr_rng_below(r, (uint32_t)(l.end - out))].a + 1);
        if (s == v->look.seat) p->reaction[s] = v->my_reaction;
    }
}

void mar_imagine(const orr_box *b, const void *view, orr_rng *r, void *state)
{
    const mar_view *v = view;
    mar_state *p = state;
    orr_ctx t = { .game = b->game, .box = b, .state = state };
    p->town = v->town;
    derive_rest(&t);
    if (p->answered) imagine_reactions(&t, v, r);
}
