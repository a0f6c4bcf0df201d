/* paint.c - the board for a terminal: every seat with all it holds, the part of the town around the active pawn,
 * the table, your hand. Reads a view and nothing else. */
#include "engine/canvas.h"
#include "games/martians/mar_state.h"

/* a tile in columns and lines, walls to the north and west included */
enum { WIDE = 12, HIGH = 6, TILES_ACROSS = 6, TILES_DOWN = 3 };
enum { AT_LIFE = 12, AT_BULLETS = 20, AT_MARTIANS = 31, AT_CARDS = 43, AT_PLAYS = 52, AT_ITEMS = 60, TEXT_AT = 31 };

/* ---- seats ----------------------------------------------------------------------------------------------------- */

static int paint_count(orr_canvas *c, int x, int y, unsigned n, const char *what)
{
    x = orr_paint_number(c, x, y, n ? ORR_STRONG : ORR_SOFT, n);
    return orr_paint_text(c, x, y, n ? ORR_INK : ORR_SOFT, what);
}
static int paint_several(orr_canvas *c, int x, int y, unsigned n, const char *one, const char *several)
{
    return paint_count(c, x, y, n, n == 1 ? one : several);
}

/* Column and line where a text begins: here, or in the next line if it would not fit. */
static int flow(orr_canvas *c, int x, int *y, const char *text)
{
    enum { INDENT = 6 };
    if (x + orr_paint_width(c, text) <= c->width) return x;
    ++*y;
    return INDENT;
}

static int column(int at, int x) { return x < at ? at : x + 1; }        /* words may be longer than their column */

static const char *item_name(const orr_box *b, unsigned item)
{
    return b->game->word(b, MAR_N_ITEM, (uint8_t)item, ORR_NAME);
}
static const char *card_name(const orr_box *b, unsigned card)
{
    return b->game->word(b, MAR_N_CARD, (uint8_t)card, ORR_NAME);
}

static int paint_weapons(const orr_box *b, const mar_view *v, unsigned s, int y, orr_canvas *c)
{
    static const char diced[] = "no Martian comes nearer", jammed[] = "no fights this turn";
    int x = 6;
    for (unsigned i = 0; i < v->weapon[s].z.n; i++) {
        x = orr_paint_text(c, x, y, ORR_CYAN, card_name(b, v->weapon[s].face[i].kind));
        if (v->weapon[s].face[i].tag) {
            x = orr_paint_text(c, x, y, ORR_SOFT, " with Bullets: ");
            x = orr_paint_number(c, x, y, ORR_SOFT, v->weapon[s].face[i].tag);
        }
        x += 3;
    }
    if (v->diced >> s & 1) {
        x = flow(c, x, &y, diced);
        x = 3 + orr_paint_text(c, x, y, ORR_VIOLET, diced);
    }
    if (v->jammed >> s & 1) {
        x = flow(c, x, &y, jammed);
        x = orr_paint_text(c, x, y, ORR_VIOLET, jammed);
    }
    return x > 6 ? y + 1 : y;
}

static int paint_items(const orr_box *b, const mar_view *v, unsigned s, int x, int y, orr_canvas *c)
{
    for (unsigned i = 0; i < v->held[s].z.n; i++) {
        const char *name = item_name(b, v->held[s].face[i].kind);
        x = flow(c, x, &y, name);
        x = 1 + orr_paint_text(c, x, y, ORR_YELLOW, name);
    }
    return y + 1;
}

static int paint_seat(const orr_box *b, const mar_view *v, unsigned s, int y, orr_canvas *c)
{
    const orr_style name = s == v->active ? ORR_STRONG : ORR_INK;
    if (v->look.asked >> s & 1) orr_paint_text(c, 0, y, ORR_ASKED, ">");
    int x = orr_paint_number(c, 1, y, name, s + 1);
    orr_paint_seat(c, x + 1, y, name, (orr_seat)s);
    x = paint_count(c, AT_LIFE, y, v->life[s], " Life");
    x = paint_several(c, column(AT_BULLETS, x), y, v->bullets[s], " Bullet", " Bullets");
    if (!mar_coop(b)) x = paint_several(c, column(AT_MARTIANS, x), y, v->collected[s], " Martian", " Martians");
    x = paint_several(c, column(AT_CARDS, x), y, v->hand[s].z.n, " card", " cards");
    const unsigned plays = mar_plays_seen(v, s);
    if (plays) x = paint_several(c, column(AT_PLAYS, x), y, plays, " play", " plays");
    else x = orr_paint_text(c, column(AT_PLAYS, x), y, ORR_SOFT, "played");
    y = paint_items(b, v, s, column(AT_ITEMS, x), y, c);
    return paint_weapons(b, v, s, y, c);
}

