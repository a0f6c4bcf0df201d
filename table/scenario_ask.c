/* scenario_ask.c - checks of the flow: who is asked what, what is refused and why, what was told, how it ended. */
#include "scenario_parts.h"

#include <string.h>

typedef struct {
    orr_action a[ORR_MAX_LEGAL];
    int n;
} actions;

static bool same_action(orr_action x, orr_action y)
{
    return x.verb == y.verb && x.a == y.a && x.b == y.b && x.c == y.c;
}

static bool holds(const actions *l, orr_action x)
{
    for (int k = 0; k < l->n; k++)
        if (same_action(l->a[k], x)) return true;
    return false;
}

static actions legal_of(const sc_run *run, unsigned seat)
{
    actions out;
    out.n = orr_legal(&run->t, (orr_seat)seat, out.a);
    return out;
}

/* Of a seat's legal actions the answers, or the interjections. */
static actions part_of(const sc_run *run, unsigned seat, bool interjections)
{
    const actions all = legal_of(run, seat);
    actions out = { .n = 0 };
    for (int k = 0; k < all.n; k++)
        if (!!(run->t.game->verbs[all.a[k].verb].flags & ORR_INTERJECT) == interjections) out.a[out.n++] = all.a[k];
    return out;
}

static void say_actions(sc_text *x, const sc_run *run, const actions *l)
{
    if (!l->n) sc_say(x, "nothing");
    for (int k = 0; k < l->n; k++) {
        sc_say(x, k ? " | " : "");
        sc_say_action(x, run->t.box, l->a[k]);
    }
}

static actions listed(const sc_run *run, const sc_step *s)
{
    actions out = { .n = 0 };
    for (uint32_t k = s->first; k < s->first + s->n && out.n < ORR_MAX_LEGAL; k++)
        if (!holds(&out, run->c->act[k].act)) out.a[out.n++] = run->c->act[k].act;
    return out;
}

/* ---- asked, may
 * ------------------------------------------------------------------------------------------------------ */

static void check_choices(sc_run *run, const sc_step *s, unsigned seat)
{
    const actions found = part_of(run, seat, s->what == SC_MAY), expected = listed(run, s);
    sc_text text[2] = { { .n = 0 }, { .n = 0 } };
    bool right = s->counted ? found.n == (int)s->count : found.n == expected.n;
    for (int k = 0; k < expected.n && !s->counted; k++) right = right && holds(&found, expected.a[k]);
    if (right) return;
    if (s->counted) {
        sc_say(&text[0], "%u has %u choices", seat + 1, s->count);
        sc_say(&text[1], "%u has %d: ", seat + 1, found.n);
    } else {
        sc_say(&text[0], "%u: ", seat + 1);
        say_actions(&text[0], run, &expected);
        sc_say(&text[1], "%u: ", seat + 1);
    }
    say_actions(&text[1], run, &found);
    sc_fail(run, s, &text[0], &text[1]);
}

void sc_asked(sc_run *run, const sc_step *s)
{
    const orr_seats now = s->what == SC_ASKED ? orr_asked(&run->t) : orr_may(&run->t);
    const bool right = s->listed || s->counted ? !(s->seats & (orr_seats)~now) : s->seats == now;
    const char *verb = s->what == SC_ASKED ? "asked" : "may interject";
    if (!right) {
        sc_text expected = { .n = 0 }, found = { .n = 0 };
        sc_say(&expected, "%s: ", verb);
        sc_say_seats(&expected, s->seats);
        sc_say(&found, "%s: ", verb);
        sc_say_seats(&found, now);
        sc_fail(run, s, &expected, &found);
        return;
    }
    for (unsigned seat = 0; s->seats >> seat && (s->listed || s->counted); seat++)
        if (s->seats >> seat & 1) check_choices(run, s, seat);
}

/* ---- legal, illegal, refuse
 * ------------------------------------------------------------------------------------------ */

void sc_legal(sc_run *run, const sc_step *s)
{
    for (unsigned seat = 0; s->seats >> seat; seat++) {
        if (!(s->seats >> seat & 1)) continue;
        const actions now = legal_of(run, seat);
        for (uint32_t k = s->first; k < s->first + s->n; k++) {
            sc_text expected = { .n = 0 }, found = { .n = 0 };
            if (holds(&now, run->c->act[k].act) == (s->what == SC_LEGAL)) continue;
            sc_say(&expected, "%s for %u: ", s->what == SC_LEGAL ? "legal" : "not legal", seat + 1);
            sc_say_action(&expected, run->t.box, run->c->act[k].act);
            sc_say(&found, "legal for %u: ", seat + 1);
            say_actions(&found, run, &now);
            sc_fail(run, s, &expected, &found);
        }
    }
}

