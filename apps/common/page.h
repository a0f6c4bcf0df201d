/* page.h - pages of docs/develop/protocol.md that need no sockets: which one an address means, and what is on it. The
 * server and the table in the browser (apps/solo) share them: house_page.h, table_page.h, walk_page.h. */
#ifndef PAGE_H
#define PAGE_H
typedef struct {
    int status;                          /* of HTTP */
    const char *why;                     /* one sentence; NULL: nothing is here */
} page_refusal;
#endif
