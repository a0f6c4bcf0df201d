/* otv_view.h - what everybody may know about Onward to Venus: its verbs, nouns and pieces, and the view of one seat. */
#ifndef OTV_VIEW_H
#define OTV_VIEW_H
#include "engine/game.h"
#include "engine/zone.h"
#include "games/onward_to_venus/otv_set.h"

enum {
    OTV_HAND = 23,            /* the highest hand limit (OTV-A77) and three cards drawn at once */
    OTV_ALIENS = 3,           /* OTV-15 */
    OTV_PERIODS = 3,          /* OTV-18 */
    OTV_ALIEN_DEFENCE = 7,    /* OTV-79 */
    OTV_MOVEMENT = 2,         /* of a move without cards (OTV-33) */
    OTV_TO_BUY = 2,           /* units that one action buys at most (OTV-89) */
    OTV_FACTORY_INCOME = 2, OTV_MINE_INCOME = 3,          /* OTV-155 */
    OTV_CARRIES_ON = 4        /* the crisis level from which Venus, Earth, Moon and Mars are destroyed */
};

enum {                        /* verbs; D numbers as in section 3 of the ledger */
    OTV_V_MOVE,               /* a planet: a group leaves that orbit (D2, D3) */
    OTV_V_CLAIM,              /* a planet, b tile (D2, D4, D5) */
    OTV_V_BUY,                /* a unit, b planet (D2, D8) */
    OTV_V_PLAY,               /* a card marked Action (D2, D9) */
    OTV_V_PASS,               /* take a pass cube (D2) */
    OTV_V_STAY,               /* D4: no claim after the move */
    OTV_V_SHIPS, OTV_V_INFANTRY, OTV_V_TANKS,  /* a number: of a group (D3) */
    OTV_V_USE,                /* a card that improves a move, rolls again or saves units (D3, D6, D7) */
    OTV_V_TO,                 /* a planet: where the group goes (D3) */
    OTV_V_LAND,               /* a unit: what lands for an undefended tile (D5) */
    OTV_V_TARGET,             /* a seat, b plant: what a tension claim takes over (D5) */
    OTV_V_PAY, OTV_V_DECLINE, /* D6; decline also D11 */
    OTV_V_COMMIT,             /* a unit, b number: so many will land to pay (D6) */
    OTV_V_SPEND,              /* a card that pays (D6) */
    OTV_V_DONE,               /* no more cards (D6), no more units (D8, D9) */
    OTV_V_LOSE,               /* a piece (D7, D12 to D15) */
    OTV_V_DISCARD,            /* a card (D10) */
    OTV_V_RALLY,              /* a planet whose surface the card works on (D9) */
    OTV_V_RAISE,              /* a unit that goes back to orbit (D9) */
    OTV_V_ROB,                /* a seat (D11, level 1) */
    OTV_V_DESTROY,            /* a seat, b planet, c piece (D11, levels 2 and 3) */
    OTV_V_RANSOM,             /* a planet, b plant (D16) */
    OTV_V_REFUSE,             /* pay for no more plants (D16) */
    OTV_N_VERBS
};

enum {                        /* nouns */
    OTV_N_CARD = ORR_N_FIRST_OWN, OTV_N_PLANET, OTV_N_TILE, OTV_N_UNIT, OTV_N_PLANT, OTV_N_PIECE, OTV_N_STOCK,
    OTV_N_FACE, OTV_N_DIE, OTV_N_END, OTV_N_MARK
};
enum { OTV_ALIEN = OTV_MAX_TILES };           /* a value of the noun tile that is never in the bag (OTV-A61) */
enum { OTV_INFANTRY, OTV_SPACESHIP, OTV_TANK, OTV_UNITS };               /* OTV-4 */
enum { OTV_FACTORY, OTV_MINE, OTV_PLANTS };
enum {                        /* pieces: what a seat has at a planet, alike among themselves (OTV-A65) */
    OTV_ORBIT,                /* + unit: in orbit */
    OTV_SURFACE = OTV_ORBIT + OTV_UNITS,      /* + unit: on the surface */
    OTV_PLANT = OTV_SURFACE + OTV_UNITS,      /* + plant */
    OTV_PIECES = OTV_PLANT + OTV_PLANTS
};
enum { OTV_STOCK_PLANT = OTV_UNITS, OTV_STOCKS = OTV_UNITS + OTV_PLANTS };  /* stock: units, then plants */

enum {                        /* options */
    OTV_O_PLANET_TIE, OTV_O_HAND_LIMIT, OTV_O_DEAD_PLANET, OTV_O_HIDDEN_MONEY, OTV_O_STALL, OTV_O_EMPIRE,
    OTV_N_OPTIONS = OTV_O_EMPIRE + OTV_MAX_SEATS
};
enum { OTV_HELD, OTV_COMMITTED, OTV_N_MARKS };   /* tag of a card in hand: in a payment that is being made up, or not */
enum { OTV_SEALED, OTV_ATTACKABLE, OTV_SKIP };   /* OTV-A69 */
enum { OTV_PLAYING, OTV_SCORED, OTV_EARTH_FELL, OTV_ALIENS_LANDED };   /* how it ended: OTV-157, OTV-128, OTV-154 */
enum { OTV_WON, OTV_SHARED, OTV_ALL_LOSE, OTV_N_OUTCOMES };

