/* tile.c - step 1, a tile comes to the table: MAR-23, MAR-35 to MAR-52, MAR-101, MAR-A10 to MAR-A20, MAR-A101,
 * MAR-A116. */
#include "games/martians/rules/turn.h"

orr_next mar_draw_tile(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    if (p->no_tiles || !p->tile_pile.z.n) {              /* MAR-51, MAR-A101 */
        orr_tell(t, p->no_tiles ? MAR_A101 : MAR_51, MAR_TOLD_NO_TILE, ORR_EVERYBODY, f->who, 0);
        return orr_goto(f, T_FIGHT);
    }
    const orr_card c = orr_take_top(t, ORR_AT(p->tile_pile), ORR_EVERYBODY);
    orr_put(ORR_AT(p->tile_drawn), c);
    orr_tell(t, MAR_23, MAR_TOLD_TILE, ORR_EVERYBODY, ORR_ARGS(f->who, c.kind, 0), 0);
    return orr_goto(f, T_PLACE);
}

static orr_next no_place(orr_ctx *t, orr_frame *f)       /* MAR-52, MAR-A14, MAR-A17 */
{
    mar_state *p = mar(t);
    const orr_card c = orr_take_top(t, ORR_AT(p->tile_drawn), ORR_EVERYBODY);
    orr_put(ORR_AT(p->tile_gone), c);
    orr_tell(t, MAR_52, MAR_TOLD_TILE_GONE, ORR_EVERYBODY, c.kind, 0);
    mar_map_test(t);
    return mar_ended(t) ? orr_over(t) : orr_goto(f, T_CALM);
}

orr_next mar_ask_place(orr_ctx *t, orr_frame *f)         /* D2 */
{
    return mar_can_place(t) ? orr_ask_open(f, orr_one(f->who), T_PLACE_ANSWER) : no_place(t, f);
}

/* ---- down it goes ---------------------------------------------------------------------------------------------- */

/* MAR-44, MAR-46, MAR-A23: a Martian on every road square; fewer than that is a choice (MAR-A20). */
static orr_next populate(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const unsigned spot = f->local[L_SPOT];
    const unsigned road = p->town.road[spot];
    if (p->supply < mar_count(road) && !mar_together(t)) return orr_goto(f, T_SHORT);
    for (unsigned left = road; left && !mar_ended(t); left &= left - 1)
        mar_add_martian(t, spot, mar_lowest(left), MAR_44);
    return mar_ended(t) ? orr_over(t) : orr_goto(f, T_TOKENS);               /* MAR-A116 */
}

orr_next mar_place_tile(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_state *p = mar(t);
    const unsigned spot = p->letters++;
    orr_card c = orr_take_top(t, ORR_AT(p->tile_drawn), ORR_EVERYBODY);
    const mar_tile_row *row = mar_tile(t, c.kind);
    c.tag = in->act.c;
    orr_put(ORR_AT(p->map[spot]), c);
    mar_lay_tile(t, spot, in->act.a, in->act.b);
    f->local[L_SPOT] = (uint8_t)spot;
    f->local[L_LIFE] = row->life;
    f->local[L_BULLETS] = row->bullets;
    f->local[L_ITEMS] = row->items;
    orr_tell(t, MAR_36, MAR_TOLD_PLACED, ORR_EVERYBODY, ORR_ARGS(spot, c.kind, in->act.c), 0);
    if (row->kind == MAR_FARM) return orr_goto(f, T_MARKER);                 /* MAR-48 */
    return populate(t, f);
}

/* ---- too few figures: competitive only (MAR-A20) --------------------------------------------------------------- */

orr_next mar_ask_short(orr_ctx *t, orr_frame *f)
{
    const mar_state *p = mar(t);
    if (!p->supply || !mar_placing(t, f->local[L_SPOT])) return orr_goto(f, T_TOKENS);
    return orr_ask(f, orr_one(f->who), T_SHORT_ANSWER);
}
orr_next mar_short_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    mar_add_martian(t, f->local[L_SPOT], in->act.a, MAR_A20);
    return orr_goto(f, T_SHORT);
}
void mar_options_short(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    if (l->asking_why) mar_why_no_placing(mar(t), f->local[L_SPOT], l);
    for (unsigned set = mar_placing(t, f->local[L_SPOT]); set; set &= set - 1)
        orr_offer(l, MAR_V_SQUARE, mar_lowest(set), 0, 0, 0);
}

/* ---- tokens (D3) ----------------------------------------------------------------------------------------------- */

