/* remarks.h - every remark of many random matches is held against what then happens. Include it after check.h, in one
 * file of a program only. A test gives a function that looks at one remark; the answer is played in a copy of the
 * world. */
#ifndef TEST_REMARKS_H
#define TEST_REMARKS_H
#include "table/match/box.h"
#include "table/match/heard.h"
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/support/check.h"

#include <stdlib.h>

enum { MOST_REMARKS = 64 };

typedef struct {                 /* an answer about to be given, and a world in which it has been given */
    orr_ctx before, after;       /* before: the state as it was; after: a copy to go on with */
    orr_seat seat;
    orr_action act;
    orr_remark said;
    heard heard;                 /* everything that happened in the copy */
} foretold;

static void (*remark_edit)(orr_ctx *); /* changes a position before it is looked at, or NULL */
static orr_rng remark_chance = { 5 };
static unsigned remarks_met[MOST_REMARKS];
static inline void give(foretold *f, orr_seat s, orr_action a) { orr_say(&f->after, s, a); }

/* Events of a kind whose first public arguments are these; below 0: whatever it is. */
static inline unsigned told(const foretold *f, unsigned kind, int one, int two)
{
    unsigned n = 0;
    for (unsigned i = 0; i < f->heard.n; i++) {
        const orr_event *e = &f->heard.event[i];
        n += e->kind == kind && (one < 0 || e->pub[0] == one) && (two < 0 || e->pub[1] == two);
    }
    return n;
}

static inline unsigned depth_of(const orr_ctx *t) { return orr_core_of(t)->depth; }

/* Somebody who is asked in the copy, and a legal answer: the first one whose verb is among these, else the last. */
static inline orr_answer next_answer(const foretold *f, const uint8_t *verbs, unsigned n_verbs)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(&f->after);
    orr_seat s = 0;
    while (!(asked >> s & 1)) s++;
    const int n = orr_legal(&f->after, s, legal);
    for (unsigned k = 0; k < n_verbs; k++)
        for (int i = 0; i < n; i++)
            if (legal[i].verb == verbs[k]) return (orr_answer){ legal[i], s, { 0 } };
    for (int i = n; i--;)                                /* an answer, no interjection */
        if (!(f->after.game->verbs[legal[i].verb].flags & ORR_INTERJECT)) return (orr_answer){ legal[i], s, { 0 } };
    return (orr_answer){ legal[0], s, { 0 } };
}

typedef void remark_test(foretold *);

static void hold_against(foretold *f, remark_test *test)
{
    const orr_game *g = f->before.game;
    memcpy(f->after.state, f->before.state, g->state_size);
    f->heard.n = 0;
    remarks_met[f->said.kind]++;
    const unsigned failures = test_failures_here;
    give(f, f->seat, f->act);
    test(f);
    if (test_failures_here == failures) return;
    char text[200], said[200];
    orr_write(f->before.box, f->act, text, sizeof text);
    phrase_remark(f->before.box, &f->said, said, sizeof said);
    printf("  %s, %u seats, seat %u, answer %u: %s (%s)\n", g->id, orr_core_of(&f->before)->seats, f->seat,
           orr_core_of(&f->before)->answers, text, said);
}

static void hold_position(foretold *f, void *view, remark_test *test)
{
    orr_action legal[ORR_MAX_LEGAL];
    const unsigned seats = orr_core_of(&f->before)->seats;
    for (f->seat = 0; f->seat < seats; f->seat++) {
        const int n = orr_legal(&f->before, f->seat, legal);
        if (!n) continue;
        orr_observe(&f->before, f->seat, view);
        for (int i = 0; i < n; i++) {
            f->act = legal[i];
            if (!phrase_find_remark(f->before.box, view, f->act, &f->said)) continue;
            if (CHECK(f->said.kind < f->before.game->n_remark_kinds)) hold_against(f, test);
        }
    }
}

/* So many matches at a table of this box, answered at random; a match is left after `most` answers. */
static inline void hold_remarks(const orr_box *b, unsigned seats, unsigned matches, unsigned most, remark_test *test)
{
    static foretold f;
    orr_news news = { .hear = heard_hear, .to = &f.heard };
    const size_t size = b->game->state_size;
    void *view = malloc(b->game->view_size);
    f.before = (orr_ctx){ .game = b->game, .box = b, .state = malloc(size) };
    f.after = (orr_ctx){ .game = b->game, .box = b, .state = malloc(size), .news = &news };
    for (unsigned m = 0; m < matches && test_failures_here < 5; m++) {
        const uint8_t key[32] = { (uint8_t)m, (uint8_t)seats, (uint8_t)(m >> 8) };
        CHECK_NUMBER(orr_start(&f.before, (uint8_t)seats, key), ORR_OK);
        for (unsigned i = 0; i < most && orr_asked(&f.before) && test_failures_here < 5; i++) {
            if (remark_edit) remark_edit(&f.before);
            hold_position(&f, view, test);
            orr_playout(&f.before, &remark_chance, 1);
        }
    }
    free(f.before.state);
    free(f.after.state);
    free(view);
}

/* Every kind of remark was met, or a test that never saw it would prove nothing. */
static inline void all_remarks_were_met(const orr_game *g)
{
    unsigned all = 0;
    for (unsigned k = 0; k < g->n_remark_kinds; k++) {
        if (!CHECK(remarks_met[k])) printf("  never met: %s\n", g->remark_kinds[k].word);
        all += remarks_met[k];
    }
    printf("%s: %u remarks\n", g->id, all);
}
#endif
