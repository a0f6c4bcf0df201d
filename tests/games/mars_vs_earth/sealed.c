/* What a seat chooses in a sealed influence step is its own secret (MVE-A91, MVE-A96). Two worlds part at one
 * question: in one a seat chooses some cards and is done, in the other it chooses others or, Threat by Threat, none.
 * Until the step ends everybody else sees the same to the last byte and is told the same, however many answers it
 * took. */
#include "games/games.h"
#include "games/mars_vs_earth/mve_state.h"
#include "table/match/box.h"
#include "table/match/heard.h"
#include "tests/support/check.h"

enum { MATCHES = 60 };
typedef struct { mve_state state; orr_ctx t; orr_news news; heard heard; } world;
static world left, right;
static orr_box box;
static unsigned compared, more, alone;             /* how often; with more cards in one world; with nobody else asked */

static void open_world(world *w)
{
    w->t = (orr_ctx){ .game = box.game, .box = &box, .state = &w->state, .news = &w->news };
    w->news = (orr_news){ .hear = heard_hear, .to = &w->heard };
}

static const orr_frame *top(const world *w) { return &w->state.core.frame[w->state.core.depth - 1]; }
static bool is_sealed(const world *w) { return !w->state.core.over && top(w)->proc == P_INFLUENCE; }
static bool has_ended(const world *w)              /* the step: now the numbers are out */
{
    for (uint32_t k = 0; k < w->heard.n; k++)
        if (w->heard.event[k].kind == MVE_TOLD_LIES_AT) return true;
    return !is_sealed(w);
}

/* Chooses up to `most` cards and says Done; how many it chose. The step must go on, or there is nothing to compare. */
static unsigned choose(world *w, orr_seat s, unsigned most, orr_rng *rng)
{
    orr_action list[ORR_MAX_LEGAL];
    unsigned n = 0;
    w->heard.n = 0;
    for (; n < most; n++) {
        int slips = 0;
        for (int i = 0, all = orr_legal(&w->t, s, list); i < all; i++)
            if (list[i].verb == MVE_V_SLIP) list[slips++] = list[i];
        if (!slips) break;
        orr_say(&w->t, s, list[orr_rng_below(rng, (uint32_t)slips)]);
    }
    orr_say(&w->t, s, (orr_action){ .verb = MVE_V_DONE });
    return n;
}

static bool same_event(const orr_event *x, const orr_event *y, orr_seat s)
{
    if (x->rule != y->rule || x->kind != y->kind || memcmp(x->pub, y->pub, sizeof x->pub)) return false;
    return !(x->sees >> s & 1) && !(y->sees >> s & 1) ? true : !memcmp(x->priv, y->priv, sizeof x->priv);
}

static void compare(orr_seat chooser)
{
    static mve_view here, there;
    for (unsigned i = 0; i <= left.state.core.seats; i++) {
        const orr_seat s = (orr_seat)(i < left.state.core.seats ? i : ORR_PUBLIC);
        if (s == chooser) continue;
        orr_observe(&left.t, s, &here);
        orr_observe(&right.t, s, &there);
        CHECK(!memcmp(&here, &there, sizeof here));
        if (!CHECK_NUMBER(left.heard.n, right.heard.n)) continue;
        for (uint32_t k = 0; k < left.heard.n; k++) CHECK(same_event(&left.heard.event[k], &right.heard.event[k], s));
    }
    compared++;
}

static void part(orr_rng *rng)
{
    const orr_seat s = orr_speaker(&left.t, rng);
    const bool by_threat = box.opt[MVE_O_INFLUENCE] == MVE_CV1 && !top(&left)->local[MVE_INF_MARTIANS];    /* MVE-204 */
    const bool is_alone = orr_asked(&left.t) == orr_one(s);
    right.state = left.state;
    const unsigned n = choose(&left, s, orr_rng_below(rng, 4), rng);
    const unsigned m = choose(&right, s, by_threat ? orr_rng_below(rng, 4) : n, rng);
    if (has_ended(&left) || has_ended(&right) || (n != m && !by_threat)) return;
    compare(s);
    more += n != m;
    alone += n != m && is_alone;
}

static void play(const orr_game *g, const char *influence, const char *view)
{
    error why;
    orr_rng rng = { 7 };
    box_open(&box, g);
    CHECK(box_option(&box, "contrib_view", view, &why));
    if (influence) CHECK(box_option(&box, "influence", influence, &why));
    open_world(&left);
    open_world(&right);
    for (unsigned m = 0; m < MATCHES && test_failures_here < 5; m++) {
        const uint8_t key[32] = { (uint8_t)m, 3 };
        CHECK(orr_start(&left.t, (uint8_t)(3 + m % 6), key) == ORR_OK);
        while (orr_asked(&left.t) && test_failures_here < 5) {
            if (is_sealed(&left)) part(&rng);
            else orr_playout(&left.t, &rng, 1);
        }
    }
}

static void nobody_else_can_tell(void)
{
    static const char *const views[] = { "totals", "leader" };
    for (unsigned i = 0; i < 2; i++) {
        play(&orr_mars_vs_earth_2e, NULL, views[i]);
        play(&orr_mars_vs_earth_1e, NULL, views[i]);
        play(&orr_mars_vs_earth_1e, "cv1", views[i]);
        play(&orr_mars_vs_earth_1e, "cv2", views[i]);
    }
    printf("sealed steps: compared %u times, %u with another number of cards, %u of them alone\n", compared, more,
           alone);
    CHECK(compared > 2000 && more > 500 && alone > 100);
}

int main(void)
{
    TEST_CASE(nobody_else_can_tell);
    return test_end();
}
