/* looks.c - the cards that look: Rearrange Top 3 (EG-84, EG-85, EG-A12), Peek at Any Card (EG-116, EG-117, EG-A35,
 * EG-A48). */
#include "games/earth_gambit/eg_state.h"

/* A pile's top n cards are seen by one seat; they become places it knows. */
static void look_at_top(orr_ctx *t, orr_at pile, unsigned n, orr_seat s)
{
    orr_card seen[3];
    for (unsigned i = 0; i < n; i++) seen[i] = orr_take_top(t, pile, orr_one(s));
    for (unsigned i = n; i-- > 0;) orr_put(pile, seen[i]);
}

/* ---- Rearrange Top 3 --------------------------------------------------------------------------------------------- */

enum { RE_BEGIN, RE_AIMED, RE_ASK, RE_ANSWER };
enum { L_CARDS };

static orr_next look_at_three(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    eg_renew(t);                                         /* only lazily empty: EG-A12 */
    const unsigned n = p->draw.z.n < 3 ? p->draw.z.n : 3;
    if (!n) {
        orr_tell(t, EG_A11, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
        return eg_put_away(t, EG_A11);
    }
    look_at_top(t, ORR_AT(p->draw), n, f->who);
    const orr_card *top = &p->draw.card[p->draw.z.n - 1];
    for (unsigned i = 0; i < n; i++)
        orr_tell(t, EG_84, EG_TOLD_LOOKS_TOP, orr_one(f->who), ORR_ARGS(f->who, i + 1, 0), top[-(int)i].kind);
    f->local[L_CARDS] = (uint8_t)n;
    return orr_goto(f, RE_ASK);
}

/* EG-85: after that only the player knows the places, and not even whether the order changed is seen. */
static void put_back(orr_ctx *t, const orr_frame *f, orr_action order)
{
    eg_state *p = eg(t);
    const uint8_t kinds[3] = { order.a, order.b, order.c };
    for (unsigned i = 0; i < f->local[L_CARDS]; i++)
        p->draw.card[p->draw.z.n - 1 - i] = (orr_card){ kinds[i], 0, orr_one(f->who) };
    orr_tell(t, EG_85, EG_TOLD_ORDERED, ORR_EVERYBODY, f->who, 0);
}

orr_next eg_run_rearrange(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case RE_BEGIN:
        return eg_aim(t, f, RE_AIMED, 0, 0);
    case RE_AIMED:
        return orr_core_of(t)->ret < 0 ? eg_put_away(t, EG_41) : look_at_three(t, f);
    case RE_ASK:                                         /* a single card has one order */
        return f->local[L_CARDS] > 1 ? orr_ask(f, orr_one(f->who), RE_ANSWER) : eg_put_away(t, EG_A75);
    case RE_ANSWER:
        put_back(t, f, in->act);
        return eg_put_away(t, EG_85);
    }
    orr_impossible();
}
/* Every different order of the kinds seen. */
void eg_options_rearrange(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    const unsigned n = f->local[L_CARDS];
    const orr_card *seen = &p->draw.card[p->draw.z.n - n];
    const eg_kinds kinds = eg_kinds_of(seen, n);
    uint8_t left[EG_MAX_KINDS] = { 0 };
    (void)s;
    if (orr_wants(l, EG_V_ORDER) || orr_wants(l, EG_V_ORDER_TWO)) orr_bar_wanted(l, EG_84);
    for (unsigned i = 0; i < n; i++) left[seen[i].kind]++;
    for (eg_kinds x = kinds; x; x &= x - 1) {
        const unsigned a = eg_lowest(x);
        left[a]--;
        for (eg_kinds y = kinds; y; y &= y - 1) {
            const unsigned b = eg_lowest(y);
            if (!left[b]) continue;
            left[b]--;
            if (n == 2) orr_offer(l, EG_V_ORDER_TWO, a, b, 0, 0);
            for (eg_kinds z = kinds; n == 3 && z; z &= z - 1)
                if (left[eg_lowest(z)]) orr_offer(l, EG_V_ORDER, a, b, eg_lowest(z), 0);
            left[b]++;
        }
        left[a]++;
    }
}

