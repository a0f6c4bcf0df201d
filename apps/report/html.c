/* html.c - elements and escapes. Styles are in page_style.c. */
#include "apps/report/html.h"

#include "apps/report/page_style.h"

#include <stdarg.h>
#include <string.h>

enum { TEXT = 1000 };

void html_escape(html *h, const char *text)
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
    html_escape(h, text);
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
        html_escape(h, class);
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
    fprintf(out, "<style>\n%s%s</style>\n</head>\n", page_style, page_style_sizes);
    html_open(&h, "body", NULL);
    fputs(page_patterns, out);
    return h;
}

void html_end(html *h)
{
    while (h->depth) html_close(h);
}
