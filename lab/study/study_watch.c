/* study_watch.c - what is noted at every position of a match: who leads, and the values of the curves. */
#include "lab/study/study_parts.h"

#include "lab/play/sim.h"

#include <stdlib.h>
#include <string.h>

/* ---- curves ------------------------------------------------------------------------------------------------------ */

static void add_curve(study *s, const orr_field *f, unsigned row, bool each)
{
    if (s->n_curves < STUDY_MOST_CURVES) s->curve[s->n_curves++] = (study_curve){ f, (uint8_t)row, each };
}

/* A number over a noun has a curve for each value; values of a seat over a noun are added up, and so are rows of sets.
 */
static bool has_rows(const orr_field *f) { return f->by && f->type != ORR_SET && !(f->flags & ORR_EACH); }

void watch_curves(study *s)
{
    const orr_game *g = s->order.box->game;
    add_curve(s, NULL, 0, true);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        if (!(f->flags & ORR_CURVE)) continue;
        for (unsigned row = 0; row < (has_rows(f) ? f->count : 1u); row++) add_curve(s, f, row, f->flags & ORR_EACH);
    }
}

static int one_value(const orr_field *f, const void *state, size_t i)
{
    const uint8_t *at = (const uint8_t *)state + f->at;
    int16_t v;
    if (f->type == ORR_BYTE) return at[i];
    memcpy(&v, at + 2 * i, sizeof v);
    return f->type == ORR_SET ? __builtin_popcount((uint16_t)v) : v;
}

int16_t watch_number(const orr_field *f, unsigned row, unsigned max_seats, const void *state, unsigned seat)
{
    const unsigned wide = f->flags & ORR_EACH ? max_seats : 1;
    int sum = 0;
    if (has_rows(f) || !f->by) return (int16_t)one_value(f, state, row * wide + seat);
    for (unsigned i = 0; i < f->count; i++) sum += one_value(f, state, i * wide + seat);
    return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum);
}

/* ---- positions --------------------------------------------------------------------------------------------------- */

bool watch_open(study_watch *w, const study *s)
{
    const orr_game *g = s->order.box->game;
    *w = (study_watch){ .of = s, .clock = sim_turns_field(g), .room = g->longest + 2 };
    for (unsigned i = 0; i < s->n_curves; i++) w->width += s->curve[i].each ? g->max_seats : 1u;
    w->leader = malloc(w->room);
    w->value = malloc((size_t)w->room * (w->width + 1u) * sizeof *w->value);
    return w->leader && w->value;
}

void watch_close(study_watch *w)
{
    free(w->value);
    free(w->leader);
}

void watch_begin(study_watch *w)
{
    w->n = 0;
    w->started = STUDY_NOBODY;
    w->thoughts = 0;
}

void watch_answer(study_watch *w, orr_seats asked, orr_seat by, unsigned choices)
{
    const unsigned n = (unsigned)__builtin_popcount(asked);
    if (n == 1 && w->started == STUDY_NOBODY) w->started = asked == orr_one(by) ? by : STUDY_NOBODY;
    if (choices > 1) w->thoughts += STUDY_THOUGHT / (n ? n : 1);
}

/* The side, or in a game without sides the seat, that stands best; nobody if two stand equally well. */
static uint8_t leader_of(const orr_ctx *t, const int16_t *score)
{
    uint8_t leader = STUDY_NOBODY;
    int16_t best = INT16_MIN;
    bool alone = false;
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) {
        const uint8_t who = t->game->side ? t->game->side(t, s) : s;
        if (score[s] > best) {
            best = score[s];
            leader = who;
            alone = true;
        } else if (score[s] == best && who != leader) {
            alone = false;
        }
    }
    return alone ? leader : STUDY_NOBODY;
}

void watch_position(study_watch *w, const orr_ctx *t)
{
    const study *s = w->of;
    const unsigned seats = orr_core_of(t)->seats;
    int16_t score[ORR_MAX_SEATS] = { 0 };
    if (w->n >= w->room) return;
    t->game->score(t, score);
    w->leader[w->n] = leader_of(t, score);
    int16_t *to = w->value + (size_t)w->n++ * w->width;
    for (unsigned i = 0; i < s->n_curves; i++) {
        const study_curve *c = &s->curve[i];
        for (unsigned seat = 0; seat < (c->each ? seats : 1u); seat++)
            to[seat] = c->field ? watch_number(c->field, c->row, t->game->max_seats, t->state, seat) : score[seat];
        to += c->each ? t->game->max_seats : 1u;
    }
}

