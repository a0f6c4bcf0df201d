/* paint.c - the board of Onward to Venus for a terminal of 80 columns, from one seat's view alone: the line of planets
 * from left to right with its tiles, below it every empire with units in orbit, units on the surface and plants under
 * their planet. Colour never says anything that a word, a letter or a number does not say too. */
#include "engine/canvas.h"
#include "games/onward_to_venus/otv_state.h"

enum { LABEL = 1, FIRST_PLANET = 9, PLANET_WIDTH = 9, MOST_TILES = 6, CARD_TEXT = 25 };   /* columns; lines of tiles */

static int column(unsigned planet) { return FIRST_PLANET + PLANET_WIDTH * (int)planet; }
static const otv_set *set_of(const orr_box *b) { return otv_set_of(b); }

static orr_style ink_of(unsigned empire)
{
    static const orr_style inks[OTV_EMPIRES] = { ORR_RED, ORR_BLUE, ORR_VIOLET, ORR_YELLOW, ORR_GREEN };
    return inks[empire];
}
static const char *empire_name(unsigned empire)
{
    static const char *const names[OTV_EMPIRES] = { "British", "French", "Russian", "German", "USA" };
    return names[empire];
}

static int paint_count(orr_canvas *c, int x, int y, orr_style style, unsigned n, const char *what)
{
    return orr_paint_text(c, orr_paint_number(c, x, y, style, n), y, style, what);
}

/* ---- planets ----------------------------------------------------------------------------------------------------- */

/* A short name that fits a column: planets of other sets may be called differently, the first word is enough. */
static void paint_planet_name(const orr_box *b, const otv_view *v, unsigned planet, int y, orr_canvas *c)
{
    const char *name = b->game->word(b, OTV_N_PLANET, (uint8_t)planet, ORR_NAME);
    char word[PLANET_WIDTH];
    unsigned n = 0;
    while (n + 1 < sizeof word && name[n] && name[n] != ' ') word[n] = name[n], n++;
    word[n] = 0;
    orr_paint_mark(c, column(planet), y, PLANET_WIDTH - 1, OTV_N_PLANET, planet);
    orr_paint_text(c, column(planet), y, v->flipped[planet] ? ORR_SOFT : ORR_STRONG, word);
}

static void paint_places(const orr_box *b, const otv_view *v, unsigned planet, int y, orr_canvas *c)
{
    const otv_planet_row *row = &set_of(b)->planets[planet];
    int x = column(planet);
    if (v->flipped[planet]) {
        orr_paint_text(c, x, y, ORR_RED, "dead");
        return;
    }
    x = orr_paint_number(c, x, y, ORR_SOFT, row->first);
    if (row->second) x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "/"), y, ORR_SOFT, row->second);
    if (row->third) orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, "/"), y, ORR_SOFT, row->third);
}

static void paint_tile(const orr_box *b, unsigned tile, int x, int y, orr_canvas *c)
{
    static const struct { const char *word; orr_style ink; } looks[OTV_N_TILE_KINDS] = {
        [OTV_FACTORY_TILE] = { "factory", ORR_GREEN }, [OTV_CARDS_TILE] = { "2 cards", ORR_CYAN },
        [OTV_WINDFALL] = { "windfall", ORR_CYAN }, [OTV_BIG_GAME] = { "big game", ORR_GREEN },
        [OTV_TENSION] = { "tension", ORR_VIOLET }, [OTV_MINE_TILE] = { "mine ", ORR_YELLOW },
        [OTV_CRISIS] = { "crisis", ORR_RED },
    };
    const otv_tile_row *row = &set_of(b)->tiles[tile];
    x = orr_paint_text(c, x, y, looks[row->kind].ink, looks[row->kind].word);
    if (row->kind >= OTV_MINE_TILE) x = orr_paint_number(c, x, y, looks[row->kind].ink, row->defence);
    if (row->marked) orr_paint_text(c, x, y, looks[row->kind].ink, "!");
}

