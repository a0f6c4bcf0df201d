/* html_check - reads a page from standard input and says what is not well-formed: elements that are not closed or close
 * the wrong one, stray & and <, an id given twice, anything that would be fetched or run. Exit 1 if something is wrong.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4 << 20, DEPTH = 64, NAME = 32, IDS = 200 };

static char open_element[DEPTH][NAME], ids[IDS][NAME];
static int depth, n_ids;

static int wrong(const char *what, const char *at)
{
    fprintf(stderr, "html_check: %s: %.60s\n", what, at);
    return 0;
}

static int take_id(const char *tag, size_t n)
{
    const char *id = strstr(tag, " id=\"");
    if (!id || id > tag + n) return 1;
    char name[NAME];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(id + 5, "\""), id + 5);
    for (int i = 0; i < n_ids; i++)
        if (!strcmp(ids[i], name)) return wrong("an id twice", tag);
    if (n_ids < IDS) snprintf(ids[n_ids++], NAME, "%s", name);
    return 1;
}

static int take_tag(const char *tag, size_t n) /* from < to > */
{
    char name[NAME];
    const int closes = tag[1] == '/';
    size_t len = 0;
    while (len < NAME - 1 && isalnum((unsigned char)tag[1 + closes + (int)len])) len++;
    snprintf(name, sizeof name, "%.*s", (int)len, tag + 1 + closes);
    if (!len) return wrong("a stray <", tag);
    if (!strcmp(name, "script") || !strcmp(name, "link") || !strcmp(name, "img") || !strcmp(name, "iframe"))
        return wrong("not allowed", tag);
    if (closes)
        return depth && !strcmp(open_element[depth - 1], name) ? depth-- : wrong("closes what is not open", tag);
    for (size_t i = 0, quotes = 0; i < n; i++) {
        quotes += tag[i] == '"';
        if (i + 1 == n && quotes % 2) return wrong("a quote is open", tag);
    }
    if (!take_id(tag, n)) return 0;
    if (tag[n - 2] == '/') return 1;
    if (depth == DEPTH) return wrong("too deep", tag);
    snprintf(open_element[depth++], NAME, "%s", name);
    return 1;
}

static int is_entity(const char *at)
{
    static const char *const known[] = { "&amp;", "&lt;", "&gt;", "&quot;" };
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (!strncmp(at, known[i], strlen(known[i]))) return 1;
    return wrong("a stray &", at);
}

int main(void)
{
    char *text = calloc(MOST + 1, 1);
    if (!text || !fread(text, 1, MOST, stdin)) return wrong("nothing to read", ""), 1;
    if (strncmp(text, "<!DOCTYPE html>", 15)) return wrong("no doctype", text), 1;
    if (strstr(text, "http:") || strstr(text, "https:") || strstr(text, "@import"))
        return wrong("it would fetch something", ""), 1;
    for (const char *c = text + 15; *c; c++) {
        if (*c == '&' && !is_entity(c)) return 1;
        if (*c != '<') continue;
        const char *end = strchr(c, '>');
        if (!end) return wrong("a < without >", c), 1;
        if (!take_tag(c, (size_t)(end - c) + 1)) return 1;
        if (!strncmp(c, "<style>", 7) && (end = strstr(c, "</style>"))) end--;
        c = end;
    }
    if (depth) return wrong("is not closed", open_element[depth - 1]), 1;
    free(text);
    return 0;
}
