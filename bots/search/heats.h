/* heats.h - which action is best. In every heat all actions that are left are tried in the same worlds with the same
 * luck; then the worse half retires (sequential halving; Karnin, Koren and Somekh 2013). A lucky world helps nobody. */
#ifndef BOTS_HEATS_H
#define BOTS_HEATS_H
#include "engine/play.h"

#include <stdbool.h>

typedef struct {
    int n, in;                           /* actions; how many are still in */
    int order[ORR_MAX_LEGAL + 1];        /* those that are in, then those that retired, the first of them last */
    int heats, heat;                     /* how many there are; the current one, from 0 */
    uint32_t laps;                       /* worlds in which all that are in have been tried */
    float trust;                         /* how many worlds a prior counts for */
    const float *prior;                  /* what was thought of each before, against the best: 0 or less */
    float sum[ORR_MAX_LEGAL + 1];        /* what each got, 0..1 each time */
    uint32_t tries[ORR_MAX_LEGAL + 1];
    int leader[ORR_MAX_LEGAL + 1];       /* who was first when it retired, */
    float behind[ORR_MAX_LEGAL + 1];     /* and by how much it was behind */
} heats;

/* Of n actions. `most`: how many tries there will be, 0 if unknown. If they are few, only the actions with the best
 * priors start; those whose prior is hopeless do not start anyway. */
void heats_begin(heats *, int n, const float *prior, float trust, uint32_t most);
/* Before a lap; `spent`: part of the budget, 0..1. The worse half retires when it is time; returns how many are in. */
int heats_call(heats *, float spent);
void heats_score(heats *, int k, float reward);                  /* of order[k] in this lap */
void heats_end_lap(heats *);
/* In the end: what each is worth, its prior included. The winner is order[0], the runner-up order[1]; nothing that
 * retired is worth more than the winner. Those that did not start have no tries. */
void heats_sum_up(heats *, float worth[ORR_MAX_LEGAL + 1]);
#endif
