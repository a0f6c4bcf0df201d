/* rulemap.c - makes the map of the rules: `rulemap ROOT OUT.c`. See lab/rulemap.h for what comes out.
 *
 * A place names a rule as EG-37 or EG_37; "EG-84 to EG-86" and "EG-84..EG-86" name each of them. The comment at the
 * head of a C file is a table of contents and proves nothing, so it does not count; nor do comments of scenario
 * files. */
#include "engine/game.h"
#include "games/games.h"
#include "tools/c_string.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LINE = 4096, MAX_PATH = 1024, MAX_ID = 32 };

typedef struct { char *text; size_t n; } list;          /* "file:line, file:line" */
typedef struct {
    list code, tests;
    bool spoken;                                        /* the code has it as a value, EG_37 */
    char *excuse;                                       /* NULL: none */
} entry;
typedef struct {                                        /* the game being mapped */
    const orr_game *game;
    const char *root;                                   /* folder of the project */
    char prefix[MAX_ID];                                /* "EG" */
    char folder[MAX_ID];                                /* "earth_gambit"; editions of a game share one */
    char edition[MAX_ID];                               /* "1e" of mars-vs-earth-1e; else empty */
    entry *of;                                          /* one for each rule of the game */
} map;

static _Noreturn void fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    exit(1);
}

static void *must(void *p)
{
    if (!p) fail("rulemap", 0, "out of memory");
    return p;
}

static void add_place(list *l, const char *file, int line)
{
    char place[MAX_PATH];
    const int n = snprintf(place, sizeof place, "%s%s:%d", l->n ? ", " : "", file, line);
    if (n < 0 || (size_t)n >= sizeof place) fail(file, line, "the path is too long");
    l->text = must(realloc(l->text, l->n + (size_t)n + 1));
    memcpy(l->text + l->n, place, (size_t)n + 1);
    l->n += (size_t)n;
}

/* ---- rule names in a line ------------------------------------------------------------------------------------- */

typedef struct {
    char letter;                                        /* of EG-A5: 'A'; of EG-37: 0 */
    int number;
    bool is_c;                                          /* EG_37, a name in C */
} rule_name;

static int rule_called(const map *m, rule_name r)        /* its index; -1: the ledger has no such rule */
{
    char id[MAX_ID * 2];
    if (r.letter) snprintf(id, sizeof id, "%s-%c%d", m->prefix, r.letter, r.number);
    else snprintf(id, sizeof id, "%s-%d", m->prefix, r.number);
    for (int i = ORR_R_FIRST_OWN; i < m->game->n_rules; i++)
        if (!strcmp(m->game->rules[i].id, id)) return i;
    return -1;
}

/* Reads "EG-A5" or "EG_A5" at s; gives what follows it, or NULL. */
static const char *read_name(const map *m, const char *s, rule_name *r)
{
    const size_t n = strlen(m->prefix);
    if (strncmp(s, m->prefix, n) || (s[n] != '-' && s[n] != '_')) return NULL;
    r->is_c = s[n] == '_';
    s += n + 1;
    r->letter = 0;
    if (isupper((unsigned char)*s)) r->letter = *s++;
    if (!isdigit((unsigned char)*s)) return NULL;
    char *end;
    const long number = strtol(s, &end, 10);
    if (number > 9999 || isalnum((unsigned char)*end) || *end == '_') return NULL;
    r->number = (int)number;
    return end;
}

static const char *range_end(const map *m, const char *s, rule_name from, rule_name *to)
{
    if (!strncmp(s, " to ", 4)) s += 4;
    else if (!strncmp(s, "..", 2)) s += 2;
    else return NULL;
    s = read_name(m, s, to);
    return s && to->letter == from.letter && to->number > from.number ? s : NULL;
}

typedef enum { IN_CODE, IN_TEST } kind_of_place;

