/* wrong.c - the sentence of wrong use. */
#include "apps/common/wrong.h"

#include "apps/common/speech.h"
#include "apps/common/style.h"

#include <stdarg.h>
#include <stdio.h>

int cli_wrong(const char *format, ...)
{
    const bool colours = style_wanted(stderr);
    char english[2000], said[2000];
    va_list ap;
    va_start(ap, format);
    vsnprintf(english, sizeof english, format, ap);
    va_end(ap);
    fflush(stdout);
    fprintf(stderr, "%sorrery:%s %s\n", style_on(colours, ORR_RED), style_off(colours),
            speech_retell(english, said, sizeof said));
    return CLI_WRONG_USE;
}
