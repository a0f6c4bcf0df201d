/* The log is honest: in random matches every event is held against the state at the very moment it is told. What an
 * event says has changed by just so much, and what no event speaks of has not changed (MVE-87, MVE-A24 and every
 * other sentence with a number or a name in it). Cards that leave and reach hands are counted over an answer. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

extern const uint8_t mve_caps[];
enum { MATCHES = 150 };

static orr_box box;
static mve_set set;
static mve_state state, seen;                      /* now; as the last event left it */
static int moved[MVE_MAX_SEATS], all_moved;        /* cards that came to hands by the events of this answer, less those
                                                    * that left */
static unsigned told[MVE_N_EVENTS];                /* a kind that never came would prove nothing */

static void hear(void *to, const orr_event *e);
static orr_news news = { .hear = hear };
static orr_ctx table = { .box = &box, .state = &state, .news = &news };

/* ---- what an event may change ------------------------------------------------------------------------------------ */

static int resource_change(const orr_event *e, unsigned r)
{
    if (e->pub[0] != r) return 0;
    return e->kind == MVE_TOLD_GAINS ? e->pub[1] : e->kind == MVE_TOLD_LOSES ? -e->pub[1] : 0;
}

static void hold_resources(const orr_event *e)
{
    for (unsigned r = 0; r < MVE_RESOURCES; r++)
        CHECK_NUMBER(state.resource[r] - seen.resource[r], resource_change(e, r));
    if (e->kind == MVE_TOLD_GAINS || e->kind == MVE_TOLD_LOSES) CHECK(e->pub[1]);
    if (e->kind != MVE_TOLD_FULL) return;
    CHECK_NUMBER(state.resource[e->pub[0]], e->pub[1]);
    CHECK_NUMBER(e->pub[1], mve_caps[box.opt[MVE_O_CAP]]);
}

static void hold_initiative(const orr_event *e)
{
    const bool tells = e->kind == MVE_TOLD_INITIATIVE || e->kind == MVE_TOLD_PASSES_ON || e->kind == MVE_TOLD_NORMAL;
    if (!tells && e->kind != MVE_TOLD_START) {
        CHECK(state.initiative == seen.initiative && state.overridden == seen.overridden);
        return;
    }
    CHECK_NUMBER(state.initiative, e->pub[0]);
    CHECK_NUMBER(state.overridden, e->kind == MVE_TOLD_INITIATIVE);
    if (e->kind == MVE_TOLD_NORMAL) CHECK(seen.overridden && seen.initiative == state.initiative);
    if (e->kind == MVE_TOLD_PASSES_ON) CHECK_NUMBER(state.initiative, mve_next(&seen, seen.initiative));
}

static void hold_status(const orr_event *e)
{
    const orr_seats one = (orr_seats)(e->pub[0] < ORR_MAX_SEATS ? orr_one(e->pub[0]) : 0);   /* it may be no seat */
    orr_seats agents = seen.agents, civilians = seen.civilians;
    switch (e->kind) {
    case MVE_TOLD_CIVILIAN: agents &= (orr_seats)~one, civilians |= one; break;
    case MVE_TOLD_MARTIAN:
        agents &= (orr_seats)~one, civilians &= (orr_seats)~one;
        CHECK_NUMBER(e->pub[1], mve_level(&state, e->pub[0]));
        break;
    case MVE_TOLD_AGENT:
        agents |= one, civilians &= (orr_seats)~one;
        CHECK_NUMBER(e->pub[1], state.agent[e->pub[0]].card[0].kind);
        break;
    default:;
    }
    CHECK_NUMBER(state.agents, agents);
    CHECK_NUMBER(state.civilians, civilians);
}

static void hold_clocks(const orr_event *e)
{
    const unsigned late = e->pub[0] * 100u + e->pub[1] * 10u + e->pub[2];
    CHECK_NUMBER(state.wave, e->kind == MVE_TOLD_WAVE ? e->pub[0] : seen.wave);
    if (e->kind == MVE_TOLD_WAVE) CHECK_NUMBER(state.wave, seen.wave + 1);
    CHECK_NUMBER(state.round, e->kind == MVE_TOLD_ROUND        ? e->pub[0]
                              : e->kind == MVE_TOLD_LATE_ROUND ? late
                                                               : seen.round);
    for (unsigned w = 0; w < MVE_WAVES; w++)
        CHECK_NUMBER(state.piles[w] - seen.piles[w], e->kind == MVE_TOLD_DEFEATED && e->pub[1] == w);
}

