/* onward_to_venus.c - the scripted player of Onward to Venus: weighs every answer in victory points. It expands where a
 * plant takes or holds a place, attacks what it can probably pay for, keeps money for units, and gives up what costs
 * least. */
#include "bots.h"
#include "otv_view.h"

typedef struct {              /* what a decision is weighed with */
    const orr_box *box;
    const otv_set *set;
    const otv_view *v;
    orr_seat me;
    float left;               /* periods whose income is still to come */
} mind;

/* Prices of things in victory points. */
static const float pound = 0.16f, card_point = 0.3f, any_card = 0.55f, unit_down = 0.22f, unit_lost = 0.6f;
static const float worth_of_unit[OTV_UNITS] = { [OTV_INFANTRY] = 0.6f, [OTV_SPACESHIP] = 1.1f, [OTV_TANK] = 0.9f };
static const unsigned points_of_unit[OTV_UNITS] = { [OTV_INFANTRY] = 1, [OTV_SPACESHIP] = 1, [OTV_TANK] = 2 };
static const unsigned income_of[OTV_PLANTS] = { [OTV_FACTORY] = OTV_FACTORY_INCOME, [OTV_MINE] = OTV_MINE_INCOME };

static const orr_frame *frame_of(const mind *m) { return &m->v->look.frame[m->v->look.depth - 1]; }
static unsigned have(const mind *m, unsigned piece, unsigned planet) { return m->v->piece[piece][planet][m->me]; }

/* ---- planets ------------------------------------------------------------------------------------------------------
 */

static unsigned income(const otv_view *v, unsigned planet, unsigned s)
{
    return income_of[OTV_FACTORY] * v->piece[OTV_PLANT + OTV_FACTORY][planet][s] +
           income_of[OTV_MINE] * v->piece[OTV_PLANT + OTV_MINE][planet][s];
}

/* How much better I stand if seat s earns `more` (or less) on a planet. */
static float gain(const mind *m, unsigned planet, unsigned s, int more)
{
    unsigned earn[OTV_MAX_SEATS];
    float sum = 0;
    for (unsigned after = 0; after < 2; after++) {
        for (unsigned k = 0; k < m->v->look.seats; k++) earn[k] = income(m->v, planet, k);
        if (after) earn[s] = (unsigned)((int)earn[s] + more);
        for (unsigned k = 0; k < m->v->look.seats; k++) {
            const float value = (float)otv_points_for(m->box, planet, earn, m->v->look.seats, k) *
                                (k == m->me ? 1 : -0.5f / (float)(m->v->look.seats - 1u));
            sum += after ? value : -value;
        }
    }
    return sum * (1 - 0.12f * m->left) + (s == m->me ? (float)more * m->left * pound + (float)more * 0.12f : 0);
}

/* ---- combat -------------------------------------------------------------------------------------------------------
 */

static const uint8_t rolls[7] = { 6, 24, 42, 48, 42, 24, 30 };      /* of 216, by the difference of the dice */

static unsigned reach(const mind *m, const unsigned n[OTV_UNITS])
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

static float chance_to_pay(unsigned points, unsigned defence)
{
    unsigned n = 0;
    for (unsigned d = 0; d < 7 && defence + d <= points; d++) n += rolls[d];
    return (float)n / 216;
}

/* What a crisis on a planet may cost me if nobody deals with it. */
static float danger(const mind *m, unsigned planet)
{
    unsigned level = 0;
    for (unsigned k = 0; k < m->set->tiles_n; k++)
        if (m->set->tiles[k].kind == OTV_CRISIS) level += m->v->tiles[planet][k];
    if (planet == OTV_MERCURY || planet == OTV_GANYMEDE) return 0;
    const float stake = (float)income(m->v, planet, m->me);
    const float doom = planet == OTV_EARTH ? 3 : planet == OTV_KUIPER && !m->v->invaded ? 2 : 0;
    return level < 2 ? 0 : (float)(level - 1) * (0.25f * stake + doom);
}

enum { STEPS_TO_EARTH = 5 };  /* planets the aliens take before Earth (OTV-150) */

/* What a defeated alien is worth: its points, and the game if the survivors would reach Earth in this period's crises.
 */
static float alien_prize(const mind *m)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++) n += m->v->alien[planet];
    return n + m->v->invaded > STEPS_TO_EARTH ? 25 : 2;
}

static float tension_value(const mind *m, unsigned planet, const unsigned n[OTV_UNITS])
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
            const float won =
                gain(m, planet, m->me, (int)income_of[plant]) + gain(m, planet, s, -(int)income_of[plant]);
            const float value = chance_to_pay(reach(m, n), defence) * (won - card_point * (float)(defence + 3) * 0.5f);
            if (value > best) best = value;
        }
    return best;
}

