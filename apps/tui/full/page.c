/* page.c - what goes onto the page, line by line. */
#include "apps/tui/full/page.h"

#include <stdio.h>
#include <string.h>

void page_forget(page *p)
{
    p->paint = NULL;
    p->n_story = p->n_notes = p->old = p->lost = p->n_items = 0;
    p->bar[0] = p->typed[0] = 0;
    p->over = PAGE_TABLE;
    p->board_top = p->story_back = p->pan_x = p->pan_y = 0;
    page_settle(p);
}

void page_clear(page *p)
{
    p->n_notes = p->n_items = 0;
    p->bar[0] = 0;
}

void page_show_board(page *p, page_painter *paint, void *who)
{
    p->paint = paint;
    p->painter_of = who;
}

/* The oldest line goes when there is no room. */
static page_line *new_line(page_line *line, int *n, int most)
{
    if (*n == most) memmove(line, line + 1, (size_t)(--*n) * sizeof *line);
    page_line *l = &line[(*n)++];
    l->rule[0] = 0;
    l->style = ORR_INK;
    return l;
}

void page_tell(page *p, const char *text, const char *rule)
{
    if (p->n_story == PAGE_STORY && p->old) p->old--;
    p->lost += p->n_story == PAGE_STORY;
    page_line *l = new_line(p->story, &p->n_story, PAGE_STORY);
    snprintf(l->text, sizeof l->text, "%s", text);
    snprintf(l->rule, sizeof l->rule, "%s", rule);
    p->story_back = 0;
}

void page_note(page *p, orr_style style, const char *text)
{
    if (p->notes_read) p->n_notes = 0;
    if (!p->n_notes) p->notes_aside = false;
    p->notes_read = false;
    while (*text == '\n') text++;
    if (!*text && !p->n_notes) return;                       /* no blank line on top */
    page_line *l = new_line(p->note, &p->n_notes, PAGE_NOTES);
    l->style = (uint8_t)style;
    snprintf(l->text, sizeof l->text, "%s", text);
}

void page_ask(page *p, orr_style style, const char *bar)
{
    snprintf(p->bar, sizeof p->bar, "%s", bar);
    p->bar_style = style;
    p->n_items = 0;
    p->cursor = p->top = 0;
    p->follow = true;
    p->watching = false;
}

void page_offer(page *p, const page_item *item, int n)
{
    for (int i = 0; i < n && p->n_items < PAGE_ITEMS; i++) p->item[p->n_items++] = item[i];
}

void page_begin(page *p, const char *ask)
{
    enum { SHORT = 3 };                                      /* a third of the window at most: layout.c */
    snprintf(p->ask, sizeof p->ask, "%s", ask);
    p->typing = !p->n_items;
    p->typed[0] = 0;
    p->number = 0;
    p->watching = false;
    if (p->cursor >= p->n_items) p->cursor = 0;
    p->over = p->n_notes && !p->notes_read && p->over_lines > SHORT ? PAGE_READING : PAGE_TABLE;
    p->over_top = 0;
}

void page_done(page *p)
{
    p->old = p->n_story;
    p->n_items = 0;
    p->bar[0] = 0;
    p->n_notes = 0;
    p->board_top = 0;
}