/* ---- the Threat being resolved ----------------------------------------------------------------------------------- */

static bool good_here(unsigned skill)
{
    return mve_good_skills(&set.threats[mve_threat_in(&state, state.current)]) >> skill & 1;
}

static void hold_total(const orr_event *e)
{
    switch (e->kind) {
    case MVE_TOLD_WILD:
        CHECK_NUMBER(state.total - seen.total, (e->pub[1] ? 1 : -1) * set.cards[e->pub[0]].strength);
        break;
    case MVE_TOLD_SKILL:
        if (seen.current == state.current && told[MVE_TOLD_SKILL])
            CHECK_NUMBER(e->pub[2], mve_group_value(mve_leading_agent(&table), e->pub[1]));
        break;
    case MVE_TOLD_SUCCESS:
        CHECK_NUMBER(e->pub[1], state.total);
        CHECK(state.total >= mve_difficulty(&table));
        CHECK_NUMBER(e->pub[2], mve_difficulty(&table));
        break;
    case MVE_TOLD_FAILED:
        CHECK_NUMBER((int8_t)e->pub[1], state.total);
        CHECK_NUMBER(e->pub[2], mve_difficulty(&table));
        break;
    default:;
    }
}

/* The total is that of the cards face up there and of the Leader's skill (MVE-87, MVE-92), Wild cards as they were
 * told. */
static int wilds_told, skill_told;
static void recount(const orr_event *e)
{
    if (e->kind == MVE_TOLD_RESOLVES) wilds_told = skill_told = 0;
    if (e->kind == MVE_TOLD_WILD) wilds_told += (e->pub[1] ? 1 : -1) * set.cards[e->pub[0]].strength;
    if (e->kind == MVE_TOLD_SKILL) skill_told = good_here(e->pub[1]) ? e->pub[2] : -e->pub[2];
    if ((e->kind != MVE_TOLD_SUCCESS && e->kind != MVE_TOLD_FAILED) || e->rule == MVE_105) return;
    int sum = wilds_told + skill_told;
    for (unsigned i = 0; i < state.laid.z.n; i++) {
        const mve_card_row *c = &set.cards[state.laid.card[i].kind];
        if (!mve_on_threat(state.laid.card[i].tag) || (c->skill == MVE_WILD && mve_wild_leader(&table))) continue;
        sum += good_here(c->skill) ? (int)c->strength : -(int)c->strength;
    }
    CHECK_NUMBER(e->kind == MVE_TOLD_SUCCESS ? e->pub[1] : (int8_t)e->pub[1], sum);
}

static void hold_changes(const orr_event *e)
{
    if (e->kind == MVE_TOLD_EASIER) CHECK_NUMBER(seen.next - state.next, e->pub[0]);
    if (e->kind == MVE_TOLD_HARDER) CHECK_NUMBER(state.next - seen.next, e->pub[0]);
    if (e->kind == MVE_TOLD_LOST) CHECK(state.next);
    for (unsigned slot = 0; slot < MVE_SLOTS; slot++) {
        const bool here =
            e->kind == MVE_TOLD_COUNTER && state.active[slot].z.n && mve_threat_in(&state, slot) == e->pub[1];
        if (state.counters[slot] > seen.counters[slot] || here)
            CHECK_NUMBER(state.counters[slot] - seen.counters[slot], here);
    }
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static unsigned draw_size(const orr_zone *z) { return z->n - (unsigned)z->loose; }

static unsigned laid_at(unsigned threat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < state.laid.z.n; i++) n += mve_is_at(state.laid.card[i].tag, mve_slot_of(&state, threat));
    return n;
}
static unsigned lies_at[MVE_MAX_THREATS];      /* at a Threat, as far as was told */

