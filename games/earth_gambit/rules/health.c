/* health.c - damage and healing, and the cards about them: Damage or Heal (EG-45 to EG-51), Heal All (EG-52, EG-53),
 * Stray Damage (EG-54 to EG-56); EG-A5, EG-A7, EG-A11, EG-A52. */
#include "games/earth_gambit/eg_state.h"

enum { H_ASK, H_ANSWER };

/* EG-46 to EG-48: an undamaged player with a card discards one they choose and is damaged; others lose nothing. */
orr_next eg_hurt(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s)
{
    const eg_state *p = eg(t);
    if (!eg_in(p->damaged, s) && p->hand[s].z.n) return orr_call(t, f, then, P_HURT, s, 0, 0);
    orr_tell(t, eg_in(p->damaged, s) ? EG_47 : EG_A7, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
    return orr_goto(f, then);
}

orr_next eg_run_hurt(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == H_ASK) return orr_ask(f, orr_one(f->who), H_ANSWER);
    eg_discard_from_hand(t, f->who, in->act.a, in->act.b, EG_46);
    eg(t)->damaged |= orr_one(f->who);
    orr_tell(t, EG_48, EG_TOLD_DAMAGED, ORR_EVERYBODY, f->who, 0);
    return orr_return(t, 0);
}
void eg_options_hurt(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f;
    eg_offer_hand(t, s, EG_V_DISCARD, l);
}

void eg_heal(orr_ctx *t, orr_seat s, orr_rule why)       /* EG-49, EG-50 */
{
    eg_state *p = eg(t);
    const bool hurt = eg_in(p->damaged, s);
    if (!hurt || !eg_draw(t, s, EG_KEPT, why)) {         /* EG-A11: no card, still damaged */
        orr_tell(t, hurt ? EG_A11 : EG_50, EG_TOLD_NOTHING, ORR_EVERYBODY, s, 0);
        return;
    }
    p->damaged &= (orr_seats)~orr_one(s);
    orr_tell(t, why, EG_TOLD_HEALED, ORR_EVERYBODY, s, 0);
}

/* ---- Damage or Heal -------------------------------------------------------------------------------------------- */

enum { D_ASK, D_ANSWER, D_AIMED, D_DONE };
enum { L_TARGET, L_HEALS = EG_L_HEALS };

orr_next eg_run_damage_or_heal(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case D_ASK:
        return orr_ask(f, orr_one(f->who), D_ANSWER);
    case D_ANSWER:                                       /* EG-45 */
        f->local[L_TARGET] = in->act.a;
        f->local[L_HEALS] = in->act.verb == EG_V_HEAL;
        orr_tell(t, EG_45, f->local[L_HEALS] ? EG_TOLD_AIMS_HEALING : EG_TOLD_AIMS_DAMAGE, ORR_EVERYBODY,
                 ORR_ARGS(f->who, in->act.a, 0), 0);
        return eg_aim(t, f, D_AIMED, orr_one(in->act.a), 0);
    case D_AIMED:
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        if (!f->local[L_HEALS]) return eg_hurt(t, f, D_DONE, f->local[L_TARGET]);
        eg_heal(t, f->local[L_TARGET], EG_49);           /* fall through */
    case D_DONE:
        return eg_put_away(t, EG_51);
    }
    orr_impossible();
}
void eg_options_damage_or_heal(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    const unsigned seats = eg(t)->core.seats;
    for (unsigned k = 0; k < seats; k++) orr_offer(l, EG_V_DAMAGE, k, 0, 0, 0);
    for (unsigned k = 0; k < seats; k++) orr_offer(l, EG_V_HEAL, k, 0, 0, 0);
}

/* ---- Heal All --------------------------------------------------------------------------------------------------- */

enum { HA_BEGIN, HA_AIMED };

orr_next eg_run_heal_all(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    (void)in;
    if (f->step == HA_BEGIN) return eg_aim(t, f, HA_AIMED, p->damaged, 0);     /* EG-A32: it affects only the damaged */
    const int ignoring = orr_core_of(t)->ret;
    if (ignoring < 0) return eg_put_away(t, EG_41);
    for (orr_seats left = (orr_seats)(p->damaged & ~ignoring); left;) {          /* EG-53 */
        const orr_seat s = eg_first(p, left);
        left &= (orr_seats)~orr_one(s);
        eg_heal(t, s, EG_52);
    }
    orr_by(t, EG_53);
    return eg_put_away(t, EG_52);
}

/* ---- Stray Damage ----------------------------------------------------------------------------------------------- */

enum { S_BEGIN, S_ROLL, S_AIMED, S_DONE };
enum { DIE = 6 };                                        /* faces, at any table (EG-A52) */

orr_next eg_run_stray_damage(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const eg_state *p = eg(t);
    (void)in;
    switch (f->step) {
    case S_BEGIN:
        return eg_aim(t, f, S_ROLL, 0, 0);
    case S_ROLL: {                                       /* EG-54, EG-55 */
        if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
        const unsigned roll = orr_roll(t, DIE);
        f->local[L_TARGET] = (uint8_t)((f->who + roll - 1) % p->core.seats);
        orr_tell(t, EG_55, EG_TOLD_ROLL, ORR_EVERYBODY, ORR_ARGS(f->who, roll, f->local[L_TARGET]), 0);
        return eg_aim(t, f, S_AIMED, orr_one(f->local[L_TARGET]), AIM_NO_WINDOW);
    }
    case S_AIMED:                                        /* EG-56 */
        if (orr_core_of(t)->ret) return eg_put_away(t, EG_41);
        return eg_hurt(t, f, S_DONE, f->local[L_TARGET]);
    case S_DONE:
        return eg_put_away(t, EG_56);
    }
    orr_impossible();
}
