/* worth.c - how the Threats and the match stand to a player who has read the table. All worths are in
 * chances of winning. */
#include "bots/mars_vs_earth/script.h"

#include "bots/maths.h"
#include "games/games.h"

#include <math.h>
#include <string.h>

bool mve_is_good(const mve_set *set, unsigned threat, unsigned skill)
{
    return skill == MVE_WILD || (set->threats[threat].skills >> (skill - 1) & 1);
}

unsigned mve_slot_with(const mve_mind *m, unsigned threat)
{
    unsigned slot = 0;
    while (slot + 1 < MVE_SLOTS && !(m->v->active[slot].z.n && m->v->active[slot].face[0].kind == threat)) slot++;
    return slot;
}

unsigned mve_my_level(const mve_mind *m)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < m->v->dna[m->me].z.n; i++)
        if (m->v->dna[m->me].face[i].kind == MVE_CLONE) sum += i + 1;
    return sum;
}

/* ---- the match --------------------------------------------------------------------------------------------------- */

static const float from_start = -1.2f, per_mean = 1.07f, per_threat = 0.52f;
static const float per_hidden = 2.2f, per_revealed = 0.12f, per_civilian = 1.0f;

typedef struct { float need, resource[MVE_RESOURCES]; } outcome;         /* Threats still to defeat; Resources */

/* Chance of the Humans with so many Threats still to defeat, these Resources and these players: fitted to matches of
 * this script, at the beginning of their rounds. */
static float human_chance(const outcome *o, mve_players who)
{
    float mean = 0;
    for (unsigned r = 0; r < MVE_RESOURCES; r++) {
        if (o->resource[r] <= 0) return 0;
        mean += o->resource[r] / (float)MVE_RESOURCES;
    }
    if (o->need <= 0) return 1;
    const float x = from_start + per_mean * mean - per_threat * o->need - per_hidden * who.hidden -
                    per_revealed * who.revealed - per_civilian * who.civilians;
    return 1 / (1 + bot_exp(-x / sqrtf(o->need + 1)));
}

static float threats_left(const mve_view *v)
{
    const unsigned quota = mve_quota(v->look.seats);
    unsigned sum = 0;
    for (unsigned w = 0; w < MVE_WAVES; w++) sum += v->piles[w];
    return (float)(MVE_WAVES * quota) - (float)sum;
}

/* Hidden Martians: as many as I believe in, me included. */
static mve_players count_players(const mve_mind *m)
{
    mve_players who = { m->martian && m->hidden, 0, 0 };
    for (unsigned s = 0; s < m->v->look.seats; s++) {
        if (m->v->civilians >> s & 1) who.civilians++;
        else if (!(m->v->agents >> s & 1)) who.revealed++;
        else if (s != m->me) who.hidden += m->doubt[s];
    }
    return who;
}

static outcome as_it_stands(const mve_mind *m)
{
    outcome o = { .need = threats_left(m->v) };
    for (unsigned r = 0; r < MVE_RESOURCES; r++) o.resource[r] = m->v->resource[r];
    return o;
}

static void resolve(const mve_mind *m, unsigned slot, float p, outcome *o)               /* won with this chance */
{
    const mve_threat_row *t = &m->set->threats[m->v->active[slot].face[0].kind];
    const uint8_t gain[] = { t->gain_defense, t->gain_tech, t->gain_people, t->gain_food };
    const uint8_t loss[] = { t->lose_defense, t->lose_tech, t->lose_people, t->lose_food };
    o->need -= p;
    for (unsigned r = 0; r < MVE_RESOURCES; r++) o->resource[r] += p * gain[r] - (1 - p) * loss[r];
}

/* What it is worth to win one Threat and not lose it, all others left alone. */
static float swing_of(const mve_mind *m, unsigned slot)
{
    outcome won = as_it_stands(m), lost = won;
    resolve(m, slot, 1, &won);
    resolve(m, slot, 0, &lost);
    return human_chance(&won, m->who) - human_chance(&lost, m->who);
}

/* What it does to the Humans' chance if a seat is ousted: a Martian found out, or an Agent lost. */
float mve_ousting(const mve_mind *m, unsigned seat)
{
    const float p = m->doubt[seat];
    const outcome o = as_it_stands(m);
    mve_players who = m->who;
    who.hidden -= p;
    who.revealed += 1;
    const float martian = human_chance(&o, who);
    who.revealed -= 1;
    who.civilians += 1;
    return p * martian + (1 - p) * human_chance(&o, who) - m->humans;
}

/* ---- Threats ----------------------------------------------------------------------------------------------------- */

static int small_table(const mve_mind *m)                /* MVE-A3 */
{
    static const int8_t words[] = { 0, -3, -2, -1, 0, 1 };
    const unsigned seats = m->v->look.seats, option = m->box->opt[MVE_O_SMALL];
    if (m->box->game != &orr_mars_vs_earth_1e || seats < 3 || seats > 4) return 0;
    return option ? words[option] : (int)m->set->manifest[0].small_table - 3;
}

