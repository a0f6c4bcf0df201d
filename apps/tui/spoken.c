/* spoken.c - the board in sentences. board.csv of a game has a row for each of them: whose it is (`table`, `seat`, or a
 * place or field that there is one of for each value of a noun) and the words, in which stand
 *   {word} what lies there or what it counts, {word!} a number that is told even if it is 0, {#} the name of the row,
 *   {word.n} how many cards lie there, {word.text} what the first of them says, {word.COLUMN} which words it has in a
 *   column of the card set,
 *   {word.kinds} how many there are of each kind, {word.flag} nothing, but only if it is set,
 *   {word.compass} how far from the middle, {word.fact} what a player counts by that word.
 * What stands in [brackets] is left out where there is nothing to name; a sentence that names nothing is left out, or
 * what stands after its | is said. A game without the file tells everything it has, by its own words. */
#include "apps/tui/spoken.h"

#include "apps/common/help.h"
#include "base/buffer.h"
#include "base/csv.h"
#include "engine/zone.h"
#include "table/match/phrases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2000, WORD = 40, WHOLE = -1 };

typedef struct {              /* a sentence that is being made */
    const table *t;
    const void *view;
    int row, seat;            /* which one of those that there are several of; WHOLE: of the table */
    uint8_t by;               /* the noun of the row */
    bool named;               /* something was named */
    buffer out;
} speaker;

static const orr_game *game_of(const speaker *s) { return s->t->shown.game; }
static const orr_look *look_of(const speaker *s) { return s->view; }

/* ---- values ------------------------------------------------------------------------------------------------------ */

static const char *word_of(const speaker *s, uint8_t noun, unsigned value)
{
    const char *name = value < 256 ? game_of(s)->word(&s->t->shown, noun, (uint8_t)value, ORR_NAME) : NULL;
    return name ? name : "?";
}

static void put_value(speaker *s, uint8_t noun, unsigned value)
{
    if (noun == ORR_N_SEAT) phrase_put(&s->out, value < ORR_MAX_SEATS ? s->t->name[value] : tongue_say("nobody"));
    else if (noun == ORR_N_NUMBER || noun == ORR_N_NONE) buffer_put(&s->out, "%u", value);
    else phrase_put(&s->out, word_of(s, noun, value));
}

/* Games name seats in their own words as "seat 2": people have names. */
static void put_tag(speaker *s, uint8_t noun, unsigned tag)
{
    if (noun == ORR_N_SEAT || noun == ORR_N_NUMBER) {
        put_value(s, noun, tag);
        return;
    }
    char text[LINE];
    tongue_name_seats(word_of(s, noun, tag), s->t->names, look_of(s)->seats, text, sizeof text);
    buffer_text(&s->out, text);
}

static bool is_number(uint8_t noun) { return noun == ORR_N_NUMBER || noun == ORR_N_NONE; }

static bool put_one(speaker *s, const orr_field *f, unsigned i, bool always)      /* false: nothing there */
{
    const int value = orr_field_value(f, (const char *)s->view + f->seen, i);
    bool any = false;
    if (f->type == ORR_SET) {
        for (unsigned m = 0; m < 16; m++) {
            if (!(value >> m & 1)) continue;
            buffer_text(&s->out, any ? ", " : "");
            put_value(s, f->noun, m);
            any = true;
        }
        return any;
    }
    const bool none = is_number(f->noun) ? !value && !always : f->flags & ORR_OR_NONE && value == 0xff;
    if (none) return false;
    if (f->type == ORR_SIGNED) buffer_put(&s->out, "%d", value);
    else put_value(s, f->noun, (unsigned)value);
    return true;
}

static void take_back(speaker *s, int before)                /* what was said since */
{
    if (before < 0) return;
    s->out.at = before;
    s->out.out[before] = 0;
}

/* "Ada 4, Vega 2": of each seat, or of each value of a noun, what is not nothing. */
static bool put_each(speaker *s, const orr_field *f, unsigned from, unsigned n, uint8_t noun)
{
    bool any = false;
    for (unsigned i = 0; i < n; i++) {
        const int before = s->out.at;
        buffer_text(&s->out, any ? ", " : "");
        put_value(s, noun, i);
        buffer_char(&s->out, ' ');
        if (put_one(s, f, from + i, false)) any = true;
        else take_back(s, before);
    }
    return any;
}

