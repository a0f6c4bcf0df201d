/* heard.c - a list of events that grows. */
#include "table/match/heard.h"

#include <stdlib.h>

bool heard_room(orr_event **event, uint32_t *cap, uint32_t n)
{
    if (n < *cap) return true;
    const uint32_t wanted = n + n / 2 + 128;
    orr_event *more = realloc(*event, wanted * sizeof *more);
    if (!more) return false;
    *event = more;
    *cap = wanted;
    return true;
}

void heard_hear(void *list, const orr_event *e)
{
    heard *h = list;
    h->torn = h->torn || !heard_room(&h->event, &h->cap, h->n);
    if (!h->torn) h->event[h->n++] = *e;
}

void heard_free(heard *h)
{
    free(h->event);
    *h = (heard){ .n = 0 };
}
