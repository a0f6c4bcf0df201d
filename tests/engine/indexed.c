/* indexed.c - places and fields indexed by a noun: in views and imagined worlds, in scenarios and their sentences, on
 * the plain board. The game is orbit.h. */
#include "tests/support/check.h"

#include "engine/canvas.h"
#include "table/match/box.h"
#include "table/scenario/scenario.h"
#include "tests/support/orbit.h"

static orbit_state state;
static orbit_view view;
static orr_box box = { .game = &orbit_game };
static orr_ctx t = { .game = &orbit_game, .box = &box, .state = &state };
static const uint8_t key[32] = { 3 };

/* Three seats. On both planets lie cards that everybody, somebody or nobody knows; every field has its own values. */
static void start(void)
{
    CHECK_NUMBER(orr_start(&t, 3, key), ORR_OK);
    for (unsigned i = 0; i < ORBIT_PLANETS; i++) {
        orr_put(ORR_AT(state.base[i]), orr_take_top(&t, ORR_AT(state.pile), ORR_EVERYBODY));
        orr_drop_in(ORR_AT(state.hand[i]), orr_take_top(&t, ORR_AT(state.pile), orr_one(i)));
        for (unsigned n = 0; n <= i; n++) orr_put(ORR_AT(state.cache[i]), orr_take_top(&t, ORR_AT(state.pile), 0));
        state.landed[i] = orr_one(i + 1);
        state.mined[i] = i ? 0 : 1u << 2 | 1u << 0;
        state.favourite[i] = (uint8_t)(1 + i);
        state.heat[i] = i ? 464 : -63;
        for (unsigned s = 0; s < 3; s++) {
            state.fuel[i][s] = (uint16_t)(1000 * (i + 1) + s);
            state.infantry[i][s] = (uint8_t)(10 * (i + 1) + s);
        }
    }
    for (unsigned i = 0; i < ORBIT_TANKS; i++) state.tank[i] = (uint8_t)(7 + i);
    state.trust[2][1] = 9;
    orr_show(&t, ORR_AT(state.cache[1]), 0, orr_one(2));
}

/* ---- views and imagined worlds ---------------------------------------------------------------------------------- */

static void sizes(void)
{
    static const size_t expected[] = { 16, 4, 4, 8, 2, 3, 16, 4 };
    for (unsigned i = 0; i < orbit_game.n_fields; i++)
        CHECK_NUMBER(orr_field_size(&orbit_fields[i], ORBIT_SEATS), expected[i]);
    CHECK_NUMBER(orr_place_count(&orbit_places[1], 3), 3);
    CHECK_NUMBER(orr_place_count(&orbit_places[2], 3), ORBIT_PLANETS);
}

static void a_view_shows_every_instance(void)
{
    start();
    orr_observe(&t, 1, &view);
    CHECK(!memcmp(view.fuel, state.fuel, sizeof view.fuel));
    CHECK(!memcmp(view.landed, state.landed, sizeof view.landed));
    CHECK(!memcmp(view.mined, state.mined, sizeof view.mined));
    CHECK(!memcmp(view.heat, state.heat, sizeof view.heat));
    CHECK(!memcmp(view.infantry, state.infantry, sizeof view.infantry));
    CHECK(!memcmp(view.favourite, state.favourite, sizeof view.favourite));
    CHECK(!memcmp(view.tank, state.tank, sizeof view.tank));
    CHECK(!memcmp(view.trust, state.trust, sizeof view.trust));
    for (unsigned i = 0; i < ORBIT_PLANETS; i++) {
        CHECK_NUMBER(view.base[i].z.n, 1);
        CHECK_NUMBER(view.base[i].face[0].kind, state.base[i].card[0].kind);
        CHECK_NUMBER(view.cache[i].z.n, i + 1);
        CHECK_NUMBER(view.cache[i].face[0].kind, ORR_UNKNOWN);
    }
}

/* An index is no seat: seat 2 does not hold what lies on the second planet. */
static void a_card_of_a_place_is_known_to_whom_it_was_shown(void)
{
    start();
    orr_observe(&t, 2, &view);
    CHECK_NUMBER(view.cache[1].face[0].kind, state.cache[1].card[0].kind);
    CHECK_NUMBER(view.cache[1].face[1].kind, ORR_UNKNOWN);
    CHECK_NUMBER(view.cache[0].face[0].kind, ORR_UNKNOWN);
}