/* ---- the town -------------------------------------------------------------------------------------------------- */

typedef struct { int left, top, across, down; } frame;   /* cells shown: the first column and row, and how many */

static void stretch(const mar_view *v, int *west, int *east, int *north, int *south)
{
    *west = *north = 255;
    *east = *south = 0;
    for (unsigned s = 0; s < v->letters; s++) {
        if (!v->map[s].z.n) continue;
        if (v->column[s] < *west) *west = v->column[s];
        if (v->column[s] > *east) *east = v->column[s];
        if (v->row[s] < *north) *north = v->row[s];
        if (v->row[s] > *south) *south = v->row[s];
    }
}

static int within(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

/* The whole town if it fits; else what lies around the middle, moved by as much of `pan` as there is, without empty
 * margins. */
static int first_cell(int low, int high, int centre, int fit, int *pan)
{
    const int last = high - fit + 1;
    if (last <= low) {
        *pan = 0;
        return low;
    }
    const int own = within(centre - fit / 2, low, last), from = within(own + *pan, low, last);
    *pan = from - own;
    return from;
}

/* The tile in the middle: what the cursor is about, or where the active pawn stands. */
static unsigned middle_of(const mar_view *v, const orr_canvas *c)
{
    for (unsigned i = 0; i < ORR_COUNT(c->focus); i++)
        if (c->focus[i][0] == MAR_N_SPOT && c->focus[i][1] < v->letters) return c->focus[i][1];
    return v->at_tile[v->active];
}

/* As many as leave room for all seats and the table. Two may push others below the edge, but what stands above the
 * town, the viewer's own line, always stays. */
static int rows_of_tiles(const mar_view *v, int y, const orr_canvas *c)
{
    enum { LEGEND = 3, OTHERS = 5, WELCOME = 2 };        /* lines: with the last walls; with title and table, too */
    const int fit = (c->room - (int)v->look.seats - OTHERS) / HIGH, most = (c->room - y - LEGEND) / HIGH;
    if (!c->room) return TILES_DOWN;
    return fit >= WELCOME ? fit : most >= WELCOME ? WELCOME : 1;
}

static frame choose_frame(const mar_view *v, int y, orr_canvas *c)
{
    int west, east, north, south;
    const int fit = (c->width - 2) / WIDE, room = c->room || fit < TILES_ACROSS ? fit : TILES_ACROSS;
    const int rows = rows_of_tiles(v, y, c);
    stretch(v, &west, &east, &north, &south);
    const unsigned here = middle_of(v, c);
    frame f = { first_cell(west, east, v->column[here], room, &c->pan_x),
                first_cell(north, south, v->row[here], rows, &c->pan_y), room, rows };
    c->pans = (uint8_t)((east - west >= room) | (south - north >= rows) << 1);
    if (east - west + 1 < room) f.across = east - west + 1;
    if (south - north + 1 < rows) f.down = south - north + 1;
    return f;
}

static unsigned farm_of(const mar_view *v, unsigned spot)
{
    unsigned farm = 0;
    while (farm < MAR_FARMS && v->town.farm_at[farm] != spot) farm++;
    return farm;
}

/* What lies on a square: a token, an Item as far as it is known, a marker, an icon. */
static const char *thing_on(const orr_box *b, const mar_view *v, unsigned spot, unsigned q, orr_style *ink)
{
    static const char *const items[] = { "F ", "Z ", "D " };       /* a letter alone is a tile */
    const unsigned kind = v->map[spot].face[0].kind, farm = farm_of(v, spot);
    *ink = ORR_YELLOW;
    if (farm < MAR_FARMS && q == 4 && v->marker[farm].z.n) {
        const unsigned marker = v->marker[farm].face[0].kind;
        *ink = ORR_GREEN;
        return marker == ORR_UNKNOWN ? "?" : marker == MAR_MOTHER_SHIP ? "S " : "C ";
    }
    if (v->town.building[spot] >> q & 1) {
        for (unsigned i = 0; i < v->lying[kind].z.n; i++)
            if (v->lying[kind].face[i].tag == q)
                return v->lying[kind].face[i].kind == ORR_UNKNOWN ? "?" : items[v->lying[kind].face[i].kind];
        *ink = ORR_BLUE;
        if (v->life_at[kind] >> q & 1) return "+";
        if (v->bullets_at[kind] >> q & 1) return "*";
        return " ";
    }
    *ink = ORR_SOFT;
    if (mar_coop(b) && v->town.icon[spot] == q) return "!";
    static const char *const numbers[MAR_SQUARES] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };
    return numbers[q];
}

