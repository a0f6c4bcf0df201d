/* webwords.c - makes the words of a language for the terminal: `webwords ROOT LANGUAGE OUT.c`, and in English what
 * options can be (values.ts). What games say stands in the web's tables, web/src/games/GAME/it.ts with it_texts.ts and
 * it_values.ts, what the server says in web/src/words/it_server.ts; what only a terminal says stands in
 * data/GAME/help/terminal.csv and apps/tui/words.csv, as English and this language. In the .ts files only objects of
 * texts are read, by their names; anything that would have to be computed is refused, all but `board`, which is the
 * web's alone. What comes out: apps/tui/tongue.h. */
#include "base/csv.h"
#include "tools/c_string.h"

#include <ctype.h>
#include <dirent.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PATH = 1024, MAX_NAME = 128, MAX_TEXT = 4096, MAX_WORDS = 20000 };

typedef struct {              /* a text of an object: its object's name, "nouns/card", "hot-line", "Linea Diretta" */
    char *object, *section, *key, *text;
} word;
static word words[MAX_WORDS];
static unsigned n_words;

static const char *file_name = "webwords";                                    /* what is being read */
static const char *at;
static unsigned line;

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "%s:%u: %s\n", file_name, line, what);
    exit(1);
}

static char *kept(const char *text)
{
    char *copy = strdup(text);
    if (!copy) fail("no memory");
    return copy;
}

static void add_word(const char *object, const char *section, const char *key, const char *text)
{
    if (n_words == MAX_WORDS) fail("too many words");
    words[n_words++] = (word){ kept(object), kept(section), kept(key), kept(text) };
}

/* The whole of a file; NULL: there is none. */
static char *read_all(const char *path)
{
    FILE *in = fopen(path, "rb");
    if (!in) return NULL;
    fseek(in, 0, SEEK_END);
    const long size = ftell(in);
    rewind(in);
    char *text = calloc((size_t)size + 1, 1);
    file_name = kept(path);
    line = 1;
    if (!text || fread(text, 1, (size_t)size, in) != (size_t)size) fail("cannot be read");
    fclose(in);
    return text;
}

/* ---- what TypeScript is made of ---------------------------------------------------------------------------------- */

typedef struct { enum { END, NAME, TEXT, SIGN } kind; char text[MAX_TEXT]; } token;

static void skip_blanks(void)
{
    for (; *at; at++) {
        if (at[0] == '/' && at[1] == '/') {
            at += strcspn(at, "\n");
        } else if (at[0] == '/' && at[1] == '*') {
            const char *end = strstr(at, "*/");
            if (!end) fail("a comment without an end");
            for (; at < end + 1; at++) line += *at == '\n';
            continue;
        } else if (!isspace((unsigned char)*at)) {
            return;
        }
        line += *at == '\n';
        if (!*at) return;
    }
}

static void read_text(token *t)
{
    const char quote = *at++;
    size_t n = 0;
    for (; *at != quote; at++) {
        if (!*at || *at == '\n') fail("a text without an end");
        if (quote == '`' && at[0] == '$' && at[1] == '{') fail("a text that would have to be computed");
        if (*at == '\\' && !strchr("'\"\\`", *++at)) fail("an escape that is not known");
        if (n + 1 >= sizeof t->text) fail("a text that is too long");
        t->text[n++] = *at;
    }
    at++;
    t->text[n] = 0;
}

static token next(void)
{
    token t = { .kind = END };
    size_t n = 0;
    skip_blanks();
    if (!*at) return t;
    if (*at == '\'' || *at == '"' || *at == '`') {
        t.kind = TEXT;
        read_text(&t);
        return t;
    }
    t.kind = isalnum((unsigned char)*at) || *at == '_' || *at == '$' ? NAME : SIGN;
    do t.text[n++] = *at++;
    while (t.kind == NAME && n + 1 < sizeof t.text && (isalnum((unsigned char)*at) || *at == '_' || *at == '$'));
    return t;
}

static bool is(const token *t, const char *what) { return t->kind != TEXT && !strcmp(t->text, what); }

/* ---- objects ----------------------------------------------------------------------------------------------------- */

