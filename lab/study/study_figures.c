/* study_figures.c - shares, lengths and quartiles of a study. The match is the unit: members of a side win together. */
#include "lab/study/study.h"

#include <stdlib.h>

/* ---- shares ------------------------------------------------------------------------------------------------------ */

typedef struct {
    size_t first, end;
} span;
static span span_of(const study *s, unsigned count)
{
    const size_t games = s->order.games;
    return count == STUDY_ALL ? (span){ 0, study_matches(s) } : (span){ count * games, (count + 1) * games };
}

lab_share study_outcome(const study *s, unsigned count, unsigned outcome)
{
    const span all = span_of(s, count);
    uint64_t n = 0;
    for (size_t i = all.first; i < all.end; i++) n += s->match[i].outcome == outcome;
    return lab_wilson(n, all.end - all.first);
}

static bool on_side(const study *s, size_t match, unsigned side, orr_seats among)
{
    for (unsigned seat = 0; seat < study_seats(s, match); seat++)
        if ((among >> seat & 1) && s->match[match].side[seat] == side) return true;
    return false;
}

bool study_together(const study *s, unsigned count)
{
    const orr_seats everybody = (orr_seats)((1u << s->count[count]) - 1);
    const span all = span_of(s, count);
    for (size_t i = all.first; i < all.end; i++)
        if (s->match[i].winners && s->match[i].winners != everybody) return false;
    return true;
}

lab_share study_side(const study *s, unsigned count, unsigned side)
{
    const span all = span_of(s, count);
    bool together[ORR_MAX_SEATS] = { false };
    uint64_t won = 0, n = 0;
    for (unsigned c = 0; count == STUDY_ALL && c < s->n_counts; c++) together[c] = study_together(s, c);
    for (size_t i = all.first; i < all.end; i++) {
        if (together[i / s->order.games]) continue;
        n += on_side(s, i, side, ORR_EVERYBODY);
        won += on_side(s, i, side, s->match[i].winners);
    }
    return lab_wilson(won, n);
}

lab_share study_seat(const study *s, unsigned count, unsigned seat)
{
    const span all = span_of(s, count);
    uint64_t won = 0;
    for (size_t i = all.first; i < all.end; i++) won += s->match[i].winners >> seat & 1;
    return lab_wilson(won, all.end - all.first);
}

lab_share study_winner(const study *s, unsigned count)
{
    const span all = span_of(s, count);
    uint64_t won = 0;
    for (size_t i = all.first; i < all.end; i++) won += s->match[i].winners != 0;
    return lab_wilson(won, all.end - all.first);
}

double study_per_seat(const study *s, unsigned count)
{
    const span all = span_of(s, count);
    uint64_t won = 0, seats = 0;
    for (size_t i = all.first; i < all.end; i++) {
        won += (unsigned)__builtin_popcount(s->match[i].winners);
        seats += study_seats(s, i);
    }
    return seats ? (double)won / (double)seats : 0;
}

lab_share study_place(const study *s, unsigned count, unsigned place)
{
    const span all = span_of(s, count);
    uint64_t won = 0, n = 0;
    for (size_t i = all.first; i < all.end; i++) {
        const study_match *m = &s->match[i];
        if (m->started == STUDY_NOBODY) continue;
        won += m->winners >> ((m->started + place) % study_seats(s, i)) & 1;
        n++;
    }
    return lab_wilson(won, n);
}

lab_share study_leader(const study *s, unsigned point)
{
    uint64_t led = 0, won = 0;
    for (size_t i = 0; i < study_matches(s); i++) {
        led += s->match[i].led >> point & 1;
        won += s->match[i].led_won >> point & 1;
    }
    return lab_wilson(won, led);
}

/* ---- lengths ----------------------------------------------------------------------------------------------------- */

uint32_t study_value(const study_match *m, study_measure what)
{
    switch (what) {
    case STUDY_ANSWERS: return m->answers;
    case STUDY_CLOCK: return m->clock;
    case STUDY_LEAD_CHANGES: return m->lead_changes;
    case STUDY_THOUGHTS: return m->thoughts;
    default: return m->decided;
    }
}

