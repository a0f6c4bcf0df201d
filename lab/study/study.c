/* study.c - playing the matches of a study on several threads. Every match has a place of its own; what is counted over
 * all of them is added up, which is the same in any order. What is seen in a match: study_watch.c. */
#include "lab/study/study.h"

#include "lab/play/crew.h"
#include "lab/play/round.h"
#include "lab/play/sim.h"
#include "lab/study/study_parts.h"
#include "table/match/box.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { /* shared by the threads of one run */
    study *s;
    uint64_t next, end; /* matches that have been begun, that there will be */
    _Atomic uint64_t done;
    bool cut;             /* end is where `enough` was said */
    _Atomic bool stop;
    pthread_mutex_t taking, failing;
} run;

typedef struct { /* one thread */
    run *all;
    bool reports; /* the calling thread */
    lab_round round;
    study_watch watch;
    orr_rng lots;
    size_t nth; /* the match */
    uint32_t *fired; /* of the match */
    uint64_t *fired_sum, *fired_in;
    study_spread *spread;
} worker;

/* ---- what can be used -------------------------------------------------------------------------------------------- */

static int used_arg(const orr_verb *v)
{
    for (int i = 0; i < 3; i++)
        if (v->flags & (ORR_USES_A << i)) return i;
    return -1;
}

/* A use of the same thing by the same verb: what differs is told after the name, as in "Take Her Instead!: seat 2". */
static unsigned find_alike(const study *s, unsigned n, const study_use *u)
{
    const orr_game *g = s->order.box->game;
    const char *name = g->word(s->order.box, g->verbs[u->verb].noun[u->arg], u->value, ORR_NAME);
    const size_t length = study_thing_length(name ? name : "");
    for (unsigned i = 0; i < n && name && name[length]; i++) {
        const char *other = s->use[i].verb == u->verb ? study_use_name(s, i) : "";
        if (study_thing_length(other) == length && !strncmp(other, name, length) && other[length]) return i;
    }
    return n;
}

static unsigned list_things(study *s, unsigned verb, unsigned n)
{
    const orr_box *box = s->order.box;
    const orr_verb *v = &box->game->verbs[verb];
    const int arg = used_arg(v);
    for (unsigned value = 0; value < 256 && arg >= 0; value++) {
        const study_use u = { (uint8_t)verb, (uint8_t)arg, (uint8_t)value, false };
        const bool declines = !value && (v->flags & ORR_DECLINES);
        if (declines || !box->game->word(box, v->noun[arg], (uint8_t)value, ORR_WORD)) continue;
        const unsigned i = find_alike(s, n, &u);
        if (i == n) s->use[n++] = u;
        else s->use[i].many = true;
        s->use_of[verb * 256 + value] = (uint16_t)i;
    }
    return n;
}

/* Where a verb can decline, its first value does, and uses nothing. A verb that uses nothing has one place for all its
 * answers. */
static void list_uses(study *s)
{
    const orr_game *g = s->order.box->game;
    for (unsigned i = 0; i < g->n_verbs * 256u; i++) s->use_of[i] = STUDY_NO_USE;
    for (unsigned v = 0; v < g->n_verbs; v++) s->n_uses = list_things(s, v, s->n_uses);
    for (unsigned v = 0; v < g->n_verbs; v++) {
        if (used_arg(&g->verbs[v]) >= 0) continue;
        s->use_of[v * 256u] = (uint16_t)s->n_uses;
        s->use[s->n_uses++] = (study_use){ (uint8_t)v, STUDY_WHOLE, 0, false };
    }
}

unsigned study_use_of(const study *s, orr_action a)
{
    const int arg = used_arg(&s->order.box->game->verbs[a.verb]);
    return s->use_of[a.verb * 256u + (arg < 0 ? 0 : round_arg(a, (unsigned)arg))];
}

static void note_offer(void *to, const orr_action *legal, int n)
{
    const worker *w = to;
    study *s = w->all->s;
    for (int i = 0; i < n; i++) {
        const unsigned use = study_use_of(s, legal[i]);
        if (use != STUDY_NO_USE) s->used[w->nth * s->n_uses + use].could = true;
    }
}

