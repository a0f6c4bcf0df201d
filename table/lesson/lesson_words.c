/* lesson_words.c - texts of a lesson: what stands between braces and brackets is checked when it is read and filled in
 * from the learner's view when it is said. Also the things of the board that a lesson points at. */
#include "table/lesson/lesson_parts.h"

#include <stdio.h>
#include <string.h>

const char *ls_text(const lesson *l, uint32_t at) { return sc_text_of(&l->c, at); }

/* ---- things: "hand 1 blue-science", "on-moon factory", "spaceships earth 1" ------------------------------------- */

typedef struct {              /* a place, a field or the score, and perhaps which */
    sc_subject subject;
    uint8_t index;
    sc_name name;
    unsigned instance;
    bool whole;               /* its row and its seat are named, as far as it has them */
} spot;

static bool find_subject(const orr_game *g, const char *word, spot *x)
{
    for (x->index = 0; x->index < g->n_places; x->index++)
        if (sc_same(g->places[x->index].word, word))
            return x->subject = SC_PLACE, x->name = sc_name_of_place(g, &g->places[x->index]), true;
    for (x->index = 0; x->index < g->n_fields; x->index++)
        if (sc_same(g->fields[x->index].word, word))
            return x->subject = SC_FIELD, x->name = sc_name_of_field(g, &g->fields[x->index]), true;
    x->subject = SC_SCORE;
    x->name = sc_name_of_score(g);
    return sc_same(word, "score");
}

/* Up to the end of the line, ; or |. What is left out means all of them. */
static bool read_spot(sc_reader *r, spot *x)
{
    const orr_game *g = r->c->box.game;
    char word[SC_WORD];
    uint8_t value = 0;
    *x = (spot){ .whole = true };
    if (!sc_word(r, word)) return sc_bad(r, "A place or a field should stand here, not %s.", sc_here(r));
    if (!find_subject(g, word, x))
        return sc_bad(r, "\"%s\" is neither a place nor a field of %s; `orrery scenario --fields %s` lists them.", word,
                      g->id, g->id);
    if (x->name.by) {
        x->whole = sc_peek(r, word);
        if (x->whole && (!sc_word(r, word) || !sc_read_value(r, x->name.by, x->name.rows, word, &value))) return false;
        x->instance = (unsigned)value * x->name.row;
    }
    if (x->name.each) {
        orr_seat seat = 0;
        x->whole = x->whole && sc_peek(r, word);
        if (x->whole && !sc_read_seat(r, &seat)) return false;
        x->instance += seat;
    }
    return true;
}

static bool read_number_word(sc_reader *r)
{
    orr_seat seat;
    return sc_read_seat(r, &seat);
}

static bool read_plain_word(sc_reader *r)
{
    char word[SC_WORD];
    return sc_word(r, word) ? true : sc_bad(r, "A word should stand here, not %s.", sc_here(r));
}

static bool read_answer(sc_reader *r)
{
    sc_act act = { .any = 0 };
    return sc_read_action(r, SC_STARS, &act);
}

static bool read_nothing(sc_reader *r)
{
    (void)r;
    return true;
}

static const struct { const char *word; bool (*read)(sc_reader *); } plain_things[] = {
    { "seat", read_number_word }, { "answer", read_answer }, { "phase", read_plain_word }, { "bar", read_nothing },
    { "log", read_nothing },      { "nobody", read_nothing },
};

static bool read_what(sc_reader *r)
{
    char word[SC_WORD];
    uint8_t kind;
    spot x;
    if (!sc_peek(r, word)) return sc_bad(r, "A thing should stand here, not %s.", sc_here(r));
    for (unsigned i = 0; i < sizeof plain_things / sizeof *plain_things; i++)
        if (sc_same(plain_things[i].word, word)) return sc_take(r, word) && plain_things[i].read(r);
    if (!read_spot(r, &x)) return false;
    if (!sc_peek(r, word)) return true;
    if (x.subject != SC_PLACE) return sc_bad(r, "\"%s\" is a word too many: nothing lies in a field.", word);
    sc_word(r, word);
    const orr_game *g = r->c->box.game;
    return sc_read_value(r, g->decks[g->places[x.index].deck].noun, SC_ALL_VALUES, word, &kind);
}

