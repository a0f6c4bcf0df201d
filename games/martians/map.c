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

/* Where a step to the north, east, south, west leads; steps over the middle of an edge lead onto the next tile. */
const uint8_t mar_beyond[MAR_SQUARES][4] = {
    { MAR_NONE, 1, 3, MAR_NONE }, { 7, 2, 4, 0 },        { MAR_NONE, MAR_NONE, 5, 1 },
    { 0, 4, 6, 5 },               { 1, 5, 7, 3 },        { 2, 3, 8, 4 },
    { 3, 7, MAR_NONE, MAR_NONE }, { 4, 8, 1, 6 },        { 5, MAR_NONE, MAR_NONE, 7 },
};

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
        unsigned sides = 0;
        if (row->grid[i] == 'R') s->road |= mar_sq(at);
        if (row->grid[i] == 'B' || row->grid[i] == 'H') s->building |= mar_sq(at);
        if (row->grid[i] == 'F') s->farm |= mar_sq(at);
        for (unsigned side = 0; side < 4; side++) {
            const unsigned to = mar_beyond[i][side];
            if (mar_crosses(i, side) ? row->exits >> side & 1 : to != MAR_NONE && is_open(row, i, to)) sides |= 1u << side;
        }
        s->way[at] = (uint8_t)turn_sides(sides, turn);
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

static mar_edge *find_edge(mar_map *m, unsigned column, unsigned row)
{
    for (unsigned i = 0, n = m->edges; i < n; i++)
        if (m->edge[i].column == column && m->edge[i].row == row) return &m->edge[i];
    return NULL;
}

static void drop_edge(mar_map *m, mar_edge *e)
{
    mar_edge *last = &m->edge[--m->edges];
    for (; e < last; e++) e[0] = e[1];
    *last = (mar_edge){ 0 };
}

/* The empty cell beside a new tile: what its neighbours demand of whatever comes there (MAR-36, MAR-37). */
static void keep_edge(mar_state *p, unsigned spot, unsigned side)
{
    mar_map *m = &p->town;
    const unsigned column = column_beside(p->column[spot], side), row = row_beside(p->row[spot], side);
    const bool exit = m->exits[spot] >> side & 1;
    mar_edge *e = find_edge(m, column, row);
    if (e) {
        e->touch |= (uint8_t)(1u << opposite(side));
        if (exit) e->must |= (uint8_t)(1u << opposite(side));
        return;
    }
    if (!exit || m->edges == MAR_EDGES) return;          /* mar_check_set sees to it that there is room */
    e = &m->edge[m->edges++];
    *e = (mar_edge){ (uint8_t)column, (uint8_t)row, (uint8_t)spot, (uint8_t)side, 0, 0 };
    for (unsigned k = 0; k < 4; k++) {
        const unsigned other = spot_at(p, column_beside(column, k), row_beside(row, k));
        if (other == MAR_NONE || other > spot) continue;
        e->touch |= (uint8_t)(1u << k);
        if (m->exits[other] >> opposite(k) & 1) e->must |= (uint8_t)(1u << k);
    }
}

static void join(mar_map *m, unsigned spot, unsigned side, unsigned other)
{
    static const uint8_t gate[4] = { 1, 5, 7, 3 };
    m->next[spot][side] = (uint8_t)other;
    m->next[other][opposite(side)] = (uint8_t)spot;
    if (!(m->exits[spot] >> side & 1) || !(m->exits[other] >> opposite(side) & 1)) return;   /* MAR-59 */
    m->way[spot][gate[side]] |= (uint8_t)(1u << side);
    m->way[other][gate[opposite(side)]] |= (uint8_t)(1u << opposite(side));
}

