/* scenario_run.c - the walk through a case: deal, scripted chance, moments, answers; checks are elsewhere. */
#include "match.h"
#include "scenario_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void sc_fail(sc_run *run, const sc_step *s, const sc_text *expected, const sc_text *found)
{
    const scenario_failure f = { s->line, run->c->title, s->text, expected->s, found->s };
    run->failures++;
    if (run->listener && run->listener->failed) run->listener->failed(run->listener->user, &f);
}

bool sc_cannot(sc_run *run, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(run->why.text, sizeof run->why.text, format, ap);
    va_end(ap);
    return false;
}

static void fail_with(sc_run *run, const sc_step *s, const char *expected, const char *found)
{
    sc_text text[2] = { { .n = 0 }, { .n = 0 } };
    sc_say(&text[0], "%s", expected);
    sc_say(&text[1], "%s", found);
    sc_fail(run, s, &text[0], &text[1]);
}

static void new_news(sc_run *run)
{
    run->heard.n = 0;
    memset(run->fired, 0, run->t.game->n_rules * sizeof *run->fired);
}

/* ---- chance
 * ------------------------------------------------------------------------------------------------------------ */

static void script(sc_run *run, const sc_step *s)
{
    const uint16_t *number = run->c->number + s->first;
    if (s->what == SC_CHANCE) {
        memcpy(run->next + run->tape.n, number, s->n * sizeof *number);
        run->tape.n += s->n;
        return;
    }
    for (uint32_t k = 0; k < s->n; k++) run->top[run->n_top++] = (uint8_t)number[k];
    run->top[run->n_top++] = ORR_UNKNOWN;
    run->tape.n_top += s->n + 1;
}

/* What was scripted but did not happen makes a case mean something else than it says. */
static const char *unused_script(const sc_run *run)
{
    if (run->tape.at < run->tape.n) return "a scripted number was never used";
    if (run->tape.n_top) return "a scripted shuffle never took place";
    return run->tape.misfits ? "a scripted number was too big, or a card was not in the shuffle" : NULL;
}

static bool deal(sc_run *run)
{
    const sc_case *c = run->c;
    match_deal by_seed;
    uint8_t key[MATCH_KEY];
    deal_from_seed(&by_seed, *c->key ? c->key : "scenario");
    deal_key(&by_seed, key);
    for (uint32_t k = 0; k < c->n_steps && c->step[k].deal; k++) script(run, &c->step[k]);
    if (orr_start(&run->t, c->seats, key) != ORR_OK)
        return sc_cannot(run, "This game cannot be dealt to %u seats with these options.", c->seats);
    const char *unused = unused_script(run);
    return unused ? sc_cannot(run, "The script of the deal does not fit: %s.", unused) : true;
}

/* ---- going on after the position was edited
 * ------------------------------------------------------------------------------ */

static bool deck_is_whole(const sc_run *run, unsigned deck)
{
    const orr_game *g = run->t.game;
    uint8_t want[256] = { 0 };
    unsigned have[256] = { 0 };
    g->stock(run->t.box, run->c->seats, (uint8_t)deck, want);
    for (const orr_place *p = g->places; p < g->places + g->n_places; p++) {
        for (unsigned i = 0; p->deck == deck && i < orr_place_count(p, run->c->seats); i++) {
            const orr_at a = orr_place_at(p, run->state, i);
            if (a.z->n > p->cap || a.z->loose > a.z->n) return false;
            for (unsigned k = 0; k < a.z->n; k++) have[a.c[k].kind]++;
        }
    }
    for (unsigned kind = 0; kind < 256; kind++)
        if (have[kind] != want[kind]) return false;
    return true;
}

/* NULL, or what cannot be about the position: the engine's own demand first, then the game's. */
static const char *what_is_broken(const sc_run *run)
{
    for (unsigned deck = 0; deck < run->t.game->n_decks; deck++)
        if (!deck_is_whole(run, deck)) return "every card lies in exactly one place that has room for it";
    return run->t.game->check ? run->t.game->check(&run->t) : NULL;
}

static bool position_is_sound(sc_run *run)
{
    const char *broken = what_is_broken(run);
    return broken ? sc_cannot(run, "This position cannot be, because it breaks what always holds: %s.", broken) : true;
}

