/* main.c - `orrery`: finds the command and runs it. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/nearest.h"
#include "apps/common/offers.h"
#include "apps/common/pager.h"
#include "apps/common/style.h"
#include "apps/common/user_config.h"
#include "apps/common/wrap.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/text.h"
#include "games/games.h"
#include "generated/apps/common/version.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const cli_command commands[] = {
    { "games", "the games, their seats, options and card sets", cmd_games },
    { "bots", "who plays: the levels, and every bot by name", cmd_bots },
    { "play", "play in the terminal, against bots or with friends", cmd_play },
    { "learn", "learn a game in short lessons, on the real table", cmd_learn },
    { "puzzle", "find the right move; mine and prove such puzzles", cmd_puzzle },
    { "serve", "the table on the web, for friends, bots and spectators", cmd_serve },
    { "sim", "let bots play many games and count", cmd_sim },
    { "arena", "which bot is better, on equal deals, with intervals", cmd_arena },
    { "merge", "parts of a long run, played anywhere, put together", cmd_merge },
    { "lab", "balance reports; two editions compared; settings for a target", cmd_lab },
    { "bench", "how fast the engine is; its behaviour as one number", cmd_bench },
    { "scenario", "run scenario files: tests anybody can write", cmd_scenario },
    { "lesson", "check lesson files: every way, every answer, every claim", cmd_lesson },
    { "record", "show, verify or replay the record of a match", cmd_record },
    { "rules", "the rules of a game: text, code, tests, how often they fire", cmd_rules },
    { "config", "what your configuration says, and where it is", cmd_config },
    { "version", "which version this is", cmd_version },
};
enum { N_COMMANDS = sizeof commands / sizeof *commands };

int cmd_version(int argc, char **argv)
{
    static const arg_spec spec = { .command = "version", .use = "", .about = "Prints the version." };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    puts("orrery " ORRERY_VERSION);
    return CLI_OK;
}

static int help(void)
{
    text_buf page = { 0 };
    args_color();
    pager_begin();
    const bool colours = style_wanted(stdout);
    text_add(&page, "Orrery: science-fiction board games in the terminal, and a laboratory for them.\n\n"
                    "  orrery                start here on a terminal: choose a game and play\n"
                    "  orrery help COMMAND   what a command can do\n\nCommands:\n");
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++)
        text_format(&page, "  %s%-9s%s %s\n", style_on(colours, ORR_STRONG), c->name, style_off(colours), c->help);
    text_add(&page, "\nExit codes: 0 it worked, 1 a check failed, 2 wrong use, 130 interrupted.\n");
    wrap_print(page.text ? page.text : "");
    text_free(&page);
    return CLI_OK;
}

static void print_settings(void)
{
    unsigned n;
    const user_setting *s = user_config_all(&n);
    for (unsigned i = 0; i < n; i++) printf(".RS\n.TP\n.B %s\n%s\n.RE\n", s[i].name, s[i].help);
}

/* orrery.1; every command tells its own section. */
static int manual(void)
{
    char page[] = "--help=manual";
    printf(".TH ORRERY 1 \"\" \"orrery " ORRERY_VERSION "\" \"Games\"\n.SH NAME\n"
           "orrery \\- science\\-fiction board games: web table, terminal, bots, laboratory\n"
           ".SH SYNOPSIS\n.B orrery\n[\n.I COMMAND\n[\n.I OPTIONS\n]]\n"
           ".SH DESCRIPTION\nWithout a command, on a terminal: choose a game and play.\n.SH COMMANDS\n");
    fflush(stdout);
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++) {
        char name[16];
        snprintf(name, sizeof name, "%s", c->name);
        c->run(2, (char *[]){ name, page, NULL });
    }
    printf(".SH OPTIONS OF EVERY COMMAND\n.TP\n.B \\-\\-color\n.RI ( WHEN )\nColours: auto (on a terminal), always or "
           "never.\n.TP\n.B \\-\\-help\nThe page of the command.\n");
    printf(".SH FILES\n.TP\n.I ~/.config/orrery/config\nLines \\(oqname = value\\(cq for options that you do not want "
           "to type again and again; what is typed wins. $XDG_CONFIG_HOME and $ORRERY_CONFIG name another place.\n");
    print_settings();
    printf(".SH ENVIRONMENT\n.TP\n.B ORRERY_PAGER, PAGER\nThe pager for long texts on a terminal (less \\-FRX); "
           "empty: none.\n.TP\n.B NO_COLOR\nIf set: no colours.\n");
    printf(".SH EXIT STATUS\n0 it worked, 1 a check failed, 2 wrong use, 130 interrupted.\n");
    return CLI_OK;
}

