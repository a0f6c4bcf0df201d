/* metrics.h - what the server counts, as Prometheus text. */
#ifndef METRICS_H
#define METRICS_H
#include <stdint.h>
#include <stddef.h>

enum { LATENCY_STEPS = 14 };
typedef struct {
    uint64_t requests, refusals, accepted, dropped_slow, messages_in, messages_out, too_fast, upgrades, missed_codes;
    uint64_t answers, answers_refused;               /* of players: acknowledged, refused */
    uint64_t stored, store_failures, groups;         /* entries */
    uint64_t pages, wakes, thoughts;                 /* worked out on other threads */
    uint64_t calls, calls_failed;                    /* by Web Push: taken by the push service, or not */
    uint64_t snapshots, dropped;                     /* tables kept as one text; tables that went */
    uint64_t latency[LATENCY_STEPS + 1]; /* entries by time to the commit; the last: longer than all steps */
    uint64_t latency_sum_us;
} metrics;
extern const uint32_t metrics_step_us[LATENCY_STEPS];

typedef struct { char *text; size_t n, cap; } metrics_text;
void metrics_latency(metrics *, uint64_t us);
void metrics_line(metrics_text *, const char *name, const char *type, const char *help, uint64_t value);
void metrics_write(const metrics *, metrics_text *);
#endif
