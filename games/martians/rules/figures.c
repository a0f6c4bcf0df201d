/* figures.c - cards that put, move or remove Martians and tiles: Mass Hysteria (MAR-123, MAR-A91), Candy (MAR-135,
 * MAR-A93), Get off My Land! (MAR-138, MAR-A94), Nuclear Capabilities (MAR-143, MAR-A97, MAR-A98), Presidential
 * Address (MAR-144, MAR-A95). */
#include "games/martians/rules/card.h"

enum { L_LEFT, L_TILE, L_TO, L_MOVED, L_USED };          /* locals; L_USED: tiles that gave one already, four bytes */

static void offer_tiles(orr_list *l, uint32_t set)
{
    for (; set; set &= set - 1) orr_offer(l, MAR_V_TILE, mar_lowest(set), 0, 0, 0);
}
static void offer_squares(orr_list *l, unsigned set)
{
    for (; set; set &= set - 1) orr_offer(l, MAR_V_SQUARE, mar_lowest(set), 0, 0, 0);
}

/* Any tile, before the list finds those that fit. */
static void bar_tile(const mar_state *p, orr_list *l, orr_rule bar)
{
    if (!orr_wants(l, MAR_V_TILE)) return;
    orr_bar_wanted(l, l->want.a < p->letters && mar_lies(p, l->want.a) ? bar : MAR_A126);
}

/* ---- a square on each of several tiles: Mass Hysteria, Presidential Address ------------------------------------ */

/* For a tile, then for a square on it; back to the caller at F_SQUARE_ANSWER. Done when none is left. */
static orr_next ask_tile_and_square(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == F_TILE_ANSWER) {
        f->local[L_TILE] = in->act.a;
        f->step = F_SQUARE;
    }
    if (f->step == F_SQUARE) return mar_ask_choice(t, f, f->who, F_SQUARE_ANSWER);
    return f->local[L_LEFT] ? mar_ask_choice(t, f, f->who, F_TILE_ANSWER) : orr_return(t, 0);
}

static orr_next ask_for(orr_ctx *t, orr_frame *f, unsigned tiles)      /* at most five of them */
{
    f->local[L_LEFT] = (uint8_t)mar_min(MAR_MOST_AT_ONCE, tiles);
    f->step = F_TILE;
    return ask_tile_and_square(t, f, NULL);
}

static uint32_t calm_tiles(const mar_state *p)           /* without a Martian */
{
    uint32_t set = 0;
    for (unsigned spot = 0; spot < p->letters; spot++)
        if (mar_lies(p, spot) && !p->martian[spot]) set |= 1u << spot;
    return set;
}

orr_next mar_run_hysteria(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == F_START) return ask_for(t, f, mar_min(mar_count(calm_tiles(mar(t))), mar(t)->supply));
    if (f->step != F_SQUARE_ANSWER) return ask_tile_and_square(t, f, in);
    mar_add_martian(t, f->local[L_TILE], in->act.a, MAR_123);
    f->local[L_LEFT]--;
    return mar_ended(t) ? orr_over(t) : ask_for(t, f, f->local[L_LEFT]);
}
void mar_options_hysteria(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)s;
    if (f->step == F_SQUARE_ANSWER) {
        if (l->asking_why) mar_why_no_placing(mar(t), f->local[L_TILE], l);
        offer_squares(l, mar_placing(t, f->local[L_TILE]));
        return;
    }
    bar_tile(mar(t), l, MAR_123);
    offer_tiles(l, calm_tiles(mar(t)));
}

static bool gave(const orr_frame *f, unsigned spot) { return f->local[L_USED + spot / 8] >> spot % 8 & 1; }

orr_next mar_run_address(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    const unsigned spot = f->local[L_TILE];
    if (f->step == F_START) return ask_for(t, f, mar_count(mar(t)->crowded));
    if (f->step != F_SQUARE_ANSWER) return ask_tile_and_square(t, f, in);
    f->local[L_USED + spot / 8] |= (uint8_t)(1u << spot % 8);
    mar_lift_martian(t, spot, in->act.a);
    mar_to_supply(t, 1);
    orr_tell(t, MAR_144, MAR_TOLD_REMOVED, ORR_EVERYBODY, ORR_ARGS(spot, in->act.a, 0), 0);
    return ask_for(t, f, f->local[L_LEFT] - 1u);
}
void mar_options_address(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    (void)s;
    bar_tile(p, l, MAR_144);
    if (f->step == F_SQUARE_ANSWER && orr_wants(l, MAR_V_SQUARE)) orr_bar_wanted(l, MAR_144);
    if (f->step == F_SQUARE_ANSWER) offer_squares(l, p->martian[f->local[L_TILE]]);
    else for (uint32_t left = p->crowded; left; left &= left - 1)
        orr_offer(l, MAR_V_TILE, mar_lowest(left), 0, 0, gave(f, mar_lowest(left)) ? MAR_A95 : 0);
}

/* ---- Candy ----------------------------------------------------------------------------------------------------- */

