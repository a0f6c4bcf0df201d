/* stats.c - intervals, and how likely luck alone would do as much. */
#include "lab/play/stats.h"

#include <math.h>

static const double z95 = 1.959963984540054;            /* 97.5% of the normal distribution */

double lab_z(double risk)
{
    double low = 0, high = 40;
    for (unsigned i = 0; i < 100; i++) {
        const double z = (low + high) / 2;
        if (erfc(z / sqrt(2)) > risk) low = z;
        else high = z;
    }
    return high;
}

lab_share lab_wilson_at(uint64_t wins, uint64_t games, double z)
{
    if (!games) return (lab_share){ 0, 0, 1, 0, 0 };
    const double n = (double)games, p = (double)wins / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return (lab_share){ p, wins ? middle - half : 0, wins < games ? middle + half : 1, wins, games };
}

lab_share lab_wilson(uint64_t wins, uint64_t games) { return lab_wilson_at(wins, games, z95); }

lab_share lab_paired_at(double sum, double squares, uint64_t games, double z)
{
    if (!games) return (lab_share){ 0, -1, 1 };
    const double n = (double)games, mean = sum / n;
    const double variance = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0;
    const double half = squares > 0 && variance > 0 ? z * sqrt(variance / n) : 3 / n;
    return (lab_share){ mean, mean - half, mean + half };
}

lab_share lab_paired(double sum, double squares, uint64_t games) { return lab_paired_at(sum, squares, games, z95); }

lab_share lab_paired_share_at(uint64_t gained, uint64_t lost, uint64_t pairs, double z)
{
    if (!pairs) return (lab_share){ 0, -1, 1 };
    const double n = (double)pairs + 2, up = (double)gained + 0.5, down = (double)lost + 0.5;
    const double middle = (up - down) / n, half = z * sqrt(up + down - (up - down) * (up - down) / n) / n;
    const double share = ((double)gained - (double)lost) / (double)pairs;
    return (lab_share){ share, fmin(share, fmax(-1, middle - half)), fmax(share, fmin(1, middle + half)) };
}

lab_share lab_paired_share(uint64_t gained, uint64_t lost, uint64_t pairs)
{
    return lab_paired_share_at(gained, lost, pairs, z95);
}

double lab_p_mean(double sum, double squares, uint64_t games)
{
    const double n = (double)games, mean = games ? sum / n : 0;
    const double variance = games > 1 ? (squares - n * mean * mean) / (n - 1) : 0;
    if (variance > 0) return erfc(fabs(mean) / sqrt(variance / n) / sqrt(2));
    return games > 1 && fabs(mean) > 0 ? 0 : 1;          /* every pair differs by the same, or none does */
}

double lab_p_signs(uint64_t gained, uint64_t lost)
{
    const uint64_t n = gained + lost, few = gained < lost ? gained : lost;
    double sum = 0;
    for (uint64_t k = 0; k <= few; k++)
        sum += exp(lgamma((double)n + 1) - lgamma((double)k + 1) - lgamma((double)(n - k) + 1) - (double)n * log(2));
    return sum < 0.5 ? 2 * sum : 1;
}

/* The k-th smallest of n is multiplied by n - k + 1, and none is below one before it. */
void lab_holm(const double *p, unsigned n, double *adjusted)
{
    for (unsigned i = 0; i < n; i++) adjusted[i] = -1;
    double before = 0;
    for (unsigned k = 0; k < n; k++) {
        unsigned least = n;
        for (unsigned i = 0; i < n; i++)
            if (adjusted[i] < 0 && (least == n || p[i] < p[least])) least = i;
        before = fmax(before, fmin(1, p[least] * (n - k)));
        adjusted[least] = before;
    }
}
