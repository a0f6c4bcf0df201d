/* script.h - private to the scripted bot of Mars vs Earth: what it remembers, what it believes, what it holds a
 * position to be worth. beliefs.c guesses who is Martian, deeds.c guesses better for the expert,
 * worth.c weighs Threats and the match, script.c chooses, reasons.c explains. */
#ifndef BOTS_MARS_VS_EARTH_H
#define BOTS_MARS_VS_EARTH_H
#include "bots/bots.h"
#include "games/mars_vs_earth/mve_view.h"

enum { MVE_FIRSTS = MVE_WAVES + 1 };     /* of which wave a seat's first Martian card is; 0: it has none */

typedef struct {                         /* what the bot keeps: all of it follows from what the seat was told */
    float like[MVE_MAX_SEATS][MVE_FIRSTS];   /* how well what a seat did fits a first Martian card of that wave */
    uint8_t laid[MVE_MAX_THREATS][MVE_MAX_SEATS];    /* this round: who laid how many at which Threat */
    uint8_t mine[MVE_MAX_THREATS];       /* bad cards among those I laid there */
    uint8_t leader[MVE_MAX_THREATS];     /* this round: seat + 1; 0: nobody */
    uint8_t agent[MVE_MAX_SEATS];        /* the Agent of a seat */
    uint8_t bad, shown, added;           /* of the Threat being resolved: bad cards, all, those laid by players */
    uint8_t threat;                      /* which it is */
    uint8_t wave;                        /* from 1; 0: nothing heard yet */
} mve_memory;

typedef struct {                         /* one Threat as it stands */
    float margin;                        /* symbols expected in the end, minus the difficulty */
    float spread;                        /* how sure that is */
    float swing;                         /* what its success instead of its failure is worth to the Humans */
    float chance;                        /* of its success */
} mve_prospect;

typedef struct { float hidden, revealed, civilians; } mve_players;   /* hidden Martians, revealed ones, Civilians */

typedef struct {                         /* one decision */
    const orr_box *box;
    const mve_set *set;
    const mve_view *v;
    const mve_memory *past;
    orr_seat me;
    bool martian;                        /* I hold a Martian card */
    bool hidden;                         /* and nobody knows */
    float doubt[MVE_MAX_SEATS];          /* chance that a seat holds a Martian card; mine: as the others may think */
    mve_players who;
    uint8_t room[MVE_SLOTS][MVE_MAX_SEATS];  /* cards a seat may still lay there */
    uint8_t reach[MVE_MAX_SEATS];        /* Threats at which it may */
    mve_prospect at[MVE_SLOTS];
    float humans;                        /* chance that the Humans win, the Threats on the table left out */
} mve_mind;

/* beliefs.c */
void mve_hear(const orr_box *, orr_seat me, const orr_event *, void *memory);
void mve_believe_sides(const orr_box *, const void *view, const void *memory, float p[][BOT_MOST_SIDES]);
void mve_believe(const orr_box *, const mve_view *, const mve_memory *, float doubt[MVE_MAX_SEATS]);
void mve_forget(mve_memory *, unsigned seat);                       /* what it did tells nothing any more */
void mve_weigh(mve_memory *, unsigned seat, float ratio);           /* so much likelier a Martian did what it did */
float mve_suspicion(const mve_memory *, unsigned seat);             /* that it is Martian now, by what it did alone */
void mve_suppose(const orr_box *, const void *memory, orr_rng *, void *view);

/* worth.c */
void mve_think(mve_mind *, const orr_box *, const void *view, const void *memory);
bool mve_is_good(const mve_set *, unsigned threat, unsigned skill);
unsigned mve_slot_with(const mve_mind *, unsigned threat);
float mve_help(const mve_mind *, unsigned slot, unsigned kind);     /* symbols a card adds there, as I expect */
float mve_group(const mve_mind *, unsigned seat, unsigned threat, bool best);  /* the best or worst an Agent can add */
float mve_success(const mve_prospect *, float more);                 /* chance of it with so many symbols more */
mve_prospect mve_under(const mve_mind *, unsigned slot, unsigned leader);  /* the Threat as it would then stand */
int mve_needed(const mve_mind *, unsigned slot);
float mve_ousting(const mve_mind *, unsigned seat);                 /* what it does to the Humans' chance */
unsigned mve_my_level(const mve_mind *);                               /* of my Martian cards; 0: none */
float mve_standing(const orr_box *, const void *view, const void *memory);

/* outlook.c */
enum { MVE_OUTLOOK_IN = 65, MVE_OUTLOOK_MID = 24 };
void mve_outlook_see(const orr_box *, const mve_view *open, const mve_memory *, uint8_t out[MVE_OUTLOOK_IN]);
float mve_outlook_open(const orr_box *, const void *open, const void *memory);  /* chance that the viewer's side wins */

/* deeds.c */
enum { MVE_DEED_IN = 39, MVE_DEED_MID = 16 };
typedef struct { orr_seat seat; uint8_t in[MVE_DEED_IN]; } mve_deed;     /* what a seat did, as the network sees it */
typedef struct {                         /* what the expert keeps; all of it follows from what the seat was told */
    mve_memory plain;                    /* what the script remembers */
    mve_memory told;                     /* of this only `like` and `wave`: what deeds tell */
    mve_memory sharp;                    /* both together */
    orr_seats civilians, revealed;       /* Civilians; Martians everybody knows */
    uint8_t hand[MVE_MAX_SEATS];         /* cards in each hand */
    uint8_t active[MVE_SLOTS], n_active; /* this round's Threats */
    uint8_t seats;
    bool resolving;                      /* this round's first Threat is being resolved, or was */
} mve_deeds;
void mve_deeds_hear(const orr_box *, orr_seat me, const orr_event *, const void *memory, void *notes);
const void *mve_deeds_insight(const void *notes);
/* What an event tells of the others, who have done this so far; how many rows. */
unsigned mve_deeds_see(const orr_box *, orr_seat me, const orr_event *, const mve_deeds *, mve_deed[MVE_MAX_SEATS]);

/* reasons.c */
const char *mve_reason(const orr_box *, const void *view, orr_action, const void *memory);
#endif
