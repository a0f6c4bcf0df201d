/* map.c - what the scripted player of Martians!!! wants where (Items it needs, tokens, Martians worth
 * fighting, the ship) and the way to the best of it. */
#include "bots/martians/script.h"

#include <string.h>

unsigned mind_held(const mar_view *v, unsigned seat)
{
    unsigned set = 0;
    for (unsigned i = 0; i < v->held[seat].z.n; i++) set |= 1u << v->held[seat].face[i].kind;
    return set;
}

unsigned mind_martians(const mar_view *v, unsigned spot)
{
    unsigned n = 0;
    for (unsigned set = v->martian[spot]; set; set &= set - 1) n++;
    return n;
}

unsigned mind_on_ship(const mar_view *v)
{
    unsigned set = 0;
    for (unsigned i = 0; i < v->ship.z.n; i++) set |= 1u << v->ship.face[i].kind;
    return set;
}

/* Items the pawn does not hold; in co-op, nor does the ship. */
static unsigned needed(const mind *m)
{
    return 7u & ~(mind_held(m->v, m->me) | (m->coop ? mind_on_ship(m->v) : 0));
}

static bool ship_is_up(const mar_view *v)
{
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        const orr_face f = v->marker[farm].face[0];
        if (v->marker[farm].z.n && f.kind == MAR_MOTHER_SHIP && f.tag == MAR_FACE_UP) return true;
    }
    return false;
}

bool mind_has_marker(const mind *m, unsigned spot, unsigned square)
{
    for (unsigned farm = 0; farm < MAR_FARMS && square == 4; farm++)
        if (m->v->marker[farm].z.n && m->v->town.farm_at[farm] == spot) return true;
    return false;
}

/* Whoever turns up the Mother Ship with all three Items in hand wins at once; earlier, it only floods the Farms. */
bool mind_leaves_alone(const mind *m, unsigned spot, unsigned square)
{
    return m->coop && !m->loaded && mind_has_marker(m, spot, square);
}

/* ---- goals ------------------------------------------------------------------------------------------------------- */

static void want(const mind *m, unsigned spot, unsigned square, float value) { m->plan->goal[spot][square] += value; }

static void want_tokens(const mind *m, unsigned b)
{
    const mar_view *v = m->v;
    const unsigned spot = v->town.spot_of[b];
    const float missing = !m->collects ? 0 : m->needs == 7 ? 9 : m->needs & (m->needs - 1) ? 7 : m->needs ? 5 : 0;
    for (unsigned q = 0; q < MAR_SQUARES; q++) {
        if (v->life_at[b] >> q & 1 && v->life[m->me] < MAR_MOST_LIFE) want(m, spot, q, 2 + 5 * (1 - m->strength));
        if (v->bullets_at[b] >> q & 1 && v->bullets[m->me] < MAR_MOST_BULLETS)
            want(m, spot, q, 2 + 2 * (1 - m->strength));
    }
    for (unsigned i = 0; i < v->lying[b].z.n; i++) {
        const orr_face f = v->lying[b].face[i];
        if (f.kind == ORR_UNKNOWN) want(m, spot, f.tag, missing);
        else if (m->collects && m->needs >> f.kind & 1) want(m, spot, f.tag, 12);
    }
}

static void want_ship(const mind *m)
{
    const mar_view *v = m->v;
    unsigned hidden = 0;
    bool found = false;
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!v->marker[farm].z.n) continue;
        hidden += v->marker[farm].face[0].kind == ORR_UNKNOWN;
        found |= v->marker[farm].face[0].kind == MAR_MOTHER_SHIP;
    }
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!v->marker[farm].z.n) continue;
        const unsigned kind = v->marker[farm].face[0].kind;
        if (kind == MAR_MOTHER_SHIP) want(m, v->town.farm_at[farm], 4, m->loaded ? 60 : 0);
        else if (kind == ORR_UNKNOWN && !found)
            want(m, v->town.farm_at[farm], 4, m->loaded ? 30.0f / (float)hidden : m->coop ? 0 : 1);
    }
}

/* In competitive play every Martian is a step to thirty, as long as one lives; in co-op a fight only costs. */
static void want_fights(const mind *m)
{
    const float value = m->coop ? -1.5f : 5 * m->strength - 2;
    for (unsigned s = 0; s < m->v->letters; s++)
        for (unsigned left = m->v->martian[s]; left; left &= left - 1)
            want(m, s, (unsigned)__builtin_ctz(left), value);
}

/* ---- ways -------------------------------------------------------------------------------------------------------- */

enum { SQUARES = MAR_SPOTS * MAR_SQUARES, TOO_FAR = 0xff };
typedef struct {                         /* from where I stand */
    uint8_t cost[MAR_SPOTS][MAR_SQUARES];        /* steps, and what a fight on the way costs in steps */
    uint8_t side[MAR_SPOTS][MAR_SQUARES];        /* the first step of the way */
} ways;
typedef struct { uint8_t spot, square; } place;
enum { FIGHT_WHEN_WEAK = 14, FIGHT_TOGETHER = 3, ICON = 16, LEFT_ALONE = 40 };

static unsigned left_alone(const mind *m)                /* tiles, a bit each */
{
    unsigned set = 0;
    for (unsigned farm = 0; farm < MAR_FARMS && m->coop && !m->loaded; farm++)
        if (m->v->marker[farm].z.n) set |= 1u << m->v->town.farm_at[farm];
    return set;
}

