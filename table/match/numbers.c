/* numbers.c - see numbers.h. */
#include "table/match/numbers.h"

#include "engine/zone.h"
#include "table/match/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 32, MOST_WORDS = 4, DEALS = 3 };
typedef struct {
    const orr_box *box;
    const orr_game *game;
    unsigned seats;
    char word[MOST_WORDS][WORD];
    int n;                        /* words */
} asking;

/* ---- without a match --------------------------------------------------------------------------------------------- */

static bool of_stock(const asking *q, int *number)
{
    const orr_game *g = q->game;
    uint8_t count[256] = { 0 };
    unsigned deck = 0;
    bool found = q->n < 3;
    while (deck < g->n_decks && strcmp(g->decks[deck].word, q->word[1])) deck++;
    if (deck == g->n_decks) return false;
    const unsigned kinds = g->stock(q->box, (uint8_t)q->seats, (uint8_t)deck, count);
    *number = 0;
    for (unsigned k = 0; k < 256; k++) {
        const char *word = g->word(q->box, g->decks[deck].noun, (uint8_t)k, ORR_WORD);
        const bool wanted = q->n < 3 || (word && !strcmp(word, q->word[2]));
        if (wanted && k < kinds) *number += count[k];
        found |= wanted;
    }
    return found;
}

static const orr_col *find_column(const orr_sheet *s, const char *name, unsigned seats)
{
    char text[WORD + 8];
    const char *mark = strchr(name, '#');
    if (mark) snprintf(text, sizeof text, "%.*s%u%s", (int)(mark - name), name, seats, mark + 1);
    else snprintf(text, sizeof text, "%s", name);
    for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++)
        if (!strcmp(c->name, text) && c->type == ORR_COL_NUMBER) return c;
    return NULL;
}

static const char *id_of_row(const orr_sheet *s, const char *row)
{
    for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++)
        if (c->type == ORR_COL_ID) return row + c->at;
    return "";
}

static bool of_sheet(const asking *q, int *number)
{
    for (const orr_sheet *s = q->game->sheets; s < q->game->sheets + q->game->n_sheets; s++) {
        const orr_col *c = strcmp(s->member, q->word[1]) ? NULL : find_column(s, q->word[2], q->seats);
        const char *set = q->box->set;
        bool found = false;
        *number = 0;
        for (unsigned i = 0; c && i < (uint8_t)set[s->count_at]; i++) {
            const char *row = set + s->at + i * s->row_size;
            if (q->n == 4 && strcmp(id_of_row(s, row), q->word[3])) continue;
            *number += (uint8_t)row[c->at];
            found = true;
        }
        if (found) return true;
    }
    return false;
}

/* ---- as the first question is put -------------------------------------------------------------------------------- */

static bool of_place(const asking *q, const void *view, int *number)
{
    for (const orr_place *p = q->game->places; p < q->game->places + q->game->n_places; p++) {
        if (strcmp(p->word, q->word[1])) continue;
        *number = orr_place_seen(p, view, 0).z->n;
        for (unsigned i = 1; i < orr_place_count(p, q->seats); i++)
            if (orr_place_seen(p, view, i).z->n != *number) return false;
        return true;
    }
    return false;
}

static int sum_of(const asking *q, const orr_field *f, const char *at, unsigned seat)
{
    const unsigned row = f->flags & ORR_EACH ? q->game->max_seats : 1;
    int sum = 0;
    for (unsigned i = 0; i < (f->by ? f->count : 1u); i++) sum += orr_field_value(f, at, i * row + seat);
    return sum;
}

static bool of_field(const asking *q, const void *view, int *number)
{
    for (const orr_field *f = q->game->fields; f < q->game->fields + q->game->n_fields; f++) {
        const char *at = (const char *)view + f->seen;
        if (strcmp(f->word, q->word[1]) || f->type == ORR_SET || f->noun != ORR_N_NUMBER) continue;
        *number = sum_of(q, f, at, 0);
        for (unsigned s = 1; f->flags & ORR_EACH && s < q->seats; s++)
            if (sum_of(q, f, at, s) != *number) return false;
        return true;
    }
    return false;
}

static bool of_fact(const asking *q, const void *view, int *number)
{
    orr_fact fact[ORR_MAX_FACTS];
    const int n = q->game->facts ? q->game->facts(q->box, view, fact) : 0;
    for (int i = 0; i < n; i++)
        if (!strcmp(fact[i].word, q->word[1]) && !fact[i].by) {
            *number = fact[i].number;
            return true;
        }
    return false;
}

static bool of_view(const asking *q, const void *view, int *number)
{
    if (!strcmp(q->word[0], "place")) return of_place(q, view, number);
    if (!strcmp(q->word[0], "field")) return of_field(q, view, number);
    return !strcmp(q->word[0], "fact") && of_fact(q, view, number);
}

static bool of_deal(const asking *q, unsigned i, int *number)
{
    match m;
    match_deal d;
    char seed[24];
    snprintf(seed, sizeof seed, "numbers-%u", i);
    deal_from_seed(&d, seed);
    void *view = calloc(1, q->game->view_size);
    bool good = view && match_open(&m, q->box, q->seats, &d, NULL);
    if (good) {
        orr_observe(&m.t, ORR_PUBLIC, view);
        good = of_view(q, view, number);
        match_close(&m);
    }
    free(view);
    return good;
}

/* The same in every deal, or it is no number of the set-up. */
static bool of_deals(const asking *q, int *number)
{
    int other = 0;
    bool good = q->n == 2 && of_deal(q, 0, number);
    for (unsigned i = 1; good && i < DEALS; i++) good = of_deal(q, i, &other) && other == *number;
    return good;
}

bool numbers_ask(const orr_box *b, unsigned seats, const char *what, int *number, error *why)
{
    asking q = { .box = b, .game = b->game, .seats = seats };
    char more;
    bool good;
    q.n = sscanf(what, "%31s %31s %31s %31s %c", q.word[0], q.word[1], q.word[2], q.word[3], &more);
    if (!box_check(b, seats, why)) return false;
    if (!strcmp(q.word[0], "stock")) good = q.n >= 2 && q.n <= 3 && of_stock(&q, number);
    else if (!strcmp(q.word[0], "sheet")) good = q.n >= 3 && q.n <= 4 && of_sheet(&q, number);
    else good = of_deals(&q, number);
    return good || error_refuse(why, "%s has no number '%.60s' that is the same in every deal.", b->game->title, what);
}
