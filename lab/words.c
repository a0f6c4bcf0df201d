/* words.c - sentences in a language: looked up, then written number by number, because the C library would need a
 * locale of the system for a decimal comma. */
#include "lab/words.h"

#include "base/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const codes[LAB_LANGUAGES] = { "en", "it" };

const char *lab_language_code(lab_language l) { return codes[l]; }

bool lab_language_read(const char *code, lab_language *out)
{
    for (unsigned l = 0; l < LAB_LANGUAGES; l++)
        if (!strcmp(code, codes[l])) return *out = (lab_language)l, true;
    return false;
}

const char *lab_words(lab_language l, const char *english)
{
    for (const lab_sentence *s = lab_sentences; l == LAB_ITALIAN && s->english; s++)
        if (!strcmp(s->english, english)) return s->italian;
    return english;
}

/* ---- one conversion ---------------------------------------------------------------------------------------------- */

typedef struct {
    char spec[16];               /* without the length: "%+.1f"; a width or precision of * is filled in */
    char kind, size;             /* 'f'; 'l' for ll, 'z', or 0 */
} conversion;

/* Reads one from its % on; how many bytes it has. */
static size_t read_conversion(const char *at, va_list *ap, conversion *c)
{
    buffer b = buffer_on(c->spec, sizeof c->spec);
    size_t i = 0;
    c->size = 0;
    do {
        if (at[i] == '*') buffer_put(&b, "%d", va_arg(*ap, int));
        else if (at[i] == 'l' || at[i] == 'z') c->size = at[i];
        else buffer_char(&b, at[i]);
        i++;
    } while (!strchr("scdufg%", at[i]));
    c->kind = at[i];
    return i + 1;
}

static unsigned long long take_unsigned(const conversion *c, va_list *ap)
{
    if (c->size == 'z') return va_arg(*ap, size_t);
    return c->size ? va_arg(*ap, unsigned long long) : va_arg(*ap, unsigned);
}

static size_t letters(const char *text, size_t n)
{
    size_t sum = 0;
    for (size_t i = 0; i < n; i++) sum += ((unsigned char)text[i] & 0xc0) != 0x80;
    return sum;
}

/* "%-30s" and "%.14s": spaces and cuts by letters. */
static void put_text(buffer *b, const conversion *c, const char *text)
{
    const char *dot = strchr(c->spec, '.');
    const int width = atoi(c->spec + 1), wide = abs(width);
    size_t n = strlen(text);
    while (dot && n && letters(text, n) > (size_t)atoi(dot + 1)) n--;
    while (dot && ((unsigned char)text[n] & 0xc0) == 0x80) n--; /* a letter is whole or not there */
    const int space = wide - (int)letters(text, n);
    for (int i = 0; width > 0 && i < space; i++) buffer_char(b, ' ');
    buffer_put(b, "%.*s", (int)n, text);
    for (int i = 0; width < 0 && i < space; i++) buffer_char(b, ' ');
}

static void put_number(buffer *b, lab_language l, conversion *c, double v)
{
    char text[64];
    const size_t n = strlen(c->spec);
    c->spec[n] = c->kind;
    c->spec[n + 1] = 0;
    snprintf(text, sizeof text, c->spec, v);
    char *point = l == LAB_ITALIAN ? strchr(text, '.') : NULL;
    if (point) *point = ',';
    buffer_text(b, text);
}

static void put(buffer *b, lab_language l, conversion *c, va_list *ap)
{
    switch (c->kind) {
    case 's': put_text(b, c, va_arg(*ap, const char *)); break;
    case 'c': buffer_char(b, (char)va_arg(*ap, int)); break;
    case 'd': buffer_put(b, "%d", va_arg(*ap, int)); break;
    case 'u': buffer_put(b, "%llu", take_unsigned(c, ap)); break;
    case '%': buffer_char(b, '%'); break;
    default: put_number(b, l, c, va_arg(*ap, double));
    }
}

void lab_say_list(lab_language l, char *out, size_t cap, const char *english, va_list ap)
{
    buffer b = buffer_on(out, (int)cap);
    va_list list;
    va_copy(list, ap);
    for (const char *at = lab_words(l, english); *at;) {
        conversion c;
        if (*at != '%') buffer_char(&b, *at++);
        else {
            at += read_conversion(at, &list, &c);
            put(&b, l, &c, &list);
        }
    }
    va_end(list);
}

void lab_say(lab_language l, char *out, size_t cap, const char *english, ...)
{
    va_list ap;
    va_start(ap, english);
    lab_say_list(l, out, cap, english, ap);
    va_end(ap);
}

/* ---- what a game calls its things -------------------------------------------------------------------------------- */

static lab_terms *terms_it;

void lab_words_from(lab_terms *look) { terms_it = look; }

static const char *term(lab_language l, const orr_game *g, const char *section, const char *key, const char *english)
{
    const char *text = l == LAB_ITALIAN && terms_it ? terms_it(g, section, key) : NULL;
    return text ? text : english;
}

const char *lab_title(lab_language l, const orr_game *g) { return term(l, g, "title", g->title, g->title); }

const char *lab_noun(lab_language l, const orr_box *b, unsigned noun, unsigned value)
{
    const orr_game *g = b->game;
    const char *english = g->word(b, (uint8_t)noun, (uint8_t)value, ORR_NAME);
    const char *key = g->word(b, (uint8_t)noun, (uint8_t)value, ORR_WORD);
    char section[64];
    if (!english || !key || noun < ORR_N_FIRST_OWN) return english ? english : "";
    snprintf(section, sizeof section, "nouns/%s", g->nouns[noun - ORR_N_FIRST_OWN]);
    return term(l, g, section, key, english);
}

const char *lab_outcome(lab_language l, const orr_game *g, unsigned i)
{
    if (i >= g->n_outcomes) return lab_words(l, "stopped at the bound");
    return term(l, g, "outcomes", g->outcomes[i], g->outcomes[i]);
}

const char *lab_verb(lab_language l, const orr_game *g, unsigned verb)
{
    return term(l, g, "verbs", g->verbs[verb].word, g->verbs[verb].word);
}

const char *lab_curve(lab_language l, const orr_game *g, const orr_field *f)
{
    return term(l, g, "curves", f->word, f->word);
}

const char *lab_clock(lab_language l, const orr_field *f)
{
    static const char *const plural[] = { "turns", "rounds" };
    for (unsigned i = 0; i < sizeof plural / sizeof *plural; i++)
        if (!strncmp(plural[i], f->word, strlen(f->word))) return lab_words(l, plural[i]);
    return lab_words(l, f->word);
}
