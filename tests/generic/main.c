/* main.c - the generic suite: which games, seats and options; arguments; the summary.
 *
 *   generic_suite [--game ID] [--set FOLDER] [--seats N] [--option NAME=VALUE]... [--option default] [--seed S]
 *                 [--matches N] [--answers N] [--except ID]... [--rules]
 *
 * Without --game: every listed game and the template. Without --option: the defaults, every other value alone, and a
 * few random combinations. --answers leaves a match after so many, for games whose random matches are long; --except
 * leaves a game to a call of its own. A failure prints the command that plays it again. */
#include "tests/generic/suite.h"
#include "apps/common/files.h"
#include "games/games.h"
#include "table/match/box.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_MATCHES = 120, RANDOM_COMBINATIONS = 4, MAX_OPTION_ARGS = 32, MAX_LEFT_OUT = 16 };
typedef struct {
    const char *game, *set, *option[MAX_OPTION_ARGS], *left_out[MAX_LEFT_OUT];
    unsigned n_options, n_left_out, seats, matches;
    unsigned answers;             /* the most of one match; 0: to its end */
    uint64_t seed;
    bool rules;                   /* print how often every rule fired */
} wish;

static int usage(const char *why, const char *what)
{
    fprintf(stderr,
            "generic_suite: %s%s\nusage: generic_suite [--game ID] [--set FOLDER] [--seats N] [--option NAME=VALUE]... "
            "[--seed S] [--matches N] [--rules]\n",
            why, what);
    return 2;
}

/* ---- one game ----------------------------------------------------------------------------------------------- */

static void open_box(table *r)
{
    box_open(&r->box, r->game);
    if (r->set) box_use_set(&r->box, r->set);
}

static void at_table(table *r, const wish *w, unsigned seats)
{
    r->seats = seats;
    if (!box_check(&r->box, seats, NULL)) return;              /* the game says these do not go together */
    for (unsigned i = 0; i < w->matches; i++) {
        play_match(r, w->seed + i);
        if (!r->broken && i % 8 == 0) check_record(r);
    }
}

static void at_all_seats(table *r, const wish *w)
{
    for (unsigned seats = w->seats ? w->seats : r->game->min_seats; seats <= (w->seats ? w->seats : r->game->max_seats);
         seats++)
        at_table(r, w, seats);
}

/* Positions in the middle of a match, the suite's own generator from a fixed seed. */
static void look_for_bias(table *r, const wish *w)
{
    const unsigned low = w->seats ? w->seats : r->game->min_seats, high = w->seats ? w->seats : r->game->max_seats;
    for (unsigned i = 0; i < 6; i++) {
        r->seats = low + i * (high - low) / 5;
        if (!box_check(&r->box, r->seats, NULL)) continue;
        r->seed = w->seed + i;
        r->rng = (orr_rng){ r->seed };
        r->broken = false;
        orr_start(&r->now.t, (uint8_t)r->seats, r->key);
        orr_playout(&r->now.t, &r->rng, 2 + 4 * i);
        for (unsigned k = 0; k < 6; k++) teach(&r->now, &r->rng);
        if (orr_asked(&r->now.t)) check_uniform(r);
    }
}

static void play_boxes(table *r, const wish *w)
{
    const orr_game *g = r->game;
    if (w->n_options) {
        at_all_seats(r, w);
        return;
    }
    at_all_seats(r, w);
    for (unsigned o = 0; o < g->n_options; o++)
        for (uint8_t v = 1; v < g->options[o].values; v++) {
            open_box(r);
            box_option(&r->box, g->options[o].name, g->options[o].word[v], NULL);
            at_all_seats(r, w);
        }
    orr_rng rng = { w->seed };
    for (unsigned k = 0; k < RANDOM_COMBINATIONS && g->n_options > 1; k++) {
        open_box(r);
        for (unsigned o = 0; o < g->n_options; o++)
            box_option(&r->box, g->options[o].name, g->options[o].word[orr_rng_below(&rng, g->options[o].values)],
                       NULL);
        at_all_seats(r, w);
    }
}

