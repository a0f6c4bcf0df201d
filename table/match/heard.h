/* heard.h - events kept in a list that grows: for guests that look at them later. */
#ifndef HEARD_H
#define HEARD_H
#include "engine/play.h"

enum { HEARD_FIRST = 128 };             /* events there is room for at first */
typedef struct {
    orr_event *event;                   /* in the order in which they were told */
    uint32_t n, cap;                    /* so many; room for */
    bool torn;                          /* there was not enough memory: the list ends too early */
} heard;

void heard_hear(void *list, const orr_event *);                   /* orr_news.hear */
void heard_free(heard *);                                         /* empty again */
#endif
