/* searchlight.c - Searchlight: MAR-113, MAR-145, MAR-A99. Its lists depend on what its user alone knows. */
#include "games/martians/rules/card.h"

enum { L_OWN };                                          /* local: the Item to be given */

static bool fits_me(const mar_state *p, orr_seat s, unsigned own, unsigned other)
{
    return other == own || !mar_holds(p, s, other);
}

static bool fits_both(const mar_state *p, orr_seat s, unsigned own, orr_seat other, unsigned item)
{
    return fits_me(p, s, own, item) && (item == own || !mar_holds(p, other, own));
}

/* An Item in a building, as this seat names it: unknown ones are worth a try. */
static bool fits_token(const mar_state *p, orr_seat s, unsigned own, unsigned token)
{
    return token == MAR_T_ITEM || fits_me(p, s, own, token - MAR_T_FUEL);
}

static bool can_exchange(const mar_state *p, orr_seat s, unsigned own)
{
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        for (unsigned i = 0; i < p->lying[b].z.n; i++)
            if (fits_token(p, s, own, mar_token_of(&p->lying[b].card[i], s))) return true;
    for (unsigned k = 0; k < p->core.seats; k++)
        for (unsigned i = 0; k != s && i < p->held[k].z.n; i++)
            if (fits_both(p, s, own, (orr_seat)k, p->held[k].card[i].kind)) return true;
    return false;
}

static void list_exchanges(const mar_state *p, orr_seat s, unsigned own, orr_list *l)
{
    for (unsigned k = 0; k < p->core.seats; k++)
        for (unsigned item = 0; item < MAR_N_ITEMS; item++)
            if (k != s && mar_holds(p, (orr_seat)k, item))
                orr_offer(l, MAR_V_SWAP_SEAT, k, item, 0, fits_both(p, s, own, (orr_seat)k, item) ? 0 : MAR_113);
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        for (unsigned square = 0; p->lying[b].z.n && square < MAR_SQUARES; square++)
            for (unsigned token = MAR_T_ITEM; token < MAR_N_TOKENS; token++)
                if (mar_find_lying(p, s, b, square, token) != MAR_NONE)
                    orr_offer(l, MAR_V_SWAP_BUILDING, b, square, token, fits_token(p, s, own, token) ? 0 : MAR_113);
}

bool mar_swap_exists(const orr_ctx *t, orr_seat s)
{
    const mar_state *p = mar(t);
    for (unsigned i = 0; i < p->held[s].z.n; i++)
        if (can_exchange(p, s, p->held[s].card[i].kind)) return true;
    return false;
}

static unsigned find_held(const mar_state *p, orr_seat s, unsigned item)
{
    unsigned i = 0;
    while (p->held[s].card[i].kind != item) i++;
    return i;
}

static void swap_with_player(orr_ctx *t, orr_seat s, unsigned own, orr_seat other, unsigned item)
{
    mar_state *p = mar(t);
    const orr_card mine = orr_take(t, ORR_AT(p->held[s]), find_held(p, s, own), ORR_EVERYBODY);
    const orr_card theirs = orr_take(t, ORR_AT(p->held[other]), find_held(p, other, item), ORR_EVERYBODY);
    orr_put(ORR_AT(p->held[s]), theirs);
    orr_put(ORR_AT(p->held[other]), mine);
    mar_items_changed(t, other);
    orr_tell(t, MAR_145, MAR_TOLD_SWAPPED, ORR_EVERYBODY, ORR_ARGS(s, own, item), 0);
}

/* A duplicate nobody could foresee: both stay, and only the user knows the token now. */
static void swap_with_building(orr_ctx *t, orr_seat s, unsigned own, orr_action a)
{
    mar_state *p = mar(t);
    const orr_at there = ORR_AT(p->lying[a.a]);
    const unsigned i = mar_find_lying(p, s, a.a, a.b, a.c);
    if (!fits_me(p, s, own, there.c[i].kind)) {
        orr_show(t, there, i, orr_one(s));
        orr_tell(t, MAR_A99, MAR_TOLD_NO_SWAP, orr_one(s), ORR_ARGS(s, a.a, a.b), there.c[i].kind);
        return;
    }
    orr_card got = orr_take(t, there, i, ORR_EVERYBODY);
    orr_card mine = orr_take(t, ORR_AT(p->held[s]), find_held(p, s, own), ORR_EVERYBODY);
    mine.tag = a.b;
    got.tag = 0;
    orr_put(there, mine);
    orr_put(ORR_AT(p->held[s]), got);
    orr_tell(t, MAR_145, MAR_TOLD_SWAPPED, ORR_EVERYBODY, ORR_ARGS(s, own, got.kind), 0);
}

orr_next mar_run_searchlight(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case S_GIVE: return orr_ask(f, orr_one(f->who), S_GIVE_ANSWER);
    case S_GIVE_ANSWER:
        f->local[L_OWN] = in->act.a;
        f->step = S_TAKE;                                /* fall through */
    case S_TAKE: return orr_ask(f, orr_one(f->who), S_TAKE_ANSWER);
    case S_TAKE_ANSWER:
        if (in->act.verb == MAR_V_SWAP_SEAT) swap_with_player(t, f->who, f->local[L_OWN], in->act.a, in->act.b);
        else swap_with_building(t, f->who, f->local[L_OWN], in->act);
        mar_items_changed(t, f->who);
        mar_ship_test(t);
        return mar_ended(t) ? orr_over(t) : orr_return(t, 0);
    }
    orr_impossible();
}

void mar_options_searchlight(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    if (orr_wants(l, MAR_V_GIVE) || orr_wants(l, MAR_V_SWAP_SEAT) || orr_wants(l, MAR_V_SWAP_BUILDING))
        orr_bar_wanted(l, MAR_145);
    if (f->step == S_TAKE_ANSWER) {
        list_exchanges(mar(t), s, f->local[L_OWN], l);
        return;
    }
    for (unsigned own = 0; own < MAR_N_ITEMS; own++)
        if (mar_holds(mar(t), s, own)) orr_offer(l, MAR_V_GIVE, own, 0, 0, can_exchange(mar(t), s, own) ? 0 : MAR_113);
}
