/* batch.c - matches that go on until the caller must decide. */
#define _DEFAULT_SOURCE                  /* madvise */
#include "learn/batch/batch.h"

#include "bots/net/mind.h"
#include "games/games.h"
#include "learn/batch/speaker.h"
#include "learn/batch/team.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { CHUNK = 16, TRIES = 16 };

typedef struct {              /* one match */
    orr_box box;
    orr_rng rng;
    uint64_t deals;
    orr_seat who;             /* is to decide */
    bool asked, polled;       /* it must answer; whoever could interject here has been asked */
    bool is_dealt;
    uint8_t seats, hero;      /* hero: the one learner among scripts, or ORR_PUBLIC */
    uint8_t driver[ORR_MAX_SEATS];
    uint16_t n;
    orr_action legal[ORR_MAX_LEGAL + 1];
    uint64_t totals[ORR_MAX_SEATS + 1][3];       /* by seats: matches, wins of the hero, winners */
} match;

/* What the rows of a chunk have to say, one after the other, until it is known where it goes: a thread that comes back
 * to a chunk copies four pieces and need not look at its matches again. */
typedef struct {
    uint32_t actions, lits, trues;       /* of all its rows */
    uint32_t first_true;                 /* where the truth of its first row begins */
    uint16_t *tokens, *lit, *true_at;
    int8_t *says;
    uint8_t *light;
} draft;

struct learn_batch {
    learn_layout layout;
    const orr_game *game;
    const bot *script, *field;           /* the script of the game, or NULL; what plays where there is none */
    learn_order order;
    size_t state_size, memory_size, view_size;   /* rounded up to what any type is aligned to */
    match *matches;
    char *states, *memories, *views;     /* views: one per thread */
    uint8_t *heard, *dense;              /* heard: what was told, by match; dense: a row of zeros per thread */
    size_t heard_size;
    uint16_t *list;                      /* per thread: room for all columns */
    uint8_t *lights;                     /* the same for their values */
    size_t list_size;
    draft *drafts;                       /* by group, then chunk */
    void *paper;                         /* what they are written on */
    learn_rows *rows;
    learn_team *team;
};

typedef struct {              /* a match in the hand of a thread */
    learn_batch *b;
    match *m;
    char *memory, *view;
    uint8_t *heard, *dense, *lights;
    uint16_t *list;
    draft *d;
    orr_news news;
    orr_ctx t;
} table;

static void *memory_of(const table *x, unsigned seat) { return x->memory + seat * x->b->memory_size; }

static void spread(void *to, const orr_event *e)
{
    const table *x = to;
    learn_remember(&x->b->layout, e, x->heard);
    if (x->b->script) bot_hear_all(x->b->script, &x->m->box, x->m->seats, e, x->memory, x->b->memory_size);
}

static void sit_down(table *x, learn_batch *b, size_t i, draft *d, unsigned worker)
{
    match *m = &b->matches[i];
    *x = (table){ .b = b, .m = m, .memory = b->memories + i * b->memory_size * b->game->max_seats,
                  .view = b->views + worker * b->view_size, .heard = b->heard + i * b->heard_size,
                  .dense = b->dense + worker * (size_t)b->layout.n_columns,
                  .list = b->list + worker * b->list_size, .lights = b->lights + worker * b->list_size, .d = d };
    x->news = (orr_news){ .hear = spread, .to = x };
    x->t = (orr_ctx){ .game = b->game, .box = &m->box, .state = b->states + i * b->state_size, .news = &x->news };
}

/* ---- a new match ------------------------------------------------------------------------------------------------ */

static unsigned below(match *m, unsigned n) { return orr_rng_below(&m->rng, n); }

/* Seats and options that go together: drawn until they do. */
static void draw_box(const learn_batch *b, match *m)
{
    const orr_game *g = b->game;
    const learn_order *o = &b->order;
    for (unsigned tries = 0; tries < TRIES; tries++) {
        memset(m->box.opt, 0, sizeof m->box.opt);
        m->seats = (uint8_t)(o->least_seats + below(m, o->most_seats - o->least_seats + 1u));
        const bool mixed = below(m, 100) < o->options;
        for (unsigned i = 0; mixed && i < g->n_options; i++) {
            const uint8_t v = (uint8_t)below(m, g->options[i].values);
            if (!below(m, 3) && (!v || v != g->options[i].endless)) m->box.opt[i] = v;
        }
        if (!g->check_box || !g->check_box(&m->box, m->seats)) return;
    }
    memset(m->box.opt, 0, sizeof m->box.opt);
    m->seats = o->most_seats;
}

