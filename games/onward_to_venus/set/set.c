/* set.c - how the CSV files of a set are laid out and what must hold of them: section 8 of the ledger, OTV-A77, and the
 * bounds that the arrays of the state rely on. The house set itself is data/onward_to_venus. */
#include "games/onward_to_venus/otv_set.h"
#include "games/onward_to_venus/otv_view.h"

/* ---- the sheets ------------------------------------------------------------------------------------------------- */

static const char *const tile_words[] = {
    "factory", "cards", "windfall", "big-game", "tension", "mine", "crisis", NULL
};
static const char *const owner_words[] = { "common", "british", "french", "russian", "german", "usa", NULL };
static const char *const effect_words[] = { "cp",     "unit-infantry", "unit-spaceship", "unit-tank", "move", "haul",
                                            "reroll", "medic",         "money",          "draw",      "yard", "rally",
                                            NULL };

enum {
    MAX_POINTS = 30, MAX_LAID = 8, MAX_COPIES = 84, MAX_DEFENCE = 20, MAX_FACE = 9,
    MAX_PLANTS = 12,                           /* 12 factories and 12 mines earn 60, which fits into a set of bits */
    MIN_INFANTRY = 4, MIN_SPACESHIPS = 2,      /* OTV-5, OTV-6 */
    MAX_TILES_LAID = 255,                      /* a number of tiles is a byte */
    MAX_DRAW = 3                               /* cards drawn at once over a full hand */
};
_Static_assert(OTV_HAND == 20 + MAX_DRAW, "a hand has room for the highest limit and a draw");

static const orr_col manifest_cols[] = {
    ORR_STRING_COL(otv_manifest_row, name), ORR_STRING_COL(otv_manifest_row, note),
};
static const orr_col planet_cols[] = {
    ORR_ID_COL(otv_planet_row, id), ORR_STRING_COL(otv_planet_row, name), ORR_STRING_COL(otv_planet_row, crisis),
    ORR_NUMBER_COL(otv_planet_row, first, 1, MAX_POINTS), ORR_NUMBER_COL(otv_planet_row, second, 0, MAX_POINTS),
    ORR_NUMBER_COL(otv_planet_row, third, 0, MAX_POINTS), ORR_NUMBER_COL(otv_planet_row, tiles_2, 0, MAX_LAID),
    ORR_NUMBER_COL(otv_planet_row, tiles_3, 0, MAX_LAID), ORR_NUMBER_COL(otv_planet_row, tiles_4, 0, MAX_LAID),
    ORR_NUMBER_COL(otv_planet_row, tiles_5, 0, MAX_LAID),
};
static const orr_col tile_cols[] = {
    ORR_ID_COL(otv_tile_row, id), ORR_STRING_COL(otv_tile_row, name), ORR_WORD_COL(otv_tile_row, kind, tile_words),
    ORR_NUMBER_COL(otv_tile_row, defence, 0, MAX_DEFENCE), ORR_NUMBER_COL(otv_tile_row, marked, 0, 1),
    ORR_NUMBER_COL(otv_tile_row, copies, 0, MAX_COPIES),
};
static const orr_col card_cols[] = {
    ORR_ID_COL(otv_card_row, id), ORR_STRING_COL(otv_card_row, name), ORR_WORD_COL(otv_card_row, owner, owner_words),
    ORR_WORD_COL(otv_card_row, effect, effect_words), ORR_NUMBER_COL(otv_card_row, n, 0, 9),
    ORR_NUMBER_COL(otv_card_row, copies, 0, OTV_MAX_CARDS), ORR_STRING_COL(otv_card_row, text),
};
static const orr_col counter_cols[] = {
    ORR_NUMBER_COL(otv_counters_row, infantry, MIN_INFANTRY, OTV_MOST_UNITS),
    ORR_NUMBER_COL(otv_counters_row, spaceships, MIN_SPACESHIPS, OTV_MOST_UNITS),
    ORR_NUMBER_COL(otv_counters_row, tanks, 0, OTV_MOST_UNITS),
    ORR_NUMBER_COL(otv_counters_row, factories, 1, MAX_PLANTS),
    ORR_NUMBER_COL(otv_counters_row, mines, 0, MAX_PLANTS),
};
static const orr_col dice_cols[] = {
    ORR_NUMBER_COL(otv_dice_row, face, 0, MAX_FACE),
};

const orr_sheet otv_sheets[] = {
    [OTV_SHEET_MANIFEST] = ORR_SHEET(otv, manifest, otv_manifest_row, 1, manifest_cols),
    [OTV_SHEET_PLANETS] = ORR_SHEET(otv, planets, otv_planet_row, OTV_PLANETS, planet_cols),
    [OTV_SHEET_TILES] = ORR_SHEET(otv, tiles, otv_tile_row, OTV_MAX_TILES, tile_cols),
    [OTV_SHEET_CARDS] = ORR_SHEET(otv, cards, otv_card_row, OTV_MAX_KINDS, card_cols),
    [OTV_SHEET_COUNTERS] = ORR_SHEET(otv, counters, otv_counters_row, 1, counter_cols),
    [OTV_SHEET_DICE] = ORR_SHEET(otv, dice, otv_dice_row, OTV_FACES, dice_cols),
};

