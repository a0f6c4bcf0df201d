/* facts.c - what a player of Onward to Venus counts at the table, from one seat's view alone: who plays which empire,
 * the income and the points of every seat if the game ended now (OTV-155, OTV-158), the crisis level so far, the cost
 * of a claim and what the payer has committed, and, for whoever moves or buys, the ways between the planets and what a
 * unit counts. */
#include "games/onward_to_venus/otv_state.h"

unsigned otv_income_seen(const otv_view *v, unsigned planet, unsigned s)
{
    return OTV_FACTORY_INCOME * (unsigned)v->piece[OTV_PLANT + OTV_FACTORY][planet][s] +
           OTV_MINE_INCOME * (unsigned)v->piece[OTV_PLANT + OTV_MINE][planet][s];
}

unsigned otv_points_seen(const orr_box *b, const otv_view *v, unsigned planet, unsigned s)
{
    unsigned income[OTV_MAX_SEATS] = { 0 };
    for (unsigned k = 0; k < v->look.seats; k++) income[k] = otv_income_seen(v, planet, k);
    return otv_points_for(b, planet, income, v->look.seats, s);
}

static unsigned kept_points(const otv_view *v, unsigned s)
{
    return v->big_game[s] + 0u + v->crises[s] + 2u * v->trophies[s];
}

unsigned otv_total_seen(const orr_box *b, const otv_view *v, unsigned s)
{
    unsigned sum = kept_points(v, s);
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) sum += otv_points_seen(b, v, planet, s);
    return sum;
}

unsigned otv_level_seen(const orr_box *b, const otv_view *v, unsigned planet)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < otv_set_of(b)->tiles_n; k++)
        if (otv_set_of(b)->tiles[k].kind == OTV_CRISIS) tiles += v->tiles[planet][k];
    return v->level[planet] ? v->level[planet] : tiles;
}

static orr_fact *alone(orr_fact *out, const char *word, unsigned number)
{
    *out = (orr_fact){ word, ORR_N_NONE, 0, (int16_t)number };
    return out + 1;
}

/* OTV-65: the cost as a sum, and the units the dice will take (OTV-85). */
static orr_fact *put_roll(orr_fact *out, const otv_claim *c)
{
    unsigned low = UINT8_MAX, high = 0, skulls = 0;
    for (unsigned i = 0; i < 3; i++) {
        if (c->die[i] < low) low = c->die[i];
        if (c->die[i] > high) high = c->die[i];
        skulls += !c->die[i];
    }
    out = alone(alone(out, "high", high), "low", low);
    return alone(alone(out, "defence", c->cost + low - high), "casualties", skulls);
}

/* The meter of a payment. Only the payer has more than the cost in the view (OTV-A80). */
static orr_fact *put_payment(orr_fact *out, const otv_view *v, const orr_frame *f)
{
    const otv_claim *c = &v->claim;
    const unsigned unit = otv_unit_asked(c, v->piece, f->who);
    out = alone(alone(out, "needed", c->cost), "paid", c->points);
    out = alone(out, "missing", c->points < c->cost ? c->cost - (unsigned)c->points : 0);
    if (unit == OTV_UNITS) return out;
    for (unsigned n = 0; n <= v->piece[OTV_ORBIT + unit][c->planet][f->who]; n++)     /* with so many of that unit */
        *out++ = (orr_fact){ "paid-with", ORR_N_NUMBER, (uint8_t)n, (int16_t)(c->points + n * otv_worth(unit)) };
    return out;
}

/* What a unit that lands counts (OTV-67, OTV-68). */
static orr_fact *put_worth(orr_fact *out)
{
    for (unsigned k = 0; k < OTV_UNITS; k++)
        *out++ = (orr_fact){ "worth", OTV_N_UNIT, (uint8_t)k, (int16_t)otv_worth(k) };
    return out;
}

/* From the roll to the end of the payment. The payer weighs up the whole payment before the first answer. */
static orr_fact *put_claim(orr_fact *out, const otv_view *v, const orr_frame *f)
{
    if (f->step != C_DECIDE_ANSWER && f->step != C_PAY_ANSWER) return out;
    out = put_roll(out, &v->claim);
    if (f->who != v->look.seat) return out;
    out = put_worth(out);
    return f->step == C_PAY_ANSWER ? put_payment(out, v, f) : out;
}

