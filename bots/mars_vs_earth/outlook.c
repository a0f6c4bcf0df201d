/* outlook.c - who wins from the beginning of a round on, where every card is known: what the fitted network is shown.
 * Suspicion goes in beside the cards, as one seat has heard of it: a Martian whom nobody doubts is worth more. */
#include "bots/mars_vs_earth/script.h"
#include "bots/outlook.h"
#include "games/games.h"

#include <string.h>

#include "bots/mars_vs_earth/outlook_table.h"

enum { HUMAN_AGENT, MARTIAN_AGENT, HUMAN_CIVILIAN, MARTIAN_CIVILIAN, REVEALED, ROLES };
enum { LOW = 6, FEW = 8 };               /* Resources and missing Threats that are counted one by one */
enum { DOUBT = 16 };                     /* what goes in for certainty */

static unsigned up_to(unsigned n, unsigned most) { return n < most ? n : most; }
static unsigned from_0(int n) { return n < 0 ? 0 : (unsigned)n; }
static void add(uint8_t *o, unsigned n) { *o = (uint8_t)up_to(*o + n, UINT8_MAX); }

static unsigned level_of(const mve_view *v, unsigned seat)
{
    unsigned level = 0;
    for (unsigned i = 0; i < v->dna[seat].z.n; i++) level += v->dna[seat].face[i].kind == MVE_CLONE ? i + 1 : 0;
    return level;
}

/* How many cards, their strength, how many of them are Wild. */
static void see_hand(const mve_set *set, const mve_view *v, unsigned seat, uint8_t o[3])
{
    for (unsigned i = 0; i < v->hand[seat].z.n; i++) {
        const unsigned kind = v->hand[seat].face[i].kind;
        add(&o[0], 1);
        if (kind == ORR_UNKNOWN) continue;
        add(&o[1], set->cards[kind].strength);
        add(&o[2], set->cards[kind].skill == MVE_WILD);
    }
}

static unsigned skill_of(const mve_set *set, const mve_view *v, unsigned seat)
{
    if (!v->agent[seat].z.n) return 0;
    const mve_agent_row *a = &set->agents[v->agent[seat].face[0].kind];
    return a->value1 + (a->skill2 ? a->value2 : 0u) + (a->skill3 ? a->value3 : 0u);
}

static uint8_t *see_seats(const mve_set *set, const mve_view *v, const mve_memory *m, uint8_t *o)
{
    enum { LEVELS = 4 * ROLES, SKILLS = LEVELS + 2, DOUBTS = SKILLS + 2, ALL = DOUBTS + 3 };
    float doubted[2] = { 0 }, most = 0;                  /* of Human and Martian Agents; the Human in most danger */
    for (unsigned s = 0; s < v->look.seats; s++) {
        const unsigned level = level_of(v, s), martian = level != 0;
        const bool agent = v->agents >> s & 1, civilian = v->civilians >> s & 1;
        const unsigned role = civilian ? HUMAN_CIVILIAN + martian : agent ? HUMAN_AGENT + martian : (unsigned)REVEALED;
        add(&o[role], 1);
        see_hand(set, v, s, o + ROLES + 3 * role);
        if (role == MARTIAN_AGENT || role == REVEALED) add(&o[LEVELS + (role == REVEALED)], level);
        if (!agent) continue;
        add(&o[SKILLS + martian], skill_of(set, v, s));
        const float doubt = mve_suspicion(m, s);
        doubted[martian] += doubt;
        if (!martian && doubt > most) most = doubt;
    }
    o[DOUBTS] = (uint8_t)(DOUBT * doubted[0]);
    o[DOUBTS + 1] = (uint8_t)(DOUBT * doubted[1]);
    o[DOUBTS + 2] = (uint8_t)(DOUBT * most);
    return o + ALL;
}

