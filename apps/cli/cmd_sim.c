/* cmd_sim.c - `orrery sim`: bots play many games; who won how often, how long it took. All of it, one part of it
 * (--part), or all parts put together (`orrery merge`). */
#include "apps/cli/commands.h"
#include "apps/cli/parts.h"
#include "apps/cli/sim_part.h"
#include "apps/cli/sim_print.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/json_file.h"
#include "apps/common/outside.h"
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
    uint64_t games, threads, bot_ms;
    const char *seats, *bots, *seed, *set, *part, *out;
    arg_texts options;
    bool rotate, check, as_json, fired, scores, progress;
    part_of which;
    const part_set *merged;   /* nothing is played: all parts are here. NULL: it is */
} sim_args;

/* "a,b": seat 1 is a, all others are b. */
static bool seat_bots(sim_order *o, const char *names)
{
    const int n = bot_args_read_any(o->box->game, names, o->plays, ORR_MAX_SEATS);
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
    else if (!args_number(text, 0, CLI_ANY_SEATS, &n)) {
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
    fprintf(stderr, "orrery: Interrupted after %llu of %llu games with %u seats. With --part 1/1 --out FILE the same "
            "command can go on later; orrery merge FILE then tells the whole.\n", (unsigned long long)r->games,
            (unsigned long long)o->games, o->seats);
    return CLI_INTERRUPTED;
}

static uint64_t *room_for_rules(const sim_args *a, const orr_game *g)
{
    uint64_t *fired = a->fired ? calloc(g->n_rules, sizeof *fired) : NULL;
    if (a->fired && !fired) cli_wrong("There is not enough memory to count rules.");
    return fired;
}

static int tell(const sim_order *o, const sim_result *r, json *j)
{
    if (r->failed) return failed(o, r, j);
    if (r->games && j) sim_write_json(j, o, r);
    else if (r->games) sim_print(o, r);
    return r->games < o->games ? interrupted(o, r) : CLI_OK;
}

static bool play(const sim_args *a, sim_order *o, sim_result *r, error *why)
{
    progress line = progress_begin("games", o->games, a->progress);
    o->report = report;
    o->report_to = &line;
    o->forfeited = outside_forfeited;
    const bool ran = sim_run(o, r, why);
    outside_end();
    progress_end(&line);
    return ran;
}

/* What all parts have counted, added up. */
static bool add_parts(const part_set *parts, const sim_order *o, sim_result *sum, error *why)
{
    *sum = sim_nothing();
    for (uint32_t i = 0; i < parts->n; i++) {
        sim_result r;
        uint64_t first, end;
        part_range((part_of){ i + 1, parts->n }, o->games, &first, &end);
        if (!sim_part_read(parts->body[i], o, &r) || (!r.failed && r.games != end - first))
            return error_refuse(why, "%.200s does not have the games that it says.", parts->path[i]);
        sim_add(sum, &r);
    }
    return true;
}

/* One seat count. */
static int simulate(const sim_args *a, const sim_order *wanted, json *j, bool *forfeited)
{
    sim_order o = *wanted;
    error why;
    sim_result r;
    o.fired = room_for_rules(a, o.box->game);
    if (a->fired && !o.fired) return CLI_WRONG_USE;
    o.enough = enough_said;
    const bool known = a->merged ? add_parts(a->merged, &o, &r, &why) : play(a, &o, &r, &why);
    const int code = known ? tell(&o, &r, j) : cli_wrong("%s", why.text);
    *forfeited = *forfeited || (known && r.forfeited);
    free(o.fired);
    return code;
}

/* ---- a part ------------------------------------------------------------------------------------------------------ */

typedef struct {              /* a part in the making */
    const sim_args *args;
    text_buf head, done, body;           /* done: the blocks of numbers of players that are complete */
    char *text;               /* of the file, as it was */
    const char *before;       /* what that had counted */
} part_run;

static void write_head(text_buf *head, const sim_args *a, const orr_box *b, const char *seats)
{
    part_head(head, b);
    part_option(head, "sim", b->game->id);
    part_count(head, "--games", a->games);
    part_option(head, "--seats", seats);
    part_option(head, "--bots", a->bots);
    part_option(head, "--seed", a->seed);
    for (int i = 0; i < a->options.n; i++) part_option(head, "--option", a->options.item[i]);
    if (a->set) part_option(head, "--set", a->set);
    if (a->rotate) part_word(head, "--rotate");
    if (a->check) part_word(head, "--check");
    if (a->scores) part_word(head, "--scores");
    if (a->fired) part_word(head, "--fired");
}

/* All that is known by now; order and result are those of the number of players that is being played, or NULL. */
static bool save(part_run *p, const sim_order *o, const sim_result *r, bool ended, error *why)
{
    text_clear(&p->body);
    text_add(&p->body, p->done.text ? p->done.text : "");
    if (o) sim_part_write(&p->body, o, r);
    return part_save(p->args->out, p->head.text, p->body.text, ended, why);
}

/* Goes on from what the file had, saving now and then. */
static bool play_range(part_run *p, sim_order *o, uint64_t games, sim_result *sum, error *why)
{
    const uint64_t first = o->first;
    sim_result more;
    if (!sim_part_read(p->before, o, sum)) *sum = sim_nothing();
    o->enough = part_rest;
    while (sum->games < games && !sum->failed && !enough_said()) {
        o->first = first + sum->games;
        o->games = games - sum->games;
        part_rest_later();
        if (!play(p->args, o, &more, why)) return false;
        sim_add(sum, &more);
        if (!save(p, o, sum, false, why)) return false;
    }
    return true;
}

static int play_seats(part_run *p, const sim_order *wanted)
{
    sim_order o = *wanted;
    sim_result r;
    error why;
    uint64_t end;
    int code = CLI_OK;
    part_range(p->args->which, wanted->games, &o.first, &end);
    const uint64_t games = end - o.first;
    o.fired = room_for_rules(p->args, o.box->game);
    if (p->args->fired && !o.fired) return CLI_WRONG_USE;
    if (!play_range(p, &o, games, &r, &why)) code = cli_wrong("%s", why.text);
    else if (r.failed) code = failed(&o, &r, NULL);
    else if (r.games < games) code = CLI_INTERRUPTED;
    sim_part_write(&p->done, &o, &r);
    free(o.fired);
    return code;
}

static int end_part(part_run *p, int code)
{
    const sim_args *a = p->args;
    error why;
    if (code == CLI_WRONG_USE) return code;
    if (code == CLI_INTERRUPTED) return part_told(a->out, a->which, false);
    if (!save(p, NULL, NULL, true, &why)) return cli_wrong("%s", why.text);
    part_told(a->out, a->which, true);
    return code;
}

static int run_part(const sim_args *a, sim_order *o, const cli_box *b, unsigned first, unsigned last)
{
    part_run p = { .args = a };
    part_state state = PART_NEW;
    char seats[12];
    error why;
    int code = CLI_OK;
    snprintf(seats, sizeof seats, "%u", first);
    write_head(&p.head, a, &b->box, first == last ? seats : "all");
    if (!part_head_end(&p.head, a->which)) code = CLI_WRONG_USE;
    else if (!part_load(a->out, p.head.text, &p.text, &p.before, &state, &why)) code = cli_wrong("%s", why.text);
    else if (state == PART_ENDED) printf("%s is finished; nothing was played.\n", a->out);
    else if (!save(&p, NULL, NULL, false, &why)) code = cli_wrong("%s", why.text);     /* before anything is played */
    for (unsigned n = first; n <= last && code == CLI_OK && state != PART_ENDED; n++) {
        if (first != last && !box_check(&b->box, n, &why)) continue;
        o->seats = (uint8_t)n;
        code = play_seats(&p, o);
    }
    if (state != PART_ENDED && p.head.text) code = end_part(&p, code);
    text_free(&p.head);
    text_free(&p.done);
    text_free(&p.body);
    free(p.text);
    return code;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static int run_all(const sim_args *a, sim_order *o, const cli_box *b, unsigned first, unsigned last)
{
    json j = json_file_begin(stdout);
    int code = CLI_OK;
    if (a->as_json) {
        json_file_object(&j, "sim-1");
        json_text(&j, "game", b->box.game->id);
        json_text(&j, "seed", a->seed);
        json_open_array(&j, "runs");
    }
    bool forfeited = false;
    for (unsigned seats = first; seats <= last && code == CLI_OK; seats++) {
        error why;
        if (first != last && !box_check(&b->box, seats, &why)) continue;
        o->seats = (uint8_t)seats;
        code = simulate(a, o, a->as_json ? &j : NULL, &forfeited);
    }
    if (code == CLI_OK && forfeited) code = CLI_FAILED;
    if (a->as_json) {
        json_end(&j);
        json_bool(&j, "passed", code == CLI_OK);
        json_end(&j);
    }
    return code;
}

static int run(const sim_args *a, cli_box *b)
{
    sim_order o = { .box = &b->box, .rotate = a->rotate, .seed = a->seed, .games = a->games,
                    .threads = (unsigned)a->threads, .check = a->check, .scores = a->scores };
    unsigned first, last;
    error why;
    if (!seat_bots(&o, a->bots) || !read_seats(b, a->seats, &first, &last)) return CLI_WRONG_USE;
    if (a->merged && !part_set_fits(a->merged, &b->box, &why)) return cli_wrong("%s", why.text);
    for (unsigned s = 0; s < ORR_MAX_SEATS && (a->part || a->merged); s++)
        if (o.plays[s]->outside) return cli_wrong("sim --part takes the bots of this program, not exec: ones.");
    return a->part ? run_part(a, &o, b, first, last) : run_all(a, &o, b, first, last);
}

static bool read_part_args(sim_args *a)
{
    if (a->merged && a->out) return cli_wrong("A simulation has nothing to keep: merge it without --out."), false;
    if (!a->part && a->out) return cli_wrong("sim --out keeps one part of a run: say which by --part I/N."), false;
    if (!a->part) return true;
    if (!a->out) return cli_wrong("sim --part needs --out FILE, where the part is kept."), false;
    return part_of_read("sim", a->part, &a->which);
}

static int command(int argc, char **argv, const part_set *merged)
{
    sim_args a = { .merged = merged, .games = 1000, .threads = bot_args_cores(SIM_MOST_THREADS), .bots = "random",
                   .bot_ms = OUTSIDE_PATIENCE, .seed = "1" };
    const arg_option options[] = {
        OPTION_NUMBER("games", &a.games, "N", "how many games (1000)", 1, MOST_GAMES),
        OPTION_TEXT("seats", &a.seats, "N|all", "players (5, or the nearest the game allows); all: every number"),
        OPTION_TEXT("bots", &a.bots, "A,B,..", "who plays, from seat 1; the last takes all further seats (random)"),
        OUTSIDE_OPTION(&a.bot_ms),
        OPTION_FLAG("rotate", &a.rotate, "bots move on by one seat after every game"),
        OPTION_TEXT("seed", &a.seed, "S", "game i is dealt from the seed S#i (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, SIM_MOST_THREADS),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_FLAG("check", &a.check, "verify the invariants after every answer; exit 1 if one is broken"),
        OPTION_FLAG("scores", &a.scores, "how many points there are at the end"),
        OPTION_FLAG("fired", &a.fired, "count how often each rule was applied"),
        OPTION_TEXT("part", &a.part, "I/N", "play only part I of N into --out; `orrery merge` puts them together"),
        OPTION_TEXT("out", &a.out, "FILE", "with --part: where the part is kept; goes on where it stopped"),
        OPTION_FLAG("json", &a.as_json, "for machines"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "sim", .use = "GAME [--games N] [options]", .words = "the id of a game", .least = 1, .most = 1,
        .about = "Lets bots play many games and prints wins by ending and by seat with 95% intervals,\n"
                 "the length of games and the speed. A bot of your own plays as exec:COMMAND, as in\n"
                 "`sim GAME --bots exec:./mybot.py,script`; where it fails it loses that match, and sim exits with 1.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    cli_box b;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!read_part_args(&a)) return CLI_WRONG_USE;
    if (strlen(a.seed) > 80) return cli_wrong("sim --seed may have 80 letters at most.");
    const orr_game *g = cli_find_game(rest.word[0]);
    if (!g || !cli_box_open(&b, g, &a.options, a.set)) return CLI_WRONG_USE;
    enough_listen(ENOUGH_MATCHES);
    outside_wait(a.bot_ms);
    const int code = run(&a, &b);
    cli_box_close(&b);
    return code;
}

int cmd_sim(int argc, char **argv) { return command(argc, argv, NULL); }
int cmd_sim_merge(const part_set *parts) { return command(parts->n_words, (char **)parts->word, parts); }
