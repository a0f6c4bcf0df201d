/* Intervals that stay within what is possible, and sureness that is corrected, against numbers known from books. */
#include "tests/support/check.h"
#include "lab/play/stats.h"

#include <math.h>
#include <stdbool.h>

static bool near(double a, double b) { return fabs(a - b) < 1e-6; }

static void the_normal_distribution_is_known(void)
{
    CHECK(near(lab_z(0.05), 1.959964) && near(lab_z(0.01), 2.575829) && near(lab_z_of_all(10), 2.807034));
    CHECK(near(lab_z_of_all(0), lab_z(0.05)));
    CHECK(near(lab_p_mean(196, 10000, 10000), 2 * 0.5 * erfc(1.96 / sqrt((10000 - 3.8416) / 9999) / sqrt(2))));
    CHECK(near(lab_p_mean(0, 0, 50), 1) && near(lab_p_mean(5, 5, 5), 0) && near(lab_p_mean(0, 0, 0), 1));
}

static void the_sign_test_is_exact(void)
{
    CHECK(near(lab_p_signs(5, 0), 0.0625) && near(lab_p_signs(0, 5), 0.0625));
    CHECK(near(lab_p_signs(1, 8), 0.0390625) && near(lab_p_signs(6, 6), 1) && near(lab_p_signs(0, 0), 1));
}

static void holm_multiplies_step_by_step(void)
{
    const double p[] = { 0.01, 0.04, 0.03, 0.005 }, want[] = { 0.03, 0.06, 0.06, 0.02 };
    double got[4];
    lab_holm(p, 4, got);
    for (unsigned i = 0; i < 4; i++) CHECK(near(got[i], want[i]));
    const double large[] = { 0.9, 0.8 };
    lab_holm(large, 2, got);
    CHECK(near(got[0], 1) && near(got[1], 1));
}

/* Every table of up to 12 pairs, and of up to 12 wins: bounds that are possible, around the estimate. */
static void no_interval_leaves_what_is_possible(void)
{
    for (uint64_t n = 1; n <= 12; n++)
        for (uint64_t a = 0; a <= n; a++) {
            const lab_share w = lab_wilson_at(a, n, lab_z_of_all(50));
            CHECK(w.low >= 0 && w.high <= 1 && w.low <= w.share && w.share <= w.high && w.won == a && w.of == n);
            for (uint64_t b = 0; a + b <= n; b++) {
                const lab_share v = lab_paired_share_at(a, b, n, lab_z_of_all(50));
                CHECK(v.low >= -1 && v.high <= 1 && v.low <= v.share && v.share <= v.high);
            }
        }
    const lab_share v = lab_paired_share(14, 6, 98);     /* by hand: 8 / 100 in the middle, variance 21 - 0.64 */
    CHECK(near(v.share, 8.0 / 98) && near(v.high, 0.08 + lab_z(0.05) * sqrt(21 - 0.64) / 100));
    CHECK(near(v.low, 0.08 - lab_z(0.05) * sqrt(21 - 0.64) / 100));
}

int main(void)
{
    TEST_CASE(the_normal_distribution_is_known);
    TEST_CASE(the_sign_test_is_exact);
    TEST_CASE(holm_multiplies_step_by_step);
    TEST_CASE(no_interval_leaves_what_is_possible);
    return test_end();
}
