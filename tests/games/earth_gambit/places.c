/* Copies that differ by place (EG-A19, EG-A73, EG-A76), over random positions. Where alike cards of different places
 * are one choice, it makes no difference which of them goes: the rest of the turn is played in two worlds, in the
 * other of which the copy that stayed has the other's place, and everything is the same. Where they are two choices,
 * a Force to Play waits for the place of one of them, and the copy of the place that was chosen goes. */
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { MATCHES = 3000, ANSWERS_AFTER = 40 };
static orr_box box;
static eg_set set;
static eg_state state, one, other;
static unsigned alike, apart, parted;              /* choices looked at: one for several places; one of several; how
                                                    * often a Force told them apart */

static bool new_force;                     /* a new Force for the active player: from here places matter anew */
static void hear(void *to, const orr_event *e)
{
    const eg_state *p = to;
    if (e->kind == EG_TOLD_PLACED && set.cards[e->pub[1]].effect == EG_FORCE_TO_PLAY && e->pub[0] == p->active)
        new_force = true;
}
static orr_news news_one = { .hear = hear, .to = &one };
static orr_ctx table = { .box = &box, .state = &state };
static orr_ctx here = { .box = &box, .state = &one, .news = &news_one }, there = { .box = &box, .state = &other };

static unsigned copy_of(orr_action a) { return a.verb == EG_V_USE_SWAP ? a.c : a.b; }
static bool takes_a_card(orr_action a)
{
    return a.verb == EG_V_DISCARD || a.verb == EG_V_OFFER || a.verb == EG_V_REVEAL || a.verb == EG_V_USE_SWAP;
}

static unsigned places_of(const eg_state *p, orr_seat s, unsigned kind, unsigned count[3])
{
    unsigned set_of = 0;
    count[0] = count[1] = count[2] = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].kind == kind) count[p->hand[s].card[i].tag]++, set_of |= 1u << p->hand[s].card[i].tag;
    return set_of;
}

static void same_list(orr_seat s)
{
    orr_action list[ORR_MAX_LEGAL], twin[ORR_MAX_LEGAL];
    const int n = orr_legal(&here, s, list), m = orr_legal(&there, s, twin);
    if (CHECK_NUMBER(m, n)) CHECK(!memcmp(list, twin, (size_t)n * sizeof *list));
}

/* Goes on with the same answers and the same luck until the turn is over. */
static void go_on(orr_rng *rng)
{
    const unsigned turns = one.turns;
    for (unsigned i = 0; i < ANSWERS_AFTER && orr_asked(&here) && one.turns == turns && !new_force; i++) {
        orr_action list[ORR_MAX_LEGAL];
        if (!CHECK_NUMBER(orr_asked(&there), orr_asked(&here))) return;
        for (orr_seat s = 0; s < one.core.seats; s++) same_list(s);
        if (test_failures_here) return;
        orr_seat s = orr_speaker(&here, rng);
        const orr_seat may = (orr_seat)orr_rng_below(rng, one.core.seats);
        if (orr_legal(&here, may, list) && !orr_rng_below(rng, 2)) s = may;
        const orr_action a = list[orr_rng_below(rng, (uint32_t)orr_legal(&here, s, list))];
        orr_say(&here, s, a);
        orr_say(&there, s, a);
    }
}

/* One choice for copies of several places: as if another of them had gone. */
static void no_difference(orr_seat s, orr_action a, unsigned places, orr_rng *rng)
{
    one = state;
    new_force = false;
    orr_say(&here, s, a);
    const unsigned gone = (unsigned)__builtin_ctz(places);           /* the lowest place goes */
    other = one;
    for (unsigned i = 0; i < other.hand[s].z.n; i++) {
        orr_card *c = &other.hand[s].card[i];
        if (c->kind != a.a || c->tag == gone) continue;
        c->tag = (uint8_t)gone;
        go_on(rng);
        alike++;
        return;
    }
}

