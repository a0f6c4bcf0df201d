/* wrap.c - see wrap.h. */
#include "apps/common/wrap.h"

#include "apps/common/letters.h"
#include "apps/common/pager.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROW = 30, WIDE = 100, LIST = 34 };     /* LIST: further right no list has its texts */

int wrap_width(void)
{
    struct winsize w = { .ws_col = 0 };
    if (!isatty(STDOUT_FILENO) && !pager_runs()) return 0;
    if (ioctl(pager_runs() ? STDIN_FILENO : STDOUT_FILENO, TIOCGWINSZ, &w) || w.ws_col < NARROW) return 0;
    return w.ws_col < WIDE ? w.ws_col : WIDE;
}

/* After one letter, or a sequence of escape, which has no width. */
static const char *next(const char *at, int *columns)
{
    uint32_t ch;
    if (at[0] == '\033' && at[1] == '[') {
        at += 2 + strcspn(at + 2, "m");
        return at + (*at == 'm');
    }
    ++*columns;
    return letters_next(at, &ch);
}

/* Where what does not fit goes on: behind the last gap of two blanks in the first columns, or where the line began. */
static int hang_of(const char *line, const char *end)
{
    int column = 0, blanks = 0, hang = 0;
    bool begun = false;
    while (line < end && column < LIST) {
        const bool blank = *line == ' ';
        if (!blank && (blanks > 1 || !begun) && *line != '\033') hang = column;
        if (*line != '\033') begun = begun || !blank, blanks = blank ? blanks + 1 : 0;
        line = next(line, &column);
    }
    return hang;
}

static void print_line(const char *line, const char *end, int width)
{
    const int hang = hang_of(line, end);
    int column = 0;
    while (line < end) {
        const char *stop = line, *at = line;         /* the line is broken before stop */
        int here = column;
        while (at < end && (here < width || (here == width && *at == ' '))) {
            const bool blank = *at == ' ';
            if (blank && here > hang) stop = at;
            at = next(at, &here);
        }
        if (at >= end || stop == line) stop = at;    /* it fits, or it is one long word */
        fwrite(line, 1, (size_t)(stop - line), stdout);
        putchar('\n');
        line = stop;
        while (line < end && *line == ' ') line++;
        if (line < end) printf("%*s", hang, "");
        column = hang;
    }
}

void wrap_print(const char *text)
{
    const int width = wrap_width();
    while (*text) {
        const char *end = text + strcspn(text, "\n");
        if (!width || end == text) printf("%.*s\n", (int)(end - text), text);
        else print_line(text, end, width);
        text = end + (*end == '\n');
    }
}
