/* scenario_twin.c - `twin`: a second world that some seats must not be able to tell from the first one. After every
 * answer, given in both, all that is sent to such a seat is compared byte for byte: its view, its choices, what it is
 * told, and the messages made from them (docs/develop/protocol.md). */
#include "table/match/match.h"
#include "table/match/phrases.h"
#include "table/scenario/scenario_parts.h"
#include "table/wire/wire.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LOCKED = 500, AROUND = 60 };

typedef struct {              /* all that one seat gets of one world */
    text_buf view;            /* the message */
    text_buf news;            /* the messages of the events, and their lines of the log */
    void *bytes;              /* the view itself */
    orr_action legal[ORR_MAX_LEGAL];
    orr_barred locked[MOST_LOCKED];
    int n_legal, n_locked;
} sent;

static void send_view(sent *x, const sc_world *w, orr_seat eyes)
{
    orr_result result = { 0 };
    int16_t scores[ORR_MAX_SEATS] = { 0 };
    const orr_ctx *t = &w->t;
    orr_observe(t, eyes, x->bytes);
    if (eyes < orr_core_of(t)->seats) {
        x->n_legal = orr_legal(t, eyes, x->legal);
        x->n_locked = orr_locked(t, eyes, x->locked, MOST_LOCKED);
    }
    wire_sight sight = { .box = t->box, .view = x->bytes, .legal = x->legal, .locked = x->locked, .n_legal = x->n_legal,
                         .n_locked = x->n_locked, .scores = scores };
    if (orr_core_of(t)->over) {
        t->game->result(t, &result);
        t->game->score(t, scores);
        sight.result = &result;
    }
    json j = json_on_text(&x->view);
    wire_view(&j, NULL, &sight);
}

static void send_news(sent *x, const sc_world *w, uint32_t from, orr_seat eyes)
{
    for (uint32_t k = from; k < w->heard.n; k++) {
        char line[400];
        json j = json_on_text(&x->news);
        wire_event(&j, w->t.box, &w->heard.event[k], eyes, NULL);
        if (phrase_event(w->t.box, &w->heard.event[k], eyes, NULL, line, sizeof line) >= 0) text_add(&x->news, line);
        text_add(&x->news, "; ");
    }
}

/* ---- the difference --------------------------------------------------------------------------------------------- */

static void say_around(sc_text *x, const text_buf *s, size_t at)
{
    const size_t from = at > AROUND ? at - AROUND : 0;
    sc_say(x, "%s%.*s", from ? "..." : "", 2 * AROUND, s->n > from ? s->text + from : "");
}

static bool differs(sc_text *found, const char *what, const text_buf *a, const text_buf *b)
{
    size_t at = 0;
    if (a->n == b->n && (!a->n || !memcmp(a->text, b->text, a->n))) return false;
    while (at < a->n && at < b->n && a->text[at] == b->text[at]) at++;
    sc_say(found, "%s: ", what);
    say_around(found, a, at);
    sc_say(found, " / ");
    say_around(found, b, at);
    return true;
}

static bool bytes_differ(sc_text *found, const orr_game *g, const sent *a, const sent *b)
{
    unsigned at = 0;
    const uint8_t *x = a->bytes, *y = b->bytes;
    while (at < g->view_size && x[at] == y[at]) at++;
    if (at < g->view_size) sc_say(found, "byte %u of the view: %u / %u", at, x[at], y[at]);
    else if (a->n_legal != b->n_legal || memcmp(a->legal, b->legal, (size_t)a->n_legal * sizeof *a->legal))
        sc_say(found, "the list of choices");
    else if (a->n_locked != b->n_locked || memcmp(a->locked, b->locked, (size_t)a->n_locked * sizeof *a->locked))
        sc_say(found, "the list of what is barred");
    return found->n;
}

static void compare(sc_run *run, const sc_step *s, sent x[2], orr_seat eyes)
{
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "the twins are the same to ");
    sc_say_seats(&expected, orr_one(eyes));
    send_view(&x[0], &run->w, eyes);
    send_view(&x[1], &run->twin, eyes);
    send_news(&x[0], &run->w, run->twin_from, eyes);
    send_news(&x[1], &run->twin, 0, eyes);
    if (x[0].view.torn || x[1].view.torn || x[0].news.torn || x[1].news.torn)
        sc_say(&found, "there is not enough memory");
    else if (!differs(&found, "events", &x[0].news, &x[1].news) && !differs(&found, "view", &x[0].view, &x[1].view) &&
             !bytes_differ(&found, run->c->box.game, &x[0], &x[1]))
        return;
    sc_fail(run, s, &expected, &found);
    run->twins &= (orr_seats)~orr_one(eyes);             /* said once */
}

