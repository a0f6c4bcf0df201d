/* martians.c - Martian figures: supply and box, placing and lifting, step 6 (MAR-30, MAR-96 to MAR-100, MAR-A54, MAR-A55),
 * collecting them (MAR-2, MAR-3, MAR-70, MAR-109, MAR-A63). */
#include "mar_state.h"

bool mar_add_martian(orr_ctx *t, unsigned spot, unsigned square, orr_rule why)
{
    mar_state *p = mar(t);
    if (!p->supply) return false;
    p->martian[spot] |= mar_sq(square);
    p->supply--;
    orr_tell(t, why, MAR_TOLD_MARTIAN, ORR_EVERYBODY, ORR_ARGS(spot, square, 0), 0);
    if (!p->supply && mar_together(t)) mar_end(t, MAR_LOST_MARTIANS, MAR_NONE, MAR_5);      /* MAR-A63 */
    return true;
}

/* MAR-A107: a combat ends when its Martian is gone, whatever took it. */
void mar_lift_martian(orr_ctx *t, unsigned spot, unsigned square)
{
    mar_state *p = mar(t);
    p->martian[spot] &= (mar_squares)~mar_sq(square);
    p->moved[spot] &= (mar_squares)~mar_sq(square);
    if (p->fighting && p->at_tile[p->active] == spot && p->at_square[p->active] == square) p->fighting = 0;
}

void mar_to_supply(orr_ctx *t, unsigned n) { mar(t)->supply = (uint8_t)(mar(t)->supply + n); }

/* MAR-A55: the mark "has moved" goes along with the figure. MAR-100: tokens stay. */
void mar_shift_martian(orr_ctx *t, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square, orr_rule why)
{
    mar_state *p = mar(t);
    const bool marked = p->moved[spot] >> square & 1;
    mar_lift_martian(t, spot, square);
    p->martian[to_spot] |= mar_sq(to_square);
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

/* ---- step 6 ------------------------------------------------------------------------------------------------------- */

/* The sides over which a Martian may leave its square: no white line but its own way (MAR-60), no other Martian (MAR-99). */
static unsigned free_ways(const mar_state *p, unsigned spot, unsigned square)
{
    unsigned open = 0;
    for (unsigned ways = p->town.way[spot][square]; ways; ways &= ways - 1) {
        const unsigned side = mar_lowest(ways);
        const unsigned to_spot = mar_crosses(square, side) ? p->town.next[spot][side] : spot;
        if (!mar_martian_on(p, to_spot, mar_beyond[square][side])) open |= 1u << side;
    }
    return open;
}

static unsigned guarded_ways(const mar_state *p, const mar_guard *g, unsigned spot, unsigned square)
{
    unsigned open = free_ways(p, spot, square);
    for (unsigned ways = open; ways; ways &= ways - 1) {
        const unsigned side = mar_lowest(ways);
        const unsigned to_spot = mar_crosses(square, side) ? p->town.next[spot][side] : spot;
        if (mar_barred(p, g, spot, square, to_spot, mar_beyond[square][side])) open &= ~(1u << side);
    }
    return open;
}

unsigned mar_wander_moves(const orr_ctx *t, orr_list *l, bool any)
{
    const mar_state *p = mar(t);
    mar_guard guard;
    unsigned found = 0;
    if (p->diced) mar_guard_open(p, &guard);
    for (unsigned spot = 0, n = p->letters; spot < n; spot++)
        for (unsigned left = p->martian[spot] & (unsigned)~p->moved[spot]; left; left &= left - 1) {
            const unsigned square = mar_lowest(left);
            unsigned ways = p->diced ? guarded_ways(p, &guard, spot, square) : free_ways(p, spot, square);
            if (any && ways) return 1;
            for (; ways; ways &= ways - 1, found++) orr_offer(l, MAR_V_MARTIAN, spot, square, mar_lowest(ways), 0);
        }
    return found;
}
