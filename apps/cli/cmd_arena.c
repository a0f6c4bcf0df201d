/* cmd_arena.c - `orrery arena`: which bot is better, on the same deals from every seat, with honest intervals. */
#include "apps/cli/arena_file.h"
#include "apps/cli/arena_part.h"
#include "apps/cli/arena_print.h"
#include "apps/cli/commands.h"
#include "apps/cli/parts.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/files.h"
#include "apps/common/fresh.h"
#include "apps/common/json_file.h"
#include "apps/common/outside.h"
#include "apps/common/progress.h"
#include "apps/common/wrong.h"
#include "base/error.h"
#include "base/json.h"
#include "lab/arena/arena.h"
#include "lab/play/sim.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 1000, SPRT_STEP = 20, MOST_DEALS = 1000000 };

typedef struct {              /* the command line */
    uint64_t deals, seats, threads, iterations, ms, sprt, bot_ms;
    const char *bots, *seed, *set, *out, *again, *least, *part;
    arg_texts options;
    bool crosstable, mixed, as_json, progress;
    char *old;                /* the text of the file `again` */
    bool all_of_it;           /* nobody said how many of its deals */
    part_of which;
    const part_set *merged;   /* nothing is played: all parts are here. NULL: it is */
} arena_args;

typedef struct {              /* where reports go */
    progress line;
    const arena_order *order;
    FILE *file;               /* NULL: results are not kept */
} desk;

static void report(void *to, uint64_t done, uint64_t all)
{
    desk *d = to;
    d->line.total = all;
    progress_at(&d->line, done);
}

static void keep(void *to, unsigned table, uint32_t deal, const arena_deal *result)
{
    desk *d = to;
    if (d->file) arena_file_write(d->file, d->order, table, deal, result);
}

/* ---- tests ------------------------------------------------------------------------------------------------------- */

static bool say_sprt(const arena_args *a, const arena_order *o, const arena_result *r, uint32_t deals, json *j)
{
    static const char *const words[] = { "undecided", "no gain", "gain" };
    double ratio;
    const sprt_verdict v = arena_sprt(r, o, 0, 1, deals, (double)a->sprt, &ratio);
    if (j) {
        json_text(j, "sprt", words[v]);
        json_number(j, "log_ratio", ratio);
    } else {
        printf("  sequential test, 0 against +%u points: %s after %u deals (log ratio %.2f)\n", (unsigned)a->sprt,
               words[v], deals, ratio);
    }
    return v == SPRT_GAIN;
}

static bool say_least(double least, const arena_order *o, const arena_result *r, json *j)
{
    const arena_figure lift = arena_lift(r, o, 0, 1);
    const bool held = lift.low >= least;
    if (j) json_bool(j, "held", held);
    else if (isnan(lift.value))
        printf("  at least %.2f times the fair share: cannot be said, since %s wins nothing among itself\n", least,
               o->bots[1]->name);
    else
        printf("  %s among %s: at least %.2f times the fair share, lower bound: %s\n", o->bots[0]->name,
               o->bots[1]->name, least, held ? "held" : "not held");
    return held;
}

/* The deals, or as many of them as the sequential test needs; *deals: how many that were. */
static bool play(const arena_args *a, const arena_order *o, arena_result *r, uint32_t *deals, error *why)
{
    double ratio;
    if (!a->sprt) return arena_run(r, o, 0, *deals, why);
    for (uint32_t first = 0; first < *deals; first += SPRT_STEP) {
        const uint32_t end = first + SPRT_STEP < *deals ? first + SPRT_STEP : *deals;
        if (!arena_run(r, o, first, end, why)) return false;
        if (enough_said()) return true;
        if (r->failed || arena_sprt(r, o, 0, 1, end, (double)a->sprt, &ratio) != SPRT_GO_ON) {
            r->deals = *deals = end;
            return true;
        }
    }
    return true;
}

