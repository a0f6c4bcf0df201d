/* What a remark foretells is what happens, in many random matches of both editions of Mars vs Earth. */
#include "tests/support/check.h"

#include "games/games.h"
#include "games/mars_vs_earth/rules/hands.h"
#include "tests/support/remarks.h"

static bool is(const foretold *f, const char *word)
{
    return !strcmp(f->before.game->remark_kinds[f->said.kind].word, word);
}

/* The position before the answer once more, to ask the rules about it. */
static mve_state *again(foretold *f)
{
    memcpy(f->after.state, f->before.state, sizeof(mve_state));
    return mve(&f->after);
}

/* ---- Leaders ----------------------------------------------------------------------------------------------------- */

static int facts_of(const foretold *f, orr_fact out[ORR_MAX_FACTS])
{
    static mve_view v;
    orr_observe(&f->before, f->seat, &v);
    return mve_facts(f->before.box, &v, out);
}

/* If everybody declines, the offer goes round as the facts say, and then it is over. */
static void check_offers(foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    const int n = facts_of(f, out);
    const mve_state *p = again(f);
    for (int i = 0; i < n; i++) {
        if (strcmp(out[i].word, "offers")) continue;
        if (!CHECK_NUMBER(orr_asked(&f->after), orr_one((orr_seat)out[i].number))) return;
        give(f, (orr_seat)out[i].number, (orr_action){ .verb = MVE_V_DECLINE });
    }
    CHECK(p->core.frame[1].proc != P_LEADERS);
}

/* Each group of an Agent counts at a Threat as the facts say, once the Agent leads it. */
static void check_groups(foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    mve_state *p = mve(&f->after);
    const char word[] = { 'b', 'r', 'i', 'n', 'g', 's', '-', (char)('a' + p->current), '\0' };
    unsigned met = 0;
    for (int i = 0, n = facts_of(f, out); i < n; i++) {
        if (strcmp(out[i].word, word)) continue;
        p->total = 0;
        mve_add_skill(&f->after, out[i].value);
        CHECK_NUMBER(p->total, out[i].number);
        met++;
    }
    CHECK(met || !mve_agent_leads(p));
}

/* ---- who could still add ----------------------------------------------------------------------------------------- */

/* What the rules let a seat add to a Threat, from the limits they have just reckoned. */
static int left_at(const mve_state *p, unsigned s, unsigned slot)
{
    unsigned rank = 0;
    while (p->by_kind[rank] != slot) rank++;
    const int left = p->can[s] >> 2 * rank & 3;
    return left < p->hand[s].z.n ? left : p->hand[s].z.n;
}

/* Now that the seat leads: who can add how many is what the facts said before. */
static void check_helpers(foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    mve_state *p = mve(&f->after);
    unsigned met = 0;
    for (int i = 0, n = facts_of(f, out); i < n; i++) {
        if (strcmp(out[i].word, "could-add")) continue;
        orr_frame step = { .proc = P_INFLUENCE };
        step.local[MVE_INF_FROM] = p->initiative;
        step.local[MVE_INF_MARTIANS] = !mve_in(mve_humans(p), out[i].value);
        mve_reckon_influence(&f->after, &step);
        CHECK_NUMBER(out[i].number, left_at(p, out[i].value, p->current));
        met++;
    }
    CHECK_NUMBER(met, p->core.seats);
}

static void check_adders(const foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    const mve_state *p = mve(&f->before);
    const unsigned slot = mve_slot_of(p, f->act.a);
    const char word[] = { 'a', 'd', 'd', 's', '-', (char)('a' + slot), '\0' };
    unsigned met = 0;
    for (int i = 0, n = facts_of(f, out); i < n; i++) {
        if (strcmp(out[i].word, word)) continue;
        const bool asked = mve_in(orr_asked(&f->before), out[i].value);
        CHECK_NUMBER(out[i].number, asked ? left_at(p, out[i].value, slot) : 0);
        met++;
    }
    CHECK_NUMBER(met, mve_option(&f->before, MVE_O_CONTRIB) == MVE_OPEN ? p->core.seats : 0);
}

