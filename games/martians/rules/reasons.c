/* reasons.c - why something cannot be done now, for those who ask about one certain answer: what the lists do not
 * consider because it would be far too much. And when each sort of answer is given (mar_when). Nothing here offers
 * anything, and nothing is said that the seat does not know. */
#include "games/martians/rules/turn.h"

/* ---- another question stands ------------------------------------------------------------------------------------ */

orr_rule mar_when(const orr_box *b, orr_action a)
{
    static const orr_rule rules[MAR_N_VERBS] = {
        [MAR_V_BEGIN] = MAR_22, [MAR_V_GO_ON] = MAR_22, [MAR_V_ROLL] = MAR_22, [MAR_V_STOP] = MAR_22,
        [MAR_V_END] = MAR_22,
        [MAR_V_PLACE] = MAR_23, [MAR_V_STEP] = MAR_27, [MAR_V_MARTIAN] = MAR_30, [MAR_V_DISCARD] = MAR_92,
        [MAR_V_TAKE] = MAR_A27, [MAR_V_DEPOSIT] = MAR_A112,
        [MAR_V_LOSE_LIFE] = MAR_71, [MAR_V_SPEND] = MAR_71, [MAR_V_SHOTGUN] = MAR_147,
        [MAR_V_REACT] = MAR_A108, [MAR_V_PLAY] = MAR_A70, [MAR_V_PLAY_ON] = MAR_A70, [MAR_V_USE] = MAR_A70,
        [MAR_V_ALSO] = MAR_A68, [MAR_V_ALSO_ON] = MAR_A68,
        [MAR_V_EXCHANGE] = MAR_117, [MAR_V_ARM] = MAR_121, [MAR_V_DROP] = MAR_80,
        [MAR_V_COOK] = MAR_A87, [MAR_V_GO] = MAR_141,
        [MAR_V_TILE] = MAR_A131, [MAR_V_SQUARE] = MAR_A131, [MAR_V_FARM] = MAR_A131, [MAR_V_TARGET] = MAR_A131,
        [MAR_V_NOBODY] = MAR_A131, [MAR_V_DONE] = MAR_A131, [MAR_V_GIVE] = MAR_A131, [MAR_V_SWAP_SEAT] = MAR_A131,
        [MAR_V_SWAP_BUILDING] = MAR_A131, [MAR_V_CARRY] = MAR_A131,
    };
    (void)b;
    return rules[a.verb];
}

/* ---- the map ---------------------------------------------------------------------------------------------------- */

static bool on_table(const mar_state *p, unsigned spot) { return spot < p->letters && mar_lies(p, spot); }

void mar_why_no_place(const orr_ctx *t, orr_list *l)
{
    const mar_state *p = mar(t);
    const orr_action a = l->want;
    if (!orr_wants(l, MAR_V_PLACE) || a.b > 3) return;
    if (!on_table(p, a.a)) orr_bar_wanted(l, MAR_A126);
    else if (p->town.next[a.a][a.b] != MAR_NONE) orr_bar_wanted(l, MAR_A10);
    else if (!(p->town.exits[a.a] >> a.b & 1)) orr_bar_wanted(l, MAR_38);
    else if (a.c >= mar_distinct_turns(mar_tile(t, p->tile_drawn.card[0].kind))) orr_bar_wanted(l, MAR_A115);
    else orr_bar_wanted(l, MAR_A124);
}

/* MAR-58 inside a tile, MAR-59 from tile to tile. */
static bool leaves_tile(unsigned square, unsigned side)
{
    return mar_crosses(square, side) || mar_beyond[square][side] == MAR_NONE;
}

void mar_why_no_step(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    const unsigned side = l->want.a;
    if (!orr_wants(l, MAR_V_STEP) || side > 3) return;
    if (mar_ways(&p->town, p->at_tile[s], p->at_square[s]) >> side & 1) return;
    orr_bar_wanted(l, leaves_tile(p->at_square[s], side) ? MAR_59 : MAR_58);
}

void mar_why_no_wandering(const mar_state *p, orr_list *l)
{
    const unsigned spot = l->want.a, square = l->want.b, side = l->want.c;
    if (!orr_wants(l, MAR_V_MARTIAN) || square >= MAR_SQUARES || side > 3) return;
    if (!on_table(p, spot) || !mar_martian_on(p, spot, square)) {
        orr_bar_wanted(l, MAR_A54);
        return;
    }
    const unsigned there = mar_crosses(square, side) ? p->town.next[spot][side] : spot;
    if (p->moved[spot] >> square & 1) orr_bar_wanted(l, MAR_A55);
    else if (!(mar_ways(&p->town, spot, square) >> side & 1)) orr_bar_wanted(l, MAR_60);
    else if (mar_martian_on(p, there, mar_beyond[square][side])) orr_bar_wanted(l, MAR_99);
    else orr_bar_wanted(l, MAR_137);
}

/* A square where a Martian is to be put. */
void mar_why_no_placing(const mar_state *p, unsigned spot, orr_list *l)
{
    const unsigned q = l->want.a;
    if (orr_wants(l, MAR_V_SQUARE) && q < MAR_SQUARES) orr_bar_wanted(l, mar_martian_on(p, spot, q) ? MAR_99 : MAR_45);
}

/* ---- tokens ----------------------------------------------------------------------------------------------------- */

void mar_why_no_token(const mar_state *p, orr_seat s, orr_list *l)
{
    if (orr_wants(l, MAR_V_TAKE)) orr_bar_wanted(l, mar_attacked(p, s) ? MAR_62 : MAR_43);
    if (orr_wants(l, MAR_V_DEPOSIT)) orr_bar_wanted(l, mar_attacked(p, s) ? MAR_62 : MAR_A62);
}

/* ---- cards ------------------------------------------------------------------------------------------------------ */

/* A card to be played, used or discarded that the seat does not have. */
void mar_why_no_card(orr_list *l, mar_kinds has, unsigned verb)
{
    if (orr_wants(l, verb) && (l->want.a >= MAR_MAX_CARDS || !(has >> l->want.a & 1))) orr_bar_wanted(l, MAR_A132);
}