/* "Mine 4, Factory (2 of them)": things of which a field counts each kind. */
static bool put_kinds(speaker *s, const orr_field *f)
{
    bool any = false;
    for (unsigned i = 0; i < f->count; i++) {
        const int n = orr_field_value(f, (const char *)s->view + f->seen, i);
        if (!n) continue;
        buffer_text(&s->out, any ? ", " : "");
        put_value(s, f->by, i);
        if (n > 1) buffer_put(&s->out, tongue_say(" (%d of them)"), n);
        any = true;
    }
    return any;
}

/* "w1" is one step west of the middle. */
static bool put_compass(speaker *s, const orr_field *f)
{
    static const char letters[] = "nesw", *const sides[] = { "north", "east", "south", "west" };
    const int value = orr_field_value(f, (const char *)s->view + f->seen, (unsigned)s->row);
    const char *name = word_of(s, f->noun, (unsigned)value), *side = strchr(letters, *name);
    if (!*name || !side) return false;
    buffer_put(&s->out, "%s %s", name + 1, tongue_say(sides[side - letters]));
    return true;
}

static bool is_set(const speaker *s, const orr_field *f)     /* of this row */
{
    return orr_field_value(f, (const char *)s->view + f->seen, (unsigned)s->row);
}

static bool put_field(speaker *s, const orr_field *f, const char *how)
{
    const unsigned seats = look_of(s)->seats;
    const bool always = *how == '!';
    if (!strcmp(how, "kinds")) return put_kinds(s, f);
    if (!strcmp(how, "flag")) return is_set(s, f);
    if (!strcmp(how, "compass")) return put_compass(s, f);
    if (f->by && s->row == WHOLE) return put_each(s, f, 0, f->by == ORR_N_SEAT ? seats : f->count, f->by);
    if (f->by && f->flags & ORR_EACH)
        return put_each(s, f, (unsigned)s->row * game_of(s)->max_seats, seats, ORR_N_SEAT);
    if (f->by) return put_one(s, f, (unsigned)s->row, always);
    if (f->flags & ORR_EACH && s->seat == WHOLE) return put_each(s, f, 0, seats, ORR_N_SEAT);
    return put_one(s, f, f->flags & ORR_EACH ? (unsigned)s->seat : 0, always);
}

/* Of cards that share a place some have no use for its tag: all of these have the same one, and it says nothing. */
static bool tag_tells(const speaker *s, const orr_place *p, orr_face face)
{
    if (p->tag == ORR_N_NONE || !(p->flags & (ORR_TAG_SEEN | ORR_TAG_HELD)) || face.tag == ORR_UNKNOWN) return false;
    if (!face.tag && p->flags & ORR_TAG_HELD) return false;  /* the usual one: held, not covered */
    for (unsigned other = 0; p->tags && face.kind != ORR_UNKNOWN && other < ORR_UNKNOWN; other++)
        if (other != face.tag && p->tags(&s->t->m.box, look_of(s)->seats, face.kind, (uint8_t)other)) return true;
    return !p->tags || face.kind == ORR_UNKNOWN;
}

static void put_card(speaker *s, const orr_place *p, orr_face face, unsigned copies)
{
    if (face.kind == ORR_UNKNOWN && copies > 1) buffer_put(&s->out, tongue_say("%u unseen cards"), copies);
    else if (face.kind == ORR_UNKNOWN) buffer_put(&s->out, tongue_say("%u unseen card"), copies);
    else buffer_text(&s->out, word_of(s, game_of(s)->decks[p->deck].noun, face.kind));
    if (face.kind != ORR_UNKNOWN && copies > 1) buffer_put(&s->out, tongue_say(" (%u of them)"), copies);
    if (!tag_tells(s, p, face)) return;
    buffer_text(&s->out, " (");
    put_tag(s, p->tag, face.tag);
    buffer_char(&s->out, ')');
}

static bool same_face(orr_face a, orr_face b) { return a.kind == b.kind && a.tag == b.tag; }

/* From the top; equal neighbours together. */
static bool put_cards(speaker *s, const orr_place *p, orr_seen_at at)
{
    const unsigned n = at.z->n, loose = at.z->loose;
    for (unsigned i = 0, copies = 1; i < n; i += copies, copies = 1) {
        const bool ordered = i < n - loose;
        const unsigned k = ordered ? n - 1 - i : i - (n - loose);
        const unsigned end = ordered ? n - loose : n;
        while (i + copies < end && same_face(at.f[ordered ? k - copies : k + copies], at.f[k])) copies++;
        buffer_text(&s->out, i ? ", " : "");
        put_card(s, p, at.f[k], copies);
    }
    return n;
}

