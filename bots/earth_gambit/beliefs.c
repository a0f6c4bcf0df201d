/* beliefs.c - who is on which team: every card a player chooses is evidence, weighed by how much each
 * team would have wanted it. The posterior over all deals of the Roles is exact: the teams' sizes are known. */
#include "bots/earth_gambit/script.h"

#include <string.h>

enum { MOST_OF_A_TEAM = EG_MAX_SEATS + 2 };
static const float whim = 0.1f;          /* this part of everybody's moves says nothing */

static const eg_card_row *card(const orr_box *b, unsigned kind) { return &eg_set_of(b)->cards[kind]; }

/* ---- evidence ---------------------------------------------------------------------------------------------------- */

/* How much each team wants to play a card: a Psych card blocks one team, Science moves the race. */
static const float *liking(const eg_card_row *c, float swing[EG_MIXES][EG_N_TEAMS], float room[EG_N_TEAMS])
{
    if (c->effect == EG_SCIENCE) return swing[c->colours];
    for (unsigned t = 0; t < EG_N_TEAMS; t++) room[t] = eg_usual_worth(c->effect);
    if (c->effect != EG_PSYCH_WEAPON && c->effect != EG_PSYCH_DEFENCE) return room;
    for (unsigned t = 0; t < EG_N_TEAMS; t++) room[t] = 0.04f;
    room[c->effect == EG_PSYCH_WEAPON ? EG_SCIENTIST : EG_ALIEN] = -0.1f;
    return room;
}

/* The part of the deck each team likes less than this card, equal ones by half. */
static void better_than(const orr_box *b, const eg_memory *m, unsigned kind, float out[EG_N_TEAMS])
{
    const eg_set *set = eg_set_of(b);
    float swing[EG_MIXES][EG_N_TEAMS], room[2][EG_N_TEAMS];
    unsigned halves[EG_N_TEAMS] = { 0 }, all = 0;
    eg_swings(set, m->table, swing);
    const float *mine = liking(card(b, kind), swing, room[0]);
    for (unsigned k = 0; k < set->cards_n; k++) {
        const unsigned copies = set->cards[k].copies;
        const float *other = liking(card(b, k), swing, room[1]);
        all += copies;
        for (unsigned t = 0; t < EG_N_TEAMS; t++)
            halves[t] += ((unsigned)(other[t] < mine[t]) + (unsigned)(other[t] <= mine[t])) * copies;
    }
    for (unsigned t = 0; t < EG_N_TEAMS; t++) out[t] = (float)halves[t] / 2 / (float)all;
}

static void believe_more(eg_memory *m, orr_seat s, const float likely[EG_N_TEAMS])
{
    float most = 0;
    for (unsigned t = 0; t < EG_N_TEAMS; t++) {
        m->like[s][t] *= whim + (1 - whim) * likely[t];
        if (m->like[s][t] > most) most = m->like[s][t];
    }
    for (unsigned t = 0; t < EG_N_TEAMS; t++) m->like[s][t] /= most;
}

/* Chosen out of about three cards: the two others were liked less. Passed on: they were liked more. */
static void weigh_choice(const orr_box *b, const eg_memory *m, unsigned kind, bool played, float likely[EG_N_TEAMS])
{
    float below[EG_N_TEAMS];
    better_than(b, m, kind, below);
    for (unsigned t = 0; t < EG_N_TEAMS; t++) {
        const float part = played ? below[t] : 1 - below[t];
        likely[t] = 0.05f + part * part;
    }
}

/* Which of the Science cards in the row somebody covered, or laid open again. */
static void weigh_cover(const orr_box *b, const eg_memory *m, unsigned kind, int sign, float likely[EG_N_TEAMS])
{
    for (unsigned t = 0; t < EG_N_TEAMS; t++) {
        const float before = eg_chance(eg_set_of(b), t, m->table);
        const float gain = eg_chance(eg_set_of(b), t, eg_with(m->table, card(b, kind)->colours, sign)) - before;
        likely[t] = gain > 0.02f ? 1 : gain > -0.02f ? 0.4f : 0.1f;
    }
}

/* Whether an event says something about the seat it begins with, and how likely it was for each team. A pass says
 * something to whoever gets the card; all else says the same to everybody. */
static bool weigh_event(const orr_box *b, const eg_memory *m, orr_seat me, const orr_event *e, float likely[EG_N_TEAMS])
{
    const orr_seat s = e->pub[0];
    if (e->kind == EG_TOLD_PLAY && !m->nested && !(m->forced >> s & 1)) weigh_choice(b, m, e->pub[1], true, likely);
    else if (e->kind == EG_TOLD_COVER) weigh_cover(b, m, e->pub[2], -1, likely);
    else if (e->kind == EG_TOLD_PASS && e->pub[1] == me && s != me)
        weigh_choice(b, m, e->sees >> me & 1 ? e->priv[0] : 0, false, likely);
    else return false;
    return true;
}

