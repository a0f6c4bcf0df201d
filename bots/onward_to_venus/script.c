/* script.c - the scripted player of Onward to Venus: weighs every answer in victory points. It expands where a
 * plant takes or holds a place, attacks what it can probably pay for, keeps money for units, and gives up what costs
 * least. */
#include "bots/onward_to_venus/script.h"

static const orr_frame *frame_of(const viceroy *m) { return &m->v->look.frame[m->v->look.depth - 1]; }

/* ---- moves ------------------------------------------------------------------------------------------------------- */

/* A group arrives: a claim at once if movement is left, otherwise in a later turn if there is one. */
static float arrival(const viceroy *m, unsigned from, unsigned to, unsigned ships, unsigned infantry,
                     unsigned allowance)
{
    unsigned there[OTV_UNITS], here[OTV_UNITS];
    viceroy_in_orbit(m, to, there);
    viceroy_in_orbit(m, from, here);
    const float before = viceroy_best_claim(m, to, there);
    there[OTV_SPACESHIP] += ships;
    there[OTV_INFANTRY] += infantry;
    const float after = viceroy_best_claim(m, to, there);
    const float later = m->v->cubes > 1 ? 0.55f : 0.15f;
    const float lost = viceroy_best_claim(m, from, here) * 0.15f * (float)infantry;
    return (otv_distance(from, to) < allowance ? after : later * (after - before)) - lost - 0.1f;
}

static float best_move(const viceroy *m, unsigned from, unsigned ships, unsigned infantry, unsigned allowance)
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
static float move_value(const viceroy *m, unsigned from)
{
    const unsigned infantry = viceroy_have(m, OTV_ORBIT + OTV_INFANTRY, from);
    float best = best_move(m, from, 1, 0, ALLOWANCE);
    for (unsigned n = 1; n <= infantry; n++) {
        const float value = best_move(m, from, 1, n, ALLOWANCE);
        if (value > best) best = value;
    }
    return best;
}

/* Locals of the move, as the view shows them: from, spaceships, infantry, tanks, allowance. */
static float group_value(const viceroy *m, orr_action a)
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
        return best_move(m, l[0], l[1], l[2], l[4] + card->n) - viceroy_any_card;
    }
    }
}

/* ---- buying, cards, cubes ---------------------------------------------------------------------------------------- */

static unsigned ready(const viceroy *m)
{
    unsigned n = 0;
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (unsigned k = 0; k < OTV_UNITS; k++) n += viceroy_have(m, OTV_ORBIT + k, planet);
    return n;
}

static float buy_value(const viceroy *m, unsigned unit, unsigned planet)
{
    static const uint8_t price[OTV_UNITS] = { 2, 4, 3 };
    const unsigned units = ready(m);
    unsigned n[OTV_UNITS];
    if (m->v->cubes <= 1 && m->left < 1) return -1;
    viceroy_in_orbit(m, planet, n);
    const float before = viceroy_best_claim(m, planet, n);
    n[unit]++;
    const float need = units < 3 ? 0.9f : units < 6 ? 0.55f : 0.2f;
    return need * viceroy_worth_of_unit[unit] + 0.5f * (viceroy_best_claim(m, planet, n) - before) -
           0.6f * viceroy_pound * price[unit] + 0.25f;
}

static float action_card_value(const viceroy *m, unsigned kind)
{
    const otv_card_row *card = &m->set->cards[kind];
    unsigned down = 0;
    switch (card->effect) {
    case OTV_A_MONEY: return viceroy_pound * (float)card->n * (m->left < 1 ? 0.4f : 1) + 0.1f;
    case OTV_A_DRAW: return viceroy_any_card * (float)card->n * (m->v->hand[m->me].z.n > 7 ? 0.4f : 1) - 0.2f;
    case OTV_A_YARD: return ready(m) < 4 ? 1.2f : 0.5f;
    default:
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned k = 0; k < OTV_UNITS; k++) down += viceroy_have(m, OTV_SURFACE + k, planet);
        return 0.25f * (float)(down < card->n ? down : card->n);
    }
}

