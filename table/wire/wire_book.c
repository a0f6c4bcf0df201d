/* wire_book.c - the games of a server and the book of a table: everything that is the same for everybody and never
 * changes. */
#include "games/games.h"
#include "table/match/phrases.h"
#include "table/match/rule_words.h"
#include "table/wire/wire.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- the list of games ------------------------------------------------------------------------------------------ */

static void put_option(json *j, const orr_game *g, const orr_option *o)
{
    json_open_object(j, NULL);
    json_text(j, "name", o->name);
    json_text(j, "text", o->text);
    json_text(j, "rule", phrase_rule(g, o->rule)->id);
    json_open_array(j, "values");
    for (unsigned v = 0; v < o->values; v++) json_text(j, NULL, o->word[v]);
    json_end(j);
    json_end(j);
}

static bool interjects(const orr_game *g)
{
    for (unsigned v = 0; v < g->n_verbs; v++)
        if (g->verbs[v].flags & ORR_INTERJECT) return true;
    return false;
}

static void put_game(json *j, const orr_game *g, const wire_level *levels, unsigned n)
{
    orr_box box;
    box_open(&box, g);
    json_open_object(j, NULL);
    json_text(j, "id", g->id);
    json_text(j, "title", g->title);
    json_open_array(j, "seats");
    json_count(j, NULL, g->min_seats);
    json_count(j, NULL, g->max_seats);
    json_end(j);
    json_bool(j, "interjects", interjects(g));
    json_open_object(j, "set");
    json_text(j, "name", box_set_name(&box));
    json_text(j, "note", box_set_note(&box));
    json_end(j);
    json_open_array(j, "options");
    for (unsigned i = 0; i < g->n_options; i++) put_option(j, g, &g->options[i]);
    json_end(j);
    json_open_array(j, "levels");
    for (unsigned i = 0; i < n; i++) {
        json_open_object(j, NULL);
        json_text(j, "name", levels[i].name);
        json_text(j, "text", levels[i].text);
        json_end(j);
    }
    json_end(j);
    json_end(j);
}

void wire_games(json *j, const wire_level *levels, unsigned n)
{
    json_open_array(j, NULL);
    for (const orr_game *const *g = orr_games; *g; g++) put_game(j, *g, levels, n);
    json_end(j);
}

/* ---- words ------------------------------------------------------------------------------------------------------ */

static void put_numbers(json *j, const char *key, const uint8_t *v, unsigned n)
{
    json_open_array(j, key);
    for (unsigned i = 0; i < n; i++) json_count(j, NULL, v[i]);
    json_end(j);
}

static void put_verbs(json *j, const orr_game *g)
{
    json_open_array(j, "verbs");
    for (const orr_verb *v = g->verbs; v < g->verbs + g->n_verbs; v++) {
        json_open_object(j, NULL);
        json_text(j, "word", v->word);
        json_text(j, "label", v->label ? v->label : v->word);
        put_numbers(j, "nouns", v->noun, 3);
        json_open_array(j, "sealed");
        for (unsigned i = 0; i < 3; i++) json_bool(j, NULL, v->flags & (ORR_SEALED_A << i));
        json_end(j);
        json_bool(j, "interject", v->flags & ORR_INTERJECT);
        json_end(j);
    }
    json_end(j);
}

static void put_noun(json *j, const orr_box *b, unsigned noun, const char *name)
{
    json_open_object(j, NULL);
    json_text(j, "name", name);
    json_open_array(j, "values");
    for (unsigned v = 0; noun >= ORR_N_FIRST_OWN && v < 256; v++) {
        const char *word = b->game->word(b, (uint8_t)noun, (uint8_t)v, ORR_WORD);
        if (!word) break;
        json_open_object(j, NULL);
        json_text(j, "word", word);
        json_text(j, "name", b->game->word(b, (uint8_t)noun, (uint8_t)v, ORR_NAME));
        json_text(j, "text", b->game->word(b, (uint8_t)noun, (uint8_t)v, ORR_TEXT));
        json_end(j);
    }
    json_end(j);
    json_end(j);
}

static void put_nouns(json *j, const orr_box *b)
{
    static const char *const own[] = { "none", "seat", "number", "signed" };
    json_open_array(j, "nouns");
    for (unsigned i = 0; i < ORR_N_FIRST_OWN; i++) put_noun(j, b, i, own[i]);
    for (unsigned i = 0; i < b->game->n_nouns; i++) put_noun(j, b, ORR_N_FIRST_OWN + i, b->game->nouns[i]);
    json_end(j);
}

static void put_events(json *j, const orr_game *g)
{
    json_open_array(j, "events");
    for (const orr_event_kind *e = g->event_kinds; e < g->event_kinds + g->n_event_kinds; e++) {
        json_open_object(j, NULL);
        json_text(j, "word", e->word);
        json_text(j, "text", e->text);
        put_numbers(j, "pub", e->pub, 3);
        put_numbers(j, "priv", e->priv, 4);
        json_end(j);
    }
    json_end(j);
}

/* What people say aloud at the table: an interjection whose label quotes words. */
static void put_phrases(json *j, const orr_game *g)
{
    json_open_array(j, "phrases");
    for (unsigned v = 0; v < g->n_verbs; v++) {
        if (!(g->verbs[v].flags & ORR_INTERJECT) || !g->verbs[v].label || !strchr(g->verbs[v].label, '"')) continue;
        json_open_object(j, NULL);
        json_count(j, "verb", v);
        json_end(j);
    }
    json_end(j);
}

/* ---- the tables of the state ------------------------------------------------------------------------------------ */