/* How far it is from planet to planet (OTV-40 to OTV-42), and how far a move goes without cards. */
static orr_fact *put_ways(orr_fact *out)
{
    static const char *const from[OTV_PLANETS] = { "way-mercury", "way-venus", "way-earth", "way-moon", "way-mars",
                                                   "way-ganymede", "way-titan", "way-kuiper-belt" };
    for (unsigned a = 0; a < OTV_PLANETS; a++)
        for (unsigned b = 0; b < OTV_PLANETS; b++)
            *out++ = (orr_fact){ from[a], OTV_N_PLANET, (uint8_t)b, (int16_t)otv_distance(a, b) };
    return alone(alone(out, "movement", OTV_MOVEMENT), "to-buy", OTV_TO_BUY);
}

/* What the question of this moment turns on. */
static orr_fact *put_question(orr_fact *out, const otv_view *v)
{
    if (v->look.over) return out;
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (f->proc == P_CLAIM) return put_claim(out, v, f);
    if (f->who != v->look.seat) return out;
    if (f->proc == P_PERIOD || f->proc == P_BUY) out = put_worth(out);
    return f->proc == P_PERIOD || f->proc == P_MOVE ? put_ways(out) : out;
}

/* What the crisis of each planet does at the levels 0 to 4. */
static orr_fact *put_effects(orr_fact *out)
{
    static const char *const at_planet[OTV_PLANETS] = { "does-mercury", "does-venus", "does-earth", "does-moon",
                                                        "does-mars", "does-ganymede", "does-titan",
                                                        "does-kuiper-belt" };
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (unsigned level = 0; level < OTV_LEVELS; level++)
            *out++ = (orr_fact){ at_planet[planet], ORR_N_NUMBER, (uint8_t)level,
                                 (int16_t)otv_crisis_does(planet, level) };
    return out;
}

static bool any_alien(const otv_view *v)
{
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        if (v->alien[planet]) return true;
    return false;
}

/* One fact for every seat; returns where the next one goes. */
static orr_fact *put(orr_fact *out, const char *word, unsigned seats, const unsigned number[OTV_MAX_SEATS])
{
    for (unsigned s = 0; s < seats; s++) *out++ = (orr_fact){ word, ORR_N_SEAT, (uint8_t)s, (int16_t)number[s] };
    return out;
}

int otv_facts(const orr_box *b, const void *view, orr_fact *first)
{
    static const char *const at_planet[OTV_PLANETS] = { "vp-mercury", "vp-venus", "vp-earth", "vp-moon", "vp-mars",
                                                        "vp-ganymede", "vp-titan", "vp-kuiper-belt" };
    const otv_view *v = view;
    const unsigned seats = v->look.seats;
    unsigned empire[OTV_MAX_SEATS], kept[OTV_MAX_SEATS], total[OTV_MAX_SEATS], income[OTV_MAX_SEATS] = { 0 };
    orr_fact *out = first;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) {
        unsigned points[OTV_MAX_SEATS];
        for (unsigned s = 0; s < seats; s++) {
            points[s] = otv_points_seen(b, v, planet, s);
            income[s] += otv_income_seen(v, planet, s);
        }
        out = put(out, at_planet[planet], seats, points);
    }
    for (unsigned s = 0; s < seats; s++) {
        empire[s] = otv_empire(b, s);
        kept[s] = kept_points(v, s);
        total[s] = otv_total_seen(b, v, s);
    }
    out = put(put(out, "empire", seats, empire), "kept", seats, kept);
    out = put(put(out, "vp", seats, total), "income", seats, income);
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        *out++ = (orr_fact){ "crisis", OTV_N_PLANET, (uint8_t)planet, (int16_t)otv_level_seen(b, v, planet) };
    out = put_effects(out);
    out = alone(out, "alien-defence", OTV_ALIEN_DEFENCE);
    if (any_alien(v)) out = alone(out, "aliens-next", otv_alien_next(b, v->flipped, v->invaded));
    return (int)(put_question(out, v) - first);
}
