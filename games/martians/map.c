/* map.c - the town: tiles as they lie, where a new one may go (MAR-35 to MAR-38, MAR-A10, MAR-A11, MAR-A115), where one
 * may walk (MAR-54, MAR-57 to MAR-60, MAR-A24) and how far it is (MAR-A105, MAR-A51). Nothing here asks. */
#include "mar_state.h"

#include <string.h>

/* ---- one tile --------------------------------------------------------------------------------------------------- */

/* Where a square lies after quarter turns clockwise. */
static const uint8_t turned[4][MAR_SQUARES] = {
    { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
    { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
    { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
    { 6, 3, 0, 7, 4, 1, 8, 5, 2 },
};

/* Where a step to the north, east, south, west leads, never diagonally (MAR-54, MAR-97); steps over the middle of an edge lead onto the
 * next tile. */
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

unsigned mar_distinct_turns(const mar_tile_row *row)
{
    mar_shape s[3];
    for (unsigned turn = 0; turn < 3; turn++) mar_turn_tile(row, turn, &s[turn]);
    if (!memcmp(&s[0], &s[1], sizeof *s)) return 1;
    return memcmp(&s[0], &s[2], sizeof *s) ? 4 : 2;
}

/* ---- tiles side by side ----------------------------------------------------------------------------------------- */

static const int8_t east_of[4] = { 0, 1, 0, -1 }, south_of[4] = { -1, 0, 1, 0 };
static unsigned opposite(unsigned side) { return (side + 2) & 3; }

static unsigned spot_at(const mar_state *p, unsigned column, unsigned row)
{
    for (unsigned s = 0, n = p->letters; s < n; s++)
        if (p->column[s] == column && p->row[s] == row && mar_lies(p, s)) return s;
    return MAR_NONE;
}

static unsigned column_beside(unsigned column, unsigned side) { return (unsigned)((int)column + east_of[side]); }
static unsigned row_beside(unsigned row, unsigned side) { return (unsigned)((int)row + south_of[side]); }

static void drop_edge(mar_map *m, unsigned column, unsigned row)
{
    unsigned i = 0;
    const unsigned n = m->edges;
    while (i < n && (m->edge[i].column != column || m->edge[i].row != row)) i++;
    if (i == n) return;
    for (; i + 1 < n; i++) m->edge[i] = m->edge[i + 1];
    m->edge[i] = (mar_edge){ 0 };
    m->edges--;
}

static void insert_edge(mar_map *m, mar_edge e)          /* sorted by the tile and side that name it */
{
    unsigned i = m->edges;
    if (i == MAR_EDGES) return;                          /* mar_check_set sees to it that there is room */
    for (; i && (m->edge[i - 1].spot > e.spot || (m->edge[i - 1].spot == e.spot && m->edge[i - 1].side > e.side)); i--)
        m->edge[i] = m->edge[i - 1];
    m->edge[i] = e;
    m->edges++;
}

/* An empty cell: what its neighbours demand of whatever comes there (MAR-36, MAR-37), and its name (MAR-A124). */
static void refresh_edge(mar_state *p, unsigned column, unsigned row)
{
    mar_edge e = { (uint8_t)column, (uint8_t)row, MAR_NONE, 0, 0, 0 };
    drop_edge(&p->town, column, row);
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = spot_at(p, column_beside(column, side), row_beside(row, side));
        if (other == MAR_NONE) continue;
        e.touch |= (uint8_t)(1u << side);
        if (!(p->town.exits[other] >> opposite(side) & 1)) continue;
        e.must |= (uint8_t)(1u << side);
        if (other > e.spot) continue;
        e.spot = (uint8_t)other;
        e.side = (uint8_t)opposite(side);
    }
    if (e.must) insert_edge(&p->town, e);
}

static void refresh_around(mar_state *p, unsigned spot)
{
    for (unsigned side = 0; side < 4; side++)
        if (p->town.next[spot][side] == MAR_NONE)
            refresh_edge(p, column_beside(p->column[spot], side), row_beside(p->row[spot], side));
}

static void join(mar_map *m, unsigned spot, unsigned side, unsigned other)
{
    m->next[spot][side] = (uint8_t)other;
    m->next[other][opposite(side)] = (uint8_t)spot;
    if (!(m->exits[spot] >> side & 1) || !(m->exits[other] >> opposite(side) & 1)) return;   /* MAR-59, MAR-A24 */
    m->way[spot][side] |= mar_sq(mar_gate[side]);
    m->way[other][opposite(side)] |= mar_sq(mar_gate[opposite(side)]);
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
    m->enter[spot] = s.road | s.building | s.farm;       /* MAR-57 */
    m->exits[spot] = s.exits;                            /* MAR-47 */
    m->icon[spot] = s.icon;
    for (unsigned side = 0; side < 4; side++) m->way[spot][side] = s.way[side] & (mar_squares)~mar_sq(mar_gate[side]);
    if (mar_is_building(t, spot)) m->spot_of[kind] = (uint8_t)spot;
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = spot_at(p, column_beside(p->column[spot], side), row_beside(p->row[spot], side));
        if (other != MAR_NONE && m->enter[other]) join(m, spot, side, other);
    }
    if (mar_tile(t, kind)->kind != MAR_FARM) return;
    unsigned farm = 0;
    while (m->farm_at[farm] != MAR_NONE) farm++;
    m->farm_at[farm] = (uint8_t)spot;
}

void mar_lay_tile(orr_ctx *t, unsigned spot)
{
    mar_state *p = mar(t);
    lay(t, spot);
    drop_edge(&p->town, p->column[spot], p->row[spot]);
    refresh_around(p, spot);
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
    for (unsigned s = 0; s < p->letters; s++)
        if (mar_lies(p, s)) refresh_around(p, s);
}

/* A tile without a name has been taken off the table; its cell is empty now. */
void mar_tile_left(orr_ctx *t, unsigned spot)
{
    mar_state *p = mar(t);
    mar_map *m = &p->town;
    const unsigned column = p->column[spot], row = p->row[spot];
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = m->next[spot][side];
        if (other == MAR_NONE) continue;
        m->next[other][opposite(side)] = MAR_NONE;
        m->way[other][opposite(side)] &= (mar_squares)~mar_sq(mar_gate[opposite(side)]);
        m->next[spot][side] = MAR_NONE;
    }
    p->column[spot] = p->row[spot] = 0;
    m->road[spot] = m->building[spot] = m->enter[spot] = 0;
    m->exits[spot] = m->icon[spot] = 0;
    for (unsigned side = 0; side < 4; side++) m->way[spot][side] = 0;
    refresh_edge(p, column, row);
    for (unsigned side = 0; side < 4; side++) {
        const unsigned c = column_beside(column, side), r = row_beside(row, side);
        if (spot_at(p, c, r) == MAR_NONE) refresh_edge(p, c, r);
    }
}

