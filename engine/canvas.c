/* canvas.c - painting letters into cells. One code point fills one cell; what a game's view looks like is board.c. */
#include "engine/canvas.h"

enum { BLANK = ' ', WRONG_BYTE = 0xfffd, LINE = 0x2500 };

void orr_canvas_clear(orr_canvas *c)
{
    for (int i = 0; i < c->width * c->height; i++) c->cell[i] = (orr_cell){ BLANK, ORR_INK, { 0 } };
    c->used = c->n_marks = 0;
}

/* The next code point of UTF-8 text. A byte that starts nothing sensible becomes the replacement character; overlong
 * forms and surrogates are not letters either. */
static uint32_t next_letter(const char **text)
{
    const unsigned char *s = (const unsigned char *)*text;
    const unsigned n = s[0] < 0x80                   ? 0
                       : s[0] >= 0xc2 && s[0] < 0xe0 ? 1
                       : s[0] >= 0xe0 && s[0] < 0xf0 ? 2
                       : s[0] >= 0xf0 && s[0] < 0xf5 ? 3
                                                     : 4;
    *text += 1;
    if (n == 0) return s[0];
    if (n == 4) return WRONG_BYTE;
    uint32_t ch = s[0] & (0x3fu >> n);
    for (unsigned i = 1; i <= n; i++) {
        if ((s[i] & 0xc0) != 0x80) return WRONG_BYTE;
        ch = ch << 6 | (s[i] & 0x3fu);
    }
    static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };
    if (ch < least[n] || ch > 0x10ffff || (ch >= 0xd800 && ch < 0xe000)) return WRONG_BYTE;
    *text += n;
    return ch;
}

static void put_letter(orr_canvas *c, int x, int y, orr_style style, uint32_t ch)
{
    if (x < 0 || y < 0 || x >= c->width || y >= c->height) return;
    if (ch < BLANK || ch == 0x7f) ch = BLANK;                    /* nothing that moves a cursor gets onto the board */
    c->cell[y * c->width + x] = (orr_cell){ ch, (uint8_t)style, { 0 } };
    if (c->used <= y) c->used = y + 1;
}

const char *orr_paint_said(const orr_canvas *c, const char *utf8) { return c->said ? c->said(utf8) : utf8; }

int orr_paint_width(const orr_canvas *c, const char *utf8)
{
    int n = 0;
    for (utf8 = orr_paint_said(c, utf8); *utf8; n++) next_letter(&utf8);
    return n;
}

static int put_letters(orr_canvas *c, int x, int y, orr_style style, const char *utf8)
{
    while (*utf8 && x < c->width) put_letter(c, x++, y, style, next_letter(&utf8));
    return x;
}

int orr_paint_text(orr_canvas *c, int x, int y, orr_style style, const char *utf8)
{
    return put_letters(c, x, y, style, orr_paint_said(c, utf8));
}

int orr_paint_number(orr_canvas *c, int x, int y, orr_style style, unsigned v)
{
    char digits[12];
    char *d = digits + sizeof digits - 1;
    *d = 0;
    do *--d = (char)('0' + v % 10);
    while (v /= 10);
    return put_letters(c, x, y, style, d);
}

void orr_paint_mark(orr_canvas *c, int x, int y, int width, unsigned noun, unsigned value)
{
    if (!c->mark || c->n_marks == c->most_marks) return;
    c->mark[c->n_marks++] =
        (orr_mark){ (uint8_t)noun, (uint8_t)value, (int16_t)x, (int16_t)y, (int16_t)width };
}

int orr_paint_seat(orr_canvas *c, int x, int y, orr_style style, orr_seat s)
{
    const int from = x;
    if (s >= ORR_MAX_SEATS) return orr_paint_text(c, x, y, style, "nobody");
    if (c->names && c->names[s]) {
        x = put_letters(c, x, y, style, c->names[s]);     /* a name is nobody's word */
    } else {
        x = orr_paint_text(c, x, y, style, "Seat ");
        x = orr_paint_number(c, x, y, style, s + 1u);            /* people count seats from 1 */
    }
    orr_paint_mark(c, from, y, x - from, ORR_N_SEAT, s);
    return x;
}

static int word_width(const char *s)
{
    int n = 0;
    for (; *s && *s != ' '; n++) next_letter(&s);
    return n;
}

int orr_paint_wrap(orr_canvas *c, int x, int y, int width, orr_style style, const char *text)
{
    int at = 0;                                                  /* columns of this line already used */
    text = orr_paint_said(c, text);
    while (*text == ' ') text++;
    while (*text) {
        if (at && at + 1 + word_width(text) > width) {
            at = 0;
            y++;
        } else if (at) {
            put_letter(c, x + at++, y, style, BLANK);
        }
        for (; *text && *text != ' '; at++) {
            if (at == width) {                                   /* a word longer than the line is cut in two */
                at = 0;
                y++;
            }
            put_letter(c, x + at, y, style, next_letter(&text));
        }
        while (*text == ' ') text++;
    }
    return y + (at > 0);
}

int orr_paint_entry(orr_canvas *c, int y, const orr_entry *e)
{
    enum { NARROW = 60, INDENT = 3 };
    const bool beside = c->width >= NARROW;
    int left = orr_paint_wrap(c, e->left, y, (beside ? e->at : c->width) - e->left - 1, e->name_style, e->name);
    if (e->note) orr_paint_text(c, INDENT, left++, e->note_style, e->note);
    if (!beside) return orr_paint_wrap(c, INDENT, left, c->width - INDENT - 1, ORR_INK, e->text);
    const int right = orr_paint_wrap(c, e->at, y, c->width - e->at - 1, ORR_INK, e->text);
    return left > right ? left : right;
}

void orr_paint_rule(orr_canvas *c, int y, const char *title)
{
    orr_paint_mark(c, 0, y, c->width, ORR_N_NONE, ORR_PART_RULE);
    for (int x = 0; x < c->width; x++) put_letter(c, x, y, ORR_SOFT, LINE);
    if (!title || !*title) return;
    int x = orr_paint_text(c, 2, y, ORR_SOFT, " ");
    x = orr_paint_text(c, x, y, ORR_STRONG, title);
    orr_paint_text(c, x, y, ORR_SOFT, " ");
}
