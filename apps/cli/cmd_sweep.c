/* cmd_sweep.c - `orrery lab sweep`: settings of a game that meet targets. What is looked at and what it says is
 * lab/sweep/; here it is played, kept in a file, and gone on with. The file is that of a part (parts.h), also for a run
 * in one piece: then it is part 1 of 1, and has the second look, too. */
#include "apps/cli/commands.h"
#include "apps/cli/lab_language.h"
#include "apps/cli/parts.h"
#include "apps/common/bot_args.h"
#include "apps/common/box_args.h"
#include "apps/common/enough.h"
#include "apps/common/letters.h"
#include "apps/common/wrong.h"
#include "apps/tui/tongue.h"
#include "lab/play/crew.h"
#include "lab/sweep/sweep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {                         /* the command line */
    uint64_t games, again, keep, most, near, threads;
    const char *seats, *bots, *seed, *set, *out, *part, *speaks, *usually;
    lab_language language;
    arg_texts vary, target, options;
    bool as_json, progress;
    part_of which;                       /* 1 of 1: all of it */
    const part_set *merged;
} sweep_args;

typedef struct {                         /* a sweep under way */
    const sweep_args *args;
    sweep_order *order;
    text_buf head;
    sweep_tally *first;                  /* of every setting */
    uint32_t chosen[SWEEP_MOST_KEPT + 1];
    sweep_tally second[SWEEP_MOST_KEPT + 1];
    unsigned n;                          /* of those that were chosen */
    sweep_tally *again;                  /* of every setting, as an earlier run has left them */
    progress line;
} sweep_job;

/* ---- the file ---------------------------------------------------------------------------------------------------- */

static void write_head(text_buf *head, const sweep_args *a, const orr_box *b)
{
    part_head(head, b);
    part_word(head, "lab");
    part_option(head, "sweep", b->game->id);
    for (int i = 0; i < a->vary.n; i++) part_option(head, "--vary", a->vary.item[i]);
    for (int i = 0; i < a->target.n; i++) part_option(head, "--target", a->target.item[i]);
    part_count(head, "--games", a->games);
    part_count(head, "--again", a->again);
    part_count(head, "--keep", a->keep);
    part_count(head, "--most", a->most);
    if (a->near) part_count(head, "--near", a->near);
    if (a->seats) part_option(head, "--seats", a->seats);
    part_option(head, "--bots", a->bots);
    part_option(head, "--seed", a->seed);
    for (int i = 0; i < a->options.n; i++) part_option(head, "--option", a->options.item[i]);
    if (a->set) part_option(head, "--set", a->set);
}

static bool save(const sweep_job *j, bool ended, error *why)
{
    text_buf body = { 0 };
    for (uint32_t i = 0; i < sweep_capacity(j->order); i++)
        if (j->first[i].known) sweep_write(&body, j->order, i, false, &j->first[i]);
    for (unsigned i = 0; i < j->n; i++)
        if (j->second[i].known) sweep_write(&body, j->order, j->chosen[i], true, &j->second[i]);
    const bool good = body.torn ? error_refuse(why, "There is not enough memory for the results.")
                                : part_save(j->args->out, j->head.text, body.text ? body.text : "", ended, why);
    text_free(&body);
    return good;
}

static bool take_lines(sweep_job *j, const char *path, const char *body, error *why)
{
    for (const char *line = body; *line; line += strcspn(line, "\n") + 1) {
        uint32_t setting;
        bool again;
        sweep_tally t;
        if (!sweep_read(line, j->order, &setting, &again, &t))
            return error_refuse(why, "%.200s does not have the settings that it says.", path);
        (again ? j->again : j->first)[setting] = t;
    }
    return true;
}

