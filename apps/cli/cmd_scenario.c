/* cmd_scenario.c - `orrery scenario`: runs scenario files and the examples of Markdown pages; lists a game's words. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/box_args.h"
#include "apps/common/files.h"
#include "apps/common/json_file.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "base/error.h"
#include "base/json.h"
#include "games/games.h"
#include "table/match/box.h"
#include "table/scenario/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_PATH = 4096, MOST_WORDS = 1 << 17 };

typedef struct kept_set { /* a card set some game line named; cases may share it */
    struct kept_set *next;
    const orr_game *game; /* whose */
    char *path;           /* of its folder */
    void *set;            /* as files_read_set gave it */
} kept_set;

typedef struct unreadable { /* a line that makes no sense, kept for the report */
    struct unreadable *next;
    char *path, *why;
    uint32_t line; /* 0: the file cannot even be opened */
} unreadable;

typedef struct { /* the whole run */
    bool as_json, colours;
    json j;                  /* the report, if as_json */
    const char *path;        /* the file being run */
    uint32_t passed, failed; /* cases */
    uint32_t lost;           /* of those that failed: cases of files that cannot be read */
    uint32_t files, wrong;   /* run; of them those that cannot be read */
    unreadable *lines, **last_line; /* in order, if as_json */
    kept_set *sets;          /* loaded so far */
} session;

/* ---- reports ---------------------------------------------------------------------------------------------------- */

static void step_failed(void *user, const scenario_failure *f)
{
    session *s = user;
    if (s->as_json) {
        json_open_object(&s->j, NULL);
        json_text(&s->j, "file", s->path);
        json_count(&s->j, "line", f->line);
        json_text(&s->j, "case", f->title);
        json_text(&s->j, "step", f->step);
        json_text(&s->j, "expected", f->expected);
        json_text(&s->j, "found", f->found);
        json_end(&s->j);
        return;
    }
    printf("%s%s:%u:%s %s\n  step:     %s\n  expected: %s\n  found:    %s\n", style_on(s->colours, ORR_RED), s->path,
           f->line, style_off(s->colours), f->title, f->step, f->expected, f->found);
}

static void keep_line(session *s, uint32_t line, const char *why)
{
    unreadable *u = malloc(sizeof *u);
    if (!u) return;
    *u = (unreadable){ .path = strdup(s->path), .why = strdup(why), .line = line };
    *s->last_line = u;
    s->last_line = &u->next;
}

static void say_unreadable(session *s, uint32_t line, const char *why)
{
    if (s->as_json) keep_line(s, line, why);
    if (line) cli_wrong("%s:%u: %s", s->path, line, why);
    else cli_wrong("%s", why);
}

static void line_unreadable(void *user, const scenario_unreadable *u) { say_unreadable(user, u->line, u->why); }

/* ---- card sets -------------------------------------------------------------------------------------------------- */

static const void *keep_set(session *s, const orr_game *g, char *path, void *set)
{
    kept_set *k = set ? malloc(sizeof *k) : NULL;
    if (!k) {
        free(set);
        free(path);
        return NULL;
    }
    *k = (kept_set){ s->sets, g, path, set };
    s->sets = k;
    return set;
}

/* The folder is looked for from the scenario file on, so that a scenario says the same wherever it is run from. */
static const void *load_set(void *user, const orr_game *g, const char *name, error *why)
{
    session *s = user;
    const char *slash = *name == '/' ? NULL : strrchr(s->path, '/');
    char path[LONGEST_PATH];
    const int folder = slash ? (int)(slash + 1 - s->path) : 0;
    error_refuse(why, "The path of the set is too long, or there is not enough memory for it.");
    if (snprintf(path, sizeof path, "%.*s%s", folder, s->path, name) >= (int)sizeof path) return NULL;
    for (const kept_set *k = s->sets; k; k = k->next)
        if (k->game == g && !strcmp(k->path, path)) return k->set;
    char *copy = strdup(path);
    return copy ? keep_set(s, g, copy, files_read_set(g, path, why)) : NULL;
}

static void free_sets(session *s)
{
    while (s->sets) {
        kept_set *k = s->sets;
        s->sets = k->next;
        free(k->path);
        free(k->set);
        free(k);
    }
}

/* ---- files and folders ------------------------------------------------------------------------------------------ */

static void run_file(session *s, const char *path)
{
    const scenario_listener listener = { s, step_failed, NULL, line_unreadable };
    const scenario_sources from = { s, orr_find_game, load_set };
    scenario_sum sum;
    error why;
    size_t n;
    char *text = files_read(path, &n, &why);
    s->path = path;
    s->files++;
    if (!text) {
        say_unreadable(s, 0, why.text);
        s->wrong++;
        return;
    }
    const size_t length = strlen(path);
    if (length > 3 && !strcmp(path + length - 3, ".md")) scenario_from_markdown(text, n);
    if (!scenario_run(text, n, &from, &listener, &sum)) {
        s->wrong++;
        s->lost += sum.failed;
    }
    s->passed += sum.passed;
    s->failed += sum.failed;
    free(text);
}