/* Some seats, at least one and not all where there are two, are driven by another. */
static void seat_others(match *m, learn_driver other)
{
    const unsigned mine = below(m, m->seats);
    unsigned theirs = below(m, m->seats);
    if (theirs == mine) theirs = (mine + 1) % m->seats;
    for (unsigned s = 0; s < m->seats; s++) m->driver[s] = below(m, 2) ? (uint8_t)other : LEARN_LEARNER;
    m->driver[theirs] = (uint8_t)other;
    m->driver[mine] = LEARN_LEARNER;
}

static void seat_all(const learn_batch *b, match *m)
{
    const learn_order *o = &b->order;
    const unsigned d = below(m, 100);
    memset(m->driver, LEARN_LEARNER, sizeof m->driver);
    m->hero = ORR_PUBLIC;
    if (d < o->all_learn) return;
    if (d < (unsigned)o->all_learn + o->with_script + o->with_past) {
        seat_others(m, d < (unsigned)o->all_learn + o->with_script ? LEARN_SCRIPT : LEARN_PAST);
        return;
    }
    m->hero = (uint8_t)below(m, m->seats);
    for (unsigned s = 0; s < m->seats; s++) m->driver[s] = s == m->hero ? LEARN_LEARNER : LEARN_SCRIPT;
}

static void deal(table *x)
{
    learn_batch *b = x->b;
    match *m = x->m;
    uint64_t name[3] = { b->order.seed, (uint64_t)(m - b->matches), m->deals++ };
    uint8_t key[32];
    m->rng.s = orr_hash(name, sizeof name, 1);
    for (unsigned k = 0; k < sizeof key; k++) key[k] = (uint8_t)below(m, 256);
    draw_box(b, m);
    seat_all(b, m);
    learn_forget(&b->layout, x->heard);
    for (unsigned s = 0; b->script && s < m->seats; s++) bot_open(b->script, &m->box, NULL, memory_of(x, s));
    m->polled = false;
    orr_start(&x->t, m->seats, key);
}

/* ---- going on --------------------------------------------------------------------------------------------------- */

static void find_speaker(table *x)
{
    match *m = x->m;
    m->n = (uint16_t)learn_speaker(&x->t, &m->rng, &m->polled, &m->asked, &m->who, m->legal);
}

static void say(table *x, orr_action a)
{
    if (a.verb == BOT_SILENT) return;                    /* polled stays set: those who are asked are next */
    x->m->polled = false;
    orr_say(&x->t, x->m->who, a);
}

static void end(table *x, learn_rows *r, size_t row)
{
    match *m = x->m;
    orr_result result = { 0 };
    if (orr_core_of(&x->t)->over) x->b->game->result(&x->t, &result);
    if (!r->done[row]) r->won[row] = result.winners;
    r->done[row] = 1;
    m->totals[m->seats][0]++;
    m->totals[m->seats][1] += m->hero != ORR_PUBLIC && (result.winners >> m->hero & 1);
    m->totals[m->seats][2] += orr_size((orr_seats)(result.winners & (orr_one(m->seats) - 1)));
    deal(x);
}

/* Goes on until the caller must decide. */
static void go_on(table *x, learn_rows *r, size_t row)
{
    match *m = x->m;
    for (;;) {
        const orr_core *c = orr_core_of(&x->t);
        if (c->over || c->answers >= x->b->game->longest) end(x, r, row);
        find_speaker(x);
        if (m->n == 1 && m->asked) {
            say(x, m->legal[0]);
            continue;
        }
        orr_observe(&x->t, m->who, x->view);
        if (m->driver[m->who] != LEARN_SCRIPT) return;
        say(x, x->b->field->choose(&m->box, x->view, m->legal, m->n, memory_of(x, m->who), &m->rng));
    }
}

