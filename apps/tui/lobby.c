/* lobby.c - `orrery` alone: choose a game, who plays, the options, and start. Everything comes from the games' tables.
 */
#include "apps/common/letters.h"
#include "apps/common/wrong.h"
#include "apps/tui/saves.h"
#include "apps/tui/tui.h"
#include "base/decimal.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { USUAL_SEATS = 4, USUAL_LEVEL = 1, MOST_ITEMS = 64 };

typedef struct {              /* what has been chosen so far */
    screen scr;
    play_setup setup;
    unsigned people, level;
    screen_item item[MOST_ITEMS];
    int n_items;
    bool leave;               /* the input ended or somebody wants out */
    bool stopped;             /* by Ctrl-C */
} lobby_page;

static const screen_key lobby_keys[2][2] = { { { '?', "?", "help", false }, { 'q', "quit", "leave", false } },
                                             { { '?', "?", "aiuto", false }, { 'q', "quit", "esci", false } } };

static void say_help(lobby_page *l)
{
    if (l->scr.full) {
        screen_line(&l->scr, ORR_INK,
                    tongue_say("Arrows and Enter choose, or a number does, or two clicks with the mouse."));
        screen_line(&l->scr, ORR_INK, tongue_say("Where a name or a file is asked for, type it and press Enter."));
        screen_line(&l->scr, ORR_INK, tongue_say("New to a game? Leave with q, then: orrery learn"));
    } else {
        screen_line(&l->scr, ORR_INK,
                    tongue_say("Type a number and press Enter; q leaves. New to a game? Say: orrery learn"));
    }
}

static bool read_choice(lobby_page *l, const char *ask, char line[SCREEN_LINE])
{
    typing end;
    while ((end = screen_read(&l->scr, ask, line)) == TYPED_LINE && !strcmp(line, "?")) say_help(l);
    if (end != TYPED_LINE || !strcasecmp(line, "q") || !strcasecmp(line, "quit")) l->leave = true;
    l->stopped |= end == TYPED_STOP;
    return !l->leave;
}
static unsigned number_of(const char *line)                   /* 0: not a number */
{
    unsigned v;
    return decimal_read_unsigned(line, 999, &v) ? v : 0;
}
/* A page begins. Its items are listed once all are there; on a full screen they are chosen with the arrows. */
static void title(lobby_page *l, const char *text)
{
    screen_measure(&l->scr);
    screen_clear(&l->scr);
    screen_keys(&l->scr, lobby_keys[tongue_italian()], 2);
    l->n_items = 0;
    if (l->scr.full) {
        screen_bar(&l->scr, ORR_ASKED, text);
        return;
    }
    screen_blank(&l->scr);
    screen_say(&l->scr, ORR_STRONG, "  %s", text);
    screen_blank(&l->scr);
}
static screen_item *item(lobby_page *l, unsigned number, const char *name, const char *value)
{
    enum { VALUES = 32 };                                    /* the longest title fits */
    screen_item *i = &l->item[l->n_items < MOST_ITEMS ? l->n_items++ : MOST_ITEMS - 1];
    *i = (screen_item){ .number = (int)number };
    const int gap = VALUES - letters_count(name);
    if (*value) snprintf(i->text, sizeof i->text, "%s%*s  %.80s", name, gap > 0 ? gap : 0, "", value);
    else snprintf(i->text, sizeof i->text, "%s", name);
    return i;
}
static void way(lobby_page *l, unsigned number, const char *name, const char *line)  /* what Enter or b does in lines */
{
    if (l->scr.full) item(l, number, name, "")->line = line;
}
static void list_items(lobby_page *l)
{
    for (int i = 0; i < l->n_items; i++) screen_items(&l->scr, &l->item[i], 1);      /* a line each */
    screen_blank(&l->scr);
}

/* ---- options ---------------------------------------------------------------------------------------------------- */

static void list_options(lobby_page *l)                      /* in lines, each with its text below */
{
    for (int i = 0; i < l->n_items; i++) {
        screen_items(&l->scr, &l->item[i], 1);
        if (!l->scr.full && l->item[i].detail) screen_say(&l->scr, ORR_SOFT, "      %s", l->item[i].detail);
    }
    screen_blank(&l->scr);
}

static void choose_options(lobby_page *l)
{
    orr_box *b = &l->setup.box;
    char line[SCREEN_LINE];
    for (;;) {
        title(l, tongue_say("Options: the number of an option moves it to its next value"));
        for (unsigned i = 0; i < b->game->n_options; i++) {
            const orr_option *o = &tongue_game(b->game)->options[i];
            item(l, i + 1, tongue_option(b, i), tongue_value(b, i, b->opt[i]))->detail = o->text;
        }
        way(l, 0, tongue_say("Done"), "");
        list_options(l);
        if (!read_choice(l, tongue_say("  Number, or Enter when done: "), line) || !*line) return;
        const unsigned i = number_of(line);
        if (!i || i > b->game->n_options) continue;
        const orr_option *o = &b->game->options[i - 1];
        const unsigned next = (b->opt[i - 1] + 1u) % o->values;
        box_option(b, o->name, o->word[next], NULL);
    }
}

