/* board.c - the plain board of any game, painted from its tables: first the table, then every seat, each with its
 * places and fields. Those that are indexed by a noun stand with the table, a row for each of its values.
 * A game with a board of its own has game->paint instead. */
#include "engine/canvas.h"
#include "engine/zone.h"

enum { WORDS_AT = 1, ROWS_AT = 3, VALUES_AT = 18 };               /* columns */
enum { SHORTEST_VALUE = 20 };                                    /* the width a value needs at least */

typedef struct {              /* where the next piece of a value goes */
    orr_canvas *c;
    const orr_box *box;
    int x, y;
    bool begun;               /* this list has something already */
} pen;

static void start_value(pen *p, const char *word)
{
    orr_paint_text(p->c, WORDS_AT, p->y, ORR_SOFT, word);
    p->x = VALUES_AT;
    p->begun = false;
}

static int letters(const char *s)
{
    int n = 0;
    for (; *s; s++) n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

/* Makes room for `width` columns in this line or the next, after a comma if something stands before. */
static void make_room(pen *p, int width)
{
    if (p->begun) p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, ", ");
    if (p->begun && p->x + width > p->c->width && p->c->width >= VALUES_AT + SHORTEST_VALUE) {
        p->x = VALUES_AT;
        p->y++;
    }
    p->begun = true;
}

static const char *name_of(const orr_box *b, uint8_t noun, unsigned value)
{
    const char *name = value < 256 ? b->game->word(b, noun, (uint8_t)value, ORR_NAME) : NULL;
    return name ? name : "?";
}

static void write_value(pen *p, uint8_t noun, unsigned value)
{
    if (noun == ORR_N_SEAT) {
        make_room(p, 8);
        p->x = orr_paint_seat(p->c, p->x, p->y, ORR_INK, value < ORR_MAX_SEATS ? (orr_seat)value : ORR_PUBLIC);
    } else if (noun == ORR_N_NUMBER || noun == ORR_N_NONE) {
        make_room(p, 5);
        p->x = orr_paint_number(p->c, p->x, p->y, ORR_INK, value);
    } else {
        make_room(p, letters(name_of(p->box, noun, value)));
        p->x = orr_paint_text(p->c, p->x, p->y, ORR_INK, name_of(p->box, noun, value));
    }
}

static void write_signed(pen *p, int value)
{
    make_room(p, 6);
    if (value < 0) p->x = orr_paint_text(p->c, p->x, p->y, ORR_INK, "-");
    p->x = orr_paint_number(p->c, p->x, p->y, ORR_INK, (unsigned)(value < 0 ? -value : value));
}

/* ---- places ------------------------------------------------------------------------------------------------- */

static void write_cards(pen *p, const orr_place *place, orr_face f, unsigned copies)
{
    const bool shown = place->flags & (ORR_TAG_SEEN | ORR_TAG_HELD);
    const bool tagged = place->tag != ORR_N_NONE && shown && f.tag != ORR_UNKNOWN;
    const uint8_t noun = p->box->game->decks[place->deck].noun;
    if (f.kind == ORR_UNKNOWN) {
        make_room(p, 11);
        p->x = orr_paint_number(p->c, p->x, p->y, ORR_SOFT, copies);
        p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, " unknown");
        copies = 1;
    } else {
        make_room(p, letters(name_of(p->box, noun, f.kind)) + 4);
        p->x = orr_paint_text(p->c, p->x, p->y, ORR_INK, name_of(p->box, noun, f.kind));
    }
    if (copies > 1) {
        p->x = orr_paint_text(p->c, p->x, p->y, ORR_INK, " \u00d7");
        p->x = orr_paint_number(p->c, p->x, p->y, ORR_INK, copies);
    }
    if (!tagged) return;
    p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, " (");
    if (place->tag == ORR_N_NUMBER) p->x = orr_paint_number(p->c, p->x, p->y, ORR_SOFT, f.tag);
    else if (place->tag == ORR_N_SEAT) p->x = orr_paint_seat(p->c, p->x, p->y, ORR_SOFT, f.tag);
    else p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, name_of(p->box, place->tag, f.tag));
    p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, ")");
}

static bool same_face(orr_face a, orr_face b) { return a.kind == b.kind && a.tag == b.tag; }

/* The ordered cards from the top, then the loose ones; equal neighbours together. */
static void write_place(pen *p, const orr_place *place, orr_seen_at s)
{
    const unsigned n = s.z->n, loose = s.z->loose;
    if (!n) p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, "none");
    if (n > loose && n > 1) p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, "top: ");
    for (unsigned i = n, copies = 1; i > loose; i -= copies, copies = 1) {
        while (i - copies > loose && same_face(s.f[i - 1 - copies], s.f[i - 1])) copies++;
        write_cards(p, place, s.f[i - 1], copies);
    }
    if (n > loose && loose) {
        p->x = orr_paint_text(p->c, VALUES_AT, ++p->y, ORR_SOFT, "below, mixed: ");
        p->begun = false;
    }
    for (unsigned i = 0, copies = 1; i < loose; i += copies, copies = 1) {
        while (i + copies < loose && same_face(s.f[i + copies], s.f[i])) copies++;
        write_cards(p, place, s.f[i], copies);
    }
}

