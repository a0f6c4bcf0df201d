/* letters.c - UTF-8 in and out, breaking lines, and an ASCII letter for everything the boards and texts use. */
#include "apps/common/letters.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *letters_next(const char *text, uint32_t *ch)
{
    const unsigned char first = (unsigned char)*text;
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    *ch = more == 3 ? first & 7u : more == 2 ? first & 15u : more == 1 ? first & 31u : first;
    text++;
    for (int i = 0; i < more && ((unsigned char)*text & 0xc0) == 0x80; i++)
        *ch = *ch << 6 | ((unsigned char)*text++ & 0x3fu);
    return text;
}

int letters_count(const char *text)
{
    int n = 0;
    for (uint32_t ch; *text; n++) text = letters_next(text, &ch);
    return n;
}

int letters_write(uint32_t ch, char out[4])
{
    if (ch < 0x80) {
        out[0] = (char)ch;
        return 1;
    }
    const int more = ch < 0x800 ? 1 : ch < 0x10000 ? 2 : 3;
    static const unsigned char head[] = { 0, 0xc0, 0xe0, 0xf0 };
    out[0] = (char)(head[more] | ch >> 6 * more);
    for (int i = 1; i <= more; i++) out[i] = (char)(0x80 | (ch >> 6 * (more - i) & 0x3f));
    return more + 1;
}

char letters_plain(uint32_t ch)
{
    static const struct { uint32_t from, to; const char *plain; } some[] = {
        { 0x2500, 0x2501, "--" }, { 0x2502, 0x2503, "||" }, { 0x2591, 0x2593, "%%%" }, { 0x25a0, 0x25a1, "#." },
        { 0x2190, 0x2193, "<^>v" }, { 0x2018, 0x2019, "''" }, { 0x201c, 0x201d, "\"\"" }, { 0x2013, 0x2014, "--" },
        { 0xc0, 0xdf, "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTs" }, { 0xe0, 0xff, "aaaaaaaceeeeiiiidnooooo/ouuuuyty" },
    };
    static const struct { uint32_t fine; char plain; } one[] = {
        { 0x25b6, '>' }, { 0xb7, '.' }, { 0x25ae, 'I' }, { 0x2026, '.' }, { 0x2022, '*' }, { 0xa3, 'L' }, { 0xab, '"' },
        { 0xbb, '"' }, { 0x25cb, '.' }, { 0x25d0, '~' }, { 0x25cf, 'x' }, { 0x25b2, '^' }, { 0x25bc, 'v' },
        { 0x2212, '-' }, { 0xa0, ' ' },
    };
    if (ch < 0x80) return ch ? (char)ch : ' ';
    if (ch >= 0x250c && ch <= 0x254b) return '+';        /* corners and crossings of walls */
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        if (ch >= some[i].from && ch <= some[i].to) return some[i].plain[ch - some[i].from];
    for (size_t i = 0; i < sizeof one / sizeof *one; i++)
        if (ch == one[i].fine) return one[i].plain;
    return '?';
}

bool letters_fine(void)
{
    const char *const where[] = { "LC_ALL", "LC_CTYPE", "LANG" };
    for (int i = 0; i < 3; i++) {
        const char *v = getenv(where[i]);
        if (!v || !*v) continue;
        return strstr(v, "UTF-8") || strstr(v, "utf8") || strstr(v, "UTF8") || strstr(v, "utf-8");
    }
    return true;                 /* nothing is said: almost every terminal of today reads UTF-8 */
}

/* Where there is no UTF-8 an accent is an apostrophe after its vowel, as typewriters had it: "perche'". */
const char *letters_shown(uint32_t ch, char out[LETTERS_SHOWN])
{
    static const char grave[] = "AEIOUaeiou";
    static const uint32_t codes[] = { 0xc0, 0xc8, 0xcc, 0xd2, 0xd9, 0xe0, 0xe8, 0xec, 0xf2, 0xf9 };
    unsigned k = 0;
    while (k < 10 && codes[k] != ch) k++;
    if (ch == 0xe9) k = 6;                                       /* perché */
    if (ch < 0x80 || letters_fine()) out[letters_write(ch, out)] = 0;
    else snprintf(out, LETTERS_SHOWN, k < 10 ? "%c'" : "%c", k < 10 ? grave[k] : letters_plain(ch));
    return out;
}

void letters_print(const char *text)
{
    char out[LETTERS_SHOWN];
    if (letters_fine()) fputs(text, stdout);
    else
        for (uint32_t ch; *text;) {
            text = letters_next(text, &ch);
            fputs(letters_shown(ch, out), stdout);
        }
}

const char *letters_fit(const char *text, int width)
{
    const char *end = text, *p = text;
    int at = 0;
    for (uint32_t ch; *p && at < width; at++) {
        p = letters_next(p, &ch);
        if (*p == ' ' || !*p) end = p;
    }
    return end == text ? p : end;
}
