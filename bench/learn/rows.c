/* rows.c - steps a batch as the trainer does, without a network: what the processors alone can do. The answers are what
 * the script likes best, as those of a young network are.
 *   rows [GAME] [MATCHES PER GROUP] [STEPS] [THREADS] [AHEAD]
 * Instructions, by callgrind: docs/develop/learning.md. */
#include "learn/batch/batch.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { GROUPS = 2 };
typedef struct { uint64_t decisions, actions, lits, trues; } tally;

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void *room(size_t n)
{
    void *p = calloc(n ? n : 1, 1);
    if (!p) exit(1);
    return p;
}

static learn_rows rows_of(size_t n)
{
    const size_t most = n * (ORR_MAX_LEGAL + 1);
    return (learn_rows){ .first = room(4 * n), .count = room(4 * n),
                         .tokens = room(2 * most * LEARN_TOKENS), .says = room(2 * most), .seat = room(n),
                         .driver = room(n), .done = room(n), .won = room(2 * n), .actions = room(4),
                         .choice = room(4 * n), .lit_first = room(4 * n), .lit_count = room(4 * n),
                         .lit = room(2 * n * LEARN_LIT), .light = room(n * LEARN_LIT), .lits = room(4),
                         .true_count = room(4 * n), .true_at = room(2 * n * LEARN_TRUE), .trues = room(4) };
}

static void choose(const learn_rows *r, uint32_t n, orr_rng *dice)
{
    for (uint32_t i = 0; i < n; i++) {
        const int8_t *says = r->says + 2 * r->first[i];
        uint32_t best = 0;
        r->choice[i] = 0;
        for (int32_t k = 0; k < r->count[i]; k++)
            if (says[2 * k + 1] && !orr_rng_below(dice, ++best)) r->choice[i] = k;
    }
}

static void step_all(learn_batch *b, const learn_rows *r, uint32_t n, uint32_t steps, tally *t, orr_rng *dice)
{
    for (uint32_t s = 0; s < steps; s++)
        for (uint32_t g = 0; g < GROUPS; g++) {
            learn_batch_wait(b, g);
            t->decisions += n;
            t->actions += (uint64_t)*r[g].actions;
            t->lits += (uint64_t)*r[g].lits;
            t->trues += (uint64_t)*r[g].trues;
            choose(&r[g], n, dice);
            learn_batch_start(b, g);
        }
}

int main(int argc, char **argv)
{
    const char *game = argc > 1 ? argv[1] : "earth-gambit";
    const uint32_t n = argc > 2 ? (uint32_t)atoi(argv[2]) : 1024, steps = argc > 3 ? (uint32_t)atoi(argv[3]) : 200;
    const uint32_t threads = argc > 4 ? (uint32_t)atoi(argv[4]) : 1;
    const uint32_t ahead = argc > 5 ? (uint32_t)atoi(argv[5]) : 100;
    const learn_order o = { .n = n, .groups = GROUPS, .threads = threads, .seed = 1, .ahead = ahead, .all_learn = 60,
                            .with_script = 25, .with_past = 15, .options = 40 };
    learn_batch *b = learn_batch_open(game, &o);
    if (!b) return fprintf(stderr, "rows: there is no game called %s, or too little memory.\n", game), 2;
    learn_rows r[GROUPS];
    orr_rng dice = { .s = 1 };
    tally t = { 0 };
    for (uint32_t g = 0; g < GROUPS; g++) {
        r[g] = rows_of(n);
        learn_batch_rows(b, g, &r[g]);
        learn_batch_start(b, g);
    }
    step_all(b, r, n, 1, &t, &dice);             /* the first step deals and plays ahead */
    t = (tally){ 0 };
    const double begin = now(CLOCK_MONOTONIC), worked = now(CLOCK_PROCESS_CPUTIME_ID);
    step_all(b, r, n, steps, &t, &dice);
    const double took = now(CLOCK_MONOTONIC) - begin, work = now(CLOCK_PROCESS_CPUTIME_ID) - worked;
    for (uint32_t g = 0; g < GROUPS; g++) learn_batch_wait(b, g);
    const double all = (double)t.decisions;
    printf("%s: %.0f decisions, %.0f per second on %u threads, %.2f us of a core each; %.1f actions, %.0f columns, "
           "%.0f truths\n",
           game, all, all / took, threads, work * 1e6 / all, (double)t.actions / all, (double)t.lits / all,
           (double)t.trues / all);
    learn_batch_close(b);
    return 0;
}
