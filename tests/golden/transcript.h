/* transcript.h - a random match told line by line, for people to read and for tests to compare. */
#ifndef TRANSCRIPT_H
#define TRANSCRIPT_H
#include "box.h"

#include <stddef.h>

enum { TRANSCRIPT_ROOM = 40 * 1024 };    /* a transcript longer than this is not read by anybody */

typedef struct {
    orr_box box;
    unsigned seats;
    uint64_t seed;                       /* of the deal and of the answers */
} transcript_match;

/* The first line of a transcript says which match it is: "template seats=2 seed=1 option=value". */
bool transcript_read_head(const char *line, transcript_match *, note *);
bool transcript_write(const transcript_match *, char *out, size_t cap, note *);
#endif