/* Scripts play on for a while; where there is none, answers are random. */
static void go_ahead(table *x)
{
    match *m = x->m;
    const orr_core *c = orr_core_of(&x->t);
    uint32_t n = below(m, x->b->order.ahead + 1);
    if (!x->b->script) orr_playout(&x->t, &m->rng, n);
    for (; x->b->script && n && !c->over; n--) {
        find_speaker(x);
        orr_observe(&x->t, m->who, x->view);
        say(x, x->b->field->choose(&m->box, x->view, m->legal, m->n, memory_of(x, m->who), &m->rng));
    }
    if (c->over) deal(x);
}

static void show_features(table *x, learn_rows *r, size_t row, const learn_opinion *o)
{
    const learn_batch *b = x->b;
    const uint32_t columns = b->layout.n_columns;
    draft *d = x->d;
    const unsigned n = learn_list(&b->layout, &x->m->box, x->view, x->heard, o, x->dense, x->list, x->lights);
    if (r->features) {
        uint8_t *features = r->features + row * columns;
        memset(features, 0, columns);
        for (unsigned k = 0; k < n; k++) features[x->list[k]] = x->lights[k];
    }
    if (r->lit) {
        const unsigned listed = n < LEARN_LIT ? n : LEARN_LIT;
        memcpy(d->lit + d->lits, x->list, listed * sizeof *d->lit);
        memcpy(d->light + d->lits, x->lights, listed);
        r->lit_count[row] = (int32_t)listed;
        d->lits += listed;
    }
}

/* The row of a match whose view has just been made. */
static void show(table *x, learn_rows *r, size_t row)
{
    learn_batch *b = x->b;
    match *m = x->m;
    draft *d = x->d;
    learn_opinion o;
    if (!m->asked) m->legal[m->n++] = (orr_action){ .verb = BOT_SILENT };
    net_judge(b->script, &m->box, x->view, memory_of(x, m->who), m->legal, m->n, &o, d->says + d->actions * NET_SAYS);
    for (unsigned k = 0; k < m->n; k++, d->actions++)
        learn_tokens(&b->layout, m->seats, m->who, m->legal[k], d->tokens + d->actions * LEARN_TOKENS);
    show_features(x, r, row, &o);
    if (r->truth) learn_truth(&b->layout, &x->t, x->view, r->truth + row * b->layout.n_truths);
    if (r->true_at) {
        const unsigned n = learn_true(&b->layout, &x->t, x->view, d->true_at + d->trues);
        r->true_count[row] = (int32_t)n;
        d->trues += n;
    }
    r->seat[row] = m->who;
    r->driver[row] = m->driver[m->who];
    r->count[row] = m->n;
}

/* ---- on threads ------------------------------------------------------------------------------------------------- */

static unsigned chunks_of(const learn_batch *b) { return (b->order.n + CHUNK - 1) / CHUNK; }
static draft *draft_of(const learn_batch *b, unsigned group, unsigned chunk)
{
    return &b->drafts[group * chunks_of(b) + chunk];
}

/* The next match is far away in memory: it is sent for while this one is played. */
static void send_for(const learn_batch *b, size_t i)
{
    enum { LINE = 64 };
    const char *memory = b->memories + i * b->memory_size * b->game->max_seats;
    const size_t size = b->memory_size * b->game->min_seats;
    __builtin_prefetch(&b->matches[i], 1);
    __builtin_prefetch(b->heard + i * b->heard_size, 1);
    for (size_t k = 0; k < b->state_size; k += LINE) __builtin_prefetch(b->states + i * b->state_size + k, 1);
    for (size_t k = 0; k < size; k += LINE) __builtin_prefetch(memory + k, 1);
}

static void step_chunk(void *on, unsigned group, unsigned chunk, unsigned worker)
{
    learn_batch *b = on;
    learn_rows *r = &b->rows[group];
    draft *d = draft_of(b, group, chunk);
    d->actions = d->lits = d->trues = 0;
    for (size_t row = (size_t)chunk * CHUNK; row < (size_t)(chunk + 1) * CHUNK && row < b->order.n; row++) {
        table x;
        if (row + 1 < b->order.n) send_for(b, (size_t)group * b->order.n + row + 1);
        sit_down(&x, b, (size_t)group * b->order.n + row, d, worker);
        r->done[row] = 0;
        if (!x.m->is_dealt) {
            x.m->is_dealt = true;
            deal(&x);
            go_ahead(&x);
        } else {
            const int32_t k = r->choice[row];
            say(&x, x.m->legal[k >= 0 && k < x.m->n ? k : 0]);
        }
        go_on(&x, r, row);
        show(&x, r, row);
    }
}

