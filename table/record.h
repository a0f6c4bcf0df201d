/* record.h - a match as a readable text file: our PGN. Loads by replay, verifies by fingerprint.
 *
 *   orrery-record 1
 *   game earth-gambit 1
 *   seats 5
 *   option special_abilities on          (only what differs from the default)
 *   set house 91c2a77e01d3b4f6           (name and hash)
 *   commitment 64 hex digits             (BLAKE2b-256 of the secret)
 *   salt 2 32 hex digits                 (randomness seat 2 added)
 *   secret 64 hex digits                 (opened once the match is over, or by whoever saves his own table)
 *   answers
 *   1: play heal-all
 *   ...
 *   fingerprint 5f3c09aa11223344         (state after the last answer)
 *   result aliens 1,4                    (once over)
 */
#ifndef RECORD_H
#define RECORD_H
#include "match.h"

typedef struct {
    const orr_game *game;
    unsigned rules_version, seats;
    orr_box box;                          /* set: the built-in one until record_use_set */
    char set_name[32];
    uint64_t box_hash;
    uint8_t commitment[MATCH_KEY];
    bool opened;                          /* the secret is in the file */
    match_deal deal;
    char *text;                           /* the answer lines, each ended by NUL */
    struct { uint32_t line; orr_seat seat; const char *words; } *answer;
    uint32_t n_answers;
    bool has_fingerprint;
    uint64_t fingerprint;
    uint32_t fingerprint_line;
} record;

int record_write(const match *, bool open_secret, char *out, int cap);   /* length; -1 if it does not fit */
bool record_read(record *, const char *text, size_t n, const orr_game *(*find)(const char *id), note *); /* "line 7: ..." */
bool record_replay(const record *, match *, note *);   /* opens the match; stops with the line that makes no sense */
bool record_verify(const record *, note *);            /* commitment, deal, every answer, fingerprint */
void record_free(record *);
#endif
