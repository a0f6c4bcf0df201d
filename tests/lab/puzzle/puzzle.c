/* puzzle.c - the solver, the miner and the proof: two puzzles that were found by hand-made trials are found again from
 * their seeds; a position with two wins is none; an interjection of somebody else counts; a file is read as it was
 * written; every day has one puzzle; a walk takes right answers only. */
#include "tests/support/check.h"

#include "engine/rules.h"
#include "games/games.h"
#include "lab/puzzle/mine.h"
#include "lab/puzzle/puzzle_walk.h"
#include "table/lesson/lesson.h"

#include <stdlib.h>

/* ---- from their seeds -------------------------------------------------------------------------------------------- */

static bool mine_seed(puzzle_book *b, uint32_t seed)
{
    const mine_order o = { .seats = 5, .kind = PUZZLE_WIN, .first = seed, .matches = 1 };
    mine_sum sum;
    *b = (puzzle_book){ .n = 0 };
    box_open(&b->box, orr_find_game("earth-gambit"));
    return CHECK(mine_run(b, &o, &sum, NULL)) && CHECK_NUMBER(sum.matches, 1);
}

static void write_line(const puzzle_book *b, const puzzle *p, text_buf *out)
{
    orr_answer line[PUZZLE_LINE];
    match m;
    if (!CHECK(puzzle_open(&b->box, p, &m, NULL))) return;
    puzzle_motif(&b->box, p->you, line, puzzle_line(p, &m, line), out);
    match_close(&m);
}

static void found_again(uint32_t seed, const char *id, unsigned you, unsigned own, const char *begins)
{
    const puzzle_effort effort = { 60, 300, 77 };            /* other worlds than it was found in */
    text_buf line = { .n = 0 };
    puzzle_book b;
    error why = { "" };
    if (!mine_seed(&b, seed)) return;
    const puzzle *p = puzzle_find(&b, id);
    if (CHECK(p)) {
        CHECK_NUMBER(p->you + 1, you);
        CHECK_NUMBER(p->own, own);
        write_line(&b, p, &line);
        CHECK(line.text && !strncmp(line.text, begins, strlen(begins)));
        CHECK(puzzle_prove(&b.box, p, &effort, &why));
        CHECK_TEXT(why.text, "");
    }
    text_free(&line);
    puzzle_book_close(&b);
}

static void a_win_through_another_turn(void)
{
    found_again(35, "5w35-79", 5, 3, "I play force-to-play; I ");
}

static void one_card_to_uncover_one_to_cover(void)
{
    found_again(1256, "5w1256-66", 3, 2, "I play move-cancel-science; I ");
}

/* ---- positions made by hand -------------------------------------------------------------------------------------- */

static const char before[] = "lesson earth-gambit 1  A position\n  it Una posizione\n  idea EG-5\n"
                             "  earth-gambit seats=3 option start=1\n  you 1\n"
                             "  given role 1: scientist; role 2: alien; role 3: extinctionist;\n"
                             "        hand 2: peek-at-any-card; hand 3: stray-damage;\n"
                             "        row: blue-science x5, red-science; hand 1: ";
static const char after[] = "\nstep a\n  say EG-5\n    en Play.\n    it Gioca.\n  ask any\n"
                            "end EG-5\n    en So.\n    it Ecco.\n";

/* Is seat 1 of this position, with this hand, asked a puzzle? */
static bool is_puzzle(const char *hand, puzzle_found *f)
{
    const scenario_sources from = { .find = orr_find_game };
    const puzzle_effort effort = { PUZZLE_FEW, 200, 0 };
    char text[2000];
    snprintf(text, sizeof text, "%s%s%s", before, hand, after);
    lesson *l = lesson_read(text, strlen(text), &from, NULL);
    lesson_walk *w = CHECK(l) ? lesson_begin(l, NULL) : NULL;
    bool found = false;
    if (CHECK(w)) {
        const match m = { .box = lesson_about(l)->box, .t = *lesson_here(w)->t };
        match here = m;
        here.t.news = NULL;
        here.t.tape = NULL;
        here.t.box = &here.box;
        found = puzzle_here(&here, 0, PUZZLE_WIN, &effort, f);
    }
    lesson_leave(w);
    if (l) lesson_free(l);
    return found;
}

static void one_win_is_a_puzzle_two_are_not(void)
{
    puzzle_found f;
    CHECK(is_puzzle("blue-science, red-science, heal-all", &f));
    CHECK_NUMBER(f.own, 1);
    CHECK(!is_puzzle("blue-science, yellow-blue-science, heal-all", &f));
    CHECK(!is_puzzle("red-science, trade-cards, heal-all", &f));
}

/* ---- interjections: walk or run; whoever runs may be tripped ----------------------------------------------------- */

enum { WALK, RUN, ARRIVE, TRIP };
enum { R_RACE = ORR_R_FIRST_OWN, N_RULES };
typedef struct { orr_core core; uint8_t runs, tripped, zero[6]; } race;
static race *of(const orr_ctx *t) { return t->state; }

