/* puzzle_part.h - looking for puzzles in parts (parts.h): each part looks through some of the matches. */
#ifndef PUZZLE_PART_H
#define PUZZLE_PART_H
#include "apps/cli/parts.h"
#include "lab/puzzle/mine.h"

/* Looks through the matches of the part, saving now and then. The exit code; sentences are said. */
int puzzle_part_mine(const char *path, const char *head, part_of, const orr_box *, const mine_order *);
/* What all parts found, as if one run had looked through all matches. False: the error says why. */
bool puzzle_part_join(const part_set *, const mine_order *, puzzle_book *, mine_sum *, error *);
#endif
