/* become.c - what becomes of somebody who is ousted, reinstated or reveals: MVE-137 to MVE-146, MVE-159 to MVE-165,
 * MVE-172, MVE-178 to MVE-182, MVE-216, MVE-A16, MVE-A26, MVE-A53, MVE-A54, MVE-A74, MVE-A77, MVE-A87.
 * What happens one after the other stands in the edition's lists (MVE_THEN_...). */
#include "games/mars_vs_earth/mve_state.h"

enum { OUSTED, REINSTATED, REVEALED };
enum { L_WHY, L_AT };                              /* one of the above; position in its list */
enum { BE_NEXT, BE_ASK, BE_ANSWER };

static const uint8_t *list_of(const mve_edition *e, unsigned why)
{
    return why == OUSTED ? e->when_ousted : why == REINSTATED ? e->when_reinstated : e->when_revealed;
}

unsigned mve_becoming(const mve_edition *e, const orr_frame *f) { return list_of(e, f->local[L_WHY])[f->local[L_AT]]; }

/* ---- things that happen ------------------------------------------------------------------------------------------ */

/* Beneath the Agent deck. Nobody shuffles it again, so whoever could follow the card remembers its place. */
static void put_under(orr_at deck, orr_card c)
{
    for (unsigned i = deck.z->n++; i; i--) deck.c[i] = deck.c[i - 1];
    deck.c[0] = c;
}

static void agent_under(orr_ctx *t, orr_seat s, orr_rule why)            /* MVE-139, MVE-145, MVE-180 */
{
    mve_state *p = mve(t);
    if (!p->agent[s].z.n) return;
    const orr_card c = orr_take_top(t, ORR_AT(p->agent[s]), ORR_EVERYBODY);
    put_under(ORR_AT(p->agent_deck), c);
    orr_tell(t, why, MVE_TOLD_AGENT_GONE, ORR_EVERYBODY, ORR_ARGS(s, c.kind, 0), 0);
}

static void turn_up_dna(orr_ctx *t, orr_seat s, orr_rule why)            /* MVE-140, MVE-181: in order, in place */
{
    mve_state *p = mve(t);
    for (unsigned i = 0; i < p->dna[s].z.n; i++) {
        orr_show(t, ORR_AT(p->dna[s]), i, ORR_EVERYBODY);
        orr_tell(t, why, MVE_TOLD_DNA, ORR_EVERYBODY, ORR_ARGS(s, i, p->dna[s].card[i].kind), 0);
    }
}

void mve_become_martian(orr_ctx *t, orr_seat s, orr_rule why)
{
    mve_state *p = mve(t);
    p->agents &= (orr_seats)~orr_one(s);
    p->civilians &= (orr_seats)~orr_one(s);
    orr_tell(t, why, MVE_TOLD_MARTIAN, ORR_EVERYBODY, ORR_ARGS(s, mve_level(p, s), 0), 0);
    if (why == MVE_A16) agent_under(t, s, MVE_A16);
}

/* MVE-141, MVE-142, MVE-152; the Initiative stays where it is (MVE-A74); nothing leads back from Martian (MVE-A54). */
static void change_status(orr_ctx *t, orr_seat s)
{
    mve_state *p = mve(t);
    if (mve_level(p, s)) {
        mve_become_martian(t, s, MVE_142);
        return;
    }
    p->agents &= (orr_seats)~orr_one(s);
    p->civilians |= orr_one(s);
    p->ousted |= orr_one(s);                       /* MVE-156, MVE-A53 */
    orr_tell(t, MVE_141, MVE_TOLD_CIVILIAN, ORR_EVERYBODY, s, 0);
}

static void agent_again(orr_ctx *t, orr_seat s) /* MVE-163, MVE-165; everybody has seen the DNA */
{
    mve_state *p = mve(t);
    p->civilians &= (orr_seats)~orr_one(s);
    p->agents |= orr_one(s);
    orr_tell(t, MVE_165, MVE_TOLD_AGENT, ORR_EVERYBODY, ORR_ARGS(s, p->agent[s].card[0].kind, 0), 0);
}

/* ---- two Agents to choose from, first edition ---------------------------------------------------------------------
 */

enum { TWO = 2 };

/* MVE-161: the two on top, which only the player sees; they lie there until one is kept. */
static void look_at_agents(orr_ctx *t, orr_seat s)
{
    const orr_at deck = ORR_AT(mve(t)->agent_deck);
    const unsigned n = deck.z->n < TWO ? deck.z->n : (unsigned)TWO;      /* MVE-A87 */
    for (unsigned i = 0; i < n; i++) {
        orr_show(t, deck, deck.z->n - 1u - i, orr_one(s));
        orr_tell(t, MVE_161, MVE_TOLD_LOOKS_AGENT, orr_one(s), s, deck.c[deck.z->n - 1u - i].kind);
    }
}

