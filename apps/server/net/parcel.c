/* parcel.c - see parcel.h. */
#include "apps/server/net/parcel.h"

#include <stdlib.h>

parcel *parcel_of(text_buf *text)
{
    parcel *p = text->torn || !text->n ? NULL : malloc(sizeof *p);
    if (!p) {
        text_free(text);
        return NULL;
    }
    char *fit = realloc(text->text, text->n);            /* it grew by doubling */
    *p = (parcel){ .holders = 1, .n = text->n, .bytes = fit ? fit : text->text };
    *text = (text_buf){ .text = NULL };
    return p;
}

parcel *parcel_hold(parcel *p)
{
    p->holders++;
    return p;
}

void parcel_drop(parcel *p)
{
    if (!p || --p->holders) return;
    free(p->bytes);
    free(p);
}
