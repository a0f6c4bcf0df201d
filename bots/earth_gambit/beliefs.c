/* beliefs.c - who is on which team: every card a player chooses is evidence, weighed by how much each
 * team would have wanted it. The posterior over all deals of the Roles is exact: the teams' sizes are known. */
#include "bots/earth_gambit/script.h"

#include <string.h>

static const float whim = 0.1f;          /* this part of everybody's moves says nothing */

static const eg_card_row *card(const orr_box *b, unsigned kind) { return &eg_set_of(b)->cards[kind]; }

/* ---- evidence ---------------------------------------------------------------------------------------------------- */

enum { LANES = 4 };           /* a team each and one to spare: what is as wide as a vector is compared at once */

/* How much each team wants to play a card: a Psych card blocks one team, Science moves the race. */
static inline const float *liking(const eg_card_row *c, float swing[EG_MIXES][LANES], float room[LANES])
{
    if (c->effect == EG_SCIENCE) return swing[c->colours];
    const bool psych = c->effect == EG_PSYCH_WEAPON || c->effect == EG_PSYCH_DEFENCE;
    const float worth = psych ? 0.04f : eg_usual_worth(c->effect);
    for (unsigned t = 0; t < LANES; t++) room[t] = worth;
    if (psych) room[c->effect == EG_PSYCH_WEAPON ? EG_SCIENTIST : EG_ALIEN] = -0.1f;
    return room;
}

