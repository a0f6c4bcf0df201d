/* sheet.c - drawing into cells, and the shortest way to show them. */
#include "apps/tui/full/sheet.h"

#include "apps/common/style.h"
#include "apps/common/letters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool sheet_size(sheet *s, int width, int height)
{
    if (s->cell && s->width == width && s->height == height) return true;
    sheet_free(s);
    s->cell = calloc((size_t)width * (size_t)height, sizeof *s->cell);
    s->shown = calloc((size_t)width * (size_t)height, sizeof *s->shown);
    s->width = width;
    s->height = height;
    s->nothing_shown = true;
    if (s->cell && s->shown) return true;
    sheet_free(s);
    return false;
}

void sheet_free(sheet *s)
{
    free(s->cell);
    free(s->shown);
    s->cell = s->shown = NULL;
    s->width = s->height = 0;
}

void sheet_clear(sheet *s)
{
    for (int i = 0; i < s->width * s->height; i++) s->cell[i] = (sheet_cell){ ' ', ORR_INK, LIGHT_NONE };
}

sheet_cell *sheet_at(sheet *s, int x, int y)
{
    return x < 0 || y < 0 || x >= s->width || y >= s->height ? NULL : &s->cell[y * s->width + x];
}

static void put(sheet *s, sheet_box b, int x, int y, orr_style style, uint32_t letter)
{
    sheet_cell *c = x < 0 || y < 0 || x >= b.width || y >= b.height ? NULL : sheet_at(s, b.x + x, b.y + y);
    if (c) *c = (sheet_cell){ letter < ' ' || letter == 0x7f ? ' ' : letter, (uint8_t)style, c->light };
}

int sheet_text(sheet *s, sheet_box b, int x, int y, orr_style style, const char *text)
{
    for (uint32_t ch; *text && x < b.width; x++) {
        text = letters_next(text, &ch);
        put(s, b, x, y, style, ch);
    }
    return x;
}

int sheet_wrap(sheet *s, sheet_box b, int y, int indent, orr_style style, const char *text)
{
    bool first = true;
    while (*text && y < b.height) {
        const int left = first ? 0 : indent;
        const char *end = letters_fit(text, b.width - left);
        int x = left;
        for (uint32_t ch; text < end; x++) {
            text = letters_next(text, &ch);
            put(s, b, x, y, style, ch);
        }
        while (*text == ' ') text++;
        first = false;
        s->pen = x;
        y++;
    }
    return y;
}

int sheet_lines(const char *text, int width, int indent)
{
    int n = 0;
    if (width <= indent) return 0;
    for (; *text; n++) {
        text = letters_fit(text, width - (n ? indent : 0));
        while (*text == ' ') text++;
    }
    return n;
}

void sheet_fill(sheet *s, sheet_box b, orr_style style)
{
    for (int y = 0; y < b.height; y++)
        for (int x = 0; x < b.width; x++) put(s, b, x, y, style, ' ');
}

void sheet_rule(sheet *s, sheet_box b, int y, const char *title)
{
    for (int x = 0; x < b.width; x++) put(s, b, x, y, ORR_SOFT, 0x2500);
    if (!*title) return;
    int x = sheet_text(s, b, 2, y, ORR_SOFT, " ");
    x = sheet_text(s, b, x, y, ORR_STRONG, title);
    sheet_text(s, b, x, y, ORR_SOFT, " ");
}

void sheet_light_up(sheet *s, sheet_box b, sheet_light light)
{
    for (int y = b.y; y < b.y + b.height; y++)
        for (int x = b.x; x < b.x + b.width; x++) {
            sheet_cell *c = sheet_at(s, x, y);
            if (c) c->light = (uint8_t)light;
        }
}

/* ---- sending ---------------------------------------------------------------------------------------------------- */

typedef struct {
    char text[4096];
    size_t n;
    void (*write)(const char *, size_t);
} outlet;

static void say(outlet *o, const char *bytes, size_t n)
{
    if (o->n + n > sizeof o->text) {
        o->write(o->text, o->n);
        o->n = 0;
    }
    memcpy(o->text + o->n, bytes, n);
    o->n += n;
}
static void say_text(outlet *o, const char *text) { say(o, text, strlen(text)); }

/* Light works without colours too: reverse, underlined, bold. */
static void say_look(outlet *o, const sheet *s, sheet_cell c)
{
    static const char *const lights[LIGHTS] = { "", "\033[4m", "\033[7m", "\033[1;7m" };
    say_text(o, "\033[0m");
    say_text(o, style_on(s->colours, (orr_style)c.style));
    if (!s->colours && (c.style == ORR_ASKED || c.style == ORR_MAY)) say_text(o, "\033[7m");
    say_text(o, lights[c.light]);
}

static bool same(sheet_cell a, sheet_cell b)
{
    return a.letter == b.letter && a.style == b.style && a.light == b.light;
}

static void say_letter(outlet *o, const sheet *s, uint32_t letter)
{
    char bytes[4];
    int n = 1;
    if (s->ascii) bytes[0] = letters_plain(letter);
    else n = letters_write(letter ? letter : ' ', bytes);
    say(o, bytes, (size_t)n);
}

/* What a window showed at another size has been moved about by the terminal: it goes first, with its last cell. */
void sheet_send(sheet *s, void (*write)(const char *, size_t))
{
    outlet o = { .write = write };
    if (s->nothing_shown) say_text(&o, "\033[0m\033[2J");
    sheet_cell look = { 0, ORR_STYLES, LIGHTS };
    int at_x = -1, at_y = -1;
    for (int i = 0; i < s->width * s->height; i++) {
        const int x = i % s->width, y = i / s->width;
        const sheet_cell c = s->cell[i];
        if (!s->nothing_shown && same(c, s->shown[i])) continue;
        if (x == s->width - 1 && y == s->height - 1) continue;     /* the last cell would scroll some terminals */
        if (x != at_x || y != at_y) {
            char move[32];
            say(&o, move, (size_t)snprintf(move, sizeof move, "\033[%d;%dH", y + 1, x + 1));
        }
        if (look.style != c.style || look.light != c.light) say_look(&o, s, c);
        look = c;
        say_letter(&o, s, c.letter);
        at_x = x + 1;
        at_y = y;
    }
    if (o.n) {
        say_text(&o, "\033[0m");
        write(o.text, o.n);
    }
    memcpy(s->shown, s->cell, (size_t)s->width * (size_t)s->height * sizeof *s->shown);
    s->nothing_shown = false;
}
