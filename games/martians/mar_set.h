/* mar_set.h - what the box holds, as the CSV files of data/martians say it. Flat, no pointers. */
#ifndef MAR_SET_H
#define MAR_SET_H
#include "engine/game.h"

enum { MAR_MAX_CARDS = 40, MAR_MAX_TILES = 28, MAR_BUILDINGS = 13, MAR_SQUARES = 9 };

typedef enum {                /* what a card does, in rulebook order: the Martian deck, then the Event deck */
    MAR_BIG_EYES, MAR_BRIGHT_LIGHTS, MAR_FAKED_CROP_CIRCLES, MAR_GREEN_SLIME, MAR_HOW_TO_COOK, MAR_LANDING_PARTY,
    MAR_LEVITATION, MAR_MASS_HYSTERIA, MAR_MEMORY_DRAIN, MAR_POD_PEOPLE, MAR_STUPID_HUMANS, MAR_END_OF_THE_WORLD,
    MAR_VIDEO_GAME, MAR_TRACTOR_BEAM, MAR_WE_COME_IN_PEACE, MAR_AGENT, MAR_CANDY, MAR_FOUR_SIDED_DICE,
    MAR_GET_OFF_MY_LAND, MAR_HOMELAND_SECURITY, MAR_GO_TIME, MAR_MARTIAL_LAW, MAR_MP3_PLAYER, MAR_NUCLEAR,
    MAR_PRESIDENTIAL_ADDRESS, MAR_SEARCHLIGHT, MAR_SHOTGUN, MAR_SIGNAL_JAMMER, MAR_TAKE_HER, MAR_TELEPORTED, MAR_NO_WAY,
    MAR_NOT_HAPPENING, MAR_NOT_THE_HUMAN, MAR_WAIT, MAR_ANGRY, MAR_N_EFFECTS
} mar_effect;
static inline uint64_t mar_bit(unsigned effect) { return (uint64_t)1 << effect; }

enum { MAR_DECK_MARTIAN, MAR_DECK_EVENT };
typedef struct {
    uint8_t deck, effect, copies;
    uint8_t bullets_on;       /* Bullets laid on a weapon when it comes into play */
    char id[24], name[44], text[120];
} mar_card_row;

enum { MAR_NORTH = 1, MAR_EAST = 2, MAR_SOUTH = 4, MAR_WEST = 8 };      /* exits of a tile, a bit each */
enum { MAR_START, MAR_FARM, MAR_NAMED, MAR_GENERIC };
typedef struct {
    uint8_t kind, copies, exits;
    uint8_t life, bullets, items;                /* tokens that come with it (MAR-39) */
    uint8_t icon;                                /* square with a Martian icon, from 1; 0: none */
    uint8_t gas;                                 /* 1: a Gas Station */
    char grid[12];  /* nine letters: . blocked, R road, B building, H house square, F farm */
    char doors[36];  /* pairs of squares with a white line between road and building: "2-5 4-5" */
    char id[20], name[32];
} mar_tile_row;

typedef struct { char name[24], note[320]; } mar_manifest_row;

typedef struct {
    uint8_t manifest_n, cards_n, tiles_n;
    mar_card_row cards[MAR_MAX_CARDS];
    mar_tile_row tiles[MAR_MAX_TILES];           /* the House first, then the named tiles, then the others */
    mar_manifest_row manifest[1];
} mar_set;

extern const mar_set mar_house_set;              /* made from data/martians at build time */
extern const orr_sheet mar_sheets[];
enum { MAR_SHEET_MANIFEST, MAR_SHEET_CARDS, MAR_SHEET_TILES, MAR_N_SHEETS };
const char *mar_check_set(const void *set, uint8_t *sheet, uint8_t *row);
static inline const mar_set *mar_set_of(const orr_box *b) { return b->set; }

/* A tile as it lies on the table after some quarter turns clockwise. Squares count from 0, row by row, north up. */
typedef uint16_t mar_squares;                    /* a set of squares of one tile, a bit each */
typedef struct {
    mar_squares road, building;                  /* building: also the house square */
    mar_squares farm;
    uint8_t exits;
    uint8_t icon;                                /* a square, or MAR_NO_SQUARE */
    mar_squares way[4];                          /* for every side the squares one may leave over it, exits included */
} mar_shape;
enum { MAR_NO_SQUARE = 0xff };
void mar_turn_tile(const mar_tile_row *, unsigned turn, mar_shape *);
unsigned mar_distinct_turns(const mar_tile_row *);       /* MAR-A115: 1, 2 or 4 */
/* Members of a set of bits. Not the compiler's builtin: without a machine instruction for it that needs a library. */
static inline unsigned mar_count(uint32_t set)
{
    unsigned n = 0;
    for (; set; set &= set - 1) n++;
    return n;
}
#endif
