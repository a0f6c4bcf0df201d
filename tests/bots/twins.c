/* Twins: two worlds that look the same from a seat. A bot must do the same in both, whatever is hidden there; and of
 * what happens it may hear no more than its seat. 2,000 positions for the easy bot and the script of every game, as
 * many for the learned bot and as many for the search, which thinks shortly here: a leak shows in the first worlds it
 * imagines, or never; 100 for the expert. test_unit_twins [POSITIONS]: `make check` takes 10,000 for every level. */
#include "bots/bot.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { ITERATIONS = 2 };
static unsigned positions_each = 2000;
static const orr_game *game;
static orr_box box;
static char *state, *world, *view, *again;

/* What the match has told so far, as every seat heard it. */
typedef struct { const bot *b; void *memory[ORR_MAX_SEATS]; } listeners;

static void tell(void *to, const orr_event *e)
{
    const listeners *l = to;
    for (orr_seat s = 0; s < game->max_seats; s++) bot_hear(l->b, &box, s, e, l->memory[s]);
}

static void open_all(listeners *l)
{
    const bot_budget little = { .iterations = ITERATIONS };
    for (unsigned s = 0; s < game->max_seats; s++) bot_open(l->b, &box, &little, l->memory[s]);
}

static bool same_choice(listeners *l, orr_ctx *t, orr_rng *r)
{
    orr_ctx w = { .game = game, .box = &box, .state = world };
    orr_action legal[ORR_MAX_LEGAL], there[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(t, r);
    const int n = orr_legal(t, s, legal);
    orr_observe(t, s, view);
    orr_imagine(&box, view, r, world);
    orr_observe(&w, s, again);
    if (!CHECK(!memcmp(view, again, game->view_size)) || !CHECK_NUMBER(orr_legal(&w, s, there), n)) return false;
    orr_rng one = { 5 }, other = { 5 };
    const orr_action here = l->b->choose(&box, view, legal, n, l->memory[s], &one);
    const orr_action redealt = l->b->choose(&box, again, there, n, l->memory[s], &other);
    return CHECK(!memcmp(&here, &redealt, sizeof here)) && CHECK(!orr_why_not(t, s, here));
}

/* Random matches, with a choice compared at every answer. */
static void compare(const char *name, unsigned positions)
{
    listeners l = { .b = bot_find(name, game) };
    orr_rng r = { 4 };
    orr_news news = { .hear = tell, .to = &l };
    orr_ctx t = { .game = game, .box = &box, .state = state, .news = &news };
    for (unsigned s = 0; s < game->max_seats; s++) l.memory[s] = malloc(l.b->memory + 1);
    for (unsigned done = 0, match = 0; done < positions; match++) {
        const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), 1 };
        const unsigned seats = game->min_seats + match % (game->max_seats - game->min_seats + 1u);
        open_all(&l);
        if (orr_start(&t, (uint8_t)seats, key) != ORR_OK) continue;
        while (orr_asked(&t) && orr_core_of(&t)->answers < 400 && done < positions) {
            if (!same_choice(&l, &t, &r)) {
                positions = 0;
                break;
            }
            done++;
            orr_playout(&t, &r, 1);
        }
    }
    for (unsigned s = 0; s < game->max_seats; s++) free(l.memory[s]);
}

static void the_script_cannot_tell_twins_apart(void)
{
    compare(bot_find("script", game) ? "script" : "greedy", positions_each);
}
static void the_easy_bot_cannot_tell_twins_apart(void) { compare("easy", positions_each); }
static void the_search_cannot_tell_twins_apart(void) { compare("beliefs", positions_each); }
static void the_learned_bots_cannot_tell_twins_apart(void)
{
    compare("net", positions_each);
    compare("sage", positions_each < 10000 ? positions_each / 20 : positions_each);
}

/* Whoever plays at that level: in Martians!!! a search that looks far, in Onward to Venus one with a network, in Earth
 * Gambit and Mars vs Earth one that judges with every imagined card open. */
static void the_expert_cannot_tell_twins_apart(void)
{
    compare("expert", positions_each < 10000 ? positions_each / 20 : positions_each);
}

static unsigned heard_too_much;
static void suspicious(const orr_box *b, orr_seat me, const orr_event *e, void *memory)
{
    (void)b, (void)memory;
    const uint8_t blank[sizeof e->priv] = { 0 };
    heard_too_much += !(e->sees >> me & 1) && memcmp(e->priv, blank, sizeof blank);
}

static void a_bot_hears_what_its_seat_may_hear(void)
{
    static const bot ear = { .name = "ear", .hear = suspicious };
    const orr_event e = { .sees = orr_one(1), .priv = { 1, 2, 3, 4 } };
    heard_too_much = 0;
    for (orr_seat s = 0; s < 4; s++) bot_hear(&ear, &box, s, &e, NULL);
    CHECK_NUMBER(heard_too_much, 0);
    suspicious(&box, 2, &e, NULL);           /* the test itself notices */
    CHECK_NUMBER(heard_too_much, 1);
}

int main(int argc, char **argv)
{
    if (argc > 1) positions_each = (unsigned)strtoul(argv[1], NULL, 10);
    for (const orr_game *const *g = orr_games; *g; g++) {
        game = *g;
        box_open(&box, game);
        state = malloc(game->state_size), world = malloc(game->state_size);
        view = malloc(game->view_size), again = malloc(game->view_size);
        printf("%s\n", game->id);
        TEST_CASE(the_script_cannot_tell_twins_apart);
        TEST_CASE(the_easy_bot_cannot_tell_twins_apart);
        TEST_CASE(the_search_cannot_tell_twins_apart);
        TEST_CASE(the_learned_bots_cannot_tell_twins_apart);
        TEST_CASE(the_expert_cannot_tell_twins_apart);
        TEST_CASE(a_bot_hears_what_its_seat_may_hear);
        free(state), free(world), free(view), free(again);
    }
    return test_end();
}
