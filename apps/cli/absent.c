/* absent.c - says so for a command that this build was made without: the linker prefers the command's own file. */
#include "cli.h"

static int absent(const char *name) { return cli_wrong("This build was made without `orrery %s`; build it whole.", name); }

#define ABSENT(cmd, name) \
    __attribute__((weak)) int cmd(int argc, char **argv) { (void)argc, (void)argv; return absent(name); }
ABSENT(cmd_games, "games")
ABSENT(cmd_play, "play")
ABSENT(cmd_lobby, "lobby")
ABSENT(cmd_sim, "sim")
ABSENT(cmd_bench, "bench")
ABSENT(cmd_scenario, "scenario")
ABSENT(cmd_record, "record")
ABSENT(cmd_rules, "rules")
