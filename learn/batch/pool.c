/* pool.c - matches of one box that go on until the caller must decide. */
#include "learn/batch/pool.h"

#include "learn/batch/speaker.h"
#include "learn/batch/team.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { FEW = 16, MANY = 256, PIECES = 8 };       /* see chunk_of */
enum { WORTH_NS = 100000, LIST_NS = 200, BYTES_NS = 300, FEATURES_NS = 2500 };   /* see is_worth_a_team */

typedef struct {              /* one match */
    orr_rng rng;
    uint64_t deals, answers;
    orr_seat who;             /* is to decide */
    bool asked, polled;       /* it must answer; whoever could interject here has been asked */
    orr_action legal[LEARN_POOL_LIST];
} match;

struct learn_pool {
    learn_layout layout;
    learn_pool_order order;
    learn_pool_rows rows;
    bool listens;             /* somebody wants to know what is told */
    size_t state_size, view_size, memory_size;   /* rounded up to what any type is aligned to */
    match *matches;
    uint16_t *n_legal;        /* by match: how many can be said, and silence where nobody must answer; what every step
                               * asks of all matches stands together */
    uint32_t chunk;           /* matches that a thread takes at a time */
    char *states, *views, *memories;             /* views: one per thread; memories: by match, then seat */
    uint8_t *heard, *dense;   /* heard: what was told, by match; dense: a row of zeros per thread */
    size_t heard_size;
    uint16_t *lit, *n_lit;    /* by row: the columns of its features that are more than 0, to be cleared; how many */
    uint16_t *list;           /* per thread: room for all columns */
    const int32_t *choice;    /* of the step that is being made; NULL: of none, matches are dealt */
    learn_team *team;         /* NULL: one thread */
};

typedef struct {              /* a match in the hand of a thread */
    learn_pool *p;
    match *m;
    size_t row;
    uint16_t *n;              /* of n_legal */
    char *view;
    uint8_t *dense;
    uint16_t *list;
    orr_news news;
    orr_ctx t;
} table;

static void *memory_of(const table *x, unsigned seat)
{
    return x->p->memories + (x->row * x->p->order.seats + seat) * x->p->memory_size;
}
static uint8_t *heard_of(const table *x) { return x->p->heard + x->row * x->p->heard_size; }

static void spread(void *to, const orr_event *e)
{
    const table *x = to;
    const learn_pool *p = x->p;
    if (p->heard) learn_remember(&p->layout, e, heard_of(x));
    for (orr_seat s = 0; s < p->order.seats; s++)
        if (p->order.plays[s]) bot_hear(p->order.plays[s], &p->order.box, s, e, memory_of(x, s));
}

static void sit_down(table *x, learn_pool *p, size_t row, unsigned worker)
{
    *x = (table){ .p = p, .m = &p->matches[row], .row = row, .n = &p->n_legal[row],
                  .view = p->views + worker * p->view_size,
                  .dense = p->dense ? p->dense + worker * (size_t)p->layout.n_whole : NULL,
                  .list = p->list ? p->list + worker * (size_t)p->layout.n_whole : NULL };
    x->news = (orr_news){ .hear = spread, .to = x };
    x->t = (orr_ctx){ .game = p->order.box.game, .box = &p->order.box, .state = p->states + row * p->state_size,
                      .news = p->listens ? &x->news : NULL };
}

/* ---- playing ---------------------------------------------------------------------------------------------------- */

static void deal(table *x)
{
    learn_pool *p = x->p;
    match *m = x->m;
    const uint64_t name[3] = { p->order.seed, x->row, m->deals++ };
    uint8_t key[32];
    m->rng.s = orr_hash(name, sizeof name, 1);
    for (unsigned k = 0; k < sizeof key; k++) key[k] = (uint8_t)orr_rng_below(&m->rng, 256);
    if (p->heard) learn_forget(&p->layout, heard_of(x));
    for (unsigned s = 0; s < p->order.seats; s++)
        if (p->order.plays[s]) bot_open(p->order.plays[s], &p->order.box, &p->order.budget, memory_of(x, s));
    m->polled = false;
    orr_start(&x->t, p->order.seats, key);
}

static void say(table *x, orr_action a)
{
    if (a.verb == BOT_SILENT) return;                    /* polled stays set: those who are asked are next */
    x->m->polled = false;
    x->m->answers++;
    orr_say(&x->t, x->m->who, a);
}

static void end(table *x, bool over)
{
    learn_pool_rows *r = &x->p->rows;
    const orr_game *g = x->p->order.box.game;
    orr_result result = { 0 };
    int16_t score[ORR_MAX_SEATS] = { 0 };
    if (over) g->result(&x->t, &result);
    if (r->won) r->won[x->row] = (uint16_t)(result.winners & (orr_one(x->p->order.seats) - 1));
    if (r->scores) {
        g->score(&x->t, score);
        memcpy(r->scores + x->row * x->p->order.seats, score, x->p->order.seats * sizeof *score);
    }
    if (r->done) r->done[x->row] = over ? 1 : 2;
    deal(x);
}

