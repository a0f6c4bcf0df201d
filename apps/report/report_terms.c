/* report_terms.c - what games call their things in Italian: from the web's tables (apps/tui/tongue.h, ADR 44), and what
 * they count from data/GAME/help/curves.csv. */
#include "apps/common/help.h"
#include "apps/report/report.h"
#include "apps/tui/tongue.h"
#include "base/csv.h"

#include <string.h>

/* What a title becomes is kept, for there are few games. */
static const char *title(const orr_game *g)
{
    static struct {
        const orr_game *game;
        char text[120];
    } kept[32];
    for (unsigned i = 0; i < sizeof kept / sizeof *kept; i++) {
        if (kept[i].game && kept[i].game != g) continue;
        kept[i].game = g;
        return tongue_title(g, kept[i].text, sizeof kept[i].text) ? kept[i].text : NULL;
    }
    return NULL;
}

static const char *curve(const orr_game *g, const char *word)
{
    static char found[80];
    const help_file *f = help_find(g, "curves.csv");
    csv rows;
    if (f) csv_open(&rows, f->text);
    while (f && csv_row(&rows)) {
        if (rows.n != 2 || strcmp(rows.field[0], word)) continue;
        snprintf(found, sizeof found, "%s", rows.field[1]);
        return found;
    }
    return NULL;
}

const char *report_term(const orr_game *g, const char *section, const char *key)
{
    if (!strcmp(section, "curves")) return curve(g, key);
    return !strcmp(section, "title") ? title(g) : tongue_term(g, section, key);
}
