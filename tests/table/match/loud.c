/* An answer may tell any number of events. Every guest hears all of them, in order, and where there is no memory for
 * them the answer is refused and nothing has changed. */
#include "lab/play/round.h"
#include "table/scenario/scenario.h"
#include "tests/support/room_table.h"

enum { ECHOES = 1000, ROW = 256 };                       /* events of one roll; so many fit one byte */

/* ---- memory that runs out ---------------------------------------------------------------------------------------- */

static int allowed = -1;                                 /* so many more calls of realloc succeed; below 0: all */
void *__real_realloc(void *, size_t);
void *__wrap_realloc(void *, size_t);
void *__wrap_realloc(void *at, size_t n)
{
    if (!allowed) return NULL;
    if (allowed > 0) allowed--;
    return __real_realloc(at, n);
}

/* ---- a match ----------------------------------------------------------------------------------------------------- */

static const orr_action roll = { .verb = TOY_ROLL };
static match m;

static bool open_match(void)                             /* two seats; the first is to roll */
{
    match_deal d;
    orr_box box;
    error why;
    box_open(&box, &toy_game);
    deal_from_seed(&d, "loud");
    return CHECK(match_open(&m, &box, 2, &d, &why)) && CHECK(match_answer(&m, 0, (orr_action){ .a = 1 }, &why)) &&
           CHECK(match_answer(&m, 1, (orr_action){ .a = 2 }, &why));
}

static void the_log_of_a_match_is_whole(void)
{
    error why;
    if (!open_match()) return;
    const uint32_t before = m.n_events;
    CHECK(match_answer(&m, 0, roll, &why));
    CHECK_NUMBER(m.n_events, before + 1 + ECHOES);
    for (unsigned i = 0; i < ECHOES; i++) {
        const orr_event *e = &m.event[before + 1 + i];
        if (!CHECK_NUMBER(e->kind, TOY_TOLD_ECHO) || !CHECK_NUMBER(e->pub[1] * ROW + e->pub[0], i)) break;
    }
    CHECK(match_back_to(&m, 3));
    CHECK_NUMBER(m.n_events, before + 1 + ECHOES);
    match_close(&m);
}

static void an_answer_that_does_not_fit_is_refused(void)
{
    toy_state before;
    error why;
    unsigned refused_so = 0;
    if (!open_match()) return;
    const uint32_t events = m.n_events, question = m.question[0];
    memcpy(&before, m.t.state, sizeof before);
    for (int calls = 0;; calls++, refused_so++) {        /* memory lasts a little longer each time */
        allowed = calls;
        const bool taken = match_answer(&m, 0, roll, &why);
        allowed = -1;
        if (taken) break;
        CHECK_TEXT(why.text, "There is not enough memory to go on.");
        CHECK(!memcmp(&before, m.t.state, sizeof before));
        CHECK_NUMBER(m.n_events, events);
        CHECK_NUMBER(m.n_answers, 2);
        CHECK_NUMBER(m.question[0], question);
        if (!CHECK(refused_so < 100)) break;
    }
    CHECK(refused_so >= 1);
    CHECK_NUMBER(m.n_events, events + 1 + ECHOES);
    match_close(&m);
}

static void a_copy_without_memory_is_none(void)
{
    match copy;
    if (!open_match()) return;
    for (int calls = 0; calls < 2; calls++) {            /* for the answers, for the log */
        allowed = calls;
        CHECK(!match_copy(&copy, &m, &m.box, true));
        allowed = -1;
        CHECK(!copy.t.state && !copy.answer && !copy.event);
    }
    CHECK(match_copy(&copy, &m, &m.box, true));
    match_close(&copy);
    match_close(&m);
}

/* ---- a web table ------------------------------------------------------------------------------------------------- */

static void all_echoes_are_in(const char *frames)        /* in order */
{
    char echo[40];
    for (unsigned i = 0; i < ECHOES && frames; i++) {
        snprintf(echo, sizeof echo, "Echo %u of row %u\"", i % ROW, i / ROW);
        const char *at = strstr(frames, echo);
        if (!CHECK(at)) break;
        frames = at;
    }
    CHECK(frames);
}