/* Goes on until the caller must decide. */
static void go_on(table *x)
{
    match *m = x->m;
    const learn_pool *p = x->p;
    for (;;) {
        const orr_core *c = orr_core_of(&x->t);
        if (c->over || c->answers >= p->order.box.game->longest) end(x, c->over);
        *x->n = (uint16_t)learn_speaker(&x->t, &m->rng, &m->polled, &m->asked, &m->who, m->legal);
        const bot *b = p->order.plays[m->who];
        if (!b) return;
        orr_observe(&x->t, m->who, x->view);
        say(x, b->choose(&p->order.box, x->view, m->legal, *x->n, memory_of(x, m->who), &m->rng));
    }
}

/* ---- showing ---------------------------------------------------------------------------------------------------- */

/* The columns of a row of features that are more than 0, and their values. */
static void show_lit(const table *x, const uint8_t *features, const uint16_t *list, unsigned n)
{
    const learn_pool_rows *r = &x->p->rows;
    uint8_t *light = r->light + x->row * LEARN_POOL_LIT;
    if (n > LEARN_POOL_LIT) n = LEARN_POOL_LIT;
    memcpy(r->lit + x->row * LEARN_POOL_LIT, list, n * sizeof *list);
    for (unsigned k = 0; k < n; k++) light[k] = features[list[k]];
    r->n_lit[x->row] = (uint16_t)n;
}

/* Only what was there before is cleared: most columns of a row are always 0. */
static void show_features(table *x)
{
    learn_pool *p = x->p;
    const learn_pool_rows *r = &p->rows;
    uint8_t *features = r->features ? r->features + x->row * p->layout.n_whole : x->dense;
    uint16_t *before = p->lit + x->row * LEARN_POOL_LIT;
    if (r->features && p->n_lit[x->row] > LEARN_POOL_LIT) memset(features, 0, p->layout.n_whole);
    else if (r->features) learn_clear(features, before, p->n_lit[x->row]);
    const unsigned n = learn_fill(&p->layout, &p->order.box, x->view, heard_of(x), features, x->list);
    if (r->lit) show_lit(x, features, x->list, n);
    if (!r->features) {
        learn_clear(features, x->list, n);
        return;
    }
    p->n_lit[x->row] = (uint16_t)n;
    if (n <= LEARN_POOL_LIT) memcpy(before, x->list, n * sizeof *before);
}

static void show_sight(table *x)
{
    learn_pool *p = x->p;
    const learn_pool_rows *r = &p->rows;
    const size_t size = p->order.box.game->view_size;
    if (!r->views && !p->heard) return;
    orr_observe(&x->t, x->m->who, x->view);
    if (r->views) memcpy(r->views + x->row * size, x->view, size);       /* rows are not aligned */
    if (p->heard) show_features(x);
}

static void show(table *x)
{
    match *m = x->m;
    const learn_layout *l = &x->p->layout;
    const learn_pool_rows *r = &x->p->rows;
    uint16_t *ids = r->legal ? r->legal + x->row * LEARN_POOL_LIST : NULL;
    uint8_t *mask = r->mask ? r->mask + x->row * l->n_ids : NULL;
    if (!m->asked) m->legal[(*x->n)++] = (orr_action){ .verb = BOT_SILENT };
    if (mask) memset(mask, 0, l->n_ids);
    for (unsigned k = 0; k < *x->n && (ids || mask); k++) {
        const uint32_t id = learn_id(l, x->p->order.seats, m->who, m->legal[k]);
        if (ids) ids[k] = (uint16_t)id;
        if (mask) mask[id] = 1;
    }
    if (r->count) r->count[x->row] = *x->n;
    if (r->actor) r->actor[x->row] = m->who;
    show_sight(x);
}

/* ---- on threads ------------------------------------------------------------------------------------------------- */

static void step_rows(learn_pool *p, size_t from, size_t to, unsigned worker)
{
    for (size_t row = from; row < to; row++) {
        table x;
        sit_down(&x, p, row, worker);
        if (p->rows.done) p->rows.done[row] = 0;
        if (p->choice) say(&x, x.m->legal[p->choice[row]]);
        else deal(&x);
        go_on(&x);
        show(&x);
    }
}

static bool has_bots(const learn_pool_order *o)
{
    for (unsigned s = 0; s < o->seats; s++)
        if (o->plays[s]) return true;
    return false;
}

/* Every thread takes its share in several pieces, so that all end together. Small pieces cost more than they bring,
 * unless there are bots: one decision of theirs can take longer than a thousand of the caller's. */
static uint32_t chunk_of(const learn_pool_order *o)
{
    const uint32_t share = o->n / (o->threads * PIECES), least = has_bots(o) ? 1 : FEW;
    return share < least ? least : share > MANY ? MANY : share;
}

