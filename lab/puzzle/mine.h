/* mine.h - looks for puzzles in matches that bots play. */
#ifndef LAB_MINE_H
#define LAB_MINE_H
#include "lab/puzzle/puzzle.h"

typedef struct {
    uint8_t seats;
    puzzle_kind kind;
    uint32_t first, matches;  /* seeds: "mine-FIRST" and so on, this many */
    bool hard;                /* ask the hard bot whether it finds them: better ratings, and slow */
    bool (*goes_on)(void *user, uint32_t seed);              /* asked before every match; NULL: all of them */
    void *user;
} mine_order;
typedef struct { uint64_t matches, questions, found, good, kept; } mine_sum;

/* Adds what it finds to the book: no warm-ups, none that a random player finds more often than one time in six, none
 * twice, at most PUZZLE_PER_MOTIF of a motif. False: the error says why. */
bool mine_run(puzzle_book *, const mine_order *, mine_sum *, error *);
/* Takes over what a later run found, as if one run had found both. *kept grows by what was new. */
bool mine_join(puzzle_book *, const puzzle_book *later, uint64_t *kept, error *);
/* How hard it is, as the hard bot finds it, too; slow. False: the error says why. */
bool mine_rate(const orr_box *, puzzle *, error *);
/* Keeps at most n: the hardest one of every motif, then the second, and so on; of those that come last, any. */
void mine_choose(puzzle_book *, uint32_t n);
#endif
