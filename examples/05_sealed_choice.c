/* 05_sealed_choice.c - what the template game lacks, as a whole game: everybody chooses a card at once and in secret,
 * anybody may interject, and an option changes a rule. docs/develop/adding-a-game.md quotes it.
 *
 *   DUST-1  Everybody is dealt three of eight stars and eight stones.
 *   DUST-2  All choose a card of their hand, face down. When all have chosen, the cards are turned up.
 *   DUST-3  A star scores a point, unless everybody shows one. After three rounds the most points win; ties share.
 *   DUST-4 While the others choose, a player may call a storm, once per match: all take their cards back and choose
 *   anew. DUST-A1 With the option storms=none nobody may. */
#include "engine/rules.h"
#include "engine/zone.h"

#include <stdio.h>
#include <string.h>

enum { CHOOSE, STORM };                                                     /* verbs: interjections stand last */
enum { KIND = ORR_N_FIRST_OWN };                                            /* the only noun of the game */
enum { STONE, STAR, N_KINDS };
enum { DUST_1 = ORR_R_FIRST_OWN, DUST_2, DUST_3, DUST_4, DUST_A1, N_RULES };
enum { TOLD_CHOICE, TOLD_OPEN, TOLD_STORM };                                /* events */
enum { OPT_STORMS };                                                        /* options */
enum { SEATS = 4, HAND = 3, CARDS = 16 };

typedef struct {
    orr_core core;
    ORR_ZONE(HAND) hand[SEATS];
    ORR_ZONE(1) chosen[SEATS];                 /* face down until all have chosen */
    ORR_ZONE(CARDS) pile;
    uint8_t points[SEATS];
    orr_seats called;                          /* who has called a storm */
    uint16_t zero;
} dust;
typedef struct {
    orr_look look;
    ORR_SEEN(HAND) hand[SEATS];
    ORR_SEEN(1) chosen[SEATS];
    ORR_SEEN(CARDS) pile;
    uint8_t points[SEATS];
    orr_seats called;
} dust_view;
static dust *of(const orr_ctx *t) { return t->state; }
static orr_seats everybody(const dust *p) { return (orr_seats)(orr_one(p->core.seats) - 1u); }

static void setup(orr_ctx *t)                                               /* DUST-1 */
{
    dust *p = of(t);
    for (unsigned i = 0; i < CARDS; i++) orr_put(ORR_AT(p->pile), (orr_card){ (uint8_t)(i % N_KINDS), 0, 0 });
    orr_mix(t, ORR_AT(p->pile));
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned k = 0; k < HAND; k++)
            orr_drop_in(ORR_AT(p->hand[s]), orr_take_top(t, ORR_AT(p->pile), orr_one(s)));
}

/* ---- a sealed choice of all at once --------------------------------------------------------------------------- */

static orr_seats undecided(const dust *p)
{
    orr_seats owe = 0;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (!p->chosen[s].z.n) owe |= orr_one(s);
    return owe;
}

static orr_next open_cards(orr_ctx *t, orr_frame *f)                        /* DUST-3 */
{
    dust *p = of(t);
    orr_seats stars = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        const orr_card c = orr_take(t, ORR_AT(p->chosen[s]), 0, ORR_EVERYBODY);
        orr_tell(t, DUST_3, TOLD_OPEN, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
        if (c.kind == STAR) stars |= orr_one(s);
        orr_put(ORR_AT(p->pile), c);
    }
    for (unsigned s = 0; s < p->core.seats; s++)
        p->points[s] = (uint8_t)(p->points[s] + (stars != everybody(p) && stars >> s & 1));
    return p->hand[0].z.n ? orr_goto(f, 0) : orr_over(t);
}

enum { ASK, ANSWER, OPEN };
static orr_next run_round(orr_ctx *t, orr_frame *f, const orr_answer *in)   /* DUST-2 */
{
    dust *p = of(t);
    switch (f->step) {
    case ASK: {                                                         /* changes nothing: a storm comes back to it */
        const orr_seats owe = undecided(p);
        return owe ? orr_ask_open(f, owe, ANSWER) : orr_goto(f, OPEN);
    }
    case ANSWER: {
        const orr_at hand = ORR_AT(p->hand[in->seat]);
        unsigned i = 0;
        while (hand.c[i].kind != in->act.a) i++;
        orr_put(ORR_AT(p->chosen[in->seat]), orr_take_loose(t, hand, i, orr_one(in->seat)));
        orr_tell(t, DUST_2, TOLD_CHOICE, orr_one(in->seat), in->seat, in->act.a);
        return orr_goto(f, ASK);
    }
    default: return open_cards(t, f);
    }
}