/* A claim with these units in orbit there. */
static float claim_value(const mind *m, unsigned planet, unsigned tile, const unsigned n[OTV_UNITS])
{
    const unsigned units = n[0] + n[1] + n[2];
    if (!units) return 0;
    if (tile == OTV_ALIEN) return chance_to_pay(reach(m, n), OTV_ALIEN_DEFENCE) * alien_prize(m) - 1.8f;
    const otv_tile_row *row = &m->set->tiles[tile];
    const float chance = chance_to_pay(reach(m, n), row->defence);
    const float effort = card_point * 0.5f * (float)(row->defence + 3u) + 0.5f * unit_lost;
    switch (row->kind) {
    case OTV_FACTORY_TILE: return gain(m, planet, m->me, OTV_FACTORY_INCOME) - unit_down;
    case OTV_CARDS_TILE: return 2 * any_card - unit_down;
    case OTV_WINDFALL: return 3 * pound - unit_down;
    case OTV_BIG_GAME: return 1 - unit_down;
    case OTV_MINE_TILE: return chance * gain(m, planet, m->me, OTV_MINE_INCOME) - effort;
    case OTV_CRISIS: return chance * (1 + danger(m, planet)) - effort;
    default: return tension_value(m, planet, n) - 0.5f * unit_lost;
    }
}

static bool may_claim(const mind *m, unsigned planet, unsigned tile)
{
    if (tile == OTV_ALIEN) return m->v->alien[planet] && !m->v->flipped[planet];
    if (!m->v->tiles[planet][tile]) return false;
    const unsigned kind = m->set->tiles[tile].kind;
    if (kind == OTV_FACTORY_TILE) return m->v->stock[OTV_STOCK_PLANT + OTV_FACTORY][m->me];
    return kind != OTV_MINE_TILE || m->v->stock[OTV_STOCK_PLANT + OTV_MINE][m->me];
}

static float best_claim(const mind *m, unsigned planet, const unsigned n[OTV_UNITS])
{
    float best = may_claim(m, planet, OTV_ALIEN) ? claim_value(m, planet, OTV_ALIEN, n) : 0;
    for (unsigned tile = 0; tile < m->set->tiles_n; tile++) {
        const float value = may_claim(m, planet, tile) ? claim_value(m, planet, tile, n) : 0;
        if (value > best) best = value;
    }
    return best > 0 ? best : 0;
}

static void in_orbit(const mind *m, unsigned planet, unsigned n[OTV_UNITS])
{
    for (unsigned k = 0; k < OTV_UNITS; k++) n[k] = have(m, OTV_ORBIT + k, planet);
}

/* ---- moves --------------------------------------------------------------------------------------------------------
 */

/* A group arrives: a claim at once if movement is left, otherwise in a later turn if there is one. */
static float arrival(const mind *m, unsigned from, unsigned to, unsigned ships, unsigned infantry, unsigned allowance)
{
    unsigned there[OTV_UNITS], here[OTV_UNITS];
    in_orbit(m, to, there);
    in_orbit(m, from, here);
    const float before = best_claim(m, to, there);
    there[OTV_SPACESHIP] += ships;
    there[OTV_INFANTRY] += infantry;
    const float after = best_claim(m, to, there);
    const float later = m->v->cubes > 1 ? 0.55f : 0.15f;
    const float lost = best_claim(m, from, here) * 0.15f * (float)infantry;
    return (otv_distance(from, to) < allowance ? after : later * (after - before)) - lost - 0.1f;
}

static float best_move(const mind *m, unsigned from, unsigned ships, unsigned infantry, unsigned allowance)
{
    float best = -1;
    for (unsigned to = 0; to < OTV_PLANETS; to++) {
        const unsigned far = otv_distance(from, to);
        if (!far || far > allowance) continue;
        const float value = arrival(m, from, to, ships, infantry, allowance);
        if (value > best) best = value;
    }
    return best;
}

enum { ALLOWANCE = 2 };       /* OTV-33 */
static float move_value(const mind *m, unsigned from)
{
    const unsigned infantry = have(m, OTV_ORBIT + OTV_INFANTRY, from);
    float best = best_move(m, from, 1, 0, ALLOWANCE);
    for (unsigned n = 1; n <= infantry; n++) {
        const float value = best_move(m, from, 1, n, ALLOWANCE);
        if (value > best) best = value;
    }
    return best;
}

