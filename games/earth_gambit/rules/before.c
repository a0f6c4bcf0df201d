/* before.c - the cards that stay in front of a player until they act: Force to Play (EG-58 to EG-60), Protect Player
 * (EG-86, EG-A37), Skip Turn (EG-102, EG-A27). How they act: play.c, aim.c, turn.c. */
#include "games/earth_gambit/eg_state.h"

enum { B_ASK, B_ANSWER, B_AIMED };
enum { L_TARGET, L_PLACE };

/* Declare, aim, put in front of the target; ignored or stopped, the card is discarded at once (EG-A32). */
static orr_next lay(orr_ctx *t, orr_frame *f, const orr_answer *in, orr_rule why)
{
    switch (f->step) {
    case B_ASK:
        return orr_ask(f, orr_one(f->who), B_ANSWER);
    case B_ANSWER:
        f->local[L_TARGET] = in->act.a;
        f->local[L_PLACE] = in->act.b;
        orr_tell(t, why, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return eg_aim(t, f, B_AIMED, orr_one(in->act.a), 0);
    case B_AIMED: {
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_A32);
        orr_card c = eg_take_played(t);
        c.tag = f->local[L_PLACE];
        eg_lay_before(t, f->local[L_TARGET], c, why);
        return orr_return(t, 0);
    }
    }
    orr_impossible();
}

orr_next eg_run_force_to_play(orr_ctx *t, orr_frame *f, const orr_answer *in)    /* EG-59: the place is chosen now */
{
    if (f->step == B_ANSWER) orr_tell(t, EG_58, EG_TOLD_LAID, ORR_EVERYBODY, ORR_ARGS(in->act.a, in->act.b, 0), 0);
    return lay(t, f, in, EG_60);
}
void eg_options_force_to_play(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    for (unsigned k = 0; k < eg(t)->core.seats; k++)
        for (unsigned place = EG_KEPT; place <= EG_DRAWN; place++) orr_offer(l, EG_V_FORCE, k, place, 0, 0);
}

/* Any number may be in front of a player (EG-A37), oneself too; one's own Skip Turn works at the next pass (EG-A27). */
orr_next eg_run_protect_player(orr_ctx *t, orr_frame *f, const orr_answer *in) { return lay(t, f, in, EG_86); }
orr_next eg_run_skip_turn(orr_ctx *t, orr_frame *f, const orr_answer *in) { return lay(t, f, in, EG_102); }
