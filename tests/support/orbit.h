/* orbit.h - a game for unit tests of places and fields indexed by a noun: two planets with a base and a cache of cards
 * each, and facts about every planet, alone and for every seat. Its only action is to wait, which seat 1 does. A third
 * planet has a word, but nothing lies there. */
#ifndef ORBIT_H
#define ORBIT_H
#include "engine/rules.h"
#include "engine/zone.h"

enum { ORBIT_CARD = ORR_N_FIRST_OWN, ORBIT_PLANET };                    /* nouns */
enum { ORBIT_SEATS = 4, ORBIT_PLANETS = 2, ORBIT_TANKS = 3, ORBIT_ROOM = 12, ORBIT_COPIES = 4, ORBIT_KINDS = 3 };
enum { ORBIT_R_WAIT = ORR_R_FIRST_OWN, ORBIT_N_RULES };

typedef struct {
    orr_core core;
    ORR_ZONE(ORBIT_ROOM) pile, hand[ORBIT_SEATS];
    ORR_ZONE(ORBIT_ROOM) base[ORBIT_PLANETS], cache[ORBIT_PLANETS];     /* face up; face down */
    uint16_t fuel[ORBIT_PLANETS][ORBIT_SEATS];
    orr_seats landed[ORBIT_PLANETS];
    uint16_t mined[ORBIT_PLANETS];                                      /* a set of cards for every planet */
    int16_t heat[ORBIT_PLANETS];                                        /* may be below 0 */
    uint8_t infantry[ORBIT_PLANETS][ORBIT_SEATS];
    uint8_t favourite[ORBIT_PLANETS];                                   /* a card for every planet */
    uint8_t tank[ORBIT_TANKS];                                          /* indexed by a plain number */
    uint8_t trust[ORBIT_SEATS][ORBIT_SEATS];                            /* indexed by a seat, for every seat */
} orbit_state;
typedef struct {
    orr_look look;
    ORR_SEEN(ORBIT_ROOM) pile, hand[ORBIT_SEATS], base[ORBIT_PLANETS], cache[ORBIT_PLANETS];
    uint16_t fuel[ORBIT_PLANETS][ORBIT_SEATS];
    orr_seats landed[ORBIT_PLANETS];
    uint16_t mined[ORBIT_PLANETS];
    int16_t heat[ORBIT_PLANETS];
    uint8_t infantry[ORBIT_PLANETS][ORBIT_SEATS], favourite[ORBIT_PLANETS], tank[ORBIT_TANKS];
    uint8_t trust[ORBIT_SEATS][ORBIT_SEATS];
} orbit_view;

enum { ORBIT_ASK, ORBIT_ANSWER };
static orr_next orbit_run(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == ORBIT_ASK) return orr_ask(f, orr_one(0), ORBIT_ANSWER);
    orr_tell(t, ORBIT_R_WAIT, 0, ORR_EVERYBODY, in->seat, 0);
    return orr_goto(f, ORBIT_ASK);
}

static void orbit_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f, (void)s;
    orr_offer(l, 0, 0, 0, 0, 0);
}

static const char *orbit_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    static const char *const cards[][2] = { { "ice", "Ice" }, { "iron", "Iron" }, { "salt", "Salt" } };
    static const char *const planets[][2] = { { "mars", "Mars" }, { "venus", "Venus" }, { "pluto", "Pluto" } };
    (void)b;
    if (value >= ORBIT_KINDS || form == ORR_TEXT) return NULL;
    return noun == ORBIT_CARD ? cards[value][form] : noun == ORBIT_PLANET ? planets[value][form] : NULL;
}

static unsigned orbit_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    (void)b, (void)seats, (void)deck;
    for (unsigned kind = 0; kind < ORBIT_KINDS; kind++) count[kind] = ORBIT_COPIES;
    return ORBIT_KINDS;
}

static void orbit_setup(orr_ctx *t)
{
    orbit_state *s = t->state;
    for (unsigned i = 0; i < ORBIT_KINDS * ORBIT_COPIES; i++)
        orr_put(ORR_AT(s->pile), (orr_card){ (uint8_t)(i / ORBIT_COPIES), 0, 0 });
}

static void orbit_score(const orr_ctx *t, int16_t score[ORR_MAX_SEATS]) { (void)t, (void)score; }
static void orbit_result(const orr_ctx *t, orr_result *r) { (void)t, (void)r; }

