/* cmd_learn.c - the arguments of `orrery learn`. The lesson itself is apps/tui/learn.c. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/wrong.h"
#include "apps/tui/tui.h"

int cmd_learn(int argc, char **argv)
{
    bool italian = false, plain = false;
    const char *language = NULL, *usual = NULL;
    uint64_t number = 0;
    const arg_option options[] = {
        TONGUE_OPTION(&language, &usual, ""),
        OPTION_FLAG_KEPT("italian", &italian, "the same as --language it"),
        OPTION_FLAG_KEPT("plain", &plain, "lines instead of a full screen: for pipes and screen readers"),
    };
    const arg_spec spec = {
        .command = "learn",
        .use = "[GAME [N]]",
        .about = "Teaches a game in short lessons, on the real table. Without a game it lists all lessons; without a\n"
                 "number it begins the next one you have not finished. You can leave at any time and go on later:\n"
                 "your place is kept in $XDG_STATE_HOME/orrery (usually ~/.local/state/orrery). It works through a\n"
                 "pipe, too.",
        .options = options, .n_options = sizeof options / sizeof *options, .least = 0, .most = 2,
        .words = "a game and the number of a lesson"
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!tongue_settle(language, italian, usual)) return CLI_WRONG_USE;
    if (plain) screen_want_plain();
    const orr_game *g = rest.n ? cli_find_game(rest.word[0]) : NULL;
    if (rest.n && !g) return CLI_WRONG_USE;
    if (rest.n > 1 && !args_number(rest.word[1], 1, 31, &number))
        return cli_wrong("'%s' is no lesson; lessons have numbers from 1 on.", rest.word[1]);
    return tui_learn(g, (unsigned)number);
}
