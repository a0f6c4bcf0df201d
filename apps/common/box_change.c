/* box_change.c - other numbers of copies in a copy of the set. */
#include "apps/common/box_change.h"

#include "apps/common/nearest.h"
#include "engine/game.h"
#include "table/match/box.h"

#include <stdlib.h>
#include <string.h>

static const orr_col *column(const orr_sheet *s, const char *name, orr_col_type type)
{
    for (unsigned i = 0; i < s->n_cols; i++)
        if (!strcmp(s->cols[i].name, name) && s->cols[i].type == type) return &s->cols[i];
    return NULL;
}

/* The copies of the row with this ID, and what they may be; NULL: there is none. */
static uint8_t *copies_of(const orr_game *g, uint8_t *set, const char *id, const orr_col **about)
{
    for (unsigned i = 0; i < g->n_sheets; i++) {
        const orr_sheet *s = &g->sheets[i];
        const orr_col *name = column(s, "id", ORR_COL_ID);
        *about = column(s, "copies", ORR_COL_NUMBER);
        for (unsigned r = 0; name && *about && r < set[s->count_at]; r++) {
            uint8_t *row = set + s->at + r * s->row_size;
            if (!strcmp((const char *)row + name->at, id)) return row + (*about)->at;
        }
    }
    return NULL;
}

int box_change_cards(const orr_box *b, const char **id, unsigned *copies, int most)
{
    const orr_game *g = b->game;
    const uint8_t *set = b->set;
    int n = 0;
    for (const orr_sheet *s = g->sheets; s < g->sheets + g->n_sheets; s++) {
        const orr_col *name = column(s, "id", ORR_COL_ID), *about = column(s, "copies", ORR_COL_NUMBER);
        for (unsigned r = 0; name && about && r < set[s->count_at] && n < most; r++, n++) {
            const uint8_t *row = set + s->at + r * s->row_size;
            id[n] = (const char *)row + name->at;
            if (copies) copies[n] = row[about->at];
        }
    }
    return n;
}

/* What may be meant, or how to see what there is: whoever installed the program has no CSV files. */
static bool no_such_card(const orr_box *b, const char *typed, error *why)
{
    const char *id[BOX_CHANGE_MOST], *near = nearest_name(typed, id, box_change_cards(b, id, NULL, BOX_CHANGE_MOST));
    if (near)
        return error_refuse(why, "The set of %s has no card '%.60s'; did you mean %s?", b->game->title, typed, near);
    return error_refuse(why, "The set of %s has no card '%.60s' with copies; `orrery games %s --cards` lists them.",
                        b->game->title, typed, b->game->id);
}

static bool change(const orr_box *b, uint8_t *set, const char *id, unsigned times, error *why)
{
    const orr_game *g = b->game;
    const orr_col *about;
    uint8_t sheet = 0, row = 0, *copies = copies_of(g, set, id, &about);
    if (!copies) return no_such_card(b, id, why);
    const unsigned n = *copies * times;
    if (n < about->low || n > about->high)
        return error_refuse(why, "%.60s cannot have %u copies: the set allows %u to %u.", id, n, about->low,
                            about->high);
    *copies = (uint8_t)n;
    const char *wrong = g->check_set ? g->check_set(set, &sheet, &row) : NULL;
    return !wrong || error_refuse(why, "%.60s cannot have %u copies: %.300s.", id, n, wrong);
}

bool box_change_copies(cli_box *b, const char *id, unsigned times, error *why)
{
    const orr_game *g = b->box.game;
    uint8_t *set = malloc(g->set_size);
    if (!set) return error_refuse(why, "There is not enough memory for another set.");
    memcpy(set, b->box.set, g->set_size);
    if (!change(&b->box, set, id, times, why)) return free(set), false;
    free(b->set);
    b->set = set;
    box_use_set(&b->box, set);
    return true;
}
