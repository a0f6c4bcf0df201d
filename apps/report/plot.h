/* plot.h - the pictures of a report: points with intervals, stacked bars, histograms, bands over time. They take plain
 * numbers and know nothing of games or studies. */
#ifndef REPORT_PLOT_H
#define REPORT_PLOT_H
#include "apps/report/svg.h"
#include "lab/play/stats.h"

enum { PLOT_LABEL = 120 };

typedef struct {
    char label[PLOT_LABEL];
    char note[PLOT_LABEL]; /* what stands at the right instead of the figure; "": the figure */
    lab_share value;
    svg_shape shape;
    bool head; /* a heading of its own line: no value */
} plot_row;
typedef struct {
    const char *label; /* for those who cannot see it */
    double width;
    double low, high;       /* of the axis */
    double even;            /* a dashed line, or NAN */
    const char *even_label; /* above it */
    bool points;            /* differences in points with a sign; else per cent */
    bool bare;              /* no interval beside the figure: there is little room */
} plot_axis;
void plot_points(html *, const plot_row *, unsigned n, const plot_axis *);
void plot_reach(const plot_row *, unsigned n, double *low, double *high); /* round numbers around all intervals */

enum { PLOT_PARTS = 16 };
typedef struct {
    char label[PLOT_LABEL];
    double part[PLOT_PARTS];
} plot_bar; /* parts of 1 */
void plot_stack(html *, const plot_bar *, unsigned n, const char *const *parts, unsigned n_parts, const char *label);

typedef struct {
    const unsigned *bin;   /* how many in each */
    unsigned n, low, wide; /* bins; where the first begins; numbers in a bin */
    bool more;             /* the last one holds everything beyond it too */
} plot_bins;
void plot_histogram(html *, const plot_bins *, double median, const char *unit);

enum { PLOT_POINTS = 32 };
typedef struct {      /* a line with its band; n points over the match */
    const char *name; /* "winners"; NULL: not drawn */
    double low[PLOT_POINTS], middle[PLOT_POINTS], high[PLOT_POINTS];
} plot_band;
void plot_bands(html *, const char *title, const plot_band *, unsigned bands, unsigned n);
#endif
