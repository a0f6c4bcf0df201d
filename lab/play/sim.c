/* sim.c - threads take games in bunches; what they count is added up, which is the same in any order. */
#include "lab/play/sim.h"

#include "lab/play/clock.h"
#include "lab/play/round.h"
#include "lab/play/verify.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUNCH = 16 };                     /* random games taken at a time; games of bots are taken one by one */

typedef struct {                         /* shared by the threads of one run */
    const sim_order *order;
    const orr_field *turns;
    bool all_random;                     /* then the engine's own playout serves, which is fastest */
    _Atomic uint64_t next;               /* the first game nobody has taken */
    _Atomic uint64_t done;
    _Atomic uint64_t stop;               /* games from here on are not needed: an earlier one failed */
} run;

typedef struct {                         /* one thread */
    run *all;
    bool reports;                        /* the calling thread */
    lab_round round;
    lab_verifier verifier;
    uint32_t *fired;                     /* of the bunch */
    uint64_t *fired_sum;
    sim_result sum;
} worker;

const orr_field *sim_turns_field(const orr_game *g)
{
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        if (f->flags & ORR_CLOCK) return f;
    return NULL;
}

const orr_option *sim_endless(const orr_box *b)
{
    for (unsigned i = 0; i < b->game->n_options; i++)
        if (b->opt[i] && b->opt[i] == b->game->options[i].endless) return &b->game->options[i];
    return NULL;
}

void sim_game_seed(const char *seed, uint64_t game, char *out, size_t cap)
{
    snprintf(out, cap, "%s#%llu", seed, (unsigned long long)game);
}

/* ---- one game ------------------------------------------------------------------------------------------------ */

static unsigned entry_at(const worker *w, orr_seat s, uint64_t game)
{
    const sim_order *o = w->all->order;
    return o->rotate ? (unsigned)((s + game) % o->seats) : s;
}

static bool start_game(worker *w, uint64_t game)
{
    const sim_order *o = w->all->order;
    const bot *plays[ORR_MAX_SEATS];
    char seed[128];
    sim_game_seed(o->seed, game, seed, sizeof seed);
    for (orr_seat s = 0; s < o->seats; s++) plays[s] = o->plays[entry_at(w, s, game)];
    return round_deal(&w->round, seed, o->seats, plays, NULL);
}

static bool fail(worker *w, const char *what)
{
    snprintf(w->sum.failure, sizeof w->sum.failure, "%s", what);
    w->sum.failed = true;
    return false;
}

/* The engine's own random play serves where nobody else plays: it is fastest. */
static bool one_answer(worker *w)
{
    if (!w->all->all_random) return round_answer(&w->round) || fail(w, w->round.failure);
    return orr_playout(&w->round.t, &w->round.rng[ORR_MAX_SEATS], 1) || fail(w, "nobody could answer");
}

static bool play_game(worker *w, uint64_t game)
{
    const orr_game *g = w->round.t.game;
    const bool check = w->all->order->check;
    orr_rng *r = &w->round.rng[ORR_MAX_SEATS];
    if (!start_game(w, game)) return fail(w, w->round.failure);
    if (w->all->all_random && !check) {
        orr_playout(&w->round.t, r, g->longest);
        return true;
    }
    for (;;) {
        const char *wrong = check ? lab_verify(&w->verifier, &w->round.t, r) : NULL;
        if (wrong) return fail(w, wrong);
        if (round_is_over(&w->round)) break;
        if (!one_answer(w)) return false;
    }
    const bool must_end = w->all->all_random && !sim_endless(w->all->order->box);
    if (check && must_end && !orr_core_of(&w->round.t)->over)
        return fail(w, "the match did not end within the game's stated bound");
    return true;
}

/* ---- counting ------------------------------------------------------------------------------------------------ */

static void span_add(sim_span *s, uint64_t v)
{
    s->sum += v;
    if (v < s->least) s->least = v;
    if (v > s->most) s->most = v;
}

