/* martians_map.c - what the scripted player of Martians!!! wants where: Items it needs, tokens, Martians worth fighting, the ship. */
#include "martians.h"

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

static unsigned on_ship(const mar_view *v)
{
    unsigned set = 0;
    for (unsigned i = 0; i < v->ship.z.n; i++) set |= 1u << v->ship.face[i].kind;
    return set;
}

/* Together: what is neither on the ship nor in anybody's hands. Alone: what one does not hold. */
static unsigned needed(const mind *m)
{
    unsigned have = m->coop ? on_ship(m->v) : mind_held(m->v, m->me);
    for (unsigned s = 0; m->coop && s < m->v->look.seats; s++) have |= mind_held(m->v, s);
    return 7u & ~have;
}

static void want(mind *m, unsigned spot, unsigned square, float value) { m->goal[spot][square] += value; }

static void want_tokens(mind *m, unsigned b)
{
    const mar_view *v = m->v;
    const unsigned spot = v->town.spot_of[b];
    const float missing = m->needs == 7 ? 9 : m->needs & (m->needs - 1) ? 7 : m->needs ? 5 : 0;
    for (unsigned q = 0; q < MAR_SQUARES; q++) {
        if (v->life_at[b] >> q & 1 && v->life[m->me] < MAR_MOST_LIFE) want(m, spot, q, 2 + 5 * (1 - m->strength));
        if (v->bullets_at[b] >> q & 1 && v->bullets[m->me] < MAR_MOST_BULLETS) want(m, spot, q, 2 + 2 * (1 - m->strength));
    }
    for (unsigned i = 0; i < v->lying[b].z.n; i++) {
        const orr_face f = v->lying[b].face[i];
        if (f.kind == ORR_UNKNOWN) want(m, spot, f.tag, missing);
        else if (m->needs >> f.kind & 1) want(m, spot, f.tag, 12);
    }
}

static void want_ship(mind *m)
{
    const mar_view *v = m->v;
    unsigned hidden = 0;
    bool up = false;
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!v->marker[farm].z.n) continue;
        if (v->marker[farm].face[0].kind == ORR_UNKNOWN) hidden++;
        if (v->marker[farm].face[0].kind == MAR_MOTHER_SHIP) up = true;
    }
    for (unsigned farm = 0; farm < MAR_FARMS; farm++) {
        if (!v->marker[farm].z.n) continue;
        const unsigned kind = v->marker[farm].face[0].kind;
        if (kind == MAR_MOTHER_SHIP) want(m, v->town.farm_at[farm], 4, m->loaded ? 60 : 0);
        else if (kind == ORR_UNKNOWN && !up) want(m, v->town.farm_at[farm], 4, m->loaded ? 30.0f / (float)hidden : m->coop ? 2 : 1);
    }
}

/* Alone every Martian is a step to thirty, as long as one lives; together a fight only costs. */
static void want_fights(mind *m)
{
    const float value = m->coop ? -1.5f : 5 * m->strength - 2;
    for (unsigned s = 0; s < m->v->letters; s++)
        for (unsigned q = 0; q < MAR_SQUARES; q++)
            if (m->v->martian[s] >> q & 1) want(m, s, q, value);
}

void mind_open(mind *m, const orr_box *box, const mar_view *v, bool asked)
{
    *m = (mind){ .box = box, .set = mar_set_of(box), .v = v, .me = v->look.seat, .coop = mar_coop(box), .asked = asked };
    const unsigned mine = mind_held(v, m->me);
    m->needs = needed(m);
    m->loaded = m->coop ? (mine & ~on_ship(v)) != 0 : mine == 7;
    m->strength = ((float)v->life[m->me] * 1.5f + (float)v->bullets[m->me]) / 9;
    if (m->strength > 1) m->strength = 1;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        if (v->town.spot_of[b] != MAR_NONE) want_tokens(m, b);
    want_ship(m);
    want_fights(m);
}

/* A goal that another pawn of the group is nearer to is left to it. */
static float shared(const mind *m, unsigned spot, unsigned q, float value, float far)
{
    if (!m->coop || value <= 0) return value;
    for (unsigned s = 0; s < m->v->look.seats; s++)
        if (s != m->me && mind_distance(m, spot, q, m->v->at_tile[s], m->v->at_square[s]) + 2 < far) return value * 0.3f;
    return value;
}

float mind_place(const mind *m, unsigned spot, unsigned square)
{
    uint8_t far[MAR_SPOTS][MAR_SQUARES];
    float best = 0, sum = 0;
    mar_distances(&m->v->town, spot, square, far);
    for (unsigned s = 0; s < m->v->letters; s++)
        for (unsigned q = 0; q < MAR_SQUARES; q++) {
            if (m->goal[s][q] <= 0 || far[s][q] == MAR_FAR) continue;
            const float value = shared(m, s, q, m->goal[s][q], (float)far[s][q]) / (2.0f + (float)far[s][q]);
            if (value > best) best = value;
            sum += value;
        }
    return best * 4 + sum * 0.1f;
}

float mind_distance(const mind *m, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    const int x = 3 * m->v->column[spot] + (int)(square % 3) - 3 * m->v->column[to_spot] - (int)(to_square % 3);
    const int y = 3 * m->v->row[spot] + (int)(square / 3) - 3 * m->v->row[to_spot] - (int)(to_square / 3);
    return (float)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}
