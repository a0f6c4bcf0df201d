/* buffer.c - text written piece by piece. */
#include "base/buffer.h"

#include <stdarg.h>
#include <stdio.h>

buffer buffer_on(char *out, int cap)
{
    if (cap > 0) *out = 0;
    return (buffer){ out, cap > 0 ? 0 : -1, cap };
}

void buffer_char(buffer *p, char ch)
{
    if (p->at < 0) return;
    if (p->at + 1 >= p->cap) {
        p->at = -1;
        return;
    }
    p->out[p->at++] = ch;
    p->out[p->at] = 0;
}

void buffer_text(buffer *p, const char *s)
{
    while (*s) buffer_char(p, *s++);
}

void buffer_put(buffer *p, const char *format, ...)
{
    if (p->at < 0) return;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(p->out + p->at, (size_t)(p->cap - p->at), format, args);
    va_end(args);
    p->at = n >= 0 && n < p->cap - p->at ? p->at + n : -1;
}
