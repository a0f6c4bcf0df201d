/* record.h - a match as a readable text file: our PGN. Loads by replay, verifies to the last byte.
 *
 *   orrery-record 2
 *   game earth-gambit 1                  (and the version of its rules)
 *   seats 5
 *   option special_abilities on          (only what differs from the default)
 *   set house 91c2a77e01d3b4f6           (name and hash)
 *   commitment 64 hex digits             (BLAKE2b-256 of the secret)
 *   pledge 2 64 hex digits               (hash of the salt of seat 2, from before any was opened: deal.h)
 *   salt 2 32 hex digits                 (randomness seat 2 added; a pledge without one was not opened in time)
 *   secret 64 hex digits                 (opened once the match is over, or by whoever saves their own table)
 *   answers
 *   1: play heal-all
 *   ...
 *   position 5f3c09aa11223344            (hash of the state after the last answer)
 *   result aliens 1,4                    (once over: outcome and winning seats, "-" for none)
 *   fingerprint 64 hex digits            (BLAKE2b-256 of every byte above this line)
 *
 * Seats count from 1. There is one way to write a match down: verification prints it again and compares bytes. Reading
 * for other purposes (going on, showing) forgives blank lines and CR LF.
 *
 * Version 1 had no pledges; its fingerprint was the hash of the last position, and the result followed it. Answers that
 * led to the same position could be exchanged there, so verification says by which rule it was done. */
#ifndef RECORD_H
#define RECORD_H
#include "table/match/match.h"

typedef struct {              /* one line "2: play heal-all" */
    uint32_t line;            /* of the file, from 1 */
    orr_seat seat;
    const char *words;        /* "play heal-all" */
} record_answer;

enum { RECORD_VERSION = 2 };              /* what is written; older ones are read too */
typedef struct {
    unsigned version;                     /* of the format */
    const orr_game *game;
    unsigned rules_version, seats;
    orr_box box;                          /* set: the built-in one until record_use_set */
    char set_name[32];                    /* as the file says it */
    uint64_t set_hash;
    uint8_t commitment[MATCH_KEY];
    bool opened;                          /* the secret is in the file */
    match_deal deal;
    char *text;                           /* the file, each line ended by NUL */
    char *original;                       /* the file as it came */
    size_t n;                             /* its length */
    record_answer *answer;
    uint32_t n_answers;
    bool has_position, has_fingerprint;
    uint64_t position;                    /* of version 1: the fingerprint */
    uint8_t fingerprint[MATCH_KEY];       /* of version 2 */
    const char *result;                   /* "aliens 1,4"; NULL: the file has no result */
    uint32_t game_line, seats_line, set_line, commitment_line, position_line, result_line;   /* 0: not there */
    uint32_t salt_line[ORR_MAX_SEATS];
    uint32_t last_line;                   /* the last line that is not blank */
} record;

int record_write(const match *, bool open_secret, char *out, int cap);   /* length; -1 if it does not fit */
int record_result(const match *, char *out, int cap);                    /* "aliens 1,4"; the match is over */

/* Refused: "line 7: ...", and nothing to free. */
bool record_read(record *, const char *text, size_t n, const orr_game *(*find)(const char *id), error *);
void record_use_set(record *, const void *set);        /* for records of a set that is not built in; it must outlive the
                                                        * record */
bool record_replay(const record *, match *, error *);  /* opens the match; stops with the line that makes no sense */
bool record_verify(const record *, error *);           /* commitment, pledges, deal, every answer, every byte */
const char *record_rule(const record *);               /* by which older rule it verifies; NULL: by today's */
void record_free(record *);
#endif
