/* resolve.c - resolving Threats: MVE-80 to MVE-107, MVE-197, MVE-214, MVE-215, MVE-A5, MVE-A13, MVE-A17 to MVE-A22,
 * MVE-A56, MVE-A57, MVE-A68 to MVE-A71, MVE-A79. */
#include "games/mars_vs_earth/mve_state.h"

enum {
    L_FROM,
    L_OFFSET,  /* order of the step; places on from it */
    L_TRIGGER, /* whose effects are pending: an mve_when */
    L_WILD,    /* place of the Wild card being asked for */
    L_LOST,    /* Resources that the failure box lowered, a bit each (MVE-A21) */
    L_FIRST,   /* place of the first revealed card: all cards from there on are of this Threat */
    L_WHENS
}; /* triggers that a revealed card may have, a bit each */

orr_seat mve_chooser(const mve_state *p) /* MVE-97, MVE-99; MVE-83, MVE-104: else the holder of that moment (MVE-A13) */
{
    return mve_is_led(p, p->current) ? mve_leader(p, p->current) : p->initiative;
}
static orr_next ask_chooser(const orr_ctx *t, orr_frame *f, uint8_t answer_step)
{
    return orr_ask(f, orr_one(mve_chooser(mve(t))), answer_step);
}
static bool fails_by_itself(const orr_ctx *t)      /* MVE-105 */
{
    return mve_ed(t)->unled_fail && !mve_is_led(mve(t), mve(t)->current);
}

enum { ALL_WHENS = 0xff };
static unsigned whens_of(const mve_card_row *c) { return 1u << c->when1 | 1u << c->when2; }

/* ---- shuffle and reveal ------------------------------------------------------------------------------------------ */

__attribute__((cold, noinline)) static void tell_revealed(orr_ctx *t, unsigned first)
{
    const mve_state *p = mve(t);
    for (unsigned i = first; i < p->laid.z.n; i++)
        orr_tell(t, MVE_84, MVE_TOLD_SHOWS, ORR_EVERYBODY,
                 ORR_ARGS(mve_threat_in(p, p->current), p->laid.card[i].kind, 0), 0);
}

/* MVE-82: cards leave their places and owners behind; after the shuffle nothing links them to anybody. */
static void shuffle_and_reveal(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    orr_card pile[MVE_LAID];
    orr_zone z = { 0, 0, 0 };
    const unsigned n = p->laid.z.n, slot = p->current;
    const mve_card_row *const rows = mve_set_of(t->box)->cards;
    unsigned kept = 0, taken = 0, whens = 0;
    for (unsigned i = 0; i < n; i++)
        if (mve_is_at(p->laid.card[i].tag, slot)) pile[taken++] = p->laid.card[i];
        else p->laid.card[kept++] = p->laid.card[i];
    z.n = (uint8_t)taken;
    orr_mix_blurred(t, (orr_at){ &z, pile }, ORR_EVERYBODY);             /* MVE-84: one by one, for all to see */
    if (taken) orr_learned(t);
    for (unsigned i = kept; i < n; i++) {
        orr_card *const c = &p->laid.card[i];
        *c = pile[n - 1 - i];
        c->tag = MVE_REVEALED;
        whens |= whens_of(&rows[c->kind]);
    }
    if (t->news) tell_revealed(t, kept);
    f->local[L_FIRST] = (uint8_t)kept;
    f->local[L_WHENS] = (uint8_t)whens;
}

/* The next Threat, or MVE_SLOTS: led ones in order, then the unled (MVE-80, MVE-81, MVE-A9). */
static unsigned next_slot(const mve_state *p, orr_frame *f)
{
    unsigned offset = f->local[L_OFFSET];
    const unsigned slot = mve_led_in_order(p, f->local[L_FROM], &offset);
    f->local[L_OFFSET] = (uint8_t)offset;
    if (slot < MVE_SLOTS) return slot;
    for (unsigned k = 0; k < MVE_SLOTS; k++)
        if (p->active[k].z.n) return k;
    return MVE_SLOTS;
}

static orr_next begin_threat(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    const unsigned slot = next_slot(p, f);
    if (slot == MVE_SLOTS) {
        if (p->next) orr_tell(t, MVE_107, MVE_TOLD_LOST, ORR_EVERYBODY, 0, 0);
        p->next = 0;
        return mve_won_after_resolution(t) ? ORR_OVER : orr_return(t, 0);
    }
    p->current = (uint8_t)slot;
    p->modifier = p->next;
    p->next = p->total = 0;
    f->local[L_LOST] = 0;
    orr_tell(t, mve_is_led(p, slot) ? MVE_80 : MVE_81, MVE_TOLD_RESOLVES, ORR_EVERYBODY, mve_threat_in(p, slot), 0);
    shuffle_and_reveal(t, f);
    if (fails_by_itself(t)) return orr_goto(f, RS_OUTCOME);              /* MVE-105, MVE-A10, MVE-A57 */
    f->local[L_TRIGGER] = MVE_AT_ONCE;
    return orr_goto(f, RS_AT_ONCE);
}

