/* compare.c - paired differences. */
#include "lab/study/compare.h"

#include "lab/play/sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { ENDING, NO_WINNER, MEASURE, HALF_TIME } what;
typedef struct { /* one figure of a match */
    what what;
    unsigned before, after; /* outcome numbers; ABSENT */
    study_measure measure;
} question;
enum { ABSENT = 0xff };

static double figure(const study_match *m, const question *q, unsigned outcome)
{
    switch (q->what) {
    case ENDING:
        return m->outcome == outcome;
    case NO_WINNER:
        return !m->winners;
    case MEASURE:
        return study_value(m, q->measure);
    default:
        return m->led_won >> STUDY_HALF_TIME & 1;
    }
}

static lab_share interval(const compare_row *r, double z)
{
    return r->share ? lab_paired_share_at(r->gained, r->lost, r->pairs, z)
                    : lab_paired_at(r->sum, r->squares, r->pairs, z);
}

static void pair_up(const study *a, const study *b, const question *q, compare_row *row)
{
    double before = 0, after = 0, squares = 0;
    for (unsigned i = 0; i < a->n_counts; i++)
        for (unsigned k = 0; k < b->n_counts; k++) {
            if (a->count[i] != b->count[k]) continue;
            for (uint32_t m = 0; m < a->order.games && m < b->order.games; m++) {
                const double x = figure(&a->match[(size_t)i * a->order.games + m], q, q->before);
                const double y = figure(&b->match[(size_t)k * b->order.games + m], q, q->after);
                before += x;
                after += y;
                squares += (y - x) * (y - x);
                row->gained += y > x;
                row->lost += y < x;
                row->pairs++;
            }
        }
    const double n = row->pairs ? (double)row->pairs : 1;
    row->before = before / n;
    row->after = after / n;
    row->differ = row->gained + row->lost;
    row->sum = after - before;
    row->squares = squares;
    row->p = row->share ? lab_p_signs(row->gained, row->lost) : lab_p_mean(row->sum, squares, row->pairs);
    row->change = row->wide = interval(row, lab_z(0.05));
    row->holm = row->p;
}

bool compare_correct(compare_row *const *rows, unsigned n)
{
    double *p = calloc(2 * (size_t)n + 1, sizeof *p), *holm = p ? p + n : NULL;
    unsigned asked = 0, at = 0;
    if (!p) return false;
    for (unsigned i = 0; i < n; i++)
        if (rows[i]->differ) p[asked++] = rows[i]->p;
    lab_holm(p, asked, holm);
    for (unsigned i = 0; i < n; i++) {
        rows[i]->holm = rows[i]->differ ? holm[at++] : 1;
        rows[i]->wide = interval(rows[i], lab_z_of_all(asked));
    }
    free(p);
    return true;
}

static unsigned outcome_named(const orr_game *g, const char *name)
{
    for (unsigned i = 0; i < g->n_outcomes; i++)
        if (!strcmp(g->outcomes[i], name)) return i;
    return ABSENT;
}

static void ask(const study *a, const study *b, question q, const char *name, compare_row *out, unsigned *n)
{
    if (*n == COMPARE_MOST) return;
    compare_row *r = &out[(*n)++];
    *r = (compare_row){ .share = q.what != MEASURE, .ending = q.what == ENDING };
    snprintf(r->name, sizeof r->name, "%s", name);
    pair_up(a, b, &q, r);
}

unsigned compare_studies(const study *a, const study *b, compare_row out[COMPARE_MOST])
{
    const orr_game *g = a->order.box->game, *h = b->order.box->game;
    const orr_field *x = sim_turns_field(g), *y = sim_turns_field(h);
    unsigned n = 0;
    for (unsigned i = 0; i < g->n_outcomes; i++)
        ask(a, b, (question){ ENDING, i, outcome_named(h, g->outcomes[i]), 0 }, g->outcomes[i], out, &n);
    for (unsigned i = 0; i < h->n_outcomes; i++)
        if (outcome_named(g, h->outcomes[i]) == ABSENT)
            ask(a, b, (question){ ENDING, ABSENT, i, 0 }, h->outcomes[i], out, &n);
    ask(a, b, (question){ .what = NO_WINNER }, "nobody wins", out, &n);
    ask(a, b, (question){ .what = HALF_TIME }, "who led at half time wins", out, &n);
    ask(a, b, (question){ .what = MEASURE, .measure = STUDY_ANSWERS }, "decisions in a match", out, &n);
    if (x && y && !strcmp(x->word, y->word)) {
        char name[60];
        snprintf(name, sizeof name, "%s%s in a match", x->word, x->word[strlen(x->word) - 1] == 's' ? "" : "s");
        ask(a, b, (question){ .what = MEASURE, .measure = STUDY_CLOCK }, name, out, &n);
    }
    ask(a, b, (question){ .what = MEASURE, .measure = STUDY_LEAD_CHANGES }, "changes of the lead", out, &n);
    return n;
}
