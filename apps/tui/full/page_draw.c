/* page_draw.c - the page in a window of any size. */
#include "apps/common/letters.h"
#include "apps/tui/full/page.h"

#include <stdio.h>
#include <string.h>

enum { NUMBER = 5, GAP = 2, FEW = 4, INDENT = 2 };           /* columns of a choice's number; few: one column of them */

static const char *say(const page *p, const char *english, const char *italian)
{
    return p->italian ? italian : english;
}

/* ---- how much each pane would like ------------------------------------------------------------------------------ */

static int widest_item(const page *p)
{
    int widest = 0;
    for (int i = 0; i < p->n_items; i++) {
        const int w = letters_count(p->item[i].text);
        widest = w > widest ? w : widest;
    }
    return widest;
}

static void place_items(page *p, int width)
{
    const int fit = width / (widest_item(p) + NUMBER + GAP);
    p->columns = p->n_items < FEW || fit < 1 ? 1 : fit;
    p->rows = (p->n_items + p->columns - 1) / p->columns;
    if (p->rows) p->columns = (p->n_items + p->rows - 1) / p->rows;
}

/* What the list cannot say of a choice: the text of its card, or all of a label that is too long. */
static void detail_of(const page *p, int i, int width, char out[PAGE_LINE])
{
    const page_item *item = &p->item[i];
    const bool cut = letters_count(item->text) + NUMBER > width / (p->columns ? p->columns : 1);
    snprintf(out, PAGE_LINE, "%s%s%s", cut ? item->text : "", cut && item->detail ? ": " : "",
             item->detail ? item->detail : "");
}

static int most_detail(const page *p, int width)
{
    char text[PAGE_LINE];
    int most = 0;
    for (int i = 0; i < p->n_items; i++) {
        detail_of(p, i, width, text);
        const int n = sheet_lines(text, width - INDENT, 0);
        most = n > most ? n : most;
    }
    return most;
}

/* A note goes on under its own first word. */
static int indent_of(const char *note)
{
    const int blanks = (int)strspn(note, " ");
    return blanks > INDENT ? blanks : INDENT;
}

static int lines_of(const char *note, int width)
{
    return *note ? sheet_lines(note, width, indent_of(note)) : 1;
}

static int note_lines(const page *p, int width)
{
    int n = 0;
    for (int i = 0; i < p->n_notes; i++) n += lines_of(p->note[i].text, width);
    return n;
}

static layout_wish wish_of(page *p, const sheet *s)
{
    const int width = layout_main_width(s->width, s->height);
    place_items(p, width);
    return (layout_wish){ .width = s->width, .height = s->height, .note = note_lines(p, width),
                          .ask = *p->bar ? sheet_lines(p->bar, width - INDENT, 0) : 0, .choices = p->rows,
                          .detail = most_detail(p, width), .no_story = !p->paint && !p->n_story };
}

/* ---- story, note, question -------------------------------------------------------------------------------------- */

static int story_lines(const page_line *l, int width)
{
    return sheet_lines(l->text, width - INDENT, INDENT);
}

static int draw_story_line(const page *p, int i, sheet *s, sheet_box at, int y)
{
    const page_line *l = &p->story[i];
    const orr_style style = i < p->old ? ORR_SOFT : ORR_INK;
    const sheet_box text = { at.x + INDENT, at.y, at.width - INDENT, at.height };
    const int after = sheet_wrap(s, text, y, INDENT, style, l->text);
    const int from = at.width - letters_count(l->rule) - 1;
    if (after > y && from > s->pen + INDENT + 1) sheet_text(s, at, from, after - 1, ORR_SOFT, l->rule);
    return after;
}

/* Lines of the story at the moment that the choice under the cursor is about. */
static int told_by_now(const page *p)
{
    const int then = p->n_items && p->item[p->cursor].story ? p->item[p->cursor].story - p->lost : p->n_story;
    return then < 0 ? 0 : then < p->n_story ? then : p->n_story;
}

