/* play.c - the Play step and playing a card: EG-28 to EG-33, EG-39 to EG-41, EG-57 to EG-62, EG-110 to EG-115,
 * EG-A13, EG-A14, EG-A19 to EG-A24, EG-A60. */
#include "games/earth_gambit/eg_state.h"

/* ---- Force to Play ------------------------------------------------------------------------------------------- */

static bool place_is_empty(const eg_state *p, orr_seat s, unsigned place)
{
    for (unsigned i = 0; i < p->hand[s].z.n; i++)
        if (p->hand[s].card[i].tag == place) return false;
    return true;
}

enum { NO_FORCE = 0xff };
/* EG-A21: the oldest Force to Play rules; its index in front of the player, or NO_FORCE. */
static unsigned ruling_force(const orr_ctx *t, orr_seat s)
{
    const eg_state *p = eg(t);
    if (!eg_in(p->forced, s)) return NO_FORCE;
    unsigned i = 0;
    while (eg_effect_of(t, p->front[s].card[i].kind) != EG_FORCE_TO_PLAY) i++;
    return i;
}

static bool void_force(const orr_ctx *t, orr_seat s, unsigned i)
{
    const eg_state *p = eg(t);
    return eg_effect_of(t, p->front[s].card[i].kind) == EG_FORCE_TO_PLAY &&
           place_is_empty(p, s, p->front[s].card[i].tag);
}
static bool any_void_force(const orr_ctx *t, orr_seat s)
{
    const eg_state *p = eg(t);
    if (!eg_in(p->forced, s)) return false;
    for (unsigned i = 0; i < p->front[s].z.n; i++)
        if (void_force(t, s, i)) return true;
    return false;
}