static void skip_value(void)                                     /* up to the comma or the bracket after it */
{
    for (int depth = 0;;) {
        const char *before = at;
        const token t = next();
        if (t.kind == END) fail("an object without an end");
        if (t.kind == SIGN && strchr("{[(", *t.text)) depth++;
        if (t.kind == SIGN && strchr("}])", *t.text) && !depth--) {
            at = before;
            return;
        }
        if (!depth && is(&t, ",")) {
            at = before;
            return;
        }
    }
}

/* What another object has is had under this name, too. */
static void take_over(const char *object, const char *section, const char *key, const char *from)
{
    const unsigned n = n_words;
    char deeper[MAX_NAME];
    for (unsigned i = 0; i < n; i++) {
        if (strcmp(words[i].object, from)) continue;
        snprintf(deeper, sizeof deeper, "%s%s%s%s%s", section, *section ? "/" : "", key, *words[i].section ? "/" : "",
                 words[i].section);
        add_word(object, deeper, words[i].key, words[i].text);
    }
    if (n == n_words) fail("a name that stands for no texts");
}

static void read_object(const char *object, const char *section);

static void read_value(const char *object, const char *section, const char *key)
{
    char deeper[2 * MAX_TEXT];
    token t = next();
    if (is(&t, "{")) {
        snprintf(deeper, sizeof deeper, "%s%s%.*s", section, *section ? "/" : "", MAX_TEXT, key);
        read_object(object, deeper);
    } else if (t.kind == TEXT) {
        add_word(object, section, key, t.text);
    } else if (t.kind == NAME) {
        take_over(object, section, key, t.text);
    } else {
        fail("a value that is neither a text nor an object");
    }
}

/* After its "{". */
static void read_object(const char *object, const char *section)
{
    for (;;) {
        const token key = next();
        if (is(&key, "}")) return;
        if (key.kind != NAME && key.kind != TEXT) fail("a name was expected");
        const char *before = at;
        token t = next();
        if (is(&t, "}") || is(&t, ",")) at = before;
        else if (!is(&t, ":")) fail("a name needs a value");
        if (is(&key, "board")) skip_value();
        else if (is(&t, ":")) read_value(object, section, key.text);
        else take_over(object, section, key.text, key.text);
        t = next();
        if (is(&t, "}")) return;
        if (!is(&t, ",")) fail("a comma was expected: only texts and objects of texts can be read");
    }
}

