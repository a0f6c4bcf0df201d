/* mar_view.h - what everybody may know about Martians!!!: verbs, nouns, options, the map, and the view of one seat. */
#ifndef MAR_VIEW_H
#define MAR_VIEW_H
#include "engine/zone.h"
#include "games/martians/mar_set.h"

enum {
    MAR_SEATS = 6, MAR_HAND = 3,                 /* MAR-91 */
    MAR_SPOTS = 32, MAR_FARMS = 5, MAR_DECK = 70, MAR_MARTIAN_DECK = 30, MAR_WEAPONS = 5, MAR_EFFECTS = 14,
    MAR_MARTIAN_EFFECTS = 8, MAR_STACK = 4,
    MAR_ITEMS = 18, MAR_LYING = 8, MAR_EDGES = 32       /* MAR_EDGES: empty cells that an exit faces */
};
enum { MAR_NONE = 0xff };                        /* no tile, no square, no seat */

enum {                        /* verbs: answers first, interjections last */
    MAR_V_BEGIN,              /* D20 */
    MAR_V_PLACE,              /* a tile, b side of it, c quarter turns: D2 */
    MAR_V_TILE,               /* a tile: first half of a destination, or the tile a card is about (D14) */
    MAR_V_SQUARE,             /* a square: D3, D7, second half of a destination */
    MAR_V_GO_ON,              /* D21 */
    MAR_V_ROLL,               /* D22 */
    MAR_V_STEP,               /* a side: D5 */
    MAR_V_TAKE,               /* a token: D5, D18, D21b */
    MAR_V_DEPOSIT,            /* an Item, co-op: D5, D18, D21b, D23 */
    MAR_V_STOP,               /* D5 */
    MAR_V_LOSE_LIFE, MAR_V_SPEND, MAR_V_SHOTGUN, /* D4; spend: a number of Bullets */
    MAR_V_MARTIAN,            /* a tile, b square, c side: D6 */
    MAR_V_FARM,               /* a Farm: D7, Bright Lights */
    MAR_V_END, MAR_V_DISCARD, /* D8; discard: a card */
    MAR_V_REACT,              /* a reaction, hidden: D10 to D12 */
    MAR_V_TARGET, MAR_V_NOBODY,                  /* a seat: D13 */
    MAR_V_EXCHANGE,           /* a, b Farms: Faked Crop Circles */
    MAR_V_CARRY,              /* a, b squares: Candy */
    MAR_V_ARM,                /* a weapon: D15 */
    MAR_V_DROP,               /* a Item, b building, c square: D17 */
    MAR_V_COOK,               /* a building, b square: How to Cook Humans */
    MAR_V_GO,                 /* a tile, b square: D16 */
    MAR_V_GIVE,               /* an Item of one's own: Searchlight */
    MAR_V_SWAP_SEAT,          /* a seat, b Item */
    MAR_V_SWAP_BUILDING,      /* a building, b square, c token */
    MAR_V_ALSO, MAR_V_ALSO_ON,                   /* a card, b seat: D19 */
    MAR_V_DONE,               /* no more of it: D14, D15, D18, D19, D23 */
    MAR_V_PLAY,               /* interjections, D9: a card */
    MAR_V_PLAY_ON,            /* a card, b seat */
    MAR_V_USE,                /* a weapon in play */
    MAR_N_VERBS
};