static float card_worth(const viceroy *m, unsigned kind)
{
    const otv_card_row *card = &m->set->cards[kind];
    if (card->effect >= OTV_FIRST_ACTION) return action_card_value(m, kind);
    return card->effect == OTV_CP ? viceroy_card_point * (float)card->n : viceroy_any_card;
}

/* ---- payment and losses ------------------------------------------------------------------------------------------ */

/* Units first, tanks before others where they do not overpay; one spaceship stays if it can. */
static float commit_value(const viceroy *m, unsigned unit, int number)
{
    const otv_claim *c = &m->v->claim;
    const int open = c->cost - c->points, tanks = (int)viceroy_have(m, OTV_ORBIT + OTV_TANK, c->planet);
    int want = open - 2 * tanks;
    switch (unit) {
    case OTV_INFANTRY:
        if (want < 1) want = tanks ? 0 : 1;
        return -(float)(number > want ? number - want : want - number);
    case OTV_SPACESHIP:
        want -= 2;
        return -(float)(number > (want < 0 ? 0 : want) ? number : want - number);
    default: return -(float)(2 * number > open ? 2 * number - open : open - 2 * number);
    }
}

static float spend_value(const viceroy *m, unsigned kind)                 /* the cards that fit; none too many */
{
    const otv_claim *c = &m->v->claim;
    const otv_card_row *card = &m->set->cards[kind];
    const int open = c->cost - c->points;
    const int points = card->effect == OTV_CP ? card->n : card->n * c->committed[card->effect - OTV_UNIT_INFANTRY];
    return points >= open ? 50 - (float)points : (float)points;
}

static float prize_of(const viceroy *m, const otv_claim *c)
{
    if (c->tile == OTV_ALIEN) return viceroy_alien_prize(m);
    switch (m->set->tiles[c->tile].kind) {
    case OTV_MINE_TILE: return viceroy_gain(m, c->planet, m->me, OTV_MINE_INCOME);
    case OTV_CRISIS: return 1 + viceroy_danger(m, c->planet);
    default:
        return viceroy_gain(m, c->planet, m->me, (int)viceroy_income_of[c->plant]) +
               viceroy_gain(m, c->planet, c->target, -(int)viceroy_income_of[c->plant]);
    }
}

static float decide_value(const viceroy *m, orr_action a)
{
    const otv_claim *c = &m->v->claim;
    unsigned n[OTV_UNITS];
    viceroy_in_orbit(m, c->planet, n);
    const unsigned defence = c->tile == OTV_ALIEN ? OTV_ALIEN_DEFENCE : m->set->tiles[c->tile].defence;
    const bool can = viceroy_reach(m, n) >= c->cost;
    const float prize = prize_of(m, c);
    if (a.verb == OTV_V_PAY) return prize - 0.2f * (float)c->cost;
    if (a.verb == OTV_V_DECLINE) return -0.3f;
    return can ? -1 : viceroy_chance_to_pay(viceroy_reach(m, n), defence) * prize - viceroy_any_card; /* a re-roll */
}

static float lose_value(const viceroy *m, orr_action a)
{
    const unsigned planet = frame_of(m)->local[0], left = frame_of(m)->local[1];
    if (a.verb == OTV_V_USE) return left > 1 ? 0 : -0.7f;
    if (a.a >= OTV_PLANT) return -viceroy_gain(m, planet, m->me, (int)viceroy_income_of[a.a - OTV_PLANT]);
    return -viceroy_worth_of_unit[a.a % OTV_UNITS] - (a.a < OTV_SURFACE ? 0.15f : 0);
}

/* The others' pieces are worth the more the better their owner stands; their points are open to all. */
static float destroy_value(const viceroy *m, orr_action a)
{
    if (a.a == m->me) return -5;
    if (a.c < OTV_PLANT) return viceroy_worth_of_unit[a.c % OTV_UNITS] * 0.3f;
    return viceroy_gain(m, a.b, a.a, -(int)viceroy_income_of[a.c - OTV_PLANT]);
}

/* ---- all answers ------------------------------------------------------------------------------------------------- */

