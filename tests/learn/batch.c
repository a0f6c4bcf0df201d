/* Batches: the same order gives the same matches on any number of threads, rows are what the layout says, and a learner
 * that does what the script likes best wins like a script. */
#include "games/games.h"
#include "learn/batch/batch.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { ROWS = 48, STEPS = 60 };
typedef struct { learn_batch *b; learn_rows r[2]; uint32_t columns, truths; } hand;
static const char *game;

static void *bytes(size_t n) { return calloc(n ? n : 1, 1); }

static bool take(hand *h, const learn_order *o)
{
    h->b = learn_batch_open(game, o);
    if (!CHECK(h->b != NULL)) return false;
    h->columns = learn_batch_size(h->b, 0), h->truths = learn_batch_size(h->b, 1);
    for (uint32_t g = 0; g < o->groups; g++) {
        const size_t n = o->n, most = n * (ORR_MAX_LEGAL + 1);
        h->r[g] = (learn_rows){ bytes(n * h->columns),
                                bytes(n * h->truths),
                                bytes(4 * n),
                                bytes(4 * n),
                                bytes(most * LEARN_TOKENS * 2),
                                bytes(most * 2),
                                bytes(n),
                                bytes(n),
                                bytes(n),
                                bytes(2 * n),
                                bytes(4),
                                bytes(4 * n),
                                bytes(4 * n),
                                bytes(4 * n),
                                bytes(2 * n * LEARN_LIT),
                                bytes(n * LEARN_LIT),
                                bytes(4),
                                bytes(4 * n),
                                bytes(2 * n * LEARN_TRUE),
                                bytes(4) };
        learn_batch_rows(h->b, g, &h->r[g]);
        learn_batch_start(h->b, g);
    }
    return true;
}

static void drop(hand *h, const learn_order *o)
{
    for (uint32_t g = 0; g < o->groups; g++) {
        learn_rows *r = &h->r[g];
        void *all[] = { r->features,  r->truth,     r->first, r->count, r->tokens,  r->says,
                        r->seat,      r->driver,    r->done,  r->won,   r->actions, r->choice,
                        r->lit_first, r->lit_count, r->lit,   r->light, r->lits,    r->true_count,
                        r->true_at,   r->trues };
        learn_batch_wait(h->b, g);
        for (size_t i = 0; i < ORR_COUNT(all); i++) free(all[i]);
    }
    learn_batch_close(h->b);
}

/* What the script likes best, the first of them; without a script the first of all. */
static void choose(const learn_rows *r, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        r->choice[i] = 0;
        for (int32_t k = r->count[i] - 1; k >= 0; k--)
            if (r->says[2 * (r->first[i] + k) + 1]) r->choice[i] = k;
    }
}

static uint64_t fingerprint(const learn_order *o)
{
    hand h;
    uint64_t sum = 0;
    if (!take(&h, o)) return 0;
    for (unsigned s = 0; s < STEPS; s++)
        for (uint32_t g = 0; g < o->groups; g++) {
            learn_rows *r = &h.r[g];
            learn_batch_wait(h.b, g);
            sum = orr_hash(r->features, (size_t)o->n * h.columns, sum);
            sum = orr_hash(r->truth, (size_t)o->n * h.truths, sum);
            sum = orr_hash(r->tokens, (size_t)*r->actions * LEARN_TOKENS * 2, sum);
            sum = orr_hash(r->seat, o->n, sum);
            choose(r, o->n);
            learn_batch_start(h.b, g);
        }
    drop(&h, o);
    return sum;
}

static void threads_change_nothing(void)
{
    learn_order o = { .n = ROWS, .groups = 2, .threads = 1, .seed = 5, .all_learn = 40, .with_script = 30,
                      .with_past = 20, .options = 50 };
    const uint64_t alone = fingerprint(&o);
    o.threads = 3;
    CHECK(fingerprint(&o) == alone);
    o.seed = 6;
    CHECK(fingerprint(&o) != alone);
}

/* The columns that are listed, and no others, are more than 0. */
static void compare_lit(const learn_rows *r, uint32_t row, uint32_t columns)
{
    const uint8_t *dense = r->features + row * columns;
    const int32_t first = r->lit_first[row];
    int32_t lit = 0;
    for (uint32_t c = 0; c < columns; c++) lit += dense[c] != 0;
    CHECK_NUMBER(lit, r->lit_count[row]);        /* so none is listed twice */
    for (int32_t k = first; k < first + lit; k++)
        if (!CHECK(r->lit[k] < columns && r->light[k] && r->light[k] == dense[r->lit[k]])) return;
}

