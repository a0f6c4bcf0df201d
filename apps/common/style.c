/* style.c - escape sequences for the styles of a canvas. */
#include "apps/common/style.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static enum { AUTO, ALWAYS, NEVER } choice;
const char *const style_choices[STYLE_CHOICES] = { [AUTO] = "auto", [ALWAYS] = "always", [NEVER] = "never" };

bool style_choose(const char *when)
{
    for (unsigned i = 0; i < STYLE_CHOICES; i++)
        if (!strcmp(style_choices[i], when)) return choice = i, true;
    return false;
}

void style_settle(void) { choice = style_wanted(stdout) ? ALWAYS : NEVER; }

bool style_wanted(FILE *f)
{
    if (choice != AUTO) return choice == ALWAYS;
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    return isatty(fileno(f)) && !(no && *no) && term && strcmp(term, "dumb");
}

static bool many_colours(void)
{
    const char *term = getenv("TERM");
    return getenv("COLORTERM") || (term && strstr(term, "256"));
}

const char *style_on(bool wanted, orr_style s)
{
    static const char *const few[ORR_STYLES] = {       /* the eight colours every terminal has */
        [ORR_INK] = "",             [ORR_SOFT] = "\033[2m",    [ORR_STRONG] = "\033[1m", [ORR_RED] = "\033[31m",
        [ORR_BLUE] = "\033[94m",    [ORR_YELLOW] = "\033[33m", [ORR_GREEN] = "\033[32m", [ORR_CYAN] = "\033[36m",
        [ORR_VIOLET] = "\033[35m",  [ORR_ASKED] = "\033[30;43m",      [ORR_MAY] = "\033[30;46m",
        [ORR_RED_CARD] = "\033[1;37;41m", [ORR_BLUE_CARD] = "\033[1;37;44m", [ORR_YELLOW_CARD] = "\033[30;43m",
    };
    static const char *const many[ORR_STYLES] = {      /* where 256 colours give a better tone */
        [ORR_RED] = "\033[38;5;167m", [ORR_BLUE] = "\033[38;5;75m", [ORR_YELLOW] = "\033[38;5;220m",
        [ORR_ASKED] = "\033[1;38;5;234;48;5;215m", [ORR_MAY] = "\033[38;5;234;48;5;80m",
        [ORR_RED_CARD] = "\033[1;38;5;231;48;5;124m", [ORR_BLUE_CARD] = "\033[1;38;5;231;48;5;25m",
        [ORR_YELLOW_CARD] = "\033[1;38;5;234;48;5;220m",
    };
    if (!wanted || s >= ORR_STYLES) return "";
    return many[s] && many_colours() ? many[s] : few[s];
}

const char *style_off(bool wanted) { return wanted ? "\033[0m" : ""; }
