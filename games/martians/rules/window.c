/* window.c - reaction windows, the only questions that hold a card up: D10 to D13; MAR-142, MAR-149, MAR-152 to
 * MAR-154, MAR-A53, MAR-A66, MAR-A75 to MAR-A78, MAR-A102, MAR-A108. */
#include "games/martians/rules/card.h"

static bool can_pay(const mar_state *p, orr_seat s) { return p->plays[s] || (p->angry == s && p->covered); }
static bool could_react(const mar_state *p, orr_seat s) { return p->hand[s].z.n && can_pay(p, s); }

static bool has_mp3(const orr_ctx *t, orr_seat s)        /* D11; MAR-A53 */
{
    const mar_state *p = mar(t);
    if (p->fighting && s == p->active && p->weapon_used) return false;
    return mar_has_weapon(t, s, MAR_MP3_PLAYER);
}

/* By public facts only: hands that are not empty, plays left, weapons in play. */
static orr_seats window_seats(const orr_ctx *t, const orr_frame *f)
{
    const mar_state *p = mar(t);
    const bool drain = mar_effect_of(t, f->local[L_KIND]) == MAR_MEMORY_DRAIN;
    orr_seats set = 0;
    for (unsigned s = 0; s < p->core.seats; s++) {
        bool asked = could_react(p, (orr_seat)s);
        if (f->local[L_WINDOW] == W_TARGET)
            asked = (asked && s == f->local[L_TARGET]) || (drain && has_mp3(t, (orr_seat)s));
        if (f->local[L_WINDOW] == W_AFFECTS) asked = asked && s != f->who;
        if (asked) set |= orr_one(s);
    }
    return set;
}

void mar_window_answer(orr_ctx *t, const orr_answer *in)
{
    mar_state *p = mar(t);
    p->reaction[in->seat] = (uint8_t)(in->act.a + 1);
    p->answered |= orr_one(in->seat);
}

/* ---- what came of it ------------------------------------------------------------------------------------------- */

static unsigned kind_of_effect(const orr_ctx *t, orr_seat s, unsigned effect)
{
    const mar_state *p = mar(t);
    unsigned i = 0;
    while (mar_effect_of(t, p->hand[s].card[i].kind) != effect) i++;
    return p->hand[s].card[i].kind;
}

static void spend_reaction(orr_ctx *t, orr_seat s, unsigned effect, orr_rule why)    /* MAR-A66 */
{
    mar_state *p = mar(t);
    const unsigned kind = kind_of_effect(t, s, effect);
    const orr_card c = mar_take_card(t, s, kind);
    if (c.tag) p->covered--;
    else mar_pay(t, s);
    mar_discard(t, c);
    orr_tell(t, why, MAR_TOLD_REACTS, ORR_EVERYBODY, ORR_ARGS(s, kind, 0), 0);
}

static orr_next replace_revealed(orr_ctx *t, orr_frame *f)       /* MAR-152, MAR-A77 */
{
    mar_state *p = mar(t);
    orr_tell(t, MAR_A77, MAR_TOLD_CANCELLED, ORR_EVERYBODY, f->local[L_KIND], 0);
    mar_discard(t, orr_take_top(t, ORR_AT(p->revealed), ORR_EVERYBODY));
    return mar_reveal(t, f);
}

static orr_next react(orr_ctx *t, orr_frame *f, orr_seat s, unsigned reaction)
{
    mar_state *p = mar(t);
    if (reaction == MAR_R_NOT_HAPPENING) {
        spend_reaction(t, s, MAR_NOT_HAPPENING, mar_together(t) ? MAR_152 : MAR_153);
        return mar_together(t) ? replace_revealed(t, f) : mar_fizzle(t, f, MAR_153);
    }
    if (reaction == MAR_R_NOT_THE_HUMAN) {
        spend_reaction(t, s, MAR_NOT_THE_HUMAN, MAR_154);
        f->local[L_DODGED] |= (uint8_t)(1u << s);
        return orr_goto(f, mar_together(t) ? K_AIM : K_RETARGET);
    }
    if (reaction == MAR_R_MP3) {
        const orr_card c = mar_lift_weapon(t, s, MAR_MP3_PLAYER);
        if (p->fighting && s == p->active) p->weapon_used = 1;
        mar_discard(t, c);
        orr_tell(t, MAR_142, MAR_TOLD_USED, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
        return mar_fizzle(t, f, MAR_A102);
    }
    spend_reaction(t, s, MAR_TAKE_HER, MAR_149);
    f->local[L_TARGET] = (uint8_t)(reaction - MAR_R_TAKE_HER);
    orr_tell(t, MAR_A78, MAR_TOLD_TARGET, ORR_EVERYBODY, ORR_ARGS(f->local[L_KIND], f->local[L_TARGET], 0), 0);
    return orr_goto(f, K_WINDOW);
}

/* MAR-A108: of those who reacted the first clockwise from the active player; the others' answers are void and
 * unseen. */
static orr_next settle(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    orr_seat first = MAR_NONE;
    unsigned reaction = MAR_R_PASS;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s)) {
        if (first == MAR_NONE && p->reaction[s] > MAR_R_PASS + 1) {
            first = (orr_seat)s;
            reaction = p->reaction[s] - 1u;
        }
        p->reaction[s] = 0;
    }
    if (p->answered & (p->answered - 1)) orr_learned(t);  /* sealed answers given before the last one come to light */
    p->answered = 0;
    if (first != MAR_NONE) return react(t, f, first, reaction);
    return orr_goto(f, f->local[L_WINDOW] == W_REVEAL ? K_AIM : K_RESOLVE);
}

