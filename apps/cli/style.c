/* style.c - escape sequences for the styles of a canvas. */
#include "style.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool style_wanted(FILE *f)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    return isatty(fileno(f)) && !(no && *no) && term && strcmp(term, "dumb");
}

const char *style_on(bool wanted, orr_style s)
{
    static const char *const escape[ORR_STYLES] = {
        [ORR_INK] = "",             [ORR_SOFT] = "\033[2m",    [ORR_STRONG] = "\033[1m", [ORR_RED] = "\033[31m",
        [ORR_BLUE] = "\033[94m",    [ORR_YELLOW] = "\033[33m", [ORR_GREEN] = "\033[32m", [ORR_CYAN] = "\033[36m",
        [ORR_VIOLET] = "\033[35m",  [ORR_ASKED] = "\033[1;7m",
    };
    return wanted && s < ORR_STYLES ? escape[s] : "";
}

const char *style_off(bool wanted) { return wanted ? "\033[0m" : ""; }
