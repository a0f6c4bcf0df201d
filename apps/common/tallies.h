/* tallies.h - how matches ended, added up by game and number of seats: the page of GET /api/stats. The server has all
 * its matches, the table in the browser (apps/solo) those it keeps; both keep a line per match. */
#ifndef TALLIES_H
#define TALLIES_H
#include "table/room/room.h"

enum { TALLY_WORD = 48, TALLY_OUTCOMES = 16, TALLY_MOST = 256 };

typedef struct {                         /* one match */
    char game[TALLY_WORD], outcome[TALLY_WORD];
    unsigned seats, winners;             /* winners: a bit each */
} tally_ending;

typedef struct {                         /* all matches of a game with so many seats */
    char game[TALLY_WORD];
    unsigned seats, matches;
    char outcome[TALLY_OUTCOMES][TALLY_WORD];
    unsigned n_outcomes, of_outcome[TALLY_OUTCOMES], of_seat[ORR_MAX_SEATS];
} tally;

typedef struct {
    tally *tally[TALLY_MOST];
    unsigned n;
} tallies;

/* A match that was brought does not count: whoever brought it may have known the deal, or brought its last moves
 * only. */
bool tally_ending_of(const room *, tally_ending *);                 /* false: it has not ended, or does not count */
bool tally_write_line(const room *, const char *name, text_buf *);  /* what is kept of it; likewise */
bool tally_read_line(const char *line, size_t n, tally_ending *);   /* false: it makes no sense */

tally *tallies_of(tallies *, const char game[TALLY_WORD], unsigned seats);      /* NULL: no memory, or too many */
void tallies_count_outcome(tally *, const char outcome[TALLY_WORD], unsigned n);
void tallies_count(tallies *, const tally_ending *);
void tallies_write(const tallies *, const char *game, text_buf *);  /* the page; game "": all of them */
void tallies_free(tallies *);
#endif
