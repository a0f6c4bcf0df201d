/* arena_print.h - what an arena found, for people and for machines. */
#ifndef ARENA_PRINT_H
#define ARENA_PRINT_H
#include "base/json.h"
#include "lab/arena/arena.h"

void arena_print(const arena_order *, const arena_result *);
void arena_write_json(json *, const arena_order *, const arena_result *);
#endif
