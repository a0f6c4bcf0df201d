/* scenario_sound.c - whether a position can be: every card lies somewhere, and what the game says always holds does.
 * From the same source comes what `rest` of a field must be: the one number with which the position can be. */
#include "table/scenario/scenario_parts.h"

#include <string.h>

/* ---- whether it can be ------------------------------------------------------------------------------------------ */

static bool deck_is_whole(const sc_run *run, const orr_ctx *t, unsigned deck)
{
    const orr_game *g = t->game;
    uint8_t want[256] = { 0 };
    unsigned have[256] = { 0 };
    g->stock(t->box, run->c->seats, (uint8_t)deck, want);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        for (unsigned i = 0; p->deck == deck && i < orr_place_count(p, run->c->seats); i++) {
            const orr_at a = orr_place_at(p, t->state, i);
            if (a.z->n > p->cap || a.z->loose > a.z->n) return false;
            for (unsigned k = 0; k < a.z->n; k++) have[a.c[k].kind]++;
        }
    }
    for (unsigned kind = 0; kind < 256; kind++)
        if (have[kind] != want[kind]) return false;
    return true;
}

/* The engine's own demand first, then the game's. */
static const char *broken_at(const sc_run *run, const orr_ctx *t)
{
    for (unsigned deck = 0; deck < t->game->n_decks; deck++)
        if (!deck_is_whole(run, t, deck)) return "every card lies in exactly one place that has room for it";
    return t->game->check ? t->game->check(t) : NULL;
}

const char *sc_broken(const sc_run *run, const sc_world *w) { return broken_at(run, &w->t); }

const char *sc_stuck(const sc_world *w)
{
    orr_action out[ORR_MAX_LEGAL];
    const orr_seats asked = orr_asked(&w->t);
    for (unsigned s = 0; asked >> s; s++)
        if ((asked >> s & 1) && !orr_legal(&w->t, (orr_seat)s, out)) return "whoever is asked has an answer";
    return NULL;
}

/* ---- what is left over ------------------------------------------------------------------------------------------ */

enum { MOST_TRIED = 1000 };

static const char *broken_with(sc_run *run, const orr_field *f, int32_t value)
{
    orr_ctx t = run->w.t;
    memcpy(run->scratch, run->w.state, t.game->state_size);
    t.state = run->scratch;
    t.news = NULL;
    t.tape = NULL;
    sc_set_value(f, 0, run->scratch, value);
    if (t.game->derive) t.game->derive(&t);
    return sc_value(f, 0, run->scratch, false) == value ? broken_at(run, &t) : "the number follows from the rest";
}

typedef enum { NONE, ONE, SEVERAL } how_many;

/* The one number with which the position can be; while something else is wrong too, the one that makes a difference. */
static how_many find_number(sc_run *run, const orr_field *f, int32_t *value)
{
    const int32_t least = f->least, most = f->most ? f->most : f->type == ORR_BYTE ? UINT8_MAX : MOST_TRIED;
    const char *usual[2] = { broken_with(run, f, least), broken_with(run, f, least + 1) };
    unsigned good = 0, others = 0;
    int32_t other = least;
    if (least + 1 < most && usual[0] != usual[1]) usual[0] = broken_with(run, f, least + 2);   /* two of three */
    for (int32_t v = least; v <= most; v++) {
        const char *broken = broken_with(run, f, v);
        if (!broken && !good++) *value = v;
        if (broken != usual[0] && !others++) other = v;
    }
    if (good) return good == 1 ? ONE : SEVERAL;
    if (others == 1) *value = other;
    return others == 1 ? ONE : NONE;
}

static bool cannot_find(sc_run *run, const sc_rest *x, how_many n)
{
    const orr_field *f = &run->c->box.game->fields[x->item->index];
    const char *broken = broken_at(run, &run->w.t);
    if (n == SEVERAL) return sc_cannot(run, x->by, "More than one number fits \"%s: rest\"; say which.", f->word);
    return sc_cannot(run, x->by,
                     "No number fits \"%s: rest\": this position cannot be, because it breaks what always holds: %s.",
                     f->word, broken ? broken : "-");
}

bool sc_find_rests(sc_run *run)
{
    while (run->n_rests) {
        how_many n = NONE;
        uint32_t k = 0;
        int32_t value = 0;
        for (; k < run->n_rests && n != ONE; k++)
            n = find_number(run, &run->c->box.game->fields[run->rest[k].item->index], &value);
        if (n != ONE) return cannot_find(run, &run->rest[0], n);
        sc_set_value(&run->c->box.game->fields[run->rest[k - 1].item->index], 0, run->w.state, value);
        run->rest[k - 1] = run->rest[--run->n_rests];
        if (run->c->box.game->derive) run->c->box.game->derive(&run->w.t);
    }
    return true;
}