int mve_needed(const mve_mind *m, unsigned slot)
{
    const unsigned threat = m->v->active[slot].face[0].kind;
    return m->set->threats[threat].difficulty + small_table(m) + m->v->counters[slot] +
           (slot == m->v->current ? m->v->modifier : 0);
}

static unsigned limit_of(const mve_mind *m, unsigned seat, unsigned slot)
{
    static const uint8_t limits[] = { 3, 2, 1, 0, 0, 0 };
    const unsigned n = m->v->look.seats, tag = m->v->active[slot].face[0].tag;
    if (tag == MVE_NOBODY) return m->box->game == &orr_mars_vs_earth_1e;       /* MVE-68, MVE-69 */
    const unsigned way = seat > tag - 1 ? seat - (tag - 1) : tag - 1 - seat;
    return limits[way * 2 > n ? n - way : way];
}

/* How many cards everybody may still lay at every Threat, and at how many Threats. */
static void count_room(mve_mind *m)
{
    const mve_view *v = m->v;
    memset(m->reach, 0, sizeof m->reach);
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        for (unsigned s = 0; s < v->look.seats && v->active[slot].z.n; s++)
            m->room[slot][s] = (uint8_t)limit_of(m, s, slot);
    for (unsigned i = 0; i < v->laid.z.n; i++) {
        const unsigned tag = v->laid.face[i].tag, slot = (tag - MVE_AT) / MVE_OWNERS;
        if (tag < MVE_AT || tag >= MVE_BEFORE || mve_owner(tag) >= v->look.seats) continue;
        if (m->room[slot][mve_owner(tag)]) m->room[slot][mve_owner(tag)]--;
    }
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        for (unsigned s = 0; s < v->look.seats; s++) m->reach[s] = (uint8_t)(m->reach[s] + (m->room[slot][s] != 0));
}

float mve_group(const mve_mind *m, unsigned seat, unsigned threat, bool best)
{
    if (!(m->v->agents >> seat & 1) || !m->v->agent[seat].z.n) return 0;
    const mve_agent_row *a = &m->set->agents[m->v->agent[seat].face[0].kind];
    const uint8_t pairs[] = { a->skill1, a->value1, a->skill2, a->value2, a->skill3, a->value3 };
    float most = -9, least = 9;
    for (unsigned i = 0; i < sizeof pairs; i += 2) {
        if (!pairs[i]) continue;
        const float worth = mve_is_good(m->set, threat, pairs[i]) ? pairs[i + 1] : -(float)pairs[i + 1];
        if (worth > most) most = worth;
        if (worth < least) least = worth;
    }
    return best ? most : least;
}

static unsigned skills_of(const mve_set *set, unsigned threat)
{
    return (unsigned)__builtin_popcount(set->threats[threat].skills);
}

/* A card from the pile: with one skill in three good it hurts, with two it helps. */
static float from_pile(const mve_set *set, unsigned threat) { return skills_of(set, threat) > 1 ? 0.69f : -0.36f; }

float mve_help(const mve_mind *m, unsigned slot, unsigned kind)
{
    const mve_card_row *c = &m->set->cards[kind];
    const unsigned threat = m->v->active[slot].face[0].kind;
    const float sign = mve_is_good(m->set, threat, c->skill) ? 1 : -1;
    return sign * c->strength + (c->effect1 == MVE_NEW_INFO ? from_pile(m->set, threat) : 0);
}

static const float human_card = 1.8f, martian_card = -1.0f;      /* symbols of a card that somebody else laid */
static const float used = 0.7f;                                  /* part of the good cards in hand that are laid */

/* What a seat may still add there: cards that are good there, shared out among the Threats it can reach. */
static float to_come(const mve_mind *m, unsigned seat, unsigned slot)
{
    const unsigned room = m->room[slot][seat], threat = m->v->active[slot].face[0].kind;
    if (!room || !m->v->hand[seat].z.n || !((m->v->agents | m->v->civilians) >> seat & 1)) return 0;
    const float good = skills_of(m->set, threat) > 1 ? 0.7f : 0.395f;
    float cards = used * (float)m->v->hand[seat].z.n * good / (1 + 0.5f * (float)(m->reach[seat] - 1));
    if (cards > (float)room) cards = (float)room;
    return m->v->done >> seat & 1 ? 0.3f * cards : cards;
}

static void read_cards(const mve_mind *m, unsigned slot, float *sum, float *variance)
{
    const mve_view *v = m->v;
    for (unsigned i = 0; i < v->laid.z.n; i++) {
        const orr_face f = v->laid.face[i];
        if (!mve_is_at(f.tag, slot)) continue;
        if (f.kind != ORR_UNKNOWN) {
            *sum += mve_help(m, slot, f.kind);
        } else if (mve_owner(f.tag) < v->look.seats) {
            const float p = m->doubt[mve_owner(f.tag)];
            *sum += (1 - p) * human_card + p * martian_card;
            *variance += 0.7f + 6 * p * (1 - p);
        } else {
            *sum += from_pile(m->set, v->active[slot].face[0].kind);
            *variance += 3.2f;
        }
    }
}

