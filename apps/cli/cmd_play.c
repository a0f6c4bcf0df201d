/* cmd_play.c - the arguments of `orrery play`, and the lobby. The table itself is apps/tui. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/files.h"
#include "apps/common/help.h"
#include "apps/common/outside.h"
#include "apps/common/wrong.h"
#include "apps/tui/saves.h"
#include "apps/tui/tui.h"
#include "base/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { USUAL_SEATS = 4 };
#define NOT_SAID UINT64_MAX

typedef struct {              /* as typed */
    uint64_t seats, me, pace, bot_ms;
    bool coach, first, plain;
    const char *bots, *seed, *set, *load, *people, *names;
    const char *usual_bots, *usual_names;        /* of the configuration: not for a match that was saved */
    const char *language, *usual_language;
    arg_texts options;
} play_args;

/* "2,4" to seats 1 and 3. */
static bool read_people(const char *text, unsigned seats, orr_seats *people)
{
    char part[16];
    for (*people = 0;; text++) {
        uint64_t k;
        const size_t n = strcspn(text, ",");
        snprintf(part, sizeof part, "%.*s", (int)n, text);
        if (!args_number(part, 1, seats, &k)) {
            cli_wrong("--people needs seats from 1 to %u, separated by commas, not \"%s\".", seats, part);
            return false;
        }
        *people |= orr_one((unsigned)k - 1);
        text += n;
        if (!*text) return true;
    }
}

/* Names go to the people in the order of their seats, then to the bots. */
static bool read_names(const char *text, play_setup *p)
{
    unsigned order[ORR_MAX_SEATS], n = 0, at = 0;
    for (unsigned s = 0; s < p->seats; s++)
        if (p->people >> s & 1) order[n++] = s;
    for (unsigned s = 0; s < p->seats; s++)
        if (!(p->people >> s & 1)) order[n++] = s;
    for (;; text++) {
        const size_t len = strcspn(text, ",");
        if (at == p->seats || !len || len >= TUI_NAME) {
            cli_wrong("--names needs up to %u names of 1 to %d letters, separated by commas.", p->seats, TUI_NAME - 1);
            return false;
        }
        memcpy(p->name[order[at++]], text, len);
        text += len;
        if (!*text) return true;
    }
}

/* One level for all bots, or several that go to their seats in order and begin again. */
static bool read_bots(const char *text, play_setup *p)
{
    const bot *found[ORR_MAX_SEATS];
    const int n = bot_args_read_any(p->box.game, text, found, ORR_MAX_SEATS);
    for (unsigned s = 0, k = 0; n && s < p->seats; s++)
        p->bots[s] = found[p->people >> s & 1 ? 0 : k++ % (unsigned)n];
    return n;
}

static bool lay_table(const play_args *a, play_setup *p)
{
    const uint64_t me = a->me == NOT_SAID ? 1 : a->me;
    p->pace = (unsigned)a->pace;
    if (me > p->seats) {
        cli_wrong("--me needs a seat from 1 to %u (0 watches), not %u.", p->seats, (unsigned)me);
        return false;
    }
    p->people = me ? orr_one((unsigned)me - 1) : 0;
    if (a->people && !read_people(a->people, p->seats, &p->people)) return false;
    p->coach = a->coach;
    if (a->coach && orr_size(p->people) != 1) {
        cli_wrong("--coach is for one person among bots; with others at the table it would not be fair.");
        return false;
    }
    if (a->seed && strlen(a->seed) >= TUI_SEED) {
        cli_wrong("--seed has at most %d letters.", TUI_SEED - 1);
        return false;
    }
    snprintf(p->seed, sizeof p->seed, "%s", a->seed ? a->seed : "");
    return read_bots(a->bots ? a->bots : "normal", p) && (!a->names || read_names(a->names, p));
}

/* A saved match goes on with those who sat there, unless the command line says who sits there now. */
static bool lay_saved_table(const play_args *a, play_setup *p)
{
    const bool said = a->me != NOT_SAID || a->people || a->names || a->bots;
    return lay_table(a, p) && (said || (saves_read_seats(a->load, p), true));
}

/* A first game: easy bots, a coach, and a deal that ends early. */
static bool prepare_first(play_args *a, const orr_game *g, char seed[ROOM_SEED])
{
    const unsigned seats = help_first_seats(g);
    if (a->seats || a->seed || a->set || a->options.n || a->people || a->me != NOT_SAID) {
        cli_wrong("--first chooses seats, deal and options; leave the others out.");
        return false;
    }
    if (!seats || !help_first(g, seats, (unsigned)time(NULL), seed)) {
        cli_wrong("%s has no prepared deal for a first game.", g->title);
        return false;
    }
    a->seats = seats;
    a->seed = seed;
    a->bots = "easy";
    return a->coach = true;
}

static void take_usual(play_args *a)
{
    if (!a->bots) a->bots = a->usual_bots;
    if (!a->names && a->me != 0) a->names = a->usual_names;
}