static int paint_tiles_of(const orr_box *b, const otv_view *v, unsigned planet, int y, orr_canvas *c)
{
    unsigned lines = 0, more = 0;
    if (v->alien[planet]) orr_paint_text(c, column(planet), y + (int)lines++, ORR_RED, "ALIEN 7");
    for (unsigned tile = 0; tile < set_of(b)->tiles_n; tile++)
        for (unsigned n = v->tiles[planet][tile]; n; n--) {
            if (lines == MOST_TILES) {
                more++;
                continue;
            }
            orr_paint_mark(c, column(planet), y + (int)lines, PLANET_WIDTH - 1, OTV_N_PLANET, planet);
            orr_paint_mark(c, column(planet), y + (int)lines, PLANET_WIDTH - 1, OTV_N_TILE, tile);
            paint_tile(b, tile, column(planet), y + (int)lines++, c);
        }
    if (more)
        paint_count(c, orr_paint_text(c, column(planet), y + MOST_TILES, ORR_SOFT, "+"), y + MOST_TILES, ORR_SOFT, more,
                    " more");
    return y + (int)lines + (more ? 1 : 0);
}

/* Dice are added to the tiles while crises are resolved; before that this is the least the level will be. */
static void paint_level(const orr_box *b, const otv_view *v, unsigned planet, int y, orr_canvas *c)
{
    const unsigned level = otv_level_seen(b, v, planet);
    if (level) orr_paint_number(c, orr_paint_text(c, column(planet), y, level > 1 ? ORR_RED : ORR_SOFT, "level "), y,
                                level > 1 ? ORR_RED : ORR_SOFT, level);
}

static int paint_planets(const orr_box *b, const otv_view *v, int y, orr_canvas *c)
{
    int below = y + 4;
    orr_paint_text(c, LABEL, y + 1, ORR_SOFT, "points");
    orr_paint_text(c, LABEL, y + 2, ORR_SOFT, "tiles");
    orr_paint_text(c, LABEL, y + 3, ORR_SOFT, "! skull");
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        paint_planet_name(b, v, planet, y, c);
        paint_places(b, v, planet, y + 1, c);
        const int end = paint_tiles_of(b, v, planet, y + 2, c);
        if (end > below) below = end;
    }
    orr_paint_text(c, LABEL, below, ORR_SOFT, "crisis");
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) paint_level(b, v, planet, below, c);
    return below + 1;
}

/* ---- empires ----------------------------------------------------------------------------------------------------- */

static const char *const letters[OTV_UNITS] = { "i", "s", "t" };

/* A piece is found by its owner, its planet and what it is. */
static void mark_piece(orr_canvas *c, int from, int to, int y, unsigned s, unsigned planet, unsigned piece)
{
    orr_paint_mark(c, from, y, to - from, ORR_N_SEAT, s);
    orr_paint_mark(c, from, y, to - from, OTV_N_PLANET, planet);
    orr_paint_mark(c, from, y, to - from, OTV_N_PIECE, piece);
}

static bool paint_units(const otv_view *v, unsigned s, unsigned where, orr_style ink, int y, orr_canvas *c)
{
    bool any = false;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        int x = column(planet);
        for (unsigned unit = 0; unit < OTV_UNITS; unit++) {
            const unsigned n = v->piece[where + unit][planet][s];
            if (!n) continue;
            const int from = x;
            x = paint_count(c, x, y, ink, n, letters[unit]);
            mark_piece(c, from, x, y, s, planet, where + unit);
            any = true;
        }
    }
    return any;
}

/* Plants, and what the planet would score now. */
static bool paint_plants(const orr_box *b, const otv_view *v, unsigned s, orr_style ink, int y, orr_canvas *c)
{
    bool any = false;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        const unsigned factories = v->piece[OTV_PLANT + OTV_FACTORY][planet][s],
                       mines = v->piece[OTV_PLANT + OTV_MINE][planet][s];
        const unsigned points = otv_points_seen(b, v, planet, s);
        int x = column(planet), from = x;
        if (factories) x = paint_count(c, x, y, ink, factories, "F");
        if (factories) mark_piece(c, from, x, y, s, planet, OTV_PLANT + OTV_FACTORY);
        from = x;
        if (mines) x = paint_count(c, x, y, ink, mines, "M");
        if (mines) mark_piece(c, from, x, y, s, planet, OTV_PLANT + OTV_MINE);
        if (points) orr_paint_number(c, orr_paint_text(c, x, y, ORR_SOFT, " +"), y, ORR_SOFT, points);
        any |= factories || mines;
    }
    return any;
}

