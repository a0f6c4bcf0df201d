/* cmd_lab.c - `orrery lab report` and `orrery lab compare`: balance reports and comparisons. Playing and counting is
 * done by lab/, pages and tables by apps/report/. */
#include "apps/cli/commands.h"
#include "apps/cli/lab_part.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/fresh.h"
#include "apps/common/progress.h"
#include "apps/common/wrong.h"
#include "apps/report/report.h"
#include "base/error.h"
#include "lab/play/crew.h"
#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GAMES = 20000, MOST_RULESETS = 16, TRIALS_PER_MATCH = 3, MOST_CHANGES = 400 };

typedef struct { /* the command line */
    uint64_t games, threads;
    const char *out, *csv, *seats, *bots, *seed, *set;
    arg_texts options;
    bool progress;
    const char *part, *trials;
    lab_split *split; /* never NULL */
} lab_args;

static void report_progress(void *to, uint64_t done, uint64_t all)
{
    progress *line = to;
    line->total = all;
    progress_at(line, done);
}

/* "5", "3-7" or nothing: all. */
static bool read_seats(const char *text, const orr_game *g, uint8_t *first, uint8_t *last)
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
    cli_wrong("lab --seats needs a number or a range within %u-%u for %s, not '%s'.", g->min_seats, g->max_seats, g->id,
              text);
    return false;
}

static bool make_order(const lab_args *a, const orr_box *box, const char *seats, progress *line, study_order *o)
{
    *o = (study_order){ .box = box,
                        .games = (uint32_t)a->games,
                        .seed = a->seed,
                        .threads = (unsigned)a->threads,
                        .report = report_progress,
                        .report_to = line };
    return bot_args_read(box->game, a->bots, &o->plays, 1) && read_seats(seats, box->game, &o->first, &o->last);
}

/* Is there a way to write the page? It is found out before anything is played. */
static bool can_write(const char *path)
{
    error why;
    fresh page;
    if (!path) return true;
    if (!fresh_open(&page, path, &why)) return cli_wrong("%s", why.text), false;
    fresh_drop(&page);
    return true;
}

/* True if the study is there and whole. */
static bool run_study(const lab_args *a, study *s, const study_order *o, int *code)
{
    error why = { "" };
    if (a->part && !a->trials) return lab_part_play(a->split, s, o, code);
    if (!(a->split->merged ? lab_part_join(a->split, s, o, &why) : study_run(s, o, &why))) {
        *code = cli_wrong("%s", why.text);
        return false;
    }
    if (!s->failed) return true;
    fprintf(stderr, "orrery: The lab stopped: %s.\n", s->failure);
    study_close(s);
    *code = CLI_FAILED;
    return false;
}

/* ---- report ------------------------------------------------------------------------------------------------------ */

static unsigned uses_that_occurred(const study *s)
{
    unsigned n = 0;
    for (unsigned u = 0; u < s->n_uses; u++) n += study_usage_of(s, u).times != 0;
    return n;
}

/* Plays the trials, or takes them out of the parts, or plays those of this part. */
static bool try_uses(const lab_args *a, report_game *g, progress *line, int *code)
{
    const unsigned uses = uses_that_occurred(&g->s);
    const uint32_t each = (uint32_t)(study_matches(&g->s) * TRIALS_PER_MATCH / (uses ? uses : 1) + 1);
    error why = { "There is not enough memory for the trials." };
    line->what = "trials";
    if (a->part) return lab_part_try(a->split, &g->s, each, code);
    g->effect = calloc(g->s.n_uses + 1u, sizeof *g->effect);
    const bool good = g->effect && (a->trials ? lab_part_sum(a->split, &g->s, each, g->effect, &why)
                                              : study_trials(&g->s, each, g->effect, &why));
    return good || (*code = cli_wrong("%s", why.text), false);
}

