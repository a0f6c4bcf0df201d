/* paint.c - the board of Mars vs Earth for a terminal of 80 columns, from one seat's view alone: the seats as a ring
 * (clockwise: upper row from the left, lower row back), the Threats in the middle, then Resources and the viewer's
 * hand. Colour never says anything that a word, a letter or a number does not say too. */
#include "engine/canvas.h"
#include "games/mars_vs_earth/mve_state.h"

enum { SEAT_LINES = 4 };                                         /* of a seat in the ring */
enum { LETTER = 1, NAME = 3, NEEDS = 27, LED_BY = 41, PILE = 53 };   /* columns of the Threats */
enum { TEXT = 30 };                                              /* column of a card's text in the viewer's hand */

static bool in(orr_seats set, unsigned s) { return set >> s & 1; }

static const char *word(const orr_box *b, unsigned noun, unsigned value)
{
    return b->game->word(b, (uint8_t)noun, (uint8_t)value, ORR_NAME);
}

/* A name cut to a width, so that columns never run into each other. */
static int paint_cut(orr_canvas *c, int x, int y, int width, orr_style style, const char *text)
{
    char cut[4 * 40];
    int letters = 0;
    unsigned n = 0;
    text = orr_paint_said(c, text);
    for (; text[n] && n + 1 < sizeof cut; n++) {
        letters += (text[n] & 0xc0) != 0x80;               /* a new letter begins */
        if (letters > width) break;
        cut[n] = text[n];
    }
    cut[n] = 0;
    return orr_paint_text(c, x, y, style, cut);
}

/* ---- the ring ---------------------------------------------------------------------------------------------------- */

static void paint_status(const orr_box *b, const mve_view *v, unsigned s, int x, int y, int width, orr_canvas *c)
{
    if (in(v->civilians, s)) {
        paint_cut(c, x, y, width, ORR_YELLOW, "Civilian");
    } else if (!in(v->agents, s)) {
        orr_paint_number(c, orr_paint_text(c, x, y, ORR_RED, "Martian level "), y, ORR_RED, mve_level_seen(v, s));
    } else if (v->agent[s].z.n) {
        const mve_agent_row *a = &mve_set_of(b)->agents[v->agent[s].face[0].kind];
        const uint8_t group[] = { a->skill1, a->value1, a->skill2, a->value2, a->skill3, a->value3 };
        for (unsigned i = 0; i < 6 && group[i]; i += 2) {
            x = paint_cut(c, x, y, 3, ORR_CYAN, word(b, MVE_N_SKILL, group[i]));
            x = 1 + orr_paint_number(c, x, y, ORR_CYAN, group[i + 1]);
        }
    }
}

static void paint_dna(const mve_view *v, unsigned s, int x, int y, orr_canvas *c)
{
    x = orr_paint_text(c, x, y, ORR_SOFT, "hand ");
    x = orr_paint_number(c, x, y, ORR_INK, v->hand[s].z.n);
    if (v->dna[s].z.n) x = orr_paint_text(c, x, y, ORR_SOFT, " DNA ");
    for (unsigned i = 0; i < v->dna[s].z.n; i++) {
        const unsigned kind = v->dna[s].face[i].kind;
        x = orr_paint_text(c, x, y, kind == MVE_CLONE ? ORR_RED : kind == MVE_HUMAN ? ORR_GREEN : ORR_SOFT,
                           kind == MVE_CLONE ? "M" : kind == MVE_HUMAN ? "H" : "?");
    }
}

static void paint_marks(const mve_view *v, unsigned s, int x, int y, orr_canvas *c)
{
    static const char *const letters[] = { "leads A ", "leads B ", "leads C ", "leads D ", "leads E " };
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (v->active[slot].z.n && v->active[slot].face[0].tag == s + 1)
            x = orr_paint_text(c, x, y, ORR_STRONG, letters[slot]);
    if (in(v->done, s)) orr_paint_text(c, x, y, ORR_SOFT, "done");
}

static void paint_seat(const orr_box *b, const mve_view *v, unsigned s, int x, int y, int width, orr_canvas *c)
{
    const bool asked = in(v->look.asked, s);
    int at = orr_paint_text(c, x, y, asked ? ORR_ASKED : ORR_INK, asked ? "\xe2\x96\xb6" : " ");
    at = 1 + orr_paint_number(c, at, y, ORR_SOFT, s + 1);
    at = orr_paint_seat(c, at, y, s == v->look.seat ? ORR_STRONG : ORR_INK, (orr_seat)s);
    if (at > x + width - 5) at = x + width - 5;            /* a long name is overwritten by what stands right of it */
    if (s == v->initiative) orr_paint_text(c, at, y, ORR_VIOLET, v->overridden ? " (I) " : " I ");
    paint_status(b, v, s, x + 1, y + 1, width - 2, c);
    paint_dna(v, s, x + 1, y + 2, c);
    paint_marks(v, s, x + 1, y + 3, c);
}

