/* solo_texts.c - lessons, puzzles, booklets and the rules in Italian. The program has them inside; here they would be a
 * quarter of the module, and most pages need none of them, so the host hands them over when one does. */
#include "apps/common/help.h"
#include "apps/solo/solo_parts.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/rule_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64, GAMES = 16 };
static lessons_file lesson_files[MOST + 1];
static puzzles_file puzzle_files[MOST + 1];
static help_file booklet_files[MOST + 1];
static rule_words italian[GAMES + 1];
static unsigned n_lessons, n_puzzles, n_booklets;
static char *all;

const lessons_file *lessons_files = lesson_files;
const puzzles_file *puzzles_files = puzzle_files;
const help_file *help_files = booklet_files;
const rule_words *rule_words_it = italian;

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* "mars-vs-earth-1e", an edition, has the file of mars-vs-earth. */
static bool is_of(const orr_game *g, const char *name)
{
    const size_t n = strcspn(name, ".");
    return !strncmp(g->id, name, n) && (!g->id[n] || (g->id[n] == '-' && g->id[n + 1] >= '0' && g->id[n + 1] <= '9'));
}

static unsigned find_rule(const orr_game *g, const char *id, size_t n)
{
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        if (g->rules[i].id && strlen(g->rules[i].id) == n && !memcmp(g->rules[i].id, id, n)) return i;
    return 0;
}

/* "- **EG-37** text", as tools/rulewords.c reads it. */
static void read_rule(const orr_game *g, const char **text, char *line)
{
    const char *end = strncmp(line, "- **", 4) ? NULL : strstr(line + 4, "** ");
    const unsigned rule = end ? find_rule(g, line + 4, (size_t)(end - line - 4)) : 0;
    if (rule) text[rule] = end + 3;
}

/* The lines are cut where they end; the next game of the same file finds them so. */
static void read_rules(const orr_game *g, char *from, const char *to, rule_words *out)
{
    const char **text = calloc(g->n_rules, sizeof *text);
    if (!text) return;
    for (char *line = from; line < to; line += strlen(line) + 1) {
        char *end = strchr(line, '\n');
        if (end) *end = 0;
        read_rule(g, text, line);
    }
    *out = (rule_words){ g->id, text };
}

static void take_rules(const char *name, char *from, const char *to)
{
    unsigned n = 0;
    while (italian[n].game) n++;
    for (unsigned g = 0; orr_games[g] && n < GAMES; g++)
        if (is_of(orr_games[g], name)) read_rules(orr_games[g], from, to, &italian[n++]);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static void take_file(const char *name, char *from, const char *to)
{
    const char *data = strncmp(name, "data/", 5) ? NULL : name + 5;
    if (!data) take_rules(strrchr(name, '/') + 1, from, to);
    else if (strstr(data, "/lessons/") && n_lessons < MOST)
        lesson_files[n_lessons++] = (lessons_file){ from, to, data };
    else if (strstr(data, "/puzzles/") && n_puzzles < MOST)
        puzzle_files[n_puzzles++] = (puzzles_file){ from, to, data };
    else if (strstr(data, "/help/") && n_booklets < MOST)
        booklet_files[n_booklets++] = (help_file){ from, to, data };
}

/* Each after a line with its name and length, and before a line end, which becomes its NUL. */
static void take_files(char *at, char *end)
{
    while (at < end) {
        char *line = memchr(at, '\n', (size_t)(end - at)), *blank = line ? memchr(at, ' ', (size_t)(line - at)) : NULL;
        if (!blank) return;
        const size_t n = (size_t)strtoul(blank, NULL, 10);
        if (n >= (size_t)(end - line - 1)) return;
        *blank = 0;
        line[1 + n] = 0;
        take_file(at, line + 1, line + 1 + n);
        at = line + n + 2;
    }
}

bool solo_texts(size_t n)
{
    if (all) return true;
    if (!(all = malloc(n + 1))) return false;
    memcpy(all, solo.buffer, n);
    all[n] = 0;
    take_files(all, all + n);
    lessons_open(&solo.lessons);
    puzzles_open(&solo.puzzles);
    return true;
}

void solo_forget_texts(void)
{
    lessons_close(&solo.lessons);
    puzzles_close(&solo.puzzles);
    for (unsigned i = 0; italian[i].game; i++) free((void *)(uintptr_t)italian[i].text);
    memset(italian, 0, sizeof italian);
    n_lessons = n_puzzles = n_booklets = 0;
    free(all);
    all = NULL;
}
