/* house.h - a game's house set as its CSV files say it, with one spot of one sheet changed: for tests of card sets.
 * Include it after check.h, in one file of a program only. */
#ifndef TEST_HOUSE_H
#define TEST_HOUSE_H
#include "engine/game.h"
#include "table/match/box.h"
#include "tests/support/check.h"

enum { ROOM = 1 << 14, MOST_SHEETS = 16 };
static char house[MOST_SHEETS][ROOM];     /* the sheets as they are */
static char changed[ROOM];                /* the sheet that parse_house changed last */

static inline bool read_house(const orr_game *g, const char *folder)
{
    char path[100];
    for (unsigned i = 0; i < g->n_sheets; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, g->sheets[i].file);
        FILE *in = fopen(path, "r");
        if (!CHECK(in)) return false;
        house[i][fread(house[i], 1, ROOM - 1, in)] = 0;
        fclose(in);
    }
    return true;
}

/* Parses the house set with the first `from` of one sheet replaced by `to`; from NULL: as it is. "good", or the
 * refusal. */
static inline const char *parse_house(const orr_game *g, unsigned sheet, const char *from, const char *to, void *set)
{
    static error why;
    const char *texts[MOST_SHEETS];
    for (unsigned i = 0; i < g->n_sheets; i++) texts[i] = house[i];
    if (from) {
        const char *at = strstr(house[sheet], from);
        if (!CHECK(at)) return from;
        snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - house[sheet]), house[sheet], to, at + strlen(from));
        texts[sheet] = changed;
    }
    return set_parse(g, texts, set, &why) ? "good" : why.text;
}
#endif
