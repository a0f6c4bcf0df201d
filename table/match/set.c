/* set.c - a card set from the texts of its CSV files, as the game's sheets describe them. What the cards must add up
 * to is the game's own business: check_set. */
#include "base/buffer.h"
#include "base/csv.h"
#include "base/decimal.h"
#include "base/plain.h"
#include "engine/game.h"
#include "table/match/box.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_ROWS = 256 };

typedef struct {              /* one sheet being read */
    const orr_sheet *sheet;
    csv in;
    int column[CSV_MAX_FIELDS];   /* which column of the sheet a field belongs to */
    uint8_t *set;
    unsigned n_fields;            /* in the header */
    unsigned rows;                /* read so far */
    unsigned *line;               /* where each of them stands */
    bool stored;                  /* it was accepted once, by a rule that may have been freer */
    error *why;
} reader;

/* ---- one value -------------------------------------------------------------------------------------------------- */

static bool is_id(const char *s)
{
    if (*s < 'a' || *s > 'z') return false;
    for (; *s; s++)
        if (!((*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9') || *s == '-')) return false;
    return true;
}

/* Well-formed UTF-8 without control characters. */
static bool is_text(const char *text)
{
    for (const unsigned char *s = (const unsigned char *)text; *s;) {
        if (*s < ' ' || *s == 0x7f || (*s >= 0x80 && *s < 0xc2) || *s >= 0xf5) return false;
        const unsigned more = *s < 0x80 ? 0 : *s < 0xe0 ? 1 : *s < 0xf0 ? 2 : 3;
        if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f) || (*s == 0xf0 && s[1] < 0x90) ||
            (*s == 0xf4 && s[1] > 0x8f))
            return false;
        s++;
        for (unsigned i = 0; i < more; i++, s++)
            if ((*s & 0xc0) != 0x80) return false;
    }
    return true;
}

enum { QUOTED = 64 };

/* What came, as far as it can be shown in a sentence. */
static const char *quoted(const char *value, char out[QUOTED])
{
    buffer p = buffer_on(out, QUOTED);
    buffer_put(&p, "%.60s", value);
    plain_text(out);
    return out;
}

static bool refuse_value(reader *r, const orr_col *c, const char *value, const char *should)
{
    char shown[QUOTED];
    return error_refuse(r->why, "%s:%u: %s is '%s', should be %s", r->sheet->file, r->in.line, c->name,
                        quoted(value, shown), should);
}

/* As names and chat of people: nothing that hides letters or reverses text. */
static bool is_plain(reader *r, const orr_col *c, const char *value)
{
    char shown[CSV_MAX_LINE];
    memcpy(shown, value, strlen(value) + 1);             /* a field is no longer than its line */
    const unsigned seen = plain_text(shown);
    if (strcmp(shown, value))
        return error_refuse(r->why, "%s:%u: direction marks and characters without a shape are not allowed in %s",
                            r->sheet->file, r->in.line, c->name);
    return seen || !*value || strcmp(c->name, "name") || /* whether it may be empty the game says */
           error_refuse(r->why, "%s:%u: a name needs a character that can be seen", r->sheet->file, r->in.line);
}

static bool refuse_word(reader *r, const orr_col *c, const char *value, const char *should)
{
    char all[330];
    buffer p = buffer_on(all, sizeof all);
    buffer_put(&p, "%s", should);
    for (const char *const *w = c->words; *w; w++) buffer_put(&p, "%s %s", w == c->words ? "" : ",", *w);
    return refuse_value(r, c, value, all);
}

static int find_word(const orr_col *c, const char *word, size_t len)
{
    for (int i = 0; c->words[i]; i++)
        if (strlen(c->words[i]) == len && !memcmp(c->words[i], word, len)) return i;
    return -1;
}

static bool read_string(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    if (!is_text(value)) return refuse_value(r, c, "", "text in UTF-8 without control characters");
    if (!r->stored && !is_plain(r, c, value)) return false;
    if (strlen(value) >= c->size)
        return error_refuse(r->why, "%s:%u: %s is %zu bytes long, should be at most %u", r->sheet->file, r->in.line,
                            c->name, strlen(value), c->size - 1u);
    memcpy(row + c->at, value, strlen(value));
    return true;
}

static bool read_id(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    if (!is_id(value)) return refuse_value(r, c, value, "a word of small letters, digits and hyphens");
    if (!read_string(r, c, value, row)) return false;
    for (unsigned i = 0; i < r->rows; i++) {
        const uint8_t *other = r->set + r->sheet->at + i * r->sheet->row_size;
        if (!strcmp((const char *)other + c->at, value))
            return error_refuse(r->why, "%s:%u: %s is '%s' as on line %u, should be different in every row",
                                r->sheet->file, r->in.line, c->name, value, r->line[i]);
    }
    return true;
}

static bool read_number(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    char should[64];
    buffer p = buffer_on(should, sizeof should);
    buffer_put(&p, "a number from %u to %u", c->low, c->high);
    unsigned v;
    if (strlen(value) > 3 || !decimal_read_unsigned(value, c->high, &v) || v < c->low)
        return refuse_value(r, c, value, should);
    row[c->at] = (uint8_t)v;
    return true;
}

static bool read_word(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    const int i = find_word(c, value, strlen(value));
    if (i < 0) return refuse_word(r, c, value, "one of");
    row[c->at] = (uint8_t)i;
    return true;
}

static bool read_words(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    for (const char *s = value + strspn(value, " "); *s; s += strspn(s, " ")) {
        const size_t len = strcspn(s, " ");
        const int i = find_word(c, s, len);
        if (i < 0 || row[c->at] >> i & 1)
            return refuse_word(r, c, value, "nothing or some of, each once and with blanks between:");
        row[c->at] |= (uint8_t)(1u << i);
        s += len;
    }
    return true;
}

static bool read_value(reader *r, const orr_col *c, const char *value, uint8_t *row)
{
    switch ((orr_col_type)c->type) {
    case ORR_COL_ID: return read_id(r, c, value, row);
    case ORR_COL_STRING: return read_string(r, c, value, row);
    case ORR_COL_NUMBER: return read_number(r, c, value, row);
    case ORR_COL_WORD: return read_word(r, c, value, row);
    case ORR_COL_WORDS: return read_words(r, c, value, row);
    }
    return false;
}

/* ---- one sheet -------------------------------------------------------------------------------------------------- */

static bool refuse_csv(reader *r)
{
    return error_refuse(r->why, "%s:%u: %s", r->sheet->file, r->in.line ? r->in.line : 1,
                        r->in.wrong ? r->in.wrong : "the file is empty");
}

static int find_column(const orr_sheet *s, const char *name)
{
    for (int i = 0; i < s->n_cols; i++)
        if (!strcmp(s->cols[i].name, name)) return i;
    return -1;
}

static bool refuse_column(reader *r, const char *name)
{
    char all[240], shown[QUOTED];
    buffer p = buffer_on(all, sizeof all);
    for (unsigned i = 0; i < r->sheet->n_cols; i++) buffer_put(&p, "%s%s", i ? ", " : "", r->sheet->cols[i].name);
    return error_refuse(r->why, "%s:%u: there is no column '%.40s'; the columns are %s", r->sheet->file, r->in.line,
                        quoted(name, shown), all);
}

static bool read_header(reader *r)
{
    bool seen[CSV_MAX_FIELDS] = { false };
    if (!csv_row(&r->in)) return refuse_csv(r);
    r->n_fields = r->in.n;
    for (unsigned i = 0; i < r->in.n; i++) {
        const int c = find_column(r->sheet, r->in.field[i]);
        if (c < 0) return refuse_column(r, r->in.field[i]);
        if (seen[c])
            return error_refuse(r->why, "%s:%u: the column '%s' is there twice", r->sheet->file, r->in.line,
                                r->in.field[i]);
        seen[c] = true;
        r->column[i] = c;
    }
    for (unsigned c = 0; c < r->sheet->n_cols; c++)
        if (!seen[c] && !r->sheet->cols[c].usual)
            return error_refuse(r->why, "%s:%u: the column '%s' is missing", r->sheet->file, r->in.line,
                                r->sheet->cols[c].name);
    return true;
}

static bool read_sheet(reader *r, const char *text)
{
    const orr_sheet *s = r->sheet;
    csv_open(&r->in, text);
    if (!read_header(r)) return false;
    for (r->rows = 0; csv_row(&r->in); r->rows++) {
        if (r->rows == s->max_rows)
            return error_refuse(r->why, "%s:%u: there are too many rows, the most is %u", s->file, r->in.line,
                                s->max_rows);
        if (r->in.n != r->n_fields)
            return error_refuse(r->why, "%s:%u: the row has %u fields, should have %u", s->file, r->in.line, r->in.n,
                                r->n_fields);
        r->line[r->rows] = r->in.line;
        for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++)      /* until the set says something else */
            if (c->usual) r->set[s->at + r->rows * s->row_size + c->at] = c->usual[r->rows];
        for (unsigned i = 0; i < r->in.n; i++)
            if (!read_value(r, &s->cols[r->column[i]], r->in.field[i], r->set + s->at + r->rows * s->row_size))
                return false;
    }
    if (r->in.wrong) return refuse_csv(r);
    r->set[s->count_at] = (uint8_t)r->rows;
    return true;
}

