/* plot.c - points with intervals and stacked bars. Lines and histograms: plot_lines.c. */
#include "apps/report/plot.h"

#include <math.h>
#include <string.h>

static const double row_height = 22, bottom_room = 22, widest_label = 330, slim_width = 340;

/* Above the rows: for the name of the dashed line, if there is one. */
static double room_above(const plot_axis *a) { return isnan(a->even) ? 4 : 26; }

static double widest(const plot_row *rows, unsigned n, bool notes)
{
    double most = 40;
    for (unsigned i = 0; i < n; i++) {
        const double w = svg_width(notes ? rows[i].note : rows[i].label);
        if (!rows[i].head && w > most) most = w;
    }
    return most;
}

/* A step of 1, 2 or 5 with zeros that cuts the range into `parts` or fewer. */
static double round_step(double range, double parts)
{
    const double power = pow(10, floor(log10(range / parts)));
    const double times = range / parts / power;
    return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
}

void plot_reach(const plot_row *rows, unsigned n, double *low, double *high)
{
    double least = 1, most = -1;
    for (unsigned i = 0; i < n; i++) {
        if (rows[i].head) continue;
        if (rows[i].value.low < least) least = rows[i].value.low;
        if (rows[i].value.high > most) most = rows[i].value.high;
    }
    if (most <= least) least = 0, most = 1;
    const double step = round_step(most - least, 5);
    *low = floor(least / step) * step;
    *high = ceil(most / step) * step;
}

static void axis(html *h, const plot_axis *a, double left, double right, double bottom, double width)
{
    const double step = round_step(a->high - a->low, (right - left) / 60), top = room_above(a);
    const double first = ceil(a->low / step - 0.001) * step;             /* so that zero is one of them */
    for (unsigned i = 0; first + i * step < a->high + step / 1000; i++) {
        const double v = first + i * step;
        const double x = left + (right - left) * (v - a->low) / (a->high - a->low);
        const double percent = fabs(v) < step / 1000 ? 0 : 100 * v;
        svg_line(h, "grid", x, top, x, bottom);
        if (a->points)
            svg_text(h, "small", x, bottom + 15, SVG_MIDDLE, percent < 0 || percent > 0 ? "%+.0f" : "%.0f", percent);
        else svg_text(h, "small", x, bottom + 15, SVG_MIDDLE, "%.0f%%", percent);
    }
    svg_line(h, "axis", left, bottom, right, bottom);
    if (isnan(a->even)) return;
    const double x = left + (right - left) * (a->even - a->low) / (a->high - a->low);
    svg_line(h, "even", x, top - 4, x, bottom);
    const char *name = lab_words(h->language, a->even_label);
    const double half = svg_width(name) * 11 / 13 / 2;                   /* the text is smaller than a label */
    const bool at_end = x + half > width, at_start = x < half;
    svg_text(h, "small", at_end ? width : at_start ? 0 : x, top - 9,
             at_end ? SVG_END : at_start ? SVG_START : SVG_MIDDLE, "%s", name);
}

static void figure_text(html *h, const plot_axis *a, const plot_row *r, char out[PLOT_LABEL])
{
    const lab_share v = r->value;
    const double share = 100 * v.share, low = 100 * v.low, high = 100 * v.high;
    if (*r->note) snprintf(out, PLOT_LABEL, "%s", r->note);
    else if (a->points) lab_say(h->language, out, PLOT_LABEL, "%+.1f (%+.1f to %+.1f)", share, low, high);
    else if (a->bare) lab_say(h->language, out, PLOT_LABEL, "%.1f%%", share);
    else lab_say(h->language, out, PLOT_LABEL, "%.1f%% (%.1f to %.1f)", share, low, high);
}

static double held(double v, double low, double high) { return v < low ? low : v > high ? high : v; }

static void broad_points(html *h, const plot_row *rows, unsigned n, const plot_axis *a)
{
    const double left = fmin(widest(rows, n, false) + 14, widest_label), notes = widest(rows, n, true);
    const double right = a->width - fmax(a->bare ? 52 : a->points ? 162 : 154, notes > 40 ? notes + 14 : 0);
    const double top = room_above(a), bottom = top + n * row_height + 4, scale = (right - left) / (a->high - a->low);
    char label[PLOT_LABEL];
    svg_open(h, a->width, bottom + bottom_room, a->label);
    axis(h, a, left, right, bottom, a->width);
    for (unsigned i = 0; i < n; i++) {
        const plot_row *r = &rows[i];
        const double y = top + i * row_height + row_height / 2 + 2;
        if (r->head) {
            svg_text(h, "strong", 0, y + 5, SVG_START, "%s", r->label);
            continue;
        }
        const double x = left + (held(r->value.share, a->low, a->high) - a->low) * scale;
        svg_cut(r->label, left - 12, label, sizeof label);
        svg_text(h, "label", left - 10, y + 4, SVG_END, "%s", label);
        svg_line(h, "whisker", left + (held(r->value.low, a->low, a->high) - a->low) * scale, y,
                 left + (held(r->value.high, a->low, a->high) - a->low) * scale, y);
        svg_mark(h, r->shape, x, y);
        figure_text(h, a, r, label);
        svg_text(h, "soft", right + 12, y + 4, SVG_START, "%s", label);
    }
    html_close(h);
}

