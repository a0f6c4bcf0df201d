/* beliefs.h - beliefs about sides in words, for records and for the table after a match. */
#ifndef BELIEFS_H
#define BELIEFS_H
#include "table/match/record.h"

typedef const char *beliefs_who(orr_seat);   /* a name, or "Seat 2" */

/* Move by move, on standard output; gives the exit code. shown: the match's box, in the language of whoever reads. */
int beliefs_print(const match *, const orr_box *shown, beliefs_who *, orr_seat, bool as_json);

typedef struct {              /* how that line is said: " was ", "; from your seat that was ", " at the deal" */
    const orr_box *box;       /* whose game names the sides */
    const char *was, *seen, *deal, *after;
    const char *net, *end;    /* what the network saw at last: "; the network saw ", " before the end" */
} beliefs_words;

/* One line about another seat once the match is over: "Vega was Alien: 33% at the deal, 52% after move 14". Length, or
 * -1 if there is nothing to say. */
int beliefs_line(const match *, const beliefs_words *, orr_seat eyes, orr_seat about, const char *name, char *out,
                 int cap);
#endif
