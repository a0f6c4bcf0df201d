/* sim_print.h - the result of a simulation for people and for machines. */
#ifndef SIM_PRINT_H
#define SIM_PRINT_H
#include "base/json.h"
#include "lab/play/sim.h"

void sim_print(const sim_order *, const sim_result *);
void sim_write_json(json *, const sim_order *, const sim_result *);
void sim_write_failure(json *, const sim_order *, const sim_result *, const char *game_seed);
#endif
