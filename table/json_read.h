/* json_read.h - strict reading of what a client sends, by tables: every key is known, has one type and a range, and stands
 * there once. Anything else is refused with one sentence. jansson does the parsing. */
#ifndef JSON_READ_H
#define JSON_READ_H
#include "note.h"

#include <stddef.h>
#include <stdint.h>

typedef enum {                /* and what the member of the struct is */
    JSON_NUMBER,              /* low..high: int64_t */
    JSON_BOOL,                /* bool */
    JSON_TEXT,                /* low..high characters, none below blank: const char * */
    JSON_NUMBERS,             /* exactly `count` of low..high: int64_t[count] */
    JSON_PAIRS                /* an object of at most `count` texts of at most high bytes: json_pairs */
} json_kind;
enum { JSON_NEEDED = 1, JSON_NULL = 2 };       /* flags: it must be there; it may be null, which is as if it were not */
typedef struct {
    const char *key;
    uint8_t kind, flags, count;
    int64_t low, high;
    size_t at;                /* offset of the struct's member */
} json_member;

enum { JSON_MAX_PAIRS = 40 };
typedef struct {
    unsigned n;
    const char *key[JSON_MAX_PAIRS], *text[JSON_MAX_PAIRS];
} json_pairs;

typedef struct { void *root; } json_in;        /* keeps the texts that the struct points to */
bool json_parse(json_in *, const char *bytes, size_t n, note *);      /* one object; refused: nothing to free */
const char *json_word(const json_in *, const char *key);              /* the text under that key, or NULL */
/* Fills the struct; *has gets bit i if member i is there and not null. What is not there stays as it is. */
bool json_members(const json_in *, const json_member *, unsigned n, void *out, uint32_t *has, note *);
void json_free(json_in *);
#endif