static void paint_pawns(const mar_view *v, unsigned spot, unsigned q, int x, int y, orr_canvas *c)
{
    for (unsigned s = 0; s < v->look.seats; s++) {
        if (v->at_tile[s] != spot || v->at_square[s] != q) continue;
        bool others = false;
        for (unsigned k = s + 1; k < v->look.seats; k++) others |= v->at_tile[k] == spot && v->at_square[k] == q;
        const bool active = v->at_tile[v->active] == spot && v->at_square[v->active] == q;
        orr_paint_mark(c, x, y, 1, ORR_N_SEAT, s);
        orr_paint_number(c, x, y, active ? ORR_ASKED : ORR_STRONG, (active ? v->active : s) + 1);
        if (others) orr_paint_text(c, x, y, active ? ORR_ASKED : ORR_STRONG, "&");
        return;
    }
}

/* The tile whose square is asked for, if the question is about one; else all squares can be meant. */
static unsigned spot_asked(const orr_box *b, const mar_view *v)
{
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    for (unsigned i = 0; i < ORR_LOCALS; i++)
        if (b->game->locals[f->proc][i] == MAR_N_SPOT) return f->local[i];
    return MAR_NONE;
}

static void mark_square(const orr_box *b, const mar_view *v, unsigned spot, unsigned q, int x, int y, orr_canvas *c)
{
    const unsigned asked = spot_asked(b, v), tile = v->at_tile[v->active], square = v->at_square[v->active];
    if (asked >= v->letters || asked == spot) orr_paint_mark(c, x, y, 3, MAR_N_SQUARE, q);
    if (v->tile_drawn.z.n) return;
    for (unsigned side = 0; side < 4; side++) {          /* where a step of the active pawn would lead */
        if (!(mar_ways(&v->town, tile, square) >> side & 1) || mar_beyond[square][side] != q) continue;
        if ((mar_crosses(square, side) ? v->town.next[tile][side] : tile) == spot)
            orr_paint_mark(c, x, y, 3, MAR_N_SIDE, side);
    }
}

static void paint_square(const orr_box *b, const mar_view *v, unsigned spot, unsigned q, int x, int y, orr_canvas *c)
{
    orr_style ink;
    if (!(mar_enter(&v->town, spot) >> q & 1)) {
        orr_paint_text(c, x, y, ORR_SOFT, "\xe2\x96\x91\xe2\x96\x91\xe2\x96\x91");
        return;
    }
    mark_square(b, v, spot, q, x, y, c);
    const char *thing = thing_on(b, v, spot, q, &ink);
    orr_paint_text(c, x, y, ink, thing);
    if (v->martian[spot] >> q & 1) orr_paint_text(c, x + 1, y, ORR_RED, "M");
    paint_pawns(v, spot, q, x + 2, y, c);
}

/* Walls are lines, white lines and joined roads are gaps, a road that leads to an empty cell is an arrow. */
static void paint_walls(const mar_view *v, unsigned spot, unsigned q, int x, int y, orr_canvas *c)
{
    static const char *const arrows[] = { " ^ ", ">", " v ", "<" };
    for (unsigned side = 0; side < 4; side++) {
        const bool level = side == 0 || side == 2;
        const int wx = side == 1 ? x + 3 : side == 3 ? x - 1 : x, wy = side == 0 ? y - 1 : side == 2 ? y + 1 : y;
        if (mar_ways(&v->town, spot, q) >> side & 1) continue;
        if (mar_crosses(q, side) && (v->town.exits[spot] >> side & 1)) {
            if (v->town.next[spot][side] == MAR_NONE) orr_paint_text(c, wx, wy, ORR_GREEN, arrows[side]);
        } else orr_paint_text(c, wx, wy, ORR_SOFT, level ? "\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80" : "\xe2\x94\x82");
    }
}

