/* bench.c - the works that are measured, and the measuring. */
#include "lab/bench/bench.h"

#include "bots/bot.h"
#include "engine/game.h"
#include "games/games.h"
#include "lab/play/clock.h"
#include "table/match/record.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { RUNS = 5, POSITIONS = 32, RECORDS = 16, RECORD_ROOM = 1 << 20, TRIES = 250 };     /* of a search, per decision */

typedef struct {                         /* a position of a random match, and what the works need of it */
    void *state, *view;
    orr_seat seat;                       /* somebody who is asked */
    orr_action legal, wrong;             /* something that is legal there, something that is not */
} position;

typedef struct {
    const orr_box *box;
    uint8_t seats;
    orr_ctx t;                           /* to work on */
    void *view;
    void *mind;                          /* memory of a searching bot */
    orr_rng rng;
    position at[POSITIONS];
    char *record[RECORDS];               /* texts */
    uint64_t record_bytes;
    uint64_t games, decisions;           /* of all playouts */
} bench;

/* The compiler must believe that somebody reads what a work has made. */
static inline void keep(const void *p) { __asm__ volatile("" : : "r"(p) : "memory"); }

static void next_key(orr_rng *r, uint8_t key[32])
{
    for (unsigned i = 0; i < 32; i += 4) {
        const uint32_t v = orr_rng_below(r, 0xffffffffu);
        memcpy(key + i, &v, 4);
    }
}

/* ---- the works ----------------------------------------------------------------------------------------------- */

static uint64_t playouts(orr_ctx *t, uint8_t seats, orr_rng *r, uint64_t games)
{
    uint64_t decisions = 0;
    uint8_t key[32];
    for (; games; games--) {
        next_key(r, key);
        orr_start(t, seats, key);
        decisions += orr_playout(t, r, t->game->longest);
    }
    return decisions;
}

static uint64_t do_playout(void *subject, uint64_t n)
{
    bench *b = subject;
    const uint64_t decisions = playouts(&b->t, b->seats, &b->rng, n);
    b->games += n;
    b->decisions += decisions;
    return decisions;
}

static uint64_t do_setup(void *subject, uint64_t n)
{
    bench *b = subject;
    uint8_t key[32] = { 0 };
    for (uint64_t i = 0; i < n; i++) {
        memcpy(key, &i, sizeof i);
        orr_start(&b->t, b->seats, key);
    }
    return n;
}

static uint64_t do_legal(void *subject, uint64_t n)
{
    bench *b = subject;
    orr_action out[ORR_MAX_LEGAL];
    orr_ctx t = b->t;
    for (uint64_t i = 0; i < n; i++) {
        const position *p = &b->at[i % POSITIONS];
        t.state = p->state;
        orr_legal(&t, p->seat, out);
        keep(out);
    }
    return n;
}

static uint64_t do_copy(void *subject, uint64_t n)
{
    bench *b = subject;
    const size_t size = b->t.game->state_size;
    for (uint64_t i = 0; i < n; i++) {
        memcpy(b->t.state, b->at[i % 4].state, size);        /* few: a search copies what is in the cache */
        keep(b->t.state);
    }
    return n;
}

static uint64_t do_view(void *subject, uint64_t n)
{
    bench *b = subject;
    orr_ctx t = b->t;
    for (uint64_t i = 0; i < n; i++) {
        const position *p = &b->at[i % POSITIONS];
        t.state = p->state;
        orr_observe(&t, p->seat, b->view);
    }
    return n;
}

static uint64_t do_imagine(void *subject, uint64_t n)
{
    bench *b = subject;
    for (uint64_t i = 0; i < n; i++) orr_imagine(b->box, b->at[i % POSITIONS].view, &b->rng, b->t.state);
    return n;
}

static uint64_t do_imagine_playout(void *subject, uint64_t n)
{
    bench *b = subject;
    for (uint64_t i = 0; i < n; i++) {
        orr_imagine(b->box, b->at[i % POSITIONS].view, &b->rng, b->t.state);
        orr_playout(&b->t, &b->rng, b->t.game->longest);
    }
    return n;
}

