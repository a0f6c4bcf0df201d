/* handshake.c - FIPS 180-4, RFC 4648 and the handshake of RFC 6455, plainly. */
#include "apps/server/net/handshake.h"

#include <string.h>

enum { BLOCK = 64, LENGTH_AT = 56 };

static uint32_t turn(uint32_t x, unsigned n) { return x << n | x >> (32 - n); }

static void block(uint32_t h[5], const uint8_t *p)
{
    uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (unsigned i = 0; i < 16; i++)
        w[i] = (uint32_t)p[4 * i] << 24 | (uint32_t)p[4 * i + 1] << 16 | (uint32_t)p[4 * i + 2] << 8 | p[4 * i + 3];
    for (unsigned i = 16; i < 80; i++) w[i] = turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (unsigned i = 0; i < 80; i++) {
        const uint32_t f = i < 20   ? (b & c) | (~b & d)
                           : i < 40 ? b ^ c ^ d
                           : i < 60 ? (b & c) | (b & d) | (c & d)
                                    : b ^ c ^ d;
        const uint32_t k = i < 20 ? 0x5a827999u : i < 40 ? 0x6ed9eba1u : i < 60 ? 0x8f1bbcdcu : 0xca62c1d6u;
        const uint32_t next = turn(a, 5) + f + e + k + w[i];
        e = d;
        d = c;
        c = turn(b, 30);
        b = a;
        a = next;
    }
    h[0] += a;
    h[1] += b;
    h[2] += c;
    h[3] += d;
    h[4] += e;
}

void handshake_sha1(uint8_t out[SHA1_BYTES], const void *bytes, size_t n)
{
    uint32_t h[5] = { 0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u };
    const uint8_t *p = bytes;
    uint8_t last[2 * BLOCK] = { 0 };
    const uint64_t bits = (uint64_t)n * 8;
    for (; n >= BLOCK; n -= BLOCK, p += BLOCK) block(h, p);
    memcpy(last, p, n);
    last[n] = 0x80;
    const size_t room = n < LENGTH_AT ? BLOCK : 2 * BLOCK;
    for (unsigned i = 0; i < 8; i++) last[room - 1 - i] = (uint8_t)(bits >> (8 * i));
    for (size_t at = 0; at < room; at += BLOCK) block(h, last + at);
    for (unsigned i = 0; i < SHA1_BYTES; i++) out[i] = (uint8_t)(h[i / 4] >> (24 - 8 * (i % 4)));
}

void handshake_base64(char *out, const uint8_t *bytes, size_t n)
{
    static const char letter[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < n; i += 3) {
        const uint32_t three = (uint32_t)bytes[i] << 16 | (i + 1 < n ? (uint32_t)bytes[i + 1] << 8 : 0) |
                               (i + 2 < n ? bytes[i + 2] : 0);
        *out++ = letter[three >> 18];
        *out++ = letter[three >> 12 & 63];
        *out++ = i + 1 < n ? letter[three >> 6 & 63] : '=';
        *out++ = i + 2 < n ? letter[three & 63] : '=';
    }
    *out = 0;
}

void handshake_accept(char out[HANDSHAKE_TEXT], const char *key, size_t n)
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    enum { LONGEST_KEY = 64 };
    char text[LONGEST_KEY + sizeof guid];
    uint8_t hash[SHA1_BYTES];
    if (n > LONGEST_KEY) n = LONGEST_KEY;
    memcpy(text, key, n);
    memcpy(text + n, guid, sizeof guid - 1);
    handshake_sha1(hash, text, n + sizeof guid - 1);
    handshake_base64(out, hash, SHA1_BYTES);
}
