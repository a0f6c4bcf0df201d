/* map.c - the town: tiles as they lie, where a new one may go (MAR-35 to MAR-38, MAR-A10, MAR-A11, MAR-A115), where one
 * may walk (MAR-54, MAR-57 to MAR-60, MAR-A24). How far it is somewhere is in paths.c. Nothing here asks. */
#include "games/martians/mar_state.h"
#include "games/martians/rules/sides.h"

#include <string.h>

/* ---- one tile --------------------------------------------------------------------------------------------------- */

/* Where a square lies after quarter turns clockwise. */
static const uint8_t turned[4][MAR_SQUARES] = {
    { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
    { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
    { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
    { 6, 3, 0, 7, 4, 1, 8, 5, 2 },
};

/* Where a step to the north, east, south, west leads, never diagonally (MAR-54, MAR-97); steps over the middle of
 * an edge lead onto the next tile. */
const uint8_t mar_beyond[MAR_SQUARES][4] = {
    { MAR_NONE, 1, 3, MAR_NONE }, { 7, 2, 4, 0 },        { MAR_NONE, MAR_NONE, 5, 1 },
    { 0, 4, 6, 5 },               { 1, 5, 7, 3 },        { 2, 3, 8, 4 },
    { 3, 7, MAR_NONE, MAR_NONE }, { 4, 8, 1, 6 },        { 5, MAR_NONE, MAR_NONE, 7 },
};

const uint8_t mar_gate[4] = { 1, 5, 7, 3 };

static unsigned turn_sides(unsigned sides, unsigned turn) { return (sides << turn | sides >> (4 - turn)) & 15u; }

static bool is_door(const mar_tile_row *row, unsigned a, unsigned b)
{
    for (const char *d = row->doors; d[0]; d += d[3] ? 4 : 3) {
        const unsigned x = (unsigned)(d[0] - '1'), y = (unsigned)(d[2] - '1');
        if ((x == a && y == b) || (x == b && y == a)) return true;
    }
    return false;
}

/* MAR-58: is there a white line between two neighbouring squares? */
static bool is_open(const mar_tile_row *row, unsigned a, unsigned b)
{
    const char x = row->grid[a], y = row->grid[b];
    if (x == '.' || y == '.') return false;
    return x == y || is_door(row, a, b);
}

void mar_turn_tile(const mar_tile_row *row, unsigned turn, mar_shape *s)
{
    *s = (mar_shape){ .exits = (uint8_t)turn_sides(row->exits, turn), .icon = MAR_NO_SQUARE };
    if (row->icon) s->icon = turned[turn][row->icon - 1];
    for (unsigned i = 0; i < MAR_SQUARES; i++) {
        const unsigned at = turned[turn][i];
        if (row->grid[i] == 'R') s->road |= mar_sq(at);
        if (row->grid[i] == 'B' || row->grid[i] == 'H') s->building |= mar_sq(at);
        if (row->grid[i] == 'F') s->farm |= mar_sq(at);
        for (unsigned side = 0; side < 4; side++) {
            const unsigned to = mar_beyond[i][side];
            if (mar_crosses(i, side) ? row->exits >> side & 1 : to != MAR_NONE && is_open(row, i, to))
                s->way[(side + turn) & 3] |= mar_sq(at);
        }
    }
}

static bool same_after(const mar_tile_row *row, unsigned turn)
{
    mar_shape before, after;
    if (turn_sides(row->exits, turn) != row->exits) return false;        /* the usual case, quickly seen */
    mar_turn_tile(row, 0, &before);
    mar_turn_tile(row, turn, &after);
    return !memcmp(&before, &after, sizeof before);
}

unsigned mar_distinct_turns(const mar_tile_row *row)
{
    if (same_after(row, 1)) return 1;
    return same_after(row, 2) ? 2 : 4;
}

/* ---- tiles side by side ----------------------------------------------------------------------------------------- */

static const int8_t east_of[4] = { 0, 1, 0, -1 }, south_of[4] = { -1, 0, 1, 0 };
static unsigned opposite(unsigned side) { return (side + 2) & 3; }
static unsigned column_beside(unsigned column, unsigned side) { return (unsigned)((int)column + east_of[side]); }
static unsigned row_beside(unsigned row, unsigned side) { return (unsigned)((int)row + south_of[side]); }

static unsigned spot_at(const mar_state *p, unsigned column, unsigned row)
{
    for (unsigned s = 0, n = p->letters; s < n; s++)
        if (p->column[s] == column && p->row[s] == row && mar_lies(p, s)) return s;
    return MAR_NONE;
}

static void join(mar_map *m, unsigned spot, unsigned side, unsigned other)
{
    m->next[spot][side] = (uint8_t)other;
    m->next[other][opposite(side)] = (uint8_t)spot;
    if (!(m->exits[spot] >> side & 1) || !(m->exits[other] >> opposite(side) & 1)) return;   /* MAR-59, MAR-A24 */
    m->way[spot] = mar_keep(mar_load(m->way[spot]) | mar_way(mar_gate[side], side));
    m->way[other] = mar_keep(mar_load(m->way[other]) | mar_way(mar_gate[opposite(side)], opposite(side)));
}

/* The tile itself and its ways to the tiles beside it. */
static void lay(orr_ctx *t, unsigned spot)
{
    mar_state *p = mar(t);
    mar_map *m = &p->town;
    const unsigned kind = mar_kind_at(p, spot);
    mar_shape s;
    mar_turn_tile(mar_tile(t, kind), p->map[spot].card[0].tag, &s);
    m->road[spot] = s.road | s.farm;                     /* MAR-49 */
    m->building[spot] = s.building;
    m->exits[spot] = s.exits;                            /* MAR-47 */
    m->icon[spot] = s.icon;
    mar_sides ways = 0;
    for (unsigned side = 0; side < 4; side++) ways |= mar_spread(s.way[side]) << side;
    m->way[spot] = mar_keep(ways & ~mar_gates);          /* gates: join */
    if (mar_is_building(t, spot)) m->spot_of[kind] = (uint8_t)spot;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = spot_at(p, column_beside(p->column[spot], side), row_beside(p->row[spot], side));
        if (other != MAR_NONE && mar_enter(m, other)) join(m, spot, side, other);
    }
    if (mar_tile(t, kind)->kind != MAR_FARM) return;
    unsigned farm = 0;
    while (m->farm_at[farm] != MAR_NONE) farm++;
    m->farm_at[farm] = (uint8_t)spot;
}

void mar_lay_tile(orr_ctx *t, unsigned spot, unsigned beside, unsigned side)
{
    mar_state *p = mar(t);
    p->column[spot] = (uint8_t)column_beside(p->column[beside], side);
    p->row[spot] = (uint8_t)row_beside(p->row[beside], side);
    lay(t, spot);
    mar_note_gates(p, spot);
    mar_note_open(p);
}

void mar_build_town(orr_ctx *t)
{
    mar_state *p = mar(t);
    memset(&p->town, 0, sizeof p->town);
    memset(p->town.next, MAR_NONE, sizeof p->town.next);
    memset(p->town.spot_of, MAR_NONE, sizeof p->town.spot_of);
    memset(p->town.farm_at, MAR_NONE, sizeof p->town.farm_at);
    for (unsigned s = 0; s < p->letters; s++)
        if (mar_lies(p, s)) lay(t, s);
}

/* A tile without a name has been taken off the table, its Martians before; its cell is empty now. */
void mar_tile_left(orr_ctx *t, unsigned spot)
{
    mar_state *p = mar(t);
    mar_map *m = &p->town;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = m->next[spot][side];
        if (other == MAR_NONE) continue;
        m->next[other][opposite(side)] = MAR_NONE;
        p->behind[other] &= (uint8_t)~(1u << opposite(side));
        m->way[other] = mar_keep(mar_load(m->way[other]) & ~mar_way(mar_gate[opposite(side)], opposite(side)));
        m->next[spot][side] = MAR_NONE;
    }
    p->column[spot] = p->row[spot] = 0;
    p->behind[spot] = 0;
    m->road[spot] = m->building[spot] = 0;
    m->way[spot] = mar_keep(0);
    m->exits[spot] = m->icon[spot] = 0;
    mar_note_open(p);
}

/* ---- placing --------------------------------------------------------------------------------------------------- */

static unsigned open_sides(const mar_map *m, unsigned spot)      /* exits that face an empty cell, a bit each */
{
    unsigned set = 0;
    for (unsigned exits = m->exits[spot]; exits; exits &= exits - 1)
        if (m->next[spot][mar_lowest(exits)] == MAR_NONE) set |= exits & (0u - exits);
    return set;
}

bool mar_closed(const mar_state *p)
{
    for (unsigned s = 0, n = p->letters; s < n; s++)
        if (open_sides(&p->town, s)) return false;
    return true;
}

/* One row of cells, a bit per column. */
typedef struct {
    uint64_t taken;                                      /* a tile lies there */
    uint64_t faced[4];  /* it is empty, and an exit faces it from a tile on this side of it */
    uint64_t named;                                      /* it has been listed */
} cell_row;
enum { ROWS = 2 * MAR_CENTRE };

static void draw_rows(const mar_state *p, cell_row rows[ROWS])
{
    unsigned north = MAR_CENTRE, south = MAR_CENTRE;
    for (unsigned s = 0, n = p->letters; s < n; s++) {
        if (!mar_lies(p, s)) continue;
        north = mar_min(north, p->row[s]);
        south = south > p->row[s] ? south : p->row[s];
    }
    for (unsigned row = north - 2; row <= south + 2; row++) rows[row] = (cell_row){ 0 };
    for (unsigned s = 0, n = p->letters; s < n; s++) {
        if (!mar_lies(p, s)) continue;
        /* every tile lies between the two. NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign) */
        rows[p->row[s]].taken |= 1ull << p->column[s];
        for (unsigned open = open_sides(&p->town, s); open; open &= open - 1) {
            const unsigned side = mar_lowest(open);
            rows[row_beside(p->row[s], side)].faced[opposite(side)] |= 1ull << column_beside(p->column[s], side);
        }
    }
}

/* What the neighbours of an empty cell demand of whatever comes there (MAR-36, MAR-37): on the sides it touches an
 * exit exactly where they have one. */
typedef struct { unsigned touch, must; } demand;
static demand demand_at(const cell_row rows[ROWS], unsigned column, unsigned row)
{
    demand d = { 0, 0 };
    for (unsigned side = 0; side < 4; side++) {
        d.touch |= (unsigned)(rows[row_beside(row, side)].taken >> column_beside(column, side) & 1) << side;
        d.must |= (unsigned)(rows[row].faced[side] >> column & 1) << side;
    }
    return d;
}

/* MAR-A10: every side that touches a tile agrees. A cell is named by the first tile with an exit that faces it
 * (MAR-A124), so one road joins (MAR-38). */
static bool list_places(const orr_ctx *t, orr_list *l)   /* without a list: is there any place at all? */
{
    const mar_state *p = mar(t);
    const mar_tile_row *tile = mar_tile(t, p->tile_drawn.card[0].kind);
    const unsigned turns = l ? mar_distinct_turns(tile) : 4;
    cell_row rows[ROWS];
    draw_rows(p, rows);
    for (unsigned s = 0, n = p->letters; s < n; s++)
        for (unsigned open = open_sides(&p->town, s); open; open &= open - 1) {
            const unsigned side = mar_lowest(open), column = column_beside(p->column[s], side),
                           row = row_beside(p->row[s], side);
            if (rows[row].named >> column & 1) continue;
            rows[row].named |= 1ull << column;
            const demand d = demand_at(rows, column, row);
            for (unsigned turn = 0; turn < turns; turn++) {  /* MAR-35 */
                const bool fits = (turn_sides(tile->exits, turn) & d.touch) == d.must;
                if (l) orr_offer(l, MAR_V_PLACE, s, side, turn, fits ? 0 : MAR_36);
                else if (fits) return true;
            }
        }
    return false;
}

void mar_options_place(const orr_ctx *t, orr_list *l)
{
    if (l->asking_why) mar_why_no_place(t, l);
    list_places(t, l);
}
bool mar_can_place(const orr_ctx *t) { return list_places(t, NULL); }
