/* aim.c - an Action card is announced: the PLAYED window of the abilities (EG-A66), then Protect Player and HIT:
 * EG-87 to EG-90, EG-A31 to EG-A36, EG-A61, EG-A69. */
#include "games/earth_gambit/eg_state.h"

enum { L_TARGETS = 0, L_ASKED = 2, L_IGNORE = 4, L_FLAGS = 6 };   /* locals; sets of seats take two bytes */

static orr_seats get_set(const orr_frame *f, unsigned at) { return (orr_seats)(f->local[at] | f->local[at + 1] << 8); }
static void put_set(orr_frame *f, unsigned at, orr_seats set)
{
    f->local[at] = (uint8_t)set;
    f->local[at + 1] = (uint8_t)(set >> 8);
}

orr_next eg_aim(orr_ctx *t, orr_frame *f, uint8_t then, orr_seats targets, uint8_t flags)
{
    const eg_state *p = eg(t);
    if (!p->owners && !(targets & p->protected)) {       /* nobody can answer it: the usual case */
        orr_core_of(t)->ret = 0;
        return orr_goto(f, then);
    }
    const orr_next r = orr_call(t, f, then, P_AIM, f->who, (uint8_t)targets, (uint8_t)(targets >> 8));
    orr_frame *aim = &orr_core_of(t)->frame[orr_core_of(t)->depth - 1];
    aim->local[L_FLAGS] = flags;
    aim->step = flags & AIM_NO_WINDOW ? A_AIMED : A_WINDOW;
    return r;
}

static unsigned played_kind(const eg_state *p) { return p->stack.card[p->stack.z.n - 1].kind; }

/* ---- PLAYED ---------------------------------------------------------------------------------------------------- */

/* Owners of unused abilities are asked alike, whatever they hold, in play order, until all decline in a row. */
static orr_next window(orr_ctx *t, orr_frame *f)
{
    const eg_state *p = eg(t);
    const orr_seats left = (orr_seats)(p->owners & ~get_set(f, L_ASKED));
    if (left) return orr_ask(f, orr_one(eg_first(p, left)), A_WINDOW_ANSWER);
    return orr_goto(f, A_AIMED);
}

static orr_next stopped(orr_ctx *t, orr_rule why)        /* EG-A66: it counts as played, and nothing more happens */
{
    orr_tell(t, why, EG_TOLD_STOPPED, ORR_EVERYBODY, played_kind(eg(t)), 0);
    return orr_return(t, -1);
}

static orr_next window_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    if (in->act.verb == EG_V_DECLINE) {
        put_set(f, L_ASKED, (orr_seats)(get_set(f, L_ASKED) | orr_one(in->seat)));
        return orr_goto(f, A_WINDOW);
    }
    eg_spend(t, in->seat);
    put_set(f, L_ASKED, 0);                              /* after a use the round of asking starts again */
    switch (in->act.verb) {
    case EG_V_VETO:
    case EG_V_STOP_PLAYED:
        return stopped(t, in->act.verb == EG_V_VETO ? EG_A66 : EG_122);
    case EG_V_STOP_PSYCH:
        eg_end_psych(t, eg_first(p, p->psych), EG_122);
        break;
    case EG_V_AWAIT_PSYCH:
        p->await |= orr_one(in->seat);
        orr_tell(t, EG_122, EG_TOLD_AWAIT, ORR_EVERYBODY, in->seat, 0);
    }
    return orr_goto(f, A_WINDOW);
}

static void window_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    const bool psych = eg_is_psych(t, played_kind(p));
    if (l->asking_why && l->want.verb >= EG_V_VETO && l->want.verb <= EG_V_AWAIT_PSYCH) {
        const unsigned effect = l->want.verb == EG_V_VETO ? EG_VETO : EG_CANCEL_PSYCH;
        orr_bar_wanted(l, eg_has(t, s, effect, EG_AT_PLAYED) ? EG_A66 : EG_118);
    }
    orr_offer(l, EG_V_DECLINE, 0, 0, 0, 0);
    const orr_rule bar = eg_leaves_no_pass(t, eg_rest_of_turn(EG_AT_PLAYED));
    if (eg_has(t, s, EG_VETO, EG_AT_PLAYED) && s != f->who && !psych) orr_offer(l, EG_V_VETO, 0, 0, 0, bar);
    if (!eg_has(t, s, EG_CANCEL_PSYCH, EG_AT_PLAYED)) return;
    if (psych) orr_offer(l, EG_V_STOP_PLAYED, 0, 0, 0, bar);
    if (p->psych) orr_offer(l, EG_V_STOP_PSYCH, 0, 0, 0, bar);
    if (!psych && !p->psych) orr_offer(l, EG_V_AWAIT_PSYCH, 0, 0, 0, bar);
}

/* ---- Protect Player and HIT ------------------------------------------------------------------------------------ */

/* EG-A34, EG-A61, EG-A69: every affected player with a Protect or an unused ability, once, in play order. */
static orr_next guard(orr_ctx *t, orr_frame *f)
{
    const eg_state *p = eg(t);
    const orr_seats can = (orr_seats)(get_set(f, L_TARGETS) & (p->protected | p->owners) & ~get_set(f, L_ASKED));
    const bool off = (f->local[L_FLAGS] & AIM_TOGETHER) && get_set(f, L_IGNORE);     /* EG-A33 */
    if (can && !off) return orr_ask(f, orr_one(eg_first(p, can)), A_GUARD_ANSWER);
    return orr_goto(f, A_DONE);
}

static void guard_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    put_set(f, L_ASKED, (orr_seats)(get_set(f, L_ASKED) | orr_one(in->seat)));
    if (in->act.verb == EG_V_SUFFER) {
        orr_by(t, EG_90);
        return;
    }
    put_set(f, L_IGNORE, (orr_seats)(get_set(f, L_IGNORE) | orr_one(in->seat)));
    if (in->act.verb == EG_V_PROTECT) eg_discard_front(t, in->seat, EG_PROTECT_PLAYER, EG_87);
    else eg_spend(t, in->seat);
    orr_tell(t, EG_88, EG_TOLD_PROTECTED, ORR_EVERYBODY, in->seat, 0);
}

static void guard_options(const orr_ctx *t, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    if (orr_wants(l, EG_V_PROTECT)) orr_bar_wanted(l, EG_86);
    if (orr_wants(l, EG_V_SHIELD)) orr_bar_wanted(l, EG_118);
    if (eg_in(p->protected, s)) orr_offer(l, EG_V_PROTECT, 0, 0, 0, 0);
    if (eg_has(t, s, EG_SHIELD, EG_AT_HIT))
        orr_offer(l, EG_V_SHIELD, 0, 0, 0, eg_leaves_no_pass(t, eg_rest_of_turn(EG_AT_HIT)));
    orr_offer(l, EG_V_SUFFER, 0, 0, 0, 0);
}

orr_next eg_run_aim(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case A_WINDOW: return window(t, f);
    case A_WINDOW_ANSWER: return window_answer(t, f, in);
    case A_AIMED:
        put_set(f, L_ASKED, 0);
        f->step = A_GUARD;                               /* fall through */
    case A_GUARD: return guard(t, f);
    case A_GUARD_ANSWER:
        guard_answer(t, f, in);
        return orr_goto(f, A_GUARD);
    case A_DONE: return orr_return(t, (int16_t)get_set(f, L_IGNORE));
    }
    orr_impossible();
}

void eg_options_aim(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (f->step == A_WINDOW_ANSWER) window_options(t, f, s, l);
    else guard_options(t, s, l);
}