static void hold_cards(const orr_event *e)
{
    switch (e->kind) {
    case MVE_TOLD_RENEWED: CHECK_NUMBER(e->pub[0], draw_size(&state.skill.z)); break;
    case MVE_TOLD_THREATS_RENEWED: CHECK_NUMBER(e->pub[0], draw_size(&state.threat.z)); break;
    case MVE_TOLD_DNA:
    case MVE_TOLD_WAS: CHECK_NUMBER(e->pub[2], state.dna[e->pub[0]].card[e->pub[1]].kind); break;
    case MVE_TOLD_PEEKS: CHECK_NUMBER(e->priv[0], state.dna[e->pub[1]].card[e->pub[2]].kind); break;
    case MVE_TOLD_NEW_DNA: CHECK_NUMBER(e->priv[0], state.dna[e->pub[0]].card[state.wave - 1].kind); break;
    case MVE_TOLD_LEADS: CHECK_NUMBER(mve_leader(&state, mve_slot_of(&state, e->pub[1])), e->pub[0]); break;
    case MVE_TOLD_THREAT: lies_at[e->pub[1]] = 0; break;
    case MVE_TOLD_FATE: lies_at[e->pub[0]]++; break;
    case MVE_TOLD_ADDS: lies_at[e->pub[1]]++; break;
    case MVE_TOLD_LIES_AT:
        lies_at[e->pub[0]] += e->pub[1];
        CHECK_NUMBER(laid_at(e->pub[0]), lies_at[e->pub[0]]);
        break;
    default:;
    }
}

static void count_hands(const orr_event *e)
{
    int n = 0;
    switch (e->kind) {
    case MVE_TOLD_DRAW:
    case MVE_TOLD_DEALT: n = 1; break;
    case MVE_TOLD_ADDS:
    case MVE_TOLD_ACCUSES:
    case MVE_TOLD_DEFENDS:
    case MVE_TOLD_PAYS:
    case MVE_TOLD_DISCARD: n = -1; break;
    case MVE_TOLD_DISCARDS: n = -e->pub[1]; break;
    case MVE_TOLD_LIES_AT: all_moved -= e->pub[1]; return;
    default: return;
    }
    moved[e->pub[0]] += n;
    all_moved += n;
}

static void hear(void *to, const orr_event *e)
{
    (void)to;
    hold_total(e);
    told[e->kind]++;
    if (e->kind != MVE_TOLD_START && e->kind != MVE_TOLD_DEALT && e->kind != MVE_TOLD_DEALT_AGENT &&
        e->kind != MVE_TOLD_DEALT_DNA && state.round) {
        hold_resources(e);
        hold_initiative(e);
        hold_status(e);
        hold_clocks(e);
        hold_changes(e);
        hold_cards(e);
        recount(e);
    }
    count_hands(e);
    seen = state;
}

/* ---- matches ----------------------------------------------------------------------------------------------------- */

static void before_answer(void)
{
    seen = state;
    all_moved = 0;
    memset(moved, 0, sizeof moved);
}

static void after_answer(const mve_state *before)
{
    int all = 0;
    for (unsigned s = 0; s < state.core.seats; s++) {
        const int change = state.hand[s].z.n - before->hand[s].z.n;
        if (box.opt[MVE_O_CONTRIB] == MVE_OPEN) CHECK_NUMBER(moved[s], change);
        all += change;
    }
    CHECK_NUMBER(all_moved, all);
    if (!state.core.over) hold_status(&(orr_event){ .kind = MVE_N_EVENTS });     /* and nothing changed after the last
                                                                                  * event */
    hold_resources(&(orr_event){ .kind = MVE_N_EVENTS });
    hold_initiative(&(orr_event){ .kind = MVE_N_EVENTS });
}

static void play(const orr_game *g, unsigned seats, unsigned matches)
{
    static mve_state before;
    orr_rng rng = { seats };
    table.game = g;
    for (unsigned m = 0; m < matches && test_failures_here < 5; m++) {
        const uint8_t key[32] = { (uint8_t)m, (uint8_t)seats, (uint8_t)(m >> 8) };
        memset(&state, 0, sizeof state);
        before_answer();
        if (!CHECK_NUMBER(orr_start(&table, (uint8_t)seats, key), ORR_OK)) return;
        while (orr_asked(&table) && test_failures_here < 5) {
            before_answer();
            before = state;
            orr_playout(&table, &rng, 1);
            after_answer(&before);
        }
    }
}

static void open_box(const orr_game *g, const char *option, const char *value)
{
    error why;
    box_open(&box, g);
    box_use_set(&box, &set);
    if (option) CHECK(box_option(&box, option, value, &why));
}

