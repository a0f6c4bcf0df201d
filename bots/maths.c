/* maths.c - see maths.h: in double, to about 30 bits, so that the float is nearly always the nearest one. */
#include "bots/maths.h"

#include <stdint.h>
#include <string.h>

static double power_of_2(int n)
{
    const uint64_t bits = (uint64_t)(1023 + n) << 52;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* e^x = 2^k e^r with r at most half of ln 2. */
float bot_exp(float x)
{
    static const double ln2 = 0.69314718055994530942, per_ln2 = 1.44269504088896340736;
    if (!(x > -87)) return 0;
    if (x > 88) x = 88;
    const double turns = x * per_ln2;
    const int k = (int)(turns < 0 ? turns - 0.5 : turns + 0.5);
    const double r = x - k * ln2;
    double e = 1.0 / 40320;                                      /* Horner's way: 1/8!, ... */
    e = 1.0 / 5040 + r * e;
    e = 1.0 / 720 + r * e;
    e = 1.0 / 120 + r * e;
    e = 1.0 / 24 + r * e;
    e = 1.0 / 6 + r * e;
    e = 1.0 / 2 + r * e;
    return (float)((1 + r * (1 + r * e)) * power_of_2(k));
}

/* x = 2^k m with m about 1; log m = 2 atanh((m - 1) / (m + 1)). */
float bot_log(float x)
{
    static const double ln2 = 0.69314718055994530942, root = 1.41421356237309504880;
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    int k = (int)(bits >> 23) - 127;
    double m = x * power_of_2(-k);
    if (m > root) m /= 2, k++;
    const double s = (m - 1) / (m + 1), q = s * s;
    return (float)(2 * s * (1 + q * (1.0 / 3 + q * (1.0 / 5 + q * (1.0 / 7 + q * (1.0 / 9))))) + k * ln2);
}