bool ls_read_thing(sc_reader *r, lesson *l)
{
    char text[SC_LINE];
    while (*r->p == ' ') r->p++;
    const char *from = r->p;
    if (!read_what(r)) return false;
    snprintf(text, sizeof text, "%.*s", (int)(r->p - from), from);
    if (l->n_things == LS_THINGS) return sc_bad(r, "This lesson points at too many things; split it.");
    return sc_keep_text(r, text, &l->thing[l->n_things++].text);
}

bool ls_is_guessable(const char *thing)
{
    return strncmp(thing, "answer ", 7) && strncmp(thing, "phase ", 6) && !sc_same(thing, "bar") &&
           !sc_same(thing, "log");
}

/* ---- reading texts ----------------------------------------------------------------------------------------------- */

static ls_part *new_part(sc_reader *r, lesson *l, lesson_words *w, lesson_tongue tongue)
{
    if (l->n_parts == LS_PARTS) return sc_bad(r, "This lesson has too many texts; split it."), NULL;
    w->n_parts[tongue]++;
    l->part[l->n_parts] = (ls_part){ .kind = LS_TEXT };
    return &l->part[l->n_parts++];
}

/* {blue}, {money 1}, {count draw}, {score 1} */
static bool read_number(sc_reader *r, ls_part *p)
{
    spot x;
    const bool count = sc_take(r, "count");
    if (!read_spot(r, &x) || !sc_need_end(r)) return false;
    if (count != (x.subject == SC_PLACE))
        return sc_bad(r, count ? "Only the cards of a place can be counted."
                               : "A place is no number; write {count ...}.");
    if (!x.whole) return sc_bad(r, "There are several of these; say which one, as a scenario does.");
    if (x.subject == SC_FIELD && r->c->box.game->fields[x.index].type == ORR_SET)
        return sc_bad(r, "This field is a set, not a number.");
    p->kind = count ? LS_COUNT : x.subject == SC_SCORE ? LS_SCORE : LS_NUMBER;
    p->index = x.index;
    p->instance = x.instance;
    return true;
}

/* A card first, then any other thing with a word. */
static bool find_card(const orr_box *b, const char *word, uint8_t *noun, uint8_t *value)
{
    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned k = 0; k < (pass ? b->game->n_nouns : b->game->n_decks); k++) {
            *noun = pass ? (uint8_t)(ORR_N_FIRST_OWN + k) : b->game->decks[k].noun;
            for (unsigned v = 0; v < 256; v++) {
                const char *w = b->game->word(b, *noun, (uint8_t)v, ORR_WORD);
                if (!w) break;
                if (sc_same(w, word)) return *value = (uint8_t)v, true;
            }
        }
    return false;
}

/* [heal-all], [heal-all!], [seat 2] */
static bool read_mark(sc_reader *r, ls_part *p)
{
    char word[SC_WORD];
    orr_seat seat;
    if (sc_take(r, "seat")) {
        if (!sc_read_seat(r, &seat)) return false;
        p->kind = LS_SEAT;
        p->instance = seat;
        return sc_need_end(r);
    }
    if (!sc_word(r, word)) return sc_bad(r, "Between the brackets should stand a card or a seat.");
    char *mark = strchr(word, '!');
    p->taught = mark && !mark[1];
    if (p->taught) *mark = 0;
    p->kind = LS_CARD;
    if (!find_card(&r->c->box, word, &p->noun, &p->value))
        return sc_bad(r, "\"%s\" is no card of %s, nor anything else that has a word.", word, r->c->box.game->id);
    return sc_need_end(r);
}