static bool go_on(sc_run *run)
{
    if (!run->edited) return true;
    run->edited = false;
    if (!position_is_sound(run)) return false;
    new_news(run);
    orr_again(&run->t);
    return position_is_sound(run);
}

static bool set_moment(sc_run *run, const sc_step *s)
{
    const orr_moment *m = &run->t.game->moments[s->index];
    orr_core *core = orr_core_of(&run->t);
    orr_seat who = 0;
    while (!(s->seats >> who & 1)) who++;
    memset(core->frame, 0, sizeof core->frame);
    for (unsigned i = 0; i < m->depth; i++)
        core->frame[i] = (orr_frame){ .proc = m->path[i].proc, .step = m->path[i].step, .who = who };
    core->depth = m->depth;
    core->ret = 0;
    core->over = 0;
    core->opened++;
    if (run->t.game->derive) run->t.game->derive(&run->t);
    run->edited = true;
    return go_on(run);
}

/* ---- answers
 * ------------------------------------------------------------------------------------------------------------- */

static void answer(sc_run *run, const sc_step *s, const sc_act *a)
{
    const orr_game *g = run->t.game;
    const orr_rule why = orr_why_not(&run->t, a->seat, a->act);
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "%u may answer: ", a->seat + 1u);
    sc_say_action(&expected, run->t.box, a->act);
    if (why) {
        const orr_rule_text *rule = why < g->n_rules ? &g->rules[why] : NULL;
        sc_say(&found, "refused because of %s: %s", rule && rule->id ? rule->id : "no rule",
               rule && rule->text ? rule->text : "");
        sc_fail(run, s, &expected, &found);
        run->stopped = true;
        return;
    }
    orr_say(&run->t, a->seat, a->act);
    const char *broken = what_is_broken(run);
    if (broken) fail_with(run, s, broken, "that does not hold after this answer");
    if (run->tape.misfits) fail_with(run, s, "the script of chance fits", unused_script(run));
    run->tape.misfits = 0;
    run->stopped = broken;
}

static void when(sc_run *run, const sc_step *s)
{
    new_news(run);
    for (uint32_t k = s->first; k < s->first + s->n && !run->stopped; k++) answer(run, s, &run->c->act[k]);
}

/* ---- the walk
 * ------------------------------------------------------------------------------------------------------------ */

static bool prepare(sc_run *run, const sc_step *s)
{
    switch (s->what) {
    case SC_GIVEN:
        return sc_given(run, s);
    case SC_KNOWS:
        return sc_knows(run, s);
    case SC_AT:
        return set_moment(run, s);
    default:
        if (!s->deal) script(run, s);
        return true;
    }
}

static void check(sc_run *run, const sc_step *s)
{
    switch (s->what) {
    case SC_WHEN:
        when(run, s);
        break;
    case SC_THEN:
        sc_then(run, s);
        break;
    case SC_SEEN:
        sc_seen(run, s);
        break;
    case SC_ASKED:
    case SC_MAY:
        sc_asked(run, s);
        break;
    case SC_LEGAL:
    case SC_ILLEGAL:
        sc_legal(run, s);
        break;
    case SC_REFUSE:
        sc_refuse(run, s);
        break;
    case SC_EVENT:
        sc_event(run, s);
        break;
    default:
        sc_over(run, s);
        break;
    }
}

bool sc_walk(sc_run *run, uint32_t *line)
{
    const sc_case *c = run->c;
    *line = c->line;
    if (!deal(run)) return false;
    for (uint32_t k = 0; k < c->n_steps && !run->stopped; k++) {
        const sc_step *s = &c->step[k];
        *line = s->line;
        if (s->what < SC_WHEN) {
            if (!prepare(run, s)) return false;
            continue;
        }
        if (!go_on(run)) return false;
        check(run, s);
    }
    if (!run->stopped && unused_script(run)) {
        const sc_step *s = &c->step[c->n_steps - 1];
        while (s->what != SC_CHANCE && s->what != SC_SHUFFLE) s--;
        fail_with(run, s, "everything scripted has happened", unused_script(run));
    }
    return true;
}
