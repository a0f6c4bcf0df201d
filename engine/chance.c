/* chance.c - the one source of chance: ChaCha8, counter and block in the state; a tape may script it.
 * Also the small generator of bots and imagined worlds, which never touches the game's own. */
#include "engine/rules.h"

static inline uint32_t rotl(uint32_t x, unsigned k) { return x << k | x >> (32 - k); }

static inline void quarter(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d)
{
    *a += *b; *d = rotl(*d ^ *a, 16);
    *c += *d; *b = rotl(*b ^ *c, 12);
    *a += *b; *d = rotl(*d ^ *a, 8);
    *c += *d; *b = rotl(*b ^ *c, 7);
}

enum { CHACHA_ROUNDS = 8 };

/* The block function with a 64-bit counter whose upper half is 0 and a nonce of 0. */
static void next_block(orr_chance *ch)
{
    uint32_t in[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }, x[16];
    for (unsigned i = 0; i < 8; i++) in[4 + i] = ch->key[i];
    in[12] = ch->block++;
    for (unsigned i = 0; i < 16; i++) x[i] = in[i];
    for (unsigned r = 0; r < CHACHA_ROUNDS; r += 2) {
        for (unsigned i = 0; i < 4; i++) quarter(&x[i], &x[4 + i], &x[8 + i], &x[12 + i]);
        for (unsigned i = 0; i < 4; i++) quarter(&x[i], &x[4 + (i + 1) % 4], &x[8 + (i + 2) % 4], &x[12 + (i + 3) % 4]);
    }
    for (unsigned i = 0; i < 16; i++) {
        uint32_t w = x[i] + in[i];
        ch->pool[2 * i] = (uint16_t)w;
        ch->pool[2 * i + 1] = (uint16_t)(w >> 16);
    }
    ch->used = 0;
}

static inline uint32_t next16(orr_chance *ch)
{
    if (ch->used == 32) next_block(ch);
    return ch->pool[ch->used++];
}

/* Multiply and reject (Lemire): exactly unbiased for n up to 65536. */
static uint32_t draw_below(orr_chance *ch, uint32_t n)
{
    uint32_t m = next16(ch) * n;
    if ((m & 0xffff) < n) {
        const uint32_t floor = (65536 - n) % n;
        while ((m & 0xffff) < floor) m = next16(ch) * n;
    }
    return m >> 16;
}

/* The number just taken off the tape is not below n. */
__attribute__((cold, noinline)) static uint32_t too_big(orr_tape *tape, uint32_t n)
{
    if (!tape->too_big) tape->too_big = tape->at, tape->limit = n;
    tape->misfits++;
    return n - 1;
}

uint32_t orr_below(orr_ctx *t, uint32_t n)
{
    if (n <= 1) return 0;
    orr_learned(t);
    orr_tape *tape = t->tape;
    if (tape) {
        if (tape->at < tape->n) {
            const uint32_t v = tape->next[tape->at++];
            return v < n ? v : too_big(tape, n);
        }
        if (!tape->sides) tape->sides = n;
    }
    return draw_below(&orr_core_of(t)->chance, n);
}

static inline uint64_t rng_next(orr_rng *r)          /* splitmix64 */
{
    uint64_t z = r->s += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

uint32_t orr_rng_below(orr_rng *r, uint32_t n)
{
    uint64_t m = (rng_next(r) >> 32) * n;
    if ((uint32_t)m < n) {
        const uint32_t floor = (0u - n) % n;
        while ((uint32_t)m < floor) m = (rng_next(r) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}
