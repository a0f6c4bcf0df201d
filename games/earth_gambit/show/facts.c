/* facts.c - what a player of Earth Gambit counts at the table, from one seat's view alone. */
#include "games/earth_gambit/eg_state.h"

/* EG-67, EG-74: the pure colour nobody can play now, or 0. */
unsigned eg_banned(const orr_box *b, const eg_view *v)
{
    for (unsigned s = 0; s < v->look.seats; s++)
        for (unsigned i = 0; i < v->front[s].z.n; i++) {
            const unsigned effect = eg_set_of(b)->cards[v->front[s].face[i].kind].effect;
            if (effect == EG_PSYCH_WEAPON) return EG_BLUE;
            if (effect == EG_PSYCH_DEFENCE) return EG_RED;
        }
    return 0;
}

/* EG-25: 0 draw, 1 play, 2 pass. */
static unsigned phase(const orr_look *v)
{
    return v->depth > 1 ? 1 : v->frame[0].step >= T_PASS ? 2 : 0;
}

enum { EG_TURNS_AHEAD = 3 };                              /* as many as the cards of Rearrange Top 3 */

static bool lies_before(const orr_box *b, const eg_view *v, unsigned seat, unsigned effect)
{
    for (unsigned i = 0; i < v->front[seat].z.n; i++)
        if (eg_set_of(b)->cards[v->front[seat].face[i].kind].effect == effect) return true;
    return false;
}

/* Whose turns come after this one, as it lies there: a Skip Turn sends a card on once (EG-103, EG-104). None from where
 * a Protect Player could still stop it (EG-A31). */
static unsigned next_turns(const orr_box *b, const eg_view *v, orr_seat *order)
{
    orr_seats used = 0;
    unsigned n = 0;
    for (unsigned to = v->active; n < EG_TURNS_AHEAD;) {
        to = (to + 1) % v->look.seats;
        const bool skipped = !(used >> to & 1) && lies_before(b, v, to, EG_SKIP_TURN);
        if (skipped && b->opt[EG_O_PROTECT_LATE] && lies_before(b, v, to, EG_PROTECT_PLAYER)) break;
        if (skipped) used |= orr_one(to);
        else order[n++] = (orr_seat)to;
    }
    return n;
}

int eg_facts(const orr_box *b, const void *view, orr_fact *out)
{
    const orr_fact all[] = {
        { "goal_red", ORR_N_NONE, 0, (int16_t)eg_goal(b, EG_ALIEN) },
        { "goal_blue", ORR_N_NONE, 0, (int16_t)eg_goal(b, EG_SCIENTIST) },
        { "goal_yellow", ORR_N_NONE, 0, (int16_t)eg_goal(b, EG_EXTINCTIONIST) },
        { "phase", ORR_N_NONE, 0, (int16_t)phase(view) },
        { "banned", ORR_N_NONE, 0, (int16_t)eg_banned(b, view) },        /* bits: 1 red, 2 blue */
    };
    enum { N_FACTS = ORR_COUNT(all) };
    orr_seat order[EG_TURNS_AHEAD];
    const unsigned turns = ((const orr_look *)view)->over ? 0 : next_turns(b, view, order);
    for (int i = 0; i < N_FACTS; i++) out[i] = all[i];
    for (unsigned i = 0; i < turns; i++)
        out[N_FACTS + i] = (orr_fact){ "next-turns", ORR_N_NUMBER, (uint8_t)i, order[i] };
    return N_FACTS + (int)turns;
}
