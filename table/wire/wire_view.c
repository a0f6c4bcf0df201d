/* wire_view.c - the view message: one seat's view, its choices and what it cannot choose, as JSON. */
#include "table/wire/wire.h"

#include "engine/zone.h"
#include "table/match/phrases.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS = 160, CLAUSE = 300 };     /* room for the text of an action; for a question, or a rule as a clause */

static const orr_look *look_of(const wire_sight *w) { return w->view; }

void wire_seats(json *j, const char *key, orr_seats set)
{
    json_open_array(j, key);
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++)
        if (set >> s & 1) json_count(j, NULL, s);
    json_end(j);
}

static void put_action(json *j, orr_action a)
{
    json_open_array(j, "a");
    json_count(j, NULL, a.verb);
    json_count(j, NULL, a.a);
    json_count(j, NULL, a.b);
    json_count(j, NULL, a.c);
    json_end(j);
}

/* ---- what lies where -------------------------------------------------------------------------------------------- */

static void put_flow(json *j, const wire_sight *w)
{
    const orr_look *v = look_of(w);
    json_open_array(j, "flow");
    for (unsigned i = 0; i < v->depth; i++) {
        const orr_frame *f = &v->frame[i];
        json_open_object(j, NULL);
        json_text(j, "proc", w->box->game->procs[f->proc].name);
        json_count(j, "who", f->who);
        json_count(j, "step", f->step);
        json_open_array(j, "local");
        for (unsigned k = 0; k < ORR_LOCALS; k++) json_count(j, NULL, f->local[k]);
        json_end(j);
        json_end(j);
    }
    json_end(j);
}

/* [kind, copies, tag], and a fourth 1 for cards whose place in there nobody could tell: a hand, a shuffled pile. */
static void put_pile(json *j, const orr_place *p, const orr_seen_at at)
{
    const bool tags = p->tag && p->flags & (ORR_TAG_SEEN | ORR_TAG_HELD);
    json_open_array(j, NULL);
    for (unsigned i = 0, copies; i < at.z->n; i += copies) {
        const orr_face f = at.f[i];
        const bool loose = i < at.z->loose;
        const unsigned end = loose ? at.z->loose : at.z->n;
        for (copies = 1; i + copies < end && !memcmp(&at.f[i + copies], &f, sizeof f);) copies++;
        json_open_array(j, NULL);
        json_signed(j, NULL, f.kind == ORR_UNKNOWN ? -1 : f.kind);
        json_count(j, NULL, copies);
        json_signed(j, NULL, !tags || f.tag == ORR_UNKNOWN ? -1 : f.tag);
        if (loose) json_count(j, NULL, 1);
        json_end(j);
    }
    json_end(j);
}

static void put_places(json *j, const wire_sight *w)
{
    const orr_game *g = w->box->game;
    json_open_object(j, "places");
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        const bool several = p->by || p->flags & ORR_EACH;
        json_key(j, p->word);
        if (several) json_open_array(j, NULL);
        for (unsigned i = 0; i < orr_place_count(p, look_of(w)->seats); i++)
            put_pile(j, p, orr_place_seen(p, w->view, i));
        if (several) json_end(j);
    }
    json_end(j);
}

/* Value number i of a field; a set is a list of its members. */
static void put_value(json *j, const orr_field *f, const char *at, unsigned i)
{
    const int value = orr_field_value(f, at, i);
    if (f->type != ORR_SET) {
        json_signed(j, NULL, value);
        return;
    }
    json_open_array(j, NULL);
    for (unsigned k = 0; k < 16; k++)
        if (value >> k & 1 && (f->noun != ORR_N_SEAT || k < ORR_MAX_SEATS)) json_count(j, NULL, k);
    json_end(j);
}

void wire_field_value(json *j, const orr_game *g, const orr_field *f, const void *view)
{
    const unsigned seats = ((const orr_look *)view)->seats, rows = f->by ? f->count : 1u;
    const char *at = (const char *)view + f->seen;
    const bool each = f->flags & ORR_EACH;
    if (f->by) json_open_array(j, NULL);
    for (unsigned r = 0; r < rows; r++) {
        if (each) json_open_array(j, NULL);
        for (unsigned s = 0; s < (each ? seats : 1u); s++) put_value(j, f, at, each ? r * g->max_seats + s : r);
        if (each) json_end(j);
    }
    if (f->by) json_end(j);
}