static void count_science(const orr_box *b, eg_memory *m, unsigned kind, int sign)
{
    m->row[kind] = (uint8_t)(m->row[kind] + sign);
    m->table = eg_with(m->table, card(b, kind)->colours, sign);
}

/* What everybody remembers alike. */
static void hear_play(const orr_box *b, eg_memory *m, orr_seat s, unsigned kind)
{
    if (!m->nested) m->forced &= (orr_seats)~orr_one(s);
    m->nested = false;
    if (card(b, kind)->effect == EG_SCIENCE) count_science(b, m, kind, 1);
}

static void keep_up(const orr_box *b, eg_memory *m, const orr_event *e)
{
    switch (e->kind) {
    case EG_TOLD_PLAY: hear_play(b, m, e->pub[0], e->pub[1]); break;
    case EG_TOLD_TOP:
    case EG_TOLD_REVEALS: m->nested = true; break;
    case EG_TOLD_DISCARD_SHOWN: m->nested = false; break;
    case EG_TOLD_LAID: m->forced |= orr_one(e->pub[0]); break;
    case EG_TOLD_VOID: m->forced &= (orr_seats)~orr_one(e->pub[0]); break;
    case EG_TOLD_COVER: count_science(b, m, e->pub[2], -1); break;
    case EG_TOLD_UNCOVER: count_science(b, m, e->pub[2], 1); break;
    default:;
    }
}

static void begin(eg_memory *m)
{
    if (m->like[0][0] > 0) return;
    for (unsigned s = 0; s < EG_MAX_SEATS; s++)
        for (unsigned t = 0; t < EG_N_TEAMS; t++) m->like[s][t] = 1;
}

void eg_hear_event(const orr_box *b, orr_seat me, const orr_event *e, void *memory)
{
    eg_memory *m = memory;
    float likely[EG_N_TEAMS];
    begin(m);
    if (weigh_event(b, m, me, e, likely)) believe_more(m, e->pub[0], likely);
    keep_up(b, m, e);
}

void eg_hear_table(const orr_box *b, unsigned seats, const orr_event *e, void *memories, size_t each)
{
    const bool passed = e->kind == EG_TOLD_PASS;
    float likely[EG_N_TEAMS];
    const bool told = !passed && weigh_event(b, memories, ORR_PUBLIC, e, likely);
    for (unsigned s = 0; s < seats; s++) {
        eg_memory *m = (void *)((char *)memories + s * each);
        begin(m);
        if (told || (passed && weigh_event(b, m, (orr_seat)s, e, likely))) believe_more(m, e->pub[0], likely);
        keep_up(b, m, e);
    }
}

/* ---- the posterior ----------------------------------------------------------------------------------------------- */

/* Weights of all ways to deal Roles to the first i seats, by how many Aliens and Scientists are among them. The undealt
 * Role of two players is one seat more. A table is as wide as the teams are large, which is not much. */
typedef struct {
    unsigned seats;                      /* with the undealt one */
    unsigned size[EG_N_TEAMS];           /* Roles of each team in the deal */
    unsigned wide, cells;                /* cells of a number of Aliens, and of a number of seats: one to spare each */
    float like[EG_MAX_SEATS + 1][EG_N_TEAMS];
    float ways[(EG_MAX_SEATS + 2) * MOST_OF_A_TEAM * MOST_OF_A_TEAM];
} deal_of_roles;

static inline float *ways_of(deal_of_roles *d, unsigned seats, unsigned aliens)
{
    return d->ways + seats * d->cells + aliens * d->wide;
}
static inline float ways_to(const deal_of_roles *d, unsigned seats, unsigned aliens, unsigned scientists)
{
    return d->ways[seats * d->cells + aliens * d->wide + scientists];
}

static void set_like(deal_of_roles *d, unsigned s, uint8_t known, const float *like)
{
    for (unsigned t = 0; t < EG_N_TEAMS; t++)
        d->like[s][t] = known != ORR_UNKNOWN ? known == t : like && like[0] + like[1] + like[2] > 0 ? like[t] : 1;
}

static void count_ways(deal_of_roles *d)
{
    d->wide = d->size[EG_SCIENTIST] + 2;
    d->cells = d->wide * (d->size[EG_ALIEN] + 2);
    memset(d->ways, 0, (d->seats + 1) * d->cells * sizeof d->ways[0]);
    d->ways[0] = 1;
    for (unsigned i = 0; i < d->seats; i++)
        for (unsigned a = 0; a <= d->size[EG_ALIEN] && a <= i; a++) {
            const float *here = ways_of(d, i, a);
            float *next = ways_of(d, i + 1, a), *alien = ways_of(d, i + 1, a + 1);
            for (unsigned s = 0; s <= d->size[EG_SCIENTIST] && a + s <= i; s++) {
                const float w = here[s];
                if (w <= 0) continue;
                alien[s] += w * d->like[i][EG_ALIEN];
                next[s + 1] += w * d->like[i][EG_SCIENTIST];
                if (i - a - s < d->size[EG_EXTINCTIONIST]) next[s] += w * d->like[i][EG_EXTINCTIONIST];
            }
        }
}

