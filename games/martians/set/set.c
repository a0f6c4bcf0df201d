/* set.c - how the CSV files of a set are laid out and what must hold of them: the House set part of the ledger,
 * MAR-110, MAR-A6, MAR-A127, and the bounds that the arrays of the state rely on. The house set itself is
 * data/martians. */
#include "games/martians/mar_set.h"
#include "games/martians/mar_view.h"

/* ---- the sheets ------------------------------------------------------------------------------------------------ */

static const char *const deck_words[] = { "martian", "event", NULL };
static const char *const effect_words[] = {
    "big-eyes", "bright-lights", "faked-crop-circles", "green-slime", "how-to-cook", "landing-party", "levitation",
    "mass-hysteria",
    "memory-drain", "pod-people", "stupid-humans", "end-of-the-world", "video-game", "tractor-beam",
    "we-come-in-peace", "agent",
    "candy", "four-sided-dice", "get-off-my-land", "homeland-security", "go-time", "martial-law", "mp3-player",
    "nuclear-capabilities", "presidential-address", "searchlight", "shotgun", "signal-jammer", "take-her-instead",
    "teleported",
    "no-way-we-can-lose", "not-happening", "not-the-human", "wait", "angry", NULL
};
static const char *const kind_words[] = { "start", "farm", "named", "generic", NULL };
static const char *const side_words[] = { "north", "east", "south", "west", NULL };

static const orr_col manifest_cols[] = {
    ORR_STRING_COL(mar_manifest_row, name), ORR_STRING_COL(mar_manifest_row, note),
};
static const orr_col card_cols[] = {
    ORR_ID_COL(mar_card_row, id), ORR_STRING_COL(mar_card_row, name), ORR_WORD_COL(mar_card_row, deck, deck_words),
    ORR_WORD_COL(mar_card_row, effect, effect_words), ORR_NUMBER_COL(mar_card_row, copies, 0, 2),
    ORR_NUMBER_COL(mar_card_row, bullets_on, 0, 5), ORR_STRING_COL(mar_card_row, text),
};
static const orr_col tile_cols[] = {
    ORR_ID_COL(mar_tile_row, id), ORR_STRING_COL(mar_tile_row, name), ORR_WORD_COL(mar_tile_row, kind, kind_words),
    ORR_NUMBER_COL(mar_tile_row, copies, 1, 12), ORR_STRING_COL(mar_tile_row, grid),
    ORR_WORDS_COL(mar_tile_row, exits, side_words), ORR_STRING_COL(mar_tile_row, doors),
    ORR_NUMBER_COL(mar_tile_row, life, 0, 8), ORR_NUMBER_COL(mar_tile_row, bullets, 0, 8),
    ORR_NUMBER_COL(mar_tile_row, items, 0, 8), ORR_NUMBER_COL(mar_tile_row, icon, 0, 9),
    ORR_NUMBER_COL(mar_tile_row, gas, 0, 1),
};
const orr_sheet mar_sheets[] = {
    [MAR_SHEET_MANIFEST] = ORR_SHEET(mar, manifest, mar_manifest_row, 1, manifest_cols),
    [MAR_SHEET_CARDS] = ORR_SHEET(mar, cards, mar_card_row, MAR_MAX_CARDS, card_cols),
    [MAR_SHEET_TILES] = ORR_SHEET(mar, tiles, mar_tile_row, MAR_MAX_TILES, tile_cols),
};

/* ---- cards ----------------------------------------------------------------------------------------------------- */

enum { FEWEST_EVENTS = 20, MOST_EVENTS = 40, MOST_MARTIAN = 30 };

static bool is_armed(unsigned effect) { return effect == MAR_FOUR_SIDED_DICE || effect == MAR_SHOTGUN; }

static const char *check_card(const mar_set *set, unsigned i)
{
    const mar_card_row *c = &set->cards[i];
    if (!c->name[0]) return "a card needs a name";
    if ((c->effect <= MAR_WE_COME_IN_PEACE) != (c->deck == MAR_DECK_MARTIAN))
        return "this effect belongs to the other deck: the first fifteen are Martian cards, the others Event cards";
    if (c->bullets_on && !is_armed(c->effect)) return "only Four-sided Dice and Shotgun come with Bullets";
    for (unsigned k = 0; k < i; k++)
        if (set->cards[k].effect == c->effect) return "this effect has a row already; one card of each kind";
    return NULL;
}

static const char *check_decks(const mar_set *set)
{
    unsigned n[2] = { 0, 0 };
    for (unsigned i = 0; i < set->cards_n; i++) n[set->cards[i].deck] += set->cards[i].copies;
    if (n[MAR_DECK_EVENT] < FEWEST_EVENTS || n[MAR_DECK_EVENT] > MOST_EVENTS)
        return "there must be 20 to 40 Event cards";
    if (n[MAR_DECK_MARTIAN] > MOST_MARTIAN) return "there may be 30 Martian cards at most";
    return NULL;
}

/* ---- tiles ----------------------------------------------------------------------------------------------------- */

static bool has_letter(const char *letters, char c)
{
    while (*letters && *letters != c) letters++;
    return *letters;
}

