/* scenario.c - a text twice: read whole, then, if all of it makes sense, run case by case. The parts are listed in
 * scenario_parts.h. */
#include "table/scenario/scenario_parts.h"

#include <stdlib.h>
#include <string.h>

void sc_free_run(sc_run *run)
{
    if (!run) return;
    sc_free_world(&run->w);
    sc_free_world(&run->twin);
    free(run->before);
    free(run->scratch);
    free(run->sound);
    free(run->view);
    free(run);
}

sc_run *sc_new_run(const sc_case *c, const scenario_listener *listener)
{
    const orr_game *g = c->box.game;
    sc_run *run = calloc(1, sizeof *run);
    if (!run) return NULL;
    run->c = c;
    run->listener = listener;
    if (c->unplayable) return run;
    run->before = calloc(1, g->state_size);
    run->scratch = calloc(1, g->state_size);
    run->sound = calloc(1, g->state_size);
    run->view = calloc(1, g->view_size);
    if (!run->before || !run->scratch || !run->sound || !run->view || !sc_open_world(&run->w, run))
        return sc_free_run(run), NULL;
    return run;
}

static void end_case(const sc_case *c, bool passed, const scenario_listener *listener, scenario_sum *sum)
{
    const scenario_verdict v = { c->line, c->title, passed };
    if (passed) sum->passed++;
    else sum->failed++;
    if (listener && listener->ended) listener->ended(listener->user, &v);
}

static void run_case(const sc_case *c, const scenario_listener *listener, scenario_sum *sum)
{
    sc_run *run = sc_new_run(c, listener);
    if (!run) {
        const scenario_failure f = { c->line, c->title, "case", "enough memory for this case", "there is not enough" };
        if (listener && listener->failed) listener->failed(listener->user, &f);
    } else if (!sc_walk(run)) {
        sc_fail_with(run, run->culprit, "this can be", run->why.text);
    }
    end_case(c, run && !run->failures, listener, sum);
    sc_free_run(run);
}

/* ---- the whole text --------------------------------------------------------------------------------------------- */

typedef struct {              /* a text and its reader */
    const char *text;
    size_t n;
    sc_reader r;
    sc_case c;                /* the block that is being read */
    sc_case head;             /* what `refuse file` reads, with its one step */
    const scenario_sources *from;
    const scenario_listener *listener;
    scenario_sum *sum;
} reading;

static void begin(reading *x, const scenario_listener *listener)
{
    sc_free_positions(&x->r);
    x->r = (sc_reader){ .at = x->text, .end = x->text + x->n, .next_line = 1, .from = x->from, .listener = listener,
                        .c = &x->c };
}

/* All blocks, without running them; gives the number of cases. */
static uint32_t read_all(reading *x)
{
    uint32_t cases = 0;
    for (bool got = true; got;) {
        sc_read_block(&x->r, &got);
        cases += got && !x->c.is_position;
    }
    if (!x->r.errors && !cases) sc_report(&x->r, 1, "There is no case in this text.");
    sc_report_unused(&x->r);
    return cases;
}

static void run_all(reading *x)
{
    begin(x, NULL);
    for (bool got = true; sc_read_block(&x->r, &got) && got;)
        if (!x->c.is_position) run_case(&x->c, x->listener, x->sum);
}

/* ---- a file that must be refused -------------------------------------------------------------------------------- */

/* "refuse file line 7 because ..." stands before the first block. False: it makes no sense. */
static bool read_refuse_file(reading *x)
{
    sc_reader *r = &x->r;
    sc_step *s = &x->head.step[0];
    char word[SC_WORD];
    r->c = &x->head;
    x->head.line = s->line = r->line;
    strcpy(x->head.title, "refuse file");
    bool good = sc_keep_text(r, r->words, &s->text) && sc_take(r, "refuse") && sc_take(r, "file");
    if (good && sc_take(r, "line") &&
        (!sc_word(r, word) || !decimal_read_unsigned(word, 999999, &s->count) || !s->count))
        good = sc_bad(r, "After \"line\" its number should follow.");
    good = good && sc_read_reason(r, s);
    if (!good) sc_report(r, r->bad_line, r->why.text);
    r->words[0] = 0;
    r->c = &x->c;
    return good;
}

static void judge_file(reading *x)
{
    const sc_reader *r = &x->r;
    const sc_step *s = &x->head.step[0];
    sc_text expected = { .n = 0 }, found = { .n = 0 };
    const bool right = r->errors == 1 && (!s->count || s->count == r->first_error) &&
                       sc_gives_reason(&x->head, s, r->first_why.text);
    sc_say(&expected, "one line is refused because %s", sc_text_of(&x->head, s->quote));
    if (!r->errors) sc_say(&found, "nothing is wrong with the file");
    else sc_say(&found, "lines refused: %u; the first is line %u: %s", r->errors, r->first_error, r->first_why.text);
    const scenario_failure f = { s->line, x->head.title, sc_text_of(&x->head, s->text), expected.s, found.s };
    if (!right && x->listener && x->listener->failed) x->listener->failed(x->listener->user, &f);
    end_case(&x->head, right, x->listener, x->sum);
}

/* ---- all of it -------------------------------------------------------------------------------------------------- */

static void read_and_run(reading *x)
{
    bool got;
    uint32_t cases = 1;
    begin(x, x->listener);
    if (sc_next_line(&x->r, &got) && sc_is_refusal(&x->r, "file")) {
        if (read_refuse_file(x)) {
            x->r.listener = NULL;
            read_all(x);
            judge_file(x);
            return;
        }
    } else {
        begin(x, x->listener);
        cases = read_all(x);
    }
    x->sum->unreadable = x->r.errors;
    if (!x->r.errors) run_all(x);
    else x->sum->failed = cases ? cases : 1;
}

bool scenario_run(const char *text, size_t n, const scenario_sources *from, const scenario_listener *listener,
                  scenario_sum *sum)
{
    static const scenario_unreadable no_memory = { 1, "There is not enough memory to read a scenario." };
    reading *x = calloc(1, sizeof *x);
    *sum = (scenario_sum){ 0 };
    if (x) {
        x->text = text;
        x->n = n;
        x->from = from;
        x->listener = listener;
        x->sum = sum;
        read_and_run(x);
        sc_free_positions(&x->r);
    } else {
        sum->unreadable = sum->failed = 1;
        if (listener && listener->unreadable) listener->unreadable(listener->user, &no_memory);
    }
    free(x);
    return !sum->unreadable;
}