/* asked: an answer was owed. Who speaks up without that could also have kept silent. */
static void note_use(worker *w, bool asked, uint32_t at)
{
    study *s = w->all->s;
    const orr_answer a = w->round.last;
    const unsigned use = study_use_of(s, a.act);
    if (use == STUDY_NO_USE || (!study_is_thing(s, use) && asked && w->round.choices < 2)) return;
    study_used *u = &s->used[w->nth * s->n_uses + use];
    if (u->times < UINT16_MAX) u->times++;
    u->by |= orr_one(a.seat);
    if (!orr_rng_below(&w->lots, u->times)) u->at = at + 1;
}

/* ---- one match --------------------------------------------------------------------------------------------------- */

static bool fail(run *all, const char *what, const char *seed, unsigned seats)
{
    pthread_mutex_lock(&all->failing);
    all->s->failed = true;
    snprintf(all->s->failure, sizeof all->s->failure, "%s (seed %s, %u seats)", what, seed, seats);
    pthread_mutex_unlock(&all->failing);
    atomic_store(&all->stop, true);
    return false;
}

static void count_rules(worker *w)
{
    const unsigned n = w->all->s->order.box->game->n_rules;
    for (unsigned i = 0; w->fired && i < n; i++) {
        w->fired_sum[i] += w->fired[i];
        w->fired_in[i] += w->fired[i] != 0;
    }
    if (w->fired) memset(w->fired, 0, n * sizeof *w->fired);
}

static bool play_match(worker *w, size_t nth)
{
    study *s = w->all->s;
    lab_round *r = &w->round;
    const bot *plays[ORR_MAX_SEATS];
    char seed[128];
    const unsigned seats = study_seats(s, nth);
    sim_game_seed(s->order.seed, nth % s->order.games, seed, sizeof seed);
    for (unsigned i = 0; i < seats; i++) plays[i] = s->order.plays;
    if (!round_deal(r, seed, (uint8_t)seats, plays, NULL)) return fail(w->all, r->failure, seed, seats);
    w->lots.s = nth + 1;
    w->nth = nth;
    watch_begin(&w->watch);
    watch_position(&w->watch, &r->t);
    while (!round_is_over(r)) {
        const uint32_t at = orr_core_of(&r->t)->answers;
        const orr_seats asked = orr_asked(&r->t);
        if (!round_answer(r)) return fail(w->all, r->failure, seed, seats);
        if (!s->order.plain) note_use(w, asked >> r->last.seat & 1, at);
        watch_answer(&w->watch, asked, r->last.seat, r->choices);
        watch_position(&w->watch, &r->t);
    }
    watch_end(&w->watch, &r->t, &s->match[nth], w->spread);
    count_rules(w);
    return true;
}

/* Match i of every number of players before match i + 1 of any: wherever it stops, all numbers have the same
 * matches. */
static bool take_match(run *all, size_t *nth, uint64_t *matches)
{
    const study_order *o = &all->s->order;
    const unsigned counts = all->s->n_counts;
    pthread_mutex_lock(&all->taking);
    if (!all->cut && o->enough && o->enough()) {
        all->cut = true;
        all->end = (all->next + counts - 1) / counts * counts;
    }
    const bool more = all->next < all->end && !atomic_load(&all->stop);
    *nth = (size_t)(all->next % counts * o->games + o->from + all->next / counts);
    *matches = all->end;
    all->next += more;
    pthread_mutex_unlock(&all->taking);
    return more;
}

static void *work(void *arg)
{
    worker *w = arg;
    const study_order *o = &w->all->s->order;
    size_t nth;
    uint64_t matches;
    while (take_match(w->all, &nth, &matches) && play_match(w, nth)) {
        const uint64_t done = atomic_fetch_add(&w->all->done, 1) + 1;
        if (w->reports && o->report) o->report(o->report_to, done, matches);
    }
    return NULL;
}

/* A study of the matches that were played, as if no more had been wanted. */
static void keep_first(study *s, uint32_t games)
{
    for (unsigned c = 1; c < s->n_counts && games; c++) {
        const size_t to = (size_t)c * games, from = (size_t)c * s->order.games;
        memmove(s->match + to, s->match + from, games * sizeof *s->match);
        if (s->used) memmove(s->used + to * s->n_uses, s->used + from * s->n_uses, games * s->n_uses * sizeof *s->used);
    }
    s->order.games = s->order.to = games;
}

/* ---- room and threads -------------------------------------------------------------------------------------------- */