/* The newest line stands at the bottom; what happened since the last answer is bright. */
static void draw_story(page *p, sheet *s, sheet_box at)
{
    enum { TITLED = 4 };
    if (at.height <= 0) return;
    if (at.height >= TITLED && (p->paint || p->n_story)) {
        sheet_rule(s, at, 0, p->old && p->old < p->n_story ? say(p, "Since your last turn", "Dal tuo ultimo turno")
                                                           : say(p, "What happened", "Gli ultimi eventi"));
        at.y++;
        at.height--;
    }
    const int told = told_by_now(p);
    if (p->story_back > told - 1) p->story_back = told > 0 ? told - 1 : 0;
    int first = told - p->story_back, used = 0;
    const int end = first;
    while (first > 0 && used + story_lines(&p->story[first - 1], at.width) <= at.height)
        used += story_lines(&p->story[--first], at.width);
    for (int i = first, y = 0; i < end; i++) y = draw_story_line(p, i, s, at, y);
}

static void draw_notes(const page *p, sheet *s, sheet_box at, int from)
{
    sheet_box all = { at.x, at.y - from, at.width, at.height + from };
    int y = 0;
    for (int i = 0; i < p->n_notes; i++) {
        const char *text = p->note[i].text;
        const bool hidden = y < from;                        /* a line cut by the upper edge is left out */
        if (!hidden) sheet_wrap(s, all, y, indent_of(text), (orr_style)p->note[i].style, text);
        y += lines_of(text, at.width);
    }
}

static void draw_ask(const page *p, sheet *s, sheet_box at)
{
    if (!at.height) return;
    sheet_fill(s, at, p->bar_style);
    sheet_text(s, at, 0, 0, p->bar_style, "\xe2\x96\xb6");
    sheet_wrap(s, (sheet_box){ at.x + INDENT, at.y, at.width - INDENT, at.height }, 0, 0, p->bar_style, p->bar);
}

/* ---- choices ---------------------------------------------------------------------------------------------------- */

static void add_hit(page *p, sheet_box box, page_hit_kind kind, int index)
{
    if (p->n_hits < PAGE_HITS) p->hit[p->n_hits++] = (page_hit){ box, kind, index };
}

/* A label that is too long ends after a word, never inside a number; the detail has all of it. */
static void draw_label(sheet *s, sheet_box box, int x, orr_style style, const char *text)
{
    char part[sizeof ((page_item *)0)->text];
    const bool fits = letters_count(text) <= box.width - x;
    const char *end = fits ? text + strlen(text) : letters_fit(text, box.width - x - 2);
    snprintf(part, sizeof part, "%.*s", (int)(end - text), text);
    x = sheet_text(s, box, x, 0, style, part);
    if (!fits) sheet_text(s, box, x + 1, 0, ORR_SOFT, "\xe2\x80\xa6");
}

static void draw_item(page *p, int i, sheet *s, sheet_box box)
{
    const page_item *item = &p->item[i];
    char number[16];
    snprintf(number, sizeof number, item->number < 0 || item->number > ORR_MAX_LEGAL ? "    " : "%3d ", item->number);
    const int x = sheet_text(s, box, 0, 0, ORR_STRONG, number);
    draw_label(s, box, x, item->aside ? ORR_CYAN : ORR_INK, item->text);
    if (i == p->cursor) sheet_light_up(s, box, LIGHT_CURSOR);
    add_hit(p, box, PAGE_HIT_ITEM, i);
}

static void draw_choices(page *p, sheet *s, sheet_box at)
{
    if (!at.height || !p->n_items) return;
    const int row = p->cursor % p->rows, wide = at.width / p->columns;
    if (row < p->top) p->top = row;
    if (row >= p->top + at.height) p->top = row - at.height + 1;
    if (p->top > p->rows - at.height) p->top = p->rows > at.height ? p->rows - at.height : 0;
    for (int i = 0; i < p->n_items; i++) {
        const int y = i % p->rows - p->top, column = i / p->rows;
        if (y >= 0 && y < at.height) draw_item(p, i, s, (sheet_box){ at.x + column * wide, at.y + y, wide - 1, 1 });
    }
    if (p->top > 0) sheet_text(s, at, at.width - 1, 0, ORR_STRONG, "\xe2\x96\xb2");
    if (p->top + at.height < p->rows) sheet_text(s, at, at.width - 1, at.height - 1, ORR_STRONG, "\xe2\x96\xbc");
}

/* A list that was cut also takes the lines of the detail while the cursor has none. */
static sheet_box room_for_choices(const page *p)
{
    char text[PAGE_LINE] = "";
    sheet_box at = p->at.choices;
    if (p->n_items) detail_of(p, p->cursor, at.width, text);
    if (!*text && at.height < p->rows) at.height += p->at.detail.height;
    return at;
}

