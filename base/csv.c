/* csv.c - RFC 4180 rows. A line break inside quotes counts as a blank: texts here are one line each. */
#include "base/csv.h"

#include <string.h>

void csv_open(csv *c, const char *text)
{
    static const char mark[] = "\xef\xbb\xbf";
    c->at = strncmp(text, mark, 3) ? text : text + 3;
    c->line = 0;
    c->next_line = 1;
    c->n = 0;
    c->wrong = NULL;
}

static bool stop(csv *c, const char *wrong)
{
    c->wrong = wrong;
    return false;
}

/* Goes over one line break; false if there is none here. */
static bool line_break(csv *c)
{
    if (c->at[0] == '\r' && c->at[1] == '\n') c->at++;
    if (*c->at != '\n') return false;
    c->at++;
    c->next_line++;
    return true;
}

static bool put(csv *c, char **to, char ch)
{
    if (*to == c->text + sizeof c->text - 1) return stop(c, "the row is too long");
    *(*to)++ = ch;
    return true;
}

static bool quoted_field(csv *c, char **to)
{
    for (c->at++;;) {
        if (!*c->at) return stop(c, "a quote is opened here and never closed");
        if (*c->at == '"') {
            if (*++c->at != '"') break;
        } else if (line_break(c)) {
            if (!put(c, to, ' ')) return false;
            continue;
        }
        if (!put(c, to, *c->at++)) return false;
    }
    return !*c->at || strchr(",\r\n", *c->at) ||
           stop(c, "after a closing quote only a comma or the end of the line may follow");
}

static bool plain_field(csv *c, char **to)
{
    for (; *c->at && !strchr(",\r\n", *c->at); c->at++) {
        if (*c->at == '"') return stop(c, "a field with a quote in it must be quoted, and the quote doubled");
        if (!put(c, to, *c->at)) return false;
    }
    return true;
}

bool csv_row(csv *c)
{
    while (line_break(c)) continue;
    char *to = c->text;
    c->n = 0;
    c->line = c->next_line;
    if (!*c->at) return false;
    if (*c->at == '#') return stop(c, "comments are not allowed");
    for (;;) {
        if (c->n == CSV_MAX_FIELDS) return stop(c, "the row has too many fields");
        c->field[c->n++] = to;
        if (!(*c->at == '"' ? quoted_field(c, &to) : plain_field(c, &to))) return false;
        *to++ = 0;
        if (to == c->text + sizeof c->text) return stop(c, "the row is too long");
        if (*c->at != ',') break;
        c->at++;
    }
    return !*c->at || line_break(c) || stop(c, "a line must end with LF or CR LF");
}
