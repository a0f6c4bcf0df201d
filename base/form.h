/* form.h - strict reading of what a client sends, by tables: every key is known, has one type and a range, and comes
 * once. Anything else is refused with one sentence. */
#ifndef FORM_H
#define FORM_H
#include "base/error.h"
#include "base/json_in.h"

#include <stddef.h>
#include <stdint.h>

typedef enum {                /* and what the member of the struct is */
    FORM_NUMBER,              /* low..high: int64_t */
    FORM_BOOL,                /* bool */
    FORM_TEXT,                /* low..high characters, none below blank: const char * */
    FORM_NUMBERS,             /* exactly `count` of low..high: int64_t[count] */
    FORM_PAIRS                /* an object of at most `count` texts of at most high bytes: form_pairs */
} form_kind;
/* flags: it must be there; it may be null, which is as if it were not; a text may have several lines */
enum { FORM_NEEDED = 1, FORM_NULL = 2, FORM_LINES = 4 };
typedef struct {
    const char *key;
    uint8_t kind, flags, count;
    int64_t low, high;
    size_t at;                /* offset of the struct's member */
} form_member;

enum { FORM_MAX_PAIRS = 40 };
typedef struct {
    unsigned n;
    const char *key[FORM_MAX_PAIRS], *text[FORM_MAX_PAIRS];
} form_pairs;

typedef struct { json_in tree; } form;      /* keeps the texts that the struct points to */
bool form_open(form *, const char *bytes, size_t n, error *);     /* one object; refused: nothing to free */
const char *form_word(const form *, const char *key);              /* the text under that key, or NULL */
bool form_number(const form *, const char *key, int64_t *); /* the whole number under that key; false: there is none */
/* The same of a message that form_open has refused for a NUL in a text: whoever sent it is told which one that was. */
bool form_number_of(const char *bytes, size_t n, const char *key, int64_t *);
/* Fills the struct; *has gets bit i if member i is there and not null. What is not there stays as it is. */
bool form_read(const form *, const form_member *, unsigned n, void *out, uint32_t *has, error *);
void form_close(form *);
#endif
