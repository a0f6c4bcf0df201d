/* bot_args.c - bots named on the command line. */
#include "apps/common/bot_args.h"

#include "apps/common/args.h"
#include "apps/common/nearest.h"
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
    enum { MOST_NAMES = 64 };
    const char *names[MOST_NAMES];
    char all[BOT_NAMES] = "";
    int n = 0;
    for (const char *const *level = bot_levels; *level && n < MOST_NAMES; level++) names[n++] = *level;
    for (const bot *const *b = bots; *b && n < MOST_NAMES; b++)
        if (!(*b)->game || (*b)->game == g) names[n++] = (*b)->name;
    if (bot_find("script", g) && n < MOST_NAMES) names[n++] = "script";
    for (int i = 0; i < n; i++) add_name(all, names[i]);
    if (any) add_name(all, "exec:COMMAND");
    const char *near = nearest_name(name, names, n);
    if (near) cli_wrong("There is no bot '%s' for %s; did you mean %s?", name, g->id, near);
    else cli_wrong("There is no bot '%s' for %s; there are: %s.", name, g->id, all);
}

static int read_bots(const orr_game *g, const char *names, const bot **out, int most, bool any)
{
    char name[OUTSIDE_NAME];
    error why;
    for (int n = 0; n < most;) {
        const size_t len = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(len < sizeof name ? len : sizeof name - 1), names);
        out[n] = bot_find(name, g);
        if (!out[n] && any && len < sizeof name) out[n] = outside_find(name);
        if (!out[n]) return unknown_bot(g, name, any), 0;
        if (!outside_check(out[n++], &why)) return cli_wrong("%s", why.text), 0;
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

const char *bot_args_label(const char *name, char out[BOT_ARGS_LABEL])
{
    enum { HEAD = 12, DOTS = 3, TAIL = BOT_ARGS_LABEL - 1 - HEAD - DOTS };
    const size_t n = strlen(name);
    size_t head = HEAD, tail = n < TAIL ? 0 : n - TAIL;
    while (head && (name[head < n ? head : n] & 0xc0) == 0x80) head--;          /* whole letters of UTF-8 */
    while ((name[tail] & 0xc0) == 0x80) tail++;
    if (n < BOT_ARGS_LABEL) snprintf(out, BOT_ARGS_LABEL, "%s", name);
    else snprintf(out, BOT_ARGS_LABEL, "%.*s...%s", (int)head, name, name + tail);
    return out;
}

uint64_t bot_args_cores(unsigned most)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > (long)most ? most : (uint64_t)n;
}
