/* nested.c - the cards that play another card: Steal Card (EG-108 to EG-112), Play Top Card (EG-113 to EG-115);
 * EG-A13, EG-A15, EG-A16. */
#include "games/earth_gambit/eg_state.h"

enum { L_TARGET };

orr_next eg_run_steal_card(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const orr_seat target = f->local[L_TARGET];
    switch (f->step) {
    case ST_ASK:
        return orr_ask(f, orr_one(f->who), ST_ANSWER);
    case ST_ANSWER:                                      /* EG-112: oneself too */
        f->local[L_TARGET] = in->act.a;
        orr_tell(t, EG_108, EG_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->who, in->act.a, 0), 0);
        return eg_aim(t, f, ST_AIMED, orr_one(in->act.a), 0);
    case ST_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        if (!eg(t)->hand[target].z.n) {
            orr_tell(t, EG_A16, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
            return eg_put_away(t, EG_A16);
        }
        f->step = ST_REVEAL;                             /* fall through */
    case ST_REVEAL:
        return orr_ask(f, orr_one(target), ST_REVEAL_ANSWER);
    case ST_REVEAL_ANSWER: {                             /* EG-A15: reveal, draw, then play */
        const orr_card c = eg_take(t, target, in->act.a, in->act.b, ORR_EVERYBODY);
        orr_tell(t, EG_108, EG_TOLD_REVEALS, ORR_EVERYBODY, ORR_ARGS(target, c.kind, 0), 0);
        eg_draw(t, target, EG_KEPT, EG_109);
        orr_by(t, EG_110);
        return eg_play_or_discard(t, f, ST_DONE, c, EG_111);
    }
    case ST_DONE:
        return eg_put_away(t, EG_A13);
    }
    orr_impossible();
}
void eg_options_steal_card(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (f->step == ST_ANSWER) eg_options_target(t, f, s, l);
    else eg_offer_hand(t, s, EG_V_REVEAL, l);
}

enum { PT_BEGIN, PT_AIMED, PT_DONE };

orr_next eg_run_play_top_card(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    (void)in;
    switch (f->step) {
    case PT_BEGIN:
        return eg_aim(t, f, PT_AIMED, 0, 0);
    case PT_AIMED: {
        if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
        eg_renew(t);
        if (!p->draw.z.n) {
            orr_tell(t, EG_A11, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
            return eg_put_away(t, EG_A11);
        }
        const orr_card c = orr_take_top(t, ORR_AT(p->draw), ORR_EVERYBODY);
        orr_tell(t, EG_113, EG_TOLD_TOP, ORR_EVERYBODY, c.kind, 0);
        eg_draw_left(t);
        orr_by(t, EG_114);
        return eg_play_or_discard(t, f, PT_DONE, c, EG_115);
    }
    case PT_DONE:
        return eg_put_away(t, EG_A13);
    }
    orr_impossible();
}
