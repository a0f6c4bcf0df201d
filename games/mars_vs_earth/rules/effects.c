/* effects.c - what cards and Threat boxes do (section 7 of the ledger): MVE-107, MVE-113, MVE-160, MVE-174, MVE-A20,
 * MVE-A58, MVE-A60, MVE-A71, MVE-A93, MVE-A97. Gavel effects are in trial.c. */
#include "games/mars_vs_earth/mve_state.h"

enum { EF_ASK, EF_ANSWER };
enum { L_EFFECT, L_CARD };                         /* the effect; the place on the table of the card that has it */

/* ---- what there is to choose from ----------------------------------------------------------------------------------
 */

static mve_kinds others_revealed(const mve_state *p, unsigned card)      /* D20 */
{
    mve_kinds set = 0;
    for (unsigned i = 0; i < p->laid.z.n; i++)
        if (i != card && mve_on_threat(p->laid.card[i].tag)) set |= mve_kind(p->laid.card[i].kind);
    return set;
}

static unsigned highest(const mve_state *p)        /* D23: the Resources that are highest, a bit each */
{
    unsigned set = 1;
    for (unsigned r = 1; r < MVE_RESOURCES; r++) {
        const int top = p->resource[__builtin_ctz(set)];
        if (p->resource[r] > top) set = 1u << r;
        else if (p->resource[r] == top) set |= 1u << r;
    }
    return set;
}

/* D22: face-down cards are those of other Agents. How many; the last of them. */
static unsigned peeks(const mve_state *p, orr_seat who, orr_seat *seat, unsigned *wave)
{
    unsigned n = 0;
    for (orr_seats left = (orr_seats)(p->agents & ~orr_one(who)); left; left &= (orr_seats)(left - 1)) {
        const unsigned s = (unsigned)__builtin_ctz(left), cards = p->dna[s].z.n;
        if (!cards) continue;                      /* the co-op game has no DNA */
        n += cards;
        *seat = (orr_seat)s, *wave = cards - 1;
    }
    return n;
}

/* ---- what happens --------------------------------------------------------------------------------------------------
 */

static void idle(orr_ctx *t, orr_rule why) { orr_tell(t, why, MVE_TOLD_IDLE, ORR_EVERYBODY, 0, 0); }

static void new_information(orr_ctx *t)            /* MVE-A20: sorted like the others, its own "!" is pending */
{
    mve_state *p = mve(t);
    orr_card c;
    if (p->laid.z.n == MVE_LAID || !mve_draw_card(t, &c, ORR_EVERYBODY)) {
        idle(t, MVE_A58);
        return;
    }
    c.tag = MVE_REVEALED;
    orr_put(ORR_AT(p->laid), c);
    orr_tell(t, MVE_A20, MVE_TOLD_SHOWS, ORR_EVERYBODY, ORR_ARGS(mve_threat_in(p, p->current), c.kind, 0), 0);
}

static void take_off(orr_ctx *t, unsigned kind, unsigned card)           /* MVE-A71, MVE-A97 */
{
    mve_state *p = mve(t);
    unsigned found = MVE_LAID;
    for (unsigned i = 0; i < p->laid.z.n; i++) {
        if (i == card || p->laid.card[i].kind != kind || !mve_on_threat(p->laid.card[i].tag)) continue;
        if (found == MVE_LAID || p->laid.card[i].tag == MVE_REVEALED) found = i;
    }
    /* cppcheck-suppress arrayIndexOutOfBounds ; one of the kind lies there */
    p->laid.card[found].tag = p->laid.card[found].tag == MVE_RESOLVED ? MVE_SPENT : MVE_ASIDE;
    orr_tell(t, MVE_A71, MVE_TOLD_TAKEN_OFF, ORR_EVERYBODY, kind, 0);
}

