/* clock.c - the clocks of the system. */
#include "lab/play/clock.h"

#include <time.h>

static double read_clock(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double lab_seconds(void) { return read_clock(CLOCK_MONOTONIC); }
double lab_cpu_seconds(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }
