/* Hidden roles: the same deal with two face-down DNA cards exchanged is played in two worlds with the same answers.
 * Until something is legally shown, every byte that anybody else receives is the same: view, events and their length,
 * who is asked, lists, refusals (MVE-12, MVE-22, MVE-82, MVE-A15, MVE-A83). Also with no hidden Martian at all against
 * three. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "table/match/heard.h"
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/support/check.h"

typedef struct {
    orr_box box;
    mve_state state;
    orr_news news;
    heard heard;
    orr_ctx t;
} world;

static world left, right;
static orr_rng rng;
static unsigned long compared, shown, rounds; /* answers after which all was the same; matches that showed something; */

static void deal(world *w, const orr_game *g, unsigned seats, const char *option, const char *value, unsigned seed)
{
    error why;
    uint8_t key[32] = { (uint8_t)seed, (uint8_t)(seed >> 8), 42 };
    box_open(&w->box, g);
    if (option) CHECK(box_option(&w->box, option, value, &why));
    w->t = (orr_ctx){ .game = g, .box = &w->box, .state = &w->state, .news = &w->news };
    w->news = (orr_news){ .hear = heard_hear, .to = &w->heard };
    w->heard.n = 0;
    CHECK(orr_start(&w->t, (uint8_t)seats, key) == ORR_OK);
}

/* Two face-down cards of hidden players change places; each holder knows their own, as before. */
static bool exchange(world *w, orr_seat a, orr_seat b)
{
    orr_card *x = &w->state.dna[a].card[0], *y = &w->state.dna[b].card[0];
    if (x->kind == y->kind) return false;
    const uint8_t kind = x->kind;
    x->kind = y->kind;
    y->kind = kind;
    return true;
}

/* All Martian cards of the first wave go to the deck, Human ones come for them: nobody is a Martian now. */
static orr_seats make_all_human(world *w)
{
    orr_seats changed = 0;
    for (unsigned s = 0; s < w->state.core.seats; s++) {
        if (w->state.dna[s].card[0].kind != MVE_CLONE) continue;
        unsigned i = 0;
        while (w->state.dna_deck.card[i].kind != MVE_HUMAN) i++;
        w->state.dna_deck.card[i].kind = MVE_CLONE;
        w->state.dna[s].card[0].kind = MVE_HUMAN;
        changed |= orr_one(s);
    }
    return changed;
}

static bool same_event(const orr_event *x, const orr_event *y, orr_seat s)
{
    const orr_seats bit = orr_one(s);
    if (x->at != y->at || x->rule != y->rule || x->kind != y->kind || memcmp(x->pub, y->pub, sizeof x->pub))
        return false;
    return (x->sees & bit) == (y->sees & bit) && (!(x->sees & bit) || !memcmp(x->priv, y->priv, sizeof x->priv));
}

static bool same_news(orr_seat s)
{
    if (left.heard.n != right.heard.n) return false;
    for (uint32_t i = 0; i < left.heard.n; i++) {
        char here[300], there[300];
        if (!same_event(&left.heard.event[i], &right.heard.event[i], s)) return false;
        phrase_event(&left.box, &left.heard.event[i], s, NULL, here, sizeof here);
        phrase_event(&right.box, &right.heard.event[i], s, NULL, there, sizeof there);
        if (strcmp(here, there)) return false;
    }
    return true;
}

static bool same_sight(orr_seat s)
{
    mve_view here, there;
    orr_action list[ORR_MAX_LEGAL], other[ORR_MAX_LEGAL];
    orr_observe(&left.t, s, &here);
    orr_observe(&right.t, s, &there);
    if (memcmp(&here, &there, sizeof here)) return false;
    if (s == ORR_PUBLIC) return true;
    const int n = orr_legal(&left.t, s, list), m = orr_legal(&right.t, s, other);
    return n == m && !memcmp(list, other, (size_t)n * sizeof *list);
}

static bool told_of_dna(const world *w)            /* an event that legally shows a DNA card, or what follows from it */
{
    for (uint32_t i = 0; i < w->heard.n; i++)
        switch (w->heard.event[i].kind) {
        case MVE_TOLD_DNA: case MVE_TOLD_PEEKS: case MVE_TOLD_WAS: case MVE_TOLD_NEW_DNA: return true;
        default:;
        }
    return false;
}