static void round_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const dust *p = of(t);
    unsigned held = 0;
    (void)f;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) held |= 1u << p->hand[s].card[i].kind;
    for (unsigned k = 0; k < N_KINDS; k++) orr_offer(l, CHOOSE, k, 0, 0, held >> k & 1 ? 0 : DUST_2);
}

/* ---- an interjection, and an option --------------------------------------------------------------------------- */

static orr_seats may(const orr_ctx *t)                                      /* by public facts alone */
{
    if (t->box->opt[OPT_STORMS]) return 0;                                  /* DUST-A1 */
    return (orr_seats)(everybody(of(t)) & ~of(t)->called);
}

/* DUST-4; in: the interjection, f->who gave it */
static orr_next run_storm(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    dust *p = of(t);
    (void)in;
    p->called |= orr_one(f->who);
    for (unsigned s = 0; s < p->core.seats; s++)
        if (p->chosen[s].z.n) orr_drop_in(ORR_AT(p->hand[s]), orr_take(t, ORR_AT(p->chosen[s]), 0, 0));
    orr_tell(t, DUST_4, TOLD_STORM, ORR_EVERYBODY, f->who, 0);
    return orr_return(t, 0);                                                /* the question is asked anew */
}

static void storm_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    orr_offer(l, STORM, 0, 0, 0, t->box->opt[OPT_STORMS] ? DUST_A1 : of(t)->called >> s & 1 ? DUST_4 : 0);
}

/* ---- the tables ----------------------------------------------------------------------------------------------- */

enum { P_ROUND, P_STORM, N_PROCS };
static const orr_verb verbs[] = {
    [CHOOSE] = { "choose", { KIND }, ORR_SEALED_A, "Choose {a}" },
    [STORM] = { "storm", { 0 }, ORR_INTERJECT, "Call a storm" },
};
static const orr_proc procs[] = {
    [P_ROUND] = { "round", DUST_2, 0, run_round, round_options },
    [P_STORM] = { "storm", DUST_4, 0, run_storm, storm_options },
};
static const char *const storms[] = { "one", "none" };
static const orr_option options[] = {
    [OPT_STORMS] = { "storms", 2, storms, DUST_A1, "One storm per player, or none." },
};
static const orr_event_kind events[] = {
    [TOLD_CHOICE] = { "choice", "{1} chooses {4|a card}", { ORR_N_SEAT }, { KIND } },
    [TOLD_OPEN] = { "open", "{1} shows {2}", { ORR_N_SEAT, KIND }, { 0 } },
    [TOLD_STORM] = { "storm", "{1} calls a storm: everybody chooses anew", { ORR_N_SEAT }, { 0 } },
};
static const orr_rule_text rules[N_RULES] = {
    [DUST_1] = { "DUST-1", "Everybody is dealt three cards." },
    [DUST_2] = { "DUST-2", "All choose a card of their hand, face down." },
    [DUST_3] = { "DUST-3", "A star scores a point, unless everybody shows one." },
    [DUST_4] = { "DUST-4", "Once per match a player may call a storm." },
    [DUST_A1] = { "DUST-A1", "With storms=none nobody may." },
};
static const orr_deck decks[] = { { "card", KIND, 2 } };
static const orr_place places[] = {
    { "hand", 0, ORR_EACH | ORR_HELD, HAND, 0, offsetof(dust, hand), sizeof(((dust *)0)->hand[0]),
      offsetof(dust_view, hand),
      sizeof(((dust_view *)0)->hand[0]), .text = "the cards of a player, in no order" },
    { "chosen", 0, ORR_EACH | ORR_HELD, 1, 0, offsetof(dust, chosen), sizeof(((dust *)0)->chosen[0]),
      offsetof(dust_view, chosen),
      sizeof(((dust_view *)0)->chosen[0]), .text = "the card a player has chosen, face down" },
    { "pile", 0, 0, CARDS, 0, offsetof(dust, pile), 0, offsetof(dust_view, pile), 0, .text = "all other cards" },
};
static const orr_field fields[] = {
    { "points", ORR_BYTE, ORR_EACH, ORR_N_NUMBER, offsetof(dust, points), offsetof(dust_view, points),
      .text = "points so far" },
    { "called", ORR_SET, 0, ORR_N_SEAT, offsetof(dust, called), offsetof(dust_view, called),
      .text = "who has called a storm" },
};
static const char *const outcomes[] = { "most points" }, *const nouns[] = { "card" };