/* ---- rows ------------------------------------------------------------------------------------------------------- */

static bool same_word(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

static const char *check_planet(const otv_planet_row *r, unsigned i)
{
    static const char *const ids[OTV_PLANETS] = { "mercury", "venus",    "earth", "moon",
                                                  "mars",    "ganymede", "titan", "kuiper-belt" };
    if (!same_word(r->id, ids[i]))
        return "the planets must be mercury, venus, earth, moon, mars, ganymede, titan and kuiper-belt, in this order "
               "(OTV-1)";
    if (!r->name[0]) return "a planet needs a name";
    if (r->third && !r->second) return "a planet with a third place needs a second one";
    return NULL;
}

static bool begins_with(const char *text, const char *start)
{
    while (*start && *text == *start) text++, start++;
    return !*start;
}

static const char *check_tile(const otv_tile_row *r)
{
    if (!r->name[0]) return "a tile needs a name";
    if (same_word(r->id, "alien") || begins_with(r->id, "blank-"))
        return "no tile can be called alien or blank-...: these words are taken (OTV-A77)";
    if (r->kind < OTV_TENSION && r->defence)
        return "factory, cards, windfall and big-game tiles have no defence (OTV-49)";
    if (r->kind != OTV_CRISIS && r->marked) return "only crisis tiles can be marked (OTV-104)";
    return NULL;
}

static const char *check_card(const otv_card_row *r)
{
    if (!r->name[0]) return "a card needs a name";
    const bool counts = r->effect != OTV_HAUL && r->effect != OTV_REROLL;
    if (counts && !r->n) return "this effect needs n of 1 or more";
    if (!counts && r->n) return "haul and reroll have no n; write 0";
    if (r->effect == OTV_A_DRAW && r->n > MAX_DRAW) return "draw can be 3 at most, so that a hand has room (OTV-A77)";
    return NULL;
}

/* ---- whole sheets ------------------------------------------------------------------------------------------------ */

static const char *check_tiles(const otv_set *set)
{
    unsigned n = 0;
    for (unsigned k = 0; k < set->tiles_n; k++) n += set->tiles[k].copies;
    if (!n) return "the bag needs a tile at least";
    return n > MAX_TILES_LAID ? "there can be 255 tiles at most" : NULL;
}

static const char *check_cards(const otv_set *set)
{
    unsigned n = 0, own[1 + OTV_EMPIRES] = { 0 };
    for (unsigned k = 0; k < set->cards_n; k++) {
        n += set->cards[k].copies;
        own[set->cards[k].owner] += set->cards[k].copies;
    }
    if (n > OTV_MAX_CARDS) return "there can be 68 cards at most, all empires together";
    for (unsigned e = OTV_BRITISH; e < OTV_EMPIRES; e++)
        if (own[1 + e] != 4) return "each of the five empires needs 4 cards of its own (OTV-10)";
    return own[OTV_COMMON] < 4 ? "the common deck needs two cards for every player (OTV-A77)" : NULL;
}

static const char *check_dice(const otv_set *set)
{
    if (set->dice_n != OTV_FACES) return "a die has six faces, a row each; 0 is the skull (OTV-A1)";
    for (unsigned i = 0; i < OTV_FACES; i++)
        if (set->dice[i].face) return NULL;
    return "a die needs a face that is no skull";
}

static const char *check_sheet(const void *bytes, unsigned sheet)
{
    const otv_set *set = bytes;
    switch (sheet) {
    case OTV_SHEET_MANIFEST: return set->manifest_n ? NULL : "there must be one row: the name of the set and a note";
    case OTV_SHEET_PLANETS:
        return set->planets_n == OTV_PLANETS ? NULL : "there must be a row for each of the eight planets (OTV-1)";
    case OTV_SHEET_TILES: return check_tiles(set);
    case OTV_SHEET_CARDS: return check_cards(set);
    case OTV_SHEET_COUNTERS: return set->counters_n ? NULL : "there must be one row: the counters of an empire";
    default: return check_dice(set);
    }
}

static const char *check_row(const void *bytes, unsigned sheet, unsigned row)
{
    const otv_set *set = bytes;
    switch (sheet) {
    case OTV_SHEET_MANIFEST: return set->manifest[row].name[0] ? NULL : "the set needs a name";
    case OTV_SHEET_PLANETS: return check_planet(&set->planets[row], row);
    case OTV_SHEET_TILES: return check_tile(&set->tiles[row]);
    case OTV_SHEET_CARDS: return check_card(&set->cards[row]);
    default: return NULL;                                /* the columns say all about counters and dice */
    }
}

const char *otv_check_set(const void *set, uint8_t *sheet, uint8_t *row)
{
    static const orr_set_check check = { .sheets = otv_sheets, .n_sheets = OTV_N_SHEETS,
                                         .row = check_row, .sheet = check_sheet };
    return orr_check_set(&check, set, sheet, row);
}
