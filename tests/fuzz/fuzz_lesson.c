/* fuzz_lesson.c - any bytes as a lesson: either every line that makes no sense gets a sentence, or the lesson can be
 * checked and walked, whatever the learner answers. */
#include "engine/game.h"
#include "games/games.h"
#include "table/lesson/lesson.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void must(int holds)
{
    if (!holds) __builtin_trap();
}

static void line_unreadable(void *user, const scenario_unreadable *u)
{
    must(u->line && *u->why && u->why[strlen(u->why) - 1] == '.');
    ++*(unsigned *)user;
}

static void is_wrong(void *user, uint32_t line, const char *why)
{
    must(line && *why);
    ++*(unsigned *)user;
}

static void fill(const lesson *l, const lesson_words *say, const orr_ctx *t)
{
    char text[LESSON_FILLED];
    const lesson_reader reader = { .box = &lesson_about(l)->box };
    for (unsigned k = 0; k < 2 * LESSON_TONGUES; k++) {
        buffer out = buffer_on(text, sizeof text);
        lesson_fill(l, say, k % LESSON_TONGUES, k < LESSON_TONGUES ? &reader : NULL, t, &out);
    }
}

static void hear(void *user, const lesson_beat *b)
{
    if (b->say) fill(user, b->say, b->t);
}

static lesson_answer any_answer(const lesson *l, const lesson_now *now, orr_rng *rng)
{
    orr_action all[ORR_MAX_LEGAL];
    const int n = orr_legal(now->t, lesson_about(l)->you, all);
    const uint32_t dice = orr_rng_below(rng, 4);
    if (!dice) return now->first;
    if (dice == 1) return (lesson_answer){ .kind = LESSON_GUESS, .guess = (uint8_t)orr_rng_below(rng, 9) };
    if (!n) return (lesson_answer){ .kind = LESSON_WAIT };
    return (lesson_answer){ .act = all[orr_rng_below(rng, (uint32_t)n)] };
}

static void walk(lesson *l, orr_rng *rng)
{
    const lesson_ear ear = { l, hear };
    lesson_walk *w = lesson_begin(l, &ear);
    orr_rule rule;
    for (unsigned i = 0; w && i < LESSON_ANSWERS && lesson_here(w)->question != LESSON_ENDED; i++) {
        if (lesson_here(w)->say) fill(l, lesson_here(w)->say, lesson_here(w)->t);
        if (lesson_give(w, any_answer(l, lesson_here(w), rng), &ear, &rule) == LESSON_BROKEN) break;
    }
    lesson_leave(w);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    unsigned unreadable = 0, wrong = 0;
    const scenario_listener reader = { &unreadable, NULL, NULL, line_unreadable };
    const scenario_sources from = { .find = orr_find_game };
    const lesson_listener to = { &wrong, is_wrong, NULL };
    lesson_sum sum;
    lesson *l = lesson_read((const char *)bytes, n, &from, &reader);
    must(!l == !!unreadable);
    if (!l) return 0;
    must(lesson_check(l, &to, &sum) == !wrong && sum.wrong == wrong);
    orr_rng rng = { orr_hash(bytes, n, 7) };
    for (unsigned i = 0; i < 3; i++) walk(l, &rng);
    lesson_free(l);
    return 0;
}