static void read_others(const mve_mind *m, unsigned slot, float *sum, float *variance)
{
    for (unsigned s = 0; s < m->v->look.seats; s++) {
        if (s == m->me) continue;
        const float cards = to_come(m, s, slot), p = m->doubt[s];
        *sum += cards * ((1 - p) * human_card + p * martian_card);
        *variance += cards * (1.5f + 4 * p * (1 - p));
    }
}

/* Being resolved: all cards lie open, and only the Leader's choices are to come. */
static void read_resolving(const mve_mind *m, unsigned slot, mve_prospect *o)
{
    const unsigned threat = m->v->active[slot].face[0].kind, tag = m->v->active[slot].face[0].tag;
    float sum = 0;
    for (unsigned i = 0; i < m->v->laid.z.n; i++) {
        const orr_face f = m->v->laid.face[i];
        if ((f.tag == MVE_REVEALED || f.tag == MVE_RESOLVED) && f.kind != ORR_UNKNOWN) {
            const mve_card_row *c = &m->set->cards[f.kind];
            sum += mve_is_good(m->set, threat, c->skill) ? c->strength : -(float)c->strength;
        }
    }
    if (tag != MVE_NOBODY) sum += mve_group(m, tag - 1u, threat, true);
    o->margin = sum - (float)mve_needed(m, slot);
    o->spread = 0.7f;
}

static void read_threat(const mve_mind *m, unsigned slot, mve_prospect *o)
{
    const unsigned threat = m->v->active[slot].face[0].kind, tag = m->v->active[slot].face[0].tag;
    float sum = 0, variance = 0.5f;
    if (slot == m->v->current) {
        read_resolving(m, slot, o);
        return;
    }
    read_cards(m, slot, &sum, &variance);
    if (!m->v->laid.z.n) sum += from_pile(m->set, threat), variance += 3.2f;      /* Fate is still to come */
    if (m->v->current == MVE_SLOTS) read_others(m, slot, &sum, &variance);
    if (tag != MVE_NOBODY) {
        const float p = tag - 1u == m->me ? 0 : m->doubt[tag - 1];
        sum += (1 - p) * mve_group(m, tag - 1u, threat, true) + p * mve_group(m, tag - 1u, threat, false);
        variance += 9 * p * (1 - p);
    } else if (m->box->game != &orr_mars_vs_earth_1e && m->v->laid.z.n) {
        sum = -30;                                                               /* MVE-105 */
    }
    o->margin = sum - (float)mve_needed(m, slot);
    o->spread = 0.55f * sqrtf(variance);
}

/* Who leads changes who may lay how many cards; what is believed of everybody stays as it is. */
mve_prospect mve_under(const mve_mind *m, unsigned slot, unsigned leader)
{
    mve_view v = *m->v;
    mve_mind led = *m;
    mve_prospect o = { 0 };
    v.active[slot].face[0].tag = (uint8_t)(leader + 1);
    led.v = &v;
    count_room(&led);
    read_threat(&led, slot, &o);
    return o;
}

float mve_success(const mve_prospect *o, float more)
{
    return 1 / (1 + bot_exp(-(o->margin + more + 0.5f) / o->spread));
}

/* ---- a decision -------------------------------------------------------------------------------------------------- */

void mve_think(mve_mind *m, const orr_box *box, const void *view, const void *memory)
{
    *m = (mve_mind){ .box = box, .set = mve_set_of(box), .v = view, .past = memory, .me = look_of(view)->seat };
    m->martian = mve_my_level(m) != 0;
    m->hidden = m->v->agents >> m->me & 1;
    mve_believe(box, view, memory, m->doubt);
    m->doubt[m->me] = mve_suspicion(memory, m->me);
    m->who = count_players(m);
    count_room(m);
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        if (!m->v->active[slot].z.n) continue;
        read_threat(m, slot, &m->at[slot]);
        m->at[slot].chance = mve_success(&m->at[slot], 0);
    }
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (m->v->active[slot].z.n) m->at[slot].swing = swing_of(m, slot);
    const outcome now = as_it_stands(m);
    m->humans = human_chance(&now, m->who);
}

float mve_standing(const orr_box *box, const void *view, const void *memory)
{
    mve_mind m;
    mve_think(&m, box, view, memory);
    if (m.martian && m.hidden) {                                  /* as far as it is suspected it counts as found out */
        m.who.hidden -= m.doubt[m.me];
        m.who.revealed += m.doubt[m.me];
    }
    outcome o = as_it_stands(&m);
    for (unsigned slot = 0; slot < MVE_SLOTS && m.v->laid.z.n; slot++)   /* without Leaders nothing can be foreseen */
        if (m.v->active[slot].z.n) resolve(&m, slot, m.at[slot].chance, &o);
    const float humans = human_chance(&o, m.who);
    return m.martian ? 1 - humans : humans;
}