/* Whole decisions, until there were n tries; a question with one answer needs none. */
static uint64_t search(bench *b, const char *name, uint64_t n)
{
    const bot *player = bot_find(name, b->box->game);
    const bot_budget budget = { .iterations = TRIES };
    orr_action legal[ORR_MAX_LEGAL];
    orr_ctx t = b->t;
    uint64_t tries = 0;
    for (unsigned i = 0; tries < n; i++) {
        const position *p = &b->at[i % POSITIONS];
        t.state = p->state;
        const int choices = orr_legal(&t, p->seat, legal);
        if (choices < 2) continue;
        bot_open(player, b->box, &budget, b->mind);
        player->choose(b->box, p->view, legal, choices, b->mind, &b->rng);
        tries += TRIES;
    }
    return tries;
}
static uint64_t do_ismcts(void *subject, uint64_t n) { return search(subject, "ismcts", n); }
static uint64_t do_beliefs(void *subject, uint64_t n) { return search(subject, "beliefs", n); }

static uint64_t do_apply(void *subject, uint64_t n)
{
    bench *b = subject;
    for (uint64_t i = 0; i < n; i++) {
        const position *p = &b->at[i % POSITIONS];
        memcpy(b->t.state, p->state, b->t.game->state_size);
        orr_apply(&b->t, p->seat, p->legal);
    }
    return n;
}

static uint64_t do_why_not(void *subject, uint64_t n)
{
    bench *b = subject;
    orr_ctx t = b->t;
    for (uint64_t i = 0; i < n; i++) {
        const position *p = &b->at[i % POSITIONS];
        t.state = p->state;
        const orr_rule why = orr_why_not(&t, p->seat, p->wrong);
        keep(&why);
    }
    return n;
}

static uint64_t do_record(void *subject, uint64_t n)
{
    bench *b = subject;
    for (uint64_t i = 0; i < n; i++) {
        const char *text = b->record[i % RECORDS];
        record r;
        if (!record_read(&r, text, strlen(text), orr_find_game, NULL)) continue;
        if (b->box->set != r.box.set) record_use_set(&r, b->box->set);
        record_verify(&r, NULL);
        record_free(&r);
    }
    return n;
}

/* ---- threads ------------------------------------------------------------------------------------------------- */

typedef struct { bench *b; uint64_t games, seed, decisions; } stint;

static void *play_stint(void *arg)
{
    stint *s = arg;
    const orr_game *g = s->b->t.game;
    orr_ctx t = { .game = g, .box = s->b->box, .state = malloc(g->state_size) };
    orr_rng r = { s->seed };
    if (t.state) s->decisions = playouts(&t, s->b->seats, &r, s->games);
    free(t.state);
    return NULL;
}

static uint64_t do_one_thread(void *subject, uint64_t n)
{
    stint s = { subject, n, 1, 0 };
    play_stint(&s);
    return s.decisions;
}

static uint64_t do_two_threads(void *subject, uint64_t n)
{
    stint s[2] = { { subject, n, 1, 0 }, { subject, n, 2, 0 } };
    pthread_t other;
    const bool two = !pthread_create(&other, NULL, play_stint, &s[1]);
    play_stint(&s[0]);
    if (two) pthread_join(other, NULL);
    return s[0].decisions + s[1].decisions;
}

/* ---- preparing ----------------------------------------------------------------------------------------------- */

/* An action of the game's verbs that is not legal here; there is always one, since lists are short. */
static orr_action something_wrong(const orr_ctx *t, orr_seat s, orr_rng *r)
{
    orr_action a;
    do {
        a = (orr_action){ (uint8_t)orr_rng_below(r, t->game->n_verbs), (uint8_t)orr_rng_below(r, 8), 0, 0 };
    } while (!orr_why_not(t, s, a));
    return a;
}

