/* facts.c - what a player of Martians!!! counts at the table, from one seat's view alone: the cards everybody may still
 * play in this cycle (MAR-90), the tile whose squares a question is about, and how far one's own pawn can walk. */
#include "games/martians/rules/turn.h"

unsigned mar_plays_seen(const mar_view *v, unsigned s)
{
    unsigned n = v->normal >> s & 1;
    for (unsigned e = 0; e < MAR_SEATS; e++) n += v->extra[e][s];
    return n;
}

/* Answers by the verb "square" name no tile: it was settled before, and stands in the frame. */
static unsigned tile_in_question(const mar_view *v)
{
    enum { CHOSEN = 1, LANDING = 2 };                    /* locals of figures.c and pawns.c: the tile chosen */
    if (v->look.over) return MAR_NONE;
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    switch (f->proc) {
    case P_TURN:
        if (f->step == T_SHORT_ANSWER || f->step == T_TOKENS_ANSWER) return f->local[L_SPOT];
        return f->step == T_SPAWN_SQUARE ? v->town.farm_at[f->local[L_FARM]] : (unsigned)MAR_NONE;
    case P_HYSTERIA:
    case P_ADDRESS: return f->local[CHOSEN];
    case P_DESTINATION: return f->local[LANDING];
    default: return MAR_NONE;
    }
}

/* The token that the building in question gets next: as tile.c takes them. */
static int token_in_question(const mar_view *v)
{
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    if (v->look.over || f->proc != P_TURN || f->step != T_TOKENS_ANSWER) return -1;
    if (f->local[L_LIFE] && v->life_supply) return MAR_T_LIFE;
    return f->local[L_BULLETS] && v->bullet_supply ? MAR_T_BULLET : MAR_T_ITEM;
}

enum { MIDDLE = 4 };                                     /* the square of a Farm that has the marker */

/* The squares of the drawn tile, before any turn, that get a Martian once it lies: MAR-44, MAR-48. None while the
 * figures are too few for all of them, which leaves a choice (MAR-A20). */
static mar_squares brought(const orr_box *b, const mar_view *v)
{
    if (v->look.over || !v->tile_drawn.z.n || v->tile_drawn.face[0].kind >= mar_set_of(b)->tiles_n) return 0;
    const mar_tile_row *row = &mar_set_of(b)->tiles[v->tile_drawn.face[0].kind];
    mar_shape shape;
    mar_turn_tile(row, 0, &shape);
    const mar_squares all = row->kind == MAR_FARM ? mar_sq(MIDDLE) : shape.road;
    return mar_count(all) <= v->supply || mar_coop(b) ? all : 0;
}

/* MAR-22: 0 tile, 1 fight, 2 roll, 3 move, 4 Martians, 5 the end. */
static unsigned phase(const orr_look *v)
{
    const unsigned step = v->frame[0].step;
    for (unsigned i = 1; i < v->depth; i++)
        if (v->frame[i].proc == P_COMBAT) return 1;
    return step < T_CALM ? 0 : step < T_ROLL ? 1 : step < T_MOVE ? 2 : step < T_MARTIANS ? 3 : step < T_END ? 4 : 5;
}

/* ---- the squares that the steps left reach (MAR-53) ------------------------------------------------------------- */

enum { PLAIN, FIGHT, MARTIAN_CARD };                     /* what waits on a square */
enum { MOST_REACHED = (ORR_MAX_FACTS - 16) / 3 };
typedef struct { uint8_t tile, square, steps, side, waits; } reached;

static unsigned waits_on(const orr_box *b, const mar_view *v, unsigned tile, unsigned square)
{
    if (mar_coop(b) && v->town.icon[tile] == square) return MARTIAN_CARD;                        /* MAR-83 */
    return v->martian[tile] >> square & 1 && !(v->jammed >> v->look.seat & 1) ? FIGHT : PLAIN;   /* MAR-68 */
}

