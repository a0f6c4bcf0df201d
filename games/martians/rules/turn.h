/* turn.h - the parts of the turn that have files of their own. Private to this folder. */
#ifndef MAR_TURN_H
#define MAR_TURN_H
#include "games/martians/mar_state.h"

unsigned mar_points(const mar_state *);                                    /* steps left in step 5 */
/* MAR-66, MAR-67, MAR-151: doubled as often as There Is No Way runs; MAR-127, MAR-155: what stood beside the die then
 * (MAR-A34, MAR-A36). rolled: die and Life, or 0 before the roll. */
static inline unsigned mar_points_of(int rolled, int doubled, int plus, int minus, int steps)
{
    const int total = (rolled << doubled) + plus - minus - steps;
    return total > 0 && rolled ? (unsigned)total : 0;
}
static inline int mar_martians_rolled(int die, int plus, int minus)        /* MAR-30, MAR-A35 */
{
    const int n = die + plus - minus;
    return n < 0 ? 0 : n;
}
orr_next mar_finish_turn(orr_ctx *, orr_frame *);

/* tile.c: step 1 */
orr_next mar_draw_tile(orr_ctx *, orr_frame *);
orr_next mar_ask_place(orr_ctx *, orr_frame *);
orr_next mar_place_tile(orr_ctx *, orr_frame *, const orr_answer *);
orr_next mar_ask_short(orr_ctx *, orr_frame *);
orr_next mar_short_answer(orr_ctx *, orr_frame *, const orr_answer *);
void mar_options_short(const orr_ctx *, const orr_frame *, orr_list *);
orr_next mar_ask_tokens(orr_ctx *, orr_frame *);
orr_next mar_tokens_answer(orr_ctx *, orr_frame *, const orr_answer *);
void mar_options_tokens(const orr_ctx *, const orr_frame *, orr_list *);
orr_next mar_tile_done(orr_ctx *, orr_frame *);

/* spawn.c: step 7 */
orr_next mar_spawn(orr_ctx *, orr_frame *);
orr_next mar_spawn_pick(orr_ctx *, orr_frame *);
orr_next mar_spawn_farm_answer(orr_ctx *, orr_frame *, const orr_answer *);
orr_next mar_spawn_square_answer(orr_ctx *, orr_frame *, const orr_answer *);
void mar_options_spawn_farm(const orr_ctx *, const orr_frame *, orr_list *);
void mar_options_spawn_square(const orr_ctx *, const orr_frame *, orr_list *);

/* Locals of the turn: the tile being placed and the tokens still to come; in step 7 the Farms done. */
enum { L_SPOT, L_LIFE, L_BULLETS, L_ITEMS, L_FARMS_DONE, L_FARM };
#endif
