/* Can anything be learned from what a batch shows, in every game? A trainer small enough for plain C: it imitates the
 * script and guesses sides from the features alone, by the steepest way down, in a second per game. The real trainer
 * runs in tests/learn/train.py, for one game. */
#include "games/games.h"
#include "learn/batch/batch.h"
#include "tests/support/check.h"

#include <math.h>
#include <stdlib.h>

enum { ROWS = 64, STEPS = 700, KEY = 8, MOST_SIDES = LEARN_SIDES };
typedef struct {
    float *state;             /* by column: KEY numbers */
    float *token;             /* by token: KEY numbers, then one of its own */
    float *side;              /* by column: a number per side of the next seat; then one more row, for all */
} model;

typedef struct { double sum; unsigned n; } mean;
static void count(mean *m, double x) { m->sum += x, m->n++; }
static double of(mean m) { return m.n ? m.sum / m.n : 0; }

static float jitter(void)
{
    static uint32_t luck = 7;
    luck = luck * 1664525 + 1013904223;
    return ((float)(luck >> 8) / (1 << 24) - 0.5f) * 0.1f;
}

static void soften(float *x, unsigned n)         /* scores become chances */
{
    float most = x[0], sum = 0;
    for (unsigned i = 1; i < n; i++) most = x[i] > most ? x[i] : most;
    for (unsigned i = 0; i < n; i++) sum += x[i] = expf(x[i] - most);
    for (unsigned i = 0; i < n; i++) x[i] /= sum;
}

/* One list: how far from what the script likes best, and a step towards it. */
static double imitate(model *m, const learn_rows *r, uint32_t row, const uint16_t *on, const float *x, unsigned lit)
{
    const uint16_t *tokens = r->tokens + (size_t)r->first[row] * LEARN_TOKENS;
    const int8_t *says = r->says + 2 * r->first[row];
    const unsigned n = (unsigned)r->count[row];
    float key[KEY] = { 0 }, chance[ORR_MAX_LEGAL + 1], back[KEY] = { 0 };
    unsigned best = 0;
    double loss = 0;
    for (unsigned i = 0; i < lit; i++)
        for (unsigned k = 0; k < KEY; k++) key[k] += m->state[on[i] * KEY + k] * x[i];
    for (unsigned a = 0; a < n; a++) {
        chance[a] = 0;
        best += (unsigned)says[2 * a + 1];
        for (unsigned t = 0; t < LEARN_TOKENS; t++) {
            const float *e = m->token + tokens[a * LEARN_TOKENS + t] * (KEY + 1);
            for (unsigned k = 0; k < KEY; k++) chance[a] += e[k] * key[k];
            chance[a] += e[KEY];
        }
    }
    if (!best) return 0;
    soften(chance, n);
    for (unsigned a = 0; a < n; a++) {
        const float wanted = (float)says[2 * a + 1] / (float)best, step = 0.1f * (wanted - chance[a]);
        loss -= wanted * log(chance[a] + 1e-9);
        for (unsigned t = 0; t < LEARN_TOKENS; t++) {
            float *e = m->token + tokens[a * LEARN_TOKENS + t] * (KEY + 1);
            for (unsigned k = 0; k < KEY; k++) back[k] += step * e[k], e[k] += step * key[k];
            e[KEY] += step;
        }
    }
    for (unsigned i = 0; i < lit; i++)
        for (unsigned k = 0; k < KEY; k++) m->state[on[i] * KEY + k] += 0.5f * back[k] * x[i];
    return loss;
}

/* Which side the next seat is on. */
static double guess(model *m, const learn_layout *l, const uint8_t *truth, const uint16_t *on, const float *x,
                    unsigned lit)
{
    float chance[MOST_SIDES] = { 0 };
    double loss = 0;
    for (unsigned k = 0; k < l->n_sides; k++) {
        chance[k] = m->side[l->n_columns * MOST_SIDES + k];
        for (unsigned i = 0; i < lit; i++) chance[k] += m->side[on[i] * MOST_SIDES + k] * x[i];
    }
    soften(chance, l->n_sides);
    for (unsigned k = 0; k < l->n_sides; k++) {
        const float step = 0.1f * ((float)truth[l->n_sides + k] - chance[k]);
        loss -= truth[l->n_sides + k] * log(chance[k] + 1e-9);
        m->side[l->n_columns * MOST_SIDES + k] += step;
        for (unsigned i = 0; i < lit; i++) m->side[on[i] * MOST_SIDES + k] += step * x[i];
    }
    return loss;
}

