/* otv_set.h - what the box holds, as the CSV files of data/onward_to_venus say it. Flat, no pointers. */
#ifndef OTV_SET_H
#define OTV_SET_H
#include "engine/game.h"

enum {
    OTV_MAX_SEATS = 5, OTV_MIN_SEATS = 2, OTV_PLANETS = 8, OTV_FACES = 6,
    OTV_MAX_TILES = 20,       /* kinds of game tile */
    OTV_MOST_UNITS = 20,      /* of one kind and empire */
    OTV_MAX_KINDS = 64,       /* kinds of card */
    OTV_MAX_CARDS = 68        /* cards of the common deck and all five empires together */
};

/* OTV-1, OTV-A21 */
enum { OTV_MERCURY, OTV_VENUS, OTV_EARTH, OTV_MOON, OTV_MARS, OTV_GANYMEDE, OTV_TITAN, OTV_KUIPER };
typedef struct {
    uint8_t first, second, third;    /* victory points of a place; 0: the planet has no such hexagon */
    uint8_t tiles_2, tiles_3, tiles_4, tiles_5;  /* tiles laid in a period, by number of players (table 1.2) */
    char id[16], name[16], crisis[32];
} otv_planet_row;

typedef enum { /* undefended ones first (OTV-49) */
               OTV_FACTORY_TILE,
               OTV_CARDS_TILE,
               OTV_WINDFALL,
               OTV_BIG_GAME,
               OTV_TENSION,
               OTV_MINE_TILE,
               OTV_CRISIS,
               OTV_N_TILE_KINDS
} otv_tile_kind;
typedef struct {
    uint8_t kind;             /* otv_tile_kind */
    uint8_t defence;          /* OTV-A17: of a tension tile it is added to the units */
    uint8_t marked;           /* OTV-104: carries the skull */
    uint8_t copies;
    char id[24], name[36];
} otv_tile_row;
_Static_assert(sizeof(otv_tile_row) == 64, "rows that are looked up often have a power of two for a size");

typedef enum {                /* section 8.4 of the ledger */
    OTV_CP, OTV_UNIT_INFANTRY, OTV_UNIT_SPACESHIP, OTV_UNIT_TANK, OTV_MOVE_MORE, OTV_HAUL, OTV_REROLL, OTV_MEDIC,
    OTV_A_MONEY, OTV_A_DRAW, OTV_A_YARD, OTV_A_RALLY, OTV_N_EFFECTS
} otv_effect;
enum { OTV_FIRST_ACTION = OTV_A_MONEY };       /* effects from here on are Action cards (OTV-98) */
enum { OTV_BRITISH, OTV_FRENCH, OTV_RUSSIAN, OTV_GERMAN, OTV_USA, OTV_EMPIRES };
enum { OTV_COMMON };                           /* owner 0; owner 1 + empire else */
typedef struct {
    uint8_t owner, effect, n, copies;          /* one effect per card (OTV-A46) */
    char id[24], name[28], text[200];
} otv_card_row;
_Static_assert(sizeof(otv_card_row) == 256, "as above");

typedef struct { uint8_t infantry, spaceships, tanks, factories, mines; } otv_counters_row;   /* of one empire (8.1) */
typedef struct { uint8_t face; } otv_dice_row;                                                /* 0: skull (OTV-64) */
typedef struct { char name[24], note[320]; } otv_manifest_row;

typedef struct {
    uint8_t manifest_n, planets_n, tiles_n, cards_n, counters_n, dice_n;
    otv_counters_row counters[1];
    otv_dice_row dice[OTV_FACES];
    otv_planet_row planets[OTV_PLANETS];
    otv_tile_row tiles[OTV_MAX_TILES];
    otv_card_row cards[OTV_MAX_KINDS];
    otv_manifest_row manifest[1];
} otv_set;

extern const otv_set otv_house_set;            /* made from data/onward_to_venus at build time */
extern const orr_sheet otv_sheets[];
enum { OTV_SHEET_MANIFEST, OTV_SHEET_PLANETS, OTV_SHEET_TILES, OTV_SHEET_CARDS, OTV_SHEET_COUNTERS, OTV_SHEET_DICE,
       OTV_N_SHEETS };
const char *otv_check_set(const void *set, uint8_t *sheet, uint8_t *row);
static inline const otv_set *otv_set_of(const orr_box *b) { return b->set; }
#endif
