/* absent.c - says so for a command that this build was made without: the linker prefers the command's own file. */
#include "cli.h"
#include "files.h"

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

__attribute__((weak)) void *files_read_set(const orr_game *g, const char *dir, note *why)
{
    note_refuse(why, "This build of %s cannot read the set in %s; build it whole.", g->id, dir);
    return NULL;
}
