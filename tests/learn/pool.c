/* Pools: the same order and the same choices give the same rows on any number of threads, rows say what is so, bots
 * play their seats, and a choice that is none changes nothing. */
#include "games/games.h"
#include "learn/batch/pool.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { ROWS = 70, STEPS = 60 };
static const orr_game *game;
static learn_layout layout;

typedef struct { learn_pool *p; learn_pool_rows r; learn_pool_order o; int32_t choice[ROWS]; } hand;

static void *bytes(size_t n) { return calloc(n, 1); }

static learn_pool_order order(unsigned seats, unsigned threads)
{
    return (learn_pool_order){ .box = { .game = game, .set = game->house_set }, .n = ROWS, .threads = threads,
                               .seed = 7, .seats = (uint8_t)seats };
}

static bool take(hand *h, const learn_pool_order *o)
{
    const size_t n = o->n;
    h->o = *o;
    memset(h->choice, 0, sizeof h->choice);
    h->r = (learn_pool_rows){ .legal = bytes(n * LEARN_POOL_LIST * 2), .count = bytes(2 * n), .actor = bytes(n),
                              .done = bytes(n), .won = bytes(2 * n), .scores = bytes(n * o->seats * 2),
                              .views = bytes(n * game->view_size), .features = bytes(n * layout.n_whole),
                              .mask = bytes(n * layout.n_ids), .lit = bytes(n * LEARN_POOL_LIT * 2),
                              .light = bytes(n * LEARN_POOL_LIT), .n_lit = bytes(2 * n) };
    return CHECK((h->p = learn_pool_open(o, &h->r)) != NULL);
}

static void drop(hand *h)
{
    void *all[] = { h->r.legal, h->r.count, h->r.actor,    h->r.done, h->r.won, h->r.scores,
                    h->r.views, h->r.mask,  h->r.features, h->r.lit,  h->r.light, h->r.n_lit };
    learn_pool_close(h->p);
    for (size_t i = 0; i < ORR_COUNT(all); i++) free(all[i]);
}

static void step(hand *h, orr_rng *dice)
{
    uint32_t bad;
    for (unsigned i = 0; i < ROWS; i++) h->choice[i] = (int32_t)orr_rng_below(dice, h->r.count[i]);
    CHECK(learn_pool_step(h->p, h->choice, &bad));
}

static uint64_t sum_of(const hand *h, uint64_t sum)
{
    for (unsigned i = 0; i < ROWS; i++) sum = orr_hash(h->r.legal + i * LEARN_POOL_LIST, h->r.count[i] * 2u, sum);
    sum = orr_hash(h->r.actor, ROWS, sum);
    sum = orr_hash(h->r.done, ROWS, sum);
    sum = orr_hash(h->r.features, (size_t)ROWS * layout.n_whole, sum);
    return orr_hash(h->r.views, (size_t)ROWS * game->view_size, sum);
}

static uint64_t fingerprint(unsigned threads)
{
    orr_rng dice = { 3 };
    learn_pool_order o = order(game->min_seats > 2 ? game->min_seats : 2, threads);
    hand h;
    uint64_t sum = 0;
    o.plays[1] = bot_find("normal", game);
    if (!take(&h, &o)) return 0;
    for (unsigned s = 0; s < STEPS; s++) {
        sum = sum_of(&h, sum);
        step(&h, &dice);
    }
    drop(&h);
    return sum;
}
static void threads_change_nothing(void)
{
    const uint64_t one = fingerprint(1);
    CHECK(one == fingerprint(2));
    CHECK(one == fingerprint(3));
}

