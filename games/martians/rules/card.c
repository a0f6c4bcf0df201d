/* card.c - the course of a card: announced, reacted to, carried out, put away (MAR-84 to MAR-95, MAR-A68, MAR-A69,
 * MAR-A109, MAR-A110, MAR-A119). Reactions are in window.c, what cards do in cards.c and after. */
#include "games/martians/rules/card.h"

/* ---- announcing ------------------------------------------------------------------------------------------------ */

/* The normal play first, then the extra one that ends soonest; an extra turn comes before everybody else's. */
void mar_pay(orr_ctx *t, orr_seat s)
{
    mar_state *p = mar(t);
    const orr_seats bit = orr_one(s);
    p->plays[s]--;
    mar_note_ready(p, s);
    if (p->normal & bit) {
        p->normal &= (orr_seats)~bit;
        return;
    }
    orr_seat e = p->extra_turns ? p->active : mar_next(p, p->active);
    while (!p->extra[e][s]) e = mar_next(p, e);
    p->extra[e][s]--;
}

/* A card leaves the hand face up. Covered by Angry it costs no play (MAR-A68). */
static orr_card take_to_play(orr_ctx *t, orr_seat s, unsigned kind)
{
    mar_state *p = mar(t);
    orr_card c = mar_take_card(t, s, kind);
    if (c.tag) p->covered--;
    else mar_pay(t, s);
    c.tag = 0;
    return c;
}

/* MAR-A76, not_happening_scope=affects */
static bool affects_all(const orr_ctx *t, unsigned effect)
{
    const uint64_t set = mar_bit(MAR_GREEN_SLIME) | mar_bit(MAR_LEVITATION) | mar_bit(MAR_POD_PEOPLE) |
                         mar_bit(MAR_STUPID_HUMANS) | mar_bit(MAR_END_OF_THE_WORLD) | mar_bit(MAR_WE_COME_IN_PEACE);
    return mar_option(t, MAR_O_SCOPE) && !mar_together(t) && (set >> effect & 1);
}

static orr_next announced(orr_ctx *t, orr_frame *f)
{
    const unsigned effect = mar_effect_of(t, f->local[L_KIND]);
    if (f->local[L_TARGET] != MAR_NONE) {
        f->local[L_WINDOW] = W_TARGET;
        return orr_goto(f, K_WINDOW);
    }
    f->local[L_WINDOW] = W_AFFECTS;
    return orr_goto(f, affects_all(t, effect) ? K_WINDOW : K_RESOLVE);
}

static void lay_down(orr_ctx *t, orr_seat s, unsigned kind, unsigned target)
{
    orr_put(ORR_AT(mar(t)->played), take_to_play(t, s, kind));
    if (target == MAR_NONE) orr_tell(t, MAR_89, MAR_TOLD_PLAYED, ORR_EVERYBODY, ORR_ARGS(s, kind, 0), 0);
    else orr_tell(t, MAR_A74, MAR_TOLD_PLAYED_ON, ORR_EVERYBODY, ORR_ARGS(s, kind, target), 0);
}

orr_next mar_reveal(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    if (!p->martian_draw.z.n) mar_renew_martians(t);
    if (!p->martian_draw.z.n) return orr_return(t, 0);   /* MAR-A81 */
    const orr_card c = orr_take_top(t, ORR_AT(p->martian_draw), ORR_EVERYBODY);
    orr_put(ORR_AT(p->revealed), c);
    orr_tell(t, MAR_83, MAR_TOLD_REVEALED,  /* to the table, never to a hand (MAR-86); f->who has played it (MAR-87) */
             ORR_EVERYBODY, ORR_ARGS(f->who, c.kind, 0), 0);
    f->local[L_KIND] = c.kind;
    f->local[L_TARGET] = MAR_NONE;
    f->local[L_DODGED] = 0;
    f->local[L_WINDOW] = W_REVEAL;
    return orr_goto(f, K_WINDOW);
}

