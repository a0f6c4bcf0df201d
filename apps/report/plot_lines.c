/* plot_lines.c - histograms, and bands over the match. */
#include "apps/report/plot.h"

#include <math.h>
#include <string.h>

/* ---- histograms -------------------------------------------------------------------------------------------------- */

static unsigned every(unsigned n, double room) /* label every so many bins */
{
    unsigned step = 1, labels = n;
    while (labels * 46.0 > room) {
        step *= 2;
        labels = n / step;
    }
    return step;
}

static void bin_label(html *h, const plot_bins *b, unsigned i, double x, double one, double y)
{
    const unsigned step = every(b->n, 460), value = b->low + i * b->wide;
    const double at = b->wide == 1 ? x + one / 2 : x;
    if (b->more && i == b->n - 1) svg_text(h, "small", x + one, y, SVG_END, "%u+", value);
    else if (i % step == 0 && !(b->more && i + step > b->n - 1))
        svg_text(h, "small", at, y, i || b->wide == 1 ? SVG_MIDDLE : SVG_START, "%u", value);
}

void plot_histogram(html *h, const plot_bins *b, double median, const char *unit)
{
    const double width = 460, height = 190, top = 26, bottom = height - 38, left = 4, one = (width - left - 4) / b->n;
    unsigned most = 1, all = 0;
    for (unsigned i = 0; i < b->n; i++) {
        all += b->bin[i];
        if (b->bin[i] > most) most = b->bin[i];
    }
    svg_open(h, width, height, unit);
    for (unsigned i = 0; i < b->n; i++) {
        const double tall = (bottom - top) * b->bin[i] / most, x = left + i * one;
        if (b->bin[i]) svg_rect(h, "bar", x + 0.5, bottom - tall, one > 3 ? one - 1 : one, tall);
        bin_label(h, b, i, x, one, bottom + 14);
    }
    svg_line(h, "axis", left, bottom, width, bottom);
    const double m = left + (median - b->low + (b->wide == 1 ? 0.5 : 0)) / b->wide * one;
    svg_line(h, "median", m, top - 6, m, bottom);
    svg_text(h, "on", m, top - 11, m < 70 ? SVG_START : m > width - 70 ? SVG_END : SVG_MIDDLE, "median %.0f", median);
    svg_text(h, "small", width, height - 6, SVG_END, "%s; tallest bar: %.0f%% of matches", unit,
             all ? 100.0 * most / all : 0);
    html_close(h);
}

/* ---- bands ------------------------------------------------------------------------------------------------------- */

typedef struct {
    double left, right, top, bottom, low, high;
} frame; /* where values lie in the picture */

static double step_of(double range)
{
    const double power = pow(10, floor(log10(range / 3))), times = range / 3 / power;
    const double step = power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    return step < 1 ? 1 : step;
}

static frame frame_of(const plot_band *band, unsigned bands, unsigned n, double *step)
{
    frame f = { 34, 236, 26, 150, 0, 0 };
    bool some = false;
    for (unsigned b = 0; b < bands; b++)
        for (unsigned i = 0; band[b].name && i < n; i++) {
            if (!some || band[b].low[i] < f.low) f.low = band[b].low[i];
            if (!some || band[b].high[i] > f.high) f.high = band[b].high[i];
            some = true;
        }
    if (f.low > 0) f.low = 0;
    if (f.high <= f.low) f.high = f.low + 1;
    *step = step_of(f.high - f.low);
    f.low = floor(f.low / *step) * *step;
    f.high = ceil(f.high / *step) * *step;
    return f;
}

static double at_x(const frame *f, unsigned i, unsigned n) { return f->left + (f->right - f->left) * i / (n - 1); }
static double at_y(const frame *f, double v)
{
    return f->bottom - (f->bottom - f->top) * (v - f->low) / (f->high - f->low);
}

static void one_band(html *h, const frame *f, const plot_band *b, unsigned n, bool second)
{
    double x[2 * PLOT_POINTS], y[2 * PLOT_POINTS];
    for (unsigned i = 0; i < n; i++) {
        x[i] = x[2 * n - 1 - i] = at_x(f, i, n);
        y[i] = at_y(f, b->high[i]);
        y[2 * n - 1 - i] = at_y(f, b->low[i]);
    }
    svg_path(h, second ? "outer" : "inner", x, y, 2 * n, true);
}

static void one_line(html *h, const frame *f, const plot_band *b, unsigned n, bool second)
{
    double x[PLOT_POINTS], y[PLOT_POINTS];
    for (unsigned i = 0; i < n; i++) {
        x[i] = at_x(f, i, n);
        y[i] = at_y(f, b->middle[i]);
    }
    svg_path(h, second ? "others" : "winners", x, y, n, false);
}

/* Names at the right end of the lines; two that would touch are pushed apart. */
static void names(html *h, const frame *f, const plot_band *band, unsigned bands, unsigned n)
{
    double y[2] = { 0, 0 };
    for (unsigned b = 0; b < bands && b < 2; b++) y[b] = band[b].name ? at_y(f, band[b].middle[n - 1]) : -100;
    if (bands == 2 && fabs(y[0] - y[1]) < 15) {
        const double middle = (y[0] + y[1]) / 2, up = y[0] <= y[1] ? -7.5 : 7.5;
        y[0] = middle + up;
        y[1] = middle - up;
    }
    for (unsigned b = 0; b < bands && b < 2; b++)
        if (band[b].name) svg_text(h, "label", f->right + 7, y[b] + 4, SVG_START, "%s", band[b].name);
}

void plot_bands(html *h, const char *title, const plot_band *band, unsigned bands, unsigned n)
{
    double step;
    const frame f = frame_of(band, bands, n, &step);
    svg_open(h, 310, 176, title);
    svg_text(h, "strong", 0, 13, SVG_START, "%s", title);
    for (unsigned i = 0; f.low + i * step < f.high + step / 2; i++) {
        const double v = f.low + i * step;
        svg_line(h, "grid", f.left, at_y(&f, v), f.right, at_y(&f, v));
        svg_text(h, "small", f.left - 6, at_y(&f, v) + 4, SVG_END, "%.0f", v);
    }
    for (unsigned b = bands; b-- > 0;)
        if (band[b].name) one_band(h, &f, &band[b], n, b == 1);
    for (unsigned b = bands; b-- > 0;)
        if (band[b].name) one_line(h, &f, &band[b], n, b == 1);
    names(h, &f, band, bands, n);
    svg_text(h, "small", f.left, f.bottom + 16, SVG_START, "deal");
    svg_text(h, "small", (f.left + f.right) / 2, f.bottom + 16, SVG_MIDDLE, "half");
    svg_text(h, "small", f.right, f.bottom + 16, SVG_END, "end");
    html_close(h);
}
