/* words.c - actions as text, both ways. One word per verb, one word per argument. */
#include "engine/game.h"

static int put_char(char *text, int at, int cap, char ch)
{
    if (at < 0 || at + 1 >= cap) return -1;
    text[at] = ch;
    text[at + 1] = 0;
    return at + 1;
}
static int put_text(char *text, int at, int cap, const char *s)
{
    for (; *s && at >= 0; s++) at = put_char(text, at, cap, *s);
    return at;
}
static int put_number(char *text, int at, int cap, unsigned v)
{
    if (v >= 100) at = put_char(text, at, cap, (char)('0' + v / 100));
    if (v >= 10) at = put_char(text, at, cap, (char)('0' + v / 10 % 10));
    return put_char(text, at, cap, (char)('0' + v % 10));
}

bool orr_may_be_left_out(const orr_box *b, uint8_t noun)
{
    const char *w = noun >= ORR_N_FIRST_OWN ? b->game->word(b, noun, 0, ORR_WORD) : NULL;
    return w && !*w;
}

static int put_noun(const orr_box *b, char *text, int at, int cap, uint8_t noun, uint8_t value)
{
    if (!value && orr_may_be_left_out(b, noun)) return at;
    at = put_char(text, at, cap, ' ');
    if (noun == ORR_N_SEAT) return put_number(text, at, cap, value + 1u);   /* people count seats from 1 */
    if (noun == ORR_N_NUMBER) return put_number(text, at, cap, value);
    const char *w = b->game->word(b, noun, value, ORR_WORD);
    return w ? put_text(text, at, cap, w) : -1;
}

int orr_write(const orr_box *b, orr_action x, char *text, int cap)
{
    if (cap < 1 || x.verb >= b->game->n_verbs) return -1;
    const orr_verb *v = &b->game->verbs[x.verb];
    const uint8_t arg[3] = { x.a, x.b, x.c };
    int at = put_text(text, 0, cap, v->word);
    for (unsigned i = 0; i < 3; i++)
        if (v->noun[i]) at = put_noun(b, text, at, cap, v->noun[i], arg[i]);
    return at;
}

/* ---- reading ------------------------------------------------------------------------------------------------ */

static const char *skip_blanks(const char *s)
{
    while (*s == ' ' || *s == '\t') s++;
    return s;
}
static const char *word_end(const char *s)
{
    while (*s && *s != ' ' && *s != '\t') s++;
    return s;
}
static bool is_word(const char *from, const char *to, const char *word)
{
    while (from < to && *word && *from == *word) from++, word++;
    return from == to && !*word;
}

static bool read_number(const char *from, const char *to, unsigned *v)
{
    *v = 0;
    if (to - from > 3) return false;
    for (; from < to; from++) {
        if (*from < '0' || *from > '9') return false;
        *v = *v * 10 + (unsigned)(*from - '0');
    }
    return *v <= 255;
}

static bool read_noun(const orr_box *b, const char *from, const char *to, uint8_t noun, uint8_t *value)
{
    unsigned v;
    if (noun == ORR_N_SEAT) {
        if (!read_number(from, to, &v) || v < 1 || v > ORR_MAX_SEATS) return false;
        *value = (uint8_t)(v - 1);
        return true;
    }
    if (noun == ORR_N_NUMBER) {
        if (!read_number(from, to, &v)) return false;
        *value = (uint8_t)v;
        return true;
    }
    for (v = 0; v < 256; v++) {
        const char *w = b->game->word(b, noun, (uint8_t)v, ORR_WORD);
        if (!w) return false;
        if (is_word(from, to, w)) {
            *value = (uint8_t)v;
            return true;
        }
    }
    return false;
}

bool orr_read(const orr_box *b, const char *text, orr_action *x)
{
    const orr_game *g = b->game;
    const char *from = skip_blanks(text), *to = word_end(from);
    unsigned verb = 0;
    while (verb < g->n_verbs && !is_word(from, to, g->verbs[verb].word)) verb++;
    if (verb == g->n_verbs) return false;
    uint8_t arg[3] = { 0, 0, 0 };
    for (unsigned i = 0; i < 3; i++) {
        if (!g->verbs[verb].noun[i]) continue;
        from = skip_blanks(to);
        to = word_end(from);
        if (from == to && orr_may_be_left_out(b, g->verbs[verb].noun[i])) continue;
        if (from == to || !read_noun(b, from, to, g->verbs[verb].noun[i], &arg[i])) return false;
    }
    if (*skip_blanks(to)) return false;
    *x = (orr_action){ (uint8_t)verb, arg[0], arg[1], arg[2] };
    return true;
}
