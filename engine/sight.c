/* sight.c - views and imagined worlds, made from the game's tables of places and fields.
 * A view is filled additively into zeroed memory: what no table or hook puts in cannot be in it. */
#include "orrery.h"
#include "zone.h"

#include <string.h>

static inline unsigned field_bytes(const orr_field *f, unsigned seats)
{
    return (f->type == ORR_BYTE ? 1u : 2u) * (f->flags & ORR_EACH ? seats : 1u);
}

static inline void insert_sorted(orr_face *f, unsigned n, orr_face x)
{
    while (n && (f[n - 1].kind > x.kind || (f[n - 1].kind == x.kind && f[n - 1].tag > x.tag))) {
        f[n] = f[n - 1];
        n--;
    }
    f[n] = x;
}

static void see_zone(const orr_place *p, orr_at a, orr_seen_at v, orr_seat s, bool holds)
{
    const orr_seats bit = orr_one(s);
    const bool tags = (p->flags & ORR_TAG_SEEN) || ((p->flags & ORR_TAG_HELD) && holds);
    const uint8_t no_tag = p->flags & ORR_TAG_HELD ? ORR_UNKNOWN : 0;
    const unsigned n = a.z->n, loose = a.z->loose;
    v.z->n = (uint8_t)n;
    v.z->loose = (uint8_t)loose;
    unsigned known = 0;
    if (a.z->any & bit)
        for (unsigned i = 0; i < loose; i++)
            if (a.c[i].know & bit) insert_sorted(v.f, known++, (orr_face){ a.c[i].kind, tags ? a.c[i].tag : no_tag });
    for (unsigned i = known; i < loose; i++) v.f[i] = (orr_face){ ORR_UNKNOWN, no_tag };
    for (unsigned i = loose; i < n; i++)
        v.f[i] = (orr_face){ a.c[i].know & bit ? a.c[i].kind : ORR_UNKNOWN, tags ? a.c[i].tag : no_tag };
}

static void look_at(const orr_ctx *t, orr_seat s, orr_look *v)
{
    const orr_core *c = orr_core_of(t);
    v->answers = c->answers;
    v->opened = c->opened;
    v->ret = c->ret;
    v->asked = orr_asked(t);
    v->may = orr_may(t);
    v->seat = s;
    v->seats = c->seats;
    v->depth = c->depth;
    v->over = c->over;
    for (unsigned i = 0; i < c->depth; i++) {
        v->frame[i] = c->frame[i];
        const uint8_t secret = t->game->procs[c->frame[i].proc].secret;
        for (unsigned k = 0; secret >> k; k++)
            if (secret >> k & 1) v->frame[i].local[k] = 0;
    }
}

void orr_observe(const orr_ctx *t, orr_seat s, void *view)
{
    const orr_game *g = t->game;
    const unsigned seats = orr_core_of(t)->seats;
    memset(view, 0, g->view_size);
    look_at(t, s, view);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0, n = orr_place_count(p, seats); i < n; i++) {
            const orr_at a = orr_place_at(p, t->state, i);
            if (a.z->n) see_zone(p, a, orr_place_seen(p, view, i), s, (p->flags & ORR_EACH) && i == s);
        }
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        memcpy((char *)view + f->seen, (const char *)t->state + f->at, field_bytes(f, seats));
    if (g->observe) g->observe(t, s, view);
}

/* ---- the way back ------------------------------------------------------------------------------------------ */

static void look_back(const orr_look *v, orr_rng *r, orr_core *c)
{
    for (unsigned i = 0; i < 8; i++) c->chance.key[i] = orr_rng_below(r, 0xffffffffu);
    c->chance.used = 32;
    c->answers = v->answers;
    c->frontier = v->answers;
    c->opened = v->opened;
    c->ret = v->ret;
    c->seats = v->seats;
    c->depth = v->depth;
    c->over = v->over;
    for (unsigned i = 0; i < v->depth; i++) c->frame[i] = v->frame[i];
}

static inline void shuffle_loose(orr_rng *r, orr_card *c, unsigned n)
{
    for (unsigned i = n; i > 1; i--) {
        const unsigned j = orr_rng_below(r, i);
        const orr_card x = c[j];
        c[j] = c[i - 1];
        c[i - 1] = x;
    }
}

