/* json.h - writes strict JSON: the commas, the brackets and the escapes. In an array the key is NULL. */
#ifndef JSON_H
#define JSON_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { JSON_DEPTH = 16 };
typedef struct {
    FILE *out;
    int depth;                           /* how many brackets are open */
    char close[JSON_DEPTH];              /* the bracket that closes each */
    bool some[JSON_DEPTH + 1];           /* has this level a member already? */
} json;

json json_begin(FILE *);
void json_object(json *, const char *key);
void json_array(json *, const char *key);
void json_end(json *);                   /* closes the innermost; after the outermost a line end */
void json_text(json *, const char *key, const char *utf8);   /* NULL: null; broken UTF-8 becomes U+FFFD */
void json_count(json *, const char *key, uint64_t);
void json_number(json *, const char *key, double);           /* not finite: null */
void json_bool(json *, const char *key, bool);
#endif
