/* stats.c - intervals. */
#include "lab/play/stats.h"

#include <math.h>

static const double z = 1.959963984540054;              /* 97.5% of the normal distribution */

lab_share lab_wilson(uint64_t wins, uint64_t games)
{
    if (!games) return (lab_share){ 0, 0, 1 };
    const double n = (double)games, p = (double)wins / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return (lab_share){ p, wins ? middle - half : 0, wins < games ? middle + half : 1 };
}

lab_share lab_paired(double sum, double squares, uint64_t games)
{
    if (!games) return (lab_share){ 0, -1, 1 };
    const double n = (double)games, mean = sum / n;
    const double variance = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0;
    const double half = squares > 0 && variance > 0 ? z * sqrt(variance / n) : 3 / n;
    return (lab_share){ mean, mean - half, mean + half };
}