static void peek(orr_ctx *t, orr_seat who, orr_seat at, unsigned wave)   /* MVE-174: it stays in its place */
{
    mve_state *p = mve(t);
    orr_show(t, ORR_AT(p->dna[at]), wave, orr_one(who));
    orr_tell(t, MVE_174, MVE_TOLD_PEEKS, orr_one(who), ORR_ARGS(who, at, wave), p->dna[at].card[wave].kind);
}

static void change_next(orr_ctx *t, int by)        /* MVE-107; copies add up (MVE-102) */
{
    mve_state *p = mve(t);
    p->next = (int16_t)(p->next + by);
    orr_tell(t, MVE_107, by < 0 ? MVE_TOLD_EASIER : MVE_TOLD_HARDER, ORR_EVERYBODY, (uint32_t)(by < 0 ? -by : by), 0);
}

/* ---- asking first ---------------------------------------------------------------------------------------------------
 */

static bool several(unsigned set) { return set & (set - 1); }

/* Is there a choice to be made? A single legal answer is given by the engine (section 4 of the ledger). */
static bool asks(const orr_ctx *t, unsigned effect, unsigned card)
{
    const mve_state *p = mve(t);
    orr_seat seat;
    unsigned wave;
    switch (effect) {
    case MVE_REMOVE_CARD: return others_revealed(p, card) != 0;
    case MVE_GIVE_INIT: return true;
    case MVE_PEEK_DNA: return peeks(p, mve_chooser(p), &seat, &wave) > 1;
    case MVE_EXTRA_LOSS: return several(highest(p));
    case MVE_REINSTATE: return several(p->civilians);
    default: return false;
    }
}

/* A Resource loses; what was lowered is the caller's to read. */
static orr_next loses(orr_ctx *t, orr_frame *f, uint8_t then, unsigned resource, unsigned amount, unsigned card)
{
    if (mve_lose(t, resource, amount, mve_cause(t, card))) return ORR_OVER;
    orr_core_of(t)->ret = (int16_t)(1u << resource);
    return orr_goto(f, then);
}

static orr_next happens(orr_ctx *t, orr_frame *f, uint8_t then, unsigned effect, unsigned amount, unsigned card)
{
    mve_state *p = mve(t);
    const orr_seat chooser = mve_chooser(p);
    orr_seat seat = 0;
    unsigned wave = 0;
    switch (effect) {
    case MVE_NEW_INFO: new_information(t); break;
    case MVE_NEXT_EASIER: change_next(t, -(int)amount); break;
    case MVE_NEXT_HARDER: change_next(t, (int)amount); break;
    case MVE_PEEK_DNA:
        if (peeks(p, chooser, &seat, &wave)) peek(t, chooser, seat, wave);
        else idle(t, MVE_A58);
        break;
    case MVE_DRAW:                                 /* hand size ignored */
        if (p->hand[chooser].z.n == MVE_HAND || !p->skill.z.n) idle(t, MVE_A58);
        else mve_draw(t, chooser, amount, mve_cause(t, card));
        break;
    case MVE_EXTRA_LOSS: return loses(t, f, then, (unsigned)__builtin_ctz(highest(p)), amount, card);
    case MVE_INIT_LEFT: mve_take_initiative(t, mve_next(p, p->initiative), MVE_113); break;
    case MVE_REINSTATE:                            /* MVE-160, MVE-A60 */
        if (p->civilians) return mve_reinstate(t, f, then, (orr_seat)__builtin_ctz(p->civilians));
        idle(t, MVE_A58);
        break;
    case MVE_REMOVE_CARD: idle(t, MVE_A58); break;      /* no other card is there, or it would have been asked */
    default:
        if (effect >= MVE_GAIN_DEFENSE && effect <= MVE_GAIN_FOOD)
            mve_gain(t, effect - MVE_GAIN_DEFENSE, amount, mve_cause(t, card));
        if (effect >= MVE_LOSE_DEFENSE && effect <= MVE_LOSE_FOOD)
            return loses(t, f, then, effect - MVE_LOSE_DEFENSE, amount, card);
    }
    return orr_goto(f, then);
}

