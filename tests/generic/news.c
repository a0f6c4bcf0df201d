/* news.c - events: each one is valid and readable, and none tells a seat what its view does not hold. */
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "tests/generic/suite.h"

#include <string.h>

/* ---- one answer's events ------------------------------------------------------------------------------------ */

static void check_event(table *r, const orr_event *e)
{
    char text[400];
    expect(r, C_EVENTS, NO_SEAT, e->kind < r->game->n_event_kinds, "an event of unknown kind %u", e->kind);
    expect(r, C_EVENTS, NO_SEAT, e->rule && e->rule < r->game->n_rules && r->game->rules[e->rule].id,
           "event %s names no rule (%u)", e->kind < r->game->n_event_kinds ? r->game->event_kinds[e->kind].word : "?",
           e->rule);
    expect(r, C_EVENTS, NO_SEAT, e->at == orr_core_of(&r->now.t)->answers, "an event says it came with answer %u",
           e->at);
    for (unsigned s = 0; s <= r->seats && !r->broken; s++) {
        const orr_seat viewer = (orr_seat)(s < r->seats ? s : ORR_PUBLIC);
        expect(r, C_EVENT_TEXT, viewer, phrase_event(&r->box, e, viewer, NULL, text, sizeof text) > 0,
               "event %s has no text", r->game->event_kinds[e->kind].word);
    }
}

void check_news(table *r, orr_seat speaker)
{
    const world *w = &r->now;
    expect(r, C_HEARD, speaker, w->heard.n == w->news.told, "%u events were told and %u heard", w->news.told,
           w->heard.n);
    for (uint32_t i = 0; i < w->heard.n && !r->broken; i++) check_event(r, &w->heard.event[i]);
}

/* ---- what a seat receives ----------------------------------------------------------------------------------- */

static orr_event received(const orr_event *e, orr_seat s)
{
    orr_event x = *e;
    if (!(x.sees >> s & 1)) memset(x.priv, 0, sizeof x.priv);
    x.sees = 0;                                     /* who else could see it is nobody's business */
    return x;
}

static bool same_event(const orr_event *a, const orr_event *b, orr_seat s)
{
    const orr_event x = received(a, s), y = received(b, s);
    return x.at == y.at && x.rule == y.rule && x.kind == y.kind && !memcmp(x.pub, y.pub, sizeof x.pub) &&
           !memcmp(x.priv, y.priv, sizeof x.priv);
}

uint32_t first_difference(const world *a, const world *b, orr_seat s)
{
    uint32_t i = 0;
    while (i < a->heard.n && i < b->heard.n && same_event(&a->heard.event[i], &b->heard.event[i], s)) i++;
    return i;
}

/* Too much for four bytes: such an event says "see your view", so for its receivers the view is part of the news. */
static bool says_see_your_view(const world *w, orr_seat s)
{
    for (uint32_t i = 0; i < w->heard.n; i++)
        if (received(&w->heard.event[i], s).priv[3] == 0xff) return true;
    return false;
}

bool same_news(const world *a, const world *b, orr_seat s)
{
    if (says_see_your_view(a, s) || says_see_your_view(b, s)) return false;
    return a->heard.n == b->heard.n && first_difference(a, b, s) == a->heard.n;
}

/* What a seat receives is the same; so must be what it reads, whatever the blank arguments were. */
void check_same_text(table *r, const world *a, const world *b, orr_seat s)
{
    char here[400], there[400];
    for (uint32_t i = 0; i < a->heard.n && !r->broken; i++) {
        phrase_event(&r->box, &a->heard.event[i], s, NULL, here, sizeof here);
        phrase_event(&r->box, &b->heard.event[i], s, NULL, there, sizeof there);
        expect(r, C_EVENT_TEXT, s, !strcmp(here, there), "reads '%s' in one world and '%s' in another", here, there);
    }
}

/* ---- events tell no secret ---------------------------------------------------------------------------------------
 * Two worlds that looked the same to a seat now sent it different events. That is right if the seat came to know
 * something: then its views differ as well, after the answer or, if it had to forget again at once (a card was turned
 * up and then put away), after the step of the rules that told it. An argument of an event that differs again and
 * again, while the view hardly ever does, tells what nobody should know. */

enum { ARG_OTHER = 7, N_ARGS = 8, NAMED = 8 };
typedef struct { uint32_t unseen, seen; char first[160]; } told;
/* By kind; first differing argument; public arguments that name the seat; whether the answer was sealed. */
static told tolds[256][N_ARGS][NAMED][2];

static unsigned differing_argument(const orr_event *a, const orr_event *b, orr_seat s)
{
    const orr_event x = received(a, s), y = received(b, s);
    if (x.kind != y.kind || x.rule != y.rule) return ARG_OTHER;
    for (unsigned i = 0; i < 3; i++)
        if (x.pub[i] != y.pub[i]) return i;
    for (unsigned i = 0; i < 4; i++)
        if (x.priv[i] != y.priv[i]) return 3 + i;
    return ARG_OTHER;
}

static unsigned naming(const orr_game *g, const orr_event *e, orr_seat s)
{
    unsigned set = 0;
    for (unsigned i = 0; i < 3; i++)
        if (g->event_kinds[e->kind].pub[i] == ORR_N_SEAT && e->pub[i] == s) set |= 1u << i;
    return set;
}

void note_told(table *r, const world *a, const world *b, orr_seat s, bool sealed, bool seen)
{
    const uint32_t i = first_difference(a, b, s);
    const bool both = i < a->heard.n && i < b->heard.n;
    const orr_event *e = i < a->heard.n ? &a->heard.event[i] : &b->heard.event[i];
    if (i >= a->heard.n && i >= b->heard.n) return;
    told *x =
        &tolds[e->kind][both ? differing_argument(e, &b->heard.event[i], s) : ARG_OTHER][naming(r->game, e, s)][sealed];
    if (!seen && !x->unseen++) {
        const orr_core *c = orr_core_of(&a->t);
        snprintf(x->first, sizeof x->first, "seats %u, seed %llu, answer %u, seat %u", r->seats,
                 (unsigned long long)r->seed, c->answers, s + 1u);
    }
    if (seen) x->seen++;
}

/* A die that decides nothing leaves no trace, nor does a card drawn and put back in one step: that is no leak. A dozen
 * differences of which less than a quarter were ever seen are one. */
enum { ENOUGH = 12, MOST_UNSEEN = 3 };

void check_told(table *r)
{
    static const char *const argument[N_ARGS] = { "{1}", "{2}", "{3}", "{4}", "{5}", "{6}", "{7}", "presence" };
    for (unsigned kind = 0; kind < r->game->n_event_kinds; kind++)
        for (unsigned arg = 0; arg < N_ARGS; arg++)
            for (unsigned k = 0; k < 2 * NAMED; k++) {
                const told *x = &tolds[kind][arg][k / 2][k % 2];
                if (x->unseen + x->seen < ENOUGH) continue;
                expect(r, C_TOLD, NO_SEAT, x->unseen <= MOST_UNSEEN * x->seen,
                       "event %s, argument %s told a seat %u times what its view "
                       "does not hold, and %u times what it does; first: %s",
                       r->game->event_kinds[kind].word, argument[arg], x->unseen, x->seen, x->first);
            }
    memset(tolds, 0, sizeof tolds);
}