/* ---- effects of the cards ---------------------------------------------------------------------------------------- */

typedef struct { uint8_t effect, amount, leader, once; } effect;
static effect effect_of(const mve_card_row *c, unsigned when)            /* MVE-A98: at most one */
{
    if (c->when1 == when) return (effect){ c->effect1, c->amount1, c->leader1, c->once1 };
    return (effect){ c->effect2, c->amount2, c->leader2, c->once2 };
}

/* MVE-73, MVE-91: without a Leader; MVE-A18: on a Wild card also without a Leader who decides about them. */
static bool ignored(const orr_ctx *t, const mve_card_row *c, effect e)
{
    if (!e.leader) return false;
    return !mve_is_led(mve(t), mve(t)->current) || (c->skill == MVE_WILD && !mve_wild_leader(t));
}

typedef struct { mve_kinds kinds; uint16_t cards, first; } pending_cards;   /* how many; place of the first one */
static bool may_pend(const orr_frame *f) { return f->local[L_WHENS] >> f->local[L_TRIGGER] & 1; }
static pending_cards pending(const orr_ctx *t, const orr_frame *f)       /* MVE-A70; MVE-214, MVE-90: of every card */
{
    const mve_state *p = mve(t);
    const mve_card_row *const rows = mve_set_of(t->box)->cards;
    const unsigned when = f->local[L_TRIGGER];
    const orr_card *const end = p->laid.card + p->laid.z.n;
    pending_cards all = { 0, 0, 0 };
    for (const orr_card *c = p->laid.card + f->local[L_FIRST]; c < end; c++) {
        if (c->tag != MVE_REVEALED) continue;
        const mve_card_row *const row = &rows[c->kind];
        if (row->when1 != when && row->when2 != when) continue;
        const effect e = effect_of(row, when);
        if (ignored(t, row, e)) continue;
        if (!all.cards++) all.first = (uint16_t)(c - p->laid.card);
        all.kinds |= mve_kind(c->kind);
    }
    return all;
}

static unsigned place_of(const mve_state *p, unsigned kind)
{
    unsigned i = 0;
    while (p->laid.card[i].kind != kind || p->laid.card[i].tag != MVE_REVEALED) i++;
    return i;
}

/* MVE-102, MVE-A99: has another copy of the card had its effect at this Threat, even if it was taken off since? */
static bool has_happened(const mve_state *p, const orr_frame *f, unsigned kind)
{
    for (unsigned i = f->local[L_FIRST]; i < p->laid.z.n; i++) {
        const orr_card c = p->laid.card[i];
        if (c.kind == kind && (c.tag == MVE_RESOLVED || c.tag == MVE_SPENT)) return true;
    }
    return false;
}

static const orr_rule of_card[] = { MVE_103, MVE_86, MVE_97, MVE_99, MVE_134 };     /* by trigger */

orr_rule mve_cause(const orr_ctx *t, unsigned card)
{
    const orr_core *c = orr_core_of(t);
    const orr_frame *f = &c->frame[c->depth - 1];
    while (f->proc != P_RESOLVE) f--;
    if (card != MVE_LAID) return of_card[f->local[L_TRIGGER]];
    if (f->local[L_TRIGGER] == MVE_ON_SUCCESS) return MVE_98;
    return mve_ed(t)->box_effects;                       /* MVE-101, MVE-A46 */
}

/* here: where the effects pending now are looked for; then: where to go on if this was the last of them. */
static orr_next carry_out(orr_ctx *t, orr_frame *f, unsigned i, uint8_t here, uint8_t then)
{
    mve_state *p = mve(t);
    const unsigned kind = p->laid.card[i].kind;
    const effect e = effect_of(mve_card(t, kind), f->local[L_TRIGGER]);
    if (e.once && has_happened(p, f, kind)) {
        p->laid.card[i].tag = MVE_RESOLVED;
        orr_tell(t, MVE_102, MVE_TOLD_NO_EFFECT, ORR_EVERYBODY, kind, 0);
        orr_by(t, MVE_A99);
        return orr_goto(f, then);
    }
    p->laid.card[i].tag = MVE_RESOLVED;
    if (e.effect == MVE_NEW_INFO) {
        f->local[L_WHENS] = ALL_WHENS;
        then = here;                               /* MVE-A20: the new card may have an effect, too */
    }
    orr_tell(t, of_card[f->local[L_TRIGGER]], MVE_TOLD_EFFECT, ORR_EVERYBODY, kind, 0);
    return mve_do_effect(t, f, then, e.effect, e.amount, i);
}

