/* page_board.c - the board in its pane: painted by the game, scrolled, with what can be chosen and what has changed
 * lit. */
#include "apps/tui/full/page.h"

#include <string.h>

enum { WIDEST = 250, TALLEST = 160, MARKS = 2400 };
typedef struct {              /* a painted board */
    orr_cell cell[WIDEST * TALLEST];
    orr_mark mark[MARKS];
    orr_canvas c;
    int hand;                 /* the line where the viewer's own part begins; c.used: there is none */
} picture;
static picture pictures[2];
static picture known;         /* the board as somebody has seen it */

/* ---- painting --------------------------------------------------------------------------------------------------- */

static void find_parts(picture *b)
{
    b->hand = b->c.used;
    for (int i = 0; i < b->c.n_marks; i++)
        if (b->mark[i].noun == ORR_N_NONE && b->mark[i].value == ORR_PART_HAND) b->hand = b->mark[i].y;
    const orr_mark *last = b->c.n_marks ? &b->mark[b->c.n_marks - 1] : NULL;
    const bool bare = last && last->noun == ORR_N_NONE && last->y == b->c.used - 1 && last->y != b->hand;
    b->c.used -= bare;                                           /* a rule with nothing below it */
    if (b->hand > b->c.used) b->hand = b->c.used;
}

void page_paint(page *p, int which, int width, int room)
{
    picture *b = &pictures[which];
    b->c = (orr_canvas){ .cell = b->cell, .width = width < WIDEST ? width : WIDEST, .height = TALLEST, .mark = b->mark,
                         .most_marks = MARKS, .room = room, .pan_x = p->pan_x, .pan_y = p->pan_y };
    if (p->n_items) memcpy(b->c.focus, p->item[p->cursor].about, sizeof b->c.focus);
    orr_canvas_clear(&b->c);
    if (p->paint) p->paint(p->painter_of, &b->c);
    find_parts(b);
    if (which == PAGE_BOARD) {
        p->board_lines = b->hand;
        p->pan_x = b->c.pan_x;
        p->pan_y = b->c.pan_y;
        p->pans = b->c.pans;
    }
    p->hand_lines = b->c.used - b->hand;
}

/* ---- what is lit ------------------------------------------------------------------------------------------------ */

static const orr_cell *row_of(const picture *b, int y) { return b->cell + (size_t)y * (size_t)b->c.width; }

static bool is_about(const page_item *item, const orr_mark *m)
{
    for (int i = 0; m->noun != ORR_N_NONE && i < 3; i++)
        if (item->about[i][0] == m->noun && item->about[i][1] == m->value) return true;
    return false;
}

/* How many things that a choice names meet in each cell: "square 5" and "tile B" meet in one square. */
static unsigned char cover[WIDEST * TALLEST];

static int cover_by(const page_item *item, const picture *b)     /* the most that meet anywhere */
{
    int best = 0;
    memset(cover, 0, sizeof cover);
    for (int i = 0; i < 3; i++) {
        const orr_mark what = { .noun = item->about[i][0], .value = item->about[i][1] };
        for (int k = 0; what.noun != ORR_N_NONE && k < b->c.n_marks; k++) {
            const orr_mark *m = &b->mark[k];
            if (m->noun != what.noun || m->value != what.value || m->y < 0 || m->y >= TALLEST) continue;
            for (int x = m->x < 0 ? 0 : m->x; x < m->x + m->width && x < b->c.width; x++) {
                unsigned char *n = &cover[m->y * WIDEST + x];
                *n |= (unsigned char)(1 << i);
                const int met = (*n & 1) + (*n >> 1 & 1) + (*n >> 2 & 1);
                best = met > best ? met : best;
            }
        }
    }
    return best;
}

static bool meets(int x, int y, int most)
{
    const unsigned n = cover[y * WIDEST + x];
    return most && (int)((n & 1) + (n >> 1 & 1) + (n >> 2 & 1)) == most;
}

static void light_item(const page *p, const picture *b, int i, sheet *s, sheet_box at, int from, int to)
{
    const int most = cover_by(&p->item[i], b);
    const sheet_light light = i == p->cursor ? LIGHT_CURSOR : LIGHT_CAN;
    for (int y = from; y < to && y - from < at.height; y++)
        for (int x = 0; x < b->c.width && x < at.width; x++)
            if (meets(x, y, most) && (light == LIGHT_CURSOR || row_of(b, y)[x].ch != ' '))
                sheet_light_up(s, (sheet_box){ at.x + x, at.y + y - from, 1, 1 }, light);
}

/* What can be chosen, then what the cursor is about. */
static void light_marks(const page *p, const picture *b, sheet *s, sheet_box at, int from, int to)
{
    enum { FEW = 40 };                                           /* with more, everything would be lit */
    for (int i = 0; i < p->n_items && p->n_items <= FEW; i++)
        if (i != p->cursor) light_item(p, b, i, s, at, from, to);
    if (p->n_items) light_item(p, b, p->cursor, s, at, from, to);
}