/* " · £12", in the next line if it does not fit any more. */
static int paint_fact(orr_canvas *c, int x, int *y, const char *before, unsigned n, const char *after)
{
    enum { DOT = 3, DIGITS = 2, INDENT = LABEL + 2 };
    const int wide = DOT + orr_paint_width(c, before) + DIGITS + orr_paint_width(c, after);
    if (x + wide > c->width) x = INDENT, ++*y;
    x = orr_paint_text(c, x, *y, ORR_SOFT, " \xc2\xb7 ");
    return paint_count(c, orr_paint_text(c, x, *y, ORR_INK, before), *y, ORR_INK, n, after);
}

static int paint_facts(const orr_box *b, const otv_view *v, unsigned s, int x, int y, orr_canvas *c)
{
    const bool hidden = b->opt[OTV_O_HIDDEN_MONEY] && s != v->look.seat;
    if (hidden) x = orr_paint_text(c, x, y, ORR_SOFT, " \xc2\xb7 \xc2\xa3?");
    else x = paint_fact(c, x, &y, "\xc2\xa3", v->money[s], "");
    x = paint_fact(c, x, &y, "", v->hand[s].z.n, v->hand[s].z.n == 1 ? " card" : " cards");
    if (v->taken[s]) x = paint_fact(c, x, &y, "", v->taken[s], v->taken[s] > 1 ? " cubes" : " cube");
    if (v->big_game[s]) x = paint_fact(c, x, &y, "", v->big_game[s], " big game");
    if (v->crises[s]) x = paint_fact(c, x, &y, "", v->crises[s], " crisis");
    if (v->trophies[s]) x = paint_fact(c, x, &y, "", v->trophies[s], " alien");
    paint_fact(c, x, &y, "", otv_total_seen(b, v, s), " VP");
    return y + 1;
}

static orr_seat active_seat(const otv_view *v)
{
    return v->look.frame[v->look.depth - 1].who;
}

static int paint_seat(const orr_box *b, const otv_view *v, unsigned s, int y, orr_canvas *c)
{
    const unsigned empire = otv_empire(b, s);
    const orr_style ink = ink_of(empire);
    const bool active = s == active_seat(v) && !v->look.over;
    if (active) orr_paint_text(c, 0, y, ORR_ASKED, "\xe2\x96\xb6");
    int x = orr_paint_seat(c, LABEL, y, active ? ORR_STRONG : ORR_INK, (orr_seat)s);
    x = orr_paint_text(c, x + 1, y, ink, empire_name(empire));
    if (s == v->look.seat) x = orr_paint_text(c, x, y, ORR_INK, " (you)");
    if (s == v->holder) x = orr_paint_text(c, x, y, ORR_INK, " (first)");
    y = paint_facts(b, v, s, x, y, c);
    if (paint_units(v, s, OTV_ORBIT, ink, y, c)) orr_paint_text(c, LABEL, y++, ORR_SOFT, "orbit");
    if (paint_units(v, s, OTV_SURFACE, ink, y, c)) orr_paint_text(c, LABEL, y++, ORR_SOFT, "surface");
    if (paint_plants(b, v, s, ink, y, c)) orr_paint_text(c, LABEL, y++, ORR_SOFT, "plants");
    return y;
}

/* ---- what goes on, and the viewer's hand ------------------------------------------------------------------------- */

/* ", committed 3: 2i 1 card": what the payer alone can see. */
static void paint_committed(const otv_claim *k, int x, int y, orr_canvas *c)
{
    x = paint_count(c, orr_paint_text(c, x, y, ORR_INK, ", committed "), y, ORR_STRONG, k->points, ":");
    for (unsigned unit = 0; unit < OTV_UNITS; unit++)
        if (k->committed[unit]) x = paint_count(c, x + 1, y, ORR_INK, k->committed[unit], letters[unit]);
    if (k->cards) paint_count(c, x + 1, y, ORR_INK, k->cards, k->cards > 1 ? " cards" : " card");
}

