/* abilities.c - the optional Special Abilities: EG-118 to EG-122, EG-A36, EG-A50, EG-A51, EG-A65 to EG-A70.
 * START, DRAWN and AFTER are open questions at which owners interject (EG-A74); PLAYED and HIT are windows in aim.c,
 * PASS and the wider draw are answers in turn.c. */
#include "games/earth_gambit/eg_state.h"

static const eg_ability_row *ability_of(const orr_ctx *t, orr_seat s)
{
    const eg_state *p = eg(t);
    return p->ability[s].z.n ? &eg_set_of(t->box)->abilities[p->ability[s].card[0].kind] : NULL;
}

bool eg_has(const orr_ctx *t, orr_seat s, eg_ability_effect effect, unsigned window)
{
    const eg_ability_row *a = ability_of(t, s);
    return a && a->effect == effect && (a->windows & window) && (a->who == EG_ANYONE || s == eg(t)->active);
}

const eg_ability_row *eg_spend(orr_ctx *t, orr_seat s)
{
    eg_state *p = eg(t);
    const orr_card c = orr_take_top(t, ORR_AT(p->ability[s]), ORR_EVERYBODY);
    orr_put(ORR_AT(p->used), c);
    p->owners &= (orr_seats)~orr_one(s);
    orr_tell(t, EG_118, EG_TOLD_ABILITY, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
    return &eg_set_of(t->box)->abilities[c.kind];
}

eg_course eg_rest_of_turn(unsigned window)
{
    return (eg_course){ .then_draws = window == EG_AT_START, .plays = window == EG_AT_START || window == EG_AT_DRAWN };
}

/* EG-120, EG-A51: what the active hand will hold when the ability and the plays still to come are over. A draw brings a
 * card only while the piles have one (EG-A11). */
orr_rule eg_leaves_no_pass(const orr_ctx *t, eg_course c)
{
    const eg_state *p = eg(t);
    int hand = p->hand[p->active].z.n, piles = p->draw.z.n + p->discard.z.n;
    const int drawn = c.draws < piles ? c.draws : piles;
    hand += drawn - c.discards;
    piles += c.discards - drawn;
    hand += c.then_draws < piles ? c.then_draws : piles;
    return hand - c.plays < 1 ? EG_120 : 0;
}

orr_seats eg_may(const orr_ctx *t) { return eg(t)->owners; }

/* ---- interjections ----------------------------------------------------------------------------------------------- */

enum { AB_BEGIN, AB_AIMED, AB_PLAY, AB_DONE };
enum { L_VERB, L_TARGET };

/* EG-A36: an ability answers to Protect only if its data says that it counts as an action. */
static orr_next use(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    const eg_ability_row *a = eg_spend(t, f->who);
    f->local[L_VERB] = in->act.verb;
    f->local[L_TARGET] = in->act.a;
    switch (in->act.verb) {
    case EG_V_USE_CANCEL:                                /* EG-122 */
        eg_end_psych(t, eg_first(p, p->psych), EG_122);
        return orr_goto(f, AB_DONE);
    case EG_V_USE_AWAIT:
        p->await |= orr_one(f->who);
        orr_tell(t, EG_122, EG_TOLD_AWAIT, ORR_EVERYBODY, f->who, 0);
        return orr_goto(f, AB_DONE);
    case EG_V_USE_HEAL:
        eg_heal(t, f->who, EG_A70);
        return orr_goto(f, AB_DONE);
    case EG_V_USE_EXTRA:                                 /* EG-A67 */
        for (unsigned k = 0; k < a->draw_first; k++) eg_draw(t, f->who, EG_KEPT, EG_A67);
        return orr_goto(f, AB_PLAY);
    case EG_V_USE_SWAP:                                  /* face down until it is settled: a frame would show it */
        eg_lay_down(t, f->who, in->act.a, in->act.c);
        f->local[L_TARGET] = in->act.b;                  /* fall through */
    case EG_V_USE_DAMAGE:
    case EG_V_USE_PEEK:
        orr_core_of(t)->ret = 0;
        f->step = AB_AIMED;
        if (!a->counts_as_action) return ORR_NEXT;
        return eg_aim(t, f, AB_AIMED, orr_one(f->local[L_TARGET]), AIM_NO_WINDOW);
    }
    orr_impossible();
}

/* Chance picks one of the cards, not a slot: they are counted by kind and place, so that the order in which a hand is
 * kept decides nothing. */
static orr_card pick_random(orr_ctx *t, orr_at hand)
{
    const unsigned n = hand.z->n, wanted = orr_below(t, n);
    for (unsigned i = 0, below, alike; i < n; i++) {
        const orr_card c = hand.c[i];
        below = alike = 0;
        for (unsigned k = 0; k < n; k++) {
            const orr_card x = hand.c[k];
            below += x.kind < c.kind || (x.kind == c.kind && x.tag < c.tag);
            alike += x.kind == c.kind && x.tag == c.tag;
        }
        if (wanted >= below && wanted < below + alike) return c;
    }
    return hand.c[0];                                    /* not reached: one of them has every rank */
}

/* Each of the two sees the card received; both are KEPT. */
static void swap_random(orr_ctx *t, orr_seat s, orr_seat other)
{
    eg_state *p = eg(t);
    const orr_seats both = (orr_seats)(orr_one(s) | orr_one(other));
    const orr_at hand = ORR_AT(p->hand[other]);
    const orr_card mine = orr_take_top(t, ORR_AT(p->offer[s]), both);
    const orr_card picked = pick_random(t, hand);
    const orr_card theirs = eg_take(t, other, picked.kind, EG_FIRST_COPY + picked.tag, both);
    eg_gain(t, other, mine);
    eg_gain(t, s, theirs);
    orr_tell(t, EG_A70, EG_TOLD_TRADE, both, ORR_ARGS(s, other, 0), mine.kind);
    orr_tell(t, EG_A70, EG_TOLD_TRADE, both, ORR_ARGS(other, s, 0), theirs.kind);
}

static orr_next take_effect(orr_ctx *t, orr_frame *f)
{
    eg_state *p = eg(t);
    const orr_seat target = f->local[L_TARGET];
    switch (f->local[L_VERB]) {
    case EG_V_USE_DAMAGE:
        return eg_hurt(t, f, AB_DONE, target);
    case EG_V_USE_PEEK:
        orr_show(t, ORR_AT(p->role[target]), 0, orr_one(f->who));
        orr_tell(t, EG_116, EG_TOLD_PEEK_ROLE, orr_one(f->who), ORR_ARGS(f->who, target, 0),
                 p->role[target].card[0].kind);
        return orr_goto(f, AB_DONE);
    case EG_V_USE_SWAP:                                  /* nobody without a card is a target (EG-A70) */
        swap_random(t, f->who, target);
        return orr_goto(f, AB_DONE);
    }
    orr_impossible();
}

/* EG-A19, EG-A36: a card laid down and not swapped comes back to the place it had, and the table knows it. */
static void take_back(orr_ctx *t, orr_seat s)
{
    eg_state *p = eg(t);
    orr_drop_in(ORR_AT(p->hand[s]), orr_take_top(t, ORR_AT(p->offer[s]), orr_one(s)));
    if (s == p->active) p->stray--;
}

orr_next eg_run_ability(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case AB_BEGIN:
        return use(t, f, in);
    case AB_AIMED:
        return orr_core_of(t)->ret ? orr_goto(f, AB_DONE) : take_effect(t, f);
    case AB_PLAY: {
        const orr_next r = orr_call(t, f, AB_DONE, P_PLAY, f->who, 0, 0);
        orr_core_of(t)->frame[orr_core_of(t)->depth - 1].local[PL_EXTRA] = 1;
        return r;
    }
    case AB_DONE:
        if (eg(t)->offer[f->who].z.n) take_back(t, f->who);
        return orr_return(t, 0);
    }
    orr_impossible();
}

