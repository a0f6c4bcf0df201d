/* psych.c - Psych Weapon and Psych Defence: EG-63 to EG-76, EG-A38 to EG-A40; Cancel Psych left face up: EG-A66. */
#include "games/earth_gambit/eg_state.h"

bool eg_is_psych(const orr_ctx *t, unsigned kind)
{
    const unsigned effect = eg_effect_of(t, kind);
    return effect == EG_PSYCH_WEAPON || effect == EG_PSYCH_DEFENCE;
}

/* The Token is a display of `banned` (EG-69, EG-76, EG-A39). */
void eg_end_psych(orr_ctx *t, orr_seat s, orr_rule why)
{
    eg_state *p = eg(t);
    if (!eg_in(p->psych, s)) return;
    unsigned i = 0;
    while (!eg_is_psych(t, p->front[s].card[i].kind)) i++;
    const orr_card c = eg_pick_up(t, s, i);
    orr_put(ORR_AT(p->discard), c);
    p->psych = 0;
    p->banned = 0;
    orr_tell(t, why, EG_TOLD_PSYCH_OFF, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
}

static orr_next take_hold(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    const unsigned effect = eg_effect_of(t, p->stack.card[p->stack.z.n - 1].kind);
    const bool weapon = effect == EG_PSYCH_WEAPON;
    const uint8_t bans = weapon ? EG_BLUE : EG_RED;
    if (p->banned) {
        const bool meets = p->banned != bans;
        eg_end_psych(t, eg_first(p, p->psych), meets ? weapon ? EG_63 : EG_71 : EG_66);
        if (meets) return eg_put_away(t, weapon ? EG_63 : EG_71);   /* EG-A38: the one just played on top */
    }
    orr_card c = eg_take_played(t);
    eg_lay_before(t, f->who, c, weapon ? EG_64 : EG_72);
    p->psych = orr_one(f->who);
    p->banned = bans;                                /* EG-67, EG-74: playing only; the row goes on counting (EG-A40) */
    return orr_return(t, 0);
}

enum { PS_BEGIN, PS_AIMED };

orr_next eg_run_psych(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    (void)in;
    if (f->step == PS_BEGIN) {
        if (p->await) {                                  /* EG-A66: acts at once, before the window */
            p->await &= (orr_seats)~orr_one(eg_first(p, p->await));
            orr_tell(t, EG_A66, EG_TOLD_STOPPED, ORR_EVERYBODY, p->stack.card[p->stack.z.n - 1].kind, 0);
            return eg_put_away(t, EG_A66);
        }
        return eg_aim(t, f, PS_AIMED, 0, 0);             /* EG-89: no Protect, no HIT */
    }
    if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
    return take_hold(t, f);
}
