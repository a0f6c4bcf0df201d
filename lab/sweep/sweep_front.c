/* sweep_front.c - how far settings are from the targets, and which of them none beats at every target. */
#include "lab/play/sim.h"
#include "lab/play/stats.h"
#include "lab/sweep/sweep.h"

#include <math.h>
#include <stdlib.h>

/* ---- one target -------------------------------------------------------------------------------------------------- */

typedef struct { double value, low, high; } figure;
typedef struct { const sweep_target *target; double z; sweep_reading r; bool outside, across; } gauge;

static figure share(uint64_t wins, uint64_t n, double z)
{
    const lab_share w = lab_wilson_at(wins, n, z);
    return (figure){ w.share, w.low, w.high };
}

static figure mean(uint64_t sum, uint64_t squares, uint64_t n, double z)
{
    const double of = (double)n, m = (double)sum / of;
    const double variance = n > 1 ? ((double)squares - of * m * m) / (of - 1) : 0;
    const double half = z * sqrt(variance > 0 ? variance / of : 0);
    return (figure){ m, m - half < 0 ? 0 : m - half, m + half };
}

static double half_width(const sweep_target *t)
{
    const double narrowest = sweep_is_share(t) ? 0.005 : 0.5, half = (t->high - t->low) / 2;
    return half > narrowest ? half : narrowest;
}

static void look(gauge *g, figure f)
{
    const sweep_target *t = g->target;
    sweep_reading *r = &g->r;
    const double distance = f.value < t->low ? t->low - f.value : f.value > t->high ? f.value - t->high : 0;
    const double off = fabs(f.value - (t->low + t->high) / 2) / half_width(t);
    if (!r->figures || f.value < r->least) r->least = f.value;
    if (!r->figures || f.value > r->most) r->most = f.value;
    if (!r->figures || f.low < r->low) r->low = f.low;
    if (!r->figures || f.high > r->high) r->high = f.high;
    if (distance > r->distance) r->distance = distance;
    if (off > r->off) r->off = off;
    r->figures++;
    g->outside = g->outside || f.high < t->low || f.low > t->high;
    g->across = g->across || f.low < t->low || f.high > t->high;
}

static void look_at_sides(gauge *g, const sweep_order *o, const sweep_count *c)
{
    for (unsigned i = 0; i < box_sides(o->box); i++)
        if (c->side_in[i]) look(g, share(c->side_won[i], c->side_in[i], g->z));
}

static void look_at(gauge *g, const sweep_order *o, unsigned seats, const sweep_count *c)
{
    const sweep_target *t = g->target;
    switch (t->kind) {
    case SWEEP_SIDES: look_at_sides(g, o, c); break;
    case SWEEP_SIDE: look(g, share(c->side_won[t->which], c->side_in[t->which], g->z)); break;
    case SWEEP_SEATS:
        for (unsigned s = 0; s < seats; s++) look(g, share(c->seat[s], c->matches, g->z));
        break;
    case SWEEP_ENDING: look(g, share(c->outcome[t->which], c->matches, g->z)); break;
    case SWEEP_NOBODY: look(g, share(c->nobody, c->matches, g->z)); break;
    case SWEEP_LEADER: look(g, share(c->led_won, c->led, g->z)); break;
    case SWEEP_CLOCK: look(g, mean(c->clock, c->clock_squares, c->matches, g->z)); break;
    case SWEEP_DECISIONS: look(g, mean(c->answers, c->answers_squares, c->matches, g->z)); break;
    }
}

sweep_reading sweep_read_target(const sweep_order *o, const sweep_target *t, const sweep_tally *tally, double z)
{
    gauge g = { .target = t, .z = z };
    for (unsigned seats = o->first; seats <= o->last; seats++)
        if (tally->count[seats].matches) look_at(&g, o, seats, &tally->count[seats]);
    g.r.verdict = g.outside ? SWEEP_MISSED : !g.across ? SWEEP_MET : g.r.distance > 0 ? SWEEP_HARDLY : SWEEP_PERHAPS;
    return g.r;
}

/* ---- the front --------------------------------------------------------------------------------------------------- */

typedef struct { uint32_t setting; bool front, met; double off, distance[SWEEP_MOST_TARGETS]; } candidate;

static candidate candidate_of(const sweep_order *o, uint32_t setting, const sweep_tally *t)
{
    candidate c = { .setting = setting, .front = true, .met = true };
    for (unsigned i = 0; i < o->n_targets; i++) {
        const sweep_reading r = sweep_read_target(o, &o->target[i], t, 0);
        c.distance[i] = r.distance;
        c.met = c.met && !(r.distance > 0);
        if (r.off > c.off) c.off = r.off;
    }
    return c;
}

static bool beats(const candidate *a, const candidate *b, unsigned targets)
{
    bool better = false;
    for (unsigned i = 0; i < targets; i++) {
        if (a->distance[i] > b->distance[i]) return false;
        better = better || a->distance[i] < b->distance[i];
    }
    return better;
}

static int by_place(const void *x, const void *y)
{
    const candidate *a = x, *b = y;
    if (a->front != b->front) return a->front ? -1 : 1;
    if (a->off < b->off || a->off > b->off) return a->off < b->off ? -1 : 1;
    return a->setting < b->setting ? -1 : a->setting > b->setting;
}

unsigned sweep_place_all(const sweep_order *o, const sweep_tally *tally, const uint32_t *setting, unsigned n,
                         sweep_place *out, unsigned most)
{
    candidate *all = calloc(n + 1u, sizeof *all);
    unsigned found = 0;
    if (!all) return 0;
    for (unsigned i = 0; i < n; i++)
        if (tally[i].playable) all[found++] = candidate_of(o, setting ? setting[i] : i, &tally[i]);
    for (unsigned i = 0; i < found; i++)
        for (unsigned k = 0; k < found && all[i].front; k++) all[i].front = !beats(&all[k], &all[i], o->n_targets);
    qsort(all, found, sizeof *all, by_place);
    if (found > most) found = most;
    for (unsigned i = 0; i < found; i++)
        out[i] = (sweep_place){ all[i].setting, all[i].front, all[i].met, all[i].off };
    free(all);
    return found;
}

unsigned sweep_choose(const sweep_order *o, const sweep_tally *first, sweep_place out[SWEEP_MOST_KEPT + 1])
{
    unsigned n = sweep_place_all(o, first, NULL, sweep_settings(o), out, o->keep);
    const int32_t as_is = sweep_as_is(o);
    for (unsigned i = 0; i < n; i++)
        if ((int32_t)out[i].setting == as_is) return n;
    if (as_is >= 0) out[n++] = (sweep_place){ .setting = (uint32_t)as_is };
    return n;
}
