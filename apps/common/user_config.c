/* user_config.c - finds the file and keeps its lines. */
#include "apps/common/user_config.h"

#include "apps/common/nearest.h"
#include "apps/common/setting_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static user_setting all[] = {
    { .name = "bots", .help = "play: the level of the bots" },
    { .name = "names", .help = "play: your name, or several, separated by commas" },
    { .name = "pace", .help = "play: how long each line of the bots' play stays, in milliseconds" },
    { .name = "plain", .help = "play, learn, puzzle: yes means lines instead of a full screen" },
    { .name = "language", .help = "games, bots, play, learn, puzzle, record, rules, lab: en or it" },
    { .name = "italian", .help = "yes is the same as language = it" },
    { .name = "color", .help = "every command: auto, always or never" },
    { .name = "pager", .help = "rules, record show, help: a command for long texts on a terminal, or no" },
};
enum { N = sizeof all / sizeof *all };

static user_setting *find(const char *name)
{
    for (unsigned i = 0; i < N; i++)
        if (!strcmp(all[i].name, name)) return &all[i];
    return NULL;
}

static bool take(void *to, const char *name, const char *value, unsigned line, error *why)
{
    const char *names[N];
    user_setting *s = find(name);
    (void)to;
    for (unsigned i = 0; i < N; i++) names[i] = all[i].name;
    const char *near = s ? NULL : nearest_name(name, names, N);
    if (near) return error_refuse(why, "there is no setting '%.40s'; did you mean %s?", name, near);
    if (!s) return error_refuse(why, "there is no setting '%.40s'; `orrery config` lists them", name);
    if (s->line) return error_refuse(why, "%s is set twice, first in line %u", name, s->line);
    if (!*value || strlen(value) >= sizeof s->value)
        return error_refuse(why, "%s needs 1 to %zu characters", name, sizeof s->value - 1);
    strcpy(s->value, value);
    s->line = line;
    return true;
}

const char *user_config_path(void)
{
    static char path[1024];
    const char *own = getenv("ORRERY_CONFIG"), *xdg = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    if (own) snprintf(path, sizeof path, "%s", own);
    else if (xdg && *xdg) snprintf(path, sizeof path, "%s/orrery/config", xdg);
    else if (home && *home) snprintf(path, sizeof path, "%s/.config/orrery/config", home);
    return path;
}

static bool load(const char *path, error *why)
{
    if (!setting_lines_read(path, take, NULL, why)) return false;
    const char *color = user_config("color");
    if (color && strcmp(color, "auto") && strcmp(color, "always") && strcmp(color, "never"))
        return error_refuse(why, "%.300s:%u: color is auto, always or never.", path, user_config_line("color"));
    return true;
}

bool user_config_load(error *why)            /* read once; what was wrong is said as often as it is asked for */
{
    static bool loaded, good = true;
    static error wrong;
    const char *path = user_config_path();
    if (!loaded && *path && !access(path, F_OK)) good = load(path, &wrong);
    loaded = true;
    if (!good) *why = wrong;
    return good;
}

const char *user_config(const char *name)
{
    const user_setting *s = find(name);
    return s && s->line ? s->value : NULL;
}

unsigned user_config_line(const char *name)
{
    const user_setting *s = find(name);
    return s ? s->line : 0;
}

const user_setting *user_config_all(unsigned *n)
{
    *n = N;
    return all;
}