static bool take_parts(sweep_job *j, const part_set *parts, error *why)
{
    if (!part_set_fits(parts, j->order->box, why)) return false;
    for (uint32_t i = 0; i < parts->n; i++)
        if (!take_lines(j, parts->path[i], parts->body[i], why)) return false;
    for (uint32_t i = 0; i < sweep_settings(j->order); i++)
        if (!j->first[i].known)
            return error_refuse(why, "%.200s and the others have no setting %u.", parts->path[0], i);
    return true;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static bool save_now_and_then(const sweep_job *j, error *why)
{
    if (!j->args->out || j->args->merged || !part_rest()) return true;
    part_rest_later();
    return save(j, false, why);
}

static int look_at(sweep_job *j, uint32_t setting, bool again, sweep_tally *t)
{
    error why;
    if (t->known) return CLI_OK;
    if (enough_said()) return CLI_INTERRUPTED;
    if (sweep_measure(j->order, setting, again, t, &why) && save_now_and_then(j, &why)) return CLI_OK;
    return cli_wrong("%s", why.text);
}

static int first_round(sweep_job *j)
{
    uint64_t first, end;
    int code = CLI_OK;
    part_range(j->args->which, sweep_settings(j->order), &first, &end);
    j->line = cli_lab_progress(j->args->language, "settings", end - first, j->args->progress);
    for (uint64_t i = first; i < end && code == CLI_OK; i++) {
        code = look_at(j, (uint32_t)i, false, &j->first[i]);
        progress_at(&j->line, i + 1 - first);
    }
    progress_end(&j->line);
    return code;
}

/* The neighbours of the best, and theirs, if there are better ones among them. */
static int near_round(sweep_job *j)
{
    int code = CLI_OK;
    uint32_t i = sweep_settings(j->order);
    while (code == CLI_OK && sweep_near(j->order, j->first)) {
        j->line = cli_lab_progress(j->args->language, "neighbours", sweep_settings(j->order) - i, j->args->progress);
        for (uint32_t done = 1; i < sweep_settings(j->order) && code == CLI_OK; i++, done++) {
            code = look_at(j, i, false, &j->first[i]);
            progress_at(&j->line, done);
        }
        progress_end(&j->line);
    }
    return code;
}

static int second_round(sweep_job *j)
{
    sweep_place place[SWEEP_MOST_KEPT + 1];
    int code = CLI_OK;
    j->n = sweep_choose(j->order, j->first, place);
    for (unsigned i = 0; i < j->n; i++) {
        j->chosen[i] = place[i].setting;
        j->second[i] = j->again[place[i].setting];
    }
    j->line = cli_lab_progress(j->args->language, "settings again", j->n, j->args->progress);
    for (unsigned i = 0; i < j->n && code == CLI_OK; i++) {
        code = look_at(j, j->chosen[i], true, &j->second[i]);
        progress_at(&j->line, i + 1);
    }
    progress_end(&j->line);
    return code;
}

static int tell(const sweep_job *j)
{
    const sweep_end end = { j->order, j->first, j->chosen, j->second, j->n, j->args->language };
    text_buf text = { 0 };
    (j->args->as_json ? sweep_tell_json : sweep_tell)(&text, &end);
    const bool whole = !text.torn;
    if (whole && j->args->as_json) fputs(text.text, stdout);
    else if (whole) letters_print(text.text);
    text_free(&text);
    return whole ? CLI_OK : cli_wrong("There is not enough memory for the results.");
}

static int interrupted(const sweep_job *j)
{
    const sweep_args *a = j->args;
    error why;
    if (!a->out || a->merged) {
        fprintf(stderr, "orrery: Interrupted; with --out FILE a sweep can go on where it stopped.\n");
        return CLI_INTERRUPTED;
    }
    return save(j, false, &why) ? part_told(a->out, a->which, false) : cli_wrong("%s", why.text);
}

static int play(sweep_job *j)
{
    const sweep_args *a = j->args;
    error why;
    part_rest_later();
    int code = first_round(j);
    if (code == CLI_OK && !a->part) code = near_round(j);
    if (code == CLI_OK && !a->part) code = second_round(j);
    if (code == CLI_INTERRUPTED) return interrupted(j);
    if (code == CLI_OK && a->out && !save(j, true, &why)) return cli_wrong("%s", why.text);
    if (code != CLI_OK) return code;
    return a->part ? part_told(a->out, a->which, true) : tell(j);
}

/* Reads what is there and plays the rest. */
static int go_on(sweep_job *j)
{
    const sweep_args *a = j->args;
    part_state state = PART_NEW;
    char *text = NULL;
    const char *before = "";
    error why;
    write_head(&j->head, a, j->order->box);
    if (!part_head_end(&j->head, a->which)) return CLI_WRONG_USE;
    bool good = true;
    if (a->merged) good = take_parts(j, a->merged, &why);
    else if (a->out) good = part_load(a->out, j->head.text, &text, &before, &state, &why) &&
                            take_lines(j, a->out, before, &why) && (state != PART_NEW || save(j, false, &why));
    free(text);
    if (!good) return cli_wrong("%s", why.text);
    if (state == PART_ENDED && a->part) return printf("%s is finished; nothing was played.\n", a->out), CLI_OK;
    return play(j);
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static bool read_order(const sweep_args *a, sweep_order *o)
{
    error why = { "" };
    const orr_game *g = o->box->game;
    char usual[8];
    snprintf(usual, sizeof usual, "%u", cli_usual_seats(g));
    if (!bot_args_read(g, a->bots, &o->plays, 1) ||
        !cli_seats_range("lab sweep", a->seats ? a->seats : usual, g, &o->first, &o->last))
        return false;
    bool good = true;
    for (int i = 0; good && i < a->vary.n; i++) good = sweep_vary(o, a->vary.item[i], &why);
    for (int i = 0; good && i < a->target.n; i++) good = sweep_aim(o, a->target.item[i], &why);
    return (good && sweep_fits(o, &why)) || (cli_wrong("%s", why.text), false);
}

static int run(const sweep_args *a, const orr_box *box)
{
    sweep_order o = { .box = box, .games = (uint32_t)a->games, .again = (uint32_t)a->again, .keep = (uint32_t)a->keep,
                      .most = (uint32_t)a->most, .near = (uint32_t)a->near, .seed = a->seed,
                      .threads = (unsigned)a->threads };
    sweep_job *j = calloc(1, sizeof *j);
    int code = CLI_WRONG_USE;
    if (j && read_order(a, &o)) {
        j->args = a;
        j->order = &o;
        j->first = calloc(sweep_capacity(&o), sizeof *j->first);
        j->again = calloc(sweep_capacity(&o), sizeof *j->again);
        code = j->first && j->again ? go_on(j) : cli_wrong("There is not enough memory for so many settings.");
        free(j->first);
        free(j->again);
        text_free(&j->head);
    }
    free(j);
    return code;
}

static bool read_part_args(sweep_args *a)
{
    a->which = (part_of){ 1, 1 };
    if (!a->part) return true;
    if (!a->out) return cli_wrong("lab sweep --part needs --out FILE, where the part is kept."), false;
    if (a->as_json) return cli_wrong("lab sweep --part tells nothing yet; `orrery merge --json` does."), false;
    return part_of_read("lab sweep", a->part, &a->which);
}

static int command(int argc, char **argv, const part_set *merged)
{
    sweep_args a = { .games = 200, .keep = 8, .most = 1000, .threads = bot_args_cores(CREW_MOST), .bots = "normal",
                     .seed = "1", .merged = merged };
    const arg_option options[] = {
        OPTION_TEXTS("vary", &a.vary, "WHAT=V,..", "NAME=A,B of an option, or SHEET:ROW:COLUMN=2..6 of the card set"),
        OPTION_TEXTS("target", &a.target, "FIGURE=A..B", "sides=45..55%, turns=20..40; may be repeated"),
        OPTION_NUMBER("games", &a.games, "N", "first look: matches for each number of players (200)", 1,
                      SWEEP_MOST_GAMES),
        OPTION_NUMBER("again", &a.again, "N", "second look, on fresh deals (four times as many)", 1, SWEEP_MOST_GAMES),
        OPTION_NUMBER("keep", &a.keep, "N", "how many settings get a second look (8)", 1, SWEEP_MOST_KEPT),
        OPTION_NUMBER("most", &a.most, "N", "of more settings, draw so many at random (1000)", 1, SWEEP_MOST_SETTINGS),
        OPTION_NUMBER("near", &a.near, "N", "if they were drawn: look at N neighbours of the best, at most (0)", 0,
                      SWEEP_MOST_NEAR),
        OPTION_TEXT("seats", &a.seats, "A-B", "numbers of players; every target counts at each (5, or the nearest)"),
        OPTION_TEXT("bots", &a.bots, "NAME", "the bot in every seat (normal: the script of the game, if it has one)"),
        OPTION_TEXT("seed", &a.seed, "S", "match i is dealt from the seed S#i, in every setting (1)"),
        OPTION_NUMBER("threads", &a.threads, "T", "the result does not depend on it (all cores)", 1, CREW_MOST),
        OPTION_TEXTS("option", &a.options, "K=V", "an option of the game that stays as it is; may be repeated"),
        OPTION_TEXT("set", &a.set, "DIR", "a card set of your own"),
        OPTION_TEXT("out", &a.out, "FILE", "every count, kept as it is played; the same command goes on with it"),
        OPTION_TEXT("part", &a.part, "I/N", "look only at part I of N of the settings; `orrery merge` does the rest"),
        TONGUE_OPTION(&a.speaks, &a.usually, ""),
        OPTION_FLAG("json", &a.as_json, "for machines"),
        OPTION_FLAG("progress", &a.progress, "show progress even if standard error is not a terminal"),
    };
    const arg_spec spec = {
        .command = "lab sweep",
        .use = "GAME --vary WHAT=VALUES... --target FIGURE=LOW..HIGH... [options]",
        .words = "the id of a game",
        .least = 1,
        .most = 1,
        .about = "Looks at every combination of what is varied, on the same deals, for settings that meet the\n"
                 "targets; the best are measured again on fresh deals, and those figures are told. Values are words\n"
                 "of an option, or numbers: 3,5 or 2..8 or 2..8/2; with a sign, as in -1..+1, they are added to what\n"
                 "the set has. The row * is every row. Figures: sides, side:NAME, seats, ending:NAME, nobody, leader\n"
                 "(who leads at half time wins), in per cent; turns or rounds, and decisions, per match.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
    };
    arg_rest rest;
    cli_box b;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (strlen(a.seed) > 80) return cli_wrong("lab sweep --seed may have 80 letters at most.");
    if (!read_part_args(&a) || !cli_lab_language(a.speaks, a.usually, &a.language)) return CLI_WRONG_USE;
    if (!a.again) a.again = a.games * 4 < SWEEP_MOST_GAMES ? a.games * 4 : SWEEP_MOST_GAMES;
    const orr_game *g = cli_find_game(rest.word[0]);
    if (!g || !cli_box_open(&b, g, &a.options, a.set)) return CLI_WRONG_USE;
    enough_listen(tongue_say(ENOUGH_MATCHES));
    const int code = run(&a, &b.box);
    cli_box_close(&b);
    return code;
}

int cmd_sweep(int argc, char **argv) { return command(argc, argv, NULL); }
int cmd_sweep_merge(const part_set *parts) { return command(parts->n_words - 1, (char **)parts->word + 1, parts); }
