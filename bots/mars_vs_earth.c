/* mars_vs_earth.c - the scripted player of Mars vs Earth, both editions. A Human fills the Threats that can be won and
 * doubts whoever lays cards where bad ones turn up; a hidden Martian spoils one near win at a time and otherwise looks
 * useful; a revealed one hurts what it can. */
#include "games.h"
#include "mars_vs_earth.h"

#include <string.h>

static unsigned slot_of(const mve_mind *m, unsigned threat)
{
    unsigned slot = 0;
    while (slot + 1 < MVE_SLOTS && !(m->v->active[slot].z.n && m->v->active[slot].face[0].kind == threat)) slot++;
    return slot;
}

static const mve_card_row *card(const mve_mind *m, unsigned kind) { return &m->set->cards[kind]; }
static float whim(const mve_mind *m) { return (float)orr_rng_below(m->rng, 1000) / 1000; }

/* ---- Leaders --------------------------------------------------------------------------------------------------------
 */

static float own_cards(const mve_mind *m, unsigned slot) /* the three best I could lay there as Leader */
{
    float best[3] = { 0, 0, 0 };
    for (unsigned i = 0; i < m->v->hand[m->me].z.n; i++) {
        float x = mve_help(m, slot, m->v->hand[m->me].face[i].kind);
        for (unsigned k = 0; k < 3; k++)
            if (x > best[k]) {
                const float y = best[k];
                best[k] = x;
                x = y;
            }
    }
    return best[0] + best[1] + best[2];
}

static float rate_lead(const mve_mind *m, unsigned threat)
{
    const unsigned slot = slot_of(m, threat);
    mve_view v = *m->v;
    mve_mind led = *m;
    v.active[slot].face[0].tag = (uint8_t)(m->me + 1u);
    led.v = &v;
    const float fit = mve_outlook(&led, slot) + own_cards(m, slot);
    const bool again = m->v->look.frame[m->v->look.depth - 1].local[2] != 0;     /* somebody has declined it already */
    if (m->martian && !m->hidden) return 5;                              /* a Martian Leader costs Earth more */
    return fit + 5 + (again ? 4.0f : 0) + (m->martian ? whim(m) : 0);
}

/* ---- influence ------------------------------------------------------------------------------------------------------
 */

static unsigned reserve(const mve_mind *m, unsigned slot)                /* seats near enough to add something yet */
{
    const unsigned tag = m->v->active[slot].face[0].tag, n = m->v->look.seats;
    unsigned near = 0;
    for (unsigned s = 0; s < n && tag; s++) {
        const unsigned way = s > tag - 1 ? s - (tag - 1) : tag - 1 - s, d = way * 2 > n ? n - way : way;
        if (s != m->me && d <= 2 && m->v->hand[s].z.n && !(m->v->done >> s & 1)) near++;
    }
    return near;
}

static float human_add(const mve_mind *m, unsigned slot, unsigned kind)
{
    const float help = mve_help(m, slot, kind), out = mve_outlook(m, slot);
    if (help <= 0 || out >= 2.5f) return -1;                             /* enough is enough */
    if (out + own_cards(m, slot) + 1.5f * (float)reserve(m, slot) < 0) return -0.5f;    /* lost anyway */
    return help - 0.15f * (out < 0 ? -out : 0);
}

static unsigned laid_there(const mve_mind *m, unsigned slot, bool mine)
{
    unsigned n = 0;
    for (unsigned i = 0; i < m->v->laid.z.n; i++) {
        const unsigned tag = m->v->laid.face[i].tag;
        if (mve_is_at(tag, slot) && (mve_owner(tag) == m->me) == mine && mve_owner(tag) < MVE_MAX_SEATS) n++;
    }
    return n;
}

static float martian_add(const mve_mind *m, unsigned slot, unsigned kind)
{
    const float help = mve_help(m, slot, kind), out = mve_outlook(m, slot);
    if (!m->hidden) return help < 0 && out > -6 ? -help : -1;
    const bool crowd = laid_there(m, slot, false) >= (m->v->wave == 1 ? 2u : 1u); /* somebody else could have laid it */
    if (help < 0 && crowd && !laid_there(m, slot, true) && out > -5) return 0.5f - help;
    return help > 0 && help < 2 && out < -3 ? 0.2f : -1;                 /* look useful where it does not matter */
}

static float rate_add(const mve_mind *m, const orr_action *a)
{
    const unsigned slot = slot_of(m, a->a);
    return m->martian ? martian_add(m, slot, a->b) : human_add(m, slot, a->b);
}

/* ---- Trials ---------------------------------------------------------------------------------------------------------
 */

static unsigned cards_before(const mve_mind *m, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < m->v->laid.z.n; i++) n += mve_is_before(m->v->laid.face[i].tag, seat);
    return n;
}

static float trial_worth(const mve_card_row *c, bool against)
{
    const float bonus = c->effect1 == MVE_ACC_PLUS ? c->amount1 : c->effect1 == MVE_DEF_PLUS ? -(float)c->amount1 : 0;
    return against ? c->strength + bonus : c->strength - bonus;
}

