/* tension.h - how open matches are, by imagined play (lab/play/chances.h): some matches of a study are gone through
 * again, and played on from many of their positions. Who stands best by the game's own measure need not be who is
 * likely to win. */
#ifndef LAB_TENSION_H
#define LAB_TENSION_H
#include "lab/play/chances.h"
#include "lab/study/study.h"

enum { TENSION_MOST = 5000, TENSION_SAFE = 80 };     /* matches; with so many per cent a match is decided */

typedef struct {                         /* a match that somebody won */
    uint32_t number;                     /* its seed is that of this match of the study */
    unsigned n;                          /* positions; the last one is the end */
    chances_at at[CHANCES_POSITIONS];
} tension_match;
typedef struct {
    uint8_t seats;
    uint32_t asked, n;                   /* matches that were gone through; of those, won by somebody */
    tension_match *match;
} tension;

/* The first matches of that number of players. False: there is not enough memory. */
bool tension_open(tension *, const study *, uint8_t seats, uint32_t matches, error *);
void tension_close(tension *);

double tension_winner(const tension_match *, unsigned point);    /* what who won had then; point: of STUDY_POINTS */
/* How often there is another favourite. Imagined games are few, so one counts once it is ahead of the last one by more
 * than two standard errors. */
unsigned tension_changes(const tension_match *);
unsigned tension_decided(const tension_match *);     /* after so many per cent who won is never below TENSION_SAFE */

typedef struct { double low, median, high; } tension_spread;     /* quartiles over the matches */
tension_spread tension_at(const tension *, unsigned point);
tension_spread tension_when(const tension *);        /* decided, in per cent */
double tension_turns(const tension *);               /* changes per match */
#endif
