/* screen.c - printing and reading, nothing about games. */
#include "apps/tui/screen.h"

#include "apps/common/letters.h"
#include "apps/common/style.h"
#include "apps/tui/full/full.h"
#include "apps/tui/full/term.h"
#include "apps/tui/tongue.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROWEST = 20, PLAIN_WIDTH = 80, PLAIN_HEIGHT = 40, WIDEST = 100, TALLEST = 160 };
static bool plain_wanted;

void screen_want_plain(void) { plain_wanted = true; }
bool screen_stopped(void) { return term_stopped(); }

static bool can_be_full(void)
{
    const char *term = getenv("TERM");
    return term && *term && strcmp(term, "dumb");
}

void screen_open_lines(screen *s)
{
    *s = (screen){ .terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO), .plain = plain_wanted,
                   .colours = style_wanted(stdout), .ascii = !letters_fine() };
    term_catch_stops();
    screen_measure(s);
}

void screen_open(screen *s)
{
    screen_open_lines(s);
    s->full = s->terminal && !s->plain && can_be_full() && full_open(s->colours, s->ascii);
    if (s->terminal && !s->full && !s->plain)
        puts(tongue_say("This terminal cannot show a full screen, so the table speaks in lines, as with --plain."));
    s->plain |= s->terminal && !s->full;
    if (s->full) full_page()->italian = tongue_italian();
}

void screen_close(screen *s)
{
    if (s->full) full_close();
    s->full = false;
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
    if (s->full) page_clear(full_page());
}

void screen_hide(const screen *s)
{
    if (s->full) page_forget(full_page());
    else if (s->terminal) fputs("\033[H\033[2J\033[3J", stdout);
}

/* ---- characters ------------------------------------------------------------------------------------------------- */

static void put_char(const screen *s, uint32_t ch)
{
    enum { RULE = 0x2500 };
    char bytes[4];
    if (s->plain && ch == RULE) ch = ' ';              /* words alone: a screen reader would read every piece of it */
    if (s->ascii) putchar(letters_plain(ch));
    else fwrite(bytes, 1, (size_t)letters_write(ch ? ch : ' ', bytes), stdout);
}

static void put_blanks(int n)
{
    while (n-- > 0) putchar(' ');
}

static void note(const screen *s, orr_style style, const char *text)
{
    page_note(full_page(), style, text);
    if (s->aside) full_page()->notes_aside = true;
}

void screen_text(const screen *s, orr_style style, const char *text)
{
    if (s->full) {
        note(s, style, text);
        return;
    }
    fputs(style_on(s->colours, style), stdout);
    for (uint32_t ch; *text;) {
        text = letters_next(text, &ch);
        put_char(s, ch);
    }
    if (style != ORR_INK) fputs(style_off(s->colours), stdout);
}

/* ---- lines ------------------------------------------------------------------------------------------------------ */

static void print_canvas(const screen *s, const orr_canvas *c)
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

void screen_board(const screen *s, page_painter *paint, void *who)
{
    static orr_cell cell[WIDEST * TALLEST];
    orr_canvas c = { .cell = cell, .width = s->width < WIDEST ? s->width : WIDEST, .height = TALLEST };
    if (s->full) {
        page_show_board(full_page(), paint, who);
        return;
    }
    orr_canvas_clear(&c);
    paint(who, &c);
    print_canvas(s, &c);
}

void screen_primer(const screen *s, const char *text)
{
    if (s->full) full_page()->primer = text;
}

void screen_no_board(const screen *s)
{
    if (s->full) page_show_board(full_page(), NULL, NULL);
}

/* Prints the words that fit into the width and gives what is left. Continued lines keep the text's own indent. */
static const char *put_fitting(const screen *s, orr_style style, const char *text, int indent, int width)
{
    const char *end = letters_fit(text, width - indent);
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
    if (s->full) {
        note(s, style, text);
        return;
    }
    while (*text == ' ') text++, indent++;
    do {
        text = put_fitting(s, style, text, indent, s->width);
        putchar('\n');
    } while (*text);
}

