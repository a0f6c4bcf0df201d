/* script.h - private to the scripted bot of this game: what a decision is weighed with, and what things are
 * worth. worth.c weighs planets and claims, script.c the other answers, and chooses;
 * standing.c says who is likely to win, reasons.c why. */
#ifndef BOT_ONWARD_TO_VENUS_H
#define BOT_ONWARD_TO_VENUS_H
#include "bots/bots.h"
#include "games/onward_to_venus/otv_view.h"

typedef struct {              /* what one decision asks of a planet again and again; worked out when first asked */
    bool known;
    uint32_t claimable;       /* kinds of tile I could claim there with a unit in orbit, a bit each */
    float points;             /* viceroy_points as it is now */
    float gain[OTV_PLANTS];   /* what a plant of mine there would be worth */
    float danger;             /* of a crisis nobody deals with */
} viceroy_planet;

typedef struct {              /* one decision */
    const orr_box *box;
    const otv_set *set;
    const otv_view *v;
    orr_seat me;
    float left;               /* periods whose income is still to come */
    unsigned arms[OTV_N_EFFECTS];      /* what the cards of my hand add up to, by effect */
    viceroy_planet *planet;   /* OTV_PLANETS of them */
} viceroy;

enum { VICEROY_STEPS_TO_EARTH = 5 };            /* planets the aliens take before Earth (OTV-150) */

/* Prices of things in victory points. */
static const float viceroy_pound = 0.16f, viceroy_card_point = 0.3f, viceroy_any_card = 0.55f;
static const float viceroy_worth_of_unit[OTV_UNITS] = {
    [OTV_INFANTRY] = 0.6f, [OTV_SPACESHIP] = 1.1f, [OTV_TANK] = 0.9f
};
static const unsigned viceroy_income_of[OTV_PLANTS] = {
    [OTV_FACTORY] = OTV_FACTORY_INCOME, [OTV_MINE] = OTV_MINE_INCOME
};

static inline unsigned viceroy_have(const viceroy *m, unsigned piece, unsigned planet)
{
    return m->v->piece[piece][planet][m->me];
}

unsigned viceroy_income(const otv_view *, unsigned planet, unsigned seat);
void viceroy_open(viceroy *, const orr_box *, const otv_view *, viceroy_planet planets[OTV_PLANETS]);
void viceroy_in_orbit(const viceroy *, unsigned planet, unsigned n[OTV_UNITS]);
float viceroy_gain(const viceroy *, unsigned planet, unsigned seat, int more); /* that seat earns so much more there */
float viceroy_plant_gain(const viceroy *, unsigned planet, unsigned plant);    /* I build it there */
unsigned viceroy_reach(const viceroy *, const unsigned n[OTV_UNITS]);          /* combat points of units and my hand */
float viceroy_chance_to_pay(unsigned points, unsigned defence);
float viceroy_danger(const viceroy *, unsigned planet);                          /* of a crisis nobody deals with */
float viceroy_alien_prize(const viceroy *);
float viceroy_claim_value(const viceroy *, unsigned planet, unsigned tile, const unsigned n[OTV_UNITS]);
float viceroy_best_claim(const viceroy *, unsigned planet, const unsigned n[OTV_UNITS]);

float viceroy_standing(const orr_box *, const void *view, const void *memory);   /* chance of winning, at a glance */
const char *viceroy_reason(const orr_box *, const void *view, orr_action, const void *memory);   /* one sentence */
#endif