static void lay_out(deal_of_roles *d, const orr_box *b, const eg_view *v, const eg_memory *m)
{
    uint8_t count[256] = { 0 };
    b->game->stock(b, v->look.seats, eg_deck(b->game, EG_N_ROLE), count);
    d->seats = v->look.seats;
    for (unsigned t = 0; t < EG_N_TEAMS; t++) d->size[t] = count[t];
    for (unsigned s = 0; s < v->look.seats; s++) set_like(d, s, v->role[s].face[0].kind, m ? m->like[s] : NULL);
    if (v->spare.z.n) set_like(d, d->seats++, v->spare.face[0].kind, NULL);
    count_ways(d);
}

/* One deal, seat by seat from the last, each as often as it is likely. */
static void draw_deal(const deal_of_roles *d, orr_rng *r, uint8_t team[EG_MAX_SEATS + 1])
{
    unsigned a = d->size[EG_ALIEN], s = d->size[EG_SCIENTIST];
    for (unsigned i = d->seats; i-- > 0;) {
        const float alien = a ? ways_to(d, i, a - 1, s) * d->like[i][EG_ALIEN] : 0;
        const float scientist = s ? ways_to(d, i, a, s - 1) * d->like[i][EG_SCIENTIST] : 0;
        const float dice = (float)orr_rng_below(r, 1u << 24) / (float)(1u << 24) * ways_to(d, i + 1, a, s);
        team[i] = dice < alien ? EG_ALIEN : dice < alien + scientist ? EG_SCIENTIST : EG_EXTINCTIONIST;
        a -= team[i] == EG_ALIEN;
        s -= team[i] == EG_SCIENTIST;
    }
}

void eg_suppose_roles(const orr_box *b, const void *memory, orr_rng *r, void *view)
{
    eg_view *v = view;
    deal_of_roles d;
    uint8_t team[EG_MAX_SEATS + 1] = { 0 };
    lay_out(&d, b, v, memory);
    draw_deal(&d, r, team);
    for (unsigned s = 0; s < v->look.seats; s++) v->role[s].face[0].kind = team[s];
}

/* The chance that a seat is of a team: ways to deal the seats before it, it, and the seats after it. after[a][s] are
 * those of the last, where a Aliens and s Scientists sit before them. */
void eg_believe(const orr_box *b, const eg_view *v, const eg_memory *m, float p[EG_MAX_SEATS][EG_N_TEAMS])
{
    deal_of_roles d;
    float after[MOST_OF_A_TEAM + 1][MOST_OF_A_TEAM + 1];
    lay_out(&d, b, v, m);
    memset(after, 0, sizeof after);
    after[d.size[EG_ALIEN]][d.size[EG_SCIENTIST]] = 1;
    for (unsigned i = d.seats; i-- > 0;) {
        float sum[EG_N_TEAMS] = { 0 };
        for (unsigned a = 0; a <= d.size[EG_ALIEN]; a++)
            for (unsigned s = 0; s <= d.size[EG_SCIENTIST] && a + s <= i; s++) {
                const float *like = d.like[i];
                const float way[EG_N_TEAMS] = { like[EG_ALIEN] * after[a + 1][s], like[EG_SCIENTIST] * after[a][s + 1],
                                                like[EG_EXTINCTIONIST] * after[a][s] };
                for (unsigned t = 0; t < EG_N_TEAMS; t++) sum[t] += ways_to(&d, i, a, s) * way[t];
                after[a][s] = way[EG_ALIEN] + way[EG_SCIENTIST] + way[EG_EXTINCTIONIST];
            }
        const float all = sum[0] + sum[1] + sum[2];
        for (unsigned t = 0; t < EG_N_TEAMS && i < v->look.seats; t++)
            p[i][t] = all > 0 ? sum[t] / all : 1.0f / (float)EG_N_TEAMS;
    }
}

void eg_believe_sides(const orr_box *b, const void *view, const void *memory, float p[][BOT_MOST_SIDES])
{
    float team[EG_MAX_SEATS][EG_N_TEAMS] = { { 0 } };
    const eg_view *v = view;
    eg_believe(b, v, memory, team);
    for (unsigned s = 0; s < v->look.seats; s++)
        for (unsigned t = 0; t < EG_N_TEAMS; t++) p[s][t] = team[s][t];
}