static int by_size(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

study_length study_lengths(const study *s, unsigned count, study_measure what)
{
    const span all = span_of(s, count);
    const size_t n = all.end - all.first;
    uint32_t *v = malloc(n * sizeof *v);
    uint64_t sum = 0;
    if (!v || !n) {
        free(v);
        return (study_length){ 0 };
    }
    for (size_t i = 0; i < n; i++) sum += v[i] = study_value(&s->match[all.first + i], what);
    qsort(v, n, sizeof *v, by_size);
    const study_length l = { (uint32_t)n,        v[0],
                             v[(n - 1) / 4],     v[(n - 1) / 2],
                             v[(n - 1) * 3 / 4], v[(n - 1) * 98 / 100],
                             v[n - 1],           (double)sum / (double)n };
    free(v);
    return l;
}

/* ---- curves ------------------------------------------------------------------------------------------------------ */

static int quantile(const uint32_t *bin, uint64_t rank) /* the value with `rank` others below or beside it */
{
    uint64_t below = 0;
    unsigned i = 0;
    while (i + 1 < STUDY_BINS && (below += bin[i]) <= rank) i++;
    return (int)i + STUDY_LOWEST;
}

study_quartiles study_at(const study *s, unsigned curve, bool others, unsigned point)
{
    const uint32_t *bin = s->spread[curve].bin[others][point];
    study_quartiles q = { 0 };
    for (unsigned i = 0; i < STUDY_BINS; i++) q.n += bin[i];
    if (!q.n) return q;
    q.low = quantile(bin, (q.n - 1) / 4);
    q.median = quantile(bin, (q.n - 1) / 2);
    q.high = quantile(bin, (q.n - 1) * 3 / 4);
    return q;
}

/* ---- uses -------------------------------------------------------------------------------------------------------- */

/* What a seat of this match may expect: the share that its side, or without sides any seat, wins at this number. */
static double expected(const study *s, size_t match, unsigned seat)
{
    const unsigned count = (unsigned)(match / s->order.games);
    const uint8_t side = s->match[match].side[seat];
    return side == STUDY_NOBODY ? study_per_seat(s, count) : study_side(s, count, side).share;
}

typedef struct {
    double by[ORR_MAX_SEATS][STUDY_MOST_SIDES + 1];
} base_rates; /* by number of players and side */

static base_rates rates_of(const study *s)
{
    base_rates b;
    for (unsigned c = 0; c < ORR_MAX_SEATS; c++)
        for (unsigned k = 0; k <= STUDY_MOST_SIDES; k++) b.by[c][k] = -1;
    for (size_t i = 0; i < study_matches(s); i++)
        for (unsigned seat = 0; seat < study_seats(s, i); seat++) {
            const unsigned c = (unsigned)(i / s->order.games), side = s->match[i].side[seat];
            double *to = &b.by[c][side < STUDY_MOST_SIDES ? side : STUDY_MOST_SIDES];
            if (*to < 0) *to = expected(s, i, seat);
        }
    return b;
}

study_usage study_usage_of(const study *s, unsigned use)
{
    study_usage u = { 0 };
    const base_rates rates = rates_of(s);
    for (size_t i = 0; i < study_matches(s); i++) {
        const study_used *x = &s->used[i * s->n_uses + use];
        u.times += x->times;
        u.matches += x->times != 0;
        u.could += x->could;
        for (unsigned seat = 0; seat < study_seats(s, i); seat++) {
            if (!(x->by >> seat & 1)) continue;
            const unsigned side = s->match[i].side[seat];
            u.users++;
            u.users_won += s->match[i].winners >> seat & 1;
            u.expected += rates.by[i / s->order.games][side < STUDY_MOST_SIDES ? side : STUDY_MOST_SIDES];
        }
    }
    if (u.users) u.expected /= (double)u.users;
    return u;
}