static bool put_card_text(speaker *s, const orr_place *p, orr_seen_at at)
{
    const unsigned kind = at.z->n ? at.f[at.z->n - 1].kind : ORR_UNKNOWN;
    if (kind == ORR_UNKNOWN) return false;
    const char *text = game_of(s)->word(&s->t->shown, game_of(s)->decks[p->deck].noun, (uint8_t)kind, ORR_TEXT);
    if (!text || !*text) return false;
    buffer_text(&s->out, text);
    return true;
}

static const orr_col *column_of(const orr_sheet *s, const char *name)
{
    const orr_col *c = s->cols;
    while (c < s->cols + s->n_cols && strcmp(c->name, name)) c++;
    return c < s->cols + s->n_cols ? c : NULL;
}

/* What a word of a column is called: a sheet of that name may say it, row by row. */
static const char *called(const speaker *s, const orr_col *c, unsigned i)
{
    const uint8_t *set = s->t->m.box.set;
    for (const orr_sheet *names = game_of(s)->sheets; names < game_of(s)->sheets + game_of(s)->n_sheets; names++) {
        const orr_col *name = strcmp(names->member, c->name) ? NULL : column_of(names, "name");
        if (name && i < set[names->count_at]) return (const char *)set + names->at + i * names->row_size + name->at;
    }
    return c->words[i];
}

static bool put_column(speaker *s, const orr_place *p, orr_seen_at at, const char *column)
{
    const unsigned kind = at.z->n ? at.f[at.z->n - 1].kind : ORR_UNKNOWN;
    const uint8_t *set = s->t->m.box.set;
    bool any = false;
    if (kind == ORR_UNKNOWN) return false;
    const char *id = game_of(s)->word(&s->t->shown, game_of(s)->decks[p->deck].noun, (uint8_t)kind, ORR_WORD);
    for (const orr_sheet *of = game_of(s)->sheets; of < game_of(s)->sheets + game_of(s)->n_sheets; of++) {
        const orr_col *own = column_of(of, "id"), *c = column_of(of, column);
        for (unsigned r = 0; own && c && c->type == ORR_COL_WORDS && r < set[of->count_at]; r++) {
            const uint8_t *row = set + of->at + r * of->row_size;
            for (unsigned i = 0; !strcmp((const char *)row + own->at, id) && c->words[i]; i++) {
                if (!(row[c->at] >> i & 1)) continue;
                buffer_put(&s->out, "%s%s", any ? tongue_say(" or ") : "", tongue_painted(called(s, c, i)));
                any = true;
            }
        }
    }
    return any;
}

static bool put_place(speaker *s, const orr_place *p, const char *how)
{
    const int i = p->by ? s->row : p->flags & ORR_EACH ? s->seat : 0;
    if (i == WHOLE) return false;
    const orr_seen_at at = orr_place_seen(p, s->view, (unsigned)i);
    if (!*how) return put_cards(s, p, at);
    if (!strcmp(how, "text")) return put_card_text(s, p, at);
    if (strcmp(how, "n")) return put_column(s, p, at, how);
    buffer_put(&s->out, "%u", at.z->n);
    return at.z->n;
}

/* What a player counts: of this row, of this seat, or of the table. */
static bool put_fact(speaker *s, const char *word)
{
    static orr_fact fact[ORR_MAX_FACTS];
    const int n = game_of(s)->facts ? game_of(s)->facts(&s->t->shown, s->view, fact) : 0;
    for (int i = 0; i < n; i++) {
        const int mine = fact[i].by == ORR_N_NONE ? fact[i].value : s->seat != WHOLE ? s->seat : s->row;
        if (strcmp(fact[i].word, word) || mine != fact[i].value) continue;
        buffer_put(&s->out, "%d", fact[i].number);
        return fact[i].number;
    }
    return false;
}

/* ---- sentences --------------------------------------------------------------------------------------------------- */

static bool put_named(speaker *s, char *name)                /* false: nothing there */
{
    const orr_game *g = game_of(s);
    char *end = name + strcspn(name, ".!");
    const char *how = *end == '!' ? "!" : *end ? end + 1 : "";
    if (!strcmp(name, "#")) return put_value(s, s->by, (unsigned)s->row), false;
    *end = 0;
    if (!strcmp(how, "fact")) return put_fact(s, name);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        if (!strcmp(p->word, name)) return put_place(s, p, how);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (!strcmp(f->word, name)) return put_field(s, f, how);
    return buffer_put(&s->out, "{%s}", name), true;          /* seen at once, and by the test */
}