/* ---- placing ------------------------------------------------------------------------------------------------------ */

/* MAR-A10: every side that touches a tile agrees; an edge is a cell that some exit faces, so one road joins (MAR-38). */
void mar_options_place(const orr_ctx *t, orr_list *l)
{
    const mar_state *p = mar(t);
    const mar_tile_row *row = mar_tile(t, p->tile_drawn.card[0].kind);
    const unsigned turns = mar_distinct_turns(row);
    for (unsigned i = 0, n = p->town.edges; i < n; i++) {
        const mar_edge *e = &p->town.edge[i];
        for (unsigned turn = 0; turn < turns; turn++)    /* MAR-35 */
            orr_offer(l, MAR_V_PLACE, e->spot, e->side, turn,
                      (turn_sides(row->exits, turn) & e->touch) == e->must ? 0 : MAR_36);
    }
}

unsigned mar_count_places(const orr_ctx *t)
{
    orr_action out[MAR_EDGES * 4];
    orr_list l = { .end = out };
    mar_options_place(t, &l);
    return (unsigned)(l.end - out);
}

/* ---- how far ------------------------------------------------------------------------------------------------------ */

void mar_flood_from(mar_flood *f, unsigned spot, unsigned square)
{
    memset(f, 0, sizeof *f);
    f->seen[spot] = f->layer[spot] = mar_sq(square);
    f->tiles = 1u << spot;
}

