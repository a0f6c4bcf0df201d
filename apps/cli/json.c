/* json.c - strict JSON, two blanks a level. */
#include "json.h"

#include <math.h>

json json_begin(FILE *out) { return (json){ .out = out }; }

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

static void put_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *s = (const unsigned char *)text; *s; ) {
        const int n = utf8_length(s);
        if (!n) fputs("\\ufffd", out);
        else if (*s == '"' || *s == '\\') fprintf(out, "\\%c", *s);
        else if (*s < 0x20 || *s == 0x7f) fprintf(out, "\\u%04x", *s);
        else fwrite(s, 1, (size_t)n, out);
        s += n ? n : 1;
    }
    fputc('"', out);
}

/* What stands before a value: a comma if it is not the first, a new line, the key. */
static void before(json *j, const char *key)
{
    if (j->some[j->depth]) fputc(',', j->out);
    j->some[j->depth] = true;
    if (j->depth) fprintf(j->out, "\n%*s", 2 * j->depth, "");
    if (key) {
        put_string(j->out, key);
        fputs(": ", j->out);
    }
}

static void open_bracket(json *j, const char *key, char open, char close)
{
    before(j, key);
    fputc(open, j->out);
    j->close[j->depth++] = close;
    j->some[j->depth] = false;
}

void json_object(json *j, const char *key) { open_bracket(j, key, '{', '}'); }
void json_array(json *j, const char *key) { open_bracket(j, key, '[', ']'); }

void json_end(json *j)
{
    const bool some = j->some[j->depth];
    j->depth--;
    if (some) fprintf(j->out, "\n%*s", 2 * j->depth, "");
    fputc(j->close[j->depth], j->out);
    if (!j->depth) fputc('\n', j->out);
}

void json_text(json *j, const char *key, const char *utf8)
{
    before(j, key);
    if (utf8) put_string(j->out, utf8);
    else fputs("null", j->out);
}

void json_count(json *j, const char *key, uint64_t v)
{
    before(j, key);
    fprintf(j->out, "%llu", (unsigned long long)v);
}

void json_number(json *j, const char *key, double v)
{
    before(j, key);
    if (isfinite(v)) fprintf(j->out, "%.6g", v);
    else fputs("null", j->out);
}

void json_bool(json *j, const char *key, bool v)
{
    before(j, key);
    fputs(v ? "true" : "false", j->out);
}
