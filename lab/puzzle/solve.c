/* solve.c - see solve.h. */
#include "lab/puzzle/solve.h"

#include "base/grow.h"
#include "bots/bot.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LEAVES = 1 << 28 };                            /* bytes */
typedef struct {              /* positions in which I am asked again */
    solver *s;
    unsigned char *bytes;     /* states, one after another */
    uint32_t n, cap;
    solve_failure *failure;   /* the line so far; or NULL */
    bool last;                /* I have no answer left: to be asked again is to have failed */
    bool torn;                /* memory ran out */
} leaves;

unsigned solve_sayings(const orr_ctx *t, orr_answer *out)
{
    const orr_seats who = (orr_seats)(orr_asked(t) | orr_may(t));
    orr_action legal[ORR_MAX_LEGAL];
    unsigned n = 0;
    for (orr_seat s = 0; s < orr_core_of(t)->seats; s++) {
        const int k = who >> s & 1 ? orr_legal(t, s, legal) : 0;
        for (int i = 0; i < k; i++) out[n++] = (orr_answer){ .act = legal[i], .seat = s };
    }
    return n;
}

/* ---- leaves ------------------------------------------------------------------------------------------------------ */

static bool leaf_add(leaves *l, const orr_ctx *t)
{
    const size_t size = t->game->state_size;
    if (l->last) return false;
    if (l->n > MOST_LEAVES / size) return !(l->s->gave_up = true);
    if (!grow_array(&l->bytes, size, &l->cap, l->n + 1u, 4)) return !(l->torn = true);
    memcpy(l->bytes + l->n++ * size, t->state, size);
    return true;
}

static bool i_win(const solver *s, const orr_ctx *t)
{
    orr_result r = { .rule = 0 };
    t->game->result(t, &r);
    return r.winners >> s->me & 1;
}

static void note_failure(const leaves *l, unsigned depth, bool over)
{
    if (!l->failure) return;
    l->failure->n = depth;
    l->failure->over = over;
}

/* ---- the others -------------------------------------------------------------------------------------------------- */

static bool expand(solver *, const orr_ctx *, unsigned depth, leaves *);

static bool try_saying(solver *s, const orr_ctx *t, orr_answer x, unsigned char *copy, unsigned depth, leaves *l)
{
    orr_ctx c = *t;
    memcpy(copy, t->state, t->game->state_size);
    c.state = copy;
    if (l->failure && depth < ORR_COUNT(l->failure->answer)) l->failure->answer[depth] = x;
    orr_say(&c, x.seat, x.act);
    return expand(s, &c, depth + 1, l);
}

/* In every way: the first of those asked answers, unless I am asked, and others may interject before that. */
static bool branch(solver *s, const orr_ctx *t, orr_seat speaker, orr_seats may, unsigned depth, leaves *l)
{
    orr_action legal[ORR_MAX_LEGAL];
    unsigned char *copy = malloc(t->game->state_size);
    bool good = copy || !(l->torn = true);
    for (orr_seat who = 0; good && who < orr_core_of(t)->seats; who++) {
        if (who != speaker && !(may >> who & 1)) continue;
        const int n = orr_legal(t, who, legal);
        for (int i = 0; i < n && good; i++) {
            if (who != speaker && !(t->game->verbs[legal[i].verb].flags & ORR_INTERJECT)) continue;
            if (depth == s->others) good = false, note_failure(l, depth, false);
            else good = try_saying(s, t, (orr_answer){ .act = legal[i], .seat = who }, copy, depth, l);
        }
    }
    free(copy);
    return good;
}

