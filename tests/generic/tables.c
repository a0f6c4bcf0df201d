/* tables.c - what stands in the tables of a game: unique words, places and fields that lie inside state and view. */
#include "tests/generic/suite.h"

#include <string.h>

/* Arguments that may be left out come last, and numbers below 0 are for events. */
static void check_arguments(table *r, const orr_verb *v)
{
    bool left_out = false;
    for (unsigned i = 0; i < 3; i++) {
        if (!v->noun[i]) continue;
        expect(r, C_TABLES, NO_SEAT, v->noun[i] != ORR_N_SIGNED, "verb %s has a signed argument", v->word);
        expect(r, C_TABLES, NO_SEAT, !left_out, "verb %s has an argument after one that may be left out", v->word);
        left_out = orr_may_be_left_out(&r->box, v->noun[i]);
    }
}

static void check_verbs(table *r)
{
    const orr_game *g = r->game;
    bool interjects = false;
    for (unsigned v = 0; v < g->n_verbs; v++) {
        check_arguments(r, &g->verbs[v]);
        expect(r, C_TABLES, NO_SEAT, !interjects || (g->verbs[v].flags & ORR_INTERJECT),
               "answering verb %s stands after an interjecting one", g->verbs[v].word);
        interjects = g->verbs[v].flags & ORR_INTERJECT;
        for (unsigned w = 0; w < v; w++)
            expect(r, C_TABLES, NO_SEAT, strcmp(g->verbs[v].word, g->verbs[w].word) != 0, "two verbs are called %s",
                   g->verbs[v].word);
    }
}

/* What a place or a field is indexed by has a word for every value. */
static void check_index(table *r, const char *word, uint8_t by, uint8_t count)
{
    const orr_game *g = r->game;
    expect(r, C_TABLES, NO_SEAT, !by == !count, "%s has a noun as index but no count, or the other way round", word);
    expect(r, C_TABLES, NO_SEAT, by < ORR_N_FIRST_OWN + g->n_nouns, "%s is indexed by noun %u, which is not there",
           word, by);
    for (unsigned v = 0; by >= ORR_N_FIRST_OWN && v < count; v++)
        expect(r, C_TABLES, NO_SEAT, g->word(&r->box, by, (uint8_t)v, ORR_WORD),
               "%s: value %u of its index has no word", word, v);
}

static void check_place(table *r, const orr_place *p)
{
    const orr_game *g = r->game;
    const unsigned last = orr_place_count(p, g->max_seats) - 1;
    expect(r, C_TABLES, NO_SEAT, p->deck < g->n_decks, "place %s has no deck", p->word);
    expect(r, C_TABLES, NO_SEAT, p->tag != ORR_N_SIGNED, "place %s has signed tags", p->word);
    check_index(r, p->word, p->by, p->count);
    expect(r, C_TABLES, NO_SEAT, !(p->by && (p->flags & ORR_EACH)), "place %s has both an index and seats", p->word);
    expect(r, C_TABLES, NO_SEAT,
           p->at >= sizeof(orr_core) &&
               p->at + last * p->stride + sizeof(orr_zone) + p->cap * sizeof(orr_card) <= g->state_size,
           "place %s lies outside the state", p->word);
    expect(r, C_TABLES, NO_SEAT,
           p->seen >= sizeof(orr_look) &&
               p->seen + last * p->seen_stride + sizeof(orr_seen) + p->cap * sizeof(orr_face) <= g->view_size,
           "place %s lies outside the view", p->word);
}

static void check_field(table *r, const orr_field *f)
{
    const orr_game *g = r->game;
    const size_t size = orr_field_size(f, g->max_seats);
    check_index(r, f->word, f->by, f->count);
    expect(r, C_TABLES, NO_SEAT, f->noun != ORR_N_SIGNED, "field %s is signed by its noun, not by its type", f->word);
    expect(r, C_TABLES, NO_SEAT, f->at >= sizeof(orr_core) && f->at + size <= g->state_size,
           "field %s lies outside the state", f->word);
    expect(r, C_TABLES, NO_SEAT, f->seen >= sizeof(orr_look) && f->seen + size <= g->view_size,
           "field %s lies outside the view", f->word);
}

void check_tables(table *r)
{
    const orr_game *g = r->game;
    check_verbs(r);
    expect(r, C_TABLES, NO_SEAT, g->n_decks <= ORR_MAX_DECKS, "%u decks, at most %d are allowed", g->n_decks,
           ORR_MAX_DECKS);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) check_place(r, p);
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) check_field(r, f);
    for (unsigned i = ORR_R_FIRST_OWN; i < g->n_rules; i++)
        expect(r, C_TABLES, NO_SEAT, g->rules[i].id && g->rules[i].text, "rule %u has no text", i);
    expect(r, C_TABLES, NO_SEAT, g->view_size <= MAX_VIEW, "the view is larger than the suite's buffers");
}
