/* keys.c - the sequences of xterm and all that followed it: arrows, pages, the mouse in SGR form. */
#include "apps/tui/full/keys.h"

#include "apps/common/letters.h"

#include <stddef.h>

enum { ESCAPE = 27, MOST_NUMBERS = 4, WHEEL = 64, MOVED = 32 };

static key_kind by_letter(char final)
{
    static const struct { char final; key_kind kind; } known[] = {
        { 'A', KEY_UP }, { 'B', KEY_DOWN }, { 'C', KEY_RIGHT }, { 'D', KEY_LEFT }, { 'H', KEY_HOME }, { 'F', KEY_END },
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].final == final) return known[i].kind;
    return KEY_NONE;
}

static key_kind by_number(int number)
{
    switch (number) {
    case 1: case 7: return KEY_HOME;
    case 4: case 8: return KEY_END;
    case 3: return KEY_ERASE;
    case 5: return KEY_PAGE_UP;
    case 6: return KEY_PAGE_DOWN;
    default: return KEY_NONE;
    }
}

/* "<0;12;7M": a button is pressed; with m at the end it is released. */
static key mouse(const int number[MOST_NUMBERS], char final)
{
    key k = { .kind = KEY_NONE, .x = number[1] - 1, .y = number[2] - 1 };
    if (number[0] == WHEEL) k.kind = KEY_WHEEL_UP;
    else if (number[0] == WHEEL + 1) k.kind = KEY_WHEEL_DOWN;
    else if (final == 'M' && !(number[0] & (MOVED | 3))) k.kind = KEY_CLICK;
    return k;
}

/* After "Escape [": numbers, then a letter that says what it is. */
static int read_sequence(const char *bytes, int n, key *k)
{
    int number[MOST_NUMBERS] = { 0 }, which = 0, i = 2;
    const bool is_mouse = i < n && bytes[i] == '<';
    for (i += is_mouse; i < n && (bytes[i] < '@' || bytes[i] > '~'); i++) {
        if (bytes[i] == ';' && which + 1 < MOST_NUMBERS) which++;
        else if (bytes[i] >= '0' && bytes[i] <= '9' && number[which] < 10000)
            number[which] = 10 * number[which] + bytes[i] - '0';
    }
    if (i >= n) return 0;
    if (is_mouse) {
        *k = mouse(number, bytes[i]);
    } else {
        k->kind = bytes[i] == '~' ? by_number(number[0]) : by_letter(bytes[i]);
        k->shifted = number[1] > 1;
    }
    return i + 1;
}

static int read_escape(const char *bytes, int n, bool last, key *k)
{
    if (n == 1) {
        k->kind = KEY_ESCAPE;
        return last ? 1 : 0;
    }
    if (bytes[1] == '[') {
        const int took = read_sequence(bytes, n, k);
        return took || !last ? took : n;
    }
    if (bytes[1] == 'O' && n > 2) {
        k->kind = by_letter(bytes[2]);
        return 3;
    }
    if (bytes[1] == 'O' && !last) return 0;
    k->kind = KEY_ESCAPE;                     /* Alt with a letter: two keys */
    return 1;
}

static key_kind by_control(char byte)
{
    switch (byte) {
    case '\r': case '\n': return KEY_ENTER;
    case '\t': return KEY_TAB;
    case 8: case 127: return KEY_ERASE;
    case 12: return KEY_REDRAW;               /* Ctrl-L */
    case 21: return KEY_CLEAR;                /* Ctrl-U */
    case 4: return KEY_CLOSED;                /* Ctrl-D */
    case 3: return KEY_STOP;                  /* Ctrl-C, where the terminal makes no signal of it */
    default: return KEY_NONE;
    }
}

int keys_read(const char *bytes, int n, bool last, key *k)
{
    *k = (key){ .kind = KEY_NONE };
    if (n <= 0) return 0;
    const unsigned char first = (unsigned char)bytes[0];
    if (first == ESCAPE) return read_escape(bytes, n, last, k);
    if (first < ' ' || first == 127) {
        k->kind = by_control(bytes[0]);
        return 1;
    }
    const int all = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    if (n < all && !last) return 0;
    char letter[5] = { 0 };
    for (int i = 0; i < all && i < n; i++) letter[i] = bytes[i];
    const char *end = letters_next(letter, &k->letter);
    k->kind = KEY_LETTER;
    return (int)(end - letter);
}
