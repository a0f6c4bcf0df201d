/* Payments in random matches (OTV-A53, OTV-A80): from the decision to pay until the payment is complete every view but
 * the payer's stays the same to the last byte and nothing is told; then it is complete with one answer, and paid. */
#include "games/games.h"
#include "games/onward_to_venus/otv_state.h"
#include "table/match/box.h"
#include "table/match/heard.h"
#include "tests/support/check.h"

enum { MATCHES = 40, OTHERS = OTV_MAX_SEATS + 1 };       /* the seats, and whoever watches */
static orr_box box;
static otv_state state;
static heard told;
static orr_news news = { .hear = heard_hear, .to = &told };
static orr_ctx table = { .box = &box, .state = &state, .news = &news };
static otv_view before[OTHERS];                          /* what each saw when the payment began */
static unsigned begun, answers, completed, most_answers; /* payments, their answers, those completed, longest one */

static bool is_paying(void)
{
    const orr_frame *f = &state.core.frame[state.core.depth - 1];
    return !state.core.over && f->proc == P_CLAIM && f->step == C_PAY_ANSWER;
}

static orr_seat watcher(unsigned i) { return (orr_seat)(i < state.core.seats ? i : ORR_PUBLIC); }

static void note_views(void)
{
    for (unsigned i = 0; i <= state.core.seats; i++) orr_observe(&table, watcher(i), &before[i]);
}

static void compare_views(orr_seat payer)
{
    static otv_view now;
    for (unsigned i = 0; i <= state.core.seats; i++) {
        orr_observe(&table, watcher(i), &now);
        const bool same = !memcmp(&now, &before[i], sizeof now);
        CHECK(watcher(i) == payer ? !same : same);
    }
}

static void answer(orr_rng *rng)
{
    orr_action list[ORR_MAX_LEGAL];
    const orr_seat s = orr_speaker(&table, rng);
    const int n = orr_legal(&table, s, list);
    if (CHECK(n > 0)) orr_say(&table, s, list[orr_rng_below(rng, (uint32_t)n)]);
}

static bool was_told(unsigned kind)
{
    for (uint32_t i = 0; i < told.n; i++)
        if (told.event[i].kind == kind) return true;
    return false;
}

/* The question to the payer stands open; at the end it is somebody's next question. */
static void follow_payment(orr_rng *rng)
{
    const orr_seat payer = state.core.frame[state.core.depth - 1].who;
    unsigned given = 0;
    note_views();
    begun++;
    for (;;) {
        told.n = 0;
        answer(rng);
        given++;
        if (!is_paying()) break;
        CHECK_NUMBER(told.n, 0);
        compare_views(payer);
    }
    answers += given;
    if (given > most_answers) most_answers = given;
    completed += was_told(OTV_TOLD_PAID) && was_told(OTV_TOLD_LANDS);
}

static void nobody_else_can_tell(void)
{
    for (unsigned i = 0; i < MATCHES; i++) {
        const uint8_t seats = (uint8_t)(OTV_MIN_SEATS + i % (OTV_MAX_SEATS - OTV_MIN_SEATS + 1));
        const uint8_t key[32] = { (uint8_t)i };
        orr_rng rng = { i };
        if (!CHECK(orr_start(&table, seats, key) == ORR_OK)) return;
        while (orr_asked(&table)) {
            if (is_paying()) follow_payment(&rng);
            else answer(&rng);
        }
    }
    CHECK(begun > 200 && answers > 2 * begun && most_answers > 5);   /* the matches have paid often and richly */
    CHECK_NUMBER(completed, begun);
}

int main(void)
{
    table.game = orr_find_game("onward-to-venus");
    box_open(&box, table.game);
    TEST_CASE(nobody_else_can_tell);
    return test_end();
}
