/* metrics.c - see metrics.h. */
#include "apps/server/net/metrics.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

const uint32_t metrics_step_us[LATENCY_STEPS] = {
    100, 250, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000, 250000, 500000, 1000000, 2500000
};

void metrics_latency(metrics *m, uint64_t us)
{
    unsigned i = 0;
    while (i < LATENCY_STEPS && us > metrics_step_us[i]) i++;
    m->latency[i]++;
    m->latency_sum_us += us;
}

__attribute__((format(printf, 2, 3))) static void put(metrics_text *t, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    const int n = vsnprintf(t->text + t->n, t->cap - t->n, format, values);
    va_end(values);
    if (n > 0 && (size_t)n < t->cap - t->n) t->n += (size_t)n;
}

void metrics_line(metrics_text *t, const char *name, const char *type, const char *help, uint64_t value)
{
    put(t, "# HELP orrery_%s %s\n# TYPE orrery_%s %s\norrery_%s %" PRIu64 "\n", name, help, name, type, name, value);
}

static void latency(const metrics *m, metrics_text *t)
{
    uint64_t so_far = 0;
    put(t, "# HELP orrery_store_seconds Time from an entry to its commit.\n# TYPE orrery_store_seconds histogram\n");
    for (unsigned i = 0; i < LATENCY_STEPS; i++) {
        so_far += m->latency[i];
        put(t, "orrery_store_seconds_bucket{le=\"%g\"} %" PRIu64 "\n", metrics_step_us[i] / 1e6, so_far);
    }
    so_far += m->latency[LATENCY_STEPS];
    put(t, "orrery_store_seconds_bucket{le=\"+Inf\"} %" PRIu64 "\n", so_far);
    put(t, "orrery_store_seconds_sum %g\norrery_store_seconds_count %" PRIu64 "\n", (double)m->latency_sum_us / 1e6,
        so_far);
}

void metrics_write(const metrics *m, metrics_text *t)
{
    const struct { const char *name, *help; uint64_t value; } line[] = {
        { "connections_accepted_total", "Connections taken.", m->accepted },
        { "requests_total", "HTTP requests read.", m->requests },
        { "refusals_total", "Requests, connections and sockets refused.", m->refusals },
        { "upgrades_total", "WebSockets opened.", m->upgrades },
        { "messages_in_total", "WebSocket messages from clients.", m->messages_in },
        { "messages_out_total", "WebSocket messages to clients.", m->messages_out },
        { "too_fast_total", "Messages over the rate limit.", m->too_fast },
        { "missed_codes_total", "Codes of tables that were wrong.", m->missed_codes },
        { "dropped_slow_total", "Clients closed because they did not read.", m->dropped_slow },
        { "answers_total", "Answers of players acknowledged.", m->answers },
        { "answers_refused_total", "Messages of players refused.", m->answers_refused },
        { "stored_total", "Entries committed to the store.", m->stored },
        { "store_failures_total", "Entries the store refused.", m->store_failures },
        { "pages_total", "Pages worked out; those sent again are not counted.", m->pages },
        { "wakes_total", "Tables woken from the store.", m->wakes },
        { "thoughts_total", "Thoughts of bots and hints.", m->thoughts },
        { "calls_total", "People called to their tables by Web Push.", m->calls },
        { "calls_failed_total", "Calls that a push service did not take.", m->calls_failed },
        { "snapshots_total", "Snapshots of tables stored.", m->snapshots },
        { "tables_dropped_total", "Tables that expired or gave way.", m->dropped },
    };
    for (size_t i = 0; i < sizeof line / sizeof *line; i++)
        metrics_line(t, line[i].name, "counter", line[i].help, line[i].value);
    latency(m, t);
}
