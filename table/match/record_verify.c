/* record_verify.c - is a record true to the last byte? The secret fits the commitment, the salts fit their pledges,
 * every answer is legal where it stands, the end is the one that is told, and printed again it is the same text. */
#include "table/match/record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- the deal --------------------------------------------------------------------------------------------------- */

static bool keeps_its_commitment(const record *r, error *why)
{
    uint8_t commitment[MATCH_KEY];
    deal_commitment(&r->deal, commitment);
    return !memcmp(commitment, r->commitment, sizeof commitment) ||
           error_refuse(why, "line %u: the secret is not the one this commitment was made to.", r->commitment_line);
}

static bool keeps_its_pledges(const record *r, error *why)
{
    const match_deal *d = &r->deal;
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++)
        if ((d->pledged & d->salted) >> s & 1 && !deal_keeps_pledge(d, s))
            return error_refuse(why, "line %u: the salt of seat %u is not the one it pledged.", r->salt_line[s], s + 1);
    return true;
}

/* ---- the end ---------------------------------------------------------------------------------------------------- */

static bool ends_as_it_says(const record *r, const match *m, error *why)
{
    const char *name = r->version == 1 ? "fingerprint" : "position";
    char result[128];
    const uint64_t found = orr_fingerprint(&m->t);
    if (!r->has_position) return error_refuse(why, "line %u: the record ends here without its %s.", r->last_line, name);
    if (found != r->position)
        return error_refuse(why, "line %u: the %s is %016" PRIx64 ", but these answers lead to %016" PRIx64 ".",
                            r->position_line, name, r->position, found);
    if (!match_over(m))
        return !r->result || error_refuse(why, "line %u: there is a result, but the match is not over.",
                                          r->result_line);
    if (!r->result) return error_refuse(why, "line %u: the match is over, but the result is missing.", r->last_line);
    if (record_result(m, result, sizeof result) < 0 || strcmp(result, r->result))
        return error_refuse(why, "line %u: the result is '%.60s', but the match ended '%s'.", r->result_line, r->result,
                            result);
    return true;
}

/* ---- every byte ------------------------------------------------------------------------------------------------- */

/* Two texts differ at byte `at`: in which line, and what should stand there? */
static bool refuse_line(const record *r, const char *right, size_t n, size_t at, error *why)
{
    unsigned line = 1;
    size_t start = 0;
    for (size_t i = 0; i < at; i++)
        if (right[i] == '\n') line++, start = i + 1;
    const char *stop = memchr(right + start, '\n', n - start);
    const int length = stop ? (int)(stop - right - (long)start) : 0;
    if (at == n) return error_refuse(why, "line %u: nothing may follow the fingerprint, not even a blank.", line);
    if (at == r->n && at + 1 == n)
        return error_refuse(why, "line %u: the record was cut: its last line has no end.", line);
    if (at < r->n && r->original[at] == '\r')
        return error_refuse(why, "line %u: this line ends in CR LF; lines of a record end in LF alone.", line);
    if (!strncmp(right + start, "fingerprint ", 12))
        return error_refuse(why, "line %u: the fingerprint does not fit; something in this record was changed.", line);
    return error_refuse(why, "line %u: a record says this in one way only: '%.*s'.", line, length < 200 ? length : 200,
                        right + start);
}

/* A match is written down in one way only. */
static bool is_canonical(const record *r, const match *m, error *why)
{
    const size_t cap = 2 * r->n + 4096;
    char *again = cap <= INT32_MAX ? malloc(cap) : NULL;
    const int n = again ? record_write(m, true, again, (int)cap) : -1;
    size_t at = 0;
    bool good = n > 0 || error_refuse(why, "line 1: there is not enough memory to check this record.");
    if (good) {
        while (at < r->n && at < (size_t)n && r->original[at] == again[at]) at++;
        good = (at == r->n && at == (size_t)n) || refuse_line(r, again, (size_t)n, at, why);
    }
    free(again);
    return good;
}

/* ---- all of it -------------------------------------------------------------------------------------------------- */

bool record_verify(const record *r, error *why)
{
    match m;
    if (r->opened && !(keeps_its_commitment(r, why) && keeps_its_pledges(r, why))) return false;
    if (!record_replay(r, &m, why)) return false;
    const bool good = ends_as_it_says(r, &m, why) && (r->version == 1 || is_canonical(r, &m, why));
    match_close(&m);
    return good;
}

const char *record_rule(const record *r)
{
    return r->version == 1 ? "verified by the rule of record version 1: answers are not chained" : NULL;
}