static void draw_detail(const page *p, sheet *s, sheet_box at)
{
    char text[PAGE_LINE];
    if (!at.height || !p->n_items) return;
    detail_of(p, p->cursor, at.width, text);
    sheet_wrap(s, (sheet_box){ at.x + INDENT, at.y, at.width - INDENT, at.height }, 0, 0, ORR_CYAN, text);
}

/* ---- the last line ---------------------------------------------------------------------------------------------- */

static void draw_typing(const page *p, sheet *s, sheet_box at)
{
    const char *text = p->typed;
    uint32_t ch;
    int x = sheet_text(s, at, 0, 0, ORR_STRONG, *p->ask ? p->ask : "> ");
    while (*text && letters_count(text) > at.width - x - 2) text = letters_next(text, &ch);
    x = sheet_text(s, at, x, 0, ORR_INK, text);
    sheet_light_up(s, (sheet_box){ at.x + x, at.y, 1, 1 }, LIGHT_CURSOR);
}

static int draw_key(page *p, sheet *s, sheet_box at, int x, const char *cap, const char *name, int index)
{
    const int from = x;
    if (x + letters_count(cap) + 1 + letters_count(name) >= at.width) return x;      /* the last cell is never sent */
    x = sheet_text(s, at, x, 0, ORR_STRONG, cap);
    x = sheet_text(s, at, x + 1, 0, ORR_SOFT, name);
    if (index >= 0) add_hit(p, (sheet_box){ at.x + from, at.y, x - from, 1 }, PAGE_HIT_KEY, index);
    return x + GAP;
}

static int below_board(const page *p) { return p->board_lines - p->board_top - p->at.board.height; }   /* lines */

static void draw_keys(page *p, sheet *s, sheet_box at)
{
    int x = 1;
    if (p->number) {
        char text[60];
        snprintf(text, sizeof text, say(p, "%d ... Enter takes it", "%d ... Invio lo sceglie"), p->number);
        sheet_text(s, at, x, 0, ORR_STRONG, text);
        return;
    }
    if (p->over != PAGE_TABLE) {
        x = draw_key(p, s, at, x, "Esc", say(p, "back to the table", "torna al tavolo"), -1);
        draw_key(p, s, at, x, "\xe2\x86\x91\xe2\x86\x93", say(p, "scroll", "scorre"), -1);
        return;
    }
    if (p->watching) {
        x = draw_key(p, s, at, x, say(p, "Space", "Spazio"), say(p, "skips", "salta"), -1);
        draw_key(p, s, at, x, "Ctrl-C", say(p, "leaves", "esce"), -1);
        return;
    }
    if (p->n_notes && p->notes_aside) x = draw_key(p, s, at, x, "Esc", say(p, "close", "chiude"), -1);
    if (p->hand_lines > p->at.hand.height) x = draw_key(p, s, at, x, "Tab", say(p, "hand", "mano"), -1);
    for (int i = 0; i < p->n_keys; i++) {
        const char cap[] = { p->keys[i].letter, 0 };
        x = draw_key(p, s, at, x, cap, p->keys[i].name, i);
    }
    if (below_board(p) > 0) x = draw_key(p, s, at, x, "PgDn", say(p, "board", "tavolo"), -1);
    if (p->n_keys) x = draw_key(p, s, at, x, "/", say(p, "words", "parole"), -1);
    const char *cursor = say(p, "\xe2\x86\x91\xe2\x86\x93 Enter", "\xe2\x86\x91\xe2\x86\x93 Invio");
    draw_key(p, s, at, x, cursor, say(p, "choose", "sceglie"), -1);
}

/* ---- all of it -------------------------------------------------------------------------------------------------- */

/* At the end of a line of the board, in words where that line leaves room: they must not cover anything. */
static void put_mark(sheet *s, sheet_box at, int y, const char *words, const char *sign)
{
    const int n = letters_count(words);
    bool free = true;
    for (int x = at.width - n; x < at.width; x++) {
        const sheet_cell *c = sheet_at(s, at.x + x, at.y + y);
        free = free && c && (!c->letter || c->letter == ' ');
    }
    if (free) sheet_text(s, at, at.width - n, y, ORR_STRONG, words);
    else sheet_text(s, at, at.width - 1, y, ORR_STRONG, sign);
}

