/* standing.c - how a seat of Martians!!! stands at a glance: its chance of winning, from what lies open. The
 * weights of play for oneself were fitted to the winners of 1,500 matches of four scripted players. */
#include "bots/martians/script.h"

#include "bots/maths.h"

static float nearness(int far) { return far < 0 ? 0 : 1 / (2 + (float)far); }

static int nearer(int a, int b) { return a < 0 || (b >= 0 && b < a) ? b : a; }      /* below 0: not to be reached */

static int way(const mind *m, unsigned s, unsigned spot, unsigned square)
{
    return (int)mind_distance(m, spot, square, m->v->at_tile[s], m->v->at_square[s]);
}

/* To the Mother Ship, or to the nearest marker that may be it. */
static int to_ship(const mind *m, unsigned s)
{
    int ship = -1, any = -1;
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!m->v->marker[farm].z.n) continue;
        const unsigned kind = m->v->marker[farm].face[0].kind;
        const int far = way(m, s, m->v->town.farm_at[farm], 4);
        if (kind == MAR_MOTHER_SHIP) ship = far;
        else if (kind == ORR_UNKNOWN) any = nearer(any, far);
    }
    return ship >= 0 ? ship : any;
}

/* To the nearest Item that it may lack. */
static int to_item(const mind *m, unsigned s, unsigned have)
{
    int best = -1;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        for (unsigned i = 0; i < m->v->lying[b].z.n; i++) {
            const orr_face f = m->v->lying[b].face[i];
            if (f.kind == ORR_UNKNOWN || !(have >> f.kind & 1))
                best = nearer(best, way(m, s, m->v->town.spot_of[b], f.tag));
        }
    return best;
}

/* How far a seat is on the way to the ship with all three Items. */
static float progress(const mind *m, unsigned s, unsigned have)
{
    static const float items[] = { 0, 0.28f, 0.56f, 0.7f };
    const unsigned n = (unsigned)__builtin_popcount(have);
    const int ship = n == 3 ? to_ship(m, s) : -1;
    if (n < 3) return items[n] + 0.88f * nearness(to_item(m, s, have));
    return items[n] + (ship < 0 ? 0 : 0.8f) + 2.28f * nearness(ship);
}

/* ---- everybody for themselves ------------------------------------------------------------------------------------ */

static float claim(const mind *m, unsigned s)
{
    const mar_view *v = m->v;
    const unsigned seats = v->look.seats;
    const float kills = (float)v->collected[s] / 10, wait = (float)((s + seats - v->active) % seats) / (float)seats;
    return progress(m, s, mind_held(v, s)) + 0.31f * kills * kills - 0.55f * kills + 0.22f * (float)v->life[s] +
           0.03f * (float)v->bullets[s] + 0.09f * (float)v->weapon[s].z.n - 0.07f * wait;
}

static float alone(const mind *m)
{
    float all = 0, mine = 0;
    for (unsigned s = 0; s < m->v->look.seats; s++) {
        const float x = bot_exp(claim(m, s));
        all += x;
        if (s == m->me) mine = x;
    }
    return mine / all;
}

/* ---- together ---------------------------------------------------------------------------------------------------- */

/* The one who is farthest counts, the others a little; the fewer figures are left, the less time there is. */
static float together(const mind *m)
{
    const mar_view *v = m->v;
    const unsigned ship = mind_on_ship(v);
    float best = 0, sum = 0, health = 0;
    for (unsigned s = 0; s < v->look.seats; s++) {
        const float x = progress(m, s, mind_held(v, s) | ship);
        if (x > best) best = x;
        sum += x;
        health += 0.2f * (float)v->life[s] + 0.05f * (float)v->bullets[s];
    }
    const float seats = (float)v->look.seats;
    const float sure = 1.1f * bot_log(1 + (float)v->supply) + best + 0.3f * sum / seats + health / seats - 2.5f;
    return 1 / (1 + bot_exp(-sure));
}

float mind_standing(const orr_box *box, const void *view, const void *memory)
{
    mind m;
    mind_plan plan;
    (void)memory;
    mind_open(&m, box, view, false, &plan);
    return m.coop ? together(&m) : alone(&m);
}