/* The tile as a whole, by its letter, its building and its Farm; while a tile is placed, also its edges. */
static void mark_tile(const mar_view *v, unsigned spot, int x, int y, orr_canvas *c)
{
    const unsigned farm = farm_of(v, spot);
    for (int k = 0; k <= HIGH; k++) {
        orr_paint_mark(c, x, y + k, WIDE + 1, MAR_N_SPOT, spot);
        orr_paint_mark(c, x, y + k, WIDE + 1, MAR_N_KIND, v->map[spot].face[0].kind);
        if (farm < MAR_FARMS) orr_paint_mark(c, x, y + k, WIDE + 1, MAR_N_FARM, farm);
        if (!v->tile_drawn.z.n) continue;
        if (k == 0) orr_paint_mark(c, x, y, WIDE + 1, MAR_N_SIDE, 0);
        if (k == HIGH) orr_paint_mark(c, x, y + k, WIDE + 1, MAR_N_SIDE, 2);
        orr_paint_mark(c, x + WIDE, y + k, 1, MAR_N_SIDE, 1);
        orr_paint_mark(c, x, y + k, 1, MAR_N_SIDE, 3);
    }
}

static void paint_tile(const orr_box *b, const mar_view *v, unsigned spot, int x, int y, orr_canvas *c)
{
    static const char *const letters[] = { "A", "B", "C", "D", "E",  "F",  "G",  "H",  "I",  "J", "K",
                                           "L", "M", "N", "O", "P",  "Q",  "R",  "S",  "T",  "U", "V",
                                           "W", "X", "Y", "Z", "AA", "AB", "AC", "AD", "AE", "AF" };
    mark_tile(v, spot, x, y, c);
    for (unsigned q = 0; q < MAR_SQUARES; q++) {
        const int sx = x + 1 + 4 * (int)(q % 3), sy = y + 1 + 2 * (int)(q / 3);
        paint_walls(v, spot, q, sx, sy, c);
        paint_square(b, v, spot, q, sx, sy, c);
    }
    orr_paint_text(c, x, y, ORR_STRONG, letters[spot]);
}

static int paint_town(const orr_box *b, const mar_view *v, int y, orr_canvas *c)
{
    const frame f = choose_frame(v, y, c);
    unsigned hidden = 0;
    if (!c->room) orr_paint_rule(c, y++, "The town, north up");
    for (unsigned s = 0; s < v->letters; s++) {
        if (!v->map[s].z.n) continue;
        const int column = v->column[s] - f.left, row = v->row[s] - f.top;
        if (column < 0 || row < 0 || column >= f.across || row >= f.down) hidden++;
        else paint_tile(b, v, s, 1 + WIDE * column, y + HIGH * row, c);
    }
    y += HIGH * f.down + 1;
    const int below = (int)v->look.seats + !!hidden;     /* the other seats, the table */
    if (!c->room || y + 1 + below <= c->room) {          /* what the letters mean is the first to go */
        const int x = orr_paint_text(c, 1, y, ORR_SOFT, "M Martian  & pawns  + Life  * Bullet  ? hidden  F Z D Items  "
                                                        "C S markers");
        if (mar_coop(b)) orr_paint_text(c, x, y, ORR_SOFT, "  ! icon");
        y++;
    }
    if (!hidden) return y;
    const int x = paint_several(c, 1, y, hidden, " tile", " tiles");
    orr_paint_text(c, x, y, ORR_SOFT, c->room ? " beyond the edge; Shift and the arrows move the town."
                                              : " beyond this window; it follows the active pawn.");
    return y + 1;
}

/* ---- the table ------------------------------------------------------------------------------------------------- */