void screen_blank(const screen *s)
{
    if (!s->full) putchar('\n');
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
    if (s->full) {
        page_ask(full_page(), style, text);
        return;
    }
    if (s->plain || letters_count(text) + 4 > s->width) {
        screen_line(s, style, text);
        return;
    }
    fputs(style_on(s->colours, style), stdout);
    fputs(s->colours ? " " : "", stdout);
    put_char(s, 0x25b6);
    putchar(' ');
    screen_text(s, ORR_INK, text);
    if (s->colours) put_blanks(s->width - 3 - letters_count(text));
    fputs(style_off(s->colours), stdout);
    putchar('\n');
}

void screen_ruled(const screen *s, const char *text, const char *rule)
{
    char line[2 * SCREEN_LINE];
    if (s->full && s->aside) {
        snprintf(line, sizeof line, *rule ? "%s  (%s)" : "%s%s", text, rule);
        note(s, ORR_INK, line);
        return;
    }
    if (s->full) {
        page_tell(full_page(), text, rule);
        return;
    }
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

/* Numbered choices stand side by side where they fit, down first, then right; few choices stand below each other, and
 * so do all with --plain: a screen reader reads line by line. */
static int widest_of(const screen_item *item, int n)
{
    int widest = 0;
    for (int i = 0; i < n; i++) {
        const int w = letters_count(item[i].text);
        widest = w > widest ? w : widest;
    }
    return widest;
}

static int lines_of(const screen *s, const screen_item *item, int n)
{
    enum { FEW = 4, NUMBER = 7 };                      /* a number with its blanks */
    const int columns = n < FEW || s->plain ? 1 : (s->width - 2) / (widest_of(item, n) + NUMBER);
    return columns < 2 ? n : (n + columns - 1) / columns;
}

void screen_items(const screen *s, const screen_item *item, int n)
{
    if (s->full) {
        page_offer(full_page(), item, n);
        return;
    }
    const int widest = widest_of(item, n), lines = lines_of(s, item, n);
    for (int y = 0; y < lines; y++) {
        for (int i = y; i < n; i += lines) {
            char number[16];
            snprintf(number, sizeof number, "%5d ", item[i].number);
            screen_text(s, ORR_STRONG, number);
            screen_text(s, ORR_INK, item[i].text);
            if (i + lines < n) put_blanks(widest + 1 - letters_count(item[i].text));
        }
        putchar('\n');
    }
}

void screen_keys(const screen *s, const screen_key *keys, int n)
{
    if (!s->full) return;
    full_page()->keys = keys;
    full_page()->n_keys = n;
}

/* ---- time and typing -------------------------------------------------------------------------------------------- */

static int read_char(void)       /* -1: the end, -2: Ctrl-C */
{
    static char buffer[1024];
    static ssize_t have, at;
    if (at == have) {
        if (screen_stopped()) return -2;
        at = 0;
        have = read(STDIN_FILENO, buffer, sizeof buffer);
        if (have <= 0) {
            const bool interrupted = have < 0 && errno == EINTR;
            have = 0;
            return interrupted && screen_stopped() ? -2 : interrupted ? '\n' : -1;
        }
    }
    return (unsigned char)buffer[at++];
}

bool screen_pause(const screen *s, unsigned milliseconds)
{
    struct pollfd keys = { .fd = STDIN_FILENO, .events = POLLIN };
    if (s->full) return milliseconds && full_pause(milliseconds);
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
    if (s->full) {
        const full_end end = full_read(ask, line);
        return end == FULL_LINE ? TYPED_LINE : end == FULL_END ? TYPED_END : TYPED_STOP;
    }
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

void screen_wait(const screen *s)
{
    if (s->full) full_wait();
}

void screen_answered(const screen *s)
{
    if (s->full) page_done(full_page());
}
