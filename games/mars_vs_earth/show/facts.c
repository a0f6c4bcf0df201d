/* facts.c - what a player of Mars vs Earth counts at the table, from one seat's view alone: proximity (MVE-64 to
 * MVE-69), the wave's quota, where the Resources began, levels as far as DNA is known (MVE-172), to whom Threats are
 * offered, what one's own Agent would bring, who could still add how many cards and accuse whom, what a card adds at a
 * Trial, how much of a price or a discard is still missing. */
#include "games/mars_vs_earth/mve_state.h"

enum { LOW = 4 };                                  /* a table warns that a Resource is low; no rule speaks of it */

unsigned mve_level_seen(const mve_view *v, unsigned s)
{
    unsigned level = 0;
    for (unsigned i = 0; i < v->dna[s].z.n; i++)
        if (v->dna[s].face[i].kind == MVE_CLONE) level += i + 1;
    return level;
}

/* How many cards a seat may lay at a Threat in all (Table 4). */
static unsigned places_at(const orr_box *b, const mve_view *v, unsigned slot, unsigned s)
{
    const unsigned leader = v->active[slot].face[0].tag;
    if (leader != MVE_NOBODY) return mve_limit(v->look.seats, leader - 1u, s);
    if (b->opt[MVE_O_PROMOTION]) return v->civilians >> s & 1 ? 3 : 0;           /* MVE-195, MVE-196 */
    return mve_edition_of(b->game, v->look.seats)->unled_limit;                  /* MVE-68, MVE-69 */
}

/* How hard a Threat is as it stands: small tables and +1 counters count, of the one being resolved all that has changed
 * it. */
static int difficulty_at(const orr_box *b, const mve_view *v, unsigned slot)
{
    return mve_difficulty_with(mve_base_difficulty(b, v->look.seats, v->active[slot].face[0].kind), v->counters[slot],
                               slot == v->current ? v->modifier : 0);
}

/* MVE-20, the steps that ask, in order; -1: between them. */
enum {
    PHASE_LEADERS, PHASE_MARTIANS, PHASE_HUMANS, PHASE_RESOLVE, PHASE_ACCUSE, PHASE_TRIALS, PHASE_PROMOTE, PHASE_REVEAL,
    PHASE_DISCARD
};
static int phase(const mve_view *v)
{
    static const int8_t of[N_PROCS] = {
        [P_LEADERS] = PHASE_LEADERS, [P_RESOLVE] = PHASE_RESOLVE, [P_EFFECT] = PHASE_RESOLVE,
        [P_ACCUSE] = PHASE_ACCUSE, [P_TRIALS] = PHASE_TRIALS, [P_PROMOTE] = PHASE_PROMOTE,
        [P_REVEAL] = PHASE_REVEAL, [P_DISCARD] = PHASE_DISCARD
    };
    if (v->look.over || v->look.depth < 2) return -1;
    const orr_frame *f = &v->look.frame[1];
    return f->proc != P_INFLUENCE ? of[f->proc] : f->local[MVE_INF_MARTIANS] ? PHASE_MARTIANS : PHASE_HUMANS;
}

/* ---- Leaders ----------------------------------------------------------------------------------------------------- */

/* MVE-38, MVE-40, MVE-41, MVE-149: who could lead one more Threat, as eligible() of leaders.c has it. */
static orr_seats may_lead(const orr_box *b, const mve_view *v)
{
    const unsigned least = b->opt[MVE_O_LEAD_MIN];
    orr_seats can = v->agents;
    for (unsigned s = 0; s < v->look.seats; s++) {
        const unsigned level = mve_level_seen(v, s);
        if (mve_in(v->agents | v->civilians, s) || !level) continue;
        if (least ? level >= least + 1 : mve_set_of(b)->martians[level - 1].may_lead) can |= orr_one(s);
    }
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        if (v->active[slot].z.n && v->active[slot].face[0].tag != MVE_NOBODY)
            can &= (orr_seats)~orr_one(v->active[slot].face[0].tag - 1u);
    return can;
}

/* MVE-37, MVE-39, MVE-42, MVE-43: in which order the Threats that are left are offered, if nobody takes one. */
static orr_fact *put_offers(orr_fact *out, const orr_box *b, const mve_view *v)
{
    if (v->look.over || v->look.depth < 2 || v->look.frame[1].proc != P_LEADERS) return out;
    const uint8_t *local = v->look.frame[1].local;
    const unsigned seats = v->look.seats;
    const orr_seats can = may_lead(b, v);
    const bool forever = mve_edition_of(b->game, seats)->laps_forever != b->opt[MVE_O_LAPS];
    const unsigned laps = forever ? local[MVE_LD_OFFSET] + seats : seats;
    const unsigned most = forever ? orr_size(can) - local[MVE_LD_DECLINED] : seats;
    unsigned n = 0;
    for (unsigned k = local[MVE_LD_OFFSET]; k < laps && n < most; k++) {
        const unsigned s = (local[MVE_LD_FROM] + k) % seats;
        if (mve_in(can, s)) *out++ = (orr_fact){ "offers", ORR_N_NUMBER, (uint8_t)n++, (int16_t)s };
    }
    return out;
}

