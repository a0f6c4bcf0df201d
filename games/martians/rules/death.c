/* death.c - the end of a player's Life: MAR-76 to MAR-81, MAR-A42 to MAR-A49; losing Life to cards, one player
 * after the other (MAR-A44, MAR-A104). */
#include "games/martians/mar_state.h"

/* ---- one death ------------------------------------------------------------------------------------------------- */

enum { D_START, D_ITEMS, D_ITEMS_ANSWER };
enum { L_TILE, L_SQUARE, L_USED };                       /* locals: where they died; buildings used, two bytes */

static unsigned used_buildings(const orr_frame *f) { return f->local[L_USED] | (unsigned)f->local[L_USED + 1] << 8; }

/* MAR-77, MAR-78, MAR-81, MAR-A45 to MAR-A47; hand, running effects and extra turns stay. */
static void lose_everything(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const orr_seat s = f->who;
    const unsigned lost = (p->collected[s] + 1u) / 2;
    orr_tell(t, MAR_76, MAR_TOLD_DEAD, ORR_EVERYBODY, ORR_ARGS(s, lost, 0), 0);
    p->collected[s] = (uint8_t)(p->collected[s] - lost);
    mar_to_supply(t, lost);
    while (p->weapon[s].z.n) mar_discard(t, mar_lift_weapon(t, s, mar_effect_of(t, p->weapon[s].card[0].kind)));
    mar_lose_bullets(t, s, p->bullets[s]);
    mar_gain_bullets(t, s, MAR_START_BULLETS);
    mar_gain_life(t, s, MAR_START_LIFE);
    if (s == p->active) {
        p->dead = 1;
        p->fighting = 0;
    }
    f->local[L_TILE] = p->at_tile[s];
    f->local[L_SQUARE] = p->at_square[s];
    mar_place_pawn(t, s, 0, 4, MAR_76);
}

/* MAR-A48: of all building squares without a token, in buildings not used yet, the nearest to where they died. */
static void nearest_buildings(const orr_ctx *t, const orr_frame *f, mar_squares nearest[MAR_SPOTS])
{
    const mar_state *p = mar(t);
    for (unsigned spot = 0; spot < MAR_SPOTS; spot++) nearest[spot] = 0;
    for (unsigned b = 0; b < MAR_BUILDINGS; b++)
        if (p->town.spot_of[b] != MAR_NONE && !mar_in(used_buildings(f), b) && p->lying[b].z.n < MAR_LYING)
            nearest[p->town.spot_of[b]] = mar_free_squares(t, b);
    mar_nearest(p, f->local[L_TILE], f->local[L_SQUARE], nearest);
}

static void drop_item(orr_ctx *t, orr_frame *f, orr_action a)    /* MAR-A49 */
{
    mar_state *p = mar(t);
    unsigned i = 0;
    while (p->held[f->who].card[i].kind != a.a) i++;
    orr_card c = orr_take(t, ORR_AT(p->held[f->who]), i, ORR_EVERYBODY);
    c.tag = a.c;
    orr_put(ORR_AT(p->lying[a.b]), c);
    mar_items_changed(t, f->who);
    f->local[L_USED + a.b / 8] |= (uint8_t)(1u << a.b % 8);
    orr_tell(t, MAR_80, MAR_TOLD_LIES, ORR_EVERYBODY, ORR_ARGS(a.a, a.b, a.c), 0);
}

static bool any_room(const orr_ctx *t, const orr_frame *f)
{
    mar_squares nearest[MAR_SPOTS];
    nearest_buildings(t, f, nearest);
    for (unsigned spot = 0; spot < MAR_SPOTS; spot++)
        if (nearest[spot]) return true;
    return false;
}

static orr_next relocate(orr_ctx *t, orr_frame *f)
{
    if (!mar(t)->held[f->who].z.n) return orr_return(t, 0);
    if (any_room(t, f)) return mar_ask_choice(t, f, f->who, D_ITEMS_ANSWER);     /* D17 */
    mar_lose_items(t, f->who, MAR_A48);
    return orr_return(t, 0);
}

orr_next mar_run_death(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case D_START:
        lose_everything(t, f);
        f->step = D_ITEMS;                               /* fall through */
    case D_ITEMS:
        return relocate(t, f);
    case D_ITEMS_ANSWER:
        drop_item(t, f, in->act);
        return orr_goto(f, D_ITEMS);
    }
    orr_impossible();
}

void mar_options_death(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    mar_squares nearest[MAR_SPOTS];
    nearest_buildings(t, f, nearest);
    if (orr_wants(l, MAR_V_DROP)) orr_bar_wanted(l, MAR_A48);
    for (unsigned item = 0; item < MAR_N_ITEMS; item++)
        for (unsigned b = 0; b < MAR_BUILDINGS && mar_holds(p, s, item); b++)
            for (unsigned set = p->town.spot_of[b] == MAR_NONE ? 0 : nearest[p->town.spot_of[b]]; set; set &= set - 1)
                orr_offer(l, MAR_V_DROP, item, b, mar_lowest(set), 0);
}

/* ---- those a card has left without Life ------------------------------------------------------------------------ */

orr_next mar_run_hurt(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    (void)in;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s))     /* MAR-A44 */
        if (!p->life[s]) return orr_call(t, f, 0, P_DEATH, (orr_seat)s, 0, 0);
    return orr_return(t, 0);
}