static void run_path(session *s, const char *path);
static void run_folder(session *s, const char *path)
{
    size_t n;
    char **all = files_in_folder(path, &n);
    for (size_t i = 0; i < n; i++) {
        const size_t length = strlen(all[i]);
        if (files_is_folder(all[i]) || (length > 9 && !strcmp(all[i] + length - 9, ".scenario"))) run_path(s, all[i]);
        free(all[i]);
    }
    free(all);
}

static void run_path(session *s, const char *path)
{
    if (files_is_folder(path)) run_folder(s, path);
    else run_file(s, path);
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

static int print_words(const char *id, int (*words)(const orr_box *, char *, int))
{
    const orr_game *g = cli_find_game(id);
    char *text = g ? malloc(MOST_WORDS) : NULL;
    orr_box box;
    if (!text) return g ? cli_wrong("There is not enough memory.") : CLI_WRONG_USE;
    box_open(&box, g);
    const bool fits = words(&box, text, MOST_WORDS) >= 0;
    if (fits) fputs(text, stdout);
    free(text);
    return fits ? CLI_OK : cli_wrong("The vocabulary of %s is too long to print.", g->id);
}

static void nothing_there(session *s, const char *path)
{
    char why[LONGEST_PATH + 60];
    snprintf(why, sizeof why, "There is no file ending in .scenario in %s.", path);
    s->path = path;
    say_unreadable(s, 0, why);
    s->wrong++;
}

static void put_unreadable(session *s)
{
    json_open_array(&s->j, "unreadable");
    while (s->lines) {
        unreadable *u = s->lines;
        s->lines = u->next;
        json_open_object(&s->j, NULL);
        json_text(&s->j, "file", u->path);
        json_count(&s->j, "line", u->line);
        json_text(&s->j, "why", u->why);
        json_end(&s->j);
        free(u->path);
        free(u->why);
        free(u);
    }
    json_end(&s->j);
}

static void put_sum(session *s)
{
    if (s->as_json) {
        json_end(&s->j);
        put_unreadable(s);
        json_count(&s->j, "files", s->files);
        json_count(&s->j, "passed", s->passed);
        json_count(&s->j, "failed", s->failed);
        json_bool(&s->j, "understood", !s->wrong);
        json_end(&s->j);
        return;
    }
    printf("%u passed, %u failed", s->passed, s->failed);
    if (s->wrong) printf("; %u %s could not be read", s->wrong, s->wrong == 1 ? "file" : "files");
    if (s->lost) printf(", so %u %s did not run", s->lost, s->lost == 1 ? "case" : "cases");
    puts("");
}

static int run_all(session *s, const arg_rest *paths)
{
    s->last_line = &s->lines;
    if (s->as_json) {
        s->j = json_file_begin(stdout);
        json_file_object(&s->j, "scenario-1");
        json_open_array(&s->j, "failures");
    }
    for (int i = 0; i < paths->n; i++) {
        const uint32_t files = s->files;
        run_path(s, paths->word[i]);
        if (s->files == files) nothing_there(s, paths->word[i]);
    }
    free_sets(s);
    put_sum(s);
    return s->wrong ? CLI_WRONG_USE : s->failed ? CLI_FAILED : CLI_OK;
}

int cmd_scenario(int argc, char **argv)
{
    session s = { .colours = style_wanted(stdout) };
    const char *words_of = NULL, *fields_of = NULL;
    const arg_option options[] = {
        OPTION_FLAG("json", &s.as_json, "for machines"),
        OPTION_TEXT("vocabulary", &words_of, "GAME", "print all words a scenario of this game can use"),
        OPTION_TEXT("fields", &fields_of, "GAME", "print what its places, fields and moments mean"),
    };
    const arg_spec spec = {
        .command = "scenario",
        .use = "PATH...",
        .about = "Runs scenario files, all files ending in .scenario of a folder, or the ```scenario blocks of a\n"
                 "Markdown page. Prints every step that fails; closes with \"N passed, N failed\" (cases). A file\n"
                 "with a line that cannot be read does not run, and all its cases count as failed.\n"
                 "docs/develop/scenarios.md describes the language.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
        .least = 0,
        .most = -1,
        .words = "paths of scenario files or folders"
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if ((words_of || fields_of) && rest.n)
        return cli_wrong("--vocabulary and --fields list words of a game and run no files.");
    if (words_of) return print_words(words_of, scenario_vocabulary);
    if (fields_of) return print_words(fields_of, scenario_fields);
    if (!rest.n)
        return cli_wrong("scenario needs paths of scenario files or folders; `orrery scenario --help` tells more.");
    return run_all(&s, &rest);
}
