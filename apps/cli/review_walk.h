/* review_walk.h - `orrery record review` on a terminal: the moments of a review, each with its board. */
#ifndef REVIEW_WALK_H
#define REVIEW_WALK_H
#include "table/match/record.h"

int review_walk(const record *, orr_seat);           /* as this seat saw it; gives the exit code */
#endif