enum {                        /* nouns */
    MAR_N_CARD = ORR_N_FIRST_OWN, MAR_N_KIND, MAR_N_SPOT, MAR_N_SQUARE, MAR_N_SIDE, MAR_N_TURN, MAR_N_ITEM,
    MAR_N_MARKER, MAR_N_TOKEN, MAR_N_FARM, MAR_N_REACTION, MAR_N_COLUMN, MAR_N_ROW, MAR_N_UNTIL, MAR_N_FACING,
    MAR_N_COVERED, MAR_N_OUTCOME, MAR_N_NOUNS_END
};
enum { MAR_FUEL, MAR_FERTILIZER, MAR_DYNAMITE, MAR_N_ITEMS };
enum { MAR_CROP_CIRCLE, MAR_MOTHER_SHIP, MAR_N_MARKERS };
enum { MAR_FACE_DOWN, MAR_FACE_UP };
/* What can be taken off a square. MAR_T_ITEM: an Item whose kind the taker does not know. */
enum { MAR_T_LIFE, MAR_T_BULLET, MAR_T_ITEM, MAR_T_FUEL, MAR_T_FERTILIZER, MAR_T_DYNAMITE, MAR_N_TOKENS };
enum { MAR_R_PASS, MAR_R_NOT_THE_HUMAN, MAR_R_NOT_HAPPENING, MAR_R_MP3, MAR_R_TAKE_HER,
       MAR_N_REACTIONS = MAR_R_TAKE_HER + MAR_SEATS };
/* When the effect of a card ends; each for every seat. */
enum { MAR_UNTIL_START, MAR_UNTIL_END = MAR_SEATS, MAR_UNTIL_LATER = 2 * MAR_SEATS, MAR_UNTIL_NOW = 3 * MAR_SEATS,
       MAR_UNTILS = 4 * MAR_SEATS };
enum { MAR_CENTRE = 32 };     /* column and row of the House */

enum { MAR_MOST_LIFE = 5, MAR_MOST_BULLETS = 5, MAR_START_LIFE = 3, MAR_START_BULLETS = 3, MAR_TO_WIN = 30,
       MAR_FIGURES = 100, MAR_BOX_LIFE = 30, MAR_BOX_BULLETS = 60, MAR_COMBAT_TARGET = 4, MAR_MOST_AT_ONCE = 5 };

enum {                        /* how a match ends */
    MAR_RUNNING, MAR_WON_SHIP, MAR_WON_MARTIANS, MAR_DRAW, MAR_WON_TOGETHER, MAR_LOST_MARTIANS, MAR_LOST_MAP,
    MAR_LOST_TIME, MAR_N_OUTCOMES
};
enum {                        /* options, in the order of the ledger */
    MAR_O_MODE, MAR_O_MIN_PLAYERS, MAR_O_MARKER_MIX, MAR_O_ITEMS_EACH, MAR_O_FIRST, MAR_O_OPEN_HANDS, MAR_O_SHOW_ITEMS,
    MAR_O_ESCAPE, MAR_O_SHIP_SPAWN, MAR_O_SHIP_CLEAR, MAR_O_SCOPE, MAR_O_FAKED_SHIP, MAR_O_COOK, MAR_O_LANDING,
    MAR_O_DRAIN, MAR_O_VIDEO, MAR_O_TURN_CAP, MAR_N_OPTIONS
};
static inline bool mar_coop(const orr_box *b) { return b->opt[MAR_O_MODE] != 0; }

/* Steps over the sides of the squares of a tile: bit 4 * square + side. Kept in two halves, which need no wider
 * alignment. */
typedef uint64_t mar_sides;
typedef struct { uint32_t low, high; } mar_kept;
static inline mar_sides mar_load(mar_kept k) { return k.low | (mar_sides)k.high << 32; }
static inline mar_kept mar_keep(mar_sides set) { return (mar_kept){ (uint32_t)set, (uint32_t)(set >> 32) }; }

/* The town as it lies: follows from the tiles on the table, their turns and their cells. */
typedef struct {
    mar_squares road[MAR_SPOTS], building[MAR_SPOTS];    /* road: also all squares of a Farm */
    mar_kept way[MAR_SPOTS];                     /* the steps one may make */
    uint8_t next[MAR_SPOTS][4];                  /* the tile on each side, or MAR_NONE */
    uint8_t exits[MAR_SPOTS];
    uint8_t icon[MAR_SPOTS];                     /* a square or MAR_NO_SQUARE */
    uint8_t spot_of[MAR_BUILDINGS];              /* where a named tile lies, or MAR_NONE */
    uint8_t farm_at[MAR_FARMS];                  /* where the n-th Farm lies, or MAR_NONE */
    uint8_t zero[2];
} mar_map;
/* MAR-57 */
static inline mar_squares mar_enter(const mar_map *m, unsigned spot) { return m->road[spot] | m->building[spot]; }

