/* study_part.h - some matches of a study of the lab as lines of a part (parts.h). */
#ifndef STUDY_PART_H
#define STUDY_PART_H
#include "base/text.h"
#include "lab/study/study.h"

/* number: which study of the command this is, from 0. The matches are those from order.from to order.to - 1. */
void study_part_write(text_buf *, const study *, unsigned number);
/* The lines of these matches of that study; NULL: the body does not have them. */
const char *study_part_find(const char *body, const orr_box *, unsigned number, uint32_t from, uint32_t to);
size_t study_part_length(const char *lines);
bool study_part_add(const char *lines, study *);         /* to a study that has not played them; false: they are torn */
#endif