orr_next mar_window(orr_ctx *t, orr_frame *f)
{
    const orr_seats owe = window_seats(t, f) & (orr_seats)~mar(t)->answered;
    return owe ? orr_ask(f, owe, K_WINDOW_ANSWER) : settle(t, f);
}

/* The seat lacks what this reaction needs: the card in hand, a play left for it, the weapon; or it has used another. */
static orr_rule why_no_reaction(const orr_ctx *t, orr_seat s, unsigned reaction)
{
    static const uint8_t effects[] = {
        [MAR_R_NOT_THE_HUMAN] = MAR_NOT_THE_HUMAN, [MAR_R_NOT_HAPPENING] = MAR_NOT_HAPPENING
    };
    const mar_state *p = mar(t);
    if (reaction == MAR_R_MP3) return mar_has_weapon(t, s, MAR_MP3_PLAYER) ? MAR_A53 : MAR_A132;
    if (reaction == (unsigned)MAR_R_TAKE_HER + s) return MAR_A78;
    const unsigned effect = reaction < MAR_R_MP3 ? effects[reaction] : MAR_TAKE_HER;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (mar_effect_of(t, p->hand[s].card[i].kind) == effect) return MAR_A66;
    return MAR_A132;
}

void mar_options_window(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    const unsigned effect = mar_effect_of(t, f->local[L_KIND]), window = f->local[L_WINDOW];
    const bool aimed = window == W_TARGET && s == f->local[L_TARGET];
    uint64_t hand = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->plays[s] || p->hand[s].card[i].tag) hand |= mar_bit(mar_effect_of(t, p->hand[s].card[i].kind));
    if (orr_wants(l, MAR_V_REACT)) orr_bar_wanted(l, why_no_reaction(t, s, l->want.a));
    orr_offer(l, MAR_V_REACT, MAR_R_PASS, 0, 0, 0);
    if (hand >> MAR_NOT_THE_HUMAN & 1) orr_offer(l, MAR_V_REACT, MAR_R_NOT_THE_HUMAN, 0, 0, aimed ? 0 : MAR_154);
    if (hand >> MAR_NOT_HAPPENING & 1) {
        const bool fits = mar_together(t) ? window == W_REVEAL
                          : aimed         ? effect <= MAR_WE_COME_IN_PEACE
                                          : window == W_AFFECTS;
        orr_offer(l, MAR_V_REACT, MAR_R_NOT_HAPPENING, 0, 0, fits ? 0 : mar_together(t) ? MAR_152 : MAR_153);
    }
    if (has_mp3(t, s))
        orr_offer(l, MAR_V_REACT, MAR_R_MP3, 0, 0, effect == MAR_MEMORY_DRAIN && window == W_TARGET ? 0 : MAR_142);
    if (hand >> MAR_TAKE_HER & 1)
        for (unsigned other = 0; other < p->core.seats; other++)
            if (other != s)
                orr_offer(l, MAR_V_REACT, MAR_R_TAKE_HER + other, 0, 0,
                          aimed && effect == MAR_TRACTOR_BEAM ? 0 : MAR_149);
}

/* ---- a new target ---------------------------------------------------------------------------------------------- */

/* Whoever it was aimed at is among those who dodged it. */
static bool can_name(const orr_frame *f, unsigned s) { return !mar_in(f->local[L_DODGED], s); }

orr_next mar_retarget(orr_ctx *t, orr_frame *f)          /* D13 */
{
    const mar_state *p = mar(t);
    for (unsigned s = 0; s < p->core.seats; s++)
        if (can_name(f, s)) return orr_ask(f, orr_one(f->who), K_RETARGET_ANSWER);
    return mar_fizzle(t, f, MAR_A75);
}

void mar_options_retarget(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    const mar_state *p = mar(t);
    const bool beam = mar_effect_of(t, f->local[L_KIND]) == MAR_TRACTOR_BEAM && !mar_option(t, MAR_O_ESCAPE);
    for (unsigned s = 0; s < p->core.seats; s++) {
        const bool leaves = beam && p->fighting && s == f->who && s == p->active;
        orr_offer(l, MAR_V_TARGET, s, 0, 0, !can_name(f, s) ? MAR_A75 : leaves ? MAR_A41 : 0);
    }
    orr_offer(l, MAR_V_NOBODY, 0, 0, 0, 0);
}

/* Co-op: chance names the player a Memory Drain or a Tractor Beam is about (MAR-124, MAR-131). */
orr_next mar_aim(orr_ctx *t, orr_frame *f)
{
    const mar_state *p = mar(t);
    const unsigned effect = mar_effect_of(t, f->local[L_KIND]);
    unsigned n = 0;
    if (effect != MAR_MEMORY_DRAIN && effect != MAR_TRACTOR_BEAM) return orr_goto(f, K_RESOLVE);
    for (unsigned s = 0; s < p->core.seats; s++) n += !mar_in(f->local[L_DODGED], s);
    if (!n) return mar_fizzle(t, f, MAR_A75);
    unsigned k = orr_below(t, n), s = 0;
    for (;; s++) {
        if (mar_in(f->local[L_DODGED], s)) continue;
        if (!k--) break;
    }
    f->local[L_TARGET] = (uint8_t)s;
    f->local[L_WINDOW] = W_TARGET;
    orr_tell(t, effect == MAR_TRACTOR_BEAM ? MAR_131 : MAR_124, MAR_TOLD_TARGET, ORR_EVERYBODY,
             ORR_ARGS(f->local[L_KIND], s, 0), 0);
    return orr_goto(f, K_WINDOW);
}