/* ---- who plays -------------------------------------------------------------------------------------------------- */

static void ask_number(lobby_page *l, const char *what, unsigned low, unsigned high, unsigned *value)
{
    char line[SCREEN_LINE], ask[120], number[16];
    snprintf(ask, sizeof ask, tongue_say("  %s, %u to %u: "), what, low, high);
    if (l->scr.full) {
        title(l, what);
        for (unsigned v = low; v <= high; v++) {
            snprintf(number, sizeof number, "%u", v);
            item(l, v, number, "");
        }
        list_items(l);
    }
    while (read_choice(l, ask, line) && *line) {
        const unsigned v = number_of(line);
        if (v >= low && v <= high) {
            *value = v;
            return;
        }
        screen_say(&l->scr, ORR_INK, tongue_say("  Type a number from %u to %u."), low, high);
    }
}

static void ask_names(lobby_page *l)
{
    char line[SCREEN_LINE], ask[80];
    for (unsigned s = 0; s < l->people; s++) {
        snprintf(ask, sizeof ask, tongue_say("  Name of the person in seat %u%s: "), s + 1,
                 *l->setup.name[s] ? tongue_say(" (Enter keeps it)") : "");
        if (l->scr.full) title(l, tongue_say("Names"));
        if (!read_choice(l, ask, line)) return;
        if (*line) snprintf(l->setup.name[s], TUI_NAME, "%.*s", TUI_NAME - 1, line);
    }
}

static void fit_people(lobby_page *l)
{
    if (l->people > l->setup.seats) l->people = l->setup.seats;
    l->setup.people = (orr_seats)((1u << l->people) - 1);
    for (unsigned s = 0; s < l->setup.seats; s++) l->setup.bots[s] = bot_find(bot_levels[l->level], l->setup.box.game);
}

static void options_text(const orr_box *b, char *text, size_t cap)
{
    size_t at = 0;
    *text = 0;
    for (unsigned i = 0; i < b->game->n_options && at < cap; i++)
        if (b->opt[i])
            at += (size_t)snprintf(text + at, cap - at, "%s%s: %s", at ? ", " : "", tongue_option(b, i),
                                   tongue_value(b, i, b->opt[i]));
    if (!at) snprintf(text, cap, "%s", b->game->n_options ? tongue_say("as in the rulebook") : tongue_say("none"));
}

static void names_text(const lobby_page *l, char *text, size_t cap)
{
    char name[ORR_MAX_SEATS][TUI_NAME];
    size_t at = 0;
    memcpy(name, l->setup.name, sizeof name);
    tui_name_seats(name, l->setup.seats, l->setup.people);
    *text = 0;
    for (unsigned s = 0; s < l->people && at < cap; s++)
        at += (size_t)snprintf(text + at, cap - at, "%s%s", s ? ", " : "", name[s]);
}

enum { SET_PLAYERS = 1, SET_PEOPLE, SET_NAMES, SET_BOTS, SET_OPTIONS, N_SETTINGS = SET_OPTIONS };

static void show_settings(lobby_page *l)
{
    char text[SCREEN_LINE];
    const orr_game *g = tongue_game(l->setup.box.game);
    title(l, g->title);
    way(l, 0, tongue_say("Start"), "");
    snprintf(text, sizeof text, "%u", l->setup.seats);
    item(l, SET_PLAYERS, tongue_say("Players"), text);
    snprintf(text, sizeof text, "%u%s", l->people,
             l->people == 1 ? tongue_say(" (you against bots)") : tongue_say(" (the keyboard goes round)"));
    item(l, SET_PEOPLE, tongue_say("of them people"), text);
    names_text(l, text, sizeof text);
    item(l, SET_NAMES, tongue_say("Names"), text);
    item(l, SET_BOTS, tongue_say("Bots"), tongue_say(bot_levels[l->level]));
    options_text(&l->setup.box, text, sizeof text);
    item(l, SET_OPTIONS, tongue_say("Options"), text);
    way(l, N_SETTINGS + 1, tongue_say("Back"), "b");
    list_items(l);
    if (g->set_note) screen_say(&l->scr, ORR_SOFT, "  %s", g->set_note);
}

