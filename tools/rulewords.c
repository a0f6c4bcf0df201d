/* rulewords.c - makes the rules of all games in another language: `rulewords ROOT LANGUAGE OUT.c`. Reads
 * ROOT/docs/rules/LANGUAGE/GAME.md, where a rule is a list item "- **EG-37** text", as in the ledger; editions of a
 * game share one file, and a game without one has no words. See table/match/rule_words.h for what comes out. */
#include "engine/game.h"
#include "games/games.h"
#include "tools/c_string.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LINE = 16384, MAX_PATH = 1024, MAX_ID = 64 };

static _Noreturn void fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    exit(1);
}

/* "mars-vs-earth-1e", an edition, has the file of mars-vs-earth. */
static void name_file(const char *root, const char *language, const orr_game *g, char out[MAX_PATH])
{
    char id[MAX_ID];
    snprintf(id, sizeof id, "%s", g->id);
    char *last = strrchr(id, '-');
    if (last && isdigit((unsigned char)last[1])) *last = 0;
    if (snprintf(out, MAX_PATH, "%s/docs/rules/%s/%s.md", root, language, id) >= MAX_PATH)
        fail(root, 0, "the path is too long");
}

static unsigned find_rule(const orr_game *g, const char *id)
{
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        if (!strcmp(g->rules[i].id, id)) return i;
    return 0;
}

static void write_line(FILE *out, const orr_game *g, bool *has, const char *file, int no, char *line)
{
    char *end = strstr(line + 4, "**");
    if (!end || end[2] != ' ') fail(file, no, "a rule needs the form - **ID** text");
    *end = 0;
    const unsigned rule = find_rule(g, line + 4);
    char *text = end + 3;
    text[strcspn(text, "\n")] = 0;
    if (!rule) fail(file, no, "the ledger has no such rule");
    if (has[rule]) fail(file, no, "this rule stands here twice");
    if (!*text) fail(file, no, "a rule without a text");
    has[rule] = true;
    fprintf(out, "    [%u] = ", rule);
    put_string(out, text);
    fputs(",\n", out);
}

/* Gives whether the game has a file. */
static bool write_game(FILE *out, const char *root, const char *language, const orr_game *g, unsigned number)
{
    static char line[MAX_LINE];
    char file[MAX_PATH];
    name_file(root, language, g, file);
    FILE *in = fopen(file, "r");
    if (!in) return false;
    bool *has = calloc(g->n_rules, sizeof *has);
    if (!has) fail(file, 0, "out of memory");
    fprintf(out, "static const char *const game_%u[%u] = {\n", number, g->n_rules);
    for (int no = 1; fgets(line, sizeof line, in); no++)
        if (!strncmp(line, "- **", 4)) write_line(out, g, has, file, no, line);
    fputs("};\n", out);
    free(has);
    fclose(in);
    return true;
}

int main(int argc, char **argv)
{
    enum { MAX_GAMES = 64 };
    bool has[MAX_GAMES] = { false };
    if (argc != 4) return fprintf(stderr, "usage: rulewords ROOT LANGUAGE OUT.c\n"), 2;
    FILE *out = fopen(argv[3], "w");
    if (!out) return perror(argv[3]), 1;
    fputs("/* Made by tools/rulewords. */\n#include \"table/match/rule_words.h\"\n\n#include <stddef.h>\n\n", out);
    for (unsigned i = 0; i < MAX_GAMES && orr_games[i]; i++)
        has[i] = write_game(out, argv[1], argv[2], orr_games[i], i);
    fputs("\nstatic const rule_words all[] = {\n", out);
    for (unsigned i = 0; i < MAX_GAMES && orr_games[i]; i++)
        if (has[i]) fprintf(out, "    { \"%s\", game_%u },\n", orr_games[i]->id, i);
    fprintf(out, "    { NULL, NULL }\n};\nconst rule_words *rule_words_%s = all;\n", argv[2]);
    return fclose(out) ? perror(argv[3]), 1 : 0;
}
