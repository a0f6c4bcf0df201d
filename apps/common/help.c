/* help.c - see help.h. */
#include "apps/common/help.h"

#include "base/csv.h"
#include "table/wire/wire.h"

#include <string.h>

/* ---- files ------------------------------------------------------------------------------------------------------- */

/* Editions share a folder: that of mars-vs-earth-2e is mars_vs_earth. */
static size_t folder_in(const char *name, const char *id)
{
    size_t n = 0;
    while (name[n] && name[n] != '/' && (name[n] == id[n] || (name[n] == '_' && id[n] == '-'))) n++;
    return name[n] == '/' && (!id[n] || id[n] == '-') ? n : 0;
}

const help_file *help_find(const orr_game *g, const char *file)
{
    for (const help_file *f = help_files; f->text; f++) {
        const size_t n = folder_in(f->name, g->id);
        if (n && !strncmp(f->name + n, "/help/", 6) && !strcmp(f->name + n + 6, file)) return f;
    }
    return NULL;
}

/* tools/lessons ends every file with a NUL. */
static const char *text_of(const orr_game *g, const char *file)
{
    const help_file *f = help_find(g, file);
    return f ? f->text : "";
}

/* ---- tables as lists of objects ---------------------------------------------------------------------------------- */

/* Each row an object; the first row has the keys. */
static void put_table(json *j, const char *key, const orr_game *g, const char *file)
{
    csv rows, head;
    csv_open(&rows, text_of(g, file));
    csv_open(&head, text_of(g, file));
    json_open_array(j, key);
    for (bool some = csv_row(&head) && csv_row(&rows); some && csv_row(&rows);) {
        json_open_object(j, NULL);
        for (unsigned i = 0; i < rows.n && i < head.n; i++) json_text(j, head.field[i], rows.field[i]);
        json_end(j);
    }
    json_end(j);
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* A rule of every edition, or of this one: "2e" is of mars-vs-earth-2e. */
static bool is_in_edition(const orr_game *g, const orr_rule_text *r)
{
    const char *own = strrchr(g->id, '-');
    return r->id && (!r->edition || (own && !strcmp(own + 1, r->edition)));
}

/* The IDs of this edition in the order of the ledger. The texts stand in the book, which has the other edition's too: an
 * option may let one of those hold. */
static void put_rules(json *j, const orr_game *g)
{
    json_open_array(j, "rules");
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        if (is_in_edition(g, &g->rules[r])) json_text(j, NULL, g->rules[r].id);
    json_end(j);
}

static bool teaches(const lesson *l, const char *id)
{
    const orr_game *g = lesson_about(l)->box.game;
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        if (g->rules[r].id && !strcmp(g->rules[r].id, id)) return lesson_teaches(l, (orr_rule)r);
    return false;
}

/* The first lesson that speaks of a rule can show it. */
static void put_lessons(json *j, const orr_game *g, const lessons *all)
{
    json_open_object(j, "lessons");
    for (unsigned r = ORR_R_FIRST_OWN; r < g->n_rules; r++)
        for (unsigned i = 0; is_in_edition(g, &g->rules[r]) && i < all->n; i++) {
            if (!lessons_fit(all->one[i], g) || !teaches(all->one[i], g->rules[r].id)) continue;
            json_count(j, g->rules[r].id, lesson_about(all->one[i])->number);
            break;
        }
    json_end(j);
}

static void put_book(json *j, const orr_game *g)
{
    text_buf book = { .n = 0 };
    json inner = json_on_text(&book);
    orr_box box;
    box_open(&box, g);
    wire_book(&inner, &box, g->min_seats);
    json_written(j, "book", &book);
    text_free(&book);
}

void help_write(json *j, const orr_game *g, const lessons *all)
{
    json_open_object(j, NULL);
    json_text(j, "game", g->id);
    put_table(j, "sections", g, "sections.csv");
    put_rules(j, g);
    put_lessons(j, g, all);
    put_table(j, "tips", g, "tips.csv");
    put_table(j, "glossary", g, "glossary.csv");
    json_open_object(j, "summary");
    json_text(j, "en", text_of(g, "summary.en.md"));
    json_text(j, "it", text_of(g, "summary.it.md"));
    json_end(j);
    put_book(j, g);
    json_end(j);
}