static void check_accusers(const foretold *f)
{
    static orr_fact out[ORR_MAX_FACTS];
    const mve_state *p = mve(&f->before);
    unsigned met = 0;
    for (int i = 0, n = facts_of(f, out); i < n; i++) {
        if (strcmp(out[i].word, "could-accuse")) continue;
        int could = 0;
        for (unsigned s = 0; s < p->core.seats; s++)
            could += mve_in(orr_asked(&f->before), s) && mve_in(p->can[s], out[i].value);
        CHECK_NUMBER(out[i].number, could);
        met++;
    }
    CHECK_NUMBER(met, p->core.seats);
}

/* ---- Threats ----------------------------------------------------------------------------------------------------- */

static void check_lead(foretold *f)
{
    mve_state *p = mve(&f->after);
    int best = -99;
    p->current = (uint8_t)mve_slot_of(p, f->act.a);
    CHECK_NUMBER(f->said.number[0], mve_difficulty(&f->after));
    for (unsigned skill = 1; skill <= MVE_MAX_SKILLS && mve_agent_leads(p); skill++) {
        p->total = 0;
        mve_add_skill(&f->after, skill);
        if (p->total && p->total > best) best = p->total;
    }
    if (is(f, "leads")) CHECK_NUMBER(f->said.number[1], best);
    if (is(f, "leads-badly")) CHECK_NUMBER(-f->said.number[1], best);
    if (is(f, "difficulty")) CHECK(!mve_in(p->agents, f->seat));
    if (mve_agent_leads(p)) check_groups(f);
    check_helpers(f);
    check_offers(f);
}

/* The card alone lies revealed at the Threat. */
static void check_added(foretold *f)
{
    check_adders(f);
    mve_state *p = again(f);
    p->current = (uint8_t)mve_slot_of(p, f->act.a);
    p->laid.z.n = 1;
    p->laid.card[0] = (orr_card){ f->act.b, MVE_REVEALED, 0 };
    const bool asked = mve_total_cards(&f->after, 0);
    CHECK_NUMBER(asked, is(f, "either"));
    if (!asked) CHECK_NUMBER(p->total, is(f, "adds") ? f->said.number[0] : -f->said.number[0]);
    else CHECK_NUMBER(f->said.number[0], mve_card(&f->after, f->act.b)->strength);
}

static void check_counter(foretold *f)
{
    mve_state *p = again(f);
    p->current = (uint8_t)mve_slot_of(p, f->act.a);
    p->modifier = 0;
    p->counters[p->current]++;
    CHECK_NUMBER(f->said.number[0], mve_difficulty(&f->after));
}

/* One such card more or less at the Threat makes the difference. */
static void check_taken_off(foretold *f)
{
    mve_state *p = again(f);
    const unsigned from = p->core.frame[p->core.depth - 1].local[1];
    unsigned i = 0;
    mve_total_cards(&f->after, 0);
    const int total = p->total;
    while (i == from || p->laid.card[i].kind != f->act.a || !mve_on_threat(p->laid.card[i].tag)) i++;
    p->laid.card[i].tag = MVE_ASIDE;
    mve_total_cards(&f->after, 0);
    const int less = total - p->total;
    CHECK_NUMBER(less, is(f, "off-good") ? f->said.number[0] : is(f, "off-bad") ? -f->said.number[0] : 0);
}

static void check_total(const foretold *f)               /* while the same Threat is still asked about */
{
    const mve_state *p = mve(&f->after);
    CHECK_NUMBER(f->said.number[1], mve_difficulty(&f->before));
    if (f->heard.n == 1) CHECK_NUMBER(f->said.number[0], p->total);
}

