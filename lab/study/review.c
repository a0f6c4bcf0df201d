/* review.c - see review.h. The match is dealt again and gone through as one seat; what might have been a mistake is
 * kept and looked at again at the end, the worst first. */
#include "lab/study/review.h"

#include "base/error.h"
#include "engine/game.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DOUBTS = 6 };                     /* that are looked at again: each takes a search and two comparisons */

typedef struct {                         /* a moment kept for the second look */
    uint32_t answer, n_heard;
    orr_action did, *legal;
    int n;
    void *view;
    bot_doubt doubt;
} kept;

typedef struct {
    match again;
    orr_seat seat;
    void *view;
    kept keep[DOUBTS];                   /* the largest losses first */
    unsigned n;
    bool torn;                           /* no memory */
    uint32_t looks;                      /* answers of the seat: each gets its share of the time */
    review *out;
} looking;

static void forget(kept *k)
{
    free(k->legal);
    free(k->view);
    *k = (kept){ 0 };
}

/* Into its place; the smallest loss falls out. */
static void keep_doubt(looking *l, const bot_moment *at, uint32_t answer, orr_action did, const bot_doubt *d)
{
    const size_t size = at->box->game->view_size, list = (size_t)at->n * sizeof *at->legal;
    unsigned i = l->n;
    while (i && l->keep[i - 1].doubt.loss < d->loss) i--;
    if (i == DOUBTS) return;
    kept new = { .answer = answer, .n_heard = at->n_heard, .did = did, .legal = malloc(list), .n = at->n,
                 .view = malloc(size), .doubt = *d };
    if (!new.legal || !new.view) {
        forget(&new);
        l->torn = true;
        return;
    }
    memcpy(new.legal, at->legal, list);
    memcpy(new.view, at->view, size);
    if (l->n == DOUBTS) forget(&l->keep[--l->n]);
    memmove(&l->keep[i + 1], &l->keep[i], (l->n - i) * sizeof *l->keep);
    l->keep[i] = new;
    l->n++;
}

static void add_point(looking *l, float chance)
{
    review *r = l->out;
    review_point *more = realloc(r->point, (r->n_points + 1) * sizeof *more);
    l->torn |= !more;
    if (!more) return;
    r->point = more;
    r->point[r->n_points++] = (review_point){ l->again.n_answers, chance };
}

/* Before the answer is given again. An answer without a choice is none. */
static void look(looking *l, uint32_t answer, orr_action did)
{
    const match *m = &l->again;
    orr_action legal[ORR_MAX_LEGAL];
    bot_doubt d;
    const int n = orr_legal(&m->t, l->seat, legal);
    const bool asked = orr_asked(&m->t) >> l->seat & 1;
    if (asked && n < 2) return;
    orr_observe(&m->t, l->seat, l->view);
    const bot_moment at = { &m->box, l->view, legal, n, m->event, m->n_events };
    l->out->decisions++;
    if (bot_doubts(&at, did, l->looks, &d)) keep_doubt(l, &at, answer, did, &d);
    if (asked) add_point(l, d.chance);
}

static void add_mistake(review *r, const review_mistake *new)
{
    unsigned i = r->n;
    while (i && r->mistake[i - 1].by.mean < new->by.mean) i--;
    if (i == REVIEW_MOST) return;
    if (r->n == REVIEW_MOST) r->n--;
    memmove(&r->mistake[i + 1], &r->mistake[i], (r->n - i) * sizeof *new);
    r->mistake[i] = *new;
    r->n++;
}

static void look_again(looking *l)
{
    for (unsigned i = 0; i < l->n; i++) {
        const kept *k = &l->keep[i];
        const bot_moment at = { &l->again.box, k->view, k->legal, k->n, l->again.event, k->n_heard };
        bot_doubt d;
        if (!bot_doubts(&at, k->did, l->n, &d)) continue;    /* the expert itself now, with more time */
        review_mistake new = { .answer = k->answer, .did = k->did, .better = d.better, .reason = d.reason };
        if (bot_confirms(&at, new.better, new.did, &new.by)) add_mistake(l->out, &new);
    }
}

static bool go_through(looking *l, const match *m, error *why)
{
    for (uint32_t i = 0; i < m->n_answers; i++) l->looks += m->answer[i].seat == l->seat;
    for (uint32_t i = 0; i < m->n_answers; i++) {
        const orr_answer *a = &m->answer[i];
        if (a->seat == l->seat) look(l, i, a->act);
        if (!match_answer(&l->again, a->seat, a->act, why)) return false;
    }
    look_again(l);
    return true;
}

bool review_seat(const match *m, orr_seat seat, review *out, error *why)
{
    looking l = { .seat = seat, .out = out };
    *out = (review){ 0 };
    if (!match_over(m)) return error_refuse(why, "The match is not over yet.");
    l.view = malloc(m->t.game->view_size);
    bool good = l.view && match_open(&l.again, &m->box, orr_core_of(&m->t)->seats, &m->deal, why);
    if (good) {
        good = go_through(&l, m, why) && !l.torn;
        match_close(&l.again);
    }
    for (unsigned i = 0; i < l.n; i++) forget(&l.keep[i]);
    free(l.view);
    if (!good) review_free(out);
    return good || error_refuse(why, "There is not enough memory to go through the match again.");
}

void review_free(review *r)
{
    free(r->point);
    *r = (review){ 0 };
}

/* ---- as JSON ----------------------------------------------------------------------------------------------------- */

static unsigned percent(float share) { return (unsigned)lroundf(100 * share); }

wire_remarked review_told(orr_action did, orr_action better, const bot_comparison *by, const char *reason)
{
    return (wire_remarked){ .did = did, .better = better, .silence = better.verb == BOT_SILENT, .games = by->worlds,
                            .won = bot_compare_rate(by, 1), .could = bot_compare_rate(by, 0),
                            .loss = bot_compare_loss(by), .give = bot_compare_give(by), .reason = reason };
}

static void write_mistake(json *j, const orr_box *box, const review_mistake *k)
{
    const wire_remarked told = review_told(k->did, k->better, &k->by, k->reason);
    json_open_object(j, NULL);
    json_count(j, "answer", k->answer);
    wire_judged(j, box, NULL, &told);
    json_end(j);
}

void review_write(const review *r, const match *m, json *j)
{
    json_count(j, "decisions", r->decisions);
    json_open_array(j, "chances");
    for (uint32_t i = 0; i < r->n_points; i++) {
        json_open_array(j, NULL);
        json_count(j, NULL, r->point[i].answers);
        json_count(j, NULL, percent(r->point[i].chance));
        json_end(j);
    }
    json_end(j);
    json_open_array(j, "mistakes");
    for (unsigned i = 0; i < r->n; i++) write_mistake(j, &m->box, &r->mistake[i]);
    json_end(j);
}