void sc_compare_twin(sc_run *run, const sc_step *s)
{
    for (unsigned eyes = 0; eyes <= ORR_PUBLIC; eyes++) {
        sent *x = run->twins >> eyes & 1 ? calloc(2, sizeof *x) : NULL;
        if (!(run->twins >> eyes & 1)) continue;
        for (unsigned k = 0; x && k < 2; k++) x[k].bytes = calloc(1, run->c->box.game->view_size);
        if (x && x[0].bytes && x[1].bytes) compare(run, s, x, (orr_seat)eyes);
        else sc_fail_with(run, s, "the twins can be compared", "there is not enough memory");
        for (unsigned k = 0; x && k < 2; k++) {
            text_free(&x[k].view);
            text_free(&x[k].news);
            free(x[k].bytes);
        }
        free(x);
    }
}

/* ---- making it -------------------------------------------------------------------------------------------------- */

/* A twin has other cards, but they lie as in the first world: as ordered, as well known, and, where the statement
 * names none, with the same tag. */
static void lie_alike(sc_run *run, const orr_place *p, unsigned i, const sc_item *item)
{
    const orr_at here = orr_place_at(p, run->w.state, i), there = orr_place_at(p, run->twin.state, i);
    const unsigned n = there.z->n;
    if (here.z->n != n) return;
    there.z->loose = here.z->loose;
    there.z->any = here.z->any;
    for (unsigned k = 0; k < n; k++) there.c[k].know = here.c[k].know;
    if (!item || item->form != SC_EXACTLY) return;
    for (uint32_t c = item->first, at = 0; c < item->first + item->n; c++)       /* a pile is listed from the top */
        for (unsigned copy = 0; copy < run->c->card[c].copies && at < n; copy++, at++) {
            const unsigned k = p->flags & ORR_HELD ? at : n - 1 - at;
            if (!run->c->card[c].tagged) there.c[k].tag = here.c[k].tag;
        }
}

static void all_lie_alike(sc_run *run, const sc_step *s)
{
    const orr_game *g = run->c->box.game;
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++)
        for (unsigned i = 0; i < orr_place_count(p, run->c->seats); i++) {
            const sc_item *item = NULL;
            for (const sc_item *x = run->c->item + s->first; x < run->c->item + s->first + s->n; x++)
                if (x->subject == SC_PLACE && &g->places[x->index] == p && sc_is_about(x, i)) item = x;
            lie_alike(run, p, i, item);
        }
    if (g->derive) g->derive(&run->twin.t);
}

static bool make(sc_run *run, const sc_step *s)
{
    sc_world *twin = &run->twin;
    const size_t size = run->c->box.game->state_size;
    if (!sc_open_world(twin, run)) return sc_cannot(run, s, "There is not enough memory for a twin.");
    if (run->c->box.game->derive) run->c->box.game->derive(&run->w.t);       /* as the twin will be */
    memcpy(twin->state, run->w.state, size);
    twin->tape = run->w.tape;
    if (!sc_given(run, twin, s)) return false;
    all_lie_alike(run, s);
    if (!memcmp(twin->state, run->w.state, size))
        return sc_cannot(run, s, "The twin is the same world; say what is different in it.");
    const char *broken = sc_broken(run, twin);
    if (!broken) {
        orr_again(&twin->t);
        broken = sc_broken(run, twin);
    }
    if (!broken) broken = sc_stuck(twin);
    if (broken) return sc_cannot(run, s, "The twin cannot be, because it breaks what always holds: %s.", broken);
    twin->heard.n = 0;
    run->twin_from = run->w.heard.n;
    run->twins = s->seats;
    return true;
}

bool sc_make_twin(sc_run *run, const sc_step *s)
{
    if (make(run, s)) return sc_compare_twin(run, s), true;
    sc_free_world(&run->twin);
    run->twin = (sc_world){ .state = NULL };
    return false;
}