/* The part of the deck each team likes less than this card, equal ones by half. */
static void better_than(const orr_box *b, const eg_memory *m, unsigned kind, float out[EG_N_TEAMS])
{
    const eg_set *set = eg_set_of(b);
    float swings[EG_MIXES][EG_N_TEAMS], swing[EG_MIXES][LANES] = { { 0 } }, room[2][LANES];
    unsigned halves[LANES] = { 0 }, all = 0;
    eg_swings(set, m->table, swings);
    for (unsigned c = 0; c < EG_MIXES; c++)
        for (unsigned t = 0; t < EG_N_TEAMS; t++) swing[c][t] = swings[c][t];
    const float *mine = liking(card(b, kind), swing, room[0]);
    for (unsigned k = 0; k < set->cards_n; k++) {
        const unsigned copies = set->cards[k].copies;
        const float *other = liking(card(b, k), swing, room[1]);
        all += copies;
        for (unsigned t = 0; t < LANES; t++)
            halves[t] += (other[t] < mine[t] ? copies : 0) + (other[t] <= mine[t] ? copies : 0);
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

/* Whether an event changes anything that is kept here. The first of a match is among those that do (EG-17). */
static bool matters(const orr_event *e)
{
    switch (e->kind) {
    case EG_TOLD_DEALT_ROLE:
    case EG_TOLD_PASS:
    case EG_TOLD_PLAY:
    case EG_TOLD_TOP:
    case EG_TOLD_REVEALS:
    case EG_TOLD_DISCARD_SHOWN:
    case EG_TOLD_LAID:
    case EG_TOLD_VOID:
    case EG_TOLD_COVER:
    case EG_TOLD_UNCOVER: return true;
    default: return false;
    }
}

void eg_hear_table(const orr_box *b, unsigned seats, const orr_event *e, void *memories, size_t each)
{
    const orr_seat to = e->pub[1];
    float likely[EG_N_TEAMS];
    if (!matters(e)) return;
    if (e->kind == EG_TOLD_PASS) {               /* it says something to whoever gets the card, and to nobody else */
        if (to < seats) eg_hear_event(b, to, e, (char *)memories + to * each);
        return;
    }
    const bool told = weigh_event(b, memories, ORR_PUBLIC, e, likely);
    for (unsigned s = 0; s < seats; s++) {
        eg_memory *m = (void *)((char *)memories + s * each);
        begin(m);
        if (told) believe_more(m, e->pub[0], likely);
        keep_up(b, m, e);
    }
}

/* ---- the posterior ----------------------------------------------------------------------------------------------- */

enum { MOST_OPEN = EG_MAX_SEATS + 1, THIRD = MOST_OPEN / 3 + 3, MOST_CELLS = THIRD * THIRD * THIRD };

typedef struct {              /* a seat whose Role is not known */
    float like[EG_N_TEAMS];              /* how well what it did fits each team */
    float of[EG_N_TEAMS];                /* the weight of all deals in which it is of a team */
    float all;                           /* of all deals, by what is dealt up to here */
} open_seat;

/* Open seats in their order, and the Roles that are left for them. The undealt Role of two players is one seat more. A
 * cell says how many Aliens, Extinctionists and Scientists are among the first of these seats. The cells are a box with
 * zeros around it: those behind a row are those before the next one. It is largest if the teams are of one size. */
typedef struct {
    unsigned seats;                      /* open or not */
    uint8_t known[MOST_OPEN];            /* by seat: its team, or ORR_UNKNOWN */
    uint8_t before[MOST_OPEN];           /* by seat: open seats before it */
    unsigned open;
    bool fits;                           /* it can be dealt at all */
    unsigned size[EG_N_TEAMS];           /* Roles for the open seats */
    unsigned alien, extinctionist;       /* how far the next cell is with one more of these; with a Scientist it is 1 */
    unsigned cells;                      /* zeros among them */
    open_seat seat[MOST_OPEN + 1];       /* behind the last: nobody */
    float ways[MOST_CELLS];              /* weights of all ways to deal Roles to the seats of a cell */
    float on[MOST_CELLS];                /* of all ways to deal the others to those behind them */
} deal_of_roles;

static inline unsigned cell_of(const deal_of_roles *d, unsigned aliens, unsigned scientists, unsigned extinctionists)
{
    return (aliens + 1) * d->alien + (extinctionists + 1) * d->extinctionist + scientists + 1;
}

static float ways_to(const deal_of_roles *d, unsigned open, unsigned aliens, unsigned scientists)
{
    const unsigned rest = open - aliens - scientists;
    return d->fits && aliens <= d->size[EG_ALIEN] && scientists <= d->size[EG_SCIENTIST] &&
           rest <= d->size[EG_EXTINCTIONIST] ? d->ways[cell_of(d, aliens, scientists, rest)] : 0;
}

static void count_ways(deal_of_roles *d)
{
    const unsigned alien = d->alien, extinctionist = d->extinctionist;
    memset(d->ways, 0, d->cells * sizeof d->ways[0]);
    d->ways[cell_of(d, 0, 0, 0)] = 1;
    for (unsigned a = 0; a <= d->size[EG_ALIEN]; a++)
        for (unsigned e = 0; e <= d->size[EG_EXTINCTIONIST]; e++) {
            const unsigned first = a + e ? 0 : 1, end = cell_of(d, a, d->size[EG_SCIENTIST], e);
            const open_seat *last = &d->seat[a + e + first - 1];         /* of the cell */
            for (unsigned c = cell_of(d, a, first, e); c <= end; c++, last++)
                d->ways[c] = d->ways[c - alien] * last->like[EG_ALIEN] + d->ways[c - 1] * last->like[EG_SCIENTIST] +
                             d->ways[c - extinctionist] * last->like[EG_EXTINCTIONIST];
        }
}

static void seat_one(deal_of_roles *d, uint8_t known, const float *like)
{
    d->known[d->seats] = known;
    d->before[d->seats++] = (uint8_t)d->open;
    if (known < EG_N_TEAMS) {
        d->fits = d->fits && d->size[known];
        d->size[known]--;
        return;
    }
    const bool told = like && like[0] + like[1] + like[2] > 0;
    open_seat *x = &d->seat[d->open++];
    *x = (open_seat){ .like = { 1, 1, 1 } };
    for (unsigned t = 0; told && t < EG_N_TEAMS; t++) x->like[t] = like[t];
}

static void lay_out(deal_of_roles *d, const orr_box *b, const eg_view *v, const eg_memory *m)
{
    uint8_t count[256] = { 0 };
    b->game->stock(b, v->look.seats, eg_deck(b->game, EG_N_ROLE), count);
    d->seats = d->open = 0;
    d->fits = true;
    for (unsigned t = 0; t < EG_N_TEAMS; t++) d->size[t] = count[t];
    for (unsigned s = 0; s < v->look.seats; s++) seat_one(d, v->role[s].face[0].kind, m ? m->like[s] : NULL);
    if (v->spare.z.n) seat_one(d, v->spare.face[0].kind, NULL);
    d->seat[d->open] = (open_seat){ .all = 0 };
    d->fits = d->fits && d->size[EG_ALIEN] + d->size[EG_SCIENTIST] + d->size[EG_EXTINCTIONIST] == d->open;
    if (!d->fits) return;
    d->extinctionist = d->size[EG_SCIENTIST] + 2;
    d->alien = d->extinctionist * (d->size[EG_EXTINCTIONIST] + 2);
    d->cells = d->alien * (d->size[EG_ALIEN] + 3);
    count_ways(d);
}

/* The weight of all deals in which seat i gets a Role of a team, and a Aliens and s Scientists are among the open seats
 * up to it. */
static float ways_with(const deal_of_roles *d, unsigned i, unsigned team, unsigned a, unsigned s)
{
    const unsigned open = d->before[i];
    if (d->known[i] < EG_N_TEAMS) return d->known[i] == team ? ways_to(d, open, a, s) : 0;
    return ways_to(d, open, a - (team == EG_ALIEN), s - (team == EG_SCIENTIST)) * d->seat[open].like[team];
}

/* One deal, seat by seat from the last, each as often as it is likely. */
static void draw_deal(const deal_of_roles *d, orr_rng *r, uint8_t team[MOST_OPEN])
{
    unsigned a = d->size[EG_ALIEN], s = d->size[EG_SCIENTIST];
    for (unsigned i = d->seats; i-- > 0;) {
        const bool open = d->known[i] >= EG_N_TEAMS;
        const float alien = ways_with(d, i, EG_ALIEN, a, s), scientist = ways_with(d, i, EG_SCIENTIST, a, s);
        const float all = ways_to(d, d->before[i] + (unsigned)open, a, s);
        const float dice = (float)orr_rng_below(r, 1u << 24) / (float)(1u << 24) * all;
        team[i] = dice < alien ? EG_ALIEN : dice < alien + scientist ? EG_SCIENTIST : EG_EXTINCTIONIST;
        a -= open && team[i] == EG_ALIEN;
        s -= open && team[i] == EG_SCIENTIST;
    }
}

void eg_suppose_roles(const orr_box *b, const void *memory, orr_rng *r, void *view)
{
    eg_view *v = view;
    deal_of_roles d;
    uint8_t team[MOST_OPEN] = { 0 };
    lay_out(&d, b, v, memory);
    draw_deal(&d, r, team);
    for (unsigned s = 0; s < v->look.seats; s++) v->role[s].face[0].kind = team[s];
}

static void count_ways_on(deal_of_roles *d)
{
    const unsigned alien = d->alien, extinctionist = d->extinctionist;
    memset(d->on, 0, d->cells * sizeof d->on[0]);
    for (unsigned a = d->size[EG_ALIEN] + 1; a-- > 0;)
        for (unsigned e = d->size[EG_EXTINCTIONIST] + 1; e-- > 0;) {
            const unsigned end = cell_of(d, a, 0, e);
            unsigned next = a + e + d->size[EG_SCIENTIST], c = end + d->size[EG_SCIENTIST];
            if (next == d->open) d->on[c--] = 1, next--;         /* nobody is left */
            for (; c >= end; c--, next--) {
                const float *like = d->seat[next].like;
                d->on[c] = d->on[c + alien] * like[EG_ALIEN] + d->on[c + 1] * like[EG_SCIENTIST] +
                           d->on[c + extinctionist] * like[EG_EXTINCTIONIST];
            }
        }
}

static void weigh_deals(deal_of_roles *d)
{
    const unsigned alien = d->alien, extinctionist = d->extinctionist;
    if (!d->fits) return;
    count_ways_on(d);
    for (unsigned a = 0; a <= d->size[EG_ALIEN]; a++)
        for (unsigned e = d->size[EG_EXTINCTIONIST] + 1; e-- > 0;) {     /* so a seat has fewest Scientists first */
            const unsigned end = cell_of(d, a, d->size[EG_SCIENTIST], e);
            open_seat *next = &d->seat[a + e];
            for (unsigned c = cell_of(d, a, 0, e); c <= end; c++, next++) {
                const float to = d->ways[c];
                next->all += to * d->on[c];
                next->of[EG_ALIEN] += to * (next->like[EG_ALIEN] * d->on[c + alien]);
                next->of[EG_SCIENTIST] += to * (next->like[EG_SCIENTIST] * d->on[c + 1]);
                next->of[EG_EXTINCTIONIST] += to * (next->like[EG_EXTINCTIONIST] * d->on[c + extinctionist]);
            }
        }
}

/* The chance that a seat is of a team. */
void eg_believe(const orr_box *b, const eg_view *v, const eg_memory *m, float p[EG_MAX_SEATS][EG_N_TEAMS])
{
    deal_of_roles d;
    lay_out(&d, b, v, m);
    weigh_deals(&d);
    for (unsigned i = 0; i < v->look.seats; i++) {
        const open_seat *x = &d.seat[d.before[i]];       /* this seat, or the next open one */
        const bool open = d.known[i] >= EG_N_TEAMS;
        const float all = open ? x->of[0] + x->of[1] + x->of[2] : x->all;
        for (unsigned t = 0; t < EG_N_TEAMS; t++)
            p[i][t] = all <= 0 ? 1.0f / (float)EG_N_TEAMS : open ? x->of[t] / all : d.known[i] == t;
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
