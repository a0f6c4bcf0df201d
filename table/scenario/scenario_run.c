/* scenario_run.c - the walk through a case: deal, moments, answers; checks are elsewhere. */
#include "table/match/match.h"
#include "table/scenario/scenario_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sc_fail(sc_run *run, const sc_step *s, const sc_text *expected, const sc_text *found)
{
    const scenario_failure f = { s->line, run->c->title, sc_text_of(run->c, s->text), expected->s, found->s };
    run->failures++;
    if (run->listener && run->listener->failed) run->listener->failed(run->listener->user, &f);
}

void sc_fail_with(sc_run *run, const sc_step *s, const char *expected, const char *found)
{
    sc_text text[2] = { { .n = 0 }, { .n = 0 } };
    sc_say(&text[0], "%s", expected);
    sc_say(&text[1], "%s", found);
    sc_fail(run, s, &text[0], &text[1]);
}

bool sc_cannot(sc_run *run, const sc_step *s, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(run->why.text, sizeof run->why.text, format, ap);
    va_end(ap);
    run->culprit = s;
    return false;
}

/* ---- tables ----------------------------------------------------------------------------------------------------- */

bool sc_open_world(sc_world *w, const sc_run *run)
{
    const orr_box *b = &run->c->box;
    w->state = calloc(1, b->game->state_size);
    w->fired = calloc(b->game->n_rules, sizeof *w->fired);
    w->ever = calloc(b->game->n_rules, sizeof *w->ever);
    w->news = (orr_news){ .hear = heard_hear, .to = &w->heard, .fired = w->fired };
    w->tape = (orr_tape){ .next = run->next, .top = run->top };
    w->t = (orr_ctx){ .game = b->game, .box = b, .state = w->state, .news = &w->news, .tape = &w->tape };
    return w->state && w->fired && w->ever;
}

void sc_free_world(sc_world *w)
{
    free(w->state);
    free(w->fired);
    free(w->ever);
    heard_free(&w->heard);
}

/* What is told from now on is news. */
void sc_new_news(sc_world *w)
{
    for (unsigned r = 0; r < w->t.game->n_rules; r++) w->ever[r] += w->fired[r];
    memset(w->fired, 0, w->t.game->n_rules * sizeof *w->fired);
    w->first = w->heard.n;
}

bool sc_deal(sc_run *run)
{
    const sc_case *c = run->c;
    match_deal by_seed;
    uint8_t key[MATCH_KEY];
    sc_text what = { .n = 0 };
    deal_from_seed(&by_seed, *c->key ? c->key : "scenario");
    deal_key(&by_seed, key);
    for (uint32_t k = 0; k < c->n_steps && c->step[k].deal; k++) sc_script(run, &c->step[k]);
    if (orr_start(&run->w.t, c->seats, key) != ORR_OK)
        return sc_cannot(run, &c->step[0], "This game cannot be dealt to %u seats with these options.", c->seats);
    const sc_step *unused = sc_misfits(run, &run->w) ? NULL : sc_unused(run, &run->w, &what);
    if (unused) sc_fail_with(run, unused, "everything scripted for the deal has happened", what.s);
    run->stopped |= unused != NULL;
    return true;
}

/* ---- going on after the position was edited --------------------------------------------------------------------- */

/* Blames the given that brought it about, if that is known. */
static bool cannot_be(sc_run *run, const char *broken, const char *how)
{
    const sc_step *last = run->last_given ? run->last_given : run->last_at;
    const sc_step *by = broken == run->broken && run->broke ? run->broke : last;
    sc_text moment = { .n = 0 };
    if (run->last_at && by != run->last_at)
        sc_say(&moment, " at the moment of line %u (%s)", run->last_at->line, sc_text_of(run->c, run->last_at->text));
    return sc_cannot(run, by, "%s%s, because it breaks what always holds: %s.", how, moment.s, broken);
}

static bool is_sound(sc_run *run, const char *how, bool asks)
{
    const char *broken = sc_broken(run, &run->w);
    if (!broken && asks) broken = sc_stuck(&run->w);
    return broken ? cannot_be(run, broken, how) : true;
}

bool sc_go_on(sc_run *run)
{
    if (!run->edited) return true;
    if (!sc_find_rests(run) || !is_sound(run, "This position cannot be", false)) return false;
    sc_new_news(&run->w);
    orr_again(&run->w.t);
    if (!sc_misfits(run, &run->w) && !is_sound(run, "The rules cannot go on from this position", true)) return false;
    run->edited = false;
    run->last_given = run->last_at = run->broke = NULL;
    run->broken = NULL;
    run->n_kept = 0;
    return true;
}

static bool set_moment(sc_run *run, const sc_step *s)
{
    const orr_moment *m = &run->c->box.game->moments[s->index];
    orr_core *core = orr_core_of(&run->w.t);
    orr_seat who = 0;
    while (!(s->seats >> who & 1)) who++;
    memset(core->frame, 0, sizeof core->frame);
    for (unsigned i = 0; i < m->depth; i++)
        core->frame[i] = (orr_frame){ .proc = m->path[i].proc, .step = m->path[i].step, .who = who };
    core->depth = m->depth;
    core->ret = 0;
    core->over = 0;
    core->opened++;
    if (run->c->box.game->derive) run->c->box.game->derive(&run->w.t);
    run->edited = true;
    run->last_at = s;
    return sc_go_on(run);
}

