/* standing.c - how a seat stands at a glance: its chance of winning, from what lies open. What is
 * weighed and how much was found by fitting the winners of 16,000 matches of five scripted players. */
#include "bots/onward_to_venus/script.h"

#include "bots/maths.h"

/* What is counted for a seat. The chances of two seats are to one another as exp(the difference of their sums). */
enum {
    POINTS,                   /* victory points if the match ended now */
    INCOME,
    ROOM,                     /* points that one more factory would add, over all planets */
    TILES,                    /* open tiles its units could take, at most one per unit */
    RIVALS,                   /* points it would lose if any one rival had a factory more */
    INFANTRY, SPACESHIPS, TANKS,       /* in orbit */
    LANDED,                   /* units on surfaces */
    YARDS,                    /* planets with a factory of its own */
    CARDS,                    /* in hand */
    WAIT,                     /* how late its next turn comes: 0 now, nearly 1 last */
    EXPOSED,                  /* income times crisis tiles, where crises hurt */
    FACTS
};

static const float weight[OTV_PERIODS][2][FACTS] = {     /* by period; 1: half of the cubes or fewer are left */
    { { 0.105f, -0.009f, 0.049f, 0.032f, -0.022f, 0.109f, 0.081f, 0.043f, 0.075f, 0.189f, 0.047f, -0.130f, -0.073f },
      { 0.120f, -0.021f, 0.056f, 0.048f, -0.025f, 0.099f, 0.102f, 0.066f, 0.121f, 0.206f, 0.034f, -0.082f, -0.078f } },
    { { 0.133f, 0.028f, 0.051f, 0.023f, -0.017f, 0.124f, 0.137f, 0.096f, 0.106f, 0.200f, 0.069f, -0.205f, -0.066f },
      { 0.170f, 0.000f, 0.064f, 0.004f, -0.024f, 0.125f, 0.132f, 0.076f, 0.097f, 0.201f, 0.074f, -0.114f, -0.074f } },
    { { 0.202f, 0.072f, 0.045f, 0.053f, -0.011f, 0.094f, 0.123f, 0.054f, 0.028f, 0.149f, 0.091f, -0.285f, -0.046f },
      { 0.313f, 0.075f, 0.049f, 0.051f, -0.014f, 0.051f, 0.083f, 0.012f, 0.030f, 0.113f, 0.030f, -0.198f, -0.081f } }
};

typedef struct { unsigned open, crises; } lying;         /* tiles on a planet: to be had (tensions left out), crises */

static lying tiles_on(const viceroy *m, unsigned planet)
{
    lying on = { 0, 0 };
    for (unsigned k = 0; k < m->set->tiles_n; k++) {
        const unsigned kind = m->set->tiles[k].kind;
        if (kind == OTV_CRISIS) on.crises += m->v->tiles[planet][k];
        else if (kind != OTV_TENSION) on.open += m->v->tiles[planet][k];
    }
    return on;
}

/* ---- one planet -------------------------------------------------------------------------------------------------- */

static void weigh_place(const viceroy *m, unsigned planet, unsigned s, unsigned *earn, float fact[FACTS])
{
    const unsigned seats = m->v->look.seats;
    const float now = (float)otv_points_for(m->box, planet, earn, seats, s);
    fact[POINTS] += now;
    fact[INCOME] += (float)earn[s];
    earn[s] += OTV_FACTORY_INCOME;
    fact[ROOM] += (float)otv_points_for(m->box, planet, earn, seats, s) - now;
    earn[s] -= OTV_FACTORY_INCOME;
    for (unsigned k = 0; k < seats && now > 0; k++) {
        if (k == s) continue;
        earn[k] += OTV_FACTORY_INCOME;
        const float less = now - (float)otv_points_for(m->box, planet, earn, seats, s);
        earn[k] -= OTV_FACTORY_INCOME;
        if (less > 0) fact[RIVALS] += less;
    }
}

static void weigh_planet(const viceroy *m, unsigned planet, float fact[OTV_MAX_SEATS][FACTS])
{
    const otv_view *v = m->v;
    const lying on = tiles_on(m, planet);
    unsigned earn[OTV_MAX_SEATS];
    for (unsigned s = 0; s < v->look.seats; s++) earn[s] = viceroy_income(v, planet, s);
    for (unsigned s = 0; s < v->look.seats; s++) {
        unsigned up = 0;
        weigh_place(m, planet, s, earn, fact[s]);
        for (unsigned k = 0; k < OTV_UNITS; k++) {
            up += v->piece[OTV_ORBIT + k][planet][s];
            fact[s][INFANTRY + k] += v->piece[OTV_ORBIT + k][planet][s];
            fact[s][LANDED] += v->piece[OTV_SURFACE + k][planet][s];
        }
        fact[s][TILES] += (float)(up < on.open ? up : on.open);
        fact[s][YARDS] += v->piece[OTV_PLANT + OTV_FACTORY][planet][s] ? 1 : 0;
        if (planet != OTV_GANYMEDE && planet != OTV_MERCURY) fact[s][EXPOSED] += (float)(on.crises * earn[s]);
    }
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

/* The chance that all lose: by aliens on their way, or by an invasion that is near. Counted in the same matches. */
static float doom(const viceroy *m)
{
    const otv_view *v = m->v;
    const unsigned left = OTV_PERIODS + 1u - v->period;  /* crisis phases to come */
    unsigned aliens = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) aliens += v->alien[planet];
    if (aliens) return v->invaded + aliens * left > VICEROY_STEPS_TO_EARTH ? 0.88f : 0;
    if (left == 1 || v->supply < OTV_ALIENS) return 0;
    const unsigned crises = tiles_on(m, OTV_KUIPER).crises;
    if (crises >= 3) return left == 3 ? 0.68f : 0.36f;
    return left == 3 && crises == 2 ? 0.16f : 0;
}

static unsigned whose_turn(const otv_view *v)            /* or whose answer a crisis waits for */
{
    unsigned s = 0;
    while (s < v->look.seats && !(v->look.asked >> s & 1)) s++;
    return s;
}

float viceroy_standing(const orr_box *box, const void *view, const void *memory)
{
    const otv_view *v = view;
    const viceroy m = { .box = box, .set = otv_set_of(box), .v = v, .me = v->look.seat };
    const unsigned seats = v->look.seats, turn = whose_turn(v), period = v->period ? v->period - 1u : 0;
    const float *w = weight[period][v->cubes * 2u <= seats + 2u];
    float fact[OTV_MAX_SEATS][FACTS] = { { 0 } }, all = 0, mine = 0;
    (void)memory;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) weigh_planet(&m, planet, fact);
    for (unsigned s = 0; s < seats; s++) {
        float sum = 0;
        fact[s][POINTS] += (float)(v->big_game[s] + v->crises[s] + 2u * v->trophies[s]);
        fact[s][CARDS] = v->hand[s].z.n;
        fact[s][WAIT] = (float)((s + seats - turn) % seats) / (float)seats;
        for (unsigned k = 0; k < FACTS; k++) sum += w[k] * fact[s][k];
        const float claim = bot_exp(sum);
        all += claim;
        if (s == v->look.seat) mine = claim;
    }
    return mine / all * (1 - doom(&m));
}