static int tell(const arena_args *a, double least, const arena_order *o, const arena_result *r)
{
    json j = json_file_begin(stdout);
    bool good = true;
    if (a->as_json) {
        json_file_object(&j, "arena-1");
        arena_write_json(&j, o, r);
    } else {
        arena_print(o, r);
    }
    if (a->sprt) good = say_sprt(a, o, r, r->deals, a->as_json ? &j : NULL) && good;
    if (a->least) good = say_least(least, o, r, a->as_json ? &j : NULL) && good;
    if (a->as_json) json_end(&j);
    return good ? CLI_OK : CLI_FAILED;
}

/* ---- playing a file again ---------------------------------------------------------------------------------------- */

static bool same_deal(const arena_deal *a, const arena_deal *b)
{
    return a->done == b->done && !memcmp(a->winners, b->winners, sizeof a->winners) &&
           !memcmp(a->outcome, b->outcome, sizeof a->outcome) && !memcmp(a->side, b->side, sizeof a->side);
}

/* The file's own order, where the command line says nothing else. The strings are the file's. */
static bool take_order(arena_args *a, arg_rest *rest, arena_file_order *f)
{
    if (!arena_file_order_read(a->old, f) || f->seats > ORR_MAX_SEATS || f->deals > MOST_DEALS)
        return cli_wrong("%s has no results of an arena.", a->again), false;
    if (rest->n && strcmp(rest->word[0], f->game))
        return cli_wrong("%s has results of %s, not of %s.", a->again, f->game, rest->word[0]), false;
    rest->word[0] = f->game;
    if (!a->bots && strstr(f->bots, "exec:"))
        return cli_wrong("%s names programs as bots: %s. If you want to run them, repeat that after --bots.", a->again,
                         f->bots), false;
    if (!a->bots) a->bots = f->bots;
    if (!a->seed) a->seed = f->seed;
    if (!a->seats) a->seats = f->seats;
    a->all_of_it = !a->deals;
    if (!a->deals) a->deals = f->deals;
    if (!a->iterations && !a->ms) {
        a->iterations = f->iterations;
        a->ms = f->ms;
    }
    if (!a->options.n && strcmp(f->options, "-"))
        for (char *o = strtok(f->options, ","); o && a->options.n < ARG_MOST_TEXTS; o = strtok(NULL, ","))
            a->options.item[a->options.n++] = o;
    a->crosstable = a->crosstable || f->crosstable;
    a->mixed = a->mixed || f->mixed;
    return true;
}

/* Before anything is played: is this what the file has results of? */
static bool read_old(const arena_args *a, const char *head, const arena_order *o, arena_result *old)
{
    error why = { "" };
    if (strncmp(a->old, head, strlen(head)))
        return cli_wrong("%s has results of another run: other rules, card set or order.", a->again), false;
    if (!arena_open(old, o, &why)) return cli_wrong("%s", why.text), false;
    if (arena_file_read(a->old, o, old, &why) >= 0) return true;
    arena_close(old);
    return cli_wrong("%s, %s.", a->again, why.text), false;
}

/* A deal at every table. */
static bool has_whole_deal(const arena_result *r, uint32_t deal)
{
    for (unsigned t = 0; t <= ARENA_MIXED; t++)
        if (r->deal[t] && !r->deal[t][deal].done) return false;
    return true;
}

/* A file with holes proves nothing about what is missing: that is said before the rest is played. */
static bool is_complete(const arena_args *a, const arena_result *old)
{
    const size_t length = strlen(a->old);
    uint32_t first = 0, missing = 0;
    for (uint32_t d = old->deals; d-- > 0;)
        if (!has_whole_deal(old, d)) first = d, missing++;
    if (missing > 1)
        fprintf(stderr, "orrery: %s: deal %u is incomplete, and %u more.\n", a->again, first, missing - 1);
    else if (missing) fprintf(stderr, "orrery: %s: deal %u is incomplete.\n", a->again, first);
    const bool cut = a->all_of_it && length && a->old[length - 1] != '\n';
    if (cut) fprintf(stderr, "orrery: %s: the last line is cut off.\n", a->again);
    return !missing && !cut;
}