/* Which sort comes next: Life, then Bullets, then Items, as far as the supplies go (MAR-A9, MAR-A18); MAR_NONE:
 * none. */
static unsigned next_token(const mar_state *p, const orr_frame *f)
{
    if (f->local[L_LIFE] && p->life_supply) return MAR_T_LIFE;
    if (f->local[L_BULLETS] && p->bullet_supply) return MAR_T_BULLET;
    return f->local[L_ITEMS] && p->item_pile.z.n ? MAR_T_ITEM : (unsigned)MAR_NONE;
}

static void put_token(orr_ctx *t, orr_frame *f, unsigned token, unsigned square)
{
    mar_state *p = mar(t);
    const unsigned b = mar_kind_at(p, f->local[L_SPOT]);
    orr_tell(t, token == MAR_T_ITEM ? MAR_40 : MAR_39, MAR_TOLD_TOKEN, ORR_EVERYBODY,
             ORR_ARGS(token, f->local[L_SPOT], square), 0);
    if (token == MAR_T_LIFE) {
        p->life_at[b] |= mar_sq(square);
        p->life_supply--;
        f->local[L_LIFE]--;
    } else if (token == MAR_T_BULLET) {
        p->bullets_at[b] |= mar_sq(square);
        p->bullet_supply--;
        f->local[L_BULLETS]--;
    } else {
        orr_card c = orr_take_top(t, ORR_AT(p->item_pile), 0);
        c.tag = (uint8_t)square;
        orr_put(ORR_AT(p->lying[b]), c);
        f->local[L_ITEMS]--;
    }
}

orr_next mar_ask_tokens(orr_ctx *t, orr_frame *f)
{
    const mar_state *p = mar(t);
    const unsigned kind = mar_kind_at(p, f->local[L_SPOT]), token = next_token(p, f);
    if (token == MAR_NONE) return orr_goto(f, T_MARKER);
    const unsigned free = mar_free_squares(t, kind);     /* MAR-41, MAR-42 */
    if (!free) return orr_goto(f, T_MARKER);
    if (free & (free - 1)) return orr_ask(f, orr_one(f->who), T_TOKENS_ANSWER);
    put_token(t, f, token, mar_lowest(free));
    return orr_goto(f, T_TOKENS);
}
orr_next mar_tokens_answer(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    put_token(t, f, next_token(mar(t), f), in->act.a);
    return orr_goto(f, T_TOKENS);
}
void mar_options_tokens(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    const mar_state *p = mar(t);
    const unsigned spot = f->local[L_SPOT], free = mar_free_squares(t, mar_kind_at(p, spot));
    for (unsigned q = 0; q < MAR_SQUARES; q++)
        orr_offer(l, MAR_V_SQUARE, q, 0, 0, free >> q & 1 ? 0 : p->town.building[spot] >> q & 1 ? MAR_42 : MAR_41);
}

/* ---- the marker, and what the tile has done to the map --------------------------------------------------------- */

static void put_marker(orr_ctx *t, unsigned spot)        /* MAR-101 */
{
    mar_state *p = mar(t);
    unsigned farm = 0;
    while (p->town.farm_at[farm] != spot) farm++;
    if (!p->marker_pile.z.n) return;
    orr_card c = orr_take_top(t, ORR_AT(p->marker_pile), 0);
    c.tag = MAR_FACE_DOWN;
    orr_put(ORR_AT(p->marker[farm]), c);
    orr_tell(t, MAR_101, MAR_TOLD_MARKER, ORR_EVERYBODY, ORR_ARGS(farm, spot, 0), 0);
    mar_add_martian(t, spot, 4, MAR_48);
}

orr_next mar_tile_done(orr_ctx *t, orr_frame *f)
{
    mar_state *p = mar(t);
    const unsigned spot = f->local[L_SPOT];
    f->local[L_SPOT] = f->local[L_LIFE] = f->local[L_BULLETS] = f->local[L_ITEMS] = 0;
    if (mar_sort_at(t, spot) == MAR_FARM) put_marker(t, spot);
    if (!mar_ended(t)) mar_map_test(t);
    if (mar_ended(t)) return orr_over(t);
    if (!mar_closed(p)) return orr_goto(f, T_CALM);
    orr_tell(t, MAR_50, MAR_TOLD_LOCKED, ORR_EVERYBODY, f->who, 0);          /* MAR-A11 to MAR-A13 */
    f->step = T_END;
    if (mar_in(p->diced, f->who)) mar_note_open(p);
    return mar_finish_turn(t, f);
}
