/* The signature: the same twice, another one when a rule behaves differently. */
#include "engine/rules.h"
#include "games/games.h"
#include "lab/bench/bench.h"
#include "tests/support/check.h"

static uint64_t sign(const orr_game *g, unsigned matches)
{
    uint64_t out = 0;
    CHECK(bench_signature(g, matches, &out, NULL));
    return out;
}

static void it_repeats(void)
{
    CHECK(sign(&orr_template, 100) == sign(&orr_template, 100));
    CHECK(sign(&orr_template, 100) != sign(&orr_template, 99));
    for (const orr_game *const *g = orr_games; *g; g++) CHECK(sign(*g, 60) == sign(*g, 60));
}

static orr_next (*run_turn)(orr_ctx *, orr_frame *, const orr_answer *);

/* One more number is drawn in every turn: nothing anybody sees changes, but the chance after it does. */
static orr_next run_wasteful_turn(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (!in) orr_below(t, 2);
    return run_turn(t, f, in);
}

static void it_notices_a_change_of_behaviour(void)
{
    orr_game changed = orr_template;
    orr_proc procs[4];
    if (!CHECK(changed.n_procs <= 4)) return;
    memcpy(procs, orr_template.procs, changed.n_procs * sizeof *procs);
    const unsigned last = changed.n_procs - 1u;
    run_turn = procs[last].run;
    procs[last].run = run_wasteful_turn;
    changed.procs = procs;
    CHECK(sign(&changed, 50) != sign(&orr_template, 50));
}

int main(void)
{
    TEST_CASE(it_repeats);
    TEST_CASE(it_notices_a_change_of_behaviour);
    return test_end();
}
