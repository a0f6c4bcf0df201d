/* svg.h - pictures inside an HTML page. Coordinates are pixels with one decimal. */
#ifndef REPORT_SVG_H
#define REPORT_SVG_H
#include "apps/report/html.h"

void svg_open(html *, double width, double height, const char *label); /* label: for those who cannot see it */
void svg_line(html *, const char *class, double x1, double y1, double x2, double y2);
void svg_rect(html *, const char *class, double x, double y, double width, double height);
void svg_filled(html *, unsigned pattern, double x, double y, double width, double height); /* one of SVG_PATTERNS */
typedef enum { SVG_CIRCLE, SVG_SQUARE, SVG_DIAMOND, SVG_TRIANGLE, SVG_RING, SVG_SHAPES } svg_shape;
void svg_mark(html *, svg_shape, double x, double y);
void svg_path(html *, const char *class, const double *x, const double *y, unsigned n, bool closed);
typedef enum { SVG_START, SVG_MIDDLE, SVG_END } svg_anchor;
LAB_FORMAT(6) void svg_text(html *, const char *class, double x, double y, svg_anchor, const char *english, ...);
double svg_width(const char *text); /* about how wide a text is, in pixels */
void svg_cut(const char *text, double room, char *out, size_t cap); /* with three points where it has no room */
enum { SVG_PATTERNS = 8 };
#endif
