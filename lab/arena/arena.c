/* arena.c - the tables, who sits at them, and threads that play them. What the results mean is in arena_figures.c. */
#include "lab/arena/arena.h"

#include "lab/play/round.h"
#include "lab/play/sim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {                         /* shared by the threads of one run */
    const arena_order *order;
    arena_result *result;
    uint32_t first, deals;               /* of this run */
    unsigned table[ARENA_MIXED + 1];     /* those that are played */
    unsigned n_tables;
    _Atomic uint64_t next, done;         /* units: a deal at a table */
    _Atomic bool stop;
    pthread_mutex_t keeping;             /* one deal is kept at a time */
} run;

typedef struct {                         /* one thread */
    run *all;
    bool reports;                        /* the calling thread */
    lab_round round;
    uint8_t side[ORR_MAX_SEATS];         /* of every seat of the match being played */
} worker;

/* ---- who sits where ---------------------------------------------------------------------------------------------- */

static bool is_played(const arena_order *o, unsigned table)
{
    if (table == ARENA_MIXED) return o->mixed;
    const unsigned hero = table / ARENA_MOST_BOTS, field = table % ARENA_MOST_BOTS;
    if (hero >= o->n_bots || field >= o->n_bots) return false;
    return o->crosstable || (hero <= 1 && field == 1);
}

/* A line-up has every bot as often as any other, or once more; the deal decides which, and who sits by whom. */
static unsigned lined_up(const arena_order *o, uint32_t deal, unsigned place)
{
    uint8_t line[ORR_MAX_SEATS] = { 0 };
    orr_rng r = { orr_hash(&deal, sizeof deal, 1) };
    const unsigned shift = orr_rng_below(&r, o->n_bots);
    for (unsigned i = 0; i < o->seats; i++) line[i] = (uint8_t)((i + shift) % o->n_bots);
    for (unsigned i = o->seats; i > 1; i--) {
        const unsigned j = orr_rng_below(&r, i);
        const uint8_t x = line[j];
        line[j] = line[i - 1];
        line[i - 1] = x;
    }
    return line[place];
}

