/* cmd_lab.c - `orrery lab`: its command line, and balance reports. Comparisons: lab_compare.c. Playing and counting is
 * done by lab/, pages and tables by apps/report/. */
#include "apps/cli/commands.h"
#include "apps/cli/lab_compare.h"
#include "apps/cli/lab_language.h"
#include "apps/common/args.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/fresh.h"
#include "apps/common/progress.h"
#include "apps/common/wrong.h"
#include "apps/report/report.h"
#include "apps/tui/tongue.h"
#include "base/error.h"
#include "lab/play/crew.h"
#include "table/match/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GAMES = 20000, MOST_RULESETS = 16, MOST_PAIRS = 100 };

/* ---- report ------------------------------------------------------------------------------------------------------ */

static int interrupted_report(const lab_args *a, const report_game *last)
{
    char known[200];
    if (!last) snprintf(known, sizeof known, "%s", tongue_say("Interrupted before any match was over."));
    else if (last->s.order.games < a->games)
        snprintf(known, sizeof known,
                 tongue_say("Interrupted after %u of %u matches for each number of players of %s."),
                 last->s.order.games, (unsigned)a->games, last->s.order.box->game->id);
    else
        snprintf(known, sizeof known,
                 tongue_say("Interrupted after all matches of %s, before the report was complete."),
                 last->s.order.box->game->id);
    return lab_run_interrupted(a, known);
}

/* Cards share the trials; the answers of every verb that uses nothing get as many as a card. */
static unsigned uses_that_occurred(const study *s)
{
    unsigned n = 0;
    for (unsigned u = 0; u < s->n_uses; u++) n += study_is_thing(s, u) && study_usage_of(s, u).times;
    return n;
}

/* Plays the trials, or takes them out of the parts, or plays those of this part. */
static bool try_uses(const lab_args *a, report_game *g, progress *line, int *code)
{
    const unsigned uses = uses_that_occurred(&g->s);
    const uint32_t each = (uint32_t)(study_matches(&g->s) * a->pairs / (uses ? uses : 1) + (a->pairs > 0));
    error why = { "There is not enough memory for the trials." };
    line->what = lab_words(a->language, "trials");
    if (a->part) return lab_part_try(a->split, &g->s, each, code);
    g->effect = calloc(g->s.n_uses + 1u, sizeof *g->effect);
    const bool good = g->effect && (a->trials ? lab_part_sum(a->split, &g->s, each, g->effect, &why)
                                              : study_trials(&g->s, each, g->effect, &why));
    return good || (*code = cli_wrong("%s", why.text), false);
}

/* Of the numbers of players that were asked for, the usual one or the nearest. */
static uint8_t some_seats(const study *s)
{
    const unsigned usual = cli_usual_seats(s->order.box->game);
    uint8_t seats = s->count[0];
    for (unsigned c = 1; c < s->n_counts; c++)
        if (s->count[c] <= usual) seats = s->count[c];
    return seats;
}

static bool play_levels(const lab_args *a, report_game *g, int *code)
{
    const study *s = &g->s;
    const uint8_t seats = some_seats(s);
    const bot *plays[LEVELS_MOST];
    error why;
    if (!a->levels || a->part) return true;
    const int n = bot_args_read(s->order.box->game, a->levels, plays, LEVELS_MOST);
    if (!n) return *code = CLI_WRONG_USE, false;
    while ((int)g->n_levels < n && !enough_said()) {
        if (!levels_play(s, plays[g->n_levels], seats, (uint32_t)a->deals, &g->level[g->n_levels], &why))
            return *code = cli_wrong("%s", why.text), false;
        if (enough_said()) levels_free(&g->level[g->n_levels]);          /* not all of its deals */
        else g->n_levels++;
    }
    return true;
}

/* Some matches are played on from many of their positions, at the same number of players as the levels. */
static bool imagine_some(const lab_args *a, report_game *g, progress *line, int *code)
{
    error why;
    unsigned count = 0;
    while (g->s.count[count] != some_seats(&g->s)) count++;
    if (!a->imagine || a->part || enough_said() || study_together(&g->s, count)) return true;
    line->what = lab_words(a->language, "imagined matches");
    return tension_open(&g->imagined, &g->s, some_seats(&g->s), (uint32_t)a->imagine, &why) ||
           (*code = cli_wrong("%s", why.text), false);
}

static void close_game(report_game *g)
{
    free(g->effect);
    for (unsigned i = 0; i < g->n_levels; i++) levels_free(&g->level[i]);
    tension_close(&g->imagined);
    study_close(&g->s);
}

