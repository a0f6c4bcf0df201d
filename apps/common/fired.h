/* fired.h - how often each rule of a game is applied in random games. */
#ifndef FIRED_H
#define FIRED_H
#include "engine/play.h"

/* About so many games, over all seat counts and options. One counter per rule, to be freed; NULL: the sentence
 * is said. */
uint64_t *fired_count(const orr_game *, uint64_t games);
#endif