/* Where each chunk begins. */
static void lay_out(void *on, unsigned group)
{
    learn_batch *b = on;
    learn_rows *r = &b->rows[group];
    int32_t at = 0, lit = 0;
    uint32_t trues = 0;
    for (unsigned chunk = 0; chunk < chunks_of(b); chunk++) {
        draft *d = draft_of(b, group, chunk);
        const size_t row = (size_t)chunk * CHUNK;
        r->first[row] = at;
        at += (int32_t)d->actions;
        d->first_true = trues;
        trues += d->trues;
        if (!r->lit) continue;
        r->lit_first[row] = lit;
        lit += (int32_t)d->lits;
    }
    *r->actions = at;
    if (r->lit) *r->lits = lit;
    if (r->true_at) *r->trues = (int32_t)trues;
}

static void list_chunk(void *on, unsigned group, unsigned chunk, unsigned worker)
{
    learn_batch *b = on;
    learn_rows *r = &b->rows[group];
    const draft *d = draft_of(b, group, chunk);
    const size_t first = (size_t)chunk * CHUNK, at = (size_t)r->first[first];
    (void)worker;
    for (size_t row = first + 1; row < first + CHUNK && row < b->order.n; row++) {
        r->first[row] = r->first[row - 1] + r->count[row - 1];
        if (r->lit) r->lit_first[row] = r->lit_first[row - 1] + r->lit_count[row - 1];
    }
    memcpy(r->tokens + at * LEARN_TOKENS, d->tokens, d->actions * LEARN_TOKENS * sizeof *d->tokens);
    memcpy(r->says + at * NET_SAYS, d->says, d->actions * NET_SAYS);
    if (r->true_at) memcpy(r->true_at + d->first_true, d->true_at, d->trues * sizeof *d->true_at);
    if (!r->lit) return;
    memcpy(r->lit + r->lit_first[first], d->lit, d->lits * sizeof *d->lit);
    memcpy(r->light + r->lit_first[first], d->light, d->lits);
}

/* ---- for callers ------------------------------------------------------------------------------------------------ */

void learn_batch_close(learn_batch *b)
{
    if (!b) return;
    team_close(b->team);
    free(b->matches);
    free(b->states);
    free(b->memories);
    free(b->views);
    free(b->heard);
    free(b->dense);
    free(b->list);
    free(b->lights);
    free(b->drafts);
    free(b->paper);
    free(b->rows);
    free(b);
}

/* Zeros. A step goes through all of it: with large pages, where there are such, matches need not be looked up one by
 * one. */
static void *spread_out(size_t n)
{
    const size_t page = (size_t)1 << 21, size = (n + page - 1) / page * page;
    if (n < page) return calloc(n ? n : 1, 1);
    void *p = aligned_alloc(page, size);
    if (!p) return NULL;
#ifdef MADV_HUGEPAGE
    madvise(p, size, MADV_HUGEPAGE);     /* if it is refused, pages are small */
#endif
    return memset(p, 0, size);
}

static bool set_drafts(learn_batch *b)
{
    enum { ACTIONS = CHUNK * (ORR_MAX_LEGAL + 1), LITS = CHUNK * LEARN_LIT };
    typedef struct {
        uint16_t tokens[ACTIONS * LEARN_TOKENS], lit[LITS], true_at[CHUNK * LEARN_TRUE];
        int8_t says[ACTIONS * NET_SAYS];
        uint8_t light[LITS];
    } sheet;
    const size_t n = (size_t)b->order.groups * chunks_of(b);
    sheet *paper = b->paper = malloc(n * sizeof *paper);         /* only what is written on becomes real */
    b->drafts = calloc(n, sizeof *b->drafts);
    for (size_t i = 0; paper && b->drafts && i < n; i++)
        b->drafts[i] = (draft){ .tokens = paper[i].tokens, .lit = paper[i].lit, .says = paper[i].says,
                                .light = paper[i].light, .true_at = paper[i].true_at };
    return paper && b->drafts;
}

