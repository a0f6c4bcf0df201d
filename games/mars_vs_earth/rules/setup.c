/* setup.c - the Setup chapter: MVE-1 to MVE-18, MVE-205 to MVE-208, MVE-A63, MVE-A64, MVE-A86. */
#include "games/mars_vs_earth/mve_state.h"

static int groups(const mve_agent_row *a) { return !!a->skill1 + !!a->skill2 + !!a->skill3; }

static bool is_small(unsigned seats) { return seats == 3 || seats == 4; }

static bool plays(const orr_box *b, unsigned seats, unsigned agent)      /* MVE-8 */
{
    return !is_small(seats) || !mve_edition_of(b->game, seats)->needs_two_groups ||
           groups(&mve_set_of(b)->agents[agent]) > 1;
}

unsigned mve_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    const mve_set *set = mve_set_of(b);
    switch (deck) {
    case MVE_DECK_SKILL:
        for (unsigned k = 0; k < set->cards_n; k++) count[k] = set->cards[k].copies;
        return set->cards_n;
    case MVE_DECK_DNA:                             /* MVE-5; MVE-207 */
        if (mve_edition_of(b->game, seats)->no_martians) return 0;
        count[MVE_HUMAN] = (uint8_t)mve_human_dna(seats);
        count[MVE_CLONE] = (uint8_t)mve_martian_dna(seats);
        return 2;
    case MVE_DECK_AGENT:
        for (unsigned k = 0; k < set->agents_n; k++) count[k] = plays(b, seats, k);
        return set->agents_n;
    case MVE_DECK_THREAT:
        for (unsigned k = 0; k < set->threats_n; k++) count[k] = 1;
        return set->threats_n;
    }
    orr_impossible();
}

static void fill(orr_ctx *t, uint8_t deck, orr_at place)                 /* MVE-6 */
{
    uint8_t count[256] = { 0 };
    const unsigned kinds = mve_stock(t->box, mve(t)->core.seats, deck, count);
    for (unsigned kind = 0; kind < kinds; kind++)
        for (unsigned k = 0; k < count[kind]; k++) orr_put(place, (orr_card){ (uint8_t)kind, 0, 0 });
    orr_mix(t, place);
}

static void deal_seat(orr_ctx *t, orr_seat s, orr_at dna)                /* MVE-A63: Agent, DNA, Skill hand */
{
    mve_state *p = mve(t);
    const orr_card agent = orr_take_top(t, ORR_AT(p->agent_deck), ORR_EVERYBODY);   /* MVE-7 */
    orr_put(ORR_AT(p->agent[s]), agent);
    orr_tell(t, MVE_7, MVE_TOLD_DEALT_AGENT, ORR_EVERYBODY, ORR_ARGS(s, agent.kind, 0), 0);
    if (dna.z->n) {
        const orr_card c = orr_take_top(t, dna, orr_one(s));             /* MVE-9, MVE-12 */
        orr_put(ORR_AT(p->dna[s]), c);
        orr_tell(t, MVE_9, MVE_TOLD_DEALT_DNA, orr_one(s), s, c.kind);
    }
    for (unsigned k = mve_hand_size(t, s); k; k--) {                     /* MVE-10, MVE-11 */
        const orr_card c = orr_take_top(t, ORR_AT(p->skill), orr_one(s));
        orr_drop_in(ORR_AT(p->hand[s]), c);
        orr_tell(t, mve_ed(t)->hands, MVE_TOLD_DEALT, orr_one(s), s, c.kind);
    }
}

static void deal(orr_ctx *t)
{
    mve_state *p = mve(t);
    ORR_ZONE(MVE_DNA_DECK + MVE_MAX_SEATS) dna = { { 0, 0, 0 }, { { 0, 0, 0 } } };
    fill(t, MVE_DECK_SKILL, ORR_AT(p->skill));
    fill(t, MVE_DECK_AGENT, ORR_AT(p->agent_deck));
    fill(t, MVE_DECK_THREAT, ORR_AT(p->threat));
    fill(t, MVE_DECK_DNA, ORR_AT(dna));
    for (unsigned s = 0; s < p->core.seats; s++) deal_seat(t, (orr_seat)s, ORR_AT(dna));
    for (unsigned i = 0; i < dna.z.n; i++) orr_put(ORR_AT(p->dna_deck), dna.card[i]);
    p->dna_deck.z.loose = p->dna_deck.z.n;
    p->skill.z.loose = p->threat.z.loose = p->agent_deck.z.loose = 0;    /* piles with nothing beneath (MVE-A94) */
}

void mve_setup(orr_ctx *t)
{
    mve_state *p = mve(t);
    const unsigned chosen = mve_option(t, MVE_O_START);                  /* 0 random, n: seat n (MVE-A64) */
    p->wave = 1;
    p->round = 1;
    p->current = MVE_SLOTS;
    p->agents = mve_all(p); /* MVE-22: hidden Martians are Agents like any other */
    for (unsigned r = 0; r < MVE_RESOURCES; r++) p->resource[r] = mve_ed(t)->start[p->core.seats]; /* MVE-4, MVE-205 */
    orr_by(t, MVE_4);
    deal(t);
    mve_sort_slots(p);
    p->initiative = (uint8_t)(chosen ? chosen - 1 : orr_below(t, p->core.seats)); /* MVE-14 to MVE-16 */
    orr_tell(t, MVE_14, MVE_TOLD_START, ORR_EVERYBODY, p->initiative, 0);
}

/* ---- what does not go together: MVE-A86 -------------------------------------------------------------------------- */

static const char *check_numbers(const orr_box *b, unsigned seats)
{
    const mve_set *set = mve_set_of(b);
    const mve_edition *e = mve_edition_of(b->game, seats);
    const unsigned active = mve_quota(seats);
    unsigned agents = 0, cards = 0, hand = 0;
    for (unsigned k = 0; k < set->agents_n; k++) agents += plays(b, seats, k);
    for (unsigned k = 0; k < set->cards_n; k++) cards += set->cards[k].copies;
    for (unsigned w = 1; w <= MVE_WAVES; w++) {
        const unsigned size = e->hand[w] + (is_small(seats) ? e->small_hand : 0u);
        if (size > hand) hand = size;
    }
    if (set->threats_n < 3 * active - 1 + active) return "the set has too few Threats for so many players (MVE-A86)";
    if (agents < seats + (e->when_reinstated[0] == MVE_THEN_DRAW_AGENTS))
        return "the set has too few Agents for so many players (MVE-A86)";
    if (cards < seats * hand + active * e->fate[MVE_WAVES])
        return "the set has too few Skill cards for so many players (MVE-A86)";
    return NULL;
}

extern const uint8_t mve_caps[];
const char *mve_check_box(const orr_box *b, uint8_t seats)
{
    const uint8_t cap = mve_caps[b->opt[MVE_O_CAP]];
    if (b->opt[MVE_O_START] > seats)
        return "the seat with the Initiative must be one of the seats at the table (MVE-A64)";
    if (seats == 2 && b->opt[MVE_O_PROMOTION]) return "two players have no Field Promotion variant (MVE-A86)";
    if (cap && cap < mve_edition_of(b->game, seats)->start[seats])
        return "resource_cap must not be below the number the Resources start with (MVE-A24)";
    return check_numbers(b, seats);
}