/* The Threats of this round together, and what all Resources would be if every one of them failed. */
static uint8_t *see_threats(const mve_set *set, const mve_view *v, int left[MVE_RESOURCES], uint8_t *o)
{
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        if (!v->active[slot].z.n) continue;
        const mve_threat_row *t = &set->threats[v->active[slot].face[0].kind];
        const uint8_t loss[] = { t->lose_defense, t->lose_tech, t->lose_people, t->lose_food };
        for (unsigned r = 0; r < MVE_RESOURCES; r++) {
            left[r] -= loss[r];
            add(&o[4], loss[r]);
        }
        add(&o[0], 1);
        add(&o[1], (unsigned)__builtin_popcount(t->skills));
        add(&o[2], (unsigned)(t->difficulty + v->counters[slot]));
        add(&o[3], (unsigned)(t->gain_defense + t->gain_tech + t->gain_people + t->gain_food));
    }
    return o + 5;
}

static uint8_t *see_resources(const mve_set *set, const mve_view *v, uint8_t *o)
{
    enum { DEEP = 5 };                   /* how far below 0 the worst case is told apart */
    int left[MVE_RESOURCES], low[MVE_RESOURCES], worst = INT16_MAX;
    for (unsigned r = 0; r < MVE_RESOURCES; r++) {       /* the lowest first: which one it is does not matter */
        unsigned k = r;
        for (left[r] = v->resource[r]; k > 0 && low[k - 1] > left[r]; k--) low[k] = low[k - 1];
        low[k] = left[r];
    }
    for (unsigned r = 0; r < MVE_RESOURCES; r++) *o++ = (uint8_t)up_to(from_0(low[r]), UINT8_MAX);
    o = see_threats(set, v, left, o);
    for (unsigned r = 0; r < MVE_RESOURCES; r++)
        if (left[r] < worst) worst = left[r];
    *o++ = (uint8_t)up_to(from_0(worst + DEEP), UINT8_MAX);
    o[up_to(from_0(low[0]), LOW - 1)] = 1, o += LOW;
    o[up_to(from_0(worst + 1), LOW - 1)] = 1;
    return o + LOW;
}

void mve_outlook_see(const orr_box *b, const mve_view *v, const mve_memory *m, uint8_t out[MVE_OUTLOOK_IN])
{
    const mve_set *set = mve_set_of(b);
    const unsigned seats = v->look.seats, quota = mve_quota(seats);
    unsigned done = 0;
    uint8_t *o = out;
    memset(out, 0, MVE_OUTLOOK_IN);
    for (unsigned w = 0; w < MVE_WAVES; w++) done += v->piles[w];
    const unsigned left = MVE_WAVES * quota > done ? MVE_WAVES * quota - done : 0;
    *o++ = b->game == &orr_mars_vs_earth_1e;
    *o++ = (uint8_t)seats;
    *o++ = (uint8_t)left;
    *o++ = (uint8_t)(v->wave * quota > done ? v->wave * quota - done : 0);
    for (unsigned i = 0; i < v->dna_deck.z.n; i++) add(o, v->dna_deck.face[i].kind == MVE_CLONE);
    o++;
    o[up_to(v->wave ? v->wave - 1u : 0, MVE_WAVES - 1)] = 1, o += MVE_WAVES;
    o[up_to(left ? left - 1 : 0, FEW - 1)] = 1, o += FEW;
    see_seats(set, v, m, see_resources(set, v, o));
}

float mve_outlook_open(const orr_box *b, const void *open, const void *memory)
{
    static const bot_outlook net = { MVE_OUTLOOK_IN, MVE_OUTLOOK_MID, 2, &weight_in[0][0], bias_in, &weight_out[0][0],
                                     bias_out };
    const mve_view *v = open;
    uint8_t in[MVE_OUTLOOK_IN];
    float chance[2];
    mve_outlook_see(b, v, memory, in);
    bot_outlook_weigh(&net, in, chance);
    return chance[level_of(v, v->look.seat) != 0];
}