static void print_rules(const table *r)
{
    printf("rules of %s: how often each fired\n", r->game->id);
    for (unsigned i = ORR_R_FIRST_OWN; i < r->game->n_rules; i++)
        printf("%-10s %10u\n", r->game->rules[i].id, r->fired[i]);
}

static bool take_options(table *r, const wish *w, error *why)
{
    for (unsigned i = 0; i < w->n_options; i++) {
        char name[64];
        const char *value = strchr(w->option[i], '=');
        if (!strcmp(w->option[i], "default")) continue;
        if (!value) return error_refuse(why, "--option needs the form NAME=VALUE, not '%s'.", w->option[i]);
        snprintf(name, sizeof name, "%.*s", (int)(value - w->option[i]), w->option[i]);
        if (!box_option(&r->box, name, value + 1, why)) return false;
    }
    return !w->seats || box_check(&r->box, w->seats, why);
}

static void play_game(table *r, const wish *w)
{
    check_tables(r);
    world_make(&r->now, &r->box);
    play_boxes(r, w);
    if (!w->n_options) open_box(r);
    look_for_bias(r, w);
    check_told(r);
    world_free(&r->now);
    if (w->rules) print_rules(r);
}

static int test_game(const orr_game *g, const wish *w)
{
    static table r;
    error why = { "out of memory" };
    void *set = NULL;
    if (w->set && !(set = files_read_set(g, w->set, &why))) return usage(why.text, "");
    r = (table){ .game = g,
                 .set = set,
                 .set_folder = w->set,
                 .seats = g->min_seats,
                 .seed = w->seed,
                 .most_answers = w->answers,
                 .fired = calloc(g->n_rules, sizeof *r.fired) };
    open_box(&r);
    const bool good = r.fired && take_options(&r, w, &why);
    if (good) play_game(&r, w);
    free(r.fired);
    free(set);
    return good ? 0 : usage(why.text, "");
}

/* ---- arguments ---------------------------------------------------------------------------------------------- */

static bool read_wish(int argc, char **argv, wish *w)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (!strcmp(argv[i], "--rules")) {
            w->rules = true;
            continue;
        }
        if (!value) return false;
        if (!strcmp(argv[i], "--game")) w->game = value;
        else if (!strcmp(argv[i], "--set")) w->set = value;
        else if (!strcmp(argv[i], "--seats")) w->seats = (unsigned)strtoul(value, NULL, 10);
        else if (!strcmp(argv[i], "--matches")) w->matches = (unsigned)strtoul(value, NULL, 10);
        else if (!strcmp(argv[i], "--answers")) w->answers = (unsigned)strtoul(value, NULL, 10);
        else if (!strcmp(argv[i], "--except") && w->n_left_out < MAX_LEFT_OUT) w->left_out[w->n_left_out++] = value;
        else if (!strcmp(argv[i], "--seed")) w->seed = strtoull(value, NULL, 10);
        else if (!strcmp(argv[i], "--option") && w->n_options < MAX_OPTION_ARGS) w->option[w->n_options++] = value;
        else return false;
        i++;
    }
    return true;
}

static bool is_left_out(const wish *w, const char *id)
{
    for (unsigned i = 0; i < w->n_left_out; i++)
        if (!strcmp(w->left_out[i], id)) return true;
    return false;
}

int main(int argc, char **argv)
{
    wish w = { .matches = DEFAULT_MATCHES, .seed = 1 };
    if (!read_wish(argc, argv, &w)) return usage("cannot make sense of the arguments", "");
    if (w.set && !w.game) return usage("--set needs --game", "");
    if (w.game) {
        const orr_game *g = orr_find_game(w.game);
        if (!g) return usage("there is no game ", w.game);
        if (test_game(g, &w)) return 2;
    } else {
        for (const orr_game *const *g = orr_games; *g; g++)
            if (!is_left_out(&w, (*g)->id) && test_game(*g, &w)) return 2;
        if (test_game(&orr_template, &w)) return 2;
    }
    print_counts();
    return failures();
}
