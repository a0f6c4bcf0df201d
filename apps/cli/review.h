/* review.h - a review of one seat's decisions in words, for records and for the table after a match. */
#ifndef CLI_REVIEW_H
#define CLI_REVIEW_H
#include "lab/study/review.h"

/* On standard output; gives the exit code. */
int review_print(const match *, orr_seat, bool as_json);
void review_say(const match *, orr_seat, const review *);         /* the same of a review that is there already */
const char *review_label(const orr_box *, orr_action, char out[160]);
#endif
