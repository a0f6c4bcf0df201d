/* stats.h - how sure a counted share or a difference is. */
#ifndef LAB_STATS_H
#define LAB_STATS_H
#include <stdint.h>

typedef struct { double share, low, high; } lab_share;   /* 0..1, with its 95% interval */
lab_share lab_wilson(uint64_t wins, uint64_t games);     /* Wilson's interval: honest near 0 and 1, and for few games */

/* The mean of paired differences from their sum and the sum of their squares, by the normal distribution. Where no pair
 * differed, the interval is that of "none of so many": 3 / n either way. */
lab_share lab_paired(double sum, double squares, uint64_t n);
#endif