static bool set_up(learn_batch *b)
{
    learn_order *o = &b->order;
    const size_t all = (size_t)o->n * o->groups, align = alignof(max_align_t);
    const team_work work = { .on = b, .chunks = chunks_of(b), .first = step_chunk, .between = lay_out,
                             .second = list_chunk };
    if (!o->least_seats || o->least_seats < b->game->min_seats) o->least_seats = b->game->min_seats;
    if (!o->most_seats || o->most_seats > b->game->max_seats) o->most_seats = b->game->max_seats;
    if (o->least_seats > o->most_seats) o->least_seats = o->most_seats;
    if (o->threads < 1) o->threads = 1;
    if (o->threads > TEAM_MOST) o->threads = TEAM_MOST;
    b->state_size = (b->game->state_size + align - 1) / align * align;
    b->memory_size = b->script ? (b->script->memory + align - 1) / align * align : 0;
    b->view_size = (b->game->view_size + align - 1) / align * align;
    b->matches = spread_out(all * sizeof *b->matches);
    b->states = spread_out(all * b->state_size);
    b->memories = spread_out(all * b->memory_size * b->game->max_seats);
    b->views = malloc(o->threads * b->view_size);
    b->heard_size = learn_memory_size(&b->layout);
    b->heard = spread_out(all * b->heard_size);
    b->dense = calloc(o->threads, b->layout.n_columns);
    b->list_size = b->layout.n_columns + LEARN_SPARE;
    b->list = malloc(o->threads * b->list_size * sizeof *b->list);
    b->lights = malloc(o->threads * b->list_size);
    b->rows = calloc(o->groups, sizeof *b->rows);
    if (!b->matches || !b->states || !b->memories || !b->views || !b->heard || !b->rows || !b->dense || !b->list ||
        !b->lights || !set_drafts(b))
        return false;
    for (size_t i = 0; i < all; i++) b->matches[i].box = (orr_box){ .game = b->game, .set = b->game->house_set };
    return (b->team = team_open(o->threads, &work)) != NULL;
}

learn_batch *learn_batch_open(const char *game, const learn_order *o)
{
    const orr_game *g = orr_find_game(game);
    if (!g || !o->n || !o->groups || o->groups > TEAM_JOBS) return NULL;
    learn_batch *b = calloc(1, sizeof *b);
    const orr_box box = { .game = g, .set = g->house_set };
    if (!b) return NULL;
    *b = (learn_batch){ .game = g, .script = bot_find("script", g), .field = bot_find("normal", g),
                         .order = *o };
    if (learn_layout_open(&b->layout, &box) && set_up(b)) return b;
    learn_batch_close(b);
    return NULL;
}

const learn_layout *learn_batch_layout(const learn_batch *b) { return &b->layout; }
uint64_t learn_batch_hash(const learn_batch *b) { return b->layout.hash; }

uint32_t learn_batch_size(const learn_batch *b, uint32_t what)
{
    const learn_layout *l = &b->layout;
    const uint32_t size[] = { l->n_columns, l->n_truths, l->n_tokens, b->game->max_seats, l->n_sides, l->opinion };
    return what < ORR_COUNT(size) ? size[what] : 0;
}

void learn_batch_name(const learn_batch *b, uint32_t what, uint32_t i, char *text, size_t cap)
{
    const orr_box box = { .game = b->game, .set = b->game->house_set };
    if (what == 0) learn_column_name(&b->layout, &box, i, text, cap);
    else if (what == 1) learn_truth_name(&b->layout, &box, i, text, cap);
    else learn_token_name(&b->layout, &box, i, text, cap);
}

void learn_batch_rows(learn_batch *b, uint32_t group, const learn_rows *r) { b->rows[group] = *r; }
void learn_batch_start(learn_batch *b, uint32_t group) { team_start(b->team, group); }
void learn_batch_wait(learn_batch *b, uint32_t group) { team_wait(b->team, group); }

void learn_batch_totals(learn_batch *b, uint64_t totals[16][3])
{
    memset(totals, 0, 16 * sizeof *totals);
    for (size_t i = 0; i < (size_t)b->order.n * b->order.groups; i++)
        for (unsigned s = 0; s <= ORR_MAX_SEATS; s++)
            for (unsigned k = 0; k < 3; k++) {
                totals[s][k] += b->matches[i].totals[s][k];
                b->matches[i].totals[s][k] = 0;
            }
}
