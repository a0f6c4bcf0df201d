/* The deal against known answers that another program made (tests/vectors/deal.txt); the browser passes the same
 * ones. */
#include "base/blake2b.h"
#include "base/hex.h"
#include "table/match/deal.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { LINE = 2000, MOST = 1000 };
static unsigned seen[4];

static size_t bytes_of(const char *hex, uint8_t *out)
{
    const size_t n = strcmp(hex, "-") ? strlen(hex) / 2 : 0;
    CHECK(!n || hex_read(hex, out, n));
    return n;
}

static void is(const uint8_t hash[MATCH_KEY], const char *expected)
{
    char hex[2 * MATCH_KEY + 1];
    hex_write(hash, MATCH_KEY, hex);
    CHECK_TEXT(hex, expected);
}

/* A list SEAT:BYTES,... into an array with n bytes per seat. */
static orr_seats list_of(char *list, uint8_t *out, size_t n)
{
    orr_seats who = 0;
    if (!strcmp(list, "-")) return who;
    for (char *one = strtok(list, ","); one; one = strtok(NULL, ",")) {
        unsigned seat;
        if (!CHECK(sscanf(one, "%u:", &seat) == 1 && seat < ORR_MAX_SEATS)) return who;
        CHECK(hex_read(strchr(one, ':') + 1, out + seat * n, n));
        who |= orr_one(seat);
    }
    return who;
}

static void try(char word[5][LINE])
{
    uint8_t in[MOST], salt[MOST], out[MATCH_KEY];
    match_deal d = { .salted = 0 };
    if (!strcmp(word[0], "blake2b")) {
        seen[0]++;
        const size_t n = bytes_of(word[1], in);
        blake2b_256(out, in, n);
        is(out, word[2]);
    } else if (!strcmp(word[0], "commitment")) {
        seen[1]++;
        bytes_of(word[1], d.secret);
        deal_commitment(&d, out);
        is(out, word[2]);
    } else if (!strcmp(word[0], "pledge")) {
        seen[2]++;
        bytes_of(word[1], in);
        bytes_of(word[3], salt);
        deal_pledge(in, (unsigned)strtoul(word[2], NULL, 10), salt, out);
        is(out, word[4]);
    } else if (CHECK_TEXT(word[0], "key")) {
        seen[3]++;
        bytes_of(word[1], d.secret);
        d.salted = list_of(word[2], d.salt[0], DEAL_SALT);
        d.pledged = list_of(word[3], d.pledge[0], MATCH_KEY);
        deal_key(&d, out);
        is(out, word[4]);
    }
}

static void known_answers(void)
{
    static char line[LINE], word[5][LINE];
    FILE *f = fopen("tests/vectors/deal.txt", "r");
    if (!CHECK(f)) return;
    while (fgets(line, sizeof line, f))
        if (*line != '#' && CHECK(sscanf(line, "%s %s %s %s %s", word[0], word[1], word[2], word[3], word[4]) >= 3))
            try(word);
    fclose(f);
    for (unsigned i = 0; i < 4; i++) CHECK(seen[i] >= 10);
}

/* A pledge belongs to one salt, one seat and one table. */
static void pledges_cannot_be_copied(void)
{
    match_deal d;
    uint8_t commitment[MATCH_KEY];
    deal_from_seed(&d, "pledges");
    deal_commitment(&d, commitment);
    memset(d.salt[3], 9, DEAL_SALT);
    deal_pledge(commitment, 3, d.salt[3], d.pledge[3]);
    CHECK(deal_keeps_pledge(&d, 3));
    memcpy(d.salt[4], d.salt[3], DEAL_SALT);
    memcpy(d.pledge[4], d.pledge[3], MATCH_KEY);
    CHECK(!deal_keeps_pledge(&d, 4));
    d.salt[3][15] ^= 1;
    CHECK(!deal_keeps_pledge(&d, 3));
    d.salt[3][15] ^= 1;
    d.secret[0] ^= 1;
    CHECK(!deal_keeps_pledge(&d, 3));
}

int main(void)
{
    TEST_CASE(known_answers);
    TEST_CASE(pledges_cannot_be_copied);
    return test_end();
}