static bool has_amount(unsigned effect)
{
    return effect == MVE_NEXT_EASIER || effect == MVE_NEXT_HARDER || effect == MVE_DRAW || effect == MVE_EXTRA_LOSS ||
           (effect >= MVE_GAIN_DEFENSE && effect <= MVE_LOSE_FOOD);
}

orr_next mve_do_effect(orr_ctx *t, orr_frame *f, uint8_t then, unsigned effect, unsigned amount, unsigned card)
{
    if (!amount && has_amount(effect)) {           /* a set may say 0: then nothing comes of it */
        idle(t, MVE_A58);
        return orr_goto(f, then);
    }
    if (!asks(t, effect, card)) return happens(t, f, then, effect, amount, card);
    orr_call(t, f, then, P_EFFECT, mve_chooser(mve(t)), (uint8_t)effect, (uint8_t)card);
    orr_core_of(t)->frame[orr_core_of(t)->depth - 1].local[MVE_EF_AMOUNT] = (uint8_t)amount;
    return ORR_NEXT;
}

static orr_next answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const unsigned card = f->local[L_CARD], amount = f->local[MVE_EF_AMOUNT];
    switch (in->act.verb) {
    case MVE_V_TAKE_OFF: take_off(t, in->act.a, card); break;
    case MVE_V_GIVE: mve_take_initiative(t, in->act.a, MVE_113); break;
    case MVE_V_PEEK: peek(t, in->seat, in->act.a, in->act.b); break;
    case MVE_V_LOSE:
        if (mve_lose(t, in->act.a, amount, mve_cause(t, card))) return ORR_OVER;
        return orr_return(t, (int16_t)(1u << in->act.a));
    case MVE_V_REINSTATE: return mve_reinstate(t, f, EF_ASK, in->act.a);
    case MVE_V_LEAVE: break;
    }
    return orr_return(t, 0);
}

orr_next mve_run_effect(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (in) {
        f->local[L_EFFECT] = in->act.verb == MVE_V_REINSTATE ? MVE_NOTHING : f->local[L_EFFECT];
        return answer(t, f, in);
    }
    if (f->local[L_EFFECT] == MVE_NOTHING) return orr_return(t, 0);      /* back from the reinstatement */
    return orr_ask(f, orr_one(f->who), EF_ANSWER);
}

void mve_options_effect(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    switch (f->local[L_EFFECT]) {
    case MVE_REMOVE_CARD:
        if (orr_wants(l, MVE_V_TAKE_OFF)) orr_bar_wanted(l, MVE_A97);
        mve_offer_kinds(l, MVE_V_TAKE_OFF, others_revealed(p, f->local[L_CARD]), 0);
        orr_offer(l, MVE_V_LEAVE, 0, 0, 0, 0);
        break;
    case MVE_GIVE_INIT:
        for (unsigned x = 0; x < p->core.seats; x++) orr_offer(l, MVE_V_GIVE, x, 0, 0, 0);
        break;
    case MVE_PEEK_DNA:
        if (orr_wants(l, MVE_V_PEEK)) orr_bar_wanted(l, MVE_A58);
        for (unsigned x = 0; x < p->core.seats; x++) {
            const orr_rule bar = x != s && mve_in(p->agents, x) ? 0 : MVE_A58;
            for (unsigned w = 0, n = bar && !l->asking_why ? 0 : p->dna[x].z.n; w < n; w++)
                orr_offer(l, MVE_V_PEEK, x, w, 0, bar);
        }
        break;
    case MVE_EXTRA_LOSS:
        for (unsigned r = 0, can = highest(p); r < MVE_RESOURCES; r++)
            orr_offer(l, MVE_V_LOSE, r, 0, 0, can >> r & 1 ? 0 : MVE_99);
        break;
    case MVE_REINSTATE:
        for (unsigned x = 0; x < p->core.seats; x++)
            orr_offer(l, MVE_V_REINSTATE, x, 0, 0, mve_in(p->civilians, x) ? 0 : MVE_A60);
    }
}
