/* zone.c - the rarer operations on zones: forgetting, blind looks, shuffles. */
#include "engine/zone.h"

/* Everybody sees the face: whoever knew another copy, but not this one, has one fewer of that kind. */
static void lose_twin(orr_at a, unsigned i)
{
    const orr_card *out = &a.c[i];
    orr_seats need = (orr_seats)~out->know;
    for (orr_card *c = a.c; c <= a.c + a.z->loose; c++) {
        if (c->kind != out->kind || c == out) continue;
        const orr_seats drop = c->know & need;
        c->know ^= drop;
        need ^= drop;
    }
}

/* The seats that knew the whole loose part (a.z->loose counts one less already), if all of it is one kind. */
static orr_seats sure_of_all(orr_at a)
{
    orr_seats all = ORR_EVERYBODY;
    for (unsigned j = 0; j <= a.z->loose; j++) {
        if (a.c[j].kind != a.c[0].kind) return 0;
        all &= a.c[j].know;
    }
    return all;
}

/* Loose card i is about to leave, its face seen by `see`. For every seat, what it knows of the loose part is a number
 * per kind. A seat that sees the face has one fewer of that kind. One that does not must allow for each kind to be the
 * one that went, so every kind drops by one; unless it knew the whole part and all of it was one kind: then it knows
 * what went. */
void orr_forget(orr_at a, unsigned i, orr_seats see)
{
    if (see == ORR_EVERYBODY) {
        lose_twin(a, i);
        return;
    }
    orr_card *c = a.c;
    const unsigned n = a.z->loose + 1u;
    const uint8_t kind = c[i].kind;
    const orr_seats sure = (orr_seats)(c[i].know & ~see ? see | sure_of_all(a) : see);
    orr_seats any = 0, dropped[256];                     /* dropped: by kind, who has lost one already */
    for (unsigned j = 0; j < n; j++) dropped[c[j].kind] = 0;
    dropped[kind] = c[i].know;
    for (unsigned j = 0; j < n; j++) {
        if (j == i) continue;
        const orr_seats may_drop = c[j].kind == kind ? ORR_EVERYBODY : (orr_seats)~sure;
        const orr_seats drop = (orr_seats)(c[j].know & may_drop & ~dropped[c[j].kind]);
        if (drop) {
            dropped[c[j].kind] |= drop;
            c[j].know ^= drop;
        }
        any |= c[j].know;
    }
    c[i].know &= sure;
    a.z->any = any;
}

void orr_deal(orr_ctx *t, orr_at from, orr_at to, unsigned n, orr_seats see)
{
    orr_card *c = from.c + from.z->n, *out = to.c + to.z->n;
    orr_seats any = to.z->any, news = 0;
    for (const orr_card *const last = c - n; c > last;) {
        orr_card x = *--c;
        *c = (orr_card){ 0, 0, 0 };
        news |= (orr_seats)(see & ~x.know);
        x.know |= see;
        any |= x.know;
        *out++ = x;
    }
    if (news) orr_learned(t);
    from.z->n = (uint8_t)(from.z->n - n);
    to.z->n = to.z->loose = (uint8_t)(to.z->n + n);
    to.z->any = any;
}

/* A seat that already knew such a kind in here cannot tell the two apart and learns nothing new. */
unsigned orr_peek_loose(orr_ctx *t, orr_at a, orr_seat s)
{
    const unsigned i = orr_below(t, a.z->loose);
    const orr_seats bit = orr_one(s);
    for (unsigned j = 0; j < a.z->loose; j++)
        if (a.c[j].kind == a.c[i].kind && (a.c[j].know & bit)) return i;
    orr_show(t, a, i, bit);
    return i;
}

static void bring_to_top(orr_tape *tape, orr_at a)
{
    unsigned end = a.z->n;
    while (tape->n_top) {
        const uint8_t kind = *tape->top++;
        tape->n_top--;
        if (kind == ORR_UNKNOWN) return;
        unsigned j = end;
        while (j && a.c[j - 1].kind != kind) j--;
        if (!j) {
            if (!tape->missing) tape->missing = tape->top - 1;
            tape->misfits++;
            continue;
        }
        const orr_card x = a.c[j - 1];
        a.c[j - 1] = a.c[--end];
        a.c[end] = x;
    }
}

static inline void shuffle(orr_ctx *t, orr_at a)
{
    orr_card *c = a.c;
    orr_tape *const tape = t->tape;
    t->tape = NULL;
    for (unsigned i = a.z->n; i > 1; i--) {
        const unsigned j = orr_below(t, i);
        const orr_card x = c[j];
        c[j] = c[i - 1];
        c[i - 1] = x;
    }
    t->tape = tape;
    if (tape && tape->n_top) bring_to_top(tape, a);
    a.z->loose = a.z->n;
}

void orr_mix(orr_ctx *t, orr_at a)
{
    orr_seats any = 0;
    shuffle(t, a);
    for (unsigned i = 0, n = a.z->n; i < n; i++) any |= a.c[i].know;
    a.z->any = any;
}

void orr_mix_blurred(orr_ctx *t, orr_at a, orr_seats know)
{
    shuffle(t, a);
    orr_blur(a, know);
}

void orr_blur(orr_at a, orr_seats know)
{
    for (unsigned i = 0, n = a.z->n; i < n; i++) a.c[i].know = know;
    a.z->any = a.z->loose ? know : 0;
}
