/* bot_args.c - bots named on the command line. */
#include "apps/common/bot_args.h"

#include "apps/common/outside.h"
#include "apps/common/wrong.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BOT_NAMES = 400 };

static void add_name(char *all, const char *name)
{
    const size_t used = strlen(all);
    snprintf(all + used, BOT_NAMES - used, "%s%s", used ? ", " : "", name);
}

static void unknown_bot(const orr_game *g, const char *name, bool any)
{
    char all[BOT_NAMES] = "";
    for (const char *const *level = bot_levels; *level; level++) add_name(all, *level);
    for (const bot *const *b = bots; *b; b++)
        if (!(*b)->game || (*b)->game == g) add_name(all, (*b)->name);
    if (any) add_name(all, "exec:COMMAND");
    cli_wrong("There is no bot '%s' for %s; there are: %s.", name, g->id, all);
}

static int read_bots(const orr_game *g, const char *names, const bot **out, int most, bool any)
{
    char name[OUTSIDE_NAME];
    for (int n = 0; n < most;) {
        const size_t len = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(len < sizeof name ? len : sizeof name - 1), names);
        out[n] = bot_find(name, g);
        if (!out[n] && any && len < sizeof name) out[n] = outside_find(name);
        if (!out[n++]) {
            unknown_bot(g, name, any);
            return 0;
        }
        if (!names[len]) return n;
        names += len + 1;
    }
    cli_wrong("There may be %d bots at most.", most);
    return 0;
}

int bot_args_read(const orr_game *g, const char *names, const bot **out, int most)
{
    return read_bots(g, names, out, most, false);
}

int bot_args_read_any(const orr_game *g, const char *names, const bot **out, int most)
{
    return read_bots(g, names, out, most, true);
}

uint64_t bot_args_cores(unsigned most)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > (long)most ? most : (uint64_t)n;
}
