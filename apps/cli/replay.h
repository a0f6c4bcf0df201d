/* replay.h - `orrery record replay`: a record from one seat's eyes. */
#ifndef REPLAY_H
#define REPLAY_H
#include "table/match/record.h"

enum { REPLAY_ALL = -1 };
typedef struct {
    orr_seat eyes;            /* a seat, or ORR_PUBLIC */
    long at;                  /* show the board after so many answers, or REPLAY_ALL */
    bool as_json;
} replay_how;

int replay_record(const record *, const replay_how *);    /* gives the exit code */
int replay_steps(const record *, const replay_how *);     /* on a terminal: Enter by Enter */
#endif
