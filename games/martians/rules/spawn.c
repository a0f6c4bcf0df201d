/* spawn.c - step 7, Martians on the markers: MAR-31, MAR-32, MAR-103, MAR-105, MAR-A56 to MAR-A58. */
#include "games/martians/rules/turn.h"

/* The squares of a Farm where a Martian is due, or none: its marker's if that is free (MAR-103, MAR-A56), else any,
 * once the ship is up (MAR-105). */
static mar_squares due(const orr_ctx *t, unsigned farm)
{
    const mar_state *p = mar(t);
    const unsigned spot = p->town.farm_at[farm];
    if (!p->marker[farm].z.n) return 0;
    const mar_squares free = mar_placing(t, spot);
    if (free >> 4 & 1) return mar_sq(4);
    const bool ship_up = p->ship_at != MAR_NONE;
    return ship_up && (!mar_option(t, MAR_O_SHIP_SPAWN) || p->ship_at == spot) ? free : 0;       /* MAR-A57 */
}

static unsigned farms_due(const orr_ctx *t, const orr_frame *f)
{
    const mar_state *p = mar(t);
    unsigned set = 0;
    for (unsigned farm = 0; farm < MAR_FARMS && p->town.farm_at[farm] != MAR_NONE; farm++)
        if (!mar_in(f->local[L_FARMS_DONE], farm) && due(t, farm)) set |= 1u << farm;
    return set;
}

static orr_next place(orr_ctx *t, orr_frame *f, unsigned square)
{
    const mar_state *p = mar(t);
    mar_add_martian(t, p->town.farm_at[f->local[L_FARM]], square, p->ship_at == MAR_NONE ? MAR_31 : MAR_32);
    f->local[L_FARMS_DONE] |= (uint8_t)(1u << f->local[L_FARM]);
    f->local[L_FARM] = 0;
    return mar_ended(t) ? orr_over(t) : orr_goto(f, T_SPAWN);
}

/* D7: which Farm, only when the supply does not reach for all; which square, only when the marker's is taken. */
orr_next mar_spawn(orr_ctx *t, orr_frame *f)
{
    const mar_state *p = mar(t);
    const unsigned set = farms_due(t, f);
    if (!set || !p->supply) {
        f->local[L_FARMS_DONE] = 0;
        return orr_goto(f, T_END);
    }
    /* MAR-A58 */
    if (p->supply < MAR_FARMS && p->supply < mar_count(set))
        return orr_ask(f, orr_one(f->who), T_SPAWN_FARM);
    f->local[L_FARM] = (uint8_t)mar_lowest(set);
    return orr_goto(f, T_SPAWN_PICK);
}

orr_next mar_spawn_pick(orr_ctx *t, orr_frame *f)
{
    const unsigned squares = due(t, f->local[L_FARM]);
    if (squares & (squares - 1)) return orr_ask(f, orr_one(f->who), T_SPAWN_SQUARE);
    return place(t, f, mar_lowest(squares));
}

orr_next mar_spawn_farm_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)t;
    f->local[L_FARM] = in->act.a;
    return orr_goto(f, T_SPAWN_PICK);
}
orr_next mar_spawn_square_answer(orr_ctx *t, orr_frame *f, const orr_answer *in) { return place(t, f, in->act.a); }

void mar_options_spawn_farm(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    if (orr_wants(l, MAR_V_FARM)) orr_bar_wanted(l, MAR_31);
    for (unsigned set = farms_due(t, f); set; set &= set - 1) orr_offer(l, MAR_V_FARM, mar_lowest(set), 0, 0, 0);
}
void mar_options_spawn_square(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    if (l->asking_why) mar_why_no_placing(mar(t), mar(t)->town.farm_at[f->local[L_FARM]], l);
    for (unsigned set = due(t, f->local[L_FARM]); set; set &= set - 1)
        orr_offer(l, MAR_V_SQUARE, mar_lowest(set), 0, 0, 0);
}
