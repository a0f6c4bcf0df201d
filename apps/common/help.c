/* help.c - see help.h. */
#include "apps/common/help.h"

#include "base/csv.h"
#include "base/decimal.h"
#include "table/match/numbers.h"
#include "table/wire/wire.h"

#include <stdio.h>
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

/* ---- rules by name ----------------------------------------------------------------------------------------------- */

/* A rule of every edition, or of this one: "2e" is of mars-vs-earth-2e. */
static bool is_in_edition(const orr_game *g, const orr_rule_text *r)
{
    const char *own = strrchr(g->id, '-');
    return r->id && (!r->edition || (own && !strcmp(own + 1, r->edition)));
}

/* The next of the IDs in a text, which moves on; false: there is none. rule: 0 where this edition does not have it. */
static bool next_rule(const orr_game *g, const char **ids, orr_rule *rule)
{
    *ids += strspn(*ids, " ");
    const size_t n = strcspn(*ids, " ");
    *rule = 0;
    for (unsigned r = ORR_R_FIRST_OWN; n && r < g->n_rules; r++)
        if (is_in_edition(g, &g->rules[r]) && strlen(g->rules[r].id) == n && !strncmp(g->rules[r].id, *ids, n))
            *rule = (orr_rule)r;
    *ids += n;
    return n;
}

static bool has_rules(const orr_game *g, const char *ids)
{
    orr_rule r;
    while (next_rule(g, &ids, &r))
        if (!r) return false;
    return true;
}

/* ---- tables as lists of objects ---------------------------------------------------------------------------------- */

/* What speaks of rules is for editions that have them all; what names a game is for that one. */
static bool row_is_for(const orr_game *g, const csv *head, const csv *row)
{
    for (unsigned i = 0; i < head->n && i < row->n; i++) {
        if (!strcmp(head->field[i], "rules") && !has_rules(g, row->field[i])) return false;
        if (!strcmp(head->field[i], "game") && strcmp(row->field[i], g->id)) return false;
    }
    return true;
}

/* Each row an object; the first row has the keys. */
static void put_table(json *j, const char *key, const orr_game *g, const char *file)
{
    csv rows, head;
    csv_open(&rows, text_of(g, file));
    csv_open(&head, text_of(g, file));
    json_open_array(j, key);
    for (bool some = csv_row(&head) && csv_row(&rows); some && csv_row(&rows);) {
        if (!row_is_for(g, &head, &rows)) continue;
        json_open_object(j, NULL);
        for (unsigned i = 0; i < rows.n && i < head.n; i++) json_text(j, head.field[i], rows.field[i]);
        json_end(j);
    }
    json_end(j);
}

/* ---- a first game ------------------------------------------------------------------------------------------------ */

unsigned help_first_seats(const orr_game *g)
{
    csv c;
    unsigned seats;
    csv_open(&c, text_of(g, "first.csv"));
    while (csv_row(&c))
        if (c.n == 3 && !strcmp(c.field[0], g->id) && decimal_read_unsigned(c.field[1], ORR_MAX_SEATS, &seats))
            return seats;
    return 0;
}

/* The row after so many that fit; rows are game,seats,seed. How many fit. */
static unsigned find_first(const orr_game *g, unsigned seats, unsigned at, char seed[ROOM_SEED])
{
    csv c;
    unsigned n = 0, wanted;
    csv_open(&c, text_of(g, "first.csv"));
    while (csv_row(&c))
        if (c.n == 3 && !strcmp(c.field[0], g->id) && decimal_read_unsigned(c.field[1], ORR_MAX_SEATS, &wanted) &&
            wanted == seats && n++ == at)
            snprintf(seed, ROOM_SEED, "%s", c.field[2]);
    return n;
}