/* Where a step over a side leads: the square, and whether it is on the next tile (through the gate in the middle of
 * the edge). */
extern const uint8_t mar_beyond[MAR_SQUARES][4];
extern const uint8_t mar_gate[4];
static inline bool mar_crosses(unsigned square, unsigned side) { return square == mar_gate[side]; }
/* the sides one may step over from a square, a bit each */
static inline unsigned mar_ways(const mar_map *m, unsigned spot, unsigned square)
{
    return mar_load(m->way[spot]) >> 4 * square & 15;
}
enum { MAR_FAR = 0xff };      /* a square that no path reaches */
/* MAR-A105 */
void mar_distances(const mar_map *, unsigned spot, unsigned square, uint8_t distance[MAR_SPOTS][MAR_SQUARES]);

typedef struct {
    orr_look look;
    ORR_SEEN(MAR_HAND) hand[MAR_SEATS];
    ORR_SEEN(MAR_WEAPONS) weapon[MAR_SEATS];     /* in play; tag: Bullets on it */
    ORR_SEEN(MAR_DECK) draw, discard;
    ORR_SEEN(MAR_EFFECTS) effect;                /* cards whose effect runs; tag: until when */
    ORR_SEEN(MAR_STACK) played;                  /* cards being carried out, innermost last */
    ORR_SEEN(MAR_MARTIAN_DECK) martian_draw, martian_discard;    /* co-op */
    ORR_SEEN(MAR_MARTIAN_EFFECTS) martian_effect;
    ORR_SEEN(1) revealed;
    ORR_SEEN(MAR_SPOTS) tile_pile, tile_gone;
    ORR_SEEN(1) tile_drawn, map[MAR_SPOTS];      /* tag: quarter turns */
    ORR_SEEN(MAR_ITEMS) item_pile;
    ORR_SEEN(MAR_N_ITEMS) held[MAR_SEATS], ship; /* ship: Items deposited (co-op) */
    ORR_SEEN(MAR_LYING) lying[MAR_BUILDINGS];    /* tag: square */
    ORR_SEEN(MAR_FARMS) marker_pile;
    ORR_SEEN(1) marker[MAR_FARMS];               /* tag: facing */
    mar_map town;
    mar_squares martian[MAR_SPOTS], moved[MAR_SPOTS];    /* where Martians stand; which have moved in this step 6 */
    mar_squares life_at[MAR_BUILDINGS], bullets_at[MAR_BUILDINGS];
    orr_seats normal;                            /* whose play of this cycle is unused (MAR-90) */
    orr_seats diced;                             /* whom no Martian may come nearer to (MAR-137) */
    orr_seats jammed;                            /* MAR-148 */
    orr_seats answered;                          /* of those asked in a reaction window */
    uint16_t turns;                              /* turns begun */
    uint8_t column[MAR_SPOTS], row[MAR_SPOTS];
    uint8_t at_tile[MAR_SEATS], at_square[MAR_SEATS];    /* pawns */
    uint8_t life[MAR_SEATS], bullets[MAR_SEATS], collected[MAR_SEATS];
    /* plays given by Big Eyes that end with the first seat's turn start, for the second */
    uint8_t extra[MAR_SEATS][MAR_SEATS];
    uint8_t supply, boxed, life_supply, bullet_supply, life_proxies, bullet_proxies;
    uint8_t letters;                             /* letters given to tiles so far (MAR-A124) */
    uint8_t active, dealer, extra_turns, dead, fighting, weapon_used, covered, angry;
    uint8_t die, rolled, roll_plus, roll_minus, steps, to_move;
    uint8_t outcome, winner;
    uint8_t my_reaction;                         /* what this seat has answered in the open window, plus 1 */
} mar_view;
#endif
