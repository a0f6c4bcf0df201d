/* fuzz_scenario.c - any bytes as a scenario text, and as a Markdown page with scenarios in it: either all of it runs,
 * or every line that makes no sense gets a sentence. */
#include "engine/game.h"
#include "games/games.h"
#include "table/scenario/scenario.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void step_failed(void *user, const scenario_failure *f)
{
    must(f->line && *f->title && *f->step && *f->expected && *f->found);
    ++*(uint32_t *)user;
}

static void case_ended(void *user, const scenario_verdict *v)
{
    must(v->passed == !*(uint32_t *)user);
    *(uint32_t *)user = 0;
}

static void line_unreadable(void *user, const scenario_unreadable *u)
{
    must(u->line && *u->why && u->why[strlen(u->why) - 1] == '.');   /* a whole sentence: no list ends in the middle */
    ++((uint32_t *)user)[1];
}

static void run_text(const char *text, size_t n)
{
    uint32_t failures[2] = { 0, 0 };                     /* of the case that runs; lines that make no sense */
    const scenario_listener listener = { failures, step_failed, case_ended, line_unreadable };
    const scenario_sources from = { .find = orr_find_game };
    scenario_sum sum;
    const bool understood = scenario_run(text, n, &from, &listener, &sum);
    must(sum.unreadable == failures[1] && understood == !sum.unreadable);
    must(sum.passed + sum.failed && (understood || !sum.passed));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    char *text = malloc(n + 1);
    if (!text) return 0;
    memcpy(text, bytes, n);
    run_text(text, n);
    scenario_from_markdown(text, n);
    run_text(text, n);
    free(text);
    return 0;
}