static bool is_one(mve_kinds set) { return !(set & (set - 1)); }

/* One effect after the other; the chooser says which if there are several (D5, D8, MVE-A19). */
static orr_next effects_step(orr_ctx *t, orr_frame *f, uint8_t here, uint8_t then)
{
    if (!may_pend(f)) return orr_goto(f, then);
    const pending_cards all = pending(t, f);
    if (!all.cards) return orr_goto(f, then);
    if (!is_one(all.kinds)) return ask_chooser(t, f, RS_PICK_ANSWER);
    return carry_out(t, f, all.first, here, all.cards == 1 ? then : here);
}

/* ---- the total --------------------------------------------------------------------------------------------------- */

/* MVE-88, MVE-A17: the next Wild card at or after a place, or MVE_LAID. */
static unsigned next_wild(const orr_ctx *t, unsigned i)
{
    const mve_state *p = mve(t);
    for (; i < p->laid.z.n; i++)
        if (mve_on_threat(p->laid.card[i].tag) && mve_card(t, p->laid.card[i].kind)->skill == MVE_WILD) return i;
    return MVE_LAID;
}

static bool wild_left(const orr_ctx *t, const orr_frame *f)
{
    return mve_wild_leader(t) && next_wild(t, f->local[L_WILD]) < MVE_LAID;
}

static orr_next wild_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const bool good = in->act.verb == MVE_V_GOOD;
    mve_count(t, mve_card(t, in->act.a)->strength, good);
    orr_tell(t, MVE_88, MVE_TOLD_WILD, ORR_EVERYBODY, ORR_ARGS(in->act.a, good, 0), 0);
    f->local[L_WILD] = (uint8_t)(next_wild(t, f->local[L_WILD]) + 1);
    return orr_goto(f, RS_WILD);
}

/* ---- the Leader's skill ------------------------------------------------------------------------------------------ */

static bool several_groups(const orr_ctx *t)
{
    if (!mve_agent_leads(mve(t))) return false;
    const mve_agent_row *a = mve_leading_agent(t);
    return !!a->skill1 + !!a->skill2 + !!a->skill3 > 1;
}

static void add_only_group(orr_ctx *t)
{
    const mve_state *p = mve(t);
    if (!mve_agent_leads(p)) {                         /* MVE-94, MVE-95 */
        orr_by(t, mve_is_led(p, p->current) ? MVE_95 : MVE_94);
        return;
    }
    const mve_agent_row *a = mve_leading_agent(t);
    mve_add_skill(t, a->skill1 + 0u + a->skill2 + a->skill3);
}

/* ---- the outcome ------------------------------------------------------------------------------------------------- */

/* MVE-87: a total as an event can say it, in one byte: what fails may be below 0. */
static uint8_t told_total(int total, bool success)
{
    const int least = success ? 0 : INT8_MIN, most = success ? UINT8_MAX : INT8_MAX;
    return (uint8_t)(total < least ? least : total > most ? most : total);
}

__attribute__((cold, noinline)) static void tell_outcome(orr_ctx *t, bool success, int needed)
{
    const mve_state *p = mve(t);
    orr_tell(t, fails_by_itself(t) ? MVE_105 : MVE_96, success ? MVE_TOLD_SUCCESS : MVE_TOLD_FAILED, ORR_EVERYBODY,
             ORR_ARGS(mve_threat_in(p, p->current), told_total(p->total, success), needed), 0);
}

static void reckon_outcome(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    const int needed = mve_difficulty(t);
    const bool success = !fails_by_itself(t) && p->total >= needed;      /* MVE-96 */
    f->local[L_TRIGGER] = success ? MVE_ON_SUCCESS : MVE_ON_FAILURE;     /* MVE-103 */
    for (unsigned i = f->local[L_FIRST]; f->local[L_WHENS] >> MVE_AT_ONCE & 1 && i < p->laid.z.n; i++)
        if (p->laid.card[i].tag == MVE_RESOLVED) p->laid.card[i].tag = MVE_REVEALED;
        else if (p->laid.card[i].tag == MVE_SPENT) p->laid.card[i].tag = MVE_ASIDE;
    if (t->news) tell_outcome(t, success, needed);
}