/* For a phone: the label and the figure stand above their line, which has the whole width. */
static void slim_points(html *h, const plot_row *rows, unsigned n, const plot_axis *a)
{
    const double pitch = 38, left = 4, right = slim_width - 4, top = room_above(a), bottom = top + n * pitch + 4;
    const double scale = (right - left) / (a->high - a->low);
    char label[PLOT_LABEL], figure[PLOT_LABEL];
    svg_open(h, slim_width, bottom + bottom_room, a->label);
    axis(h, a, left, right, bottom, slim_width);
    for (unsigned i = 0; i < n; i++) {
        const plot_row *r = &rows[i];
        const double y = top + i * pitch + pitch - 8;
        figure_text(h, a, r, figure);
        svg_cut(r->label, r->head ? right : right - svg_width(figure) - 8, label, sizeof label);
        svg_text(h, r->head ? "strong" : "label", 0, y - 12, SVG_START, "%s", label);
        if (r->head) continue;
        svg_text(h, "soft", right, y - 12, SVG_END, "%s", figure);
        svg_line(h, "whisker", left + (held(r->value.low, a->low, a->high) - a->low) * scale, y,
                 left + (held(r->value.high, a->low, a->high) - a->low) * scale, y);
        svg_mark(h, r->shape, left + (held(r->value.share, a->low, a->high) - a->low) * scale, y);
    }
    html_close(h);
}

void plot_points(html *h, const plot_row *rows, unsigned n, const plot_axis *a)
{
    if (a->width <= slim_width) {
        broad_points(h, rows, n, a);
        return;
    }
    html_open(h, "div", "broad");
    broad_points(h, rows, n, a);
    html_close(h);
    html_open(h, "div", "slim");
    slim_points(h, rows, n, a);
    html_close(h);
}

/* ---- stacked bars ------------------------------------------------------------------------------------------------ */

/* The key: as many entries per line as fit. Gives the height it took. */
static double key(html *h, const char *const *parts, unsigned n, double width, bool draw)
{
    double x = 0, y = 4;
    for (unsigned i = 0; i < n; i++) {
        const double w = svg_width(parts[i]) + 46;
        if (x + w > width && x > 0) x = 0, y += 22;
        if (draw) {
            svg_filled(h, i, x, y, 20, 13);
            svg_text(h, "label", x + 27, y + 11, SVG_START, "%s", parts[i]);
        }
        x += w;
    }
    return y + 26;
}

static void stack(html *h, const plot_bar *bars, unsigned n, const char *const *parts, unsigned n_parts,
                  const char *label, bool slim)
{
    const double width = slim ? slim_width : 940, thick = 20, pitch = slim ? 42 : 28, left = slim ? 2 : 86;
    const double right = width - (slim ? 2 : 8), up = slim ? 16 : 0;
    const double top = key(h, parts, n_parts, width, false) + up, bottom = top + n * pitch - up;
    svg_open(h, width, bottom + 20, label);
    key(h, parts, n_parts, width, true);
    for (unsigned i = 0; i < n; i++) {
        const double y = top + i * pitch;
        double x = left;
        if (slim) svg_text(h, "label", left, y - 4, SVG_START, "%s", bars[i].label);
        else svg_text(h, "label", left - 10, y + 15, SVG_END, "%s", bars[i].label);
        for (unsigned k = 0; k < n_parts; k++) {
            const double w = (right - left) * bars[i].part[k];
            if (w <= 0) continue;
            svg_filled(h, k, x, y, w, thick);
            if (w > 44) svg_text(h, "on", x + w / 2, y + 15, SVG_MIDDLE, "%.0f%%", 100 * bars[i].part[k]);
            x += w;
        }
    }
    for (unsigned p = 0; p <= 4; p++)
        svg_text(h, "small", left + (right - left) * p / 4, bottom + 14,
                 p == 4 ? SVG_END : slim && !p ? SVG_START : SVG_MIDDLE, "%u%%", p * 25);
    html_close(h);
}

void plot_stack(html *h, const plot_bar *bars, unsigned n, const char *const *parts, unsigned n_parts,
                const char *label)
{
    for (unsigned slim = 0; slim < 2; slim++) {
        html_open(h, "div", slim ? "slim" : "broad");
        stack(h, bars, n, parts, n_parts, label, slim);
        html_close(h);
    }
}