/* Locals of the move, as the view shows them: from, spaceships, infantry, tanks, allowance. */
static float group_value(const mind *m, orr_action a)
{
    const uint8_t *l = frame_of(m)->local;
    switch (a.verb) {
    case OTV_V_SHIPS: return a.a == 1 ? 1 : 0;
    case OTV_V_INFANTRY: return best_move(m, l[0], l[1], a.a, l[4]);
    case OTV_V_TANKS: return a.a;
    case OTV_V_TO: return arrival(m, l[0], a.a, l[1], l[2], l[4]);
    default: {                                           /* OTV_V_USE */
        const otv_card_row *card = &m->set->cards[a.a];
        if (card->effect == OTV_HAUL) return best_move(m, l[0], l[1], l[2], l[4]) + 0.1f;
        return best_move(m, l[0], l[1], l[2], l[4] + card->n) - any_card;
    }
    }
}

/* ---- buying, cards, cubes ------------------------------------------------------------------------------------------
 */

static unsigned ready(const mind *m)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (unsigned k = 0; k < OTV_UNITS; k++) n += have(m, OTV_ORBIT + k, planet);
    return n;
}

static float buy_value(const mind *m, unsigned unit, unsigned planet)
{
    static const uint8_t price[OTV_UNITS] = { 2, 4, 3 };
    const unsigned units = ready(m);
    unsigned n[OTV_UNITS];
    if (m->v->cubes <= 1 && m->left < 1) return -1;
    in_orbit(m, planet, n);
    const float before = best_claim(m, planet, n);
    n[unit]++;
    const float need = units < 3 ? 0.9f : units < 6 ? 0.55f : 0.2f;
    return need * worth_of_unit[unit] + 0.5f * (best_claim(m, planet, n) - before) - 0.6f * pound * price[unit] + 0.25f;
}

static float action_card_value(const mind *m, unsigned kind)
{
    const otv_card_row *card = &m->set->cards[kind];
    unsigned down = 0;
    switch (card->effect) {
    case OTV_A_MONEY: return pound * (float)card->n * (m->left < 1 ? 0.4f : 1) + 0.1f;
    case OTV_A_DRAW: return any_card * (float)card->n * (m->v->hand[m->me].z.n > 7 ? 0.4f : 1) - 0.2f;
    case OTV_A_YARD: return ready(m) < 4 ? 1.2f : 0.5f;
    default:
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned k = 0; k < OTV_UNITS; k++) down += have(m, OTV_SURFACE + k, planet);
        return 0.25f * (float)(down < card->n ? down : card->n);
    }
}

static float card_worth(const mind *m, unsigned kind)
{
    const otv_card_row *card = &m->set->cards[kind];
    if (card->effect >= OTV_FIRST_ACTION) return action_card_value(m, kind);
    return card->effect == OTV_CP ? card_point * (float)card->n : any_card;
}

/* ---- payment and losses ---------------------------------------------------------------------------------------------
 */

/* Units first, tanks before others where they do not overpay; one spaceship stays if it can; then the cards that fit.
 */
static float pay_value(const mind *m, orr_action a)
{
    const otv_claim *c = &m->v->claim;
    const int open = c->cost - c->points;
    unsigned n[OTV_UNITS];
    in_orbit(m, c->planet, n);
    switch (a.verb) {
    case OTV_V_INFANTRY: {
        int want = open - 2 * (int)n[OTV_TANK];
        if (want < 1) want = n[OTV_TANK] ? 0 : 1;
        return -(float)(a.a > want ? a.a - want : want - a.a);
    }
    case OTV_V_SHIPS: {
        const int want = open - 2 * (int)n[OTV_TANK] - 2;
        return -(float)(a.a > (want < 0 ? 0 : want) ? a.a : want - a.a);
    }
    case OTV_V_TANKS: return -(float)(2 * a.a > open ? 2 * a.a - open : open - 2 * a.a);
    case OTV_V_DONE: return 100;
    default: {                                           /* OTV_V_USE */
        const otv_card_row *card = &m->set->cards[a.a];
        const int points = card->effect == OTV_CP ? card->n : card->n * c->landed[card->effect - OTV_UNIT_INFANTRY];
        return points >= open ? 50 - (float)points : (float)points;
    }
    }
}

static float prize_of(const mind *m, const otv_claim *c)
{
    if (c->tile == OTV_ALIEN) return alien_prize(m);
    switch (m->set->tiles[c->tile].kind) {
    case OTV_MINE_TILE: return gain(m, c->planet, m->me, OTV_MINE_INCOME);
    case OTV_CRISIS: return 1 + danger(m, c->planet);
    default:
        return gain(m, c->planet, m->me, (int)income_of[c->plant]) +
               gain(m, c->planet, c->target, -(int)income_of[c->plant]);
    }
}

static float decide_value(const mind *m, orr_action a)
{
    const otv_claim *c = &m->v->claim;
    unsigned n[OTV_UNITS];
    in_orbit(m, c->planet, n);
    const unsigned defence = c->tile == OTV_ALIEN ? OTV_ALIEN_DEFENCE : m->set->tiles[c->tile].defence;
    const bool can = reach(m, n) >= c->cost;
    const float prize = prize_of(m, c);
    if (a.verb == OTV_V_PAY) return prize - 0.2f * (float)c->cost;
    if (a.verb == OTV_V_DECLINE) return -0.3f;
    return can ? -1 : chance_to_pay(reach(m, n), defence) * prize - any_card;     /* a re-roll */
}

