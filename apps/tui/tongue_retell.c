/* tongue_retell.c - a sentence that has its names and figures already, said in the language: the English sides of the
 * tables are patterns, "There is no game '%s'; did you mean %s?" of words.csv and "{a} seats {1} to {2} players, not
 * {3}." of the server. What stands in a place may be a sentence, too. */
#include "apps/tui/tongue.h"

#include "base/buffer.h"

#include <ctype.h>
#include <string.h>

enum { MOST_PLACES = 9, LONGEST = 2000, DEEPEST = 3, FEWEST = 3 };

typedef struct {              /* a place of a pattern */
    size_t length;            /* of its sign: "%.40s", "{a}"; 0: there is none here */
    char name;                /* of {a} */
    bool figure;
} place;

typedef struct {              /* what stands in the places, in their order */
    const char *from[MOST_PLACES];
    size_t length[MOST_PLACES];
    char name[MOST_PLACES];
    int n;
} found;

static place place_at(const char *pattern)
{
    if (pattern[0] == '{' && isalnum((unsigned char)pattern[1]) && pattern[2] == '}')
        return (place){ 3, pattern[1], isdigit((unsigned char)pattern[1]) };
    const size_t n = pattern[0] == '%' ? 1 + strspn(pattern + 1, "-.*0123456789lz") : 0;
    if (!n || !pattern[n] || !strchr("sdu", pattern[n])) return (place){ 0 };
    return (place){ n + 1, 0, pattern[n] != 's' };
}

static bool fits(const char *pattern, const char *text, found *f)
{
    for (; *pattern; pattern++, text++) {
        const place p = place_at(pattern);
        if (!p.length && *pattern != *text) return false;
        if (!p.length) continue;
        const int i = f->n++;
        if (i >= MOST_PLACES) return false;
        f->from[i] = text;
        f->name[i] = p.name;
        for (size_t n = p.figure; n <= strlen(text) && !(p.figure && !isdigit((unsigned char)text[n - 1])); n++) {
            f->length[i] = n;
            f->n = i + 1;
            if (fits(pattern + p.length, text + n, f)) return true;
        }
        return false;
    }
    return !*text;
}

static int letters_of(const char *pattern)                       /* without its places */
{
    int n = 0;
    while (*pattern) {
        const place p = place_at(pattern);
        n += !p.length && isalpha((unsigned char)*pattern);
        pattern += p.length ? p.length : 1;
    }
    return n;
}

/* The pattern that says most of it itself. */
static const char *find_pattern(const char *text, found *out)
{
    const char *said = NULL;
    int most = FEWEST - 1;
    for (const tongue_book *b = tongue_books_it; b->name; b++) {
        if (strcmp(b->name, "server") && strcmp(b->name, "terminal")) continue;
        for (const tongue_word *w = b->words; w->section; w++) {
            found f = { .n = 0 };
            const int letters = letters_of(w->key);
            if (letters <= most || !fits(w->key, text, &f)) continue;
            most = letters;
            *out = f;
            said = w->text;
        }
    }
    return said;
}

static bool retell(const char *text, buffer *out, int deep);

static void put_place(buffer *out, const found *f, int i, int deep)
{
    char part[LONGEST];
    buffer p = buffer_on(part, sizeof part);
    for (size_t k = 0; k < f->length[i]; k++) buffer_char(&p, f->from[i][k]);
    if (p.at <= 0 || deep >= DEEPEST || !retell(part, out, deep + 1)) buffer_text(out, part);
}

/* "%s" are taken in their order, which the build makes sure of; {a} by its name. */
static void fill(buffer *out, const char *said, const found *f, int deep)
{
    for (int next = 0; *said;) {
        const place p = place_at(said);
        int i = p.name ? 0 : next;
        while (p.name && i < f->n && f->name[i] != p.name) i++;
        if (p.length && i < f->n) put_place(out, f, i, deep), next = i + 1;
        else buffer_char(out, *said);
        said += p.length ? p.length : 1;
    }
}

static bool retell(const char *text, buffer *out, int deep)
{
    found f = { .n = 0 };
    const char *said = find_pattern(text, &f);
    if (said) fill(out, said, &f, deep);
    return said;
}

bool tongue_retell(const char *english, char *out, size_t cap)
{
    char text[LONGEST];
    buffer p = buffer_on(text, sizeof text);
    if (!retell(english, &p, 0) || p.at < 0) return false;
    buffer q = buffer_on(out, (int)cap);
    buffer_text(&q, tongue_letters(text));
    return q.at >= 0;
}