/* Squares wait in a line until no way to any of them gets shorter. */
static void find_ways(const mind *m, ways *w)
{
    place line[SQUARES];
    mar_squares waits[MAR_SPOTS] = { 0 };
    unsigned first = 0, n = 1;
    const mar_map *town = &m->v->town;
    const unsigned alone = left_alone(m), fight = m->strength < 0.35f ? FIGHT_WHEN_WEAK : m->coop ? FIGHT_TOGETHER : 0;
    memset(w->cost, TOO_FAR, m->v->letters * sizeof w->cost[0]);
    line[0] = (place){ m->v->at_tile[m->me], m->v->at_square[m->me] };
    w->cost[line[0].spot][line[0].square] = 0;
    while (n) {
        const place at = line[first];
        const unsigned cost_here = w->cost[at.spot][at.square];
        first = first + 1 == SQUARES ? 0 : first + 1;
        n--;
        waits[at.spot] &= (mar_squares)~(1u << at.square);
        for (unsigned left = mar_ways(town, at.spot, at.square); left; left &= left - 1) {
            const unsigned side = (unsigned)__builtin_ctz(left), q = mar_beyond[at.square][side];
            const unsigned spot = mar_crosses(at.square, side) ? town->next[at.spot][side] : at.spot;
            unsigned cost = cost_here + 1;
            if (m->v->martian[spot] >> q & 1) cost += fight;
            if (m->coop && town->icon[spot] == q) cost += ICON;
            if (q == 4 && alone >> spot & 1) cost += LEFT_ALONE;
            if (cost >= w->cost[spot][q]) continue;
            w->cost[spot][q] = (uint8_t)cost;
            w->side[spot][q] = (uint8_t)(cost_here ? w->side[at.spot][at.square] : side);
            if (waits[spot] >> q & 1) continue;
            waits[spot] |= (mar_squares)(1u << q);
            line[first + n < SQUARES ? first + n : first + n - SQUARES] = (place){ (uint8_t)spot, (uint8_t)q };
            n++;
        }
    }
}

/* A goal that another pawn of the group is nearer to is left to it. */
static float shared(const mind *m, unsigned spot, unsigned q, float value, float far)
{
    for (unsigned s = 0; s < m->v->look.seats && m->coop; s++)
        if (s != m->me && mind_distance(m, spot, q, m->v->at_tile[s], m->v->at_square[s]) + 2 < far)
            return value * 0.3f;
    return value;
}

static void choose_goal(const mind *m)
{
    ways w;
    mind_plan *plan = m->plan;
    find_ways(m, &w);
    for (unsigned spot = 0; spot < m->v->letters; spot++)
        for (unsigned q = 0; q < MAR_SQUARES; q++) {
            const unsigned cost = w.cost[spot][q];
            const float goal = plan->goal[spot][q];
            if (goal <= plan->value * (2 + (float)cost) || cost == TOO_FAR || !cost) continue;
            const float value = shared(m, spot, q, goal, (float)cost) / (2 + (float)cost);
            if (value <= plan->value) continue;
            plan->value = value;
            plan->side = w.side[spot][q];
        }
}

const mind_plan *mind_look(const mind *m)
{
    mind_plan *plan = m->plan;
    if (plan->known) return plan;
    *plan = (mind_plan){ .known = true };
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        if (m->v->town.spot_of[b] != MAR_NONE) want_tokens(m, b);
    want_ship(m);
    want_fights(m);
    choose_goal(m);
    return plan;
}

/* ---- one decision ------------------------------------------------------------------------------------------------ */

/* May an Item that I need still turn up? */
static bool can_find(const mind *m)
{
    if (m->v->tile_pile.z.n && m->v->item_pile.z.n) return true;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        for (unsigned i = 0; i < m->v->lying[b].z.n; i++) {
            const unsigned kind = m->v->lying[b].face[i].kind;
            if (kind == ORR_UNKNOWN || m->needs >> kind & 1) return true;
        }
    return false;
}

/* In co-op, whoever holds all that the ship lacks goes there; once it is up, or nothing more can be found, so does
 * everybody who holds something. */
static bool is_loaded(const mind *m)
{
    if (!m->needs) return true;
    if (!m->coop || !(mind_held(m->v, m->me) & ~mind_on_ship(m->v))) return false;
    return ship_is_up(m->v) || !can_find(m);
}

enum { ONE_EACH = 1 };        /* of the option coop_items_each (MAR-A5) */

/* In co-op, Items spread over many hands help nobody: the two who hold most collect them (of equals, the first seat);
 * where there is only one of each kind, only one does. */
static bool is_collector(const mind *m)
{
    const unsigned most = m->box->opt[MAR_O_ITEMS_EACH] == ONE_EACH ? 1 : 2;
    const int mine = __builtin_popcount(mind_held(m->v, m->me));
    unsigned before = 0;
    for (unsigned s = 0; s < m->v->look.seats; s++) {
        const int theirs = __builtin_popcount(mind_held(m->v, s));
        before += s != m->me && (theirs > mine || (theirs == mine && s < m->me));
    }
    return !m->coop || before < most;
}

void mind_open(mind *m, const orr_box *box, const mar_view *v, bool asked, mind_plan *plan)
{
    *m = (mind){ .box = box, .set = mar_set_of(box), .v = v, .me = v->look.seat, .coop = mar_coop(box), .asked = asked,
                 .plan = plan };
    plan->known = false;
    m->needs = needed(m);
    m->collects = is_collector(m);
    m->loaded = is_loaded(m);
    m->strength = ((float)v->life[m->me] * 1.5f + (float)v->bullets[m->me]) / 9;
    if (m->strength > 1) m->strength = 1;
}

float mind_distance(const mind *m, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    const int x = 3 * m->v->column[spot] + (int)(square % 3) - 3 * m->v->column[to_spot] - (int)(to_square % 3);
    const int y = 3 * m->v->row[spot] + (int)(square / 3) - 3 * m->v->row[to_spot] - (int)(to_square / 3);
    return (float)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}
