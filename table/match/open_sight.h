/* open_sight.h - a view with every card face up: for replays once a match is over, and for the lab. Never for a table
 * in play. */
#ifndef OPEN_SIGHT_H
#define OPEN_SIGHT_H
#include "engine/play.h"

/* scratch has room for a state. Nobody knows the order of a shuffled pile, and that stays so. */
void open_sight_observe(const orr_ctx *, orr_seat, void *scratch, void *view);
#endif
