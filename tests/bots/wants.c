/* A decision for a guest that keeps no memory (bot_wants), its spares, and the limit of a thought. */
#include "bots/search/search.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { MOST = 4, POSITIONS = 40 };
static orr_box box;
static char *state, *view;

static orr_ctx at(void) { return (orr_ctx){ .game = box.game, .box = &box, .state = state }; }

/* Somewhere in a random match; gives somebody who is asked. */
static orr_seat position(orr_rng *r, uint8_t seats)
{
    orr_ctx t = at();
    do {
        const uint8_t key[32] = { (uint8_t)orr_rng_below(r, 256), (uint8_t)orr_rng_below(r, 256) };
        orr_start(&t, seats, key);
        orr_playout(&t, r, orr_rng_below(r, 60));
    } while (!orr_asked(&t));
    const orr_seat s = orr_speaker(&t, r);
    orr_observe(&t, s, view);
    return s;
}

static void open_game(const orr_game *g)
{
    box_open(&box, g);
    state = malloc(g->state_size);
    view = malloc(g->view_size);
}

static void close_game(void)
{
    free(state);
    free(view);
}

/* Best first, no two alike, all legal; one where nobody else answers the same question. */
static void wants_are_legal_and_differ(void)
{
    const bot_budget little = { .iterations = 20 };
    for (const orr_game *const *g = orr_games; *g; g++) {
        orr_rng r = { 3 };
        unsigned several = 0;
        open_game(*g);
        for (unsigned i = 0; i < POSITIONS; i++) {
            orr_action legal[ORR_MAX_LEGAL], want[MOST], again[MOST];
            orr_ctx t = at();
            const orr_seat s = position(&r, (*g)->max_seats < 4 ? (*g)->max_seats : 4);
            const bot *b = bot_find(bot_levels[i % 3], *g);
            const int n = orr_legal(&t, s, legal);
            const bool alone = orr_asked(&t) == orr_one(s);
            orr_rng dice = { i }, same_dice = { i };
            const int wanted = bot_wants(b, &box, view, legal, n, NULL, 0, &little, &dice, want, MOST);
            CHECK(wanted >= 1 && wanted <= (alone ? 1 : MOST));
            several += wanted > 1;
            for (int k = 0; k < wanted; k++) {
                CHECK(!orr_why_not(&t, s, want[k]));
                for (int j = 0; j < k; j++) CHECK(memcmp(&want[j], &want[k], sizeof *want));
            }
            CHECK_NUMBER(bot_wants(b, &box, view, legal, n, NULL, 0, &little, &same_dice, again, MOST), wanted);
            CHECK(!memcmp(want, again, (size_t)wanted * sizeof *want));
        }
        if (!strncmp((*g)->id, "mars", 4)) CHECK(several > 0);
        close_game();
    }
}

static void with_nothing_to_say_it_is_silent(void)
{
    open_game(orr_find_game("martians"));
    orr_rng r = { 1 };
    orr_action want[MOST];
    position(&r, 3);
    CHECK_NUMBER(bot_wants(bot_find("hard", box.game), &box, view, NULL, 0, NULL, 0, NULL, &r, want, MOST), 1);
    CHECK_NUMBER(want[0].verb, BOT_SILENT);
    close_game();
}

/* Without its limit this would take hours. */
static void a_thought_stops_at_its_limit(void)
{
    const bot_budget endless = { .iterations = 1000000000, .at_most = 30 };
    const bot_budget both = { .milliseconds = 1000000000, .at_most = 30 };
    const bot *b = bot_find("hard", orr_find_game("earth-gambit"));
    open_game(b ? orr_find_game("earth-gambit") : NULL);
    orr_action legal[ORR_MAX_LEGAL];
    orr_rng r = { 8 };
    orr_ctx t = at();
    orr_seat s;
    int n;
    do {
        s = position(&r, 5);
        n = orr_legal(&t, s, legal);
    } while (n < 2);
    void *memory = malloc(b->memory);
    bot_open(b, &box, &endless, memory);
    CHECK(!orr_why_not(&t, s, b->choose(&box, view, legal, n, memory, &r)));
    bot_open(b, &box, &both, memory);
    CHECK(!orr_why_not(&t, s, b->choose(&box, view, legal, n, memory, &r)));
    bot_open(b, &box, &(bot_budget){ .at_most = 1000000 }, memory);  /* the bot's own number, and a far limit */
    CHECK_NUMBER(((search_memory *)memory)->budget.iterations, 1600);
    free(memory);
    close_game();
}

/* The expert's last heats come in time: what is left of its budget is shared out by the clock. */
static void a_limit_that_comes_early_cuts_off_no_heat(void)
{
    const bot_budget endless = { .iterations = 1000000000, .at_most = 400 };
    open_game(orr_find_game("earth-gambit"));
    orr_action legal[ORR_MAX_LEGAL], act[ORR_MAX_LEGAL + 1];
    orr_rng r = { 9 };
    orr_ctx t = at();
    bot_moment moment = { .box = &box, .view = view, .legal = legal };
    do {
        moment.n = orr_legal(&t, position(&r, 5), legal);
    } while (moment.n < 5);
    search *s = opinions_think(&bot_reader, &moment, &endless, &r, act);
    CHECK(s->heats.heats >= 3 && s->heats.heat == s->heats.heats - 1 && s->heats.in == 2);
    CHECK(orr_same_action(search_best(s), act[s->heats.order[0]]));
    CHECK(orr_same_action(search_next(s), act[s->heats.order[1]]));
    for (int i = 0; i < s->n; i++) CHECK(search_worth(s, act[i]) <= search_worth(s, search_best(s)));
    opinions_forget(s);
    close_game();
}

static uint32_t own_tries(const orr_game *g, uint32_t said)
{
    const orr_box there = { .game = g, .set = g->house_set };
    const bot *sage = bot_find("sage", g);
    search_memory *memory = malloc(sage->memory);
    bot_open(sage, &there, &(bot_budget){ .iterations = said }, memory);
    const uint32_t tries = memory->budget.iterations;
    free(memory);
    return tries;
}

/* Tries are cheaper without a network, so there are as many as `deep` makes; unless somebody says how many. */
static void without_a_network_there_are_more_tries(void)
{
    const orr_game *venus = orr_find_game("onward-to-venus");
    orr_game other = *venus;
    other.id = "another";
    const uint32_t with = own_tries(venus, 0), without = own_tries(&other, 0);
    CHECK_NUMBER(with, bot_find("sage", venus)->budget.iterations);
    CHECK_NUMBER(without, bot_find("deep", venus)->budget.iterations);
    CHECK(without > with);
    CHECK_NUMBER(own_tries(&other, 25), 25);
}

static void stronger_bots_may_take_longer(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        for (unsigned i = 1; bot_levels[i]; i++) CHECK(bot_pace(bot_levels[i], *g) >= bot_pace(bot_levels[i - 1], *g));
        CHECK(bot_pace("hard", *g) > bot_pace("normal", *g) && bot_pace("expert", *g) > bot_pace("hard", *g));
        CHECK(bot_pace("easy", *g) >= 1 && bot_pace("expert", *g) <= 10000);
    }
}

int main(void)
{
    TEST_CASE(wants_are_legal_and_differ);
    TEST_CASE(with_nothing_to_say_it_is_silent);
    TEST_CASE(a_thought_stops_at_its_limit);
    TEST_CASE(a_limit_that_comes_early_cuts_off_no_heat);
    TEST_CASE(without_a_network_there_are_more_tries);
    TEST_CASE(stronger_bots_may_take_longer);
    return test_end();
}
