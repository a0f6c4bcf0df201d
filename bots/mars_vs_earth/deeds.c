/* deeds.c - what players do in public tells who is Martian, beside the cards that come out: who leads and who does not,
 * how many cards they lay of those they could, and what became of the Threats they laid cards at. A small network,
 * fitted to matches of scripts, says how much likelier each deed is of a Martian than of a Human. Whom they accuse is
 * left out: Martian scripts never begin it, but other Martians do. Only the expert reads deeds. */
#include "bots/mars_vs_earth/script.h"
#include "bots/outlook.h"
#include "games/games.h"

#include <string.h>

#include "bots/mars_vs_earth/deeds_table.h"

enum { LEADS, DECLINES, LAYS, RESOLVED, KINDS };
enum { LEADING = 7, LAYING = 13, RESOLVING = 9 };    /* numbers about each of them */
enum { AT_KIND = 6, AT_LEADING = AT_KIND + (int)KINDS, AT_LAYING = AT_LEADING + LEADING,
       AT_RESOLVING = AT_LAYING + LAYING, AT_END = AT_RESOLVING + RESOLVING };
_Static_assert((int)AT_END == (int)MVE_DEED_IN, "script.h says how many there are");
static const float most_telling = 7.39f; /* no deed counts for more, whoever did it: not everybody is a script */
enum { DOUBT = 16, ZERO = 8 };           /* what goes in for certainty; for no symbols */

static uint8_t small(float x) { return (uint8_t)(x < 0 ? 0 : x > UINT8_MAX ? UINT8_MAX : x); }

/* ---- what the table shows ---------------------------------------------------------------------------------------- */

static bool is_wide(const mve_set *set, unsigned threat) { return __builtin_popcount(set->threats[threat].skills) > 1; }

static int skill_at(const mve_set *set, const mve_deeds *d, unsigned seat, unsigned threat)    /* an Agent's best */
{
    const mve_agent_row *a = &set->agents[d->sharp.agent[seat]];
    const uint8_t pairs[] = { a->skill1, a->value1, a->skill2, a->value2, a->skill3, a->value3 };
    int most = -ZERO;
    for (unsigned i = 0; i < sizeof pairs; i += 2) {
        const int worth = mve_is_good(set, threat, pairs[i]) ? pairs[i + 1] : -(int)pairs[i + 1];
        if (pairs[i] && worth > most) most = worth;
    }
    return most;
}

static bool leads(const mve_deeds *d, unsigned seat)
{
    for (unsigned i = 0; i < d->n_active; i++)
        if (d->sharp.leader[d->active[i]] == seat + 1) return true;
    return false;
}

static unsigned limit_of(const orr_box *b, const mve_deeds *d, unsigned seat, unsigned threat)
{
    static const uint8_t limits[] = { 3, 2, 1, 0, 0, 0 };
    if (!d->sharp.leader[threat]) return b->game == &orr_mars_vs_earth_1e;
    const unsigned leader = d->sharp.leader[threat] - 1u, way = seat > leader ? seat - leader : leader - seat;
    return limits[way * 2 > d->seats ? d->seats - way : way];
}

/* ---- deeds ------------------------------------------------------------------------------------------------------- */

static void begin(const orr_box *b, const mve_deeds *d, unsigned seat, unsigned kind, mve_deed *row)
{
    *row = (mve_deed){ .seat = (orr_seat)seat };
    row->in[0] = b->game == &orr_mars_vs_earth_1e;
    row->in[1] = d->seats;
    row->in[2] = d->sharp.wave;
    row->in[3] = d->civilians >> seat & 1;
    row->in[4] = leads(d, seat);
    row->in[5] = small(DOUBT * mve_suspicion(&d->plain, seat));
    row->in[AT_KIND + kind] = 1;
}

/* To lead a Threat, or none of them: then as if it were the one that fits best. */
static void see_leading(const mve_set *set, const mve_deeds *d, mve_deed *row, unsigned threat)
{
    uint8_t *o = row->in + AT_LEADING;
    int rival = -ZERO;
    for (unsigned i = 0; i < d->n_active; i++) o[0] = (uint8_t)(o[0] + !d->sharp.leader[d->active[i]]);
    for (unsigned s = 0; s < d->seats; s++) {
        if (s == row->seat || ((d->civilians | d->revealed) >> s & 1) || leads(d, s)) continue;
        o[1]++;
        if (skill_at(set, d, s, threat) > rival) rival = skill_at(set, d, s, threat);
    }
    o[2] = small((float)(ZERO + skill_at(set, d, row->seat, threat)));
    o[3] = small((float)(ZERO + rival));
    o[4] = set->threats[threat].difficulty;
    o[5] = is_wide(set, threat);
    o[6] = d->hand[row->seat];
}

