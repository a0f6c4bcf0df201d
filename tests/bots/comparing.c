/* bot_compare: known blunders come out worse, answers that are as good as each other do not, and nothing hidden
 * decides: 1,200 positions of all games, each with a twin that looks the same from the seat. */
#include "bots/search/compare.h"
#include "engine/rules.h"
#include "games/games.h"
#include "table/lesson/lesson.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

static char *state, *world, *view, *again;

static void open_game(orr_box *box, const orr_game *g)
{
    box_open(box, g);
    state = malloc(g->state_size), world = malloc(g->state_size);
    view = malloc(g->view_size), again = malloc(g->view_size);
}

static void close_game(void)
{
    free(state), free(world), free(view), free(again);
}

/* ---- blunders: what a lesson teaches, against what it takes back ------------------------------------------------- */

static const struct { const char *file, *better, *worse; } blunders[] = {
    { "data/earth_gambit/lessons/2-three-races.lesson", "play blue-science", "play yellow-blue-science" },
    { "data/earth_gambit/lessons/6-make-them-do-it.lesson", "play force-to-play", "play red-science" },
    { "data/earth_gambit/lessons/6-make-them-do-it.lesson", "pass blue-science", "pass red-science" },
    { "data/mars_vs_earth/lessons/4-accuse.lesson", "accuse 3 atomic-breakthrough", "accuse 2 atomic-breakthrough" },
    { "data/mars_vs_earth/lessons/1-one-threat.lesson", "use science", "use military" },
    { "data/onward_to_venus/lessons/6-the-last-claim.lesson", "claim venus factory", "pass" },
    { "data/martians/lessons/7-together.lesson", "step east", "stop" },
};

static lesson *read_lesson(const char *path)
{
    static char text[1 << 16];
    static const scenario_sources from = { .find = orr_find_game };
    FILE *in = fopen(path, "rb");
    const size_t n = in ? fread(text, 1, sizeof text - 1, in) : 0;
    if (in) fclose(in);
    text[n] = 0;
    return lesson_read(text, n, &from, &(scenario_listener){ NULL, NULL, NULL, NULL });
}

/* To the question where the first of the two is wanted. */
static bool walk_to(lesson_walk *w, orr_action a)
{
    orr_rule rule;
    while (lesson_here(w)->question != LESSON_ENDED) {
        const lesson_answer first = lesson_here(w)->first;
        if (first.kind == LESSON_ACT && orr_same_action(first.act, a)) return true;
        if (lesson_give(w, first, NULL, &rule) != LESSON_TAKEN) return false;
    }
    return false;
}

static void a_blunder_is_worse(void)
{
    for (size_t i = 0; i < sizeof blunders / sizeof *blunders; i++) {
        lesson *l = read_lesson(blunders[i].file);
        if (!CHECK(l)) continue;
        const orr_box *box = &lesson_about(l)->box;
        lesson_walk *w = lesson_begin(l, NULL);
        orr_action better, worse;
        CHECK(orr_read(box, blunders[i].better, &better) && orr_read(box, blunders[i].worse, &worse));
        if (CHECK(walk_to(w, better))) {
            const lesson_now *now = lesson_here(w);
            void *seen = malloc(box->game->view_size);
            orr_rng r = { i }, same = { i };
            CHECK(!orr_why_not(now->t, lesson_about(l)->you, worse));
            orr_observe(now->t, lesson_about(l)->you, seen);
            const bot_comparison c = bot_compare(box, seen, better, worse, NULL, 0, 0, &r);
            const bot_comparison turned = bot_compare(box, seen, worse, better, NULL, 0, 0, &same);
            printf("  %s: %u of 100, %s: %u; %+.1f give or take %.1f, %u worlds\n", blunders[i].better,
                   bot_compare_rate(&c, 0), blunders[i].worse, bot_compare_rate(&c, 1), 100 * (double)c.mean,
                   100 * (double)c.give, c.worlds);
            CHECK(bot_compare_sure(&c, 0.05f));
            CHECK(!bot_compare_sure(&turned, 0));
            CHECK(c.won[0] == turned.won[1] && c.won[1] == turned.won[0]); /* the same worlds, the same luck */
            free(seen);
        }
        lesson_leave(w);
        lesson_free(l);
    }
}

/* ---- as good as each other: a coin ------------------------------------------------------------------------------- */

enum { COIN_LEFT, COIN_RIGHT };
enum { COIN_RULE = ORR_R_FIRST_OWN };
typedef struct { orr_core core; uint8_t side, die; } coin_state;
enum { COIN_ASK, COIN_ANSWER };

