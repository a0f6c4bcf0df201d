/* script.h - private to the scripted bot of this game: what it remembers, what it believes, what it holds a
 * position to be worth. beliefs.c guesses Roles, hands.c guesses hands, worth.c weighs cards, script.c chooses,
 * outlook.c judges open positions, reasons.c explains. */
#ifndef BOT_EARTH_GAMBIT_H
#define BOT_EARTH_GAMBIT_H
#include "bots/bots.h"
#include "games/earth_gambit/eg_view.h"

typedef struct { uint8_t red, blue, yellow; } eg_tally;      /* uncovered Science */

enum { EG_MIXES = (EG_RED | EG_BLUE | EG_YELLOW) + 1 };      /* of colours, none among them */

typedef struct {                         /* what the bot keeps: all of it follows from what the seat was told */
    float like[EG_MAX_SEATS][EG_N_TEAMS];/* how well what a seat did fits each team; 0 in all: nothing heard yet */
    eg_tally table;                      /* Science in the row, covered ones not counted */
    uint8_t row[EG_MAX_KINDS];           /* uncovered Science cards of each kind */
    orr_seats forced;                    /* whose next play is dictated by Force to Play */
    bool nested;                         /* the next card played was not chosen by whoever plays it */
} eg_memory;

typedef struct {                         /* what the others may hold, from what they played and passed */
    float hold[EG_MAX_SEATS][EG_N_TEAMS][EG_MAX_KINDS]; /* the card that a seat keeps, if it is of that team: so many
                                          * times as likely to be of a kind as one that nobody has seen */
    float came[EG_MAX_KINDS];            /* the same of the card that was passed to whoever has the turn */
    uint8_t gone[EG_MAX_KINDS];          /* cards of a kind that everybody saw leave the hands */
    eg_tally table;                      /* when the card of this turn was chosen */
    uint8_t banned;                      /* the pure colour nobody could play then, or 0 */
    uint8_t ban;                         /* that of now */
    uint8_t played;                      /* the card of this turn; ORR_UNKNOWN: none yet */
    bool chosen;                         /* by whoever played it */
    bool fresh;                          /* the hand has been dealt anew since */
    bool trading;                        /* one card of a trade has gone over */
    orr_seat active;
    uint8_t seats;                       /* at the table; 0: nothing heard yet */
    orr_seats damaged;
} eg_hands;

typedef struct {                         /* one decision */
    const orr_box *box;
    const eg_set *set;
    const eg_view *v;
    orr_seat me;
    uint8_t team;                        /* my own */
    eg_tally table;
    float chance;                        /* of my team, by the race alone */
    float p[EG_MAX_SEATS][EG_N_TEAMS];   /* which team a seat is on */
    float value[EG_MAX_KINDS];           /* what a Science card on the table would be worth to me; 0 for Action cards */
    float swing[EG_MIXES][EG_N_TEAMS];   /* what one more Science card is worth to each team, by its colours */
} eg_mind;

/* beliefs.c */
void eg_hear_event(const orr_box *, orr_seat me, const orr_event *, void *memory);
void eg_hear_table(const orr_box *, unsigned seats, const orr_event *, void *memories, size_t each);
void eg_suppose_roles(const orr_box *, const void *memory, orr_rng *, void *view);
void eg_believe_sides(const orr_box *, const void *view, const void *memory, float p[][BOT_MOST_SIDES]);
void eg_believe(const orr_box *, const eg_view *, const eg_memory *, float p[EG_MAX_SEATS][EG_N_TEAMS]);

/* hands.c: dearer than a script can afford */
void eg_hands_hear(const orr_box *, orr_seat me, const orr_event *, const void *memory, void *hands);
void eg_hands_suppose(const orr_box *, const void *hands, orr_rng *, void *view);    /* once Roles are supposed */

/* outlook.c */
enum { EG_OUTLOOK_IN = 105, EG_OUTLOOK_MID = 32 };
void eg_outlook_see(const orr_box *, const eg_view *open, uint8_t out[EG_OUTLOOK_IN]);   /* what goes in */
float eg_outlook(const orr_box *, const void *open, const void *);   /* chance that the viewer's team wins */

static inline eg_tally eg_with(eg_tally n, unsigned colours, int sign)   /* a Science card more or less */
{
    n.red = (uint8_t)(n.red + (colours & EG_RED ? sign : 0));
    n.blue = (uint8_t)(n.blue + (colours & EG_BLUE ? sign : 0));
    n.yellow = (uint8_t)(n.yellow + (colours & EG_YELLOW ? sign : 0));
    return n;
}

/* worth.c */
uint8_t eg_deck(const orr_game *, unsigned noun);
void eg_count_left(const orr_box *, const eg_view *, uint8_t left[256]); /* cards of each kind that I cannot place */
float eg_chance(const eg_set *, unsigned team, eg_tally);    /* of winning the race, 0..1 */
float eg_swing(const eg_set *, unsigned team, eg_tally, unsigned colours);   /* what one more such card is worth */
void eg_swings(const eg_set *, eg_tally, float out[EG_MIXES][EG_N_TEAMS]);   /* the same for all colours and teams */
float eg_usual_worth(unsigned effect);                       /* of playing such an Action card, usually */
void eg_think(eg_mind *, const orr_box *, const eg_view *, const eg_memory *);
float eg_drawn(const eg_mind *);                             /* an unseen card on the table, on average */
float eg_gift(const eg_mind *, orr_seat, unsigned kind);     /* a card in that seat's next hand */
float eg_keep(const eg_mind *, unsigned kind);               /* holding a card until the next turn */
float eg_plan(const eg_mind *, const uint8_t *kinds, unsigned n, orr_seat to); /* pass one, keep the rest */
float eg_psych(const eg_mind *, unsigned effect);            /* playing such a Psych card now */
float eg_cover(const eg_mind *, unsigned position);          /* Cancel Science there, from 1 */
float eg_move_cover(const eg_mind *, unsigned from, unsigned to);
float eg_enemy(const eg_mind *, orr_seat);                   /* 1: surely not of my team, -1: surely of it */
orr_seat eg_receiver(const eg_mind *);                       /* who gets my pass */
float eg_target(const eg_mind *, unsigned effect, orr_seat, const uint8_t *rest, unsigned n);  /* aiming a card */

/* reasons.c */
const char *eg_reason(const orr_box *, const void *view, orr_action, const void *memory);
#endif
