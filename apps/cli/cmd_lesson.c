/* cmd_lesson.c - `orrery lesson check`: proves lesson files, and says how much of what happens in a game they teach. */
#include "apps/cli/commands.h"
#include "apps/common/args.h"
#include "apps/common/files.h"
#include "apps/common/fired.h"
#include "apps/common/json_file.h"
#include "apps/common/nearest.h"
#include "apps/common/style.h"
#include "apps/common/wrong.h"
#include "base/csv.h"
#include "base/json.h"
#include "games/games.h"
#include "lab/rulemap.h"
#include "table/lesson/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GAMES = 16 };

typedef struct {              /* what the lessons and tips of one game are about */
    const orr_game *game;
    bool *taught;             /* by rule */
    unsigned lessons;
    double seconds;
} taught;

typedef struct {              /* the whole run */
    bool as_json, colours;
    json j;                   /* the report, if as_json */
    const char *path;         /* the file being checked */
    uint64_t matches;         /* of --coverage; 0: not counted */
    uint32_t files, failed;   /* checked; of them those with something wrong */
    uint32_t unreadable;      /* of them those that cannot even be read */
    uint32_t tips;
    taught games[MOST_GAMES];
    unsigned n_games;
} session;

/* ---- reports ----------------------------------------------------------------------------------------------------- */

static void say_wrong(void *user, uint32_t line, const char *why)
{
    session *s = user;
    if (s->as_json) {
        json_open_object(&s->j, NULL);
        json_text(&s->j, "file", s->path);
        json_count(&s->j, "line", line);
        json_text(&s->j, "why", why);
        json_end(&s->j);
        return;
    }
    printf("%s%s:%u:%s %s\n", style_on(s->colours, ORR_RED), s->path, line, style_off(s->colours), why);
}

static void say_unreadable(void *user, const scenario_unreadable *u) { say_wrong(user, u->line, u->why); }

static bool is_proved(void *user, const orr_game *g, orr_rule rule)
{
    (void)user;
    const rulemap *map = rulemap_of(g->id);
    const int at = (int)rule - ORR_R_FIRST_OWN;
    return !map || (at >= 0 && at < map->n && (*map->entry[at].tests || map->entry[at].excuse));
}

static void say_sum(const session *s, const lesson *l, const lesson_sum *sum)
{
    if (s->as_json) return;
    printf("%s: \"%s\", %u steps, %u answers, %u %s, %u checks, %u words, %.0f s; claims: %u happened, %u happen, "
           "%u barred, %u told\n",
           s->path, lesson_about(l)->title[LESSON_ENGLISH], sum->steps, sum->answers, sum->ways,
           sum->ways == 1 ? "way" : "ways", sum->checks, sum->words, sum->seconds, sum->happened, sum->happens,
           sum->barred, sum->told);
}

/* ---- lessons ----------------------------------------------------------------------------------------------------- */

static taught *taught_of(session *s, const orr_game *g)
{
    for (unsigned i = 0; i < s->n_games; i++)
        if (s->games[i].game == g) return &s->games[i];
    bool *rules = s->n_games < MOST_GAMES ? calloc(g->n_rules, sizeof *rules) : NULL;
    if (!rules) return NULL;
    s->games[s->n_games] = (taught){ .game = g, .taught = rules };
    return &s->games[s->n_games++];
}

static bool rule_of(const orr_game *g, const char *id, size_t n, orr_rule *rule)
{
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        if (g->rules[r].id && strlen(g->rules[r].id) == n && !strncmp(g->rules[r].id, id, n))
            return *rule = (orr_rule)r, true;
    return false;
}

/* Editions share lessons: a rule is taught wherever it has the same ID. */
static void keep_rule(session *s, const char *id)
{
    for (unsigned i = 0; orr_games[i]; i++) {
        orr_rule rule;
        taught *t = rule_of(orr_games[i], id, strlen(id), &rule) ? taught_of(s, orr_games[i]) : NULL;
        if (t) t->taught[rule] = true;
    }
}

static void keep_taught(session *s, const lesson *l, double seconds)
{
    const orr_game *g = lesson_about(l)->box.game;
    taught *t = taught_of(s, g);
    if (!t) return;
    t->lessons++;
    t->seconds += seconds;
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        if (lesson_teaches(l, (orr_rule)r)) keep_rule(s, g->rules[r].id);
}