/* One of several: the copy of that place goes, and a Force in front of the player names one of the places. */
static void the_chosen_one_goes(orr_seat s, orr_action a, unsigned places)
{
    unsigned before[3], after[3], forced = 0;
    places_of(&state, s, a.a, before);
    one = state;
    orr_say(&here, s, a);
    places_of(&one, s, a.a, after);
    const unsigned chosen = copy_of(a) - EG_FIRST_COPY;
    if (a.verb != EG_V_USE_SWAP || one.hand[s].z.n < state.hand[s].z.n) CHECK_NUMBER(after[chosen], before[chosen] - 1);
    for (unsigned i = 0; i < state.front[s].z.n; i++)
        if (set.cards[state.front[s].card[i].kind].effect == EG_FORCE_TO_PLAY)
            forced |= 1u << state.front[s].card[i].tag;
    CHECK(forced & places);
    CHECK(places & (places - 1));
    apart++;
}

static void look_at(orr_seat s, orr_rng *rng)
{
    orr_action list[ORR_MAX_LEGAL];
    unsigned count[3], chosen[EG_MAX_KINDS] = { 0 };
    const int n = orr_legal(&table, s, list);
    for (int i = 0; i < n && !test_failures_here; i++) {
        if (!takes_a_card(list[i])) continue;
        const unsigned places = places_of(&state, s, list[i].a, count);
        CHECK(copy_of(list[i]) == EG_ANY_COPY || places >> (copy_of(list[i]) - EG_FIRST_COPY) & 1);
        chosen[list[i].a] |= 1u << copy_of(list[i]);
        if (copy_of(list[i]) != EG_ANY_COPY) the_chosen_one_goes(s, list[i], places);
        else if (places & (places - 1)) no_difference(s, list[i], places, rng);
    }
    for (unsigned kind = 0; kind < EG_MAX_KINDS; kind++) {           /* all of them or none */
        if (!(chosen[kind] >> EG_FIRST_COPY)) continue;
        CHECK_NUMBER(chosen[kind], places_of(&state, s, kind, count) << EG_FIRST_COPY);
        parted++;
    }
}

static void play(unsigned seats, unsigned matches)
{
    orr_rng rng = { seats };
    table.game = here.game = there.game = box.game;
    for (unsigned m = 0; m < matches && !test_failures_here; m++) {
        const uint8_t key[32] = { (uint8_t)m, (uint8_t)seats, (uint8_t)(m >> 8) };
        if (!CHECK_NUMBER(orr_start(&table, (uint8_t)seats, key), ORR_OK)) return;
        while (orr_asked(&table) && !test_failures_here) {
            for (orr_seat s = 0; s < seats; s++) look_at(s, &rng);
            orr_playout(&table, &rng, 1);
        }
        if (test_failures_here) printf("  %u seats, match %u, answer %u\n", seats, m, state.core.answers);
    }
}

static uint8_t *copies_of(unsigned what)
{
    unsigned k = 0;
    while (set.cards[k].effect != what) k++;
    return &set.cards[k].copies;
}

/* Force to Play, Replace Card and the like by the handful, few other Actions, so that hands hold alike cards and Force
 * waits often; abilities in anybody's turn. */
static void copies_are_told_apart_where_it_matters(void)
{
    error why;
    set = eg_house_set;
    for (unsigned k = 0; k < set.cards_n; k++)
        if (set.cards[k].effect != EG_SCIENCE) set.cards[k].copies = 1;
    *copies_of(EG_FORCE_TO_PLAY) = 5;
    *copies_of(EG_REPLACE_CARD) = 4;
    *copies_of(EG_TRADE_CARDS) = 3;
    *copies_of(EG_SHUFFLE_HANDS) = *copies_of(EG_RESET_HANDS) = 0;
    *copies_of(EG_HEAL_ALL) = *copies_of(EG_PLAY_TOP_CARD) = 0;
    for (unsigned i = 0; i < set.abilities_n; i++)
        if (set.abilities[i].effect == EG_ABILITY_DAMAGE || set.abilities[i].effect == EG_SWAP_RANDOM)
            set.abilities[i].who = EG_ANYONE;
    box_open(&box, &orr_earth_gambit);
    box_use_set(&box, &set);
    CHECK(box_option(&box, "special_abilities", "on", &why));
    CHECK(box_option(&box, "turn_limit", "100", &why));
    for (unsigned seats = 2; seats <= EG_MAX_SEATS; seats++) play(seats, MATCHES);
    printf("copies: %u times one choice, %u times one of several, %u kinds told apart\n", alike, apart, parted);
    CHECK(alike > 1000 && parted > 200);
}

int main(void)
{
    TEST_CASE(copies_are_told_apart_where_it_matters);
    return test_end();
}