static bool study_game(const lab_args *a, const cli_box *b, report_game *g, int *code)
{
    progress line = cli_lab_progress(a->language, "matches", a->games, a->progress);
    study_order o;
    *code = CLI_WRONG_USE;
    *g = (report_game){ .within = (double)a->within / 100, .seconds = (double)a->seconds };
    if (!lab_run_order(a, &b->box, a->seats, &line, &o)) return false;
    if (o.first < o.last) cli_seats_left_out(a->seats, &b->box, o.first, o.last);
    if (!lab_run_study(a, &g->s, &o, code)) return false;
    if (!g->s.order.games) return study_close(&g->s), *code = CLI_INTERRUPTED, false;
    const bool good = ((a->part && !a->trials) || try_uses(a, g, &line, code)) && play_levels(a, g, code) &&
                      imagine_some(a, g, &line, code);
    progress_end(&line);
    if (!good) close_game(g);
    return good;
}

static int write_report(const lab_args *a, const report_game *games, unsigned n)
{
    error why = { "" };
    fresh page;
    const char *out = enough_said() ? NULL : a->out, *csv = enough_said() ? NULL : a->csv;
    if (out && !fresh_open(&page, out, &why)) return cli_wrong("%s", why.text);
    if (out) report_page(page.out, a->language, games, n);
    if (out && !fresh_keep(&page, &why)) return cli_wrong("%s", why.text);
    if (csv && !report_csv(csv, games, n, &why)) return cli_wrong("%s", why.text);
    if (a->json) report_json(stdout, a->language, games, n);
    for (unsigned i = 0; !a->json && i < n; i++) report_print(a->language, &games[i]);
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
    if (opened < n || !lab_run_can_write(a->out)) code = CLI_WRONG_USE;
    while (code == CLI_OK && done < n && !enough_said() && study_game(a, &box[done], &games[done], &code)) {
        code = CLI_OK;
        done++;
    }
    const bool known = code == CLI_OK || (code == CLI_INTERRUPTED && done);
    if (known && !a->part) code = write_report(a, games, done);
    if (enough_said() && !a->part && (code == CLI_OK || code == CLI_INTERRUPTED))
        code = interrupted_report(a, done ? &games[done - 1] : NULL);
    for (unsigned i = 0; i < done; i++) close_game(&games[i]);
    for (unsigned i = 0; i < opened; i++) cli_box_close(&box[i]);
    return code;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static int in_whole(const lab_args *a, char *const *words, unsigned n)
{
    return !strcmp(words[0], "report") ? report(a, words + 1, n - 1) : lab_compare(a, words + 1, n - 1);
}

static void write_report_head(text_buf *head, const lab_args *a)
{
    part_count(head, "--within", a->within);
    part_count(head, "--seconds", a->seconds);
    if (a->levels) part_option(head, "--levels", a->levels);
    part_count(head, "--deals", a->deals);
    part_count(head, "--pairs", a->pairs);
    if (a->imagine) part_count(head, "--imagine", a->imagine);
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
    if (!strcmp(words[0], "report")) write_report_head(head, a);
    for (int i = 0; i < a->options.n; i++) part_option(head, "--option", a->options.item[i]);
    if (a->set) part_option(head, "--set", a->set);
    for (int i = 0; i < a->with.n; i++) part_option(head, "--with", a->with.item[i]);
    if (a->with_set) part_option(head, "--with-set", a->with_set);
    for (int i = 0; i < a->without.n; i++) part_option(head, "--without", a->without.item[i]);
    for (int i = 0; i < a->twice.n; i++) part_option(head, "--double", a->twice.item[i]);
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

static bool read_part_args(const lab_args *a)
{
    if (a->trials && !a->part && !a->split->merged) return cli_wrong("lab --trials needs --part I/N."), false;
    if (!a->part) return true;
    if (!a->out) return cli_wrong("lab --part needs --out FILE, where the part is kept."), false;
    if (a->json) return cli_wrong("lab --part tells no figures; `orrery merge --json` does."), false;
    if (a->csv) return cli_wrong("lab --part makes no tables; `orrery merge --csv` does."), false;
    return part_of_read("lab", a->part, &a->split->which);
}

static const arg_verb verbs[] = {
    { "report", "GAME... [options]",
      "Who wins, how matches end, how long they are, what each card is worth, over all numbers of players. The same\n"
      "seed gives the same page. docs/develop/lab.md says how to read it." },
    { "compare", "GAME [GAME] [options]",
      "Two games on the same seeds, and every option of each switched alone; or the options of one game.\n"
      "With --with, --with-set, --without or --double: a game and the same, or another, so changed.\n"
      "`orrery games GAME --cards` lists the cards." },
    { "sweep", "GAME [options]", "" },           /* it has a page of its own */
    { NULL, NULL, NULL },
};

static int command(int argc, char **argv, const part_set *merged)
{
    lab_split split = { .merged = merged };
    lab_args a = { .split = &split, .games = 500, .threads = bot_args_cores(CREW_MOST), .bots = "normal", .seed = "1",
                   .within = 5, .seconds = 10, .deals = 100, .pairs = 3 };
    const arg_option options[] = {
        OPTION_NUMBER("games", &a.games, "N", "matches for each number of players (500)", 1, MOST_GAMES),
        OPTION_TEXT("out", &a.out, "FILE", "the page: one HTML file that needs nothing else"),
        OPTION_TEXT("part", &a.part, "I/N", "play only part I of N into --out; `orrery merge` puts them together"),
        OPTION_TEXT("trials", &a.trials, "FILES", "report: with --part, second round: play the trials of the first"),
        OPTION_TEXT("csv", &a.csv, "DIR", "every table as a CSV file in this folder"),
        OPTION_TEXT("seats", &a.seats, "A-B", "numbers of players (report: all; compare: 5, or the nearest)"),
        OPTION_TEXT("bots", &a.bots, "NAME", "the bot in every seat (normal: the script of the game, if it has one)"),
        OPTION_TEXT("seed", &a.seed, "S", "match i is dealt from the seed S#i (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, CREW_MOST),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_TEXTS("with", &a.with, "K=V", "compare: an option of the second only; may be repeated"),
        OPTION_TEXT("with-set", &a.with_set, "DIR", "compare: a card set of the second only"),
        OPTION_TEXTS("without", &a.without, "CARD", "compare: the second lacks this card (its id); may be repeated"),
        OPTION_TEXTS("double", &a.twice, "CARD", "compare: the second has twice as many of it; may be repeated"),
        OPTION_NUMBER("within", &a.within, "P", "report: so many points off an even share are still balanced (5)", 1,
                      50),
        OPTION_NUMBER("seconds", &a.seconds, "S", "report: what a person takes for a decision (10)", 1, 3600),
        OPTION_TEXT("levels", &a.levels, "A,B,..", "report: what these bots win, each alone among the others"),
        OPTION_NUMBER("pairs", &a.pairs, "N", "report: trials of what cards are worth, per match; 0: none (3)", 0,
                      MOST_PAIRS),
        OPTION_NUMBER("deals", &a.deals, "N", "report: deals for each of --levels (100)", 1, MOST_GAMES),
        OPTION_NUMBER("imagine", &a.imagine, "N", "report: how open N matches were, by imagined play (0)", 0,
                      TENSION_MOST),
        TONGUE_OPTION(&a.speaks, &a.usually, "a page has both, and opens in this one: "),
        OPTION_FLAG("json", &a.json, "figures for machines in place of the text (docs/develop/lab.md)"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "lab",
        .use = "report GAME... | compare GAME [GAME] | sweep GAME [options]",
        .words = "report, compare or sweep, and a game",
        .verbs = merged ? NULL : verbs,
        .least = 2,
        .most = 1 + MOST_RULESETS,
        .about = "report: who wins, how matches end, how long they are, what each card is worth, over all numbers of "
                 "players.\n"
                 "compare: two games on the same seeds, and every option of each switched alone; or the options of one "
                 "game. With --with, --with-set, --without or --double: a game and the same, or another, so changed.\n"
                 "sweep: settings that meet targets; it has options of its own: `orrery lab sweep --help`.\n"
                 "The same seed gives the same page. docs/develop/lab.md says how to read it.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (strlen(a.seed) > 80 || strchr(a.seed, ',')) return cli_wrong("lab --seed has 80 letters at most and no comma.");
    const bool report = !strcmp(rest.word[0], "report");
    if (!report && strcmp(rest.word[0], "compare")) return args_unknown_verb(&spec, rest.word[0]);
    if (!report && rest.n > 3) return cli_wrong("lab compare takes one game or two, not %d.", rest.n - 1);
    if (!read_part_args(&a) || !cli_lab_language(a.speaks, a.usually, &a.language)) return CLI_WRONG_USE;
    split.path = a.out;
    if (!merged) enough_listen(tongue_say(ENOUGH_MATCHES));
    const int code = (a.part ? in_part : in_whole)(&a, rest.word, (unsigned)rest.n);
    lab_part_close(&split);
    return code;
}

int cmd_lab(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "sweep")) return cmd_sweep(argc - 1, argv + 1);
    if (argc > 3 && !strcmp(argv[1], "--help=offers") && !strcmp(argv[2], "sweep")) {
        char *after[] = { argv[2], argv[1] };    /* what a shell may complete: sweep has options of its own */
        argv[1] = after[0];
        argv[2] = after[1];
        return cmd_sweep(argc - 1, argv + 1);
    }
    const int code = command(argc, argv, NULL);
    if (argc == 2 && !strncmp(argv[1], "--help=", 7)) cmd_sweep(argc, argv);         /* its section of the manual */
    return code;
}

int cmd_lab_merge(const part_set *parts)
{
    if (!strcmp(parts->word[1], "sweep")) return cmd_sweep_merge(parts);
    return command(parts->n_words, (char **)parts->word, parts);
}
