/* show.c - what a person sees at the table: board, news, question, choices, the end. All of it from one seat's view. */
#include "tui.h"

#include <stdalign.h>
#include <stdio.h>
#include <string.h>

enum { WIDEST = 100, TALLEST = 120, LOG_LEAST = 4 };
static alignas(16) unsigned char view[UINT16_MAX + 1];      /* view_size has 16 bits: room for every game */

static int paint(table *t, orr_seat eyes)                   /* lines used */
{
    static orr_cell cell[WIDEST * TALLEST];
    const orr_game *g = t->m.t.game;
    orr_canvas c = { .cell = cell, .width = t->scr.width < WIDEST ? t->scr.width : WIDEST, .height = TALLEST, .names = t->names };
    orr_canvas_clear(&c);
    orr_observe(&t->m.t, eyes, view);
    if (g->paint) {
        g->paint(&t->m.box, view, &c);
    } else {
        orr_paint_rule(&c, 0, g->title);
        orr_paint_tables(&t->m.box, view, &c);
    }
    screen_canvas(&t->scr, &c);
    return c.used;
}

static int show_board(table *t, orr_seat eyes)
{
    enum { MADE_FOR = 80 };
    screen_measure(&t->scr);
    screen_clear(&t->scr);
    if (!t->scr.terminal) putchar('\n');
    if (t->scr.width < MADE_FOR)
        screen_say(&t->scr, ORR_SOFT, "This window has %d columns; the board is made for %d, so its right edge is cut.", t->scr.width, MADE_FOR);
    return paint(t, eyes);
}
void show_table(table *t, orr_seat eyes) { show_board(t, eyes); }

void show_event(table *t, uint32_t i, orr_seat eyes)
{
    char text[SCREEN_LINE];
    const orr_event *e = &t->m.event[i];
    if (event_text(&t->m.box, e, eyes, t->names, text, sizeof text) > 0)
        screen_ruled(&t->scr, text, e->rule ? rule_text(t->m.t.game, e->rule)->id : "");
}

void show_news(table *t, orr_seat eyes, int most)
{
    uint32_t from = t->told[eyes];
    const uint32_t fresh = t->m.n_events - from;
    if (most >= 0 && fresh > (uint32_t)most) {
        from = t->m.n_events - (uint32_t)most;
        screen_say(&t->scr, ORR_SOFT, "  ... %u lines before these: log %u", fresh - (unsigned)most, fresh);
    }
    for (uint32_t i = from; i < t->m.n_events; i++) show_event(t, i, eyes);
    t->told[eyes] = t->m.n_events;
}

static bool is_interjection(const table *t, orr_action a) { return t->m.t.game->verbs[a.verb].flags & ORR_INTERJECT; }

static int show_part(table *t, const orr_action *legal, int from, int to)
{
    static char item[ORR_MAX_LEGAL][SCREEN_LINE], number[ORR_MAX_LEGAL][12];
    const char *numbers[ORR_MAX_LEGAL];
    for (int i = from; i < to; i++) {
        if (action_label(&t->m.box, legal[i], t->names, item[i - from], SCREEN_LINE) < 0) strcpy(item[i - from], "?");
        snprintf(number[i - from], sizeof number[0], "%d", i + 1);
        numbers[i - from] = number[i - from];
    }
    return screen_columns(&t->scr, item, to - from, numbers);
}

void show_choices(table *t, const orr_action *legal, int n)
{
    int answers = 0;
    while (answers < n && !is_interjection(t, legal[answers])) answers++;
    if (answers) show_part(t, legal, 0, answers);
    if (answers && answers < n) screen_line(&t->scr, ORR_SOFT, "  You may also:");
    if (answers < n) show_part(t, legal, answers, n);
}

static void bar_text(table *t, orr_seat s, bool asked, char text[SCREEN_LINE])
{
    const orr_game *g = t->m.t.game;
    char who[200];
    orr_observe(&t->m.t, s, view);
    const char *prompt = g->prompt ? g->prompt(&t->m.box, view) : NULL;
    if (asked) {
        snprintf(text, SCREEN_LINE, "%s: %s", t->name[s], prompt ? prompt : "choose.");
    } else {
        seats_text(orr_asked(&t->m.t), t->names, who, sizeof who);
        snprintf(text, SCREEN_LINE, "%s: you may act now, while %s decides. Enter goes on.", t->name[s], who);
    }
}

void show_question(table *t, orr_seat s, bool asked)
{
    orr_action legal[ORR_MAX_LEGAL];
    char bar[SCREEN_LINE];
    const int n = orr_legal(&t->m.t, s, legal);
    const int board = show_board(t, s), below = 4 + (n + 2) / 3;    /* choices: about three columns */
    const int room = t->scr.height - board - below;
    show_news(t, s, !t->scr.terminal ? -1 : room > LOG_LEAST ? room : LOG_LEAST);
    putchar('\n');
    bar_text(t, s, asked, bar);
    screen_bar(&t->scr, asked ? ORR_ASKED : ORR_MAY, bar);
    show_choices(t, legal, n);
}

static void show_key(table *t)
{
    char hex[2 * MATCH_KEY + 1];
    for (int i = 0; i < MATCH_KEY; i++) snprintf(hex + 2 * i, 3, "%02x", t->m.deal.secret[i]);
    screen_line(&t->scr, ORR_SOFT, "  The key of the deal, opened now; the record proves that nothing was changed:");
    screen_say(&t->scr, ORR_SOFT, "  %s", hex);
    if (*t->seed) screen_say(&t->scr, ORR_SOFT, "  The same deal again: --seed %s", t->seed);
}

void show_end(table *t)
{
    const orr_game *g = t->m.t.game;
    const orr_seat eyes = t->eyes < ORR_MAX_SEATS ? t->eyes : ORR_PUBLIC;
    orr_result r = { .rule = 0 };
    char who[200], gist[SCREEN_LINE], bar[2 * SCREEN_LINE];
    g->result(&t->m.t, &r);
    show_table(t, eyes);
    show_news(t, eyes, t->scr.terminal ? 12 : -1);
    putchar('\n');
    seats_text(r.winners, t->names, who, sizeof who);
    const bool alone = !(r.winners & (r.winners - 1));
    snprintf(bar, sizeof bar, "The game is over. %s win%s: %s.", who, alone ? "s" : "", g->outcomes[r.outcome]);
    screen_bar(&t->scr, ORR_ASKED, bar);
    if (r.rule && rule_gist(g, r.rule, gist, sizeof gist) > 0) screen_say(&t->scr, ORR_INK, "  Why: %s.", gist);
    show_key(t);
}
