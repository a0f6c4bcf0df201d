/* worth.c - what planets, tiles and combats are worth in victory points. */
#include "bots/onward_to_venus/script.h"

static const float unit_down = 0.22f, unit_lost = 0.6f;  /* a unit that has landed, one that is gone */
static const unsigned points_of_unit[OTV_UNITS] = { [OTV_INFANTRY] = 1, [OTV_SPACESHIP] = 1, [OTV_TANK] = 2 };

/* ---- planets ----------------------------------------------------------------------------------------------------- */

unsigned viceroy_income(const otv_view *v, unsigned planet, unsigned s)
{
    return viceroy_income_of[OTV_FACTORY] * v->piece[OTV_PLANT + OTV_FACTORY][planet][s] +
           viceroy_income_of[OTV_MINE] * v->piece[OTV_PLANT + OTV_MINE][planet][s];
}

/* What the places of a planet are worth to me: mine count, the others' against me. */
static float places(const viceroy *m, unsigned planet, const unsigned earn[OTV_MAX_SEATS])
{
    const float against = -0.5f / (float)(m->v->look.seats - 1u);
    float sum = 0;
    for (unsigned k = 0; k < m->v->look.seats; k++) {
        if (!earn[k]) continue;
        sum += (float)otv_points_for(m->box, planet, earn, m->v->look.seats, k) * (k == m->me ? 1 : against);
    }
    return sum;
}

static float gain_from(const viceroy *m, unsigned planet, unsigned s, int more, float before)
{
    unsigned earn[OTV_MAX_SEATS] = { 0 };
    for (unsigned k = 0; k < m->v->look.seats; k++) earn[k] = viceroy_income(m->v, planet, k);
    earn[s] = (unsigned)((int)earn[s] + more);
    const float sum = places(m, planet, earn) - before;
    return sum * (1 - 0.12f * m->left) + (s == m->me ? (float)more * m->left * viceroy_pound + (float)more * 0.12f : 0);
}

static bool may_claim(const viceroy *m, unsigned planet, unsigned tile)
{
    if (!m->v->tiles[planet][tile]) return false;
    const unsigned kind = m->set->tiles[tile].kind;
    if (kind == OTV_FACTORY_TILE) return m->v->stock[OTV_STOCK_PLANT + OTV_FACTORY][m->me];
    return kind != OTV_MINE_TILE || m->v->stock[OTV_STOCK_PLANT + OTV_MINE][m->me];
}

/* What a crisis on a planet may cost me if nobody deals with it. */
static float danger_from(const viceroy *m, unsigned planet)
{
    unsigned level = 0;
    for (unsigned k = 0; k < m->set->tiles_n; k++)
        if (m->set->tiles[k].kind == OTV_CRISIS) level += m->v->tiles[planet][k];
    if (planet == OTV_MERCURY || planet == OTV_GANYMEDE) return 0;
    const float stake = (float)viceroy_income(m->v, planet, m->me);
    const float doom = planet == OTV_EARTH ? 3 : planet == OTV_KUIPER && !m->v->invaded ? 2 : 0;
    return level < 2 ? 0 : (float)(level - 1) * (0.25f * stake + doom);
}

static const viceroy_planet *look_at(const viceroy *m, unsigned planet)
{
    viceroy_planet *p = &m->planet[planet];
    unsigned earn[OTV_MAX_SEATS];
    if (p->known) return p;
    p->known = true;
    for (unsigned k = 0; k < m->v->look.seats; k++) earn[k] = viceroy_income(m->v, planet, k);
    p->points = places(m, planet, earn);
    for (unsigned k = 0; k < OTV_PLANTS; k++)
        p->gain[k] = gain_from(m, planet, m->me, (int)viceroy_income_of[k], p->points);
    for (unsigned tile = 0; tile < m->set->tiles_n; tile++)
        p->claimable |= (may_claim(m, planet, tile) ? 1u : 0u) << tile;
    p->danger = danger_from(m, planet);
    return p;
}

float viceroy_plant_gain(const viceroy *m, unsigned planet, unsigned plant) { return look_at(m, planet)->gain[plant]; }
float viceroy_danger(const viceroy *m, unsigned planet) { return look_at(m, planet)->danger; }

/* How much better I stand if seat s earns `more` (or less) on a planet. */
float viceroy_gain(const viceroy *m, unsigned planet, unsigned s, int more)
{
    return gain_from(m, planet, s, more, look_at(m, planet)->points);
}

/* ---- combat ------------------------------------------------------------------------------------------------------ */

static const uint8_t rolls[7] = { 6, 24, 42, 48, 42, 24, 30 };      /* of 216, by the difference of the dice */

