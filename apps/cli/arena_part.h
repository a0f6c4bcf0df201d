/* arena_part.h - the deals of an arena as lines of a part (parts.h), in the form of arena_file.h. */
#ifndef ARENA_PART_H
#define ARENA_PART_H
#include "apps/cli/parts.h"
#include "lab/arena/arena.h"

/* Plays the deals of the part that the file does not have, saving now and then. The exit code; sentences are said. */
int arena_part_play(const char *path, const char *head, part_of, const arena_order *);
bool arena_part_join(const part_set *, const arena_order *, arena_result *, error *);    /* all deals of all parts */
#endif
