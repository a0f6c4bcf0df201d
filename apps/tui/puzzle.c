/* puzzle.c - `orrery puzzle play`: a puzzle at the terminal. The board, the bar and typed answers are those of play. */
#include "apps/common/puzzles.h"
#include "apps/common/wrong.h"
#include "apps/tui/tui.h"
#include "base/buffer.h"
#include "lab/puzzle/puzzle_walk.h"
#include "table/match/phrases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LAST_NEWS = 12 };

typedef struct {              /* a puzzle on the screen */
    const orr_box *box;
    const puzzle *p;
    puzzle_walk *w;
    table t;                  /* what the parts of the terminal table look at */
    bool italian;
    unsigned tries;           /* wrong ones */
    bool beaten;              /* something has happened since the question: it no longer stands */
} solving;

static const char *say(const solving *x, const char *english, const char *italian)
{
    return x->italian ? italian : english;
}

/* ---- what the table parts look at -------------------------------------------------------------------------------- */

static void look_at(solving *x, const orr_ctx *t, orr_event *news, uint32_t n)
{
    x->t.m.t = *t;
    x->t.m.t.news = NULL;
    x->t.m.event = news;
    x->t.m.n_events = n;
}

static void look_at_position(solving *x)
{
    const match *m = puzzle_match(x->w);
    look_at(x, &m->t, m->event, m->n_events);
}

static void name_seats(solving *x)
{
    for (orr_seat s = 0; s < x->p->seats; s++) {
        const char *name = puzzle_seat_name(x->p, s);
        snprintf(x->t.name[s], TUI_NAME, "%.*s", TUI_NAME - 1, name ? name : "");
        x->t.names[s] = x->t.name[s];
    }
    tui_name_seats(x->t.name, x->p->seats, orr_one(x->p->you));
    tongue_people(x->t.names, x->p->seats);
}

/* "[seat 2]" and "[4 17]" by name. */
static void say_text(const solving *x, const char *mark, const char *text)
{
    char line[SCREEN_LINE];
    buffer out = buffer_on(line, sizeof line);
    for (; *text; text++) {
        unsigned noun, value;
        const char *name = NULL, *end = *text == '[' ? strchr(text, ']') : NULL;
        if (end && sscanf(text, "[seat %u]", &value) == 1 && value - 1 < x->p->seats) name = x->t.name[value - 1];
        else if (end && sscanf(text, "[%u %u]", &noun, &value) == 2)
            name = x->t.shown.game->word(&x->t.shown, (uint8_t)noun, (uint8_t)value, ORR_NAME);
        if (name) buffer_text(&out, name), text = end;
        else buffer_char(&out, *text);
    }
    screen_blank(&x->t.scr);
    screen_say(&x->t.scr, ORR_STRONG, "%s %s", mark, line);
}

static void show_beat(void *user, const puzzle_beat *b)
{
    solving *x = user;
    if (!x->beaten) screen_answered(&x->t.scr);
    x->beaten = true;
    show_player(&x->t, b->seat);
    look_at(x, b->t, (orr_event *)(uintptr_t)b->news, b->n_news);
    for (uint32_t i = 0; i < b->n_news;) i = show_event(&x->t, i, x->p->you);
    screen_pause(&x->t.scr, 2 * TUI_PACE);
}

/* ---- the question ------------------------------------------------------------------------------------------------ */

static void show_seats(const solving *x)
{
    if (x->t.scr.full) screen_bar(&x->t.scr, ORR_ASKED, say(x, "Who is it?", "Chi \xc3\xa8?"));
    for (orr_seat s = 0; s < x->p->seats; s++) {
        screen_item item = { .number = s + 1, .about = { { ORR_N_SEAT, s } } };
        snprintf(item.text, sizeof item.text, "%s", x->t.name[s]);
        if (s != x->p->you) screen_items(&x->t.scr, &item, 1);
    }
}

static void offer_keys(solving *x)
{
    static const screen_key english[] = { { 's', "show", "show me", false }, { 'q', "leave", "leave", false } },
                            italian[] = { { 'm', "mostra", "mostra", false }, { 'q', "esci", "esci", false } };
    screen_keys(&x->t.scr, x->italian ? italian : english, 2);
}

static void show_answers(solving *x)
{
    if (x->p->kind == PUZZLE_WHO) show_seats(x);
    else show_bar(&x->t, x->p->you, true);
    x->beaten = false;
}

