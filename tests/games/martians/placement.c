/* Where a tile may go (MAR-35 to MAR-38, MAR-A10, MAR-A11, MAR-A115), where one may step (MAR-54, MAR-58, MAR-59,
 * MAR-A24) and how far it is (MAR-A105), against a slow checker that draws every tile as a picture of 7 x 7 letters
 * and looks at nothing else. */
#include "games/games.h"
#include "games/martians/mar_state.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { SIDE = 7, CELLS = 64, MATCHES = 24 };
/* squares on odd lines and columns, white lines and exits between them */
typedef struct { char at[SIDE][SIDE]; } picture;

static orr_box box;
static mar_state state;
static orr_ctx table = { .box = &box, .state = &state };

/* ---- pictures -------------------------------------------------------------------------------------------------- */

static char letter(const mar_tile_row *row, int square)
{
    return row->icon == square + 1 ? '*' : row->grid[square];
}

static bool door(const mar_tile_row *row, int a, int b)
{
    char pair[4] = { (char)('1' + a), '-', (char)('1' + b), 0 };
    return strstr(row->doors, pair) != NULL;
}

static char line_between(const mar_tile_row *row, int a, int b)
{
    if (row->grid[a] == '.' || row->grid[b] == '.') return '|';
    return row->grid[a] == row->grid[b] || door(row, a, b) ? ':' : '|';
}

static picture draw(const mar_tile_row *row)
{
    picture p;
    memset(&p, '+', sizeof p);
    for (int q = 0; q < 9; q++) {
        const int y = 1 + 2 * (q / 3), x = 1 + 2 * (q % 3);
        p.at[y][x] = letter(row, q);
        if (q % 3 < 2) p.at[y][x + 1] = line_between(row, q, q + 1);
        if (q < 6) p.at[y + 1][x] = line_between(row, q, q + 3);
    }
    p.at[0][3] = row->exits & MAR_NORTH ? 'o' : '|';
    p.at[3][6] = row->exits & MAR_EAST ? 'o' : '|';
    p.at[6][3] = row->exits & MAR_SOUTH ? 'o' : '|';
    p.at[3][0] = row->exits & MAR_WEST ? 'o' : '|';
    return p;
}

static picture turned_right(picture p)
{
    picture q;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) q.at[x][SIDE - 1 - y] = p.at[y][x];
    return q;
}

static picture picture_of(unsigned kind, unsigned turn)
{
    picture p = draw(&mar_house_set.tiles[kind]);
    while (turn--) p = turned_right(p);
    return p;
}

static char exit_of(const picture *p, unsigned side)
{
    return side == 0 ? p->at[0][3] : side == 1 ? p->at[3][6] : side == 2 ? p->at[6][3] : p->at[3][0];
}

/* ---- the table as pictures ------------------------------------------------------------------------------------- */

static picture town[CELLS][CELLS];                       /* row, column */
static bool taken[CELLS][CELLS];

static void draw_town(void)
{
    memset(taken, 0, sizeof taken);
    for (unsigned s = 0; s < state.letters; s++) {
        if (!state.map[s].z.n) continue;
        taken[state.row[s]][state.column[s]] = true;
        town[state.row[s]][state.column[s]] = picture_of(state.map[s].card[0].kind, state.map[s].card[0].tag);
    }
}

static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };

static bool fits(const picture *p, int row, int column)
{
    bool joined = false;
    if (taken[row][column]) return false;
    for (unsigned side = 0; side < 4; side++) {
        const int r = row + dy[side], c = column + dx[side];
        if (!taken[r][c]) continue;
        const char mine = exit_of(p, side), theirs = exit_of(&town[r][c], (side + 2) % 4);
        if (mine != theirs) return false;
        joined |= mine == 'o';
    }
    return joined;
}

static bool repeats(unsigned kind, unsigned turn)        /* a smaller turn looks the same */
{
    const picture p = picture_of(kind, turn);
    for (unsigned less = 0; less < turn; less++) {
        const picture q = picture_of(kind, less);
        if (!memcmp(&p, &q, sizeof p)) return true;
    }
    return false;
}