static bool hire(worker *w, run *all, bool reports)
{
    const study *s = all->s;
    const unsigned rules = s->order.box->game->n_rules;
    *w = (worker){ .all = all, .reports = reports };
    bool ready = round_open(&w->round, s->order.box, &s->order.plays, 1);
    ready = watch_open(&w->watch, s) && ready;
    if (s->order.plain) return ready;
    w->fired = calloc(rules, sizeof *w->fired);
    w->fired_sum = calloc(rules, sizeof *w->fired_sum);
    w->fired_in = calloc(rules, sizeof *w->fired_in);
    w->spread = calloc(s->n_curves, sizeof *w->spread);
    w->round.news.fired = w->fired;
    w->round.t.news = &w->round.news;
    w->round.offered = note_offer;
    w->round.offered_to = w;
    return ready && w->fired && w->fired_sum && w->fired_in && w->spread;
}

static void add_up(study *s, const worker *w)
{
    const size_t bins = s->n_curves * sizeof *s->spread / sizeof(uint32_t);
    for (unsigned i = 0; i < s->order.box->game->n_rules; i++) {
        s->fired[i] += w->fired_sum[i];
        s->fired_in[i] += w->fired_in[i];
    }
    for (size_t i = 0; i < bins; i++) ((uint32_t *)s->spread)[i] += ((const uint32_t *)w->spread)[i];
}

static void dismiss(worker *w)
{
    round_close(&w->round);
    watch_close(&w->watch);
    free(w->fired);
    free(w->fired_sum);
    free(w->fired_in);
    free(w->spread);
}

static bool make_room(study *s)
{
    const orr_game *g = s->order.box->game;
    s->match = calloc(study_matches(s), sizeof *s->match);
    if (s->order.plain) return s->match;
    s->use_of = malloc((g->n_verbs * 256u + 1) * sizeof *s->use_of);
    s->use = calloc(g->n_verbs * 256u + 1, sizeof *s->use);
    if (!s->use_of || !s->use) return false;
    list_uses(s);
    s->used = calloc(study_matches(s) * s->n_uses + 1, sizeof *s->used);
    s->fired = calloc(g->n_rules, sizeof *s->fired);
    s->fired_in = calloc(g->n_rules, sizeof *s->fired_in);
    watch_curves(s);
    s->spread = calloc(s->n_curves, sizeof *s->spread);
    return s->match && s->used && s->fired && s->fired_in && s->spread;
}

static bool play_all(study *s, run *all)
{
    const unsigned threads = crew_size(s->order.threads);
    worker *w = calloc(threads, sizeof *w);
    bool ready = w != NULL;
    for (unsigned i = 0; i < threads && w; i++) ready = hire(&w[i], all, i == 0) && ready;
    if (ready) crew_run(work, w, sizeof *w, threads);
    for (unsigned i = 0; i < threads && w; i++) {
        if (ready && !s->order.plain) add_up(s, &w[i]);
        dismiss(&w[i]);
    }
    free(w);
    return ready;
}

bool study_run(study *s, const study_order *o, error *why)
{
    run all = { .s = s, .taking = PTHREAD_MUTEX_INITIALIZER, .failing = PTHREAD_MUTEX_INITIALIZER };
    *s = (study){ .order = *o };
    if (!o->to) s->order.from = 0, s->order.to = o->games;
    for (unsigned n = o->first; n <= o->last && n <= ORR_MAX_SEATS; n++)
        if (box_check(o->box, n, why)) s->count[s->n_counts++] = (uint8_t)n;
    if (!s->n_counts) return false;
    all.end = (uint64_t)(s->order.to - s->order.from) * s->n_counts;
    const bool ready = make_room(s) && play_all(s, &all);
    pthread_mutex_destroy(&all.taking);
    pthread_mutex_destroy(&all.failing);
    if (ready && all.cut && !s->failed) keep_first(s, (uint32_t)(all.end / s->n_counts));
    if (ready) return true;
    study_close(s);
    return error_refuse(why, "There is not enough memory for %llu matches.", (unsigned long long)study_matches(s));
}

void study_close(study *s)
{
    free(s->match);
    free(s->use);
    free(s->use_of);
    free(s->used);
    free(s->fired);
    free(s->fired_in);
    free(s->spread);
    s->match = NULL;
}
