/* screen.c - printing and reading, nothing about games. */
#include "apps/tui/screen.h"

#include "apps/common/style.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROWEST = 20, PLAIN_WIDTH = 80, PLAIN_HEIGHT = 40 };
static volatile sig_atomic_t stopped;

static void stop(int signal_number)
{
    (void)signal_number;
    stopped = 1;
}
bool screen_stopped(void) { return stopped; }

static bool locale_is_plain(void)
{
    const char *const where[] = { "LC_ALL", "LC_CTYPE", "LANG" };
    for (int i = 0; i < 3; i++) {
        const char *v = getenv(where[i]);
        if (!v || !*v) continue;
        return !strstr(v, "UTF-8") && !strstr(v, "utf8") && !strstr(v, "UTF8") && !strstr(v, "utf-8");
    }
    return false;                /* nothing is said: almost every terminal of today reads UTF-8 */
}

void screen_open(screen *s)
{
    *s = (screen){ .terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO), .colours = style_wanted(stdout),
                   .ascii = locale_is_plain() };
    struct sigaction a = { .sa_handler = stop };       /* without SA_RESTART: a waiting read ends */
    sigemptyset(&a.sa_mask);
    sigaction(SIGINT, &a, NULL);
    sigaction(SIGTERM, &a, NULL);
    sigaction(SIGHUP, &a, NULL);
    screen_measure(s);
}

void screen_measure(screen *s)
{
    struct winsize w;
    s->width = PLAIN_WIDTH;
    s->height = PLAIN_HEIGHT;
    if (s->terminal && !ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) && w.ws_col && w.ws_row) {
        s->width = w.ws_col < NARROWEST ? NARROWEST : w.ws_col;
        s->height = w.ws_row;
    }
}

void screen_clear(const screen *s)
{
    if (s->terminal) fputs("\033[H\033[2J\033[3J", stdout);
}

/* ---- characters ------------------------------------------------------------------------------------------------- */

static void put_utf8(uint32_t ch)
{
    if (ch < 0x80) {
        putchar((int)ch);
    } else if (ch < 0x800) {
        putchar((int)(0xc0 | ch >> 6));
        putchar((int)(0x80 | (ch & 0x3f)));
    } else if (ch < 0x10000) {
        putchar((int)(0xe0 | ch >> 12));
        putchar((int)(0x80 | (ch >> 6 & 0x3f)));
        putchar((int)(0x80 | (ch & 0x3f)));
    } else {
        putchar((int)(0xf0 | ch >> 18));
        putchar((int)(0x80 | (ch >> 12 & 0x3f)));
        putchar((int)(0x80 | (ch >> 6 & 0x3f)));
        putchar((int)(0x80 | (ch & 0x3f)));
    }
}

static void put_char(const screen *s, uint32_t ch)
{
    static const struct { uint32_t fine; char plain; } twin[] = {
        { 0x2500, '-' }, { 0x2502, '|' }, { 0x25b6, '>' }, { 0x25a0, '#' }, { 0x25a1, '.' }, { 0x00b7, '.' },
        { 0x25ae, 'I' }, { 0x00d7, 'x' }, { 0x2026, '.' }, { 0x2022, '*' },
    };
    if (s->ascii && ch >= 0x80) {
        char plain = '?';
        for (size_t i = 0; i < sizeof twin / sizeof *twin; i++)
            if (twin[i].fine == ch) plain = twin[i].plain;
        putchar(plain);
    } else {
        put_utf8(ch ? ch : ' ');
    }
}

/* One character of valid UTF-8; a stray byte counts as itself. */
static const char *next_char(const char *text, uint32_t *ch)
{
    const unsigned char first = (unsigned char)*text;
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    *ch = more == 3 ? first & 7u : more == 2 ? first & 15u : more == 1 ? first & 31u : first;
    text++;
    for (int i = 0; i < more && ((unsigned char)*text & 0xc0) == 0x80; i++)
        *ch = *ch << 6 | ((unsigned char)*text++ & 0x3fu);
    return text;
}
static int columns_of(const char *text)
{
    int n = 0;
    for (uint32_t ch; *text; n++) text = next_char(text, &ch);
    return n;
}
static void put_blanks(int n)
{
    while (n-- > 0) putchar(' ');
}

void screen_text(const screen *s, orr_style style, const char *text)
{
    fputs(style_on(s->colours, style), stdout);
    for (uint32_t ch; *text;) {
        text = next_char(text, &ch);
        put_char(s, ch);
    }
    if (style != ORR_INK) fputs(style_off(s->colours), stdout);
}

/* ---- lines ------------------------------------------------------------------------------------------------------ */

void screen_canvas(const screen *s, const orr_canvas *c)
{
    for (int y = 0; y < c->used && y < c->height; y++) {
        const orr_cell *row = c->cell + (size_t)y * (size_t)c->width;
        int last = c->width;
        unsigned style = ORR_INK;
        while (last && (!row[last - 1].ch || row[last - 1].ch == ' ') && row[last - 1].style == ORR_INK) last--;
        for (int x = 0; x < last; x++) {
            if (row[x].style != style) {
                fputs(style_off(s->colours), stdout);
                fputs(style_on(s->colours, (orr_style)row[x].style), stdout);
                style = row[x].style;
            }
            put_char(s, row[x].ch);
        }
        if (style != ORR_INK) fputs(style_off(s->colours), stdout);
        putchar('\n');
    }
}

