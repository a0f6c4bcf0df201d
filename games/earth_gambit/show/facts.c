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

int eg_facts(const orr_box *b, const void *view, orr_fact *out)
{
    const orr_fact all[] = {
        { "goal_red", ORR_N_NONE, 0, EG_GOAL_RED },
        { "goal_blue", ORR_N_NONE, 0, EG_GOAL_BLUE },
        { "goal_yellow", ORR_N_NONE, 0, EG_GOAL_YELLOW },
        { "phase", ORR_N_NONE, 0, (int16_t)phase(view) },
        { "banned", ORR_N_NONE, 0, (int16_t)eg_banned(b, view) },        /* bits: 1 red, 2 blue */
    };
    enum { N_FACTS = ORR_COUNT(all) };
    for (int i = 0; i < N_FACTS; i++) out[i] = all[i];
    return N_FACTS;
}
