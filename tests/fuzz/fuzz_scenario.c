/* fuzz_scenario.c - any bytes as a scenario text, and as a Markdown page with scenarios in it: either it runs, or a
 * sentence and a line say why it makes no sense. */
#include "games.h"
#include "scenario.h"

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

static void run_text(const char *text, size_t n)
{
    uint32_t failures = 0;
    const scenario_listener listener = { &failures, step_failed, case_ended };
    const scenario_sources from = { .find = orr_find_game };
    scenario_sum sum;
    if (scenario_run(text, n, &from, &listener, &sum)) must(!sum.bad_line && !*sum.why.text);
    else must(sum.bad_line && *sum.why.text);
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
