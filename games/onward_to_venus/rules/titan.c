/* titan.c - Space Pirates!: OTV-143 to OTV-146, OTV-A30, OTV-A75, OTV-A83. One player's turn to pay or let go. */
#include "games/onward_to_venus/otv_state.h"

enum { L_PAID, L_LEVEL = L_PAID + 6 }; /* locals: plants paid for, by planet from Ganymede and plant; the level */
enum { S_START, S_ASK, S_ANSWER };

/* The caller gives the level as the first local. */
static void start(orr_frame *f)
{
    f->local[L_LEVEL] = f->local[0];
    f->local[0] = 0;
    f->step = S_ASK;
}

unsigned otv_unpaid(const orr_frame *f, const uint8_t piece[][OTV_PLANETS][OTV_MAX_SEATS], unsigned planet,
                    unsigned plant)
{
    if (planet < OTV_GANYMEDE || (planet != OTV_TITAN && f->local[L_LEVEL] < 3)) return 0;
    /* cppcheck-suppress arrayIndexOutOfBoundsCond ; planet is one of the eight */
    return piece[OTV_PLANT + plant][planet][f->who] - 0u -
           f->local[L_PAID + OTV_PLANTS * (planet - OTV_GANYMEDE) + plant];
}
static unsigned unpaid(const orr_ctx *t, const orr_frame *f, unsigned planet, unsigned plant)
{
    const otv_state *p = otv(t);
    return otv_unpaid(f, p->piece, planet, plant);
}

static bool any_unpaid(const orr_ctx *t, const orr_frame *f)
{
    for (unsigned planet = OTV_GANYMEDE; planet < OTV_PLANETS; planet++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++)
            if (unpaid(t, f, planet, plant)) return true;
    return false;
}

static orr_next let_go(orr_ctx *t, orr_frame *f)
{
    const orr_rule why = f->local[L_LEVEL] < 3 ? OTV_144 : OTV_145;
    for (unsigned planet = OTV_GANYMEDE; planet < OTV_PLANETS; planet++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++)
            for (unsigned n = unpaid(t, f, planet, plant); n; n--)
                otv_remove_piece(t, f->who, planet, OTV_PLANT + plant, why);
    return orr_return(t, 0);
}

/* OTV-A83: one plant after the other. */
static void ransom(orr_ctx *t, orr_frame *f, unsigned planet, unsigned plant)
{
    orr_tell(t, OTV_146, OTV_TOLD_RANSOM, ORR_EVERYBODY, ORR_ARGS(f->who, plant, planet), 0);
    otv_pay(t, f->who, 1, f->local[L_LEVEL] < 3 ? OTV_144 : OTV_145);
    f->local[L_PAID + OTV_PLANTS * (planet - OTV_GANYMEDE) + plant]++;
}

orr_next otv_run_titan(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case S_START: start(f);                              /* fall through */
    case S_ASK: {
        const bool asked = otv_option(t, OTV_O_HIDDEN_MONEY) || otv(t)->money[f->who];
        return asked && any_unpaid(t, f) ? orr_ask(f, orr_one(f->who), S_ANSWER) : let_go(t, f);
    }
    case S_ANSWER:
        if (in->act.verb == OTV_V_REFUSE) return let_go(t, f); /* with money in hand, at any level (OTV-A30) */
        ransom(t, f, in->act.a, in->act.b);
        return orr_goto(f, S_ASK);
    }
    orr_impossible();
}

void otv_options_titan(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    for (unsigned planet = 0; planet < OTV_PLANETS; planet++)
        for (unsigned plant = 0; plant < OTV_PLANTS; plant++)
            orr_offer(l, OTV_V_RANSOM, planet, plant, 0,
                      !unpaid(t, f, planet, plant) ? OTV_144 : otv(t)->money[s] ? 0 : OTV_A75);
    orr_offer(l, OTV_V_REFUSE, 0, 0, 0, 0);
}