/* One step farther. nearer, if there: for every side the squares from which a step over it comes nearer to the start. */
void mar_flood_on(const mar_map *m, mar_flood *f, mar_squares (*nearer)[4])
{
    mar_squares next[MAR_SPOTS] = { 0 };
    uint32_t tiles = 0;
    for (uint32_t left = f->tiles; left; left &= left - 1) {
        const unsigned spot = mar_lowest(left);
        for (unsigned side = 0; side < 4; side++) {
            const mar_squares leaving = f->layer[spot] & m->way[spot][side];
            if (!leaving) continue;
            const bool crosses = leaving >> mar_gate[side] & 1;
            const unsigned there = crosses ? m->next[spot][side] : spot;
            const mar_squares inside = mar_shift(leaving, side) & (mar_squares)~f->seen[spot];
            const mar_squares beyond = crosses ? mar_sq(mar_gate[opposite(side)]) & (mar_squares)~f->seen[there] : 0;
            next[spot] |= inside;
            next[there] |= beyond;
            if (inside) tiles |= 1u << spot;
            if (beyond) tiles |= 1u << there;
            if (nearer) nearer[spot][opposite(side)] |= inside, nearer[there][opposite(side)] |= beyond;
        }
    }
    for (uint32_t left = f->tiles | tiles; left; left &= left - 1) {
        const unsigned spot = mar_lowest(left);
        f->layer[spot] = next[spot];
        f->seen[spot] |= next[spot];
    }
    f->tiles = tiles;
}

void mar_distances(const mar_map *m, unsigned spot, unsigned square, uint8_t distance[MAR_SPOTS][MAR_SQUARES])
{
    mar_flood f;
    memset(distance, MAR_FAR, MAR_SPOTS * MAR_SQUARES);
    mar_flood_from(&f, spot, square);
    for (unsigned far = 0; f.tiles; far++, mar_flood_on(m, &f, NULL))
        for (uint32_t left = f.tiles; left; left &= left - 1)
            for (unsigned s = mar_lowest(left), set = f.layer[s]; set; set &= set - 1)
                distance[s][mar_lowest(set)] = (uint8_t)mar_min(far, MAR_FAR - 1u);
}

/* Rows and columns between two squares, for those that no path joins. */
static unsigned grid_distance(const mar_state *p, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    const int x = 3 * p->column[spot] + (int)(square % 3) - 3 * p->column[to_spot] - (int)(to_square % 3);
    const int y = 3 * p->row[spot] + (int)(square / 3) - 3 * p->row[to_spot] - (int)(to_square / 3);
    return (unsigned)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}

static void nearest_on_grid(const mar_state *p, unsigned spot, unsigned square, mar_squares goal[MAR_SPOTS])
{
    mar_squares best[MAR_SPOTS] = { 0 };
    unsigned least = UINT32_MAX;
    for (unsigned s = 0; s < p->letters; s++)
        for (unsigned set = goal[s]; set; set &= set - 1) {
            const unsigned q = mar_lowest(set), far = grid_distance(p, spot, square, s, q);
            if (far > least) continue;
            if (far < least) memset(best, 0, sizeof best);
            least = far;
            best[s] |= mar_sq(q);
        }
    memcpy(goal, best, sizeof best);
}

void mar_nearest(const mar_state *p, unsigned spot, unsigned square, mar_squares goal[MAR_SPOTS])
{
    mar_flood f;
    mar_squares any = 0;
    for (mar_flood_from(&f, spot, square); f.tiles; mar_flood_on(&p->town, &f, NULL)) {
        for (uint32_t left = f.tiles; left; left &= left - 1) any |= f.layer[mar_lowest(left)] & goal[mar_lowest(left)];
        if (!any) continue;
        for (unsigned s = 0; s < MAR_SPOTS; s++) goal[s] &= f.tiles >> s & 1 ? f.layer[s] : 0;
        return;
    }
    nearest_on_grid(p, spot, square, goal);
}

/* MAR-137, MAR-A51: for every side the squares from which a step over it comes nearer to a pawn guarded by Four-sided Dice. */
void mar_nearer(const mar_state *p, mar_squares nearer[MAR_SPOTS][4])
{
    mar_flood f;
    memset(nearer, 0, MAR_SPOTS * sizeof *nearer);
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s))
            for (mar_flood_from(&f, p->at_tile[s], p->at_square[s]); f.tiles;) mar_flood_on(&p->town, &f, nearer);
}

const mar_guard *mar_guard_open(const mar_state *p, mar_guard *g)
{
    if (!p->diced) return NULL;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s)) mar_distances(&p->town, p->at_tile[s], p->at_square[s], g->to[s]);
    return g;
}

/* The same for Candy, which carries a Martian farther than a step. */
bool mar_barred(const mar_state *p, const mar_guard *g, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s) && g->to[s][to_spot][to_square] < g->to[s][spot][square]) return true;
    return false;
}
