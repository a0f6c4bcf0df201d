/* remarks.c - what an answer would bring in Mars vs Earth, from the asked seat's view alone: what a card is worth where
 * it goes, the difficulty, the total, a Resource afterwards, how far a price or a Trial has come. */
#include "games/mars_vs_earth/mve_state.h"

enum {
    LEADS, LEADS_BADLY, DIFFICULTY, ADDS, TAKES_AWAY, EITHER, TOTAL, DEFEATED, NOT_DEFEATED, CHANGES, MARTIANS_WIN,
    OFF_GOOD, OFF_BAD, OFF_WILD, CASE, TRIAL, DEFENCE, TO_DISCARD, PAYS, PAYS_ALL, COSTS, REVEALS
};

const orr_remark_kind mve_remark_kinds[] = {
    [LEADS] = { "leads", "Difficulty {1}, you add {2}" },
    [LEADS_BADLY] = { "leads-badly", "Difficulty {1}, you take away {2}" },
    [DIFFICULTY] = { "difficulty", "Difficulty {1}" },
    [ADDS] = { "adds", "Adds {1}" },
    [TAKES_AWAY] = { "takes-away", "Takes away {1}" },
    [EITHER] = { "either", "Adds or takes away {1}" },
    [TOTAL] = { "total", "Total {1} of {2}" },
    [DEFEATED] = { "defeated", "{1} of {2}: defeated" },
    [NOT_DEFEATED] = { "not-defeated", "{1} of {2}: not defeated" },
    [CHANGES] = { "changes", "From {1} to {2}" },
    [MARTIANS_WIN] = { "martians-win", "From {1} to {2}: the Martians win" },
    [OFF_GOOD] = { "off-good", "Takes off {1} good" },
    [OFF_BAD] = { "off-bad", "Takes off {1} bad" },
    [OFF_WILD] = { "off-wild", "Takes off a Wild {1}" },
    [CASE] = { "case", "Counts {1}; a Trial needs one more card" },
    [TRIAL] = { "trial", "Counts {1}; a Trial with {2} cards" },
    [DEFENCE] = { "defence", "Counts {1} for you: {2} against you would oust you" },
    [TO_DISCARD] = { "to-discard", "{1} of {2} to discard" },
    [PAYS] = { "pays", "Pays {1}: {2} of {3}" },
    [PAYS_ALL] = { "pays-all", "Pays the price" },
    [COSTS] = { "costs", "{1} paid, {2} left in hand" },
    [REVEALS] = { "reveals", "Level {1}: hand {2}, counters {3}" },
};
_Static_assert(ORR_COUNT(mve_remark_kinds) == MVE_N_REMARKS, "all are there");

typedef struct {                                   /* what a remark is made from */
    const orr_box *b;
    const mve_view *v;
    const mve_edition *e;
    const orr_frame *f;                            /* the question */
} sight;

static bool says(orr_remark *r, unsigned kind, int one, int two, int three)
{
    *r = (orr_remark){ (uint8_t)kind, { (int16_t)one, (int16_t)two, (int16_t)three } };
    return true;
}

static const mve_card_row *card(const sight *k, unsigned kind) { return &mve_set_of(k->b)->cards[kind]; }
static const mve_threat_row *threat(const sight *k, unsigned kind) { return &mve_set_of(k->b)->threats[kind]; }

static unsigned slot_of(const mve_view *v, unsigned kind)                /* of an active Threat */
{
    unsigned slot = 0;
    while (slot + 1 < MVE_SLOTS && (!v->active[slot].z.n || v->active[slot].face[0].kind != kind)) slot++;
    return slot;
}

/* ---- Threats ----------------------------------------------------------------------------------------------------- */

/* As it stands: effects of Threats resolved before it may still change it (MVE-107). */
static int difficulty(const sight *k, unsigned slot)
{
    const bool current = slot == k->v->current;
    return mve_difficulty_with(mve_base_difficulty(k->b, k->v->look.seats, k->v->active[slot].face[0].kind),
                               k->v->counters[slot], current ? k->v->modifier : 0);
}

static bool on_lead(const sight *k, unsigned kind, orr_remark *r)        /* MVE-92; MVE-95: a Martian adds nothing */
{
    const unsigned me = k->v->look.seat;
    const int hard = difficulty(k, slot_of(k->v, kind));
    if (!mve_in(k->v->agents, me)) return says(r, DIFFICULTY, hard, 0, 0);
    const int best = mve_best_group(&mve_set_of(k->b)->agents[k->v->agent[me].face[0].kind], threat(k, kind));
    return best < 0 ? says(r, LEADS_BADLY, hard, -best, 0) : says(r, LEADS, hard, best, 0);
}

/* What a card is worth at a Threat: good, bad, or as its Leader will say (MVE-84, MVE-85, MVE-88, MVE-89). */
static bool on_card(const sight *k, unsigned slot, unsigned kind, const uint8_t says_as[3], orr_remark *r)
{
    const mve_card_row *c = card(k, kind);
    const orr_face there = k->v->active[slot].face[0];
    const bool asked = c->skill == MVE_WILD && mve_decides_wilds(k->b->game, k->v->look.seats, k->v->agents, there.tag);
    const bool good = mve_good_skills(threat(k, there.kind)) >> c->skill & 1;
    return says(r, says_as[asked ? 2 : good ? 0 : 1], c->strength, 0, 0);
}
static const uint8_t added[] = { ADDS, TAKES_AWAY, EITHER }, taken_off[] = { OFF_GOOD, OFF_BAD, OFF_WILD };

