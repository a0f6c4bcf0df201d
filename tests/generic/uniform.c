/* uniform.c - imagined worlds are drawn with equal chance from all that fit.
 *
 * The same worlds are dealt a second time in the plainest way: all cards a seat does not know change places at random,
 * every loose part is shuffled, and deals in which an asked seat has no answer are thrown away. What lies in each slot,
 * and in pairs of slots, must be distributed alike: a chi-square test of two samples, with fixed seeds. */
#include "tests/generic/suite.h"

#include <math.h>
#include <string.h>

enum { SAMPLES = 12000, MAX_PROBES = 48, MAX_SLOTS = 512 };
typedef struct { const orr_place *place; unsigned i, slot; } where;
typedef struct {
    where x, y;
    uint16_t count[2][65536];     /* how often each pair of kinds lay there: imagined, dealt */
} probe;
static probe probes[MAX_PROBES];

static uint8_t kind_at(const world *w, where x) { return orr_place_at(x.place, w->t.state, x.i).c[x.slot].kind; }

/* Slots whose content the seat cannot be sure of: unknown cards, and every slot of a loose part. */
static unsigned open_slots(const world *w, orr_seat s, where *out)
{
    const orr_game *g = w->t.game;
    unsigned n = 0;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(&w->t)->seats); i++) {
            const orr_at a = orr_place_at(p, w->t.state, i);
            for (unsigned k = 0; k < a.z->n && n < MAX_SLOTS; k++)
                if (k < a.z->loose || !(a.c[k].know >> s & 1)) out[n++] = (where){ p, i, k };
        }
    return n;
}

static void deal_again(world *w, orr_seat s, orr_rng *rng)
{
    const orr_game *g = w->t.game;
    orr_card *card[256][MAX_SLOTS];
    unsigned n[256] = { 0 };
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(&w->t)->seats); i++) {
            const orr_at a = orr_place_at(p, w->t.state, i);
            for (unsigned k = 0; k < a.z->n; k++)
                if (!(a.c[k].know >> s & 1)) card[p->deck][n[p->deck]++] = &a.c[k];
        }
    for (unsigned deck = 0; deck < g->n_decks; deck++)
        for (unsigned i = n[deck]; i > 1; i--) {
            const unsigned j = orr_rng_below(rng, i);
            const uint8_t kind = card[deck][j]->kind;
            card[deck][j]->kind = card[deck][i - 1]->kind;
            card[deck][i - 1]->kind = kind;
        }
    permute_loose(w, 0, rng);
}

static void choose_probes(table *r, orr_seat s)
{
    where slot[MAX_SLOTS];
    const unsigned n = open_slots(&r->now, s, slot);
    for (probe *p = probes; p < probes + MAX_PROBES; p++) {
        memset(p, 0, sizeof *p);
        if (!n) continue;
        p->x = slot[orr_rng_below(&r->rng, n)];
        p->y = p->x;
        if ((p - probes) % 2) p->y = slot[orr_rng_below(&r->rng, n)];   /* the others look at one slot only */
    }
}

static void take_sample(const world *w, unsigned which)
{
    for (probe *p = probes; p < probes + MAX_PROBES; p++)
        if (p->x.place) p->count[which][kind_at(w, p->x) << 8 | kind_at(w, p->y)]++;
}

/* Chi-square of two equally large samples; rare cells are put together. */
static double distance(const probe *p, unsigned *freedom)
{
    double sum = 0, rare[2] = { 0, 0 };
    *freedom = 0;
    for (unsigned k = 0; k < 65536; k++) {
        const double a = p->count[0][k], b = p->count[1][k];
        if (a + b < 20) {
            rare[0] += a;
            rare[1] += b;
        } else {
            sum += (a - b) * (a - b) / (a + b);
            ++*freedom;
        }
    }
    if (rare[0] + rare[1] >= 20) {
        sum += (rare[0] - rare[1]) * (rare[0] - rare[1]) / (rare[0] + rare[1]);
        ++*freedom;
    }
    *freedom -= *freedom > 0;
    return sum;
}

/* Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal. */
static double deviations(double chi2, unsigned freedom)
{
    if (!freedom) return 0;
    const double k = freedom;
    return (cbrt(chi2 / k) - (1 - 2 / (9 * k))) / sqrt(2 / (9 * k));
}

static void compare(table *r, orr_seat s)
{
    for (const probe *p = probes; p < probes + MAX_PROBES; p++) {
        unsigned freedom;
        if (!p->x.place) continue;
        const double chi2 = distance(p, &freedom), far = deviations(chi2, freedom);
        expect(r, C_UNIFORM, s, far < 5.5,
               "%s %u card %u with %s %u card %u: chi-square %.1f with %u degrees of freedom (%.1f deviations)",
               p->x.place->word, p->x.i + 1, p->x.slot, p->y.place->word, p->y.i + 1, p->y.slot, chi2, freedom, far);
    }
}

/* In the middle of a match with some knowledge sprinkled in; called with a position on the table. */
void check_uniform(table *r)
{
    static world w, dealt;
    const orr_seat s = orr_speaker(&r->now.t, &r->rng);
    world_for(&w, r);
    world_for(&dealt, r);
    choose_probes(r, s);
    imagine_other(&r->now, s, &r->rng, &dealt);
    for (unsigned k = 0; k < SAMPLES; k++) {
        imagine_other(&r->now, s, &r->rng, &w);
        take_sample(&w, 0);
        do deal_again(&dealt, s, &r->rng);
        while (!world_can_answer(&dealt));
        take_sample(&dealt, 1);
    }
    compare(r, s);
}
