/* stops.h - which rules stand in people's way most: counted in matches of scripts, with an easy bot in every third
 * seat. */
#ifndef LAB_STOPS_H
#define LAB_STOPS_H
#include "engine/play.h"

/* For every rule, at how many questions it barred something that could be tried. false: there is no script of this
 * game, or not enough memory. */
bool stops_count(const orr_game *, uint8_t seats, unsigned matches, uint64_t *by_rule);
unsigned stops_most(const orr_game *, const uint64_t *by_rule, orr_rule *out, unsigned most);  /* most often first */
#endif