static void note_rule(map *m, rule_name r, kind_of_place kind, const char *file, int line)
{
    const int i = rule_called(m, r);
    if (i < 0) return;
    list *l = kind == IN_CODE ? &m->of[i].code : &m->of[i].tests;
    if (kind == IN_CODE && r.is_c) m->of[i].spoken = true;
    char here[MAX_PATH];
    const int n = snprintf(here, sizeof here, "%s:%d", file, line);
    if (l->n >= (size_t)n && !strcmp(l->text + l->n - n, here)) return;      /* named twice in one line */
    add_place(l, file, line);
}

static void scan_line(map *m, const char *text, kind_of_place kind, const char *file, int line)
{
    for (const char *s = text; *s; s++) {
        rule_name from, to;
        if (s > text && (isalnum((unsigned char)s[-1]) || s[-1] == '_')) continue;
        const char *end = read_name(m, s, &from);
        if (!end) continue;
        if (kind == IN_CODE && rule_called(m, from) < 0) fail(file, line, "names a rule that the ledger does not have");
        note_rule(m, from, kind, file, line);
        const char *further = range_end(m, end, from, &to);
        if (further)
            for (rule_name r = from; r.number <= to.number; r.number++) note_rule(m, r, kind, file, line);
        s = (further ? further : end) - 1;
    }
}

/* ---- files ---------------------------------------------------------------------------------------------------- */

static bool ends_with(const char *s, const char *tail)
{
    const size_t n = strlen(s), k = strlen(tail);
    return n >= k && !strcmp(s + n - k, tail);
}

static void join_path(char out[MAX_PATH], const char *folder, const char *name)
{
    const int n = snprintf(out, MAX_PATH, "%s/%s", folder, name);
    if (n < 0 || n >= MAX_PATH) fail(name, 0, "the path is too long");
}

static FILE *open_in(const map *m, const char *file)
{
    char path[MAX_PATH];
    join_path(path, m->root, file);
    return fopen(path, "r");
}

static void scan_file(map *m, const char *file, kind_of_place kind)
{
    char text[MAX_LINE];
    const bool is_c = !ends_with(file, ".scenario");
    bool in_head = is_c;
    FILE *in = open_in(m, file);
    if (!in) fail(file, 0, "cannot be read");
    for (int line = 1; fgets(text, sizeof text, in); line++) {
        if (in_head) {
            const bool is_comment = line > 1 || !strncmp(text, "/*", 2);
            in_head = is_comment && !strstr(text, "*/");
            if (is_comment) continue;
        }
        if (!is_c && text[strspn(text, " \t")] == '#') continue;
        scan_line(m, text, kind, file, line);
    }
    fclose(in);
}

static int is_source(const struct dirent *d)
{
    return ends_with(d->d_name, ".c") || ends_with(d->d_name, ".h") || ends_with(d->d_name, ".scenario");
}

static void scan_folder(map *m, const char *folder, kind_of_place kind)
{
    char path[MAX_PATH], file[MAX_PATH];
    struct dirent **found;
    join_path(path, m->root, folder);
    const int n = scandir(path, &found, is_source, alphasort);
    for (int i = 0; i < n; i++) {
        join_path(file, folder, found[i]->d_name);
        scan_file(m, file, kind);
        free(found[i]);
    }
    if (n >= 0) free(found);                             /* a folder that is not there holds nothing */
}

static void read_excuses(map *m)
{
    char file[MAX_PATH], text[MAX_LINE];
    const size_t whole = strlen(m->game->id) - (*m->edition ? strlen(m->edition) + 1 : 0);
    snprintf(file, sizeof file, "docs/rules/%.*s.excuses", (int)whole, m->game->id);
    FILE *in = open_in(m, file);
    if (!in) return;
    for (int line = 1; fgets(text, sizeof text, in); line++) {
        rule_name r;
        text[strcspn(text, "\n")] = 0;
        if (!*text || *text == '#') continue;
        const char *reason = read_name(m, text, &r);
        if (!reason || strncmp(reason, ": ", 2) || !reason[2]) fail(file, line, "an excuse has the form EG-42: reason");
        const int i = rule_called(m, r);
        if (i < 0) fail(file, line, "the ledger has no such rule");
        if (m->of[i].excuse) fail(file, line, "this rule was excused before");
        m->of[i].excuse = must(strdup(reason + 2));
    }
    fclose(in);
}

