/* arena_figures.c - shares, lifts, ratings and the sequential test, from deals that are done. The deal is the unit:
 * matches of one deal are alike, so intervals come from drawing whole deals again and again. */
#include "lab/arena/arena.h"

#include <math.h>
#include <stdlib.h>

enum { DRAWS = 1000, FIRST_OF_DRAWS = 24, LAST_OF_DRAWS = 975, ROUNDS = 60 };   /* 2.5% off either end */
enum { FEW_DEALS = 10 };      /* drawn again from fewer, deals say nothing of those that were not dealt */
static const double elo_per_nat = 173.7177927613007;                          /* 400 / ln 10 */

/* ---- one deal ---------------------------------------------------------------------------------------------------- */

typedef struct { double won, of; } count;                /* matches won by the hero, of so many */

static count hero_in(const arena_order *o, const arena_deal *d, unsigned side)
{
    count c = { 0, 0 };
    for (unsigned k = 0; k < o->seats && k < ORR_MAX_SEATS; k++) {
        if (side != ARENA_NO_SIDE && d->side[k] != side) continue;
        c.won += d->winners[k] >> k & 1;
        c.of += 1;
    }
    return c;
}

/* ---- bootstrap --------------------------------------------------------------------------------------------------- */

typedef double (*statistic)(const void *about, const uint32_t *deal, uint32_t n);

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static arena_figure bootstrap(statistic f, const void *about, uint32_t deals)
{
    double drawn[DRAWS];
    orr_rng r = { 1 };
    uint32_t *deal = malloc((deals + 1) * sizeof *deal);
    if (!deal || !deals) {
        free(deal);
        return (arena_figure){ NAN, NAN, NAN };
    }
    for (uint32_t i = 0; i < deals; i++) deal[i] = i;
    arena_figure out = { .value = f(about, deal, deals) };
    for (unsigned k = 0; k < DRAWS; k++) {
        for (uint32_t i = 0; i < deals; i++) deal[i] = orr_rng_below(&r, deals);
        drawn[k] = f(about, deal, deals);
    }
    qsort(drawn, DRAWS, sizeof *drawn, by_size);
    out.low = drawn[FIRST_OF_DRAWS];
    out.high = drawn[LAST_OF_DRAWS];
    free(deal);
    return out;
}

typedef struct { double least, most; } limits;           /* between which a figure must be */

/* Deals that were not dealt may be different: of few nothing is known but what must be, and where all of many are
 * alike, up to 3 / n of the others may still be as different as can be (the rule of three). */
static arena_figure humble(arena_figure f, uint32_t deals, limits l)
{
    const double unseen = deals < FEW_DEALS ? 1 : 3.0 / deals;
    if (isnan(f.value) || (deals >= FEW_DEALS && f.low < f.high)) return f;
    return (arena_figure){ f.value, f.value + (l.least - f.value) * unseen, f.value + (l.most - f.value) * unseen };
}

typedef struct {                         /* what a statistic is about */
    const arena_order *order;
    const arena_deal *hero, *fair;       /* the hero's table, the table of the field alone */
    unsigned side;
} pair;

static double share_of(const pair *p, const arena_deal *of, const uint32_t *deal, uint32_t n)
{
    count sum = { 0, 0 };
    for (uint32_t i = 0; i < n; i++) {
        const count c = hero_in(p->order, &of[deal[i]], p->side);
        sum.won += c.won;
        sum.of += c.of;
    }
    return sum.of > 0 ? sum.won / sum.of : 0;
}

static double share_statistic(const void *about, const uint32_t *deal, uint32_t n)
{
    const pair *p = about;
    return share_of(p, p->hero, deal, n);
}
/* Deals in which the field wins nothing may be drawn at random: then a hero that does is any number of times better. */
static double lift_statistic(const void *about, const uint32_t *deal, uint32_t n)
{
    const pair *p = about;
    const double fair = share_of(p, p->fair, deal, n), share = share_of(p, p->hero, deal, n);
    return fair > 0 ? share / fair : share > 0 ? INFINITY : 0;
}
static double gain_statistic(const void *about, const uint32_t *deal, uint32_t n)
{
    const pair *p = about;
    return share_of(p, p->hero, deal, n) - share_of(p, p->fair, deal, n);
}

static arena_figure figure(const arena_result *r, const arena_order *o, unsigned hero, unsigned field, unsigned side,
                           statistic f, limits l)
{
    const pair p = { o, r->deal[arena_table(hero, field)], r->deal[arena_table(field, field)], side };
    if (!p.hero || !p.fair) return (arena_figure){ NAN, NAN, NAN };
    return humble(bootstrap(f, &p, r->deals), r->deals, l);
}