static uint64_t turns_of(const worker *w)
{
    const orr_field *f = w->all->turns;
    const char *at = (const char *)w->round.t.state + f->at;
    uint16_t v = 0;
    if (f->type == ORR_BYTE) return *(const uint8_t *)at;
    memcpy(&v, at, sizeof v);
    return v;
}

static void count_scores(const orr_ctx *t, sim_scores *sum)
{
    int16_t score[ORR_MAX_SEATS], best = INT16_MIN;
    t->game->score(t, score);
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) {
        sum->all += score[s];
        if (score[s] > best) best = score[s];
        if (score[s] < sum->least) sum->least = score[s];
    }
    sum->best += best;
    if (best > sum->most) sum->most = best;
}

/* Whatever comes out, a seat whose bot failed has lost. */
static void count_forfeits(worker *w, uint64_t game)
{
    const sim_order *o = w->all->order;
    const lab_round *r = &w->round;
    char seed[128];
    if (!r->forfeits) return;
    w->sum.forfeited++;
    sim_game_seed(o->seed, game, seed, sizeof seed);
    for (orr_seat s = 0; s < o->seats; s++) {
        if (!(r->forfeits >> s & 1)) continue;
        w->sum.forfeits[entry_at(w, s, game)]++;
        if (o->forfeited) o->forfeited(seed, s, r->plays[s], r->plays[s]->fault(r->memory[s]));
    }
}

static void count_game(worker *w, uint64_t game)
{
    const orr_core *c = orr_core_of(&w->round.t);
    const uint64_t print = orr_fingerprint(&w->round.t);
    sim_result *sum = &w->sum;
    sum->games++;
    count_forfeits(w, game);
    sum->signature += orr_hash(&print, sizeof print, game);
    span_add(&sum->answers, c->answers);
    if (w->all->turns) span_add(&sum->turns, turns_of(w));
    if (!c->over) {
        sum->unfinished++;
        return;
    }
    orr_result r = { 0 };
    w->round.t.game->result(&w->round.t, &r);
    if (r.outcome < SIM_MOST_OUTCOMES) sum->outcome[r.outcome]++;
    r.winners &= (orr_seats)~w->round.forfeits;
    for (orr_seat s = 0; s < c->seats; s++) {
        sum->seat[s] += r.winners >> s & 1;
        sum->bot[entry_at(w, s, game)] += r.winners >> s & 1;
    }
    if (w->all->order->scores) count_scores(&w->round.t, &sum->scores);
}

static void merge_span(sim_span *to, const sim_span *from)
{
    to->sum += from->sum;
    if (from->least < to->least) to->least = from->least;
    if (from->most > to->most) to->most = from->most;
}

static void merge_scores(sim_scores *to, const sim_scores *from)
{
    to->all += from->all;
    to->best += from->best;
    if (from->least < to->least) to->least = from->least;
    if (from->most > to->most) to->most = from->most;
}

sim_result sim_nothing(void)
{
    return (sim_result){ .answers.least = UINT64_MAX, .turns.least = UINT64_MAX,
                         .scores = { .least = INT16_MAX, .most = INT16_MIN } };
}

void sim_add(sim_result *to, const sim_result *from)
{
    to->games += from->games;
    to->unfinished += from->unfinished;
    to->signature += from->signature;
    for (unsigned i = 0; i < SIM_MOST_OUTCOMES; i++) to->outcome[i] += from->outcome[i];
    to->forfeited += from->forfeited;
    for (unsigned i = 0; i < ORR_MAX_SEATS; i++) {
        to->seat[i] += from->seat[i];
        to->bot[i] += from->bot[i];
        to->forfeits[i] += from->forfeits[i];
    }
    merge_span(&to->answers, &from->answers);
    merge_span(&to->turns, &from->turns);
    merge_scores(&to->scores, &from->scores);
    if (from->failed && (!to->failed || from->failed_game < to->failed_game)) {
        to->failed = true;
        to->failed_game = from->failed_game;
        to->failed_answer = from->failed_answer;
        memcpy(to->failure, from->failure, sizeof to->failure);
    }
}

/* ---- threads ------------------------------------------------------------------------------------------------- */

