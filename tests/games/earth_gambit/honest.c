/* The log is honest: in random matches every event is held against the state at the very moment it is told. Who is
 * damaged, whose Psych card is in play, whose turn it is, what lies in front of whom and what covers the Science
 * changes only with an event that says so; cards that reach and leave hands are counted over an answer. */
#include "games/earth_gambit/eg_state.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { MATCHES = 150 };
static orr_box box;
static eg_set set;
static eg_state state, seen;                       /* now; as the last event left it */
static int moved[EG_MAX_SEATS];                    /* cards that came to a hand by the events of this answer, less those
                                                    * that left */
static unsigned told[EG_N_EVENTS];                 /* a kind that never came would prove nothing */
static bool dealt;                                 /* the deal is over */

static void hear(void *to, const orr_event *e);
static orr_news news = { .hear = hear };
static orr_ctx table = { .box = &box, .state = &state, .news = &news };

static unsigned effect(unsigned kind) { return set.cards[kind].effect; }

/* ---- what an event may change ------------------------------------------------------------------------------------ */

static void hold_health(const orr_event *e)
{
    const orr_seats one = (orr_seats)(e->pub[0] < ORR_MAX_SEATS ? orr_one(e->pub[0]) : 0);   /* it may be no seat */
    orr_seats damaged = seen.damaged;
    if (e->kind == EG_TOLD_DAMAGED) CHECK(!(damaged & one)), damaged |= one;
    if (e->kind == EG_TOLD_HEALED) CHECK(damaged & one), damaged &= (orr_seats)~one;
    CHECK_NUMBER(state.damaged, damaged);
}

static unsigned before_all(const eg_state *p)
{
    unsigned n = 0;
    for (unsigned s = 0; s < p->core.seats; s++) n += p->front[s].z.n;
    return n;
}

/* A card that comes to lie in front of a player, and one that leaves. Each is told as it happens. */
static void hold_fronts(const orr_event *e)
{
    int change = 0;
    switch (e->kind) {
    case EG_TOLD_PLACED:
        change = 1;
        CHECK_NUMBER(state.front[e->pub[0]].card[state.front[e->pub[0]].z.n - 1].kind, e->pub[1]);
        break;
    case EG_TOLD_PSYCH_OFF:
        CHECK(!state.psych && !state.banned);      /* fall through */
    case EG_TOLD_VOID:
        change = -1;
        break;
    case EG_TOLD_DISCARD_SHOWN: {                  /* off the table, or shown and never played */
        const unsigned kind = effect(e->pub[1]);
        change = kind == EG_PROTECT_PLAYER || kind == EG_SKIP_TURN || (kind == EG_FORCE_TO_PLAY && e->rule != EG_62)
                   ? -1
                   : 0;
        CHECK_NUMBER(state.discard.card[state.discard.z.n - 1].kind, e->pub[1]);
        break;
    }
    default:;
    }
    CHECK_NUMBER((int)before_all(&state) - (int)before_all(&seen), change);
    if (change) CHECK_NUMBER(state.front[e->pub[0]].z.n - seen.front[e->pub[0]].z.n, change);
}

static void hold_table(const orr_event *e)
{
    const bool begins =
        e->kind == EG_TOLD_TURN || (e->kind == EG_TOLD_PSYCH_OFF && (e->rule == EG_65 || e->rule == EG_73));
    CHECK_NUMBER(state.active, begins ? e->pub[0] : seen.active);
    CHECK_NUMBER(state.used.z.n - seen.used.z.n, e->kind == EG_TOLD_ABILITY);
    if (e->kind == EG_TOLD_ABILITY) CHECK_NUMBER(state.used.card[state.used.z.n - 1].kind, e->pub[1]);
    if (e->kind == EG_TOLD_RENEWED) CHECK_NUMBER(state.draw.z.n, e->pub[0]);
    if (e->kind == EG_TOLD_COVER)
        CHECK(eg_covered(&state, e->pub[1]) && state.row.card[e->pub[1] - 1].kind == e->pub[2]);
    if (e->kind == EG_TOLD_UNCOVER)
        CHECK(!eg_covered(&state, e->pub[1]) && state.row.card[e->pub[1] - 1].kind == e->pub[2]);
    if (e->kind == EG_TOLD_AWAIT) CHECK(eg_in(state.await, e->pub[0]) && !eg_in(seen.await, e->pub[0]));
    if (e->kind == EG_TOLD_ROLE) CHECK_NUMBER(state.role[e->pub[0]].card[0].kind, e->pub[1]);
    if (e->kind == EG_TOLD_PEEK_ROLE) CHECK_NUMBER(state.role[e->pub[1]].card[0].kind, e->priv[0]);
    if (e->kind == EG_TOLD_LOOKS_TOP) CHECK_NUMBER(state.draw.card[state.draw.z.n - e->pub[1]].kind, e->priv[0]);
    if (e->kind == EG_TOLD_PEEK_DRAW) CHECK_NUMBER(state.draw.card[state.draw.z.n - 1].kind, e->priv[0]);
    if (e->kind == EG_TOLD_PEEK_DISCARD) CHECK_NUMBER(state.discard.card[state.discard.z.n - 1].kind, e->priv[0]);
    if (e->kind == EG_TOLD_WON) CHECK_NUMBER(state.outcome, e->pub[0]);
}