static bool study_game(const lab_args *a, const cli_box *b, report_game *g, int *code)
{
    progress line = progress_begin("matches", a->games, a->progress);
    study_order o;
    *code = CLI_WRONG_USE;
    g->effect = NULL;
    if (!make_order(a, &b->box, a->seats, &line, &o) || !run_study(a, &g->s, &o, code)) return false;
    const bool good = (a->part && !a->trials) || try_uses(a, g, &line, code);
    progress_end(&line);
    if (good) return true;
    free(g->effect);
    study_close(&g->s);
    return false;
}

static int write_report(const lab_args *a, const report_game *games, unsigned n)
{
    error why = { "" };
    fresh page;
    if (a->out && !fresh_open(&page, a->out, &why)) return cli_wrong("%s", why.text);
    if (a->out) report_page(page.out, games, n);
    if (a->out && !fresh_keep(&page, &why)) return cli_wrong("%s", why.text);
    if (a->csv && !report_csv(a->csv, games, n, &why)) return cli_wrong("%s", why.text);
    for (unsigned i = 0; i < n; i++) report_print(&games[i]);
    return CLI_OK;
}

static int report(const lab_args *a, char *const *names, unsigned n)
{
    report_game games[MOST_RULESETS];
    cli_box box[MOST_RULESETS];
    unsigned opened = 0, done = 0;
    int code = CLI_OK;
    for (; opened < n; opened++) {
        const orr_game *g = cli_find_game(names[opened]);
        if (!g || !cli_box_open(&box[opened], g, &a->options, a->set)) break;
    }
    if (opened < n || !can_write(a->out)) code = CLI_WRONG_USE;
    while (code == CLI_OK && done < n && study_game(a, &box[done], &games[done], &code)) {
        code = CLI_OK;
        done++;
    }
    if (code == CLI_OK && !a->part) code = write_report(a, games, n);
    for (unsigned i = 0; i < done; i++) {
        free(games[i].effect);
        study_close(&games[i].s);
    }
    for (unsigned i = 0; i < opened; i++) cli_box_close(&box[i]);
    return code;
}

/* ---- compare ----------------------------------------------------------------------------------------------------- */

typedef struct { /* a comparison in the making */
    const lab_args *args;
    const char *seats;
    study base[2];
    report_comparison c;
    report_change *change; /* room for MOST_CHANGES */
} bench;

static const orr_option *option_named(const orr_game *g, const char *name)
{
    for (unsigned i = 0; i < g->n_options; i++)
        if (!strcmp(g->options[i].name, name)) return &g->options[i];
    return NULL;
}

/* What a person should know about a value: it is the default of the other game, or what the option is about. */
static void describe(const bench *b, unsigned game, const orr_option *o, unsigned value, report_change *x)
{
    const orr_option *twin = b->c.games == 2 ? option_named(b->c.base[!game]->order.box->game, o->name) : NULL;
    snprintf(x->what, sizeof x->what, "%s=%s", o->name, o->word[value]);
    if (twin && strcmp(twin->word[0], o->word[0]) && !strcmp(twin->word[0], o->word[value]))
        snprintf(x->note, sizeof x->note, "(the default of %s)", b->c.base[!game]->order.box->game->title);
}

static bool switch_alone(bench *b, unsigned game, unsigned option, unsigned value, progress *line, int *code)
{
    const study *base = &b->base[game];
    orr_box box = *base->order.box;
    study_order o = base->order;
    study s;
    error why;
    if (b->c.n == MOST_CHANGES) return true;
    box_option(&box, box.game->options[option].name, box.game->options[option].word[value], NULL);
    bool fits = false;
    for (unsigned n = o.first; n <= o.last; n++) fits = fits || box_check(&box, n, &why);
    if (!fits) return true;
    o.box = &box;
    o.report_to = line;
    if (!run_study(b->args, &s, &o, code)) return false;
    report_change *x = &b->change[b->c.n++];
    x->group = game + 1;
    x->n = compare_studies(base, &s, x->row);
    describe(b, game, &box.game->options[option], value, x);
    study_close(&s);
    return true;
}

static bool switch_options(bench *b, unsigned game, progress *line, int *code)
{
    const orr_box *box = b->base[game].order.box;
    for (unsigned i = 0; i < box->game->n_options; i++)
        for (unsigned v = 0; v < box->game->options[i].values; v++)
            if (v != box->opt[i] && !switch_alone(b, game, i, v, line, code)) return false;
    return true;
}

