/* heard.c - a list of events that grows. */
#include "table/match/heard.h"

#include "base/grow.h"

#include <stdlib.h>

void heard_hear(void *list, const orr_event *e)
{
    heard *h = list;
    h->torn = h->torn || !grow_array(&h->event, sizeof *h->event, &h->cap, (size_t)h->n + 1, HEARD_FIRST);
    if (!h->torn) h->event[h->n++] = *e;
}

void heard_free(heard *h)
{
    free(h->event);
    *h = (heard){ .n = 0 };
}
