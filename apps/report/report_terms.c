/* report_terms.c - what games call their things in Italian: from the web's tables (apps/tui/tongue.h, ADR 44), and what
 * they count from data/GAME/help/curves.csv. */
#include "apps/common/help.h"
#include "apps/report/report.h"
#include "apps/tui/tongue.h"
#include "base/csv.h"

#include <string.h>

/* Editions share a folder: that of mars-vs-earth-2e is mars_vs_earth. */
static bool is_book_of(const tongue_book *b, const char *id)
{
    size_t n = 0;
    while (b->name[n] && (b->name[n] == id[n] || (b->name[n] == '_' && id[n] == '-'))) n++;
    return !b->name[n] && (!id[n] || id[n] == '-');
}

static const char *find(const tongue_book *b, const char *section, const char *key)
{
    for (const tongue_word *w = b->words; w->section; w++)
        if (!strcmp(w->key, key) && !strcmp(w->section, section)) return w->text;
    return NULL;
}

/* "{a}, second edition" of the server's words; what it becomes is kept, for there are few games. */
static const char *edition(const tongue_book *server, const orr_game *g)
{
    static struct {
        const orr_game *game;
        char title[120];
    } kept[32];
    const char *tail = strrchr(g->title, ',');
    char key[60];
    snprintf(key, sizeof key, "{a}%s", tail ? tail : "");
    const char *text = tail ? find(server, "", key) : NULL;
    for (unsigned i = 0; text && i < sizeof kept / sizeof *kept; i++) {
        if (kept[i].game && kept[i].game != g) continue;
        kept[i].game = g;
        snprintf(kept[i].title, sizeof kept[i].title, "%.*s%s", (int)(tail - g->title), g->title, text + 3);
        return kept[i].title;
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
    for (const tongue_book *b = tongue_books_it; b->name; b++) {
        if (!strcmp(section, "title") && !strcmp(b->name, "server")) return edition(b, g);
        if (is_book_of(b, g->id)) return find(b, section, key);
    }
    return NULL;
}
