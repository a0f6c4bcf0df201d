/* mars_vs_earth_reads.c - what the scripted bot reads from the table: how a Threat stands, and whom to doubt. */
#include "mars_vs_earth.h"

#include <string.h>

static bool is_good(const mve_set *set, unsigned threat, unsigned skill)
{
    return skill == MVE_WILD || (set->threats[threat].skills >> (skill - 1) & 1);
}

/* ---- doubt --------------------------------------------------------------------------------------------------------
 */

/* Bad cards beyond the one Fate may have brought are shared out among those who laid cards there. */
static void blame(mve_memory *m, orr_seat me, unsigned threat)
{
    unsigned others = 0;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++)
        if (s != me && m->laid[threat][s]) others++;
    const float share = others ? ((float)m->bad - 0.6f) / (float)others : 0;
    for (unsigned s = 0; s < MVE_MAX_SEATS; s++)
        if (s != me && m->laid[threat][s]) m->suspicion[s] += share > 0 ? 0.5f * share : 0.3f * share;
}

void mve_hear(const orr_box *box, orr_seat me, const orr_event *e, void *memory)
{
    const mve_set *set = mve_set_of(box);
    mve_memory *m = memory;
    switch (e->kind) {
    case MVE_TOLD_ROUND: memset(m->laid, 0, sizeof m->laid); break;
    case MVE_TOLD_ADDS: m->laid[e->pub[1]][e->pub[0]]++; break;
    case MVE_TOLD_RESOLVES: m->bad = m->shown = 0; break;
    case MVE_TOLD_SHOWS:
        m->shown++;
        if (!is_good(set, e->pub[0], set->cards[e->pub[1]].skill)) m->bad++;
        break;
    case MVE_TOLD_SUCCESS:
    case MVE_TOLD_FAILED: blame(m, me, e->pub[0]); break;
    case MVE_TOLD_AGENT:                 /* reinstated: everybody saw the DNA */
    case MVE_TOLD_CIVILIAN: m->suspicion[e->pub[0]] = 0; break;
    default:;
    }
}

float mve_doubt(const mve_mind *m, unsigned seat)
{
    float doubt = m->past->suspicion[seat];
    for (unsigned i = 0; i < m->v->dna[seat].z.n; i++)
        if (m->v->dna[seat].face[i].kind == MVE_CLONE) return 2;
    for (unsigned i = 0; i < m->v->dna[seat].z.n; i++)
        if (m->v->dna[seat].face[i].kind == MVE_HUMAN) doubt -= 0.4f;
    return doubt < 0 ? 0 : doubt > 1 ? 1 : doubt;
}

/* ---- how a Threat stands --------------------------------------------------------------------------------------------
 */

static float group(const mve_mind *m, unsigned seat, unsigned threat)    /* the best an Agent can add, if it wants to */
{
    if (!(m->v->agents >> seat & 1) || !m->v->agent[seat].z.n) return 0;
    const mve_agent_row *a = &m->set->agents[m->v->agent[seat].face[0].kind];
    const uint8_t pairs[] = { a->skill1, a->value1, a->skill2, a->value2, a->skill3, a->value3 };
    float best = -9;
    for (unsigned i = 0; i < sizeof pairs && pairs[i]; i += 2) {
        const float worth = is_good(m->set, threat, pairs[i]) ? pairs[i + 1] : -(float)pairs[i + 1];
        if (worth > best) best = worth;
    }
    return best;
}

float mve_help(const mve_mind *m, unsigned slot, unsigned kind)
{
    const mve_card_row *c = &m->set->cards[kind];
    const unsigned threat = m->v->active[slot].face[0].kind;
    const float sign = is_good(m->set, threat, c->skill) ? 1 : -1;
    const float chance = c->effect1 == MVE_NEW_INFO ? -0.6f : 0;         /* New Information usually hurts */
    return sign * c->strength + chance;
}

float mve_outlook(const mve_mind *m, unsigned slot)
{
    const mve_view *v = m->v;
    const unsigned threat = v->active[slot].face[0].kind, tag = v->active[slot].face[0].tag;
    float sum = -0.4f;                                                   /* Fate */
    for (unsigned i = 0; i < v->laid.z.n; i++) {
        const orr_face f = v->laid.face[i];
        if (!mve_is_at(f.tag, slot) || mve_owner(f.tag) == MVE_MAX_SEATS) continue;
        sum += f.kind != ORR_UNKNOWN ? mve_help(m, slot, f.kind) : 1.6f * (1 - mve_doubt(m, mve_owner(f.tag)));
    }
    if (tag != MVE_NOBODY) sum += group(m, tag - 1u, threat);
    return sum - (float)(m->set->threats[threat].difficulty + v->counters[slot]);
}
