/* json.h - writes strict JSON: the commas, the brackets and the escapes. In an array the key is NULL.
 * Where the bytes go is the caller's; reading is json_in.h and form.h. */
#ifndef JSON_H
#define JSON_H
#include "base/text.h"

#include <stdint.h>

enum { JSON_DEPTH = 16 };
typedef void json_put(void *to, const char *bytes, size_t n);
typedef struct {
    json_put *put;
    void *to;                            /* first argument of put */
    bool lines;                          /* a line for every member, two blanks per level; else no blank at all */
    int depth;                           /* how many brackets are open */
    char close[JSON_DEPTH];              /* the bracket that closes each */
    bool some[JSON_DEPTH + 1];           /* has this level a member already? */
    bool keyed;                          /* the key is written: the value follows */
} json;

json json_on(json_put *put, void *to, bool lines);
json json_on_text(text_buf *);           /* without blanks, after what is there */
void json_key(json *, const char *key);  /* of the value written next, which then has NULL as its own */
void json_open_object(json *, const char *key);
void json_open_array(json *, const char *key);
void json_end(json *);                   /* closes the innermost; with lines, after the outermost a line end */
void json_text(json *, const char *key, const char *utf8);   /* NULL: null; broken UTF-8 becomes U+FFFD */
void json_count(json *, const char *key, uint64_t);
void json_signed(json *, const char *key, int64_t);
void json_number(json *, const char *key, double);           /* not finite: null */
void json_bool(json *, const char *key, bool);
void json_nothing(json *, const char *key);
void json_hex(json *, const char *key, const uint8_t *bytes, size_t n);
void json_written(json *, const char *key, const text_buf *); /* a value that is JSON already */
#endif
