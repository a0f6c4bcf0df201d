/* text.c - text that grows. */
#include "base/text.h"

#include "base/grow.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_clear(text_buf *s)
{
    s->n = 0;
    s->torn = false;
    if (s->text) *s->text = 0;
}

void text_free(text_buf *s)
{
    free(s->text);
    *s = (text_buf){ .text = NULL };
}

void text_put(void *to, const char *bytes, size_t n)
{
    enum { FIRST = 256 };
    text_buf *s = to;
    if (!grow_bytes(&s->text, &s->cap, s->n + n + 1, FIRST)) {
        s->torn = true;
        return;
    }
    if (n) memcpy(s->text + s->n, bytes, n);
    s->n += n;
    s->text[s->n] = 0;
}

char *text_after_word(char *text)
{
    char *rest = text + strcspn(text, " ");
    if (*rest) *rest++ = 0;
    return rest;
}

void text_add(text_buf *s, const char *text) { text_put(s, text, strlen(text)); }

void text_format(text_buf *s, const char *format, ...)
{
    char piece[500];
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(piece, sizeof piece, format, args);
    va_end(args);
    if (n < 0 || n >= (int)sizeof piece) {
        s->torn = true;
    } else {
        text_put(s, piece, (size_t)n);
    }
}
