/* mercury.c - Bazagthoth the Blinded: OTV-113 to OTV-116, OTV-A24, OTV-A25, OTV-A70, OTV-A74, OTV-A75. */
#include "games/onward_to_venus/otv_state.h"

enum { L_LEVEL };                                        /* local */
enum { Q_START, Q_ASK, Q_ANSWER, Q_DONE };

unsigned otv_mercury_price(unsigned level) { return level >= 3 ? 3 : 1; }
static orr_rule rule_of(unsigned level) { return level >= 3 ? OTV_116 : level == 2 ? OTV_115 : OTV_114; }

/* Which pieces the power of this level can destroy, of anybody (OTV-A25): first and one past the last. */
static unsigned first_piece(unsigned level) { return level >= 3 ? OTV_PLANT : OTV_ORBIT; }
static unsigned last_piece(unsigned level) { return level >= 3 ? OTV_PIECES : OTV_PLANT; }

static bool any_target(const orr_ctx *t, const orr_frame *f)
{
    const otv_state *p = otv(t);
    const unsigned level = f->local[L_LEVEL];
    for (unsigned s = 0; s < p->core.seats && level == 1; s++)
        if (s != f->who && p->hand[s].z.n) return true;
    for (unsigned piece = first_piece(level); piece < last_piece(level) && level > 1; piece++)
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned s = 0; s < p->core.seats; s++)
                if (p->piece[piece][planet][s]) return true;
    return false;
}

/* OTV-113, OTV-A70: who alone earns most there, if there is a target and, where money is open, the price can be paid.
 */
static orr_next start(orr_ctx *t, orr_frame *f)
{
    const otv_state *p = otv(t);
    const orr_seats top = otv_top_earners(p, OTV_MERCURY);
    if (!top || (top & (top - 1))) return orr_return(t, 0);
    f->who = (orr_seat)__builtin_ctz(top);
    if (!any_target(t, f)) return orr_return(t, 0);
    if (!otv_option(t, OTV_O_HIDDEN_MONEY) && p->money[f->who] < otv_mercury_price(f->local[L_LEVEL]))
        return orr_return(t, 0);
    return orr_goto(f, Q_ASK);
}

/* Chance picks the card, by its kind; thief and victim see it, and whoever knew the hand forgets what may have gone
 * (OTV-A74). */
static orr_next rob(orr_ctx *t, orr_frame *f, orr_seat victim)
{
    otv_state *p = otv(t);
    const orr_seats see = (orr_seats)(orr_one(f->who) | orr_one(victim));
    const unsigned kind = p->hand[victim].card[orr_below(t, p->hand[victim].z.n)].kind;
    const orr_card c = otv_take_card(t, victim, kind, see);
    orr_drop_in(ORR_AT(p->hand[f->who]), c);
    orr_tell(t, OTV_114, OTV_TOLD_ROBS, see, ORR_ARGS(f->who, victim, 0), c.kind);
    return otv_keep_limit(t, f, Q_DONE, f->who);
}

orr_next otv_run_mercury(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const orr_rule why = rule_of(f->local[L_LEVEL]);
    switch (f->step) {
    case Q_START: return start(t, f);
    case Q_ASK: return orr_ask(f, orr_one(f->who), Q_ANSWER);
    case Q_ANSWER:
        if (in->act.verb == OTV_V_DECLINE) return orr_return(t, 0);
        otv_pay(t, f->who, otv_mercury_price(f->local[L_LEVEL]), why);
        if (in->act.verb == OTV_V_ROB) return rob(t, f, in->act.a);
        otv_remove_piece(t, in->act.a, in->act.b, in->act.c, why);
        return orr_return(t, 0);
    case Q_DONE: return orr_return(t, 0);
    }
    orr_impossible();
}

void otv_options_mercury(const orr_ctx *t, const orr_frame *f, orr_seat who, orr_list *l)
{
    const otv_state *p = otv(t);
    const unsigned level = f->local[L_LEVEL];
    const orr_rule poor = p->money[who] < otv_mercury_price(level) ? OTV_A75 : 0;
    if (orr_wants(l, OTV_V_ROB) || orr_wants(l, OTV_V_DESTROY)) orr_bar_wanted(l, OTV_A24);
    orr_offer(l, OTV_V_DECLINE, 0, 0, 0, 0);
    for (unsigned s = 0; s < p->core.seats && level == 1; s++)
        orr_offer(l, OTV_V_ROB, s, 0, 0, s == who || !p->hand[s].z.n ? OTV_A70 : poor);
    for (unsigned s = 0; s < p->core.seats && level > 1; s++)
        for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
            for (unsigned piece = 0; piece < OTV_PIECES; piece++) {
                const bool in_reach = piece >= first_piece(level) && piece < last_piece(level);
                orr_offer(l, OTV_V_DESTROY, s, planet, piece,
                          !in_reach                    ? OTV_A24
                          : p->piece[piece][planet][s] ? poor
                                                       : OTV_A70);
            }
}