/* ---- weapons in play: using one is not playing a card (MAR-95) ------------------------------------------------- */

static orr_next use_weapon(orr_ctx *t, orr_frame *f, unsigned kind)
{
    mar_state *p = mar(t);
    const orr_seat s = f->who;
    const unsigned effect = mar_effect_of(t, kind);
    if (p->fighting && s == p->active) p->weapon_used = 1;                   /* MAR-A53 */
    mar_discard(t, mar_lift_weapon(t, s, effect));       /* MAR-A123 */
    orr_tell(t,
             effect == MAR_FOUR_SIDED_DICE ? MAR_137
             : effect == MAR_SIGNAL_JAMMER ? MAR_148
                                           : MAR_145,
             MAR_TOLD_USED, ORR_EVERYBODY, ORR_ARGS(s, kind, 0), 0);
    if (effect == MAR_SEARCHLIGHT) {
        *f = (orr_frame){ .proc = P_SEARCHLIGHT, .who = s };
        return ORR_NEXT;
    }
    if (effect == MAR_FOUR_SIDED_DICE) {
        p->diced |= orr_one(s);
        if (mar_in(mar_guarded(p), s)) mar_note_open(p);
    }
    if (effect == MAR_SIGNAL_JAMMER) {
        p->jammed |= orr_one(s);
        if (s == p->active) p->fighting = 0;             /* escape_combat_by_card (MAR-A107) */
    }
    return orr_return(t, 0);
}

/* ---- putting away ---------------------------------------------------------------------------------------------- */

static orr_card take_played(orr_ctx *t)
{
    mar_state *p = mar(t);
    return orr_take_top(t, p->revealed.z.n ? ORR_AT(p->revealed) : ORR_AT(p->played), ORR_EVERYBODY);
}

/* When the effect of a card ends, or MAR_NONE if it is done at once. */
static unsigned until(const orr_ctx *t, orr_seat who, unsigned effect)
{
    const mar_state *p = mar(t);
    switch (effect) {
    case MAR_BIG_EYES:
    case MAR_LEVITATION:
    case MAR_STUPID_HUMANS:
    case MAR_END_OF_THE_WORLD: return MAR_UNTIL_START + (unsigned)p->active;
    case MAR_HOMELAND_SECURITY: return (who == p->active ? MAR_UNTIL_LATER : MAR_UNTIL_END) + (unsigned)who;
    case MAR_WAIT:
    case MAR_NO_WAY: return MAR_UNTIL_NOW + (unsigned)who;
    default: return MAR_NONE;
    }
}

static orr_next done(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const unsigned effect = mar_effect_of(t, f->local[L_KIND]), end = until(t, f->who, effect);
    const bool revealed = p->revealed.z.n;
    orr_card c = take_played(t);
    if (end != MAR_NONE) {                               /* MAR-85, MAR-A110 */
        c.tag = (uint8_t)end;
        orr_put(revealed ? ORR_AT(p->martian_effect) : ORR_AT(p->effect), c);
        mar_count_effects(t);
        orr_tell(t, MAR_A110, MAR_TOLD_RUNS, ORR_EVERYBODY, ORR_ARGS(c.kind, end, 0), 0);
    } else if (mar_is_weapon(effect)) {
        mar_put_weapon(t, f->who, c);
    } else {
        mar_discard(t, c);
        orr_by(t, MAR_84);
    }
    if (p->loaded) mar_ship_test(t);
    return mar_ended(t) ? orr_over(t) : orr_return(t, 0);
}

orr_next mar_fizzle(orr_ctx *t, orr_frame *f, orr_rule why)
{
    orr_tell(t, why, MAR_TOLD_CANCELLED, ORR_EVERYBODY, f->local[L_KIND], 0);
    mar_discard(t, take_played(t));                      /* MAR-A119 */
    return orr_return(t, 0);
}

/* ---- You Are Making Me Very, Very Angry! ----------------------------------------------------------------------- */

