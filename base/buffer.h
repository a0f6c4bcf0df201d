/* buffer.h - text written piece by piece into the caller's buffer. Once a piece does not fit, at stays -1. */
#ifndef BUFFER_H
#define BUFFER_H

typedef struct buffer {
    char *out;                /* always ends in NUL */
    int at, cap;              /* length so far, or -1; room */
} buffer;

buffer buffer_on(char *out, int cap);
void buffer_char(buffer *, char);
void buffer_text(buffer *, const char *);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void buffer_put(buffer *, const char *format, ...);
#endif