static void draw_overflow(const page *p, sheet *s, sheet_box at)
{
    char text[40];
    const int below = below_board(p);
    if (p->board_top > 0) put_mark(s, at, 0, " PgUp \xe2\x96\xb2", "\xe2\x96\xb2");
    if (below <= 0) return;
    snprintf(text, sizeof text, " PgDn \xe2\x96\xbc %d", below);
    put_mark(s, at, at.height - 1, text, "\xe2\x96\xbc");
}

static void draw_over(page *p, sheet *s)
{
    const sheet_box at = { 0, 0, s->width, s->height - 1 }, body = { 1, 1, s->width - 2, s->height - 2 };
    int lines = 0;
    if (p->over == PAGE_HAND) {
        page_paint(p, PAGE_OWN, s->width, 0);
        lines = p->hand_lines;
    } else {
        lines = p->over == PAGE_READING ? note_lines(p, body.width) : p->n_story;
    }
    const int last = lines > body.height ? lines - body.height : 0;
    if (p->over_top > last) p->over_top = last;
    if (p->over_top < 0) p->over_top = 0;
    p->over_lines = lines;
    if (p->over == PAGE_HAND) {
        page_put_hand(p, PAGE_OWN, s, at, p->over_top);
    } else {
        sheet_rule(s, at, 0, p->over == PAGE_TELLING ? say(p, "What happened", "Gli ultimi eventi") : p->bar);
        if (p->over == PAGE_READING) draw_notes(p, s, body, p->over_top);
        for (int i = p->over_top, y = 0; p->over == PAGE_TELLING && i < p->n_story && y < body.height; i++)
            y = draw_story_line(p, i, s, body, y);
    }
    if (p->over_top < last) sheet_text(s, at, at.width - 2, at.height - 1, ORR_STRONG, "\xe2\x96\xbc");
    draw_keys(p, s, (sheet_box){ 0, s->height - 1, s->width, 1 });
}

/* A board that can do with fewer lines leaves some to the hand when the question is about it. */
static void paint_board(page *p, sheet *s, layout_wish *w)
{
    const int width = layout_main_width(s->width, s->height), room = layout_board_room(w);
    page_paint(p, PAGE_BOARD, width, room);
    const int lines = p->board_lines, hold = p->hand_lines < room * 2 / 5 ? p->hand_lines : room * 2 / 5;
    if (layout_is_wide(s->width, s->height) || lines + hold <= room || !page_asks_hand(p)) return;
    w->hold = hold;
    page_paint(p, PAGE_BOARD, width, layout_board_room(w));
    if (p->board_lines < lines) return;
    w->hold = 0;
    page_paint(p, PAGE_BOARD, width, room);
}

/* ---- room to spare ---------------------------------------------------------------------------------------------- */

static int write_details(const page *p, sheet *s, sheet_box at)      /* each text once; s NULL: only counts the lines */
{
    char line[2 * PAGE_LINE];
    const char *last = "";
    int y = 0;
    for (int i = 0; i < p->n_items; i++) {
        const page_item *item = &p->item[i];
        if (!item->detail || !*item->detail || !strcmp(item->detail, last)) continue;
        last = item->detail;
        const char *remark = strstr(item->text, " (");
        const int label = (int)(remark ? (size_t)(remark - item->text) : strlen(item->text));
        snprintf(line, sizeof line, "%.*s: %s", label, item->text, item->detail);
        if (s) sheet_wrap(s, at, y, INDENT, i == p->cursor ? ORR_CYAN : ORR_SOFT, line);
        y += sheet_lines(line, at.width, INDENT);
    }
    return y;
}

/* How many lines of the primer fit; it ends with a paragraph. */
static int primer_lines(const page *p, int width, int height, size_t *bytes)
{
    int y = 0, whole = 0;
    *bytes = 0;
    for (const char *from = p->primer; *from;) {
        const size_t n = strcspn(from, "\n");
        char line[PAGE_LINE];
        snprintf(line, sizeof line, "%.*s", (int)n, from);
        if (!n) whole = y, *bytes = (size_t)(from - p->primer);
        y += n ? sheet_lines(line, width, INDENT) : 1;
        if (y > height) return whole;
        from += n + (from[n] == '\n');
        if (!*from) whole = y, *bytes = (size_t)(from - p->primer);
    }
    return whole;
}

