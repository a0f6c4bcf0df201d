/* science.c - the row of played Science and what covers it: EG-39, EG-77 to EG-83, EG-A42 to EG-A44, EG-A62. */
#include "games/earth_gambit/eg_state.h"

bool eg_covered(const eg_state *p, unsigned position)
{
    for (unsigned i = 0; i < p->cover.z.n; i++)
        if (p->cover.card[i].tag == position) return true;
    return false;
}

void eg_count_science(orr_ctx *t)                        /* EG-7, EG-79 */
{
    eg_state *p = eg(t);
    p->red = p->blue = p->yellow = 0;
    for (unsigned i = 0; i < p->row.z.n; i++) {
        if (eg_covered(p, i + 1)) continue;
        const unsigned colours = eg_card(t, p->row.card[i].kind)->colours;
        p->red = (uint8_t)(p->red + !!(colours & EG_RED));
        p->blue = (uint8_t)(p->blue + !!(colours & EG_BLUE));
        p->yellow = (uint8_t)(p->yellow + !!(colours & EG_YELLOW));
    }
}

orr_next eg_add_science(orr_ctx *t, orr_frame *f, uint8_t then, orr_card c)      /* EG-39, EG-A3 */
{
    eg_state *p = eg(t);
    const unsigned colours = eg_card(t, c.kind)->colours;
    orr_put(ORR_AT(p->row), c);
    p->red = (uint8_t)(p->red + !!(colours & EG_RED));
    p->blue = (uint8_t)(p->blue + !!(colours & EG_BLUE));
    p->yellow = (uint8_t)(p->yellow + !!(colours & EG_YELLOW));
    if (eg_check_victory(t)) return orr_over(t);
    return orr_goto(f, then);
}

static void offer_uncovered(const orr_ctx *t, orr_list *l)
{
    const eg_state *p = eg(t);
    for (unsigned i = 1; i <= p->row.z.n; i++) orr_offer(l, EG_V_COVER, i, 0, 0, eg_covered(p, i) ? EG_A62 : 0);
}
static bool any_uncovered(const eg_state *p) { return p->cover.z.n < p->row.z.n; }

/* ---- Cancel Science --------------------------------------------------------------------------------------------- */

enum { C_ASK, C_ANSWER, C_AIMED };
enum { L_COVER, L_LIFT = EG_L_LIFT };

orr_next eg_run_cancel_science(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    switch (f->step) {
    case C_ASK:                                     /* EG-77, EG-A42; EG-78, EG-A62: nothing to cover, nothing to ask */
        return any_uncovered(p) ? orr_ask(f, orr_one(f->who), C_ANSWER) : eg_aim(t, f, C_AIMED, 0, 0);
    case C_ANSWER:
        f->local[L_COVER] = in->act.a;
        return eg_aim(t, f, C_AIMED, 0, 0);
    case C_AIMED: {
        if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
        if (!f->local[L_COVER]) {
            orr_tell(t, EG_78, EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
            return eg_put_away(t, EG_78);
        }
        orr_card c = eg_take_played(t);
        c.tag = f->local[L_COVER];
        orr_put(ORR_AT(p->cover), c);
        eg_count_science(t);                             /* covering never completes a goal: no check (EG-A3) */
        orr_tell(t, EG_79, EG_TOLD_COVER, ORR_EVERYBODY, ORR_ARGS(f->who, c.tag, p->row.card[c.tag - 1].kind), 0);
        return orr_return(t, 0);
    }
    }
    orr_impossible();
}
void eg_options_cancel_science(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)f, (void)s;
    offer_uncovered(t, l);
}

/* ---- Move Cancel Science ----------------------------------------------------------------------------------------- */

enum { MC_BEGIN, MC_LIFT, MC_LIFT_ANSWER, MC_ASK, MC_ANSWER, MC_AIMED };

static orr_next move_cover(orr_ctx *t, orr_frame *f)     /* EG-80, EG-A43: one change, one check */
{
    eg_state *p = eg(t);
    const uint8_t from = f->local[L_LIFT], to = f->local[L_COVER];
    for (unsigned i = 0; i < p->cover.z.n; i++)
        if (p->cover.card[i].tag == from) p->cover.card[i].tag = to;
    eg_count_science(t);
    orr_tell(t, EG_80, EG_TOLD_UNCOVER, ORR_EVERYBODY, ORR_ARGS(f->who, from, p->row.card[from - 1].kind), 0);
    orr_tell(t, EG_80, EG_TOLD_COVER, ORR_EVERYBODY, ORR_ARGS(f->who, to, p->row.card[to - 1].kind), 0);
    if (eg_check_victory(t)) return orr_over(t);
    return eg_put_away(t, EG_81);
}

static orr_rule why_nothing_moves(const eg_state *p)
{
    if (!p->cover.z.n) return EG_82;                     /* EG-A44 */
    return p->row.z.n == 1 ? EG_83 : EG_A62;
}

orr_next eg_run_move_cancel(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    eg_state *p = eg(t);
    switch (f->step) {
    case MC_BEGIN:                                       /* EG-82, EG-83, EG-A44, EG-A62 */
        if (!p->cover.z.n || !any_uncovered(p)) return eg_aim(t, f, MC_AIMED, 0, 0);
        f->local[L_LIFT] = p->cover.z.n == 1 ? p->cover.card[0].tag : 0;
        f->step = MC_LIFT;                               /* fall through */
    case MC_LIFT:
        return f->local[L_LIFT] ? orr_goto(f, MC_ASK) : orr_ask(f, orr_one(f->who), MC_LIFT_ANSWER);
    case MC_LIFT_ANSWER:
        f->local[L_LIFT] = in->act.a;
        f->step = MC_ASK;                                /* fall through */
    case MC_ASK:
        return orr_ask(f, orr_one(f->who), MC_ANSWER);
    case MC_ANSWER:
        f->local[L_COVER] = in->act.a;
        return eg_aim(t, f, MC_AIMED, 0, 0);
    case MC_AIMED:
        if (orr_core_of(t)->ret < 0) return eg_put_away(t, EG_41);
        if (f->local[L_COVER]) return move_cover(t, f);
        orr_tell(t, why_nothing_moves(p), EG_TOLD_NOTHING, ORR_EVERYBODY, f->who, 0);
        return eg_put_away(t, EG_81);
    }
    orr_impossible();
}
void eg_options_move_cancel(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const eg_state *p = eg(t);
    (void)s;
    if (f->step == MC_ANSWER) {
        offer_uncovered(t, l);
        return;
    }
    if (orr_wants(l, EG_V_LIFT)) orr_bar_wanted(l, EG_82);
    for (unsigned i = 1; i <= p->row.z.n; i++)           /* D23 */
        if (eg_covered(p, i)) orr_offer(l, EG_V_LIFT, i, 0, 0, 0);
}
