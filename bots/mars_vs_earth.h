/* mars_vs_earth.h - private to the scripted bot of Mars vs Earth: what it remembers, and what it thinks of a seat. */
#ifndef BOTS_MARS_VS_EARTH_H
#define BOTS_MARS_VS_EARTH_H
#include "bots.h"
#include "mve_view.h"

typedef struct {                         /* all of it follows from the events the seat was told */
    float suspicion[MVE_MAX_SEATS];      /* 0 at first; grows with bad cards where somebody laid some */
    uint8_t laid[MVE_MAX_THREATS][MVE_MAX_SEATS];    /* this round: who laid how many at which Threat */
    uint8_t bad, shown;                  /* of the Threat being resolved: bad cards, all cards */
} mve_memory;

typedef struct {                         /* one decision: the view and what is read from it often */
    const orr_box *box;
    const mve_set *set;
    const mve_view *v;
    const mve_memory *past;
    orr_rng *rng;
    orr_seat me;
    bool martian;                        /* I hold a Martian card */
    bool hidden;                         /* and nobody knows */
} mve_mind;

void mve_hear(const orr_box *, orr_seat me, const orr_event *, void *memory);
float mve_doubt(const mve_mind *, unsigned seat);         /* how likely another seat is Martian; above 1: certain */

/* What I expect of a Threat: symbols there so far (own ones exactly, others' as an average) minus its difficulty. */
float mve_outlook(const mve_mind *, unsigned slot);
float mve_help(const mve_mind *, unsigned slot, unsigned kind);    /* symbols a card adds there, as I expect */
#endif
