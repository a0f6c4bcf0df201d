/* together.c - the undo frontier, question numbers, and answers that may come in any order. */
#include "tests/generic/suite.h"

#include <string.h>

/* ---- the frontier: nobody's view grows behind it ------------------------------------------------------------ */

static unsigned known_before[ORR_PUBLIC + 1];     /* cards a seat knows, before the answer */

static void count_known(const world *w, unsigned known[ORR_PUBLIC + 1])
{
    const orr_game *g = w->t.game;
    memset(known, 0, (ORR_PUBLIC + 1) * sizeof *known);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(&w->t)->seats); i++) {
            const orr_at a = orr_place_at(p, w->t.state, i);
            for (unsigned k = 0; k < a.z->n; k++)
                for (unsigned s = 0; s <= ORR_PUBLIC; s++) known[s] += a.c[k].know >> s & 1;
        }
}

static void check_opened(table *r, const orr_core *before, orr_answer in)
{
    const orr_core *c = orr_core_of(&r->now.t);
    const orr_frame *f = &before->frame[before->depth - 1], *g = &c->frame[c->depth - 1];
    const orr_seats others = (orr_seats)(f->asked & ~orr_one(in.seat));
    const bool interjected = r->game->verbs[in.act.verb].flags & ORR_INTERJECT;
    const uint16_t next = (uint16_t)(before->opened + 1);
    if (interjected || !others || c->over)
        expect(r, C_OPENED, in.seat, c->opened == next, "a new question stands open, but its number is %u after %u",
               c->opened, before->opened);
    else if (c->depth == before->depth && g->proc == f->proc && g->again == f->again && g->asked == others)
        expect(r, C_OPENED, in.seat, c->opened == before->opened,
               "the others still owe the same answer, but its number went from %u to %u", before->opened, c->opened);
}

void frontier_before(table *r) { count_known(&r->now, known_before); }

void frontier_after(table *r, const orr_core *before, orr_answer in)
{
    unsigned known[ORR_PUBLIC + 1];
    const orr_core *c = orr_core_of(&r->now.t);
    count_known(&r->now, known);
    expect(r, C_FRONTIER, in.seat, c->answers == before->answers + 1, "answers went from %u to %u", before->answers,
           c->answers);
    const bool moved = c->frontier == c->answers;
    for (unsigned s = 0; s <= ORR_PUBLIC; s++)
        if (s < r->seats || s == ORR_PUBLIC)
            expect(r, C_FRONTIER, s, moved || known[s] <= known_before[s],
                   "knows %u cards after %u, but the frontier is %u at answer %u", known[s], known_before[s],
                   c->frontier, c->answers);
    const bool chance = memcmp(&c->chance, &before->chance, sizeof c->chance);
    expect(r, C_FRONTIER, in.seat, moved || !chance, "chance was asked, but the frontier is %u at answer %u",
           c->frontier, c->answers);
    check_opened(r, before, in);
}

/* ---- simultaneous answers ----------------------------------------------------------------------------------- */

static orr_seat other_asked(table *r, orr_seat not_this)
{
    orr_seat s;
    do s = orr_speaker(&r->now.t, &r->rng);
    while (s == not_this);
    return s;
}

/* Both answers in this order; false if the second is no longer legal, or chance or the match's end came between. */
static bool both(world *w, const world *from, orr_answer x, orr_answer y)
{
    orr_action list[ORR_MAX_LEGAL];
    world_copy(w, from);
    world_say(w, x.seat, x.act);
    if (!has_action(list, orr_legal(&w->t, y.seat, list), y.act)) return false;
    orr_say(&w->t, y.seat, y.act);
    const orr_chance *a = &orr_core_of(&w->t)->chance, *b = &orr_core_of(&from->t)->chance;
    return a->block == b->block && a->used == b->used;
}

/* The same events, in whatever order and whenever: then nothing public depended on the order. */
static bool same_events(heard *a, heard *b)
{
    for (uint32_t i = 0; i < a->n; i++) a->event[i].at = 0;
    for (uint32_t i = 0; i < b->n; i++) b->event[i].at = 0;
    for (uint32_t i = 0; i < a->n; i++) {
        uint32_t k = 0;
        while (k < b->n && memcmp(&a->event[i], &b->event[k], sizeof *a->event)) k++;
        if (k == b->n) return false;
        b->event[k] = b->event[--b->n];
    }
    return !b->n;
}

void check_commute(table *r)
{
    static world one, two;
    orr_action list[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(&r->now.t);
    if (!(asked & (asked - 1))) return;
    world_for(&one, r);
    world_for(&two, r);
    orr_answer x = { .seat = orr_speaker(&r->now.t, &r->rng) }, y = { .seat = other_asked(r, x.seat) };
    int n = orr_legal(&r->now.t, x.seat, list);
    x.act = list[orr_rng_below(&r->rng, (uint32_t)n)];
    n = orr_legal(&r->now.t, y.seat, list);
    y.act = list[orr_rng_below(&r->rng, (uint32_t)n)];
    if (x.act.verb != y.act.verb || (r->game->verbs[x.act.verb].flags & ORR_INTERJECT)) return;
    if (!both(&one, &r->now, x, y) || !both(&two, &r->now, y, x)) return;
    if (!same_events(&one.heard, &two.heard)) return;
    orr_core_of(&one.t)->frontier = orr_core_of(&two.t)->frontier = 0;   /* which of the two answers showed something */
    if (orr_asked(&one.t))                               /* a card takes back a Done: the others keep it open */
        orr_core_of(&one.t)->opened = orr_core_of(&two.t)->opened = 0;
    expect_same(r, C_COMMUTE, x.seat, OF_STATE, two.t.state, one.t.state, "two seats answered in the other order");
}