/* The truth as a list says the same; from: where the row's begins. */
static void compare_true(const learn_rows *r, uint32_t row, uint32_t truths, int32_t from)
{
    uint8_t *dense = bytes(truths);
    for (int32_t k = from; k < from + r->true_count[row]; k++)
        if (CHECK(r->true_at[k] < truths)) dense[r->true_at[k]]++;
    CHECK(r->true_count[row] < LEARN_TRUE);      /* else some may be missing */
    CHECK(!memcmp(dense, r->truth + row * truths, truths));
    free(dense);
}

static void rows_are_as_promised(void)
{
    const learn_order
        o = { .n = ROWS, .groups = 1, .threads = 2, .seed = 9, .all_learn = 50, .with_script = 50, .options = 50 };
    hand h;
    if (!take(&h, &o)) return;
    const learn_layout *l = learn_batch_layout(h.b);
    for (unsigned s = 0; s < STEPS; s++) {
        learn_rows *r = &h.r[0];
        int32_t at = 0, trues = 0;
        learn_batch_wait(h.b, 0);
        for (uint32_t i = 0; i < o.n; i++) {
            CHECK_NUMBER(r->first[i], at);
            CHECK(r->count[i] > 1 && r->count[i] <= ORR_MAX_LEGAL + 1);
            CHECK_NUMBER(r->driver[i], LEARN_LEARNER);
            at += r->count[i];
            compare_lit(r, i, h.columns);
            compare_true(r, i, h.truths, trues);
            trues += r->true_count[i];
            unsigned seats = 0, sides = 0;
            for (unsigned k = 0; k < l->game->max_seats; k++)
                if (r->features[i * h.columns + l->seats + k]) seats = k + 1;
            for (unsigned k = 0; k < l->game->max_seats * l->n_sides; k++) sides += r->truth[i * h.truths + k];
            CHECK(r->seat[i] < seats);
            CHECK(!l->n_sides || sides == seats);        /* everybody is on one side */
        }
        CHECK_NUMBER(*r->actions, at);
        CHECK_NUMBER(*r->trues, trues);
        for (int32_t k = 0; k < at * LEARN_TOKENS; k++) CHECK(r->tokens[k] < l->n_tokens);
        choose(r, o.n);
        learn_batch_start(h.b, 0);
    }
    drop(&h, &o);
}

/* A choice that is out of range does no harm: the first action is taken. */
static void a_wild_choice_is_the_first(void)
{
    const learn_order o = { .n = ROWS, .groups = 1, .threads = 1, .seed = 2, .all_learn = 100 };
    hand h;
    if (!take(&h, &o)) return;
    for (unsigned s = 0; s < 20; s++) {
        learn_batch_wait(h.b, 0);
        for (uint32_t i = 0; i < o.n; i++) h.r[0].choice[i] = i % 2 ? -7 : 100000;
        learn_batch_start(h.b, 0);
    }
    drop(&h, &o);
}

static void nonsense_is_refused(void)
{
    const learn_order none = { .n = 0, .groups = 1 }, many = { .n = 1, .groups = 99 }, one = { .n = 1, .groups = 1 };
    CHECK(!learn_batch_open("no-such-game", &one));
    CHECK(!learn_batch_open(game, &none));
    CHECK(!learn_batch_open(game, &many));
}

/* The one learner among scripts who says what the script says wins about as often as they do. */
static void saying_what_the_script_says_wins_a_fair_share(void)
{
    const learn_order o = { .n = 256, .groups = 1, .threads = 2, .seed = 3 };
    uint64_t totals[16][3];
    double matches = 0, wins = 0, fair = 0;
    hand h;
    game = "earth-gambit";
    if (!take(&h, &o)) return;
    for (unsigned s = 0; s < 150; s++) {
        learn_batch_wait(h.b, 0);
        choose(&h.r[0], o.n);
        learn_batch_start(h.b, 0);
    }
    learn_batch_wait(h.b, 0);
    learn_batch_totals(h.b, totals);
    for (unsigned s = 1; s < 16; s++) {
        matches += (double)totals[s][0], wins += (double)totals[s][1], fair += (double)totals[s][2] / s;
    }
    printf("%.0f matches, wins %.3f, fair %.3f\n", matches, wins / matches, fair / matches);
    CHECK(matches > 500);
    CHECK(wins / matches > fair / matches - 0.06 && wins / matches < fair / matches + 0.06);
    drop(&h, &o);
}

int main(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        game = (*g)->id;
        printf("%s\n", game);
        TEST_CASE(threads_change_nothing);
        TEST_CASE(rows_are_as_promised);
        TEST_CASE(a_wild_choice_is_the_first);
    }
    game = orr_template.id;
    TEST_CASE(threads_change_nothing);
    TEST_CASE(nonsense_is_refused);
    TEST_CASE(saying_what_the_script_says_wins_a_fair_share);
    return test_end();
}