/* EG-A20, EG-A21: void ones go before the free choice. That the place is empty is news to the others. */
static void discard_void_forces(orr_ctx *t, orr_seat s)
{
    eg_state *p = eg(t);
    for (unsigned i = 0; i < p->front[s].z.n;) {
        if (!void_force(t, s, i)) {
            i++;
            continue;
        }
        const orr_card c = eg_pick_up(t, s, i);
        orr_learned(t);
        orr_put(ORR_AT(p->discard), c);
        orr_tell(t, EG_A20, EG_TOLD_VOID, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
    }
}

static bool is_force(const orr_ctx *t, orr_card before, unsigned place)
{
    return eg_effect_of(t, before.kind) == EG_FORCE_TO_PLAY && before.tag == place;
}

/* EG-60, EG-61, EG-A21: every Force whose place holds the card now played is obeyed. It stays in front of the player
 * until that card has been put away (EG-A60); one that comes meanwhile lies after it. */
static void obey_forces(orr_ctx *t, orr_frame *f, unsigned place)
{
    const eg_state *p = eg(t);
    f->local[PL_PLACE] = (uint8_t)place;
    for (unsigned i = 0; i < p->front[f->who].z.n; i++)
        if (is_force(t, p->front[f->who].card[i], place)) f->local[PL_OBEYED]++;
    orr_by(t, EG_57);
    orr_by(t, EG_A22);
}
static void discard_obeyed(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    for (; f->local[PL_OBEYED]; f->local[PL_OBEYED]--) {
        unsigned i = 0;
        while (!is_force(t, p->front[f->who].card[i], f->local[PL_PLACE])) i++;
        const orr_card c = eg_pick_up(t, f->who, i);
        orr_put(ORR_AT(p->discard), c);
        orr_tell(t, EG_61, EG_TOLD_DISCARD_SHOWN, ORR_EVERYBODY, ORR_ARGS(f->who, c.kind, 0), 0);
    }
}

/* Can the active player still play from this turn's hand? The Play step is to come, or an unused ability grants one. */
static bool plays_again(const orr_ctx *t, const orr_frame *play, orr_seat s)
{
    const orr_core *c = orr_core_of(t);
    if (play ? play->step < PL_DISCARD : c->frame[0].step < T_PASS) return true;
    return eg_has(t, s, EG_EXTRA_PLAY, EG_AT_AFTER);
}

unsigned eg_waiting(const orr_ctx *t, orr_seat s)        /* EG-A76; places matter in a turn's own hand only (EG-A19) */
{
    const eg_state *p = eg(t);
    const orr_frame *play = NULL;
    unsigned set = 0, obeyed;
    if (s != p->active) return 0;
    for (unsigned i = 1; i < p->core.depth; i++)
        if (p->core.frame[i].proc == P_PLAY) play = &p->core.frame[i];
    if (!plays_again(t, play, s)) return 0;
    obeyed = play ? play->local[PL_OBEYED] : 0;
    for (unsigned i = 0; i < p->front[s].z.n; i++) {
        const orr_card c = p->front[s].card[i];
        if (eg_effect_of(t, c.kind) != EG_FORCE_TO_PLAY) continue;
        if (obeyed && c.tag == play->local[PL_PLACE]) obeyed--;
        else set |= 1u << c.tag;
    }
    return set;
}

/* ---- which cards can be played ------------------------------------------------------------------------------- */

/* The kinds that may be chosen now: of the forced place if a Force rules, else of the whole hand (EG-29). */
static eg_kinds playable(const orr_ctx *t, orr_seat s)
{
    const eg_state *p = eg(t);
    if (!p->banned && !eg_in(p->forced, s)) return eg_kinds_of(p->hand[s].card, p->hand[s].z.n);   /* the usual case */
    const unsigned force = ruling_force(t, s);
    eg_kinds can = 0;
    for (unsigned i = 0; i < p->hand[s].z.n; i++) {
        const orr_card c = p->hand[s].card[i];
        if (eg_prohibited(t, c.kind)) continue;
        if (force != NO_FORCE && c.tag != p->front[s].card[force].tag) continue;
        can |= eg_kind(c.kind);
    }
    return can;
}

static bool can_play(const orr_ctx *t, orr_seat s)       /* EG-32 */
{
    const eg_state *p = eg(t);
    return p->banned ? playable(t, s) != 0 : p->hand[s].z.n != 0;     /* a Force that rules has a card in its place */
}

/* ---- playing one card ---------------------------------------------------------------------------------------- */

orr_next eg_play_card(orr_ctx *t, orr_frame *f, uint8_t then, orr_card c)
{
    const unsigned effect = eg_effect_of(t, c.kind);
    const orr_seat who = f->who;
    c.tag = 0;
    orr_tell(t, effect == EG_SCIENCE ? EG_39 : EG_40, EG_TOLD_PLAY, ORR_EVERYBODY, ORR_ARGS(who, c.kind, 0), 0);
    if (effect == EG_SCIENCE) return eg_add_science(t, f, then, c);
    orr_put(ORR_AT(eg(t)->stack), c);
    return orr_call(t, f, then, (uint8_t)(P_FIRST_CARD + effect), who, 0, 0);
}

orr_card eg_take_played(orr_ctx *t) { return orr_take_top(t, ORR_AT(eg(t)->stack), ORR_EVERYBODY); }

orr_next eg_put_away(orr_ctx *t, orr_rule why)           /* EG-41, EG-A13: the inner card first, the outer on top */
{
    orr_by(t, why);
    orr_by(t, EG_41);
    orr_put(ORR_AT(eg(t)->discard), eg_take_played(t));
    return orr_return(t, 0);
}

orr_next eg_play_or_discard(orr_ctx *t, orr_frame *f, uint8_t then, orr_card c, orr_rule if_not)
{
    if (!eg_prohibited(t, c.kind)) return eg_play_card(t, f, then, c);
    c.tag = 0;
    orr_put(ORR_AT(eg(t)->discard), c);
    orr_tell(t, if_not, EG_TOLD_DISCARD_SHOWN, ORR_EVERYBODY, ORR_ARGS(f->who, c.kind, 0), 0);
    return orr_goto(f, then);
}

/* ---- the Play step -------------------------------------------------------------------------------------------- */

/* A forced card leaves its place in public; any other leaves the table guessing which place it was. Only plays from
 * hand come through here, so a stolen card or the top card uses up no Force (EG-A23). */
static orr_card take_chosen(orr_ctx *t, orr_frame *f, unsigned kind)
{
    eg_state *p = eg(t);
    const unsigned force = ruling_force(t, f->who);
    if (force == NO_FORCE) return eg_take(t, f->who, kind, EG_ANY_COPY, ORR_EVERYBODY);
    const orr_at hand = ORR_AT(p->hand[f->who]);
    const uint8_t place = p->front[f->who].card[force].tag;
    unsigned i = 0;
    while (hand.c[i].kind != kind || hand.c[i].tag != place) i++;
    if (place == EG_PASSED) p->passed--;
    if (place == EG_DRAWN) p->drawn--;
    obey_forces(t, f, place);
    return orr_take_loose(t, hand, i, ORR_EVERYBODY);
}

/* EG-62, EG-A24: only the forced card is shown; several can be there only through abilities, the first kind then. */
static orr_next show_forced(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    const uint8_t place = p->front[f->who].card[ruling_force(t, f->who)].tag;
    unsigned kind = EG_MAX_KINDS;
    for (unsigned i = 0; i < p->hand[f->who].z.n; i++)
        if (p->hand[f->who].card[i].tag == place && p->hand[f->who].card[i].kind < kind)
            kind = p->hand[f->who].card[i].kind;
    orr_card c = take_chosen(t, f, kind);
    c.tag = 0;
    orr_put(ORR_AT(p->discard), c);
    orr_tell(t, EG_62, EG_TOLD_DISCARD_SHOWN, ORR_EVERYBODY, ORR_ARGS(f->who, c.kind, 0), 0);
    return orr_goto(f, PL_DONE);
}

static orr_next show_hand(orr_ctx *t, orr_frame *f)      /* EG-30, EG-32 */
{
    eg_state *p = eg(t);
    const orr_at hand = ORR_AT(p->hand[f->who]);
    for (unsigned i = 0; i < hand.z->n; i++) {
        orr_show(t, hand, i, ORR_EVERYBODY);
        orr_tell(t, EG_30, EG_TOLD_SHOW, ORR_EVERYBODY, ORR_ARGS(f->who, hand.c[i].kind, 0), 0);
    }
    return orr_goto(f, PL_DISCARD);
}

static bool may_protect_late(const orr_ctx *t, const orr_frame *f)
{
    const eg_state *p = eg(t);
    return !f->local[PL_TAKES_HOLD] && eg_in(p->forced & p->protected, f->who);
}

static orr_next ask_play(orr_ctx *t, orr_frame *f)
{
    const eg_state *p = eg(t);
    const bool open = p->owners && !f->local[PL_EXTRA];  /* the DRAWN window of the module */
    if (any_void_force(t, f->who)) return orr_goto(f, PL_FORCE);
    if (open) return orr_ask_open(f, orr_one(f->who), PL_ANSWER);
    return can_play(t, f->who) ? orr_ask(f, orr_one(f->who), PL_ANSWER) : orr_goto(f, PL_SHOW);
}

static orr_next force_step(orr_ctx *t, orr_frame *f)
{
    f->step = PL_ASK;
    if (!eg_in(eg(t)->forced, f->who)) return ask_play(t, f);
    discard_void_forces(t, f->who);
    return orr_goto(f, eg_option(t, EG_O_PROTECT_LATE) ? PL_LATE : PL_ASK);
}

orr_next eg_run_play(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case PL_FORCE:
        return force_step(t, f);
    case PL_LATE:                                        /* EG-A31, protect_late=yes */
        return may_protect_late(t, f) ? orr_ask(f, orr_one(f->who), PL_LATE_ANSWER) : orr_goto(f, PL_ASK);
    case PL_LATE_ANSWER:
        f->local[PL_TAKES_HOLD] = in->act.verb == EG_V_SUFFER;
        if (in->act.verb == EG_V_PROTECT) {
            eg_discard_front(t, f->who, EG_PROTECT_PLAYER, EG_A31);
            orr_tell(t, EG_A31, EG_TOLD_PROTECTED, ORR_EVERYBODY, f->who, 0);
            eg_discard_front(t, f->who, EG_FORCE_TO_PLAY, EG_A31);
        }
        return orr_goto(f, PL_LATE);
    case PL_ASK:
        return ask_play(t, f);
    case PL_ANSWER:                                      /* EG-28 */
        if (in->act.verb == EG_V_SHOW) return orr_goto(f, PL_SHOW);
        return eg_play_card(t, f, PL_DONE, take_chosen(t, f, in->act.a));
    case PL_SHOW:
        return ruling_force(t, f->who) != NO_FORCE ? show_forced(t, f) : show_hand(t, f);
    case PL_DISCARD:
        return eg(t)->hand[f->who].z.n ? orr_ask(f, orr_one(f->who), PL_DISCARD_ANSWER) : orr_goto(f, PL_DONE);
    case PL_DISCARD_ANSWER:                     /* EG-31, EG-A45: of a hand everybody has seen; then the pass (EG-33) */
        eg_discard_from_hand(t, f->who, in->act.a, in->act.b, EG_31);
        return orr_goto(f, PL_DONE);
    case PL_DONE:
        discard_obeyed(t, f);
        return orr_return(t, 0);
    }
    orr_impossible();
}

