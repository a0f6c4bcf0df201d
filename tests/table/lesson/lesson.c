/* lesson.c - walks through lessons: the answers so far are all there is to a walk, and only a right answer moves it.
 * What a broken lesson is told: tests/apps/cli/lesson.sh. */
#include "tests/support/check.h"

#include "games/games.h"
#include "table/lesson/lesson.h"

#include <glob.h>
#include <stdlib.h>

enum { MOST_TEXT = 1 << 16 };
static const scenario_sources from = { .find = orr_find_game };

static void print_unreadable(void *user, const scenario_unreadable *u)
{
    ++*(unsigned *)user;
    printf("line %u: %s\n", u->line, u->why);
}

static lesson *read_text(const char *text)
{
    unsigned bad = 0;
    const scenario_listener listener = { &bad, NULL, NULL, print_unreadable };
    lesson *l = lesson_read(text, strlen(text), &from, &listener);
    CHECK(l && !bad);
    return l;
}

static lesson *read_file(const char *path)
{
    static char text[MOST_TEXT];
    FILE *in = fopen(path, "rb");
    const size_t n = in ? fread(text, 1, sizeof text - 1, in) : 0;
    if (in) fclose(in);
    text[n] = 0;
    return read_text(text);
}

/* ---- what a walk shows ------------------------------------------------------------------------------------------- */

typedef struct { uint64_t hash; unsigned beats, says; } told;
static void hear(void *user, const lesson_beat *b)
{
    told *x = user;
    x->beats++;
    x->says += b->say != NULL;
    x->hash = orr_hash(b->t->state, b->t->game->state_size, x->hash + b->n_news);
}

/* Everything that can be seen of where a walk stands. */
static uint64_t sight(const lesson *l, const lesson_walk *w)
{
    const lesson_now *now = lesson_here(w);
    char text[LESSON_FILLED];
    const lesson_reader reader = { .box = &lesson_about(l)->box };
    uint64_t hash = orr_hash(now->t->state, now->t->game->state_size, now->step * 4 + now->question);
    for (unsigned tongue = 0; tongue < LESSON_TONGUES; tongue++) {
        buffer out = buffer_on(text, sizeof text);
        lesson_fill(l, now->say, tongue, &reader, now->t, &out);
        hash = orr_hash(text, strlen(text), hash);
    }
    for (unsigned i = 0; i < now->n_lights; i++) hash = orr_hash(now->light[i], strlen(now->light[i]), hash);
    return hash;
}

static bool is_first(const lesson_now *now, orr_action a)
{
    return now->first.kind == LESSON_ACT && orr_same_action(now->first.act, a);
}

/* ---- all lessons of the house ------------------------------------------------------------------------------------ */

/* The walk again from its beginning, with the first n answers. */
static void check_prefix(const lesson *l, const lesson_answer *way, unsigned n, uint64_t seen)
{
    orr_rule rule;
    lesson_walk *again = lesson_begin(l, NULL);
    for (unsigned i = 0; i < n; i++) CHECK(lesson_give(again, way[i], NULL, &rule) == LESSON_TAKEN);
    CHECK(sight(l, again) == seen);
    lesson_leave(again);
}

/* Tries all that does not go on: each gets a word, and the walk is where it was. */
static unsigned try_wrong_ones(const lesson *l, lesson_walk *w)
{
    const lesson_now *now = lesson_here(w);
    const uint64_t seen = sight(l, w);
    orr_action all[ORR_MAX_LEGAL];
    const int n = orr_legal(now->t, lesson_about(l)->you, all);
    unsigned tried = 0;
    orr_rule rule;
    for (int i = 0; now->question == LESSON_ASKS && i < n; i++) {
        if (is_first(now, all[i])) continue;
        told x = { 0 };
        const lesson_ear ear = { &x, hear };
        const uint32_t before = orr_core_of(now->t)->answers;
        const lesson_verdict v = lesson_give(w, (lesson_answer){ .act = all[i] }, &ear, &rule);
        if (v == LESSON_TAKEN) return UINT16_MAX;           /* another accepted answer: the caller walks anew */
        CHECK(v == LESSON_NOT_THIS ? x.says == 1 && x.beats == 1 : v == LESSON_SHOWN && x.says == 1 && x.beats > 1);
        CHECK(orr_core_of(lesson_here(w)->t)->answers == before);
        CHECK(sight(l, w) == seen);
        tried++;
    }
    for (unsigned i = 1; now->question == LESSON_ASKS_GUESS && i < now->n_guesses; i++) {
        const lesson_verdict v =
            lesson_give(w, (lesson_answer){ .kind = LESSON_GUESS, .guess = (uint8_t)i }, NULL, &rule);
        CHECK(v == LESSON_NOT_THIS || v == LESSON_TAKEN);
        if (v == LESSON_TAKEN) return UINT16_MAX;
        CHECK(sight(l, w) == seen);
    }
    return tried;
}

static lesson_walk *walk_to(const lesson *l, const lesson_answer *way, unsigned n)
{
    orr_rule rule;
    lesson_walk *w = lesson_begin(l, NULL);
    for (unsigned i = 0; i < n; i++) lesson_give(w, way[i], NULL, &rule);
    return w;
}

