/* scenario_lines.c - a scenario text as statements and words. Knows punctuation, no statement and no game. */
#include "scenario_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool sc_bad(sc_reader *r, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(r->why.text, sizeof r->why.text, format, ap);
    va_end(ap);
    return false;
}

bool sc_same(const char *a, const char *b) { return !strcmp(a, b); }
void sc_list(page *p, const char *word) { page_put(p, "%s%s", p->at ? ", " : "", word); }

/* Copies one line of the text behind what `words` has, without comment and superfluous blanks. */
static bool copy_line(sc_reader *r, size_t *n)
{
    bool comment = false;
    for (; r->at < r->end && *r->at != '\n'; r->at++) {
        const char ch = *r->at;
        const bool blank = ch == ' ' || ch == '\t' || ch == '\r';
        if (!blank && ((unsigned char)ch < ' ' || ch == 0x7f))
            return sc_bad(r, "There is a byte here that is not text; a scenario is plain text.");
        comment |= ch == '#';
        if (comment || (blank && (!*n || r->words[*n - 1] == ' '))) continue;
        if (*n + 2 >= SC_LINE) return sc_bad(r, "This statement is too long; %d characters are the most.", SC_LINE - 2);
        r->words[(*n)++] = blank ? ' ' : ch;
    }
    if (r->at < r->end) r->at++;
    r->next_line++;
    while (*n && r->words[*n - 1] == ' ') (*n)--;
    r->words[*n] = 0;
    return true;
}

bool sc_next_line(sc_reader *r, bool *got)
{
    size_t n = 0;
    *got = false;
    while (r->at < r->end) {
        if (!n) r->line = r->next_line;
        if (!copy_line(r, &n)) return false;
        if (!n) continue;
        const char last = r->words[n - 1];
        if (last != ';' && last != ',' && last != '|') {
            *got = true;
            break;
        }
        r->words[n++] = ' ';
    }
    r->p = r->words;
    if (n && !*got)
        return sc_bad(
            r, "The text ends in the middle of a statement: a line that ends with , ; or | goes on in the next line.");
    return true;
}

static bool is_mark(char ch) { return ch && strchr(" ,;:|", ch); }
static const char *skip_blanks(const char *p)
{
    while (*p == ' ') p++;
    return p;
}

bool sc_peek(sc_reader *r, char word[SC_WORD])
{
    const char *p = skip_blanks(r->p);
    size_t n = 0;
    while (p[n] && !is_mark(p[n])) n++;
    if (!n || n >= SC_WORD) return false;
    memcpy(word, p, n);
    word[n] = 0;
    return true;
}

bool sc_word(sc_reader *r, char word[SC_WORD])
{
    if (!sc_peek(r, word)) return false;
    r->p = skip_blanks(r->p) + strlen(word);
    return true;
}

bool sc_mark(sc_reader *r, char mark)
{
    const char *p = skip_blanks(r->p);
    if (*p != mark) return false;
    r->p = p + 1;
    return true;
}

bool sc_need_mark(sc_reader *r, char mark, const char *after)
{
    if (sc_mark(r, mark)) return true;
    return sc_bad(r, "A \"%c\" should follow %s, not \"%.40s\".", mark, after, skip_blanks(r->p));
}

bool sc_at_end(const sc_reader *r) { return !*skip_blanks(r->p); }

bool sc_need_end(sc_reader *r)
{
    return sc_at_end(r) ? true : sc_bad(r, "The statement should end before \"%.60s\".", skip_blanks(r->p));
}

bool sc_number(const char *word, uint32_t most, uint32_t *value)
{
    uint32_t v = 0;
    if (!*word || strlen(word) > 6) return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9') return false;
        v = v * 10 + (uint32_t)(*word - '0');
    }
    *value = v;
    return v <= most;
}

static bool line_begins(const char *line, const char *end, const char *with)
{
    const size_t n = strlen(with);
    return (size_t)(end - line) >= n && !memcmp(line, with, n);
}

void scenario_from_markdown(char *text, size_t n)
{
    bool inside = false;
    for (char *line = text, *end = text + n; line < end;) {
        char *stop = memchr(line, '\n', (size_t)(end - line));
        if (!stop) stop = end;
        const bool fence = line_begins(line, stop, "```");
        if (fence) inside = !inside && line_begins(line, stop, "```scenario");
        if (fence || !inside) memset(line, ' ', (size_t)(stop - line));
        line = stop < end ? stop + 1 : end;
    }
}