/* Nearest first; nothing is reached through a fight, which ends the walk for now. */
static unsigned reach(const orr_box *b, const mar_view *v, unsigned points, reached *out)
{
    mar_squares seen[MAR_SPOTS] = { 0 };
    const unsigned me = v->look.seat;
    unsigned n = 1;
    out[0] = (reached){ v->at_tile[me], v->at_square[me], 0, 0, PLAIN };
    seen[out[0].tile] = mar_sq(out[0].square);
    for (unsigned i = 0; i < n; i++) {
        const reached from = out[i];
        if (from.steps == points || from.waits == FIGHT) continue;
        for (unsigned ways = mar_ways(&v->town, from.tile, from.square); ways && n <= MOST_REACHED; ways &= ways - 1) {
            const unsigned side = mar_lowest(ways), to = mar_beyond[from.square][side];
            const unsigned tile = mar_crosses(from.square, side) ? v->town.next[from.tile][side] : from.tile;
            if (seen[tile] & mar_sq(to)) continue;
            seen[tile] |= mar_sq(to);
            out[n++] = (reached){ (uint8_t)tile, (uint8_t)to, (uint8_t)(from.steps + 1), (uint8_t)side,
                                  (uint8_t)waits_on(b, v, tile, to) };
        }
    }
    return n - 1;
}

static bool walks(const mar_view *v)                     /* the question is where this seat goes */
{
    const orr_frame *f = &v->look.frame[v->look.depth - 1];
    return !v->look.over && v->look.seat == v->active && f->proc == P_TURN && f->step == T_MOVE_ANSWER;
}

static int reach_facts(const orr_box *b, const mar_view *v, orr_fact *out)
{
    const mar_running now = mar_running_seen(b, v);
    const unsigned points = mar_points_of(v->rolled, now.doubled, v->roll_plus, v->roll_minus, v->steps);
    reached all[MOST_REACHED + 1];
    const unsigned n = reach(b, v, now.no_move ? 0 : points, all);
    orr_fact *at = out;
    *at++ = (orr_fact){ "steps-left", ORR_N_NONE, 0, (int16_t)points };
    for (unsigned i = 0; i < n; i++)
        *at++ = (orr_fact){ "reach", ORR_N_NUMBER, (uint8_t)i,
                            (int16_t)(MAR_SQUARES * all[i + 1].tile + all[i + 1].square) };
    for (unsigned i = 0; i < n; i++) *at++ = (orr_fact){ "reach-steps", ORR_N_NUMBER, (uint8_t)i, all[i + 1].steps };
    for (unsigned i = 0; i < n; i++)
        *at++ = (orr_fact){ "reach-by", ORR_N_NUMBER, (uint8_t)i, (int16_t)(4 * all[i + 1].waits + all[i + 1].side) };
    return (int)(at - out);
}

int mar_facts(const orr_box *b, const void *view, orr_fact *out)
{
    const mar_view *v = view;
    const unsigned tile = tile_in_question(v);
    int n = 0;
    out[n++] = (orr_fact){ "phase", ORR_N_NONE, 0, (int16_t)phase(&v->look) };
    out[n++] = (orr_fact){ "to-win", ORR_N_NONE, 0, MAR_TO_WIN };
    for (unsigned s = 0; s < v->look.seats; s++)
        out[n++] = (orr_fact){ "plays", ORR_N_SEAT, (uint8_t)s, (int16_t)mar_plays_seen(v, s) };
    if (tile != MAR_NONE) out[n++] = (orr_fact){ "tile", ORR_N_NONE, 0, (int16_t)tile };
    if (token_in_question(v) >= 0) out[n++] = (orr_fact){ "token", ORR_N_NONE, 0, (int16_t)token_in_question(v) };
    if (brought(b, v))
        for (unsigned square = 0; square < MAR_SQUARES; square++)
            out[n++] = (orr_fact){ "brings", MAR_N_SQUARE, (uint8_t)square, (int16_t)(brought(b, v) >> square & 1) };
    if (walks(v)) n += reach_facts(b, v, out + n);
    return n;
}
