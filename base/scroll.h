/* scroll.h - text that grows as it is written. page.h is for text that must fit a place of the caller. */
#ifndef SCROLL_H
#define SCROLL_H
#include <stdbool.h>
#include <stddef.h>

typedef struct {              /* starts as zeros */
    char *text;               /* ends in NUL once something was put */
    size_t n, cap;            /* length; room */
    bool torn;                /* memory ran out: what is there is not whole */
} scroll;

void scroll_clear(scroll *);                                   /* empty again; keeps its memory */
void scroll_free(scroll *);
void scroll_put(void *scroll, const char *bytes, size_t n);    /* void: it serves as the json_put of json.h */
void scroll_text(scroll *, const char *);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void scroll_format(scroll *, const char *format, ...);         /* at most 500 bytes a call */
#endif
