/* barred.c - the candidates that the rules considered and barred: one for orr_why_not, all of them for orr_locked. */
#include "engine/rules.h"

typedef struct {              /* a list that also keeps what is barred */
    orr_list list;            /* first: orr_offer knows only this */
    orr_barred *out;
    int n, most;
} collector;
enum { ANY_VERB = 0xff };     /* no action has it: not one action is wanted, but all of them */

static uint32_t order_of(orr_action x)
{
    return (uint32_t)x.verb << 24 | (uint32_t)x.a << 16 | (uint32_t)x.b << 8 | x.c;
}

void orr_bar_(orr_list *l, orr_action x, orr_rule bar)
{
    if (l->want.verb != ANY_VERB) {
        l->near |= l->want.verb == x.verb;
        if (orr_same_action(l->want, x)) l->why = bar;
        return;
    }
    collector *c = (collector *)(void *)l;
    int i = 0;
    while (i < c->n && !orr_same_action(c->out[i].act, x)) i++;
    if (i == c->most) return;
    c->out[i] = (orr_barred){ x, bar };                  /* the last bar is the one orr_why_not names */
    if (i == c->n) c->n++;
}

int orr_locked(const orr_ctx *t, orr_seat s, orr_barred *out, int most)
{
    const orr_core *c = orr_core_of(t);
    orr_action legal[ORR_MAX_LEGAL];
    collector all = { { .end = legal, .want = { .verb = ANY_VERB }, .asking_why = true }, out, 0, most };
    if (c->over) return 0;
    const orr_frame *f = &c->frame[c->depth - 1];
    if (f->asked >> s & 1) t->game->procs[f->proc].options(t, f, s, &all.list);
    if (orr_may(t) >> s & 1) t->game->procs[t->game->interject].options(t, f, s, &all.list);
    int kept = 0;
    for (int i = 0; i < all.n; i++) {
        const orr_barred one = out[i];
        const orr_action *x = legal;
        while (x < all.list.end && !orr_same_action(*x, one.act)) x++;
        if (x < all.list.end) continue;                  /* barred in one way and open in another: it is legal */
        int k = kept++;                                  /* sorted: they may come in the order of a hand's slots */
        for (; k && order_of(out[k - 1].act) > order_of(one.act); k--) out[k] = out[k - 1];
        out[k] = one;
    }
    return kept;
}