static void start_angry(orr_ctx *t, orr_seat s)          /* MAR-156 */
{
    mar_state *p = mar(t);
    p->angry = s;
    p->covered = p->hand[s].z.n;
    for (unsigned i = 0; i < p->covered; i++) p->hand[s].card[i].tag = 1;
}

static orr_next end_angry(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    p->angry = MAR_NONE;
    p->covered = 0;
    for (unsigned i = 0; i < p->hand[f->who].z.n; i++) p->hand[f->who].card[i].tag = 0;
    return orr_goto(f, K_DONE);
}

static orr_next angry_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in->act.verb == MAR_V_DONE) return end_angry(t, f);
    const unsigned target = in->act.verb == MAR_V_ALSO_ON ? in->act.b : (unsigned)MAR_NONE;
    lay_down(t, f->who, in->act.a, target);
    return orr_call(t, f, K_ANGRY, P_CARD, f->who, in->act.a, (uint8_t)target);
}

static mar_kinds covered_kinds(const mar_state *p, orr_seat s)
{
    mar_kinds set = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].tag) set |= mar_bit(p->hand[s].card[i].kind);
    return set;
}

/* ---- the course ------------------------------------------------------------------------------------------------ */

static orr_next start(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (!in) return f->local[L_KIND] == MAR_NONE ? mar_reveal(t, f) : announced(t, f);
    if (in->act.verb == MAR_V_USE) return use_weapon(t, f, in->act.a);
    f->local[L_KIND] = in->act.a;
    f->local[L_TARGET] = in->act.verb == MAR_V_PLAY_ON ? in->act.b : MAR_NONE;
    lay_down(t, f->who, in->act.a, f->local[L_TARGET]);
    return announced(t, f);
}

/* MAR-A109, MAR-A70: between the announcement and the end of a card nothing is asked but reactions and its own
 * choices. */
static orr_next resolve(orr_ctx *t, orr_frame *f)
{
    const unsigned effect = mar_effect_of(t, f->local[L_KIND]);
    if (effect != MAR_ANGRY) return mar_resolve(t, f, effect);
    if (mar(t)->angry != MAR_NONE) return orr_goto(f, K_DONE);
    start_angry(t, f->who);
    return orr_goto(f, K_ANGRY);
}

orr_next mar_run_card(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case K_START: return start(t, f, in);
    case K_WINDOW: return mar_window(t, f);
    case K_WINDOW_ANSWER:
        mar_window_answer(t, in);
        return orr_goto(f, K_WINDOW);
    case K_RETARGET: return mar_retarget(t, f);
    case K_RETARGET_ANSWER:                              /* D13 */
        if (in->act.verb == MAR_V_NOBODY) return mar_fizzle(t, f, MAR_A75);
        f->local[L_TARGET] = in->act.a;
        orr_tell(t, MAR_A75, MAR_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->local[L_KIND], in->act.a, 0), 0);
        return orr_goto(f, K_WINDOW);
    case K_AIM: return mar_aim(t, f);
    case K_RESOLVE: return resolve(t, f);
    case K_DONE: return done(t, f);
    case K_ANGRY:                                        /* D19 */
        return mar(t)->covered ? orr_ask(f, orr_one(f->who), K_ANGRY_ANSWER) : end_angry(t, f);
    case K_ANGRY_ANSWER: return angry_answer(t, f, in);
    }
    orr_impossible();
}

/* The same function lists the questions of a card and, at an open question, what a seat may interject (D9). */
void mar_options_card(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    if (f->open) {
        mar_options_interject(t, f, s, l);
        return;
    }
    switch (f->step) {
    case K_WINDOW_ANSWER: mar_options_window(t, f, s, l); break;
    case K_RETARGET_ANSWER: mar_options_retarget(t, f, l); break;
    case K_ANGRY_ANSWER:
        mar_offer_cards(t, s, l, MAR_V_ALSO, MAR_V_ALSO_ON, covered_kinds(p, s));    /* MAR-A68 */
        orr_offer(l, MAR_V_DONE, 0, 0, 0, 0);
    }
}
