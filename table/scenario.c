/* scenario.c - reads a text case by case, runs each, counts. The parts are listed in scenario_parts.h. */
#include "scenario_parts.h"

#include <stdlib.h>

static void free_run(sc_run *run)
{
    if (!run) return;
    free(run->state);
    free(run->before);
    free(run->view);
    free(run->fired);
    heard_free(&run->heard);
    free(run);
}

static sc_run *new_run(const sc_case *c, const scenario_listener *listener)
{
    const orr_game *g = c->box.game;
    sc_run *run = calloc(1, sizeof *run);
    if (!run) return NULL;
    run->c = c;
    run->listener = listener;
    run->state = calloc(1, g->state_size);
    run->before = calloc(1, g->state_size);
    run->view = calloc(1, g->view_size);
    run->fired = calloc(g->n_rules, sizeof *run->fired);
    if (!run->state || !run->before || !run->view || !run->fired) return free_run(run), NULL;
    run->news = (orr_news){ .hear = heard_hear, .to = &run->heard, .fired = run->fired };
    run->tape = (orr_tape){ .next = run->next, .top = run->top };
    run->t = (orr_ctx){ .game = g, .box = &c->box, .state = run->state, .news = &run->news, .tape = &run->tape };
    return run;
}

static bool run_case(const sc_case *c, const scenario_listener *listener, scenario_sum *sum)
{
    sc_run *run = new_run(c, listener);
    uint32_t line = c->line;
    if (!run) {
        sum->bad_line = line;
        return note_refuse(&sum->why, "There is not enough memory for this case.");
    }
    const bool ok = sc_walk(run, &line);
    if (ok) {
        const scenario_verdict v = { c->line, c->title, !run->failures };
        if (v.passed) sum->passed++;
        else sum->failed++;
        if (listener && listener->ended) listener->ended(listener->user, &v);
    } else {
        sum->bad_line = line;
        sum->why = run->why;
    }
    free_run(run);
    return ok;
}

bool scenario_run(const char *text, size_t n, const scenario_sources *from, const scenario_listener *listener,
                  scenario_sum *sum)
{
    sc_reader *r = calloc(1, sizeof *r);
    sc_case *c = calloc(1, sizeof *c);
    bool ok = r && c, got = true;
    *sum = (scenario_sum){ 0 };
    if (!ok) note_refuse(&sum->why, "There is not enough memory to read a scenario.");
    if (ok) *r = (sc_reader){ .at = text, .end = text + n, .next_line = 1, .from = from, .c = c };
    while (ok && got) {
        ok = sc_read_case(r, &got);
        if (!ok) {
            sum->bad_line = r->line;
            sum->why = r->why;
        } else if (got) {
            ok = run_case(c, listener, sum);
        }
    }
    free(c);
    free(r);
    return ok;
}
