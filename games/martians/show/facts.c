/* facts.c - what a player of Martians!!! counts at the table, from one seat's view alone: the cards everybody may still
 * play in this cycle (MAR-90), and the tile whose squares a question is about. */
#include "games/martians/rules/turn.h"

unsigned mar_plays_seen(const mar_view *v, unsigned s)
{
    unsigned n = v->normal >> s & 1;
    for (unsigned e = 0; e < MAR_SEATS; e++) n += v->extra[e][s];
    return n;
}

/* Answers by the verb "square" name no tile: it was settled before, and stands in the frame. */
static unsigned tile_in_question(const mar_view *v)
{
    enum { CHOSEN = 1, LANDING = 2 };                    /* locals of figures.c and pawns.c: the tile chosen */
    if (v->look.over) return MAR_NONE;
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    switch (f->proc) {
    case P_TURN:
        if (f->step == T_SHORT_ANSWER || f->step == T_TOKENS_ANSWER) return f->local[L_SPOT];
        return f->step == T_SPAWN_SQUARE ? v->town.farm_at[f->local[L_FARM]] : (unsigned)MAR_NONE;
    case P_HYSTERIA:
    case P_ADDRESS: return f->local[CHOSEN];
    case P_DESTINATION: return f->local[LANDING];
    default: return MAR_NONE;
    }
}

/* MAR-22: 0 tile, 1 fight, 2 roll, 3 move, 4 Martians, 5 the end. */
static unsigned phase(const orr_look *v)
{
    const unsigned step = v->frame[0].step;
    for (unsigned i = 1; i < v->depth; i++)
        if (v->frame[i].proc == P_COMBAT) return 1;
    return step < T_CALM ? 0 : step < T_ROLL ? 1 : step < T_MOVE ? 2 : step < T_MARTIANS ? 3 : step < T_END ? 4 : 5;
}

int mar_facts(const orr_box *b, const void *view, orr_fact *out)
{
    const mar_view *v = view;
    const unsigned tile = tile_in_question(v);
    int n = 0;
    (void)b;
    out[n++] = (orr_fact){ "phase", ORR_N_NONE, 0, (int16_t)phase(&v->look) };
    out[n++] = (orr_fact){ "to-win", ORR_N_NONE, 0, MAR_TO_WIN };
    for (unsigned s = 0; s < v->look.seats; s++)
        out[n++] = (orr_fact){ "plays", ORR_N_SEAT, (uint8_t)s, (int16_t)mar_plays_seen(v, s) };
    if (tile != MAR_NONE) out[n++] = (orr_fact){ "tile", ORR_N_NONE, 0, (int16_t)tile };
    return n;
}
