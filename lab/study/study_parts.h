/* study_parts.h - private to the study: one thread's eyes on a match, position by position. */
#ifndef LAB_STUDY_PARTS_H
#define LAB_STUDY_PARTS_H
#include "lab/play/round.h"
#include "lab/study/study.h"

typedef struct {
    const study *of;
    const orr_field *clock;
    uint32_t room;   /* positions there is room for */
    unsigned width;  /* values of a position */
    int16_t *value;  /* position by position, curve by curve, seat by seat */
    uint8_t *leader; /* the side or seat that led at each position; STUDY_NOBODY: nobody alone */
    uint32_t n;      /* positions so far: the deal is the first */
    uint8_t started; /* as in study_match */
    uint32_t thoughts;
} study_watch;

/* study_watch.c */
bool watch_open(study_watch *, const study *);
void watch_close(study_watch *);
void watch_begin(study_watch *);
void watch_position(study_watch *, const orr_ctx *);
void watch_answer(study_watch *, orr_seats asked, orr_seat by, unsigned choices); /* asked: before the answer */
void watch_end(study_watch *, const orr_ctx *, study_match *, study_spread *); /* spread: NULL, or counts to add to */

void watch_curves(study *); /* which curves the game has */
int16_t watch_number(const orr_field *, unsigned row, unsigned max_seats, const void *state, unsigned seat);
#endif
