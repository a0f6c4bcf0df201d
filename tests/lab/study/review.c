/* Reviews: what a seat could not know never decides, the hard bot makes no clear mistake as a rule, and a match in play
 * is not reviewed. Golden reviews: tests/apps/cli/review.sh. */
#include "lab/study/review.h"

#include "base/text.h"
#include "engine/game.h"
#include "games/games.h"
#include "table/match/box.h"
#include "tests/support/check.h"

#include <stdlib.h>

static void *mind[ORR_MAX_SEATS];        /* of whoever plays */

static bool deal(match *m, const orr_game *g, unsigned seats, const char *seed)
{
    orr_box box;
    match_deal d;
    error why = { "" };
    box_open(&box, g);
    deal_from_seed(&d, seed);
    return CHECK(match_open(m, &box, seats, &d, &why));
}

static void answer(match *m, const bot *const *plays, orr_rng *r, void *view)
{
    orr_action legal[ORR_MAX_LEGAL];
    const orr_seat who = orr_speaker(&m->t, r);
    const int n = orr_legal(&m->t, who, legal);
    orr_observe(&m->t, who, view);
    bot_open(plays[who], &m->box, NULL, mind[who]);
    for (uint32_t i = 0; i < m->n_events; i++) bot_hear(plays[who], &m->box, who, &m->event[i], mind[who]);
    CHECK(match_answer(m, who, plays[who]->choose(&m->box, view, legal, n, mind[who], r), NULL));
}

/* A match of bots; the first seat plays at this level, all others by the script. */
static bool play(match *m, const orr_game *g, unsigned seats, const char *level, const char *seed)
{
    const bot *plays[ORR_MAX_SEATS];
    orr_rng r = { orr_hash(seed, strlen(seed), 3) };
    if (!deal(m, g, seats, seed)) return false;
    void *view = malloc(g->view_size);
    for (unsigned s = 0; s < seats; s++) {
        plays[s] = bot_find(s ? "normal" : level, g);
        mind[s] = malloc(plays[s]->memory + 1);
    }
    while (!match_over(m)) answer(m, plays, &r, view);
    for (unsigned s = 0; s < seats; s++) free(mind[s]);
    free(view);
    return true;
}

static void good_players_make_no_clear_mistake(void)
{
    enum { MATCHES = 5 };
    unsigned none = 0;
    for (unsigned i = 0; i < MATCHES; i++) {
        char seed[16];
        match m;
        review r;
        snprintf(seed, sizeof seed, "good-%u", i);
        if (!play(&m, orr_find_game("earth-gambit"), 5, "hard", seed)) continue;
        CHECK(review_seat(&m, 0, &r, &(error){ "" }));
        CHECK(r.decisions > 0 && r.n_points > 0);
        none += !r.n;
        review_free(&r);
        match_close(&m);
    }
    CHECK(none >= MATCHES - 1);
}

static void a_match_in_play_is_not_reviewed(void)
{
    match m;
    review r;
    error why = { "" };
    if (!deal(&m, orr_find_game("earth-gambit"), 4, "open")) return;
    CHECK(!review_seat(&m, 0, &r, &why));
    CHECK_TEXT(why.text, "The match is not over yet.");
    match_close(&m);
}

static void the_same_match_gives_the_same_review(void)
{
    match m;
    text_buf text[2] = { { 0 }, { 0 } };
    if (!play(&m, orr_find_game("earth-gambit"), 4, "random", "twice")) return;
    for (unsigned i = 0; i < 2; i++) {
        review r;
        json j = json_on_text(&text[i]);
        CHECK(review_seat(&m, 1, &r, &(error){ "" }));
        json_open_object(&j, NULL);
        review_write(&r, &m, &j);
        json_end(&j);
        review_free(&r);
    }
    CHECK(text[0].n == text[1].n && !memcmp(text[0].text, text[1].text, text[0].n));
    text_free(&text[0]);
    text_free(&text[1]);
    match_close(&m);
}