/* Up to a character of `ends`; gives where it stopped. */
static const char *put_words(speaker *s, const char *words, const char *ends, bool *some)
{
    while (*words && !strchr(ends, *words)) {
        char name[WORD];
        if (*words == '[') {
            const int before = s->out.at;
            bool inner = false;
            words = put_words(s, words + 1, "]", &inner);
            words += *words == ']';
            if (!inner) take_back(s, before);
            *some |= inner;
        } else if (*words == '{') {
            const size_t n = strcspn(words, "}");
            snprintf(name, sizeof name, "%.*s", (int)n - 1, words + 1);
            *some |= put_named(s, name);
            words += n + (words[n] == '}');
        } else {
            buffer_char(&s->out, *words++);
        }
    }
    return words;
}

static void put_sentence(speaker *s, const char *words)
{
    const int before = s->out.at;
    bool some = false;
    if (before > 0) buffer_char(&s->out, ' ');
    const char *rest = put_words(s, words, "|", &some);
    if (some || before < 0) return;
    take_back(s, before);
    if (*rest != '|') return;
    if (before) buffer_char(&s->out, ' ');
    buffer_text(&s->out, rest + 1);
}

static void say_line(speaker *s)
{
    *s->out.out = (char)toupper((unsigned char)*s->out.out);
    if (s->out.at > 0) screen_line(&s->t->scr, ORR_INK, s->out.out);
    s->out = buffer_on(s->out.out, s->out.cap);
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

static void say_row(speaker *s, const char *words)
{
    put_sentence(s, words);
    say_line(s);
}

/* A line for each of a place where something lies, or for each value of a field's noun. */
static void say_rows(speaker *s, const char *of, const char *words)
{
    const orr_game *g = game_of(s);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (s->row = 0, s->by = p->by; !strcmp(p->word, of) && s->row < p->count; s->row++)
            if (orr_place_seen(p, s->view, (unsigned)s->row).z->n) say_row(s, words);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        for (s->row = 0, s->by = f->by; !strcmp(f->word, of) && s->row < f->count; s->row++) say_row(s, words);
    s->row = WHOLE;
}

/* A sentence in the language, if the file has it. */
static const char *words_of(const csv *rows)
{
    return tongue_italian() && rows->n > 2 ? tongue_letters(rows->field[2]) : rows->field[1];
}

static void say_seat(speaker *s, const char *file)
{
    csv rows;
    const orr_look *v = look_of(s);
    buffer_put(&s->out, tongue_say("Seat %d, %s%s%s."), s->seat + 1, s->t->name[s->seat],
               s->seat == v->seat ? tongue_say(" (you)") : "",
               v->asked >> s->seat & 1 ? tongue_say(", asked now")
               : v->may >> s->seat & 1 ? tongue_say(", may act now")
                                       : "");
    csv_open(&rows, file);
    while (csv_row(&rows))
        if (rows.n > 1 && !strcmp(rows.field[0], "seat")) put_sentence(s, words_of(&rows));
    say_line(s);
}

/* A game without sentences of its own. */
static void say_by_words(speaker *s, unsigned each)
{
    const orr_game *g = game_of(s);
    char words[2 * WORD];
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        snprintf(words, sizeof words, p->by ? "%s {#}: {%s}." : "%s: {%s}.", p->word, p->word);
        if (p->by && !each) say_rows(s, p->word, words);
        else if (!p->by && (p->flags & ORR_EACH) == each) put_sentence(s, words);
    }
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        snprintf(words, sizeof words, "%s: {%s}.", f->word, f->word);
        if (f->flags & ORR_DERIVED && f->noun >= ORR_N_FIRST_OWN && !look_of(s)->over) continue;   /* who has won */
        if (f->by ? !each : (f->flags & ORR_EACH) == each) put_sentence(s, words);
    }
    say_line(s);
}

void spoken_board(const table *t, const void *view)
{
    static char line[LINE];
    speaker s = { .t = t, .view = view, .row = WHOLE, .seat = WHOLE, .out = buffer_on(line, sizeof line) };
    const help_file *file = help_find(t->m.t.game, "board.csv");
    csv rows;
    screen_say(&t->scr, ORR_STRONG, "%s", t->shown.game->title);
    csv_open(&rows, file ? file->text : "");
    while (csv_row(&rows)) {
        if (rows.n < 2 || rows.line == 1 || !strcmp(rows.field[0], "seat")) continue;
        if (strcmp(rows.field[0], "table")) say_rows(&s, rows.field[0], words_of(&rows));
        else put_sentence(&s, words_of(&rows)), say_line(&s);
    }
    if (!file) say_by_words(&s, 0);
    for (s.seat = 0; s.seat < look_of(&s)->seats; s.seat++) {
        say_seat(&s, file ? file->text : "");
        if (!file) say_by_words(&s, ORR_EACH);
    }
}
