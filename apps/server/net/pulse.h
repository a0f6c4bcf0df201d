/* pulse.h - how long the steps of the loop take: from one look at the sockets to the next, without the time it slept.
 * Whatever one step does, everybody else waits for. */
#ifndef PULSE_H
#define PULSE_H
#include <uv.h>

enum { PULSE_SECONDS = 60, PULSE_LONG_US = 5000 };
typedef struct {
    uint64_t us;                         /* of the clock on the wall */
    uint64_t cpu_us;                     /* of the processor: what other programs did meanwhile does not count */
} pulse_step;

typedef struct {
    uint64_t at, slept, cpu;             /* where the last step ended, in ns */
    pulse_step ever;                     /* the longest */
    uint64_t n_long;                     /* steps that took more than PULSE_LONG_US of the processor */
    pulse_step second[PULSE_SECONDS];    /* the longest of each of the last seconds */
    uint64_t last;                       /* the second that was last written to */
} pulse;

void pulse_open(pulse *, uv_loop_t *);   /* before the loop runs */
void pulse_beat(pulse *, uv_loop_t *);   /* once in every round */
pulse_step pulse_minute(const pulse *);  /* the longest of the last minute */
#endif
