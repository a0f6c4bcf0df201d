/* dpp.h - draw-play-pass, the yardstick of `orrery bench`: a micro engine with nothing but its one small game. */
#ifndef DPP_H
#define DPP_H
#include <stdint.h>

/* Plays random games; gives the number of decisions, and in *sum a checksum of all final scores. */
uint64_t dpp_play(uint64_t games, uint64_t seed, uint64_t *sum);
#endif
