/* html.h - writes one HTML page: opens and closes elements, escapes what is text. Every element that is opened is
 * closed, so the page is well-formed XML as well. Inside SVG, coordinates are pixels with one decimal. */
#ifndef REPORT_HTML_H
#define REPORT_HTML_H
#include <stdbool.h>
#include <stdio.h>

enum { HTML_DEPTH = 32 };
typedef struct {
    FILE *out;
    const char *open[HTML_DEPTH]; /* elements that are open, outermost first */
    int depth;
} html;

#if defined(__GNUC__)
#define HTML_FORMAT(n) __attribute__((format(printf, n, n + 1)))
#else
#define HTML_FORMAT(n)
#endif

html html_begin(FILE *, const char *title);                     /* the head with all styles; body is open */
void html_end(html *);                                          /* closes everything */
void html_open(html *, const char *element, const char *class); /* class: NULL or its value */
void html_close(html *);
HTML_FORMAT(2) void html_text(html *, const char *format, ...); /* escaped */
HTML_FORMAT(4)
void html_line(html *, const char *element, const char *class, const char *format, ...); /* with its text */

/* ---- pictures ---------------------------------------------------------------------------------------------------- */

void svg_open(html *, double width, double height, const char *label); /* label: for those who cannot see it */
void svg_line(html *, const char *class, double x1, double y1, double x2, double y2);
void svg_rect(html *, const char *class, double x, double y, double width, double height);
void svg_filled(html *, unsigned pattern, double x, double y, double width, double height); /* one of HTML_PATTERNS */
typedef enum { SVG_CIRCLE, SVG_SQUARE, SVG_DIAMOND, SVG_TRIANGLE, SVG_RING, SVG_SHAPES } svg_shape;
void svg_mark(html *, svg_shape, double x, double y);
void svg_path(html *, const char *class, const double *x, const double *y, unsigned n, bool closed);
typedef enum { SVG_START, SVG_MIDDLE, SVG_END } svg_anchor;
HTML_FORMAT(6) void svg_text(html *, const char *class, double x, double y, svg_anchor, const char *format, ...);
double svg_width(const char *text); /* about how wide a text is, in pixels */
enum { HTML_PATTERNS = 8 };
#endif
