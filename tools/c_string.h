/* c_string.h - a text as C writes it, for the tools that write C; "?" might begin a trigraph. */
#ifndef C_STRING_H
#define C_STRING_H
#include <stdio.h>

static inline void put_string(FILE *out, const char *s)
{
    fputc('"', out);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\' || *s == '?') fputc('\\', out);
        fputc(*s, out);
    }
    fputc('"', out);
}
#endif
