/* note.c - one sentence for a person. It may quote a stranger: nothing in it moves a terminal or turns the writing. */
#include "base/note.h"

#include "base/plain.h"

#include <stdarg.h>
#include <stdio.h>

bool note_refuse(note *n, const char *format, ...)
{
    if (!n) return false;
    va_list args;
    va_start(args, format);
    vsnprintf(n->text, sizeof n->text, format, args);
    va_end(args);
    plain_text(n->text);
    return false;
}