/* Upper row from the left, lower row from the right: neighbours in play stand next to each other. */
static void paint_row(const orr_box *b, const mve_view *v, bool lower, int y, orr_canvas *c)
{
    const unsigned n = v->look.seats, above = (n + 1) / 2;
    const int width = c->width / (int)above;
    for (unsigned k = 0; k < (lower ? n - above : above); k++)
        paint_seat(b, v, lower ? n - 1 - k : k, (int)k * width, y, width, c);
}

/* ---- the Threats ------------------------------------------------------------------------------------------------- */

static void paint_needs(const orr_box *b, const mve_view *v, unsigned slot, int y, orr_canvas *c)
{
    const mve_threat_row *r = &mve_set_of(b)->threats[v->active[slot].face[0].kind];
    int x = NEEDS;
    for (unsigned k = 0; k < MVE_MAX_SKILLS; k++)
        if (r->skills >> k & 1) x = 1 + paint_cut(c, x, y, 3, ORR_CYAN, word(b, MVE_N_SKILL, k + 1));
    const int base = mve_base_difficulty(b, v->look.seats, v->active[slot].face[0].kind);    /* MVE-A3, MVE-A56 */
    x = orr_paint_number(c, x, y, ORR_STRONG, (unsigned)base);
    if (!v->counters[slot]) return;
    orr_paint_number(c, orr_paint_text(c, x, y, ORR_RED, " +"), y, ORR_RED, v->counters[slot]);
}

/* "5 cards: 1x2 3x1 Fate": who laid how many, as far as it is to be seen (MVE-A30). */
static void paint_pile(const mve_view *v, unsigned slot, int y, orr_canvas *c)
{
    unsigned by[MVE_OWNERS] = { 0 }, all = 0;
    for (unsigned i = 0; i < v->laid.z.n; i++)
        if (mve_is_at(v->laid.face[i].tag, slot)) by[mve_owner(v->laid.face[i].tag)]++, all++;
    if (!all) return;
    int x = orr_paint_number(c, PILE, y, ORR_STRONG, all);
    x = orr_paint_text(c, x, y, ORR_SOFT, " laid");
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++) {
        if (!by[s]) continue;
        x = orr_paint_number(c, x + 1, y, ORR_SOFT, s + 1);
        x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "x"), y, ORR_SOFT, by[s]);
    }
}

static void paint_led_by(const mve_view *v, unsigned slot, int y, orr_canvas *c)
{
    const unsigned tag = v->active[slot].face[0].tag;
    if (tag == MVE_NOBODY) orr_paint_text(c, LED_BY, y, ORR_SOFT, "no Leader");
    else orr_paint_seat(c, LED_BY, y, ORR_INK, (orr_seat)(tag - 1u));
    orr_paint_text(c, PILE - 1, y, ORR_SOFT, "                           ");
}

static int paint_threats(const orr_box *b, const mve_view *v, int y, orr_canvas *c)
{
    static const char *const letters[] = { "A", "B", "C", "D", "E" };
    orr_paint_rule(c, y++, "Threats");
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        if (!v->active[slot].z.n) continue;
        const bool now = slot == v->current;
        orr_paint_text(c, 0, y, now ? ORR_ASKED : ORR_INK, now ? "\xe2\x96\xb6" : " ");
        orr_paint_mark(c, NAME, y, NEEDS - NAME - 1, MVE_N_THREAT, v->active[slot].face[0].kind);
        orr_paint_text(c, LETTER, y, ORR_STRONG, letters[slot]);
        paint_cut(c, NAME, y, NEEDS - NAME - 1, now ? ORR_STRONG : ORR_INK,
                  word(b, MVE_N_THREAT, v->active[slot].face[0].kind));
        paint_needs(b, v, slot, y, c);
        paint_led_by(v, slot, y, c);
        paint_pile(v, slot, y++, c);
    }
    return y;
}

