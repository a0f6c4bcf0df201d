/* user_config.c - finds the file and keeps its lines. */
#include "apps/common/user_config.h"

#include "apps/common/nearest.h"
#include "apps/common/setting_lines.h"
#include "apps/common/style.h"

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

static user_wrong wrongs[USER_WRONGS];
static unsigned n_wrongs;

static const char *near_setting(const char *name)
{
    const char *names[N];
    for (unsigned i = 0; i < N; i++) names[i] = all[i].name;
    return nearest_name(name, names, N);
}

static void note_wrong(void *to, const char *name, const char *sentence)
{
    (void)to;
    if (n_wrongs == USER_WRONGS) return;
    const char *near = find(name) ? name : near_setting(name);
    user_wrong *w = &wrongs[n_wrongs++];
    w->about = near ? find(near)->name : "";
    snprintf(w->text, sizeof w->text, "%s", sentence);
}

static bool take(void *to, const char *name, const char *value, unsigned line, error *why)
{
    user_setting *s = find(name);
    (void)to;
    const char *near = s ? NULL : near_setting(name);
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

static void load(const char *path)
{
    error why;
    user_setting *color = find("color");
    if (!setting_lines_read_all(path, take, note_wrong, NULL, &why)) note_wrong(NULL, "", why.text);
    if (!color->line) return;
    for (unsigned i = 0; i < STYLE_CHOICES; i++)
        if (!strcmp(color->value, style_choices[i])) return;
    error_refuse(&why, "%.300s:%u: color is auto, always or never.", path, color->line);
    note_wrong(NULL, "color", why.text);
    color->line = 0;
}

unsigned user_config_load(const user_wrong **out)        /* read once; what was wrong is said as often as it is asked */
{
    static bool loaded;
    const char *path = user_config_path();
    if (!loaded && *path && !access(path, F_OK)) load(path);
    loaded = true;
    if (out) *out = wrongs;
    return n_wrongs;
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
