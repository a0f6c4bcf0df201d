/* html.h - writes one HTML page: opens and closes elements, escapes what is text. Every element that is opened is
 * closed, so the page is well-formed XML as well. The page is there once in each language, one of which is shown; what
 * is written as text is said in the language of its part (lab/words.h). */
#ifndef REPORT_HTML_H
#define REPORT_HTML_H
#include "lab/words.h"

#include <stdbool.h>
#include <stdio.h>

enum { HTML_DEPTH = 32 };
typedef struct {
    FILE *out;
    lab_language language;        /* of the part that is being written */
    const char *open[HTML_DEPTH]; /* elements that are open, outermost first */
    int depth;
} html;

typedef struct {
    void (*title)(lab_language, const void *what, char *out, size_t cap);
    void (*body)(html *, const void *what);       /* once for each language, into its <main> */
    const void *what;
} html_page;
void html_write(FILE *, lab_language shown, const html_page *);  /* shown: which of them a reader sees first */
void html_open(html *, const char *element, const char *class); /* class: NULL or its value */
void html_open_wide(html *); /* a box that scrolls where it is too wide, by keys, too */
void html_close(html *);
LAB_FORMAT(2) void html_text(html *, const char *english, ...); /* escaped */
LAB_FORMAT(4)
void html_line(html *, const char *element, const char *class, const char *english, ...); /* with its text */
void html_escape(html *, const char *text);
#endif
