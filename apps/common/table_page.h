/* table_page.h - pages of one table: its book, and what can be seen once the match is over. Writing one takes a while.
 * */
#ifndef TABLE_PAGE_H
#define TABLE_PAGE_H
#include "apps/common/page.h"
#include "base/span.h"
#include "table/room/room.h"

typedef enum {
    PAGE_BOOK, PAGE_RECORD, PAGE_REPLAY, PAGE_TOLD, PAGE_POSITION, PAGE_CHECK, PAGE_BELIEFS, PAGE_CHANCES,
    PAGE_REVIEW, PAGE_STATS
} page_kind;
typedef struct {
    page_kind kind;
    orr_seat eyes;                       /* REPLAY, TOLD, POSITION, BELIEFS, REVIEW */
    uint32_t at;                         /* POSITION: after so many answers */
} page_order;

/* what: what follows /api/tables/LINK, such as "/replay/12". */
bool table_page_find(span what, span query, const room *, page_order *, page_refusal *no);
bool table_page_write(const page_order *, const room *, text_buf *, error *);
bool table_page_imagines(const page_order *);            /* it takes imagined games, so seconds */
#endif
