/* script.h - private to the scripted bot of this game: what it remembers, what it believes, what it holds a
 * position to be worth. beliefs.c guesses Roles, worth.c weighs cards, script.c chooses,
 * reasons.c explains. */
#ifndef BOT_EARTH_GAMBIT_H
#define BOT_EARTH_GAMBIT_H
#include "bots/bots.h"
#include "games/earth_gambit/eg_view.h"

typedef struct { uint8_t red, blue, yellow; } eg_tally;      /* uncovered Science */

typedef struct {                         /* what the bot keeps: all of it follows from what the seat was told */
    float like[EG_MAX_SEATS][EG_N_TEAMS];/* how well what a seat did fits each team; 0 in all: nothing heard yet */
    eg_tally table;                      /* Science in the row, covered ones not counted */
    uint8_t row[EG_MAX_KINDS];           /* uncovered Science cards of each kind */
    orr_seats forced;                    /* whose next play is dictated by Force to Play */
    bool nested;                         /* the next card played was not chosen by whoever plays it */
} eg_memory;

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
    float gift[EG_MAX_SEATS][EG_MAX_KINDS]; /* what a card in that seat's next hand is worth to me */
    uint8_t unseen[EG_MAX_KINDS];        /* cards of each kind that I cannot place */
    unsigned n_unseen;
    float drawn;                         /* what an unseen card on the table would be worth to me, on average */
} eg_mind;

/* beliefs.c */
void eg_hear_event(const orr_box *, orr_seat me, const orr_event *, void *memory);
void eg_suppose_roles(const orr_box *, const void *memory, orr_rng *, void *view);
void eg_believe_sides(const orr_box *, const void *view, const void *memory, float p[][BOT_MOST_SIDES]);
void eg_believe(const orr_box *, const eg_view *, const eg_memory *, float p[EG_MAX_SEATS][EG_N_TEAMS]);

/* worth.c */
float eg_chance(unsigned team, eg_tally);                    /* of winning the race, 0..1 */
eg_tally eg_with(eg_tally, unsigned colours, int sign);      /* a Science card more or less */
float eg_swing(unsigned team, eg_tally, unsigned colours);   /* what one more such card is worth to a team */
float eg_usual_worth(unsigned effect);                       /* of playing such an Action card, usually */
void eg_think(eg_mind *, const orr_box *, const eg_view *, const eg_memory *);
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
