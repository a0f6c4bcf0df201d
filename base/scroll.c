/* scroll.c - text that grows. */
#include "base/scroll.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void scroll_clear(scroll *s)
{
    s->n = 0;
    s->torn = false;
    if (s->text) *s->text = 0;
}

void scroll_free(scroll *s)
{
    free(s->text);
    *s = (scroll){ .text = NULL };
}

void scroll_put(void *to, const char *bytes, size_t n)
{
    enum { FIRST = 256 };
    scroll *s = to;
    if (s->n + n + 1 > s->cap) {
        size_t cap = s->cap ? s->cap : FIRST;
        while (cap < s->n + n + 1) cap *= 2;
        char *more = realloc(s->text, cap);
        if (!more) {
            s->torn = true;
            return;
        }
        s->text = more;
        s->cap = cap;
    }
    if (n) memcpy(s->text + s->n, bytes, n);
    s->n += n;
    s->text[s->n] = 0;
}

void scroll_text(scroll *s, const char *text) { scroll_put(s, text, strlen(text)); }

void scroll_format(scroll *s, const char *format, ...)
{
    char piece[500];
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(piece, sizeof piece, format, args);
    va_end(args);
    if (n < 0 || n >= (int)sizeof piece) {
        s->torn = true;
    } else {
        scroll_put(s, piece, (size_t)n);
    }
}
