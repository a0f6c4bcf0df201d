/* world.c - worlds to play in, and ways to make another world that looks the same to one seat. */
#include "tests/generic/suite.h"

#include <stdlib.h>
#include <string.h>

void forget_news(world *w) { w->news.told = w->heard.n = 0; }

void world_make(world *w, const orr_box *box)
{
    w->t = (orr_ctx){ .game = box->game, .box = box, .state = calloc(1, box->game->state_size), .news = &w->news };
    w->news = (orr_news){ .hear = heard_hear, .to = &w->heard };
    forget_news(w);
    if (!w->t.state) abort();
}
void world_free(world *w)
{
    free(w->t.state);
    w->t.state = NULL;
    heard_free(&w->heard);
}
world *world_for(world *w, const table *r)
{
    if (w->t.game != r->game) {
        world_free(w);
        world_make(w, &r->box);
    }
    w->t.box = &r->box;
    return w;
}
void world_copy(world *to, const world *from)
{
    memcpy(to->t.state, from->t.state, from->t.game->state_size);
    forget_news(to);
}
void world_say(world *w, orr_seat s, orr_action a)
{
    forget_news(w);
    orr_say(&w->t, s, a);
}

/* As orr_say, but it stops in the middle: after the step of the rules that told event number `told`. */
void world_say_until(world *w, orr_answer in, uint32_t told)
{
    const orr_proc *procs = w->t.game->procs;
    orr_core *c = orr_core_of(&w->t);
    orr_frame *f = &c->frame[c->depth - 1];
    const bool interjects = f->open && (w->t.game->verbs[in.act.verb].flags & ORR_INTERJECT);
    forget_news(w);
    c->answers++;
    f->asked = f->open = 0;
    if (interjects) {
        f->step = f->again;
        f = &c->frame[c->depth++];
        f->proc = w->t.game->interject;
        f->who = in.seat;
    }
    orr_next next = procs[f->proc].run(&w->t, f, &in);
    while (next == ORR_NEXT && w->heard.n <= told) {
        f = &c->frame[c->depth - 1];
        next = procs[f->proc].run(&w->t, f, NULL);
    }
}

bool world_can_answer(const world *w)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(&w->t);
    for (unsigned s = 0; asked >> s; s++)
        if ((asked >> s & 1) && !orr_legal(&w->t, (orr_seat)s, list)) return false;
    return true;
}

bool has_action(const orr_action *list, int n, orr_action a)
{
    for (int i = 0; i < n; i++)
        if (!memcmp(&list[i], &a, sizeof a)) return true;
    return false;
}

/* Near misses (a legal action with one byte changed) and plain nonsense. */
orr_action nonsense(const orr_game *g, const orr_action *list, int n, orr_rng *rng)
{
    orr_action a = { (uint8_t)orr_rng_below(rng, g->n_verbs + 1u), (uint8_t)orr_rng_below(rng, 20),
                     (uint8_t)orr_rng_below(rng, 4), (uint8_t)orr_rng_below(rng, 2) };
    if (!n || !orr_rng_below(rng, 3)) return a;
    a = list[orr_rng_below(rng, (uint32_t)n)];
    uint8_t *byte[] = { &a.verb, &a.a, &a.b, &a.c };
    *byte[orr_rng_below(rng, 4)] = (uint8_t)orr_rng_below(rng, orr_rng_below(rng, 4) ? 40 : 256);
    return a;
}

void *view_of(const world *w, orr_seat s, void *view)
{
    orr_observe(&w->t, s, view);
    return view;
}

/* ---- every card of a world, one after the other ------------------------------------------------------------- */

typedef struct { orr_zone *zone; orr_card *card; uint8_t deck; bool loose; } lying;
enum { MAX_LYING = 2048 };

static unsigned all_cards(const world *w, lying *out)
{
    const orr_game *g = w->t.game;
    unsigned n = 0;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(&w->t)->seats); i++) {
            const orr_at a = orr_place_at(p, w->t.state, i);
            for (unsigned k = 0; k < a.z->n && n < MAX_LYING; k++)
                out[n++] = (lying){ a.z, &a.c[k], p->deck, k < a.z->loose };
        }
    return n;
}

/* ---- the same to a seat, and yet another world -------------------------------------------------------------- */

bool swap_unknown(world *w, orr_seat s, orr_rng *rng)
{
    static lying all[MAX_LYING];
    unsigned n = 0;
    for (unsigned i = 0, cards = all_cards(w, all); i < cards; i++)
        if (!(all[i].card->know >> s & 1)) all[n++] = all[i];
    if (n < 2) return false;
    const lying x = all[orr_rng_below(rng, n)];
    for (unsigned tries = 0; tries < 8; tries++) {
        const lying y = all[orr_rng_below(rng, n)];
        if (y.deck != x.deck || y.card->kind == x.card->kind) continue;
        const uint8_t kind = x.card->kind;
        x.card->kind = y.card->kind;
        y.card->kind = kind;
        return world_can_answer(w); /* the question is evidence: a world without an answer is impossible */
    }
    return false;
}

/* A secret local may name a slot of a hand; then slots are not free to change. */
static bool slots_are_named(const world *w)
{
    const orr_core *c = orr_core_of(&w->t);
    for (unsigned i = 0; i < c->depth; i++)
        if (w->t.game->procs[c->frame[i].proc].secret) return true;
    return false;
}

bool permute_loose(world *w, unsigned flags, orr_rng *rng)
{
    const orr_game *g = w->t.game;
    bool moved = false;
    if (slots_are_named(w)) return false;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        if ((p->flags & flags) != flags) continue;
        for (unsigned i = 0; i < orr_place_count(p, orr_core_of(&w->t)->seats); i++) {
            const orr_at a = orr_place_at(p, w->t.state, i);
            for (unsigned k = a.z->loose; k > 1; k--) {
                const unsigned j = orr_rng_below(rng, k);
                const orr_card x = a.c[j];
                a.c[j] = a.c[k - 1];
                a.c[k - 1] = x;
                moved = true;
            }
        }
    }
    return moved;
}

void change_chance(world *w, orr_rng *rng)
{
    orr_chance *ch = &orr_core_of(&w->t)->chance;
    *ch = (orr_chance){ .used = 32 };
    for (unsigned i = 0; i < 8; i++) ch->key[i] = orr_rng_below(rng, 0xffffffffu);
}

void imagine_other(const world *from, orr_seat s, orr_rng *rng, world *to)
{
    static _Alignas(16) uint8_t view[MAX_VIEW];
    orr_imagine(from->t.box, view_of(from, s, view), rng, to->t.state);
    forget_news(to);
}

orr_seats teach(world *w, orr_rng *rng)
{
    static lying all[MAX_LYING];
    const unsigned n = all_cards(w, all), seats = orr_core_of(&w->t)->seats;
    if (!n) return 0;
    const lying x = all[orr_rng_below(rng, n)];
    const unsigned s = orr_rng_below(rng, seats + 1);
    const orr_seats who = s == seats ? ORR_EVERYBODY : orr_one(s);
    x.card->know |= who;
    if (x.loose) x.zone->any |= who;
    return who;
}