/* ---- the comparison -------------------------------------------------------------------------------------------- */

static bool offered(const orr_action *list, int n, int row, int column, unsigned turn)
{
    for (int i = 0; i < n; i++) {
        const unsigned s = list[i].a, side = list[i].b;
        if (list[i].verb == MAR_V_PLACE && state.row[s] + dy[side] == row && state.column[s] + dx[side] == column &&
            list[i].c == turn)
            return true;
    }
    return false;
}

static void compare_placements(const orr_action *list, int n)
{
    const unsigned kind = state.tile_drawn.card[0].kind;
    int legal = 0, given = 0;
    draw_town();
    for (int i = 0; i < n; i++) given += list[i].verb == MAR_V_PLACE;
    for (int row = 1; row < CELLS - 1; row++)
        for (int column = 1; column < CELLS - 1; column++)
            for (unsigned turn = 0; turn < 4; turn++) {
                const picture p = picture_of(kind, turn);
                if (!fits(&p, row, column) || repeats(kind, turn)) continue;
                legal++;
                CHECK(offered(list, n, row, column, turn));
            }
    CHECK(legal == given);
}

/* Can one step from this square over this side, and where does that lead on the whole table? */
static bool opens(int y, int x, unsigned side)
{
    const int row = y / 3, column = x / 3;
    const picture *p = &town[row][column];
    const int py = 1 + 2 * (y % 3) + dy[side], px = 1 + 2 * (x % 3) + dx[side];
    return p->at[py][px] == ':' || p->at[py][px] == 'o';
}

static int far[3 * CELLS][3 * CELLS];

/* wave after wave over the whole table until nothing changes */
static void walk_slowly(unsigned spot, unsigned square)
{
    memset(far, -1, sizeof far);
    far[3 * state.row[spot] + (int)square / 3][3 * state.column[spot] + (int)square % 3] = 0;
    for (int step = 0, grown = 1; grown; step++) {
        grown = 0;
        for (int y = 0; y < 3 * CELLS; y++)
            for (int x = 0; x < 3 * CELLS; x++)
                for (unsigned side = 0; far[y][x] == step && side < 4; side++) {
                    const int ny = y + dy[side], nx = x + dx[side];
                    if (!opens(y, x, side) || !taken[ny / 3][nx / 3] || far[ny][nx] >= 0) continue;
                    far[ny][nx] = step + 1;
                    grown = 1;
                }
    }
}

static void compare_distances(unsigned spot, unsigned square)
{
    uint8_t distance[MAR_SPOTS][MAR_SQUARES];
    draw_town();
    walk_slowly(spot, square);
    mar_distances(&state.town, spot, square, distance);
    for (unsigned s = 0; s < state.letters; s++)
        for (unsigned q = 0; state.map[s].z.n && q < MAR_SQUARES; q++) {
            const int slow = far[3 * state.row[s] + (int)q / 3][3 * state.column[s] + (int)q % 3];
            CHECK(distance[s][q] == (slow < 0 ? MAR_FAR : slow));
        }
}

static bool closed(void)                                 /* MAR-A11: no exit faces an empty cell */
{
    for (int row = 1; row < CELLS - 1; row++)
        for (int column = 1; column < CELLS - 1; column++)
            for (unsigned side = 0; taken[row][column] && side < 4; side++)
                if (exit_of(&town[row][column], side) == 'o' && !taken[row + dy[side]][column + dx[side]]) return false;
    return true;
}

static void same_when_built_anew(void)
{
    const mar_state grown = state;
    mar_build_town(&table);
    mar_note_martians(&state);
    CHECK(!memcmp(&grown.town, &state.town, sizeof grown.town));
    CHECK(grown.crowded == state.crowded && !memcmp(grown.behind, state.behind, sizeof grown.behind));
}

/* ---- random towns, with a tile removed now and then (MAR-143) -------------------------------------------------- */