static void keep_agent(orr_ctx *t, orr_seat s, unsigned kind)            /* MVE-A26: the other one goes to the bottom */
{
    mve_state *p = mve(t);
    const orr_at deck = ORR_AT(p->agent_deck);
    const bool another = deck.z->n >= TWO;
    unsigned i = deck.z->n - 1u;
    if (deck.c[i].kind != kind) i--;
    orr_put(ORR_AT(p->agent[s]), orr_take(t, deck, i, ORR_EVERYBODY));
    if (!another) return;
    put_under(deck, orr_take_top(t, deck, 0));
}

/* ---- one thing after the other ------------------------------------------------------------------------------------
 */

static bool asks(const orr_ctx *t, const orr_frame *f, unsigned what)
{
    const mve_state *p = mve(t);
    if (what == MVE_THEN_CIVILIAN_LOWERS) return mve_in(p->civilians, f->who);       /* MVE-143 */
    return what == MVE_THEN_RAISE || what == MVE_THEN_DRAW_AGENTS;
}

static void does(orr_ctx *t, const orr_frame *f, unsigned what)
{
    const orr_seat s = f->who;
    const bool ousted = f->local[L_WHY] == OUSTED;
    switch (what) {
    case MVE_THEN_DISCARD_HAND: mve_discard_hand(t, s, ousted ? MVE_137 : MVE_178); break;
    case MVE_THEN_TURN_UP_DNA: turn_up_dna(t, s, ousted ? MVE_140 : MVE_181); break;
    case MVE_THEN_STATUS: change_status(t, s); break;
    case MVE_THEN_AGENT_UNDER: agent_under(t, s, ousted ? MVE_139 : MVE_180); break;
    case MVE_THEN_MARTIAN_AGENT_UNDER:             /* MVE-144: a Civilian keeps it, turned over */
        if (mve_in(mve(t)->civilians, s)) orr_by(t, MVE_144);
        else agent_under(t, s, MVE_145);
        break;
    case MVE_THEN_TAKE_INITIATIVE: mve_take_initiative(t, s, MVE_182); break;
    case MVE_THEN_DRAW_AGENTS: look_at_agents(t, s); break;
    case MVE_THEN_TURN_BACK_AGENT: orr_by(t, MVE_162); break;
    case MVE_THEN_AGENT_AGAIN: agent_again(t, s); break;
    default:;
    }
}

static orr_next answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (in->act.verb) {
    case MVE_V_LOSE:
        if (mve_lose(t, in->act.a, 1, MVE_143)) return ORR_OVER;
        break;
    case MVE_V_RAISE: mve_gain(t, in->act.a, 1, MVE_164); break;
    case MVE_V_KEEP: keep_agent(t, f->who, in->act.a);
    }
    f->local[L_AT]++;
    return orr_goto(f, BE_NEXT);
}

orr_next mve_run_become(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const uint8_t *list = list_of(mve_ed(t), f->local[L_WHY]);
    if (in) return answer(t, f, in);
    if (f->step == BE_ASK) return orr_ask(f, orr_one(f->who), BE_ANSWER);
    for (; list[f->local[L_AT]] != MVE_THEN_NOTHING; f->local[L_AT]++) {
        const unsigned what = list[f->local[L_AT]];
        does(t, f, what);
        if (asks(t, f, what)) return orr_goto(f, BE_ASK);
    }
    return orr_return(t, 0);
}

void mve_options_become(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mve_state *p = mve(t);
    const unsigned what = mve_becoming(mve_ed(t), f);
    (void)s;
    if (orr_wants(l, MVE_V_KEEP) && what == MVE_THEN_DRAW_AGENTS) orr_bar_wanted(l, MVE_A26);
    if (what != MVE_THEN_DRAW_AGENTS) {
        for (unsigned r = 0; r < MVE_RESOURCES; r++)
            orr_offer(l, what == MVE_THEN_RAISE ? MVE_V_RAISE : MVE_V_LOSE, r, 0, 0, 0);
        return;
    }
    const unsigned n = p->agent_deck.z.n;
    const unsigned a = p->agent_deck.card[n - 1u].kind, b = n > 1 ? p->agent_deck.card[n - 2u].kind : a;
    orr_offer(l, MVE_V_KEEP, a < b ? a : b, 0, 0, 0);
    if (a != b) orr_offer(l, MVE_V_KEEP, a < b ? b : a, 0, 0, 0);
}

orr_next mve_oust(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s)
{
    return orr_call(t, f, then, P_BECOME, s, OUSTED, 0);
}
orr_next mve_reinstate(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s)
{
    orr_by(t, MVE_159);
    return orr_call(t, f, then, P_BECOME, s, REINSTATED, 0);
}
orr_next mve_reveal_self(orr_ctx *t, orr_frame *f, uint8_t then, orr_seat s)
{
    orr_tell(t, MVE_175, MVE_TOLD_REVEALS, ORR_EVERYBODY, s, 0);
    return orr_call(t, f, then, P_BECOME, s, REVEALED, 0);
}
