/* eg_view.h - what everybody may know about Earth Gambit: its verbs, nouns and events, and the view of one seat. */
#ifndef EG_VIEW_H
#define EG_VIEW_H
#include "engine/game.h"
#include "engine/zone.h"
#include "games/earth_gambit/eg_set.h"

enum {                        /* room for the house set and any legal split of copies (EG-A64); a hand of 7: 32 bytes */
    EG_MAX_SEATS = 10, EG_HAND = 7, EG_FRONT = 7, EG_DECK = 40, EG_ROW = 18, EG_COVERS = 5, EG_STACK = 12
};

enum {                        /* verbs: answers first, interjections last */
    EG_V_PLAY,                /* a kind: D1 */
    EG_V_SHOW,                /* D1 with nothing playable: show what cannot be played */
    EG_V_DISCARD,             /* a kind, b copy, both hidden: D2, D4, D10, D12 and Wide Sampling */
    EG_V_TARGET,              /* a seat: D9 */
    EG_V_DAMAGE, EG_V_HEAL,   /* a seat: D3 */
    EG_V_FORCE,               /* a seat, b place: D5 */
    EG_V_COVER,               /* a position in the row, from 1: D6, D7 */
    EG_V_LIFT,                /* a position in the row whose Cancel Science moves: D23 */
    EG_V_ORDER, EG_V_ORDER_TWO, /* kinds from the top, hidden: D8 */
    EG_V_TAKE,                /* a kind of the Discard pile, hidden: D11 */
    EG_V_TRADE,               /* a, b seats: D13 */
    EG_V_OFFER,               /* a kind, b copy, both hidden: D14 */
    EG_V_REVEAL,              /* a kind, b copy (hidden): D15 */
    EG_V_PEEK_ROLE, EG_V_PEEK_SPARE, EG_V_PEEK_ABILITY, EG_V_PEEK_HAND, EG_V_PEEK_DRAW, EG_V_PEEK_DISCARD, /* D17 */
    EG_V_PASS,                /* a kind, hidden: D18 */
    EG_V_PROTECT, EG_V_SHIELD, EG_V_SUFFER,  /* D20, D24, D25 */
    EG_V_DRAW, EG_V_DRAW_TWO, /* module: START of one's own turn */
    EG_V_REDIRECT,            /* a kind (hidden), b seat: D26 */
    EG_V_DECLINE, EG_V_VETO, EG_V_STOP_PLAYED, EG_V_STOP_PSYCH, EG_V_AWAIT_PSYCH,  /* module: PLAYED window, D21 */
    EG_V_USE_CANCEL, EG_V_USE_AWAIT,   /* interjections of the module: D21 at START, DRAWN, AFTER */
    EG_V_USE_HEAL, EG_V_USE_DAMAGE, EG_V_USE_PEEK,
    EG_V_USE_SWAP,            /* a kind (hidden), b seat, c copy (hidden) */
    EG_V_USE_EXTRA,
    EG_N_VERBS
};

enum {                        /* nouns */
    EG_N_KIND = ORR_N_FIRST_OWN, EG_N_TAG, EG_N_PLACE, EG_N_ROLE, EG_N_ABILITY, EG_N_OUTCOME, EG_N_COPY
};
enum { EG_KEPT, EG_PASSED, EG_DRAWN };       /* how a card of this turn's hand came there; Force to Play names a place
                                              * by it (EG-A19) */
enum { EG_ANY_COPY, EG_FIRST_COPY };         /* of alike cards (EG-A76): any, or that of place n - EG_FIRST_COPY */

enum { EG_GOAL_RED = 6, EG_GOAL_BLUE = 6, EG_GOAL_YELLOW = 3 };   /* EG-4, EG-5, EG-6: usually; eg_goal says */
enum { EG_LEAST_GOAL = 2 };                  /* of a set (EG-A77); the most is the room of the row */
enum { EG_WON_ALIENS, EG_WON_SCIENTISTS, EG_WON_EXTINCTIONISTS, EG_WON_BOTH, EG_UNFINISHED, EG_N_OUTCOMES };

