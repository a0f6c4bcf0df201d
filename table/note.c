/* note.c - one sentence for a person. */
#include "note.h"

#include <stdarg.h>
#include <stdio.h>

bool note_refuse(note *n, const char *format, ...)
{
    if (!n) return false;
    va_list args;
    va_start(args, format);
    vsnprintf(n->text, sizeof n->text, format, args);
    va_end(args);
    return false;
}
