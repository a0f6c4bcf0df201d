/* turn.c - the whole rulebook of the template game: TPL-2 to TPL-5. A larger game has a file for each chapter. */
#include "games/template/tpl_state.h"

void tpl_setup(orr_ctx *t)                               /* TPL-2 */
{
    tpl_state *p = tpl(t);
    for (unsigned i = 0; i < TPL_CARDS; i++) orr_put(ORR_AT(p->pile), (orr_card){ i % TPL_N_KINDS, 0, 0 });
    orr_mix(t, ORR_AT(p->pile));
    for (unsigned s = 0; s < p->core.seats; s++)
        for (unsigned k = 0; k < 2; k++) orr_drop_in(ORR_AT(p->hand[s]), orr_take_top(t, ORR_AT(p->pile), orr_one(s)));
    orr_by(t, TPL_2);
}

static unsigned stars(const tpl_state *p, unsigned s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) n += p->hand[s].card[i].kind == TPL_STAR;
    return n;
}

orr_next tpl_run_match(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    tpl_state *p = tpl(t);
    (void)in;
    switch (f->step) {
    case M_TURN:
        if (!p->pile.z.n) {
            orr_tell(t, TPL_5, TPL_TOLD_OVER, ORR_EVERYBODY, 0, 0);
            for (unsigned s = 0; s < p->core.seats; s++) {
                for (unsigned i = 0; i < p->hand[s].z.n; i++) orr_show(t, ORR_AT(p->hand[s]), i, ORR_EVERYBODY);
                orr_tell(t, TPL_5, TPL_TOLD_HAND, ORR_EVERYBODY, ORR_ARGS(s, stars(p, s), p->hand[s].z.n - stars(p, s)),
                         0);
            }
            return orr_over(t);
        }
        return orr_call(t, f, M_NEXT, P_TURN, f->who, 0, 0);
    case M_NEXT:
        p->turns++;
        f->who = (orr_seat)((f->who + 1) % p->core.seats);
        orr_by(t, TPL_4);
        return orr_goto(f, M_TURN);
    }
    orr_impossible();
}

orr_next tpl_run_turn(orr_ctx *t, orr_frame *f, const orr_answer *in)   /* TPL-3 */
{
    tpl_state *p = tpl(t);
    const orr_at hand = ORR_AT(p->hand[f->who]);
    switch (f->step) {
    case T_DRAW: {
        const orr_card c = orr_take_top(t, ORR_AT(p->pile), orr_one(f->who));
        orr_drop_in(hand, c);
        orr_tell(t, TPL_3, TPL_TOLD_DRAW, orr_one(f->who), f->who, c.kind);
        return orr_goto(f, T_DISCARD);
    }
    case T_DISCARD:
        return orr_ask(f, orr_one(f->who), T_ANSWER);
    case T_ANSWER: {
        unsigned i = 0;
        while (hand.c[i].kind != in->act.a) i++;
        orr_put(ORR_AT(p->discard), orr_take(t, hand, i, ORR_EVERYBODY));
        orr_tell(t, TPL_3, TPL_TOLD_DISCARD, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return orr_return(t, 0);
    }
    }
    orr_impossible();
}

void tpl_turn_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const tpl_state *p = tpl(t);
    unsigned held = 0;
    (void)f;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) held |= 1u << p->hand[s].card[i].kind;
    for (unsigned k = 0; k < TPL_N_KINDS; k++)           /* TPL-A1 */
        orr_offer(l, TPL_DISCARD, k, 0, 0, held >> k & 1 ? 0 : TPL_3);
}

void tpl_score(const orr_ctx *t, int16_t points[ORR_MAX_SEATS])
{
    for (unsigned s = 0; s < tpl(t)->core.seats; s++) points[s] = (int16_t)stars(tpl(t), s);
}
void tpl_result(const orr_ctx *t, orr_result *r)      /* TPL-5 */
{
    const tpl_state *p = tpl(t);
    unsigned most = 0;
    for (unsigned s = 0; s < p->core.seats; s++) most = stars(p, s) > most ? stars(p, s) : most;
    *r = (orr_result){ .rule = TPL_5 };
    for (unsigned s = 0; s < p->core.seats; s++)
        if (stars(p, s) == most) r->winners |= orr_one(s);
}

const char *tpl_check(const orr_ctx *t)
{
    const tpl_state *p = tpl(t);
    unsigned cards = p->pile.z.n + p->discard.z.n + 0u;
    const orr_frame *f = &p->core.frame[p->core.depth - 1];
    for (unsigned s = 0; s < p->core.seats; s++) {
        const unsigned drawn = f->proc == P_TURN && f->who == s;
        if (p->hand[s].z.n > TPL_HAND - 1 + drawn) return "a hand has room for the card its holder draws (TPL-3)";
        cards += p->hand[s].z.n;
    }
    return cards == TPL_CARDS ? NULL : "every card lies somewhere (TPL-2)";
}

unsigned tpl_stock(const orr_box *b, uint8_t seats, uint8_t deck, uint8_t count[256])
{
    (void)b, (void)seats, (void)deck;
    for (unsigned k = 0; k < TPL_N_KINDS; k++) count[k] = TPL_CARDS / TPL_N_KINDS;
    return TPL_N_KINDS;
}
