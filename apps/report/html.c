/* html.c - elements and escapes. Styles are in page_style.c. */
#include "apps/report/html.h"

#include "apps/report/page_style.h"

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

static void escaped_format(html *h, const char *english, va_list ap)
{
    char text[TEXT];
    lab_say_list(h->language, text, sizeof text, english, ap);
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

void html_open_wide(html *h)
{
    fputs("<div class=\"wide\" tabindex=\"0\">\n", h->out);
    if (h->depth < HTML_DEPTH) h->open[h->depth++] = "div";
}

void html_close(html *h)
{
    const char *element = h->open[--h->depth];
    fprintf(h->out, "</%s>", element);
    if (strcmp(element, "b") && strcmp(element, "em") && strcmp(element, "span") && strcmp(element, "a"))
        fputc('\n', h->out);
}

void html_text(html *h, const char *english, ...)
{
    va_list ap;
    va_start(ap, english);
    escaped_format(h, english, ap);
    va_end(ap);
}

void html_line(html *h, const char *element, const char *class, const char *english, ...)
{
    va_list ap;
    va_start(ap, english);
    html_open(h, element, class);
    escaped_format(h, english, ap);
    html_close(h);
    va_end(ap);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void head(html *h, const html_page *p, lab_language shown)
{
    char title[TEXT];
    p->title(shown, p->what, title, sizeof title);
    fprintf(h->out,
            "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n",
            lab_language_code(shown));
    h->open[h->depth++] = "html";
    html_line(h, "title", NULL, "%s", title);
    fprintf(h->out, "<style>\n%s%s%s</style>\n</head>\n", page_style, page_style_languages, page_style_sizes);
    html_open(h, "body", NULL);
    fputs(page_patterns, h->out);
}

/* Two radio buttons that show one <main> and hide the other: no script is needed. */
static void switches(html *h, lab_language shown)
{
    static const char *const names[LAB_LANGUAGES] = { "English", "Italiano" };
    for (lab_language l = 0; l < LAB_LANGUAGES; l++) {
        const char *code = lab_language_code(l);
        fprintf(h->out, "<input type=\"radio\" name=\"language\" id=\"%s\"%s/>", code,
                l == shown ? " checked=\"checked\"" : "");
        fprintf(h->out, "<label for=\"%s\" lang=\"%s\">%s</label>\n", code, code, names[l]);
    }
}

void html_write(FILE *out, lab_language shown, const html_page *p)
{
    html page = { .out = out, .language = shown }, *h = &page;
    head(h, p, shown);
    switches(h, shown);
    for (h->language = 0; h->language < LAB_LANGUAGES; h->language++) {
        fprintf(out, "<main lang=\"%s\">\n", lab_language_code(h->language));
        h->open[h->depth++] = "main";
        p->body(h, p->what);
        html_close(h);
    }
    while (h->depth) html_close(h);
}