orr_next mar_run_candy(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case F_START: f->step = F_TILE;                      /* fall through */
    case F_TILE: return mar_ask_choice(t, f, f->who, F_TILE_ANSWER);
    case F_TILE_ANSWER:
        f->local[L_TILE] = in->act.a;
        f->step = F_TO;                                  /* fall through */
    case F_TO: return mar_ask_choice(t, f, f->who, F_TO_ANSWER);
    case F_TO_ANSWER:
        f->local[L_TO] = in->act.a;
        f->step = F_SQUARE;                              /* fall through */
    case F_SQUARE: return mar_ask_choice(t, f, f->who, F_SQUARE_ANSWER);
    case F_SQUARE_ANSWER:
        if (in->act.verb == MAR_V_DONE) return orr_return(t, 0);
        mar_shift_martian(t, f->local[L_TILE], in->act.a, f->local[L_TO], in->act.b, MAR_135);
        f->local[L_MOVED]++;
        return orr_goto(f, F_SQUARE);
    }
    orr_impossible();
}

static orr_rule why_not_carried(const mar_state *p, orr_action a, unsigned from, unsigned to)
{
    if (a.a >= MAR_SQUARES || a.b >= MAR_SQUARES || !mar_martian_on(p, from, a.a)) return MAR_A54;
    if (!(mar_enter(&p->town, to) >> a.b & 1)) return MAR_98;
    return mar_martian_on(p, to, a.b) ? MAR_99 : MAR_137;
}

static void carry_options(const orr_ctx *t, const orr_frame *f, orr_list *l)
{
    const mar_state *p = mar(t);
    const unsigned from = f->local[L_TILE], to = f->local[L_TO];
    mar_guard distances;
    const mar_guard *guard = mar_guard_open(p, &distances);
    if (orr_wants(l, MAR_V_CARRY)) orr_bar_wanted(l, why_not_carried(p, l->want, from, to));
    for (unsigned m = p->martian[from]; m; m &= m - 1)
        for (unsigned q = mar_enter(&p->town, to) & (unsigned)~p->martian[to]; q; q &= q - 1)
            if (!guard || !mar_barred(p, guard, from, mar_lowest(m), to, mar_lowest(q)))
                orr_offer(l, MAR_V_CARRY, mar_lowest(m), mar_lowest(q), 0, 0);
    orr_offer(l, MAR_V_DONE, 0, 0, 0, f->local[L_MOVED] ? 0 : MAR_A93);
}

void mar_options_candy(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    (void)s;
    if (f->step == F_SQUARE_ANSWER) {
        carry_options(t, f, l);
        return;
    }
    mar_guard distances;
    const mar_guard *guard = mar_guard_open(p, &distances);
    bar_tile(p, l, MAR_A93);
    unsigned set = f->step == F_TO_ANSWER ? mar_candy_sides(p, guard, f->local[L_TILE]) : p->crowded;
    if (f->step == F_TILE_ANSWER)
        for (uint32_t left = p->crowded; left; left &= left - 1)
            if (!mar_candy_sides(p, guard, mar_lowest(left))) set ^= left & (0u - left);
    offer_tiles(l, set);
}

/* ---- one tile: Get off My Land!, Nuclear Capabilities ---------------------------------------------------------- */

static void clear_tile(orr_ctx *t, unsigned spot)        /* MAR-A94 */
{
    mar_state *p = mar(t);
    for (unsigned m = p->martian[spot]; m; m &= m - 1) {
        mar_lift_martian(t, spot, mar_lowest(m));
        p->boxed++;
        orr_tell(t, MAR_138, MAR_TOLD_REMOVED, ORR_EVERYBODY, ORR_ARGS(spot, mar_lowest(m), 0), 0);
    }
}

static void remove_tile(orr_ctx *t, orr_seat who, unsigned spot)
{
    mar_state *p = mar(t);
    unsigned n = 0;
    for (unsigned m = p->martian[spot]; m; m &= m - 1, n++) mar_lift_martian(t, spot, mar_lowest(m));
    orr_card c = orr_take_top(t, ORR_AT(p->map[spot]), ORR_EVERYBODY);
    c.tag = 0;
    orr_put(ORR_AT(p->tile_gone), c);                    /* MAR-A126 */
    mar_tile_left(t, spot);
    orr_tell(t, MAR_143, MAR_TOLD_TILE_GONE, ORR_EVERYBODY, ORR_ARGS(c.kind, spot, 0), 0);
    mar_collect(t, who, n, MAR_A98);
    if (!mar_ended(t)) mar_map_test(t);                  /* MAR-A16 */
}

orr_next mar_run_one_tile(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    if (f->step == F_START) return mar_ask_choice(t, f, f->who, F_TILE_ANSWER);
    if (f->local[0] == MAR_NUCLEAR) remove_tile(t, f->who, in->act.a);
    else clear_tile(t, in->act.a);
    return mar_ended(t) ? orr_over(t) : orr_return(t, 0);
}
void mar_options_one_tile(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    const mar_state *p = mar(t);
    (void)s;
    bar_tile(p, l, MAR_A97);
    for (unsigned spot = 0; spot < p->letters; spot++) {
        const bool fits = f->local[0] == MAR_NUCLEAR ? mar_removable(t, spot) : p->martian[spot] != 0;
        if (mar_lies(p, spot))
            orr_offer(l, MAR_V_TILE, spot, 0, 0, fits ? 0 : f->local[0] == MAR_NUCLEAR ? MAR_A97 : MAR_138);
    }
}
