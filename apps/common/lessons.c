/* lessons.c - reads the lessons inside the program. */
#include "apps/common/lessons.h"

#include "games/games.h"

#include <stdlib.h>
#include <string.h>

static size_t place_of(const orr_game *g)
{
    size_t i = 0;
    while (orr_games[i] && orr_games[i] != g) i++;
    return i;
}

static int by_number(const void *a, const void *b)
{
    const lesson_head *x = lesson_about(*(lesson *const *)a), *y = lesson_about(*(lesson *const *)b);
    if (!lessons_fit(*(lesson *const *)a, y->box.game)) return place_of(x->box.game) < place_of(y->box.game) ? -1 : 1;
    return x->number < y->number ? -1 : x->number > y->number;
}

void lessons_open(lessons *all)
{
    const scenario_sources from = { .find = orr_find_game };
    all->n = 0;
    for (const lessons_file *f = lessons_files; f->text && all->n < LESSONS_MOST; f++) {
        lesson *l = lesson_read(f->text, (size_t)(f->end - f->text), &from, NULL);
        if (l) all->one[all->n++] = l;
    }
    qsort(all->one, all->n, sizeof *all->one, by_number);
}

void lessons_close(lessons *all)
{
    while (all->n) lesson_free(all->one[--all->n]);
}

static const char *first_rule(const orr_game *g)
{
    return ORR_R_FIRST_OWN < g->n_rules && g->rules[ORR_R_FIRST_OWN].id ? g->rules[ORR_R_FIRST_OWN].id : "";
}

bool lessons_fit(const lesson *l, const orr_game *g)
{
    const char *x = first_rule(lesson_about(l)->box.game), *y = first_rule(g);
    const size_t n = strcspn(x, "-");
    return n && n == strcspn(y, "-") && !strncmp(x, y, n);
}

const lesson *lessons_find(const lessons *all, const orr_game *g, unsigned number)
{
    for (unsigned i = 0; i < all->n; i++)
        if (lesson_about(all->one[i])->number == number && lessons_fit(all->one[i], g)) return all->one[i];
    return NULL;
}
