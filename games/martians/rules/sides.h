/* sides.h - ways out of the squares of a tile: for each of its nine squares four bits, north, east, south, west, in
 * one word. What all squares of a tile can do on all four sides is worked out at once. Private to this folder.
 *
 * Bit 4 * square + side. Squares are numbered row by row: one row to the south is 12 bits up, one column to the
 * east 4 bits up. A gate is the square in the middle of an edge; a step over it leads onto the next tile. */
#ifndef MAR_SIDES_H
#define MAR_SIDES_H
#include "games/martians/mar_view.h"

static const mar_sides mar_north = 0x111111111u;         /* the northern side of every square; << side: another side */
static const mar_sides mar_gates = 1u << 4 | 1u << 21 | 1u << 30 | 1u << 15;     /* mar_gate, each on its own side */

static inline mar_sides mar_way(unsigned square, unsigned side) { return (mar_sides)1 << (4 * square + side); }
/* of the lowest way */
static inline unsigned mar_square_of(mar_sides way) { return (unsigned)__builtin_ctzll(way) / 4; }
static inline unsigned mar_side_of(mar_sides way) { return (unsigned)__builtin_ctzll(way) % 4; }

/* The northern side of these squares: bit q goes to bit 4q, first the rows, then the squares of each row. A factor
 * of several bits makes as many shifted copies; they do not touch, and the mask keeps the right bit of each. */
static inline mar_sides mar_spread(mar_squares set)
{
    const mar_sides rows = set * (1u | 1u << 9 | 1u << 18) & 0x7007007u;
    return rows * (1u | 1u << 3 | 1u << 6) & mar_north;
}
static inline mar_squares mar_gather(mar_sides set)      /* squares with a bit on any side */
{
    const mar_sides north = (set | set >> 1 | set >> 2 | set >> 3) & mar_north;
    const mar_sides rows = north | north >> 3 | north >> 6;
    return (mar_squares)((rows & 7) | (rows >> 9 & 0x38) | (rows >> 18 & 0x1c0));
}
static inline mar_sides mar_all_sides(mar_sides north) { return north * 15; }

/* The steps, inside the tile, that lead to one of these squares (given by mar_spread): from the square to its south
 * a step north, and so on; copies 12 bits up, 3 and 10 down, 7 up. Where no way leads there are bits without a
 * meaning: use it together with ways. */
static inline mar_sides mar_steps_to(mar_sides spread)
{
    return spread * (1u << 22 | 1u << 7 | 1u | 1u << 17) >> 10 & ~mar_gates;
}

/* The same steps taken back: from where they lead, inside the tile; gates are left out. */
static inline mar_sides mar_back(mar_sides ways)
{
    const mar_sides in = ways & ~mar_gates;
    return (in & mar_north) >> 10 | (in & mar_north << 1) << 6 | (in & mar_north << 2) << 10 |
           (in & mar_north << 3) >> 6;
}
#endif