static int words(void)
{
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++) puts(c->name);
    return CLI_OK;
}

static int unknown_command(const char *typed)
{
    const char *names[N_COMMANDS];
    for (int i = 0; i < N_COMMANDS; i++) names[i] = commands[i].name;
    const char *near = nearest_name(typed, names, N_COMMANDS);
    if (near) return cli_wrong("There is no command '%s'; did you mean `orrery %s`?", typed, near);
    return cli_wrong("There is no command '%s'; `orrery --help` lists the commands.", typed);
}

/* `help sim` is `sim --help`, and `help lab sweep` is `lab sweep --help`. */
static int help_on(int argc, char **argv)
{
    enum { MOST = 8 };
    char page[] = "--help", *words[MOST + 2];
    int n = 0;
    while (n < argc && n < MOST) words[n] = argv[n], n++;
    words[n++] = page;
    words[n] = NULL;
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++)
        if (!strcmp(c->name, argv[0])) return c->run(n, words);
    return unknown_command(argv[0]);
}

/* `--help=offers WORD...`: what a shell may complete the last word with. Exit 1: it may be a file. */
static int offers(int argc, char **argv)
{
    enum { MOST = 200 };
    const bool helps = argc > 1 && !strcmp(argv[0], "help");
    const char *names[N_COMMANDS + 1] = { "help" };
    char page[] = "--help=offers", *words[MOST + 3];
    for (int i = 0; i < N_COMMANDS; i++) names[i + 1] = commands[i].name;
    if (argc < 2 + helps) return offers_of(names + helps, N_COMMANDS + !helps, argc ? argv[argc - 1] : ""), CLI_OK;
    argv += helps;
    argc -= helps;
    if (argc > MOST || (helps && argc > 2)) return CLI_OK;
    args_offer_by(offers_print);
    words[0] = argv[0];
    words[1] = page;
    for (int i = 1; i <= argc; i++) words[i + 1] = argv[i];          /* the NULL behind the last, too */
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++)
        if (!strcmp(c->name, argv[0])) return c->run(argc + 1, words);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        char lobby[] = "lobby", *alone[] = { lobby, NULL };
        return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? cmd_lobby(1, alone) : help();
    }
    const char *name = argv[1];
    if (!strcmp(name, "help") && argc > 2) return help_on(argc - 2, argv + 2);
    if (!strcmp(name, "--help") || !strcmp(name, "-h") || !strcmp(name, "help")) return help();
    if (!strcmp(name, "--help=manual")) return manual();
    if (!strcmp(name, "--help=words")) return words();
    if (!strcmp(name, "--help=offers")) return offers(argc - 2, argv + 2);
    if (!strcmp(name, "--version") || !strcmp(name, "-V")) name = "version";
    for (const cli_command *c = commands; c < commands + N_COMMANDS; c++)
        if (!strcmp(c->name, name)) return c->run(argc - 1, argv + 1);
    return unknown_command(name);
}

/* Output that did not arrive is no success, even if only the last bytes are missing. */
int main(int argc, char **argv)
{
    tongue_guess(argc, argv);
    const int code = run(argc, argv);
    if (pager_end()) return code;
    errno = 0;
    if (!fflush(stdout) && !ferror(stdout)) return code;
    clearerr(stdout);                        /* the reason of an earlier failure is forgotten: fail once more */
    int reason = errno;
    if (!reason && (fputc('\n', stdout) == EOF || fflush(stdout))) reason = errno;
    if (reason) cli_wrong("The output could not be written: %s.", strerror(reason));
    else cli_wrong("The output could not be written.");
    return code ? code : CLI_FAILED;
}