typedef struct {              /* a claim of a defended tile from the roll to the casualties */
    uint8_t planet, tile;     /* what is claimed */
    uint8_t target, plant;    /* tension: whose, and which (OTV-77) */
    uint8_t die[3];           /* faces as rolled; 0 is a skull */
    uint8_t cost;             /* OTV-65 */
    /* The payment, blank for everybody but the payer until it is complete (OTV-A53, OTV-A80) */
    uint8_t points;           /* combat points committed so far */
    uint8_t committed[OTV_UNITS];   /* units that will land */
    uint8_t kinds, cards;     /* kinds of unit settled, cards committed: as many answers as the payer has given */
} otv_claim;

/* The kind of unit a payer is asked for: those in orbit, one after the other. OTV_UNITS: now the cards. */
static inline unsigned otv_unit_asked(const otv_claim *c, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS],
                                      unsigned payer)
{
    unsigned settled = c->kinds, unit = 0;
    for (; unit < OTV_UNITS; unit++)
        if (piece[OTV_ORBIT + unit][c->planet][payer] && !settled--) break;
    return unit;
}

typedef struct {
    orr_look look;
    ORR_SEEN(OTV_HAND) hand[OTV_MAX_SEATS];
    ORR_SEEN(OTV_MAX_CARDS) deck, discard;
    ORR_SEEN(1) table;                         /* the Action card being carried out */
    uint16_t money[OTV_MAX_SEATS];             /* 0 for other seats with hidden_money (OTV-A75) */
    uint16_t stall;                            /* turns since the last cube was taken (OTV-A60) */
    uint8_t piece[OTV_PIECES][OTV_PLANETS][OTV_MAX_SEATS];
    uint8_t stock[OTV_STOCKS][OTV_MAX_SEATS];  /* counters beside the board */
    uint8_t tiles[OTV_PLANETS][OTV_MAX_TILES]; /* tiles lying on planets */
    uint8_t bag[OTV_MAX_TILES];                /* what is still in the bag; nobody knows the order */
    uint8_t tile_discard[OTV_MAX_TILES];
    uint8_t big_game[OTV_MAX_SEATS], crises[OTV_MAX_SEATS], trophies[OTV_MAX_SEATS];  /* tiles kept: 1, 1 and 2 VP */
    uint8_t taken[OTV_MAX_SEATS];              /* pass cubes taken this period (OTV-A68) */
    uint8_t flipped[OTV_PLANETS];              /* 1: destroyed */
    uint8_t alien[OTV_PLANETS];                /* alien tiles */
    uint8_t level[OTV_PLANETS];                /* crisis levels while crises are resolved (OTV-108) */
    otv_claim claim;
    uint8_t period;                            /* from 1 */
    uint8_t cubes;                             /* on the pass card */
    uint8_t holder;                            /* of the first player marker */
    uint8_t supply;                            /* alien tiles set aside */
    uint8_t invaded;                           /* steps of the aliens' path taken (OTV-A31) */
    uint8_t ended;                             /* OTV_PLAYING, ... */
} otv_view;

static inline unsigned otv_empire(const orr_box *b, unsigned seat)   /* OTV-A66, OTV-A82 */
{
    uint8_t free[OTV_EMPIRES], n = 0;
    if (b->opt[OTV_O_EMPIRE + seat]) return b->opt[OTV_O_EMPIRE + seat] - 1u;
    for (uint8_t e = 0; e < OTV_EMPIRES; e++) {
        bool chosen = false;
        for (unsigned s = 0; s < OTV_MAX_SEATS; s++) chosen |= b->opt[OTV_O_EMPIRE + s] == e + 1;
        if (!chosen) free[n++] = e;
    }
    unsigned k = 0;
    for (unsigned s = 0; s < seat; s++) k += !b->opt[OTV_O_EMPIRE + s];
    return free[k];
}

/* What a planet gives a seat for these incomes: OTV-158, OTV-159. Its place is one more than the number of better
 * incomes (dense) or of better seats (skip, OTV-A37); without income there is none (OTV-A38). */
static inline unsigned otv_points_for(const orr_box *b, unsigned planet, const unsigned *income, unsigned seats,
                                      unsigned seat)
{
    const otv_planet_row *row = &otv_set_of(b)->planets[planet];
    const uint8_t points[] = { row->first, row->second, row->third };
    const bool dense = !b->opt[OTV_O_PLANET_TIE];
    unsigned better = 0;
    if (!income[seat]) return 0;
    for (unsigned k = 0; k < seats; k++) {
        bool again = false;
        if (income[k] <= income[seat]) continue;
        for (unsigned j = 0; j < k; j++) again |= income[j] == income[k];
        better += !(dense && again);
    }
    return better < 3 ? points[better] : 0;
}

/* Movement from one planet to another (OTV-40 to OTV-42): Earth and the Moon share a place of the line. */
static inline unsigned otv_distance(unsigned from, unsigned to)
{
    static const uint8_t place[OTV_PLANETS] = { 0, 1, 2, 2, 3, 4, 5, 6 };   /* OTV-1, OTV-2, OTV-A7 */
    const unsigned a = place[from], b = place[to];
    return from == to ? 0 : a == b ? 1 : a > b ? a - b : b - a;
}
#endif
