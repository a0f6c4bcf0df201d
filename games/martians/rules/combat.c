/* combat.c - the Combat chapter: MAR-68 to MAR-75, MAR-102, MAR-104, MAR-107, MAR-A39, MAR-A40, MAR-A50, MAR-A59,
 * MAR-A60, MAR-A107. A combat is one Martian: all its rolls. */
#include "games/martians/mar_state.h"

enum { L_NEEDS = MAR_C_NEEDS };                          /* local: Bullets that would bring the failed roll to 4 */

/* ---- the kill -------------------------------------------------------------------------------------------------- */

static unsigned farm_of(const mar_state *p, unsigned spot)
{
    unsigned farm = 0;
    while (farm < MAR_FARMS && p->town.farm_at[farm] != spot) farm++;
    return farm;
}

/* MAR-A59: the marker under the Martian just killed is turned up; true if that is the Mother Ship. */
static bool flip(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    const unsigned farm = farm_of(p, p->at_tile[s]);
    if (farm == MAR_FARMS || p->at_square[s] != 4 || !p->marker[farm].z.n) return false;
    orr_card *c = p->marker[farm].card;
    if (c->tag == MAR_FACE_UP) return false;
    c->tag = MAR_FACE_UP;
    orr_show(t, ORR_AT(p->marker[farm]), 0, ORR_EVERYBODY);
    orr_tell(t, MAR_102, MAR_TOLD_FLIPPED, ORR_EVERYBODY, ORR_ARGS(farm, c->kind, 0), 0);
    if (c->kind != MAR_MOTHER_SHIP) return false;
    p->ship_at = p->at_tile[s];
    return true;
}

/* MAR-A61: collect, 30 Martians, flip, ship; MAR-104: then a Martian on a ship that was just turned up. */
static orr_next kill(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    mar_lift_martian(t, p->at_tile[f->who], p->at_square[f->who]);
    orr_tell(t, MAR_69, MAR_TOLD_WON_COMBAT, ORR_EVERYBODY, f->who, 0);
    mar_collect(t, f->who, 1, MAR_70);
    if (mar_ended(t)) return orr_over(t);
    const bool ship = flip(t, f->who);
    if (!ship) {
        mar_ship_test(t);
        return mar_ended(t) ? orr_over(t) : orr_return(t, 1);
    }
    mar_ship_test(t);
    return mar_ended(t) ? orr_over(t) : orr_goto(f, C_DEPOSIT);
}

/* ---- rolling --------------------------------------------------------------------------------------------------- */

/* A total below 4 stands as what is missing: modified dice may go below 1 (MAR-A35). */
static orr_next roll(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    p->die = (uint8_t)orr_roll(t, 6);
    const int total = p->die + p->plus - p->minus;       /* MAR-A37 */
    orr_tell(t, MAR_69, MAR_TOLD_ROLL, ORR_EVERYBODY, ORR_ARGS(f->who, p->die, total < 0 ? 0 : total), 0);
    if (total >= MAR_COMBAT_TARGET) return kill(t, f);
    f->local[L_NEEDS] = (uint8_t)(MAR_COMBAT_TARGET - total);
    orr_tell(t, MAR_71, MAR_TOLD_LOST_ROLL, ORR_EVERYBODY, ORR_ARGS(f->who, f->local[L_NEEDS], 0), 0);
    return orr_goto(f, C_SHORT);
}

static orr_next use_shotgun(orr_ctx *t, orr_frame *f)    /* MAR-147, MAR-A50 */
{
    mar_state *p = mar(t);
    const unsigned kind = mar_weapon_kind(t, f->who, MAR_SHOTGUN);
    unsigned i = 0;
    while (p->weapon[f->who].card[i].kind != kind) i++;
    p->weapon_used = 1;
    p->weapon[f->who].card[i].tag--;
    mar_return_bullets(t, 1);
    orr_tell(t, MAR_147, MAR_TOLD_USED, ORR_EVERYBODY, ORR_ARGS(f->who, kind, 0), 0);
    if (!p->weapon[f->who].card[i].tag) mar_discard(t, mar_lift_weapon(t, f->who, MAR_SHOTGUN));
    if (--f->local[L_NEEDS]) return orr_goto(f, C_SHORT);
    return kill(t, f);
}

