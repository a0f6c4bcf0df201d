/* box.c - options by name, and the set in use. Reading a set from CSV is set.c. */
#include "table/match/box.h"

#include "base/buffer.h"
#include "engine/game.h"

#include <string.h>

/* The options are hashed on top of the set, so that the set's own hash can be checked without reading it all again. */
static uint64_t box_hash(const orr_box *b, uint64_t of_set) { return orr_hash(b->opt, sizeof b->opt, of_set); }
static void rehash(orr_box *b) { b->hash = box_hash(b, set_hash(b->game, b->set)); }
bool box_has_set(const orr_box *b, uint64_t of_set) { return b->hash == box_hash(b, of_set); }

void box_open(orr_box *b, const orr_game *g)
{
    *b = (orr_box){ .game = g, .set = g->house_set };
    rehash(b);
}

void box_use_set(orr_box *b, const void *set)
{
    b->set = set;
    rehash(b);
}

static bool refuse_option(const orr_game *g, const char *name, error *why)
{
    char all[300];
    buffer p = buffer_on(all, sizeof all);
    for (unsigned i = 0; i < g->n_options; i++) buffer_put(&p, "%s%s", i ? ", " : "", g->options[i].name);
    if (!g->n_options) return error_refuse(why, "%s has no options, so '%.40s' cannot be set.", g->id, name);
    return error_refuse(why, "%s has no option '%.40s'; its options are %s.", g->id, name, all);
}

static bool refuse_value(const orr_option *o, const char *value, error *why)
{
    char all[300];
    buffer p = buffer_on(all, sizeof all);
    for (unsigned i = 0; i < o->values; i++)
        buffer_put(&p, "%s%s", !i ? "" : i + 1 == o->values ? " or " : ", ", o->word[i]);
    return error_refuse(why, "The option %s cannot be '%.40s'; it can be %s.", o->name, value, all);
}

bool box_option(orr_box *b, const char *name, const char *value, error *why)
{
    const orr_game *g = b->game;
    unsigned i = 0, v = 0;
    while (i < g->n_options && strcmp(g->options[i].name, name)) i++;
    if (i == g->n_options) return refuse_option(g, name, why);
    const orr_option *o = &g->options[i];
    while (v < o->values && strcmp(o->word[v], value)) v++;
    if (v == o->values) return refuse_value(o, value, why);
    b->opt[i] = (uint8_t)v;
    rehash(b);
    return true;
}

bool box_check(const orr_box *b, unsigned seats, error *why)
{
    const orr_game *g = b->game;
    if (seats < g->min_seats || seats > g->max_seats)
        return error_refuse(why, "%s seats %u to %u players, not %u.", g->title, g->min_seats, g->max_seats, seats);
    const char *wrong = g->check_box ? g->check_box(b, (uint8_t)seats) : NULL;
    return !wrong || error_refuse(why, "%s", wrong);
}

/* A text of the first row of manifest.csv, or NULL where the game has no such sheet or column. */
static const char *from_manifest(const orr_box *b, const char *column)
{
    const orr_game *g = b->game;
    for (const orr_sheet *s = g->sheets; b->set && s < g->sheets + g->n_sheets; s++) {
        if (strcmp(s->file, "manifest.csv") || !((const uint8_t *)b->set)[s->count_at]) continue;
        for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++)
            if (c->type == ORR_COL_STRING && !strcmp(c->name, column)) return (const char *)b->set + s->at + c->at;
    }
    return NULL;
}

const char *box_set_name(const orr_box *b)
{
    const char *name = from_manifest(b, "name");
    if (!name) name = b->game->set_name;
    return name && *name ? name : "-";
}

const char *box_set_note(const orr_box *b)
{
    const char *text = from_manifest(b, "note");
    if (text) return text;
    return b->game->set_note ? b->game->set_note : "";
}

const char *box_side_name(const orr_box *b, unsigned side)
{
    return b->game->side ? b->game->word(b, b->game->side_noun, (uint8_t)side, ORR_NAME) : NULL;
}

unsigned box_sides(const orr_box *b)
{
    unsigned n = 0;
    while (n < BOX_MOST_SIDES && box_side_name(b, n)) n++;
    return n;
}
