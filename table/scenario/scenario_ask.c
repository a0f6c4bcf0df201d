/* scenario_ask.c - checks of the flow: who is asked what, what is legal, how it ended. */
#include "table/scenario/scenario_parts.h"

typedef struct {
    orr_action a[ORR_MAX_LEGAL];
    int n;
} actions;

static bool fits(const sc_act *want, orr_action x)
{
    return want->act.verb == x.verb && (want->any & 1 || want->act.a == x.a) && (want->any & 2 || want->act.b == x.b) &&
           (want->any & 4 || want->act.c == x.c);
}

static bool among(const actions *l, const sc_act *want)
{
    for (int k = 0; k < l->n; k++)
        if (fits(want, l->a[k])) return true;
    return false;
}

static bool is_listed(const sc_run *run, const sc_step *s, orr_action x)
{
    for (uint32_t k = s->first; k < s->first + s->n; k++)
        if (fits(&run->c->act[k], x)) return true;
    return false;
}

static actions legal_of(const sc_run *run, unsigned seat)
{
    actions out;
    out.n = orr_legal(&run->w.t, (orr_seat)seat, out.a);
    return out;
}

/* Of a seat's legal actions the answers, or the interjections. */
static actions part_of(const sc_run *run, unsigned seat, bool interjections)
{
    const actions all = legal_of(run, seat);
    actions out = { .n = 0 };
    for (int k = 0; k < all.n; k++)
        if (!!(run->w.t.game->verbs[all.a[k].verb].flags & ORR_INTERJECT) == interjections) out.a[out.n++] = all.a[k];
    return out;
}

static void say_actions(sc_text *x, const sc_run *run, const actions *l)
{
    if (!l->n) sc_say(x, "nothing");
    for (int k = 0; k < l->n; k++) {
        sc_say(x, k ? " | " : "");
        sc_say_action(x, &run->c->box, l->a[k]);
    }
}

static void say_list(sc_text *x, const sc_run *run, const sc_step *s)
{
    for (uint32_t k = s->first; k < s->first + s->n; k++) {
        sc_say(x, k > s->first ? " | " : "");
        sc_say_act(x, &run->c->box, &run->c->act[k]);
    }
}

/* ---- asked, may ------------------------------------------------------------------------------------------------- */

/* Every action is listed, and whatever is listed is there. */
static bool same_choices(const sc_run *run, const sc_step *s, const actions *found)
{
    for (int k = 0; k < found->n; k++)
        if (!is_listed(run, s, found->a[k])) return false;
    for (uint32_t k = s->first; k < s->first + s->n; k++)
        if (!among(found, &run->c->act[k])) return false;
    return true;
}

static void check_choices(sc_run *run, const sc_step *s, unsigned seat)
{
    const actions found = part_of(run, seat, s->what == SC_MAY);
    sc_text text[2] = { { .n = 0 }, { .n = 0 } };
    if (s->counted ? found.n == (int)s->count : same_choices(run, s, &found)) return;
    if (s->counted) {
        sc_say(&text[0], "%u has %u choices", seat + 1, s->count);
        sc_say(&text[1], "%u has %d: ", seat + 1, found.n);
    } else {
        sc_say(&text[0], "%u: ", seat + 1);
        say_list(&text[0], run, s);
        sc_say(&text[1], "%u: ", seat + 1);
    }
    say_actions(&text[1], run, &found);
    sc_fail(run, s, &text[0], &text[1]);
}

void sc_asked(sc_run *run, const sc_step *s)
{
    const orr_seats now = s->what == SC_ASKED ? orr_asked(&run->w.t) : orr_may(&run->w.t);
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

/* ---- legal, illegal --------------------------------------------------------------------------------------------- */

void sc_legal(sc_run *run, const sc_step *s)
{
    for (unsigned seat = 0; s->seats >> seat; seat++) {
        if (!(s->seats >> seat & 1)) continue;
        const actions now = legal_of(run, seat);
        for (uint32_t k = s->first; k < s->first + s->n; k++) {
            sc_text expected = { .n = 0 }, found = { .n = 0 };
            if (among(&now, &run->c->act[k]) == (s->what == SC_LEGAL)) continue;
            sc_say(&expected, "%s for %u: ", s->what == SC_LEGAL ? "legal" : "not legal", seat + 1);
            sc_say_act(&expected, &run->c->box, &run->c->act[k]);
            sc_say(&found, "legal for %u: ", seat + 1);
            say_actions(&found, run, &now);
            sc_fail(run, s, &expected, &found);
        }
    }
}

/* ---- over, running ---------------------------------------------------------------------------------------------- */

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
    const orr_game *g = run->w.t.game;
    const bool is_over = orr_core_of(&run->w.t)->over;
    orr_result r = { 0 };
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    if (is_over) g->result(&run->w.t, &r);
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
