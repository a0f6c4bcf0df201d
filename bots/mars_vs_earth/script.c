/* script.c - the scripted player of Mars vs Earth, both editions: weighs every legal action by what it does to
 * the Threats and to the match. A Human fills the Threats where a card tells most and accuses whom the cards betray; a
 * hidden Martian spoils what would just be won, as long as others could have done it; a revealed one hurts what it
 * can. */
#include "bots/mars_vs_earth/script.h"
#include "games/games.h"

#include <string.h>

static const float card_cost = 0.002f;           /* a card laid is one less for a Trial; a new one comes next round */
static const float exposure = 0.04f;             /* what it costs a hidden Martian to be found out */
static const float to_accuse = 0.02f, to_join = 0;       /* what an ousting must promise */
static const float reveal_from = 4;              /* the level from which a Martian reveals */
static const float weak_card = 1.5f;             /* weaker ones are thrown away for new ones */
static const float lead_bonus = 0.01f;           /* for leading at all */
static const float martian_skill = 0.3f;         /* how far a Martian Leader's skill counts for the mission */
static const float own_part = 0.6f;              /* of a Leader's good cards that will be laid there */

static const mve_card_row *card(const mve_mind *m, unsigned kind) { return &m->set->cards[kind]; }
static float side(const mve_mind *m) { return m->martian ? -1.0f : 1.0f; }

/* ---- Leaders ----------------------------------------------------------------------------------------------------- */

/* The Threat as it would stand under a Leader: the Agent's skill, and cards from seats as near as they then are. */
static float chance_under(const mve_mind *m, unsigned slot, unsigned leader, float skill)
{
    const mve_prospect led = mve_under(m, slot, leader);
    const float best = mve_group(m, leader, m->v->active[slot].face[0].kind, true);
    return mve_success(&led, skill - best);
}

static float own_cards(const mve_mind *m, unsigned slot)         /* the three best I could lay there as Leader */
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

/* What the Threat has to expect if I do not lead it: another Leader, who may be far from it, or nobody. */
static float chance_without(const mve_mind *m, unsigned slot)
{
    const unsigned threat = m->v->active[slot].face[0].kind, seats = m->v->look.seats;
    unsigned free = 0, unled = 0;
    orr_seats leads = orr_one(m->me);
    float best = -9, sum = 0;
    for (unsigned k = 0; k < MVE_SLOTS; k++) {
        if (!m->v->active[k].z.n) continue;
        if (m->v->active[k].face[0].tag == MVE_NOBODY) unled++;
        else leads |= orr_one(m->v->active[k].face[0].tag - 1u);
    }
    unsigned heir = m->me;
    for (unsigned s = 0; s < seats; s++) {
        if (!(m->v->agents >> s & 1) || (leads >> s & 1)) continue;
        const float skill = mve_group(m, s, threat, true);
        free++;
        sum += skill;
        if (skill > best) best = skill, heir = s;
    }
    if (!free) return 0;
    const bool declined = m->v->look.frame[m->v->look.depth - 1].local[2] != 0;
    float led = (float)free / (float)unled * (declined ? 0.5f : 0.9f);
    if (led > 0.95f) led = 0.95f;
    return led * chance_under(m, slot, heir, (best + sum / (float)free) / 2);
}

static float rate_lead(const mve_mind *m, unsigned threat)
{
    const unsigned slot = mve_slot_with(m, threat);
    const float best = mve_group(m, m->me, threat, true), worst = mve_group(m, m->me, threat, false);
    if (m->martian && !m->hidden) return 0.1f * m->at[slot].swing;
    const float skill = m->martian ? martian_skill * best + (1 - martian_skill) * worst
                                   : best + own_part * own_cards(m, slot);
    const float gain = m->at[slot].swing * (chance_under(m, slot, m->me, skill) - chance_without(m, slot));
    return side(m) * gain + lead_bonus;
}

/* ---- influence --------------------------------------------------------------------------------------------------- */

static float gain_of(const mve_mind *m, unsigned slot, float more)       /* to the Humans */
{
    return m->at[slot].swing * (mve_success(&m->at[slot], more) - m->at[slot].chance);
}

