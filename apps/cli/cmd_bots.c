/* cmd_bots.c - `orrery bots`: who can play, from the weakest to the strongest, and which bot a level is in a game. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/json_file.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "base/json.h"
#include "bots/bot.h"

#include <stdio.h>

static bool plays(const bot *b, const orr_game *g) { return !g || !b->game || b->game == g; }

static void print_levels(const orr_game *g, bool colours)
{
    tongue_print("Levels of %s", tongue_game(g)->title);
    for (const char *const *level = bot_levels; *level; level++) {
        const bot *b = bot_find(*level, g);
        if (b) printf("  %s%-12s%s %s\n", style_on(colours, ORR_STRONG), *level, style_off(colours), b->name);
    }
    putchar('\n');
}

/* The bot written for a game has one name in all games, too. */
static void print_script(const orr_game *g, bool colours)
{
    printf("  %s%-12s%s ", style_on(colours, ORR_STRONG), "script", style_off(colours));
    if (g) tongue_print("the bot written for this game: %s", bot_find("script", g)->name);
    else tongue_print("the bot written for the game, by the same name in all games");
}

static void print_bots(const orr_game *g)
{
    const bool colours = style_wanted(stdout);
    if (g) print_levels(g, colours);
    tongue_print("Bots, the weakest first");
    for (const bot *const *b = bots; *b; b++) {
        if (!plays(*b, g)) continue;
        printf("  %s%-12s%s %s", style_on(colours, ORR_STRONG), (*b)->name, style_off(colours), tongue_say((*b)->text));
        if (!g && (*b)->game) printf(" (%s)", (*b)->game->id);
        putchar('\n');
    }
    if (!g || bot_find("script", g)) print_script(g, colours);
    printf("  %s%-12s%s %s\n", style_on(colours, ORR_STRONG), "exec:COMMAND", style_off(colours),
           tongue_say("a program of your own, in play, sim and arena: docs/develop/external-bots.md"));
    if (g) return;
    putchar('\n');
    tongue_print("`orrery bots GAME` also says which of them easy, normal, hard and expert are.");
}

static void write_bots(const orr_game *g)
{
    json j = json_file_begin(stdout);
    json_file_object(&j, "bots-1");
    json_text(&j, "game", g ? g->id : NULL);
    json_open_object(&j, "levels");
    for (const char *const *level = bot_levels; g && *level; level++) {
        const bot *b = bot_find(*level, g);
        if (b) json_text(&j, *level, b->name);
    }
    json_end(&j);
    json_text(&j, "script", g && bot_find("script", g) ? bot_find("script", g)->name : NULL);
    json_open_array(&j, "bots");
    for (const bot *const *b = bots; *b; b++) {
        if (!plays(*b, g)) continue;
        json_open_object(&j, NULL);
        json_text(&j, "name", (*b)->name);
        json_text(&j, "text", (*b)->text);
        json_text(&j, "game", (*b)->game ? (*b)->game->id : NULL);
        json_bool(&j, "sees_all", (*b)->sees_all);
        json_end(&j);
    }
    json_end(&j);
    json_end(&j);
}

int cmd_bots(int argc, char **argv)
{
    bool as_json = false;
    const char *language = NULL, *usual = NULL;
    const arg_option options[] = { OPTION_FLAG("json", &as_json, "for machines"),
                                   TONGUE_OPTION(&language, &usual, "") };
    const arg_spec spec = { .command = "bots", .use = "[GAME] [--json]", .most = 1,
                            .about = "Lists the bots, the weakest first; with a game, also what its levels are.",
                            .options = options, .n_options = sizeof options / sizeof *options };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(language, false, usual)) return CLI_WRONG_USE;
    const orr_game *g = rest.n ? cli_find_game(rest.word[0]) : NULL;
    if (rest.n && !g) return CLI_WRONG_USE;
    if (as_json) write_bots(g);
    else print_bots(g);
    return CLI_OK;
}
