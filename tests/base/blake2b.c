/* BLAKE2b-256 against known answers, with lengths around the edges of a block. */
#include "base/blake2b.h"
#include "tests/support/check.h"

static const struct { unsigned n; const char *hex; } known[] = {       /* n bytes 0, 1, ..., 250, 0, ... */
    { 0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8" },
    { 1, "03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314" },
    { 64, "10d8e6d534b00939843fe9dcc4dae48cdf008f6b8b2b82b156f5404d874887f5" },
    { 127, "f2fe67ff342e21b8f45e8f2e0bcd1d9243245d50ee6c78042e9c491388791c72" },
    { 128, "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1" },
    { 129, "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9" },
    { 255, "d9ef0fc521b4266d16df662bec231bc2ec3989e7adeaf63169c295dc239dbbea" },
    { 256, "582f782226018ec33076bd8d1c42413530ac7e1126260ffc0f306ba3befc3f24" },
    { 257, "227e15ed64ee8e93eb7bc53828f76eed974f2c4ab1408c3d08f212b7f8d69904" },
    { 1000, "b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331" },
};

static const char *hash_hex(const void *bytes, size_t n)
{
    static char hex[65];
    uint8_t out[32];
    blake2b_256(out, bytes, n);
    for (unsigned i = 0; i < 32; i++) snprintf(hex + 2 * i, 3, "%02x", out[i]);
    return hex;
}

static void abc(void)
{
    CHECK_TEXT(hash_hex("abc", 3), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

static void lengths_around_a_block(void)
{
    uint8_t bytes[1000];
    for (unsigned i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(i % 251);
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++) CHECK_TEXT(hash_hex(bytes, known[i].n), known[i].hex);
}

int main(void)
{
    TEST_CASE(abc);
    TEST_CASE(lengths_around_a_block);
    return test_end();
}