static bool ends_in(const char *path, const char *end)
{
    const size_t n = strlen(path), m = strlen(end);
    return n > m && !strcmp(path + n - m, end);
}

static void check_file(session *s, const char *path)
{
    const scenario_listener reader = { s, NULL, NULL, say_unreadable };
    const scenario_sources from = { .find = orr_find_game };
    const lesson_listener to = { s, say_wrong, is_proved };
    lesson_sum sum;
    error why;
    size_t n;
    s->path = path;
    s->files++;
    char *text = files_read(path, &n, &why);
    if (!text) {
        cli_wrong("%s", why.text);
        s->unreadable++;
        return;
    }
    if (ends_in(path, ".md")) lesson_from_markdown(text, n);
    lesson *l = lesson_read(text, n, &from, &reader);
    free(text);
    if (!l) {
        s->unreadable++;
        return;
    }
    s->failed += !lesson_check(l, &to, &sum);
    say_sum(s, l, &sum);
    keep_taught(s, l, sum.seconds);
    lesson_free(l);
}

/* ---- tips -------------------------------------------------------------------------------------------------------- */

/* A row of tips.csv or glossary.csv: what a tip is about is taught in every edition that has all of its rules. */
static void keep_row(session *s, const char *rules, unsigned line, bool tip)
{
    bool known = false;
    for (unsigned i = 0; orr_games[i]; i++) {
        const orr_game *g = orr_games[i];
        orr_rule found[16];
        unsigned n = 0;
        bool all = true;
        for (const char *p = rules + strspn(rules, " "); *p && n < 16; p += strcspn(p, " "), p += strspn(p, " "))
            all &= rule_of(g, p, strcspn(p, " "), &found[n++]);
        taught *t = tip && all && n ? taught_of(s, g) : NULL;
        known |= all && n;
        for (unsigned k = 0; t && k < n; k++) t->taught[found[k]] = true;
    }
    if (known) return;
    say_wrong(s, line, "No game has these rules.");
    s->failed++;
}

static void check_help(session *s, const char *path)
{
    csv c;
    unsigned column = CSV_MAX_FIELDS;
    error why;
    char *text = files_read(path, NULL, &why);
    s->path = path;
    if (!text) return;
    csv_open(&c, text);
    while (csv_row(&c)) {
        bool whole = column < c.n;
        for (unsigned i = 0; column == CSV_MAX_FIELDS && i < c.n; i++)
            if (!strcmp(c.field[i], "rules")) column = i;
        for (unsigned i = 0; whole && i < c.n; i++)
            if (!*c.field[i] && i + 2 >= c.n) whole = false, say_wrong(s, c.line, "A text is missing."), s->failed++;
        if (!whole) continue;
        keep_row(s, c.field[column], c.line, ends_in(path, "/tips.csv"));
        s->tips++;
    }
    if (c.wrong) say_wrong(s, c.line, c.wrong), s->failed++;
    free(text);
}

/* ---- files and folders ------------------------------------------------------------------------------------------- */

static void check_path(session *s, const char *path, bool named)
{
    if (files_is_folder(path)) {
        size_t n;
        char **all = files_in_folder(path, &n);
        for (size_t i = 0; i < n; i++) {
            check_path(s, all[i], false);
            free(all[i]);
        }
        free(all);
    } else if (ends_in(path, "/help/tips.csv") || ends_in(path, "/help/glossary.csv")) {
        check_help(s, path);
    } else if (named || ends_in(path, ".lesson")) {
        check_file(s, path);
    }
}

/* ---- coverage ---------------------------------------------------------------------------------------------------- */

typedef struct { uint64_t fired; const char *id; } untaught;
static int by_count(const void *a, const void *b)
{
    const untaught *x = a, *y = b;
    return x->fired < y->fired ? 1 : x->fired > y->fired ? -1 : strcmp(x->id, y->id);
}