unsigned arena_sitter(const arena_order *o, unsigned table, uint32_t deal, unsigned k, unsigned seat)
{
    if (table == ARENA_MIXED) return lined_up(o, deal, (seat + k) % o->seats);
    return seat == k ? table / ARENA_MOST_BOTS : table % ARENA_MOST_BOTS;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static bool fail(run *all, const char *what, const char *seed)
{
    pthread_mutex_lock(&all->keeping);
    all->result->failed = true;
    snprintf(all->result->failure, sizeof all->result->failure, "%s (seed %s)", what, seed);
    pthread_mutex_unlock(&all->keeping);
    atomic_store(&all->stop, true);
    return false;
}

/* As it was dealt: what becomes of it may depend on the play. */
static uint8_t side_of(const lab_round *r, unsigned seat)
{
    return r->t.game->side ? r->t.game->side(&r->t, (orr_seat)seat) : ARENA_NO_SIDE;
}

/* Whoever failed has lost, whatever comes out. */
static void count_forfeits(worker *w, unsigned table, uint32_t deal, unsigned k, const char *seed)
{
    const arena_order *o = w->all->order;
    const lab_round *r = &w->round;
    for (unsigned s = 0; s < o->seats; s++) {
        if (!(r->forfeits >> s & 1)) continue;
        atomic_fetch_add(&w->all->result->forfeits[arena_sitter(o, table, deal, k, s)], 1);
        if (o->forfeited) o->forfeited(seed, (orr_seat)s, r->plays[s], r->plays[s]->fault(r->memory[s]));
    }
}

/* To its end; false: the round says what went wrong. */
static bool play_round(worker *w)
{
    lab_round *r = &w->round;
    for (unsigned s = 0; s < w->all->order->seats; s++) w->side[s] = side_of(r, s);
    while (!round_is_over(r))
        if (!round_answer(r)) return false;
    return true;
}

static bool play_match(worker *w, unsigned table, uint32_t deal, unsigned k, arena_deal *out)
{
    const arena_order *o = w->all->order;
    lab_round *r = &w->round;
    const bot *plays[ORR_MAX_SEATS];
    orr_result result = { 0 };
    char seed[128];
    sim_game_seed(o->seed, deal, seed, sizeof seed);
    for (unsigned s = 0; s < o->seats; s++) plays[s] = o->bots[arena_sitter(o, table, deal, k, s)];
    if (!round_deal(r, seed, o->seats, plays, &o->budget)) return fail(w->all, r->failure, seed);
    const bool played = play_round(w);
    if (r->forfeits) count_forfeits(w, table, deal, k, seed);
    round_leave(r);
    if (!played) return fail(w->all, r->failure, seed);
    if (orr_core_of(&r->t)->over) r->t.game->result(&r->t, &result);
    out->winners[k] = result.winners & (orr_seats)~r->forfeits;
    out->outcome[k] = result.outcome;
    out->side[k] = w->side[k];
    return true;
}

/* At a table of equals all seats are heroes of one and the same match. */
static bool play_deal(worker *w, unsigned table, uint32_t deal, arena_deal *out)
{
    const unsigned seats = w->all->order->seats;
    const bool equals = table != ARENA_MIXED && table / ARENA_MOST_BOTS == table % ARENA_MOST_BOTS;
    for (unsigned k = 0; k < (equals ? 1 : seats); k++)
        if (!play_match(w, table, deal, k, out)) return false;
    for (unsigned k = 1; equals && k < seats; k++) {
        out->winners[k] = out->winners[0];
        out->outcome[k] = out->outcome[0];
        out->side[k] = w->side[k];
    }
    out->done = true;
    return true;
}

static void keep(run *all, unsigned table, uint32_t deal)
{
    const arena_order *o = all->order;
    pthread_mutex_lock(&all->keeping);
    if (o->keep) o->keep(o->to, table, deal, &all->result->deal[table][deal]);
    pthread_mutex_unlock(&all->keeping);
}

/* Deals in order, every table of a deal in order: a run that is broken off has whole deals. */
static void *work(void *arg)
{
    worker *w = arg;
    run *all = w->all;
    const uint64_t units = (uint64_t)all->deals * all->n_tables;
    while (!all->order->enough || !all->order->enough()) {
        const uint64_t unit = atomic_fetch_add(&all->next, 1);
        if (unit >= units || atomic_load(&all->stop)) return NULL;
        const unsigned table = all->table[unit % all->n_tables];
        const uint32_t deal = all->first + (uint32_t)(unit / all->n_tables);
        arena_deal *out = &all->result->deal[table][deal];
        if (!out->done) {
            if (!play_deal(w, table, deal, out)) return NULL;
            keep(all, table, deal);
        }
        const uint64_t done = atomic_fetch_add(&all->done, 1) + 1;
        if (w->reports && all->order->report) all->order->report(all->order->to, done, units);
    }
    return NULL;
}

uint32_t arena_whole(const arena_result *r)
{
    for (uint32_t d = 0; d < r->deals; d++)
        for (unsigned t = 0; t <= ARENA_MIXED; t++)
            if (r->deal[t] && !r->deal[t][d].done) return d;
    return r->deals;
}

/* ---- room and threads -------------------------------------------------------------------------------------------- */

bool arena_open(arena_result *r, const arena_order *o, error *why)
{
    *r = (arena_result){ .deals = o->deals };
    for (unsigned t = 0; t <= ARENA_MIXED; t++) {
        if (!is_played(o, t)) continue;
        r->deal[t] = calloc(o->deals, sizeof *r->deal[t]);
        if (r->deal[t]) continue;
        arena_close(r);
        return error_refuse(why, "There is not enough memory for %u deals.", o->deals);
    }
    return true;
}

void arena_close(arena_result *r)
{
    for (unsigned t = 0; t <= ARENA_MIXED; t++) free(r->deal[t]);
    *r = (arena_result){ 0 };
}

bool arena_run(arena_result *r, const arena_order *o, uint32_t first, uint32_t end, error *why)
{
    const unsigned threads = o->threads < 1 ? 1 : o->threads > SIM_MOST_THREADS ? SIM_MOST_THREADS : o->threads;
    run all = { .order = o, .result = r, .first = first, .deals = end - first, .keeping = PTHREAD_MUTEX_INITIALIZER };
    worker *w = calloc(threads, sizeof *w);
    pthread_t id[SIM_MOST_THREADS];
    unsigned started = 1;
    bool ready = w != NULL;
    for (unsigned t = 0; t <= ARENA_MIXED; t++)
        if (r->deal[t]) all.table[all.n_tables++] = t;
    for (unsigned i = 0; i < threads && w; i++) {
        w[i] = (worker){ .all = &all, .reports = i == 0 };
        ready = round_open(&w[i].round, o->box, o->bots, o->n_bots) && ready;
    }
    if (ready) {
        while (started < threads && !pthread_create(&id[started], NULL, work, &w[started])) started++;
        work(&w[0]);
        for (unsigned i = 1; i < started; i++) pthread_join(id[i], NULL);
    }
    for (unsigned i = 0; i < threads && w; i++) round_close(&w[i].round);
    free(w);
    pthread_mutex_destroy(&all.keeping);
    return ready || error_refuse(why, "There is not enough memory for %u threads.", threads);
}