static void imagined_worlds_look_the_same(void)
{
    static orbit_state other;
    static orbit_view again;
    const orr_ctx there = { .game = &orbit_game, .box = &box, .state = &other };
    orr_rng rng = { 5 };
    start();
    for (unsigned k = 0; k < 400; k++) {
        const orr_seat s = k % 4 == 3 ? ORR_PUBLIC : (orr_seat)(k % 4);
        unsigned count[ORBIT_KINDS] = { 0 };
        orr_observe(&t, s, &view);
        orr_imagine(&box, &view, &rng, &other);
        orr_observe(&there, s, &again);
        if (!CHECK(!memcmp(&view, &again, sizeof view))) return;
        for (const orr_place *p = orbit_places; p < orbit_places + orbit_game.n_places; p++)
            for (unsigned i = 0; i < orr_place_count(p, 3); i++) {
                const orr_at a = orr_place_at(p, &other, i);
                for (unsigned c = 0; c < a.z->n; c++) count[a.c[c].kind]++;
            }
        for (unsigned kind = 0; kind < ORBIT_KINDS; kind++) CHECK_NUMBER(count[kind], ORBIT_COPIES);
    }
}

/* ---- scenarios -------------------------------------------------------------------------------------------------- */

static const orr_game *find(const char *id) { return strcmp(id, orbit_game.id) ? NULL : &orbit_game; }

typedef struct { /* the first failure, how many there were, and the first line that makes no sense */
    char expected[300], found[300], why[300];
    unsigned n;
} report;

static void keep_first(void *user, const scenario_failure *f)
{
    report *r = user;
    if (r->n++) return;
    snprintf(r->expected, sizeof r->expected, "%s", f->expected);
    snprintf(r->found, sizeof r->found, "%s", f->found);
}

static void keep_why(void *user, const scenario_unreadable *u)
{
    report *r = user;
    if (!*r->why) snprintf(r->why, sizeof r->why, "%s", u->why);
}

static bool run(const char *steps, report *r, scenario_sum *sum)
{
    static const scenario_sources from = { .find = find };
    const scenario_listener listener = { r, keep_first, NULL, keep_why };
    char text[2000];
    *r = (report){ .n = 0 };
    const int n = snprintf(text, sizeof text, "case ORBIT-1 x\norbit seats=3\n%s\n", steps);
    return scenario_run(text, (size_t)n, &from, &listener, sum);
}

static void passes(const char *steps)
{
    report r;
    scenario_sum sum;
    const bool understood = run(steps, &r, &sum);
    if (!CHECK(understood && sum.passed == 1))
        printf("    %s\n    %s; expected %s; found %s\n", steps, r.why, r.expected, r.found);
}

static void fails(const char *steps, const char *expected, const char *found, unsigned failures)
{
    report r;
    scenario_sum sum;
    if (!CHECK(run(steps, &r, &sum))) printf("    %s\n", r.why);
    CHECK_TEXT(r.expected, expected);
    CHECK_TEXT(r.found, found);
    CHECK_NUMBER(r.n, failures);
}

static void refused(const char *steps, const char *why)
{
    report r;
    scenario_sum sum;
    const bool understood = run(steps, &r, &sum);
    CHECK_NUMBER(sum.failed, 1);
    CHECK_TEXT(understood ? r.found : r.why, why);       /* a position that cannot be is understood */
}

static void fields_are_set_and_checked_one_by_one(void)
{
    passes("given infantry mars 2: 3\nthen infantry mars 2: 3; infantry mars 1, 3: 0; infantry venus: 0");
    passes("given infantry venus: 4\nthen infantry venus 3: 4; infantry venus all: 4; infantry mars: 0");
    passes("given infantry 3: 5\nthen infantry mars 3: 5; infantry venus 3: 5; infantry 1, 2: 0");
    passes("given infantry all 3: 5\nthen infantry all 3: 5; infantry 1, 2: 0; infantry mars, venus 3: 5");
    passes("given infantry: 2\nthen infantry: 2; infantry all: 2; infantry venus 1: 2");
    passes("given fuel venus 2: 60000; fuel mars: 258\nthen fuel venus 2: 60000; fuel venus 1: 0; fuel mars 3: 258");
    passes("given landed venus: 1, 3\nthen landed venus: 1, 3; landed mars: none");
    passes("given favourite: salt; favourite mars: iron\nthen favourite mars: iron; favourite venus: salt");
    passes("given tank 2: 8; tank 0: 1\nthen tank 0: 1; tank 1: 0; tank 2: 8");
    passes("given trust 3 1: 6; trust 1: 2\nthen trust 3 1: 6; trust 3 2, 3: 0; trust 1: 2; trust 2: 0");
    passes("given infantry mars 2: 3; fuel venus 1: 300\nseen 3: infantry mars 2: 3; fuel venus 1: 300; fuel mars: 0");
}

