/* martians.c - Martian figures: supply and box, placing and lifting, collecting them (MAR-2, MAR-3, MAR-70,
 * MAR-109, MAR-A63). Where they may go in step 6 is in wander.c. */
#include "games/martians/mar_state.h"

bool mar_add_martian(orr_ctx *t, unsigned spot, unsigned square, orr_rule why)
{
    mar_state *p = mar(t);
    if (!p->supply) return false;
    mar_martian_came(p, spot, square);
    p->supply--;
    orr_tell(t, why, MAR_TOLD_MARTIAN, ORR_EVERYBODY, ORR_ARGS(spot, square, 0), 0);
    if (!p->supply && mar_together(t)) mar_end(t, MAR_LOST_MARTIANS, MAR_NONE, MAR_5);      /* MAR-A63 */
    return true;
}

/* MAR-A107: a combat ends when its Martian is gone, whatever took it. */
void mar_lift_martian(orr_ctx *t, unsigned spot, unsigned square)
{
    mar_state *p = mar(t);
    mar_martian_went(p, spot, square);
    p->moved[spot] &= (mar_squares)~mar_sq(square);
    if (p->fighting && p->at_tile[p->active] == spot && p->at_square[p->active] == square) p->fighting = 0;
}

void mar_to_supply(orr_ctx *t, unsigned n) { mar(t)->supply = (uint8_t)(mar(t)->supply + n); }

/* MAR-A55: the mark "has moved" goes along with the figure. MAR-43, MAR-100: tokens stay. */
void mar_shift_martian(orr_ctx *t, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square, orr_rule why)
{
    mar_state *p = mar(t);
    const bool marked = p->moved[spot] >> square & 1;
    mar_lift_martian(t, spot, square);
    mar_martian_came(p, to_spot, to_square);
    if (marked) p->moved[to_spot] |= mar_sq(to_square);
    orr_tell(t, why, MAR_TOLD_MOVED, ORR_EVERYBODY, ORR_ARGS(spot, square, to_square), to_spot);
}

mar_squares mar_placing(const orr_ctx *t, unsigned spot)
{
    const mar_state *p = mar(t);
    return p->town.road[spot] & (mar_squares)~p->martian[spot];
}

void mar_collect(orr_ctx *t, orr_seat s, unsigned n, orr_rule why)
{
    mar_state *p = mar(t);
    if (!n) return;
    if (mar_together(t)) {                               /* MAR-109 */
        p->boxed = (uint8_t)(p->boxed + n);
        orr_by(t, MAR_109);
        return;
    }
    p->collected[s] = (uint8_t)(p->collected[s] + n);
    orr_tell(t, why, MAR_TOLD_COLLECTED, ORR_EVERYBODY, ORR_ARGS(s, p->collected[s], 0), 0);
    if (p->collected[s] >= MAR_TO_WIN) mar_end(t, MAR_WON_MARTIANS, s, MAR_3);
}
