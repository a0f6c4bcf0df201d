/* pages.h - private to this folder: pages that take a while to work out. Other threads write them, from a copy of the
 * room; what never changes is kept as bytes, the pages used last, up to LIMIT_PAGES. Whoever asks for a page that is
 * being written waits for the same one. */
#ifndef PAGES_H
#define PAGES_H
#include "apps/common/table_page.h"
#include "apps/server/house/tables.h"

struct pages *pages_open(void);          /* NULL: no memory */
void pages_close(struct pages *);        /* the workers have ended */
void pages_ask(conn *, const table *, const page_order *);           /* answers now or later */
size_t pages_kept(const struct pages *); /* bytes */

/* Pages the loop writes itself: kept under a name for so many nanoseconds; NULL: there is none, or it is too old. */
parcel *pages_find(struct pages *, const char *name);
void pages_keep(struct pages *, const char *name, parcel *, uint64_t ns);    /* UINT64_MAX: for ever */
void page_send(conn *, parcel *);        /* JSON; NULL: there was no memory for it */
#endif
