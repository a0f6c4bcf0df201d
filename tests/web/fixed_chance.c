/* fixed_chance.c - preloaded into the server by stills.mjs: whatever it draws at random is the same in every run, so
 * that pictures of a table can be compared. It lives among the tests, is never installed, and does nothing unless
 * preloaded. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void randombytes_buf(void *out, size_t n);

/* SplitMix64. Every request for the same number of bytes goes on in a sequence of its own: the salts and identities
 * that connections draw for themselves move no deal. */
void randombytes_buf(void *out, size_t n)
{
    enum { SEQUENCES = 65 };
    static uint64_t drawn[SEQUENCES];
    const size_t which = n < SEQUENCES ? n : SEQUENCES - 1;
    const char *seed = getenv("ORRERY_FIXED");
    uint64_t s =
        (seed ? strtoull(seed, NULL, 10) : 1) * 0x9e3779b97f4a7c15u + which * 0xd1b54a32d192ed03u + drawn[which]++;
    for (size_t at = 0; at < n; at += 8) {
        uint64_t z = s += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        z ^= z >> 31;
        memcpy((char *)out + at, &z, n - at < 8 ? n - at : 8);
    }
}