static unsigned window_of(const orr_frame *f)
{
    if (f->proc == P_PLAY) return EG_AT_DRAWN;
    return f->step == T_WINDOW_ANSWER ? EG_AT_START : EG_AT_AFTER;
}

static void offer_swap(const orr_ctx *t, orr_seat s, orr_list *l, orr_rule bar)
{
    const eg_state *p = eg(t);
    if (orr_wants(l, EG_V_USE_SWAP)) orr_bar_wanted(l, EG_29);
    for (eg_kinds left = eg_kinds_of(p->hand[s].card, p->hand[s].z.n); left; left &= left - 1)
        for (unsigned k = 0; k < p->core.seats; k++)
            for (unsigned can = k == s ? 0 : eg_copies(t, s, eg_lowest(left)); can; can &= can - 1)
                orr_offer(l, EG_V_USE_SWAP, eg_lowest(left), k, (unsigned)__builtin_ctz(can),
                          p->hand[k].z.n ? bar : EG_A70);
}

static void offer_damage(const orr_ctx *t, orr_list *l, eg_course rest)
{
    const eg_state *p = eg(t);
    for (unsigned k = 0; k < p->core.seats; k++) {
        rest.discards = k == p->active && !eg_in(p->damaged, k) && p->hand[k].z.n;
        orr_offer(l, EG_V_USE_DAMAGE, k, 0, 0, eg_leaves_no_pass(t, rest));
    }
}