static float rate_accuse(const mve_mind *m, const orr_action *a)
{
    const float doubt = mve_doubt(m, a->a), worth = trial_worth(card(m, a->b), true);
    const bool second = cards_before(m, a->a) == 1;
    if (m->martian) return second && doubt < 1 && worth >= 2 && m->v->wave > 1 ? worth * 0.1f : -1;
    const float needed = second ? 0.65f : 0.9f;                          /* ousting a Human hurts */
    return doubt >= needed && worth >= 2 ? doubt + 0.1f * worth : -1;
}

/* ---- everything else
 * ------------------------------------------------------------------------------------------------- */

static float rate_resource(const mve_mind *m, unsigned r, bool raise) /* Humans spare the lowest, Martians aim at it */
{
    const float low = 100 - (float)m->v->resource[r];
    return raise == !m->martian ? low : 100 - low;
}

static float rate_use(const mve_mind *m, unsigned skill)
{
    const unsigned threat = m->v->active[m->v->current].face[0].kind;
    const mve_agent_row *a = &m->set->agents[m->v->agent[m->me].face[0].kind];
    const unsigned value = a->skill1 == skill ? a->value1 : a->skill2 == skill ? a->value2 : a->value3;
    const bool good = m->set->threats[threat].skills >> (skill - 1) & 1;
    const bool betray = m->martian && m->v->wave == MVE_WAVES;           /* in the last wave a mask is worth less */
    return (good != betray ? 1.0f : -1.0f) * (float)value;
}

static float rate_discard(const mve_mind *m, unsigned kind)              /* only what must go, the weakest first */
{
    return -0.5f - 0.01f * card(m, kind)->strength;
}

static float rate_take_off(const mve_mind *m, unsigned kind)
{
    const float help = mve_help(m, m->v->current, kind);
    return m->martian ? (m->hidden ? -1 : help) : -help;
}

static unsigned level(const mve_mind *m)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < m->v->dna[m->me].z.n; i++)
        if (m->v->dna[m->me].face[i].kind == MVE_CLONE) sum += i + 1;
    return sum;
}

static float rate(const mve_mind *m, const orr_action *a)
{
    switch (a->verb) {
    case MVE_V_LEAD: return rate_lead(m, a->a);
    case MVE_V_ADD:
    case MVE_V_SLIP: return rate_add(m, a);
    case MVE_V_COUNTER:
        return 3 - (mve_outlook(m, slot_of(m, a->a)) > 0 ? 0 : 0.1f * -mve_outlook(m, slot_of(m, a->a)));
    case MVE_V_ACCUSE: return rate_accuse(m, a);
    case MVE_V_DISCARD: return rate_discard(m, a->a);
    case MVE_V_TAKE_OFF: return rate_take_off(m, a->a);
    case MVE_V_GOOD: return m->martian && !m->hidden ? -1 : 1;
    case MVE_V_USE: return rate_use(m, a->a);
    case MVE_V_GIVE: return a->a == m->me ? 1 : 0;
    case MVE_V_PEEK: return mve_doubt(m, a->a) + 0.1f * a->b;
    case MVE_V_LOSE: return rate_resource(m, a->a, false);
    case MVE_V_RAISE: return rate_resource(m, a->a, true);
    case MVE_V_KEEP: return 3.0f - (float)!m->set->agents[a->a].skill3 - (float)!m->set->agents[a->a].skill2;
    case MVE_V_DEFEND: return trial_worth(card(m, a->a), false);
    case MVE_V_PAY: return m->martian ? -1 : 4.0f - card(m, a->a)->strength;
    case MVE_V_PROMOTE: return m->martian ? -1 : 9;
    case MVE_V_REVEAL: return level(m) >= 4 ? 1 : -1;
    default: return 0;                                                   /* done, decline, pass, stay, leave, ... */
    }
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                         orr_rng *rng)
{
    const mve_view *v = view;
    mve_mind m = { box, mve_set_of(box), v, memory, rng, v->look.seat, false, false };
    if (!is_asked(view)) return keep_silent();
    m.martian = level(&m) != 0;
    m.hidden = v->agents >> m.me & 1;
    int best = 0;
    float most = 0;
    for (int i = 0; i < n && legal[i].verb < MVE_V_SAY_HELP; i++) {      /* it does not talk */
        const float x = rate(&m, &legal[i]) + 0.001f * whim(&m);
        if (i && x <= most) continue;
        best = i;
        most = x;
    }
    return legal[best];
}

const bot bot_mars_vs_earth_1e = { .name = "agent",
                                   .text = "knows Mars vs Earth: fills what can be won, doubts, sabotages",
                                   .game = &orr_mars_vs_earth_1e,
                                   .memory = sizeof(mve_memory),
                                   .choose = choose,
                                   .hear = mve_hear };
const bot bot_mars_vs_earth_2e = { .name = "agent",
                                   .text = "knows Mars vs Earth: fills what can be won, doubts, sabotages",
                                   .game = &orr_mars_vs_earth_2e,
                                   .memory = sizeof(mve_memory),
                                   .choose = choose,
                                   .hear = mve_hear };