/* The first seat says left or right; left wins on 1 to 3, right on 4 to 6. */
static orr_next coin_run(orr_ctx *t, orr_frame *f, const orr_answer *in)
{
    coin_state *p = t->state;
    if (f->step == COIN_ASK) return orr_ask(f, orr_one(0), COIN_ANSWER);
    p->side = in->act.verb;
    p->die = (uint8_t)orr_roll(t, 6);
    return orr_over(t);
}
static void coin_options(const orr_ctx *t, const orr_frame *f, orr_seat s, orr_list *l)
{
    (void)t, (void)f, (void)s;
    orr_offer(l, COIN_LEFT, 0, 0, 0, 0);
    orr_offer(l, COIN_RIGHT, 0, 0, 0, 0);
}
static void coin_setup(orr_ctx *t) { (void)t; }
static void coin_result(const orr_ctx *t, orr_result *r)
{
    const coin_state *p = t->state;
    *r = (orr_result){ .winners = (p->die > 3) == (p->side == COIN_RIGHT) ? orr_one(0) : orr_one(1) };
}
static const orr_rule_text coin_rules[] = { [COIN_RULE] = { "COIN-1", "Left or right." } };
static const orr_verb coin_verbs[] = { { "left", { 0 }, 0, "Left" }, { "right", { 0 }, 0, "Right" } };
static const orr_proc coin_procs[] = { { "coin", COIN_RULE, 0, coin_run, coin_options } };
static const orr_game coin = { .id = "coin", .title = "Coin", .min_seats = 2, .max_seats = 2, .longest = 10,
                               .state_size = sizeof(coin_state), .view_size = sizeof(orr_look), .verbs = coin_verbs,
                               .n_verbs = 2, .procs = coin_procs, .n_procs = 1, .rules = coin_rules,
                               .n_rules = COIN_RULE + 1, .setup = coin_setup, .result = coin_result };

static void equal_answers_are_not_told_apart(void)
{
    orr_box box = { .game = &coin };
    unsigned better = 0, worse = 0, by_five = 0;
    open_game(&box, &coin);
    orr_ctx t = { .game = &coin, .box = &box, .state = state };
    CHECK(orr_start(&t, 2, (const uint8_t[32]){ 1 }) == ORR_OK);
    orr_observe(&t, 0, view);
    for (unsigned seed = 0; seed < 100; seed++) {
        orr_rng r = { seed };
        const bot_comparison c = bot_compare(&box, view, (orr_action){ COIN_LEFT, 0, 0, 0 },
                                             (orr_action){ COIN_RIGHT, 0, 0, 0 }, NULL, 0, 0, &r);
        CHECK_NUMBER(c.worlds, BOT_COMPARE_MOST);
        CHECK_NUMBER(c.won[0] + c.won[1], c.worlds);         /* the same die in both */
        better += bot_compare_sure(&c, 0);
        worse += -c.mean > c.give;
        by_five += bot_compare_sure(&c, 0.05f);
    }
    printf("  of 100 seeds: surely better %u, surely worse %u\n", better, worse);
    CHECK(better <= 5 && worse <= 5);
    CHECK(by_five <= better);
    close_game();
}

/* ---- twins ------------------------------------------------------------------------------------------------------- */

enum { POSITIONS = 200, WORLDS = 1 };
typedef struct { orr_event *event; uint32_t n; } told;
enum { MOST_TOLD = 20000 };
static void keep_event(void *to, const orr_event *e)
{
    told *x = to;
    if (x->n < MOST_TOLD) x->event[x->n++] = *e;
}

/* The twin's seat hears the same, with other secrets of others in it. */
static void hide(told *twin, const told *real, orr_seat s)
{
    twin->n = real->n;
    for (uint32_t i = 0; i < real->n; i++) {
        twin->event[i] = real->event[i];
        if (!(twin->event[i].sees >> s & 1)) memset(twin->event[i].priv, 0xa5, sizeof twin->event[i].priv);
    }
}

static unsigned compare_twins(const orr_box *box, const orr_ctx *t, const told *real, told *twin, orr_rng *r)
{
    orr_ctx w = { .game = box->game, .box = box, .state = world };
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(t, r);
    const int n = orr_legal(t, s, legal);
    if (n < 2) return 0;
    const orr_action a = legal[orr_rng_below(r, (uint32_t)n)], b = legal[orr_rng_below(r, (uint32_t)n)];
    orr_observe(t, s, view);
    orr_imagine(box, view, r, world);
    orr_observe(&w, s, again);
    hide(twin, real, s);
    orr_rng one = { 5 }, other = { 5 };
    const bot_comparison here = bot_compare(box, view, a, b, real->event, real->n, WORLDS, &one);
    const bot_comparison there = bot_compare(box, again, a, b, twin->event, twin->n, WORLDS, &other);
    CHECK(!memcmp(&here, &there, sizeof here));
    return 1;
}

static void nothing_hidden_decides(void)
{
    told real = { malloc(MOST_TOLD * sizeof(orr_event)), 0 }, twin = { malloc(MOST_TOLD * sizeof(orr_event)), 0 };
    for (const orr_game *const *g = orr_games; *g; g++) {
        orr_box box;
        orr_rng r = { 9 };
        orr_news news = { .hear = keep_event, .to = &real };
        open_game(&box, *g);
        orr_ctx t = { .game = *g, .box = &box, .state = state, .news = &news };
        unsigned done = 0;
        for (unsigned match = 0; done < POSITIONS && !test_failures_here; match++) {
            const uint8_t key[32] = { (uint8_t)match, (uint8_t)(match >> 8), 2 };
            const unsigned seats = (*g)->min_seats + match % ((*g)->max_seats - (*g)->min_seats + 1u);
            real.n = 0;
            if (orr_start(&t, (uint8_t)seats, key) != ORR_OK) continue;
            while (orr_asked(&t) && orr_core_of(&t)->answers < 400 && done < POSITIONS) {
                done += compare_twins(&box, &t, &real, &twin, &r);
                orr_playout(&t, &r, 1 + orr_rng_below(&r, 7));
            }
        }
        close_game();
    }
    free(real.event);
    free(twin.event);
}

int main(void)
{
    TEST_CASE(a_blunder_is_worse);
    TEST_CASE(equal_answers_are_not_told_apart);
    TEST_CASE(nothing_hidden_decides);
    return test_end();
}