/* MVE-98, MVE-100, MVE-101, MVE-A46, MVE-A69: Resources in board order, then the box's further effect. */
static orr_next box_step(orr_ctx *t, orr_frame *f)
{
    const mve_state *p = mve(t);
    const mve_threat_row *row = mve_threat(t, mve_threat_in(p, p->current));
    const bool success = f->local[L_TRIGGER] == MVE_ON_SUCCESS;
    const uint8_t gain[] = { row->gain_defense, row->gain_tech, row->gain_people, row->gain_food };
    const uint8_t loss[] = { row->lose_defense, row->lose_tech, row->lose_people, row->lose_food };
    for (unsigned r = 0; r < MVE_RESOURCES; r++) {
        if (success && gain[r]) mve_gain(t, r, gain[r], MVE_98);
        if (success || !loss[r]) continue;
        f->local[L_LOST] = (uint8_t)(f->local[L_LOST] | 1u << r);
        if (mve_lose(t, r, loss[r], MVE_100)) return ORR_OVER;
    }
    const unsigned more = success ? row->success : row->failure;
    if (!more) return orr_goto(f, RS_EXTRA);
    if (t->news) orr_by(t, mve_cause(t, MVE_LAID));
    orr_core_of(t)->ret = 0;
    return mve_do_effect(t, f, RS_BOX_DONE, more, success ? row->success_amount : row->failure_amount, MVE_LAID);
}

static void box_done(const orr_ctx *t, orr_frame *f)     /* MVE-A21: what its further effect lowered counts, too */
{
    if (f->local[L_TRIGGER] == MVE_ON_FAILURE)
        f->local[L_LOST] = (uint8_t)(f->local[L_LOST] | orr_core_of(t)->ret);
    f->step = RS_EXTRA;
}

/* ---- after the box ----------------------------------------------------------------------------------------------- */

static bool extra_loss(const orr_ctx *t, const orr_frame *f) /* MVE-106, MVE-A2, MVE-A21, MVE-A22, MVE-A82 */
{
    const mve_state *p = mve(t);
    if (f->local[L_TRIGGER] != MVE_ON_FAILURE || !f->local[L_LOST]) return false;
    if (!mve_is_led(p, p->current) || !mve_in(mve_martians(p), mve_leader(p, p->current))) return false;
    const orr_seat s = mve_leader(p, p->current);
    const unsigned option = mve_option(t, MVE_O_BONUS_MIN);
    return option ? mve_level(p, s) >= option + 1 : mve_martian(t, s)->extra_loss;
}

static orr_next extra_step(orr_ctx *t, orr_frame *f)
{
    const unsigned lost = f->local[L_LOST];
    if (lost & (lost - 1)) return ask_chooser(t, f, RS_EXTRA_ANSWER);
    return mve_lose(t, (unsigned)__builtin_ctz(lost), 1, MVE_106) ? ORR_OVER : orr_goto(f, RS_VARIANT);
}

/* MVE-197, MVE-198, MVE-A41, MVE-A43, MVE-A79 */
static bool earns_return(const orr_ctx *t, const orr_frame *f)
{
    const mve_state *p = mve(t);
    return mve_option(t, MVE_O_PROMOTION) && !mve_is_led(p, p->current) && f->local[L_TRIGGER] == MVE_ON_SUCCESS &&
           p->civilians;
}

static orr_next variant_step(orr_ctx *t, orr_frame *f)
{
    const mve_state *p = mve(t);
    if (p->civilians & (p->civilians - 1)) return orr_ask(f, orr_one(p->initiative), RS_VARIANT_ANSWER);
    orr_by(t, MVE_197);
    return mve_reinstate(t, f, RS_SCORE, (orr_seat)__builtin_ctz(p->civilians));
}

/* ---- the procedure ----------------------------------------------------------------------------------------------- */

orr_next mve_resolve_step(orr_ctx *t, orr_frame *f)
{
    return orr_call(t, f, (uint8_t)(f->step + 1), P_RESOLVE, mve(t)->initiative, mve(t)->initiative, 0);
}

static orr_next answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case RS_PICK_ANSWER: {
        const uint8_t here = f->local[L_TRIGGER] == MVE_AT_ONCE ? RS_AT_ONCE : RS_EFFECTS;
        return carry_out(t, f, place_of(mve(t), in->act.a), here, here);
    }
    case RS_WILD_ANSWER:
        return wild_answer(t, f, in);
    case RS_SKILL_ANSWER:
        mve_add_skill(t, in->act.a);
        return orr_goto(f, RS_OUTCOME);
    case RS_EXTRA_ANSWER:
        return mve_lose(t, in->act.a, 1, MVE_106) ? ORR_OVER : orr_goto(f, RS_VARIANT);
    case RS_VARIANT_ANSWER:
        orr_by(t, MVE_197);
        return mve_reinstate(t, f, RS_SCORE, in->act.a);
    }
    orr_impossible();
}

