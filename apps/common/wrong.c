/* wrong.c - the sentence of wrong use. */
#include "apps/common/wrong.h"

#include "apps/common/style.h"

#include <stdarg.h>
#include <stdio.h>

int cli_wrong(const char *format, ...)
{
    const bool colours = style_wanted(stderr);
    va_list ap;
    va_start(ap, format);
    fflush(stdout);
    fprintf(stderr, "%sorrery:%s ", style_on(colours, ORR_RED), style_off(colours));
    vfprintf(stderr, format, ap);
    fputc('\n', stderr);
    va_end(ap);
    return CLI_WRONG_USE;
}