static int paint_claim(const orr_box *b, const otv_view *v, int y, orr_canvas *c)
{
    const otv_claim *k = &v->claim;
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (f->proc != P_CLAIM || f->step <= C_ROLL) return y;         /* before the roll there is no cost */
    int x = orr_paint_text(c, LABEL, y, ORR_STRONG, b->game->word(b, OTV_N_TILE, k->tile, ORR_NAME));
    x = orr_paint_text(c, orr_paint_text(c, x, y, ORR_INK, " on "), y, ORR_INK,
                       b->game->word(b, OTV_N_PLANET, k->planet, ORR_NAME));
    x = orr_paint_text(c, x, y, ORR_INK, ": dice");
    for (unsigned i = 0; i < 3; i++)
        x = orr_paint_text(c, x + 1, y, ORR_STRONG,
                           k->die[i] ? b->game->word(b, OTV_N_FACE, k->die[i], ORR_NAME) : "skull");
    x = orr_paint_number(c, orr_paint_text(c, x, y, ORR_INK, ", cost "), y, ORR_STRONG, k->cost);
    if (f->step == C_PAY_ANSWER && f->who != v->look.seat) orr_paint_text(c, x, y, ORR_SOFT, ", being paid");
    if (k->kinds) paint_committed(k, x, y, c);
    return y + 1;
}

static int paint_card(const orr_box *b, orr_face face, unsigned copies, int y, orr_canvas *c)
{
    enum { COPIES = 4 };                                         /* " x2" */
    const orr_style style = set_of(b)->cards[face.kind].effect >= OTV_FIRST_ACTION ? ORR_CYAN : ORR_STRONG;
    const char *name = b->game->word(b, OTV_N_CARD, face.kind, ORR_NAME),
               *text = b->game->word(b, OTV_N_CARD, face.kind, ORR_TEXT);
    const int wide = orr_paint_width(c, name), broken = LABEL + wide >= CARD_TEXT;     /* into two lines */
    orr_paint_mark(c, LABEL, y, wide, OTV_N_CARD, face.kind);
    const int after = orr_paint_entry(c, y, &(orr_entry){ .name = name, .text = text, .left = LABEL, .at = CARD_TEXT,
                                                          .name_style = style });
    const int x = broken ? CARD_TEXT - COPIES : LABEL + wide;
    if (copies > 1) orr_paint_number(c, orr_paint_text(c, x, y + broken, ORR_SOFT, " x"), y + broken, ORR_SOFT, copies);
    if (face.tag == OTV_COMMITTED) orr_paint_text(c, 0, y, ORR_STRONG, "*");
    return after;
}

static bool same_face(orr_face a, orr_face b) { return a.kind == b.kind && a.tag == b.tag; }

/* The view sorts a hand, so equal cards stand together. */
static int paint_hand(const orr_box *b, const otv_view *v, int y, orr_canvas *c)
{
    const unsigned me = v->look.seat, n = v->hand[me].z.n;
    const orr_face *face = v->hand[me].face;
    orr_paint_mark(c, 0, y, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, y++, v->claim.cards ? "Your hand (* committed)" : "Your hand");
    if (!n) orr_paint_text(c, LABEL, y++, ORR_SOFT, "No card.");
    for (unsigned i = 0, copies = 1; i < n; i += copies) {
        for (copies = 1; i + copies < n && same_face(face[i + copies], face[i]);) copies++;
        y = paint_card(b, face[i], copies, y, c);
    }
    return y;
}

/* Right-aligned in the title: " period 2 of 3 · pass cubes 4 · deck 38 " */
static void paint_progress(const otv_view *v, orr_canvas *c)
{
    if (v->look.over) {
        orr_paint_text(c, c->width - 2 - orr_paint_width(c, " the game is over "), 0, ORR_STRONG, " the game is over ");
        return;
    }
    int y = 0, x = orr_paint_text(c, c->width - 48, 0, ORR_STRONG, " period ");
    x = orr_paint_text(c, orr_paint_number(c, x, 0, ORR_STRONG, v->period), 0, ORR_STRONG, " of 3");
    x = paint_fact(c, x, &y, "pass cubes ", v->cubes, "");
    x = paint_fact(c, x, &y, "deck ", v->deck.z.n, "");
    orr_paint_text(c, x, 0, ORR_SOFT, " ");
}

void otv_paint(const orr_box *b, const void *view, orr_canvas *c)
{
    const otv_view *v = view;
    orr_paint_rule(c, 0, b->game->title);
    paint_progress(v, c);
    int y = paint_planets(b, v, 1, c);
    orr_paint_rule(c, y++, "Empires: i infantry, s spaceship, t tank, F factory, M mine, + points now");
    for (unsigned s = 0; s < v->look.seats; s++) y = paint_seat(b, v, s, y, c);
    y = paint_claim(b, v, y, c);
    if (v->look.seat < v->look.seats) y = paint_hand(b, v, y, c);
    orr_paint_rule(c, y, NULL);
}
