/* box_args.c - the box of a command from --option, --set and --seats. */
#include "apps/common/box_args.h"

#include "apps/common/args.h"
#include "apps/common/files.h"
#include "apps/common/nearest.h"
#include "apps/common/wrong.h"
#include "base/error.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const orr_game *cli_find_game(const char *id)
{
    const orr_game *g = orr_find_game(id);
    if (g) return g;
    const char *names[32];
    char all[400] = "";
    int n = 0;
    for (; n < 31 && orr_games[n]; n++) names[n] = orr_games[n]->id;
    for (int i = 0; i < n; i++) {
        const size_t used = strlen(all);
        snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "", names[i]);
    }
    const char *near = nearest_name(id, names, n);
    if (near) cli_wrong("There is no game '%s'; did you mean %s?", id, near);
    else cli_wrong("There is no game '%s'; there are: %s.", id, all);
    return NULL;
}

/* What was meant, where the game has something like it: an option, or a value of the one that was named. */
static void unknown_option(const orr_game *g, const char *name, const char *value, const error *why)
{
    const char *names[32], *near;
    int n = 0;
    const orr_option *named = NULL;
    for (const orr_option *o = g->options; o < g->options + g->n_options && n < 32; o++) {
        names[n++] = o->name;
        if (!strcmp(o->name, name)) named = o;
    }
    near = named ? nearest_name(value, named->word, named->values) : nearest_name(name, names, n);
    if (near && named) cli_wrong("The option %s cannot be '%s'; did you mean %s?", name, value, near);
    else if (near) cli_wrong("%s has no option '%s'; did you mean %s?", g->id, name, near);
    else cli_wrong("%s", why->text);
}

static bool take_option(orr_box *box, const char *text)
{
    char name[64];
    error why;
    const char *equals = strchr(text, '=');
    if (!equals || (size_t)(equals - text) >= sizeof name) {
        cli_wrong("--option needs the form NAME=VALUE, not '%s'; `orrery games` lists the options.", text);
        return false;
    }
    memcpy(name, text, (size_t)(equals - text));
    name[equals - text] = 0;
    if (box_option(box, name, equals + 1, &why)) return true;
    unknown_option(box->game, name, equals + 1, &why);
    return false;
}

/* Another folder in the same place whose name is near; to be freed. */
static char *near_folder(const char *dir)
{
    char path[4096];
    enum { MOST = 200 };
    const char *names[MOST], *slash = strrchr(dir, '/');
    size_t n, k = 0;
    if (snprintf(path, sizeof path, "%.*s", slash ? (int)(slash - dir) : 1, slash ? dir : ".") >= (int)sizeof path)
        return NULL;
    char **all = files_in_folder(*path ? path : "/", &n), *found = NULL;
    for (size_t i = 0; i < n && k < MOST; i++)
        if (files_is_folder(all[i])) names[k++] = strrchr(all[i], '/') + 1;
    const char *near = nearest_name(slash ? slash + 1 : dir, names, (int)k);
    for (size_t i = 0; i < n; i++) {
        if (near && strrchr(all[i], '/') + 1 == near) found = strdup(slash ? all[i] + (slash == dir) : near);
        free(all[i]);
    }
    free(all);
    return found;
}

void *cli_read_set(const orr_game *g, const char *dir, error *why)
{
    char *near = g->n_sheets && access(dir, F_OK) ? near_folder(dir) : NULL;
    if (!near) return files_read_set(g, dir, why);
    error_refuse(why, "There is no set folder %.200s; did you mean %.200s?", dir, near);
    free(near);
    return NULL;
}

bool cli_box_open(cli_box *b, const orr_game *g, const arg_texts *options, const char *set_dir)
{
    error why;
    *b = (cli_box){ .set = NULL };
    box_open(&b->box, g);
    if (set_dir) {
        b->set = cli_read_set(g, set_dir, &why);
        if (!b->set) {
            cli_wrong("%s", why.text);
            return false;
        }
        box_use_set(&b->box, b->set);
    }
    for (int i = 0; options && i < options->n; i++)
        if (!take_option(&b->box, options->item[i])) {
            cli_box_close(b);
            return false;
        }
    return true;
}

bool cli_box_seats(const cli_box *b, unsigned seats)
{
    error why;
    if (box_check(&b->box, seats, &why)) return true;
    cli_wrong("%s", why.text);
    return false;
}

void cli_box_close(cli_box *b)
{
    free(b->set);
    b->set = NULL;
}

unsigned cli_usual_seats(const orr_game *g)
{
    enum { USUAL = 5 };
    if (g->max_seats < USUAL) return g->max_seats;
    return g->min_seats > USUAL ? g->min_seats : USUAL;
}

bool cli_seats_range(const char *command, const char *text, const orr_game *g, uint8_t *first, uint8_t *last)
{
    char head[16] = "";
    uint64_t a = 0, b = 0;
    *first = g->min_seats;
    *last = g->max_seats;
    if (!text) return true;
    const size_t n = strcspn(text, "-");
    snprintf(head, sizeof head, "%.*s", (int)(n < sizeof head ? n : 0), text);
    if (args_number(head, 1, ORR_MAX_SEATS, &a) &&
        (text[n] ? args_number(text + n + 1, a, ORR_MAX_SEATS, &b) : (b = a, true))) {
        *first = (uint8_t)a;
        *last = (uint8_t)b;
        if (b >= g->min_seats && a <= g->max_seats) return true;
    }
    cli_wrong("%s --seats needs a number or a range within %u-%u for %s, not '%s'.", command, g->min_seats,
              g->max_seats, g->id, text);
    return false;
}

void cli_seats_left_out(const char *typed, const orr_box *b, unsigned first, unsigned last)
{
    const orr_game *g = b->game;
    error why;
    for (unsigned n = first; typed && n <= last; n++) {
        if (box_check(b, n, &why)) continue;
        if (n >= g->min_seats && n <= g->max_seats) cli_wrong("%u is left out of --seats %s: %s.", n, typed, why.text);
        else
            cli_wrong("%u is left out of --seats %s: %s seats %u to %u players.", n, typed, g->title, g->min_seats,
                      g->max_seats);
    }
}