/* ---- twins ------------------------------------------------------------------------------------------------------- */

typedef struct { bot_doubt doubt; bot_comparison by; bool doubts, sure; } judgement;

static judgement judge(const bot_moment *at, orr_action did)
{
    enum { LOOKS = 60 };                 /* that share the time: few enough for the expert */
    judgement x = { 0 };
    x.doubts = bot_doubts(at, did, LOOKS, &x.doubt);
    if (x.doubts) x.sure = bot_confirms(at, x.doubt.better, did, &x.by);
    return x;
}

static bool same(const judgement *a, const judgement *b)
{
    return a->doubts == b->doubts && a->sure == b->sure && orr_same_action(a->doubt.better, b->doubt.better) &&
           !memcmp(&a->doubt.chance, &b->doubt.chance, sizeof a->doubt.chance) &&
           !memcmp(&a->doubt.loss, &b->doubt.loss, sizeof a->doubt.loss) && a->doubt.reason == b->doubt.reason &&
           !memcmp(&a->by, &b->by, sizeof a->by);
}

/* The same seat in a world that looks alike, where others were told other secrets. */
static unsigned judge_twins(const match *m, orr_rng *r, void *view, void *again, void *world, orr_event *twin)
{
    orr_ctx w = { .game = m->t.game, .box = &m->box, .state = world };
    orr_action legal[ORR_MAX_LEGAL], there[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&m->t, r);
    const int n = orr_legal(&m->t, s, legal);
    if (n < 2) return 0;
    orr_observe(&m->t, s, view);
    orr_imagine(&m->box, view, r, world);
    orr_observe(&w, s, again);
    CHECK_NUMBER(orr_legal(&w, s, there), n);
    for (uint32_t i = 0; i < m->n_events; i++) {
        twin[i] = m->event[i];
        if (!(twin[i].sees >> s & 1)) memset(twin[i].priv, 0x5a, sizeof twin[i].priv);
    }
    const orr_action did = legal[orr_rng_below(r, (uint32_t)n)];
    const bot_moment here = { &m->box, view, legal, n, m->event, m->n_events };
    const bot_moment other = { &m->box, again, there, n, twin, m->n_events };
    const judgement a = judge(&here, did), b = judge(&other, did);
    CHECK(same(&a, &b));
    return 1 + a.doubts;
}

static void what_a_seat_cannot_know_never_decides(void)
{
    enum { MOST_EVENTS = 20000, WANTED = 6 };
    orr_event *twin = malloc(MOST_EVENTS * sizeof *twin);
    for (const orr_game *const *g = orr_games; *g; g++) {
        void *view = malloc((*g)->view_size), *again = malloc((*g)->view_size), *world = malloc((*g)->state_size);
        orr_rng r = { 21 };
        unsigned done = 0;
        for (unsigned k = 0; done < WANTED; k++) {
            char seed[16];
            match m;
            snprintf(seed, sizeof seed, "twin-%u", k);
            if (!deal(&m, *g, (*g)->min_seats + (k + 1) % ((*g)->max_seats - (*g)->min_seats + 1u), seed)) break;
            for (unsigned i = 0; !match_over(&m) && i < 40 && m.n_events < MOST_EVENTS; i++) {
                orr_action legal[ORR_MAX_LEGAL];
                const orr_seat s = orr_speaker(&m.t, &r);
                const int n = orr_legal(&m.t, s, legal);
                match_answer(&m, s, legal[orr_rng_below(&r, (uint32_t)n)], NULL);
                if (i % 8 == 7 && !match_over(&m)) done += judge_twins(&m, &r, view, again, world, twin) > 0;
            }
            match_close(&m);
        }
        free(view), free(again), free(world);
    }
    free(twin);
}

int main(void)
{
    TEST_CASE(good_players_make_no_clear_mistake);
    TEST_CASE(a_match_in_play_is_not_reviewed);
    TEST_CASE(the_same_match_gives_the_same_review);
    TEST_CASE(what_a_seat_cannot_know_never_decides);
    return test_end();
}
