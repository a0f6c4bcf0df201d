/* scenario_events.c - `event` and `no event`: what was told, to whom and in which order. */
#include "table/scenario/scenario_parts.h"

/* ---- reading ---------------------------------------------------------------------------------------------------- */

static uint8_t noun_of(const orr_event_kind *k, unsigned i) { return i < 3 ? k->pub[i] : k->priv[i - 3]; }

static bool read_kind(sc_reader *r, sc_event *e)
{
    const orr_game *g = r->c->box.game;
    char word[SC_WORD];
    if (!sc_word(r, word))
        return sc_bad(r, "Expected an event, or \"because\" and a rule, here, not %s.", sc_here(r));
    for (e->kind = 0; e->kind < g->n_event_kinds; e->kind++)
        if (sc_same(g->event_kinds[e->kind].word, word)) return e->named = true;
    buffer list = sc_begin_list(r);
    for (unsigned i = 0; i < g->n_event_kinds; i++) sc_list(&list, g->event_kinds[i].word);
    return sc_bad(r, "\"%s\" is not an event of %s; its events are: %s.", word, g->id, r->list);
}

/* "?" is what the eyes of somebody are not told; what is told to all cannot be that. */
static bool can_be_hidden(sc_reader *r, const sc_event *e, unsigned i)
{
    if (!e->eyes)
        return sc_bad(r, "\"?\" is what somebody is not told, so say who: \"event 2: ...\" or \"event public: ...\".");
    return i < 3 ? sc_bad(r, "Everybody is told this part of the event, so it cannot be \"?\".") : true;
}

static bool read_args(sc_reader *r, sc_event *e)
{
    const orr_event_kind *k = &r->c->box.game->event_kinds[e->kind];
    char word[SC_WORD];
    uint8_t value;
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        e->arg[i] = SC_ANY;
        if (!noun_of(k, i) || !sc_peek(r, word) || sc_same(word, "because")) continue;
        sc_word(r, word);
        if (sc_same(word, "*")) continue;
        if (sc_same(word, "?")) {
            if (!can_be_hidden(r, e, i)) return false;
            e->arg[i] = SC_HIDDEN;
            continue;
        }
        if (!sc_read_value(r, noun_of(k, i), SC_ALL_VALUES, word, &value)) return false;
        e->arg[i] = value;
    }
    return true;
}

static bool read_eyes(sc_reader *r, sc_event *e)
{
    char word[SC_WORD];
    uint32_t v;
    if (!sc_peek(r, word) || !(sc_same(word, "public") || decimal_read_unsigned(word, 999999, &v))) return true;
    if (!sc_read_seats(r, SC_ALLOW_PUBLIC, &e->eyes) || !sc_need_mark(r, ':', "the seat")) return false;
    return e->eyes & (e->eyes - 1) ? sc_bad(r, "An event is looked at through the eyes of one seat.") : true;
}

static bool read_one(sc_reader *r, sc_step *s)
{
    char word[SC_WORD];
    if (r->c->n_events == SC_EVENTS) return sc_bad(r, "This case has too many events; split it.");
    sc_event *e = &r->c->event[r->c->n_events++];
    *e = (sc_event){ .named = false };
    s->n++;
    if (!read_eyes(r, e)) return false;
    const bool rule_alone = sc_peek(r, word) && sc_same(word, "because");
    if (rule_alone && e->eyes) return sc_bad(r, "An event should follow the colon.");
    if (!rule_alone && (!read_kind(r, e) || !read_args(r, e))) return false;
    return sc_take(r, "because") ? sc_read_rule(r, &e->because) : true;
}