static bool was_known(const picture *now, int y)                 /* the same line stood somewhere: it only moved */
{
    for (int k = 0; k < known.hand; k++)
        if (!memcmp(row_of(now, y), row_of(&known, k), (size_t)now->c.width * sizeof(orr_cell))) return true;
    return false;
}

/* What is new on the board is lit; while it is being turned, it shows its back. */
static void light_changes(page *p, const picture *b, sheet *s, sheet_box at)
{
    p->changed = false;
    if (!p->flash || known.c.width != b->c.width || !known.hand) return;
    for (int y = 0; y < at.height && y + p->board_top < b->hand && y + p->board_top < known.hand; y++) {
        const int line = y + p->board_top;
        if (was_known(b, line)) continue;
        for (int x = 0; x < b->c.width; x++) {
            const orr_cell now = row_of(b, line)[x], before = row_of(&known, line)[x];
            sheet_cell *c = sheet_at(s, at.x + x, at.y + y);
            if (!c || now.ch == before.ch || now.ch == ' ') continue;
            if (p->turning) c->letter = 0x2592;
            c->light = LIGHT_NEW;
            p->changed = true;
        }
    }
}

void page_settle(page *p)
{
    p->flash = p->turning = false;
    if (!p->paint) known.hand = 0;
    else known = pictures[PAGE_BOARD], known.c.cell = known.cell;
}

static bool is_in_hand(const page_item *item, const picture *b)
{
    for (int k = 0; k < b->c.n_marks; k++)
        if (b->mark[k].y >= b->hand && is_about(item, &b->mark[k])) return true;
    return false;
}

bool page_asks_hand(const page *p)
{
    int n = 0;
    for (int i = 0; i < p->n_items; i++) n += is_in_hand(&p->item[i], &pictures[PAGE_BOARD]);
    return n && 2 * n >= p->n_items;
}

/* ---- into the window -------------------------------------------------------------------------------------------- */

static void copy_lines(const picture *b, int from, int to, sheet *s, sheet_box at)
{
    for (int y = 0; y < at.height && from + y < to; y++)
        for (int x = 0; x < at.width && x < b->c.width; x++) {
            const orr_cell k = row_of(b, from + y)[x];
            sheet_cell *c = sheet_at(s, at.x + x, at.y + y);
            if (c) *c = (sheet_cell){ k.ch, k.style, LIGHT_NONE };
        }
}

static bool is_lit(const picture *b, int y, int most)
{
    for (int x = 0; x < b->c.width; x++)
        if (meets(x, y, most)) return true;
    return false;
}

/* Scrolls until the first thing the cursor is about can be seen. */
static void follow_cursor(page *p, const picture *b, int height)
{
    const int last = b->hand > height ? b->hand - height : 0;
    if (p->follow && p->n_items) {
        const int most = cover_by(&p->item[p->cursor], b);
        int first = 0;
        while (first < b->hand && !is_lit(b, first, most)) first++;
        int end = first;
        while (end + 1 < b->hand && end - first + 1 < height && is_lit(b, end + 1, most)) end++;
        if (first == b->hand) first = end = p->board_top;        /* nothing on the board */
        if (end >= p->board_top + height - 1) p->board_top = end - height + 2;
        if (first < p->board_top) p->board_top = first;
    }
    if (p->board_top > last) p->board_top = last;
    if (p->board_top < 0) p->board_top = 0;
}

void page_put_board(page *p, sheet *s, sheet_box at)
{
    const picture *b = &pictures[PAGE_BOARD];
    follow_cursor(p, b, at.height);
    copy_lines(b, p->board_top, b->hand, s, at);
    light_marks(p, b, s, at, p->board_top, b->hand);
    light_changes(p, b, s, at);
}

void page_put_hand(page *p, int which, sheet *s, sheet_box at, int from)
{
    const picture *b = &pictures[which];
    copy_lines(b, b->hand + from, b->c.used, s, at);
    light_marks(p, b, s, at, b->hand + from, b->c.used);
}

/* ---- the mouse -------------------------------------------------------------------------------------------------- */

static bool is_inside(sheet_box b, int x, int y)
{
    return x >= b.x && y >= b.y && x < b.x + b.width && y < b.y + b.height;
}

static int item_by(const page *p, const picture *b, int x, int y)
{
    for (int i = 0; i < b->c.n_marks; i++) {
        const orr_mark *m = &b->mark[i];
        if (m->noun == ORR_N_NONE || y != m->y || x < m->x || x >= m->x + m->width) continue;
        for (int k = 1; k <= p->n_items; k++) {
            const int next = (p->cursor + k) % p->n_items;
            if (is_about(&p->item[next], m)) return next;
        }
    }
    return -1;
}

int page_item_at(const page *p, int x, int y)
{
    if (is_inside(p->at.board, x, y))
        return item_by(p, &pictures[PAGE_BOARD], x - p->at.board.x, y - p->at.board.y + p->board_top);
    if (!is_inside(p->at.hand, x, y)) return -1;
    const picture *b = &pictures[p->at.wide ? PAGE_OWN : PAGE_BOARD];
    return item_by(p, b, x - p->at.hand.x, y - p->at.hand.y + b->hand);
}
