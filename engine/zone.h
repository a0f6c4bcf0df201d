/* zone.h - cards lying somewhere, and who knows them.
 *
 * A zone is a loose part (no order: a hand, a shuffled pile) with an ordered part on top of it. The know mask of a
 * loose card means "knows that such a card is in here", of an ordered card "knows this very place". Copies of one kind
 * are interchangeable, so what a seat knows about a loose part is a number for every kind, and the functions below
 * change it by what the seat could see (docs/adr/0004-knowledge.md). Never write a know mask by hand. */
#ifndef ORR_ZONE_H
#define ORR_ZONE_H
#include "engine/rules.h"

typedef struct { uint8_t kind, tag; orr_seats know; } orr_card;
typedef struct { uint8_t n, loose; orr_seats any; } orr_zone;  /* any: union of know over the loose part, or more */
#define ORR_ZONE(cap) struct { orr_zone z; orr_card card[cap]; }
typedef struct { orr_zone *z; orr_card *c; } orr_at;           /* a zone in the hand of a function; never stored */
#define ORR_AT(x) ((orr_at){ &(x).z, (x).card })

/* The same as a view shows it: loose cards the seat knows, sorted, then unknown ones; ordered cards place by place. */
enum { ORR_UNKNOWN = 0xff };
typedef struct { uint8_t kind, tag; } orr_face;                /* ORR_UNKNOWN where the seat does not know */
typedef struct { uint8_t n, loose; } orr_seen;
#define ORR_SEEN(cap) struct { orr_seen z; orr_face face[cap]; }

/* Where a place of the game's table lies in a state: the one for seat i or value i of its noun, or the only one (0). */
static inline unsigned orr_place_count(const orr_place *p, unsigned seats)
{
    return p->by ? p->count : p->flags & ORR_EACH ? seats : 1;
}
static inline orr_at orr_place_at(const orr_place *p, void *state, unsigned i)
{
    char *base = (char *)state + p->at + i * p->stride;
    return (orr_at){ (orr_zone *)(void *)base, (orr_card *)(void *)(base + sizeof(orr_zone)) };
}
typedef struct { orr_seen *z; orr_face *f; } orr_seen_at;       /* the same of a view */
static inline orr_seen_at orr_place_seen(const orr_place *p, const void *view, unsigned i)
{
    char *base = (char *)(uintptr_t)view + p->seen + i * p->seen_stride;
    return (orr_seen_at){ (orr_seen *)(void *)base, (orr_face *)(void *)(base + sizeof(orr_seen)) };
}

/* Put on top, as an ordered card; whoever could follow it knows this place. */
static inline void orr_put(orr_at a, orr_card c) { a.c[a.z->n++] = c; }

/* Put into a wholly loose zone: a hand. */
static inline void orr_drop_in(orr_at a, orr_card c)
{
    a.c[a.z->n++] = c;
    a.z->loose = a.z->n;
    a.z->any |= c.know;
}

/* Some seats learn a card; the frontier moves if that is news to any of them. */
static inline void orr_show(orr_ctx *t, orr_at a, unsigned i, orr_seats who)
{
    if (who & (orr_seats)~a.c[i].know) orr_learned(t);
    a.c[i].know |= who;
    if (i < a.z->loose) a.z->any |= who;
}

/* The slow half of orr_take; loose counts one less already. */
__attribute__((noinline)) void orr_forget(orr_at a, unsigned i, orr_seats see);

/* Card i leaves; see: the seats that see its face as it goes. The last loose card fills the hole it leaves. */
static inline orr_card orr_take(orr_ctx *t, orr_at a, unsigned i, orr_seats see)
{
    orr_card *c = a.c;
    const unsigned n = a.z->n - 1u;
    unsigned hole = i;
    if (i < a.z->loose) {
        hole = a.z->loose - 1u;
        a.z->loose = (uint8_t)hole;
        if (!hole) a.z->any = 0;
        else if (a.z->any & (orr_seats)(~see | ~c[i].know)) orr_forget(a, i, see);
    }
    orr_card out = c[i];
    c[i] = c[hole];
    for (; hole < n; hole++) c[hole] = c[hole + 1];
    c[n] = (orr_card){ 0, 0, 0 };
    a.z->n = (uint8_t)n;
    if (see & (orr_seats)~out.know) orr_learned(t);
    out.know |= see;
    return out;
}

/* The same for a wholly loose zone, a hand: there is less to do. */
static inline orr_card orr_take_loose(orr_ctx *t, orr_at a, unsigned i, orr_seats see)
{
    const unsigned last = a.z->n - 1u;
    a.z->n = a.z->loose = (uint8_t)last;
    if (!last) a.z->any = 0;
    else if (a.z->any & (orr_seats)(~see | ~a.c[i].know)) orr_forget(a, i, see);
    orr_card out = a.c[i];
    a.c[i] = a.c[last];
    a.c[last] = (orr_card){ 0, 0, 0 };
    if (see & (orr_seats)~out.know) orr_learned(t);
    out.know |= see;
    return out;
}

/* The top card leaves. Which card of a shuffled pile lies on top is news, even to a seat that knew it was in there. */
static inline orr_card orr_take_top(orr_ctx *t, orr_at a, orr_seats see)
{
    const unsigned i = a.z->n - 1u;
    if (a.z->loose > i) {
        a.z->loose = (uint8_t)i;
        if (see && i) orr_learned(t);
        if (!i) a.z->any = 0;
        else if (a.z->any & (orr_seats)(~see | ~a.c[i].know)) orr_forget(a, i, see);
    }
    orr_card out = a.c[i];
    a.c[i] = (orr_card){ 0, 0, 0 };
    a.z->n = (uint8_t)i;
    if (see & (orr_seats)~out.know) orr_learned(t);
    out.know |= see;
    return out;
}

/* The top n cards of an ordered part go into a wholly loose zone, one by one: cards drawn to a hand. */
void orr_deal(orr_ctx *, orr_at from, orr_at to, unsigned n, orr_seats see);
unsigned orr_peek_loose(orr_ctx *, orr_at a, orr_seat s);       /* chance picks a loose card, s sees it; its index */
void orr_mix(orr_ctx *, orr_at a);                              /* shuffle: everything becomes loose */
void orr_blur(orr_at a, orr_seats know);                        /* every mask becomes `know`: hands shuffled together */
void orr_mix_blurred(orr_ctx *, orr_at a, orr_seats know);      /* both */
#endif
