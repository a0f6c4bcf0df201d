/* json_in.h - reads one JSON text (RFC 8259) into a flat tree, strictly: whole UTF-8, every key once in its object, no
 * number beyond 64 bits, few brackets inside each other. */
#ifndef JSON_IN_H
#define JSON_IN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    JSON_IN_NULL, JSON_IN_FALSE, JSON_IN_TRUE,
    JSON_IN_WHOLE,            /* a whole number */
    JSON_IN_OTHER,            /* a number with a point or an exponent: nobody needs its value */
    JSON_IN_TEXT, JSON_IN_ARRAY, JSON_IN_OBJECT
} json_in_kind;

typedef struct {              /* the members of an array or object follow it */
    json_in_kind kind;
    uint32_t n;               /* members; of a text: its bytes */
    uint32_t after;           /* the place behind it and all its members */
    const char *key;          /* NULL: not a member of an object */
    const char *text;         /* NUL-terminated */
    int64_t whole;
} json_in_value;

typedef struct {              /* value[0] is all of it */
    json_in_value *value;
    uint32_t n, cap;
    char *texts;              /* what keys and texts point into */
} json_in;

typedef enum {
    JSON_IN_FINE,
    JSON_IN_CUT,              /* its end is missing */
    JSON_IN_MORE,             /* something follows it */
    JSON_IN_BROKEN,           /* not UTF-8 */
    JSON_IN_NUL,              /* a NUL in a text */
    JSON_IN_TWICE,            /* a key comes twice */
    JSON_IN_LARGE,            /* a whole number beyond 64 bits */
    JSON_IN_DEEP,             /* too many brackets inside each other */
    JSON_IN_LONG,             /* too many members in one object */
    JSON_IN_NO_MEMORY,
    JSON_IN_WRONG             /* anything else */
} json_in_fault;

enum { JSON_IN_MEMBERS = 256 };          /* most of one object: looking for a second key takes their square */

/* depth: most brackets inside each other. nul: a text may have a NUL, and seems to end there. Unless it is fine there
 * is nothing to free, and *line says where. */
json_in_fault json_in_read(json_in *, const char *bytes, size_t n, unsigned depth, bool nul, unsigned *line);
void json_in_free(json_in *);
const json_in_value *json_in_member(const json_in *, const json_in_value *object, const char *key);  /* NULL: none */
#endif