/* MVE-92: what each group of the viewer's Agent would add to a Threat, or take away from it. */
static orr_fact *put_groups(orr_fact *out, const orr_box *b, const mve_view *v)
{
    static const char *const at[MVE_SLOTS] = { "brings-a", "brings-b", "brings-c", "brings-d", "brings-e" };
    const unsigned me = v->look.seat;
    if (me >= v->look.seats || !mve_in(v->agents, me) || !v->agent[me].z.n) return out;
    const mve_agent_row *agent = &mve_set_of(b)->agents[v->agent[me].face[0].kind];
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        if (!v->active[slot].z.n) continue;
        const unsigned good = mve_good_skills(&mve_set_of(b)->threats[v->active[slot].face[0].kind]);
        for (unsigned skill = 1; skill <= mve_set_of(b)->skills_n; skill++) {
            const int value = (int)mve_group_value(agent, skill);
            *out++ = (orr_fact){ at[slot], MVE_N_SKILL, (uint8_t)skill, (int16_t)(good >> skill & 1 ? value : -value) };
        }
    }
    return out;
}

/* ---- who could still add ----------------------------------------------------------------------------------------- */

static unsigned at_most(const mve_view *v, unsigned s, unsigned cards)
{
    return v->hand[s].z.n < cards ? v->hand[s].z.n : cards;
}

/* If the viewer led: how many cards each seat could add (MVE-64 to MVE-67). */
static orr_fact *put_helpers(orr_fact *out, const mve_view *v)
{
    const unsigned me = v->look.seat;
    for (unsigned s = 0; me < v->look.seats && s < v->look.seats; s++)
        *out++ = (orr_fact){ "could-add", ORR_N_SEAT, (uint8_t)s,
                             (int16_t)at_most(v, s, mve_limit(v->look.seats, me, s)) };
    return out;
}

static unsigned laid_by(const mve_view *v, unsigned tag)
{
    unsigned n = 0;
    for (unsigned i = 0; i < v->laid.z.n; i++) n += v->laid.face[i].tag == tag;
    return n;
}

/* How many cards each of those who are asked could still add to a Threat. Only where everybody sees who has laid what
 * (MVE-A91), and all Threats are open at once. */
static orr_fact *put_adders(orr_fact *out, const orr_box *b, const mve_view *v)
{
    static const char *const at[MVE_SLOTS] = { "adds-a", "adds-b", "adds-c", "adds-d", "adds-e" };
    if (b->opt[MVE_O_CONTRIB] != MVE_OPEN || b->opt[MVE_O_INFLUENCE] == MVE_CV1) return out;
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        for (unsigned s = 0; v->active[slot].z.n && s < v->look.seats; s++) {
            const unsigned most = mve_in(v->look.asked, s) ? places_at(b, v, slot, s) : 0;
            const unsigned laid = laid_by(v, mve_at(slot, s));
            *out++ = (orr_fact){ at[slot], ORR_N_SEAT, (uint8_t)s,
                                 (int16_t)at_most(v, s, most > laid ? most - laid : 0) };
        }
    return out;
}

/* How many of those who are asked could still accuse each seat: MVE-118, MVE-119, MVE-121 to MVE-123, MVE-A33. */
static orr_fact *put_accusers(orr_fact *out, const orr_box *b, const mve_view *v)
{
    const unsigned most = mve_edition_of(b->game, v->look.seats)->accusers;
    for (unsigned x = 0; x < v->look.seats; x++) {
        unsigned laid = 0, could = 0;
        for (unsigned s = 0; s < v->look.seats; s++) {
            const unsigned has = laid_by(v, mve_before(x, s));
            laid += has;
            could += s != x && mve_in(v->look.asked, s) && !has;
        }
        *out++ = (orr_fact){ "could-accuse", ORR_N_SEAT, (uint8_t)x,
                             (int16_t)(mve_in(v->agents, x) && laid < most ? could : 0) };
    }
    return out;
}

static orr_fact *put_others(orr_fact *out, const orr_box *b, const mve_view *v)
{
    switch (phase(v)) {
    case PHASE_LEADERS: return put_helpers(out, v);
    case PHASE_MARTIANS:
    case PHASE_HUMANS: return put_adders(out, b, v);
    case PHASE_ACCUSE: return put_accusers(out, b, v);
    default: return out;
    }
}

