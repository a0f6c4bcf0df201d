/* reasons.c - why something cannot be done now, for those who ask about one certain answer; and when each sort of
 * answer is given (otv_when). Nothing here offers anything, and nothing is said that the seat does not know. */
#include "games/onward_to_venus/otv_state.h"

static orr_rule card_when(const orr_box *b, unsigned kind)      /* section 8.4 of the ledger */
{
    static const orr_rule rules[OTV_N_EFFECTS] = {
        [OTV_CP] = OTV_100, [OTV_UNIT_INFANTRY] = OTV_100, [OTV_UNIT_SPACESHIP] = OTV_100, [OTV_UNIT_TANK] = OTV_100,
        [OTV_MOVE_MORE] = OTV_A8, [OTV_HAUL] = OTV_A57, [OTV_REROLL] = OTV_A58, [OTV_MEDIC] = OTV_A59,
        [OTV_A_MONEY] = OTV_98, [OTV_A_DRAW] = OTV_98, [OTV_A_YARD] = OTV_98, [OTV_A_RALLY] = OTV_98,
    };
    return kind < otv_set_of(b)->cards_n ? rules[otv_set_of(b)->cards[kind].effect] : OTV_A85;
}

orr_rule otv_when(const orr_box *b, orr_action a)
{
    static const orr_rule rules[OTV_N_VERBS] = {
        [OTV_V_MOVE] = OTV_29, [OTV_V_CLAIM] = OTV_29, [OTV_V_BUY] = OTV_29, [OTV_V_PLAY] = OTV_29,
        [OTV_V_PASS] = OTV_29,
        [OTV_V_STAY] = OTV_43, [OTV_V_TANKS] = OTV_37, [OTV_V_LAND] = OTV_53, [OTV_V_PAY] = OTV_62,
        [OTV_V_COMMIT] = OTV_71, [OTV_V_SPEND] = OTV_71, [OTV_V_DISCARD] = OTV_57,
        [OTV_V_RALLY] = OTV_156, [OTV_V_RAISE] = OTV_156, [OTV_V_ROB] = OTV_113, [OTV_V_DESTROY] = OTV_113,
        [OTV_V_RANSOM] = OTV_146, [OTV_V_REFUSE] = OTV_146,
        [OTV_V_SHIPS] = OTV_A84, [OTV_V_INFANTRY] = OTV_A84, [OTV_V_TO] = OTV_A84, [OTV_V_TARGET] = OTV_A84,
        [OTV_V_DECLINE] = OTV_A84, [OTV_V_DONE] = OTV_A84, [OTV_V_LOSE] = OTV_A84,
    };
    return a.verb == OTV_V_USE ? card_when(b, a.a) : rules[a.verb];
}

static bool holds(const otv_state *p, orr_seat s, unsigned kind)
{
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].kind == kind) return true;
    return false;
}

void otv_why_no_card(const orr_ctx *t, orr_seat s, orr_list *l, unsigned verb)
{
    if (!orr_wants(l, verb)) return;
    if (!holds(otv(t), s, l->want.a)) orr_bar_wanted(l, OTV_A85);
    else if (verb == OTV_V_USE) orr_bar_wanted(l, card_when(t->box, l->want.a));
}

/* A payment asks for units of one kind after the other, then for cards. */
void otv_why_no_payment(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const otv_state *p = otv(t);
    const unsigned unit = otv_unit_asked(&p->claim, p->piece, s);
    if (orr_wants(l, OTV_V_COMMIT)) orr_bar_wanted(l, l->want.a == unit && unit < OTV_UNITS ? OTV_54 : OTV_A80);
    if (orr_wants(l, OTV_V_SPEND)) orr_bar_wanted(l, unit < OTV_UNITS ? OTV_A80 : OTV_A46);  /* or all are committed */
    otv_why_no_card(t, s, l, OTV_V_SPEND);
}