/* A rule tagged for other editions only, as {2e}, need not be obeyed by this one. */
static void excuse_other_editions(map *m)
{
    for (int i = ORR_R_FIRST_OWN; *m->edition && i < m->game->n_rules; i++) {
        const char *edition = m->game->rules[i].edition;
        if (!edition || !strcmp(edition, m->edition) || m->of[i].excuse) continue;
        m->of[i].excuse = must(strdup("a rule of another edition"));
    }
}

/* ---- the table ------------------------------------------------------------------------------------------------ */

static void write_map(FILE *out, const map *m)
{
    fprintf(out, "static const rulemap_entry %s%s[] = {\n", m->folder, m->edition);
    for (int i = ORR_R_FIRST_OWN; i < m->game->n_rules; i++) {
        const entry *e = &m->of[i];
        fprintf(out, "    { \"%s\", \"%s\", \"%s\", %s, ", m->game->rules[i].id, e->code.n ? e->code.text : "",
                e->tests.n ? e->tests.text : "", e->spoken ? "true" : "false");
        if (e->excuse) put_string(out, e->excuse);
        else fputs("NULL", out);
        fputs(" },\n", out);
    }
    fputs("};\n", out);
}

/* "earth-gambit" lives in earth_gambit; "mars-vs-earth-1e", an edition, in mars_vs_earth. */
static void name_folder(map *m)
{
    snprintf(m->folder, MAX_ID, "%s", m->game->id);
    for (char *s = m->folder; *s; s++)
        if (*s == '-') *s = '_';
    char *last = strrchr(m->folder, '_');
    if (!last || !isdigit((unsigned char)last[1])) return;
    snprintf(m->edition, MAX_ID, "%s", last + 1);
    *last = 0;
}

static void make_map(FILE *out, const char *root, const orr_game *g)
{
    static const char *const parts[] = { "", "/rules", "/show", "/set" };
    char folder[MAX_PATH];
    map m = { .game = g, .root = root, .of = must(calloc(g->n_rules, sizeof *m.of)) };
    name_folder(&m);
    snprintf(m.prefix, sizeof m.prefix, "%s", g->rules[ORR_R_FIRST_OWN].id);
    m.prefix[strcspn(m.prefix, "-")] = 0;
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
        snprintf(folder, sizeof folder, "games/%s%s", m.folder, parts[i]);
        scan_folder(&m, folder, IN_CODE);
    }
    snprintf(folder, sizeof folder, "tests/games/%s", m.folder);
    scan_folder(&m, folder, IN_TEST);
    read_excuses(&m);
    excuse_other_editions(&m);
    write_map(out, &m);
    for (int i = 0; i < g->n_rules; i++) free(m.of[i].code.text), free(m.of[i].tests.text), free(m.of[i].excuse);
    free(m.of);
}

int main(int argc, char **argv)
{
    if (argc != 3) return fprintf(stderr, "usage: rulemap ROOT OUT.c\n"), 2;
    FILE *out = fopen(argv[2], "w");
    if (!out) return perror(argv[2]), 1;
    fputs("/* Made by tools/rulemap. */\n#include \"lab/rulemap.h\"\n\n#include <stddef.h>\n\n", out);
    for (const orr_game *const *g = orr_games; *g; g++) make_map(out, argv[1], *g);
    make_map(out, argv[1], &orr_template);
    fputs("\nconst rulemap rulemaps[] = {\n", out);
    for (int i = 0;; i++) {
        const orr_game *g = orr_games[i] ? orr_games[i] : &orr_template;
        map m = { .game = g };
        name_folder(&m);
        fprintf(out, "    { \"%s\", %s%s, sizeof %s%s / sizeof *%s%s },\n", g->id, m.folder, m.edition, m.folder,
                m.edition, m.folder, m.edition);
        if (!orr_games[i]) break;
    }
    fputs("    { NULL, NULL, 0 }\n};\n", out);
    return fclose(out) ? perror(argv[2]), 1 : 0;
}