/* The same loss if all actions were as likely. */
static double evenly(const learn_rows *r, uint32_t row)
{
    bool any = false;
    for (int32_t k = 0; k < r->count[row]; k++) any |= r->says[2 * (r->first[row] + k) + 1] != 0;
    return any ? log(r->count[row]) : 0;
}

static void learn(const char *game, mean clone[2], mean belief[2])
{
    const learn_order
        o = { .n = ROWS, .groups = 1, .threads = 2, .seed = 1, .ahead = 60, .all_learn = 100, .options = 20 };
    learn_batch *b = learn_batch_open(game, &o);
    const learn_layout *l = learn_batch_layout(b);
    const size_t most = (size_t)ROWS * (ORR_MAX_LEGAL + 1);
    model m = { calloc(l->n_columns * KEY, 4), calloc(l->n_tokens * (KEY + 1), 4),
                calloc((l->n_columns + 1) * MOST_SIDES, 4) };
    learn_rows r = { calloc(ROWS, l->n_columns), calloc(ROWS, l->n_truths + 1), calloc(ROWS, 4), calloc(ROWS, 4),
                     calloc(most * LEARN_TOKENS, 2), calloc(most, 2), calloc(ROWS, 1), calloc(ROWS, 1), calloc(ROWS, 1),
                     calloc(ROWS, 2), calloc(1, 4), calloc(ROWS, 4) };
    for (uint32_t i = 0; i < l->n_columns * KEY; i++) m.state[i] = jitter();
    for (uint32_t i = KEY + 1; i < l->n_tokens * (KEY + 1); i++) m.token[i] = jitter();
    learn_batch_rows(b, 0, &r);
    for (unsigned step = 0; step < STEPS; step++) {
        learn_batch_start(b, 0);
        learn_batch_wait(b, 0);
        const unsigned late = step >= STEPS / 2;
        for (uint32_t row = 0; row < ROWS; row++) {
            static uint16_t on[UINT16_MAX];
            static float x[UINT16_MAX];
            unsigned lit = 0;
            for (uint16_t c = 0; c < l->opinion; c++)            /* what the script believes is no help here */
                if (r.features[row * l->n_columns + c])
                    on[lit] = c, x[lit++] = (float)r.features[row * l->n_columns + c] / LEARN_UNIT;
            for (uint16_t c = (uint16_t)l->heard; c < l->n_columns; c++)
                if (r.features[row * l->n_columns + c])
                    on[lit] = c, x[lit++] = (float)r.features[row * l->n_columns + c] / LEARN_UNIT;
            for (unsigned i = 0; i < lit; i++) x[i] /= sqrtf((float)lit); /* rows of one length learn at one pace */
            const double loss = imitate(&m, &r, row, on, x, lit);
            if (late) count(&clone[0], evenly(&r, row)), count(&clone[1], loss);
            if (l->n_sides) {
                const double wrong = guess(&m, l, r.truth + row * l->n_truths, on, x, lit);
                if (step < STEPS / 10 || late) count(&belief[late], wrong);
            }
            r.choice[row] = 0;
            for (int32_t k = 0; k < r.count[row]; k++)
                if (r.says[2 * (r.first[row] + k) + 1]) r.choice[row] = k;
        }
    }
    void *all[] = { r.features, r.truth, r.first, r.count, r.tokens, r.says, r.seat, r.driver, r.done, r.won, r.actions,
                    r.choice, m.state, m.token, m.side };
    learn_batch_close(b);
    for (size_t i = 0; i < ORR_COUNT(all); i++) free(all[i]);
}

static void it_learns(void)
{
    for (const orr_game *const *g = orr_games; *g; g++) {
        mean clone[2] = { { 0 } }, belief[2] = { { 0 } };
        learn((*g)->id, clone, belief);
        printf("%s: what the script does %.3f at random, %.3f now; who is on which side %.3f at first, %.3f now\n",
               (*g)->id, of(clone[0]), of(clone[1]), of(belief[0]), of(belief[1]));
        CHECK(of(clone[1]) < 0.85 * of(clone[0]));
        CHECK(!(*g)->side || of(belief[1]) < 0.95 * of(belief[0]));
    }
}

int main(void)
{
    TEST_CASE(it_learns);
    return test_end();
}
