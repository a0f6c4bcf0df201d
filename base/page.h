/* page.h - text written piece by piece into a buffer of the caller. Once a piece does not fit, at stays -1. */
#ifndef PAGE_H
#define PAGE_H

typedef struct {
    char *out;                /* always ends in NUL */
    int at, cap;              /* length so far, or -1; room */
} page;

page page_on(char *out, int cap);
void page_char(page *, char);
void page_text(page *, const char *);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void page_put(page *, const char *format, ...);
#endif