static bool is_paying(const viceroy *m) { return m->v->claim.kinds; }     /* units are committed, now the cards */

static float value_of(const viceroy *m, orr_action a)
{
    unsigned n[OTV_UNITS];
    switch (a.verb) {
    case OTV_V_MOVE: return move_value(m, a.a);
    case OTV_V_CLAIM:
        viceroy_in_orbit(m, a.a, n);
        return viceroy_claim_value(m, a.a, a.b, n) + 0.05f;
    case OTV_V_BUY: return buy_value(m, a.a, a.b);
    case OTV_V_PLAY: return action_card_value(m, a.a);
    case OTV_V_PASS: return m->v->hand[m->me].z.n >= 9 ? 0.1f : 0.35f;
    case OTV_V_STAY: return 0;
    case OTV_V_LAND: return -viceroy_worth_of_unit[a.a];
    case OTV_V_TARGET:
        return viceroy_gain(m, m->v->claim.planet, a.a, -(int)viceroy_income_of[a.b]) + (float)viceroy_income_of[a.b];
    case OTV_V_PAY: return decide_value(m, a);
    case OTV_V_DECLINE: return m->v->claim.cost ? decide_value(m, a) : 0;                 /* 0: the power of Mercury */
    case OTV_V_SHIPS:
    case OTV_V_INFANTRY:
    case OTV_V_TANKS:
    case OTV_V_TO: return group_value(m, a);
    case OTV_V_COMMIT: return commit_value(m, a.a, a.b);
    case OTV_V_SPEND: return spend_value(m, a.a);
    case OTV_V_LOSE: return lose_value(m, a);
    case OTV_V_DONE: return is_paying(m) ? 100 : 0.3f;
    case OTV_V_DISCARD: return -card_worth(m, a.a);
    case OTV_V_RAISE: return viceroy_worth_of_unit[a.a];
    case OTV_V_ROB: return 0.5f + 0.05f * (float)m->v->hand[a.a].z.n;
    case OTV_V_DESTROY: return destroy_value(m, a);
    case OTV_V_RANSOM: return viceroy_gain(m, a.a, m->me, (int)viceroy_income_of[a.b]);
    default: return 0;
    }
}

/* `use` stands in three questions; the other answers tell which. */
static float use_value(const viceroy *m, orr_action a, const orr_action *legal, int n)
{
    for (int i = 0; i < n; i++) {
        if (legal[i].verb == OTV_V_TO) return group_value(m, a);
        if (legal[i].verb == OTV_V_LOSE) return lose_value(m, a);
    }
    return decide_value(m, a);
}

static void weigh(const orr_box *box, const otv_view *v, const orr_action *legal, int n, float *worth)
{
    viceroy_planet planets[OTV_PLANETS];
    viceroy m;
    viceroy_open(&m, box, v, planets);
    for (int i = 0; i < n; i++)
        worth[i] = legal[i].verb == OTV_V_USE ? use_value(&m, legal[i], legal, n) : value_of(&m, legal[i]);
}

static const float point = 0.025f;                       /* what a victory point adds to the chance of winning */

static void rate(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory, float *worth)
{
    (void)memory;
    weigh(box, view, legal, n, worth);
    for (int i = 0; i < n; i++) worth[i] *= point;
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    float worth[ORR_MAX_LEGAL];
    int best = 0;
    (void)memory;
    weigh(box, view, legal, n, worth);
    for (int i = 0; i < n; i++) {
        worth[i] += 0.02f * (float)orr_rng_below(r, 100) / 100;          /* equals are told apart at random */
        if (worth[i] > worth[best]) best = i;
    }
    return legal[best];
}

extern const orr_game orr_onward_to_venus;
const bot bot_onward_to_venus = { .name = "viceroy",
                                  .text = "knows Onward to Venus: weighs everything in victory points",
                                  .game = &orr_onward_to_venus,
                                  .choose = choose,
                                  .rate = rate,
                                  .standing = viceroy_standing,
                                  .reason = viceroy_reason,
                                  .slow = 60,
                                  .expert = &bot_sage };
