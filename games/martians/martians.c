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

/* MAR-A55: the mark "has moved" goes along with the figure. MAR-43, MAR-100: tokens stay. */
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

/* Squares for each of the four sides, 16 bits a side. */
typedef uint64_t by_side;
static inline by_side pack(unsigned north, unsigned east, unsigned south, unsigned west)
{
    return north | (by_side)east << 16 | (by_side)south << 32 | (by_side)west << 48;
}
static inline mar_squares of_side(by_side set, unsigned side) { return (mar_squares)(set >> 16 * side); }
static inline unsigned all_sides(by_side set) { return (unsigned)(set | set >> 16 | set >> 32 | set >> 48) & 0x1ffu; }

/* MAR-60, MAR-99: without the gate of a side, if a Martian stands behind it on the next tile. */
static inline unsigned past_gate(const mar_state *p, unsigned spot, unsigned side, unsigned set)
{
    if (!(set >> mar_gate[side] & 1) || !mar_martian_on(p, p->town.next[spot][side], mar_gate[(side + 2) & 3])) return set;
    return set & ~(1u << mar_gate[side]);
}

/* For every side the unmoved Martians of a tile that may leave over it. A shift by one would join the end of a row and the beginning of the
 * next; only a gate's own square could be taken for that. */
static inline by_side leavers(const mar_state *p, unsigned spot)
{
    const unsigned all = p->martian[spot], able = all & (unsigned)~p->moved[spot];
    const mar_squares *way = p->town.way[spot];
    return pack(past_gate(p, spot, 0, able & way[0] & ~(all << 3)), past_gate(p, spot, 1, able & way[1] & ~(all >> 1 & ~(1u << 5))),
                past_gate(p, spot, 2, able & way[2] & ~(all >> 3)), past_gate(p, spot, 3, able & way[3] & ~(all << 1 & ~(1u << 3))));
}

static inline by_side guarded(by_side leave, const mar_squares nearer[4])        /* MAR-137 */
{
    return leave & ~pack(nearer[0], nearer[1], nearer[2], nearer[3]);
}

/* A Martian of this layer of a flood that can move away from where it began. */
static bool leaves_layer(const mar_state *p, const mar_flood *f, unsigned spot)
{
    const by_side leave = leavers(p, spot);
    if (!(all_sides(leave) & f->layer[spot])) return false;
    for (unsigned side = 0; side < 4; side++) {
        const mar_squares set = of_side(leave, side) & f->layer[spot];
        if (mar_shift(set, side) & ~f->seen[spot]) return true;
        const unsigned next = p->town.next[spot][side];
        if ((set >> mar_gate[side] & 1) && !(f->seen[next] >> mar_gate[(side + 2) & 3] & 1)) return true;
    }
    return false;
}

/* One guarded pawn, the usual case: spread from it until a Martian is met that can move away; or one that no path reaches. */
static bool wander_from(const mar_state *p, orr_seat s)
{
    mar_flood f;
    for (mar_flood_from(&f, p->at_tile[s], p->at_square[s]); f.tiles; mar_flood_on(&p->town, &f, NULL))
        for (uint32_t left = f.tiles; left; left &= left - 1)
            if (leaves_layer(p, &f, mar_lowest(left))) return true;
    for (unsigned spot = 0; spot < p->letters; spot++)
        if (all_sides(leavers(p, spot)) & (unsigned)~f.seen[spot]) return true;
    return false;
}

bool mar_can_wander(const orr_ctx *t)
{
    const mar_state *p = mar(t);
    mar_squares nearer[MAR_SPOTS][4];
    if (p->diced && !(p->diced & (p->diced - 1))) return wander_from(p, (orr_seat)mar_lowest(p->diced));
    if (p->diced) mar_nearer(p, nearer);
    for (unsigned spot = 0, n = p->letters; spot < n; spot++)
        if (p->martian[spot] && (p->diced ? guarded(leavers(p, spot), nearer[spot]) : leavers(p, spot))) return true;
    return false;
}

static inline void offer_moves(orr_list *l, unsigned spot, by_side leave)
{
    for (unsigned set = all_sides(leave); set; set &= set - 1) {
        const unsigned square = mar_lowest(set);
        for (by_side ways = leave >> square & 0x0001000100010001u; ways; ways &= ways - 1)
            orr_offer(l, MAR_V_MARTIAN, spot, square, (unsigned)__builtin_ctzll(ways) / 16, 0);
    }
}

void mar_options_wander(const orr_ctx *t, orr_list *l)
{
    const mar_state *p = mar(t);
    mar_squares nearer[MAR_SPOTS][4];
    const bool guard = p->diced;
    if (guard) mar_nearer(p, nearer);
    for (unsigned spot = 0, n = p->letters; spot < n; spot++) {
        if (!p->martian[spot]) continue;
        const by_side leave = leavers(p, spot);
        offer_moves(l, spot, guard ? guarded(leave, nearer[spot]) : leave);
    }
}