static void score(const orr_ctx *t, int16_t points[ORR_MAX_SEATS])
{
    for (unsigned s = 0; s < of(t)->core.seats; s++) points[s] = of(t)->points[s];
}
static void result(const orr_ctx *t, orr_result *r)
{
    const dust *p = of(t);
    unsigned most = 0;
    *r = (orr_result){ .rule = DUST_3 };
    for (unsigned s = 0; s < p->core.seats; s++) most = p->points[s] > most ? p->points[s] : most;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (p->points[s] == most) r->winners |= orr_one(s);
}
static const char *word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const kinds[N_KINDS][3] = { { "stone", "Stone", "Scores nothing." },
                                                   { "star", "Star", "Scores a point." } };
    (void)b;
    return noun == KIND && value < N_KINDS ? kinds[value][form] : NULL;
}
static orr_prompt prompt(const orr_box *b, const void *view)
{
    (void)b;
    return orr_prompt_of(((const orr_look *)view)->over ? "The game is over." : "Choose a card");
}
static unsigned stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    (void)b, (void)seats, (void)deck;
    for (unsigned k = 0; k < N_KINDS; k++) count[k] = CARDS / N_KINDS;
    return N_KINDS;
}

static const orr_game game = {
    .id = "dust", .title = "Dust", .rules_version = 1, .min_seats = 2, .max_seats = SEATS, .longest = 100,
    .state_size = sizeof(dust), .view_size = sizeof(dust_view),
    .verbs = verbs, .n_verbs = 2, .procs = procs, .n_procs = N_PROCS, .rules = rules, .n_rules = N_RULES,
    .options = options, .n_options = 1, .event_kinds = events, .n_event_kinds = 3, .decks = decks, .n_decks = 1,
    .places = places, .n_places = 3, .fields = fields, .n_fields = 2, .outcomes = outcomes, .n_outcomes = 1,
    .nouns = nouns, .n_nouns = 1, .first = P_ROUND, .interject = P_STORM,
    .word = word, .stock = stock, .setup = setup, .may = may, .score = score, .result = result, .prompt = prompt,
};

/* ---- what is shown here --------------------------------------------------------------------------------------- */

static bool told(const char *what, bool holds) { return printf("%s: %s\n", what, holds ? "yes" : "NO"), holds; }

int main(void)
{
    static dust one, other;
    static dust_view seen_one, seen_other;
    const orr_box box = { .game = &game }, calm = { .game = &game, .opt = { [OPT_STORMS] = 1 } };
    orr_ctx t = { .game = &game, .box = &box, .state = &one }, twin = { .game = &game, .box = &box, .state = &other };
    const orr_action stone = { CHOOSE, STONE, 0, 0 }, star = { CHOOSE, STAR, 0, 0 }, storm = { STORM, 0, 0, 0 };
    uint8_t key[32] = { 0 };
    do {                                                        /* a deal in which the first seat has a choice */
        key[0]++;
        if (orr_start(&t, 3, key) != ORR_OK) return 1;
    } while (orr_why_not(&t, 0, stone) || orr_why_not(&t, 0, star));
    memcpy(&other, &one, sizeof one);
    orr_say(&t, 0, stone);
    orr_say(&twin, 0, star);
    orr_observe(&t, 1, &seen_one);
    orr_observe(&twin, 1, &seen_other);
    bool fine = told("the others see that a card was chosen, and not which",
                     !memcmp(&seen_one, &seen_other, sizeof seen_one) && seen_one.chosen[0].z.n == 1 &&
                         seen_one.chosen[0].face[0].kind == ORR_UNKNOWN);
    fine &= told("they still owe an answer", orr_asked(&t) == (orr_one(1) | orr_one(2)));
    fine &= told("a storm brings the card back, and all are asked",
                 orr_apply(&t, 0, storm) == ORR_OK && orr_asked(&t) == everybody(&one));
    fine &= told("a second storm of the same player is refused by DUST-4", orr_why_not(&t, 0, storm) == DUST_4);
    t.box = &calm;
    fine &=
        told("with storms=none nobody calls one (DUST-A1)", orr_may(&t) == 0 && orr_why_not(&t, 1, storm) == DUST_A1);
    t.box = &box;
    orr_rng rng = { 1 };
    orr_playout(&t, &rng, game.longest);
    fine &= told("the match comes to its end", one.core.over);
    return fine ? 0 : 1;
}
