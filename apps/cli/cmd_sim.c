/* cmd_sim.c - `orrery sim`: bots play many games; who won how often, how long it took. */
#include "apps/cli/commands.h"
#include "apps/cli/sim_print.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/json_file.h"
#include "apps/common/progress.h"
#include "apps/common/wrong.h"
#include "base/error.h"
#include "base/json.h"
#include "lab/play/sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GAMES = 1000000000 };

typedef struct {              /* the command line */
    uint64_t games, threads;
    const char *seats, *bots, *seed, *set;
    arg_texts options;
    bool rotate, check, as_json, fired, scores, progress;
} sim_args;

/* "a,b": seat 1 is a, all others are b. */
static bool seat_bots(sim_order *o, const char *names)
{
    const int n = bot_args_read(o->box->game, names, o->plays, ORR_MAX_SEATS);
    for (int s = n; n && s < ORR_MAX_SEATS; s++) o->plays[s] = o->plays[n - 1];
    return n;
}

/* "5" or "all" to a range of seat counts. */
static bool read_seats(const cli_box *b, const char *text, unsigned *first, unsigned *last)
{
    const orr_game *g = b->box.game;
    uint64_t n;
    *first = g->min_seats;
    *last = g->max_seats;
    if (text && !strcmp(text, "all")) return true;
    if (!text) n = cli_usual_seats(g);
    else if (!args_number(text, 0, 1000, &n)) {
        cli_wrong("sim --seats needs a number from %u to %u or the word all, not '%s'.", g->min_seats, g->max_seats,
                  text);
        return false;
    }
    *first = *last = (unsigned)n;
    return cli_box_seats(b, (unsigned)n);
}

static void report(void *to, uint64_t done) { progress_at(to, done); }

static int failed(const sim_order *o, const sim_result *r, json *j)
{
    char seed[128];
    sim_game_seed(o->seed, r->failed_game, seed, sizeof seed);
    if (j) sim_write_failure(j, o, r, seed);
    fprintf(stderr, "orrery: A check failed with %u seats, seed %s, after %u answers: %s.\n", o->seats, seed,
            r->failed_answer, r->failure);
    return CLI_FAILED;
}

/* Games are begun in their order and played to their end, so they are the first ones of a longer run. */
static int interrupted(const sim_order *o, const sim_result *r)
{
    fprintf(stderr, "orrery: Interrupted after %llu of %llu games with %u seats.\n", (unsigned long long)r->games,
            (unsigned long long)o->games, o->seats);
    return CLI_INTERRUPTED;
}

/* One seat count. */
static int simulate(const sim_args *a, const sim_order *wanted, json *j)
{
    sim_order own = *wanted, *o = &own;
    error why;
    sim_result r;
    progress line = progress_begin("games", o->games, a->progress);
    const unsigned n_rules = o->box->game->n_rules;
    uint64_t *fired = a->fired ? calloc(n_rules, sizeof *fired) : NULL;
    if (a->fired && !fired) return cli_wrong("There is not enough memory to count rules.");
    o->fired = fired;
    o->report = report;
    o->report_to = &line;
    o->enough = enough_said;
    const bool ran = sim_run(o, &r, &why);
    progress_end(&line);
    int code = ran ? CLI_OK : cli_wrong("%s", why.text);
    if (ran && r.failed) code = failed(o, &r, j);
    else if (ran && r.games && j) sim_write_json(j, o, &r);
    else if (ran && r.games) sim_print(o, &r);
    if (ran && !r.failed && r.games < o->games) code = interrupted(o, &r);
    free(fired);
    return code;
}

static int run(const sim_args *a, const orr_game *g, cli_box *b)
{
    sim_order o = { .box = &b->box, .rotate = a->rotate, .seed = a->seed, .games = a->games,
                    .threads = (unsigned)a->threads, .check = a->check, .scores = a->scores };
    unsigned first, last;
    json j = json_file_begin(stdout);
    int code = CLI_OK;
    if (!seat_bots(&o, a->bots) || !read_seats(b, a->seats, &first, &last)) return CLI_WRONG_USE;
    if (a->as_json) {
        json_open_object(&j, NULL);
        json_text(&j, "game", g->id);
        json_text(&j, "seed", a->seed);
        json_open_array(&j, "runs");
    }
    for (unsigned seats = first; seats <= last && code == CLI_OK; seats++) {
        error why;
        if (first != last && !box_check(&b->box, seats, &why)) continue;
        o.seats = (uint8_t)seats;
        code = simulate(a, &o, a->as_json ? &j : NULL);
    }
    if (a->as_json) {
        json_end(&j);
        json_bool(&j, "passed", code == CLI_OK);
        json_end(&j);
    }
    return code;
}

int cmd_sim(int argc, char **argv)
{
    sim_args a = { .games = 1000, .threads = bot_args_cores(SIM_MOST_THREADS), .bots = "random", .seed = "1" };
    const arg_option options[] = {
        OPTION_NUMBER("games", &a.games, "N", "how many games (1000)", 1, MOST_GAMES),
        OPTION_TEXT("seats", &a.seats, "N|all", "players (5, or the nearest the game allows); all: every number"),
        OPTION_TEXT("bots", &a.bots, "A,B,..", "who plays, from seat 1; the last takes all further seats (random)"),
        OPTION_FLAG("rotate", &a.rotate, "bots move on by one seat after every game"),
        OPTION_TEXT("seed", &a.seed, "S", "game i is dealt from the seed S#i (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, SIM_MOST_THREADS),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_FLAG("check", &a.check, "verify the invariants after every answer; exit 1 if one is broken"),
        OPTION_FLAG("scores", &a.scores, "how many points there are at the end"),
        OPTION_FLAG("fired", &a.fired, "count how often each rule was applied"),
        OPTION_FLAG("json", &a.as_json, "for machines"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "sim", .use = "GAME [--games N] [options]", .words = "the id of a game", .least = 1, .most = 1,
        .about = "Lets bots play many games and prints wins by ending and by seat with 95% intervals,\n"
                 "the length of games and the speed.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    cli_box b;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (strlen(a.seed) > 80) return cli_wrong("sim --seed may have 80 letters at most.");
    const orr_game *g = cli_find_game(rest.word[0]);
    if (!g || !cli_box_open(&b, g, &a.options, a.set)) return CLI_WRONG_USE;
    enough_listen();
    const int code = run(&a, g, &b);
    cli_box_close(&b);
    return code;
}
