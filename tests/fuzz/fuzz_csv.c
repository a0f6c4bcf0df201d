/* fuzz_csv.c - any bytes as one sheet of Earth Gambit's set, the other sheets as in the house set. The first byte says
 * which sheet, 'a' the first. What is refused must name file and line; what is accepted must come back the same when it
 * is written down and read again, and must be fit to play: whole random matches with every invariant checked. */
#include "base/buffer.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { ROOM = 1 << 16, MAX_SHEETS = 8, MAX_STATE = 65536 };

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

/* ---- a sheet as text -------------------------------------------------------------------------------------------- */

static void put_quoted(buffer *p, const char *s)
{
    buffer_char(p, '"');
    for (; *s; s++) {
        if (*s == '"') buffer_char(p, '"');
        buffer_char(p, *s);
    }
    buffer_char(p, '"');
}

static void put_value(buffer *p, const orr_col *c, const uint8_t *row)
{
    switch ((orr_col_type)c->type) {
    case ORR_COL_NUMBER: buffer_put(p, "%u", row[c->at]); return;
    case ORR_COL_WORD: buffer_put(p, "%s", c->words[row[c->at]]); return;
    case ORR_COL_WORDS:
        for (unsigned i = 0; c->words[i]; i++)
            if (row[c->at] >> i & 1) buffer_put(p, "%s ", c->words[i]);
        return;
    default: put_quoted(p, (const char *)row + c->at);
    }
}

static void write_sheet(const orr_sheet *s, const uint8_t *set, char *text)
{
    buffer p = buffer_on(text, ROOM);
    for (unsigned i = 0; i < s->n_cols; i++) buffer_put(&p, "%s%s", i ? "," : "", s->cols[i].name);
    for (unsigned r = 0; r < set[s->count_at]; r++)
        for (unsigned i = 0; i < s->n_cols; i++) {
            buffer_put(&p, "%s", i ? "," : "\r\n");
            put_value(&p, &s->cols[i], set + s->at + r * s->row_size);
        }
    must(p.at > 0);
}

/* ---- what is accepted -------------------------------------------------------------------------------------------- */

static void must_come_back(const orr_game *g, const void *set)
{
    static char text[MAX_SHEETS][ROOM];
    const char *texts[MAX_SHEETS];
    void *again = malloc(g->set_size);
    for (unsigned i = 0; i < g->n_sheets; i++) {
        write_sheet(&g->sheets[i], set, text[i]);
        texts[i] = text[i];
    }
    must(again && set_parse(g, texts, again, NULL) && !memcmp(set, again, g->set_size));
    free(again);
}

static void must_be_playable(const orr_game *g, const void *set)
{
    static _Alignas(16) uint8_t state[MAX_STATE];
    const uint8_t key[32] = { 1 };
    orr_box box;
    orr_rng rng = { 7 };
    box_open(&box, g);
    box_use_set(&box, set);
    must(box_option(&box, "special_abilities", "on", NULL));
    for (unsigned seats = g->min_seats; seats <= g->max_seats; seats += 4) {
        orr_ctx t = { .game = g, .box = &box, .state = state };
        must(orr_start(&t, (uint8_t)seats, key) == ORR_OK);
        for (uint32_t most = g->longest; most && !orr_core_of(&t)->over; most--) {
            orr_playout(&t, &rng, 1);
            must(!g->check(&t));
        }
        must(orr_core_of(&t)->over);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char house[MAX_SHEETS][ROOM];
    const orr_game *g = orr_find_game("earth-gambit");
    const char *texts[MAX_SHEETS];
    error why = { "" };
    if (!n || n > ROOM || memchr(bytes, 0, n)) return 0;
    for (unsigned i = 0; i < g->n_sheets; i++) {
        if (!house[i][0]) write_sheet(&g->sheets[i], g->house_set, house[i]);
        texts[i] = house[i];
    }
    char *mine = calloc(1, n);
    void *set = malloc(g->set_size);
    must(mine && set);
    memcpy(mine, bytes + 1, n - 1);
    const unsigned sheet = (bytes[0] - 'a') % (unsigned)g->n_sheets;
    texts[sheet] = mine;
    if (set_parse(g, texts, set, &why)) {
        must_come_back(g, set);
        must_be_playable(g, set);
    } else {
        must(strstr(why.text, ".csv:") && strstr(why.text, ": "));
    }
    free(mine);
    free(set);
    return 0;
}
