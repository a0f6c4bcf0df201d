/* Bots: they know nothing but their view, the same seed gives the same move, and scripts beat simpler bots. */
#include "bots/search/judge.h"
#include "games/games.h"
#include "lab/play/sim.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { POSITIONS = 3, OPINIONS = 2 };   /* twins.c compares thousands */
static const orr_game *const *next_game;      /* the cases below run for every game */
static const orr_game *game;
static orr_box box;
static char *state, *world, *view, *again;

static orr_ctx at(void *s) { return (orr_ctx){ .game = game, .box = &box, .state = s }; }

/* A position somewhere in a random match, with its open question; gives somebody who is asked. */
static orr_seat random_position(orr_rng *r)
{
    orr_ctx t = at(state);
    const unsigned seats = game->min_seats + orr_rng_below(r, game->max_seats - game->min_seats + 1u);
    do {
        uint8_t key[32] = { (uint8_t)orr_rng_below(r, 256), (uint8_t)orr_rng_below(r, 256) };
        orr_start(&t, (uint8_t)seats, key);
        orr_playout(&t, r, orr_rng_below(r, 60));
    } while (!orr_asked(&t));
    return orr_speaker(&t, r);
}

/* Thinks for a few iterations only, if it is one that searches. */
static orr_action ask(const bot *b, const void *seen, const orr_action *legal, int n)
{
    const bot_budget little = { .iterations = 25 };
    void *memory = malloc(b->memory + 1);
    orr_rng own = { 77 };
    bot_open(b, &box, &little, memory);
    const orr_action a = b->choose(&box, seen, legal, n, memory, &own);
    free(memory);
    return a;
}

static void bots_choose_legal_actions_and_repeat_them(void)
{
    orr_rng r = { 1 };
    orr_ctx t = at(state);
    orr_action legal[ORR_MAX_LEGAL];
    for (int i = 0; i < POSITIONS; i++) {
        const orr_seat s = random_position(&r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, view);
        for (const bot *const *b = bots; *b; b++) {
            if ((*b)->game && (*b)->game != game) continue;
            const orr_action first = ask(*b, view, legal, n), second = ask(*b, view, legal, n);
            CHECK(!orr_why_not(&t, s, first));
            CHECK(!memcmp(&first, &second, sizeof first));
        }
    }
}

/* The hidden part is dealt anew, twice: whoever sees the same must do the same. */
static void hidden_cards_do_not_change_a_move(void)
{
    orr_rng r = { 2 };
    orr_ctx t = at(state), w = at(world);
    orr_action legal[ORR_MAX_LEGAL], there[ORR_MAX_LEGAL];
    for (int i = 0; i < POSITIONS; i++) {
        const orr_seat s = random_position(&r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, view);
        orr_imagine(&box, view, &r, world);
        orr_observe(&w, s, again);
        if (!CHECK(!memcmp(view, again, game->view_size))) return;
        if (!CHECK_NUMBER(orr_legal(&w, s, there), n)) return;
        for (const bot *const *b = bots; *b; b++) {
            if ((*b)->game && (*b)->game != game) continue;
            const orr_action here = ask(*b, view, legal, n), redealt = ask(*b, again, there, n);
            CHECK(!memcmp(&here, &redealt, sizeof here));
        }
    }
}

static void opinions_come_best_first(void)
{
    orr_rng r = { 3 };
    orr_ctx t = at(state);
    orr_action legal[ORR_MAX_LEGAL];
    bot_opinion out[ORR_MAX_LEGAL];
    const char *reason;
    for (int i = 0; i < OPINIONS; i++) {
        const orr_seat s = random_position(&r);
        const int n = orr_legal(&t, s, legal);
        orr_observe(&t, s, view);
        const bot_moment now = { &box, view, legal, n, NULL, 0 };
        CHECK_NUMBER(bot_opinions(bot_find("expert", game), &now, &r, out, &reason), n);
        CHECK(!reason || strlen(reason) > 10);
        for (int k = 0; k < n; k++) {
            CHECK(out[k].value >= 0 && out[k].value <= 1);
            CHECK(!orr_why_not(&t, s, out[k].act));
        }
    }
}

