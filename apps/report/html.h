/* html.h - writes one HTML page: opens and closes elements, escapes what is text. Every element that is opened is
 * closed, so the page is well-formed XML as well. */
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
void html_escape(html *, const char *text);
#endif