/* At the bottom, and never higher than a part of the window: it stays where it is while questions come and go. */
static void draw_primer(const page *p, sheet *s, sheet_box at)
{
    size_t bytes;
    const int most = s->height / 2, height = at.height - 1 < most ? at.height - 1 : most;
    const int lines = primer_lines(p, at.width - 2, height, &bytes);
    const sheet_box body = { at.x + 1, at.y + at.height - lines, at.width - 2, lines };
    if (!lines) return;
    sheet_rule(s, at, at.height - lines - 1, say(p, "In short", "In breve"));
    int y = 0;
    for (const char *from = p->primer, *end = from + bytes; from < end;) {
        const size_t n = strcspn(from, "\n");
        char line[PAGE_LINE];
        snprintf(line, sizeof line, "%.*s", (int)n, from);
        y = n ? sheet_wrap(s, body, y, INDENT, ORR_SOFT, line) : y + 1;
        from += n + (from[n] == '\n');
    }
}

/* What a large window leaves free below the choices: the texts of all of them, then the game in short. */
static void use_room(page *p, sheet *s)
{
    enum { LEAST = 8 };
    layout *l = &p->at;
    const int end = l->keys.y, from = l->detail.height ? l->detail.y : l->choices.y + l->choices.height;
    sheet_box at = { l->board.x + INDENT, from, l->board.width - INDENT - 1, end - from };
    if (!l->wide) return;
    const int lines = l->choices.height < p->rows ? 0 : write_details(p, NULL, at);
    if (lines > l->detail.height && lines + 1 < at.height) {
        sheet_fill(s, (sheet_box){ l->detail.x, from, l->board.width, l->detail.height }, ORR_INK);
        write_details(p, s, (sheet_box){ at.x, from + 1, at.width, lines });
        at.y += lines + 2;
    } else {
        at.y += l->detail.height + 1;
    }
    at.height = end - at.y;
    if (p->primer && at.height >= LEAST)
        draw_primer(p, s, (sheet_box){ l->board.x, at.y, l->board.width, at.height });
}

static void draw_table(page *p, sheet *s, layout_wish *w)
{
    paint_board(p, s, w);
    w->board = p->board_lines;
    if (layout_is_wide(s->width, s->height)) page_paint(p, PAGE_OWN, layout_side_width(s->width, s->height), 0);
    w->hand = p->hand_lines;
    p->at = layout_of(w);
    const layout *l = &p->at;
    page_put_board(p, s, l->board);
    draw_overflow(p, s, l->board);
    page_put_hand(p, l->wide ? PAGE_OWN : PAGE_BOARD, s, l->hand, 0);
    draw_story(p, s, l->story);
    draw_notes(p, s, l->note, 0);
    draw_ask(p, s, l->ask);
    draw_choices(p, s, room_for_choices(p));
    draw_detail(p, s, l->detail);
    use_room(p, s);
    if (p->typing && !p->watching) draw_typing(p, s, l->keys);
    else draw_keys(p, s, l->keys);
    for (int y = 0; l->wide && y < s->height - 1; y++)
        sheet_text(s, (sheet_box){ l->board.width, y, 1, 1 }, 0, 0, ORR_SOFT, "\xe2\x94\x82");
}

/* An answer to a command must not push choices out of sight: then it is read first. */
static bool hides_choices(const page *p, layout_wish w)
{
    w.note = 0;
    return p->notes_aside && p->at.choices.height < layout_of(&w).choices.height;
}

void page_draw(page *p, sheet *s)
{
    char text[120];
    layout_wish w;
    sheet_clear(s);
    p->n_hits = 0;
    if (s->width < LAYOUT_LEAST_WIDTH || s->height < LAYOUT_LEAST_HEIGHT) {
        snprintf(text, sizeof text, say(p, "This window is %d by %d; the table needs %d by %d.",
                                        "Questa finestra misura %d per %d; il tavolo ne chiede %d per %d."),
                 s->width, s->height, LAYOUT_LEAST_WIDTH, LAYOUT_LEAST_HEIGHT);
        sheet_wrap(s, (sheet_box){ 0, 0, s->width, s->height }, 0, 0, ORR_STRONG, text);
        return;
    }
    w = wish_of(p, s);
    if (p->over == PAGE_TABLE) {
        draw_table(p, s, &w);
        p->over_lines = w.note > s->height / 3 || hides_choices(p, w) ? w.note : 0;
    } else {
        draw_over(p, s);
    }
}