/* ---- the whole match --------------------------------------------------------------------------------------------- */

static bool leader_won(const orr_ctx *t, const study_match *m, uint8_t leader)
{
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++)
        if ((m->winners >> s & 1) && (t->game->side ? m->side[s] : s) == leader) return true;
    return false;
}

/* The end itself is not a position to lead in: there the result stands. A lead that is shared stays with whoever had
 * it. */
static void note_leads(const study_watch *w, const orr_ctx *t, study_match *m)
{
    const uint32_t last = w->n > 1 ? w->n - 1 : w->n;
    uint8_t holder = STUDY_NOBODY, at_point[STUDY_POINTS];
    uint32_t since = 0; /* the holder leads */
    memset(at_point, STUDY_NOBODY, sizeof at_point);
    for (uint32_t i = 0; i < last; i++) {
        if (w->leader[i] != STUDY_NOBODY && w->leader[i] != holder) {
            m->lead_changes = (uint16_t)(m->lead_changes + (holder != STUDY_NOBODY));
            holder = w->leader[i];
            since = i;
        }
        for (unsigned p = 1; p + 1 < STUDY_POINTS; p++)
            if (i == (uint64_t)last * p / (STUDY_POINTS - 1)) at_point[p] = holder;
    }
    for (unsigned p = 1; p + 1 < STUDY_POINTS; p++) {
        if (at_point[p] == STUDY_NOBODY) continue;
        m->led |= 1u << p;
        if (leader_won(t, m, at_point[p])) m->led_won |= 1u << p;
    }
    const bool kept = holder != STUDY_NOBODY && leader_won(t, m, holder);
    if (m->winners) m->decided = kept ? (uint8_t)(100ull * since / last) : 100;
}

static unsigned bin_of(int value)
{
    const int bin = value - STUDY_LOWEST;
    return bin < 0 ? 0 : bin >= STUDY_BINS ? STUDY_BINS - 1u : (unsigned)bin;
}

/* How the seats stand is asked for the last time before the end, when the result is not yet part of it. */
static void note_curves(const study_watch *w, const orr_ctx *t, const study_match *m, study_spread *spread)
{
    const study *s = w->of;
    const unsigned seats = orr_core_of(t)->seats;
    for (unsigned p = 0; p < STUDY_POINTS; p++) {
        const uint32_t at = (uint32_t)((uint64_t)(w->n - 1) * p / (STUDY_POINTS - 1));
        unsigned column = 0;
        for (unsigned i = 0; i < s->n_curves; i++) {
            const study_curve *c = &s->curve[i];
            const uint32_t position = !c->field && at == w->n - 1 && at ? at - 1 : at;
            const int16_t *v = w->value + (size_t)position * w->width + column;
            for (unsigned seat = 0; seat < (c->each ? seats : 1u); seat++)
                spread[i].bin[c->each && !(m->winners >> seat & 1)][p][bin_of(v[seat])]++;
            column += c->each ? t->game->max_seats : 1u;
        }
    }
}

void watch_end(study_watch *w, const orr_ctx *t, study_match *m, study_spread *spread)
{
    orr_result r = { .outcome = t->game->n_outcomes };
    *m = (study_match){ .answers = orr_core_of(t)->answers, .started = w->started, .decided = STUDY_NOBODY,
                        .thoughts = w->thoughts };
    memset(m->side, STUDY_NOBODY, sizeof m->side);
    if (orr_core_of(t)->over) t->game->result(t, &r);
    m->winners = r.winners;
    m->outcome = r.outcome;
    if (w->clock) m->clock = (uint32_t)watch_number(w->clock, 0, t->game->max_seats, t->state, 0);
    for (orr_seat s = 0; t->game->side && s < orr_core_of(t)->seats; s++) m->side[s] = t->game->side(t, s);
    note_leads(w, t, m);
    if (spread) note_curves(w, t, m, spread);
}
