/* svg.c - the few shapes that the plots are made of. */
#include "apps/report/svg.h"

#include <stdarg.h>
#include <string.h>

enum { TEXT = 1000 };

void svg_open(html *h, double width, double height, const char *label)
{
    fprintf(h->out, "<svg viewBox=\"0 0 %.0f %.0f\" style=\"max-width:%.0fpx\" role=\"img\" aria-label=\"", width,
            height, width);
    html_escape(h, lab_words(h->language, label));
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
            pattern % SVG_PATTERNS, x, y, width, height);
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

void svg_text(html *h, const char *class, double x, double y, svg_anchor anchor, const char *english, ...)
{
    static const char *const anchors[] = { "start", "middle", "end" };
    char text[TEXT];
    va_list ap;
    va_start(ap, english);
    lab_say_list(h->language, text, sizeof text, english, ap);
    va_end(ap);
    fprintf(h->out, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", class, x, y, anchors[anchor]);
    html_escape(h, text);
    fputs("</text>\n", h->out);
}

/* A letter at 13 pixels in a wide sans serif, such as Linux has: in others the text is a little shorter. A byte that
 * goes on a letter of several bytes takes no room. */
static double letter_width(char letter)
{
    const unsigned char c = (unsigned char)letter;
    if ((c & 0xc0) == 0x80) return 0;
    if (strchr("ijlIJ.,:;'|! ()-", letter)) return 4.4;
    if (strchr("ftr", letter)) return 5.2;
    if (strchr("mwMW%@+", letter)) return 11.8;
    return c >= 'A' && c <= 'Z' ? 9.2 : 8.1;
}

double svg_width(const char *text)
{
    double sum = 0;
    for (; *text; text++) sum += letter_width(*text);
    return sum;
}

void svg_cut(const char *text, double room, char *out, size_t cap)
{
    static const char more[] = "\xe2\x80\xa6";
    const bool fits = svg_width(text) <= room;
    size_t n = 0;
    double sum = fits ? 0 : 13;
    while (text[n] && n + sizeof more < cap && (sum += letter_width(text[n])) <= room) n++;
    while (((unsigned char)text[n] & 0xc0) == 0x80) n--;         /* a letter is whole or not there */
    snprintf(out, cap, "%.*s%s", (int)n, text, text[n] ? more : "");
}