static int write_comparison(const bench *b)
{
    const lab_args *a = b->args;
    error why = { "" };
    fresh page;
    if (a->out && !fresh_open(&page, a->out, &why)) return cli_wrong("%s", why.text);
    if (a->out) compare_page(page.out, &b->c);
    if (a->out && !fresh_keep(&page, &why)) return cli_wrong("%s", why.text);
    if (a->csv && !compare_csv(a->csv, &b->c, &why)) return cli_wrong("%s", why.text);
    compare_print(&b->c);
    return CLI_OK;
}

static bool play_bases(bench *b, const cli_box *box, unsigned n, progress *line, int *code)
{
    for (; b->c.games < n; b->c.games++) {
        study_order o;
        if (!make_order(b->args, &box[b->c.games].box, b->seats, line, &o)) return false;
        o.plain = true;
        if (!run_study(b->args, &b->base[b->c.games], &o, code)) return false;
        b->c.base[b->c.games] = &b->base[b->c.games];
    }
    if (n < 2) return true;
    report_change *x = &b->change[b->c.n++];
    x->n = compare_studies(&b->base[0], &b->base[1], x->row);
    snprintf(x->what, sizeof x->what, "%s", box[1].box.game->title);
    return x->row[0].pairs || cli_wrong("The two games share no number of players.") == CLI_OK;
}

