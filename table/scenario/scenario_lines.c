/* scenario_lines.c - a scenario text as statements and words. Knows punctuation, no statement and no game. */
#include "table/scenario/scenario_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The line of the word the cursor has just passed: a statement may go over several. */
static uint32_t line_here(const sc_reader *r)
{
    const size_t at = r->p > r->words ? (size_t)(r->p - r->words) - 1 : 0;
    unsigned k = r->n_parts;
    while (k > 1 && r->part[k - 1].at > at) k--;
    return k ? r->part[k - 1].line : r->line;
}

bool sc_bad(sc_reader *r, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(r->why.text, sizeof r->why.text, format, ap);
    va_end(ap);
    r->bad_line = line_here(r);
    return false;
}

bool sc_same(const char *a, const char *b) { return !strcmp(a, b); }
buffer sc_begin_list(sc_reader *r) { return buffer_on(r->list, sizeof r->list); }
void sc_list(buffer *p, const char *word) { buffer_put(p, "%s%s", p->at ? ", " : "", word); }

static bool begins(const char *line, const char *end, const char *with)
{
    const size_t n = strlen(with);
    return (size_t)(end - line) >= n && !memcmp(line, with, n);
}

static bool is_blank(char ch) { return ch == ' ' || ch == '\t' || ch == '\r'; }

bool sc_begins_block(const char *line)
{
    const char *end = line + strlen(line);
    return begins(line, end, "case ") || begins(line, end, "position ") || sc_same(line, "case") ||
           sc_same(line, "position");
}

/* Does the next line begin a block? A statement cannot go on there. */
static bool block_follows(const sc_reader *r)
{
    const char *p = r->at;
    while (p < r->end && is_blank(*p)) p++;
    return begins(p, r->end, "case ") || begins(p, r->end, "position ");
}

static void skip_line(sc_reader *r)
{
    while (r->at < r->end && *r->at != '\n') r->at++;
    if (r->at < r->end) r->at++;
    r->next_line++;
}

/* Copies one line of the text after what `words` has, without comment and superfluous blanks. */
static bool copy_line(sc_reader *r, size_t *n)
{
    bool comment = false;
    if (r->n_parts < SC_PARTS) r->part[r->n_parts++] = (sc_part){ *n, r->next_line };
    r->p = r->words + *n;
    for (; r->at < r->end && *r->at != '\n'; r->at++) {
        const char ch = *r->at;
        const bool blank = is_blank(ch);
        if (!blank && ((unsigned char)ch < ' ' || ch == 0x7f))
            return sc_bad(r, "There is a byte here that is not text; a scenario is plain text.");
        comment |= ch == '#';
        if (comment || (blank && (!*n || r->words[*n - 1] == ' '))) continue;
        if (*n + 2 >= SC_LINE) return sc_bad(r, "This statement is too long; %d characters are the most.", SC_LINE - 2);
        r->words[(*n)++] = blank ? ' ' : ch;
    }
    skip_line(r);
    while (*n && r->words[*n - 1] == ' ') (*n)--;
    r->words[*n] = 0;
    return true;
}

static bool goes_on(char last) { return last == ';' || last == ',' || last == '|'; }

/* After a line that makes no sense the next one is read as if nothing had happened. */
bool sc_next_line(sc_reader *r, bool *got)
{
    size_t n = 0;
    r->words[0] = 0;
    r->n_parts = 0;
    *got = false;
    while (r->at < r->end && !*got) {
        if (!n) r->line = r->next_line, r->n_parts = 0;
        if (n && block_follows(r)) break;
        if (!copy_line(r, &n)) {
            r->bad_line = r->next_line;
            skip_line(r);
            r->words[0] = 0;
            return *got = true, false;
        }
        if (!n) continue;
        if (goes_on(r->words[n - 1])) r->words[n++] = ' ', r->words[n] = 0;
        else *got = true;
    }
    r->p = r->words;
    if (!n || *got) return true;
    *got = true;
    return sc_bad(r, "This statement has no end: a line that ends with , ; or | goes on in the next line, and %s.",
                  r->at < r->end ? "the next one begins a case or a position" : "there is none");
}

static bool is_mark(char ch) { return ch && strchr(" ,;:|", ch); }
static const char *skip_blanks(const char *p)
{
    while (*p == ' ') p++;
    return p;
}

bool sc_peek(const sc_reader *r, char word[SC_WORD])
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

bool sc_take(sc_reader *r, const char *word)
{
    char next[SC_WORD];
    return sc_peek(r, next) && sc_same(next, word) && sc_word(r, next);
}

bool sc_mark(sc_reader *r, char mark)
{
    const char *p = skip_blanks(r->p);
    if (*p != mark) return false;
    r->p = p + 1;
    return true;
}

bool sc_at_end(const sc_reader *r) { return !*skip_blanks(r->p); }

const char *sc_here(sc_reader *r)
{
    if (sc_at_end(r)) return "the end of the line";
    snprintf(r->here, sizeof r->here, "\"%.60s\"", skip_blanks(r->p));
    return r->here;
}

bool sc_need_mark(sc_reader *r, char mark, const char *after)
{
    if (sc_mark(r, mark)) return true;
    return sc_bad(r, "A \"%c\" should follow %s, not %s.", mark, after, sc_here(r));
}

bool sc_need_end(sc_reader *r)
{
    return sc_at_end(r) ? true : sc_bad(r, "The statement should end before %s.", sc_here(r));
}

bool sc_keep_text(sc_reader *r, const char *text, uint32_t *at)
{
    sc_case *c = r->c;
    const size_t n = strlen(text) + 1;
    if (!c->n_text) c->text[c->n_text++] = 0;
    if (c->n_text + n > SC_TEXT) return sc_bad(r, "This case is too long; split it.");
    memcpy(c->text + c->n_text, text, n);
    *at = c->n_text;
    c->n_text += (uint32_t)n;
    return true;
}

void scenario_from_markdown(char *text, size_t n) { sc_from_markdown(text, n, "```scenario"); }

void sc_from_markdown(char *text, size_t n, const char *opens)
{
    bool inside = false;
    for (char *line = text, *end = text + n; line < end;) {
        char *stop = memchr(line, '\n', (size_t)(end - line));
        if (!stop) stop = end;
        const bool fence = begins(line, stop, "```");
        if (fence) inside = !inside && begins(line, stop, opens);
        if (fence || !inside) memset(line, ' ', (size_t)(stop - line));
        line = stop < end ? stop + 1 : end;
    }
}