/* What a card adds at a Trial beside its symbols: above 0 against the accused, below 0 for them (MVE-134, MVE-135).
 * The story of a verdict is told after the Trial, so this does not wait for one. */
static orr_fact *put_extras(orr_fact *out, const orr_box *b)
{
    for (unsigned kind = 0; kind < mve_set_of(b)->cards_n; kind++) {
        const mve_card_row *c = &mve_set_of(b)->cards[kind];
        const int extra = mve_weight(c, false) - c->strength;
        if (extra) *out++ = (orr_fact){ "trial-extra", MVE_N_CARD, (uint8_t)kind, (int16_t)extra };
    }
    return out;
}

/* ---- prices and discards ----------------------------------------------------------------------------------------- */

unsigned mve_chosen_seen(const orr_box *b, const mve_view *v, bool cards)
{
    unsigned n = 0;
    for (unsigned i = 0, me = v->look.seat; i < v->hand[me].z.n; i++)
        if (v->hand[me].face[i].tag == MVE_CHOSEN)
            n += cards ? 1 : mve_set_of(b)->cards[v->hand[me].face[i].kind].strength;
    return n;
}

unsigned mve_hand_size_seen(const orr_box *b, const mve_view *v, const mve_edition *e)
{
    const unsigned me = v->look.seat, level = mve_level_seen(v, me);
    if (!((v->agents | v->civilians) >> me & 1)) return mve_set_of(b)->martians[level ? level - 1 : 0].hand;
    return e->hand[v->wave] + (mve_is_small(v->look.seats) ? e->small_hand : 0u);
}

/* A set of the viewer's cards in the making: the price of a promotion (MVE-154, MVE-155), discards (MVE-187). */
static orr_fact *put_set(orr_fact *out, const orr_box *b, const mve_view *v)
{
    const mve_edition *e = mve_edition_of(b->game, v->look.seats);
    const unsigned me = v->look.seat;
    if (v->look.over || me >= v->look.seats || !(v->look.asked >> me & 1)) return out;
    const unsigned proc = v->look.frame[v->look.depth - 1].proc;
    if (proc != P_PROMOTE && proc != P_DISCARD) return out;
    const unsigned size = mve_hand_size_seen(b, v, e), over = v->hand[me].z.n > size ? v->hand[me].z.n - size : 0;
    const unsigned needed = proc == P_DISCARD ? (e->cut_to_size ? over : 0) : e->price_total ? e->price_total : 1;
    const unsigned paid = mve_chosen_seen(b, v, proc == P_DISCARD || !e->price_total);
    if (!needed) return out;
    *out++ = (orr_fact){ "needed", ORR_N_NONE, 0, (int16_t)needed };
    *out++ = (orr_fact){ "paid", ORR_N_NONE, 0, (int16_t)paid };
    *out++ = (orr_fact){ "missing", ORR_N_NONE, 0, (int16_t)(paid < needed ? needed - paid : 0) };
    return out;
}

int mve_facts(const orr_box *b, const void *view, orr_fact *first)
{
    const mve_view *v = view;
    const unsigned seats = v->look.seats, me = v->look.seat;
    orr_fact *out = first;
    *out++ = (orr_fact){ "start", ORR_N_NONE, 0, mve_edition_of(b->game, (uint8_t)seats)->start[seats] };
    *out++ = (orr_fact){ "phase", ORR_N_NONE, 0, (int16_t)phase(v) };
    *out++ = (orr_fact){ "low", ORR_N_NONE, 0, LOW };
    *out++ = (orr_fact){ "quota", ORR_N_NONE, 0, (int16_t)mve_quota(seats) };
    for (unsigned s = 0; s < seats; s++)
        *out++ = (orr_fact){ "level", ORR_N_SEAT, (uint8_t)s, (int16_t)mve_level_seen(v, s) };
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        *out++ = (orr_fact){ "difficulty", MVE_N_SLOT, (uint8_t)slot,
                             (int16_t)(v->active[slot].z.n ? difficulty_at(b, v, slot) : 0) };
    out = put_groups(put_offers(put_set(out, b, v), b, v), b, v);
    out = put_extras(put_others(out, b, v), b);
    if (me >= seats || !((v->agents | v->civilians) >> me & 1)) return (int)(out - first);
    for (unsigned s = 0; s < seats; s++)
        *out++ = (orr_fact){ "proximity", ORR_N_SEAT, (uint8_t)s, (int16_t)mve_limit(seats, s, me) };
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++)
        *out++ = (orr_fact){ "places", MVE_N_SLOT, (uint8_t)slot,
                             (int16_t)(v->active[slot].z.n ? places_at(b, v, slot, me) : 0) };
    return (int)(out - first);
}
