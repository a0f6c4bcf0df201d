/* sim_part.h - what a simulation has counted, as lines of a part (parts.h): a block for every number of players. */
#ifndef SIM_PART_H
#define SIM_PART_H
#include "base/text.h"
#include "lab/play/sim.h"

void sim_part_write(text_buf *, const sim_order *, const sim_result *);
/* The block of the order's number of players, and how often rules were applied into the order's `fired`, on top of what
 * is there. False: there is no such block, or it is torn. */
bool sim_part_read(const char *body, const sim_order *, sim_result *);
#endif
