/* tension.c - goes through matches of a study, and what their positions say. */
#include "lab/study/tension.h"

#include "lab/play/crew.h"
#include "lab/play/round.h"
#include "lab/play/sim.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>

/* ---- going through ----------------------------------------------------------------------------------------------- */

typedef struct {
    const study *s;
    tension *t;
    atomic_uint next;
    atomic_bool failed;
} run;
typedef struct {
    run *all;
    lab_round table;
    bool reports;
} worker;

static void note(void *to, const chances_at *at)
{
    tension_match *m = to;
    if (m->n < CHANCES_POSITIONS) m->at[m->n++] = *at;
}

/* The match as the bots of the study played it, with its history. */
static bool play(worker *w, const char *seed, match *m)
{
    const bot *plays[ORR_MAX_SEATS];
    error why;
    for (unsigned i = 0; i < ORR_MAX_SEATS; i++) plays[i] = w->all->s->order.plays;
    if (!round_deal(&w->table, seed, w->all->t->seats, plays, NULL)) return false;
    while (!round_is_over(&w->table))
        if (!round_answer(&w->table) || !match_answer(m, w->table.last.seat, w->table.last.act, &why)) return false;
    return true;
}

static bool go_through(worker *w, uint32_t number)
{
    const study_order *o = &w->all->s->order;
    match_deal deal;
    match m;
    char seed[128];
    error why;
    sim_game_seed(o->seed, number, seed, sizeof seed);
    deal_from_seed(&deal, seed);
    if (!match_open(&m, o->box, w->all->t->seats, &deal, &why)) return false;
    tension_match *to = &w->all->t->match[number];
    to->number = number;
    const bool good = play(w, seed, &m) && chances_of(&m, note, to, &why);
    match_close(&m);
    return good;
}

static void *work(void *arg)
{
    worker *w = arg;
    const study_order *o = &w->all->s->order;
    for (;;) {
        const uint32_t i = atomic_fetch_add(&w->all->next, 1);
        if (i >= w->all->t->asked || (o->enough && o->enough())) return NULL;
        if (!go_through(w, i)) atomic_store(&w->all->failed, true);
        if (w->reports && o->report) o->report(o->report_to, i + 1, w->all->t->asked);
    }
}

static bool is_won(const tension_match *m)
{
    for (unsigned i = 0; m->n && i < ORR_MAX_SEATS; i++)
        if (m->at[m->n - 1].won[i]) return true;
    return false;
}

bool tension_open(tension *t, const study *s, uint8_t seats, uint32_t matches, error *why)
{
    const unsigned threads = crew_size(s->order.threads);
    run all = { .s = s, .t = t };
    worker *w = calloc(threads, sizeof *w);
    *t = (tension){ .seats = seats, .asked = matches < s->order.games ? matches : s->order.games };
    t->match = calloc(t->asked + 1u, sizeof *t->match);
    bool ready = w && t->match;
    for (unsigned i = 0; i < threads && w; i++) {
        w[i] = (worker){ .all = &all, .reports = i == 0 };
        ready = round_open(&w[i].table, s->order.box, &s->order.plays, 1) && ready;
    }
    if (ready) crew_run(work, w, sizeof *w, threads);
    for (unsigned i = 0; i < threads && w; i++) round_close(&w[i].table);
    free(w);
    for (uint32_t i = 0; ready && i < t->asked; i++)
        if (is_won(&t->match[i])) t->match[t->n++] = t->match[i];
    if (ready && !atomic_load(&all.failed)) return true;
    tension_close(t);
    return error_refuse(why, "There is not enough memory to imagine how matches would go on.");
}

void tension_close(tension *t)
{
    free(t->match);
    *t = (tension){ .n = 0 };
}

/* ---- one match --------------------------------------------------------------------------------------------------- */

static const chances_at *last_of(const tension_match *m) { return &m->at[m->n - 1]; }

/* Of several that won together the one that had most. */
static double chance_of_winner(const tension_match *m, unsigned position)
{
    const chances_at *at = &m->at[position];
    uint32_t most = 0;
    for (unsigned i = 0; i < ORR_MAX_SEATS; i++)
        if (last_of(m)->won[i] && at->won[i] > most) most = at->won[i];
    return (double)most / at->games;
}

double tension_winner(const tension_match *m, unsigned point)
{
    const uint64_t answers = (uint64_t)last_of(m)->answers * point / (STUDY_POINTS - 1);
    unsigned i = 0;
    while (i + 1 < m->n && m->at[i + 1].answers <= answers) i++;
    return chance_of_winner(m, i);
}

static bool is_ahead(const chances_at *at, unsigned a, unsigned b)
{
    return (double)at->won[a] - (double)at->won[b] > 2 * sqrt((double)(at->won[a] + at->won[b]));
}

unsigned tension_changes(const tension_match *m)
{
    unsigned favourite = ORR_MAX_SEATS, changes = 0;
    for (unsigned p = 0; p < m->n; p++) {
        const chances_at *at = &m->at[p];
        unsigned best = 0;
        for (unsigned i = 1; i < ORR_MAX_SEATS; i++)
            if (at->won[i] > at->won[best]) best = i;
        const bool others = favourite < ORR_MAX_SEATS && at->games > 1;
        if (others ? !is_ahead(at, best, favourite) : favourite == best) continue;
        if (at->games == 1 && favourite < ORR_MAX_SEATS && at->won[favourite]) continue; /* it won with others */
        changes += favourite < ORR_MAX_SEATS;
        favourite = best;
    }
    return changes;
}

unsigned tension_decided(const tension_match *m)
{
    unsigned p = m->n - 1;
    while (p && chance_of_winner(m, p - 1) >= TENSION_SAFE / 100.0) p--;
    return last_of(m)->answers ? 100u * m->at[p].answers / last_of(m)->answers : 0;
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static int by_size(const void *x, const void *y)
{
    const double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

static tension_spread spread(double *v, uint32_t n)
{
    if (!v || !n) return (tension_spread){ 0, 0, 0 };
    qsort(v, n, sizeof *v, by_size);
    return (tension_spread){ v[(n - 1) / 4], v[(n - 1) / 2], v[(n - 1) * 3 / 4] };
}

tension_spread tension_at(const tension *t, unsigned point)
{
    double *v = calloc(t->n + 1u, sizeof *v);
    for (uint32_t i = 0; v && i < t->n; i++) v[i] = tension_winner(&t->match[i], point);
    const tension_spread s = spread(v, t->n);
    free(v);
    return s;
}

tension_spread tension_when(const tension *t)
{
    double *v = calloc(t->n + 1u, sizeof *v);
    for (uint32_t i = 0; v && i < t->n; i++) v[i] = tension_decided(&t->match[i]);
    const tension_spread s = spread(v, t->n);
    free(v);
    return s;
}

double tension_turns(const tension *t)
{
    double sum = 0;
    for (uint32_t i = 0; i < t->n; i++) sum += tension_changes(&t->match[i]);
    return t->n ? sum / t->n : 0;
}