/* One card alone may tell little where two or three tell much: each has its part in what they do together. */
static float human_add(const mve_mind *m, unsigned slot, unsigned kind)
{
    const float help = mve_help(m, slot, kind);
    float best[3] = { help, 0, 0 }, most, sum = help;
    if (help <= 0) return -0.01f;
    const unsigned room = m->room[slot][m->me];
    bool self = false;
    for (unsigned i = 0; i < m->v->hand[m->me].z.n; i++) {
        const unsigned other = m->v->hand[m->me].face[i].kind;
        float x = mve_help(m, slot, other);
        if (other == kind && !self) {
            self = true;
            continue;
        }
        for (unsigned k = 1; k < 3; k++)
            if (x > best[k]) {
                const float y = best[k];
                best[k] = x;
                x = y;
            }
    }
    most = gain_of(m, slot, help);
    for (unsigned k = 1; k < 3 && k < room && best[k] > 0; k++) {
        sum += best[k];
        const float part = gain_of(m, slot, sum) * help / sum * 0.95f;
        if (part > most) most = part;
    }
    return most - card_cost;
}

static unsigned laid_by_others(const mve_mind *m, unsigned slot)
{
    unsigned n = 0;
    for (unsigned i = 0; i < m->v->laid.z.n; i++) {
        const unsigned tag = m->v->laid.face[i].tag;
        n += mve_is_at(tag, slot) && mve_owner(tag) != m->me && mve_owner(tag) < MVE_MAX_SEATS;
    }
    return n;
}

static float still_trusted(const mve_mind *m) { return m->hidden ? 1 - m->doubt[m->me] : 0; }

/* A bad card costs trust, the more the fewer could have laid it. */
static float martian_add(const mve_mind *m, unsigned slot, unsigned kind)
{
    const float help = mve_help(m, slot, kind), cover = 1 + (float)laid_by_others(m, slot);
    if (help >= 0) return -0.01f;
    return -gain_of(m, slot, help) - exposure * still_trusted(m) / cover - card_cost;
}

static float rate_add(const mve_mind *m, const orr_action *a)
{
    const unsigned slot = mve_slot_with(m, a->a);
    return m->martian ? martian_add(m, slot, a->b) : human_add(m, slot, a->b);
}

/* ---- resolving --------------------------------------------------------------------------------------------------- */

/* A hidden Martian turns a Threat at the last moment if that is worth being found out. */
static float turn(const mve_mind *m, float good, float bad, bool is_good)
{
    const unsigned slot = m->v->current;
    const int needed = mve_needed(m, slot);
    const float swing = m->at[slot].swing;
    if (!m->martian) return is_good ? 0.01f : 0;
    const bool turns = good >= (float)needed && bad < (float)needed;
    if (is_good) return 0.001f;
    return turns ? swing - exposure * still_trusted(m) * 2 : -0.01f;
}

static float rate_wild(const mve_mind *m, unsigned kind, bool is_good)
{
    const unsigned slot = m->v->current, threat = m->v->active[slot].face[0].kind;
    const float value = card(m, kind)->strength, then = (float)m->v->total + mve_group(m, m->me, threat, true);
    return turn(m, then + value, then - value, is_good);
}

static float rate_use(const mve_mind *m, unsigned skill)
{
    const unsigned threat = m->v->active[m->v->current].face[0].kind;
    const mve_agent_row *a = &m->set->agents[m->v->agent[m->me].face[0].kind];
    const float value = a->skill1 == skill ? a->value1 : a->skill2 == skill ? a->value2 : a->value3;
    const float total = m->v->total;
    const bool good = mve_is_good(m->set, threat, skill);
    const float x = turn(m, total + mve_group(m, m->me, threat, true), total + (good ? value : -value), good);
    return x + 0.0001f * (good ? value : -value);
}

static float rate_take_off(const mve_mind *m, unsigned kind)
{
    const float help = mve_help(m, m->v->current, kind);
    if (!m->martian) return 0.01f * -help;
    return m->hidden && m->doubt[m->me] < 0.5f ? -0.01f : 0.01f * help;
}

/* ---- Trials ------------------------------------------------------------------------------------------------------ */

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
    const float worth = trial_worth(card(m, a->b), true);
    const unsigned there = cards_before(m, a->a);
    const float gain = side(m) * mve_ousting(m, a->a);
    if (worth < 2 || there > 1 || (m->martian && !there)) return -0.01f;     /* a Martian does not begin it */
    return gain > (there ? to_join : to_accuse) ? gain + 0.001f * worth : -0.01f;
}

/* ---- everything else --------------------------------------------------------------------------------------------- */

static float rate_resource(const mve_mind *m, unsigned r, bool raise) /* Humans spare the lowest, Martians aim at it */
{
    const float low = 0.001f * (100 - (float)m->v->resource[r]);
    return raise == !m->martian ? low : 0.1f - low;
}