/* The cards of one deck that the view does not place, each as often as there are copies left, in random order. */
static unsigned unseen_cards(const orr_box *b, const orr_look *v, unsigned deck, orr_rng *r, uint8_t *pool)
{
    const orr_game *g = b->game;
    uint8_t left[256];
    memset(left, 0, sizeof left);
    g->stock(b, v->seats, (uint8_t)deck, left);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        if (p->deck != deck) continue;
        for (unsigned i = 0, n = orr_place_count(p, v->seats); i < n; i++) {
            const orr_seen_at s = orr_place_seen(p, v, i);
            for (unsigned k = 0; k < s.z->n; k++)
                if (s.f[k].kind != ORR_UNKNOWN) left[s.f[k].kind]--;
        }
    }
    unsigned n = 0;
    for (unsigned kind = 0; kind < ORR_UNKNOWN; kind++)
        for (unsigned k = 0; k < left[kind]; k++) pool[n++] = (uint8_t)kind;
    for (unsigned i = n; i > 1; i--) {
        const unsigned j = orr_rng_below(r, i);
        const uint8_t x = pool[j];
        pool[j] = pool[i - 1];
        pool[i - 1] = x;
    }
    return n;
}

static const uint8_t *fill_zone(const orr_place *p, orr_seen_at v, orr_at a, orr_seats viewer, orr_seats holder, const uint8_t *pool, orr_rng *r)
{
    const orr_seats always = (orr_seats)((p->flags & ORR_UPSIDE ? ORR_EVERYBODY : 0) | (p->flags & ORR_HELD ? holder : 0));
    unsigned known = 0;
    a.z->n = v.z->n;
    a.z->loose = v.z->loose;
    for (unsigned k = 0; k < v.z->n; k++) {
        const bool is_known = v.f[k].kind != ORR_UNKNOWN;
        a.c[k].kind = is_known ? v.f[k].kind : *pool++;
        a.c[k].tag = v.f[k].tag == ORR_UNKNOWN ? 0 : v.f[k].tag;
        a.c[k].know = (orr_seats)(is_known ? viewer | always : always & ~viewer);
        if (k < v.z->loose) {
            a.z->any |= a.c[k].know;
            known += is_known;
        }
    }
    if (known && v.z->loose > 1) shuffle_loose(r, a.c, v.z->loose);   /* known ones stand first in the view only */
    return pool;
}

static void deal_unseen(const orr_box *b, const orr_look *v, orr_rng *r, void *state)
{
    const orr_game *g = b->game;
    const orr_seats viewer = v->seat == ORR_PUBLIC ? ORR_EVERYBODY : orr_one(v->seat);
    uint8_t pool[256];
    for (unsigned deck = 0; deck < g->n_decks; deck++) {
        unseen_cards(b, v, deck, r, pool);
        const uint8_t *next = pool;
        for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
            if (p->deck != deck) continue;
            for (unsigned i = 0, n = orr_place_count(p, v->seats); i < n; i++) {
                const orr_seen_at s = orr_place_seen(p, v, i);
                if (!s.z->n) continue;
                const orr_seats holder = p->flags & ORR_EACH ? orr_one(i) : 0;
                next = fill_zone(p, s, orr_place_at(p, state, i), viewer, holder, next, r);
            }
        }
    }
}

/* The question is evidence: a world in which an asked seat has no answer is impossible (docs/adr/0005-imagine.md). */
static bool can_answer(const orr_box *b, void *state)
{
    const orr_ctx t = { .game = b->game, .box = b, .state = state };
    orr_action out[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(&t);
    for (unsigned s = 0; asked >> s; s++)
        if ((asked >> s & 1) && !orr_legal(&t, (orr_seat)s, out)) return false;
    return true;
}

void orr_imagine(const orr_box *b, const void *view, orr_rng *r, void *state)
{
    const orr_game *g = b->game;
    const orr_look *v = view;
    do {
        memset(state, 0, g->state_size);
        look_back(v, r, state);
        for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
            memcpy((char *)state + f->at, (const char *)view + f->seen, field_bytes(f, v->seats));
        deal_unseen(b, v, r, state);
        if (g->imagine) g->imagine(b, view, r, state);
    } while (!can_answer(b, state));
}