/* A number, or a list by values; gives the place after it. */
static int put_fact(json *j, const orr_fact *fact, int i, int n)
{
    const orr_fact *first = &fact[i];
    if (!first->by) {
        json_signed(j, NULL, first->number);
        return i + 1;
    }
    json_open_array(j, NULL);
    for (unsigned v = 0; i < n && !strcmp(fact[i].word, first->word); v++) {
        if (fact[i].value > v) json_nothing(j, NULL);
        else json_signed(j, NULL, fact[i++].number);
    }
    json_end(j);
    return i;
}

void wire_facts(json *j, const char *key, const orr_box *b, const void *view)
{
    orr_fact fact[ORR_MAX_FACTS];
    const int n = b->game->facts ? b->game->facts(b, view, fact) : 0;
    json_open_object(j, key);
    for (int i = 0; i < n;) {
        json_key(j, fact[i].word);
        i = put_fact(j, fact, i, n);
    }
    json_end(j);
}

void wire_fact(json *j, const orr_box *b, const void *view, const char *word)
{
    orr_fact fact[ORR_MAX_FACTS];
    const int n = b->game->facts ? b->game->facts(b, view, fact) : 0;
    int i = 0;
    while (i < n && strcmp(fact[i].word, word)) i++;
    if (i < n) put_fact(j, fact, i, n);
    else json_nothing(j, NULL);
}

/* ---- choices ---------------------------------------------------------------------------------------------------- */

/* Which answers undo will not reach behind. Whether chance is needed may depend on hidden cards, so this is tried in a
 * world imagined from the seat's own view, always the same one: it says no more than the view. */
static void find_finals(const wire_sight *w, bool final[ORR_MAX_LEGAL])
{
    const size_t size = w->box->game->state_size;
    orr_action there[ORR_MAX_LEGAL];
    orr_rng rng = { 1 };
    char *world = malloc(size), *trial = malloc(size);
    orr_ctx t = { .game = w->box->game, .box = w->box, .state = world };
    for (int i = 0; i < w->n_legal; i++) final[i] = true;
    if (world && trial && w->n_legal) {
        orr_imagine(w->box, w->view, &rng, world);
        const int n = orr_legal(&t, look_of(w)->seat, there);
        const bool same = n == w->n_legal && !memcmp(there, w->legal, (size_t)n * sizeof *there);
        t.state = trial;
        for (int i = 0; same && i < n; i++) {
            memcpy(trial, world, size);
            orr_say(&t, look_of(w)->seat, there[i]);
            final[i] = orr_core_of(&t)->frontier == orr_core_of(&t)->answers;
        }
    }
    free(world);
    free(trial);
}

static void put_remark(json *j, const wire_sight *w, orr_action a)
{
    orr_remark r;
    char text[WORDS];
    if (!phrase_find_remark(w->box, w->view, a, &r) || phrase_remark(w->box, &r, text, sizeof text) < 0) {
        json_nothing(j, "note");
        return;
    }
    json_open_object(j, "note");
    json_text(j, "kind", w->box->game->remark_kinds[r.kind].word);
    json_text(j, "text", text);
    json_open_array(j, "numbers");
    for (unsigned i = 0; i < sizeof r.number / sizeof *r.number; i++) json_signed(j, NULL, r.number[i]);
    json_end(j);
    json_end(j);
}

static void put_label(json *j, const wire_sight *w, orr_action a)
{
    char label[WORDS];
    json_text(j, "label", phrase_label(w->box, a, w->names, label, sizeof label) < 0 ? "?" : label);
}

static void put_legal(json *j, const wire_sight *w)
{
    bool final[ORR_MAX_LEGAL] = { false };
    char words[WORDS];
    find_finals(w, final);
    json_open_array(j, "legal");
    for (int i = 0; i < w->n_legal; i++) {
        json_open_object(j, NULL);
        put_action(j, w->legal[i]);
        json_text(j, "text", orr_write(w->box, w->legal[i], words, sizeof words) < 0 ? "?" : words);
        put_label(j, w, w->legal[i]);
        put_remark(j, w, w->legal[i]);
        json_bool(j, "final", final[i]);
        json_end(j);
    }
    json_end(j);
}