static orr_next step(orr_ctx *t, orr_frame *f)
{
    bool wild = true;
    switch (f->step) {
    case RS_NEXT: return begin_threat(t, f);
    case RS_AT_ONCE:                               /* MVE-86 */
        return effects_step(t, f, RS_AT_ONCE, RS_TOTAL);
    case RS_TOTAL:
        f->local[L_WILD] = f->local[L_FIRST];
        wild = mve_total_cards(t, f->local[L_FIRST]);
        f->step = RS_WILD;                         /* fall through */
    case RS_WILD:
        if (wild && wild_left(t, f)) return ask_chooser(t, f, RS_WILD_ANSWER);
        f->step = RS_SKILL;                        /* fall through */
    case RS_SKILL:
        if (several_groups(t)) return ask_chooser(t, f, RS_SKILL_ANSWER);
        add_only_group(t);                         /* fall through */
    case RS_OUTCOME:
        reckon_outcome(t, f);
        f->step = RS_EFFECTS;                      /* fall through */
    case RS_EFFECTS: return effects_step(t, f, RS_EFFECTS, RS_BOX);      /* MVE-97, MVE-99, MVE-215 */
    case RS_BOX: return box_step(t, f);
    case RS_BOX_DONE: box_done(t, f);              /* fall through */
    case RS_EXTRA:
        if (extra_loss(t, f)) return extra_step(t, f);
        f->step = RS_VARIANT;                      /* fall through */
    case RS_VARIANT:
        if (earns_return(t, f)) return variant_step(t, f);
        f->step = RS_SCORE;                        /* fall through */
    case RS_SCORE:
        return mve_score_threat(t, f->local[L_TRIGGER] == MVE_ON_SUCCESS, f->local[L_FIRST]) ? ORR_OVER
                                                                                             : orr_goto(f, RS_NEXT);
    }
    orr_impossible();
}

/* Goes on while there is nothing to ask or call. */
orr_next mve_run_resolve(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const uint8_t depth = orr_core_of(t)->depth;
    orr_next next = in ? answer(t, f, in) : ORR_NEXT;
    while (next == ORR_NEXT && orr_core_of(t)->depth == depth) next = step(t, f);
    return next;
}

static void skill_options(const orr_ctx *t, orr_list *l)
{
    const mve_agent_row *a = mve_leading_agent(t);
    const unsigned groups = 1u << a->skill1 | 1u << a->skill2 | 1u << a->skill3;
    if (orr_wants(l, MVE_V_USE)) orr_bar_wanted(l, MVE_92);
    for (unsigned left = groups & ~1u; left; left &= left - 1)           /* 0: no group */
        orr_offer(l, MVE_V_USE, (unsigned)__builtin_ctz(left), 0, 0, 0);
}

void mve_options_resolve(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    (void)s;
    switch (f->step) {
    case RS_PICK_ANSWER:
        if (orr_wants(l, MVE_V_EFFECT)) orr_bar_wanted(l, MVE_A70);
        mve_offer_kinds(l, MVE_V_EFFECT, pending(t, f).kinds, 0);
        break;
    case RS_WILD_ANSWER: {
        const unsigned kind = p->laid.card[next_wild(t, f->local[L_WILD])].kind;
        if (orr_wants(l, MVE_V_GOOD) || orr_wants(l, MVE_V_BAD)) orr_bar_wanted(l, MVE_A17);
        orr_offer(l, MVE_V_GOOD, kind, 0, 0, 0);
        orr_offer(l, MVE_V_BAD, kind, 0, 0, 0);
        break;
    }
    case RS_SKILL_ANSWER:
        skill_options(t, l);
        break;
    case RS_EXTRA_ANSWER:
        for (unsigned r = 0; r < MVE_RESOURCES; r++)
            orr_offer(l, MVE_V_LOSE, r, 0, 0, f->local[L_LOST] >> r & 1 ? 0 : MVE_106);
        break;
    case RS_VARIANT_ANSWER:
        for (unsigned x = 0; x < p->core.seats; x++)
            orr_offer(l, MVE_V_REINSTATE, x, 0, 0, mve_in(p->civilians, x) ? 0 : MVE_197);
    }
}
