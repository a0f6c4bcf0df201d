/* plain.c - see plain.h. The lists follow Unicode's Default_Ignorable_Code_Point, Bidi_Control and White_Space, and the
 * commonest of its Confusables. */
#include "base/plain.h"

#include <stdint.h>
#include <string.h>

typedef struct { uint32_t first, last; } range;

static const range hidden[] = {              /* taken out everywhere */
    { 0x0000, 0x001f }, { 0x007f, 0x009f },  /* control characters */
    { 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x061c, 0x061c }, { 0x115f, 0x1160 }, { 0x17b4, 0x17b5 },
    { 0x180b, 0x180f }, { 0x200b, 0x200f },  /* zero width, left-to-right and right-to-left marks */
    { 0x2028, 0x202e },                      /* line ends, embeddings, overrides */
    { 0x2060, 0x206f },                      /* joiners, isolates */
    { 0x3164, 0x3164 }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb }, { 0x1bca0, 0x1bca3 },
    { 0x1d173, 0x1d17a }, { 0xe0000, 0xe00ff }, { 0xe01f0, 0xe0fff },
};
static const range styles[] = {              /* which of two pictures an emoji has: two names must not differ by that */
    { 0xfe00, 0xfe0f }, { 0xe0100, 0xe01ef },
};
static const range blanks[] = {
    { 0x0020, 0x0020 }, { 0x00a0, 0x00a0 }, { 0x1680, 0x1680 }, { 0x2000, 0x200a }, { 0x202f, 0x202f },
    { 0x205f, 0x205f }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 },
};
static const range accents[] = {             /* invisible without a letter before them */
    { 0x0300, 0x036f }, { 0x0483, 0x0489 }, { 0x1ab0, 0x1aff }, { 0x1dc0, 0x1dff }, { 0x20d0, 0x20ff },
    { 0xfe20, 0xfe2f },
};

static bool in(const range *list, unsigned n, uint32_t c)
{
    for (unsigned i = 0; i < n; i++)
        if (c >= list[i].first && c <= list[i].last) return true;
    return false;
}
#define IN(list, c) in(list, sizeof(list) / sizeof *(list), c)

/* The character here and its length in bytes; 0: broken, as where a text was cut. */
static unsigned next_character(const unsigned char *s, uint32_t *out)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned n = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : s[0] < 0xf5 ? 4 : 0;
    if (!n) return 0;
    *out = n == 1 ? s[0] : s[0] & (0x7fu >> n);
    for (unsigned i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80) return 0;
        *out = *out << 6 | (s[i] & 0x3f);
    }
    return *out >= least[n] && *out <= 0x10ffff && (*out < 0xd800 || *out > 0xdfff) ? n : 0;
}

static unsigned clean(char *text, bool name)
{
    unsigned seen = 0;
    char *to = text;
    for (const char *from = text; *from;) {
        uint32_t c;
        const unsigned n = next_character((const unsigned char *)from, &c);
        const char *here = from;
        from += n ? n : 1;
        if (!n || IN(hidden, c) || (name && IN(styles, c))) continue;
        const bool blank = IN(blanks, c);
        if (name && blank) {
            if (to > text && to[-1] != ' ') *to++ = ' ';
            continue;
        }
        memmove(to, here, n);
        to += n;
        seen += !blank && !IN(styles, c) && !IN(accents, c);
    }
    if (name && to > text && to[-1] == ' ') to--;
    *to = 0;
    return seen;
}

unsigned plain_text(char *text) { return clean(text, false); }
unsigned plain_name(char *text) { return clean(text, true); }

/* ---- names that look alike --------------------------------------------------------------------------------------- */

typedef struct { uint32_t from; const char *letters; } alphabet;     /* from there on; a blank: looks like no other */
static const alphabet other_letters[] = {    /* Latin with accents, Greek, Cyrillic, Armenian: what they look like */
    { 0x00c0, "aaaaaaaceeeelllldnooooo ouuuuypsaaaaaaaceeeelllldnooooo ouuuuypyaaaaaaccccccccddddeeeeeeeeeegggg"
              "gggghhhhlllllllllllljjkkkllllllllllnnnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs" },
    { 0x0391, "ab  ezh lk mn o p  ty x" },
    { 0x03b1, "a y   n lk  v o p  tu x w" },
    { 0x0401, "e   sllj       a b  e 3  k mho pcty x" },
    { 0x0430, "a b  e 3  k mho pcty x" },
    { 0x0451, "e   sllj" },
    { 0x0474, "vv" },
    { 0x04ba, "hh    l" },
    { 0x04cf, "l" },
    { 0x0500, "dd" },
    { 0x051a, "qqww" },
    { 0x0566, "q" },
    { 0x0570, "h       n    u   g   o" },
};

static const struct { uint32_t first, last; const char *letters; } styled[] = {          /* again and again */
    { 0x1d400, 0x1d6a3, "abcdefghljklmnopqrstuvwxyz" },  /* bold, italic, script, sans, ... */
    { 0x1d7ce, 0x1d7ff, "ol23456789" },
    { 0x24b6, 0x24e9, "abcdefghljklmnopqrstuvwxyz" },    /* in circles */
    { 0x1f130, 0x1f149, "abcdefghljklmnopqrstuvwxyz" },  /* in boxes */
};

static uint32_t look_of_ascii(uint32_t c)
{
    if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
    if (c == 'i' || c == '1' || c == '|') return 'l';
    if (c == '0') return 'o';
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : 0;
}

/* What a character looks like: a small letter or a digit, or itself; 0: nothing that tells two names apart. */
static uint32_t look_of(uint32_t c)
{
    if (c >= 0xff01 && c <= 0xff5e) c -= 0xfee0;                     /* wide */
    if (c < 0x80) return look_of_ascii(c);
    if (IN(hidden, c) || IN(styles, c) || IN(blanks, c) || IN(accents, c)) return 0;
    for (unsigned i = 0; i < sizeof styled / sizeof *styled; i++)
        if (c >= styled[i].first && c <= styled[i].last)
            return (unsigned char)styled[i].letters[(c - styled[i].first) % strlen(styled[i].letters)];
    for (unsigned i = 0; i < sizeof other_letters / sizeof *other_letters; i++)
        if (c >= other_letters[i].from && c - other_letters[i].from < strlen(other_letters[i].letters)) {
            const char like = other_letters[i].letters[c - other_letters[i].from];
            return like == ' ' ? c : (unsigned char)like;
        }
    return c;
}

static uint32_t next_look(const char **text)             /* 0: the end */
{
    uint32_t c, look = 0;
    while (**text && !look) {
        const unsigned n = next_character((const unsigned char *)*text, &c);
        *text += n ? n : 1;
        look = n ? look_of(c) : 0;
    }
    return look;
}

bool plain_alike(const char *a, const char *b)
{
    const char *x = a, *y = b;
    uint32_t one = next_look(&x), other = next_look(&y);
    if (!one || !other) return !strcmp(a, b);            /* marks alone */
    while (one && one == other) one = next_look(&x), other = next_look(&y);
    return one == other;
}