static void put_places(json *j, const orr_game *g)
{
    json_open_array(j, "places");
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        json_open_object(j, NULL);
        json_text(j, "word", p->word);
        json_text(j, "deck", g->decks[p->deck].word);
        json_count(j, "noun", g->decks[p->deck].noun);
        json_bool(j, "each", p->flags & ORR_EACH);
        json_count(j, "by", p->by);
        json_count(j, "count", p->count);
        json_count(j, "tag", p->tag);
        json_count(j, "cap", p->cap);
        json_end(j);
    }
    json_end(j);
}

static void put_fields(json *j, const orr_game *g)
{
    json_open_array(j, "fields");
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        json_open_object(j, NULL);
        json_text(j, "word", f->word);
        json_text(j, "type", f->type == ORR_SET ? "set" : "number");
        json_bool(j, "each", f->flags & ORR_EACH);
        json_count(j, "by", f->by);
        json_count(j, "count", f->count);
        json_count(j, "noun", f->noun);
        json_end(j);
    }
    json_end(j);
}

static void put_procs(json *j, const orr_game *g)
{
    json_open_array(j, "procs");
    for (unsigned i = 0; i < g->n_procs; i++) json_text(j, NULL, g->procs[i].name);
    json_end(j);
    json_open_array(j, "outcomes");
    for (unsigned i = 0; i < g->n_outcomes; i++) json_text(j, NULL, g->outcomes[i]);
    json_end(j);
}

static void put_notes(json *j, const orr_game *g)
{
    json_open_array(j, "notes");
    for (unsigned i = 0; i < g->n_remark_kinds; i++) {
        json_open_object(j, NULL);
        json_text(j, "word", g->remark_kinds[i].word);
        json_text(j, "text", g->remark_kinds[i].text);
        json_end(j);
    }
    json_end(j);
}

/* What stands after "because" and "perché" when a rule refuses something. */
static void put_reasons(json *j, const orr_game *g)
{
    json_open_object(j, "reasons");
    json_open_object(j, "en");
    for (unsigned i = 1; i < g->n_rules; i++)
        if (g->rules[i].because) json_text(j, g->rules[i].id, g->rules[i].because);
    json_end(j);
    json_open_object(j, "it");
    for (unsigned i = 1; i < g->n_rules; i++)
        if (g->rules[i].because_it) json_text(j, g->rules[i].id, g->rules[i].because_it);
    json_end(j);
    json_end(j);
}

static void put_rules(json *j, const orr_game *g, const char *language)
{
    json_open_object(j, "rules");
    for (orr_rule i = 1; i < g->n_rules; i++)
        if (g->rules[i].id) json_text(j, g->rules[i].id, rule_words_text(g, i, language));
    json_end(j);
}

void wire_rules(json *j, const orr_game *g, const char *language)
{
    json_open_object(j, NULL);
    json_text(j, "game", g->id);
    json_text(j, "language", language);
    put_rules(j, g, language);
    json_end(j);
}

/* ---- the card set ----------------------------------------------------------------------------------------------- */

static void put_cell(json *j, const orr_col *c, const uint8_t *row)
{
    const uint8_t *v = row + c->at;
    switch ((orr_col_type)c->type) {
    case ORR_COL_ID:
    case ORR_COL_STRING:
        json_text(j, c->name, (const char *)v);
        break;
    case ORR_COL_NUMBER:
        json_count(j, c->name, *v);
        break;
    case ORR_COL_WORD:
        json_text(j, c->name, c->words[*v]);
        break;
    case ORR_COL_WORDS:
        json_open_array(j, c->name);
        for (unsigned i = 0; *v >> i && c->words[i]; i++)
            if (*v >> i & 1) json_text(j, NULL, c->words[i]);
        json_end(j);
    }
}

static void put_sheet(json *j, const orr_sheet *s, const uint8_t *set)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(s->file, "."), s->file);
    json_open_array(j, name);
    for (unsigned r = 0; r < set[s->count_at]; r++) {
        json_open_object(j, NULL);
        for (const orr_col *c = s->cols; c < s->cols + s->n_cols; c++) put_cell(j, c, set + s->at + r * s->row_size);
        json_end(j);
    }
    json_end(j);
}

static void put_set(json *j, const orr_box *b)
{
    char hash[17];
    snprintf(hash, sizeof hash, "%016" PRIx64, set_hash(b->game, b->set));
    json_open_object(j, "set");
    json_text(j, "name", box_set_name(b));
    json_text(j, "note", box_set_note(b));
    json_text(j, "hash", hash);
    json_end(j);
}

void wire_options(json *j, const orr_box *b)
{
    const orr_game *g = b->game;
    json_open_object(j, "options");
    for (unsigned i = 0; i < g->n_options; i++) json_text(j, g->options[i].name, g->options[i].word[b->opt[i]]);
    json_end(j);
}

void wire_book(json *j, const orr_box *b, unsigned seats)
{
    const orr_game *g = b->game;
    json_open_object(j, NULL);
    json_text(j, "game", g->id);
    json_text(j, "title", g->title);
    json_count(j, "edition", g->rules_version);
    put_set(j, b);
    wire_options(j, b);
    json_count(j, "seats", seats);
    json_count(j, "max_seats", g->max_seats);
    put_verbs(j, g);
    put_nouns(j, b);
    put_places(j, g);
    put_fields(j, g);
    put_procs(j, g);
    put_events(j, g);
    put_notes(j, g);
    put_rules(j, g, "en");
    put_reasons(j, g);
    json_open_object(j, "sheets");
    for (unsigned i = 0; b->set && i < g->n_sheets; i++) put_sheet(j, &g->sheets[i], b->set);
    json_end(j);
    put_phrases(j, g);
    json_end(j);
}