static void play_with(const orr_game *g, const char *option, const char *value, unsigned seats, unsigned matches)
{
    open_box(g, option, value);
    play(g, seats, matches);
}

static void every_event_says_what_happened(void)
{
    static const orr_game *const games[] = { &orr_mars_vs_earth_1e, &orr_mars_vs_earth_2e };
    set = mve_house_set;
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned seats = 3; seats <= MVE_MAX_SEATS; seats++) play_with(games[i], NULL, NULL, seats, MATCHES);
        play_with(games[i], "contrib_view", "totals", 5, MATCHES);
        play_with(games[i], "contrib_view", "leader", 7, MATCHES);
        play_with(games[i], "table_talk", "on", 4, MATCHES);
    }
    play_with(games[0], NULL, NULL, 2, MATCHES);
    play_with(games[0], "influence", "cv1", 6, MATCHES);
    play_with(games[0], "influence", "cv2", 6, MATCHES);
    play_with(games[0], "field_promotion_variant", "on", 10, MATCHES);
    play_with(games[0], "human_win_check", "after_resolution", 5, MATCHES);
    play_with(games[1], "fate_on_unled", "on", 5, MATCHES);
}

/* Every effect, on cards of every trigger and in boxes, also with the amount 0; Resources at their cap. */
static void effects_of_other_sets_too(void)
{
    set = mve_house_set;
    for (unsigned i = 0; i < set.cards_n; i++) {
        mve_card_row *c = &set.cards[i];
        if (c->when1 == MVE_AT_TRIAL) continue;
        c->when1 = (uint8_t)(MVE_AT_ONCE + i % 3);
        c->effect1 = (uint8_t)(MVE_NEW_INFO + i % (MVE_LOSE_FOOD - MVE_NEW_INFO + 1));
        c->amount1 = (uint8_t)(i % 3);
        c->leader1 = i % 5 == 0;
        c->once1 = i % 2;
    }
    for (unsigned i = 0; i < set.threats_n; i++) {
        set.threats[i].success = (uint8_t)(MVE_NEW_INFO + i % (MVE_LOSE_FOOD - MVE_NEW_INFO + 1));
        set.threats[i].failure = (uint8_t)(MVE_NEW_INFO + (i + 9) % (MVE_LOSE_FOOD - MVE_NEW_INFO + 1));
        set.threats[i].success_amount = set.threats[i].failure_amount = (uint8_t)(i % 3);
        set.threats[i].difficulty = (uint8_t)(1 + i % 4);
    }
    for (unsigned seats = 3; seats <= 10; seats++) {
        play_with(&orr_mars_vs_earth_1e, NULL, NULL, seats, MATCHES);
        play_with(&orr_mars_vs_earth_2e, NULL, NULL, seats, MATCHES);
    }
    play_with(&orr_mars_vs_earth_1e, "resource_cap", "9", 5, 2 * MATCHES);
    play_with(&orr_mars_vs_earth_2e, "resource_cap", "8", 5, 2 * MATCHES);
}

/* A set whose failures take nothing: nobody wins before the limit of rounds. */
static void late_rounds_have_their_number(void)
{
    set = mve_house_set;
    for (unsigned i = 0; i < set.cards_n; i++) set.cards[i].effect1 = set.cards[i].when1 = 0;
    for (unsigned i = 0; i < set.threats_n; i++) {
        mve_threat_row *r = &set.threats[i];
        r->lose_defense = r->lose_tech = r->lose_people = r->lose_food = r->success = r->failure = 0;
        r->difficulty = 30;
    }
    play_with(&orr_mars_vs_earth_2e, "max_rounds", "500", 3, 1);
    CHECK(told[MVE_TOLD_LATE_ROUND] >= 240);
}

static void nothing_was_left_out(void)
{
    for (unsigned k = 0; k < MVE_N_EVENTS; k++)
        if (!CHECK(told[k])) printf("  never told: %s\n", mve_events[k].word);
}

int main(void)
{
    TEST_CASE(every_event_says_what_happened);
    TEST_CASE(effects_of_other_sets_too);
    TEST_CASE(late_rounds_have_their_number);
    TEST_CASE(nothing_was_left_out);
    return test_end();
}