static int compare(const char *path, const arena_result *old, const arena_result *r)
{
    unsigned deals = 0, differ = 0;
    for (uint32_t d = 0; d < r->deals; d++) {
        bool same = true;
        if (!has_whole_deal(old, d)) continue;
        for (unsigned t = 0; t <= ARENA_MIXED; t++)
            same = same && (!old->deal[t] || same_deal(&old->deal[t][d], &r->deal[t][d]));
        deals++;
        differ += !same;
    }
    printf("%s: %u deals played again, %u came out differently\n", path, deals, differ);
    return differ ? CLI_FAILED : CLI_OK;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static void say_interrupted(const arena_args *a, uint32_t whole)
{
    fprintf(stderr, "orrery: Interrupted after %u of %llu deals; ", whole, (unsigned long long)a->deals);
    if (a->out) fprintf(stderr, "the same command goes on where %s ends.\n", a->out);
    else fprintf(stderr, "with --out FILE the same command could go on.\n");
}

/* What is known once nothing more is played. */
static int conclude(const arena_args *a, double least, const arena_order *o, arena_result *r, const arena_result *old)
{
    const uint32_t whole = arena_whole(r), wanted = r->deals;
    r->deals = whole;
    int code = CLI_OK;
    if (whole) code = a->again ? compare(a->again, old, r) : tell(a, least, o, r);
    if (whole == wanted) return code;
    say_interrupted(a, whole);
    return CLI_INTERRUPTED;
}

static int run(const arena_args *a, const arena_order *wanted, const char *head, double least)
{
    arena_order order = *wanted, *o = &order;
    arena_result r, old = { .deals = 0 };
    error why = { "" };
    desk d = { .line = progress_begin("deals at tables", o->deals, a->progress), .order = o };
    uint32_t deals = o->deals;
    o->report = report;
    o->keep = keep;
    o->to = &d;
    o->enough = enough_said;
    o->forfeited = outside_forfeited;
    if (a->again && !read_old(a, head, o, &old)) return CLI_WRONG_USE;
    const bool complete = !a->again || is_complete(a, &old);
    if (!arena_open(&r, o, &why)) return cli_wrong("%s", why.text);
    if (a->out && !(d.file = arena_file_open(a->out, head, o, &r, &why))) {
        arena_close(&r);
        return cli_wrong("%s", why.text);
    }
    const bool ran = play(a, o, &r, &deals, &why);
    outside_end();
    progress_end(&d.line);
    int code = CLI_FAILED;
    if (!ran) code = cli_wrong("%s", why.text);
    else if (r.failed) fprintf(stderr, "orrery: The arena stopped: %s.\n", r.failure);
    else code = conclude(a, least, o, &r, &old);
    for (unsigned b = 0; b < o->n_bots && code == CLI_OK; b++)
        if (r.forfeits[b]) code = CLI_FAILED;
    if (code == CLI_OK && !complete) code = CLI_FAILED;
    if (d.file && (ferror(d.file) | fclose(d.file))) code = cli_wrong("%s could not be written completely.", a->out);
    arena_close(&old);
    arena_close(&r);
    return code;
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static bool read_part_args(arena_args *a)
{
    if (!a->part) return true;
    if (!a->out) return cli_wrong("arena --part needs --out FILE, where the part is kept."), false;
    if (a->again || a->sprt || a->ms)
        return cli_wrong("arena --part cannot be combined with --%s: %s.", a->again ? "again" : a->sprt ? "sprt" : "ms",
                         a->again  ? "it plays a whole file"
                         : a->sprt ? "it must know all deals to stop"
                                   : "it is not repeatable"), false;
    return part_of_read("arena", a->part, &a->which);
}

static void write_head(text_buf *head, const arena_args *a, const arena_order *o)
{
    part_head(head, o->box);
    part_option(head, "arena", o->box->game->id);
    part_option(head, "--bots", a->bots);
    part_count(head, "--deals", o->deals);
    part_count(head, "--seats", o->seats);
    part_option(head, "--seed", o->seed);
    if (a->iterations) part_count(head, "--iterations", a->iterations);
    for (int i = 0; i < a->options.n; i++) part_option(head, "--option", a->options.item[i]);
    if (a->set) part_option(head, "--set", a->set);
    if (a->crosstable) part_word(head, "--crosstable");
    if (a->mixed) part_word(head, "--mixed");
    if (a->least) part_option(head, "--least", a->least);
}

static int run_part(const arena_args *a, const arena_order *wanted)
{
    text_buf head = { 0 };
    arena_order o = *wanted;
    desk d = { .line = progress_begin("deals at tables", o.deals, a->progress), .order = &o };
    o.report = report;
    o.to = &d;
    write_head(&head, a, &o);
    const int code = part_head_end(&head, a->which) ? arena_part_play(a->out, head.text, a->which, &o) : CLI_WRONG_USE;
    progress_end(&d.line);
    text_free(&head);
    return code;
}

/* The file that a run with --out would have left. */
static bool write_whole(const char *path, const char *head, const arena_order *o, const arena_result *r, error *why)
{
    fresh file;
    if (!fresh_open(&file, path, why)) return false;
    fputs(head, file.out);
    arena_file_write_all(file.out, o, r, 0, o->deals);
    return fresh_keep(&file, why);
}

static int run_merged(const arena_args *a, const arena_order *o, const char *head, double least)
{
    arena_result r;
    error why;
    if (!part_set_fits(a->merged, o->box, &why) || !arena_open(&r, o, &why)) return cli_wrong("%s", why.text);
    const bool good = arena_part_join(a->merged, o, &r, &why) && (!a->out || write_whole(a->out, head, o, &r, &why));
    const int code = good ? tell(a, least, o, &r) : cli_wrong("%s", why.text);
    arena_close(&r);
    return code;
}

/* ---- the order --------------------------------------------------------------------------------------------------- */

static void join_options(const arg_texts *options, char *out, size_t cap)
{
    size_t n = 0;
    for (int i = 0; i < options->n && n < cap; i++)
        n += (size_t)snprintf(out + n, cap - n, "%s%s", i ? "," : "", options->item[i]);
}

static bool read_order(const arena_args *a, const cli_box *b, arena_order *o, double *least)
{
    char *end = NULL;
    const int n = bot_args_read_any(b->box.game, a->bots, o->bots, ARENA_MOST_BOTS);
    if (!n) return false;
    o->n_bots = (unsigned)n;
    if (n < 2)
        return cli_wrong("arena --bots needs two bots at least: a hero and its field, as in script,greedy."), false;
    for (int i = 0; i < n && (a->part || a->merged); i++)
        if (o->bots[i]->outside)
            return cli_wrong("arena --part takes the bots of this program, not exec: ones."), false;
    if (n > 2) o->crosstable = true;
    if (a->iterations && a->ms) return cli_wrong("arena takes --iterations or --ms, not both."), false;
    if (a->sprt && n != 2) return cli_wrong("arena --sprt compares two bots: a hero and its field."), false;
    if (a->least) *least = strtod(a->least, &end);
    if (a->least && (end == a->least || *end || *least <= 0))
        return cli_wrong("arena --least needs a number above 0, as in 1.5, not '%s'.", a->least), false;
    return true;
}

static int in_box(const arena_args *a, const orr_game *g, const cli_box *b)
{
    const unsigned seats = a->seats ? (unsigned)a->seats : cli_usual_seats(g);
    double least = 0;
    char typed[400] = "", head[HEAD];
    arena_order o = { .box = &b->box, .seats = (uint8_t)seats,
                      .crosstable = a->crosstable, .mixed = a->mixed, .seed = a->seed,
                      .deals = (uint32_t)a->deals, .threads = (unsigned)a->threads,
                      .budget = { (uint32_t)a->iterations, (uint32_t)a->ms } };
    join_options(&a->options, typed, sizeof typed);
    if (!cli_box_seats(b, seats) || !read_order(a, b, &o, &least)) return CLI_WRONG_USE;
    if (a->part) return run_part(a, &o);
    if (arena_file_head(&o, typed, head, sizeof head) < 0) return cli_wrong("The options are too long for an arena.");
    if (a->merged) return run_merged(a, &o, head, least);
    return run(a, &o, head, least);
}

static int play_order(arena_args *a, arg_rest *rest)
{
    char *word[1] = { rest->n ? rest->word[0] : NULL };
    arg_rest order = { .word = word, .n = rest->n };
    arena_file_order f;
    error why;
    if (a->again && !(a->old = files_read(a->again, NULL, &why))) return cli_wrong("%s", why.text);
    if (a->again && !take_order(a, &order, &f)) return CLI_WRONG_USE;
    if (!word[0]) return cli_wrong("arena needs the id of a game: `orrery arena GAME --bots A,B [options]`.");
    if (!a->seed) a->seed = "1";
    if (!a->deals) a->deals = 200;
    if (strlen(a->seed) > 80 || strchr(a->seed, ' '))
        return cli_wrong("arena --seed is one word of 80 letters at most.");
    const orr_game *g = cli_find_game(word[0]);
    cli_box b;
    if (!g || !cli_box_open(&b, g, &a->options, a->set)) return CLI_WRONG_USE;
    if (!a->bots) a->bots = bot_find("script", g) ? "script,greedy" : "greedy,random";
    const int code = in_box(a, g, &b);
    cli_box_close(&b);
    return code;
}

static int command(int argc, char **argv, const part_set *merged)
{
    arena_args a = { .merged = merged, .threads = bot_args_cores(SIM_MOST_THREADS), .bot_ms = OUTSIDE_PATIENCE };
    const arg_option options[] = {
        OPTION_TEXT("bots", &a.bots, "A,B,..",
                    "a hero and its field; three or more: everybody against everybody (see above)"),
        OUTSIDE_OPTION(&a.bot_ms),
        OPTION_NUMBER("deals", &a.deals, "N", "deals; each is played with the hero in every seat (200)", 1, MOST_DEALS),
        OPTION_NUMBER("seats", &a.seats, "S", "players (5, or the nearest the game allows)", 1, CLI_ANY_SEATS),
        OPTION_NUMBER("iterations", &a.iterations, "I", "how long searching bots think: repeatable", 1, UINT32_MAX),
        OPTION_NUMBER("ms", &a.ms, "M", "the same in milliseconds: not repeatable", 1, 60000),
        OPTION_FLAG("crosstable", &a.crosstable, "two bots: each as the hero of the other"),
        OPTION_FLAG("mixed", &a.mixed, "mixed tables too, with ratings"),
        OPTION_NUMBER("sprt", &a.sprt, "P", "stop when it is sure that the hero gains P points, or nothing", 1, 50),
        OPTION_TEXT("least", &a.least, "X", "exit 1 unless the hero surely has X times the fair share"),
        OPTION_TEXT("out", &a.out, "FILE", "keep every deal in a file; continues where it stopped"),
        OPTION_TEXT("part", &a.part, "I/N", "play only part I of N into --out; `orrery merge` puts them together"),
        OPTION_TEXT("again", &a.again, "FILE",
                    "play such a file again; exit 1 if a deal differs or is incomplete. GAME is not needed"),
        OPTION_TEXT("seed", &a.seed, "S", "deal i is dealt from the seed S#i (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, SIM_MOST_THREADS),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_FLAG("json", &a.as_json, "for machines"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "arena", .use = "GAME --bots A,B [options]", .most = 1,
        .about = "One hero among equal others: every deal is played with the hero in every seat. The fair share is\n"
                 "what the others win among themselves on the same deals. Intervals of 95% by bootstrap over deals;\n"
                 "fewer than ten deals say nothing.\n"
                 "Without --bots the script of the game meets greedy; if it has no script, greedy meets random.\n"
                 "A bot of your own plays as exec:COMMAND, for example --bots exec:./mybot.py,script; where it fails\n"
                 "it loses that match, and arena exits with 1.",
        .options = options, .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (!read_part_args(&a)) return CLI_WRONG_USE;
    enough_listen(ENOUGH_MATCHES);
    outside_wait(a.bot_ms);
    const int code = play_order(&a, &rest);
    free(a.old);
    return code;
}

int cmd_arena(int argc, char **argv) { return command(argc, argv, NULL); }
int cmd_arena_merge(const part_set *parts) { return command(parts->n_words, (char **)parts->word, parts); }
