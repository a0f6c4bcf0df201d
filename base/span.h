/* span.h - pieces of somebody else's text: of a request, its path, its headers. */
#ifndef SPAN_H
#define SPAN_H
#include <stdbool.h>
#include <stddef.h>

typedef struct { const char *at; size_t n; } span;      /* at NULL: absent */

bool span_is(span, const char *text);                   /* letter by letter */
bool span_like(span, const char *text);                 /* upper and lower case alike */
bool span_has_token(span list, const char *token);      /* in a list with commas, upper and lower case alike */
span span_last(span list);                              /* the last one of such a list; at NULL: there is no list */
bool span_copy(span, char *out, size_t cap);            /* as a string; false: it does not fit */
span span_cookie(span cookies, const char *name);       /* its value; at NULL: none, or more than one */
span span_query(span query, const char *name);          /* likewise, of a=1&b=2 */
span span_after(span, const char *start);               /* what follows that; at NULL: it does not begin so */
#endif