static bool say_coverage(session *s, const taught *t)
{
    const orr_game *g = t->game;
    uint64_t *fired = fired_count(g, s->matches), all = 0, known = 0;
    untaught *rest = calloc(g->n_rules, sizeof *rest);
    unsigned rules = 0, left = 0;
    if (!fired || !rest) return free(fired), free(rest), false;
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++) {
        all += fired[r];
        rules += t->taught[r];
        if (t->taught[r]) known += fired[r];
        else if (g->rules[r].id) rest[left++] = (untaught){ fired[r], g->rules[r].id };
    }
    qsort(rest, left, sizeof *rest, by_count);
    const double share = all ? 100.0 * (double)known / (double)all : 0;
    if (s->as_json) {
        json_number(&s->j, g->id, share);
    } else {
        printf("%s: lessons and tips teach %u rules, %.1f%% of all applications of rules; most frequent of the others:",
               g->id, rules, share);
        for (unsigned i = 0; i < left && i < 8; i++)
            printf(" %s %.1f%%", rest[i].id, all ? 100.0 * (double)rest[i].fired / (double)all : 0);
        puts("");
    }
    free(fired);
    free(rest);
    return true;
}

/* ---- the command ------------------------------------------------------------------------------------------------- */

static void put_sum(session *s)
{
    if (s->as_json) json_end(&s->j), json_open_object(&s->j, "coverage");
    for (unsigned i = 0; i < s->n_games; i++) {
        const taught *t = &s->games[i];
        if (!s->as_json && t->lessons) printf("%s: %u lessons, %.0f s\n", t->game->id, t->lessons, t->seconds);
        if (s->matches) say_coverage(s, t);
    }
    for (unsigned i = 0; i < s->n_games; i++) free(s->games[i].taught);
    const uint32_t bad = s->failed + s->unreadable;
    if (s->as_json) {
        json_end(&s->j);
        json_count(&s->j, "lessons", s->files);
        json_count(&s->j, "failed", bad);
        json_end(&s->j);
    } else {
        printf("%u lessons, %u with something wrong; %u tips and words\n", s->files, bad, s->tips);
    }
}

int cmd_lesson(int argc, char **argv)
{
    session s = { .colours = style_wanted(stdout) };
    const arg_option options[] = {
        OPTION_NUMBER("coverage", &s.matches, "N", "say how much of what the rules do in about N games is taught", 1,
                      1000000),
        OPTION_FLAG("json", &s.as_json, "for machines"),
    };
    const arg_verb verbs[] = {
        { "check", "PATH... [options]",
          "Every way reaches the end, every answer the rules allow has a word, every claim is backed by its rule,\n"
          "both languages are there." },
        { NULL, NULL, NULL },
    };
    const arg_spec spec = {
        .command = "lesson",
        .use = "check PATH...",
        .about = "Checks lesson files, everything ending in .lesson in a folder, or the ```lesson block of a\n"
                 "Markdown page: every way reaches the end, every answer the rules allow has a word, every claim is\n"
                 "backed by its rule, both languages are there. Tips and glossaries in the folder are looked at, too.\n"
                 "What is wrong is said with file and line.\n"
                 "docs/develop/lessons.md describes the language.",
        .options = options,
        .n_options = sizeof options / sizeof *options,
        .least = 1,
        .most = -1,
        .words = "\"check\", and paths of lesson files or folders",
        .verbs = verbs,
    };
    arg_rest rest;
    if (!args_read(&spec, argc, argv, &rest)) return rest.exit;
    if (strcmp(rest.word[0], "check")) return args_unknown_verb(&spec, rest.word[0]);
    if (rest.n < 2)
        return cli_wrong("lesson check needs paths of lesson files or folders, as in `orrery lesson check data`.");
    if (s.as_json) {
        s.j = json_file_begin(stdout);
        json_file_object(&s.j, "lesson-1");
        json_open_array(&s.j, "wrong");
    }
    for (int i = 1; i < rest.n; i++) {
        const uint32_t files = s.files;
        check_path(&s, rest.word[i], true);
        if (s.files > files) continue;
        cli_wrong("There is no file ending in .lesson in %s.", rest.word[i]);
        s.unreadable++;
    }
    put_sum(&s);
    return s.unreadable ? CLI_WRONG_USE : s.failed ? CLI_FAILED : CLI_OK;
}
