/* json_in.c - see json_in.h. One pass; keys and texts are copied without their escapes, which never makes them longer.
 * */
#include "base/json_in.h"

#include "base/grow.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    json_in *out;
    const char *at, *end;
    char *put;                /* where the next text goes */
    unsigned depth, deepest, line;
    bool nul;
} reader;

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static void skip_blanks(reader *r)
{
    for (; r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r'); r->at++)
        r->line += *r->at == '\n';
}

/* What should be here is not. */
static json_in_fault missing(const reader *r) { return r->at < r->end ? JSON_IN_WRONG : JSON_IN_CUT; }

static bool takes(reader *r, char c)
{
    skip_blanks(r);
    if (r->at == r->end || *r->at != c) return false;
    r->at++;
    return true;
}

/* ---- texts ------------------------------------------------------------------------------------------------------- */

/* Bytes of the character of UTF-8 here; 0: broken. */
static unsigned length_here(const reader *r)
{
    const unsigned char *s = (const unsigned char *)r->at;
    const unsigned n = *s < 0x80 ? 1 : *s < 0xc2 ? 0 : *s < 0xe0 ? 2 : *s < 0xf0 ? 3 : *s < 0xf5 ? 4 : 0;
    if ((size_t)(r->end - r->at) < n) return 0;
    for (unsigned i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80) return 0;
    const bool longer = (*s == 0xe0 && s[1] < 0xa0) || (*s == 0xf0 && s[1] < 0x90);      /* than it need be */
    const bool none = (*s == 0xed && s[1] > 0x9f) || (*s == 0xf4 && s[1] > 0x8f);        /* half a pair; too high */
    return longer || none ? 0 : n;
}

static void put_character(reader *r, uint32_t c)
{
    static const uint8_t first[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    const unsigned n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (unsigned i = n; i-- > 1; c >>= 6) r->put[i] = (char)(0x80 | (c & 0x3f));
    r->put[0] = (char)(first[n] | c);
    r->put += n;
}

static int hex_digit(char c)
{
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The four digits behind "\u". */
static json_in_fault read_unit(reader *r, uint32_t *out)
{
    *out = 0;
    for (unsigned i = 0; i < 4; i++, r->at++) {
        const int digit = r->at < r->end ? hex_digit(*r->at) : -1;
        if (digit < 0) return missing(r);
        *out = *out << 4 | (uint32_t)digit;
    }
    return JSON_IN_FINE;
}

static json_in_fault read_unicode(reader *r, bool nul)
{
    uint32_t c, low;
    json_in_fault fault = read_unit(r, &c);
    if (fault) return fault;
    if (!c && !nul) return JSON_IN_NUL;
    if (c >= 0xd800 && c <= 0xdfff) {                        /* two halves make one character */
        if (c > 0xdbff || r->end - r->at < 2 || r->at[0] != '\\' || r->at[1] != 'u') return missing(r);
        r->at += 2;
        if ((fault = read_unit(r, &low))) return fault;
        if (low < 0xdc00 || low > 0xdfff) return JSON_IN_WRONG;
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
    put_character(r, c);
    return JSON_IN_FINE;
}

static json_in_fault read_escape(reader *r, bool nul)
{
    static const char escapes[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    if (r->at == r->end) return JSON_IN_CUT;
    const char c = *r->at++;
    if (c == 'u') return read_unicode(r, nul);
    const char *found = c ? strchr(escapes, c) : NULL;
    if (!found) return JSON_IN_WRONG;
    *r->put++ = means[found - escapes];
    return JSON_IN_FINE;
}

/* Behind the first quotation mark. */
static json_in_fault read_text(reader *r, bool nul, const char **out, uint32_t *n)
{
    *out = r->put;
    while (r->at < r->end && *r->at != '"') {
        json_in_fault fault = JSON_IN_FINE;
        const unsigned length = length_here(r);
        if (!length) return JSON_IN_BROKEN;
        if ((unsigned char)*r->at < ' ') return JSON_IN_WRONG;
        if (*r->at == '\\') {
            r->at++;
            fault = read_escape(r, nul);
        } else {
            memcpy(r->put, r->at, length);
            r->put += length;
            r->at += length;
        }
        if (fault) return fault;
    }
    if (r->at == r->end) return JSON_IN_CUT;
    r->at++;
    *n = (uint32_t)(r->put - *out);
    *r->put++ = 0;
    return JSON_IN_FINE;
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static bool skip_digits(reader *r)
{
    const char *first = r->at;
    while (r->at < r->end && is_digit(*r->at)) r->at++;
    return r->at > first;
}

static bool is_whole(const char *digits, const char *end, bool below, int64_t *out)
{
    uint64_t n = 0;
    const uint64_t most = (uint64_t)INT64_MAX + below;
    for (; digits < end; digits++) {
        const unsigned digit = (unsigned)(*digits - '0');
        if (n > (most - digit) / 10) return false;
        n = 10 * n + digit;
    }
    *out = below ? -(int64_t)(n - (n > 0)) - (n > 0) : (int64_t)n;
    return true;
}

static json_in_fault read_number(reader *r, json_in_value *v)
{
    const bool below = *r->at == '-';
    r->at += below;
    const char *digits = r->at;
    if (!skip_digits(r)) return missing(r);
    const char *end = r->at;
    if (*digits == '0' && end - digits > 1) return JSON_IN_WRONG;
    v->kind = JSON_IN_WHOLE;
    if (r->at < r->end && *r->at == '.') {
        v->kind = JSON_IN_OTHER;
        r->at++;
        if (!skip_digits(r)) return missing(r);
    }
    if (r->at < r->end && (*r->at == 'e' || *r->at == 'E')) {
        v->kind = JSON_IN_OTHER;
        r->at++;
        if (r->at < r->end && (*r->at == '+' || *r->at == '-')) r->at++;
        if (!skip_digits(r)) return missing(r);
    }
    return v->kind == JSON_IN_OTHER || is_whole(digits, end, below, &v->whole) ? JSON_IN_FINE : JSON_IN_LARGE;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static json_in_fault read_value(reader *r, const char *key, uint32_t *place);

static json_in_fault read_word(reader *r, json_in_value *v)
{
    static const struct { const char *word; json_in_kind kind; } known[] = {
        { "null", JSON_IN_NULL }, { "false", JSON_IN_FALSE }, { "true", JSON_IN_TRUE }
    };
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
        const size_t n = strlen(known[i].word);
        if ((size_t)(r->end - r->at) < n || memcmp(r->at, known[i].word, n)) continue;
        r->at += n;
        v->kind = known[i].kind;
        return JSON_IN_FINE;
    }
    return (unsigned char)*r->at >= 0x80 && !length_here(r) ? JSON_IN_BROKEN : JSON_IN_WRONG;
}

static json_in_fault read_key(reader *r, uint32_t object, const char **key)
{
    uint32_t n;
    if (!takes(r, '"')) return missing(r);
    const json_in_fault fault = read_text(r, false, key, &n);
    if (fault) return fault;
    if (json_in_member(r->out, &r->out->value[object], *key)) return JSON_IN_TWICE;
    return takes(r, ':') ? JSON_IN_FINE : missing(r);
}

/* Behind the opening bracket. The array may move while it grows, so its place is kept, not its address. */
static json_in_fault read_members(reader *r, uint32_t place)
{
    const bool object = r->out->value[place].kind == JSON_IN_OBJECT;
    const char close = object ? '}' : ']', *key = NULL;
    json_in_fault fault;
    uint32_t member;
    if (++r->depth > r->deepest) return JSON_IN_DEEP;
    r->out->value[place].after = r->out->n;
    if (!takes(r, close)) {
        do {
            if (object && (fault = read_key(r, place, &key))) return fault;
            if (object && r->out->value[place].n == JSON_IN_MEMBERS) return JSON_IN_LONG;
            if ((fault = read_value(r, key, &member))) return fault;
            r->out->value[place].n++;
            r->out->value[place].after = r->out->n;
        } while (takes(r, ','));
        if (!takes(r, close)) return missing(r);
    }
    r->depth--;
    return JSON_IN_FINE;
}

static json_in_fault read_value(reader *r, const char *key, uint32_t *place)
{
    json_in *out = r->out;
    skip_blanks(r);
    if (r->at == r->end) return JSON_IN_CUT;
    if (!grow_array(&out->value, sizeof *out->value, &out->cap, (size_t)out->n + 1, 16)) return JSON_IN_NO_MEMORY;
    *place = out->n++;
    json_in_value *v = &out->value[*place];
    *v = (json_in_value){ .key = key, .after = out->n };
    const char c = *r->at;
    if (c == '-' || is_digit(c)) return read_number(r, v);
    if (c != '"' && c != '[' && c != '{') return read_word(r, v);
    r->at++;
    v->kind = c == '"' ? JSON_IN_TEXT : c == '[' ? JSON_IN_ARRAY : JSON_IN_OBJECT;
    return c == '"' ? read_text(r, r->nul, &v->text, &v->n) : read_members(r, *place);
}

json_in_fault json_in_read(json_in *in, const char *bytes, size_t n, unsigned depth, bool nul, unsigned *line)
{
    uint32_t all;
    *in = (json_in){ .texts = malloc(n + 1) };
    reader r = { .out = in, .at = bytes, .end = bytes + n, .put = in->texts, .deepest = depth, .line = 1, .nul = nul };
    json_in_fault fault = in->texts && n < UINT32_MAX ? read_value(&r, NULL, &all) : JSON_IN_NO_MEMORY;
    if (!fault) skip_blanks(&r);
    if (!fault && r.at < r.end) fault = JSON_IN_MORE;
    *line = r.line;
    if (fault) json_in_free(in);
    return fault;
}

void json_in_free(json_in *in)
{
    free(in->value);
    free(in->texts);
    *in = (json_in){ .value = NULL };
}

const json_in_value *json_in_member(const json_in *in, const json_in_value *object, const char *key)
{
    if (object->kind != JSON_IN_OBJECT) return NULL;
    const json_in_value *v = object + 1;
    for (uint32_t i = 0; i < object->n; i++, v = &in->value[v->after])
        if (!strcmp(v->key, key)) return v;
    return NULL;
}
