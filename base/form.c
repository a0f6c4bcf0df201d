/* form.c - strict reading by tables, on top of jansson. */
#include "base/form.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_DEPTH = 4 };       /* a message is flat; an action or a list of options is one level more */

/* jansson itself goes 2,048 brackets deep. */
static bool is_shallow(const char *bytes, size_t n)
{
    int depth = 0;
    bool text = false;
    for (size_t i = 0; i < n; i++) {
        if (text && bytes[i] == '\\') i++;
        else if (bytes[i] == '"') text = !text;
        else if (!text && (bytes[i] == '{' || bytes[i] == '[')) depth++;
        else if (!text && (bytes[i] == '}' || bytes[i] == ']')) depth--;
        if (depth > MAX_DEPTH) return false;
    }
    return true;
}

/* In our words: the library's are for programmers, and quote what came. */
static bool refuse_json(const json_error_t *wrong, error *why)
{
    const char *what = "there is a mistake in it";
    switch (json_error_code(wrong)) {
    case json_error_out_of_memory: return error_refuse(why, "There is not enough memory for that message.");
    case json_error_premature_end_of_input: what = "its end is missing"; break;
    case json_error_end_of_input_expected: what = "something follows it"; break;
    case json_error_invalid_utf8: what = "it is not text in UTF-8"; break;
    case json_error_null_character:
    case json_error_null_byte_in_key: what = "a text in it has a NUL character"; break;
    case json_error_duplicate_key: what = "it says something twice"; break;
    case json_error_numeric_overflow: what = "a number in it is too large"; break;
    default: break;
    }
    return error_refuse(why, "That is not one JSON object: %s, in line %d.", what, wrong->line > 0 ? wrong->line : 1);
}

bool form_open(form *in, const char *bytes, size_t n, error *why)
{
    json_error_t wrong;
    in->root = NULL;
    if (!is_shallow(bytes, n))
        return error_refuse(why, "That message has more than %d brackets inside each other.", MAX_DEPTH);
    json_t *root = json_loadb(bytes, n, JSON_REJECT_DUPLICATES, &wrong);
    if (!root) return refuse_json(&wrong, why);
    if (!json_is_object(root)) {
        json_decref(root);
        return error_refuse(why, "That is not one JSON object.");
    }
    in->root = root;
    return true;
}

void form_close(form *in)
{
    if (in->root) json_decref(in->root);
    in->root = NULL;
}

bool form_number_of(const char *bytes, size_t n, const char *key, int64_t *out)
{
    json_error_t wrong;
    form f = { .root = is_shallow(bytes, n) ? json_loadb(bytes, n, JSON_ALLOW_NUL, &wrong) : NULL };
    const bool found = f.root && form_number(&f, key, out);
    form_close(&f);
    return found;
}

const char *form_word(const form *in, const char *key) { return json_string_value(json_object_get(in->root, key)); }

bool form_number(const form *f, const char *key, int64_t *out)
{
    const json_t *v = json_object_get(f->root, key);
    if (json_is_integer(v)) *out = json_integer_value(v);
    return json_is_integer(v);
}

/* ---- one member ------------------------------------------------------------------------------------------------- */

static bool in_range(const json_t *v, const form_member *m, int64_t *out)
{
    if (!json_is_integer(v)) return false;
    *out = json_integer_value(v);
    return *out >= m->low && *out <= m->high;
}

static bool read_number(const json_t *v, const form_member *m, void *to, error *why)
{
    return in_range(v, m, to) || error_refuse(why, "'%s' should be a whole number from %lld to %lld.", m->key,
                                              (long long)m->low, (long long)m->high);
}

static bool read_bool(const json_t *v, const form_member *m, void *to, error *why)
{
    if (!json_is_boolean(v)) return error_refuse(why, "'%s' should be true or false.", m->key);
    *(bool *)to = json_is_true(v);
    return true;
}

/* jansson lets only whole UTF-8 through. */
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

static bool read_text(const json_t *v, const form_member *m, void *to, error *why)
{
    const char *text = json_string_value(v);
    if (!text) return error_refuse(why, "'%s' should be a text.", m->key);
    const int64_t n = characters(text);
    if (n < m->low || n > m->high)
        return error_refuse(why, "'%s' should have %lld to %lld characters.", m->key, (long long)m->low,
                            (long long)m->high);
    if (has_control(text)) return error_refuse(why, "'%s' should be one line of text.", m->key);
    *(const char **)to = text;
    return true;
}

static bool read_numbers(const json_t *v, const form_member *m, void *to, error *why)
{
    int64_t *out = to;
    bool good = json_is_array(v) && json_array_size(v) == m->count;
    for (size_t i = 0; good && i < m->count; i++) good = in_range(json_array_get(v, i), m, &out[i]);
    return good || error_refuse(why, "'%s' should be %d numbers from %lld to %lld.", m->key, m->count,
                                (long long)m->low,
                                (long long)m->high);
}

static bool read_pairs(const json_t *v, const form_member *m, void *to, error *why)
{
    form_pairs *out = to;
    out->n = 0;
    if (!json_is_object(v) || json_object_size(v) > m->count)
        return error_refuse(why, "'%s' should be an object of at most %d texts.", m->key, m->count);
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)v, key, value) {
        if (!json_is_string(value) || (int64_t)json_string_length(value) > m->high || strlen(key) > 60)
            return error_refuse(why, "In '%s', '%.60s' should be a text of at most %lld bytes.", m->key, key,
                                (long long)m->high);
        out->key[out->n] = key;
        out->text[out->n++] = json_string_value(value);
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
    static bool (*const readers[])(const json_t *, const form_member *, void *, error *) = {
        [FORM_NUMBER] = read_number, [FORM_BOOL] = read_bool, [FORM_TEXT] = read_text, [FORM_NUMBERS] = read_numbers,
        [FORM_PAIRS] = read_pairs,
    };
    const char *key;
    json_t *value;
    *has = 0;
    json_object_foreach((json_t *)in->root, key, value) {
        const form_member *found = find_member(m, n, key);
        if (!found) return error_refuse(why, "There is no '%.60s' in such a message.", key);
        if (json_is_null(value) && (found->flags & FORM_NULL)) continue;
        if (!readers[found->kind](value, found, (char *)out + found->at, why)) return false;
        *has |= 1u << (found - m);
    }
    for (unsigned i = 0; i < n; i++)
        if ((m[i].flags & FORM_NEEDED) && !(*has >> i & 1)) return error_refuse(why, "'%s' is missing.", m[i].key);
    return true;
}