static bool read_inside(sc_reader *r, ls_part *p, char close)
{
    char *stop = strchr(r->p, close);
    const bool number = close == '}';
    if (!stop) return sc_bad(r, "A \"%c\" is missing here.", close);
    *stop = 0;
    const bool good = number ? read_number(r, p) : read_mark(r, p);
    *stop = close;
    r->p = stop + 1;
    return good;
}

bool ls_read_text(sc_reader *r, lesson *l, lesson_words *w, lesson_tongue tongue)
{
    while (*r->p == ' ') r->p++;
    if (!*r->p) return sc_bad(r, "A text should stand here.");
    if (w->n_parts[tongue]) return sc_bad(r, "This text is here already in this language.");
    w->part[tongue] = l->n_parts;
    w->at[tongue] = r->line;
    while (*r->p) {
        char text[SC_LINE];
        const size_t n = strcspn(r->p, "{[");
        ls_part *p = new_part(r, l, w, tongue);
        if (!p) return false;
        snprintf(text, sizeof text, "%.*s", (int)n, r->p);
        if (n) {
            r->p += n;
            if (!sc_keep_text(r, text, &p->text)) return false;
        } else {
            const char close = *r->p++ == '{' ? '}' : ']';
            if (!read_inside(r, p, close)) return false;
        }
    }
    return true;
}

/* What stands between braces or brackets counts as one word, with what hangs on to it. */
unsigned ls_count_words(const lesson *l, const lesson_words *w, lesson_tongue tongue)
{
    unsigned n = 0;
    bool inside = false;
    for (const ls_part *p = l->part + w->part[tongue]; p < l->part + w->part[tongue] + w->n_parts[tongue]; p++) {
        if (p->kind != LS_TEXT) {
            n += !inside;
            inside = true;
            continue;
        }
        for (const char *c = ls_text(l, p->text); *c; c++) {
            n += *c != ' ' && !inside;
            inside = *c != ' ';
        }
    }
    return n;
}

/* ---- filling in -------------------------------------------------------------------------------------------------- */

void ls_observe(const lesson *l, const orr_ctx *t, void *view) { orr_observe(t, l->head.you, view); }

static void put_number(buffer *out, const lesson *l, const ls_part *p, const orr_ctx *t, const void *view)
{
    const orr_game *g = l->head.box.game;
    int16_t points[ORR_MAX_SEATS] = { 0 };
    if (p->kind == LS_SCORE) g->score(t, points), buffer_put(out, "%d", points[p->instance]);
    else if (p->kind == LS_COUNT) buffer_put(out, "%u", orr_place_seen(&g->places[p->index], view, p->instance).z->n);
    else buffer_put(out, "%d", (int)sc_value(&g->fields[p->index], p->instance, view, true));
}

static void put_seat(buffer *out, const lesson *l, unsigned seat, lesson_tongue tongue)
{
    if (seat == l->head.you) buffer_text(out, tongue == LESSON_ITALIAN ? "tu" : "you");
    else if (*l->head.name[seat]) buffer_text(out, l->head.name[seat]);
    else buffer_put(out, tongue == LESSON_ITALIAN ? "posto %u" : "seat %u", seat + 1);
}

void lesson_fill(const lesson *l, const lesson_words *w, lesson_tongue tongue, const lesson_reader *r,
                 const orr_ctx *t, buffer *out)
{
    const orr_box *b = r ? r->box : &l->head.box;
    uint64_t view[(UINT16_MAX + 1) / sizeof(uint64_t)];     /* view_size has 16 bits */
    ls_observe(l, t, view);
    for (const ls_part *p = l->part + w->part[tongue]; p < l->part + w->part[tongue] + w->n_parts[tongue]; p++) {
        const char *name = p->kind == LS_CARD ? b->game->word(b, p->noun, p->value, ORR_NAME) : NULL;
        if (p->kind == LS_TEXT) buffer_text(out, ls_text(l, p->text));
        else if (p->kind == LS_SEAT && !r) buffer_put(out, "[seat %u]", p->instance + 1);
        else if (p->kind == LS_SEAT) put_seat(out, l, p->instance, tongue);
        else if (p->kind == LS_CARD && !r) buffer_put(out, "[%u %u]", p->noun, p->value);
        else if (p->kind == LS_CARD) buffer_text(out, name ? name : "?");
        else put_number(out, l, p, t, view);
    }
}