arena_figure arena_share(const arena_result *r, const arena_order *o, unsigned hero, unsigned field)
{
    return figure(r, o, hero, field, ARENA_NO_SIDE, share_statistic, (limits){ 0, 1 });
}
arena_figure arena_lift(const arena_result *r, const arena_order *o, unsigned hero, unsigned field)
{
    const arena_figure fair = arena_share(r, o, field, field);
    if (fair.value <= 0) return (arena_figure){ NAN, NAN, NAN };
    return figure(r, o, hero, field, ARENA_NO_SIDE, lift_statistic, (limits){ 0, 1 / fair.value });
}
arena_figure arena_gain(const arena_result *r, const arena_order *o, unsigned hero, unsigned field, unsigned side)
{
    return figure(r, o, hero, field, side, gain_statistic, (limits){ -1, 1 });
}
arena_figure arena_side_share(const arena_result *r, const arena_order *o, unsigned hero, unsigned field, unsigned side)
{
    return figure(r, o, hero, field, side, share_statistic, (limits){ 0, 1 });
}

/* ---- ratings ----------------------------------------------------------------------------------------------------- */

/* Plackett-Luce where only winners are told from losers: every winner was drawn before all losers of its match. Fitted
 * by Hunter's minorize-maximize steps; half a win and half a defeat against a bot of strength 1 keep it finite. */
typedef struct { const arena_order *order; const arena_deal *mixed; unsigned bot; } rated;

typedef struct {                         /* matches with the same losers at the table, by how many of each bot */
    double wins[ARENA_MOST_BOTS];
    double inverse[ARENA_MOST_BOTS];     /* sum of 1 / (strength at the table) over the draws a bot was in */
} fit;

static void add_match(const rated *a, uint32_t deal, unsigned k, const double *strength, fit *f)
{
    const arena_order *o = a->order;
    double losers = 0;
    unsigned who[ORR_MAX_SEATS];
    for (unsigned s = 0; s < o->seats; s++) {
        who[s] = arena_sitter(o, ARENA_MIXED, deal, k, s);
        if (!(a->mixed[deal].winners[k] >> s & 1)) losers += strength[who[s]];
    }
    for (unsigned w = 0; w < o->seats; w++) {
        if (!(a->mixed[deal].winners[k] >> w & 1) || losers <= 0) continue;
        const double inverse = 1 / (losers + strength[who[w]]);
        f->wins[who[w]] += 1;
        f->inverse[who[w]] += inverse;
        for (unsigned s = 0; s < o->seats; s++)
            if (!(a->mixed[deal].winners[k] >> s & 1)) f->inverse[who[s]] += inverse;
    }
}

static void fit_strengths(const rated *a, const uint32_t *deal, uint32_t n, double strength[ARENA_MOST_BOTS])
{
    for (unsigned b = 0; b < a->order->n_bots; b++) strength[b] = 1;
    for (unsigned round = 0; round < ROUNDS; round++) {
        fit f = { { 0 }, { 0 } };
        for (uint32_t i = 0; i < n; i++)
            for (unsigned k = 0; k < a->order->seats; k++) add_match(a, deal[i], k, strength, &f);
        double moved = 0;
        for (unsigned b = 0; b < a->order->n_bots; b++) {
            const double next = (f.wins[b] + 0.5) / (f.inverse[b] + 1 / (1 + strength[b]));
            moved += fabs(next - strength[b]) / strength[b];
            strength[b] = next;
        }
        if (moved < 1e-4) break;
    }
}

static double rating_statistic(const void *about, const uint32_t *deal, uint32_t n)
{
    const rated *a = about;
    double strength[ARENA_MOST_BOTS] = { 0 };
    fit_strengths(a, deal, n, strength);
    return elo_per_nat * log(strength[a->bot] / strength[0]);
}

void arena_ratings(const arena_result *r, const arena_order *o, arena_figure out[ARENA_MOST_BOTS])
{
    for (unsigned b = 0; b < o->n_bots; b++) {
        const rated a = { o, r->deal[ARENA_MIXED], b };
        out[b] = a.mixed ? bootstrap(rating_statistic, &a, r->deals) : (arena_figure){ NAN, NAN, NAN };
    }
}

/* ---- sequential test --------------------------------------------------------------------------------------------- */

sprt_verdict arena_sprt(const arena_result *r, const arena_order *o, unsigned hero, unsigned field, uint32_t deals,
                        double points, double *log_ratio)
{
    const arena_deal *a = r->deal[arena_table(hero, field)], *b = r->deal[arena_table(field, field)];
    const double bound = log(0.95 / 0.05), aim = points / 100;
    double sum = 0, squares = 0;
    for (uint32_t i = 0; i < deals; i++) {
        const double x = (hero_in(o, &a[i], ARENA_NO_SIDE).won - hero_in(o, &b[i], ARENA_NO_SIDE).won) / o->seats;
        sum += x;
        squares += x * x;
    }
    const double n = deals, mean = sum / n, variance = squares / n - mean * mean;
    *log_ratio = variance > 0 ? n * aim * (2 * mean - aim) / (2 * variance) : 0;
    return *log_ratio >= bound ? SPRT_GAIN : *log_ratio <= -bound ? SPRT_NOTHING : SPRT_GO_ON;
}