/* Cards that lie face up or in front of somebody: a Threat being resolved, a Trial. */
static int paint_laid(const orr_box *b, const mve_view *v, int y, orr_canvas *c)
{
    int x = 1;
    for (unsigned i = 0; i < v->laid.z.n; i++) {
        const orr_face f = v->laid.face[i];
        if (f.tag >= MVE_AT && f.tag < MVE_BEFORE) continue;
        const char *name = f.kind == ORR_UNKNOWN ? "a card" : word(b, MVE_N_CARD, f.kind);
        const char *where = f.tag == MVE_REVEALED || f.tag == MVE_RESOLVED ? NULL : word(b, MVE_N_SPOT, f.tag);
        const int wide = orr_paint_width(c, name) + (where ? 3 + orr_paint_width(c, where) : 0) + 2;
        if (x > 1 && x + wide > c->width) x = 1, y++;
        if (f.kind != ORR_UNKNOWN) orr_paint_mark(c, x, y, orr_paint_width(c, name), MVE_N_CARD, f.kind);
        x = orr_paint_text(c, x, y, ORR_CYAN, name);
        if (where)
            x = orr_paint_text(c, orr_paint_text(c, orr_paint_text(c, x, y, ORR_SOFT, " ("), y, ORR_SOFT, where), y,
                               ORR_SOFT, ")");
        x += 2;
    }
    return x > 1 ? y + 1 : y;
}

/* ---- Resources and waves ----------------------------------------------------------------------------------------- */

static int paint_counts(const mve_view *v, int y, orr_canvas *c)
{
    const unsigned quota = mve_quota(v->look.seats);
    int x = 1;
    for (unsigned w = 0; w < MVE_WAVES; w++) {
        x = orr_paint_text(c, x, y, w + 1u == v->wave ? ORR_STRONG : ORR_SOFT, "wave ");
        x = orr_paint_number(c, x, y, w + 1u == v->wave ? ORR_STRONG : ORR_SOFT, w + 1);
        x = orr_paint_number(c, x + 1, y, ORR_GREEN, v->piles[w]);
        x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "/"), y, ORR_SOFT, quota) + 2;
    }
    x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, " Skill pile "), y, ORR_INK,
                         v->skill.z.n - (unsigned)v->skill.z.loose);
    x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "  discards "), y, ORR_INK, v->skill.z.loose);
    orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "  Threats "), y, ORR_INK, v->threat.z.n);
    return y + 1;
}

static int paint_resources(const orr_box *b, const mve_view *v, int y, orr_canvas *c)
{
    int x = 1;
    orr_paint_rule(c, y++, "Earth");
    for (unsigned r = 0; r < MVE_RESOURCES; r++) {
        const int now = v->resource[r], from = x;
        x = 1 + orr_paint_text(c, x, y, ORR_INK, word(b, MVE_N_RESOURCE, r));
        if (now < 0) x = orr_paint_text(c, x, y, ORR_RED, "-");
        x = 3 + orr_paint_number(c, x, y, now <= 3 ? ORR_RED : ORR_STRONG, (unsigned)(now < 0 ? -now : now));
        orr_paint_mark(c, from, y, x - from - 3, MVE_N_RESOURCE, r);
    }
    return paint_counts(v, y + 1, c);
}

/* ---- your own cards ---------------------------------------------------------------------------------------------- */

static int paint_hand(const orr_box *b, const mve_view *v, int y, orr_canvas *c)
{
    const unsigned me = v->look.seat;
    if (me >= v->look.seats) return y;
    orr_paint_mark(c, 0, y, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, y++, "Your hand");
    for (unsigned i = 0; i < v->hand[me].z.n; i++) {
        const orr_face f = v->hand[me].face[i];
        const mve_card_row *r = &mve_set_of(b)->cards[f.kind];
        int x = 1 + orr_paint_number(c, 1, y, ORR_STRONG, r->strength);
        x = 1 + paint_cut(c, x, y, 3, ORR_CYAN, word(b, MVE_N_SKILL, r->skill));
        const char *name = word(b, MVE_N_CARD, f.kind);
        orr_paint_mark(c, x, y, orr_paint_width(c, name), MVE_N_CARD, f.kind);
        y = orr_paint_entry(c, y, &(orr_entry){ .name = name, .text = b->game->word(b, MVE_N_CARD, f.kind, ORR_TEXT),
                                                .left = x, .at = TEXT,
                                                .note = f.tag != MVE_HELD ? word(b, MVE_N_MARK, f.tag) : NULL,
                                                .name_style = ORR_STRONG, .note_style = ORR_VIOLET });
    }
    return y;
}

void mve_paint(const orr_box *b, const void *view, orr_canvas *c)
{
    const mve_view *v = view;
    orr_paint_rule(c, 0, b->game->title);
    const int x = orr_paint_text(c, c->width - 13, 0, ORR_STRONG, v->look.over ? " the end " : " round ");
    if (!v->look.over) orr_paint_text(c, orr_paint_number(c, x, 0, ORR_STRONG, v->round), 0, ORR_STRONG, " ");
    paint_row(b, v, false, 1, c);
    int y = paint_threats(b, v, 1 + SEAT_LINES, c);
    y = paint_laid(b, v, y, c);
    paint_row(b, v, true, y + 1, c);
    y = paint_resources(b, v, y + 1 + SEAT_LINES, c);
    c->used = paint_hand(b, v, y, c);
}