static bool given(sc_run *run, const sc_step *s)
{
    run->edited = true;
    run->last_given = s;
    if (!sc_given(run, &run->w, s)) return false;
    const char *broken = sc_broken(run, &run->w);
    if (!broken) run->broke = NULL;
    else if (broken != run->broken) run->broke = s;
    run->broken = broken;
    return true;
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

static void refused(sc_run *run, const sc_world *w, const sc_step *s, const sc_act *a, orr_rule why)
{
    const orr_game *g = run->c->box.game;
    const orr_rule_text *rule = why < g->n_rules ? &g->rules[why] : NULL;
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    sc_say(&expected, "%u may answer%s: ", a->seat + 1u, w == &run->twin ? " in the twin world" : "");
    sc_say_act(&expected, &run->c->box, a);
    sc_say(&found, "refused because of %s: %s", rule && rule->id ? rule->id : "no rule",
           rule && rule->text ? rule->text : "");
    sc_fail(run, s, &expected, &found);
    run->stopped = true;
}

void sc_answer(sc_run *run, sc_world *w, const sc_step *s, const sc_act *a)
{
    const orr_rule why = orr_why_not(&w->t, a->seat, a->act);
    if (why) {
        refused(run, w, s, a, why);
        return;
    }
    orr_say(&w->t, a->seat, a->act);
    const char *broken = sc_broken(run, w);
    if (!broken) broken = sc_stuck(w);
    if (broken) sc_fail_with(run, s, broken, "that does not hold after this answer");
    if (w->heard.torn) sc_fail_with(run, s, "there is memory for all events", "there is not enough");
    if (sc_misfits(run, w) || broken || w->heard.torn) run->stopped = true;
}

static void when(sc_run *run, const sc_step *s)
{
    const bool same = !s->n_other;
    const sc_act *other = run->c->act + (same ? s->first : s->other);
    sc_new_news(&run->w);
    for (uint32_t k = 0; k < s->n && !run->stopped; k++) {
        sc_answer(run, &run->w, s, &run->c->act[s->first + k]);
        if (!run->twin.state || !same || run->stopped) continue;
        sc_answer(run, &run->twin, s, &other[k]);
        if (!run->stopped) sc_compare_twin(run, s);
    }
    if (same || run->stopped) return;
    for (uint32_t k = 0; k < s->n_other && !run->stopped; k++) sc_answer(run, &run->twin, s, &other[k]);
    if (!run->stopped) sc_compare_twin(run, s);
}

/* ---- the walk --------------------------------------------------------------------------------------------------- */

/* The position before the statements that prepare, in case they bring about one that is refused as expected. */
static void keep_sound(sc_run *run)
{
    memcpy(run->sound, run->w.state, run->c->box.game->state_size);
    run->sound_tape = run->w.tape;
    run->sound_top = run->n_top;
}

static void back_to_sound(sc_run *run)
{
    memcpy(run->w.state, run->sound, run->c->box.game->state_size);
    run->w.tape = run->sound_tape;
    run->n_top = run->sound_top;
    run->edited = false;
    run->last_given = run->last_at = run->broke = NULL;
    run->broken = NULL;
    run->n_kept = run->n_rests = 0;
}

static bool prepare(sc_run *run, const sc_step *s)
{
    switch (s->what) {
    case SC_GIVEN:
        return given(run, s);
    case SC_KNOWS:
        return sc_knows(run, s);
    case SC_AT:
        return set_moment(run, s);
    default:
        if (!s->deal) sc_script(run, s);
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
    case SC_EVENT:
        sc_event_told(run, s);
        break;
    case SC_OVER:
    case SC_RUNNING:
        sc_over(run, s);
        break;
    default:
        sc_refuse(run, s, NULL);
        break;
    }
}

bool sc_carry_out(sc_run *run, const sc_step *s)
{
    if (sc_prepares(s->what)) return prepare(run, s);
    if (!sc_go_on(run)) return false;
    if (run->stopped) return true;
    if (s->what == SC_TWIN) return sc_make_twin(run, s);
    check(run, s);
    return true;
}

/* The next statement that does not prepare, if it expects that the position, or the twin, is refused. */
static const sc_step *expects_refusal(const sc_run *run, const sc_step *s)
{
    const sc_step *end = run->c->step + run->c->n_steps;
    if (s->what == SC_TWIN) s++;
    while (s < end && sc_prepares(s->what)) s++;
    return s < end && s->what == SC_REFUSE_POSITION ? s : NULL;
}

void sc_check_used(sc_run *run, const sc_world *w)
{
    sc_text what = { .n = 0 };
    const sc_step *s = w->state && !run->stopped ? sc_unused(run, w, &what) : NULL;
    if (s) sc_fail_with(run, s, "everything scripted has happened", what.s);
}

bool sc_walk(sc_run *run)
{
    const sc_case *c = run->c;
    bool preparing = false;
    if (c->unplayable) return sc_refuse(run, &c->step[0], NULL), true;
    if (!sc_deal(run)) return false;
    for (const sc_step *s = c->step; s < c->step + c->n_steps && !run->stopped; s++) {
        if (sc_prepares(s->what) && !preparing) keep_sound(run);
        preparing = sc_prepares(s->what);
        if (sc_carry_out(run, s)) continue;
        s = expects_refusal(run, s);
        if (!s) return false;
        sc_refuse(run, s, run->why.text);
        back_to_sound(run);
        preparing = false;
    }
    sc_check_used(run, &run->w);
    sc_check_used(run, &run->twin);
    return true;
}
