/* review.h - a review of one seat's decisions in words, for records and for the table after a match. */
#ifndef CLI_REVIEW_H
#define CLI_REVIEW_H
#include "table/match/match.h"

/* On standard output; gives the exit code. */
int review_print(const match *, orr_seat, bool as_json);
#endif
