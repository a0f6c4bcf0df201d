/* deal.c - secrets, pledges and salts become the key of a deal. web/src/proof/deal.ts does the same in a browser;
 * tests/vectors/deal.txt keeps them equal. */
#include "table/match/deal.h"

#include "base/blake2b.h"
#include "base/buffer.h"
#include "table/match/phrases.h"

#include <string.h>

void deal_from_seed(match_deal *d, const char *seed)
{
    *d = (match_deal){ .salted = 0 };
    blake2b_256(d->secret, seed, strlen(seed));
}

typedef struct {
    uint8_t bytes[12 + MATCH_KEY + ORR_MAX_SEATS * (1 + DEAL_SALT + 1 + MATCH_KEY)];
    size_t n;
} parcel;

static void add(parcel *p, const void *bytes, size_t n)
{
    memcpy(p->bytes + p->n, bytes, n);
    p->n += n;
}

/* The commitment is public, so the key must not be the same hash: a word goes before the secret. The whole list of
 * pledges is part of it, the unopened ones too: whoever puts one in or takes one out has another deal. How many salts
 * and pledges there are follows from the length, so no two lists make the same bytes. */
void deal_key(const match_deal *d, uint8_t key[MATCH_KEY])
{
    static const char word[12] = "orrery deal";
    parcel all = { .n = 0 };
    add(&all, word, sizeof word);
    add(&all, d->secret, MATCH_KEY);
    for (uint8_t s = 0; s < ORR_MAX_SEATS; s++)
        if (d->salted >> s & 1) add(&all, &s, 1), add(&all, d->salt[s], DEAL_SALT);
    for (uint8_t s = 0; s < ORR_MAX_SEATS; s++)
        if (d->pledged >> s & 1) add(&all, &s, 1), add(&all, d->pledge[s], MATCH_KEY);
    blake2b_256(key, all.bytes, all.n);
}

void deal_commitment(const match_deal *d, uint8_t out[MATCH_KEY]) { blake2b_256(out, d->secret, MATCH_KEY); }

void deal_pledge(const uint8_t commitment[MATCH_KEY], unsigned seat, const uint8_t salt[DEAL_SALT],
                 uint8_t out[MATCH_KEY])
{
    static const char word[12] = "orrery salt";
    uint8_t all[sizeof word + MATCH_KEY + 1 + DEAL_SALT];
    memcpy(all, word, sizeof word);
    memcpy(all + sizeof word, commitment, MATCH_KEY);
    all[sizeof word + MATCH_KEY] = (uint8_t)seat;
    memcpy(all + sizeof word + MATCH_KEY + 1, salt, DEAL_SALT);
    blake2b_256(out, all, sizeof all);
}

bool deal_keeps_pledge(const match_deal *d, unsigned seat)
{
    uint8_t commitment[MATCH_KEY], pledge[MATCH_KEY];
    deal_commitment(d, commitment);
    deal_pledge(commitment, seat, d->salt[seat], pledge);
    return !memcmp(pledge, d->pledge[seat], sizeof pledge);
}

/* ---- for people ------------------------------------------------------------------------------------------------- */

static void tell(buffer *p, const char *before, orr_seats who, const char *const *names, const char *after)
{
    char list[400];
    if (who && phrase_seats(who, names, list, sizeof list) > 0) buffer_put(p, "%s%s%s", before, list, after);
}

int deal_told(const match_deal *d, const char *const *names, char *out, int cap)
{
    buffer p = buffer_on(out, cap);
    const orr_seats fixed = d->salted & d->pledged, loose = d->salted & (orr_seats)~d->pledged,
                    kept_back = d->pledged & (orr_seats)~d->salted;
    if (!d->salted) buffer_text(&p, "Shuffled by the dealer alone; no player helped.");
    tell(&p, "Shuffled by the dealer together with ", fixed, names, ".");
    tell(&p, fixed ? " Also by " : "Shuffled by the dealer together with ", loose, names,
         ", whose part was not fixed before others were opened.");
    tell(&p, " Not opened in time, so left out: the part of ", kept_back, names, ".");
    return p.at;
}