void sc_refuse(sc_run *run, const sc_step *s)
{
    const orr_action act = run->c->act[s->first].act;
    orr_seat seat = 0;
    while (!(s->seats >> seat & 1)) seat++;
    const orr_rule why = orr_why_not(&run->t, seat, act);
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "refused because of ");
    sc_say_rule(&expected, run->t.game, s->because);
    if (why != s->because) {
        sc_say(&found, why ? "refused because of " : "it is legal");
        if (why) sc_say_rule(&found, run->t.game, why);
        sc_fail(run, s, &expected, &found);
        return;
    }
    memcpy(run->before, run->state, run->t.game->state_size);
    const orr_err err = orr_apply(&run->t, seat, act);
    if (err == ORR_REFUSED && !memcmp(run->before, run->state, run->t.game->state_size)) return;
    sc_say(&found, err == ORR_REFUSED ? "refused, but the position has changed" : "it was taken as an answer");
    memcpy(run->state, run->before, run->t.game->state_size);
    sc_fail(run, s, &expected, &found);
}

/* ---- event
 * ------------------------------------------------------------------------------------------------------------ */

/* Without a viewer every argument is visible; with one, the private ones only to whoever receives them. */
static bool event_fits(const sc_run *run, const sc_step *s, const orr_event *e)
{
    const bool sees = !s->seats || (e->sees & s->seats);
    if (e->kind != s->index || (s->because && e->rule != s->because)) return false;
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        const uint16_t want = run->c->number[s->first + i];
        const bool hidden = i >= 3 && !sees;
        if (want == SC_ANY) continue;
        if (want == SC_HIDDEN ? !hidden : hidden || want != (i < 3 ? e->pub[i] : e->priv[i - 3])) return false;
    }
    return true;
}

static void say_event(sc_text *x, const sc_run *run, const orr_event *e)
{
    const orr_event_kind *k = &run->t.game->event_kinds[e->kind];
    sc_say(x, "%s", k->word);
    for (unsigned i = 0; i < SC_EVENT_ARGS; i++) {
        const uint8_t noun = i < 3 ? k->pub[i] : k->priv[i - 3];
        if (!noun) continue;
        sc_say(x, " ");
        sc_say_value(x, run->t.box, noun, i < 3 ? e->pub[i] : e->priv[i - 3]);
    }
    sc_say(x, " because ");
    sc_say_rule(x, run->t.game, e->rule);
}

static void say_news(sc_text *x, const sc_run *run)
{
    const orr_game *g = run->t.game;
    bool any = run->heard.n;
    for (uint32_t k = 0; k < run->heard.n; k++) {
        sc_say(x, k ? "; " : "");
        say_event(x, run, &run->heard.event[k]);
    }
    sc_say(x, any ? "" : "no event");
    any = false;
    for (unsigned r = 1; r < g->n_rules; r++) {
        if (!run->fired[r]) continue;
        sc_say(x, any ? ", " : "; rules cited: ");
        sc_say_rule(x, g, (orr_rule)r);
        any = true;
    }
}

void sc_event(sc_run *run, const sc_step *s)
{
    bool right = !s->named && run->fired[s->because];
    for (uint32_t k = 0; s->named && k < run->heard.n && !right; k++)
        right = event_fits(run, s, &run->heard.event[k]);
    if (right) return;
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, s->named ? "such an event" : "something because of ");
    if (!s->named) sc_say_rule(&expected, run->t.game, s->because);
    say_news(&found, run);
    sc_fail(run, s, &expected, &found);
}

/* ---- over, running
 * ---------------------------------------------------------------------------------------------------- */

static void say_result(sc_text *x, const orr_game *g, const orr_result *r, bool winners, bool outcome, bool rule)
{
    sc_say(x, "over");
    if (winners) {
        sc_say(x, " winners ");
        sc_say_seats(x, r->winners);
    }
    if (outcome) sc_say(x, " outcome %s", r->outcome < g->n_outcomes ? g->outcomes[r->outcome] : "?");
    if (!rule) return;
    sc_say(x, " because ");
    sc_say_rule(x, g, r->rule);
}

void sc_over(sc_run *run, const sc_step *s)
{
    const orr_game *g = run->t.game;
    const bool is_over = orr_core_of(&run->t)->over;
    orr_result r = { 0 };
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    if (is_over) g->result(&run->t, &r);
    const bool right = s->what == SC_RUNNING
                           ? !is_over
                           : is_over && (!s->named || s->seats == r.winners) && (!s->ends || s->index == r.outcome) &&
                                 (!s->because || s->because == r.rule);
    if (right) return;
    const orr_result want = { .winners = s->seats, .outcome = s->index, .rule = s->because };
    if (s->what == SC_RUNNING) sc_say(&expected, "running");
    else say_result(&expected, g, &want, s->named, s->ends, s->because);
    if (is_over) say_result(&found, g, &r, true, true, true);
    else sc_say(&found, "running");
    sc_fail(run, s, &expected, &found);
}