static void everybody_at_a_web_table_is_told_all(void)
{
    if (!begin_toy("")) return;
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);
    CHECK_NUMBER(answers(0, TOY_ROLL, 0), ROOM_STORE);
    for (unsigned s = 0; s <= ORR_PUBLIC; s++) all_echoes_are_in(w.told[s].text);
    same_when_rebuilt();
    web_close(&w);
}

static void a_web_table_without_memory_changes_nothing(void)
{
    unsigned refused_so = 0;
    if (!begin_toy("")) return;
    answers(0, TOY_SAY, 1);
    answers(1, TOY_SAY, 2);
    text_buf entry = { .text = NULL }, lived = { .text = NULL }, now = { .text = NULL };
    text_add(&entry, "1000000 answer 0 0 roll");
    all_words(w.r, w.now, &lived);
    for (int calls = 0;; calls++, refused_so++) {
        room_changes ch;
        allowed = calls;
        const bool taken = room_apply(w.r, entry.text, entry.n, &ch, &w.why);
        allowed = -1;
        if (taken || !CHECK(refused_so < 100)) break;
        CHECK_TEXT(w.why.text, "There is not enough memory to go on.");
        all_words(w.r, w.now, &now);
        CHECK_TEXT(now.text, lived.text);
    }
    CHECK(refused_so >= 2);                              /* the match's log, and the room's */
    text_clear(&now);
    greet_whole(w.r, ORR_PUBLIC, w.now, &now);
    all_echoes_are_in(now.text);
    text_free(&entry), text_free(&lived), text_free(&now);
    web_close(&w);
}

/* ---- bots -------------------------------------------------------------------------------------------------------- */

typedef struct { unsigned next, wrong; } ear;
static void listen(const orr_box *b, orr_seat me, const orr_event *e, void *memory)
{
    ear *x = memory;
    (void)b, (void)me;
    if (e->kind != TOY_TOLD_ECHO) return;
    x->wrong += e->pub[1] * ROW + 0u + e->pub[0] != x->next % ECHOES;
    x->next++;
}
static orr_action take_first(const orr_box *b, const void *v, const orr_action *legal, int n, void *memory, orr_rng *r)
{
    return (void)b, (void)v, (void)n, (void)memory, (void)r, legal[0];
}

static void bots_hear_all(void)
{
    static const bot listener = { .name = "ear", .memory = sizeof(ear), .choose = take_first, .hear = listen };
    const bot *plays[] = { &listener, &listener };
    orr_box box;
    lab_round r;
    box_open(&box, &toy_game);
    if (!CHECK(round_open(&r, &box, plays, 2)) || !CHECK(round_deal(&r, "loud", 2, plays, NULL))) return;
    while (orr_asked(&r.t) && CHECK(round_answer(&r))) continue;
    for (unsigned s = 0; s < 2; s++) {
        CHECK_NUMBER(((ear *)r.memory[s])->next, TOY_ROUNDS * ECHOES);
        CHECK_NUMBER(((ear *)r.memory[s])->wrong, 0);
    }
    round_close(&r);
}

/* ---- scenarios --------------------------------------------------------------------------------------------------- */

static void a_scenario_knows_all(void)
{
    static const char text[] = "case TOY-2 all echoes\n"
                               " toy seats=2\n"
                               " when 1: say 1; 2: say 2; 1: roll\n"
                               " event echo 0 0 because TOY-2\n"
                               " event echo 231 3 because TOY-2\n";
    const scenario_sources from = { .find = table_find };
    scenario_sum sum;
    if (!CHECK(scenario_run(text, sizeof text - 1, &from, NULL, &sum)))
        printf("  %u lines cannot be read\n", sum.unreadable);
    CHECK_NUMBER(sum.passed, 1);
    CHECK_NUMBER(sum.failed, 0);
}

int main(void)
{
    toy_echoes = ECHOES;
    TEST_CASE(the_log_of_a_match_is_whole);
    TEST_CASE(an_answer_that_does_not_fit_is_refused);
    TEST_CASE(a_copy_without_memory_is_none);
    TEST_CASE(everybody_at_a_web_table_is_told_all);
    TEST_CASE(a_web_table_without_memory_changes_nothing);
    TEST_CASE(bots_hear_all);
    TEST_CASE(a_scenario_knows_all);
    return test_end();
}