static int paint_effects(const orr_box *b, orr_canvas *c, int y, orr_seen z, const orr_face *face)
{
    for (unsigned i = 0; i < z.n; i++) {
        const char *until = b->game->word(b, MAR_N_UNTIL, face[i].tag, ORR_NAME);
        int x = orr_paint_text(c, 1, y, ORR_VIOLET, card_name(b, face[i].kind));
        if (x + orr_paint_width(c, " until ") + orr_paint_width(c, until) > c->width) x = 3, y++;
        x = orr_paint_text(c, x, y, ORR_SOFT, " until ");
        orr_paint_text(c, x, y++, ORR_SOFT, until);
    }
    return y;
}

static int paint_table(const orr_box *b, const mar_view *v, int y, orr_canvas *c)
{
    int x = orr_paint_text(c, 1, y, ORR_SOFT, "Left: ");
    x = 3 + paint_several(c, x, y, v->supply, " Martian", " Martians");
    x = 3 + paint_several(c, x, y, v->tile_pile.z.n, " tile", " tiles");
    x = 3 + paint_several(c, x, y, v->draw.z.n, " card", " cards");
    x = 3 + paint_several(c, x, y, v->item_pile.z.n, " Item", " Items");
    paint_several(c, x, y, v->marker_pile.z.n, " marker", " markers");
    if (v->tile_drawn.z.n) {
        x = orr_paint_text(c, 1, ++y, ORR_INK, "To be placed: ");
        orr_paint_text(c, x, y, ORR_STRONG, b->game->word(b, MAR_N_KIND, v->tile_drawn.face[0].kind, ORR_NAME));
    }
    if (mar_coop(b)) {
        x = orr_paint_text(c, 1, ++y, ORR_INK, "On the Mother Ship:");
        for (unsigned i = 0; i < v->ship.z.n; i++)
            x = 1 + orr_paint_text(c, x + 1, y, ORR_YELLOW, item_name(b, v->ship.face[i].kind));
        if (!v->ship.z.n) orr_paint_text(c, x, y, ORR_SOFT, " nothing yet");
    }
    y = paint_effects(b, c, y + 1, v->effect.z, v->effect.face);
    return paint_effects(b, c, y, v->martian_effect.z, v->martian_effect.face);
}

static int paint_hand(const orr_box *b, const mar_view *v, int y, orr_canvas *c)
{
    const unsigned me = v->look.seat;
    orr_paint_mark(c, 0, y, c->width, ORR_N_NONE, ORR_PART_HAND);
    orr_paint_rule(c, y++, mar_plays_seen(v, me) ? "Your hand" : "Your hand (you have played your card of this cycle)");
    for (unsigned i = 0; i < v->hand[me].z.n; i++) {
        const uint8_t kind = v->hand[me].face[i].kind;
        orr_paint_mark(c, 1, y, TEXT_AT - 2, MAR_N_CARD, kind);
        y = orr_paint_entry(c, y, &(orr_entry){ .name = card_name(b, kind), .left = 1, .at = TEXT_AT,
                                                .text = b->game->word(b, MAR_N_CARD, kind, ORR_TEXT),
                                                .name_style = ORR_STRONG });
    }
    if (!v->hand[me].z.n) orr_paint_text(c, 1, y++, ORR_SOFT, "No card.");
    return y;
}

void mar_paint(const orr_box *b, const void *view, orr_canvas *c)
{
    const mar_view *v = view;
    int y = 1;
    orr_paint_rule(c, 0, b->game->title);
    const int x = orr_paint_text(c, c->width - 11, 0, ORR_STRONG, " turn ");
    orr_paint_text(c, orr_paint_number(c, x, 0, ORR_STRONG, v->turns), 0, ORR_STRONG, " ");
    const unsigned own = c->room ? v->look.seat : v->look.seats;
    if (own < v->look.seats) y = paint_seat(b, v, own, y, c);
    if (c->room) y = paint_town(b, v, y, c);             /* in a window the town comes before the others */
    for (unsigned s = 0; s < v->look.seats; s++)
        if (s != own) y = paint_seat(b, v, s, y, c);
    if (!c->room) y = paint_town(b, v, y, c);
    y = paint_table(b, v, y, c);
    if (v->look.seat < v->look.seats) y = paint_hand(b, v, y, c);
    orr_paint_rule(c, y, NULL);
}
