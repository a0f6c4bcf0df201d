/* html.c - elements, escapes and the few shapes that the plots are made of. Styles are in style.c. */
#include "apps/report/html.h"

#include "apps/report/page_style.h"

#include <stdarg.h>
#include <string.h>

enum { TEXT = 1000 };

static void escaped(html *h, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", h->out);
            break;
        case '<':
            fputs("&lt;", h->out);
            break;
        case '>':
            fputs("&gt;", h->out);
            break;
        case '"':
            fputs("&quot;", h->out);
            break;
        default:
            fputc(*text, h->out);
        }
    }
}

static void escaped_format(html *h, const char *format, va_list ap)
{
    char text[TEXT];
    vsnprintf(text, sizeof text, format, ap);
    escaped(h, text);
}

static bool is_inline(const char *element)
{
    return strstr(" b em span a td th h1 h2 h3 h4 p figcaption text title li code ", element);
}

void html_open(html *h, const char *element, const char *class)
{
    fprintf(h->out, "<%s", element);
    if (class) {
        fputs(" class=\"", h->out);
        escaped(h, class);
        fputc('"', h->out);
    }
    fputc('>', h->out);
    if (!is_inline(element)) fputc('\n', h->out);
    if (h->depth < HTML_DEPTH) h->open[h->depth++] = element;
}

void html_close(html *h)
{
    const char *element = h->open[--h->depth];
    fprintf(h->out, "</%s>", element);
    if (strcmp(element, "b") && strcmp(element, "em") && strcmp(element, "span") && strcmp(element, "a"))
        fputc('\n', h->out);
}

void html_text(html *h, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    escaped_format(h, format, ap);
    va_end(ap);
}

void html_line(html *h, const char *element, const char *class, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    html_open(h, element, class);
    escaped_format(h, format, ap);
    html_close(h);
    va_end(ap);
}

html html_begin(FILE *out, const char *title)
{
    html h = { .out = out };
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n",
          out);
    h.open[h.depth++] = "html";
    html_line(&h, "title", NULL, "%s", title);
    fprintf(out, "<style>\n%s</style>\n</head>\n", page_style);
    html_open(&h, "body", NULL);
    fputs(page_patterns, out);
    return h;
}

void html_end(html *h)
{
    while (h->depth) html_close(h);
}

/* ---- pictures ---------------------------------------------------------------------------------------------------- */

void svg_open(html *h, double width, double height, const char *label)
{
    fprintf(h->out, "<svg viewBox=\"0 0 %.0f %.0f\" style=\"max-width:%.0fpx\" role=\"img\" aria-label=\"", width,
            height, width);
    escaped(h, label);
    fputs("\">\n", h->out);
    h->open[h->depth++] = "svg";
}

void svg_line(html *h, const char *class, double x1, double y1, double x2, double y2)
{
    fprintf(h->out, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", class, x1, y1, x2, y2);
}

void svg_rect(html *h, const char *class, double x, double y, double width, double height)
{
    fprintf(h->out, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n", class, x, y, width,
            height);
}

void svg_filled(html *h, unsigned pattern, double x, double y, double width, double height)
{
    fprintf(h->out,
            "<rect class=\"filled\" fill=\"url(#p%u)\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
            pattern % HTML_PATTERNS, x, y, width, height);
}

void svg_mark(html *h, svg_shape shape, double x, double y)
{
    static const struct {
        double x[4], y[4];
        unsigned n;
    } outline[SVG_SHAPES] = {
        [SVG_SQUARE] = { { -4, 4, 4, -4 },    { -4, -4, 4, 4 },    4 },
        [SVG_DIAMOND] = { { 0, 5.5, 0, -5.5 }, { -5.5, 0, 5.5, 0 }, 4 },
        [SVG_TRIANGLE] = { { 0, 5, -5 },        { -5, 4, 4 },        3 },
    };
    double px[4], py[4];
    if (!outline[shape].n) {
        fprintf(h->out, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>\n",
                shape == SVG_RING ? "mark ring" : "mark", x, y);
        return;
    }
    for (unsigned i = 0; i < outline[shape].n; i++) px[i] = x + outline[shape].x[i], py[i] = y + outline[shape].y[i];
    svg_path(h, "mark", px, py, outline[shape].n, true);
}

void svg_path(html *h, const char *class, const double *x, const double *y, unsigned n, bool closed)
{
    fprintf(h->out, "<path class=\"%s\" d=\"", class);
    for (unsigned i = 0; i < n; i++) fprintf(h->out, "%s%.1f %.1f", i ? " L" : "M", x[i], y[i]);
    fprintf(h->out, "%s\"/>\n", closed ? " Z" : "");
}

void svg_text(html *h, const char *class, double x, double y, svg_anchor anchor, const char *format, ...)
{
    static const char *const anchors[] = { "start", "middle", "end" };
    va_list ap;
    va_start(ap, format);
    fprintf(h->out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", class, x, y, anchors[anchor]);
    escaped_format(h, format, ap);
    fputs("</text>\n", h->out);
    va_end(ap);
}

/* Letters of a usual sans serif at 13 pixels; a byte that goes on a letter of several bytes takes no room. */
double svg_width(const char *text)
{
    double sum = 0;
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if ((c & 0xc0) == 0x80) continue;
        sum += strchr("ilj.,:;'|! ()", *text) ? 4.2 : strchr("mwMW%@", *text) ? 11 : c >= 'A' && c <= 'Z' ? 8.8 : 7.2;
    }
    return sum;
}
