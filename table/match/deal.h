/* deal.h - how a deal comes about, so that nobody can choose it: ADR 23.
 *
 *   1. The server fixes a secret and shows its commitment before anybody sits down.
 *   2. Each player's browser makes a salt and sends its pledge, a hash of it, while the table is waiting for players.
 *   3. Once the table starts, the salts are opened. A pledge that is not opened in time is left out, and that shows.
 *   4. The generator's key is the hash of the secret, the opened salts and all pledges, opened or not. The secret is
 *      opened after the match. */
#ifndef DEAL_H
#define DEAL_H
#include "engine/play.h"

enum { MATCH_KEY = 32, DEAL_SALT = 16 };
typedef struct {
    uint8_t secret[MATCH_KEY];                  /* committed to before the deal, opened after the match */
    uint8_t salt[ORR_MAX_SEATS][DEAL_SALT];     /* randomness a seat added */
    orr_seats salted;                           /* who added some */
    uint8_t pledge[ORR_MAX_SEATS][MATCH_KEY];   /* hash of the salt, from before any was opened */
    orr_seats pledged;                          /* who fixed one; pledged and not salted: kept back */
} match_deal;

void deal_from_seed(match_deal *, const char *seed);              /* the same text gives the same deal */
void deal_key(const match_deal *, uint8_t key[MATCH_KEY]);        /* the generator's key */
void deal_commitment(const match_deal *, uint8_t out[MATCH_KEY]); /* BLAKE2b of the secret */
/* What a seat says before it opens its salt. The commitment and the seat are part of it, so that a pledge cannot be
 * copied from another seat or another table. */
void deal_pledge(const uint8_t commitment[MATCH_KEY], unsigned seat, const uint8_t salt[DEAL_SALT],
                 uint8_t out[MATCH_KEY]);
bool deal_keeps_pledge(const match_deal *, unsigned seat);        /* its salt is the one it pledged */
int deal_told(const match_deal *, const char *const *names, char *out, int cap);  /* who shuffled, in sentences */
#endif