static bool prepare_position(bench *b, position *p, unsigned i)
{
    const orr_game *g = b->box->game;
    orr_ctx t = b->t;
    orr_action legal[ORR_MAX_LEGAL];
    uint8_t key[32];
    p->state = malloc(g->state_size);
    p->view = malloc(g->view_size);
    if (!p->state || !p->view) return false;
    t.state = p->state;
    for (uint32_t answers = 3 * i; ; answers /= 2) {         /* a match that ends too early is left earlier */
        next_key(&b->rng, key);
        orr_start(&t, b->seats, key);
        orr_playout(&t, &b->rng, answers);
        if (orr_asked(&t)) break;
    }
    p->seat = orr_speaker(&t, &b->rng);
    const int n = orr_legal(&t, p->seat, legal);
    p->legal = legal[orr_rng_below(&b->rng, (uint32_t)n)];
    p->wrong = something_wrong(&t, p->seat, &b->rng);
    orr_observe(&t, p->seat, p->view);
    return true;
}

static bool play_match(match *m, orr_rng *r)
{
    orr_action legal[ORR_MAX_LEGAL];
    while (!match_over(m) && m->n_answers < m->box.game->longest) {
        const orr_seat s = orr_speaker(&m->t, r);
        const int n = orr_legal(&m->t, s, legal);
        if (!match_answer(m, s, legal[orr_rng_below(r, (uint32_t)n)], NULL)) return false;
    }
    return true;
}

static bool prepare_record(bench *b, unsigned i)
{
    match m;
    match_deal deal;
    const char seed[2] = { (char)('a' + i), 0 };
    deal_from_seed(&deal, seed);
    b->record[i] = malloc(RECORD_ROOM);
    if (!b->record[i] || !match_open(&m, b->box, b->seats, &deal, NULL)) return false;
    int n = -1;
    if (play_match(&m, &b->rng)) n = record_write(&m, true, b->record[i], RECORD_ROOM);
    match_close(&m);
    if (n < 0) return false;
    b->record_bytes += (uint64_t)n;
    return true;
}

static bool prepare(bench *b)
{
    const orr_game *g = b->box->game;
    b->t = (orr_ctx){ .game = g, .box = b->box, .state = malloc(g->state_size) };
    b->view = malloc(g->view_size);
    b->mind = malloc(bot_find("beliefs", g)->memory);        /* both searches keep the same */
    bool ready = b->t.state && b->view && b->mind;
    for (unsigned i = 0; ready && i < POSITIONS; i++) ready = prepare_position(b, &b->at[i], i);
    for (unsigned i = 0; ready && i < RECORDS; i++) ready = prepare_record(b, i);
    return ready;
}

static void clear(bench *b)
{
    for (unsigned i = 0; i < POSITIONS; i++) {
        free(b->at[i].state);
        free(b->at[i].view);
    }
    for (unsigned i = 0; i < RECORDS; i++) free(b->record[i]);
    free(b->t.state);
    free(b->view);
    free(b->mind);
}

/* ---- measuring ----------------------------------------------------------------------------------------------- */

typedef struct {
    bench_work work;
    double (*clock)(void);               /* of the processor; for threads, which share it, of the wall */
    uint64_t rounds;                     /* so many take about the time wanted */
    double ns[RUNS];
    unsigned n;                          /* of them */
    double rough;                        /* from finding out how many rounds; all there is if it was enough then */
} measure;

static double time_of(const measure *m, bench *b, uint64_t *operations)
{
    const double start = m->clock();
    *operations = m->work(b, m->rounds);
    return m->clock() - start;
}