/* Until I am asked or it is over. False: there is a way that does not do. */
static bool expand(solver *s, const orr_ctx *t, unsigned depth, leaves *l)
{
    orr_action legal[ORR_MAX_LEGAL];
    if (++s->nodes > s->most) return !(s->gave_up = true);
    const orr_seats asked = orr_asked(t), may = s->silent ? 0 : (orr_seats)(orr_may(t) & ~orr_one(s->me));
    if (!asked) return i_win(s, t) || (note_failure(l, depth, true), false);
    if (s->want == SOLVE_SAVE && bot_clock(t->game, t->state) >= s->until) return true;
    if (asked >> s->me & 1) {
        if (!leaf_add(l, t)) return note_failure(l, depth, false), false;
        return !may || branch(s, t, ORR_PUBLIC, may, depth, l);
    }
    if (s->generous && (orr_may(t) >> s->me & 1) && orr_legal(t, s->me, legal)) return true;
    orr_seat speaker = 0;
    while (!(asked >> speaker & 1)) speaker++;
    return branch(s, t, speaker, may, depth, l);
}

/* ---- my plan ----------------------------------------------------------------------------------------------------- */

static bool has_plan(solver *s, const unsigned char *worlds, unsigned n, unsigned own)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_ctx t = { .game = s->box->game, .box = s->box, .state = (void *)(uintptr_t)worlds };
    const int k = orr_legal(&t, s->me, legal);
    for (int i = 0; i < k; i++)
        if (solve_sure(s, worlds, n, own, legal[i], NULL)) return true;
    return false;
}

/* What I see in each, as a number. */
static uint64_t *sights_of(const leaves *l)
{
    const orr_game *g = l->s->box->game;
    uint64_t *sight = malloc(l->n * sizeof *sight);
    unsigned char *view = malloc(g->view_size);
    for (uint32_t i = 0; sight && view && i < l->n; i++) {
        const orr_ctx t = { .game = g, .box = l->s->box, .state = l->bytes + i * g->state_size };
        orr_observe(&t, l->s->me, view);
        sight[i] = orr_hash(view, g->view_size, 7);
    }
    if (!view) free(sight), sight = NULL;
    free(view);
    return sight;
}

/* One plan for each group of positions that look alike. */
static bool groups_have_plans(solver *s, const leaves *l, unsigned own)
{
    const size_t size = s->box->game->state_size;
    if (l->n == 1) return has_plan(s, l->bytes, 1, own);
    unsigned char *done = calloc(l->n, 1), *group = malloc(l->n * size);
    uint64_t *sight = sights_of(l);
    bool good = done && group && sight;
    for (uint32_t i = 0; i < l->n && good; i++) {
        unsigned k = 0;
        if (done[i]) continue;
        for (uint32_t j = i; j < l->n; j++)
            if (!done[j] && sight[j] == sight[i]) {
                done[j] = 1;
                memcpy(group + k++ * size, l->bytes + j * size, size);
            }
        good = has_plan(s, group, k, own);
    }
    free(done);
    free(group);
    free(sight);
    return good;
}

/* My answer in one world, and all that the others can make of it. */
static bool play_world(solver *s, const unsigned char *world, unsigned char *copy, orr_action a, leaves *l)
{
    orr_ctx t = { .game = s->box->game, .box = s->box, .state = copy };
    memcpy(copy, world, t.game->state_size);
    if (orr_why_not(&t, s->me, a)) return false;
    orr_say(&t, s->me, a);
    return expand(s, &t, 0, l);
}

bool solve_sure(solver *s, const unsigned char *worlds, unsigned n, unsigned own, orr_action a, solve_failure *failure)
{
    const size_t size = s->box->game->state_size;
    leaves l = { .s = s, .failure = failure, .last = !own };
    unsigned char *copy = malloc(size);
    bool good = copy;
    if (failure) failure->n = 0, failure->over = false;
    for (unsigned w = 0; w < n && good; w++) {
        if (failure) failure->world = w;
        good = play_world(s, worlds + w * size, copy, a, &l);
    }
    if (good && l.n) {
        if (failure) failure->n = 0, failure->over = false;
        good = groups_have_plans(s, &l, own - 1);
    }
    free(copy);
    free(l.bytes);
    return good && !s->gave_up && !l.torn;
}