/* To wake a thread takes as long as a small step: such a step is faster alone. By the time that rows take, roughly. */
static bool is_worth_a_team(const learn_pool_order *o, const learn_pool_rows *r)
{
    const unsigned bytes = r->views || r->mask ? BYTES_NS : 0, features = r->features || r->lit ? FEATURES_NS : 0;
    if (o->threads < 2 || o->n < 2) return false;
    return has_bots(o) || (uint64_t)o->n * (LIST_NS + bytes + features) >= WORTH_NS;
}

static void step_chunk(void *on, unsigned job, unsigned chunk, unsigned worker)
{
    learn_pool *p = on;
    const size_t from = (size_t)chunk * p->chunk, to = from + p->chunk;
    (void)job;
    step_rows(p, from, to < p->order.n ? to : p->order.n, worker);
}

static void step_all(learn_pool *p, const int32_t *choice)
{
    p->choice = choice;
    if (!p->team) {
        step_rows(p, 0, p->order.n, 0);
        return;
    }
    team_start(p->team, 0);
    team_wait(p->team, 0);
}

bool learn_pool_step(learn_pool *p, const int32_t *choice, uint32_t *bad)
{
    for (uint32_t i = 0; i < p->order.n; i++) {
        if (choice[i] >= 0 && choice[i] < p->n_legal[i]) continue;
        *bad = i;
        return false;
    }
    step_all(p, choice);
    return true;
}

/* ---- opening and closing ---------------------------------------------------------------------------------------- */

static size_t rounded(size_t n) { return (n + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t); }

static bool make_room_for_features(learn_pool *p)
{
    const learn_pool_order *o = &p->order;
    const size_t columns = p->layout.n_whole;
    p->heard_size = learn_memory_size(&p->layout);
    p->heard = calloc(o->n, p->heard_size);
    p->dense = calloc(o->threads, columns);
    p->list = calloc(o->threads, columns * sizeof *p->list);
    p->lit = calloc(o->n, LEARN_POOL_LIT * sizeof *p->lit);
    p->n_lit = calloc(o->n, sizeof *p->n_lit);
    if (p->rows.features) memset(p->rows.features, 0, o->n * columns);
    return p->heard && p->dense && p->list && p->lit && p->n_lit;
}

static bool make_room(learn_pool *p)
{
    const learn_pool_order *o = &p->order;
    const orr_game *g = o->box.game;
    const bool sees = p->rows.features || p->rows.lit;
    for (unsigned s = 0; s < o->seats; s++) {
        const bot *b = o->plays[s];
        if (b && b->memory > p->memory_size) p->memory_size = rounded(b->memory);
        p->listens = p->listens || (b && b->hear);
    }
    p->listens = p->listens || sees;
    p->state_size = rounded(g->state_size), p->view_size = rounded(g->view_size);
    p->matches = calloc(o->n, sizeof *p->matches);
    p->n_legal = calloc(o->n, sizeof *p->n_legal);
    p->states = calloc(o->n, p->state_size);
    p->views = calloc(o->threads, p->view_size);
    p->memories = calloc((size_t)o->n * o->seats, p->memory_size + 1);
    if (!p->matches || !p->n_legal || !p->states || !p->views || !p->memories) return false;
    return !sees || make_room_for_features(p);
}

learn_pool *learn_pool_open(const learn_pool_order *o, const learn_pool_rows *r)
{
    learn_pool *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->order = *o;
    p->rows = *r;
    if (p->order.threads < 1) p->order.threads = 1;
    if (p->order.threads > TEAM_MOST) p->order.threads = TEAM_MOST;
    p->chunk = chunk_of(&p->order);
    const team_work work = { .on = p, .chunks = (o->n + p->chunk - 1) / p->chunk, .first = step_chunk,
                             .joins = true };
    bool ready = learn_layout_open(&p->layout, &p->order.box) && make_room(p);
    if (ready && is_worth_a_team(&p->order, r))                  /* the caller is one of the threads */
        ready = (p->team = team_open(p->order.threads - 1, &work)) != NULL;
    if (ready) {
        step_all(p, NULL);
        return p;
    }
    learn_pool_close(p);
    return NULL;
}

void learn_pool_close(learn_pool *p)
{
    if (!p) return;
    if (p->team) team_close(p->team);
    free(p->matches);
    free(p->n_legal);
    free(p->states);
    free(p->views);
    free(p->memories);
    free(p->heard);
    free(p->dense);
    free(p->list);
    free(p->lit);
    free(p->n_lit);
    free(p);
}

const learn_layout *learn_pool_layout(const learn_pool *p) { return &p->layout; }

uint64_t learn_pool_answers(const learn_pool *p)
{
    uint64_t n = 0;
    for (uint32_t i = 0; i < p->order.n; i++) n += p->matches[i].answers;
    return n;
}

uint64_t learn_pool_matches(const learn_pool *p)
{
    uint64_t n = 0;
    for (uint32_t i = 0; i < p->order.n; i++) n += p->matches[i].deals - 1;
    return n;
}