static unsigned best_unled(const mve_set *set, const mve_deeds *d, unsigned seat)
{
    unsigned best = d->active[0];
    int most = -ZERO - 1;
    for (unsigned i = 0; i < d->n_active; i++) {
        if (d->sharp.leader[d->active[i]] || skill_at(set, d, seat, d->active[i]) <= most) continue;
        best = d->active[i];
        most = skill_at(set, d, seat, best);
    }
    return best;
}

/* How many cards it laid of those it could have laid: at its own mission, at others', where nobody leads; where two
 * skills are good, where one is. */
static void see_laying(const orr_box *b, const mve_deeds *d, mve_deed *row)
{
    uint8_t *o = row->in + AT_LAYING;
    o[0] = d->hand[row->seat];
    for (unsigned i = 0; i < d->n_active; i++) {
        const unsigned threat = d->active[i], leader = d->sharp.leader[threat];
        const unsigned whose = leader == row->seat + 1u ? 0 : leader ? 1 : 2;
        uint8_t *at = o + 1 + 2 * (2 * whose + is_wide(mve_set_of(b), threat));
        at[0] = (uint8_t)(at[0] + limit_of(b, d, row->seat, threat));
        at[1] = (uint8_t)(at[1] + d->sharp.laid[threat][row->seat]);
        o[0] = (uint8_t)(o[0] + d->sharp.laid[threat][row->seat]);
    }
}

static void see_resolved(const mve_set *set, const mve_deeds *d, mve_deed *row, orr_seat me, bool success)
{
    const mve_memory *m = &d->sharp;
    const uint8_t *laid = m->laid[m->threat];
    uint8_t *o = row->in + AT_RESOLVING;
    unsigned added = 0;
    float doubted = 0;
    for (unsigned s = 0; s < d->seats; s++) {
        added += laid[s];
        if (s == row->seat || s == me) continue;
        const bool revealed = d->revealed >> s & 1;
        o[1 + revealed] = (uint8_t)(o[1 + revealed] + laid[s]);
        if (!revealed) doubted += laid[s] * mve_suspicion(m, s);
    }
    o[0] = laid[row->seat];
    o[3] = small(DOUBT * doubted);
    o[4] = m->bad > m->mine[m->threat] ? (uint8_t)(m->bad - m->mine[m->threat]) : 0;
    o[5] = m->shown > added ? (uint8_t)(m->shown - added) : 0;
    o[6] = m->leader[m->threat] == row->seat + 1;
    o[7] = success;
    o[8] = is_wide(set, m->threat);
}

/* Everybody sees who lays how many cards, where they may: else deeds tell something else, or nothing. */
static bool is_open(const orr_box *b) { return b->opt[MVE_O_CONTRIB] == MVE_OPEN && !b->opt[MVE_O_PROMOTION]; }

/* Of everybody else at once: what they laid before the first Threat is resolved, or how one was. */
static unsigned see_all(const orr_box *b, orr_seat me, const mve_deeds *d, unsigned kind, bool success, mve_deed *row)
{
    unsigned n = 0;
    for (unsigned s = 0; s < d->seats; s++) {
        if (s == me || (d->revealed >> s & 1) || (kind == RESOLVED && !d->sharp.laid[d->sharp.threat][s])) continue;
        begin(b, d, s, kind, &row[n]);
        if (kind == LAYS) see_laying(b, d, &row[n]);
        else see_resolved(mve_set_of(b), d, &row[n], me, success);
        n++;
    }
    return n;
}

static unsigned see_choice(const orr_box *b, unsigned s, const mve_deeds *d, unsigned kind, unsigned threat,
                           mve_deed *row)
{
    if (d->revealed >> s & 1) return 0;
    begin(b, d, s, kind, row);
    see_leading(mve_set_of(b), d, row, threat);
    return 1;
}