static void signed_fields_may_be_below_0(void)
{
    passes("given heat mars: -63; heat venus: 464\nthen heat mars: -63; heat venus: 464");
    passes("given heat: -32767\nseen 2, public: heat: -32767");
    fails("given heat mars: -63\nthen heat mars: 63", "heat mars: 63", "heat mars: -63", 1);
    refused("given heat mars: 40000", "\"40000\" should be a whole number from -32768 to 32767.");
    refused("given fuel mars 1: -3", "\"-3\" should be a whole number from 0 to 65535.");
}

/* Sets of other things than seats: any noun with at most sixteen values. */
static void sets_of_any_noun(void)
{
    passes("given mined mars: ice, salt\nthen mined mars: salt, ice; mined venus: none");
    passes("given mined: iron; mined venus: none\nthen mined mars: iron; mined venus: none");
    passes("given mined venus: ice, iron, salt\nseen 2, public: mined venus: ice, iron, salt; mined mars: none");
    fails("given mined mars: ice, salt\nthen mined mars: ice", "mined mars: ice", "mined mars: ice, salt", 1);
    fails("then mined: salt", "mined mars: salt", "mined mars: none", 2);
    refused("then mined mars: gold", "\"gold\" is not a card; the right words are: ice, iron, salt.");
    refused("then mined mars: 1", "\"1\" is not a card; the right words are: ice, iron, salt.");
}

static void places_are_set_and_checked_one_by_one(void)
{
    passes("given base mars: ice x2; base venus: iron\nthen base mars: ice x2; base venus: iron; pile count: 9");
    passes("given base: salt\nthen base mars: salt; base venus: salt; base all has: salt; base lacks: ice");
    passes("given cache venus top: ice, salt\nthen cache venus top: ice; cache venus bottom: salt; cache mars: none");
    passes("given cache venus: ice, salt; base mars: iron\nknows 2: cache venus: ice\n"
           "seen 2: cache venus: ice, ?; base mars: iron\nseen 1, public: cache venus: ? x2; base mars: iron");
    passes("given cache mars count: 3; cache venus count: 1\nthen cache mars count: 3; cache venus count: 1");
    passes("given cache mars: rest; pile: none\nthen cache mars count: 12; cache venus: none");
    passes("given base mars: ice x2; base venus: ice x2\ngiven base: iron; base venus: ice\n"
           "then base mars: iron; base venus: ice");
}

static void a_failure_names_the_instance(void)
{
    fails("then infantry venus 2: 1", "infantry venus 2: 1", "infantry venus 2: 0", 1);
    fails("then infantry: 1", "infantry mars 1: 1", "infantry mars 1: 0", 6);
    fails("then infantry venus: 1", "infantry venus 1: 1", "infantry venus 1: 0", 3);
    fails("then tank 2: 1", "tank 2: 1", "tank 2: 0", 1);
    fails("then trust: 1", "trust 1 1: 1", "trust 1 1: 0", 9);
    fails("then favourite venus: iron", "favourite venus: iron", "favourite venus: ice", 1);
    fails("seen public: base mars has: ice", "public sees base mars has: ice", "public sees base mars: none", 1);
    fails("then cache count: 2", "cache mars count: 2", "cache mars count: 0", 2);
}

static void wrong_words_before_the_colon(void)
{
    refused("then infantry pluto 2: 1", "\"pluto\" is not a planet; the right words are: mars, venus.");
    refused("then infantry moon: 1", "\"moon\" is not a planet; the right words are: mars, venus.");
    refused("then base 2: ice", "\"2\" is not a planet; the right words are: mars, venus.");
    refused("then base mars 2: ice", "\"base\" is not one for each seat, so no seat can stand before its colon.");
    refused("then infantry mars 4: 1", "\"4\" is not a seat of this table; its seats are 1 to 3.");
    refused("then infantry mars, mars: 1", "\"mars\" is named twice.");
    refused("then infantry mars, : 1", "Expected a word for planet here, not \": 1\".");
    refused("then infantry 2 mars: 1",
            "\"mars\" does not belong there; before the colon comes: infantry PLANET SEAT, then perhaps one of: all "
            "empty but.");
    refused("then base mars venus: ice", "\"venus\" does not belong there; before the colon comes: base PLANET, then "
                                         "perhaps one of: top, bottom, has, lacks, count, all empty but.");
    refused("then hand 1 mars: ice",
            "\"mars\" does not belong there; before the colon comes: hand SEAT, then perhaps one of: has, lacks, "
            "count, all empty but.");
    refused("then tank 3: 1", "\"3\" is not a number from 0 to 2.");
    refused("then trust 4 1: 1", "\"4\" is not a seat of this table; its seats are 1 to 3.");
    refused("given base mars: ice; base: iron\nrunning", "This given sets base mars twice.");
    refused("given cache venus count: 13\nrunning", "There are not enough cards left to make cache venus count 13.");
    refused("knows 1: base venus: ice\nrunning", "There is no such \"ice\" in base venus for a seat to know.");
}

