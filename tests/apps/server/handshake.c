/* handshake.c - known answers: FIPS 180 for SHA-1, RFC 4648 for base64, RFC 6455 for the handshake. */
#include "apps/server/net/handshake.h"

#include "tests/support/check.h"

#include <stdlib.h>

static void same_hash(const char *text, size_t n, const char *expected)
{
    uint8_t hash[SHA1_BYTES];
    char hex[2 * SHA1_BYTES + 1];
    handshake_sha1(hash, text, n);
    for (unsigned i = 0; i < SHA1_BYTES; i++) snprintf(hex + 2 * i, 3, "%02x", hash[i]);
    CHECK_TEXT(hex, expected);
}

static void known_hashes(void)
{
    same_hash("", 0, "da39a3ee5e6b4b0d3255bfef95601890afd80709");
    same_hash("abc", 3, "a9993e364706816aba3e25717850c26c9cd0d89d");
    const char *two_blocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    same_hash(two_blocks, strlen(two_blocks), "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
    char *million = malloc(1000000);
    if (!CHECK(million)) return;
    memset(million, 'a', 1000000);
    same_hash(million, 1000000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
    same_hash(million, 55, "c1c8bbdc22796e28c0e15163d20899b65621d65a");      /* the length just fits the block */
    same_hash(million, 56, "c2db330f6083854c99d4b5bfb6e8f29f201be699");      /* and just does not */
    same_hash(million, 64, "0098ba824b5c16427bd7a1122a5a442a25ec644d");
    free(million);
}

static void known_base64(void)
{
    static const char *const pair[][2] = {
        { "",       ""         },
        { "f",      "Zg=="     },
        { "fo",     "Zm8="     },
        { "foo",    "Zm9v"     },
        { "foob",   "Zm9vYg==" },
        { "fooba",  "Zm9vYmE=" },
        { "foobar", "Zm9vYmFy" }
    };
    char out[16];
    for (unsigned i = 0; i < sizeof pair / sizeof *pair; i++) {
        handshake_base64(out, (const uint8_t *)pair[i][0], strlen(pair[i][0]));
        CHECK_TEXT(out, pair[i][1]);
    }
}

static void handshake(void)
{
    char out[HANDSHAKE_TEXT];
    const char *key = "dGhlIHNhbXBsZSBub25jZQ==";
    handshake_accept(out, key, strlen(key));
    CHECK_TEXT(out, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

int main(void)
{
    TEST_CASE(known_hashes);
    TEST_CASE(known_base64);
    TEST_CASE(handshake);
    return test_end();
}
