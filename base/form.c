/* form.c - strict reading by tables, on top of json_in.h. */
#include "base/form.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_DEPTH = 4 };       /* a message is flat; an action or a list of options is one level more */

static bool refuse_json(json_in_fault fault, unsigned line, error *why)
{
    static const char *const what[] = {
        [JSON_IN_CUT] = "its end is missing", [JSON_IN_MORE] = "something follows it",
        [JSON_IN_BROKEN] = "it is not text in UTF-8", [JSON_IN_NUL] = "a text in it has a NUL character",
        [JSON_IN_TWICE] = "it says something twice", [JSON_IN_LARGE] = "a number in it is too large",
        [JSON_IN_LONG] = "it says too much", [JSON_IN_WRONG] = "there is a mistake in it"
    };
    if (fault == JSON_IN_NO_MEMORY) return error_refuse(why, "There is not enough memory for that message.");
    if (fault == JSON_IN_DEEP)
        return error_refuse(why, "That message has more than %d brackets inside each other.", MAX_DEPTH);
    return error_refuse(why, "That is not one JSON object: %s, in line %u.", what[fault], line);
}

bool form_open(form *in, const char *bytes, size_t n, error *why)
{
    unsigned line;
    const json_in_fault fault = json_in_read(&in->tree, bytes, n, MAX_DEPTH, false, &line);
    if (fault) return refuse_json(fault, line, why);
    if (in->tree.value->kind == JSON_IN_OBJECT) return true;
    form_close(in);
    return error_refuse(why, "That is not one JSON object.");
}

void form_close(form *in) { json_in_free(&in->tree); }

bool form_number_of(const char *bytes, size_t n, const char *key, int64_t *out)
{
    unsigned line;
    form f;
    if (json_in_read(&f.tree, bytes, n, MAX_DEPTH, true, &line)) return false;
    const bool found = form_number(&f, key, out);
    form_close(&f);
    return found;
}

static const json_in_value *member_of(const form *in, const char *key)
{
    return in->tree.value ? json_in_member(&in->tree, in->tree.value, key) : NULL;
}

const char *form_word(const form *in, const char *key)
{
    const json_in_value *v = member_of(in, key);
    return v ? v->text : NULL;
}

bool form_number(const form *in, const char *key, int64_t *out)
{
    const json_in_value *v = member_of(in, key);
    if (!v || v->kind != JSON_IN_WHOLE) return false;
    *out = v->whole;
    return true;
}

/* ---- one member ------------------------------------------------------------------------------------------------- */

static bool in_range(const json_in_value *v, const form_member *m, int64_t *out)
{
    if (v->kind != JSON_IN_WHOLE) return false;
    *out = v->whole;
    return *out >= m->low && *out <= m->high;
}

static bool read_number(const json_in_value *v, const form_member *m, void *to, error *why)
{
    return in_range(v, m, to) || error_refuse(why, "'%s' should be a whole number from %lld to %lld.", m->key,
                                              (long long)m->low, (long long)m->high);
}

static bool read_bool(const json_in_value *v, const form_member *m, void *to, error *why)
{
    if (v->kind != JSON_IN_TRUE && v->kind != JSON_IN_FALSE)
        return error_refuse(why, "'%s' should be true or false.", m->key);
    *(bool *)to = v->kind == JSON_IN_TRUE;
    return true;
}

/* Only whole UTF-8 comes this far. */
static int64_t characters(const char *text)
{
    int64_t n = 0;
    for (; *text; text++) n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

static bool has_control(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < ' ' || *text == 0x7f) return true;
    return false;
}

static bool read_text(const json_in_value *v, const form_member *m, void *to, error *why)
{
    const char *text = v->text;
    if (!text) return error_refuse(why, "'%s' should be a text.", m->key);
    const int64_t n = characters(text);
    if (n < m->low || n > m->high)
        return error_refuse(why, "'%s' should have %lld to %lld characters.", m->key, (long long)m->low,
                            (long long)m->high);
    if (!(m->flags & FORM_LINES) && has_control(text))
        return error_refuse(why, "'%s' should be one line of text.", m->key);
    *(const char **)to = text;
    return true;
}

static bool read_numbers(const json_in_value *v, const form_member *m, void *to, error *why)
{
    int64_t *out = to;
    bool good = v->kind == JSON_IN_ARRAY && v->n == m->count;
    for (size_t i = 0; good && i < m->count; i++) good = in_range(v + 1 + i, m, &out[i]); /* what has members fails */
    return good || error_refuse(why, "'%s' should be %d numbers from %lld to %lld.", m->key, m->count,
                                (long long)m->low,
                                (long long)m->high);
}

static bool read_pairs(const json_in_value *v, const form_member *m, void *to, error *why)
{
    form_pairs *out = to;
    out->n = 0;
    if (v->kind != JSON_IN_OBJECT || v->n > m->count)
        return error_refuse(why, "'%s' should be an object of at most %d texts.", m->key, m->count);
    for (const json_in_value *one = v + 1; out->n < v->n; one++) {         /* texts, so each is followed by the next */
        if (!one->text || one->n > m->high || strlen(one->key) > 60)
            return error_refuse(why, "In '%s', '%.60s' should be a text of at most %lld bytes.", m->key, one->key,
                                (long long)m->high);
        out->key[out->n] = one->key;
        out->text[out->n++] = one->text;
    }
    return true;
}

/* ---- all of them ------------------------------------------------------------------------------------------------ */

static const form_member *find_member(const form_member *m, unsigned n, const char *key)
{
    for (unsigned i = 0; i < n; i++)
        if (!strcmp(m[i].key, key)) return &m[i];
    return NULL;
}

bool form_read(const form *in, const form_member *m, unsigned n, void *out, uint32_t *has, error *why)
{
    static bool (*const readers[])(const json_in_value *, const form_member *, void *, error *) = {
        [FORM_NUMBER] = read_number, [FORM_BOOL] = read_bool, [FORM_TEXT] = read_text, [FORM_NUMBERS] = read_numbers,
        [FORM_PAIRS] = read_pairs,
    };
    const json_in_value *value = in->tree.value, *end = value + in->tree.n;
    *has = 0;
    for (value++; value < end; value = &in->tree.value[value->after]) {
        const form_member *found = find_member(m, n, value->key);
        if (!found) return error_refuse(why, "There is no '%.60s' in such a message.", value->key);
        if (value->kind == JSON_IN_NULL && (found->flags & FORM_NULL)) continue;
        if (!readers[found->kind](value, found, (char *)out + found->at, why)) return false;
        *has |= 1u << (found - m);
    }
    for (unsigned i = 0; i < n; i++)
        if ((m[i].flags & FORM_NEEDED) && !(*has >> i & 1)) return error_refuse(why, "'%s' is missing.", m[i].key);
    return true;
}