static unsigned walk_through(const lesson *l)
{
    lesson_answer way[LESSON_ANSWERS];
    unsigned n = 0, tried = 0;
    orr_rule rule;
    lesson_walk *w = lesson_begin(l, NULL);
    if (!CHECK(w)) return 0;
    while (lesson_here(w)->question != LESSON_ENDED && n < LESSON_ANSWERS) {
        check_prefix(l, way, n, sight(l, w));
        lesson_walk *aside = walk_to(l, way, n);
        const unsigned more = try_wrong_ones(l, aside);
        if (more < UINT16_MAX) {                            /* with and without the detours: the same walk */
            tried += more;
            CHECK(sight(l, aside) == sight(l, w));
        }
        lesson_leave(aside);
        CHECK(lesson_give(w, (lesson_answer){ .kind = LESSON_GUESS, .guess = 200 }, NULL, &rule) == LESSON_REFUSED);
        way[n] = lesson_here(w)->first;
        if (!CHECK(lesson_give(w, way[n++], NULL, &rule) == LESSON_TAKEN)) break;
    }
    check_prefix(l, way, n, sight(l, w));
    CHECK(lesson_give(w, way[0], NULL, &rule) == LESSON_REFUSED);
    lesson_leave(w);
    return tried;
}

static void walks_are_their_answers(void)
{
    glob_t files;
    unsigned tried = 0;
    CHECK(!glob("data/*/lessons/*.lesson", 0, NULL, &files));
    CHECK(files.gl_pathc >= 26);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        lesson *l = read_file(files.gl_pathv[i]);
        if (l) tried += walk_through(l);
        lesson_free(l);
    }
    CHECK(tried > 100);
    globfree(&files);
}

/* ---- in any order, waiting, refusals ----------------------------------------------------------------------------- */

static const char head[] =
    "lesson mars-vs-earth-2e 1  Any order\n  it Qualsiasi ordine\n  idea MVE-60\n"
    "  mars-vs-earth-2e seats=3 option start=1\n  you 1\n  names 2 Moth; 3 Quill\n"
    "  given active first: poisoned-reservoir@1; active second: none; dna: human;\n"
    "    hand 1: atomic-breakthrough, slide-rule, hot-line; hand 2: field-laboratory; hand 3: field-laboratory\n"
    "  at influence 1\n";
static const char both[] =
    "step both\n  say MVE-60\n    en Add both Science cards.\n    it Aggiungi le due carte Scienza.\n"
    "  ask each add poisoned-reservoir atomic-breakthrough | add poisoned-reservoir slide-rule\n"
    "  wrong * MVE-87\n    en Science, please.\n    it Scienza, per favore.\n"
    "  locked accuse 2 hot-line because MVE-112\n"
    "end MVE-60\n    en Done.\n    it Fatto.\n";

static lesson *any_order(void)
{
    char text[2000];
    snprintf(text, sizeof text, "%s%s", head, both);
    return read_text(text);
}

static void answers_come_in_any_order(void)
{
    lesson *l = any_order();
    if (!l) return;
    for (unsigned order = 0; order < 2; order++) {
        orr_action act[2];
        orr_rule rule;
        CHECK(orr_read(&lesson_about(l)->box, "add poisoned-reservoir atomic-breakthrough", &act[order]));
        CHECK(orr_read(&lesson_about(l)->box, "add poisoned-reservoir slide-rule", &act[!order]));
        lesson_walk *w = lesson_begin(l, NULL);
        if (!CHECK(w)) break;
        CHECK(lesson_give(w, (lesson_answer){ .act = act[0] }, NULL, &rule) == LESSON_TAKEN);
        CHECK(lesson_here(w)->question == LESSON_ASKS && is_first(lesson_here(w), act[1]));
        CHECK(lesson_give(w, (lesson_answer){ .act = act[0] }, NULL, &rule) == LESSON_REFUSED && rule);
        CHECK(lesson_give(w, (lesson_answer){ .kind = LESSON_WAIT }, NULL, &rule) == LESSON_REFUSED);
        CHECK(lesson_give(w, (lesson_answer){ .act = act[1] }, NULL, &rule) == LESSON_TAKEN);
        CHECK(lesson_here(w)->question == LESSON_ENDED);
        lesson_leave(w);
    }
    lesson_free(l);
}

static const char waiting[] =
    "lesson martians 1  Wait\n  it Aspetta\n  idea MAR-90\n  martians seats=2\n  you 1\n  names 2 Quill\n  deal chance "
    "0\n"
    "  given hand 1: not-the-human, shotgun, take-her-instead; hand 2: memory-drain, candy, levitation;\n"
    "    tile-pile top: straight-b, farm\n  at turn 2\n"
    "step wait\n  say MAR-90\n    en You may play a card now. Wait.\n    it Potresti giocare una carta. Aspetta.\n"
    "  ask wait\n  wrong * MAR-90\n    en Keep it.\n    it Tienila.\n  when 2: begin\n"
    "end MAR-90\n    en Done.\n    it Fatto.\n";

static void the_learner_can_wait(void)
{
    lesson *l = read_text(waiting);
    orr_rule rule;
    if (!l) return;
    lesson_walk *w = lesson_begin(l, NULL);
    if (CHECK(w)) {
        orr_action all[ORR_MAX_LEGAL];
        const int n = orr_legal(lesson_here(w)->t, 0, all);
        CHECK(n > 0 && lesson_here(w)->wait && lesson_here(w)->first.kind == LESSON_WAIT);
        CHECK(lesson_give(w, (lesson_answer){ .act = all[0] }, NULL, &rule) == LESSON_NOT_THIS);
        CHECK(lesson_give(w, (lesson_answer){ .kind = LESSON_WAIT }, NULL, &rule) == LESSON_TAKEN);
        CHECK(lesson_here(w)->question == LESSON_ENDED);
    }
    lesson_leave(w);
    lesson_free(l);
}

int main(void)
{
    TEST_CASE(walks_are_their_answers);
    TEST_CASE(answers_come_in_any_order);
    TEST_CASE(the_learner_can_wait);
    return test_end();
}