static const char *check_grid(const mar_tile_row *r)
{
    const char *letters = r->kind == MAR_START   ? ".RH"
                          : r->kind == MAR_FARM  ? "F"
                          : r->kind == MAR_NAMED ? ".RB"
                                                 : ".R";
    unsigned buildings = 0;
    for (unsigned i = 0; i < MAR_SQUARES; i++) {
        if (!has_letter(letters, r->grid[i]))
            return "a grid has the letters . R B on named tiles, . R on generic ones, F on a Farm, . R H on the House";
        buildings += r->grid[i] == 'B' || r->grid[i] == 'H';
    }
    if (r->grid[MAR_SQUARES]) return "a grid has nine letters";
    if (r->kind == MAR_START && (r->grid[4] != 'H' || buildings != 1))
        return "the house square is the centre of the House";
    if (r->kind == MAR_NAMED && !buildings) return "a named tile needs a building square";
    if (!r->exits) return "a tile needs an exit";
    for (unsigned side = 0; side < 4; side++)
        if ((r->exits >> side & 1) && !has_letter("RF", r->grid[mar_gate[side]]))
            return "an exit needs a road on the middle of that side (MAR-59)";
    if (r->life + r->bullets + r->items > (r->kind == MAR_NAMED ? (int)buildings : 0))
        return "a tile may have as many tokens as building squares (MAR-41, MAR-42)";
    if (r->icon && r->grid[r->icon - 1] != 'R') return "a Martian icon is on a road square";
    return NULL;
}

static const char *check_doors(const mar_tile_row *r)
{
    for (const char *d = r->doors; *d; d += d[3] ? 4 : 3) {
        if (d[0] < '1' || d[0] > '9' || d[1] != '-' || d[2] < '1' || d[2] > '9' || (d[3] && d[3] != ' ') ||
            (d[3] && !d[4]))
            return "doors are pairs of squares separated by a blank: 2-5 4-5";
        const unsigned a = (unsigned)(d[0] - '1'), b = (unsigned)(d[2] - '1');
        const bool beside = (a + 3 == b) || (a + 1 == b && b % 3);
        if (!beside) return "a door joins a square and the one to the right of it or below it, smaller number first";
        if (r->grid[a] == '.' || r->grid[b] == '.') return "a door joins two squares that can be entered";
    }
    return NULL;
}

/* Where a step over a side leads from these squares, gates left out. */
static mar_squares shift(mar_squares set, unsigned side)
{
    static const uint8_t left[4] = { 0, 1, 3, 0 }, right[4] = { 3, 0, 0, 1 };
    return (mar_squares)((unsigned)(set & ~(1u << mar_gate[side])) << left[side] >> right[side]);
}

static unsigned reach(const mar_shape *s, unsigned from)
{
    mar_squares seen = (mar_squares)(1u << from), before = 0;
    while (seen != before) {
        before = seen;
        for (unsigned side = 0; side < 4; side++) seen |= shift(before & s->way[side], side);
    }
    return seen;
}

static const char *check_connected(const mar_tile_row *r)
{
    mar_shape s;
    mar_turn_tile(r, 0, &s);
    const unsigned all = s.road | s.building | s.farm;
    return reach(&s, (unsigned)__builtin_ctz(all)) == all
               ? NULL
               : "every square of a tile that can be entered must be reachable from the others";
}

static const char *check_tile(const mar_set *set, unsigned i)
{
    const mar_tile_row *r = &set->tiles[i];
    if ((i == 0) != (r->kind == MAR_START)) return "the House is the first tile, and the only one of kind start";
    if (r->kind == MAR_NAMED && set->tiles[i - 1].kind != MAR_NAMED && i != 1)
        return "named tiles follow the House, before all others";
    if ((r->kind == MAR_NAMED || r->kind == MAR_START) && r->copies != 1) return "a named tile has one copy (MAR-A127)";
    if (r->kind == MAR_NAMED && i >= MAR_BUILDINGS) return "there may be 12 named tiles at most (MAR-A127)";
    if (r->gas && r->kind != MAR_NAMED) return "a Gas Station is a named tile";
    const char *wrong = check_grid(r);
    if (!wrong) wrong = check_doors(r);
    return wrong ? wrong : check_connected(r);
}

static unsigned ways_of(const mar_tile_row *r)           /* pairs of squares one can step between, exits counted half */
{
    mar_shape s;
    unsigned n = 0;
    mar_turn_tile(r, 0, &s);
    for (unsigned side = 0; side < 4; side++) n += mar_count(s.way[side]);
    return n;
}

static const char *check_town(const mar_set *set)
{
    unsigned tiles = 0, farms = 0, open = 4, ways = 0;
    for (unsigned i = 0; i < set->tiles_n; i++) {
        const mar_tile_row *r = &set->tiles[i];
        const unsigned exits = mar_count(r->exits);
        tiles += r->copies;
        if (r->kind == MAR_FARM) farms += r->copies;
        if (i && exits > 2) open += r->copies * (exits - 2);
        ways += r->copies * ways_of(r);
    }
    if (tiles > MAR_SPOTS) return "there may be 32 tiles at most";
    if (farms > MAR_FARMS) return "there may be five Farms at most";
    if (open > MAR_EDGES - 8)
        return "with so many exits the map could have too many ends: at most 20 more than two per tile";
    if (ways / 2 > 225) return "with so many roads and doors there could be too many Martian moves to choose from";
    return NULL;
}

static const char *check_row(const void *set, unsigned sheet, unsigned row)
{
    return sheet == MAR_SHEET_CARDS ? check_card(set, row) : sheet == MAR_SHEET_TILES ? check_tile(set, row) : NULL;
}

static const char *check_sheet(const void *set, unsigned sheet)
{
    if (sheet == MAR_SHEET_MANIFEST) return NULL;
    if (sheet == MAR_SHEET_CARDS) return check_decks(set);
    return ((const mar_set *)set)->tiles_n ? check_town(set) : "a set needs tiles, the House first";
}

const char *mar_check_set(const void *set, uint8_t *sheet, uint8_t *row)
{
    static const orr_set_check check = { .sheets = mar_sheets, .n_sheets = MAR_N_SHEETS,
                                         .row = check_row, .sheet = check_sheet };
    return orr_check_set(&check, set, sheet, row);
}
