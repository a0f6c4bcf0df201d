/* pawns.c - cards that move pawns: Tractor Beam (MAR-132, MAR-A78, MAR-A79), Teleported (MAR-150), Martial Law
 * (MAR-141, MAR-111, MAR-A96). Whoever is moved may take what lies there (D18). */
#include "games/martians/rules/card.h"

/* ---- a destination: first the tile, then the square ------------------------------------------------------------ */

enum { L_MOVED, L_FARMS, L_SPOT };  /* locals: whose pawn; whether Farms will do; the tile chosen */

/* a bit each: Farms, unless they will do (MAR-A79) */
static uint32_t barred_tiles(const mar_state *p, const orr_frame *f)
{
    uint32_t set = 0;
    for (unsigned farm = 0; !f->local[L_FARMS] && farm < MAR_FARMS && p->town.farm_at[farm] != MAR_NONE; farm++)
        set |= 1u << p->town.farm_at[farm];
    return set;
}

static mar_squares landing(const mar_state *p, const orr_frame *f, unsigned spot)    /* any square but their own */
{
    const orr_seat s = f->local[L_MOVED];
    return mar_enter(&p->town, spot) & (mar_squares)~(p->at_tile[s] == spot ? mar_sq(p->at_square[s]) : 0);
}

orr_next mar_run_destination(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case DE_TILE: return mar_ask_choice(t, f, f->who, DE_TILE_ANSWER);
    case DE_TILE_ANSWER:
        f->local[L_SPOT] = in->act.a;
        f->step = DE_SQUARE;                             /* fall through */
    case DE_SQUARE: return mar_ask_choice(t, f, f->who, DE_SQUARE_ANSWER);
    case DE_SQUARE_ANSWER:
        mar_place_pawn(t, f->local[L_MOVED], f->local[L_SPOT], in->act.a, f->local[L_FARMS] ? MAR_150 : MAR_132);
        return orr_call(t, f, DE_DONE, P_ARRIVE, f->local[L_MOVED], 0, 0);
    case DE_DONE: return orr_return(t, 0);
    }
    orr_impossible();
}
void mar_options_destination(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    (void)s;
    if (f->step == DE_SQUARE_ANSWER) {
        const unsigned fits = landing(p, f, f->local[L_SPOT]), enter = mar_enter(&p->town, f->local[L_SPOT]);
        for (unsigned q = 0; q < MAR_SQUARES; q++)
            orr_offer(l, MAR_V_SQUARE, q, 0, 0, fits >> q & 1 ? 0 : enter >> q & 1 ? MAR_A130 : MAR_57);
        return;
    }
    if (orr_wants(l, MAR_V_TILE)) orr_bar_wanted(l, MAR_A126);
    const uint32_t barred = barred_tiles(p, f);
    for (unsigned spot = 0, n = p->letters; spot < n; spot++)
        if (mar_lies(p, spot))
            orr_offer(l, MAR_V_TILE, spot, 0, 0, landing(p, f, spot) && !(barred >> spot & 1) ? 0 : MAR_A79);
}

/* ---- Martial Law ----------------------------------------------------------------------------------------------- */

enum { ML_NEXT, ML_ASK, ML_ANSWER };
enum { L_DONE, L_WHO };                                  /* locals: pawns dealt with; the one being moved */

/* MAR-A96: building squares of named tiles, the house square, every square of a Farm (MAR-111). */
static mar_squares shelter(const orr_ctx *t, unsigned spot)
{
    const mar_state *p = mar(t);
    if (!mar_lies(p, spot)) return 0;
    return mar_sort_at(t, spot) == MAR_FARM ? mar_enter(&p->town, spot) : p->town.building[spot];
}

static void nearest_shelter(const orr_ctx *t, orr_seat s, mar_squares nearest[MAR_SPOTS])
{
    const mar_state *p = mar(t);
    for (unsigned spot = 0; spot < MAR_SPOTS; spot++) nearest[spot] = shelter(t, spot);
    mar_nearest(p, p->at_tile[s], p->at_square[s], nearest);
}

static orr_next next_pawn(orr_ctx *t, orr_frame *f)
{
    const mar_state *p = mar(t);
    if (f->local[L_DONE] == p->core.seats) return orr_return(t, 0);
    const orr_seat s = (orr_seat)((p->active + f->local[L_DONE]++) % p->core.seats);
    if (shelter(t, p->at_tile[s]) >> p->at_square[s] & 1) return orr_goto(f, ML_NEXT);   /* MAR-A130 */
    f->local[L_WHO] = s;
    return orr_goto(f, ML_ASK);
}

orr_next mar_run_martial_law(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case ML_NEXT: return next_pawn(t, f);
    case ML_ASK: return mar_ask_choice(t, f, f->local[L_WHO], ML_ANSWER);    /* D16 */
    case ML_ANSWER:
        mar_place_pawn(t, f->local[L_WHO], in->act.a, in->act.b, MAR_141);
        return orr_call(t, f, ML_NEXT, P_ARRIVE, f->local[L_WHO], 0, 0);
    }
    orr_impossible();
}
void mar_options_martial_law(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    mar_squares nearest[MAR_SPOTS];
    (void)f;
    nearest_shelter(t, s, nearest);
    if (orr_wants(l, MAR_V_GO)) orr_bar_wanted(l, MAR_A96);
    for (unsigned spot = 0; spot < mar(t)->letters; spot++)
        for (unsigned set = nearest[spot]; set; set &= set - 1) orr_offer(l, MAR_V_GO, spot, mar_lowest(set), 0, 0);
}