/* ---- things by name ---------------------------------------------------------------------------------------------- */

static void put_plain(buffer *out, const char *word)
{
    for (; *word; word++) buffer_char(out, *word == '-' ? ' ' : *word);
}

static void put_value(buffer *out, const orr_box *b, uint8_t noun, const char *word)
{
    for (unsigned v = 0; v < 256; v++) {
        const char *w = b->game->word(b, noun, (uint8_t)v, ORR_WORD);
        if (!w) break;
        if (sc_same(w, word)) {
            buffer_text(out, b->game->word(b, noun, (uint8_t)v, ORR_NAME));
            return;
        }
    }
    put_plain(out, word);
}

/* Whose it is, what it is called, which one, and the card in it. */
static void put_spot(const lesson *l, const lesson_reader *r, const spot *x, char word[4][SC_WORD], unsigned n,
                     buffer *out)
{
    const orr_box *b = r->box;
    char name[2 * SC_WORD];
    buffer own = buffer_on(name, sizeof name);
    unsigned at = 1;
    const char *row = x->name.by && at < n ? word[at++] : NULL;
    uint32_t seat = 0;
    const bool owned = x->name.each && at < n && decimal_read_unsigned(word[at], l->head.seats, &seat);
    if (owned && seat - 1 == l->head.you) buffer_text(&own, "your ");
    put_plain(&own, x->name.word);
    buffer_text(out, r->said(name));
    if (row) buffer_char(out, ' '), put_value(out, b, x->name.by, row);
    if (owned && seat - 1 != l->head.you) {
        buffer_text(out, r->said(" of "));
        if (*l->head.name[seat - 1]) buffer_text(out, l->head.name[seat - 1]);
        else buffer_put(out, "seat %u", seat);
    }
    at += owned;
    if (at < n && x->subject == SC_PLACE) {
        buffer_text(out, ": ");
        put_value(out, b, b->game->decks[b->game->places[x->index].deck].noun, word[at]);
    }
}

void lesson_name_thing(const lesson *l, const lesson_reader *r, const char *thing, buffer *out)
{
    char word[4][SC_WORD] = { "" };
    spot x = { .whole = true };
    const int n = sscanf(thing, "%63s %63s %63s %63s", word[0], word[1], word[2], word[3]);
    uint32_t seat;
    if (sc_same(word[0], "seat") && decimal_read_unsigned(word[1], l->head.seats, &seat) && seat)
        put_seat(out, l, seat - 1, r->tongue);
    else if (sc_same(word[0], "bar")) buffer_text(out, r->said("the question"));
    else if (sc_same(word[0], "log")) buffer_text(out, r->said("what happened"));
    else if (sc_same(word[0], "nobody")) buffer_text(out, r->said("nobody can tell"));
    else if (n > 0 && find_subject(l->head.box.game, word[0], &x)) put_spot(l, r, &x, word, (unsigned)n, out);
    else put_plain(out, thing);
}

/* Some place shows it to these eyes. What lies in no place, like a planet, everybody knows. */
bool ls_knows(const lesson *l, const void *view, uint8_t noun, uint8_t value)
{
    const orr_game *g = l->head.box.game;
    bool lies = false;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        if (g->decks[p->deck].noun != noun) continue;
        const sc_name name = sc_name_of_place(g, p);
        lies = true;
        for (unsigned i = 0; i < sc_instances(&name); i++) {
            const orr_seen_at seen = orr_place_seen(p, view, i);
            for (unsigned k = 0; k < seen.z->n; k++)
                if (seen.f[k].kind == value) return true;
        }
    }
    return !lies;
}
