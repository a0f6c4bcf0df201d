/* layout.c - the panes. In a narrow window they stand below each other: board, hand, story, note, question, choices,
 * detail, keys. In a wide one hand and story have a column of their own at the right. */
#include "apps/tui/full/layout.h"

enum { WIDE = 130, MAIN_LEAST = 80, TALL = 30, STORY_LEAST = 2, HAND_LEAST = 3, CHOICES_LEAST = 4, KEYS = 1 };

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

bool layout_is_wide(int width, int height)
{
    (void)height;
    return width >= WIDE;
}

int layout_main_width(int width, int height)
{
    return layout_is_wide(width, height) ? most(MAIN_LEAST, width * 5 / 8) : width;
}

int layout_side_width(int width, int height)
{
    return layout_is_wide(width, height) ? width - layout_main_width(width, height) - 1 : width;
}

static int story_least(const layout_wish *w)
{
    return layout_is_wide(w->width, w->height) ? 0 : w->height >= TALL ? STORY_LEAST + 3 : STORY_LEAST;
}

/* What belongs to the question gets its lines first; only the list of choices can be shortened: it scrolls. */
static layout heights(const layout_wish *w)
{
    layout l = { .wide = layout_is_wide(w->width, w->height) };
    l.keys.height = KEYS;
    l.ask.height = least(w->ask, 3);
    l.note.height = least(w->note, w->height / 3);
    l.detail.height = least(w->detail, w->height >= TALL ? 4 : 2);
    const int rest = w->height - KEYS - l.ask.height - l.note.height - l.detail.height;
    l.choices.height = least(w->choices, most(CHOICES_LEAST, rest * 3 / 10));
    return l;
}

int layout_board_room(const layout_wish *w)
{
    const layout l = heights(w);
    const int taken = KEYS + l.ask.height + l.note.height + l.detail.height + l.choices.height + story_least(w);
    return most(1, w->height - taken - (layout_is_wide(w->width, w->height) ? 0 : w->hold));
}

/* Boxes of one column, from the top; each knows its height already. */
static void stack(sheet_box *const *box, int n, int x, int width)
{
    int y = 0;
    for (int i = 0; i < n; i++) {
        box[i]->x = x;
        box[i]->y = y;
        box[i]->width = width;
        y += box[i]->height;
    }
}

layout layout_of(const layout_wish *w)
{
    layout l = heights(w);
    const int room = layout_board_room(w);
    l.board.height = least(w->board, room);
    int left = room - l.board.height + (l.wide ? 0 : w->hold); /* for the hand, choices that were cut, the story */
    if (l.wide) {
        const int side = w->height - KEYS;
        const int more = least(left, w->choices - l.choices.height);
        l.choices.height += most(0, more);
        l.hand.height = least(w->hand, side * 3 / 5);
        l.story.height = side - l.hand.height;
        sheet_box *const main[] = { &l.board, &l.note, &l.ask, &l.choices, &l.detail };
        sheet_box *const beside[] = { &l.hand, &l.story };
        stack(main, 5, 0, layout_main_width(w->width, w->height));
        stack(beside, 2, layout_main_width(w->width, w->height) + 1, layout_side_width(w->width, w->height));
        l.keys = (sheet_box){ 0, w->height - KEYS, w->width, KEYS };
        return l;
    }
    if (left >= HAND_LEAST || w->hold) l.hand.height = least(w->hand, left);
    left -= l.hand.height;
    const int more = most(0, least(left, w->choices - l.choices.height));
    l.choices.height += more;
    l.story.height = w->no_story ? 0 : story_least(w) + left - more;
    sheet_box *const all[] = { &l.board, &l.hand, &l.story, &l.note, &l.ask, &l.choices, &l.detail, &l.keys };
    stack(all, 8, 0, w->width);
    l.keys.y = w->height - KEYS;
    return l;
}
