/* text.h - text that grows as it is written. buffer.h is for text that must fit the caller's space. The type is a
 * text_buf because half of all locals are called text. */
#ifndef TEXT_H
#define TEXT_H
#include <stdbool.h>
#include <stddef.h>

typedef struct {              /* starts as zeros */
    char *text;               /* ends in NUL once something was put */
    size_t n, cap;            /* length; room */
    bool torn;                /* memory ran out: what is there is not whole */
} text_buf;

void text_clear(text_buf *);                                   /* empty again; keeps its memory */
void text_free(text_buf *);
void text_put(void *text, const char *bytes, size_t n);         /* void: it serves as the json_put of json.h */
void text_add(text_buf *, const char *);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void text_format(text_buf *, const char *format, ...);         /* at most 500 bytes per call */

char *text_after_word(char *text);                              /* cuts the first word off; what follows it, or "" */
#endif