static orr_next answer_short(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    if (in->act.verb == MAR_V_SHOTGUN) return use_shotgun(t, f);
    if (in->act.verb == MAR_V_SPEND) {                   /* MAR-72 */
        mar_lose_bullets(t, f->who, f->local[L_NEEDS]);
        orr_tell(t, MAR_72, MAR_TOLD_SPENT, ORR_EVERYBODY, ORR_ARGS(f->who, f->local[L_NEEDS], 0), 0);
        return kill(t, f);
    }
    mar_lose_life(t, f->who, 1, MAR_71);
    f->local[L_NEEDS] = 0;
    if (p->life[f->who]) return orr_goto(f, C_ROLL);     /* MAR-74 */
    return orr_call(t, f, C_ROLL, P_DEATH, f->who, 0, 0);
}

/* MAR-104, MAR-A60: the ship's Martian is fought in the same step. */
static orr_next put_on_ship(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    if (!mar_martian_on(p, p->ship_at, 4)) mar_add_martian(t, p->ship_at, 4, MAR_104);
    if (mar_ended(t)) return orr_over(t);
    f->local[L_NEEDS] = 0;
    return mar_attacked(p, f->who) ? orr_goto(f, C_START) : orr_return(t, 1);
}

/* Pawn and Martian no longer share the square; a failed roll that waits is void (MAR-A107). */
static orr_next called_off(orr_ctx *t, const orr_frame *f)
{
    orr_tell(t, MAR_A107, MAR_TOLD_NO_COMBAT, ORR_EVERYBODY, f->who, 0);
    return orr_return(t, 0);
}

orr_next mar_run_combat(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    switch (f->step) {
    case C_START:
        p->fighting = 1;
        p->weapon_used = 0;
        orr_tell(t, MAR_68, MAR_TOLD_COMBAT, ORR_EVERYBODY, f->who, 0);
        f->step = C_ROLL;                                /* fall through */
    case C_ROLL:                                         /* D22a; no answer leaves the combat (MAR-75) */
        if (!p->fighting) return called_off(t, f);
        return orr_ask_open(f, orr_one(f->who), C_ROLL_ANSWER);
    case C_ROLL_ANSWER:
        return roll(t, f);
    case C_SHORT:                                        /* D4, asked even without a choice (MAR-A69) */
        if (!p->fighting) return called_off(t, f);
        return orr_ask_open(f, orr_one(f->who), C_SHORT_ANSWER);
    case C_SHORT_ANSWER:
        return answer_short(t, f, in);
    case C_DEPOSIT:                                      /* D23 */
        if (!mar_together(t) || !mar_might_take(t, f->who)) return orr_goto(f, C_SHIP);
        return orr_ask(f, orr_one(f->who), C_DEPOSIT_ANSWER);
    case C_DEPOSIT_ANSWER:
        if (in->act.verb == MAR_V_DONE) return orr_goto(f, C_SHIP);
        mar_take_or_deposit(t, f->who, &in->act);
        return mar_ended(t) ? orr_over(t) : orr_goto(f, C_DEPOSIT);
    case C_SHIP:
        return put_on_ship(t, f);
    }
    orr_impossible();
}

void mar_options_combat(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    switch (f->step) {
    case C_ROLL_ANSWER:
        orr_offer(l, MAR_V_ROLL, 0, 0, 0, 0);
        break;
    case C_SHORT_ANSWER:
        orr_offer(l, MAR_V_LOSE_LIFE, 0, 0, 0, 0);       /* MAR-A40 */
        if (orr_wants(l, MAR_V_SPEND)) orr_bar_wanted(l, MAR_A39);
        orr_offer(l, MAR_V_SPEND, f->local[L_NEEDS], 0, 0,  /* exactly so many (MAR-A39) */
                  p->bullets[s] >= f->local[L_NEEDS] ? 0 : MAR_73);
        if (p->weapon[s].z.n || orr_wants(l, MAR_V_SHOTGUN))
            orr_offer(l, MAR_V_SHOTGUN, 0, 0, 0,
                      !mar_has_weapon(t, s, MAR_SHOTGUN) ? MAR_146
                      : p->weapon_used                   ? MAR_107
                                                         : 0);
        break;
    case C_DEPOSIT_ANSWER:
        mar_options_take(t, s, l);
        orr_offer(l, MAR_V_DONE, 0, 0, 0, 0);
    }
}