/* A card that is played leaves a hand unless it was revealed before: by Steal Card or Play Top Card. */
static bool revealed;
static void count_hands(const orr_event *e)
{
    switch (e->kind) {
    case EG_TOLD_DRAW: case EG_TOLD_TAKES: moved[e->pub[0]]++; break;
    case EG_TOLD_DISCARD: moved[e->pub[0]]--; break;
    case EG_TOLD_TRADE: case EG_TOLD_PASS: moved[e->pub[0]]--, moved[e->pub[1]]++; break;
    case EG_TOLD_REVEALS: moved[e->pub[0]]--, revealed = true; break;
    case EG_TOLD_TOP: revealed = true; break;
    case EG_TOLD_PLAY:
        if (!revealed) moved[e->pub[0]]--;
        revealed = false;
        break;
    case EG_TOLD_DISCARD_SHOWN:
        if (e->rule == EG_62) moved[e->pub[0]]--;
        if (e->rule == EG_111 || e->rule == EG_115) revealed = false;
        break;
    default:;
    }
}

static void hear(void *to, const orr_event *e)
{
    (void)to;
    told[e->kind]++;
    if (e->kind == EG_TOLD_TURN) dealt = true;
    if (dealt) {
        hold_health(e);
        hold_fronts(e);
        hold_table(e);
        count_hands(e);
    }
    seen = state;
}

/* ---- matches ----------------------------------------------------------------------------------------------------- */

static int cards_of(const eg_state *p, unsigned s) { return p->hand[s].z.n + p->offer[s].z.n; }

static void after_answer(const eg_state *before)
{
    const orr_event none = { .kind = EG_N_EVENTS };
    for (unsigned s = 0; s < state.core.seats; s++) CHECK_NUMBER(moved[s], cards_of(&state, s) - cards_of(before, s));
    hold_health(&none);
    hold_fronts(&none);
}

static void play(unsigned seats, unsigned matches)
{
    static eg_state before;
    orr_rng rng = { seats };
    table.game = box.game;
    for (unsigned m = 0; m < matches && test_failures_here < 5; m++) {
        const uint8_t key[32] = { (uint8_t)m, (uint8_t)seats, (uint8_t)(m >> 8) };
        dealt = revealed = false;
        if (!CHECK_NUMBER(orr_start(&table, (uint8_t)seats, key), ORR_OK)) return;
        while (orr_asked(&table) && test_failures_here < 5) {
            memset(moved, 0, sizeof moved);
            before = seen = state;
            orr_playout(&table, &rng, 1);
            after_answer(&before);
        }
    }
}

static void with(const char *option, const char *value)
{
    error why;
    if (!CHECK(box_option(&box, option, value, &why))) printf("  %s\n", why.text);
}

static void every_seat_count(void)
{
    for (unsigned seats = 2; seats <= EG_MAX_SEATS; seats++) play(seats, MATCHES);
}

static void open_box(void)
{
    box_open(&box, &orr_earth_gambit);
    box_use_set(&box, &set);
}

static void every_event_says_what_happened(void)
{
    set = eg_house_set;
    open_box();
    every_seat_count();
    with("special_abilities", "on");
    every_seat_count();
}

static void with_other_options_too(void)
{
    static const char *const others[][2] = { { "reshuffle", "lazy" }, { "reset_clears_damage", "no" },
                                             { "replace_empty", "draws" }, { "protect_late", "yes" },
                                             { "protect_vs_peek", "no" }, { "unclaimed_win", "ignored" },
                                             { "turn_limit", "20" } };
    set = eg_house_set;
    for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
        open_box();
        with("special_abilities", "on");
        with(others[i][0], others[i][1]);
        every_seat_count();
    }
}

static uint8_t *copies_of(unsigned what)
{
    unsigned k = 0;
    while (effect(k) != what) k++;
    return &set.cards[k].copies;
}

/* Second copies of what lies in front of players, and abilities that count as Actions and work in anybody's turn. */
static void with_other_sets_too(void)
{
    set = eg_house_set;
    *copies_of(EG_DAMAGE_OR_HEAL) = 1;
    *copies_of(EG_PEEK) = 0;
    *copies_of(EG_FORCE_TO_PLAY) = *copies_of(EG_PROTECT_PLAYER) = 2;
    *copies_of(EG_CANCEL_SCIENCE) = 2;
    for (unsigned i = 0; i < set.abilities_n; i++) {
        set.abilities[i].who = EG_ANYONE;
        set.abilities[i].counts_as_action = 1;
    }
    open_box();
    with("special_abilities", "on");
    every_seat_count();
}

static void nothing_was_left_out(void)
{
    for (unsigned k = 0; k < EG_N_EVENTS; k++)
        if (!CHECK(told[k])) printf("  never told: %s\n", orr_earth_gambit.event_kinds[k].word);
}

int main(void)
{
    TEST_CASE(every_event_says_what_happened);
    TEST_CASE(with_other_options_too);
    TEST_CASE(with_other_sets_too);
    TEST_CASE(nothing_was_left_out);
    return test_end();
}
