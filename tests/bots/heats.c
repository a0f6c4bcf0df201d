/* Heats: whatever is compared was tried in the same worlds, every heat gets an equal part of the budget, few tries go
 * to the actions with the best priors, and the best action is found where averages over different worlds would err. */
#include "bots/search/heats.h"

#include "tests/support/check.h"

enum { ARMS = 9 };
static heats h;
static float worth[ORR_MAX_LEGAL + 1];

static float chance(orr_rng *r) { return (float)orr_rng_below(r, 1u << 20) / (float)(1u << 20); }

/* Luck is mostly the world's, hardly the action's; later actions are better. */
static void play(uint32_t budget, int n, const float *prior, float trust, orr_rng *r)
{
    heats_begin(&h, n, prior, trust, budget);
    for (uint32_t i = 0; i < budget;) {
        const int in = heats_call(&h, (float)i / (float)budget);
        const float world = chance(r);
        for (int k = 0; k < in; k++)
            heats_score(&h, k, 0.8f * world + 0.01f * (float)h.order[k] + 0.1f * chance(r));
        heats_end_lap(&h);
        i += (uint32_t)in;
    }
    heats_sum_up(&h, worth);
}

static int best(int n)
{
    int first = 0;
    for (int i = 1; i < n; i++)
        if (h.tries[i] && worth[i] > worth[first]) first = i;
    return first;
}

static void worlds_are_shared(void)
{
    const float prior[ARMS] = { 0 };
    orr_rng r = { 3 };
    uint32_t spent = 0, fewest = UINT32_MAX, most = 0;
    play(900, ARMS, prior, 0, &r);
    for (int i = 0; i < ARMS; i++) {
        spent += h.tries[i];
        if (h.tries[i] < fewest) fewest = h.tries[i];
        if (h.tries[i] > most) most = h.tries[i];
    }
    CHECK(spent >= 900 && spent < 900 + ARMS);
    CHECK(fewest == 25);                             /* 9, 5, 3 and 2 of them: a quarter of the tries each */
    CHECK(most == h.laps && most == 25 + 45 + 75 + 113);
    for (int k = 1; k < ARMS; k++) CHECK(h.tries[h.order[k]] <= h.tries[h.order[k - 1]]);
    for (int k = 1; k < ARMS; k++) CHECK(worth[h.order[k]] <= worth[h.order[0]]);
}

/* The best is 0.01 ahead, and a world is 0.23 away from the average: 100 separate worlds for each would not show it. */
static void luck_of_worlds_helps_nobody(void)
{
    const float prior[ARMS] = { 0 };
    orr_rng r = { 4 };
    int found = 0, near = 0;
    for (int i = 0; i < 200; i++) {
        play(900, ARMS, prior, 0, &r);
        found += best(ARMS) == ARMS - 1;
        near += best(ARMS) >= ARMS - 2;
    }
    CHECK(found >= 150 && near >= 195);
}

static void few_tries_go_to_what_was_thought_best(void)
{
    float prior[40];
    orr_rng r = { 5 };
    for (int i = 0; i < 40; i++) prior[i] = i % 13 == 5 ? 0 : -0.1f - 0.001f * (float)i;
    play(60, 40, prior, 100, &r);
    int tried = 0;
    for (int i = 0; i < 40; i++) tried += h.tries[i] != 0;
    CHECK(tried == 5 && h.tries[5] && h.tries[18] && h.tries[31]);
    CHECK(best(40) == h.order[0]);
    for (int k = 0; k < h.in; k++) CHECK(h.tries[h.order[k]] >= 4);
}

static void a_prior_outvotes_a_little_luck(void)
{
    const float prior[2] = { 0, -0.05f };
    const float got[2] = { 0.5f, 0.52f };
    for (int trusted = 0; trusted < 2; trusted++) {
        heats_begin(&h, 2, prior, trusted ? 100 : 0, 100);
        for (int lap = 0; lap < 50; lap++) {
            const int in = heats_call(&h, (float)lap / 50);
            for (int k = 0; k < in; k++) heats_score(&h, k, got[h.order[k]]);
            heats_end_lap(&h);
        }
        heats_sum_up(&h, worth);
        CHECK(best(2) == !trusted);
    }
}

/* What is known to be hopeless costs no tries, unless there is nothing else. */
static void the_hopeless_do_not_start(void)
{
    const float prior[6] = { -1, 0, -1, -0.02f, -1, -0.01f };
    orr_rng r = { 6 };
    play(300, 6, prior, 100, &r);
    CHECK(!h.tries[0] && !h.tries[2] && !h.tries[4] && h.tries[1] && h.tries[3] && h.tries[5]);
    const float all[3] = { -1, -2, -3 };
    play(30, 3, all, 100, &r);
    CHECK(h.tries[0] && h.tries[1] && !h.tries[2]);
    play(5, 1, all, 100, &r);
    CHECK(h.order[0] == 0 && h.tries[0] == 5);
}

/* Without a single try the prior decides. */
static void nothing_tried_is_nothing_known(void)
{
    const float prior[3] = { -0.2f, 0, -0.1f };
    heats_begin(&h, 3, prior, 100, 0);
    heats_sum_up(&h, worth);
    CHECK(h.order[0] == 1 && !h.tries[0] && !h.tries[1] && !h.tries[2]);
    CHECK(worth[1] > worth[2] && worth[2] > worth[0]);
}

int main(void)
{
    TEST_CASE(worlds_are_shared);
    TEST_CASE(luck_of_worlds_helps_nobody);
    TEST_CASE(few_tries_go_to_what_was_thought_best);
    TEST_CASE(a_prior_outvotes_a_little_luck);
    TEST_CASE(the_hopeless_do_not_start);
    TEST_CASE(nothing_tried_is_nothing_known);
    return test_end();
}