static void stop_at(run *all, uint64_t game)
{
    uint64_t now = atomic_load(&all->stop);
    while (game < now && !atomic_compare_exchange_weak(&all->stop, &now, game)) { }
}

static void flush_fired(worker *w)
{
    if (!w->fired) return;
    for (unsigned i = 0; i < w->round.t.game->n_rules; i++) w->fired_sum[i] += w->fired[i];
    memset(w->fired, 0, w->round.t.game->n_rules * sizeof *w->fired);
}

static void *work(void *arg)
{
    worker *w = arg;
    run *all = w->all;
    const sim_order *o = all->order;
    const uint64_t bunch = all->all_random ? BUNCH : 1;
    while (!o->enough || !o->enough()) {
        const uint64_t first = atomic_fetch_add(&all->next, bunch);
        const uint64_t last = o->first + o->games, end = first + bunch < last ? first + bunch : last;
        if (first >= last || first >= atomic_load(&all->stop)) return NULL;
        for (uint64_t i = first; i < end && i < atomic_load_explicit(&all->stop, memory_order_relaxed); i++) {
            const bool played = play_game(w, i);
            if (played) count_game(w, i);
            round_leave(&w->round);
            if (!played) {
                w->sum.failed_game = i;
                w->sum.failed_answer = orr_core_of(&w->round.t)->answers;
                stop_at(all, i);
                return NULL;
            }
        }
        flush_fired(w);
        const uint64_t done = atomic_fetch_add(&all->done, end - first) + end - first;
        if (w->reports && o->report) o->report(o->report_to, done);
    }
    return NULL;
}

static bool hire(worker *w, run *all, bool reports)
{
    const sim_order *o = all->order;
    const orr_game *g = o->box->game;
    *w = (worker){ .all = all, .reports = reports };
    w->sum = sim_nothing();
    bool ready = round_open(&w->round, o->box, o->plays, o->seats) && lab_verifier_open(&w->verifier, g);
    if (o->fired) {
        w->fired = calloc(g->n_rules, sizeof *w->fired);
        w->fired_sum = calloc(g->n_rules, sizeof *w->fired_sum);
        ready = ready && w->fired && w->fired_sum;
    }
    w->round.news.fired = w->fired;
    if (o->fired || o->check) w->round.t.news = &w->round.news;
    return ready;
}

static void dismiss(worker *w)
{
    round_close(&w->round);
    lab_verifier_close(&w->verifier);
    free(w->fired);
    free(w->fired_sum);
}

static bool plays_at_random(const sim_order *o)
{
    const bot *any = bot_find("random", NULL);
    for (orr_seat s = 0; s < o->seats; s++)
        if (o->plays[s] != any) return false;
    return true;
}

bool sim_run(const sim_order *o, sim_result *out, error *why)
{
    const unsigned threads = o->threads < 1 ? 1 : o->threads > SIM_MOST_THREADS ? SIM_MOST_THREADS : o->threads;
    run all = { .order = o, .turns = sim_turns_field(o->box->game), .next = o->first,
                .stop = UINT64_MAX };
    worker *w = calloc(threads, sizeof *w);
    pthread_t id[SIM_MOST_THREADS];
    unsigned started = 1;
    all.all_random = plays_at_random(o);
    *out = sim_nothing();
    if (!w) return error_refuse(why, "There is not enough memory for %u threads.", threads);
    bool ready = true;
    for (unsigned i = 0; i < threads; i++) ready = hire(&w[i], &all, i == 0) && ready;
    const double start = lab_seconds();
    if (ready) {
        while (started < threads && !pthread_create(&id[started], NULL, work, &w[started])) started++;
        work(&w[0]);
        for (unsigned i = 1; i < started; i++) pthread_join(id[i], NULL);
    }
    out->seconds = lab_seconds() - start;
    for (unsigned i = 0; i < threads; i++) {
        sim_add(out, &w[i].sum);
        for (unsigned r = 0; o->fired && ready && r < o->box->game->n_rules; r++) o->fired[r] += w[i].fired_sum[r];
        dismiss(&w[i]);
    }
    free(w);
    return ready || error_refuse(why, "There is not enough memory for %u threads.", threads);
}
