/* victory.c - how a match ends: MAR-1 to MAR-7, MAR-A15, MAR-A16, MAR-A61, MAR-A63, MAR-A83; how seats stand. */
#include "games/martians/mar_state.h"

orr_next mar_end(orr_ctx *t, unsigned outcome, orr_seat winner, orr_rule why)
{
    mar_state *p = mar(t);
    if (mar_ended(t)) return ORR_NEXT;                   /* the first thing that ends it counts (MAR-A63) */
    p->outcome = (uint8_t)outcome;
    p->winner = winner;
    if (winner != MAR_NONE) orr_tell(t, why, MAR_TOLD_WON, ORR_EVERYBODY, ORR_ARGS(winner, outcome, 0), 0);
    else orr_tell(t, why, MAR_TOLD_OVER, ORR_EVERYBODY, outcome, 0);
    return ORR_NEXT;
}

/* MAR-1: on the face-up ship, no Martian there, all three kinds held; the active player first, then clockwise. A
 * closed map changes nothing about it, nor about the thirty Martians (MAR-7, MAR-A15). */
void mar_ship_test(orr_ctx *t)
{
    mar_state *p = mar(t);
    if (mar_together(t) || p->ship_at == MAR_NONE || !p->loaded) return;
    if (mar_martian_on(p, p->ship_at, 4) && !mar_option(t, MAR_O_SHIP_CLEAR)) return;
    for (unsigned k = 0, s = p->active; k < p->core.seats; k++, s = mar_next(p, s))
        if (mar_in(p->loaded, s) && p->at_tile[s] == p->ship_at && p->at_square[s] == 4) {
            mar_end(t, MAR_WON_SHIP, (orr_seat)s, MAR_1);
            return;
        }
}

void mar_find_ship(orr_ctx *t)
{
    mar_state *p = mar(t);
    p->ship_at = MAR_NONE;
    for (unsigned farm = 0; farm < MAR_FARMS; farm++)
        if (p->marker[farm].z.n && p->marker[farm].card[0].kind == MAR_MOTHER_SHIP &&
            p->marker[farm].card[0].tag == MAR_FACE_UP)
            p->ship_at = p->town.farm_at[farm];
}

/* MAR-A16: can a tile still come? One that was drawn and waits for its place is as good as one in the pile. The test
 * looks at the true token, so that a loss, or that there is none, tells everybody. */
void mar_map_test(orr_ctx *t)
{
    mar_state *p = mar(t);
    const bool left = p->tile_pile.z.n || p->tile_drawn.z.n;
    if (!mar_together(t) || (left && !mar_closed(p))) return;
    orr_learned(t);
    for (unsigned i = 0; i < p->marker_pile.z.n; i++)
        if (p->marker_pile.card[i].kind == MAR_MOTHER_SHIP) mar_end(t, MAR_LOST_MAP, MAR_NONE, MAR_6);
}

static const struct { orr_rule rule; bool all; } endings[MAR_N_OUTCOMES] = {
    [MAR_WON_SHIP] = { MAR_1, false }, [MAR_WON_MARTIANS] = { MAR_2, false }, [MAR_DRAW] = { MAR_A83, false },
    [MAR_WON_TOGETHER] = { MAR_4, true }, [MAR_LOST_MARTIANS] = { MAR_5, false }, [MAR_LOST_MAP] = { MAR_6, false },
    [MAR_LOST_TIME] = { MAR_A83, false },
};

void mar_result(const orr_ctx *t, orr_result *r)
{
    const mar_state *p = mar(t);
    *r = (orr_result){ .outcome = (uint8_t)(p->outcome - 1), .rule = endings[p->outcome].rule };
    if (endings[p->outcome].all) r->winners = (orr_seats)((1u << p->core.seats) - 1);
    else if (p->winner != MAR_NONE) r->winners = orr_one(p->winner);
}

enum { FOR_MARTIAN = 10, FOR_ITEM = 40, FOR_LIFE = 4, FOR_BULLET = 2, FOR_WEAPON = 3, FOR_DEPOSIT = 200,
       FOR_WINNING = 10000 };

/* Competitive: Martians and Items, then what helps to get more. Co-op: everybody stands as the group does. */
void mar_score(const orr_ctx *t, int16_t score[ORR_MAX_SEATS])
{
    const mar_state *p = mar(t);
    int together = p->ship.z.n * FOR_DEPOSIT + p->supply;
    for (unsigned s = 0; s < p->core.seats; s++) {
        int own = p->collected[s] * FOR_MARTIAN + p->held[s].z.n * FOR_ITEM + p->life[s] * FOR_LIFE +
                  p->bullets[s] * FOR_BULLET + p->weapon[s].z.n * FOR_WEAPON;
        if (p->outcome && p->winner == s) own += FOR_WINNING;
        score[s] = (int16_t)own;
        together += own;
    }
    if (!mar_together(t)) return;
    if (p->outcome == MAR_WON_TOGETHER) together += FOR_WINNING;
    for (unsigned s = 0; s < p->core.seats; s++) score[s] = (int16_t)together;
}