static void the_vocabulary_names_the_index(void)
{
    static char words[8000];
    CHECK(scenario_vocabulary(&box, words, sizeof words) > 0);
    CHECK(strstr(words, "| `base PLANET` (up to `venus`) | card | 12 | everybody |"));
    CHECK(strstr(words, "| `infantry PLANET SEAT` (up to `venus`) | number |"));
    CHECK(strstr(words, "| `tank NUMBER` (0 to 2) | number |"));
    CHECK(strstr(words, "| `trust SEAT SEAT` | number |"));
    CHECK(strstr(words, "| `mined PLANET` (up to `venus`) | cards, or none |"));
}

/* ---- the plain board -------------------------------------------------------------------------------------------- */

enum { WIDTH = 56, HEIGHT = 40 };
static orr_cell cells[WIDTH * HEIGHT];

static bool has_line(const orr_canvas *c, int y, const char *expected)
{
    char text[WIDTH + 1];
    int end = 0;
    for (int x = 0; x < WIDTH; x++) {
        const uint32_t ch = c->cell[y * WIDTH + x].ch;
        text[x] = ch < 128 ? (char)ch : '#';
        if (ch != ' ') end = x + 1;
    }
    text[end] = 0;
    return CHECK_TEXT(text, expected);
}

static void the_board_has_a_row_for_every_value(void)
{
    static const char *const expected[] = {
        " pile             top: 5 unknown", " base", "   Mars           Salt", "   Venus          Salt", " cache",
        "   Mars           1 unknown", "   Venus          top: 2 unknown", " fuel",
        "   Mars           Seat 1: 1000, Seat 2: 1001,", "                  Seat 3: 1002",
        "   Venus          Seat 1: 2000, Seat 2: 2001,", "                  Seat 3: 2002", " landed",
        "   Mars           Seat 2", "   Venus          Seat 3", " mined", "   Mars           Ice, Salt",
        "   Venus          none", " infantry",
        "   Mars           Seat 1: 10, Seat 2: 11, Seat 3: 12", "   Venus          Seat 1: 20, Seat 2: 21, Seat 3: 22",
        " favourite", "   Mars           Iron", "   Venus          Salt", " tank", "   0              7",
        "   1              8", "   2              9", " trust", "   Seat 1         Seat 1: 0, Seat 2: 0, Seat 3: 0",
        "   Seat 2         Seat 1: 0, Seat 2: 0, Seat 3: 0", "   Seat 3         Seat 1: 0, Seat 2: 9, Seat 3: 0",
        " heat", "   Mars           -63", "   Venus          464"
    };
    orr_canvas c = { .cell = cells, .width = WIDTH, .height = HEIGHT };
    orr_canvas_clear(&c);
    start();
    orr_observe(&t, ORR_PUBLIC, &view);
    const int lines = orr_paint_tables(&box, &view, &c), rows = sizeof expected / sizeof *expected;
    for (int y = 0; y < rows; y++) has_line(&c, y + 1, expected[y]);
    CHECK_NUMBER(lines, 1 + rows + 2 * 3);
}

int main(void)
{
    box_open(&box, &orbit_game);
    TEST_CASE(sizes);
    TEST_CASE(a_view_shows_every_instance);
    TEST_CASE(a_card_of_a_place_is_known_to_whom_it_was_shown);
    TEST_CASE(imagined_worlds_look_the_same);
    TEST_CASE(fields_are_set_and_checked_one_by_one);
    TEST_CASE(signed_fields_may_be_below_0);
    TEST_CASE(sets_of_any_noun);
    TEST_CASE(places_are_set_and_checked_one_by_one);
    TEST_CASE(a_failure_names_the_instance);
    TEST_CASE(wrong_words_before_the_colon);
    TEST_CASE(the_vocabulary_names_the_index);
    TEST_CASE(the_board_has_a_row_for_every_value);
    return test_end();
}