static void calibrate(measure *m, bench *b, double seconds)
{
    uint64_t operations;
    double spent;
    m->rounds = 1;
    while ((spent = time_of(m, b, &operations)) < seconds / 4) m->rounds *= 2;
    m->rough = spent * 1e9 / (double)operations;
    m->rounds = (uint64_t)((double)m->rounds * seconds / spent) + 1;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(const double *v, unsigned n)        /* of none: not a number */
{
    double sorted[RUNS];
    memcpy(sorted, v, n * sizeof *v);
    qsort(sorted, n, sizeof *sorted, by_size);
    return n ? sorted[n / 2] : NAN;
}

/* Of pairs; where there are none, of what else is known. */
static double median_ratio(const bench_result *r, const measure *m, bench_figure above, bench_figure below)
{
    double ratio[RUNS];
    const unsigned n = m[above].n < m[below].n ? m[above].n : m[below].n;
    for (unsigned i = 0; i < n; i++) ratio[i] = m[above].ns[i] / m[below].ns[i];
    return n ? median(ratio, n) : r->ns[above] / r->ns[below];
}

static bool is_enough(bool (*enough)(void)) { return enough && enough(); }

static void measure_all(bench *b, double seconds, bench_work reference, bool (*enough)(void), bench_result *out)
{
    measure m[BENCH_FIGURES] = {
        [BENCH_PLAYOUT] = { .work = do_playout },         [BENCH_REFERENCE] = { .work = reference },
        [BENCH_SETUP] = { .work = do_setup },             [BENCH_LEGAL] = { .work = do_legal },
        [BENCH_COPY] = { .work = do_copy },               [BENCH_VIEW] = { .work = do_view },
        [BENCH_IMAGINE] = { .work = do_imagine },         [BENCH_IMAGINE_PLAYOUT] = { .work = do_imagine_playout },
        [BENCH_APPLY] = { .work = do_apply },             [BENCH_WHY_NOT] = { .work = do_why_not },
        [BENCH_ISMCTS] = { .work = do_ismcts },           [BENCH_BELIEFS] = { .work = do_beliefs },
        [BENCH_RECORD] = { .work = do_record },           [BENCH_ONE_THREAD] = { .work = do_one_thread },
        [BENCH_TWO_THREADS] = { .work = do_two_threads },
    };
    for (unsigned i = 0; i < BENCH_FIGURES; i++) m[i].clock = i < BENCH_ONE_THREAD ? lab_cpu_seconds : lab_seconds;
    for (unsigned i = 0; i < BENCH_FIGURES && !is_enough(enough); i++) calibrate(&m[i], b, seconds / (double)RUNS);
    for (unsigned run = 0; run < RUNS; run++)
        for (unsigned i = 0; i < BENCH_FIGURES && !is_enough(enough); i++) {
            uint64_t operations;
            const double spent = time_of(&m[i], b, &operations);
            m[i].ns[m[i].n++] = spent * 1e9 / (double)operations;
        }
    for (unsigned i = 0; i < BENCH_FIGURES; i++)
        out->ns[i] = m[i].n ? median(m[i].ns, m[i].n) : m[i].rough > 0 ? m[i].rough : NAN;
    out->runs = m[BENCH_FIGURES - 1].n;                  /* the last of each run */
    out->wanted = RUNS;
    out->ratio = median_ratio(out, m, BENCH_REFERENCE, BENCH_PLAYOUT);
    out->threads_gain = median_ratio(out, m, BENCH_ONE_THREAD, BENCH_TWO_THREADS);
}

bool bench_run(const orr_box *box, uint8_t seats, double seconds, bench_work reference, bool (*enough)(void),
               bench_result *out, error *why)
{
    bench b = { .box = box, .seats = seats, .rng = { 1 } };
    const bool ready = prepare(&b);
    *out = (bench_result){ .state_bytes = box->game->state_size, .view_bytes = box->game->view_size };
    if (ready) {
        measure_all(&b, seconds, reference, enough, out);
        out->decisions_a_game = b.games ? (double)b.decisions / (double)b.games : NAN;
        out->record_bytes = (unsigned)(b.record_bytes / RECORDS);
    }
    clear(&b);
    return ready || error_refuse(why, "A match of %s could not be prepared for measuring.", box->game->id);
}
