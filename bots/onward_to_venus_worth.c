/* onward_to_venus_worth.c - what planets, tiles and combats are worth in victory points. */
#include "onward_to_venus.h"

static const float unit_down = 0.22f, unit_lost = 0.6f;  /* a unit that has landed, one that is gone */
static const unsigned points_of_unit[OTV_UNITS] = { [OTV_INFANTRY] = 1, [OTV_SPACESHIP] = 1, [OTV_TANK] = 2 };

/* ---- planets ----------------------------------------------------------------------------------------------------- */

unsigned viceroy_income(const otv_view *v, unsigned planet, unsigned s)
{
    return viceroy_income_of[OTV_FACTORY] * v->piece[OTV_PLANT + OTV_FACTORY][planet][s] +
           viceroy_income_of[OTV_MINE] * v->piece[OTV_PLANT + OTV_MINE][planet][s];
}

/* How much better I stand if seat s earns `more` (or less) on a planet. */
float viceroy_gain(const viceroy *m, unsigned planet, unsigned s, int more)
{
    unsigned earn[OTV_MAX_SEATS];
    float sum = 0;
    for (unsigned after = 0; after < 2; after++) {
        for (unsigned k = 0; k < m->v->look.seats; k++) earn[k] = viceroy_income(m->v, planet, k);
        if (after) earn[s] = (unsigned)((int)earn[s] + more);
        for (unsigned k = 0; k < m->v->look.seats; k++) {
            const float value = (float)otv_points_for(m->box, planet, earn, m->v->look.seats, k) *
                                (k == m->me ? 1 : -0.5f / (float)(m->v->look.seats - 1u));
            sum += after ? value : -value;
        }
    }
    return sum * (1 - 0.12f * m->left) + (s == m->me ? (float)more * m->left * viceroy_pound + (float)more * 0.12f : 0);
}

/* ---- combat ------------------------------------------------------------------------------------------------------ */

static const uint8_t rolls[7] = { 6, 24, 42, 48, 42, 24, 30 };      /* of 216, by the difference of the dice */

unsigned viceroy_reach(const viceroy *m, const unsigned n[OTV_UNITS])
{
    static const uint8_t improves[OTV_UNITS] = { OTV_UNIT_INFANTRY, OTV_UNIT_SPACESHIP, OTV_UNIT_TANK };
    unsigned sum[OTV_N_EFFECTS] = { 0 }, all = 0;
    for (unsigned i = 0; i < m->v->hand[m->me].z.n; i++) {
        const otv_card_row *card = &m->set->cards[m->v->hand[m->me].face[i].kind];
        sum[card->effect] += card->n;
    }
    for (unsigned k = 0; k < OTV_UNITS; k++) all += n[k] * (points_of_unit[k] + sum[improves[k]]);
    return all + sum[OTV_CP];
}

float viceroy_chance_to_pay(unsigned points, unsigned defence)
{
    unsigned n = 0;
    for (unsigned d = 0; d < 7 && defence + d <= points; d++) n += rolls[d];
    return (float)n / 216;
}

/* What a crisis on a planet may cost me if nobody deals with it. */
float viceroy_danger(const viceroy *m, unsigned planet)
{
    unsigned level = 0;
    for (unsigned k = 0; k < m->set->tiles_n; k++)
        if (m->set->tiles[k].kind == OTV_CRISIS) level += m->v->tiles[planet][k];
    if (planet == OTV_MERCURY || planet == OTV_GANYMEDE) return 0;
    const float stake = (float)viceroy_income(m->v, planet, m->me);
    const float doom = planet == OTV_EARTH ? 3 : planet == OTV_KUIPER && !m->v->invaded ? 2 : 0;
    return level < 2 ? 0 : (float)(level - 1) * (0.25f * stake + doom);
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
            const float won = viceroy_gain(m, planet, m->me, (int)viceroy_income_of[plant]) +
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
    case OTV_FACTORY_TILE: return viceroy_gain(m, planet, m->me, OTV_FACTORY_INCOME) - unit_down;
    case OTV_CARDS_TILE: return 2 * viceroy_any_card - unit_down;
    case OTV_WINDFALL: return 3 * viceroy_pound - unit_down;
    case OTV_BIG_GAME: return 1 - unit_down;
    case OTV_MINE_TILE: return chance * viceroy_gain(m, planet, m->me, OTV_MINE_INCOME) - effort;
    case OTV_CRISIS: return chance * (1 + viceroy_danger(m, planet)) - effort;
    default: return tension_value(m, planet, n) - 0.5f * unit_lost;
    }
}

static bool may_claim(const viceroy *m, unsigned planet, unsigned tile)
{
    if (tile == OTV_ALIEN) return m->v->alien[planet] && !m->v->flipped[planet];
    if (!m->v->tiles[planet][tile]) return false;
    const unsigned kind = m->set->tiles[tile].kind;
    if (kind == OTV_FACTORY_TILE) return m->v->stock[OTV_STOCK_PLANT + OTV_FACTORY][m->me];
    return kind != OTV_MINE_TILE || m->v->stock[OTV_STOCK_PLANT + OTV_MINE][m->me];
}

float viceroy_best_claim(const viceroy *m, unsigned planet, const unsigned n[OTV_UNITS])
{
    float best = may_claim(m, planet, OTV_ALIEN) ? viceroy_claim_value(m, planet, OTV_ALIEN, n) : 0;
    for (unsigned tile = 0; tile < m->set->tiles_n; tile++) {
        const float value = may_claim(m, planet, tile) ? viceroy_claim_value(m, planet, tile, n) : 0;
        if (value > best) best = value;
    }
    return best > 0 ? best : 0;
}

void viceroy_in_orbit(const viceroy *m, unsigned planet, unsigned n[OTV_UNITS])
{
    for (unsigned k = 0; k < OTV_UNITS; k++) n[k] = viceroy_have(m, OTV_ORBIT + k, planet);
}