unsigned mve_deeds_see(const orr_box *b, orr_seat me, const orr_event *e, const mve_deeds *d,
                       mve_deed row[MVE_MAX_SEATS])
{
    const unsigned s = e->pub[0];
    if (!is_open(b)) return 0;
    switch (e->kind) {
    case MVE_TOLD_LEADS: return s == me ? 0 : see_choice(b, s, d, LEADS, e->pub[1], row);
    case MVE_TOLD_DECLINES: return s == me ? 0 : see_choice(b, s, d, DECLINES, best_unled(mve_set_of(b), d, s), row);
    case MVE_TOLD_RESOLVES: return d->resolving ? 0 : see_all(b, me, d, LAYS, false, row);
    case MVE_TOLD_SUCCESS:
    case MVE_TOLD_FAILED: return see_all(b, me, d, RESOLVED, e->kind == MVE_TOLD_SUCCESS, row);
    default: return 0;
    }
}

/* ---- listening --------------------------------------------------------------------------------------------------- */

static void take(mve_deeds *d, unsigned seat, unsigned n)
{
    d->hand[seat] = (uint8_t)(d->hand[seat] > n ? d->hand[seat] - n : 0);
}

static void follow_hands(mve_deeds *d, const orr_event *e)
{
    switch (e->kind) {
    case MVE_TOLD_DEALT:
    case MVE_TOLD_DRAW: d->hand[e->pub[0]]++; break;
    case MVE_TOLD_ADDS:
    case MVE_TOLD_ACCUSES:
    case MVE_TOLD_DEFENDS:
    case MVE_TOLD_DISCARD:
    case MVE_TOLD_PAYS: take(d, e->pub[0], 1); break;
    case MVE_TOLD_DISCARDS: take(d, e->pub[0], e->pub[1]); break;
    default:;
    }
}

static void follow(mve_deeds *d, const orr_event *e)
{
    const unsigned s = e->pub[0];
    switch (e->kind) {
    case MVE_TOLD_DEALT_AGENT: d->seats = (uint8_t)(s >= d->seats ? s + 1 : d->seats); break;
    case MVE_TOLD_ROUND:
    case MVE_TOLD_LATE_ROUND:
        d->n_active = 0;
        d->resolving = false;
        break;
    case MVE_TOLD_THREAT:
        if (d->n_active < MVE_SLOTS) d->active[d->n_active++] = e->pub[1];
        break;
    case MVE_TOLD_RESOLVES: d->resolving = true; break;
    case MVE_TOLD_CIVILIAN: d->civilians |= orr_one(s); break;
    case MVE_TOLD_AGENT: d->civilians &= (orr_seats)~orr_one(s); break;
    case MVE_TOLD_MARTIAN:
        d->revealed |= orr_one(s);
        d->civilians &= (orr_seats)~orr_one(s);
        break;
    default:;
    }
}

static float ratio_of(const mve_deed *row)           /* how much likelier a Martian does that */
{
    static const bot_outlook net = { MVE_DEED_IN, MVE_DEED_MID, 2, &weight_in[0][0], bias_in, &weight_out[0][0],
                                     bias_out };
    float chance[2];
    bot_outlook_weigh(&net, row->in, chance);
    const float ratio = chance[1] / chance[0];
    return ratio > most_telling ? most_telling : ratio < 1 / most_telling ? 1 / most_telling : ratio;
}

static void put_together(mve_deeds *d)
{
    d->sharp = d->plain;
    for (unsigned s = 0; s < d->seats; s++) {
        for (unsigned w = 0; w < MVE_FIRSTS; w++) d->sharp.like[s][w] *= d->told.like[s][w];
        mve_weigh(&d->sharp, s, 1);                  /* the most likely is 1 again: seats are multiplied, too */
    }
}

void mve_deeds_hear(const orr_box *b, orr_seat me, const orr_event *e, const void *memory, void *notes)
{
    mve_deeds *d = notes;
    mve_deed row[MVE_MAX_SEATS];
    (void)memory;                                    /* of before the event */
    const unsigned n = mve_deeds_see(b, me, e, d, row);
    mve_hear(b, me, e, &d->plain);
    for (unsigned s = 0; s < MVE_MAX_SEATS && !d->told.wave; s++) mve_forget(&d->told, s);
    d->told.wave = d->plain.wave;
    for (unsigned i = 0; i < n; i++) mve_weigh(&d->told, row[i].seat, ratio_of(&row[i]));
    if (e->kind == MVE_TOLD_AGENT || e->kind == MVE_TOLD_CIVILIAN) mve_forget(&d->told, e->pub[0]);
    follow_hands(d, e);
    follow(d, e);
    put_together(d);
}

const void *mve_deeds_insight(const void *notes) { return &((const mve_deeds *)notes)->sharp; }