static void take_away(orr_rng *rng)
{
    const unsigned s = orr_rng_below(rng, state.letters);
    if (!mar_removable(&table, s)) return;
    orr_card c = orr_take_top(&table, ORR_AT(state.map[s]), ORR_EVERYBODY);
    c.tag = 0;
    orr_put(ORR_AT(state.tile_gone), c);
    state.supply = (uint8_t)(state.supply + __builtin_popcount(state.martian[s]));
    state.martian[s] = 0;
    mar_note_martians(&state);
    mar_tile_left(&table, s);
    same_when_built_anew();
}

static void answer_anything(orr_rng *rng)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&table, rng);
    int n = orr_legal(&table, s, list);
    while (n > 1 && (box.game->verbs[list[n - 1].verb].flags & ORR_INTERJECT)) n--;
    if (state.tile_drawn.z.n) {
        compare_placements(list, n);
        if (state.letters > 6 && !orr_rng_below(rng, 6)) {
            take_away(rng);
            orr_again(&table);
            return;
        }
    }
    orr_say(&table, s, list[orr_rng_below(rng, (uint32_t)n)]);
}

static void random_towns(void)
{
    unsigned removed = 0;
    for (unsigned m = 0; m < MATCHES; m++) {
        uint8_t key[32] = { (uint8_t)m, 7 };
        orr_rng rng = { m };
        CHECK(orr_start(&table, 2, key) == ORR_OK);
        while (!state.core.over && state.tile_pile.z.n) {
            const unsigned letters = state.letters;
            answer_anything(&rng);
            if (state.letters == letters) continue;
            draw_town();
            CHECK(closed() == mar_closed(&state));
            same_when_built_anew();
            compare_distances(orr_rng_below(&rng, 1), 4);
        }
        removed += state.tile_gone.z.n;
    }
    CHECK(removed > MATCHES / 4);                        /* towns with holes have been compared too */
}

/* ---- every tile, on its own ------------------------------------------------------------------------------------ */

static void turns_of_every_tile(void)                    /* MAR-A115 */
{
    for (unsigned kind = 0; kind < mar_house_set.tiles_n; kind++) {
        const mar_tile_row *row = &mar_house_set.tiles[kind];
        unsigned distinct = 0;
        for (unsigned turn = 0; turn < 4; turn++) distinct += !repeats(kind, turn);
        CHECK(mar_distinct_turns(row) == distinct);
        const bool alike = row->kind == MAR_FARM || row->kind == MAR_START || !strcmp(row->id, "crossroads");
        const bool halves = !strncmp(row->id, "straight", 8) || !strcmp(row->id, "school");
        CHECK(distinct == (alike ? 1u : halves ? 2u : 4u));
    }
}

static void steps_of_every_tile(void)
{
    for (unsigned kind = 0; kind < mar_house_set.tiles_n; kind++)
        for (unsigned turn = 0; turn < 4; turn++) {
            const picture p = picture_of(kind, turn);
            mar_shape s;
            mar_turn_tile(&mar_house_set.tiles[kind], turn, &s);
            for (int q = 0; q < 9; q++) {
                const int y = 1 + 2 * (q / 3), x = 1 + 2 * (q % 3);
                for (int side = 0; side < 4; side++) {
                    const char line = p.at[y + dy[side]][x + dx[side]];
                    CHECK((s.way[side] >> q & 1) == (line == ':' || line == 'o'));
                }
                CHECK((s.road >> q & 1) == (p.at[y][x] == 'R' || p.at[y][x] == '*'));
                CHECK((s.building >> q & 1) == (p.at[y][x] == 'B' || p.at[y][x] == 'H'));
                CHECK((s.icon == q) == (p.at[y][x] == '*'));
            }
        }
}

int main(void)
{
    table.game = orr_find_game("martians");
    box_open(&box, table.game);
    TEST_CASE(turns_of_every_tile);
    TEST_CASE(steps_of_every_tile);
    TEST_CASE(random_towns);
    return test_end();
}