#define ORBIT_AT(member) .at = offsetof(orbit_state, member), .seen = offsetof(orbit_view, member)
#define ORBIT_STRIDES(member) \
    .stride = sizeof ((orbit_state *)0)->member[0], .seen_stride = sizeof ((orbit_view *)0)->member[0]
#define ORBIT_BY_PLANET .by = ORBIT_PLANET, .count = ORBIT_PLANETS
static const orr_place orbit_places[] = {
    { "pile", .cap = ORBIT_ROOM, ORBIT_AT(pile) },
    { "hand", .flags = ORR_EACH | ORR_HELD, .cap = ORBIT_ROOM, ORBIT_AT(hand), ORBIT_STRIDES(hand) },
    { "base", .flags = ORR_UPSIDE, .cap = ORBIT_ROOM, ORBIT_AT(base), ORBIT_STRIDES(base), ORBIT_BY_PLANET },
    { "cache", .cap = ORBIT_ROOM, ORBIT_AT(cache), ORBIT_STRIDES(cache), ORBIT_BY_PLANET },
};
static const orr_field orbit_fields[] = {
    { "fuel", ORR_SHORT, ORR_EACH, ORR_N_NUMBER, ORBIT_AT(fuel), ORBIT_BY_PLANET },
    { "landed", ORR_SET, 0, ORR_N_SEAT, ORBIT_AT(landed), ORBIT_BY_PLANET },
    { "mined", ORR_SET, 0, ORBIT_CARD, ORBIT_AT(mined), ORBIT_BY_PLANET },
    { "infantry", ORR_BYTE, ORR_EACH, ORR_N_NUMBER, ORBIT_AT(infantry), ORBIT_BY_PLANET },
    { "favourite", ORR_BYTE, 0, ORBIT_CARD, ORBIT_AT(favourite), ORBIT_BY_PLANET },
    { "tank", ORR_BYTE, 0, ORR_N_NUMBER, ORBIT_AT(tank), .by = ORR_N_NUMBER, .count = ORBIT_TANKS },
    { "trust", ORR_BYTE, ORR_EACH, ORR_N_NUMBER, ORBIT_AT(trust), .by = ORR_N_SEAT, .count = ORBIT_SEATS },
    { "heat", ORR_SIGNED, 0, ORR_N_NUMBER, ORBIT_AT(heat), ORBIT_BY_PLANET },
};
static const orr_rule_text orbit_rules[ORBIT_N_RULES] = {
    [ORR_R_NOT_ASKED] = { "ORR-1", "You are not asked now." },
    [ORR_R_NOT_AN_ANSWER] = { "ORR-2", "That does not answer the question now open." },
    [ORR_R_OVER] = { "ORR-3", "The game is over." },
    [ORBIT_R_WAIT] = { "ORBIT-1", "The first seat waits." },
};
static const orr_verb orbit_verbs[] = { { "wait", { 0 }, 0, "Wait" } };
static const orr_proc orbit_procs[] = { { "match", ORBIT_R_WAIT, 0, orbit_run, orbit_options } };
static const orr_moment orbit_moments[] = { { "turn", 1, { { 0, ORBIT_ASK } } } };
static const orr_event_kind orbit_events[] = { { "waits", "{1} waits", { ORR_N_SEAT }, { 0 } } };
static const orr_deck orbit_decks[] = { { "card", ORBIT_CARD, 0 } };
static const char *const orbit_nouns[] = { "card", "planet" };
static const char *const orbit_outcomes[] = { "none" };

static const orr_game orbit_game = {
    .id = "orbit", .title = "Orbit", .rules_version = 1, .min_seats = 2, .max_seats = ORBIT_SEATS,
    .state_size = sizeof(orbit_state), .view_size = sizeof(orbit_view), .longest = 100,
    .verbs = orbit_verbs, .n_verbs = 1, .procs = orbit_procs, .n_procs = 1,
    .rules = orbit_rules, .n_rules = ORBIT_N_RULES,
    .moments = orbit_moments, .n_moments = 1, .event_kinds = orbit_events, .n_event_kinds = 1,
    .decks = orbit_decks, .n_decks = 1, .places = orbit_places, .n_places = sizeof orbit_places / sizeof *orbit_places,
    .fields = orbit_fields, .n_fields = sizeof orbit_fields / sizeof *orbit_fields,
    .outcomes = orbit_outcomes, .n_outcomes = 1, .nouns = orbit_nouns, .n_nouns = 2, .set_name = "built in",
    .word = orbit_word, .stock = orbit_stock, .setup = orbit_setup, .score = orbit_score, .result = orbit_result,
};
#endif
