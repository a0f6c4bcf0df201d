/* fuzz_answers.c - bytes choose a game, its box and every word said at the table, sense and nonsense alike.
 *
 * Byte 0 the game, 1 the seats, 2 to 9 options and 10 to 13 the deal; then five bytes per utterance: seat, verb, a, b,
 * c. A seat byte of 128 and more takes a legal answer of an asked seat instead (chosen by the second byte), so that
 * matches get on. After everything said the game's invariants must hold; what is refused must name a rule and change
 * nothing. */
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { HEAD = 14, UTTERANCE = 5, MAX_STATE = 65536, MAX_VIEW = 16384 };

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static const orr_game *choose_game(uint8_t byte)
{
    unsigned n = 0;
    while (orr_games[n]) n++;
    return byte % (n + 1) == n ? &orr_template : orr_games[byte % (n + 1)];
}

static bool open_table(orr_ctx *t, orr_box *box, const uint8_t *head)
{
    const orr_game *g = choose_game(head[0]);
    uint8_t key[32] = { 0 };
    box_open(box, g);
    for (unsigned i = 0; i < g->n_options && i < 8; i++)
        must(box_option(box, g->options[i].name, g->options[i].word[head[2 + i] % g->options[i].values], NULL));
    memcpy(key, head + 10, 4);
    t->game = g;
    t->box = box;
    return orr_start(t, (uint8_t)(g->min_seats + head[1] % (g->max_seats - g->min_seats + 1u)), key) == ORR_OK;
}

static void check_world(const orr_ctx *t)
{
    static _Alignas(16) uint8_t view[MAX_VIEW];
    must(!t->game->check || !t->game->check(t));
    must(!orr_asked(t) == !!orr_core_of(t)->over);
    orr_observe(t, ORR_PUBLIC, view);
}

static void say_legal(orr_ctx *t, const uint8_t *u)
{
    orr_action list[ORR_MAX_LEGAL];
    orr_rng rng = { u[0] };
    const orr_seat s = orr_speaker(t, &rng);
    const int n = orr_legal(t, s, list);
    must(n > 0);
    must(orr_apply(t, s, list[u[1] % n]) == ORR_OK);
}

static void say_anything(orr_ctx *t, const uint8_t *u)
{
    static uint8_t before[MAX_STATE];
    const orr_action a = { u[1], u[2], u[3], u[4] };
    char text[200];
    memcpy(before, t->state, t->game->state_size);
    const orr_rule why = orr_why_not(t, u[0], a);
    const bool taken = orr_apply(t, u[0], a) == ORR_OK;
    must(taken == !why);
    if (!taken)
        must(why < t->game->n_rules && t->game->rules[why].id && !memcmp(before, t->state, t->game->state_size));
    if (taken) must(orr_write(t->box, a, text, sizeof text) > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static _Alignas(16) uint8_t state[MAX_STATE];
    static orr_news news;
    orr_box box;
    orr_ctx t = { .state = state, .news = &news };
    if (n < HEAD || !open_table(&t, &box, bytes)) return 0;
    for (const uint8_t *u = bytes + HEAD; u + UTTERANCE <= bytes + n && !orr_core_of(&t)->over; u += UTTERANCE) {
        if (u[0] >= 128) say_legal(&t, u);
        else say_anything(&t, u);
        check_world(&t);
    }
    return 0;
}
