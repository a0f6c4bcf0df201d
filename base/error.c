/* error.c - one sentence for a person. It may quote a stranger: nothing in it moves a cursor or reverses text. */
#include "base/error.h"

#include "base/plain.h"

#include <stdarg.h>
#include <stdio.h>

bool error_refuse(error *e, const char *format, ...)
{
    if (!e) return false;
    va_list args;
    va_start(args, format);
    vsnprintf(e->text, sizeof e->text, format, args);
    va_end(args);
    plain_text(e->text);
    return false;
}
