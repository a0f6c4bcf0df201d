/* state.c - a resting state is sound: invariants hold, every card lies somewhere, masks fit, unused bytes are zero. */
#include "tests/generic/suite.h"

#include <string.h>

static bool is_zero(const void *bytes, size_t n)
{
    const uint8_t *p = bytes;
    while (n && !*p) p++, n--;
    return !n;
}

static void check_zone(table *r, const orr_place *p, unsigned i, unsigned count[256])
{
    const orr_at a = orr_place_at(p, r->now.t.state, i);
    const unsigned holder = p->flags & ORR_EACH ? i : NO_SEAT;
    orr_seats any = 0;
    expect(r, C_KNOW, holder, a.z->loose <= a.z->n && a.z->n <= p->cap, "%s: %u cards, %u loose, room for %u", p->word,
           a.z->n, a.z->loose, p->cap);
    if (r->broken) return;
    for (unsigned k = 0; k < a.z->n; k++) {
        const uint8_t kind = a.c[k].kind, tag = a.c[k].tag;
        if (k < a.z->loose) any |= a.c[k].know;
        count[kind]++;
        expect(r, C_INVARIANT, holder, !p->takes || p->takes(&r->box, kind), "%s: a card of kind %u cannot lie here",
               p->word, kind);
        expect(r, C_INVARIANT, holder, !p->tags || p->tags(&r->box, (uint8_t)r->seats, kind, tag),
               "%s: a card of kind %u cannot have tag %u", p->word, kind, tag);
    }
    expect(r, C_KNOW, holder, !(any & ~a.z->any), "%s: any is %04x, but its loose cards are known to %04x", p->word,
           a.z->any, any);
    expect(r, C_ZEROED, holder, is_zero(&a.c[a.z->n], (p->cap - a.z->n) * sizeof *a.c),
           "%s: not zero beyond its %u cards", p->word, a.z->n);
}

static void check_cards(table *r)
{
    for (unsigned deck = 0; deck < r->game->n_decks; deck++) {
        unsigned count[256] = { 0 };
        uint8_t stock[256] = { 0 };
        for (const orr_place *p = r->game->places; p < r->game->places + r->game->n_places; p++) {
            if (p->deck != deck) continue;
            for (unsigned i = 0; i < orr_place_count(p, r->seats) && !r->broken; i++) check_zone(r, p, i, count);
        }
        const unsigned kinds = r->game->stock(&r->box, (uint8_t)r->seats, (uint8_t)deck, stock);
        for (unsigned kind = 0; kind < 256 && !r->broken; kind++)
            if (count[kind] || stock[kind])
                expect(r, C_CONSERVED, NO_SEAT, count[kind] == stock[kind] && kind < kinds,
                       "deck %s kind %u: %u cards lie somewhere, the box has %u", r->game->decks[deck].word, kind,
                       count[kind], stock[kind]);
    }
}

static void check_frames(table *r)
{
    const orr_core *c = orr_core_of(&r->now.t);
    if (!expect(r, C_ZEROED, NO_SEAT, c->depth >= 1 && c->depth <= ORR_DEPTH, "depth is %u", c->depth)) return;
    expect(r, C_ZEROED, NO_SEAT, is_zero(&c->frame[c->depth], (ORR_DEPTH - c->depth) * sizeof *c->frame),
           "a popped frame is not zero");
    for (unsigned i = 0; i + 1u < c->depth; i++)
        expect(r, C_ZEROED, NO_SEAT, !c->frame[i].asked && !c->frame[i].open,
               "frame %u asks, but it is not the topmost", i);
}

void check_state(table *r)
{
    static _Alignas(16) uint8_t before[MAX_STATE];
    const size_t size = r->game->state_size;
    check_frames(r);
    check_cards(r);
    if (r->broken) return;
    const char *wrong = r->game->check ? r->game->check(&r->now.t) : NULL;
    expect(r, C_INVARIANT, NO_SEAT, !wrong, "%s", wrong ? wrong : "");
    memcpy(before, r->now.t.state, size);
    orr_again(&r->now.t);
    expect_same(r, C_AGAIN, NO_SEAT, OF_STATE, r->now.t.state, before, "the asking step ran again");
    memcpy(r->now.t.state, before, size);
}