/* The row of a match says what its view and its list say. */
static void look_at_row(const hand *h, unsigned i)
{
    static _Alignas(16) char view[1 << 16];
    const orr_look *look = (const void *)view;
    const uint16_t *ids = h->r.legal + i * LEARN_POOL_LIST;
    unsigned ones = 0;
    memcpy(view, h->r.views + (size_t)i * game->view_size, game->view_size);
    CHECK_NUMBER(look->seat, h->r.actor[i]);
    CHECK(!look->over);
    const bool asked = look->asked >> look->seat & 1;
    CHECK(h->r.count[i] > 0);
    CHECK((ids[h->r.count[i] - 1] == layout.n_ids - 1) == !asked);       /* silence where nobody must answer */
    for (unsigned k = 0; k < layout.n_ids; k++) ones += h->r.mask[i * layout.n_ids + k];
    CHECK_NUMBER(ones, h->r.count[i]);
    for (unsigned k = 0; k < h->r.count[i]; k++) CHECK_NUMBER(h->r.mask[i * layout.n_ids + ids[k]], 1);
    const uint8_t *features = h->r.features + i * layout.n_whole;
    unsigned lit = 0;
    for (uint32_t c = 0; c < layout.n_whole; c++) lit += features[c] != 0;
    for (unsigned k = 0; k < h->r.n_lit[i]; k++) {
        const uint8_t v = features[h->r.lit[i * LEARN_POOL_LIT + k]];
        CHECK(v);
        CHECK_NUMBER(h->r.light[i * LEARN_POOL_LIT + k], v);
    }
    CHECK_NUMBER(h->r.n_lit[i], lit);
    CHECK(lit < LEARN_POOL_LIT);
}

static void rows_are_as_promised(void)
{
    orr_rng dice = { 5 };
    hand h;
    unsigned ended = 0;
    const learn_pool_order o = order(game->max_seats, 2);
    if (!take(&h, &o)) return;
    for (unsigned s = 0; s < STEPS && !test_failures_here; s++) {
        for (unsigned i = 0; i < ROWS; i++) {
            look_at_row(&h, i);
            ended += h.r.done[i] != 0;
            if (h.r.done[i]) CHECK(h.r.won[i] < 1u << o.seats);
        }
        step(&h, &dice);
    }
    CHECK(learn_pool_matches(h.p) >= ended);
    CHECK(learn_pool_answers(h.p) <= (uint64_t)ROWS * STEPS);
    drop(&h);
}

/* The caller is asked for its own seats alone. */
static void bots_play_their_seats(void)
{
    orr_rng dice = { 5 };
    hand h;
    learn_pool_order o = order(game->max_seats, 1);
    for (unsigned s = 1; s < o.seats; s++) o.plays[s] = bot_find(s % 2 ? "easy" : "normal", game);
    if (!take(&h, &o)) return;
    for (unsigned s = 0; s < STEPS; s++) {
        for (unsigned i = 0; i < ROWS; i++) CHECK_NUMBER(h.r.actor[i], 0);
        step(&h, &dice);
    }
    CHECK(learn_pool_answers(h.p) > (uint64_t)ROWS * STEPS / 2);
    drop(&h);
}

static void a_wild_choice_changes_nothing(void)
{
    hand h;
    uint32_t bad = 0;
    const learn_pool_order o = order(game->max_seats, 1);
    if (!take(&h, &o)) return;
    const uint64_t before = sum_of(&h, 0);
    h.choice[9] = h.r.count[9];
    CHECK(!learn_pool_step(h.p, h.choice, &bad));
    CHECK_NUMBER(bad, 9);
    h.choice[9] = -1;
    CHECK(!learn_pool_step(h.p, h.choice, &bad));
    CHECK(sum_of(&h, 0) == before);
    drop(&h);
}

static void run(const orr_game *g)
{
    game = g;
    printf("%s\n", g->id);
    const orr_box box = { .game = g, .set = g->house_set };
    CHECK(learn_layout_open(&layout, &box));
    TEST_CASE(threads_change_nothing);
    TEST_CASE(rows_are_as_promised);
    TEST_CASE(bots_play_their_seats);
    TEST_CASE(a_wild_choice_changes_nothing);
}

int main(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) run(*g);
    run(&orr_template);
    return test_end();
}