/* It is another ability, or none; or another moment. */
static orr_rule why_not_used(const eg_ability_row *a, unsigned verb)
{
    static const uint8_t effects[] = {
        [EG_V_USE_CANCEL - EG_V_USE_CANCEL] = EG_CANCEL_PSYCH, [EG_V_USE_AWAIT - EG_V_USE_CANCEL] = EG_CANCEL_PSYCH,
        [EG_V_USE_HEAL - EG_V_USE_CANCEL] = EG_HEAL_SELF, [EG_V_USE_DAMAGE - EG_V_USE_CANCEL] = EG_ABILITY_DAMAGE,
        [EG_V_USE_PEEK - EG_V_USE_CANCEL] = EG_PEEK_ROLE, [EG_V_USE_SWAP - EG_V_USE_CANCEL] = EG_SWAP_RANDOM,
        [EG_V_USE_EXTRA - EG_V_USE_CANCEL] = EG_EXTRA_PLAY,
    };
    return a && a->effect == effects[verb - EG_V_USE_CANCEL] ? EG_A74 : EG_118;
}

void eg_options_ability(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    const unsigned window = window_of(f);
    eg_course rest = eg_rest_of_turn(window);
    const eg_ability_row *a = ability_of(t, s);
    if (l->asking_why && l->want.verb < EG_N_VERBS) orr_bar_wanted(l, why_not_used(a, l->want.verb));
    if (!a || !eg_has(t, s, (eg_ability_effect)a->effect, window)) return;
    const orr_rule bar = eg_leaves_no_pass(t, rest);
    switch (a->effect) {
    case EG_CANCEL_PSYCH:
        if (l->asking_why && l->want.verb <= EG_V_USE_AWAIT) orr_bar_wanted(l, EG_122);
        orr_offer(l, p->psych ? EG_V_USE_CANCEL : EG_V_USE_AWAIT, 0, 0, 0, bar);
        break;
    case EG_HEAL_SELF:
        rest.draws = s == p->active;
        orr_offer(l, EG_V_USE_HEAL, 0, 0, 0, eg_in(p->damaged, s) ? eg_leaves_no_pass(t, rest) : EG_A70);
        break;
    case EG_ABILITY_DAMAGE:
        offer_damage(t, l, rest);
        break;
    case EG_PEEK_ROLE:
        for (unsigned k = 0; k < p->core.seats; k++) orr_offer(l, EG_V_USE_PEEK, k, 0, 0, k == s ? EG_A70 : bar);
        break;
    case EG_SWAP_RANDOM:
        offer_swap(t, s, l, bar);
        break;
    case EG_EXTRA_PLAY:
        rest.draws = a->draw_first;
        rest.plays++;
        orr_offer(l, EG_V_USE_EXTRA, 0, 0, 0, eg_leaves_no_pass(t, rest));
        break;
    default:;                                            /* the others answer questions of their own */
    }
}
