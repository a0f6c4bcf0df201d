/* reasons.c - when each sort of answer is given, for those who try it while another question stands. */
#include "games/earth_gambit/eg_state.h"

orr_rule eg_when(const orr_box *b, orr_action a)
{
    static const orr_rule rules[EG_N_VERBS] = {
        [EG_V_DRAW] = EG_25, [EG_V_PLAY] = EG_28, [EG_V_SHOW] = EG_30, [EG_V_DISCARD] = EG_31, [EG_V_PASS] = EG_25,
        [EG_V_TARGET] = EG_44, [EG_V_DAMAGE] = EG_45, [EG_V_HEAL] = EG_45, [EG_V_FORCE] = EG_58, [EG_V_COVER] = EG_77,
        [EG_V_LIFT] = EG_80, [EG_V_ORDER] = EG_85, [EG_V_ORDER_TWO] = EG_85, [EG_V_TAKE] = EG_99, [EG_V_TRADE] = EG_106,
        [EG_V_OFFER] = EG_106, [EG_V_REVEAL] = EG_108,
        [EG_V_PEEK_ROLE] = EG_116, [EG_V_PEEK_SPARE] = EG_116, [EG_V_PEEK_ABILITY] = EG_116, [EG_V_PEEK_HAND] = EG_116,
        [EG_V_PEEK_DRAW] = EG_116, [EG_V_PEEK_DISCARD] = EG_116,
        [EG_V_PROTECT] = EG_87, [EG_V_SUFFER] = EG_87, [EG_V_SHIELD] = EG_A69,
        [EG_V_DRAW_TWO] = EG_A74, [EG_V_REDIRECT] = EG_A74, [EG_V_DECLINE] = EG_A74, [EG_V_VETO] = EG_A74,
        [EG_V_STOP_PLAYED] = EG_A74, [EG_V_STOP_PSYCH] = EG_A74, [EG_V_AWAIT_PSYCH] = EG_A74,
        [EG_V_USE_CANCEL] = EG_A74, [EG_V_USE_AWAIT] = EG_A74, [EG_V_USE_HEAL] = EG_A74, [EG_V_USE_DAMAGE] = EG_A74,
        [EG_V_USE_PEEK] = EG_A74, [EG_V_USE_SWAP] = EG_A74, [EG_V_USE_EXTRA] = EG_A74,
    };
    (void)b;
    return rules[a.verb];
}