/* ---- fields ------------------------------------------------------------------------------------------------- */

/* i: where its value stands among all of the field. */
static void write_field(pen *p, const orr_field *f, const void *view, unsigned i)
{
    const int value = orr_field_value(f, (const char *)view + f->seen, i);
    if (f->type != ORR_SET) {
        if (f->type == ORR_SIGNED) write_signed(p, value);
        else write_value(p, f->noun, (unsigned)value);
        return;
    }
    if (!value) p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, f->noun == ORR_N_SEAT ? "nobody" : "none");
    for (unsigned m = 0; m < 16; m++)
        if (value >> m & 1) write_value(p, f->noun, m);
}

/* ---- rows of places and fields indexed by a noun ------------------------------------------------------------- */

static unsigned rows_of(uint8_t by, unsigned count, const orr_look *v)
{
    return by == ORR_N_SEAT && count > v->seats ? v->seats : count;
}

static void start_row(pen *p, uint8_t by, unsigned row)
{
    p->x = ROWS_AT;
    if (by == ORR_N_SEAT) p->x = orr_paint_seat(p->c, p->x, p->y, ORR_SOFT, (orr_seat)row);
    else if (by == ORR_N_NUMBER) p->x = orr_paint_number(p->c, p->x, p->y, ORR_SOFT, row);
    else p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, name_of(p->box, by, row));
    p->x = p->x < VALUES_AT ? VALUES_AT : p->x + 1;
    p->begun = false;
}

static void write_place_rows(pen *p, const orr_place *place, const void *view)
{
    start_value(p, place->word);
    p->y++;
    for (unsigned row = 0; row < rows_of(place->by, place->count, view); row++) {
        start_row(p, place->by, row);
        write_place(p, place, orr_place_seen(place, view, row));
        p->y++;
    }
}

/* "Seat 1: 3, Seat 2: 0" */
static void write_seats_of_row(pen *p, const orr_field *f, const orr_look *v, unsigned row)
{
    for (unsigned s = 0; s < v->seats; s++) {
        make_room(p, 14);
        p->x = orr_paint_seat(p->c, p->x, p->y, ORR_SOFT, (orr_seat)s);
        p->x = orr_paint_text(p->c, p->x, p->y, ORR_SOFT, ": ");
        p->begun = false;
        write_field(p, f, v, row * p->box->game->max_seats + s);
        p->begun = true;
    }
}

static void write_field_rows(pen *p, const orr_field *f, const void *view)
{
    start_value(p, f->word);
    p->y++;
    for (unsigned row = 0; row < rows_of(f->by, f->count, view); row++) {
        start_row(p, f->by, row);
        if (f->flags & ORR_EACH) write_seats_of_row(p, f, view, row);
        else write_field(p, f, view, row);
        p->y++;
    }
}

static void write_rows(pen *p, const void *view)
{
    const orr_game *g = p->box->game;
    for (const orr_place *place = g->places; place < g->places + g->n_places; place++)
        if (place->by) write_place_rows(p, place, view);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->by) write_field_rows(p, f, view);
}

/* ---- the board ---------------------------------------------------------------------------------------------- */

static void seat_title(pen *p, const orr_look *v, unsigned seat)
{
    orr_paint_rule(p->c, p->y, "");
    int x = orr_paint_text(p->c, 2, p->y, ORR_SOFT, " ");
    x = orr_paint_seat(p->c, x, p->y, ORR_STRONG, (orr_seat)seat);
    if (seat == v->seat) x = orr_paint_text(p->c, x, p->y, ORR_STRONG, " (you)");
    if (v->asked >> seat & 1) x = orr_paint_text(p->c, x, p->y, ORR_ASKED, " is asked");
    else if (v->may >> seat & 1) x = orr_paint_text(p->c, x, p->y, ORR_MAY, " may interject");
    orr_paint_text(p->c, x, p->y, ORR_SOFT, " ");
    p->y++;
}

/* Everything of the table (each 0) or of seat i (each ORR_EACH). */
static void write_part(pen *p, const void *view, unsigned each, unsigned i)
{
    const orr_game *g = p->box->game;
    for (const orr_place *place = g->places; place < g->places + g->n_places; place++) {
        if (place->by || (place->flags & ORR_EACH) != each) continue;
        start_value(p, place->word);
        write_place(p, place, orr_place_seen(place, view, i));
        p->y++;
    }
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        if (f->by || (f->flags & ORR_EACH) != each) continue;
        start_value(p, f->word);
        write_field(p, f, view, i);
        p->y++;
    }
}

int orr_paint_tables(const orr_box *b, const void *view, orr_canvas *c)
{
    const orr_look *v = view;
    pen p = { .c = c, .box = b, .y = 1 };
    orr_paint_rule(c, 0, b->game->title);
    write_part(&p, view, 0, 0);
    write_rows(&p, view);
    for (unsigned s = 0; s < v->seats; s++) {
        seat_title(&p, v, s);
        write_part(&p, view, ORR_EACH, s);
    }
    return p.y;
}
