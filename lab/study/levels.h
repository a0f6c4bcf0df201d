/* levels.h - how much skill is worth: bots of other levels as the only one of their kind among those of a study. */
#ifndef LAB_LEVELS_H
#define LAB_LEVELS_H
#include "lab/arena/arena.h"
#include "lab/study/study.h"

enum { LEVELS_MOST = 6 };
typedef struct {
    const bot *plays;         /* one seat, every seat in turn; the others play like the study */
    uint8_t seats;
    uint32_t deals;
    arena_figure share, gain; /* of matches won; less what the study's bot wins there */
    uint8_t *won, *fair;      /* of every deal: matches that it won, one in each seat; that the study's bot won there.
                               * Owned */
} levels_row;

/* One row. False: it could not be played. */
void levels_free(levels_row *);
bool levels_play(const study *, const bot *, uint8_t seats, uint32_t deals, levels_row *, error *);
#endif