static void check_outcome(const foretold *f, unsigned kind)
{
    const unsigned threat = mve_threat_in(mve(&f->before), mve(&f->before)->current);
    const uint8_t total = (uint8_t)f->said.number[0];    /* below 0 too (MVE-87) */
    unsigned i = 0;
    while (i < f->heard.n && f->heard.event[i].kind != MVE_TOLD_SUCCESS && f->heard.event[i].kind != MVE_TOLD_FAILED)
        i++;
    if (!CHECK(i < f->heard.n)) return;
    const orr_event *e = &f->heard.event[i];
    CHECK(e->kind == kind && e->pub[0] == threat && e->pub[1] == total && e->pub[2] == f->said.number[1]);
}

/* ---- the rest ---------------------------------------------------------------------------------------------------- */

static void check_resource(foretold *f)
{
    const unsigned r = f->act.a;
    CHECK_NUMBER(f->said.number[0], mve(&f->before)->resource[r]);
    if (f->act.verb == MVE_V_RAISE) {
        mve_state *p = again(f);
        mve_gain(&f->after, r, 1, MVE_98);
        CHECK_NUMBER(f->said.number[1], p->resource[r]);
        return;
    }
    unsigned i = 0;
    while (i < f->heard.n && f->heard.event[i].kind != MVE_TOLD_LOSES) i++;
    if (CHECK(i < f->heard.n)) CHECK_NUMBER(f->heard.event[i].pub[1], f->said.number[0] - f->said.number[1]);
    if (is(f, "martians-win")) CHECK(mve(&f->after)->core.over && mve(&f->after)->outcome == MVE_MARTIANS_WIN);
}

static void check_case(const foretold *f)
{
    const unsigned n = mve_cards_before(mve(&f->before), f->act.a) + 1;
    CHECK_NUMBER(f->said.number[1], n);
    CHECK_NUMBER(is(f, "trial"), n >= MVE_EVIDENCE);
    CHECK_NUMBER(f->said.number[0], mve_weight(mve_card(&f->before, f->act.b), false));
    check_accusers(f);
}

/* A card counts its symbols and what the facts say it adds. */
static int extra_of(const foretold *f, unsigned kind)
{
    static orr_fact out[ORR_MAX_FACTS];
    for (int i = 0, n = facts_of(f, out); i < n; i++)
        if (!strcmp(out[i].word, "trial-extra") && out[i].value == kind) return out[i].number;
    return 0;
}

/* The verdict: with two cards against somebody there is no chance in it. */
static void check_defence(const foretold *f)
{
    const mve_state *p = mve(&f->before);
    int against = extra_of(f, f->act.a) - mve_card(&f->before, f->act.a)->strength;
    CHECK_NUMBER(-f->said.number[0], against);
    CHECK_NUMBER(f->said.number[1], f->said.number[0] + 1);
    if (mve_cards_before(p, f->seat) != MVE_EVIDENCE) return;
    for (unsigned i = 0; i < p->laid.z.n; i++) {
        const orr_card c = p->laid.card[i];
        if (mve_is_before(c.tag, f->seat)) against += mve_card(&f->before, c.kind)->strength + extra_of(f, c.kind);
    }
    CHECK_NUMBER(told(f, MVE_TOLD_OUSTED, f->seat, against), against >= 1);
    CHECK_NUMBER(told(f, MVE_TOLD_ACQUITTED, f->seat, -1), against < 1);
}

static bool may_promote(const foretold *f)
{
    orr_action legal[ORR_MAX_LEGAL];
    for (int i = orr_legal(&f->after, f->seat, legal); i--;)
        if (legal[i].verb == MVE_V_PROMOTE) return true;
    return false;
}

