/* page_keys.c - what a key or a click does to the page: it moves, scrolls, opens, or makes the line of an answer. */
#include "apps/common/letters.h"
#include "apps/tui/full/page.h"

#include <stdio.h>
#include <string.h>

enum { WHEEL = 3 };

static bool give(char line[PAGE_LINE], const char *text)
{
    snprintf(line, PAGE_LINE, "%s", text);
    return true;
}

static bool choose(page *p, int i, char line[PAGE_LINE])
{
    const page_item *item = &p->item[i];
    p->number = 0;
    if (item->line) return give(line, item->line);
    snprintf(line, PAGE_LINE, "%d", item->number);
    return true;
}

static void move_to(page *p, int i)
{
    if (i < 0 || i >= p->n_items) return;
    p->cursor = i;
    p->number = 0;
    p->follow = true;
    p->pan_x = p->pan_y = 0;
}

static void scroll_board(page *p, int lines)
{
    p->board_top += lines;
    if (p->board_top < 0) p->board_top = 0;
    p->follow = false;
}

/* ---- letters ---------------------------------------------------------------------------------------------------- */

static int numbered(const page *p, int number)
{
    for (int i = 0; i < p->n_items; i++)
        if (p->item[i].number == number) return i;
    return -1;
}

/* A number is taken at once when no longer one begins with it. */
static bool press_digit(page *p, int digit, char line[PAGE_LINE])
{
    const int number = 10 * p->number + digit, i = numbered(p, number);
    if (i < 0) {
        p->number = 0;
        return false;
    }
    p->cursor = i;
    p->follow = true;
    for (int k = 0; number && k < p->n_items; k++)
        if (p->item[k].number / 10 == number) {
            p->number = number;
            return false;
        }
    return choose(p, i, line);
}

static void start_typing(page *p, const char *with)
{
    p->typing = true;
    p->number = 0;
    snprintf(p->typed, sizeof p->typed, "%s", with);
}

static bool press_key_line(page *p, const page_key_line *k, char line[PAGE_LINE])
{
    char begun[PAGE_LINE];
    if (!k->asks) return give(line, k->line);
    snprintf(begun, sizeof begun, "%s ", k->line);
    start_typing(p, begun);
    return false;
}

static bool press_letter(page *p, uint32_t letter, char line[PAGE_LINE])
{
    char bytes[5] = { 0 };
    if (letter >= '0' && letter <= '9') return press_digit(p, (int)(letter - '0'), line);
    for (int i = 0; i < p->n_keys; i++)
        if ((uint32_t)p->keys[i].letter == letter) return press_key_line(p, &p->keys[i], line);
    if (letter == '/' || letter == ':') {
        start_typing(p, "");
    } else if (letter == 'l' && p->n_story) {
        p->over = PAGE_TELLING;
        p->over_top = PAGE_STORY;
    } else if (letter > ' ') {
        letters_write(letter, bytes);
        start_typing(p, bytes);
    }
    return false;
}

/* ---- typing a line ---------------------------------------------------------------------------------------------- */

static void erase_last(char *text)
{
    size_t n = strlen(text);
    while (n && ((unsigned char)text[n - 1] & 0xc0) == 0x80) n--;
    if (n) text[n - 1] = 0;
}

static bool press_typing(page *p, key k, char line[PAGE_LINE])
{
    const size_t n = strlen(p->typed);
    if (k.kind == KEY_ENTER) {
        give(line, p->typed);
        p->typing = !p->n_items;
        p->typed[0] = 0;
        return true;
    }
    if (k.kind == KEY_LETTER && n + 5 < sizeof p->typed) {
        p->typed[n + (size_t)letters_write(k.letter, p->typed + n)] = 0;
    } else if (k.kind == KEY_ERASE) {
        erase_last(p->typed);
        if (!n) p->typing = !p->n_items;
    } else if (k.kind == KEY_CLEAR || k.kind == KEY_ESCAPE) {
        p->typed[0] = 0;
        p->typing = !p->n_items;
    }
    return false;
}

/* ---- what covers the table -------------------------------------------------------------------------------------- */