/* Prints the words that fit into the width and gives what is left. Continued lines keep the text's own indent. */
static const char *put_fitting(const screen *s, orr_style style, const char *text, int indent, int width)
{
    int at = 0;
    const char *end = text, *p = text;
    for (uint32_t ch; *p && at < width - indent; at++) {
        p = next_char(p, &ch);
        if (*p == ' ' || !*p) end = p;
    }
    if (end == text) end = p;
    char part[2 * SCREEN_LINE];
    snprintf(part, sizeof part, "%.*s", (int)(end - text), text);
    put_blanks(indent);
    screen_text(s, style, part);
    while (*end == ' ') end++;
    return end;
}

void screen_line(const screen *s, orr_style style, const char *text)
{
    int indent = 0;
    while (*text == ' ') text++, indent++;
    do {
        text = put_fitting(s, style, text, indent, s->width);
        putchar('\n');
    } while (*text);
}

void screen_say(const screen *s, orr_style style, const char *format, ...)
{
    char text[2 * SCREEN_LINE];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    screen_line(s, style, text);
}

void screen_bar(const screen *s, orr_style style, const char *text)
{
    if (columns_of(text) + 4 > s->width) {
        screen_line(s, style, text);
        return;
    }
    fputs(style_on(s->colours, style), stdout);
    fputs(s->colours ? " " : "", stdout);
    put_char(s, 0x25b6);
    putchar(' ');
    screen_text(s, ORR_INK, text);
    if (s->colours) put_blanks(s->width - 3 - columns_of(text));
    fputs(style_off(s->colours), stdout);
    putchar('\n');
}

void screen_ruled(const screen *s, const char *text, const char *rule)
{
    screen_text(s, ORR_INK, "  ");
    text = put_fitting(s, ORR_INK, text, 0, s->width - 12);
    putchar(' ');
    putchar(' ');
    screen_text(s, ORR_SOFT, rule);
    putchar('\n');
    while (*text) {
        text = put_fitting(s, ORR_INK, text, 4, s->width - 12);
        putchar('\n');
    }
}

/* Numbered choices stand side by side where they fit, down first, then right; few choices stand below each other. */
static int widest_of(const screen_item *item, int n)
{
    int widest = 0;
    for (int i = 0; i < n; i++) {
        const int w = columns_of(item[i].text);
        widest = w > widest ? w : widest;
    }
    return widest;
}

int screen_lines_of(const screen *s, const screen_item *item, int n)
{
    enum { FEW = 4, NUMBER = 7 };                      /* a number with its blanks */
    const int columns = n < FEW ? 1 : (s->width - 2) / (widest_of(item, n) + NUMBER);
    return columns < 2 ? n : (n + columns - 1) / columns;
}

void screen_items(const screen *s, const screen_item *item, int n)
{
    const int widest = widest_of(item, n), lines = screen_lines_of(s, item, n);
    for (int y = 0; y < lines; y++) {
        for (int i = y; i < n; i += lines) {
            char number[16];
            snprintf(number, sizeof number, "%5d ", item[i].number);
            screen_text(s, ORR_STRONG, number);
            screen_text(s, ORR_INK, item[i].text);
            if (i + lines < n) put_blanks(widest + 1 - columns_of(item[i].text));
        }
        putchar('\n');
    }
}

/* ---- time and typing -------------------------------------------------------------------------------------------- */

static int read_char(void)       /* -1: the end, -2: Ctrl-C */
{
    static char buffer[1024];
    static ssize_t have, at;
    if (at == have) {
        if (stopped) return -2;
        at = 0;
        have = read(STDIN_FILENO, buffer, sizeof buffer);
        if (have <= 0) {
            const bool interrupted = have < 0 && errno == EINTR;
            have = 0;
            return interrupted && stopped ? -2 : interrupted ? '\n' : -1;
        }
    }
    return (unsigned char)buffer[at++];
}

bool screen_pause(const screen *s, unsigned milliseconds)
{
    struct pollfd keys = { .fd = STDIN_FILENO, .events = POLLIN };
    fflush(stdout);
    if (!s->terminal || !milliseconds) return false;
    if (poll(&keys, 1, (int)milliseconds) <= 0) return false;
    int ch;
    while ((ch = read_char()) >= 0 && ch != '\n') {}
    return true;
}

typing screen_read(const screen *s, const char *ask, char line[SCREEN_LINE])
{
    int n = 0, ch = 0;
    screen_text(s, ORR_STRONG, ask);
    fflush(stdout);
    while ((ch = read_char()) >= 0 && ch != '\n') {
        const bool printable = ch >= ' ' && ch != 0x7f;
        if (n + 1 < SCREEN_LINE && ch != '\r') line[n++] = printable ? (char)ch : ' ';
    }
    line[n] = 0;
    if (ch == -2) {
        putchar('\n');
        return TYPED_STOP;
    }
    if (ch == -1 && !n) {
        putchar('\n');
        return TYPED_END;
    }
    if (!s->terminal) printf("%s\n", line);            /* a transcript shows what was typed */
    return TYPED_LINE;
}
