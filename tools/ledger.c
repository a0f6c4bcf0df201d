/* ledger.c - makes the rule table of a game from its ledger: `ledger PREFIX docs/rules/GAME.md out.h out.c`.
 * A rule is a list item "- **EG-37** (where: Play) text" or "- **EG-A5** text"; a rule's number is its name in C.
 * A ledger of several editions marks a rule before its text: {1e}, {2e} or {both}.
 * A rule that can be the reason of a refusal is followed by what then stands after "because", in both languages:
 *     "  - *because* a wall is in the way"
 *     "  - *perché* c'è un muro di mezzo" */
#include "tools/c_string.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_RULES = 1000, MAX_LINE = 16384, FIRST_OWN = 8 };

typedef struct {
    char id[16], edition[8];
    char *text;
    char *because[2];             /* English, Italian; NULL: no reason to refuse anything */
} rule;
static rule rules[MAX_RULES];
static int n_rules;

static void fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    exit(1);
}

/* "{1e} text"; gives where the text begins, or NULL. */
static char *read_edition(rule *r, char *text)
{
    if (*text != '{') return text;
    char *end = strchr(text, '}');
    if (!end || (size_t)(end - text) > sizeof r->edition) return NULL;
    *end = 0;
    if (strcmp(text + 1, "both")) strcpy(r->edition, text + 1);
    return end + 1 + strspn(end + 1, " ");
}

static void fail_rule(const char *file, const char *id)
{
    fprintf(stderr, "%s: %s has a clause for \"because\" and none in Italian\n", file, id);
    exit(1);
}

static char *copy_line(char *text)
{
    text[strcspn(text, "\n")] = 0;
    char *copy = malloc(strlen(text) + 1);
    if (!copy) exit(1);
    return strcpy(copy, text);
}

/* A clause belongs to the rule above it, and Italian comes after English. */
static void read_clause(const char *file, int no, char *text, unsigned language)
{
    if (!n_rules) fail(file, no, "a clause stands below its rule");
    rule *r = &rules[n_rules - 1];
    char *clause = copy_line(text);
    const size_t n = strlen(clause);
    if (r->because[language]) fail(file, no, "this rule has such a clause already");
    if (language && !r->because[0]) fail(file, no, "the clause in English comes first");
    if (!n || clause[n - 1] == '.' || clause[n - 1] == ' ') fail(file, no, "a clause ends without a full stop");
    r->because[language] = clause;
}

static void check_clauses(const char *file)
{
    for (const rule *r = rules; r < rules + n_rules; r++)
        if (r->because[0] && !r->because[1]) fail_rule(file, r->id);
}

static void read_ledger(const char *prefix, const char *file)
{
    static const char *const clauses[] = { "  - *because* ", "  - *perch\xc3\xa9* " };
    static char line[MAX_LINE];
    FILE *in = fopen(file, "r");
    if (!in) fail(file, 0, "cannot be read");
    const size_t len = strlen(prefix);
    for (int no = 1; fgets(line, sizeof line, in); no++) {
        for (unsigned k = 0; k < 2; k++)
            if (!strncmp(line, clauses[k], strlen(clauses[k]))) read_clause(file, no, line + strlen(clauses[k]), k);
        if (strncmp(line, "- **", 4) || strncmp(line + 4, prefix, len) || line[4 + len] != '-') continue;
        char *end = strstr(line + 4, "**");
        if (!end || end - (line + 4) >= 16) fail(file, no, "a rule needs the form - **ID** text");
        *end = 0;
        if (n_rules == MAX_RULES) fail(file, no, "too many rules");
        rule *r = &rules[n_rules++];
        strcpy(r->id, line + 4);
        for (int i = 0; i + 1 < n_rules; i++)
            if (!strcmp(rules[i].id, r->id)) fail(file, no, "this rule was numbered twice");
        char *text = end + 2;
        while (*text == ' ') text++;
        if (!strncmp(text, "(where:", 7)) {
            text = strchr(text, ')');
            if (!text) fail(file, no, "the place in the rulebook has no closing bracket");
            text++;
        }
        while (*text == ' ') text++;
        text = read_edition(r, text);
        if (!text) fail(file, no, "the mark of an edition has no closing brace or is too long");
        r->text = copy_line(text);
    }
    fclose(in);
    check_clauses(file);
}

static void put_name(FILE *out, const char *id)
{
    for (; *id; id++) fputc(*id == '-' ? '_' : *id, out);
}

static void put_rule(FILE *out, int number, const rule *r)
{
    static const char *const members[] = { ".because = ", ".because_it = " };
    fprintf(out, "    [%d] = { \"%s\", ", number, r->id);
    put_string(out, r->text);
    if (*r->edition) fprintf(out, ", \"%s\"", r->edition);
    for (unsigned k = 0; k < 2; k++) {
        if (!r->because[k]) continue;
        fprintf(out, ", %s", members[k]);
        put_string(out, r->because[k]);
    }
    fputs(" },\n", out);
}

int main(int argc, char **argv)
{
    if (argc != 6) return fprintf(stderr, "usage: ledger FOLDER PREFIX LEDGER.md OUT.h OUT.c\n"), 2;
    const char *folder = argv[1], *prefix = argv[2];
    char lower[16] = "";
    for (size_t i = 0; prefix[i] && i + 1 < sizeof lower; i++) lower[i] = (char)tolower((unsigned char)prefix[i]);
    read_ledger(prefix, argv[3]);
    if (!n_rules) fail(argv[3], 0, "has no rule with this prefix");
    FILE *h = fopen(argv[4], "w"), *c = fopen(argv[5], "w");
    if (!h || !c) return perror("ledger"), 1;
    fprintf(h,
            "/* Made by tools/ledger from the rule ledger. */\n#ifndef %s_RULES_H\n#define %s_RULES_H\n"
            "#include \"engine/game.h\"\nenum {\n",
            prefix, prefix);
    for (int i = 0; i < n_rules; i++) {
        fputs("    ", h);
        put_name(h, rules[i].id);
        fprintf(h, " = %d,\n", FIRST_OWN + i);
    }
    fprintf(h, "    %s_N_RULES = %d\n};\nextern const orr_rule_text %s_rules[];\n#endif\n", prefix, FIRST_OWN + n_rules,
            lower);
    fprintf(c,
            "/* Made by tools/ledger from the rule ledger. */\n#include \"generated/games/%s/%s_rules.h\"\n"
            "const orr_rule_text %s_rules[] = {\n",
            folder, lower, lower);
    static const rule own[] = {
        { "ORR-1", "", "You are not asked now.", { "you are not asked now", "ora non tocca a te rispondere" } },
        { "ORR-2", "", "That does not answer the question now open.",
          { "that does not answer the question now open", "non risponde alla domanda ora aperta" } },
        { "ORR-3", "", "The game is over.", { "the game is over", "la partita \xc3\xa8 finita" } },
    };
    for (int i = 0; i < 3; i++) put_rule(c, 1 + i, &own[i]);
    for (int i = 0; i < n_rules; i++) put_rule(c, FIRST_OWN + i, &rules[i]);
    fputs("};\n", c);
    if (fclose(h) || fclose(c)) return perror("ledger"), 1;
    return 0;
}
