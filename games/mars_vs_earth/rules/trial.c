/* trial.c - Trials: MVE-128 to MVE-136, MVE-147, MVE-A13, MVE-A34, MVE-A36, MVE-A37, MVE-A52, MVE-A84. */
#include "games/mars_vs_earth/rules/hands.h"

enum { TR_NEXT, TR_ASK, TR_ANSWER };
enum { L_FROM, L_OFFSET };                         /* order of all Trials, fixed when the first begins (MVE-A13) */

/* ---- one Trial --------------------------------------------------------------------------------------------------- */

/* MVE-132, MVE-133: two cards are turned up, at random if there are more; the others are never shown. They count
 * whatever has become of whoever laid them (MVE-A34). */
static void reveal_evidence(orr_ctx *t, orr_seat accused)
{
    mve_state *p = mve(t);
    unsigned left = mve_cards_before(p, accused);
    for (unsigned k = MVE_EVIDENCE; k; k--, left--) {
        unsigned pick = left > k ? orr_below(t, left) : 0, i = 0;
        while (!mve_is_before(p->laid.card[i].tag, accused) || pick--) i++;
        const unsigned by = p->laid.card[i].tag - 0u - mve_before(accused, 0); /* who laid it is no secret (MVE-119) */
        p->laid.card[i].tag = MVE_REVEALED;
        orr_show(t, ORR_AT(p->laid), i, ORR_EVERYBODY);
        orr_tell(t, mve_ed(t)->accusers > MVE_EVIDENCE ? MVE_132 : MVE_133, MVE_TOLD_EVIDENCE, ORR_EVERYBODY,
                 ORR_ARGS(accused, p->laid.card[i].kind, by), 0);
    }
}

typedef struct { int against; bool keeps_face; } verdict;    /* symbols against the accused; DEF_INIT was there */

static unsigned gavel(const mve_card_row *c, unsigned effect)            /* amount of such an effect on a card */
{
    if (c->when1 == MVE_AT_TRIAL && c->effect1 == effect) return c->amount1;
    return c->when2 == MVE_AT_TRIAL && c->effect2 == effect ? c->amount2 : 0;
}

int mve_weight(const mve_card_row *c, bool defence)                      /* MVE-134; MVE-135: whoever played it */
{
    return (defence ? -(int)c->strength : (int)c->strength) + (int)gavel(c, MVE_ACC_PLUS) - (int)gavel(c, MVE_DEF_PLUS);
}

static verdict judge(const orr_ctx *t)             /* MVE-134 to MVE-136, MVE-A84 */
{
    const mve_state *p = mve(t);
    verdict v = { 0, false };
    for (unsigned i = 0; i < p->laid.z.n; i++) {
        const unsigned tag = p->laid.card[i].tag;
        if (tag != MVE_REVEALED && tag != MVE_DEFENCE) continue;
        const mve_card_row *c = mve_card(t, p->laid.card[i].kind);
        v.against += mve_weight(c, tag == MVE_DEFENCE);
        v.keeps_face |= gavel(c, MVE_DEF_INIT) != 0;
    }
    return v;
}

static void clear_trial(mve_state *p)              /* its cards wait for the cleanup and no longer count */
{
    for (unsigned i = 0; i < p->laid.z.n; i++)
        if (p->laid.card[i].tag == MVE_REVEALED || p->laid.card[i].tag == MVE_DEFENCE)
            p->laid.card[i].tag = MVE_RESOLVED;
}

static orr_next sentence(orr_ctx *t, orr_frame *f, orr_seat accused)
{
    reveal_evidence(t, accused);                   /* MVE-131, MVE-A36: after the Defence */
    const verdict v = judge(t);
    clear_trial(mve(t));
    if (v.against >= 1) {
        orr_tell(t, MVE_136, MVE_TOLD_OUSTED, ORR_EVERYBODY, ORR_ARGS(accused, v.against, 0), 0);
        return mve_oust(t, f, TR_NEXT, accused);
    }
    orr_tell(t, MVE_136, MVE_TOLD_ACQUITTED, ORR_EVERYBODY, accused, 0);
    if (v.keeps_face) mve_take_initiative(t, accused, MVE_134);
    return orr_goto(f, TR_NEXT);
}

/* ---- one after the other ----------------------------------------------------------------------------------------- */

orr_next mve_trials_step(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    if (!p->laid.z.n) return orr_goto(f, (uint8_t)(f->step + 1));
    return orr_call(t, f, (uint8_t)(f->step + 1), P_TRIALS, p->initiative, p->initiative, 0);
}

static orr_next next_trial(orr_ctx *t, orr_frame *f)
{
    mve_state *p = mve(t);
    uint8_t before[MVE_MAX_SEATS] = { 0 };         /* cards */
    for (unsigned i = 0; i < p->laid.z.n; i++)
        if (p->laid.card[i].tag >= MVE_BEFORE) before[mve_accused(p->laid.card[i].tag)]++;
    while (f->local[L_OFFSET] < p->core.seats) {   /* MVE-129 */
        const orr_seat s = mve_after(p, f->local[L_FROM], f->local[L_OFFSET]++);
        const unsigned n = before[s];
        if (n == 1) orr_by(t, MVE_120);            /* MVE-128: no Trial, its card is never shown */
        if (n < MVE_EVIDENCE) continue;
        f->who = s;
        orr_tell(t, MVE_129, MVE_TOLD_TRIAL, ORR_EVERYBODY, s, 0);
        return p->hand[s].z.n ? orr_goto(f, TR_ASK) : sentence(t, f, s);             /* MVE-A52 */
    }
    mve_put_away(t, 0);                     /* MVE-147 */
    orr_by(t, MVE_147);
    return orr_return(t, 0);
}

static void defend(orr_ctx *t, orr_seat s, unsigned kind)                /* MVE-130: face up */
{
    orr_card c = mve_take(t, ORR_AT(mve(t)->hand[s]), kind, ORR_EVERYBODY);
    c.tag = MVE_DEFENCE;
    orr_put(ORR_AT(mve(t)->laid), c);
    orr_tell(t, MVE_130, MVE_TOLD_DEFENDS, ORR_EVERYBODY, ORR_ARGS(s, kind, 0), 0);
}

orr_next mve_run_trials(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case TR_NEXT: return next_trial(t, f);
    case TR_ASK: return orr_ask(f, orr_one(f->who), TR_ANSWER);
    case TR_ANSWER:
        if (in->act.verb == MVE_V_DEFEND) defend(t, f->who, in->act.a);
        else orr_tell(t, MVE_130, MVE_TOLD_NO_DEFENCE, ORR_EVERYBODY, f->who, 0);
        return sentence(t, f, f->who);
    }
    orr_impossible();
}

void mve_options_trials(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    (void)f;
    if (l->asking_why) mve_why_no_card(l, mve_hand_kinds(p, s), MVE_V_DEFEND);
    mve_offer_kinds(l, MVE_V_DEFEND, p->laid.z.n < MVE_LAID ? mve_hand_kinds(p, s) : 0, 0);
    orr_offer(l, MVE_V_NO_DEFENCE, 0, 0, 0, 0);
}