enum { START, STARTED, NEAR, ARRIVED };
static orr_next run_race(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    switch (f->step) {
    case START: return orr_ask(f, orr_one(0), STARTED);
    case STARTED:
        of(t)->runs = in->act.verb == RUN;
        return orr_goto(f, NEAR);
    case NEAR: return of(t)->runs ? orr_ask_open(f, orr_one(0), ARRIVED) : orr_ask(f, orr_one(0), ARRIVED);
    default: return orr_over(t);
    }
}
static void race_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)s;
    if (f->step == STARTED) orr_offer(l, WALK, 0, 0, 0, 0), orr_offer(l, RUN, 0, 0, 0, 0);
    else orr_offer(l, ARRIVE, 0, 0, 0, 0);
}
static orr_next run_trip(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    (void)f, (void)in;
    of(t)->tripped = 1;
    return orr_over(t);
}
static void trip_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f;
    if (s == 1) orr_offer(l, TRIP, 0, 0, 0, 0);
}
static orr_seats race_may(const orr_ctx *t) { return (void)t, orr_one(1); }
static void race_setup(orr_ctx *t) { (void)t; }
static void race_result(const orr_ctx *t, orr_result *r) { *r = (orr_result){ .winners = orr_one(of(t)->tripped) }; }
static const char *race_word(const orr_box *b, uint8_t noun, uint8_t value, orr_form form)
{
    return (void)b, (void)noun, (void)value, (void)form, NULL;
}
static const orr_verb race_verbs[] = { { "walk", { 0 }, 0, "Walk" }, { "run", { 0 }, 0, "Run" },
                                       { "arrive", { 0 }, 0, "Arrive" }, { "trip", { 0 }, ORR_INTERJECT, "Trip" } };
static const orr_proc race_procs[] = { { "race", R_RACE, 0, run_race, race_options },
                                       { "trip", R_RACE, 0, run_trip, trip_options } };
static const orr_rule_text race_rules[N_RULES] = { [R_RACE] = { "RACE-1", "Walk or run." } };
static const orr_game race_game = { .id = "race", .title = "Race", .min_seats = 2, .max_seats = 2,
    .state_size = sizeof(race), .view_size = sizeof(orr_look), .verbs = race_verbs, .n_verbs = 4, .procs = race_procs,
    .n_procs = 2, .rules = race_rules, .n_rules = N_RULES, .interject = 1, .may = race_may, .setup = race_setup,
    .result = race_result, .word = race_word };

static void others_may_interject(void)
{
    const orr_box box = { .game = &race_game };
    const uint8_t key[32] = { 1 };
    race p;
    orr_ctx t = { .game = &race_game, .box = &box, .state = &p };
    solver s = { .box = &box, .want = SOLVE_WIN, .others = 2, .most = 1000, .silent = true };
    solve_failure f;
    if (!CHECK(orr_start(&t, 2, key) == ORR_OK)) return;
    const unsigned char *world = (const unsigned char *)&p;
    CHECK(solve_sure(&s, world, 1, 1, (orr_action){ .verb = WALK }, NULL));
    CHECK(solve_sure(&s, world, 1, 1, (orr_action){ .verb = RUN }, NULL));     /* if nobody could interject */
    s.silent = false;
    CHECK(solve_sure(&s, world, 1, 1, (orr_action){ .verb = WALK }, NULL));
    CHECK(!solve_sure(&s, world, 1, 1, (orr_action){ .verb = RUN }, &f));
    CHECK(f.over && f.n == 1 && f.answer[0].seat == 1 && f.answer[0].act.verb == TRIP);
    CHECK(!solve_sure(&s, world, 1, 0, (orr_action){ .verb = WALK }, NULL));   /* one answer is not enough */
    s.most = 1;
    CHECK(!solve_sure(&s, world, 1, 1, (orr_action){ .verb = WALK }, NULL) && s.gave_up);
}

/* ---- files, days, walks ------------------------------------------------------------------------------------------ */

static const char file[] =
    "puzzles earth-gambit\n"
    "5w35-79 5 3 1608 0000201001010001231200151170002112101112300200000111123101130101111002111211010 1100\n"
    "5w1256-66 3 2 1688 1120100201101210021200010012300101141110110011A1110010103012100211 19\n";

static bool read_text(const char *text, puzzle_book *b, error *why)
{
    return puzzle_read(b, orr_find_game, text, strlen(text), why);
}

static void a_file_is_what_was_written(void)
{
    text_buf out = { .n = 0 };
    puzzle_book b;
    if (!CHECK(read_text(file, &b, NULL))) return;
    puzzle_write(&b, &out);
    CHECK_TEXT(out.text, file);
    text_free(&out);
    puzzle_book_close(&b);
}

static void refuses(const char *text, const char *sentence)
{
    puzzle_book b;
    error why = { "" };
    CHECK(!read_text(text, &b, &why));
    CHECK_TEXT(why.text, sentence);
}

