/* plain.c - see plain.h. The lists follow Unicode's Default_Ignorable_Code_Point, Bidi_Control and White_Space. */
#include "base/plain.h"

#include <stdbool.h>
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