static void change_setting(lobby_page *l, unsigned which)
{
    const orr_game *g = l->setup.box.game;
    switch (which) {
    case SET_PLAYERS: ask_number(l, tongue_say("How many players"), g->min_seats, g->max_seats, &l->setup.seats); break;
    case SET_PEOPLE: ask_number(l,
                                tongue_say("How many of them are people here"), 1, l->setup.seats, &l->people); break;
    case SET_NAMES: ask_names(l); break;
    case SET_BOTS: l->level = bot_levels[l->level + 1] ? l->level + 1 : 0; break;
    default: choose_options(l); break;
    }
}

static int game_page(lobby_page *l, const orr_game *g)
{
    char line[SCREEN_LINE];
    error why = { "" };
    box_open(&l->setup.box, g);
    l->setup.seats = g->max_seats < USUAL_SEATS ? g->max_seats : USUAL_SEATS;
    while (!l->leave) {
        fit_people(l);
        show_settings(l);
        screen_blank(&l->scr);
        if (!read_choice(l, tongue_say("  Enter starts; a number changes a line; b goes back: "), line)) break;
        if (!strcasecmp(line, "b")) return 0;
        const unsigned which = number_of(line);
        if (which >= 1 && which <= N_SETTINGS) {
            change_setting(l, which);
        } else if (!*line && box_check(&l->setup.box, l->setup.seats, &why)) {
            l->leave = true;
            return tui_play(&l->setup);
        } else if (!*line) {
            screen_line(&l->scr, ORR_RED, tongue_say(why.text));
            read_choice(l, tongue_say("  Enter: "), line);
        }
    }
    return 0;
}

/* ---- the first page --------------------------------------------------------------------------------------------- */

/* The file to go on with: one of the list, or one that is named. */
static bool choose_save(lobby_page *l, char line[SCREEN_LINE])
{
    static saves_one saves[SAVES_MOST];
    const int n = saves_list(saves);
    title(l, n ? tongue_say("Which game? You can also type the name of a file.")
               : tongue_say("No saved game here. Type the name of a file."));
    screen_keys(&l->scr, lobby_keys[tongue_italian()], 1);                     /* q begins a name */
    for (int i = 0; i < n; i++) item(l, (unsigned)i + 1, saves[i].text, "");
    if (n) way(l, 0, tongue_say("Back"), "");
    list_items(l);
    if (!read_choice(l, tongue_say("  Number, or file of the saved game: "), line) || !*line) return false;
    const unsigned i = number_of(line);
    if (i >= 1 && i <= (unsigned)n) snprintf(line, SCREEN_LINE, "%s", saves[i - 1].path);
    return true;
}

static int load_page(lobby_page *l)
{
    char line[SCREEN_LINE], me[SCREEN_LINE];
    error why = { "" };
    record r;
    unsigned seat = 1;
    if (!choose_save(l, line)) return 0;
    if (!tui_load_record(line, &r, &why)) {
        screen_say(&l->scr, ORR_RED, "  %s", why.text);
        if (l->scr.full) title(l, why.text);
        read_choice(l, tongue_say("  Enter goes back: "), me);
        return 0;
    }
    l->setup.box = r.box;
    l->setup.seats = r.seats;
    fit_people(l);
    if (!saves_read_seats(line, &l->setup)) {
        ask_number(l, tongue_say("Which seat is yours (Enter: 1)"), 1, r.seats, &seat);
        l->setup.people = orr_one(seat - 1);
    }
    l->setup.resumed = &r;
    l->setup.resumed_from = line;
    const int code = l->leave ? 0 : tui_play(&l->setup);
    l->setup.resumed = NULL;
    l->setup.resumed_from = NULL;
    record_free(&r);
    l->leave = true;
    return code;
}

static unsigned show_games(lobby_page *l)
{
    char seats[64];
    unsigned n = 0;
    title(l, tongue_say("Orrery: science-fiction board games at your keyboard"));
    for (; orr_games[n]; n++) {
        snprintf(seats, sizeof seats, tongue_say("%u to %u players"), orr_games[n]->min_seats, orr_games[n]->max_seats);
        item(l, n + 1, tongue_game(orr_games[n])->title, seats);
    }
    item(l, n + 1, tongue_say("Continue a saved game"), "");
    item(l, n + 2, tongue_say("Leave"), "");
    list_items(l);
    return n;
}

int tui_lobby(void)
{
    lobby_page l = { .people = 1, .level = USUAL_LEVEL, .setup = { .pace = TUI_PACE } };
    char line[SCREEN_LINE];
    int code = 0;
    screen_open(&l.scr);
    while (!l.leave) {
        const unsigned games = show_games(&l);
        if (!read_choice(&l, tongue_say("  Number (Enter: 1): "), line)) break;
        const unsigned i = *line ? number_of(line) : 1;
        if (i >= 1 && i <= games) code = game_page(&l, orr_games[i - 1]);
        else if (i == games + 1) code = load_page(&l);
        else if (i == games + 2) break;
    }
    return l.stopped ? CLI_INTERRUPTED : code;
}