static int play_new(play_args *a, const char *id)
{
    play_setup p = { .seats = 0 };
    cli_box box;
    const orr_game *g = cli_find_game(id);
    char seed[ROOM_SEED];
    if (!g || (a->first && !prepare_first(a, g, seed))) return CLI_WRONG_USE;
    take_usual(a);
    if (!cli_box_open(&box, g, &a->options, a->set)) return CLI_WRONG_USE;
    const unsigned usual = g->max_seats < USUAL_SEATS ? g->max_seats : USUAL_SEATS;
    p.box = box.box;
    p.seats = a->seats ? (unsigned)a->seats : usual;
    int code = CLI_WRONG_USE;
    if (cli_box_seats(&box, p.seats) && lay_table(a, &p)) code = tui_play(&p);
    cli_box_close(&box);
    return code;
}

static int play_loaded(const play_args *a, const char *id)
{
    play_setup p = { .seats = 0 };
    record r;
    error why = { "" };
    void *set = NULL;
    int code = CLI_WRONG_USE;
    if (a->seats || a->options.n || a->seed || a->first)
        return cli_wrong("--load goes on with a saved game, whose seats, options and deal are fixed; "
                         "leave --seats, --option, --seed and --first out.");
    if (!tui_load_record(a->load, &r, &why)) return cli_wrong("%s", why.text);
    if (a->set) set = cli_read_set(r.game, a->set, &why);
    if (set) record_use_set(&r, set);
    p.box = r.box;
    p.seats = r.seats;
    p.resumed = &r;
    p.resumed_from = a->load;
    if (id && strcmp(id, r.game->id)) cli_wrong("%s is a game of %s, not of %s.", a->load, r.game->id, id);
    else if (a->set && !set) cli_wrong("%s", why.text);
    else if (!r.opened) cli_wrong("%s keeps its deal secret, so nobody can go on with it.", a->load);
    else if (lay_saved_table(a, &p)) code = tui_play(&p);
    free(set);
    record_free(&r);
    return code;
}

int cmd_play(int argc, char **argv)
{
    play_args a = { .me = NOT_SAID, .pace = TUI_PACE, .bot_ms = OUTSIDE_PATIENCE };
    const arg_option options[] = {
        OPTION_NUMBER("seats", &a.seats, "N", "how many players (4)", 1, CLI_ANY_SEATS),
        OPTION_NUMBER("me", &a.me, "K", "your seat (1); 0 watches the bots", 0, ORR_MAX_SEATS),
        OPTION_TEXT("people", &a.people, "K,K,..", "seats of several people at one keyboard"),
        OPTION_TEXT_KEPT("names", &a.names, &a.usual_names, "A,B,..", "names of the people, then of the bots"),
        OPTION_TEXT_KEPT("bots", &a.bots, &a.usual_bots, "LEVEL",
                    "easy, normal, hard, expert or exec:COMMAND; several (easy,hard) go to the bots' seats in order"),
        OUTSIDE_OPTION(&a.bot_ms),
        OPTION_TEXT("seed", &a.seed, "S", "any word; the same word gives the same deal"),
        OPTION_TEXTS("option", &a.options, "NAME=VALUE", "an option of the game; `orrery games` lists them"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_TEXT("load", &a.load, "FILE", "continue a saved game"),
        OPTION_FLAG("first", &a.first, "your first game: easy bots, the coach, a prepared deal"),
        OPTION_FLAG("coach", &a.coach, "says after an answer if something else was surely better"),
        TONGUE_OPTION(&a.language, &a.usual_language, ""),
        OPTION_FLAG_KEPT("plain", &a.plain, "lines instead of a full screen: for pipes and screen readers"),
        OPTION_NUMBER_KEPT("pace", &a.pace, "MS", "how long each line of the bots' play stays (300)", 0, 10000),
    };
    const arg_spec spec = {
        .command = "play", .use = "GAME [options], or --load FILE",
        .about = "Play in the terminal against bots, or with friends at one keyboard. A terminal shows a full screen:\n"
                 "arrows, digits and the mouse choose. Without a game it opens the lobby. Through a pipe, or with\n"
                 "--plain, the table speaks in lines; type help there to see what you can say. A bot of\n"
                 "your own plays as exec:COMMAND, for example --bots exec:./mybot.py.",
        .options = options, .n_options = sizeof options / sizeof *options,
        .least = 0, .most = 1, .words = "the id of a game",
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(a.language, false, a.usual_language)) return CLI_WRONG_USE;
    outside_wait(a.bot_ms);
    if (a.plain) screen_want_plain();
    if (a.load) return play_loaded(&a, rest.n ? rest.word[0] : NULL);
    if (!rest.n && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) return tui_lobby();
    if (!rest.n) return cli_wrong("play needs the id of a game or --load FILE; `orrery games` lists the games.");
    return play_new(&a, rest.word[0]);
}

int cmd_lobby(int argc, char **argv)
{
    (void)argc, (void)argv;
    return tongue_settle(NULL, false, NULL) ? tui_lobby() : CLI_WRONG_USE;
}
