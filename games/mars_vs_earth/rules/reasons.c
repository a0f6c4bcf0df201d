/* reasons.c - when each sort of answer is given, for those who try it while another question stands; and cards that one
 * does not have. */
#include "games/mars_vs_earth/mve_state.h"

orr_rule mve_when_given(const orr_box *b, orr_action a)
{
    static const orr_rule rules[MVE_N_VERBS] = {
        [MVE_V_ADD] = MVE_60, [MVE_V_SLIP] = MVE_60,
        [MVE_V_COUNTER] = MVE_52, [MVE_V_DONE] = MVE_A29, [MVE_V_EFFECT] = MVE_A70,
        [MVE_V_GOOD] = MVE_88, [MVE_V_BAD] = MVE_88, [MVE_V_USE] = MVE_92,
        [MVE_V_TAKE_OFF] = MVE_A100, [MVE_V_LEAVE] = MVE_A100, [MVE_V_PEEK] = MVE_A100, [MVE_V_LOSE] = MVE_A100,
        [MVE_V_GIVE] = MVE_113, [MVE_V_REINSTATE] = MVE_160, [MVE_V_RAISE] = MVE_164, [MVE_V_KEEP] = MVE_161,
        [MVE_V_ACCUSE] = MVE_117, [MVE_V_DEFEND] = MVE_130, [MVE_V_NO_DEFENCE] = MVE_130,
        [MVE_V_PAY] = MVE_157, [MVE_V_PROMOTE] = MVE_157, [MVE_V_PASS] = MVE_157,
        [MVE_V_REVEAL] = MVE_175, [MVE_V_STAY] = MVE_175,
        [MVE_V_SAY_HELP] = MVE_A95, [MVE_V_SAY_CASE] = MVE_A95, [MVE_V_CLAIM] = MVE_A95,
    };
    const mve_edition *e = mve_edition_of(b->game, MVE_MAX_SEATS);
    if (a.verb == MVE_V_DISCARD) return e->discards;
    if (a.verb == MVE_V_LEAD || a.verb == MVE_V_DECLINE) return e->leads;
    if (rules[a.verb] == MVE_157 && b->opt[MVE_O_PROMOTION]) return MVE_194;
    return rules[a.verb];
}

void mve_why_no_card(orr_list *l, mve_kinds has, unsigned verb)
{
    const bool of_two = verb == MVE_V_ADD || verb == MVE_V_SLIP || verb == MVE_V_ACCUSE;     /* the card comes second */
    const unsigned kind = of_two ? l->want.b : l->want.a;
    if (orr_wants(l, verb) && (kind >= MVE_MAX_KINDS || !(has >> kind & 1))) orr_bar_wanted(l, MVE_A101);
}
