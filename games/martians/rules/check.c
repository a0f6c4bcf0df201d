/* check.c - what holds at every question: figures and tokens are counted (MAR-99, MAR-42, MAR-64, MAR-91), pawns
 * and Martians stand where they can (MAR-57), redundant members agree with the others. That every card lies
 * somewhere is the generic suite's. */
#include "games/martians/mar_state.h"

#include <string.h>

static const char *check_counts(const mar_state *p)
{
    unsigned figures = p->supply + p->boxed, life = p->life_supply, bullets = p->bullet_supply;
    for (unsigned s = 0; s < MAR_SPOTS; s++) {
        figures += mar_count(p->martian[s]);
        if (p->martian[s] & ~mar_enter(&p->town, s))
            return "every Martian stands on a square that can be entered (MAR-57, MAR-98)";
        if (p->moved[s] & ~p->martian[s]) return "only Martians have moved (MAR-A55)";
    }
    for (unsigned s = 0; s < p->core.seats; s++) {
        figures += p->collected[s];
        life += p->life[s];
        bullets += p->bullets[s];
        for (unsigned i = 0; i < p->weapon[s].z.n; i++) bullets += p->weapon[s].card[i].tag;
    }
    for (unsigned b = 0; b < MAR_BUILDINGS; b++) {
        life += mar_count(p->life_at[b]);
        bullets += mar_count(p->bullets_at[b]);
    }
    if (figures != MAR_FIGURES) return "there are 100 Martian figures";
    if (life != (unsigned)MAR_BOX_LIFE + p->life_proxies) return "there are 30 Life tokens and the proxies (MAR-A9)";
    if (bullets != (unsigned)MAR_BOX_BULLETS + p->bullet_proxies)
        return "there are 60 Bullet tokens and the proxies (MAR-A9)";
    return NULL;
}

/* The tiles on the table: each in a cell of its own, none farther from the House than there were tiles to get there. */
static const char *check_tiles(const orr_ctx *t)
{
    const mar_state *p = mar(t);
    if (!mar_lies(p, 0) || mar_sort_at(t, 0) != MAR_START || p->column[0] != MAR_CENTRE || p->row[0] != MAR_CENTRE)
        return "the House lies in the middle of the table (MAR-9)";
    if (p->letters + 0u + p->tile_pile.z.n + p->tile_drawn.z.n > MAR_SPOTS)
        return "there is a letter for every tile still to come (MAR-A124)";
    for (unsigned s = 0; s < MAR_SPOTS; s++) {
        const int east = p->column[s] - MAR_CENTRE, south = p->row[s] - MAR_CENTRE;
        if (!mar_lies(p, s)) continue;
        if ((east < 0 ? -east : east) + (south < 0 ? -south : south) >= p->letters)
            return "a tile is no farther from the House than the tiles reach (MAR-38)";
        for (unsigned k = 0; k < s; k++)
            if (mar_lies(p, k) && p->column[k] == p->column[s] && p->row[k] == p->row[s])
                return "every tile lies in a cell of its own (MAR-38)";
    }
    return NULL;
}

/* Tokens lie on building squares of tiles on the table (MAR-41), markers on Farms (MAR-48). */
static const char *check_tokens(const mar_state *p)
{
    for (unsigned b = 0; b < MAR_BUILDINGS; b++) {
        const unsigned spot = p->town.spot_of[b], squares = spot == MAR_NONE ? 0 : p->town.building[spot];
        unsigned lying = p->life_at[b] | p->bullets_at[b];
        if (p->life_at[b] & p->bullets_at[b]) return "a square has one Life or Bullet token (MAR-42)";
        for (unsigned i = 0; i < p->lying[b].z.n; i++) lying |= mar_sq(p->lying[b].card[i].tag);
        if (lying & ~squares) return "tokens lie on building squares of tiles on the table (MAR-41)";
    }
    for (unsigned farm = 0; farm < MAR_FARMS; farm++)
        if (p->marker[farm].z.n && p->town.farm_at[farm] == MAR_NONE) return "a marker lies on a Farm (MAR-48)";
    return NULL;
}

static const char *check_seats(const mar_state *p)
{
    if (p->dealer >= p->core.seats) return "somebody is the dealer (MAR-8)";
    for (unsigned s = 0; s < p->core.seats; s++) {
        if (p->hand[s].z.n > MAR_HAND) return "nobody holds more than three cards (MAR-91)";
        for (unsigned i = 0; i < p->hand[s].z.n; i++)
            if (p->hand[s].card[i].tag && s != p->angry) return "only the player of Angry has covered cards (MAR-A68)";
        if (p->life[s] > MAR_MOST_LIFE || p->bullets[s] > MAR_MOST_BULLETS)
            return "nobody holds more than five Life or Bullets (MAR-64)";
        if (!mar_lies(p, p->at_tile[s]) || !(mar_enter(&p->town, p->at_tile[s]) >> p->at_square[s] & 1))
            return "every pawn stands on a square that can be entered (MAR-57)";
        for (unsigned i = 0; i < p->held[s].z.n; i++)
            for (unsigned k = 0; k < i; k++)
                if (p->held[s].card[i].kind == p->held[s].card[k].kind)
                    return "nobody holds two Items of a kind (MAR-63)";
    }
    return NULL;
}

static const char *check_redundant(const orr_ctx *t)
{
    const mar_state *p = mar(t);
    mar_state q = *p;
    orr_ctx u = { .game = t->game, .box = t->box, .state = &q };
    mar_derive(&u);
    if (memcmp(&q.town, &p->town, sizeof q.town)) return "the town follows from the tiles on the table";
    if (q.crowded != p->crowded || memcmp(q.behind, p->behind, sizeof q.behind))
        return "tiles with Martians, and Martians behind gates, are noted right (MAR-60)";
    if (memcmp(q.open, p->open, sizeof q.open)) return "the steps open to Martians are noted right (MAR-60, MAR-137)";
    if (memcmp(q.plays, p->plays, sizeof q.plays)) return "plays left are counted right (MAR-90, MAR-A111)";
    if (q.minus != p->minus || q.plus != p->plus || q.frozen != p->frozen || q.no_move != p->no_move ||
        q.no_tiles != p->no_tiles || q.doubled != p->doubled)
        return "running effects are those of the cards on the table (MAR-A110)";
    if (q.ship_at != p->ship_at || q.loaded != p->loaded || q.armed != p->armed || q.ready != p->ready)
        return "ship, Items, weapons and who can play a card are noted right";
    return NULL;
}

/* What lies only in the middle of something. */
static const char *check_flow(const mar_state *p)
{
    const orr_frame *f = p->core.frame;
    bool card = false;
    for (unsigned i = 0; i < p->core.depth; i++) card |= f[i].proc == P_CARD;
    if (!card && (p->played.z.n || p->revealed.z.n)) return "a card is carried out while it lies there (MAR-A108)";
    if (p->tile_drawn.z.n && f->step != T_PLACE && f->step != T_PLACE_ANSWER)
        return "a drawn tile is placed at once (MAR-23)";
    return NULL;
}

const char *mar_check(const orr_ctx *t)
{
    const mar_state *p = mar(t);
    const char *broken = check_tiles(t);
    if (!broken) broken = check_counts(p);
    if (!broken) broken = check_tokens(p);
    if (!broken) broken = check_seats(p);
    if (!broken) broken = check_redundant(t);
    if (broken || p->core.over) return broken;
    broken = check_flow(p);
    if (broken) return broken;
    if (p->fighting && !mar_attacked(p, p->active)) return "a fighter shares their square with a Martian (MAR-A107)";
    return NULL;
}