static void put_locked(json *j, const wire_sight *w)
{
    char clause[CLAUSE];
    json_open_array(j, "locked");
    for (int i = 0; i < w->n_locked; i++) {
        json_open_object(j, NULL);
        put_action(j, w->locked[i].act);
        put_label(j, w, w->locked[i].act);
        json_text(j, "rule", phrase_rule(w->box->game, w->locked[i].rule)->id);
        json_text(j, "why", phrase_because(w->box->game, w->locked[i].rule, clause, sizeof clause) < 0 ? "" : clause);
        json_end(j);
    }
    json_end(j);
}

/* ---- the whole -------------------------------------------------------------------------------------------------- */

/* As a sentence, and for other languages as a template and what its places name. */
static void put_prompt(json *j, const wire_sight *w, orr_prompt q)
{
    char text[CLAUSE];
    json_text(j, "prompt", phrase_prompt(w->box, &q, w->names, text, sizeof text) < 0 ? q.text : text);
    json_open_object(j, "ask");
    json_text(j, "text", q.text);
    json_open_array(j, "about");
    for (unsigned i = 0; i < sizeof q.about / sizeof *q.about && q.about[i].noun; i++) {
        json_open_array(j, NULL);
        json_count(j, NULL, q.about[i].noun);
        json_count(j, NULL, q.about[i].value);
        json_end(j);
    }
    json_end(j);
    json_end(j);
}

static void put_question(json *j, const wire_sight *w)
{
    const orr_look *v = look_of(w);
    const orr_game *g = w->box->game;
    const bool asked = v->seat < v->seats && v->asked >> v->seat & 1;
    wire_seats(j, "asked", v->asked);
    wire_seats(j, "may", v->may);
    if (asked) json_count(j, "question", w->question);
    else json_nothing(j, "question");
    put_flow(j, w);
    if (asked && g->prompt) {
        put_prompt(j, w, g->prompt(w->box, w->view));
    } else {
        json_nothing(j, "prompt");
        json_nothing(j, "ask");
    }
}

static void put_result(json *j, const wire_sight *w)
{
    const orr_game *g = w->box->game;
    if (!w->result) {
        json_nothing(j, "result");
        return;
    }
    json_open_object(j, "result");
    json_text(j, "outcome", w->result->outcome < g->n_outcomes ? g->outcomes[w->result->outcome] : "over");
    wire_seats(j, "winners", w->result->winners);
    json_text(j, "rule", phrase_rule(g, w->result->rule)->id);
    json_open_array(j, "scores");
    for (unsigned s = 0; s < look_of(w)->seats; s++) json_signed(j, NULL, w->scores[s]);
    json_end(j);
    json_end(j);
}

static void put_undo(json *j, const wire_undo *u)
{
    if (!u) {
        json_nothing(j, "undo");
        return;
    }
    json_open_object(j, "undo");
    json_count(j, "back", u->back);
    json_open_array(j, "whose");
    for (unsigned s = 0; s < ORR_MAX_SEATS; s++)
        if (u->whose >> s & 1) json_count(j, NULL, s);
    json_end(j);
    json_bool(j, "learned", u->learned);
    json_bool(j, "free", u->free);
    json_end(j);
}

void wire_view(json *j, const char *key, const wire_sight *w)
{
    const orr_look *v = look_of(w);
    const orr_game *g = w->box->game;
    json_open_object(j, key);
    json_text(j, "t", "view");
    json_count(j, "seq", w->seq);
    json_count(j, "answers", v->answers);
    if (v->seat < v->seats) json_count(j, "seat", v->seat);
    else json_nothing(j, "seat");
    json_bool(j, "over", v->over);
    put_question(j, w);
    put_places(j, w);
    json_open_object(j, "fields");
    for (const orr_field *f = g->fields; f < g->fields + g->n_fields; f++) {
        json_key(j, f->word);
        wire_field_value(j, g, f, w->view);
    }
    json_end(j);
    wire_facts(j, "facts", w->box, w->view);
    put_legal(j, w);
    put_locked(j, w);
    put_undo(j, w->undo);
    put_result(j, w);
    json_end(j);
}