/* Why a card that is in hand cannot be chosen. */
static void bar_rest(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    const orr_rule psych = p->banned == EG_BLUE ? EG_67 : EG_74;
    if (orr_wants(l, EG_V_PLAY)) orr_bar_wanted(l, EG_29);
    for (unsigned i = 0; i < p->hand[s].z.n; i++) {
        const uint8_t kind = p->hand[s].card[i].kind;
        orr_offer(l, EG_V_PLAY, kind, 0, 0, eg_prohibited(t, kind) ? psych : EG_57);
    }
    orr_offer(l, EG_V_SHOW, 0, 0, 0, EG_32);
}

static void play_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_kinds can = playable(t, s);
    eg_offer_kinds(l, EG_V_PLAY, can);
    if (!can && f->open) orr_offer(l, EG_V_SHOW, 0, 0, 0, 0);
    if (l->asking_why) bar_rest(t, s, l);
}

void eg_options_play(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (f->step == PL_ANSWER) {
        play_options(t, f, s, l);
    } else if (f->step == PL_DISCARD_ANSWER) {
        eg_offer_hand(t, s, EG_V_DISCARD, l);
    } else {
        orr_offer(l, EG_V_PROTECT, 0, 0, 0, 0);
        orr_offer(l, EG_V_SUFFER, 0, 0, 0, 0);
    }
}
