/* chances.h - how a match stood: who would have won from each of its positions, by imagined play. The cards lie where
 * they lay; what chance had yet to decide is drawn again, and the game's script plays every seat to the end. For
 * matches that are over: it looks at every card. */
#ifndef LAB_CHANCES_H
#define LAB_CHANCES_H
#include "table/match/match.h"

enum { CHANCES_POSITIONS = 32 };         /* at most so many, spread evenly; the beginning and the end are among them */

typedef struct {
    uint32_t answers;                    /* so many had been given */
    uint32_t games;                      /* imagined from here; at the end of the match 1, the match itself */
    uint32_t won[ORR_MAX_SEATS];         /* so many of them by each side, in a game without sides by each seat */
} chances_at;
typedef void (*chances_step)(void *to, const chances_at *);

/* False and a sentence: there is not enough memory. The same match gives the same numbers. */
bool chances_of(const match *, chances_step, void *to, error *);
#endif