/* ---- the set ---------------------------------------------------------------------------------------------------- */

static bool check_whole(const orr_game *g, const void *set, unsigned (*line)[MAX_ROWS], error *why)
{
    uint8_t sheet = 0, row = UINT8_MAX;
    const char *wrong = g->check_set ? g->check_set(set, &sheet, &row) : NULL;
    if (!wrong) return true;
    return error_refuse(why, "%s:%u: %s", g->sheets[sheet].file, row == UINT8_MAX ? 1 : line[sheet][row], wrong);
}

static bool parse(const orr_game *g, const char *const texts[], void *set, bool stored, error *why)
{
    if (!g->n_sheets) return error_refuse(why, "%s has no card sets to load.", g->title);
    unsigned (*line)[MAX_ROWS] = calloc(g->n_sheets, sizeof *line);
    if (!line) return error_refuse(why, "There is not enough memory for this set.");
    memset(set, 0, g->set_size);
    bool good = true;
    for (unsigned i = 0; i < g->n_sheets && good; i++) {
        reader r = { .sheet = &g->sheets[i], .set = set, .line = line[i], .stored = stored, .why = why };
        good = read_sheet(&r, texts[i]);
    }
    good = good && check_whole(g, set, line, why);
    free(line);
    return good;
}

bool set_parse(const orr_game *g, const char *const texts[], void *set, error *why)
{
    return parse(g, texts, set, false, why);
}

