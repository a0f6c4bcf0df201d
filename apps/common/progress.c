/* progress.c - the line of progress. */
#include "apps/common/progress.h"

#include "lab/play/clock.h"

#include <stdio.h>
#include <unistd.h>

static const double first_after = 2.0;           /* seconds of silence at the start */
static const double live_every = 0.2, asked_every = 2.0;

progress progress_begin(const char *what, uint64_t total, bool asked)
{
    const bool live = isatty(STDERR_FILENO);
    const double now = lab_seconds();
    return (progress){ .what = what, .words = { "of", "per second", "left" }, .total = total, .start = now, .last = now,
                       .on = live || asked, .live = live };
}

static void write_line(const progress *p, uint64_t done, double spent)
{
    const double rate = (double)done / spent;
    const unsigned left = rate > 0 ? (unsigned)((double)(p->total - done) / rate + 0.5) : 0;
    fprintf(stderr, "%s%llu %s %llu %s, %.0f %s, %u:%02u %s%s", p->live ? "\r" : "", (unsigned long long)done,
            p->words.of, (unsigned long long)p->total, p->what, rate, p->words.per_second, left / 60, left % 60,
            p->words.left, p->live ? "\033[K" : "\n");
    fflush(stderr);
}

void progress_at(progress *p, uint64_t done)
{
    if (!p->on || done > p->total) return;
    const double now = lab_seconds();
    if (now - p->start < first_after || (p->written && now - p->last < (p->live ? live_every : asked_every))) return;
    write_line(p, done, now - p->start);
    p->last = now;
    p->written = true;
}

void progress_end(progress *p)
{
    if (p->written && p->live) fputs("\r\033[K", stderr);
}