/* Every `const NAME = { ... }`. */
static void read_script(const char *path, bool must)
{
    char *text = read_all(path);
    if (!text && must) file_name = path, line = 0, fail("there is no such file");
    for (at = text; at && *at;) {
        token t = next();
        if (!is(&t, "const")) continue;
        const token name = next();
        while (!is(&t, "=") && t.kind != END) t = next();
        t = next();
        if (!is(&t, "{")) fail("a constant that is not an object of texts");
        read_object(name.text, "");
    }
    free(text);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* The conversions of a format, one after the other: both languages need the same ones. */
static void conversions(const char *format, char *out, size_t cap)
{
    size_t n = 0;
    for (; *format; format++) {
        if (*format != '%') continue;
        const size_t len = 1 + strcspn(format + 1, "diouxXeEfgGscp%");
        if (format[len] == '%') continue;
        for (size_t i = 0; i <= len && n + 1 < cap; i++) out[n++] = format[i];
        format += len;
    }
    out[n] = 0;
}

static void read_table(const char *path, const char *object, bool formats)
{
    char *text = read_all(path);
    csv rows;
    if (!text) return;
    csv_open(&rows, text);
    while (csv_row(&rows)) {
        char english[MAX_NAME], other[MAX_NAME];
        line = rows.line;
        if (rows.n != 2) fail("a row needs two fields: the English text and the other one");
        conversions(rows.field[0], english, sizeof english);
        conversions(rows.field[1], other, sizeof other);
        if (formats && strcmp(english, other)) fail("the two texts do not take the same values");
        if (rows.line > 1) add_word(object, "terminal", rows.field[0], rows.field[1]);
    }
    if (rows.wrong) fail(rows.wrong);
    free(text);
}

/* ---- what comes out ---------------------------------------------------------------------------------------------- */

static void write_book(FILE *out, const char *name, const char *object)
{
    fprintf(out, "static const tongue_word of_%s[] = {\n", name);
    for (unsigned i = 0; i < n_words; i++) {
        if (strcmp(words[i].object, object)) continue;
        fputs("    { ", out);
        put_string(out, words[i].section);
        fputs(", ", out);
        put_string(out, words[i].key);
        fputs(", ", out);
        put_string(out, words[i].text);
        fputs(" },\n", out);
    }
    fputs("    { NULL, NULL, NULL }\n};\n", out);
    for (unsigned i = 0; i < n_words; i++)
        free(words[i].object), free(words[i].section), free(words[i].key), free(words[i].text);
    n_words = 0;
}

static const char *put_path(char path[MAX_PATH], const char *root, const char *folder, const char *name)
{
    if (snprintf(path, MAX_PATH, "%s/%s/%s", root, folder, name) >= MAX_PATH) fail("the path is too long");
    return path;
}

static void write_game(FILE *out, const char *root, const char *language, const char *game)
{
    static const char *const parts[] = { "_values", "_texts", "" };
    char folder[MAX_PATH], name[MAX_NAME], path[MAX_PATH];
    for (unsigned i = 0; i < 3; i++) {
        snprintf(folder, sizeof folder, "web/src/games/%s", game);
        snprintf(name, sizeof name, "%s%s.ts", language, parts[i]);
        read_script(put_path(path, root, folder, name), !*parts[i]);
    }
    snprintf(folder, sizeof folder, "data/%s/help", game);
    read_table(put_path(path, root, folder, "terminal.csv"), language, false);
    write_book(out, game, language);
}

static void write_values(FILE *out, const char *root, const char *game)
{
    char folder[MAX_PATH], name[MAX_NAME], path[MAX_PATH];
    snprintf(folder, sizeof folder, "web/src/games/%s", game);
    snprintf(name, sizeof name, "values_%.100s", game);
    read_script(put_path(path, root, folder, "values.ts"), false);
    write_book(out, name, "values");
}

static void write_list(FILE *out, struct dirent **game, int n, const char *prefix)
{
    for (int i = 0; i < n; i++)
        fprintf(out, "    { \"%s\", of_%s%s },\n", game[i]->d_name, prefix, game[i]->d_name);
    fprintf(out, "    { NULL, NULL }\n};\n");
}

static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static int has_words(const struct dirent *d) { return *d->d_name != '.' && !strchr(d->d_name, '.'); }

int main(int argc, char **argv)
{
    char path[MAX_PATH], name[MAX_NAME];
    struct dirent **game;
    if (argc != 4) return fprintf(stderr, "usage: webwords ROOT LANGUAGE OUT.c\n"), 2;
    const char *root = argv[1], *language = argv[2];
    FILE *out = fopen(argv[3], "w");
    if (!out) return perror(argv[3]), 1;
    fputs("/* Made by tools/webwords. */\n#include \"apps/tui/tongue.h\"\n\n#include <stddef.h>\n\n", out);
    snprintf(name, sizeof name, "%s_server.ts", language);
    read_script(put_path(path, root, "web/src/words", name), true);
    write_book(out, "server", "server");
    read_table(put_path(path, root, "apps/tui", "words.csv"), language, true);
    write_book(out, "terminal", language);
    const int n = scandir(put_path(path, root, "web/src", "games"), &game, has_words, by_name);
    if (n < 0) return perror(path), 1;
    for (int i = 0; i < n; i++) write_game(out, root, language, game[i]->d_name);
    for (int i = 0; i < n; i++) write_values(out, root, game[i]->d_name);
    fprintf(out, "\nstatic const tongue_book all[] = {\n    { \"server\", of_server },\n"
                 "    { \"terminal\", of_terminal },\n");
    write_list(out, game, n, "");
    fprintf(out, "const tongue_book *tongue_books_%s = all;\n\nstatic const tongue_book values[] = {\n", language);
    write_list(out, game, n, "values_");
    fprintf(out, "const tongue_book *tongue_values_en = values;\n");
    for (int i = 0; i < n; i++) free(game[i]);
    free(game);
    return fclose(out) ? perror(argv[3]), 1 : 0;
}
