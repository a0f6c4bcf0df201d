/* stats.h - how sure a counted share or a difference is. */
#ifndef LAB_STATS_H
#define LAB_STATS_H
#include <stdint.h>

typedef struct {
    double share, low, high;  /* 0..1, with its 95% interval */
    uint64_t won, of;         /* where it was counted: so many of so many */
} lab_share;
lab_share lab_wilson(uint64_t wins, uint64_t games);     /* Wilson's interval: honest near 0 and 1, and for few games */

/* The mean of paired differences from their sum and the sum of their squares, by the normal distribution. Where no pair
 * differed, the interval is that of "none of so many": 3 / n either way. */
lab_share lab_paired(double sum, double squares, uint64_t n);

/* The change of a share over pairs of matches of which some won only after it, some only before it. Agresti and Min's
 * interval: half a pair of each kind is added, so it is honest where few pairs differ; never beyond -1..1. */
lab_share lab_paired_share(uint64_t gained, uint64_t lost, uint64_t pairs);

/* The same with other certainty: z is what lab_z says of the risk. */
lab_share lab_wilson_at(uint64_t wins, uint64_t games, double z);
lab_share lab_paired_at(double sum, double squares, uint64_t n, double z);
lab_share lab_paired_share_at(uint64_t gained, uint64_t lost, uint64_t pairs, double z);
double lab_z(double risk);               /* of missing the truth on either side: 0.05 gives 1.96 */
/* Bonferroni: all n intervals hold at once. */
static inline double lab_z_of_all(unsigned n) { return lab_z(0.05 / (n ? n : 1)); }

/* How likely so much or more would be if nothing differed: for a mean, and for pairs that differ in one direction and
 * in the other (the exact sign test). */
double lab_p_mean(double sum, double squares, uint64_t n);
double lab_p_signs(uint64_t gained, uint64_t lost);
/* Holm's correction for n questions at once. Below 0.05: with a risk of 5% for all of them together it is no luck. */
void lab_holm(const double *p, unsigned n, double *adjusted);
#endif