static float lose_value(const mind *m, orr_action a)
{
    const unsigned planet = frame_of(m)->local[0], left = frame_of(m)->local[1];
    if (a.verb == OTV_V_USE) return left > 1 ? 0 : -0.7f;
    if (a.a >= OTV_PLANT) return -gain(m, planet, m->me, (int)income_of[a.a - OTV_PLANT]);
    return -worth_of_unit[a.a % OTV_UNITS] - (a.a < OTV_SURFACE ? 0.15f : 0);
}

/* The others' pieces are worth the more the better their owner stands; their points are open to all. */
static float destroy_value(const mind *m, orr_action a)
{
    if (a.a == m->me) return -5;
    if (a.c < OTV_PLANT) return worth_of_unit[a.c % OTV_UNITS] * 0.3f;
    return gain(m, a.b, a.a, -(int)income_of[a.c - OTV_PLANT]);
}

/* ---- all answers ----------------------------------------------------------------------------------------------------
 */

static bool in_move(const mind *m)                       /* the group is asked for, not a landing that pays */
{
    return !m->v->claim.cost;
}

static float value_of(const mind *m, orr_action a)
{
    unsigned n[OTV_UNITS];
    switch (a.verb) {
    case OTV_V_MOVE: return move_value(m, a.a);
    case OTV_V_CLAIM:
        in_orbit(m, a.a, n);
        return claim_value(m, a.a, a.b, n) + 0.05f;
    case OTV_V_BUY: return buy_value(m, a.a, a.b);
    case OTV_V_PLAY: return action_card_value(m, a.a);
    case OTV_V_PASS: return m->v->hand[m->me].z.n >= 9 ? 0.1f : 0.35f;
    case OTV_V_STAY: return 0;
    case OTV_V_LAND: return -worth_of_unit[a.a];
    case OTV_V_TARGET: return gain(m, m->v->claim.planet, a.a, -(int)income_of[a.b]) + (float)income_of[a.b];
    case OTV_V_PAY:
    case OTV_V_DECLINE: return m->v->claim.cost ? decide_value(m, a) : 0;
    case OTV_V_SHIPS:
    case OTV_V_INFANTRY:
    case OTV_V_TANKS: return in_move(m) ? group_value(m, a) : pay_value(m, a);
    case OTV_V_LOSE: return lose_value(m, a);
    case OTV_V_TO: return group_value(m, a);
    case OTV_V_DONE: return m->v->claim.cost ? pay_value(m, a) : 0.3f;
    case OTV_V_DISCARD: return -card_worth(m, a.a);
    case OTV_V_RAISE: return worth_of_unit[a.a];
    case OTV_V_ROB: return 0.5f + 0.05f * (float)m->v->hand[a.a].z.n;
    case OTV_V_DESTROY: return destroy_value(m, a);
    case OTV_V_RANSOM: return gain(m, a.a, m->me, (int)income_of[a.b]);
    default: return 0;
    }
}

/* `use` stands in four questions; the other answers tell which. */
static float use_value(const mind *m, orr_action a, const orr_action *legal, int n)
{
    for (int i = 0; i < n; i++) {
        if (legal[i].verb == OTV_V_TO) return group_value(m, a);
        if (legal[i].verb == OTV_V_LOSE) return lose_value(m, a);
        if (legal[i].verb == OTV_V_DECLINE) return decide_value(m, a);
    }
    return pay_value(m, a);
}

static void rate(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory, float *worth)
{
    const otv_view *v = view;
    const mind m = { box, otv_set_of(box), v, v->look.seat, (float)(OTV_PERIODS - v->period) };
    (void)memory;
    for (int i = 0; i < n; i++)
        worth[i] = legal[i].verb == OTV_V_USE ? use_value(&m, legal[i], legal, n) : value_of(&m, legal[i]);
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    float worth[ORR_MAX_LEGAL];
    int best = 0;
    rate(box, view, legal, n, memory, worth);
    for (int i = 0; i < n; i++) {
        worth[i] += 0.02f * (float)orr_rng_below(r, 100) / 100;          /* equals are told apart by chance */
        if (worth[i] > worth[best]) best = i;
    }
    return legal[best];
}

extern const orr_game orr_onward_to_venus;
const bot bot_onward_to_venus = { .name = "viceroy",
                                  .text = "knows Onward to Venus: weighs everything in victory points",
                                  .game = &orr_onward_to_venus,
                                  .choose = choose,
                                  .rate = rate };