void mar_lay_tile(orr_ctx *t, unsigned spot)
{
    mar_state *p = mar(t);
    mar_map *m = &p->town;
    const unsigned kind = mar_kind_at(p, spot);
    mar_shape s;
    mar_turn_tile(mar_tile(t, kind), p->map[spot].card[0].tag, &s);
    m->road[spot] = s.road | s.farm;                     /* MAR-49 */
    m->building[spot] = s.building;
    m->enter[spot] = s.road | s.building | s.farm;       /* MAR-57 */
    m->exits[spot] = s.exits;
    m->icon[spot] = s.icon;
    for (unsigned i = 0; i < MAR_SQUARES; i++) m->way[spot][i] = s.way[i];
    m->way[spot][1] &= (uint8_t)~1u, m->way[spot][5] &= (uint8_t)~2u, m->way[spot][7] &= (uint8_t)~4u, m->way[spot][3] &= (uint8_t)~8u;
    if (mar_is_building(t, spot)) m->spot_of[kind] = (uint8_t)spot;
    for (unsigned i = 0; mar_tile(t, kind)->kind == MAR_FARM && i < MAR_FARMS; i++)
        if (m->farm_at[i] == MAR_NONE) {
            m->farm_at[i] = (uint8_t)spot;
            break;
        }
    mar_edge *e = find_edge(m, p->column[spot], p->row[spot]);
    if (e) drop_edge(m, e);
    for (unsigned side = 0; side < 4; side++) {
        const unsigned other = spot_at(p, column_beside(p->column[spot], side), row_beside(p->row[spot], side));
        if (other == MAR_NONE || other > spot) keep_edge(p, spot, side);
        else join(m, spot, side, other);
    }
}

/* Tiles are laid anew in the order of their letters, each as if the later ones were not there yet. */
void mar_build_town(orr_ctx *t)
{
    mar_state *p = mar(t);
    memset(&p->town, 0, sizeof p->town);
    memset(p->town.next, MAR_NONE, sizeof p->town.next);
    memset(p->town.spot_of, MAR_NONE, sizeof p->town.spot_of);
    memset(p->town.farm_at, MAR_NONE, sizeof p->town.farm_at);
    for (unsigned s = 0; s < p->letters; s++)
        if (mar_lies(p, s)) mar_lay_tile(t, s);
}

/* ---- placing ------------------------------------------------------------------------------------------------------ */

void mar_options_place(const orr_ctx *t, orr_list *l)
{
    const mar_state *p = mar(t);
    const mar_tile_row *row = mar_tile(t, p->tile_drawn.card[0].kind);
    const unsigned turns = mar_distinct_turns(row);
    for (unsigned i = 0, n = p->town.edges; i < n; i++) {
        const mar_edge *e = &p->town.edge[i];
        for (unsigned turn = 0; turn < turns; turn++)
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

void mar_distances(const mar_map *m, unsigned spot, unsigned square, uint8_t distance[MAR_SPOTS][MAR_SQUARES])
{
    uint8_t tile[MAR_SPOTS * MAR_SQUARES], at[MAR_SPOTS * MAR_SQUARES];
    unsigned head = 0, tail = 1;
    memset(distance, MAR_FAR, MAR_SPOTS * MAR_SQUARES);
    distance[spot][square] = 0;
    tile[0] = (uint8_t)spot;
    at[0] = (uint8_t)square;
    while (head < tail) {
        const unsigned here = tile[head], i = at[head++], far = distance[here][i] + 1u;
        for (unsigned ways = m->way[here][i]; ways; ways &= ways - 1) {
            const unsigned side = mar_lowest(ways), to = mar_beyond[i][side];
            const unsigned there = mar_crosses(i, side) ? m->next[here][side] : here;
            if (distance[there][to] != MAR_FAR) continue;
            distance[there][to] = (uint8_t)(far < MAR_FAR ? far : MAR_FAR - 1u);
            tile[tail] = (uint8_t)there;
            at[tail++] = (uint8_t)to;
        }
    }
}

/* Rows and columns between two squares, for those that no path joins. */
unsigned mar_far(const mar_state *p, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    const int x = 3 * p->column[spot] + (int)(square % 3) - 3 * p->column[to_spot] - (int)(to_square % 3);
    const int y = 3 * p->row[spot] + (int)(square / 3) - 3 * p->row[to_spot] - (int)(to_square / 3);
    return (unsigned)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}

void mar_guard_open(const mar_state *p, mar_guard *g)
{
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s)) mar_distances(&p->town, p->at_tile[s], p->at_square[s], g->to[s]);
}

/* MAR-137, MAR-A51: a move that ends nearer to a pawn guarded by Four-sided Dice than it began. */
bool mar_barred(const mar_state *p, const mar_guard *g, unsigned spot, unsigned square, unsigned to_spot, unsigned to_square)
{
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s) && g->to[s][to_spot][to_square] < g->to[s][spot][square]) return true;
    return false;
}