static int compare(const lab_args *a, char *const *names, unsigned n)
{
    bench b = { .args = a, .change = calloc(MOST_CHANGES, sizeof *b.change) };
    progress line = progress_begin("matches", a->games, a->progress);
    cli_box box[2] = { { .box.game = NULL } };
    char usual[8];
    unsigned opened = 0;
    int code = CLI_WRONG_USE;
    for (; b.change && opened < n; opened++) {
        const orr_game *g = cli_find_game(names[opened]);
        if (!g || !cli_box_open(&box[opened], g, &a->options, a->set)) break;
    }
    b.c.change = b.change;
    if (opened == n && can_write(a->out)) {
        snprintf(usual, sizeof usual, "%u", cli_usual_seats(box[0].box.game));
        b.seats = a->seats ? a->seats : usual;
        bool good = play_bases(&b, box, n, &line, &code);
        for (unsigned g = 0; good && g < n; g++) good = switch_options(&b, g, &line, &code);
        progress_end(&line);
        if (good) code = a->part ? CLI_OK : write_comparison(&b);
    }
    for (unsigned g = 0; g < b.c.games; g++) study_close(&b.base[g]);
    for (unsigned i = 0; i < opened; i++) cli_box_close(&box[i]);
    free(b.change);
    return code;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static int in_whole(const lab_args *a, char *const *words, unsigned n)
{
    return !strcmp(words[0], "report") ? report(a, words + 1, n - 1) : compare(a, words + 1, n - 1);
}

static void write_head(text_buf *head, const lab_args *a, const orr_box *b, char *const *words, unsigned n)
{
    part_head(head, b);
    part_word(head, "lab");
    for (unsigned i = 0; i < n; i++) part_word(head, words[i]);
    part_count(head, "--games", a->games);
    if (a->seats) part_option(head, "--seats", a->seats);
    part_option(head, "--bots", a->bots);
    part_option(head, "--seed", a->seed);
    for (int i = 0; i < a->options.n; i++) part_option(head, "--option", a->options.item[i]);
    if (a->set) part_option(head, "--set", a->set);
}

static int in_part(const lab_args *a, char *const *words, unsigned n)
{
    lab_split *p = a->split;
    const orr_game *g = cli_find_game(words[1]);
    char *text = NULL;
    part_state state = PART_NEW;
    cli_box b;
    error why;
    int code = CLI_OK;
    if (!g || !cli_box_open(&b, g, &a->options, a->set)) return CLI_WRONG_USE;
    write_head(&p->head, a, &b.box, words, n);
    cli_box_close(&b);
    if (a->trials && !lab_part_first(p, a->trials, &why)) return cli_wrong("%s", why.text);
    if (!part_head_end(&p->head, p->which)) code = CLI_WRONG_USE;
    else if (!part_load(a->out, p->head.text, &text, &p->before, &state, &why)) code = cli_wrong("%s", why.text);
    else if (state == PART_ENDED) printf("%s is finished; nothing was played.\n", a->out);
    else {
        part_rest_later();
        code = in_whole(a, words, n);
        const bool ended = code == CLI_OK, known = ended || code == CLI_INTERRUPTED;
        const bool saved = known && lab_part_save(p, ended, &why);
        if (known) code = saved ? part_told(a->out, p->which, ended) : cli_wrong("%s", why.text);
    }
    free(text);
    return code;
}

static bool read_part_args(const lab_args *a, bool report)
{
    if (a->trials && !report) return cli_wrong("lab compare tries nothing: --trials is for lab report."), false;
    if (a->trials && !a->part && !a->split->merged) return cli_wrong("lab --trials needs --part I/N."), false;
    if (!a->part) return true;
    if (!a->out) return cli_wrong("lab --part needs --out FILE, where the part is kept."), false;
    if (a->csv) return cli_wrong("lab --part makes no tables; `orrery merge --csv` does."), false;
    return part_of_read("lab", a->part, &a->split->which);
}

static int command(int argc, char **argv, const part_set *merged)
{
    lab_split split = { .merged = merged };
    lab_args a = { .split = &split, .games = 500, .threads = bot_args_cores(CREW_MOST), .bots = "normal", .seed = "1" };
    const arg_option options[] = {
        OPTION_NUMBER("games", &a.games, "N", "matches for each number of players (500)", 1, MOST_GAMES),
        OPTION_TEXT("out", &a.out, "FILE", "the page: one HTML file that needs nothing else"),
        OPTION_TEXT("part", &a.part, "I/N", "play only part I of N into --out; `orrery merge` puts them together"),
        OPTION_TEXT("trials", &a.trials, "FILES", "report --part, second round: play the trials of the first, FILES"),
        OPTION_TEXT("csv", &a.csv, "DIR", "every table as a CSV file in this folder"),
        OPTION_TEXT("seats", &a.seats, "A-B", "numbers of players (report: all; compare: 5, or the nearest)"),
        OPTION_TEXT("bots", &a.bots, "NAME", "the bot in every seat (normal: the script of the game, if it has one)"),
        OPTION_TEXT("seed", &a.seed, "S", "match i is dealt from the seed S#i (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, CREW_MOST),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "lab",
        .use = "report GAME... | compare GAME [GAME] [options]",
        .words = "report or compare, and a game",
        .least = 2,
        .most = 1 + MOST_RULESETS,
        .about = "report: who wins, how matches end, how long they are, what each card is worth, over all numbers of "
                 "players.\n"
                 "compare: two games on the same seeds, and every option of each switched alone; or the options of one "
                 "game.\n"
                 "The same seed gives the same page. docs/develop/lab.md says how to read it.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (strlen(a.seed) > 80 || strchr(a.seed, ',')) return cli_wrong("lab --seed has 80 letters at most and no comma.");
    const bool report = !strcmp(rest.word[0], "report");
    if (!report && strcmp(rest.word[0], "compare"))
        return cli_wrong("lab can report or compare, not '%s'.", rest.word[0]);
    if (!report && rest.n > 3) return cli_wrong("lab compare takes one game or two, not %d.", rest.n - 1);
    if (!read_part_args(&a, report)) return CLI_WRONG_USE;
    split.path = a.out;
    if (a.part) enough_listen("matches");
    const int code = (a.part ? in_part : in_whole)(&a, rest.word, (unsigned)rest.n);
    lab_part_close(&split);
    return code;
}

int cmd_lab(int argc, char **argv) { return command(argc, argv, NULL); }
int cmd_lab_merge(const part_set *parts) { return command(parts->n_words, (char **)parts->word, parts); }
