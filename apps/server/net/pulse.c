/* pulse.c - see pulse.h. */
#include "apps/server/net/pulse.h"

#include <string.h>
#include <time.h>

enum { NS_OF_US = 1000, NS_OF_S = 1000000000 };

static uint64_t cpu_time(void)           /* of this thread */
{
    struct timespec t = { 0 };
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * NS_OF_S + (uint64_t)t.tv_nsec;
}

void pulse_open(pulse *p, uv_loop_t *loop)
{
    uv_loop_configure(loop, UV_METRICS_IDLE_TIME);
    memset(p, 0, sizeof *p);
    p->at = uv_hrtime();
    p->cpu = cpu_time();
    p->last = p->at / NS_OF_S;
}

static void keep_longer(pulse_step *kept, pulse_step s)
{
    if (s.us > kept->us) kept->us = s.us;
    if (s.cpu_us > kept->cpu_us) kept->cpu_us = s.cpu_us;
}

/* Seconds in which nothing happened are empty. */
static void move_to(pulse *p, uint64_t second)
{
    const uint64_t first = p->last + PULSE_SECONDS < second ? second - PULSE_SECONDS : p->last;
    for (uint64_t s = first + 1; s <= second; s++) p->second[s % PULSE_SECONDS] = (pulse_step){ 0 };
    p->last = second;
}

void pulse_beat(pulse *p, uv_loop_t *loop)
{
    const uint64_t at = uv_hrtime(), slept = uv_metrics_idle_time(loop), cpu = cpu_time();
    const uint64_t took = at - p->at, idle = slept - p->slept;
    const pulse_step s = { .us = (took > idle ? took - idle : 0) / NS_OF_US, .cpu_us = (cpu - p->cpu) / NS_OF_US };
    p->at = at;
    p->slept = slept;
    p->cpu = cpu;
    if (at / NS_OF_S != p->last) move_to(p, at / NS_OF_S);
    p->n_long += s.cpu_us > PULSE_LONG_US;
    keep_longer(&p->ever, s);
    keep_longer(&p->second[p->last % PULSE_SECONDS], s);
}

pulse_step pulse_minute(const pulse *p)
{
    pulse_step longest = { 0 };
    for (unsigned i = 0; i < PULSE_SECONDS; i++) keep_longer(&longest, p->second[i]);
    return longest;
}