static void check_price(const foretold *f)
{
    const mve_state *p = mve(&f->after);
    const int16_t *n = f->said.number;
    if (is(f, "pays")) CHECK_NUMBER(may_promote(f), n[1] >= n[2]);
    if (is(f, "pays-all")) CHECK(may_promote(f));
    if (is(f, "costs")) CHECK(told(f, MVE_TOLD_PAYS, f->seat, -1) == (unsigned)n[0] && p->hand[f->seat].z.n == n[1]);
    if (is(f, "to-discard")) {
        CHECK_NUMBER(n[1], mve_must_discard(&f->before, f->seat));
        CHECK_NUMBER(n[0], mve_marked(mve(&f->before), f->seat) + 1);
    }
    if (is(f, "reveals")) {
        CHECK(n[0] == (int)mve_level(p, f->seat) && !mve_in(mve_humans(p), f->seat));
        CHECK(n[1] == (int)mve_hand_size(&f->after, f->seat) && n[2] == mve_martian(&f->after, f->seat)->counters);
    }
}

static void check_remark(foretold *f)
{
    switch (f->act.verb) {
    case MVE_V_LEAD: check_lead(f); break;
    case MVE_V_ADD:
    case MVE_V_SLIP: check_added(f); break;
    case MVE_V_COUNTER: check_counter(f); break;
    case MVE_V_TAKE_OFF: check_taken_off(f); break;
    case MVE_V_GOOD:
    case MVE_V_BAD: check_total(f); break;
    case MVE_V_USE: check_outcome(f, is(f, "defeated") ? MVE_TOLD_SUCCESS : MVE_TOLD_FAILED); break;
    case MVE_V_LOSE:
    case MVE_V_RAISE: check_resource(f); break;
    case MVE_V_ACCUSE: check_case(f); break;
    case MVE_V_DEFEND: check_defence(f); break;
    default: check_price(f);
    }
}

static mve_set greedy_set(void)                          /* what costs 1 more of the highest Resource costs 3 here */
{
    mve_set set = mve_house_set;
    for (unsigned i = 0; i < set.cards_n; i++) {
        if (set.cards[i].effect1 == MVE_EXTRA_LOSS) set.cards[i].amount1 = 3;
        if (set.cards[i].effect2 == MVE_EXTRA_LOSS) set.cards[i].amount2 = 3;
    }
    return set;
}

static void hold(const orr_game *g, unsigned matches)
{
    orr_box plain, odd;
    const mve_set greedy = greedy_set();
    box_open(&plain, g);
    box_open(&odd, g);
    odd.set = &greedy;
    odd.opt[MVE_O_CONTRIB] = MVE_TOTALS;
    odd.opt[MVE_O_SMALL] = g == &orr_mars_vs_earth_1e ? 2 : 0;
    for (unsigned seats = g->min_seats; seats <= 8; seats++) {
        hold_remarks(&plain, seats, matches, 1000, check_remark);
        for (odd.opt[MVE_O_CAP] = 1; g->check_box(&odd, (uint8_t)seats); odd.opt[MVE_O_CAP]++) {}   /* the lowest cap */
        hold_remarks(&odd, seats, matches / 2, 1000, check_remark);
    }
}

/* Threats need not lie side by side: the first one goes back into the pile where Leaders are asked for. */
static void empty_the_first_slot(orr_ctx *t)
{
    mve_state *p = mve(t);
    if (p->core.frame[p->core.depth - 1].proc != P_LEADERS || !p->active[0].z.n || !p->active[1].z.n) return;
    mve_bury(ORR_AT(p->threat), p->active[0].card[0].kind);
    p->active[0].z.n = 0;
    mve_derive(t);
}

static void threats_apart(void)
{
    orr_box box;
    box_open(&box, &orr_mars_vs_earth_1e);
    remark_edit = empty_the_first_slot;
    hold_remarks(&box, 5, 4, 60, check_remark);
    remark_edit = NULL;
}

static void what_is_said_happens(void)
{
    hold(&orr_mars_vs_earth_1e, 20);
    hold(&orr_mars_vs_earth_2e, 20);
    all_remarks_were_met(&orr_mars_vs_earth_1e);
}

int main(void)
{
    TEST_CASE(what_is_said_happens);
    TEST_CASE(threats_apart);
    return test_end();
}
