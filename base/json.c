/* json.c - strict JSON, written piece by piece. */
#include "base/json.h"

#include "base/hex.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

json json_on(json_put *put, void *to, bool lines) { return (json){ .put = put, .to = to, .lines = lines }; }
json json_on_text(text_buf *s) { return json_on(text_put, s, false); }

static void put_char(json *j, char c) { j->put(j->to, &c, 1); }
static void put_text(json *j, const char *text) { j->put(j->to, text, strlen(text)); }

/* Length of the UTF-8 character here; 0: broken. */
static int utf8_length(const unsigned char *s)
{
    if (s[0] < 0x80) return 1;
    const int n = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
    if (s[0] < 0xc2 || s[0] > 0xf4) return 0;
    for (int i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80) return 0;
    if (s[0] == 0xe0 && s[1] < 0xa0) return 0;       /* longer than needed */
    if (s[0] == 0xed && s[1] > 0x9f) return 0;       /* half of a surrogate pair */
    if (s[0] == 0xf0 && s[1] < 0x90) return 0;
    if (s[0] == 0xf4 && s[1] > 0x8f) return 0;
    return n;
}

static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

static void put_string(json *j, const char *text)
{
    char escape[8];
    put_char(j, '"');
    for (const char *s = text; *s;) {
        const char *from = s;
        while (is_plain((unsigned char)*s)) s++;
        if (s > from) j->put(j->to, from, (size_t)(s - from));
        if (!*s) break;
        const int n = utf8_length((const unsigned char *)s);
        if (n > 1) {
            j->put(j->to, s, (size_t)n);
        } else if (!n) {
            put_text(j, "\\ufffd");
        } else if (*s == '"' || *s == '\\') {
            put_char(j, '\\');
            put_char(j, *s);
        } else {
            snprintf(escape, sizeof escape, "\\u%04x", (unsigned)*s);
            put_text(j, escape);
        }
        s += n ? n : 1;
    }
    put_char(j, '"');
}

static void new_line(json *j)
{
    if (!j->lines) return;
    put_char(j, '\n');
    for (int i = 0; i < j->depth; i++) put_text(j, "  ");
}

/* What precedes a value: a comma if it is not the first, a new line, the key. */
static void before(json *j, const char *key)
{
    if (j->keyed) {
        j->keyed = false;
        return;
    }
    if (j->some[j->depth]) put_char(j, ',');
    j->some[j->depth] = true;
    if (j->depth) new_line(j);
    if (!key) return;
    put_string(j, key);
    put_text(j, j->lines ? ": " : ":");
}

void json_key(json *j, const char *key)
{
    before(j, key);
    j->keyed = true;
}

static void open_bracket(json *j, const char *key, char open, char close)
{
    before(j, key);
    put_char(j, open);
    j->close[j->depth++] = close;
    j->some[j->depth] = false;
}

void json_open_object(json *j, const char *key) { open_bracket(j, key, '{', '}'); }
void json_open_array(json *j, const char *key) { open_bracket(j, key, '[', ']'); }

void json_end(json *j)
{
    const bool some = j->some[j->depth];
    j->depth--;
    if (some) new_line(j);
    put_char(j, j->close[j->depth]);
    if (!j->depth && j->lines) put_char(j, '\n');
}

void json_text(json *j, const char *key, const char *utf8)
{
    before(j, key);
    if (utf8) put_string(j, utf8);
    else put_text(j, "null");
}

static void put_digits(json *j, uint64_t v)
{
    char digits[20];
    size_t n = sizeof digits;
    do digits[--n] = (char)('0' + v % 10);
    while (v /= 10);
    j->put(j->to, digits + n, sizeof digits - n);
}

void json_count(json *j, const char *key, uint64_t v)
{
    before(j, key);
    put_digits(j, v);
}

void json_signed(json *j, const char *key, int64_t v)
{
    before(j, key);
    if (v < 0) put_char(j, '-');
    put_digits(j, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

void json_number(json *j, const char *key, double v)
{
    char digits[32];
    before(j, key);
    snprintf(digits, sizeof digits, "%.6g", v);
    put_text(j, isfinite(v) ? digits : "null");
}

void json_bool(json *j, const char *key, bool v)
{
    before(j, key);
    put_text(j, v ? "true" : "false");
}

void json_nothing(json *j, const char *key)
{
    before(j, key);
    put_text(j, "null");
}

void json_hex(json *j, const char *key, const uint8_t *bytes, size_t n)
{
    char pair[3];
    before(j, key);
    put_char(j, '"');
    for (size_t i = 0; i < n; i++) {
        hex_write(&bytes[i], 1, pair);
        put_text(j, pair);
    }
    put_char(j, '"');
}

void json_written(json *j, const char *key, const text_buf *value)
{
    before(j, key);
    if (value->n) j->put(j->to, value->text, value->n);
}