unsigned viceroy_reach(const viceroy *m, const unsigned n[OTV_UNITS])
{
    unsigned all = m->arms[OTV_CP];
    for (unsigned k = 0; k < OTV_UNITS; k++) all += n[k] * (points_of_unit[k] + m->arms[OTV_UNIT_INFANTRY + k]);
    return all;
}

float viceroy_chance_to_pay(unsigned points, unsigned defence)
{
    unsigned n = 0;
    for (unsigned d = 0; d < 7 && defence + d <= points; d++) n += rolls[d];
    return (float)n / 216;
}

/* What a defeated alien is worth: its points, and the game if the survivors would reach Earth in this period's crises.
 */
float viceroy_alien_prize(const viceroy *m)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) n += m->v->alien[planet];
    return n + m->v->invaded > VICEROY_STEPS_TO_EARTH ? 25 : 2;
}

static float tension_value(const viceroy *m, unsigned planet, const unsigned n[OTV_UNITS])
{
    float best = 0;
    for (unsigned s = 0; s < m->v->look.seats; s++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++) {
            unsigned defence = 0;
            if (s == m->me || !m->v->piece[OTV_PLANT + plant][planet][s] ||
                !m->v->stock[OTV_STOCK_PLANT + plant][m->me])
                continue;
            for (unsigned k = 0; k < OTV_UNITS; k++)
                defence += points_of_unit[k] *
                           (m->v->piece[OTV_ORBIT + k][planet][s] + 0u + m->v->piece[OTV_SURFACE + k][planet][s]);
            const float won = viceroy_plant_gain(m, planet, plant) +
                              viceroy_gain(m, planet, s, -(int)viceroy_income_of[plant]);
            const float value = viceroy_chance_to_pay(viceroy_reach(m, n), defence) *
                                (won - viceroy_card_point * (float)(defence + 3) * 0.5f);
            if (value > best) best = value;
        }
    return best;
}

/* A claim with these units in orbit there. */
float viceroy_claim_value(const viceroy *m, unsigned planet, unsigned tile, const unsigned n[OTV_UNITS])
{
    const unsigned units = n[0] + n[1] + n[2];
    if (!units) return 0;
    if (tile == OTV_ALIEN)
        return viceroy_chance_to_pay(viceroy_reach(m, n), OTV_ALIEN_DEFENCE) * viceroy_alien_prize(m) - 1.8f;
    const otv_tile_row *row = &m->set->tiles[tile];
    const float chance = viceroy_chance_to_pay(viceroy_reach(m, n), row->defence);
    const float effort = viceroy_card_point * 0.5f * (float)(row->defence + 3u) + 0.5f * unit_lost;
    switch (row->kind) {
    case OTV_FACTORY_TILE: return viceroy_plant_gain(m, planet, OTV_FACTORY) - unit_down;
    case OTV_CARDS_TILE: return 2 * viceroy_any_card - unit_down;
    case OTV_WINDFALL: return 3 * viceroy_pound - unit_down;
    case OTV_BIG_GAME: return 1 - unit_down;
    case OTV_MINE_TILE: return chance * viceroy_plant_gain(m, planet, OTV_MINE) - effort;
    case OTV_CRISIS: return chance * (1 + viceroy_danger(m, planet)) - effort;
    default: return tension_value(m, planet, n) - 0.5f * unit_lost;
    }
}

float viceroy_best_claim(const viceroy *m, unsigned planet, const unsigned n[OTV_UNITS])
{
    const bool alien = m->v->alien[planet] && !m->v->flipped[planet];
    float best = alien ? viceroy_claim_value(m, planet, OTV_ALIEN, n) : 0;
    for (uint32_t left = look_at(m, planet)->claimable; left; left &= left - 1) {
        const float value = viceroy_claim_value(m, planet, (unsigned)__builtin_ctz(left), n);
        if (value > best) best = value;
    }
    return best > 0 ? best : 0;
}

/* ---- one decision ------------------------------------------------------------------------------------------------ */

void viceroy_in_orbit(const viceroy *m, unsigned planet, unsigned n[OTV_UNITS])
{
    for (unsigned k = 0; k < OTV_UNITS; k++) n[k] = viceroy_have(m, OTV_ORBIT + k, planet);
}

void viceroy_open(viceroy *m, const orr_box *box, const otv_view *v, viceroy_planet planets[OTV_PLANETS])
{
    *m = (viceroy){ .box = box, .set = otv_set_of(box), .v = v, .me = v->look.seat,
                    .left = (float)(OTV_PERIODS - v->period), .planet = planets };
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        planets[planet].known = false, planets[planet].claimable = 0;
    for (unsigned i = 0; i < v->hand[m->me].z.n; i++) {
        const otv_card_row *card = &m->set->cards[v->hand[m->me].face[i].kind];
        m->arms[card->effect] += card->n;
    }
}
