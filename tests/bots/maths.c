/* exp and log of the bots: as near to those of the C library as a float can be. */
#include "bots/maths.h"

#include "tests/support/check.h"

#include <math.h>

static double off(float found, double right) { return fabs((double)found - right) / fabs(right); }

static void exp_is_near(void)
{
    double worst = 0;
    for (float x = -86.9f; x < 88; x += 0.0137f) worst = fmax(worst, off(bot_exp(x), exp((double)x)));
    CHECK(worst < 6.1e-8);                           /* half of the last bit, and a little */
    CHECK(bot_exp(0) == 1 && bot_exp(-88) == 0 && bot_exp(1000) == bot_exp(88) && bot_exp(-INFINITY) == 0);
}

static void log_is_near(void)
{
    double worst = 0;
    for (float x = 1e-30f; x < 1e30f; x *= 1.0173f)
        if (fabsf(x - 1) > 0.01f) worst = fmax(worst, off(bot_log(x), log((double)x)));
    CHECK(worst < 6.1e-8);
    CHECK(bot_log(1) == 0);
}

int main(void)
{
    TEST_CASE(exp_is_near);
    TEST_CASE(log_is_near);
    return test_end();
}