static void a_broken_file_is_refused_with_its_line(void)
{
    static const char shape[] = "line 2: A puzzle should be \"ID SEAT OWN RATING MOVES WAY\", each ID once.";
    refuses("", "A file of puzzles begins with \"puzzles GAME\".");
    refuses("puzzles chess\n", "line 1: A file of puzzles begins with \"puzzles GAME\".");
    refuses("puzzles earth-gambit\n5w35-79 5 3 1608\n", shape);
    refuses("puzzles earth-gambit\n5w35-79 6 3 1608 00 1\n", shape);
    refuses("puzzles earth-gambit\n5x35-79 5 3 1608 00 1\n", shape);
    refuses("puzzles earth-gambit\n99w35-79 5 3 1608 00 1\n", shape);
    refuses("puzzles earth-gambit\n5q35-79 5 3 1608 00 5:1\n", shape);
}

static void a_position_that_cannot_be_is_refused(void)
{
    const puzzle_effort effort = { 12, 60, 0 };
    puzzle_book b;
    error why;
    if (!CHECK(read_text("puzzles earth-gambit\n5w35-2 1 1 1000 zz 1\n5w35-1 4 1 1000 0 1\n", &b, NULL))) return;
    CHECK(!puzzle_prove(&b.box, &b.one[0], &effort, &why));
    CHECK_TEXT(why.text, "Answer 1 of the match is not possible any more.");
    CHECK(!puzzle_prove(&b.box, &b.one[1], &effort, &why));
    puzzle_book_close(&b);
}

static void every_day_has_its_puzzle(void)
{
    enum { MANY = 70, MONDAY = 4 };                         /* 5 January 1970 */
    puzzle_book b = { .n = 0 };
    unsigned used[MANY] = { 0 };
    for (unsigned i = 0; i < MANY; i++) {
        puzzle p = { .rating = (uint16_t)(1000 + i), .at = i };
        snprintf(p.id, sizeof p.id, "5w1-%u", i);
        CHECK(puzzle_add(&b, &p));
    }
    for (uint32_t day = MONDAY; day < MONDAY + MANY; day++) {
        const puzzle *p = puzzle_of_day(&b, day);
        if (!CHECK(p)) continue;
        used[p->at]++;
        CHECK_NUMBER((p->rating - 1000) / 10, (day - MONDAY) % 7);     /* the week gets harder */
    }
    for (unsigned i = 0; i < MANY; i++) CHECK_NUMBER(used[i], 1);
    CHECK(puzzle_of_day(&b, 20000) == puzzle_of_day(&b, 20000 + MANY));
    b.n = 3;                                                 /* fewer than a week */
    for (uint32_t day = 0; day < 9; day++) CHECK(puzzle_of_day(&b, day));
    b.n = 0;
    CHECK(!puzzle_of_day(&b, 1));
    b.n = MANY;
    puzzle_book_close(&b);
}

static void count_beats(void *user, const puzzle_beat *b)
{
    ++*(unsigned *)user;
    CHECK(b->n_news > 0);
}

static void a_walk_takes_right_answers_only(void)
{
    unsigned beats = 0;
    const puzzle_ear ear = { &beats, count_beats };
    puzzle_text text;
    puzzle_book b;
    orr_rule rule;
    orr_action legal[ORR_MAX_LEGAL];
    if (!CHECK(read_text(file, &b, NULL))) return;
    puzzle_walk *w = puzzle_begin(&b.box, &b.one[0], NULL);
    if (!CHECK(w)) return;
    const uint64_t start = orr_fingerprint(&puzzle_match(w)->t);
    const orr_action right = puzzle_next(w);
    const int n = orr_legal(&puzzle_match(w)->t, b.one[0].you, legal);
    for (int i = 0; i < n; i++) {
        if (orr_same_action(legal[i], right)) continue;
        const puzzle_verdict v = puzzle_give(w, legal[i], &ear, &rule);
        CHECK(v == PUZZLE_SHOWN || v == PUZZLE_NOT_THIS);
        puzzle_answers(w, v, 0, &text);
        CHECK(*text.en && *text.it);
        CHECK(orr_fingerprint(&puzzle_match(w)->t) == start);
    }
    CHECK(beats > 0);                                       /* red would end it: that was shown */
    while (!puzzle_solved(w) && puzzle_step(w) < 10) CHECK(puzzle_give(w, puzzle_next(w), &ear, &rule) == PUZZLE_TAKEN);
    CHECK_NUMBER(puzzle_step(w), b.one[0].own);
    puzzle_asks(w, &text);
    CHECK_TEXT(text.it, "Risolto! Nessuno poteva fermarti.");
    puzzle_leave(w);
    puzzle_book_close(&b);
}

int main(void)
{
    TEST_CASE(a_win_through_another_turn);
    TEST_CASE(one_card_to_uncover_one_to_cover);
    TEST_CASE(one_win_is_a_puzzle_two_are_not);
    TEST_CASE(others_may_interject);
    TEST_CASE(a_file_is_what_was_written);
    TEST_CASE(a_broken_file_is_refused_with_its_line);
    TEST_CASE(a_position_that_cannot_be_is_refused);
    TEST_CASE(every_day_has_its_puzzle);
    TEST_CASE(a_walk_takes_right_answers_only);
    return test_end();
}