enum {                        /* options, section 8 of the ledger */
    EG_O_ABILITIES, EG_O_START, EG_O_RESHUFFLE, EG_O_RESET_CLEARS, EG_O_REPLACE_EMPTY, EG_O_PROTECT_LATE,
    EG_O_PROTECT_PEEK, EG_O_UNCLAIMED, EG_O_TURN_LIMIT, EG_N_OPTIONS
};

enum {                        /* events */
    EG_TOLD_DRAW, EG_TOLD_PLAY, EG_TOLD_DISCARD, EG_TOLD_DISCARD_SHOWN, EG_TOLD_SHOW, EG_TOLD_PASS, EG_TOLD_START,
    EG_TOLD_TURN, EG_TOLD_DAMAGED, EG_TOLD_HEALED, EG_TOLD_ROLL, EG_TOLD_PLACED, EG_TOLD_PSYCH_OFF, EG_TOLD_COVER,
    EG_TOLD_UNCOVER, EG_TOLD_NOTHING, EG_TOLD_VOID, EG_TOLD_SHUFFLED_HANDS, EG_TOLD_GETS, EG_TOLD_LOOKS_THROUGH,
    EG_TOLD_TAKES, EG_TOLD_REVEALS, EG_TOLD_TOP, EG_TOLD_LOOKS_TOP, EG_TOLD_ORDERED, EG_TOLD_PEEK_ROLE,
    EG_TOLD_PEEK_SPARE, EG_TOLD_PEEK_ABILITY, EG_TOLD_PEEK_HAND, EG_TOLD_PEEK_DRAW, EG_TOLD_PEEK_DISCARD,
    EG_TOLD_PROTECTED, EG_TOLD_RENEWED, EG_TOLD_SKIPPED, EG_TOLD_TRADE, EG_TOLD_LAID, EG_TOLD_TARGET, EG_TOLD_ABILITY,
    EG_TOLD_STOPPED, EG_TOLD_AWAIT, EG_TOLD_WON, EG_TOLD_UNFINISHED, EG_TOLD_ROLE, EG_TOLD_SPARE, EG_TOLD_DEALT,
    EG_TOLD_DEALT_ROLE, EG_TOLD_DEALT_ABILITY, EG_TOLD_AIMS_DAMAGE, EG_TOLD_AIMS_HEALING,
    EG_N_EVENTS
};

typedef struct {
    orr_look look;
    ORR_SEEN(EG_HAND) hand[EG_MAX_SEATS];        /* tags for the holder only */
    ORR_SEEN(EG_FRONT) front[EG_MAX_SEATS]; /* face up in front of a player: Psych, Force (tag: place), Protect, Skip */
    ORR_SEEN(1) offer[EG_MAX_SEATS];             /* face down in front of a trader (EG-106) */
    ORR_SEEN(EG_DECK) draw, discard;
    ORR_SEEN(EG_ROW) row;                        /* Science played, oldest first */
    ORR_SEEN(EG_COVERS) cover;                   /* Cancel Science in play; tag: position in the row, from 1 */
    ORR_SEEN(EG_STACK) stack;                    /* Action cards being carried out, innermost last */
    ORR_SEEN(1) role[EG_MAX_SEATS], spare;       /* spare: the undealt Role of two players (EG-A1) */
    ORR_SEEN(1) ability[EG_MAX_SEATS];           /* unused Special Abilities, face down */
    ORR_SEEN(EG_MAX_ABILITIES) unused, used;     /* Special Abilities not dealt; used ones, face up */
    orr_seats damaged;                           /* EG-A5 */
    orr_seats psych;                             /* whoever has the Psych card in play in front of them */
    orr_seats await;                             /* whoever left Cancel Psych face up in advance */
    uint16_t turns;                              /* turns whose Pass step is over */
    uint8_t active;                              /* EG-36 */
    uint8_t red, blue, yellow;                   /* uncovered Science of each colour */
    uint8_t passed, drawn;                       /* cards that came to the active player by this turn's pass and draw */
    uint8_t stray;                               /* cards that left the active hand this turn from an unknown place */
    uint8_t outcome;                             /* once over: EG_WON_... */
} eg_view;
#endif