/* Out of turn the best may be to say nothing. */
static void a_hint_is_what_the_expert_would_do(void)
{
    enum { HINTS = 2 };
    orr_rng r = { 8 };
    orr_ctx t = at(state);
    orr_action legal[ORR_MAX_LEGAL], wants;
    for (int done = 0; done < HINTS;) {
        const orr_seat asked = random_position(&r);
        const orr_seat s = done && orr_may(&t) ? (orr_seat)__builtin_ctz(orr_may(&t)) : asked;
        const bot_moment now = { &box, view, legal, orr_legal(&t, s, legal), NULL, 0 };
        orr_rng one = { 9 }, same = { 9 };
        bot_advice is;
        if (now.n < (s == asked ? 2 : 1)) continue;
        orr_observe(&t, s, view);
        bot_wants(bot_find("expert", game), &box, view, legal, now.n, NULL, 0, NULL, &one, &wants, 1);
        CHECK(bot_advise(&now, &same, &is));
        CHECK(orr_same_action(is.best, wants));
        CHECK(!orr_same_action(is.best, is.next));
        CHECK(is.by.worlds > 0);
        done++;
    }
}

static void bots_are_found_by_name_and_by_level(void)
{
    CHECK_TEXT(bot_find("random", game)->name, "random");
    CHECK_TEXT(bot_find("easy", game)->name, "careless");
    const bot *script = bot_find("script", game);
    CHECK(bot_find("normal", game) == (script ? script : bot_find("greedy", game)));
    CHECK_TEXT(bot_find("hard", game)->name, "beliefs");
    CHECK(bot_find("expert", game) == (script && script->expert ? script->expert : bot_find("deep", game)));
    for (const char *const *level = bot_levels; *level; level++) CHECK(bot_find(*level, game) != NULL);
    CHECK(!bot_find("grandmaster", game));
}

/* Half the table is `a`, half is `b`, and they rotate; how many more wins per hundred games `a` has. Fixed seeds. */
static int lead(const char *a, const char *b, uint8_t seats, unsigned games)
{
    sim_order o = { .box = &box, .seats = seats, .rotate = true, .seed = "strength", .games = games, .threads = 2 };
    sim_result r;
    for (orr_seat s = 0; s < seats; s++) o.plays[s] = bot_find(s % 2 ? b : a, game);
    CHECK(sim_run(&o, &r, NULL));
    CHECK(!r.failed);
    unsigned wins[2] = { 0, 0 }, took[2] = { 0, 0 };
    for (orr_seat s = 0; s < seats; s++) {
        wins[s % 2] += (unsigned)r.bot[s];
        took[s % 2]++;
    }
    return (int)(100 * wins[0] / (took[0] * games)) - (int)(100 * wins[1] / (took[1] * games));
}

static uint8_t table_size(void) { return game->max_seats < 5 ? game->max_seats : 5; }

static void greedy_beats_random(void) { CHECK(lead("greedy", "random", table_size(), 200) >= 8); }

static void careless_is_weaker_than_greedy(void) { CHECK(lead("greedy", "careless", table_size(), 400) > 0); }

static void the_script_beats_greedy(void) { CHECK(lead("script", "greedy", table_size(), 300) >= 5); }

static void the_search_beats_greedy(void) { CHECK(lead("beliefs", "greedy", table_size(), 20) >= 0); }

int main(void)
{
    static const orr_game *const null_game[] = { &orr_template, NULL };
    for (next_game = null_game; *next_game; next_game = next_game == null_game ? orr_games : next_game + 1) {
        game = *next_game;
        box_open(&box, game);
        state = malloc(game->state_size), world = malloc(game->state_size);
        view = malloc(game->view_size), again = malloc(game->view_size);
        printf("%s\n", game->id);
        TEST_CASE(bots_choose_legal_actions_and_repeat_them);
        TEST_CASE(hidden_cards_do_not_change_a_move);
        TEST_CASE(opinions_come_best_first);
        TEST_CASE(a_hint_is_what_the_expert_would_do);
        TEST_CASE(bots_are_found_by_name_and_by_level);
        if (game == &orr_template || game == &orr_earth_gambit) {       /* matches of the others take longer */
            TEST_CASE(greedy_beats_random);
            TEST_CASE(careless_is_weaker_than_greedy);
        }
        if (game == &orr_earth_gambit) {
            TEST_CASE(the_script_beats_greedy);
            TEST_CASE(the_search_beats_greedy);
        }
        free(state), free(world), free(view), free(again);
    }
    return test_end();
}