bool help_first(const orr_game *g, unsigned seats, unsigned any, char seed[ROOM_SEED])
{
    const unsigned n = find_first(g, seats, UINT32_MAX, seed);
    return n && find_first(g, seats, any % n, seed);
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

/* The IDs of this edition in the order of the ledger. The texts stand in the book, which has the other edition's too:
 * an option may let one of those hold. */
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

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

enum { NUMBERS_GAME, NUMBERS_WHAT, NUMBERS_OPTION, NUMBERS_RULES, NUMBERS_EN, NUMBERS_IT, NUMBERS_COLUMNS };
typedef struct { csv c; const orr_game *game; } numbers;

static numbers numbers_open(const orr_game *g)
{
    numbers n = { .game = g };
    csv_open(&n.c, text_of(g, "numbers.csv"));
    return n;
}

/* The next row for this game, and the box it is about. */
static bool numbers_next(numbers *n, orr_box *box)
{
    char name[40], value[40];
    while (csv_row(&n->c)) {
        if (n->c.n != NUMBERS_COLUMNS || strcmp(n->c.field[NUMBERS_GAME], n->game->id)) continue;
        box_open(box, n->game);
        if (sscanf(n->c.field[NUMBERS_OPTION], "%39[^=]=%39s", name, value) == 2) box_option(box, name, value, NULL);
        return true;
    }
    return false;
}

/* How many may play as the box usually is; the next number of them after this one, 0: no more. */
static unsigned next_seats(const orr_game *g, unsigned seats)
{
    orr_box box;
    box_open(&box, g);
    for (seats = seats ? seats + 1 : g->min_seats; seats <= g->max_seats; seats++)
        if (box_check(&box, seats, NULL)) return seats;
    return 0;
}

static void put_numbers(json *j, const orr_game *g)
{
    numbers n = numbers_open(g);
    orr_box box;
    json_open_object(j, "numbers");
    json_open_array(j, "seats");
    for (unsigned s = next_seats(g, 0); s; s = next_seats(g, s)) json_count(j, NULL, s);
    json_end(j);
    json_open_array(j, "rows");
    while (numbers_next(&n, &box)) {
        int number;
        json_open_object(j, NULL);
        json_text(j, "rules", n.c.field[NUMBERS_RULES]);
        json_text(j, "en", n.c.field[NUMBERS_EN]);
        json_text(j, "it", n.c.field[NUMBERS_IT]);
        json_open_array(j, "numbers");
        for (unsigned s = next_seats(g, 0); s; s = next_seats(g, s))
            if (numbers_ask(&box, s, n.c.field[NUMBERS_WHAT], &number, NULL)) json_signed(j, NULL, number);
            else json_nothing(j, NULL);
        json_end(j);
        json_end(j);
    }
    json_end(j);
    json_end(j);
}

static unsigned characters(const char *text)
{
    unsigned n = 0;
    for (; *text; text++) n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

static void add_label(text_buf *out, const char *label, unsigned width)
{
    text_format(out, "%s%*s", label, (int)(width > characters(label) ? width - characters(label) : 0), "");
}

/* A line for each number, a column for each number of players. */
static void add_numbers(text_buf *out, const orr_game *g, bool italian)
{
    const unsigned label = italian ? NUMBERS_IT : NUMBERS_EN;
    const char *head = italian ? "Giocatori" : "Players";
    numbers n = numbers_open(g);
    orr_box box;
    unsigned width = characters(head);
    int number;
    while (numbers_next(&n, &box))
        if (characters(n.c.field[label]) > width) width = characters(n.c.field[label]);
    text_format(out, "\n%s\n", italian ? "I numeri" : "Numbers");
    add_label(out, head, width);
    for (unsigned s = next_seats(g, 0); s; s = next_seats(g, s)) text_format(out, "%4u", s);
    for (n = numbers_open(g); numbers_next(&n, &box);) {
        text_add(out, "\n");
        add_label(out, n.c.field[label], width);
        for (unsigned s = next_seats(g, 0); s; s = next_seats(g, s))
            if (numbers_ask(&box, s, n.c.field[NUMBERS_WHAT], &number, NULL)) text_format(out, "%4d", number);
            else text_add(out, "   -");
        text_format(out, "  (%s)", n.c.field[NUMBERS_RULES]);
    }
    text_add(out, "\n");
}

/* ---- in short ---------------------------------------------------------------------------------------------------- */

/* The Markdown of the page as plain text: its marks are stars. */
static void add_plain(text_buf *out, const char *page)
{
    for (; *page; page++)
        if (*page != '*' && !(*page == '#' && page[1] == ' ')) text_put(out, page, 1);
        else if (*page == '#') page++;
}

static void add_panel(text_buf *out, const orr_game *g, const char *panel, bool italian)
{
    csv c;
    orr_rule r;
    csv_open(&c, text_of(g, "summary.csv"));
    while (csv_row(&c)) {
        if (c.n != 3 || strcmp(c.field[0], g->id) || strcmp(c.field[1], panel)) continue;
        for (const char *ids = c.field[2]; next_rule(g, &ids, &r);) {
            const orr_rule_text *t = &g->rules[r];
            const char *why = italian && t->because_it ? t->because_it : t->because;
            if (r && why) text_format(out, "- %s (%s)\n", why, t->id);
        }
    }
}

bool help_summary(const orr_game *g, bool italian, text_buf *out)
{
    const char *page = text_of(g, italian ? "summary.it.md" : "summary.en.md");
    add_plain(out, page);
    text_format(out, "\n%s\n", italian ? "Che cosa può fermarti" : "What can stop you");
    add_panel(out, g, "stop", italian);
    if (help_find(g, "numbers.csv")) add_numbers(out, g, italian);
    return *page && !out->torn;
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
    put_table(j, "panels", g, "summary.csv");
    put_numbers(j, g);
    json_open_object(j, "summary");
    json_text(j, "en", text_of(g, "summary.en.md"));
    json_text(j, "it", text_of(g, "summary.it.md"));
    json_end(j);
    put_book(j, g);
    json_end(j);
}