static void show_puzzle(solving *x)
{
    puzzle_text text;
    puzzle_asks(x->w, &text);
    look_at_position(x);
    show_table(&x->t, x->p->you);
    const uint32_t n = x->t.m.n_events, most = x->p->kind == PUZZLE_WHO ? n : LAST_NEWS;
    for (uint32_t i = n > most ? n - most : 0; i < n;) i = show_event(&x->t, i, x->p->you);
    say_text(x, "|", say(x, text.en, text.it));
    if (puzzle_solved(x->w)) return;
    show_answers(x);
    offer_keys(x);
    if (!x->t.greeted && !x->t.scr.full)
        screen_line(&x->t.scr, ORR_SOFT, say(x, "Type a number or words. show tells you, leave stops.",
                                             "Scrivi un numero o parole. mostra svela la mossa, esci chiude."));
    x->t.greeted = true;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static void tell(solving *x, puzzle_verdict v, orr_seat guessed, orr_rule rule)
{
    puzzle_text text;
    char why[SCREEN_LINE];
    look_at_position(x);
    if (v == PUZZLE_TAKEN) {
        show_puzzle(x);
    } else if (v == PUZZLE_REFUSED) {
        if (rule && phrase_reason(x->t.shown.game, rule, why, sizeof why) > 0)
            screen_say(&x->t.scr, ORR_INK, tongue_say("Not now, because %s."), why);
    } else {
        x->tries++;
        puzzle_answers(x->w, v, guessed, &text);
        say_text(x, "!", say(x, text.en, text.it));
    }
    if (v != PUZZLE_TAKEN && x->beaten && x->t.scr.full) show_answers(x);
}

static void give(solving *x, orr_action a)
{
    const puzzle_ear ear = { x, show_beat };
    orr_rule rule;
    const puzzle_verdict v = puzzle_give(x->w, a, &ear, &rule);
    tell(x, v, 0, rule);
}

static void guess(solving *x, const char *line)
{
    const unsigned long k = strtoul(line, NULL, 10);
    if (k < 1 || k > x->p->seats || k - 1 == x->p->you) show_seats(x);
    else tell(x, puzzle_guess(x->w, (orr_seat)(k - 1)), (orr_seat)(k - 1), 0);
}

static void answer(solving *x, const char *line)
{
    orr_action legal[ORR_MAX_LEGAL];
    const int n = orr_legal(&x->t.m.t, x->p->you, legal);
    char *end;
    const long number = strtol(line, &end, 10);
    const int i = *line && !*end ? (number >= 1 && number <= n ? (int)number - 1 : FOUND_NONE)
                                 : tui_answer_among(&x->t, line, legal, n);
    if (i >= 0) give(x, legal[i]);
    else if (i == FOUND_SEVERAL)
        screen_line(&x->t.scr, ORR_INK, tongue_say("That could mean several choices; say more, or type a number."));
    else tui_explain(&x->t, x->p->you, line, legal, n);
}

static void show_me(solving *x)
{
    if (x->p->kind == PUZZLE_WHO) tell(x, puzzle_guess(x->w, x->p->who), x->p->who, 0);
    else give(x, puzzle_next(x->w));
    x->tries++;
}

static bool at_keyboard(solving *x)
{
    char line[SCREEN_LINE];
    if (screen_read(&x->t.scr, "> ", line) != TYPED_LINE) return false;
    char *from = line + strspn(line, " ");
    for (size_t len = strlen(from); len && from[len - 1] == ' ';) from[--len] = 0;
    if (!strcasecmp(from, "leave") || !strcasecmp(from, "esci") || !strcasecmp(from, "q")) return false;
    if (!strcasecmp(from, "show") || !strcasecmp(from, "mostra")) show_me(x);
    else if (!*from || !strcmp(from, "?")) show_puzzle(x);
    else if (x->p->kind == PUZZLE_WHO) guess(x, from);
    else answer(x, from);
    return true;
}

static void wait_for_enter(solving *x)                       /* before the full screen goes */
{
    const screen_item out = { .number = 0, .line = "", .text = "OK" };
    char line[SCREEN_LINE];
    screen_bar(&x->t.scr, ORR_ASKED, say(x, "Solved.", "Risolto."));
    screen_items(&x->t.scr, &out, 1);
    screen_read(&x->t.scr, "", line);
}

int tui_puzzle(const orr_box *box, const puzzle *p)
{
    solving *x = calloc(1, sizeof *x);
    error why;
    if (!x) return CLI_FAILED;
    *x = (solving){ .box = box, .p = p, .italian = tongue_italian() };
    x->w = puzzle_begin(box, p, &why);
    if (!x->w) return free(x), cli_wrong("%s", why.text);
    screen_open(&x->t.scr);
    x->t.m.box = *box;
    x->t.shown = tongue_box(box);
    name_seats(x);
    screen_measure(&x->t.scr);
    screen_clear(&x->t.scr);
    screen_say(&x->t.scr, ORR_STRONG, "%s, %s %s, %u", x->t.shown.game->title, say(x, "puzzle", "problema"), p->id,
               p->rating);
    show_puzzle(x);
    while (!puzzle_solved(x->w) && at_keyboard(x)) continue;
    if (puzzle_solved(x->w))
        screen_say(&x->t.scr, ORR_SOFT, say(x, "Wrong tries: %u.", "Tentativi sbagliati: %u."), x->tries);
    if (x->t.scr.full && puzzle_solved(x->w)) wait_for_enter(x);
    screen_close(&x->t.scr);
    puzzle_leave(x->w);
    tongue_people(NULL, 0);
    free(x);
    return screen_stopped() ? CLI_INTERRUPTED : CLI_OK;
}