static void press_over(page *p, key k)
{
    const int page_full = p->at.keys.y > 4 ? p->at.keys.y - 3 : 10;
    switch (k.kind) {
    case KEY_UP: p->over_top--; break;
    case KEY_DOWN: p->over_top++; break;
    case KEY_WHEEL_UP: p->over_top -= WHEEL; break;
    case KEY_WHEEL_DOWN: p->over_top += WHEEL; break;
    case KEY_PAGE_UP: p->over_top -= page_full; break;
    case KEY_PAGE_DOWN: p->over_top += page_full; break;
    case KEY_HOME: p->over_top = 0; break;
    case KEY_END: p->over_top = PAGE_STORY * 4; break;
    case KEY_LETTER: case KEY_ENTER: case KEY_ESCAPE: case KEY_TAB: case KEY_CLICK:
        if (p->over == PAGE_READING) p->n_notes = 0;         /* read */
        p->over = PAGE_TABLE;
        break;
    default: break;
    }
}

/* ---- the mouse -------------------------------------------------------------------------------------------------- */

static bool is_inside(sheet_box b, int x, int y)
{
    return x >= b.x && y >= b.y && x < b.x + b.width && y < b.y + b.height;
}

/* The first click moves the cursor, so that the board shows what is meant; the second one answers. */
static bool press_click(page *p, key k, char line[PAGE_LINE])
{
    for (int i = 0; i < p->n_hits; i++) {
        const page_hit *h = &p->hit[i];
        if (!is_inside(h->box, k.x, k.y)) continue;
        if (h->kind == PAGE_HIT_KEY) return press_key_line(p, &p->keys[h->index], line);
        if (h->index == p->cursor) return choose(p, h->index, line);
        move_to(p, h->index);
        return false;
    }
    move_to(p, page_item_at(p, k.x, k.y));
    return false;
}

static void press_wheel(page *p, key k)
{
    const int lines = k.kind == KEY_WHEEL_UP ? -WHEEL : WHEEL;
    if (is_inside(p->at.story, k.x, k.y)) {
        p->story_back -= lines;
        if (p->story_back < 0) p->story_back = 0;
    } else if (is_inside(p->at.board, k.x, k.y)) {
        scroll_board(p, lines);
    } else {
        move_to(p, p->cursor + (lines < 0 ? -1 : 1));
    }
}

/* ---- all keys --------------------------------------------------------------------------------------------------- */

static void press_arrow(page *p, key k)
{
    const int x = k.kind == KEY_LEFT ? -1 : k.kind == KEY_RIGHT, y = k.kind == KEY_UP ? -1 : k.kind == KEY_DOWN;
    if (!k.shifted) {
        move_to(p, p->cursor + x * p->rows + y);
    } else if (y && !(p->pans & 2)) {
        scroll_board(p, y);
    } else {
        p->pan_x += x;
        p->pan_y += y;
    }
}

/* What was begun or is being read goes first; then it is the choice that stays where one was. */
static bool press_escape(page *p, char line[PAGE_LINE])
{
    if (p->number) {
        p->number = 0;
    } else if (p->n_notes && p->notes_aside) {
        p->n_notes = 0;
    } else {
        for (int i = 0; i < p->n_items; i++)
            if (p->item[i].escape) return choose(p, i, line);
    }
    return false;
}

bool page_press(page *p, key k, char line[PAGE_LINE])
{
    if (p->over != PAGE_TABLE) {
        press_over(p, k);
        return false;
    }
    if (k.kind == KEY_CLICK) return press_click(p, k, line);
    if (p->typing && k.kind != KEY_PAGE_UP && k.kind != KEY_PAGE_DOWN) return press_typing(p, k, line);
    switch (k.kind) {
    case KEY_LETTER: return press_letter(p, k.letter, line);
    case KEY_ENTER: return p->n_items && choose(p, p->cursor, line);
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT: press_arrow(p, k); break;
    case KEY_HOME: move_to(p, 0); break;
    case KEY_END: move_to(p, p->n_items - 1); break;
    case KEY_PAGE_UP: scroll_board(p, 1 - p->at.board.height); break;
    case KEY_PAGE_DOWN: scroll_board(p, p->at.board.height - 1); break;
    case KEY_WHEEL_UP: case KEY_WHEEL_DOWN: press_wheel(p, k); break;
    case KEY_TAB:
        if (p->paint && p->hand_lines) p->over = PAGE_HAND, p->over_top = 0;
        break;
    case KEY_ESCAPE: return press_escape(p, line);
    default: break;
    }
    return false;
}