/* One answer that is possible in both worlds; false if there is none. */
static bool answer_both(void)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&left.t, &rng);
    const int n = orr_legal(&left.t, s, list);
    for (int tries = 0; tries < 40; tries++) {
        const orr_action a = list[orr_rng_below(&rng, (uint32_t)n)];
        if (orr_why_not(&right.t, s, a)) continue;
        left.heard.n = right.heard.n = 0;
        orr_say(&left.t, s, a);
        orr_say(&right.t, s, a);
        return true;
    }
    return false;
}

/* Plays on until something is shown; outsiders must have seen nothing until then. */
static void play(orr_seats insiders)
{
    while (!orr_core_of(&left.t)->over) {
        if (!CHECK(orr_asked(&left.t) == orr_asked(&right.t))) return;   /* nobody is asked because of what is hidden */
        if (!CHECK(answer_both())) return;
        if (told_of_dna(&left) || told_of_dna(&right)) {
            shown++;
            return;
        }
        for (unsigned i = 0; i <= left.state.core.seats; i++) {
            const orr_seat s = (orr_seat)(i < left.state.core.seats ? i : ORR_PUBLIC);
            if (s != ORR_PUBLIC && (insiders >> s & 1)) continue;
            if (!CHECK(same_news(s)) || !CHECK(same_sight(s))) return;
        }
        compared++;
        if (left.state.round > 1) rounds++;
    }
}

static void exchanged(const orr_game *g, unsigned seats, const char *option, const char *value)
{
    for (unsigned seed = 0; seed < 25; seed++) {
        deal(&left, g, seats, option, value, seed);
        deal(&right, g, seats, option, value, seed);
        rng = (orr_rng){ seed + 1 };
        const orr_seat a = (orr_seat)orr_rng_below(&rng, seats);
        for (orr_seat b = 0; b < seats; b++)
            if (exchange(&right, a, b)) {
                play((orr_seats)(orr_one(a) | orr_one(b)));
                break;
            }
    }
}

static void roles_exchanged_second_edition(void)   /* MVE-12, MVE-22, MVE-82, MVE-A15 */
{
    for (unsigned seats = 3; seats <= 10; seats++) exchanged(&orr_mars_vs_earth_2e, seats, NULL, NULL);
}
static void roles_exchanged_first_edition(void)    /* MVE-12, MVE-22, MVE-82, MVE-A15, MVE-A83 */
{
    for (unsigned seats = 3; seats <= 10; seats++) exchanged(&orr_mars_vs_earth_1e, seats, NULL, NULL);
}
static void roles_exchanged_with_hidden_contributions(void)              /* MVE-A30, MVE-A91, MVE-A96 */
{
    exchanged(&orr_mars_vs_earth_2e, 5, "contrib_view", "totals");
    exchanged(&orr_mars_vs_earth_1e, 7, "contrib_view", "leader");
}
static void roles_exchanged_with_variants(void)    /* MVE-194, MVE-199, MVE-202, MVE-A95 */
{
    exchanged(&orr_mars_vs_earth_1e, 5, "field_promotion_variant", "on");
    exchanged(&orr_mars_vs_earth_1e, 5, "influence", "cv1");
    exchanged(&orr_mars_vs_earth_1e, 5, "influence", "cv2");
    exchanged(&orr_mars_vs_earth_2e, 5, "table_talk", "on");
}

static void three_hidden_martians_or_none(void)    /* MVE-A15, MVE-A83: log, questions and lists are the same */
{
    unsigned three = 0;
    for (unsigned seed = 0; seed < 400; seed++) {
        deal(&left, &orr_mars_vs_earth_2e, 8, NULL, NULL, seed);
        deal(&right, &orr_mars_vs_earth_2e, 8, NULL, NULL, seed);
        rng = (orr_rng){ seed + 1 };
        const orr_seats changed = make_all_human(&right);
        if (__builtin_popcount(changed) < 3) continue;
        three++;
        play(changed);
    }
    CHECK(three > 5);
}

static void it_was_worth_it(void)                  /* the cases above went far enough to mean something */
{
    CHECK(compared > 10000);
    CHECK(rounds > 2000);
    CHECK(shown > 100);
}

int main(void)
{
    TEST_CASE(roles_exchanged_second_edition);
    TEST_CASE(roles_exchanged_first_edition);
    TEST_CASE(roles_exchanged_with_hidden_contributions);
    TEST_CASE(roles_exchanged_with_variants);
    TEST_CASE(three_hidden_martians_or_none);
    TEST_CASE(it_was_worth_it);
    return test_end();
}