/* ---- Peek at Any Card -------------------------------------------------------------------------------------------- */

enum { PK_ASK, PK_ANSWER, PK_AIMED };
enum { L_WHERE, L_WHOSE };

static orr_seats peek_targets(const orr_ctx *t, orr_action a)      /* EG-A35: a pile or the undealt Role is nobody's */
{
    const bool someones = a.verb == EG_V_PEEK_ROLE || a.verb == EG_V_PEEK_ABILITY || a.verb == EG_V_PEEK_HAND;
    return someones && !eg_option(t, EG_O_PROTECT_PEEK) ? orr_one(a.a) : 0;
}

static void peek(orr_ctx *t, orr_seat s, unsigned where, orr_seat whose)
{
    eg_state *p = eg(t);
    orr_at at = ORR_AT(p->discard);
    unsigned i = 0;
    switch (where) {
    case EG_V_PEEK_ROLE: at = ORR_AT(p->role[whose]); break;
    case EG_V_PEEK_SPARE: at = ORR_AT(p->spare); break;
    case EG_V_PEEK_ABILITY: at = ORR_AT(p->ability[whose]); break;
    case EG_V_PEEK_HAND:                                 /* EG-A48: a position blind, so chance picks it */
        i = orr_peek_loose(t, ORR_AT(p->hand[whose]), s);
        at = ORR_AT(p->hand[whose]);
        break;
    case EG_V_PEEK_DRAW:
        eg_renew(t);
        at = ORR_AT(p->draw);                            /* fall through */
    case EG_V_PEEK_DISCARD:
        look_at_top(t, at, 1, s);
        i = at.z->n - 1u;
    }
    if (where != EG_V_PEEK_HAND) orr_show(t, at, i, orr_one(s));
    orr_tell(t, EG_116, (uint8_t)(EG_TOLD_PEEK_ROLE + (where - EG_V_PEEK_ROLE)), orr_one(s), ORR_ARGS(s, whose, 0),
             at.c[i].kind);
}

static bool still_there(const eg_state *p, unsigned where, orr_seat whose) /* an ability may have been used meanwhile */
{
    if (where == EG_V_PEEK_ABILITY) return p->ability[whose].z.n;
    if (where == EG_V_PEEK_HAND) return p->hand[whose].z.n;
    return true;
}

orr_next eg_run_peek(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case PK_ASK:
        return orr_ask(f, orr_one(f->who), PK_ANSWER);
    case PK_ANSWER:
        f->local[L_WHERE] = in->act.verb;
        f->local[L_WHOSE] = in->act.a;
        return eg_aim(t, f, PK_AIMED, peek_targets(t, in->act), 0);
    case PK_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        if (still_there(eg(t), f->local[L_WHERE], f->local[L_WHOSE]))
            peek(t, f->who, f->local[L_WHERE], f->local[L_WHOSE]);
        else orr_tell(t, EG_A48, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
        return eg_put_away(t, EG_117);
    }
    orr_impossible();
}
void eg_options_peek(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    (void)f;
    for (unsigned k = 0; k < p->core.seats; k++) orr_offer(l, EG_V_PEEK_ROLE, k, 0, 0, k == s ? EG_A48 : 0);
    if (p->spare.z.n) orr_offer(l, EG_V_PEEK_SPARE, 0, 0, 0, 0);
    for (unsigned k = 0; k < p->core.seats; k++)
        orr_offer(l, EG_V_PEEK_ABILITY, k, 0, 0, k == s || !p->ability[k].z.n ? EG_A48 : 0);
    for (unsigned k = 0; k < p->core.seats; k++)
        orr_offer(l, EG_V_PEEK_HAND, k, 0, 0, k == s || !p->hand[k].z.n ? EG_A48 : 0);
    orr_offer(l, EG_V_PEEK_DRAW, 0, 0, 0, p->draw.z.n || p->discard.z.n ? 0 : EG_A48);
    orr_offer(l, EG_V_PEEK_DISCARD, 0, 0, 0, p->discard.z.n ? 0 : EG_A48);
}