bool set_parse_stored(const orr_game *g, const char *const texts[], void *set, error *why)
{
    return parse(g, texts, set, true, why);
}

/* ---- its hash ---------------------------------------------------------------------------------------------------- */

enum { MOST_LATE = 64 };
typedef struct {              /* numbers that sets may leave out */
    uint16_t at[MOST_LATE];   /* where they are, also those of rows that are not there; the first first */
    uint8_t value[MOST_LATE];
    unsigned n;
    bool usual;               /* all of them are what they were before sets could say */
} late_numbers;

static void add_late(late_numbers *l, uint16_t at, uint8_t value)
{
    if (l->n == MOST_LATE) abort();                      /* a game's tables are wrong */
    unsigned i = l->n++;
    for (; i && l->at[i - 1] > at; i--) l->at[i] = l->at[i - 1], l->value[i] = l->value[i - 1];
    l->at[i] = at, l->value[i] = value;
}

static void find_late(const orr_game *g, const uint8_t *set, late_numbers *l)
{
    *l = (late_numbers){ .usual = true };
    for (const orr_sheet *s = g->sheets; s < g->sheets + g->n_sheets; s++)
        for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++)
            for (unsigned r = 0; c->usual && r < s->max_rows; r++) {
                const uint16_t at = (uint16_t)(s->at + r * s->row_size + c->at);
                add_late(l, at, set[at]);
                if (r < set[s->count_at] && set[at] != c->usual[r]) l->usual = false;
            }
}

/* Without what is usual: a set from before it could say so keeps its hash, and with it the matches that name it. */
uint64_t set_hash(const orr_game *g, const void *set)
{
    const uint64_t seed = orr_hash(g->id, strlen(g->id), g->rules_version);
    late_numbers late;
    if (!set) return orr_hash(set, 0, seed);
    find_late(g, set, &late);
    if (!late.n) return orr_hash(set, g->set_size, seed);
    const uint64_t h = orr_hash_without(set, g->set_size, late.at, late.n, seed);
    return late.usual ? h : orr_hash(late.value, late.n, h);
}