/* A weak card makes room for a better one. */
static float rate_discard(const mve_mind *m, unsigned kind)
{
    return 0.004f * (weak_card - card(m, kind)->strength - (card(m, kind)->skill == MVE_WILD ? 0.5f : 0));
}

static float rate_peek(const mve_mind *m, unsigned seat, unsigned wave)
{
    return 0.1f * m->doubt[seat] * (1 - m->doubt[seat]) + 0.0001f * (float)wave;
}

static float rate_keep(const mve_mind *m, unsigned agent)
{
    const mve_agent_row *a = &m->set->agents[agent];
    return 0.03f - 0.01f * (float)!a->skill3 - 0.01f * (float)!a->skill2;
}

static float rate_counter(const mve_mind *m, unsigned threat)
{
    return -gain_of(m, mve_slot_with(m, threat), -1) + 0.0001f;
}

static float weigh(const mve_mind *m, const orr_action *a)
{
    switch (a->verb) {
    case MVE_V_LEAD: return rate_lead(m, a->a);
    case MVE_V_ADD:
    case MVE_V_SLIP: return rate_add(m, a);
    case MVE_V_COUNTER: return rate_counter(m, a->a);
    case MVE_V_ACCUSE: return rate_accuse(m, a);
    case MVE_V_DISCARD: return rate_discard(m, a->a);
    case MVE_V_TAKE_OFF: return rate_take_off(m, a->a);
    case MVE_V_GOOD: return rate_wild(m, a->a, true);
    case MVE_V_BAD: return rate_wild(m, a->a, false);
    case MVE_V_USE: return rate_use(m, a->a);
    case MVE_V_GIVE: return a->a == m->me ? 0.01f : 0;
    case MVE_V_PEEK: return rate_peek(m, a->a, a->b);
    case MVE_V_LOSE: return rate_resource(m, a->a, false);
    case MVE_V_RAISE: return rate_resource(m, a->a, true);
    case MVE_V_KEEP: return rate_keep(m, a->a);
    case MVE_V_DEFEND: return 0.01f * trial_worth(card(m, a->a), false);
    case MVE_V_PAY: return m->martian ? -0.1f : 0.04f - 0.005f * card(m, a->a)->strength;
    case MVE_V_PROMOTE: return m->martian ? -0.1f : 0.09f;
    case MVE_V_REVEAL: return (float)mve_my_level(m) >= reveal_from ? 0.02f : -0.05f;
    default: return 0;                                                   /* done, decline, pass, stay, leave, ... */
    }
}

static void rate(const orr_box *box, const void *view, const orr_action *legal, int n, const void *memory, float *worth)
{
    mve_mind m;
    mve_think(&m, box, view, memory);
    for (int i = 0; i < n; i++)
        worth[i] = legal[i].verb < MVE_V_SAY_HELP ? weigh(&m, &legal[i]) : -1;   /* it does not talk */
}

static orr_action choose(const orr_box *box, const void *view, const orr_action *legal, int n, void *memory,
                         orr_rng *rng)
{
    float worth[ORR_MAX_LEGAL];
    int best = 0, equals = 1;
    if (!is_asked(view)) return keep_silent();
    if (n == 1) return legal[0];
    rate(box, view, legal, n, memory, worth);
    for (int i = 1; i < n; i++) {
        if (worth[i] > worth[best]) {
            best = i;
            equals = 1;
        } else if (worth[i] >= worth[best] && !orr_rng_below(rng, (uint32_t)++equals)) {
            best = i;
        }
    }
    return legal[best];
}

#define MVE_SCRIPT(edition) { \
    .name = "agent", .text = "knows Mars vs Earth: fills what can be won, doubts, sabotages", .game = &edition, \
    .memory = sizeof(mve_memory), .choose = choose, .hear = mve_hear, .rate = rate, .standing = mve_standing, \
    .ahead = 2, .effort = 2, .slow = 250, .listens = true, .suppose = mve_suppose, .believe = mve_believe_sides, \
    .reason = mve_reason, .expert = &bot_reader, .outlook = mve_outlook_open, .notes = sizeof(mve_deeds), \
    .note = mve_deeds_hear, .insight = mve_deeds_insight }
const bot bot_mars_vs_earth_1e = MVE_SCRIPT(orr_mars_vs_earth_1e);
const bot bot_mars_vs_earth_2e = MVE_SCRIPT(orr_mars_vs_earth_2e);