bool sc_read_event(sc_reader *r, sc_step *s)
{
    s->first = r->c->n_events;
    s->ever = sc_take(r, "ever");
    if (!read_one(r, s)) return false;
    while (sc_mark(r, ';')) {
        if (s->no) return sc_bad(r, "\"no event\" is about one event; write a second line.");
        if (!r->c->event[s->first].named) return sc_bad(r, "An order needs events with their words, not a rule alone.");
        if (!sc_take(r, "then") || !sc_take(r, "event"))
            return sc_bad(r, "After the \";\" should come \"then event ...\", not %s.", sc_here(r));
        if (!read_one(r, s)) return false;
        if (!r->c->event[r->c->n_events - 1].named)
            return sc_bad(r, "An order needs events with their words, not a rule alone.");
    }
    return sc_need_end(r);
}

bool sc_read_no_event(sc_reader *r, sc_step *s)
{
    s->no = true;
    if (sc_take(r, "event")) return sc_read_event(r, s);
    return sc_bad(r, "After \"no\" should come \"event\", not %s.", sc_here(r));
}

/* ---- checking --------------------------------------------------------------------------------------------------- */

/* Without a viewer every argument is visible; with one, the private ones only to whoever receives them. */
static bool fits(const sc_event *want, const orr_event *e)
{
    const bool sees = !want->eyes || (e->sees & want->eyes);
    if (e->kind != want->kind || (want->because && e->rule != want->because)) return false;
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        const uint16_t arg = want->arg[i];
        const bool hidden = i >= 3 && !sees;
        if (arg == SC_ANY) continue;
        if (arg == SC_HIDDEN ? !hidden : hidden || arg != (i < 3 ? e->pub[i] : e->priv[i - 3])) return false;
    }
    return true;
}

static void say_event(sc_text *x, const sc_run *run, const orr_event *e)
{
    const orr_event_kind *k = &run->c->box.game->event_kinds[e->kind];
    sc_say(x, "%s", k->word);
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        if (!noun_of(k, i)) continue;
        sc_say(x, " ");
        sc_say_value(x, &run->c->box, noun_of(k, i), i < 3 ? e->pub[i] : e->priv[i - 3]);
    }
    sc_say(x, " because ");
    sc_say_rule(x, run->c->box.game, e->rule);
}

static void say_news(sc_text *x, const sc_run *run, uint32_t first, bool ever)
{
    const orr_game *g = run->c->box.game;
    const sc_world *w = &run->w;
    for (uint32_t k = first; k < w->heard.n; k++) {
        sc_say(x, k > first ? "; " : "");
        say_event(x, run, &w->heard.event[k]);
    }
    sc_say(x, first < w->heard.n ? "" : "no event");
    bool any = false;
    for (unsigned r = 1; r < g->n_rules; r++) {
        if (!w->fired[r] && !(ever && w->ever[r])) continue;
        sc_say(x, any ? ", " : "; rules cited: ");
        sc_say_rule(x, g, (orr_rule)r);
        any = true;
    }
}

/* How many of the events follow each other in the news, from the first one on. */
static uint32_t how_far(const sc_run *run, const sc_step *s, uint32_t first)
{
    const sc_event *want = run->c->event + s->first;
    uint32_t n = 0;
    for (uint32_t k = first; k < run->w.heard.n && n < s->n; k++) n += fits(&want[n], &run->w.heard.event[k]);
    return n;
}

void sc_event_told(sc_run *run, const sc_step *s)
{
    const sc_event *want = run->c->event + s->first;
    const sc_world *w = &run->w;
    const uint32_t first = s->ever ? 0 : w->first;
    const uint32_t n = want->named ? how_far(run, s, first)
                                   : (w->fired[want->because] || (s->ever && w->ever[want->because]) ? s->n : 0);
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    if (s->no ? !n : n == s->n) return;
    if (want->named && s->n > 1 && n) sc_say(&expected, "event %u of them after the one before it", n + 1);
    else if (want->named) sc_say(&expected, s->no ? "no such event" : "such an event");
    else sc_say(&expected, s->no ? "nothing because of " : "something because of ");
    if (!want->named) sc_say_rule(&expected, run->c->box.game, want->because);
    say_news(&found, run, first, s->ever);
    sc_fail(run, s, &expected, &found);
}
