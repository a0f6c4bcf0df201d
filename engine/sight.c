/* sight.c - views and imagined worlds, made from the game's tables of places and fields.
 * A view is filled additively into zeroed memory: what no table or hook puts in cannot be in it. */
#include "engine/game.h"
#include "engine/zone.h"

#include <string.h>

static inline void copy_field(const orr_field *f, unsigned max_seats, void *to, const void *from)
{
    if (f->by || f->flags & ORR_EACH) memcpy(to, from, orr_field_size(f, max_seats));
    else if (f->type == ORR_BYTE) *(uint8_t *)to = *(const uint8_t *)from;
    else *(uint16_t *)to = *(const uint16_t *)from;
}

static inline void insert_sorted(orr_face *f, unsigned n, orr_face x)
{
    while (n && (f[n - 1].kind > x.kind || (f[n - 1].kind == x.kind && f[n - 1].tag > x.tag))) {
        f[n] = f[n - 1];
        n--;
    }
    f[n] = x;
}

/* How a seat sees the cards of one place: whether their tags are shown, and what stands there if not. */
typedef struct { orr_seats bit; bool tags; uint8_t no_tag; } eyes;

static inline void see_zone(eyes e, const orr_zone *z, orr_seen *v)
{
    const orr_card *c = (const orr_card *)(const void *)(z + 1);
    orr_face *f = (orr_face *)(void *)(v + 1);
    const unsigned n = z->n, loose = z->loose;
    unsigned known = 0;
    v->n = (uint8_t)n;
    v->loose = (uint8_t)loose;
    if (z->any & e.bit)
        for (unsigned i = 0; i < loose; i++)
            if (c[i].know & e.bit) insert_sorted(f, known++, (orr_face){ c[i].kind, e.tags ? c[i].tag : e.no_tag });
    for (unsigned i = known; i < loose; i++) f[i] = (orr_face){ ORR_UNKNOWN, e.no_tag };
    for (unsigned i = loose; i < n; i++)
        f[i] = (orr_face){ c[i].know & e.bit ? c[i].kind : ORR_UNKNOWN, e.tags ? c[i].tag : e.no_tag };
}

static void see_place(const orr_place *p, const void *state, unsigned seats, orr_seat s, void *view)
{
    const eyes others = { orr_one(s), p->flags & ORR_TAG_SEEN, p->flags & ORR_TAG_HELD ? ORR_UNKNOWN : 0 };
    const eyes holder = { orr_one(s), p->flags & (ORR_TAG_SEEN | ORR_TAG_HELD), others.no_tag };
    const char *z = (const char *)state + p->at;
    char *v = (char *)view + p->seen;
    for (unsigned i = 0, n = orr_place_count(p, seats); i < n; i++, z += p->stride, v += p->seen_stride)
        if (((const orr_zone *)(const void *)z)->n)
            see_zone(p->flags & ORR_EACH && i == s ? holder : others, (const orr_zone *)(const void *)z,
                     (orr_seen *)(void *)v);
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
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) see_place(p, t->state, seats, s, view);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++)
        copy_field(f, g->max_seats, (char *)view + f->seen, (const char *)t->state + f->at);
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

/* The cards of each deck that the view does not place, as often as there are copies left, in random order. */
typedef struct { uint8_t left[256], pool[256], *next; unsigned kinds; } unseen;

static void count_seen(const orr_game *g, const orr_look *v, unseen *decks)
{
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        uint8_t *left = decks[p->deck].left;
        const char *at = (const char *)v + p->seen;
        for (unsigned i = 0, n = orr_place_count(p, v->seats); i < n; i++, at += p->seen_stride) {
            const orr_seen *z = (const orr_seen *)(const void *)at;
            const orr_face *f = (const orr_face *)(const void *)(z + 1), *end = f + z->n;
            for (; f < end; f++)
                if (f->kind != ORR_UNKNOWN) left[f->kind]--;
        }
    }
}

static void fill_pool(unseen *u, orr_rng *r)
{
    unsigned n = 0;
    for (unsigned kind = 0; kind < u->kinds; kind++)
        for (unsigned k = u->left[kind]; k; k--) u->pool[n++] = (uint8_t)kind;
    for (unsigned i = n; i > 1; i--) {
        const unsigned j = orr_rng_below(r, i);
        const uint8_t x = u->pool[j];
        u->pool[j] = u->pool[i - 1];
        u->pool[i - 1] = x;
    }
    u->next = u->pool;
}

/* What a seat that holds a card, or anybody at all, knows of it in an imagined world; beyond that only the viewer's
 * own knowledge is there: what others know is not in a view. */
static void fill_zone(const orr_place *p, const orr_seen *v, orr_zone *z, orr_seats viewer, orr_seats holder, unseen *u,
                      orr_rng *r)
{
    const orr_seats always =
        (orr_seats)((p->flags & ORR_UPSIDE ? ORR_EVERYBODY : 0) | (p->flags & ORR_HELD ? holder : 0));
    const orr_face *f = (const orr_face *)(const void *)(v + 1);
    orr_card *c = (orr_card *)(void *)(z + 1);
    const unsigned n = v->n, loose = v->loose;
    unsigned known = 0;
    orr_seats any = 0;
    for (unsigned k = 0; k < n; k++) {
        const uint8_t tag = f[k].tag == ORR_UNKNOWN ? 0 : f[k].tag;
        if (f[k].kind != ORR_UNKNOWN) {
            c[k] = (orr_card){ f[k].kind, tag, (orr_seats)(viewer | always) };
            known += k < loose;
        } else {
            c[k] = (orr_card){ *u->next++, tag, (orr_seats)(always & ~viewer) };
        }
        if (k < loose) any |= c[k].know;
    }
    *z = (orr_zone){ (uint8_t)n, (uint8_t)loose, any };
    if (known && loose > 1) shuffle_loose(r, c, loose);   /* known ones stand first in the view only */
}

static void deal_unseen(const orr_box *b, const orr_look *v, orr_rng *r, void *state)
{
    const orr_game *g = b->game;
    const orr_seats viewer = v->seat == ORR_PUBLIC ? ORR_EVERYBODY : orr_one(v->seat);
    unseen decks[ORR_MAX_DECKS];
    for (unsigned d = 0; d < g->n_decks; d++) {
        memset(decks[d].left, 0, sizeof decks[d].left);
        decks[d].kinds = g->stock(b, v->seats, (uint8_t)d, decks[d].left);
    }
    count_seen(g, v, decks);
    for (unsigned d = 0; d < g->n_decks; d++) fill_pool(&decks[d], r);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0, n = orr_place_count(p, v->seats); i < n; i++) {
            const orr_seen_at s = orr_place_seen(p, v, i);
            const orr_seats holder = p->flags & ORR_EACH ? orr_one(i) : 0;
            if (s.z->n) fill_zone(p, s.z, orr_place_at(p, state, i).z, viewer, holder, &decks[p->deck], r);
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
            copy_field(f, g->max_seats, (char *)state + f->at, (const char *)view + f->seen);
        deal_unseen(b, v, r, state);
        if (g->imagine) g->imagine(b, view, r, state);
    } while (!can_answer(b, state));
}
