/* stats.h - how sure a counted share is. */
#ifndef LAB_STATS_H
#define LAB_STATS_H
#include <stdint.h>

typedef struct { double share, low, high; } lab_share;   /* 0..1, with its 95% interval */
lab_share lab_wilson(uint64_t wins, uint64_t games);     /* Wilson's interval: honest near 0 and 1, and for few games */
#endif
