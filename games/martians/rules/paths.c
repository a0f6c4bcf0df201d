/* paths.c - how far it is from square to square (MAR-A105), what is nearest, and which steps come nearer to a pawn
 * that Four-sided Dice protect (MAR-137, MAR-A51). Nothing here asks. */
#include "games/martians/mar_state.h"
#include "games/martians/rules/sides.h"

#include <string.h>

/* The squares that so many steps reach, spreading tile by tile; sets of squares as mar_spread makes them. The town
 * is a chessboard: every step changes the colour of the square. So one step never leads within a layer, and a layer
 * counts as seen only when it is left. */
typedef struct {
    mar_sides seen[MAR_SPOTS];                           /* squares of earlier layers */
    mar_sides layer[2][MAR_SPOTS];                       /* squares reached by the last step, and room for the next */
    uint32_t tiles;                                      /* tiles with squares of this layer, a bit each */
    unsigned now;                                        /* which of the two it is */
} flood;

static void flood_from(flood *f, unsigned spot, unsigned square)
{
    memset(f, 0, sizeof *f);
    f->layer[0][spot] = mar_way(square, 0);
    f->tiles = 1u << spot;
}

/* One step farther. nearer, if there, gains the steps that come nearer to the start. */
static inline void flood_on(const mar_map *m, flood *f, mar_sides *nearer)
{
    mar_sides *const layer = f->layer[f->now], *const next = f->layer[f->now ^= 1];
    uint32_t tiles = 0;
    for (uint32_t left = f->tiles; left; left &= left - 1) {
        const unsigned spot = mar_lowest(left);
        const mar_sides here = layer[spot], seen = f->seen[spot];
        const mar_sides ways = mar_load(m->way[spot]) & mar_all_sides(here);
        const mar_sides back = mar_back(ways) & ~mar_all_sides(seen);
        const mar_sides fresh = (back | back >> 1 | back >> 2 | back >> 3) & mar_north;
        layer[spot] = 0;
        f->seen[spot] = seen | here;
        if (fresh) {
            next[spot] |= fresh;
            tiles |= 1u << spot;
            if (nearer) nearer[spot] |= back;
        }
        for (mar_sides gates = ways & mar_gates; gates; gates &= gates - 1) {
            const unsigned there = m->next[spot][mar_side_of(gates)], side = (mar_side_of(gates) + 2) % 4;
            const mar_sides square = mar_way(mar_gate[side], 0);
            if (f->seen[there] & square) continue;
            next[there] |= square;
            tiles |= 1u << there;
            if (nearer) nearer[there] |= square << side;
        }
    }
    f->tiles = tiles;
}

void mar_distances(const mar_map *m, unsigned spot, unsigned square, uint8_t distance[MAR_SPOTS][MAR_SQUARES])
{
    flood f;
    memset(distance, MAR_FAR, MAR_SPOTS * MAR_SQUARES);
    flood_from(&f, spot, square);
    for (unsigned far = 0; f.tiles; far++, flood_on(m, &f, NULL))
        for (uint32_t left = f.tiles; left; left &= left - 1)
            for (mar_sides set = f.layer[f.now][mar_lowest(left)]; set; set &= set - 1)
                distance[mar_lowest(left)][mar_square_of(set)] = (uint8_t)mar_min(far, MAR_FAR - 1u);
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
    flood f;
    for (flood_from(&f, spot, square); f.tiles; flood_on(&p->town, &f, NULL)) {
        mar_sides any = 0;
        for (uint32_t left = f.tiles; left; left &= left - 1)
            any |= f.layer[f.now][mar_lowest(left)] & mar_spread(goal[mar_lowest(left)]);
        if (!any) continue;
        for (unsigned s = 0; s < MAR_SPOTS; s++) goal[s] &= f.tiles >> s & 1 ? mar_gather(f.layer[f.now][s]) : 0;
        return;
    }
    nearest_on_grid(p, spot, square, goal);
}

/* MAR-60, MAR-137, MAR-A51 */
void mar_note_open(mar_state *p)
{
    flood f;
    mar_sides nearer[MAR_SPOTS] = { 0 };
    for (unsigned left = mar_guarded(p); left; left &= left - 1)
        for (flood_from(&f, p->at_tile[mar_lowest(left)], p->at_square[mar_lowest(left)]); f.tiles;)
            flood_on(&p->town, &f, nearer);
    for (unsigned spot = 0, n = p->letters; spot < n; spot++)
        p->open[spot] = mar_keep(mar_load(p->town.way[spot]) & ~nearer[spot]);
}

const mar_guard *mar_guard_open(const mar_state *p, mar_guard *g)
{
    if (!p->diced) return NULL;
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s)) mar_distances(&p->town, p->at_tile[s], p->at_square[s], g->to[s]);
    return g;
}

/* The same for Candy, which carries a Martian farther than a step. */
bool mar_barred(const mar_state *p, const mar_guard *g, unsigned spot, unsigned square, unsigned to_spot,
                unsigned to_square)
{
    for (unsigned s = 0; s < p->core.seats; s++)
        if (mar_in(p->diced, s) && g->to[s][to_spot][to_square] < g->to[s][spot][square]) return true;
    return false;
}