static bool on_skill(const sight *k, unsigned skill, orr_remark *r)      /* MVE-92, MVE-93, MVE-96 */
{
    const orr_face there = k->v->active[k->v->current].face[0];
    const unsigned leader = there.tag - 1u;
    const int value = (int)mve_group_value(&mve_set_of(k->b)->agents[k->v->agent[leader].face[0].kind], skill);
    const bool good = mve_good_skills(threat(k, there.kind)) >> skill & 1;
    const int total = k->v->total + (good ? value : -value), needed = difficulty(k, k->v->current);
    return says(r, total >= needed ? DEFEATED : NOT_DEFEATED, total, needed, 0);
}

static bool on_wild(const sight *k, unsigned kind, bool good, orr_remark *r)     /* MVE-88; before the Leader's skill */
{
    const int strength = card(k, kind)->strength;
    return says(r, TOTAL, k->v->total + (good ? strength : -strength), difficulty(k, k->v->current), 0);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static bool on_lose(const sight *k, unsigned resource, orr_remark *r)    /* MVE-189, MVE-A69 */
{
    const int now = k->v->resource[resource];
    const int then = now - (k->f->proc == P_EFFECT ? k->f->local[MVE_EF_AMOUNT] : 1);
    return says(r, then > 0 ? CHANGES : MARTIANS_WIN, now, then, 0);
}

static bool on_raise(const sight *k, unsigned resource, orr_remark *r)
{
    const int now = k->v->resource[resource];
    return says(r, CHANGES, now, mve_raised(k->b, now, 1), 0);
}

/* ---- people ------------------------------------------------------------------------------------------------------ */

static bool on_accuse(const sight *k, unsigned accused, unsigned kind, orr_remark *r)    /* MVE-120, MVE-128, MVE-134 */
{
    unsigned n = 1;
    for (unsigned i = 0; i < k->v->laid.z.n; i++) n += mve_is_before(k->v->laid.face[i].tag, accused);
    return says(r, n < MVE_EVIDENCE ? CASE : TRIAL, mve_weight(card(k, kind), false), (int)n, 0);
}

static bool on_defend(const sight *k, unsigned kind, orr_remark *r)      /* MVE-134 to MVE-136 */
{
    const int counts = -mve_weight(card(k, kind), true);
    return says(r, DEFENCE, counts, counts + 1, 0);
}

static bool on_pay(const sight *k, unsigned kind, orr_remark *r)         /* MVE-154, MVE-155 */
{
    const unsigned strength = card(k, kind)->strength;
    if (!k->e->price_total) return says(r, PAYS_ALL, 0, 0, 0);
    return says(r, PAYS, (int)strength, (int)(mve_chosen_seen(k->b, k->v, false) + strength), k->e->price_total);
}

static bool on_promote(const sight *k, orr_remark *r)
{
    const unsigned paid = mve_chosen_seen(k->b, k->v, true);
    return says(r, COSTS, (int)paid, (int)(k->v->hand[k->v->look.seat].z.n - paid), 0);
}

static bool on_discard(const sight *k, orr_remark *r)                    /* MVE-187 */
{
    const unsigned most = mve_hand_size_seen(k->b, k->v, k->e), n = k->v->hand[k->v->look.seat].z.n;
    const unsigned chosen = mve_chosen_seen(k->b, k->v, true) + 1;
    if (!k->e->cut_to_size || n <= most || chosen > n - most) return false;
    return says(r, TO_DISCARD, (int)chosen, (int)(n - most), 0);
}

static bool on_reveal(const sight *k, orr_remark *r)                     /* MVE-172, Table 3 */
{
    const unsigned level = mve_level_seen(k->v, k->v->look.seat);
    const mve_martian_row *m = &mve_set_of(k->b)->martians[level - 1];
    return says(r, REVEALS, (int)level, m->hand, m->counters);
}

bool mve_remark(const orr_box *b, const void *view, orr_action a, orr_remark *r)
{
    const mve_view *v = view;
    const sight k = { b, v, mve_edition_of(b->game, v->look.seats), &v->look.frame[v->look.depth - 1] };
    switch (a.verb) {
    case MVE_V_LEAD: return on_lead(&k, a.a, r);
    case MVE_V_ADD:
    case MVE_V_SLIP: return on_card(&k, slot_of(v, a.a), a.b, added, r);
    case MVE_V_COUNTER: return says(r, DIFFICULTY, difficulty(&k, slot_of(v, a.a)) + 1, 0, 0);   /* MVE-57 */
    case MVE_V_TAKE_OFF: return on_card(&k, v->current, a.a, taken_off, r);
    case MVE_V_GOOD: return on_wild(&k, a.a, true, r);
    case MVE_V_BAD: return on_wild(&k, a.a, false, r);
    case MVE_V_USE: return on_skill(&k, a.a, r);
    case MVE_V_LOSE: return on_lose(&k, a.a, r);
    case MVE_V_RAISE: return on_raise(&k, a.a, r);
    case MVE_V_ACCUSE: return on_accuse(&k, a.a, a.b, r);
    case MVE_V_DEFEND: return on_defend(&k, a.a, r);
    case MVE_V_DISCARD: return on_discard(&k, r);
    case MVE_V_PAY: return on_pay(&k, a.a, r);
    case MVE_V_PROMOTE: return on_promote(&k, r);
    case MVE_V_REVEAL: return on_reveal(&k, r);
    default: return false;
    }
}
