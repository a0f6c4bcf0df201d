/* wander.c - step 6, the moves that Martians may make: MAR-30, MAR-60, MAR-96 to MAR-99, MAR-137, MAR-A54, MAR-A55.
 * A move leads over a side of its square to a free square, on the same tile or through a gate onto the next. */
#include "games/martians/mar_state.h"
#include "games/martians/rules/sides.h"

/* ---- where Martians stand -------------------------------------------------------------------------------------- */

static const uint8_t side_of_gate[MAR_SQUARES] = { MAR_NONE, 0, MAR_NONE, 3, MAR_NONE, 1, MAR_NONE, 2, MAR_NONE };

static void gate_changed(mar_state *p, unsigned spot, unsigned square)
{
    const unsigned side = side_of_gate[square];
    if (side == MAR_NONE) return;
    const unsigned other = p->town.next[spot][side];
    if (other != MAR_NONE) p->behind[other] ^= (uint8_t)(1u << ((side + 2) & 3));
}

void mar_martian_came(mar_state *p, unsigned spot, unsigned square)
{
    p->martian[spot] |= mar_sq(square);
    p->crowded |= 1u << spot;
    gate_changed(p, spot, square);
}

void mar_martian_went(mar_state *p, unsigned spot, unsigned square)
{
    p->martian[spot] &= (mar_squares)~mar_sq(square);
    if (!p->martian[spot]) p->crowded &= ~(1u << spot);
    gate_changed(p, spot, square);
}

void mar_note_gates(mar_state *p, unsigned spot)
{
    p->behind[spot] = 0;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = p->town.next[spot][side];
        if (other != MAR_NONE && mar_martian_on(p, other, mar_gate[(side + 2) & 3]))
            p->behind[spot] |= (uint8_t)(1u << side);
    }
}

void mar_note_martians(mar_state *p)
{
    p->crowded = 0;
    for (unsigned spot = 0; spot < MAR_SPOTS; spot++) p->behind[spot] = 0;
    for (unsigned spot = 0, n = p->letters; spot < n; spot++)
        for (unsigned set = p->martian[spot]; set; set &= set - 1) mar_martian_came(p, spot, mar_lowest(set));
}

/* ---- moves ----------------------------------------------------------------------------------------------------- */

/* MAR-99: steps through a gate onto a Martian. The factor puts a copy of the four bits under each gate's own bit. */
static inline mar_sides gates_taken(const mar_state *p, size_t spot)
{
    return p->behind[spot] * (1u << 4 | 1u << 20 | 1u << 28 | 1u << 12) & mar_gates;
}

/* The steps that unmoved Martians of a tile may make. */
static inline mar_sides moves(const mar_state *p, size_t spot)
{
    const mar_sides all = mar_spread(p->martian[spot]);
    const mar_sides able = p->moved[spot] ? all & ~mar_spread(p->moved[spot]) : all;
    return mar_all_sides(able) & mar_load(p->open[spot]) & ~(mar_steps_to(all) | gates_taken(p, spot));
}

bool mar_can_wander(const mar_state *p)
{
    for (uint32_t left = p->crowded; left; left &= left - 1)
        if (moves(p, mar_lowest(left))) return true;
    return false;
}

/* The 36 steps of a tile as answers; the tile is filled in. */
#define FROM(q)                                                                                                        \
    { MAR_V_MARTIAN, 0, q, 0 }, { MAR_V_MARTIAN, 0, q, 1 }, { MAR_V_MARTIAN, 0, q, 2 }, { MAR_V_MARTIAN, 0, q, 3 }
static const orr_action steps[4 * MAR_SQUARES] = { FROM(0), FROM(1), FROM(2), FROM(3), FROM(4), FROM(5), FROM(6),
    FROM(7), FROM(8) };
#undef FROM

void mar_options_wander(const mar_state *p, orr_list *l)
{
    orr_action *end = l->end;
    if (l->asking_why) mar_why_no_wandering(p, l);
    for (uint32_t tiles = p->crowded; tiles; tiles &= tiles - 1) {
        const size_t spot = mar_lowest(tiles);
        for (mar_sides left = moves(p, spot); left; left &= left - 1, end++) {
            *end = steps[__builtin_ctzll(left)];
            end->a = (uint8_t)spot;
        }
    }
    l->end = end;
}
